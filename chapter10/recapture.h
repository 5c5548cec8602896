/* recapture.h - search a move again, deeper. [Recapture] */
#ifndef RECAPTURE_H
#define RECAPTURE_H

#include "order.h"

/* Note what the reply to a move that goes to be searched will ask for: its static value
 * (the hash move and killers come without one; it is worked out only where the reply may
 * be searched again). */
void recapture_prepare(Search *s, int ply, const Candidate *c, int depth);

/* Recapture extension (取り返しの延長): the last move gave something away, this one takes it,
 * and what that led to is not good enough. Perhaps the loss was only pushed over the
 * horizon. A score that reaches beta is not searched again: more of the same changes
 * nothing. Asked only near the horizon, where the two plies lost weigh most. */
bool wants_recapture(const Search *s, int ply, int depth, Move move, int score, int beta);

/* Search the move that has just been made once more, two plies deeper. The new score
 * counts if it has found a real loss, more than a pawn changing hands (190 cp): two
 * searches of different depth never quite agree, and always taking the better one would
 * talk down every sacrifice. Otherwise `score` and its line stay. */
int search_again(Search *s, int alpha, int beta, int depth, int ply, int score);

#endif
