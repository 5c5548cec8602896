/* words.c - see words.h. */
#include "tree/words.h"

#include <stdio.h>

/* All as the side sees it that made the move: "refuted" is its move, by the opponent. */
const Words why_words[WHYS] = {
    [BY_MOVES] = { "exact", "exact score", "正確な値" },
    [WHY_BETA] = { "beta", "refuted", "βカット" },
    [WHY_ALL] = { "all", "no reply is good enough", "どの応手も足りない" },
    [WHY_STOPPED] = { "stopped", "not finished", "途中で中断" },
    [BY_HORIZON] = { "horizon", "horizon: evaluation %+d, best exchange %+d",
                     "末端：評価値%+d、最善の取り合い%+d" },
    [BY_REPETITION] = { "repetition", "repetition: a draw", "千日手" },
    [BY_PERPETUAL] = { "perpetual", "perpetual check: the side that gives it loses",
                       "連続王手の千日手" },
    [BY_LONGEST_GAME] = { "longest", "longest game: a draw", "手数の上限で引き分け" },
    [BY_MATE] = { "mate", "mate: no reply", "詰み" },
    [BY_TABLE_UPPER] = { "table-upper",
                         "table: the opponent's upper bound, searched to depth %d",
                         "置換表：相手の上界（深さ%d）" },
    [BY_TABLE_LOWER] = { "table-lower",
                         "table: the opponent's lower bound, searched to depth %d",
                         "置換表：相手の下界（深さ%d）" },
    [BY_TABLE_EXACT] = { "table-exact", "table: an exact score, searched to depth %d",
                         "置換表：正確な値（深さ%d）" },
    [BY_STAND_PAT] = { "stand-pat", "stand pat: refuted by doing nothing",
                       "静止評価：相手は何もしなくてもβに届く" },
    [BY_MATE_IN_ONE] = { "mate-in-one", "the opponent mates in one", "相手の一手詰め" },
    [BY_MATE_BOUND] = { "mate-bound", "mate bound: a shorter mate is known",
                        "もっと短い詰みがある" },
    [BY_FUTILITY] = { "futility", "futility: refuted even with a margin of %d",
                      "フューティリティ：余裕%dを引いても相手はβに届く" },
    [BY_NULL_MOVE] = { "null-move", "null move: refuted even by a pass, %+d",
                       "パス：相手がパスしても%+d" },
    [OUT_FORWARD] = { "forward", "forward pruning: static value %+d",
                      "前向き枝刈り：手の静的評価%+d" },
    [OUT_LATE] = { "late", "late move: number %d", "遅い手：%d番目" },
    [OUT_FUTILITY] = { "move-futility", "futility: it may gain %d at most",
                       "フューティリティ：良くても%d" },
    [OUT_EXCHANGE] = { "exchange", "losing exchange: %+d, allowed %+d",
                       "損な取り合い：%+d（許容%+d）" },
    [OUT_HOPELESS] = { "hopeless", "hopeless capture: it may gain %d at most",
                       "望みのない取る手：良くても%d" },
    [OUT_LOSING] = { "losing", "losing capture at the horizon: %+d",
                     "末端で損な取る手：%+d" },
    [LESS_LATE] = { "reduced", "late moves searched less deeply", "遅い手を浅く読んだ" },
    [LESS_NULL_MOVE] = { "null-reduced", "nodes reduced after a null move",
                         "パスの後に浅くした局面" },
    [LESS_INTERNAL] = { "internal", "nodes reduced for want of a table move",
                        "置換表の手がなく浅くした局面" },
    [MORE_CHECK] = { "check", "checks searched deeper", "王手の延長" },
    [MORE_RECAPTURE] = { "recapture", "recaptures searched again, deeper",
                         "取り返しの延長" },
    [IS_WORTH] = { "static", "static values asked for", "静的評価の回数" },
    [IS_BEST] = { "best", "moves that became the best so far", "最善になった手" },
    [IS_TAKEN] = { "taken", "recaptures whose deeper score counts",
                   "延長の結果を採用した取り返し" },
};

const Words root_words[2] = {
    { "beta", "above the window", "窓より上" },
    { "all", "below the window", "窓より下" },
};

const Words mark_words[MARKS] = {
    { "again", "searched again", "読み直し" },
    { "best", "best so far", "そこまでの最善手" },
    { "reduced", "reduced by %d", "%d手浅く" },
    { "check", "check: one deeper", "王手で一手延長" },
    { "recapture", "recapture: two deeper", "取り返しで二手延長" },
    { "taken", "that score counts", "この値を採用" },
    { "null-reduced", "reduced by %d after a null move", "パスの後%d手浅く" },
    { "internal", "reduced by %d for want of a table move", "置換表の手がなく%d手浅く" },
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

char *tree_score(int score, char text[SCORE_TEXT])
{
    int size = score < 0 ? -score : score;
    if (size >= SCORE_INFINITE)
        snprintf(text, SCORE_TEXT, score < 0 ? "-inf" : "+inf");
    else if (is_mate_score(score))
        snprintf(text, SCORE_TEXT, "mate %s%d", score < 0 ? "-" : "", SCORE_MATE - size);
    else
        snprintf(text, SCORE_TEXT, "%+d", score);
    return text;
}
