/* helpers.h - other searches that help one, each on a thread of its own.
 *
 * They search the same root, with a memory of their own, and share nothing with it but
 * the transposition table (and options, which nobody changes meanwhile): what one has
 * found out, the others need not search. Only the leader listens, watches the clock,
 * reports and answers. Chapter.threads says how many threads there shall be in all. */
#ifndef HELPERS_H
#define HELPERS_H

#include "think/engine.h"

/* For Request.helpers. One search at a time has them: one inside it goes without. So does
 * one that is watched, and one under a limit of nodes, which finds the same each time. */
extern const Helpers helpers;

/* The same for whoever answers by a clock: when think() returns, they have been told to
 * stop, but run on till they hear of it. After the answer, and before anything is changed
 * that they share, helpers_end() must be called, which waits for that. */
extern const Helpers helpers_punctual;
void helpers_end(void);

/* Nodes of a search and its helpers, which report theirs every millisecond. */
uint64_t helpers_nodes(const Search *s);

/* How many fewer there were in the last search than there should be, since the system had
 * no more threads or memory. The next call says 0. */
int helpers_missed(void);

#endif
