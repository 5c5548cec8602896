/* leave_out.h - S8a and S8b: moves that are left out, and what bounds then mean.
 * [MoveFutility]
 * [LateMovePruning]
 * [ExchangePruning]
 */
#ifndef LEAVE_OUT_H
#define LEAVE_OUT_H

#include "picker.h"
#include "whole_node.h"

/* S8a, before each move: if plain moves, which neither take nor promote nor give check,
 * are not worth a search any more, the picker passes over the rest of them. `best`: the
 * best score so far. False: no move may be left out now, as outside the nodes of
 * may_decide(), where a mate threatens, or while all that was searched lost to a mate. */
bool leave_rest_out(Picker *p, bool pv_node, int alpha, int beta, int best, int depth);

/* S8b: why the move that came from the picker is not to be searched, as one of the values
 * OUT_...; NOT_LEFT_OUT: it is. `check`: it gives check. */
Fate why_left_out(const Picker *p, int depth, Move move, bool check);

/* The move that came from the picker is not searched, for that reason: note and tell
 * it. */
void leave_out(const Picker *p, const Candidate *c, int alpha, int depth, Fate why);

/* The score of a node whose best move found has the score `best`: a move that was left
 * out may be worth more. */
int with_left_out(const Search *s, int ply, int best);

/* The same when the picker may have passed over moves. */
int with_rest_left_out(const Picker *p, int alpha, int depth, int best);

/* A move is not searched, because it will hardly beat alpha: `most`, cp, is what can be
 * hoped for from it. So the node's upper bound must not be below that. */
void note_left_out(const Search *s, int ply, int alpha, int most);

#endif
