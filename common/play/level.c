/* level.c - see level.h. */
#include "play/level.h"

#include "machine/system.h"
#include "think/settings.h"

enum { FULL_TIME = 1000 }; /* ms a move of the highest level without a clock */

/* Chosen, as the nodes of the chapters are, so that each level scores about 70 % against
 * the one below: `make levels` plays the matches, tests/data/levels.tsv has their
 * results. */
static const Sight sights[LEVEL_SEARCHES] = {
    { 1, 60, 75 }, { 2, 42, 86 }, { 2, 60, 70 },
    { 2, 95, 20 }, { 3, 58, 49 }, { 3, 73, 33 },
};

Strength level_within(int level, const Limits *limits)
{
    Strength strength = { .limits = *limits };
    int nodes = 0;
    assert(level >= 0 && level <= LEVEL_MAX);
    if (level < LEVEL_SEARCHES)
        strength.sight = sights[level];
    else if (level < LEVEL_MAX)
        nodes = chapter.level_nodes[level - LEVEL_SEARCHES];
    assert(level < LEVEL_SEARCHES || level == LEVEL_MAX || nodes > 0);
    if (nodes > 0 && (limits->nodes == 0 || nodes < limits->nodes))
        strength.limits.nodes = nodes;
    return strength;
}

Strength level_strength(int level)
{
    Limits limits = { .movetime = level == LEVEL_MAX ? FULL_TIME : 0 };
    return level_within(level, &limits);
}

/* What no eyes are needed for is settled by think(): no move left, or a declaration. */
static bool must_be_thought(const Position *pos, DeclareRule rule)
{
    Move list[MAX_MOVES], move;
    return generate_legal(pos, list) == 0 || think_wins_by_rule(pos, rule, &move);
}

/* In the other side's time a level of so many nodes would search on without end: it
 * begins when the hit has come, or the stop. */
static Answer think_in_own_time(Search *s, const Position *pos, const Request *request)
{
    Request own = *request;
    own.limits = think_wait(s, pos, request); /* a hit may have told the times */
    bool missed = own.limits.ponder;
    own.limits.ponder = false;
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

Answer level_think(Search *s, const Position *pos, const Strength *strength,
                   const Request *request, int seed)
{
    Request own = *request;
    own.limits = strength->limits;
    if (seed > 0 && pos->ply < OPENING_PLIES)
        return think_varied(s, pos, own, strength->sight.plies, seed);
    if (strength->sight.plies == 0 || must_be_thought(pos, request->declare))
        return think_in_own_time(s, pos, &own);
    int64_t start = system_now();
    Answer answer = sight_choose(pos, &strength->sight, system_random());
    answer.time = system_now() - start;
    if (answer.score <= -settings.resign_value)
        answer.kind = ANSWER_RESIGN;
    s->nodes = answer.nodes; /* as they are told */
    if (own.report)
        own.report(s, &(RankedLine){ .score = answer.score, .depth = answer.depth,
                   .seldepth = answer.depth, .line = answer.line }, 0, answer.time);
    answer.limits = think_wait(s, pos, &own);
    return answer;
}
