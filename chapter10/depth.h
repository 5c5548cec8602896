/* depth.h - S8c: how deeply a move is searched, and in which window. [PVS]
 * [LateMoveReductions]
 * [CheckExtension] [InternalReduction]
 */
#ifndef DEPTH_H
#define DEPTH_H

#include "picker.h"

/* Late move reductions: how many plies less a move is searched at first, about
 * ln(depth) * ln(moves searched) / 2, or 0. The numbers are made once, at the start. */
void build_reductions(void);
int reduction(const Picker *p, Move move, int depth, bool pv_node);

/* Without a move of the table the node is not worth its full depth: plies off it.
 * [InternalReduction] */
int internal_reduction(const Search *s, int depth, int ply, Move hash_move);

/* Checks that do not lose the checking piece are searched a ply deeper, before ply
 * 2 * iteration. [CheckExtension] */
int check_extension(const Search *s, Move move, int ply, bool check);

/* Score for the mover of a move just made: the first gets the whole window, the others
 * must first prove, `reduced` plies less deeply and then deeply, that they beat alpha. */
int search_move(Search *s, int alpha, int beta, int depth, int ply,
                int reduced, bool first);

#endif
