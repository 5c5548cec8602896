/* checker.h - what the checkers of the building exercises share. A checker is linked with
 * a reader's chapter, watches it search, and says in words what is still wrong.
 *
 *   check --answers        what the chapter says, a line each: name, tab, answer
 *   check [PART] FILE      looks at the chapter; FILE: what the book's chapter said
 *
 * The first thing that is wrong ends it: what comes later mostly follows from it.
 * Exit status: 0 all is well; TOLD something is wrong, and was told; 2 wrong call.
 */
#ifndef CHECKER_H
#define CHECKER_H

#include <stdio.h>
#include <string.h>

#include "think/think.h"

enum { TOLD = 3 }; /* check.sh takes what it does not know for a crash */

extern Search *engine; /* what the reader's chapter searches with */
extern Position board; /* and where */

/* --- saying things --- */

/* A text made for the moment: it holds until ten more have been made. */
const char *text(const char *format, ...);
const char *score_text(int score); /* "+120", "+infinite", "mated in 4 plies" */
const char *move_text(Move move);

void good(const char *format, ...); /* a line for what is as it should be */

/* What is being looked at, in case that the program does not come back from it. */
void looking_at(const char *format, ...);

/* Something is wrong: its likely cause, what was expected, what came. The position is
 * the one on the board, with the moves that led there. Does not return. */
void wrong(const char *cause, const char *expected, const char *came);

/* --- searching --- */

void set_option(const char *name, const char *value);
void set_position(const char *words); /* SFEN, or as behind the word `position` */

/* A search of the position on the board is to begin, with an empty table. */
void begin_search(const Watcher *watch);

/* One iteration; one that visits more nodes than `most` is wrong. */
int iterate(int depth, uint64_t most);

/* Think as the program does, from an empty table; nodes visited, and the score. */
Answer think_at(int depth);
uint64_t think_nodes(int depth, int *score);

/* --- data --- */

typedef struct {
    char **line; /* without comments and empty lines */
    int count;
} Lines;
Lines read_lines(const char *path);

/* Cut a line at its first tab: what stands behind it. */
char *cut(char *line);

/* What the book's chapter says under this name; a fault of the checker if there is
 * nothing. In the run that collects answers: NULL, and `value` is printed unless NULL. */
const char *answer(const char *name, const char *value);

/* A number of nodes that is not to be larger than a tenth above the book's. */
void nodes_like_the_book(const char *name, const char *what, uint64_t nodes);

/* --- each chapter --- */

typedef struct {
    const char *name;
    void (*check)(void);
} Part;
extern const Part parts[]; /* ends with name NULL */

#endif
