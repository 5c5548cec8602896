/* guess_move.c - see guess_move.h. */
#include "notation/guess_move.h"

#include <string.h>

#include "game/movegen.h"
#include "notation/read_move.h"
#include "notation/write_move.h"

enum { LONGEST = 24 }; /* characters compared */

static int smallest(int a, int b, int c)
{
    int least = a < b ? a : b;
    return least < c ? least : c;
}

/* The same character, any case, full-width or not? */
static bool same_character(const char *a, const char *b)
{
    char narrow_a = text_narrow(a) ? text_narrow(a) : *a;
    char narrow_b = text_narrow(b) ? text_narrow(b) : *b;
    int size = text_character(a);
    if ((unsigned char)narrow_a < 0x80 || (unsigned char)narrow_b < 0x80)
        return text_lower(narrow_a) == text_lower(narrow_b);
    return size == text_character(b) && strncmp(a, b, (size_t)size) == 0;
}

/* The beginnings of up to LONGEST characters. */
static int cut_up(const char *text, const char *character[LONGEST])
{
    int count = 0;
    for (; *text && count < LONGEST; text += text_character(text))
        character[count++] = text;
    return count;
}

int slip_distance(const char *a, const char *b)
{
    const char *from[LONGEST], *to[LONGEST];
    int edits[LONGEST + 1][LONGEST + 1]; /* [characters of a][of b] */
    int length = cut_up(a, from), width = cut_up(b, to);
    for (int i = 0; i <= length; i++)
        for (int j = 0; j <= width; j++) {
            edits[i][j] = i + j;
            if (i == 0 || j == 0)
                continue;
            int same = same_character(from[i - 1], to[j - 1]);
            edits[i][j] = smallest(edits[i - 1][j] + 1, edits[i][j - 1] + 1,
                                   edits[i - 1][j - 1] + !same);
            if (i > 1 && j > 1 && same_character(from[i - 1], to[j - 2])
                && same_character(from[i - 2], to[j - 1])
                && edits[i - 2][j - 2] + 1 < edits[i][j])
                edits[i][j] = edits[i - 2][j - 2] + 1;
        }
    return edits[length][width];
}

/* The least distance in any notation; marks of the side don't count. */
static int move_distance(const Position *pos, Move move, const char *text)
{
    char written[MOVE_TEXT];
    int least = LONGEST;
    for (int n = NOTATION_USI; n <= NOTATION_WESTERN; n++) {
        const char *at = move_write(pos, move, (Notation)n, written);
        if (n == NOTATION_JAPANESE || n == NOTATION_CSA)
            at += text_character(at);
        int distance = slip_distance(text, at);
        least = distance < least ? distance : least;
    }
    return least;
}

int slip_moves(const Position *pos, const char *text, Move *found, int most)
{
    enum { FAR = 2 }; /* one slip of the finger, no more */
    Move list[MAX_MOVES];
    int count = generate_legal(pos, list), taken = 0;
    for (int distance = 0; distance < FAR; distance++)
        for (int i = 0; i < count && taken < most; i++)
            if (move_distance(pos, list[i], text) == distance)
                found[taken++] = list[i];
    return taken;
}

bool slip_two_moves(const Position *pos, const char *text)
{
    static TypedMove typed;
    char word[64], error[ERROR_TEXT];
    int words = 0;
    while (text_word(&text, word, sizeof word)) {
        typed_read(pos, word, &typed, error);
        if (!typed.is_move)
            return false;
        words++;
    }
    return words > 1;
}
