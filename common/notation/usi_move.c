/* usi_move.c - see usi_move.h. */
#include "notation/usi_move.h"

#include <inttypes.h>

#include <stdio.h>
#include <string.h>

#include "text/messages.h"

const char *const letter_name[KINDS] = { [PAWN] = "P", [LANCE] = "L", [KNIGHT] = "N",
    [SILVER] = "S", [GOLD] = "G", [BISHOP] = "B", [ROOK] = "R", [KING] = "K",
    [PRO_PAWN] = "+P", [PRO_LANCE] = "+L", [PRO_KNIGHT] = "+N", [PRO_SILVER] = "+S",
    [HORSE] = "+B", [DRAGON] = "+R" };

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
    static const char letters[] = "PLNSGBRK";
    /* In the order of the kinds. Without the first question the zero at the end of a text
     * would be found as a ninth letter. */
    const char *found = letter ? strchr(letters, letter) : NULL;
    return found ? (int)(found - letters) + PAWN : NO_KIND;
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
    if (!is_mate_score(score))
        snprintf(text, MOVE_TEXT, "cp %d", score);
    else if (score > 0)
        snprintf(text, MOVE_TEXT, "mate %d", SCORE_MATE - score);
    else /* "-0" is USI's word for being mated already */
        snprintf(text, MOVE_TEXT, "mate -%d", SCORE_MATE + score);
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
