/* table.h - games as rows of a TSV file, and what they add up to. */
#ifndef TABLE_H
#define TABLE_H

#include <stdio.h>

#include "referee.h"
#include "score.h"

enum { NAME_TEXT = 128, MOST_GAMES = 10 * 1000 * 1000 };

/* A match may be divided: this is number `shard`, from 1, of so many parts. */
typedef struct { int shard, shards; } Part;

/* Parts divide pairs, so that each has whole ones: does this one play the game? */
static inline bool part_has(Part part, int game)
{
    return game / 2 % part.shards == part.shard - 1;
}

/* What one engine used in a game, or in many. */
typedef struct {
    int64_t moves;      /* answers */
    int64_t measured;   /* answers of which the depth is known; */
    double depth;       /* its sum over these */
    int64_t nodes, us;
} Usage;

/* One game. A is the first engine of the match, B the second. */
typedef struct {
    int game;      /* number, from 0; 2 n and 2 n + 1 are a pair, A is Black in 2 n */
    const char *name[2];
    int a_side;    /* BLACK or WHITE */
    int a_half;    /* half points of A: 0, 1, 2 */
    Ending ending;
    int plies, opening_plies;
    Usage usage[2];
    const char *detail, *position; /* position: the whole game as USI argument */
    int of;        /* games of the whole match */
    Part part;
} Row;

void table_write_header(FILE *out);
void table_write_row(const Row *row, FILE *out);

/* Everything a report needs. */
typedef struct {
    char name[2][NAME_TEXT];
    int8_t *half;      /* half points of A by game number; -1: not played */
    int room;          /* size of `half` */
    Results results;   /* `pair` is kept up to date by tally_add() */
    int wins[2];       /* of BLACK and WHITE */
    int endings[ENDINGS];
    int faults[2][ENDINGS], all_faults[2]; /* of A and B */
    Usage usage[2];
    int64_t plies;     /* of all games */
    int of;            /* games of the whole match, by the last row */
} Tally;

bool tally_played(const Tally *tally, int game);

/* Add a game. False: this number is there already, or it is between other engines; the
 * error says which. */
bool tally_add(Tally *tally, const Row *row, char error[ERROR_TEXT]);

/* Says whether a row belongs to the match that is resumed; NULL: all do. */
typedef bool (*RowCheck)(const Row *row, void *data, char error[ERROR_TEXT]);

/* Add all rows of a file. A last line without its end (the writer was interrupted) is
 * left out; `*whole` (may be NULL) is the length of the file without it; where it is
 * NULL, stderr is told of a file that has not all games of its part. A row that is
 * refused ends the program, with file and line. */
void table_read(const char *path, Tally *tally, RowCheck check, void *data, long *whole);

#endif
