/* engine.c - see engine.h: what a chapter's search() calls. */
#include "engine.h"

#include <string.h>

#include "think.h"

bool search_rule_score(const Search *s, int ply, int *score)
{
    const Position *pos = s->pos;
    if (ply == 0)
        return false;
    Repeat repeat = rules_first_repeat(pos);
    if (repeat == REPEAT_DRAW) {
        *score = 0;
        return true;
    }
    if (repeat != REPEAT_NONE) {
        int loser = repeat == REPEAT_BLACK_LOSES ? BLACK : WHITE;
        *score = loser == pos->side ? -(SCORE_RULE - ply) : SCORE_RULE - ply;
        return true;
    }
    if (s->max_moves == 0 || pos->first_number - 1 + pos->ply < s->max_moves)
        return false;
    Move list[MAX_MOVES];
    *score = 0;
    return generate_moves(pos, list, false) > 0; /* mated on the last move is mated */
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
    Line *line = &s->stack[ply].pv;
    const Line *rest = &s->stack[ply + 1].pv;
    int length = rest->length < MAX_PLY - 1 ? rest->length : MAX_PLY - 1;
    line->move[0] = move;
    memcpy(line->move + 1, rest->move, (size_t)length * sizeof rest->move[0]);
    line->length = length + 1;
}
