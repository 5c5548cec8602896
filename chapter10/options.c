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
    MAX_THREADS = 256, /* more than most machines have processors */
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
    { "StaticValue", OPT_CHECK, &params.static_value, 0, 0, 1, "08",
      "order by the static value of moves, in place of III to V", NULL, NULL },
    { "ValueDepth", OPT_SPIN, &params.value_depth, VALUE_DEPTH, 1, MAX_PLY, "",
      "least depth at which moves are valued; below, searching costs less", NULL, NULL },
    { "ForwardPruning", OPT_CHECK, &params.forward_pruning, 0, 0, 1, "08",
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
    { "Recapture", OPT_CHECK, &params.recapture, 0, 0, 1, "09",
      "search recaptures of moves of negative value deeper (needs StaticValue)", NULL,
      NULL },
    { "RecaptureDepth", OPT_SPIN, &params.recapture_depth, RECAPTURE_DEPTH, 2, MAX_PLY,
      "", "so many plies above the horizon, from 2 on, recaptures are searched deeper",
      NULL, NULL },
    { "RecaptureCaptures", OPT_CHECK, &params.recapture_captures, 0, 0, 1, "",
      "leave the bonus for captures out of that value: sacrifices by capture too", NULL,
      NULL },
    { "Quiescence", OPT_CHECK, &params.quiescence, 1, 0, 1, "10",
      "captures and evasions at the horizon until it is quiet", NULL, NULL },
    { "QuiesceFutility", OPT_CHECK, &params.quiesce_futility, 1, 0, 1, "10",
      "leave out captures there that cannot beat alpha", NULL, NULL },
    { "Staged", OPT_CHECK, &params.staged, 1, 0, 1, "10",
      "generate and order in stages", NULL, NULL },
    { "History", OPT_CHECK, &params.history, 1, 0, 1, "10",
      "order moves by their record elsewhere", NULL, NULL },
    { "Continuation", OPT_CHECK, &params.continuation, 1, 0, 1, "10",
      "and by their record after the last two moves", NULL, NULL },
    { "CaptureHistory", OPT_CHECK, &params.capture_history, 1, 0, 1, "10",
      "captures have records, too; a bad record puts one after the killers", NULL, NULL },
    { "Countermove", OPT_CHECK, &params.countermove, 1, 0, 1, "10",
      "beside the killers the move that refuted the last one before", NULL, NULL },
    { "PVS", OPT_CHECK, &params.pvs, 1, 0, 1, "10",
      "principal variation search with zero windows", NULL, NULL },
    { "Aspiration", OPT_CHECK, &params.aspiration, 1, 0, 1, "10",
      "start each iteration in a narrow window", NULL, NULL },
    { "NullMove", OPT_COMBO, &params.null_move, NULL_PRUNE, NULL_PRUNE, NULL_OFF, "10",
      "after a pass that reaches beta: reduce the node, or prune it",
      "prune reduce off", NULL },
    { "NodeFutility", OPT_CHECK, &params.node_futility, 1, 0, 1, "10",
      "give a node up whose static value beats beta by a margin", NULL, NULL },
    { "MoveFutility", OPT_CHECK, &params.move_futility, 1, 0, 1, "10",
      "leave out quiet moves when the static value is far below alpha", NULL, NULL },
    { "Margin", OPT_COMBO, &params.margin, MARGIN_LINEAR, MARGIN_LINEAR, MARGIN_CONSTANT,
      "", "how the futility margin grows with depth", "linear root constant", NULL },
    { "MarginCp", OPT_SPIN, &params.margin_cp, 110, 1, 1000, "",
      "futility margin, centipawns a ply", NULL, NULL },
    { "TableEval", OPT_CHECK, &params.table_eval, 1, 0, 1, "10",
      "a score in the table stands in for the static value", NULL, NULL },
    { "LateMovePruning", OPT_CHECK, &params.late_move_pruning, 1, 0, 1, "10",
      "leave out quiet moves after many others", NULL, NULL },
    { "LateMoveReductions", OPT_CHECK, &params.late_move_reductions, 1, 0, 1, "10",
      "search late quiet moves less deeply at first", NULL, NULL },
    { "ExchangePruning", OPT_CHECK, &params.exchange_pruning, 1, 0, 1, "10",
      "leave out moves that lose material by exchange", NULL, NULL },
    { "CheckExtension", OPT_CHECK, &params.check_extension, 1, 0, 1, "10",
      "search safe checks one ply deeper", NULL, NULL },
    { "InternalReduction", OPT_CHECK, &params.internal_reduction, 1, 0, 1, "10",
      "search nodes without a hash move one ply less deeply", NULL, NULL },
    { "MateInOne", OPT_CHECK, &params.mate_in_one, 1, 0, 1, "10",
      "look for a mate in one at the horizon", NULL, NULL },
    { "MateDistance", OPT_CHECK, &params.mate_distance, 1, 0, 1, "10",
      "give up nodes that cannot improve on a mate found", NULL, NULL },
    { "RuleBounds", OPT_CHECK, &params.rule_bounds, 1, 0, 1, "10",
      "store no upper bound or exact score into which any repetition went",
      NULL, NULL },
    { "ThreatHistory", OPT_CHECK, &params.threat_history, 1, 0, 1, "10",
      "other records where a move leaves or enters an attacked square", NULL, NULL },
    { "Threads", OPT_SPIN, &params.threads, 1, 1, MAX_THREADS, "10",
      "threads that search at once; under a limit of nodes only one does", NULL, NULL },
    { .name = NULL },
};

static bool resize(int megabytes) { return table_resize(table_shared(), megabytes); }

static void touch(void) { table_touch(table_shared()); }

static int permille_full(const Search *s) { return table_permille_full(table_of(s)); }

static void new_game(Search *s)
{
    if (s->request.leader == NULL)
        table_clear(table_of(s));
    history_clear(s);
}

const Chapter chapter = {
    .number = "10",
    .title = "the modern searcher",
    .options = options,
    .bench_depth = 10,
    .memory_size = sizeof(Memory),
    .new_search = search_begin,
    .iterate = search_iterate,
    .new_game = new_game,
    .resize = resize,
    .touch = touch,
    .permille_full = permille_full,
    .threads = &params.threads,
    .judge_moves = judge_moves,
    .part_names = part_names,
    .level_nodes = { 250, 430, 740, 1050, 1490, 2110 },
};
