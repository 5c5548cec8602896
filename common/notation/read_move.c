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
#include "notation/speak_move.h"
#include "notation/spelling.h"
#include "notation/write_move.h"
#include "text/messages.h"

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

static bool take(const char **text, const char *any_of, char *taken)
{
    if (**text == '\0' || !strchr(any_of, **text))
        return false;
    *taken = *(*text)++;
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
    Move last = last_move(pos);
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
    pattern->kind = csa_kind(*text);
    pattern->kind_after = pattern->kind != NO_KIND;
    if (pattern->kind_after) { /* FU, RY: it says whether the move promoted */
        pattern->promotion = DECLINED;
        *text += 2;
    } else {
        take_piece(text, &pattern->kind);
    }
    take(text, "lsr", &pattern->place);
    take(text, "uhd", &pattern->travel);
    return true;
}

/* Promotion, a drop mark behind, and KIF's origin in parentheses. */
static bool take_end(const char **text, Pattern *pattern)
{
    char sign = 0;
    if (take(text, "+=*", &sign)) {
        pattern->drop |= sign == '*';
        if (sign != '*')
            pattern->promotion = sign == '+' ? GIVEN : DECLINED;
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
    int kept = 0, extreme = 0;
    Move all[MAX_MOVES];
    memcpy(all, found, (size_t)count * sizeof *found);
    for (int i = 0; i < count; i++) {
        int from = move_from(all[i]), to = move_to(all[i]);
        bool not_up = place == STRAIGHT_UP && travel_up(pos->side, from, to) != 1;
        if (place_sign[travel_side(pos->side, from, to) + 1] == place && !not_up)
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

/* The legal moves that fit. A drop is marked as one wherever a move on the board fits as
 * well. */
static int find_fitting(const Position *pos, const Pattern *pattern,
                        Move found[MAX_MOVES])
{
    Move legal[MAX_MOVES];
    int moves = generate_legal(pos, legal), count = 0, kept = 0;
    bool board = false;
    for (int i = 0; i < moves; i++)
        if (fits(pos, pattern, legal[i])) {
            board |= !move_is_drop(legal[i]);
            found[count++] = legal[i];
        }
    if (pattern->place)
        count = keep_place(pos, pattern->place, found, count);
    for (int i = 0; i < count; i++)
        if (!board || !move_is_drop(found[i]))
            found[kept++] = found[i];
    return kept;
}

/* --- explaining --- */

/* What is wrong with moving the piece on `from` as the pattern says. LEGAL: nothing, or
 * the piece is not of the kind that is meant. */
static Illegal judge_from(const Position *pos, const Pattern *pattern, int from,
                          bool *is_kind)
{
    int piece = pos->board[from], kind = piece_kind(piece);
    bool becomes = pattern->kind_after && kind_can_promote(kind)
        && (kind | PROMOTED) == pattern->kind;
    Intent intent = { .from = from, .to = pattern->to,
                      .promote = pattern->promotion == GIVEN || becomes };
    Move move;
    *is_kind = pattern->kind == NO_KIND || becomes || kind == pattern->kind;
    return *is_kind || piece == EMPTY ? rules_judge(pos, intent, &move) : LEGAL;
}

/* The reason of the try that comes nearest to a legal move: reasons are in that order. */
static Illegal judge_any(const Position *pos, const Pattern *pattern, bool *any)
{
    Move move;
    Intent drop = { .to = pattern->to, .kind = kind_plain(pattern->kind),
                    .promote = pattern->promotion == GIVEN || pattern->kind > KING };
    *any = pattern->drop || (pattern->kind < KING && !pattern->board
                             && pos->hand[pos->side][pattern->kind] > 0);
    Illegal nearest = *any ? rules_judge(pos, drop, &move) : LEGAL;
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

/* Why no legal move fits. Returns false. */
static bool explain(const Position *pos, const Pattern *pattern, Token shown,
                    char error[ERROR_TEXT])
{
    bool given = pattern->from != NO_SQUARE, match;
    int length = token_shown(shown);
    char square[3];
    if (pattern->side >= 0 && pattern->side != pos->side)
        return refusal_error(error, REFUSAL_MOVE_OTHER_SIDE, length, shown.text,
                             word_for_side(pattern->side), word_for_side(pos->side));
    if (pattern->to == NO_SQUARE)
        return refusal_error(error, REFUSAL_MOVE_NO_LAST, length, shown.text);
    Illegal reason = given ? judge_from(pos, pattern, pattern->from, &match)
                           : judge_any(pos, pattern, &match);
    if (given && !match && reason == LEGAL)
        return refusal_error(error, REFUSAL_MOVE_NOT_KIND,
                             square_write(pattern->from, square),
                             word_for_kind(pattern->kind));
    if (!given && !match)
        return refusal_error(error, REFUSAL_MOVE_NO_KIND, word_for_side(pos->side),
                             word_for_kind(pattern->kind));
    int why = reason == LEGAL ? (int)REFUSAL_MOVE_NOT_FROM : (int)reason;
    return refusal_error(error, REFUSAL_MOVE_ILLEGAL, length, shown.text,
                         refusal_text(why));
}

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
    if (!typed->is_move) {
        refusal_error(error, REFUSAL_MOVE_UNREADABLE, token_shown(shown), text);
        return 0;
    }
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
