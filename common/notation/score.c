/* score.c - see score.h. */
#include "notation/score.h"

#include <stdio.h>
#include <stdlib.h>

#include "game/types.h"
#include "text/words.h"

enum {
    PAWN_CP = 100,   /* centipawns that people call a pawn */
    LEVEL_BELOW = 25, /* cp: less than that is nobody's advantage */
};

char *score_in_words(int score, int side, char text[SCORE_WORDS])
{
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
