/* guess_move.c - see guess_move.h. */
#include "notation/guess_move.h"

#include "game/movegen.h"
#include "notation/read_move.h"
#include "notation/write_move.h"

/* The least distance in any notation; marks of the side don't count. */
static int move_distance(const Position *pos, Move move, const char *text)
{
    char written[MOVE_TEXT];
    int least = MOVE_TEXT;
    for (int n = NOTATION_USI; n <= NOTATION_WESTERN; n++) {
        const char *at = move_write(pos, move, (Notation)n, written);
        if (n == NOTATION_JAPANESE || n == NOTATION_CSA)
            at += text_character(at);
        int distance = text_distance(text, at);
        least = distance < least ? distance : least;
    }
    return least;
}

int guess_moves(const Position *pos, const char *text, Move *found, int most)
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

bool guess_two_moves(const Position *pos, const char *text)
{
    TypedMove typed;
    char word[WORD_TEXT], error[ERROR_TEXT];
    int words = 0;
    while (text_word(&text, word, sizeof word)) {
        move_read(pos, word, &typed, error);
        if (!typed.is_move)
            return false;
        words++;
    }
    return words > 1;
}
