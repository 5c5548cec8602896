/* text.c - see text.h. */
#include "tree/text.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "text/messages.h"

/* --- words --- */

/* All as the side sees it that made the move: "refuted" is its move, by the opponent. */
const Words why_words[WHYS + MARKS] = {
    [BY_MOVES] = { "exact", "exact score" },
    [WHY_BETA] = { "beta", "refuted" },
    [WHY_ALL] = { "all", "no reply is good enough" },
    [WHY_STOPPED] = { "stopped", "not finished" },
    [BY_HORIZON] = { "horizon", "horizon: evaluation %+d, best exchange %+d" },
    [BY_REPETITION] = { "repetition", "repetition: a draw" },
    [BY_PERPETUAL] = { "perpetual", "perpetual check: the side that gives it loses" },
    [BY_LONGEST_GAME] = { "longest", "longest game: a draw" },
    [BY_MATE] = { "mate", "mate: no reply" },
    [BY_TABLE_UPPER] = { "table-upper",
                         "table: the opponent's upper bound, searched to depth %d" },
    [BY_TABLE_LOWER] = { "table-lower",
                         "table: the opponent's lower bound, searched to depth %d" },
    [BY_TABLE_EXACT] = { "table-exact", "table: an exact score, searched to depth %d" },
    [BY_STAND_PAT] = { "stand-pat", "stand pat: refuted by doing nothing" },
    [BY_MATE_IN_ONE] = { "mate-in-one", "the opponent mates in one" },
    [BY_MATE_BOUND] = { "mate-bound", "mate bound: a mate as short is known" },
    [BY_FUTILITY] = { "futility", "futility: refuted even with a margin of %d" },
    [BY_NULL_MOVE] = { "null-move", "null move: refuted even by a pass, %+d" },
    [OUT_FORWARD] = { "forward", "forward pruning: static value %+d" },
    [OUT_LATE] = { "late", "late move: number %d" },
    [OUT_FUTILITY] = { "move-futility", "futility: it may gain %d at most" },
    [OUT_EXCHANGE] = { "exchange", "losing exchange: %+d, allowed %+d" },
    [OUT_HOPELESS] = { "hopeless", "hopeless capture: it may gain %d at most" },
    [OUT_LOSING] = { "losing", "losing capture at the horizon: %+d" },
    [LESS_LATE] = { "reduced", "late moves searched less deeply" },
    [LESS_NULL_MOVE] = { "null-reduced", "nodes reduced after a null move" },
    [LESS_INTERNAL] = { "internal", "nodes reduced for want of a table move" },
    [MORE_CHECK] = { "check", "checks searched deeper" },
    [MORE_RECAPTURE] = { "recapture", "recaptures searched again, deeper" },
    [IS_WORTH] = { "static", "static values asked for" },
    [IS_BEST] = { "best", "moves that became the best so far" },
    [IS_TAKEN] = { "taken", "recaptures whose deeper score counts" },
    [WHYS + 0] = { "again", "searched again" },
    { "best", "best so far" },
    { "reduced", "reduced by %d" },
    { "check", "check: one deeper" },
    { "recapture", "recapture: two deeper" },
    { "taken", "that score counts" },
    { "null-reduced", "reduced by %d after a null move" },
    { "internal", "reduced by %d for want of a table move" },
};

void why_numbers(const TraceNode *node, int *first, int *second)
{
    *first = node->by;
    *second = 0;
    switch (node->why) {
    case BY_HORIZON: /* `by` is seen from the other side, like that of a null move */
        *first = node->by + node->score;
        *second = -node->by;
        break;
    case BY_NULL_MOVE: *first = -node->by; break;
    case OUT_LATE: *first = node->by + 1; break;
    case OUT_EXCHANGE: case OUT_LOSING:
        *first = node->score;
        *second = node->by;
        break;
    default: break;
    }
}

static const char *in_language(const char *english, bool japanese)
{
    return japanese ? japanese_word(english) : english;
}

const char *tree_move(const TraceNode *node, bool japanese, char text[MOVE_TEXT])
{
    if (node->ply > 0 && node->move != MOVE_NONE)
        return move_to_usi(node->move, text);
    return in_language(node->ply == 0 ? "root" : "pass", japanese);
}

char *tree_score(int score, char text[SCORE_TEXT])
{
    int size = score < 0 ? -score : score;
    if (size >= SCORE_INFINITE)
        snprintf(text, SCORE_TEXT, score < 0 ? "-inf" : "+inf");
    else if (is_mate_score(score))
        snprintf(text, SCORE_TEXT, "%s %s%d", word_text("mate"), score < 0 ? "-" : "",
                 SCORE_MATE - size);
    else
        snprintf(text, SCORE_TEXT, "%+d", score);
    return text;
}

/* --- entries --- */

enum { LINE_TEXT = 4096 }; /* longest line; the longest has the words of all reasons */

static void tell(const Tree *tree, const char *format, ...)
{
    char line[LINE_TEXT];
    va_list values;
    va_start(values, format);
    vsnprintf(line, sizeof line, format, values);
    va_end(values);
    tree->tell(line);
}

static bool is_japanese(void) { return messages_language() == LANGUAGE_JAPANESE; }

char *tree_why(const Trace *t, int entry, bool japanese, char text[WHY_TEXT])
{
    const TraceNode *node = &t->node[entry];
    char name[MOVE_TEXT];
    bool beta = node->why == WHY_BETA, at_root = node->ply == 0;
    int first, second, best = beta || node->why == BY_MOVES ? trace_best(t, entry) : -1;
    why_numbers(node, &first, &second);
    const char *english = why_words[node->why].english;
    if (at_root && (beta || node->why == WHY_ALL)) /* no move led there */
        english = beta ? "above the window" : "below the window";
    snprintf(text, WHY_TEXT, in_language(english, japanese), first, second);
    if (best >= 0)
        text_add(text, WHY_TEXT, "%s%s",
                 japanese ? "：" : beta && !at_root ? " by " : ": ",
                 tree_move(&t->node[best], japanese, name));
    for (int i = 0; i < MARKS; i++) {
        if (!(node->marks >> i & 1))
            continue;
        text_add(text, WHY_TEXT, "%s", japanese ? "、" : "; ");
        text_add(text, WHY_TEXT, in_language(why_words[WHYS + i].english, japanese),
                 1 << i == MARK_LATE ? node->less : node->node_less);
    }
    return text;
}

/* --- the tree --- */

/* Is the entry wanted, or anything below it? */
static bool has_wanted(const Tree *tree, int entry)
{
    const TraceNode *node = &tree->trace.node[entry], *end = &tree->trace.node[node->end];
    int only = tree->only, mark = only < WHYS ? 0 : 1 << (only - WHYS);
    while (node < end && only >= 0 && node->why != only && !(node->marks & mark))
        node++;
    return node < end;
}

char *tree_row(const Tree *tree, int entry, bool whole, char text[TREE_ROW])
{
    const TraceNode *node = &tree->trace.node[entry];
    int bound = trace_bound(node);
    char low[SCORE_TEXT], high[SCORE_TEXT], score[SCORE_TEXT], why[WHY_TEXT];
    tree_why(&tree->trace, entry, is_japanese(), why);
    snprintf(text, TREE_ROW, "%s", trace_is_out(node) ? why : "");
    if (trace_is_out(node))
        return text;
    if (node->why != BY_HORIZON) /* that asks for no window */
        text_add(text, TREE_ROW, word_text("[%s %s] d%d"), tree_score(node->alpha, low),
                 tree_score(node->beta, high), node->depth);
    if (!whole)
        return text;
    text_add(text, TREE_ROW, "%s%s %s", *text ? " " : "",
             bound < 0 ? "<=" : bound > 0 ? ">=" : "=", tree_score(node->score, score));
    if (node->eval != NO_STATIC && node->why != BY_STAND_PAT)
        text_add(text, TREE_ROW, " (%s)", tree_score(node->eval, score));
    text_add(text, TREE_ROW, "  %s", why);
    if (node->nodes > 1)
        text_add(text, TREE_ROW, is_japanese() ? "  %u局面" : "  %u nodes",
                 (unsigned)node->nodes);
    return text;
}

static void write_entry(const Tree *tree, int entry, int indent)
{
    const TraceNode *node = &tree->trace.node[entry];
    char name[MOVE_TEXT], row[TREE_ROW];
    tell(tree, "%*s%s%-5s %s", 2 * indent, "", trace_is_out(node) ? "- " : "",
         tree_move(node, is_japanese(), name), tree_row(tree, entry, true, row));
}

/* What was not shown, by reason. */
static void write_rest(const Tree *tree, const int rest[WHYS], int indent)
{
    char list[LINE_TEXT] = "";
    int all = 0;
    for (int i = 0; i < WHYS; i++) {
        /* Of the Japanese words the first: 置換表, フューティリティ. */
        const char *words = japanese_word(why_words[i].english);
        const char *end = strstr(words, "：");
        int bytes = end ? (int)(end - words) : WHY_TEXT;
        if (rest[i] == 0)
            continue;
        if (is_japanese())
            text_add(list, LINE_TEXT, "%s%.*s %d", all ? "、" : "", bytes, words, rest[i]);
        else
            text_add(list, LINE_TEXT, "%s %d %s", all ? "," : "", rest[i],
                     why_words[i].key);
        all += rest[i];
    }
    if (all > 0)
        tell(tree, word_text("%*s... %d more:%s"), 2 * indent, "", all, list);
}

static void write_below(const Tree *tree, int parent, int indent, int plies)
{
    const Trace *t = &tree->trace;
    int best = trace_best(t, parent), shown = 0, rest[WHYS] = { 0 };
    if (plies == 0)
        return;
    for (int i = trace_first(t, parent); i >= 0; i = trace_next(t, parent, i)) {
        if (!has_wanted(tree, i))
            continue;
        if (shown >= tree->most && i != best) {
            rest[t->node[i].why]++;
            continue;
        }
        shown++;
        write_entry(tree, i, indent);
        write_below(tree, i, indent + 1, plies - 1);
    }
    write_rest(tree, rest, indent);
}

/* The move that the tree does not know below this entry: why it was never looked at. */
static void write_missing(const Tree *tree, int entry, Move move)
{
    const Trace *t = &tree->trace;
    const TraceNode *node = &t->node[entry];
    char name[MOVE_TEXT], why[WHY_TEXT];
    const char *text = node->ply >= t->plies ? "%s: below here nothing was recorded. %s"
                                             : "%s: never searched. The node above: %s";
    tell(tree, word_text(text), move_to_usi(move, name),
         tree_why(t, entry, is_japanese(), why));
}

static void write_answer(const Tree *tree)
{
    const Answer *answer = &tree->trace.answer;
    char moves[LINE_TEXT] = "", text[MOVE_TEXT];
    for (int i = 0; i < answer->line.length; i++)
        text_add(moves, LINE_TEXT, " %s", move_to_usi(answer->line.move[i], text));
    if (answer->kind == ANSWER_WIN)
        tell(tree, word_text("chapter %s: a declaration wins; nothing was searched"),
             chapter.number);
    else
        tell(tree, word_text("chapter %s depth %d score %s best%s"), chapter.number,
             answer->depth,
             (is_japanese() ? tree_score : score_to_usi)(answer->score, text), moves);
}

void tree_text(const Tree *tree)
{
    const Line *line = &tree->line;
    int entry = trace_root(&tree->trace); /* none, if nothing was searched */
    write_answer(tree);
    for (int i = 0; entry >= 0 && i < line->length; i++) {
        int next = trace_child(&tree->trace, entry, line->move[i]);
        write_entry(tree, entry, i);
        if (next < 0)
            write_missing(tree, entry, line->move[i]);
        entry = next;
    }
    if (entry < 0)
        return;
    write_entry(tree, entry, line->length);
    write_below(tree, entry, line->length + 1, tree->plies);
}

/* --- totals --- */

static void write_total(const Tree *tree, uint64_t shown, uint64_t total, const char *key)
{
    if (total > 0)
        tell(tree, "%12" PRIu64 " %12" PRIu64 "  %s", shown, total, key);
}

static void write_counts(const Tree *tree, const char *head, const uint64_t *count,
                         int size)
{
    char list[LINE_TEXT] = "";
    for (int i = 0; i < size; i++)
        text_add(list, LINE_TEXT, " %" PRIu64, count[i]);
    tell(tree, "%s%s", word_text(head), list);
}

void tree_text_totals(const Tree *tree)
{
    const Trace *t = &tree->trace;
    uint64_t shown = 0, total = 0;
    int plies = 0;
    tree->tell(word_text("this iteration    all"));
    for (int why = 0; why < WHYS; why++)
        if (why_ends_node(why)) {
            write_total(tree, t->shown[why], t->total[why], why_words[why].key);
            shown += t->shown[why];
            total += t->total[why];
        }
    write_total(tree, shown, total, word_text("nodes"));
    for (int why = OUT_FORWARD; why < FATES; why++)
        write_total(tree, t->shown[why], t->total[why], why_words[why].key);
    while (plies <= MAX_PLY && t->ply_nodes[plies] > 0)
        plies++;
    write_counts(tree, "nodes by ply", t->ply_nodes, plies);
    write_counts(tree, "nodes by iteration", t->iteration_nodes + 1, t->depth);
}

/* --- one line of play --- */

bool tree_refutation(const Tree *tree, Move move, Line *line, char text[WHY_TEXT])
{
    const Trace *t = &tree->trace;
    int root = trace_root(t), entry = root < 0 ? -1 : trace_child(t, root, move);
    if (entry < 0 || t->node[entry].why == WHY_STOPPED)
        return false;
    line->length = 0;
    for (int next = entry; next >= 0 && line->length < MAX_PLY;) {
        entry = next;
        line->move[line->length++] = t->node[entry].move;
        next = trace_best(t, entry);
    }
    tree_why(t, entry, is_japanese(), text);
    return true;
}
