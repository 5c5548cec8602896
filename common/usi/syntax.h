/* syntax.h - lines of the protocol: what `go` asks for, and what is printed, some of that
 * by the command line as well. All of it goes to standard output. */
#ifndef USI_SYNTAX_H
#define USI_SYNTAX_H

#include "think/think.h"

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

/* Print "info string " and what is wrong, as one line without control characters. */
void usi_complain(const char *format, ...);

/* The name of the program with its chapter, as `id name` and `--version` print it. */
void usi_print_name(void);

/* Print the position as `d` does: board, SFEN, key, checking pieces, repetition. */
void usi_print_position(Position *pos);

/* A clock of milliseconds may say that nothing took no time at all. */
uint64_t nodes_per_second(uint64_t nodes, int64_t ms);

/* Print the `info` line for a line of play, and flush it; a Report. */
void usi_print_line(const Search *s, const RankedLine *line, int n, int64_t ms);

#endif
