/* think.h - iterative deepening around a chapter's search. */
#ifndef THINK_H
#define THINK_H
#include "think/engine.h"

typedef enum { ANSWER_MOVE, ANSWER_RESIGN, ANSWER_WIN } AnswerKind;

/* The result of thinking. */
typedef struct {
    AnswerKind kind; /* resign: no legal move, or a score that low; win: declaration */
    Move move;       /* of the best line; also set when resigning by score */
    Move ponder;     /* expected reply; MOVE_NONE if unknown */
    int score;       /* cp for the side to move */
    int depth;       /* last completed iteration */
    uint64_t nodes, cuts, first_cuts; /* see Search */
    int64_t time;    /* ms */
    Line line;
    Limits limits;   /* as they were at the end: a ponder hit changes them */
} Answer;

/* A search that the caller owns, in one allocation with all that the chapter remembers;
 * NULL: no memory. Several can live side by side: they share only the values of the
 * options and the transposition table. */
Search *think_new(void);
void think_free(Search *s); /* NULL is allowed */

/* A request filled in from the options: lines, declaration, network delay. */
Request think_request(void);

/* Think about *pos. */
Answer think(Search *s, const Position *pos, const Request *request);

/* For an answer that was found in another way: end as think() does, waiting for the
 * Interrupt where the limits ask for it. Returns the limits as they are then. */
Limits think_wait(Search *s, const Position *pos, const Request *request);

/* A ponder hit, for an Interrupt: from now on these limits hold. */
void think_hit(Search *s, const Limits *limits);

/* Does this rule let the side to move win at once? By *move (try rule) or, if that is
 * MOVE_NONE, by a declaration. */
bool think_wins_by_rule(const Position *pos, DeclareRule rule, Move *move);

/* The best lines of the present search so far, or of the last one; returns how many. */
int think_lines(const Search *s, const RankedLine **lines);

/* Milliseconds since the last search began. */
int64_t think_time(const Search *s);

/* Begin a search of another kind, with a copy of *pos in s->pos. Its nodes are counted by
 * search_counts(), and limits and Interrupt stop it as they stop think(). */
void think_begin(Search *s, const Position *pos, const Request *request);

/* Forget the hash table, killers and history, as before the first game. */
void think_new_game(Search *s);

#endif
