/* engine.c - see engine.h: what a chapter's search() calls. */
#include "think/engine.h"

#include <string.h>

/* Moves are generated only here, at the last ply of the longest game, to tell a draw from
 * a mate: mated on the last move is mated. */
static bool is_longest_game(const Position *pos)
{
    Move list[MAX_MOVES];
    return settings.max_moves > 0
        && pos->first_number - 1 + pos->ply >= settings.max_moves
        && generate_moves(pos, list, false) > 0;
}

/* Not at the root: a move has to be found there, however often the position has been
 * seen. And at the first recurrence, though the rules wait for the fourth occurrence: who
 * could go round once can do so again, so there is nothing more to learn farther down. */
bool search_rule_score(Search *s, int ply, int *score)
{
    assert(ply >= 0 && ply < MAX_PLY);
    Repeat repeat = ply > 0 ? rules_first_repeat(s->pos) : REPEAT_NONE;
    bool by_rule = repeat != REPEAT_NONE || (ply > 0 && is_longest_game(s->pos));
    s->stack[ply].by_rule = by_rule;
    if (!by_rule)
        return false;
    Fate fate = BY_LONGEST_GAME;
    *score = 0;
    if (repeat == REPEAT_DRAW) {
        fate = BY_REPETITION;
    } else if (repeat != REPEAT_NONE) {
        int loser = repeat == REPEAT_BLACK_LOSES ? BLACK : WHITE;
        fate = BY_PERPETUAL;
        /* Counted from the root like a mate, and below every mate: sooner is better for
         * the winner, later for the loser. */
        *score = loser == s->pos->side ? -(SCORE_RULE - ply) : SCORE_RULE - ply;
    }
    search_ends(s, ply, fate, 0, *score);
    return true;
}

int search_moves(const Search *s, int ply, Move *list)
{
    if (ply > 0)
        return generate_moves(s->pos, list, settings.drops_first);
    memcpy(list, s->root_move, (size_t)s->root_moves * sizeof list[0]);
    return s->root_moves;
}

void search_update_pv(Search *s, int ply, Move move)
{
    assert(ply >= 0 && ply < MAX_PLY);
    Line *line = &s->stack[ply].pv;
    const Line *rest = &s->stack[ply + 1].pv;
    /* The line grows from the leaves upwards: the one of the next ply is complete when
     * its move turns out best here. Cut, so that with one move more it still fits. */
    int length = rest->length < MAX_PLY - 1 ? rest->length : MAX_PLY - 1;
    line->move[0] = move;
    memcpy(line->move + 1, rest->move, (size_t)length * sizeof rest->move[0]);
    line->length = length + 1;
    search_tells(s, ply, IS_BEST, move, 0);
}
