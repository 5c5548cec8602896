/* trace.h - the tree of a search, recorded during the search.
 *
 * The search tells a Watcher what becomes of its nodes and moves (engine.h); here all
 * that is written down. Only the last iteration is recorded, but all of them are counted,
 * so that the sums agree with the nodes that `bench` counts. */
#ifndef TREE_TRACE_H
#define TREE_TRACE_H

#include "notation/sfen.h"
#include "think/think.h"

/* Why a node ended or a move was left out, for a reader: a Fate, but BY_MOVES is divided
 * by what the moves came to. BY_MOVES itself then means an exact score. */
enum {
    WHY_BETA = FATES, /* a move reached beta: cut off */
    WHY_ALL,          /* no move reached alpha */
    WHY_STOPPED,      /* not finished */
    WHYS
};

/* Marks of an entry. */
enum {
    MARK_AGAIN = 1,      /* the same move has just been searched in another way */
    MARK_BEST = 2,       /* the best move so far */
    MARK_LATE = 4,       /* searched less deeply, by `less` plies */
    MARK_CHECK = 8,      /* a check, searched a ply deeper */
    MARK_RECAPTURE = 16, /* searched again two plies deeper */
    MARK_TAKEN = 32,     /* ... and that score counts */
    MARK_NULL_MOVE = 64, /* its moves were searched less deeply: a pass reached beta */
    MARK_INTERNAL = 128, /* the same: the table knew no move */
    NO_STATIC = -32768,
};

/* A node of the tree, or a move that was left out there (trace_is_out()). Its numbers are
 * as the side that made the move sees them; at the root, as the side to move does. */
typedef struct {
    uint32_t nodes;      /* searched here and below; 0: left out */
    int32_t end;         /* index behind the last entry below this one */
    Move move;           /* that led here; MOVE_NONE: a pass, or the root */
    int16_t alpha, beta; /* the window it was searched with */
    int16_t score;       /* of a move left out: what it loses, if that is why */
    int16_t eval;        /* static value; NO_STATIC: it was not needed */
    int16_t by;          /* by how much: see Fate */
    uint8_t ply, why, marks;
    int8_t depth;        /* left when it was searched */
    int8_t less;         /* see MARK_LATE */
    int8_t node_less;    /* plies less for the node's moves, by the two marks above */
} TraceNode;

/* What is being searched at a ply while the search is on. */
typedef struct {
    int entry, child;       /* indices; -1: not stored */
    Move child_move;        /* the last move searched from here, if `searched` > 0 */
    int searched, seen;     /* searches from here; moves searched or left out */
    uint64_t nodes_before;  /* in the search */
    uint8_t marks, less;    /* of the next child */
    Move marked;            /* ... the move they are for */
    bool rest_pruned;
    int alpha, beta;
} TraceOpen;

typedef struct {
    Watcher watcher;  /* must come first */
    TraceNode *node;  /* in the order of the search, each before what is below it */
    TraceNode unstored; /* takes what is said of others */
    int count, room;
    int wanted;       /* plies that are to be recorded */
    int plies;        /* ... and are; fewer: memory was short, the rest is only counted */
    int depth;        /* of the iteration recorded */
    char position[SFEN_TEXT]; /* of the root */
    Answer answer;
    uint64_t total[WHYS], shown[WHYS];     /* by reason: in all iterations, in this one */
    uint64_t ply_nodes[MAX_PLY + 1];       /* of this iteration */
    uint64_t iteration_nodes[MAX_PLY + 1]; /* [depth] */
    int open_ply;     /* of the deepest node that has not ended; -1: none */
    TraceOpen open[MAX_PLY + 4];
} Trace;

/* Think about *pos as think() does, from a clean table, and record the last iteration
 * `plies` deep. What the trace held before is lost; free it afterwards. */
void trace_search(Trace *t, Search *s, const Position *pos, const Request *request,
                  int plies);
void trace_free(Trace *t);

static inline bool trace_is_out(const TraceNode *node) { return node->nodes == 0; }

/* The entries below a node: the first, and the one behind an entry; both -1 at the end.
 * Needs: `parent` is the index of an entry; so for those that follow. */
int trace_first(const Trace *t, int parent);
int trace_next(const Trace *t, int parent, int entry);

/* The entry for a move below `parent` whose score counts: where it was searched last, or
 * where it was left out; -1: it was never looked at. */
int trace_child(const Trace *t, int parent, Move move);

/* The entry of the root when it was searched last; -1: never. */
int trace_root(const Trace *t);

/* The entry of the best move below a node, which decided it; -1: none was searched. */
int trace_best(const Trace *t, int parent);

/* -1: the node's true value is at most its score; 1: at least; 0: exactly. */
int trace_bound(const TraceNode *node);

#endif
