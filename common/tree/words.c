/* words.c - see words.h. */
#include "tree/words.h"

#include <stdio.h>

#include "text/messages.h"

/* All as the side sees it that made the move: "refuted" is its move, by the opponent. */
const Words why_words[WHYS] = {
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
};

const Words root_words[2] = {
    { "beta", "above the window" },
    { "all", "below the window" },
};

const Words mark_words[MARKS] = {
    { "again", "searched again" },
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
    case BY_HORIZON: /* seen from the other side */
        *first = node->by - node->score;
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

const char *tree_move(const TraceNode *node, bool japanese, char text[MOVE_TEXT])
{
    const char *word = node->ply == 0 ? "root" : "pass";
    if (node->ply > 0 && node->move != MOVE_NONE)
        return move_to_usi(node->move, text);
    return japanese ? japanese_word(word) : word;
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
