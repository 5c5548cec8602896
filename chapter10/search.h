/* search.h - what the parts of this chapter share: switches, facts about a ply, what is
 * kept, and the search itself. */
#ifndef SEARCH_H
#define SEARCH_H

#include "history.h"
#include "table.h"

/* Values of PruneBy: which moves forward pruning leaves out. */
enum { PRUNE_BY_VALUE, PRUNE_BY_RANK };

/* Values of NullMove. */
enum { NULL_PRUNE, NULL_REDUCE, NULL_OFF };

/* Values of Margin: how the futility margin grows with depth. */
enum { MARGIN_LINEAR, MARGIN_ROOT, MARGIN_CONSTANT };

/* The switches of all techniques; one row each in options.c. */
typedef struct {
    int leaf_exchange;
    int window, hash_move, table_cuts, killer, just_capture, highest_capture, escape;
    int static_value, value_depth, forward_pruning, prune_by, prune_limit, prune_rank;
    int pawn_bonus, prune_in_check;
    int recapture, recapture_depth, recapture_captures;
    int quiescence;
    int quiesce_futility;
    int staged;
    int countermove;
    int continuation;
    int history;
    int capture_history;
    int threat_history;
    int pvs;
    int aspiration;
    int null_move;
    int node_futility, margin, margin_cp;
    int move_futility;
    int table_eval;
    int late_move_pruning;
    int late_move_reductions;
    int exchange_pruning;
    int check_extension, internal_reduction;
    int mate_in_one, mate_distance;
    int rule_bounds;
    int threads; /* 1: this one alone */
} Params;
extern Params params;

/* What the techniques know about a ply of the line being searched. */
struct Facts {
    Move killer[2]; /* best moves of sibling nodes, newest first [Killer] */
    int value;    /* static value of the move being searched from here, cp */
    int extended; /* plies by which this line has been extended so far */
    int eval;          /* what evaluate() says, cp; NO_EVAL in check */
    int static_eval;   /* what the node is worth at first sight, cp; NO_EVAL in check */
    int left_out;      /* the most that moves left out here may be worth, cp */
    bool null_reduced; /* a null move reached beta: the node ends, or loses plies */
    bool mate_threat;  /* after a null move here the opponent mates */
};

/* What is kept from node to node. */
struct Memory {
    Facts facts[MAX_PLY + 4]; /* Search.facts */
    Table *table;             /* given, or the shared one */
    Records records;
};

/* Value of s->pos for the side to move, searched `depth` plies deep, in centipawns.
 * Between alpha and beta it is exact; at or below alpha an upper bound, at or above beta
 * a lower bound (fail-soft). The line is left in s->stack[ply].pv. After a stop only the
 * root's score means something: that of the best move completed, -SCORE_INFINITE if there
 * is none. */
int search(Search *s, int alpha, int beta, int depth, int ply);

/* A new search, for `chapter`: what the last one knew about its line is forgotten. */
void search_begin(Search *s);

/* One iteration, for `chapter`: the whole tree to s->root_depth. */
int search_iterate(Search *s, int previous);

/* S9: note whether the score of the node rests on a repetition (RuleBounds), after a move
 * was searched. After a cut-off it does if the score of that move does, else if that of
 * any move does. Switched off: if that of the best move does. */
static inline void note_rule(Search *s, int ply, bool best, bool cuts)
{
    Frame *f = &s->stack[ply];
    if (params.rule_bounds && !cuts)
        f->by_rule |= f[1].by_rule;
    else if (best)
        f->by_rule = f[1].by_rule;
}

#endif
