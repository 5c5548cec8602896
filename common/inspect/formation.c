/* formation.c - see formation.h. */
#include "inspect/formation.h"

#include "notation/usi_move.h"
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

static const char *name_of(const Position *pos, int side, bool opening)
{
    for (int i = 0; formation_words[i][0]; i++) {
        const char *pieces = formation_words[i][0];
        if ((*pieces == 'R') == opening && stands(pos, side, pieces))
            return word_text(formation_words[i][1]);
    }
    return NULL;
}

const char *formation_castle(const Position *pos, int side)
{
    return name_of(pos, side, false);
}

const char *formation_opening(const Position *pos, int side)
{
    const char *name = name_of(pos, side, true);
    bool off = pos->hand[BLACK][BISHOP] == 1 && pos->hand[WHITE][BISHOP] == 1;
    return name || !off ? name : word_text("bishop exchange");
}
