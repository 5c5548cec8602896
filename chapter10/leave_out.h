/* leave_out.h - S8a and S8b: moves that are left out, and what bounds then mean.
 * [MoveFutility]
 * [LateMovePruning]
 * [ExchangePruning]
 */
#ifndef LEAVE_OUT_H
#define LEAVE_OUT_H

#include "picker.h"
#include "whole_node.h"

static const Fate NOT_LEFT_OUT = FATES;

/* A node whose moves may be left out: see may_decide(); but where a mate threatens
 * nothing is hopeless. */
bool may_leave_out(const Search *s, bool pv_node, int beta, int ply);

/* Why the move that came from the picker is not to be searched, as one of the values
 * OUT_...; NOT_LEFT_OUT: it is. `check`: it gives check. */
Fate why_left_out(const Picker *p, int alpha, int depth, Move move, bool check);

/* The move that came from the picker is not searched, for that reason: note and tell it.
 * After a late one the picker hands out no more of its kind.
 */
void leave_out(Picker *p, const Candidate *c, int alpha, int depth, Fate why);

/* The score of a node whose best move found has the score `best`: a move that was left
 * out may be worth more. */
int with_left_out(const Search *s, int ply, int best);

/* A move is not searched, because it will hardly beat alpha: `most`, cp, is what can be
 * hoped for from it. So the node's upper bound must not be below that. */
void note_left_out(const Search *s, int ply, int alpha, int most);

#endif
