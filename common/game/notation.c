/* notation.c - see notation.h. */
#include "game/notation.h"

#include <stdio.h>
#include <string.h>

#include "game/reason.h"

/* The first two letters of the Japanese words: fu, kyosha, keima, gin, kin, ... */
const char *const csa_name[KINDS] = { [PAWN] = "FU", [LANCE] = "KY", [KNIGHT] = "KE",
    [SILVER] = "GI", [GOLD] = "KI", [BISHOP] = "KA", [ROOK] = "HI", [KING] = "OU",
    [PRO_PAWN] = "TO", [PRO_LANCE] = "NY", [PRO_KNIGHT] = "NK", [PRO_SILVER] = "NG",
    [HORSE] = "UM", [DRAGON] = "RY" };

const char *const kanji_name[KINDS] = { [PAWN] = "歩", [LANCE] = "香", [KNIGHT] = "桂",
    [SILVER] = "銀", [GOLD] = "金", [BISHOP] = "角", [ROOK] = "飛", [KING] = "玉",
    [PRO_PAWN] = "と", [PRO_LANCE] = "杏", [PRO_KNIGHT] = "圭", [PRO_SILVER] = "全",
    [HORSE] = "馬", [DRAGON] = "龍" };

const char *const letter_name[KINDS] = { [PAWN] = "P", [LANCE] = "L", [KNIGHT] = "N",
    [SILVER] = "S", [GOLD] = "G", [BISHOP] = "B", [ROOK] = "R", [KING] = "K",
    [PRO_PAWN] = "+P", [PRO_LANCE] = "+L", [PRO_KNIGHT] = "+N", [PRO_SILVER] = "+S",
    [HORSE] = "+B", [DRAGON] = "+R" };

/* In a move the three small promoted pieces have two-character names. */
static const char *move_kanji(int kind)
{
    switch (kind) {
    case PRO_LANCE: return "成香";
    case PRO_KNIGHT: return "成桂";
    case PRO_SILVER: return "成銀";
    default: return kanji_name[kind];
    }
}

char *square_write(int sq, char text[3])
{
    text[0] = (char)('0' + square_file(sq));
    text[1] = (char)('a' + square_rank(sq) - 1);
    text[2] = '\0';
    return text;
}

int letter_kind(char letter)
{
    static const char letters[] = "PLNSGBRK";
    /* In the order of the kinds. Without the first question the zero at the end of a text
     * would be found as a ninth letter. */
    const char *found = letter ? strchr(letters, letter) : NULL;
    return found ? (int)(found - letters) + PAWN : NO_KIND;
}

/* --- telling a piece from its like --- */

enum { MAX_RIVALS = 12 };

/* Do the attacks of `pos->side` on `to` include another piece just like the one on
 * `from`? Such others are what a move's text must tell it from. Calls them rivals:
 * writes their squares to `rivals` and returns how many there are. `from` may be
 * NO_SQUARE (drops). Sliders see only the first piece, so a rival behind another one is
 * none. Pinned pieces count: notation asks how pieces move, not whether the rules let
 * them. */
static int find_rivals(const Position *pos, int from, int to, int kind,
                       int rivals[MAX_RIVALS])
{
    int count = 0;
    for (uint32_t word = pos->attack[pos->side][to]; word; word &= word - 1) {
        int sq = attacker_square(pos, to, lowest_bit(word));
        if (sq != from && piece_kind(pos->board[sq]) == kind && count < MAX_RIVALS)
            rivals[count++] = sq;
    }
    return count;
}

static int sign(int number) { return (number > 0) - (number < 0); }

int travel_up(int side, int from, int to)
{
    return sign(relative_rank(side, from) - relative_rank(side, to));
}

int travel_side(int side, int from, int to)
{
    /* Files are counted from Black's right to his left. */
    int sideways = sign(square_file(to) - square_file(from));
    return side == BLACK ? sideways : -sideways;
}

/* The words that tell the piece on `from` from its rivals (JSA notation): the side it
 * comes from when a rival travels the same way up, level or down; the way it travels
 * when that is not enough, or not needed. A straight step up is 直 alone, except for
 * horse and dragon. */
static void append_japanese_origin(const Position *pos, Move move, char *text)
{
    static const char *const up_word[3] = { "引", "寄", "上" };
    int from = move_from(move), to = move_to(move), side = pos->side;
    int up = travel_up(side, from, to), place = travel_side(side, from, to);
    int rivals[MAX_RIVALS];
    int count = find_rivals(pos, from, to, move_kind(move), rivals);
    if (count == 0)
        return;
    bool need_place = false, need_up = false;
    for (int i = 0; i < count; i++) {
        need_place |= travel_up(side, rivals[i], to) == up;
        need_up |= travel_side(side, rivals[i], to) == place;
    }
    if (need_place && place == 0 && move_kind(move) < HORSE) {
        strcat(text, "直");
        return;
    }
    if (need_place && place == 0) /* of two horses or dragons the other is on one side */
        place = -travel_side(side, rivals[0], to);
    if (need_place)
        strcat(text, place < 0 ? "左" : "右");
    if (need_up || !need_place)
        strcat(text, up_word[up + 1]);
}

/* Could a board move have promoted, and did not? */
static bool declines_promotion(const Position *pos, Move move)
{
    return !move_is_drop(move) && !move_promotes(move)
        && kind_can_promote(move_kind(move))
        && (in_zone(pos->side, move_from(move)) || in_zone(pos->side, move_to(move)));
}

/* --- writers --- */

/* ▲７六歩: mark, square (or 同, "the same" as the last move's), piece, origin, promotion.
 * A drop is marked 打 only when a piece on the board could have come there as well. */
static void write_japanese(const Position *pos, Move move, char *text)
{
    int to = move_to(move), rivals[MAX_RIVALS];
    char rest[MOVE_TEXT];
    strcpy(rest, move_kanji(move_kind(move)));
    size_t one_character = strlen(kanji_name[PAWN]);
    if (!move_is_drop(move))
        append_japanese_origin(pos, move, rest);
    else if (find_rivals(pos, NO_SQUARE, to, move_kind(move), rivals) > 0)
        strcat(rest, "打");
    if (move_promotes(move))
        strcat(rest, "成");
    else if (declines_promotion(pos, move))
        strcat(rest, "不成");
    Move last = pos->ply > 0 ? pos->history[pos->ply - 1].move : MOVE_NONE;
    strcpy(text, pos->side == BLACK ? "▲" : "△");
    /* A wide blank fills the place of the square when one character follows: 同　歩. */
    if (last != MOVE_NONE && move_to(last) == to) {
        strcat(text, strlen(rest) == one_character ? "同　" : "同");
    } else {
        strcat(text, wide_digit[square_file(to)]);
        strcat(text, kanji_digit[square_rank(to)]);
    }
    strcat(text, rest);
}

/* P-7f: piece, origin when others could go there too, - x or *, square, + or =. */
static void write_western(const Position *pos, Move move, char *text)
{
    int from = move_from(move), to = move_to(move), rivals[MAX_RIVALS];
    char origin[3] = "", target[3];
    if (!move_is_drop(move) && find_rivals(pos, from, to, move_kind(move), rivals) > 0)
        square_write(from, origin);
    char how = move_is_drop(move) ? '*' : pos->board[to] != EMPTY ? 'x' : '-';
    snprintf(text, MOVE_TEXT, "%s%s%c%s%s", letter_name[move_kind(move)], origin, how,
             square_write(to, target), move_promotes(move) ? "+"
             : declines_promotion(pos, move) ? "=" : "");
}

/* +7776FU: side, origin (00 for a drop), square, the piece as it stands afterwards. */
static void write_csa(const Position *pos, Move move, char *text)
{
    int from = move_from(move), to = move_to(move);
    snprintf(text, MOVE_TEXT, "%c%d%d%d%d%s", pos->side == BLACK ? '+' : '-',
             square_file(from), square_rank(from), square_file(to), square_rank(to),
             csa_name[move_kind_after(move)]);
}

char *move_to_usi(Move move, char text[MOVE_TEXT])
{
    char from[3], to[3];
    if (move == MOVE_NONE)
        snprintf(text, MOVE_TEXT, "none");
    else if (move_is_drop(move))
        snprintf(text, MOVE_TEXT, "%s*%s", letter_name[move_kind(move)],
                 square_write(move_to(move), to));
    else
        snprintf(text, MOVE_TEXT, "%s%s%s", square_write(move_from(move), from),
                 square_write(move_to(move), to), move_promotes(move) ? "+" : "");
    return text;
}

char *move_write(const Position *pos, Move move, Notation notation, char text[MOVE_TEXT])
{
    switch (notation) {
    case NOTATION_CSA: write_csa(pos, move, text); break;
    case NOTATION_JAPANESE: write_japanese(pos, move, text); break;
    case NOTATION_WESTERN: write_western(pos, move, text); break;
    case NOTATION_USI: move_to_usi(move, text); break;
    }
    return text;
}

char *score_write(int score, char text[MOVE_TEXT])
{
    if (!is_mate_score(score))
        snprintf(text, MOVE_TEXT, "cp %d", score);
    else if (score > 0)
        snprintf(text, MOVE_TEXT, "mate %d", SCORE_MATE - score);
    else /* "-0" is USI's word for being mated already */
        snprintf(text, MOVE_TEXT, "mate -%d", SCORE_MATE + score);
    return text;
}

/* --- USI moves --- */

/* Two squares, or a piece, '*' and a square. Reading stops at the first wrong character,
 * so a text that is too short is never read past its end. */
bool intent_from_usi(const char *text, Intent *intent)
{
    Intent read = { .from = NO_SQUARE, .kind = letter_kind(text[0]) };
    bool drop = read.kind != NO_KIND && read.kind != KING && text[1] == '*';
    for (int i = drop ? 2 : 0; i < 4; i += 2) {
        if (text[i] < '1' || text[i] > '9' || text[i + 1] < 'a' || text[i + 1] > 'i')
            return false;
        read.from = read.to;
        read.to = square_make(text[i] - '0', text[i + 1] - 'a' + 1);
    }
    read.promote = text[4] == '+';
    if (text[4 + read.promote] != '\0')
        return false;
    *intent = read;
    return true;
}

bool move_from_usi(const Position *pos, const char *text, Move *move,
                   char error[ERROR_TEXT])
{
    Intent intent;
    Move judged;
    Token shown = { text, (int)strlen(text) };
    if (!intent_from_usi(text, &intent))
        return reason_error(error, REASON_MOVE_NOT_USI, token_shown(shown), text);
    Illegal reason = rules_judge(pos, intent, &judged);
    if (reason != LEGAL)
        return reason_error(error, REASON_MOVE_ILLEGAL, token_shown(shown), text,
                            reason_text(reason));
    *move = judged;
    return true;
}
