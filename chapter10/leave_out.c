/* leave_out.c - techniques that leave single moves out. */
#include "search.h"

enum {
    LATE_DEPTH = 8,           /* plies, like the other depths */
    MOVE_FUTILITY_DEPTH = 7,
    MOVE_FUTILITY_BASE = 100, /* cp: what one quiet move may gain at once */
    EXCHANGE_DEPTH = 7,
    QUIET_LOSS = 40,          /* cp per ply squared that a quiet move may lose */
    CAPTURE_LOSS = 150,       /* cp per ply that a capture may lose */
};

/* Every move left out raises the node's bound to the most that was hoped for from it. */
static bool leave_out(const Search *s, int alpha, int depth, int ply)
{
    return note_left_out(s, ply, alpha, s->facts[ply].static_eval + MOVE_FUTILITY_BASE
                         + futility_margin(depth));
}

bool is_late(const Search *s, int alpha, Move move, bool plain, int depth, int ply,
             int searched)
{
    const Facts *facts = &s->facts[ply];
    bool improving = ply >= 2 && facts->static_eval > facts[-2].static_eval;
    return params.late_move_pruning && plain && depth <= LATE_DEPTH
        && searched >= (5 + depth * depth) / (improving ? 1 : 2)
        && leave_out(s, alpha, depth, ply)
        && search_tells(s, ply, OUT_LATE, move, searched);
}

/* Futility of a quiet move: even a good gain leaves the score below alpha. */
static bool is_futile(const Search *s, Move move, bool plain, int alpha, int depth,
                      int ply)
{
    if (!params.move_futility || !plain || depth > MOVE_FUTILITY_DEPTH)
        return false;
    int most = MOVE_FUTILITY_BASE + futility_margin(depth);
    return s->facts[ply].static_eval + most <= alpha && leave_out(s, alpha, depth, ply)
        && search_tells(s, ply, OUT_FUTILITY, move, most);
}

/* The move loses more material on its square than this depth can make good. */
static bool loses_exchange(const Search *s, int alpha, Move move, int depth, int ply)
{
    bool quiet = move_is_quiet(s->pos, move);
    int limit = quiet ? -QUIET_LOSS * depth * depth : -CAPTURE_LOSS * depth;
    return params.exchange_pruning && depth <= EXCHANGE_DEPTH
        && !exchange_reaches(s->pos, move, limit) && leave_out(s, alpha, depth, ply)
        && search_tells(s, ply, OUT_EXCHANGE, move, limit);
}

bool leaves_out(const Search *s, int alpha, int depth, int ply, Move move, bool plain)
{
    return is_futile(s, move, plain, alpha, depth, ply)
        || loses_exchange(s, alpha, move, depth, ply);
}
