/* options.c - the switches of this chapter, and what it offers to common/. */
#include "search.h"

Params params;

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
    .number = "07",
    .title = "alpha-beta",
    .options = options,
    .bench_depth = 5,
    .memory_size = sizeof(Memory),
    .new_search = search_begin,
    .iterate = search_iterate,
    .new_game = new_game,
    .resize = resize,
    .touch = touch,
    .permille_full = permille_full,
    .level_nodes = { 3400, 15000 },
};
