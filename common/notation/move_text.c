/* move_text.c - see move_text.h. */
#include "notation/move_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/movegen.h"
#include "text/messages.h"

const char *const letter_name[KINDS] = { [PAWN] = "P", [LANCE] = "L", [KNIGHT] = "N",
    [SILVER] = "S", [GOLD] = "G", [BISHOP] = "B", [ROOK] = "R", [KING] = "K",
    [PRO_PAWN] = "+P", [PRO_LANCE] = "+L", [PRO_KNIGHT] = "+N", [PRO_SILVER] = "+S",
    [HORSE] = "+B", [DRAGON] = "+R" };

/* The first two letters of the Japanese words: fu, kyosha, keima, gin, kin, ... */
const char *const csa_name[KINDS] = { [PAWN] = "FU", [LANCE] = "KY", [KNIGHT] = "KE",
    [SILVER] = "GI", [GOLD] = "KI", [BISHOP] = "KA", [ROOK] = "HI", [KING] = "OU",
    [PRO_PAWN] = "TO", [PRO_LANCE] = "NY", [PRO_KNIGHT] = "NK", [PRO_SILVER] = "NG",
    [HORSE] = "UM", [DRAGON] = "RY" };

const char *const kanji_name[KINDS] = { [PAWN] = "歩", [LANCE] = "香", [KNIGHT] = "桂",
    [SILVER] = "銀", [GOLD] = "金", [BISHOP] = "角", [ROOK] = "飛", [KING] = "玉",
    [PRO_PAWN] = "と", [PRO_LANCE] = "杏", [PRO_KNIGHT] = "圭", [PRO_SILVER] = "全",
    [HORSE] = "馬", [DRAGON] = "龍" };

/* --- as USI has them --- */

char *square_write(int sq, char text[3])
{
    text[0] = (char)('0' + square_file(sq));
    text[1] = (char)('a' + square_rank(sq) - 1);
    text[2] = '\0';
    return text;
}

char *piece_letters(int piece, char text[3])
{
    strcpy(text, letter_name[piece_kind(piece)]);
    for (char *c = text; piece_side(piece) == WHITE && *c; c++)
        *c = text_lower(*c);
    return text;
}

int letter_kind(char letter)
{
    for (int kind = PAWN; kind <= KING; kind++)
        if (*letter_name[kind] == letter)
            return kind;
    return NO_KIND;
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

char *score_to_usi(int score, char text[MOVE_TEXT])
{
    const char *minus = score > 0 ? "" : "-"; /* "-0": is mated already */
    if (is_mate_score(score))
        snprintf(text, MOVE_TEXT, "mate %s%d", minus, SCORE_MATE - abs(score));
    else
        snprintf(text, MOVE_TEXT, "cp %d", score);
    return text;
}

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
        return refusal_error(error, REFUSAL_MOVE_NOT_USI, token_shown(shown), text);
    Illegal reason = rules_judge(pos, intent, &judged);
    if (reason != LEGAL)
        return refusal_error(error, REFUSAL_MOVE_ILLEGAL, token_shown(shown), text,
                             refusal_text(reason));
    *move = judged;
    return true;
}

void move_print_count(Move move, uint64_t leaves)
{
    char text[MOVE_TEXT];
    printf("%s: %" PRIu64 "\n", move_to_usi(move, text), leaves);
}

/* --- as people write them --- */

int csa_kind(const char *text)
{
    for (int kind = PAWN; kind < KINDS; kind++)
        /* Among the kinds is a promoted gold, which has no name. */
        if (csa_name[kind] && !strncmp(text, csa_name[kind], 2))
            return kind;
    return NO_KIND;
}

const char *move_kanji(int kind)
{
    static const char *const of_two[] = { "成香", "成桂", "成銀" }; /* in this order */
    bool two = kind >= PRO_LANCE && kind <= PRO_SILVER;
    return two ? of_two[kind - PRO_LANCE] : kanji_name[kind];
}

enum { MAX_RIVALS = 12 };

/* The other pieces of the same kind that attack the square where the move goes: its text
 * must tell it from them. Writes their squares and returns how many there are. Sliders
 * see only the first piece, so a rival behind another one is none. Pinned pieces count:
 * notation asks how pieces move, not whether the rules let them. */
static int find_rivals(const Position *pos, Move move, int rivals[MAX_RIVALS])
{
    int count = 0, to = move_to(move);
    for (uint32_t word = pos->attack[pos->side][to]; word; word &= word - 1) {
        int sq = attacker_square(pos, to, lowest_bit(word));
        bool like = piece_kind(pos->board[sq]) == move_kind(move);
        if (like && sq != move_from(move) && count < MAX_RIVALS)
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
    int rivals[MAX_RIVALS], count = find_rivals(pos, move, rivals);
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

/* A drop is marked 打 only when a piece on the board could have come there as well. */
bool drop_is_written(const Position *pos, Move drop, Notation notation)
{
    int rivals[MAX_RIVALS];
    if (notation == NOTATION_JAPANESE)
        return find_rivals(pos, drop, rivals) > 0;
    return notation != NOTATION_CSA;
}

/* ▲７六歩: mark, square (or 同, "the same" as the last one), piece, origin, promotion. */
static void write_japanese(const Position *pos, Move move, char *text)
{
    int to = move_to(move);
    char rest[MOVE_TEXT];
    strcpy(rest, move_kanji(move_kind(move)));
    if (!move_is_drop(move))
        append_japanese_origin(pos, move, rest);
    else if (drop_is_written(pos, move, NOTATION_JAPANESE))
        strcat(rest, "打");
    if (move_promotes(move))
        strcat(rest, "成");
    else if (declines_promotion(pos, move))
        strcat(rest, "不成");
    strcpy(text, pos->side == BLACK ? "▲" : "△");
    /* A wide blank fills the place of the square when one character follows: 同　歩. */
    if (to == move_to(last_move(pos)))
        strcat(text, strlen(rest) == strlen(kanji_name[PAWN]) ? "同　" : "同");
    else
        strcat(strcat(text, wide_digit[square_file(to)]), kanji_digit[square_rank(to)]);
    strcat(text, rest);
}

/* P-7f: piece, origin when others could go there too, - x or *, square, + or =. */
static void write_western(const Position *pos, Move move, char *text)
{
    int to = move_to(move), rivals[MAX_RIVALS];
    char origin[3] = "", target[3];
    if (!move_is_drop(move) && find_rivals(pos, move, rivals) > 0)
        square_write(move_from(move), origin);
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

char *move_write(const Position *pos, Move move, Notation notation, char text[MOVE_TEXT])
{
    assert(move_is_legal(pos, move));
    switch (notation) {
    case NOTATION_CSA: write_csa(pos, move, text); break;
    case NOTATION_JAPANESE: write_japanese(pos, move, text); break;
    case NOTATION_WESTERN: write_western(pos, move, text); break;
    case NOTATION_USI: move_to_usi(move, text); break;
    }
    return text;
}

/* --- in words --- */

/* "7g"; in Japanese the rank is a digit, which is read aloud. */
static const char *square_text(int sq, char text[3])
{
    square_write(sq, text);
    if (messages_language() == LANGUAGE_JAPANESE)
        text[1] = (char)('0' + square_rank(sq));
    return text;
}

char *move_speak(const Position *pos, Move move, char text[SPOKEN_TEXT])
{
    char from[3], to[3];
    assert(move_is_legal(pos, move));
    const char *kind = word_for_kind(move_kind(move));
    int taken = pos->board[move_to(move)];
    square_text(move_to(move), to);
    if (move_is_drop(move))
        snprintf(text, SPOKEN_TEXT, message_text(MSG_WORDS_DROP), kind, to);
    else
        snprintf(text, SPOKEN_TEXT, message_text(MSG_WORDS_MOVE), kind,
                 square_text(move_from(move), from), to);
    if (taken != EMPTY)
        text_add(text, SPOKEN_TEXT, message_text(MSG_WORDS_TAKES),
                 word_for_kind(piece_kind(taken)));
    if (move_promotes(move))
        text_add(text, SPOKEN_TEXT, message_text(MSG_WORDS_PROMOTES));
    if (move_gives_check(pos, move))
        text_add(text, SPOKEN_TEXT, message_text(MSG_WORDS_CHECK));
    return text;
}

int moves_spoken(const Position *pos, const char *text, Move found[MAX_MOVES])
{
    Move legal[MAX_MOVES];
    char spoken[SPOKEN_TEXT];
    const char *colon = strstr(text, ": ");
    text = colon ? colon + 2 : text;
    int length = (int)strlen(text), count = 0;
    int all = strpbrk(text, "123456789") ? generate_legal(pos, legal) : 0;
    if (length > 0 && text[length - 1] == '.')
        length--;
    if (length > 3 && strcmp(text + length - 3, "。") == 0)
        length -= 3;
    for (int i = 0; i < all; i++) {
        move_speak(pos, legal[i], spoken);
        if (strncmp(spoken, text, (size_t)length) != 0)
            continue; /* as when the text is the longer one */
        const char *rest = spoken + length;
        if (!*rest) {
            found[0] = legal[i];
            return 1;
        }
        if (*rest == ',' || strncmp(rest, "、", strlen("、")) == 0)
            found[count++] = legal[i];
    }
    return count;
}

char *side_speak(const Position *pos, int side, char text[SPOKEN_SIDE])
{
    const char *comma = message_text(MSG_COMMA);
    char square[3];
    int held = 0;
    text[0] = '\0';
    for (int i = 0; i < KINDS; i++) {
        int kind = (i + KING) % KINDS, count = 0; /* the king first */
        for (int sq = 0; sq < SQUARES && kind != NO_KIND; sq++) {
            if (pos->board[sq] != piece_make(side, kind))
                continue;
            if (count++ == 0)
                text_add(text, SPOKEN_SIDE, "%s%s", *text ? comma : "",
                         word_for_kind(kind));
            text_add(text, SPOKEN_SIDE, " %s", square_text(sq, square));
        }
    }
    text_add(text, SPOKEN_SIDE, "; %s", message_text(MSG_HAND));
    for (int kind = PAWN; kind <= ROOK; kind++)
        if (pos->hand[side][kind] > 0)
            text_add(text, SPOKEN_SIDE, "%s%s %d", held++ ? comma : " ",
                     word_for_kind(kind), pos->hand[side][kind]);
    text_add(text, SPOKEN_SIDE, "%s", held ? "" : message_text(MSG_HAND_EMPTY));
    return text;
}

char *score_in_words(int score, int side, char text[SCORE_WORDS])
{
    enum { PAWN_CP = 100, LEVEL_BELOW = 25 }; /* cp; what is less is no advantage */
    const char *better = side_name(score >= 0 ? side : !side);
    int size = abs(score);
    if (size == SCORE_MATE)
        snprintf(text, SCORE_WORDS, message_text(MSG_MATED), better);
    else if (is_mate_score(score))
        snprintf(text, SCORE_WORDS, message_text(MSG_MATES), better, SCORE_MATE - size);
    else if (is_win_score(size))
        snprintf(text, SCORE_WORDS, message_text(MSG_WINS_BY_RULE), better);
    else if (size < LEVEL_BELOW)
        snprintf(text, SCORE_WORDS, "%s", message_text(MSG_LEVEL_SCORE));
    else
        snprintf(text, SCORE_WORDS, message_text(MSG_AHEAD), better,
                 (double)size / PAWN_CP);
    if (!is_win_score(size) && messages_language() == LANGUAGE_JAPANESE)
        text_add(text, SCORE_WORDS, message_text(MSG_SCORE_NUMBER),
                 side == BLACK ? score : -score);
    return text;
}
