/* engine.h - the one interface a chapter fills in, and what it finds there.
 *
 * A chapter defines `chapter` and in it how to search one iteration; what is around that
 * is in think.c. */
#ifndef ENGINE_H
#define ENGINE_H

#include "game/exchange.h"
#include "game/movegen.h"
#include "game/rules.h"
#include "think/clock.h"
#include "think/evaluate.h"
#include "think/option.h"

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

/* What a chapter's techniques know about a ply beside that, declared in its search.h. */
typedef struct Facts Facts;

/* What becomes of nodes and moves. The search tells it to who watches (see search_tells()
 * below), each technique for itself; beside it stands by how much. */
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
    BY_MATE_BOUND,  /* a shorter mate is known */
    BY_FUTILITY,    /* the margin, cp */
    BY_NULL_MOVE,   /* the score after the pass, cp */
    /* A move was left out. */
    OUT_FORWARD,    /* its static value, cp */
    OUT_LATE,       /* moves searched before it */
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

struct Search;

/* Hears of a line found, cut to its legal moves: the one numbered `n` from 1, 0 if there
 * is one only, after `ms` milliseconds. Depth 0: without a search. */
typedef void (*Report)(const struct Search *s, const RankedLine *line, int n, int64_t ms);

/* Who watches. At most one does, and mostly nobody. */
typedef struct {
    void (*enters)(const struct Search *s, int alpha, int beta, int depth, int ply);
    void (*ends)(const struct Search *s, int ply, Fate fate, int by, int score);
    void (*tells)(const struct Search *s, int ply, Fate fate, Move move, int by);
} Watcher;

typedef struct Search {
    Position *pos;
    uint64_t nodes;    /* nodes visited in this search, the root included */
    uint64_t cuts, first_cuts; /* nodes that ended in a cut-off; by their first move */
    bool stop;         /* set once; everything returns as fast as it can */
    int root_depth;    /* depth of this iteration */
    int seldepth;      /* deepest ply reached */
    int root_ply;      /* pos->ply at the root */
    Move root_move[MAX_MOVES]; /* moves allowed at the root */
    int root_moves;
    bool whole_root;   /* they are all that there are */
    int max_moves;     /* game ply at which a game is drawn; 0: never */
    bool drops_first;  /* base order of moves, see movegen.h */
    /* for think.c only */
    uint64_t node_limit, next_look;
    int64_t started;   /* system_now() at the start */
    Budget budget;
    Limits limits;
    Report report;     /* NULL: nobody wants to hear */
    int (*look)(struct Search *s); /* called now and then while thinking; sets s->stop */
    const Watcher *watch; /* NULL: nobody */
    Facts *facts;  /* by ply like the stack; NULL in a chapter that has none */
    Frame stack[MAX_PLY + 4];
} Search;

/* A move, and what it is worth before it is searched, cp. */
typedef struct {
    Move move;
    int value;
    int part[8];    /* what it is the sum of, see part_names */
    bool left_out;  /* for its value, or as one behind such a move */
} JudgedMove;

enum {
    LEVEL_SEARCHES = 6, /* the first level (play/level.h) that the chapter plays */
    LEVEL_MAX = 12,     /* all it can do */
};

typedef struct {
    const char *number; /* "06" */
    const char *title;  /* "plain negamax" */
    const Option *options; /* its rows; the last has no name */

    /* Search s->pos to s->root_depth and leave the best line in s->stack[0].pv. Returns
     * its score for the side to move; after a stop the line holds the best move that was
     * completed or proved better in this iteration, or nothing. */
    int (*iterate)(Search *s, int previous_score);

    void (*new_game)(void);  /* forget everything learned; NULL: nothing to forget */
    bool (*resize)(int megabytes); /* the table; NULL: none. False: no memory */
    void (*touch)(void); /* system_touch() for the table; NULL: no table */
    int (*permille_full)(void);    /* of the table; NULL: no table */

    /* All moves that the search looks at, best first; returns how many. The names of the
     * parts of their values end with NULL. Both NULL: moves have no static value. */
    int (*judge_moves)(Position *pos, JudgedMove list[MAX_MOVES]);
    const char *const *part_names;

    int bench_depth; /* of `shogi bench`, plies; 0: BENCH_DEPTH */

    /* Nodes of the levels LEVEL_SEARCHES ..: each scores about 70 % against the one below
     * (tests/data/levels.tsv). 0: the chapter can't carry this level. */
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

/* S2: the same for a node of the tree; its window and depth are for who watches. */
static inline bool search_stopped(Search *s, int alpha, int beta, int depth, int ply)
{
    bool stopped = search_counts(s);
    if (s->watch != NULL && !stopped)
        s->watch->enters(s, alpha, beta, depth, ply);
    return stopped;
}

/* The node at `ply` ends with this score, which is handed through. */
static inline int search_ends(const Search *s, int ply, Fate fate, int by, int score)
{
    if (s->watch != NULL)
        s->watch->ends(s, ply, fate, by, score);
    return score;
}

/* The same in a technique's predicate, which can end with it: true. */
static inline bool search_decides(const Search *s, int ply, Fate fate, int by, int score)
{
    search_ends(s, ply, fate, by, score);
    return true;
}

/* Something about the node at `ply`, or a move there. True, too. */
static inline bool search_tells(const Search *s, int ply, Fate fate, Move move, int by)
{
    if (s->watch != NULL)
        s->watch->tells(s, ply, fate, move, by);
    return true;
}

/* S3: verdict of the rules on the position at `ply`, as a score for the side to move.
 * False: none. Never true at the root. The frame's by_rule says the same. */
bool search_rule_score(Search *s, int ply, int *score);

/* S6: the moves of a node, in base order; at the root only those allowed. */
int search_moves(const Search *s, int ply, Move *list);

/* S9: a move cut the node off; `first`: the first that was searched there. How often it
 * is the first tells how good the order of moves is. */
static inline void search_count_cut(Search *s, bool first)
{
    s->cuts++;
    s->first_cuts += first;
}

/* S9: `move` is the best so far at `ply`: put it in front of the line of the next ply. */
void search_update_pv(Search *s, int ply, Move move);

/* Make a move of the node at `ply`, take it back. */
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
