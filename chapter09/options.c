/* options.c - the switches of this chapter, and what it offers to common/. */
#include "move_value.h"
#include "search.h"

Params params;

enum {
    PRUNE_LIMIT = -100, /* cp, the source's: half of a pawn lost (190) */
    PRUNE_RANK = 30,    /* moves */
    /* Plies. One ply above the horizon a move costs less to search than to value: there
     * chapter 7's order stays. */
    VALUE_DEPTH = 2,
    RECAPTURE_DEPTH = 3, /* plies left: 2 or 3, so that the gifts of both sides count */
};

static const Option options[] = {
    { "LeafExchange", OPT_CHECK, &params.leaf_exchange, 1, 0, 1, "06",
      "add the best exchange to the evaluation at the horizon", NULL, NULL },
    { "Window", OPT_CHECK, &params.window, 1, 0, 1, "07",
      "alpha-beta: search with a window and cut off outside it", NULL, NULL },
    { "TableCuts", OPT_CHECK, &params.table_cuts, 1, 0, 1, "07",
      "bounds stored in the table may decide a node", NULL, NULL },
    { "HashMove", OPT_CHECK, &params.hash_move, 1, 0, 1, "07",
      "I: search the move stored in the table first", NULL, NULL },
    { "Killer", OPT_CHECK, &params.killer, 1, 0, 1, "07",
      "II: then the best moves of sibling nodes", NULL, NULL },
    { "JustCapture", OPT_CHECK, &params.just_capture, 1, 0, 1, "07",
      "III: then captures of the piece that has just moved", NULL, NULL },
    { "HighestCapture", OPT_CHECK, &params.highest_capture, 1, 0, 1, "07",
      "IV: then captures of the most valuable piece", NULL, NULL },
    { "Escape", OPT_CHECK, &params.escape, 1, 0, 1, "07",
      "V: then moves of the most valuable piece under attack", NULL, NULL },
    { "StaticValue", OPT_CHECK, &params.static_value, 1, 0, 1, "08",
      "order by the static value of moves, in place of III to V", NULL, NULL },
    { "ValueDepth", OPT_SPIN, &params.value_depth, VALUE_DEPTH, 1, MAX_PLY, "",
      "least depth at which moves are valued; below, searching costs less", NULL, NULL },
    { "ForwardPruning", OPT_CHECK, &params.forward_pruning, 1, 0, 1, "08",
      "do not search moves of low static value (needs StaticValue)", NULL, NULL },
    { "PruneBy", OPT_COMBO, &params.prune_by, PRUNE_BY_VALUE, PRUNE_BY_VALUE,
      PRUNE_BY_RANK, "", "which moves: those below PruneLimit, or those behind PruneRank",
      "value rank", NULL },
    { "PruneLimit", OPT_SPIN, &params.prune_limit, PRUNE_LIMIT, -5000, 5000, "",
      "centipawns; moves of lower static value are not searched", NULL, NULL },
    { "PruneRank", OPT_SPIN, &params.prune_rank, PRUNE_RANK, 1, MAX_MOVES, "",
      "so many moves of a position are searched", NULL, NULL },
    { "PawnBonus", OPT_CHECK, &params.pawn_bonus, 0, 0, 1, "",
      "as the listing: capturing a pawn gets the bonus of a capture too", NULL, NULL },
    { "PruneInCheck", OPT_CHECK, &params.prune_in_check, 0, 0, 1, "",
      "as the listing: prune answers to check too", NULL, NULL },
    { "Recapture", OPT_CHECK, &params.recapture, 1, 0, 1, "09",
      "search recaptures of moves of negative value deeper (needs StaticValue)", NULL,
      NULL },
    { "RecaptureDepth", OPT_SPIN, &params.recapture_depth, RECAPTURE_DEPTH, 2, MAX_PLY,
      "", "so many plies above the horizon, from 2 on, recaptures are searched deeper",
      NULL, NULL },
    { "RecaptureCaptures", OPT_CHECK, &params.recapture_captures, 0, 0, 1, "",
      "leave the bonus for captures out of that value: sacrifices by capture too", NULL,
      NULL },
    { .name = NULL },
};

static bool resize(int megabytes) { return table_resize(table_shared(), megabytes); }

static void touch(void) { table_touch(table_shared()); }

static int permille_full(const Search *s) { return table_permille_full(table_of(s)); }

static void new_game(Search *s)
{
    table_clear(table_of(s));
}

const Chapter chapter = {
    .number = "09",
    .title = "recapture extension",
    .options = options,
    .bench_depth = 5,
    .memory_size = sizeof(Memory),
    .new_search = search_begin,
    .iterate = search_iterate,
    .new_game = new_game,
    .resize = resize,
    .touch = touch,
    .permille_full = permille_full,
    .judge_moves = judge_moves,
    .part_names = part_names,
    .level_nodes = { 2000, 7000 },
};
