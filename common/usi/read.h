/* read.h - the words of a USI line, and what `go` asks for. */
#ifndef USI_READ_H
#define USI_READ_H

#include "think/think.h"

/* "info string " and what is wrong: one line, with nothing in it that is not text. */
void usi_complain(const char *format, ...);

/* What a `go` line asks for. */
typedef struct {
    Limits limits;
    bool mate;
    int perft;  /* depth; 0: no perft */
    Move only[MAX_MOVES];
    int only_count;
} GoWords;

/* Read what stands behind `go` or `ponderhit`. Unknown words are skipped; times without a
 * whole number are 0, other limits the least there is, so that the answer comes soon; an
 * `info string` tells of either, and of the illegal ones of `searchmoves`. Numbers too
 * large are cut, and limits below 1 become 1, since 0 would mean "none". */
void usi_read_go(const Position *pos, const char *text, GoWords *go);

#endif
