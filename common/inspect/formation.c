/* formation.c - see formation.h. */
#include "inspect/formation.h"

#include "notation/move_text.h"
#include "text/messages.h"

/* formation_words.txt: pieces as Black has them, and the name; ends with NULL. */
extern const char *const formation_words[][LANGUAGES];

static bool stands(const Position *pos, int side, const char *pieces)
{
    for (; *pieces; pieces += 3) {
        int sq = square_make(pieces[1] - '0', pieces[2] - '0');
        if (pos->board[side == BLACK ? sq : square_flip(sq)]
            != piece_make(side, letter_kind(pieces[0])))
            return false;
    }
    return true;
}

const char *formation_name(const Position *pos, int side, bool opening)
{
    for (int i = 0; formation_words[i][0]; i++) {
        const char *pieces = formation_words[i][0];
        if ((*pieces == 'R') == opening && stands(pos, side, pieces))
            return word_text(formation_words[i][1]);
    }
    bool off = pos->hand[BLACK][BISHOP] == 1 && pos->hand[WHITE][BISHOP] == 1;
    return opening && off ? word_text("bishop exchange") : NULL;
}
