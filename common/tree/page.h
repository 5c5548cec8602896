/* page.h - a searched tree as data, one JSON object, and as a page that shows the data
 * and needs nothing else.
 *
 *   "shogi-tree"  1, the version of this shape
 *   "chapter", "title", "options"   who searched: "07", "alpha-beta", "Window=false ..."
 *   "position"    SFEN of the root
 *   "depth"       of the last iteration; "score" its result, "line" its best line (USI)
 *   "nodes"       of all iterations, as `bench` counts them; "iterations": of each
 *   "plies"       nodes of the last iteration by distance from the root
 *   "complete"    false: entries are missing, because of --plies or for lack of memory
 *   "reasons"     [{ "key", "en", "ja" }]: words of each reason; %d and %+d stand for the
 *                 numbers `a` and `b` of an entry
 *   "marks"       the same for the bits of `marks`; %d stands for `less` (bit 2) or
 *                 `node_less`
 *   "shown", "total"   by reason: how often, in the last iteration and in all
 *   "columns"     names of the columns of `tree`
 *   "tree"        one row an entry, each before what lies below it; a row's parent is the
 *                 nearest row above with `ply` smaller by one; several rows of ply 0: the
 *                 root was searched again
 *
 * The columns:
 *   ply, move     "" at the root, "pass" for a null move
 *   depth         plies left
 *   alpha, beta   the window; 32001: infinite
 *   score, bound  bound -1: at most, 1: at least, 0: exact
 *   reason        index: why the node ended or the move was left out
 *   a, b          its numbers, 0 where there are none
 *   static        static value, null where nobody asked
 *   nodes         searched here and below; 0: the move was left out
 *   marks         sum of bits: 1 again, 2 best so far, 4 reduced, ...; see "marks"
 *   less, node_less   plies by which the move, the node's moves were searched less deeply
 *
 * Centipawns; 32000 - n is a mate n plies from the root. All numbers of an entry are seen
 * from the side that made its move; those of ply 0 from the side to move. */
#ifndef TREE_PAGE_H
#define TREE_PAGE_H

#include <stdio.h>

#include "tree/text.h"

void tree_json_write(FILE *out, const Tree *tree);

/* Write the page: the data and a script that shows them; without scripts, an outline of
 * the first plies. Its parts are readable files in page/; the Makefile turns them into C.
 * `beside` has the data of another tree, to be shown beside this one; NULL: none. */
bool tree_html_write(FILE *out, const Tree *tree, FILE *beside);

#endif
