/* depth.c - how deeply a move is searched, and in which window. */
#include "depth.h"

#include "history.h"
#include "search.h"

enum {
    INTERNAL_DEPTH = 4,  /* plies left, at least */
    REDUCTION_DEPTH = 3, /* plies left, at least */
    REDUCTION_MOVES = 3, /* moves searched in full before any is reduced */
    REDUCTION_SIZE = 64, /* plies and moves in the table; beyond, as the last ones */
    HISTORY_PLY = 6000,  /* points of record that are worth a ply */
};

static uint8_t reduction_table[REDUCTION_SIZE][REDUCTION_SIZE]; /* [depth][move], plies */

void build_reductions(void)
{
    double ln[REDUCTION_SIZE] = { 0 }; /* summed up from its slope */
    if (reduction_table[REDUCTION_SIZE - 1][REDUCTION_SIZE - 1] > 0)
        return; /* once: a search may begin while others read it */
    for (int n = 2; n < REDUCTION_SIZE; n++)
        ln[n] = ln[n - 1] + 1 / (n - 0.5);
    for (int depth = 1; depth < REDUCTION_SIZE; depth++)
        for (int move = 1; move < REDUCTION_SIZE; move++)
            reduction_table[depth][move] = (uint8_t)(0.5 + ln[depth] * ln[move] / 2);
}

/* Is the move one of those that are searched less deeply at first? */
static bool is_reduced(const Picker *p, Move move, int depth)
{
    const Facts *facts = &p->s->facts[p->ply];
    return params.late_move_reductions && depth >= REDUCTION_DEPTH
        && p->searched >= REDUCTION_MOVES && !p->s->pos->in_check && !facts->mate_threat
        && !facts->null_reduced && move_is_quiet(p->s->pos, move);
}

int reduction(const Picker *p, Move move, int depth, bool pv_node)
{
    if (!is_reduced(p, move, depth))
        return 0;
    int d = depth < REDUCTION_SIZE ? depth : REDUCTION_SIZE - 1;
    int n = p->searched < REDUCTION_SIZE ? p->searched : REDUCTION_SIZE - 1;
    int record = history_record(p->s, move, p->row);
    int r = reduction_table[d][n] - pv_node - record / HISTORY_PLY;
    r = r < 0 ? 0 : r > depth - 2 ? depth - 2 : r;
    if (r > 0)
        search_tells(p->s, p->ply, LESS_LATE, move, r);
    return r;
}

int internal_reduction(const Search *s, int depth, int ply, Move hash_move)
{
    bool reduces = params.internal_reduction && params.hash_move && ply > 0
        && depth >= INTERNAL_DEPTH && hash_move == MOVE_NONE;
    if (reduces)
        search_tells(s, ply, LESS_INTERNAL, MOVE_NONE, 1);
    return reduces;
}

int check_extension(const Search *s, Move move, int ply, bool check)
{
    bool extends = params.check_extension && check && ply < 2 * s->root_depth
        && exchange_reaches(s->pos, move, 0);
    if (extends)
        search_tells(s, ply, MORE_CHECK, move, 1);
    return extends;
}

static int search_child(Search *s, int alpha, int beta, int depth, int ply)
{
    s->stack[ply + 1].pv.length = 0; /* not the line of an earlier search */
    return -search(s, -beta, -alpha, depth, ply + 1);
}

int search_move(Search *s, int alpha, int beta, int depth, int ply,
                int reduced, bool first)
{
    if (reduced > 0) {
        int score = search_child(s, alpha, alpha + 1, depth - reduced, ply);
        if (score <= alpha)
            return score;
    }
    if (params.pvs && !first) {
        int score = search_child(s, alpha, alpha + 1, depth, ply);
        if (score <= alpha || score >= beta)
            return score;
    }
    return search_child(s, alpha, beta, depth, ply);
}
