/* read.h - the words of a USI line, and what `go` asks for. */
#ifndef USI_READ_H
#define USI_READ_H

#include "think/think.h"

/* Print "info string " and what is wrong, as one line without control characters. */
void usi_complain(const char *format, ...);

/* What a `go` line asks for. */
typedef struct {
    Limits limits; /* `mate` is not 0 if that was asked for */
    int perft;  /* depth; 0: no perft */
    Move only[MAX_MOVES];
    int only_count;
} GoWords;

/* Read what follows `go` or `ponderhit`. Unknown words are skipped; times without a whole
 * number are 0, and other limits the least there is, so that the answer comes soon. An
 * `info string` tells of all that, and of illegal moves behind `searchmoves`. Numbers
 * that are too large are cut, and limits below 1 become 1, since 0 would mean "none". */
void usi_read_go(const Position *pos, const char *text, GoWords *go);

#endif
