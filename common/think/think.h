/* think.h - iterative deepening around a chapter's search. */
#ifndef THINK_H
#define THINK_H
#include "think/mate.h"

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
} Answer;

/* Called about every millisecond of thinking; returns true to stop. It may change
 * s->limits and s->budget (ponder hit). NULL: never. */
typedef bool (*Interrupt)(Search *s);

/* One for the program: the search state is too large for a stack. */
extern Search the_search;

/* Think about *pos (restored on return). `only` restricts the root to these moves (NULL
 * or count 0: all). `told` hears of the lines found; NULL: nobody. */
Answer think(Position *pos, const Limits *limits, const Move *only, int only_count,
             Interrupt interrupt, Report told);

/* For an answer found in another way: end as think() does, by waiting for the Interrupt
 * where *limits say so, with these limits in the_search. */
void think_wait(Position *pos, const Limits *limits, Interrupt interrupt);

/* Does the rule of EnteringKingRule make the side to move win at once? By *move (try
 * rule), or if that is MOVE_NONE, by a declaration. */
bool think_wins_by_rule(const Position *pos, Move *move);

/* The best lines so far of the present search, or of the last, best first; how many. */
int think_lines(const RankedLine **lines);

/* `go mate`: the search for a forced mate, with the line that ends in it. */
MateResult think_mate(Position *pos, const Limits *limits, Interrupt interrupt,
                      Line *line);

/* The time budget, for an Interrupt that has changed s->limits. */
Budget think_budget(const Search *s);

/* Forget hash table, killers, history: as for the first game. */
void think_new_game(void);

#endif
