/* speak_move.h - moves, positions and scores in words, also for people who listen to
 * them. */
#ifndef NOTATION_SPEAK_MOVE_H
#define NOTATION_SPEAK_MOVE_H

#include "game/movegen.h"

enum { SPOKEN_TEXT = 160, SPOKEN_SIDE = 1024, SCORE_WORDS = 128 };

/* "silver from 3a to 2b, takes bishop, check". Needs: a legal move of *pos. */
char *move_speak(const Position *pos, Move move, char text[SPOKEN_TEXT]);

/* All that a side has: "king 5i, pawn 1g 2g; in hand: silver 1". */
char *side_speak(const Position *pos, int side, char text[SPOKEN_SIDE]);

/* The legal moves that are spoken like this, or begin like this, up to what they take,
 * promote or check; only one if the text is the whole of it. "Black: " may precede it and
 * a full stop follow. Returns how many. */
int moves_spoken(const Position *pos, const char *text, Move found[MAX_MOVES]);

/* "White is ahead by 1.9 pawns", "Black mates in 3" (plies): a score for `side`. Japanese
 * players also read the number, which is for Black. */
char *score_in_words(int score, int side, char text[SCORE_WORDS]);

/* The kind of piece named by a word, in English or Japanese, whichever is spoken, or by a
 * letter that stands alone; NO_KIND: none. */
int kind_named(const char *word);

#endif
