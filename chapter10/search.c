/* search.c - the modern searcher. */
#include "search.h"

/* Numbers of this chapter's techniques. Depths in plies, margins in centipawns. */
enum {
    ASPIRATION_DEPTH = 4,    /* shallower iterations use the full window */
    ASPIRATION_WINDOW = 50,  /* half a pawn either way; doubled at each failure */
    ASPIRATION_MAX = 1000,   /* a wider window is no better than the full one */
    NODE_FUTILITY_DEPTH = 7,
    MOVE_FUTILITY_DEPTH = 7,
    MOVE_FUTILITY_BASE = 100, /* what one quiet move may gain at once */
    NULL_DEPTH = 3,          /* least depth at which a pass is tried */
    NULL_REDUCTION = 3,      /* plies by which a node is reduced after a pass succeeded */
    LATE_DEPTH = 8,
    EXCHANGE_DEPTH = 7,
    QUIET_LOSS = 40,         /* cp per ply squared that a quiet move may lose */
    CAPTURE_LOSS = 150,      /* cp per ply that a capture may lose */
    REDUCTION_DEPTH = 3,
    REDUCTION_MOVES = 3,     /* moves searched in full before any is reduced */
    INTERNAL_DEPTH = 4,
};

/* S1: evaluation plus the best exchange on one square. */
static int horizon(Search *s, int ply)
{
    int score;
    if (search_stopped(s))
        return 0;
    s->stack[ply].by_rule = search_rule_score(s, ply, &score);
    if (s->stack[ply].by_rule)
        return score;
    return evaluate(s->pos) + (params.leaf_exchange ? exchange_best(s->pos) : 0);
}

/* --- S5: decide the whole node --- */

/* The futility margin, cp, at a depth of at most 8 plies. Linear by default: see the
 * chapter's text. */
static int futility_margin(int depth)
{
    static const int root[] = { 0, 128, 181, 222, 256, 286, 314, 339, 362 }; /* 128 sqrt(d) */
    if (params.margin == MARGIN_CONSTANT)
        return 2 * params.margin_cp;
    if (params.margin == MARGIN_ROOT)
        return params.margin_cp * 3 / 2 * root[depth] / 128;
    return params.margin_cp * depth;
}

/* Evaluate the position, and begin the node's other facts. */
static void prepare_node(Search *s, int ply)
{
    Frame *f = &s->stack[ply];
    f->static_eval = s->pos->in_check ? -SCORE_INFINITE
                                      : table_refine(s, ply, evaluate(s->pos));
    f->mate_threat = f->null_reduced = false;
    if (ply == 0)
        f->in_null = false;
    s->stack[ply + 1].in_null = f->in_null;
}

/* A node outside the principal variation, searched with a window of no width, not in
 * check: the only kind that S5 decides and S8 leaves moves out of. */
static bool may_decide(const Search *s, int alpha, int beta)
{
    return beta - alpha == 1 && !s->pos->in_check && !is_loss_score(beta);
}

/* Futility at the node: so good that the opponent's moves will not bring it below
 * beta. */
static bool futility_decides(const Search *s, int alpha, int beta, int depth, int ply)
{
    int eval = s->stack[ply].static_eval;
    return params.node_futility && may_decide(s, alpha, beta)
        && depth <= NODE_FUTILITY_DEPTH
        && eval - futility_margin(depth) >= beta;
}

/* Is a pass (null move) worth trying here? */
static bool wants_null_move(const Search *s, int alpha, int beta, int depth, int ply)
{
    const Frame *f = &s->stack[ply];
    return params.null_move != NULL_OFF && may_decide(s, alpha, beta)
        && depth >= NULL_DEPTH && !f->in_null && f->static_eval >= beta;
}

/* The score after a pass, searched shallowly with a zero window below beta. */
static int null_move_score(Search *s, int beta, int depth, int ply)
{
    Frame *f = &s->stack[ply];
    int left = depth - 4 - (params.null_move == NULL_PRUNE ? depth / 4 : 0);
    f->move = MOVE_NONE;
    f[1].in_null = true;
    f[1].pv.length = 0;
    move_make_null(s->pos);
    int score = -search(s, -beta, -beta + 1, left, ply + 1);
    move_unmake_null(s->pos);
    f[1].in_null = f->in_null;
    f->mate_threat = is_loss_score(score);
    f->null_reduced = score >= beta;
    return is_win_score(score) ? beta : score; /* a mate after a pass is not proved */
}

/* --- S8: leave moves out, reduce, extend --- */

/* Late move pruning: so many moves of this node have failed that this one will too. */
static bool is_late(const Search *s, int depth, int ply, int searched)
{
    const Frame *f = &s->stack[ply];
    bool improving = ply >= 2 && f->static_eval > f[-2].static_eval;
    return params.late_move_pruning && depth <= LATE_DEPTH
        && searched >= (5 + depth * depth) / (improving ? 1 : 2);
}

/* Futility of a quiet move: even a good gain leaves the score below alpha. */
static bool is_futile(const Search *s, int alpha, int depth, int ply)
{
    if (!params.move_futility || depth > MOVE_FUTILITY_DEPTH)
        return false;
    int most = MOVE_FUTILITY_BASE + futility_margin(depth);
    return s->stack[ply].static_eval + most <= alpha;
}

/* The move loses more material on its square than this depth can make good. */
static bool loses_exchange(const Search *s, Move move, int depth, bool quiet)
{
    int limit = quiet ? -QUIET_LOSS * depth * depth : -CAPTURE_LOSS * depth;
    return params.exchange_pruning && depth <= EXCHANGE_DEPTH
        && !exchange_reaches(s->pos, move, limit);
}

/* Checks that do not lose the checking piece are searched a ply deeper, within reason. */
static bool extends(const Search *s, Move move, int ply, bool check)
{
    return params.check_extension && check && ply < 2 * s->root_depth
        && exchange_reaches(s->pos, move, 0);
}

enum { REDUCTION_SIZE = 64 };
static uint8_t reduction_table[REDUCTION_SIZE][REDUCTION_SIZE]; /* [depth][move], plies */

/* ln(depth) * ln(move) / 2 + 1/2. The logarithm is summed up from its slope. */
static void build_reductions(void)
{
    double ln[REDUCTION_SIZE] = { 0 };
    for (int n = 2; n < REDUCTION_SIZE; n++)
        ln[n] = ln[n - 1] + 1 / (n - 0.5);
    for (int depth = 1; depth < REDUCTION_SIZE; depth++)
        for (int move = 1; move < REDUCTION_SIZE; move++)
            reduction_table[depth][move] = (uint8_t)(0.5 + ln[depth] * ln[move] / 2);
}

/* Late move reductions: how many plies less a quiet move is searched at first. */
static int reduction(const Search *s, Move move, int depth, int ply, int searched,
                     bool pv_node)
{
    const Frame *f = &s->stack[ply];
    if (!params.late_move_reductions || depth < REDUCTION_DEPTH
        || searched < REDUCTION_MOVES || s->pos->in_check || f->mate_threat
        || f->null_reduced)
        return 0;
    int d = depth < REDUCTION_SIZE ? depth : REDUCTION_SIZE - 1;
    int n = searched < REDUCTION_SIZE ? searched : REDUCTION_SIZE - 1;
    int r = reduction_table[d][n] - pv_node - history_score(s, ply, move) / 6000;
    return r < 0 ? 0 : r > depth - 2 ? depth - 2 : r;
}

static int search_child(Search *s, int alpha, int beta, int depth, int ply)
{
    s->stack[ply + 1].pv.length = 0; /* not the line of an earlier, shallower search */
    return -search(s, -beta, -alpha, depth, ply + 1);
}

/* S8c: principal variation search. The first move gets the whole window; the others must
 * first prove, shallowly and then at full depth, that they beat alpha at all. */
static int search_move(Search *s, int alpha, int beta, int depth, int ply, int reduced,
                       bool first)
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

int search(Search *s, int alpha, int beta, int depth, int ply)
{
    Frame *f = &s->stack[ply];
    int score, best = -SCORE_INFINITE, seen = 0, searched = 0;
    Move move, best_move = MOVE_NONE, tried[MAX_MOVES];
    Bound bound = BOUND_UPPER;
    bool cuts, pv_node = beta - alpha > 1;
    Picker picker;

    /* [S1] horizon */
    if (depth <= 0 || ply >= MAX_PLY - 1)
        return params.quiescence ? quiesce(s, alpha, beta, ply) : horizon(s, ply);

    /* [S2] node count, stop */
    if (search_stopped(s))
        return best; /* nothing yet: at the root a 0 would pass for a score */

    /* [S3] repetition, longest game, mate distance */
    f->by_rule = search_rule_score(s, ply, &score);
    if (f->by_rule)
        return score;
    if (params.mate_distance && SCORE_MATE - ply - 1 <= alpha)
        return SCORE_MATE - ply - 1;

    /* [S4] transposition table */
    Move hash_move = table_probe(s, alpha, beta, depth, ply, &cuts, &score);
    if (cuts)
        return score;

    /* [S5] decide the whole node */
    prepare_node(s, ply);
    if (futility_decides(s, alpha, beta, depth, ply))
        return f->static_eval;
    if (wants_null_move(s, alpha, beta, depth, ply)) {
        score = null_move_score(s, beta, depth, ply);
        if (s->stop || (f->null_reduced && params.null_move == NULL_PRUNE))
            return score;
        if (f->null_reduced)
            depth = depth > NULL_REDUCTION ? depth - NULL_REDUCTION : 1;
    }
    if (params.internal_reduction && params.hash_move && ply > 0
        && depth >= INTERNAL_DEPTH && hash_move == MOVE_NONE)
        depth--;

    /* [S6] generate, [S7] order: in stages */
    picker_start(&picker, s, ply, hash_move);

    /* [S8] move loop */
    bool selective = may_decide(s, alpha, beta) && !f->mate_threat;
    while ((move = picker_next(&picker)) != MOVE_NONE) {
        bool quiet = move_is_quiet(s->pos, move), check = move_gives_check(s->pos, move);
        bool plain = quiet && !check; /* nothing happens at once */
        /* Even the first, but not the table's move; none while all so far lose. */
        bool may_skip = selective
            && (searched > 0 ? !is_loss_score(best) : move != hash_move);
        seen++;

        /* [S8a] leave the rest out */
        if (may_skip && plain && is_late(s, depth, ply, searched)) {
            picker_stop_sorting(&picker);
            continue;
        }

        /* [S8b] leave this move out */
        if (may_skip && ((plain && is_futile(s, alpha, depth, ply))
                         || loses_exchange(s, move, depth, quiet)))
            continue;

        /* [S8d] search it deeper */
        int next_depth = depth - 1 + extends(s, move, ply, check);

        /* [S8c] search the move */
        bool reducible = quiet && next_depth < depth;
        int less = reducible ? reduction(s, move, depth, ply, searched, pv_node) : 0;
        table_prefetch(position_key_after(s->pos, move));
        search_make(s, ply, move);
        score = search_move(s, alpha, beta, next_depth, ply, less, searched == 0);
        search_unmake(s);
        if (s->stop)
            return best;
        tried[searched++] = move;

        /* [S9] best move, cut-off */
        if (score > best) {
            best = score;
            f->by_rule = s->stack[ply + 1].by_rule;
            if (score > alpha) {
                best_move = move;
                if (params.window)
                    alpha = score;
                bound = BOUND_EXACT;
                search_update_pv(s, ply, move);
            }
            if (score >= beta) {
                search_count_cut(s, searched == 1);
                bound = BOUND_LOWER;
                break;
            }
        }
    }
    if (seen == 0)
        return -SCORE_MATE + ply;
    if (searched < seen && is_loss_score(best))
        best = alpha; /* what was left out was only expected not to beat alpha */
    if (bound != BOUND_UPPER && (!params.staged || move_is_quiet(s->pos, best_move)))
        killer_store(s, ply, best_move);
    if (bound == BOUND_LOWER)
        history_reward(s, ply, best_move, tried, searched - 1, depth);

    /* [S10] store */
    table_store(s, depth, ply, best_move, best, f->by_rule ? BOUND_NONE : bound);
    return best;
}

/* One iteration, in a window around the score of the last one that is widened when the
 * true score lies outside. */
int search_iterate(Search *s, int previous)
{
    int window = ASPIRATION_WINDOW, proved = -SCORE_INFINITE;
    int alpha = -SCORE_INFINITE, beta = SCORE_INFINITE;
    if (s->nodes == 0) { /* a new search; with MultiPV depth 1 comes several times */
        build_reductions();
        table_new_search();
        killer_clear(s);
    }
    if (params.aspiration && s->root_depth >= ASPIRATION_DEPTH && !is_win_score(previous)
        && !is_loss_score(previous)) {
        alpha = previous - window;
        beta = previous + window;
    }
    for (;;) {
        int score = search(s, alpha, beta, s->root_depth, 0);
        if (s->stop) /* a move that failed high before is still better than the others */
            return score > proved ? score : proved;
        if (score > alpha && score < beta)
            return score;
        window *= 2;
        if (score <= alpha) {
            s->stack[0].pv.length = 0; /* a stop must leave neither this line */
            proved = -SCORE_INFINITE;  /* nor what an earlier window seemed to prove */
            alpha = window > ASPIRATION_MAX ? -SCORE_INFINITE : score - window;
        } else {
            proved = score;
            beta = window > ASPIRATION_MAX ? SCORE_INFINITE : score + window;
        }
    }
}
