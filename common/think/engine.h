/* engine.h - the one interface a chapter fills in, and what it finds there.
 *
 * A chapter defines `chapter`, and in it how to search one iteration; everything around
 * that is in think.c. */
#ifndef ENGINE_H
#define ENGINE_H

#include "game/exchange.h"
#include "game/movegen.h"
#include "game/rules.h"
#include "think/clock.h"
#include "think/evaluate.h"
#include "think/settings.h"

/* A line of play. */
typedef struct {
    int length;
    Move move[MAX_PLY];
} Line;

/* One line of an answer, as far as it is known. */
typedef struct {
    int score, depth, seldepth;
    bool cut_short; /* a stop ended its iteration: the score is a lower bound */
    Line line; /* its end may be illegal where two positions shared a key */
} RankedLine;

/* What every search knows about one ply of the line it is looking at. */
typedef struct {
    Move move;    /* the move being searched from here; MOVE_NONE for a pass */
    bool by_rule; /* the score returned from here rests on a repetition */
    Line pv;      /* best line found from here */
} Frame;

/* What a chapter's techniques know about a ply besides, and what they remember from node
 * to node and from move to move. A chapter declares both in its search.h. */
typedef struct Facts Facts;
typedef struct Memory Memory;

/* What becomes of nodes and moves. Each technique reports it to the Watcher (see
 * search_tells() below); the comments name the number that is reported with it. */
typedef enum {
    /* A node ended. */
    BY_MOVES,       /* its moves were searched or left out */
    BY_HORIZON,     /* no depth left; how much the best exchange adds, cp */
    BY_REPETITION,
    BY_PERPETUAL,   /* a repetition that loses by perpetual check */
    BY_LONGEST_GAME,
    BY_MATE,        /* no move */
    BY_TABLE_UPPER, /* the table's bound; the depth it was searched to */
    BY_TABLE_LOWER,
    BY_TABLE_EXACT,
    BY_STAND_PAT,
    BY_MATE_IN_ONE,
    BY_MATE_BOUND,  /* a mate as short is known */
    BY_FUTILITY,    /* the margin, cp */
    BY_NULL_MOVE,   /* the score after the pass, cp */
    /* A move was left out. */
    OUT_FORWARD,    /* its static value, cp */
    OUT_LATE,       /* moves searched when that was decided */
    OUT_FUTILITY,   /* what it might gain at most, cp */
    OUT_EXCHANGE,   /* what it would have to win at least, cp */
    OUT_HOPELESS,   /* futility of a capture at the horizon: as OUT_FUTILITY */
    OUT_LOSING,     /* a losing capture at the horizon: as OUT_EXCHANGE */
    /* A move or a node is searched less or more deeply; so many plies. */
    LESS_LATE,      /* the move that comes next, at first */
    LESS_NULL_MOVE, /* the node: a pass reached beta */
    LESS_INTERNAL,  /* the node: the table knows no move */
    MORE_CHECK,     /* the move that comes next */
    MORE_RECAPTURE, /* the move before it was bad: this one is searched again */
    /* What else is known. */
    IS_WORTH,       /* the node's static value, cp */
    IS_BEST,        /* the move is the best so far */
    IS_TAKEN,       /* the score of the recapture searched again counts */
    FATES
} Fate;

typedef struct Search Search;

/* Receives a line that was found `ms` milliseconds after the start, cut to its legal
 * moves; n = 1.., or 0 if only one line is wanted. Depth 0: no search was needed, or
 * none was completed. */
typedef void (*Report)(const Search *s, const RankedLine *line, int n, int64_t ms);

/* Called about every millisecond of thinking; returns true to stop. It may change the
 * limits (think_hit() in think.h). */
typedef bool (*Interrupt)(Search *s);

/* What an observer of the search is told. There is at most one, and mostly none. */
typedef struct {
    void (*enters)(const Search *s, int alpha, int beta, int depth, int ply);
    void (*ends)(const Search *s, int ply, Fate fate, int by, int score);
    void (*tells)(const Search *s, int ply, Fate fate, Move move, int by);
} Watcher;

/* Who starts other searches that help one, and ends them: see threads/helpers.h. */
typedef struct {
    void (*start)(Search *s);
    void (*stop)(Search *s); /* adds their nodes to its own */
} Helpers;

/* What is asked of a search. */
typedef struct {
    Limits limits;
    int lines;           /* wanted, the best first; at least 1 */
    const Move *only;    /* the root moves to choose from */
    int only_count;      /* 0: all */
    DeclareRule declare; /* by which the side to move may win without a move */
    int network_delay;   /* ms of every move held back while the answer travels */
    Report report;       /* NULL: not wanted */
    Interrupt interrupt; /* NULL: not wanted */
    void *context;       /* for these two */
    const Watcher *watch; /* NULL: nobody */
    const Helpers *helpers; /* NULL: it searches alone */
    const Search *leader; /* this search helps that one; NULL: none */
    int helper;          /* number of this one among those who do, from 1 */
} Request;

/* All that a search knows while it runs. Its caller owns it: see think_new(). */
struct Search {
    Position *pos;     /* the board that is searched; not the caller's */
    uint64_t nodes;    /* nodes visited in this search, the root included */
    uint64_t cuts, first_cuts; /* nodes cut off; of them, by their first move */
    bool stop;         /* set once; everything returns as fast as it can */
    int root_depth;    /* depth of this iteration */
    int seldepth;      /* deepest ply reached */
    int root_ply;      /* pos->ply at the root */
    Move root_move[MAX_MOVES]; /* moves allowed at the root */
    int root_moves;
    bool whole_root;   /* these are all legal moves */
    Request request;   /* as asked; a ponder hit changes its limits */
    uint64_t next_look; /* at so many nodes ... */
    bool (*look)(Search *s); /* ... this is called: whether to stop */
    Facts *facts;      /* by ply like the stack; NULL in a chapter that has none */
    Memory *memory;    /* Chapter.memory_size bytes; NULL in a chapter that has none */
    struct Thinking *thinking; /* for think.c only */
    unsigned games;    /* how often it was told to forget what it has learned */
    Frame stack[MAX_PLY + 4];
};

/* A move, and what it is worth before it is searched, cp. */
typedef struct {
    Move move;
    int value;
    int part[8];    /* the parts that add up to it, see part_names */
    bool left_out;  /* for its value, or because it comes after such a move */
} JudgedMove;

enum {
    LEVEL_SEARCHES = 6, /* the first level (play/level.h) that the chapter plays */
    LEVEL_MAX = 12,     /* all it can do */
};

typedef struct {
    const char *number; /* "06" */
    const char *title;  /* "plain negamax" */
    const Option *options; /* its rows; the last has no name */

    size_t memory_size; /* of Memory, in bytes, all zero at first; 0: there is none */

    /* A new search begins; its iterations follow. NULL: nothing to prepare. */
    void (*new_search)(Search *s);

    /* Search s->pos to s->root_depth and leave the best line in s->stack[0].pv. Returns
     * its score for the side to move; after a stop the line holds the best move that was
     * completed or proved better in this iteration, or nothing. */
    int (*iterate)(Search *s, int previous_score);

    void (*new_game)(Search *s);   /* forget what was learned; NULL: nothing is */
    bool (*resize)(int megabytes); /* the table; NULL: none. False: no memory */
    void (*touch)(void); /* system_touch() for the table; NULL: no table */
    int (*permille_full)(const Search *s); /* of the table; NULL: no table */
    const int *threads; /* how many shall search at once; NULL: one */

    /* All moves that the search looks at, best first; returns how many. The names of the
     * parts of their values end with NULL. Both NULL: moves have no static value. */
    int (*judge_moves)(Position *pos, JudgedMove list[MAX_MOVES]);
    const char *const *part_names;

    int bench_depth; /* of `shogi bench`, plies; 0: BENCH_DEPTH */

    /* Nodes of the levels LEVEL_SEARCHES ..: each scores about 70 % against the one below
     * (tests/data/levels.tsv). 0: the chapter is not strong enough for it. */
    int level_nodes[LEVEL_MAX - LEVEL_SEARCHES];
} Chapter;

extern const Chapter chapter;

/* --- what search() calls --- */

/* Count a node; true when it is time to return (the score will be thrown away). */
static inline bool search_counts(Search *s)
{
    s->nodes++;
    return s->nodes >= s->next_look ? s->look(s) : s->stop;
}

/* S2: the same for a node of the tree; its window and depth are for the watcher. Needs: a
 * window whose bounds have not been exchanged (where nothing is cut off, as in step 07.1,
 * alpha may rise above beta), except at the horizon, where a mate may be no nearer than
 * beta; a ply that the stack has, with one behind it. */
static inline bool search_stopped(Search *s, int alpha, int beta, int depth, int ply)
{
    assert(alpha < beta || depth == 0
           || (alpha < SCORE_INFINITE && beta > -SCORE_INFINITE));
    assert(ply >= 0 && ply <= MAX_PLY);
    bool stopped = search_counts(s);
    if (s->request.watch != NULL && !stopped)
        s->request.watch->enters(s, alpha, beta, depth, ply);
    return stopped;
}

/* The node at `ply` ends with this score, which is returned as it is. */
static inline int search_ends(const Search *s, int ply, Fate fate, int by, int score)
{
    if (s->request.watch != NULL)
        s->request.watch->ends(s, ply, fate, by, score);
    return score;
}

/* Report something about the node at `ply`, or about a move there. */
static inline void search_tells(const Search *s, int ply, Fate fate, Move move, int by)
{
    if (s->request.watch != NULL)
        s->request.watch->tells(s, ply, fate, move, by);
}

/* S3: verdict of the rules on the position at `ply`, as a score for the side to move.
 * False: none. Never true at the root. The frame's by_rule says the same. */
bool search_rule_score(Search *s, int ply, int *score);

/* S6: the moves of a node, in base order; at the root only those allowed. */
int search_moves(const Search *s, int ply, Move *list);

/* S9: a move cut the node off; `first`: it was the first one searched there. How often it
 * is the first tells how good the order of moves is. */
static inline void search_count_cut(Search *s, bool first)
{
    s->cuts++;
    s->first_cuts += first;
}

/* S9: `move` is the best so far at `ply`, below MAX_PLY: it begins the line there. */
void search_update_pv(Search *s, int ply, Move move);

/* Make a legal move at the node of this ply; take it back. */
static inline void search_make(Search *s, int ply, Move move)
{
    s->stack[ply].move = move;
    s->stack[ply + 1].pv.length = 0;
    if (s->seldepth <= ply)
        s->seldepth = ply + 1;
    move_make(s->pos, move);
}
static inline void search_unmake(Search *s) { move_unmake(s->pos); }

#endif
