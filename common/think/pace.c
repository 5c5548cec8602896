/* pace.c - see pace.h. */
#include "think/pace.h"

/* Percent. The rules multiply; on the average they save a quarter. */
enum {
    LEAST = 25, MOST = 250,
    SPEND = 200,           /* of the soft limit, before the rules: a slice without them
                              must last for the worst move, and games end with a third
                              of the time unused */
    CALM = 80,             /* the best move has stood for long */
    UNREST = 70,           /* so much more when it has just changed */
    FALL_STEP = 50,        /* cp of a falling score that ... */
    FALL_MORE = 25,        /* ... add so much ... */
    FALL_MOST = 150,       /* cp ... up to here */
    SHARE_BASE = 190,      /* less so much for each percent of ... */
    SHARE_SLOPE = 150,     /* ... the nodes below the best move; 60 % change nothing */
    RECAPTURE = 60,
    SURE_DEPTH = 5,        /* iterations before any rule says less */
};

void pace_start(Pace *pace, const Position *pos, int lines)
{
    assert(lines >= 1);
    *pace = (Pace){ .best = MOVE_NONE, .lines = lines, .share = -1,
                    .taken_on = NO_SQUARE };
    if (pos->ply > 0 && pos->history[pos->ply - 1].captured != EMPTY)
        pace->taken_on = move_to(pos->history[pos->ply - 1].move);
}

void pace_iteration(Pace *pace, Move best, int score, uint64_t nodes)
{
    bool changed = pace->best != MOVE_NONE && best != pace->best;
    pace->unrest = changed ? 100 : pace->unrest / 2;
    /* The looks counted the move that was best before; of a new one nothing is known. */
    pace->share = changed || pace->looks == 0
        ? -1 : (int)(pace->on_best * 100 / pace->looks);
    pace->looks = pace->on_best = 0;
    pace->before = pace->best == MOVE_NONE ? score : pace->score;
    pace->score = score;
    pace->best = best;
    pace->depth++;
    pace->previous = pace->nodes;
    pace->nodes = nodes;
}

/* --- the rules: each a percentage --- */

/* The best move has just changed: who knows what the next iteration says. */
static int change_percent(const Pace *pace)
{
    return settings.time_change ? CALM + UNREST * pace->unrest / 100 : 100;
}

/* The score falls: look for something better. */
static int fall_percent(const Pace *pace)
{
    int fall = pace->before - pace->score;
    fall = fall < 0 ? 0 : fall > FALL_MOST ? FALL_MOST : fall;
    return settings.time_fall ? 100 + fall * FALL_MORE / FALL_STEP : 100;
}

/* All other moves were refuted quickly, or not. */
static int share_percent(const Pace *pace)
{
    if (!settings.time_share || pace->share < 0 || pace->lines > 1)
        return 100;
    return SHARE_BASE - SHARE_SLOPE * pace->share / 100;
}

/* Taking back is mostly what one has to do. */
static int recapture_percent(const Pace *pace)
{
    bool recaptures = pace->taken_on != NO_SQUARE
        && move_to(pace->best) == pace->taken_on;
    return settings.time_recapture && recaptures && pace->unrest < 10 ? RECAPTURE : 100;
}

int pace_percent(const Pace *pace)
{
    if (!settings.time_change && !settings.time_fall && !settings.time_share
        && !settings.time_recapture)
        return 100;
    int percent = change_percent(pace) * fall_percent(pace) / 100;
    percent = percent * share_percent(pace) / 100 * recapture_percent(pace) / 100;
    if (percent < 100 && pace->depth < SURE_DEPTH)
        percent = 100;
    percent = percent < LEAST ? LEAST : percent > MOST ? MOST : percent;
    return percent * SPEND / 100;
}

/* The soft limit as the rules see it. Half of the hard limit is left for when it matters:
 * where little time is left, hard is nearly all of it. */
static int64_t soft_limit(const Pace *pace, const Budget *budget)
{
    int64_t limit = budget->soft * pace_percent(pace) / 100, most = budget->hard / 2;
    if (limit <= budget->soft || limit <= most)
        return limit;
    return most > budget->soft ? most : budget->soft;
}

/* An iteration grows by the same factor as the last one did; it is not begun when that
 * passes the hard limit. Where soft = hard, time not used now is lost: no rule counts. */
bool pace_goes_on(const Pace *pace, const Budget *budget, int64_t spent, uint64_t nodes)
{
    if (budget->soft == budget->hard)
        return spent < budget->soft;
    if (spent >= soft_limit(pace, budget))
        return false;
    if (pace->previous == 0)
        return true;
    double growth = (double)pace->nodes / (double)pace->previous;
    double next = (double)spent * (double)pace->nodes / (double)nodes * growth;
    return (double)spent + next <= (double)budget->hard;
}

bool pace_had_enough(const Pace *pace, const Budget *budget, int64_t spent)
{
    return settings.time_ponder && budget->soft < budget->hard && pace->depth > 0
        && spent >= soft_limit(pace, budget);
}
