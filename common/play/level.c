/* level.c - see level.h. */
#include "play/level.h"

#include <stdlib.h>

#include "game/exchange.h"
#include "machine/system.h"
#include "think/settings.h"

/* --- a weak player's look: negamax of a few plies with blind spots --- */

enum {
    /* Percent added to or taken from the chance to see a move. */
    CAPTURE_EASIER = 35, CHECK_EASIER = 25, PROMOTION_EASIER = 20, DROP_HARDER = 12,
    SQUARE_HARDER = 7,   /* for each square of the way beyond the second */
    REPLY_HARDER = 6,    /* for each ply ahead */
    NEAR = 2,            /* squares a short way has at most */
};

typedef struct {
    Search *s; /* its board, its count, and what may stop it */
    const Sight *sight;
    uint64_t seed;
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

/* Is the move seen at this distance from the board? */
static bool sees(const Look *look, Move move, int ply)
{
    const Position *pos = look->s->pos;
    Move last = last_move(pos);
    bool capture = move_is_capture(pos, move);
    /* The eye still rests on the last move; and a check has to be answered. */
    if (pos->in_check || (capture && last != MOVE_NONE && move_to(move) == move_to(last)))
        return true;
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
    return (int)(mix(look->seed, move) % 100) < percent;
}

/* The horizon: what stands, what can be taken at once, and some misjudgement. */
static int judge(const Look *look)
{
    const Position *pos = look->s->pos;
    int noise = look->sight->noise; /* 0: % 1 leaves nothing */
    uint64_t mixed = mix(look->seed, position_key(pos)) % (uint64_t)(2 * noise + 1);
    return evaluate(pos) + (int)mixed - noise + exchange_best(pos);
}

/* `line` gets the best line found; none, if it was stopped before. */
static int look_ahead(const Look *look, int depth, int alpha, int beta, Line *line)
{
    Position *pos = look->s->pos;
    Move list[MAX_MOVES];
    Line below;
    int best = -SCORE_INFINITE, ply = look->sight->plies - depth;
    line->length = 0;
    if (search_counts(look->s))
        return 0;
    if (ply > 0 && rules_first_repeat(pos) == REPEAT_DRAW)
        return 0;
    if (depth == 0)
        return judge(look);
    int count = generate_moves(pos, list, false);
    if (count == 0)
        return -SCORE_MATE + ply;
    for (int i = 0; i < count; i++) {
        /* Whoever overlooks everything still plays something: the last in the list. */
        if (!sees(look, list[i], ply) && (best > -SCORE_INFINITE || i < count - 1))
            continue;
        move_make(pos, list[i]);
        int score = -look_ahead(look, depth - 1, -beta, -alpha, &below);
        move_unmake(pos);
        if (look->s->stop)
            break;
        if (score <= best)
            continue;
        best = score;
        *line = (Line){ 1 + below.length, { list[i] } };
        for (int k = 1; k < line->length; k++)
            line->move[k] = below.move[k - 1];
        alpha = score > alpha ? score : alpha;
        if (alpha >= beta)
            break;
    }
    return best;
}

/* --- levels --- */

enum { FULL_TIME = 1000 }; /* ms a move of the highest level without a clock */

/* Chosen, like the nodes of chapters, so that each level scores about 70 % against the
 * one below: `make levels` plays the matches, tests/data/levels.tsv has the results. */
static const Sight sights[LEVEL_SEARCHES] = {
    { 1, 60, 75 }, { 2, 42, 86 }, { 2, 60, 70 },
    { 2, 95, 20 }, { 3, 58, 49 }, { 3, 73, 33 },
};

Strength level_within(int level, const Limits *limits)
{
    Strength strength = { .limits = *limits };
    assert(level >= 0 && level <= LEVEL_MAX);
    if (level < LEVEL_SEARCHES) {
        strength.sight = sights[level];
    } else if (level < LEVEL_MAX) {
        int nodes = chapter.level_nodes[level - LEVEL_SEARCHES];
        assert(nodes > 0);
        if (limits->nodes == 0 || nodes < limits->nodes)
            strength.limits.nodes = nodes;
    }
    return strength;
}

Strength level_strength(int level)
{
    Limits limits = { .movetime = level == LEVEL_MAX ? FULL_TIME : 0 };
    return level_within(level, &limits);
}

/* In the other side's time a level of so many nodes would search on without end: it
 * begins when the hit has come, or the stop. */
static Answer think_in_own_time(Search *s, const Position *pos, const Request *request)
{
    Request own = *request;
    own.limits = think_wait(s, pos, request); /* a hit may have told the times */
    bool missed = own.limits.ponder;
    own.limits.ponder = false;
    if (missed) /* the stop has come: nobody waits for more than a move */
        own.limits = (Limits){ .depth = 1 };
    Answer answer = think(s, pos, &own);
    answer.limits.ponder = missed;
    return answer;
}

/* One of the moves that are as good as the best, as the seed says. A level that overlooks
 * things looks as far ahead here, and sees all. */
static Answer think_varied(Search *s, const Position *pos, Request wide, int plies,
                           int seed)
{
    enum { AS_GOOD = 30 /* cp: nobody can tell apart what is so near */, CANDIDATES = 6 };
    const RankedLine *lines;
    wide.lines = CANDIDATES;
    if (plies > 0)
        wide.limits.depth = plies;
    Answer answer = think_in_own_time(s, pos, &wide);
    int count = think_lines(s, &lines), equal = 0;
    while (equal < count && equal < CANDIDATES && lines[equal].line.length > 0
           && lines[equal].score >= lines[0].score - AS_GOOD)
        equal++;
    uint32_t mixed = ((uint32_t)seed * 64 + (uint32_t)pos->ply) * 2654435761u;
    if (answer.kind != ANSWER_MOVE || equal < 2 || (mixed >> 16) % (uint32_t)equal == 0)
        return answer;
    const RankedLine *chosen = &lines[(mixed >> 16) % (uint32_t)equal];
    answer.move = chosen->line.move[0];
    answer.line = (Line){ 1, { answer.move } };
    answer.ponder = MOVE_NONE;
    answer.score = chosen->score;
    answer.depth = chosen->depth;
    return answer;
}

/* Choose a move by a weak player's look, see above. Answers to a check and recaptures on
 * the last move's square are always seen. What is overlooked stays overlooked during one
 * call, and differs from call to call. `any`: a legal move. */
static Answer think_with_sight(Search *s, const Position *pos, const Sight *sight,
                               const Request *request, Move any)
{
    Look look = { .s = s, .sight = sight, .seed = system_random() };
    Answer answer = { .kind = ANSWER_MOVE, .depth = sight->plies };
    Request rest = *request;
    assert(sight->plies >= 1 && sight->plies <= 3);
    think_begin(s, pos, request);
    answer.score = look_ahead(&look, sight->plies, -SCORE_INFINITE, SCORE_INFINITE,
                              &answer.line);
    if (answer.line.length == 0) { /* stopped before a move was seen: any */
        answer.line = (Line){ 1, { any } };
        answer.score = judge(&look);
    }
    answer.move = answer.line.move[0];
    answer.ponder = answer.line.length > 1 ? answer.line.move[1] : MOVE_NONE;
    answer.nodes = s->nodes;
    answer.time = think_time(s);
    if (answer.score <= -settings.resign_value)
        answer.kind = ANSWER_RESIGN;
    if (request->report)
        request->report(s, &(RankedLine){ .score = answer.score, .depth = answer.depth,
                        .seldepth = answer.depth, .line = answer.line }, 0, answer.time);
    rest.limits = s->request.limits; /* a hit may have told the times */
    answer.limits = s->stop ? rest.limits : think_wait(s, pos, &rest);
    return answer;
}

Answer level_think(Search *s, const Position *pos, const Strength *strength,
                   const Request *request, int seed)
{
    Request own = *request;
    Move list[MAX_MOVES], move;
    own.limits = strength->limits;
    if (seed > 0 && pos->ply < OPENING_PLIES)
        return think_varied(s, pos, own, strength->sight.plies, seed);
    /* No eyes are needed where no move is left, or for a declaration. */
    if (strength->sight.plies == 0 || generate_legal(pos, list) == 0
        || think_wins_by_rule(pos, request->declare, &move))
        return think_in_own_time(s, pos, &own);
    return think_with_sight(s, pos, &strength->sight, &own, list[0]);
}
