/* sight.c - see sight.h: negamax of a few plies with blind spots. */
#include "play/sight.h"

#include <stdlib.h>

#include "game/exchange.h"
#include "think/network.h"

enum {
    ALWAYS = 100,
    /* Percent added to or taken from the chance to see a move. */
    CAPTURE_EASIER = 35, CHECK_EASIER = 25, PROMOTION_EASIER = 20,
    DROP_HARDER = 12,
    SQUARE_HARDER = 7,   /* for each square of the way beyond the second */
    REPLY_HARDER = 6,    /* for each ply ahead */
    NEAR = 2,            /* squares a short way has at most */
};

typedef struct {
    Position board; /* a copy to move on */
    NetworkSums sums; /* of it */
    Position *pos;
    const Sight *sight;
    uint64_t seed, nodes;
    Line line[8]; /* best line found from each ply */
} Look;

/* A number that looks random but is the same for the same two (splitmix64). */
static uint64_t mix(uint64_t seed, uint64_t value)
{
    uint64_t z = seed + value * 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static int way(Move move)
{
    int files = abs(square_file(move_from(move)) - square_file(move_to(move)));
    int ranks = abs(square_rank(move_from(move)) - square_rank(move_to(move)));
    return files > ranks ? files : ranks;
}

/* How likely the move is seen at this distance from the board, in percent. */
static int chance(const Look *look, Move move, int ply)
{
    const Position *pos = look->pos;
    Move last = last_move(pos);
    bool capture = move_is_capture(pos, move);
    /* The eye still rests on the last move; and a check has to be answered, so every
     * answer is looked for. */
    if (pos->in_check || (capture && last != MOVE_NONE && move_to(move) == move_to(last)))
        return ALWAYS;
    int percent = look->sight->percent - ply * REPLY_HARDER;
    if (capture)
        percent += CAPTURE_EASIER;
    if (move_promotes(move))
        percent += PROMOTION_EASIER;
    if (move_is_drop(move))
        percent -= DROP_HARDER;
    else if (way(move) > NEAR)
        percent -= (way(move) - NEAR) * SQUARE_HARDER;
    if (move_gives_check(pos, move))
        percent += CHECK_EASIER;
    return percent;
}

static bool sees(const Look *look, Move move, int ply)
{
    return (int)(mix(look->seed, move) % 100) < chance(look, move, ply);
}

/* The horizon: what stands, what can be taken at once, and some misjudgement. */
static int judge(const Look *look)
{
    int noise = look->sight->noise, score = evaluate(look->pos);
    if (noise > 0)
        score += (int)(mix(look->seed, position_key(look->pos))
                       % (uint64_t)(2 * noise + 1)) - noise;
    return score + exchange_best(look->pos);
}

static int look_ahead(Look *look, int depth, int ply, int alpha, int beta)
{
    Position *pos = look->pos;
    Move list[MAX_MOVES];
    Line *line = &look->line[ply];
    int best = -SCORE_INFINITE;
    look->nodes++;
    line->length = 0;
    if (ply > 0 && rules_first_repeat(pos) == REPEAT_DRAW)
        return 0;
    if (depth == 0)
        return judge(look);
    int count = generate_moves(pos, list, false);
    if (count == 0)
        return -SCORE_MATE + ply;
    for (int i = 0; i < count; i++) {
        /* Whoever overlooks everything still plays something: the last move in the list
         * stands in for it. */
        if (!sees(look, list[i], ply) && (best > -SCORE_INFINITE || i < count - 1))
            continue;
        move_make(pos, list[i]);
        int score = -look_ahead(look, depth - 1, ply + 1, -beta, -alpha);
        move_unmake(pos);
        if (score <= best)
            continue;
        best = score;
        line->move[0] = list[i];
        line->length = 1 + look->line[ply + 1].length;
        for (int k = 1; k < line->length; k++)
            line->move[k] = look->line[ply + 1].move[k - 1];
        alpha = score > alpha ? score : alpha;
        if (alpha >= beta)
            break;
    }
    return best;
}

Answer sight_choose(const Position *pos, const Sight *sight, uint64_t seed)
{
    Look look;
    assert(sight->plies >= 1 && sight->plies <= 3 && seed != 0);
    position_copy(&look.board, pos);
    position_ready(&look.board); /* its score may be of another evaluation */
    look.board.sums = &look.sums;
    look.pos = &look.board;
    look.sight = sight;
    look.seed = seed;
    look.nodes = 0;
    Answer answer = { .kind = ANSWER_MOVE, .depth = sight->plies };
    answer.score = look_ahead(&look, sight->plies, 0, -SCORE_INFINITE, SCORE_INFINITE);
    answer.line = look.line[0];
    assert(answer.line.length > 0); /* there is a legal move */
    answer.move = answer.line.move[0];
    answer.ponder = answer.line.length > 1 ? answer.line.move[1] : MOVE_NONE;
    answer.nodes = look.nodes;
    return answer;
}
