/* notation_parse.c - moves read forgivingly, in any notation.
 *
 * Two steps bring all notations together. First the text is spelled in one small
 * alphabet: upper-case letters and digits, Japanese words replaced by signs. Then one
 * grammar cuts it into a pattern: what the text says about the move, and what it leaves
 * open. The legal moves that fit the pattern are the answer.
 */
#include <stdio.h>
#include <string.h>

#include "game/movegen.h"
#include "game/notation_text.h"

/* Signs of the small alphabet that stand for words. They are lower-case where letters of
 * the input can't be, as those are made upper-case. */
enum {
    SAME = '@',  /* 同: where the last move went */
    BLACKS = '<', WHITES = '>', /* marks of the side that moves */
    LEFT = 'l', STRAIGHT_UP = 's', RIGHT = 'r', UP = 'u', LEVEL = 'h', DOWN = 'd',
    SPELLED = 40, /* bytes; the longest sensible move is much shorter */
};

/* Japanese words, spelled as in Western notation: a promoted piece has '+' in front, a
 * move that promotes has it at the end. */
static const struct { const char *word, *sign; } spelling[] = {
    { "一", "1" }, { "二", "2" }, { "三", "3" }, { "四", "4" }, { "五", "5" },
    { "六", "6" }, { "七", "7" }, { "八", "8" }, { "九", "9" },
    { "歩", "P" }, { "香", "L" }, { "桂", "N" }, { "銀", "S" }, { "金", "G" },
    { "角", "B" }, { "飛", "R" }, { "玉", "K" }, { "王", "K" }, { "と", "+P" },
    { "杏", "+L" }, { "圭", "+N" }, { "全", "+S" }, { "馬", "+B" }, { "龍", "+R" },
    { "竜", "+R" }, { "不成", "=" }, { "成", "+" }, { "打", "*" },
    { "同", "@" }, { "仝", "@" }, { "右", "r" }, { "左", "l" }, { "直", "s" },
    { "上", "u" }, { "行", "u" }, { "寄", "h" }, { "引", "d" },
    { "▲", "<" }, { "☗", "<" }, { "△", ">" }, { "☖", ">" }, { "▽", ">" },
    { "　", "" }, { "×", "X" }, { "−", "-" },
};

/* What a text says about a move. */
typedef struct {
    int side;        /* the side it is marked with; -1: not marked */
    int from;        /* NO_SQUARE: not given */
    int to;
    int kind;        /* NO_KIND: not given */
    bool kind_after; /* `kind` is that after the move (CSA), not before */
    bool promote;
    bool drop;       /* marked as a drop */
    bool board;      /* marked as a move on the board */
    char place;      /* LEFT, STRAIGHT_UP, RIGHT or 0 */
    char travel;     /* UP, LEVEL, DOWN or 0 */
} Pattern;

/* --- spelling --- */

/* One full-width form of ASCII (U+FF01 to U+FF5E), or 0. */
static char narrow(const char *text)
{
    const unsigned char *c = (const unsigned char *)text;
    if (c[0] != 0xef || (c[1] != 0xbc && c[1] != 0xbd) || c[2] < 0x80)
        return 0;
    int code = (c[1] - 0xbc) * 64 + c[2] - 0x80 + ' ';
    return (char)(code > ' ' && code <= '~' ? code : 0);
}

/* Spell a text in the small alphabet. False: it has a character no notation uses, or is
 * too long for a move. */
static bool spell(const char *text, char out[SPELLED])
{
    size_t length = 0;
    while (*text) {
        char buffer[2] = { *text, '\0' };
        const char *sign = buffer;
        size_t used = 1;
        if (strchr(BLANKS, *text)) {
            sign = "";
        } else if ((unsigned char)*text >= 0x80) {
            buffer[0] = narrow(text);
            used = buffer[0] ? 3 : 0;
            for (size_t i = 0; !used && i < sizeof spelling / sizeof *spelling; i++)
                if (!strncmp(text, spelling[i].word, strlen(spelling[i].word))) {
                    used = strlen(spelling[i].word);
                    sign = spelling[i].sign;
                }
        }
        if (used == 0 || length + strlen(sign) >= SPELLED)
            return false;
        if (sign == buffer && buffer[0] >= 'a' && buffer[0] <= 'z')
            buffer[0] = (char)(buffer[0] - 'a' + 'A');
        length += (size_t)sprintf(out + length, "%s", sign);
        text += used;
    }
    out[length] = '\0';
    return length > 0;
}

/* --- grammar: each function takes a part from the front of *text, if it is there --- */

static bool take(const char **text, const char *any_of, char *taken)
{
    if (**text == '\0' || !strchr(any_of, **text))
        return false;
    *taken = *(*text)++;
    return true;
}

/* 7F and 76 are the same square: ranks come as letters in USI and the West, else as
 * digits. */
static bool take_square(const char **text, int *sq)
{
    const char *c = *text;
    if (c[0] < '1' || c[0] > '9')
        return false;
    int rank = c[1] >= 'A' ? c[1] - 'A' + 1 : c[1] - '0';
    if (rank < 1 || rank > 9)
        return false;
    *sq = square_make(c[0] - '0', rank);
    *text += 2;
    return true;
}

/* A piece as it was before the move: P, +R. */
static bool take_piece(const char **text, int *kind)
{
    bool promoted = **text == '+';
    int plain = letter_kind((*text)[promoted]);
    if (plain == NO_KIND || (promoted && !kind_can_promote(plain)))
        return false;
    *kind = promoted ? plain | PROMOTED : plain;
    *text += 1 + promoted;
    return true;
}

/* A piece as it is after the move: FU, RY. */
static bool take_csa_piece(const char **text, int *kind)
{
    for (int k = PAWN; k < KINDS; k++)
        if (csa_name[k] && !strncmp(*text, csa_name[k], 2)) {
            *kind = k;
            *text += 2;
            return true;
        }
    return false;
}

/* ▲ and △, or the sign of CSA. A sign before a letter is a promoted piece instead. */
static void take_side(const char **text, Pattern *pattern)
{
    char c = **text;
    bool csa = (c == '+' || c == '-') && (*text)[1] >= '0' && (*text)[1] <= '9';
    pattern->side = -1;
    if (!csa && c != BLACKS && c != WHITES)
        return;
    pattern->side = c == '+' || c == BLACKS ? BLACK : WHITE;
    ++*text;
}

/* The sign between origin and target: move, capture or drop. */
static void take_how(const char **text, Pattern *pattern)
{
    char how;
    if (!take(text, "-X*'", &how))
        return;
    pattern->drop = how == '*' || how == '\'';
    pattern->board = !pattern->drop;
}

/* P-7F, P7F, G6I-5H, S*5E: the piece comes first. */
static bool take_western(const char **text, Pattern *pattern)
{
    if (!take_piece(text, &pattern->kind))
        return false;
    bool given = take_square(text, &pattern->from);
    take_how(text, pattern);
    if (take_square(text, &pattern->to))
        return true;
    pattern->to = pattern->from;
    pattern->from = NO_SQUARE;
    return given && !pattern->board && !pattern->drop;
}

/* One square, the target; or two, origin and target, perhaps with a sign between. */
static bool take_one_or_two(const char **text, Pattern *pattern)
{
    if (!take_square(text, &pattern->to))
        return false;
    int first = pattern->to;
    const char *second = *text + (**text == '-' || **text == 'X');
    if (take_square(&second, &pattern->to)) {
        pattern->from = first;
        *text = second;
    }
    return true;
}

/* 7G7F, 7776FU, 0055KA, 76P(77), @Sru: squares come first. */
static bool take_squares(const Position *pos, const char **text, Pattern *pattern)
{
    Move last = pos->ply > 0 ? pos->history[pos->ply - 1].move : MOVE_NONE;
    char sign;
    if (take(text, "@", &sign)) {
        pattern->to = last == MOVE_NONE ? NO_SQUARE : move_to(last);
    } else if (!strncmp(*text, "00", 2)) {
        *text += 2;
        pattern->drop = true;
        if (!take_square(text, &pattern->to))
            return false;
    } else if (!take_one_or_two(text, pattern)) {
        return false;
    }
    pattern->kind_after = take_csa_piece(text, &pattern->kind);
    if (!pattern->kind_after)
        take_piece(text, &pattern->kind);
    take(text, "lsr", &pattern->place);
    take(text, "uhd", &pattern->travel);
    return true;
}

/* Promotion, a drop mark behind, and KIF's origin in parentheses. */
static bool take_end(const char **text, Pattern *pattern)
{
    char sign = 0;
    if (take(text, "+=*", &sign)) {
        pattern->promote = sign == '+';
        pattern->drop |= sign == '*';
    }
    if (take(text, "(", &sign)
        && (!take_square(text, &pattern->from) || !take(text, ")", &sign)))
        return false;
    return **text == '\0';
}

/* A text is a move when it names a target and either a piece or an origin. */
static bool read_pattern(const Position *pos, const char *text, Pattern *pattern)
{
    char spelled[SPELLED];
    if (!spell(text, spelled))
        return false;
    const char *at = spelled;
    *pattern = (Pattern){ .from = NO_SQUARE };
    take_side(&at, pattern);
    bool square = (*at >= '0' && *at <= '9') || *at == SAME;
    if (!(square ? take_squares(pos, &at, pattern) : take_western(&at, pattern)))
        return false;
    if (!take_end(&at, pattern) || (pattern->drop && pattern->from != NO_SQUARE))
        return false;
    return pattern->kind != NO_KIND || (pattern->from != NO_SQUARE && !pattern->drop);
}

/* --- choosing among the legal moves --- */

/* What the pattern leaves open fits every move; promotion is never left open, as all
 * notations take silence for "does not promote", and CSA names the piece it becomes. */
static bool fits(const Position *pos, const Pattern *pattern, Move move)
{
    static const char travel_sign[3] = { DOWN, LEVEL, UP };
    bool drop = move_is_drop(move);
    if (move_to(move) != pattern->to)
        return false;
    if (drop ? pattern->board || pattern->from != NO_SQUARE : pattern->drop)
        return false;
    if (pattern->from != NO_SQUARE && move_from(move) != pattern->from)
        return false;
    if (drop && (pattern->place || pattern->travel))
        return false;
    if (pattern->travel) {
        int up = travel_up(pos->side, move_from(move), move_to(move));
        if (travel_sign[up + 1] != pattern->travel)
            return false;
    }
    if (pattern->kind_after)
        return move_kind_after(move) == pattern->kind
            && (!pattern->promote || move_promotes(move));
    return (pattern->kind == NO_KIND || move_kind(move) == pattern->kind)
        && move_promotes(move) == pattern->promote;
}

/* Keep those that come from the side named. When none does exactly, as with two horses
 * or dragons one of which goes straight, the one that stands furthest to that side is
 * meant. */
static int keep_place(const Position *pos, char place, Move *found, int count)
{
    static const char place_sign[3] = { LEFT, STRAIGHT_UP, RIGHT };
    int kept = 0, extreme = 0;
    Move all[MAX_MOVES];
    memcpy(all, found, (size_t)count * sizeof *found);
    for (int i = 0; i < count; i++) {
        int from = move_from(all[i]);
        if (place_sign[travel_side(pos->side, from, move_to(all[i])) + 1] == place)
            found[kept++] = all[i];
        bool righter = (from < move_from(all[extreme])) == (pos->side == BLACK);
        if (i > 0 && righter == (place == RIGHT))
            extreme = i;
    }
    if (kept > 0 || count == 0 || place == STRAIGHT_UP)
        return kept;
    found[0] = all[extreme];
    return 1;
}

/* A drop is marked as one wherever a move on the board fits as well. */
static int keep_board_moves(Move *found, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (!move_is_drop(found[i]))
            found[kept++] = found[i];
    return kept ? kept : count;
}

static int find_fitting(const Position *pos, const Pattern *pattern,
                        Move found[MAX_MOVES])
{
    Move legal[MAX_MOVES];
    int moves = generate_legal(pos, legal), count = 0;
    for (int i = 0; i < moves; i++)
        if (fits(pos, pattern, legal[i]))
            found[count++] = legal[i];
    if (pattern->place)
        count = keep_place(pos, pattern->place, found, count);
    return keep_board_moves(found, count);
}

/* --- explaining --- */

static const char *const kind_word[KINDS] = { "piece", "pawn", "lance", "knight",
    "silver", "gold", "bishop", "rook", "king", "promoted pawn", "promoted lance",
    "promoted knight", "promoted silver", "", "horse", "dragon" };

/* What is wrong with moving the piece on `from` as the pattern says. LEGAL: nothing, or
 * the piece is not of the kind that is meant. */
static Illegal judge_from(const Position *pos, const Pattern *pattern, int from,
                          bool *is_kind)
{
    int piece = pos->board[from], kind = piece_kind(piece);
    Intent intent = { .from = from, .to = pattern->to, .promote = pattern->promote };
    bool becomes = pattern->kind_after && kind_can_promote(kind)
        && (kind | PROMOTED) == pattern->kind;
    Move move;
    intent.promote |= becomes;
    *is_kind = pattern->kind == NO_KIND || becomes || kind == pattern->kind;
    return *is_kind || piece == EMPTY ? rules_judge(pos, intent, &move) : LEGAL;
}

/* The reason of the try that comes nearest to a legal move: reasons are in that order. */
static Illegal judge_any(const Position *pos, const Pattern *pattern, bool *any)
{
    Illegal nearest = LEGAL;
    Move move;
    int plain = kind_plain(pattern->kind);
    *any = pattern->drop || (pattern->kind < KING && !pattern->board
                             && pos->hand[pos->side][pattern->kind] > 0);
    if (*any) {
        Intent intent = { .to = pattern->to, .kind = plain,
                          .promote = pattern->promote || pattern->kind > KING };
        nearest = rules_judge(pos, intent, &move);
    }
    for (int file = 1; file <= 9 && !pattern->drop; file++)
        for (int rank = 1; rank <= 9; rank++) {
            int sq = square_make(file, rank);
            bool is_kind;
            if (!(pos->board[sq] & piece_flag(pos->side)))
                continue;
            Illegal reason = judge_from(pos, pattern, sq, &is_kind);
            *any |= is_kind;
            if (is_kind && reason > nearest)
                nearest = reason;
        }
    return nearest;
}

/* Why no legal move fits. */
static void explain(const Position *pos, const Pattern *pattern, const char *text,
                    char error[ERROR_TEXT])
{
    static const char *const side_word[2] = { "Black", "White" };
    Token shown = { text, (int)strlen(text) };
    char square[3];
    bool match;
    if (pattern->side >= 0 && pattern->side != pos->side) {
        text_error(error, "'%.*s' is marked as a move of %s, but %s is to move",
                   token_shown(shown), text, side_word[pattern->side],
                   side_word[pos->side]);
        return;
    }
    if (pattern->to == NO_SQUARE) {
        text_error(error, "'%.*s' means the square of the last move, but there is none",
                   token_shown(shown), text);
        return;
    }
    bool given = pattern->from != NO_SQUARE;
    Illegal reason = given ? judge_from(pos, pattern, pattern->from, &match)
                           : judge_any(pos, pattern, &match);
    if (given && !match && reason == LEGAL)
        text_error(error, "the piece on %s is not a %s",
                   square_write(pattern->from, square), kind_word[pattern->kind]);
    else if (!given && !match)
        text_error(error, "%s has no %s", side_word[pos->side], kind_word[pattern->kind]);
    else
        text_error(error, "'%.*s' is illegal: %s", token_shown(shown), text,
                   reason == LEGAL ? "no piece can come from that side"
                                   : illegal_text(reason));
}

int move_parse(const Position *pos, const char *text, Move found[MAX_MOVES],
               bool *is_move, char error[ERROR_TEXT])
{
    Pattern pattern;
    *is_move = read_pattern(pos, text, &pattern);
    if (!*is_move) {
        Token shown = { text, (int)strlen(text) };
        text_error(error, "'%.*s' is not a move in any notation", token_shown(shown),
                   text);
        return 0;
    }
    int count = 0;
    if (pattern.to != NO_SQUARE && (pattern.side < 0 || pattern.side == pos->side))
        count = find_fitting(pos, &pattern, found);
    if (count == 0)
        explain(pos, &pattern, text, error);
    return count;
}
