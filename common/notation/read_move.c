/* read_move.c - moves read forgivingly, in any notation.
 *
 * Two steps bring all notations together. First the text is spelled in one small
 * alphabet: upper-case letters and digits, Japanese words replaced by signs. Then one
 * grammar cuts it into a pattern: what the text says about the move, and what it leaves
 * open. The legal moves that fit the pattern are the answer.
 */
#include "notation/read_move.h"

#include <stdio.h>
#include <string.h>

#include "game/movegen.h"
#include "text/messages.h"

/* --- spelling --- */

/* Signs of the small alphabet that stand for words. Some are lower-case letters: no
 * letter of the input is, since those are made upper-case. */
enum {
    SAME = '@',  /* 同: where the last move went */
    BLACKS = '<', WHITES = '>', /* marks of the side to move */
    LEFT = 'l', STRAIGHT_UP = 's', RIGHT = 'r', UP = 'u', LEVEL = 'h', DOWN = 'd',
};

/* spelling_words.txt: Japanese words of moves, and their signs; ends with NULL. */
extern const char *const spelling_words[][LANGUAGES];

/* How one character or word is spelled: its sign, and how many bytes it takes. NULL: no
 * notation uses it. */
static const char *spell_one(const char *text, size_t *used, char plain[2])
{
    *used = (size_t)text_character(text);
    plain[0] = text_upper(text_narrow(text));
    plain[1] = '\0';
    if (strchr(BLANKS, plain[0]) || text_begins(text, "　"))
        return "";
    if ((unsigned char)plain[0] < 0x80)
        return plain;
    for (int i = 0; spelling_words[i][0]; i++)
        if (text_begins(text, spelling_words[i][0])) {
            *used = strlen(spelling_words[i][0]);
            return spelling_words[i][1];
        }
    return NULL;
}

/* Behind the number that a line of a KIF file begins with: "  3 ２六歩(27)". */
static const char *skip_number(const char *text)
{
    const char *at = text + strspn(text, " ");
    size_t digits = strspn(at, "0123456789");
    at += digits + strspn(at + digits, " ");
    bool move = text_narrow(at) != *at || !strncmp(at, "同", strlen("同"));
    return digits > 0 && at[-1] == ' ' && move ? at : text;
}

/* Does the time of a move begin here, as KIF files have it: "( 0:01/00:00:01)"? */
static bool is_time(const char *text)
{
    if (text_narrow(text) != '(')
        return false;
    text += text_character(text);
    text += strspn(text, " ");
    size_t digits = strspn(text, "0123456789");
    return digits > 0 && text[digits] == ':';
}

bool spell(const char *text, char out[SPELLED])
{
    size_t length = 0, used;
    char plain[2];
    out[0] = '\0';
    for (text = skip_number(text); *text && !is_time(text); text += used) {
        const char *sign = spell_one(text, &used, plain);
        if (!sign || length + strlen(sign) >= SPELLED)
            return false;
        length += (size_t)sprintf(out + length, "%s", sign);
    }
    return length > 0;
}

/* --- patterns --- */

/* What a text says about a move. */
typedef struct {
    int side;        /* the side it is marked with; -1: not marked */
    int from;        /* NO_SQUARE: not given */
    int to;
    int kind;        /* NO_KIND: not given */
    bool kind_after; /* `kind` is that after the move (CSA), not before */
    enum { OPEN, GIVEN, DECLINED } promotion;
    bool drop;       /* marked as a drop */
    bool board;      /* marked as a move on the board */
    char place;      /* LEFT, STRAIGHT_UP, RIGHT or 0 */
    char travel;     /* UP, LEVEL, DOWN or 0 */
} Pattern;

/* --- grammar: each function takes a part from the front of *text, if it is there --- */

/* One of these characters; 0: there is none. */
static char take(const char **text, const char *any_of)
{
    bool there = **text != '\0' && strchr(any_of, **text);
    return there ? *(*text)++ : '\0';
}

/* 7F and 76 are the same square, since ranks come as letters in USI and the West, else as
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

int square_named(const char *word)
{
    char text[SPELLED];
    const char *at = text;
    int sq;
    return spell(word, text) && take_square(&at, &sq) && !*at ? sq : NO_SQUARE;
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

/* ▲ and △, or the sign of CSA. A sign before a letter is a promoted piece instead. */
static void take_side(const char **text, Pattern *pattern)
{
    char c = **text;
    bool csa = (c == '+' || c == '-') && (*text)[1] >= '0' && (*text)[1] <= '9';
    if (!csa && c != BLACKS && c != WHITES)
        return;
    pattern->side = c == '+' || c == BLACKS ? BLACK : WHITE;
    ++*text;
}

/* P-7F, P7F, G6I-5H, S*5E: the piece comes first. */
static bool take_western(const char **text, Pattern *pattern)
{
    if (!take_piece(text, &pattern->kind))
        return false;
    bool given = take_square(text, &pattern->from);
    char how = take(text, "-X*'"); /* move, capture or drop */
    pattern->drop = how == '*' || how == '\'';
    pattern->board = how && !pattern->drop;
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
    if (take(text, "@")) {
        pattern->to = move_to(last_move(pos)); /* NO_SQUARE if there is none */
    } else if (!strncmp(*text, "00", 2)) {
        *text += 2;
        pattern->drop = true;
        if (!take_square(text, &pattern->to))
            return false;
    } else if (!take_one_or_two(text, pattern)) {
        return false;
    }
    pattern->kind = csa_kind(*text);
    pattern->kind_after = pattern->kind != NO_KIND;
    if (pattern->kind_after) { /* FU, RY: it says whether the move promoted */
        pattern->promotion = DECLINED;
        *text += 2;
    } else {
        take_piece(text, &pattern->kind);
    }
    pattern->place = take(text, "lsr");
    pattern->travel = take(text, "uhd");
    return true;
}

/* Promotion, a drop mark behind, and KIF's origin in parentheses. */
static bool take_end(const char **text, Pattern *pattern)
{
    char sign = take(text, "+=*");
    pattern->drop |= sign == '*';
    if (sign == '+' || sign == '=')
        pattern->promotion = sign == '+' ? GIVEN : DECLINED;
    if (take(text, "(") && !(take_square(text, &pattern->from) && take(text, ")")))
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
    *pattern = (Pattern){ .side = -1, .from = NO_SQUARE };
    take_side(&at, pattern);
    bool square = (*at >= '0' && *at <= '9') || *at == SAME;
    if (!(square ? take_squares(pos, &at, pattern) : take_western(&at, pattern)))
        return false;
    if (!take_end(&at, pattern) || (pattern->drop && pattern->from != NO_SQUARE))
        return false;
    return pattern->kind != NO_KIND || pattern->from != NO_SQUARE;
}

/* --- choosing among the legal moves --- */

/* What the pattern leaves open fits every move; but of two that differ by promotion alone
 * only the one without: all notations take silence for that, if it is legal. */
static bool fits(const Position *pos, const Pattern *pattern, Move move)
{
    static const char travel_sign[3] = { DOWN, LEVEL, UP };
    bool given = pattern->from != NO_SQUARE, drop = move_is_drop(move);
    int from = move_from(move), to = move_to(move), up = travel_up(pos->side, from, to);
    bool of_board = given || pattern->board || pattern->place || pattern->travel;
    if (to != pattern->to || (given && from != pattern->from))
        return false;
    if (drop ? of_board : pattern->drop)
        return false;
    if (pattern->travel && travel_sign[up + 1] != pattern->travel)
        return false;
    if (pattern->kind_after)
        return move_kind_after(move) == pattern->kind
            && (pattern->promotion != GIVEN || move_promotes(move));
    if (pattern->kind != NO_KIND && move_kind(move) != pattern->kind)
        return false;
    if (pattern->promotion == OPEN)
        return !move_promotes(move) || !move_is_legal(pos, move ^ MOVE_PROMOTE);
    return move_promotes(move) == (pattern->promotion == GIVEN);
}

/* Keep those that come from the side named. When none does exactly, as with two horses
 * or dragons one of which goes straight, the one that stands furthest to that side is
 * meant. */
static int keep_place(const Position *pos, char place, Move *found, int count)
{
    static const char place_sign[3] = { LEFT, STRAIGHT_UP, RIGHT };
    int kept = 0;
    Move extreme = MOVE_NONE;
    for (int i = 0; i < count; i++) {
        Move move = found[i];
        int from = move_from(move), to = move_to(move);
        bool not_up = place == STRAIGHT_UP && travel_up(pos->side, from, to) != 1;
        if (place_sign[travel_side(pos->side, from, to) + 1] == place && !not_up)
            found[kept++] = move;
        bool righter = (from < move_from(extreme)) == (pos->side == BLACK);
        if (i == 0 || righter == (place == RIGHT))
            extreme = move;
    }
    if (kept > 0 || count == 0 || place == STRAIGHT_UP)
        return kept;
    found[0] = extreme;
    return 1;
}

/* The legal moves that fit: drops only where no move on the board does, since a drop is
 * marked as one there. */
static int find_fitting(const Position *pos, const Pattern *pattern, Move *found)
{
    Move legal[MAX_MOVES];
    int moves = generate_legal(pos, legal), count = 0;
    for (int drop = 0; drop <= 1 && count == 0; drop++)
        for (int i = 0; i < moves; i++)
            if (move_is_drop(legal[i]) == drop && fits(pos, pattern, legal[i]))
                found[count++] = legal[i];
    return pattern->place ? keep_place(pos, pattern->place, found, count) : count;
}

/* --- explaining --- */

enum { UNTRIED = LEGAL - 1 }; /* no piece is of the kind that is meant */

/* What is wrong with moving the piece on `from` as the pattern says. */
static int judge_from(const Position *pos, const Pattern *pattern, int from)
{
    int piece = pos->board[from], kind = piece_kind(piece);
    bool becomes = pattern->kind_after && kind_can_promote(kind)
        && (kind | PROMOTED) == pattern->kind;
    Intent intent = { .from = from, .to = pattern->to,
                      .promote = pattern->promotion == GIVEN || becomes };
    Move move;
    if (piece != EMPTY && pattern->kind != NO_KIND && pattern->kind != kind && !becomes)
        return UNTRIED;
    return (int)rules_judge(pos, intent, &move);
}

/* The reason of the try that comes nearest to a legal move: reasons are in that order. */
static int judge_any(const Position *pos, const Pattern *pattern)
{
    Move move;
    Intent drop = { .to = pattern->to, .kind = kind_plain(pattern->kind),
                    .promote = pattern->promotion == GIVEN || pattern->kind > KING };
    bool held = pattern->kind < KING && !pattern->board
        && pos->hand[pos->side][pattern->kind] > 0;
    int nearest = pattern->drop || held ? (int)rules_judge(pos, drop, &move) : UNTRIED;
    for (int sq = 0; sq < SQUARES && !pattern->drop; sq++) {
        bool own = pos->board[sq] & piece_flag(pos->side);
        int reason = own ? judge_from(pos, pattern, sq) : UNTRIED;
        nearest = reason > nearest ? reason : nearest;
    }
    return nearest;
}

/* Why no legal move fits. Returns false. */
static bool explain(const Position *pos, const Pattern *pattern, Token shown,
                    char error[ERROR_TEXT])
{
    bool given = pattern->from != NO_SQUARE;
    int length = token_shown(shown);
    char square[3];
    if (pattern->side >= 0 && pattern->side != pos->side)
        return refusal_error(error, REFUSAL_MOVE_OTHER_SIDE, length, shown.text,
                             word_for_side(pattern->side), word_for_side(pos->side));
    if (pattern->to == NO_SQUARE)
        return refusal_error(error, REFUSAL_MOVE_NO_LAST, length, shown.text);
    int reason =
        given ? judge_from(pos, pattern, pattern->from) : judge_any(pos, pattern);
    if (reason == UNTRIED && given)
        return refusal_error(error, REFUSAL_MOVE_NOT_KIND,
                             square_write(pattern->from, square),
                             word_for_kind(pattern->kind));
    if (reason == UNTRIED)
        return refusal_error(error, REFUSAL_MOVE_NO_KIND, word_for_side(pos->side),
                             word_for_kind(pattern->kind));
    return refusal_error(error, REFUSAL_MOVE_ILLEGAL, length, shown.text,
                         refusal_text(reason == LEGAL ? (int)REFUSAL_MOVE_NOT_FROM
                                                      : reason));
}

/* --- the whole --- */

/* A record's time may stand behind a move, 26歩 (0:01/00:00:01), or a question mark. */
static const char *without_end(const char *text, char cut[SPOKEN_TEXT])
{
    const char *time = strrchr(text, '(');
    size_t length = time && strchr(time, ':') ? (size_t)(time - text) : strlen(text);
    while (length > 1 && strchr("?!", text[length - 1]))
        length--;
    if (length >= SPOKEN_TEXT || !text[length])
        return text;
    sprintf(cut, "%.*s", (int)length, text);
    return cut;
}

int move_read(const Position *pos, const char *text, TypedMove *typed,
              char error[ERROR_TEXT])
{
    Pattern pattern;
    char cut[SPOKEN_TEXT];
    text = without_end(text, cut);
    Token shown = { text, (int)strlen(text) };
    typed->may_promote = false;
    typed->count = moves_spoken(pos, text, typed->found);
    typed->is_move = typed->count > 0 || read_pattern(pos, text, &pattern);
    if (typed->count > 0)
        return typed->count;
    if (!typed->is_move)
        return refusal_error(error, REFUSAL_MOVE_UNREADABLE, token_shown(shown), text);
    if (pattern.to != NO_SQUARE && (pattern.side < 0 || pattern.side == pos->side))
        typed->count = find_fitting(pos, &pattern, typed->found);
    if (typed->count == 0)
        explain(pos, &pattern, shown, error);
    Move move = typed->count == 1 ? typed->found[0] : MOVE_NONE;
    typed->may_promote = move && pattern.promotion == OPEN && !move_is_drop(move)
        && !move_promotes(move) && kind_can_promote(move_kind(move))
        && move_is_legal(pos, move | MOVE_PROMOTE);
    return typed->count;
}
