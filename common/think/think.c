/* think.c - see think.h: iterative deepening, limits, reports. */
#include "think/think.h"

#include <string.h>

#include "machine/system.h"
#include "think/pace.h"
#include "think/settings.h"

enum {
    MAX_DEPTH = MAX_PLY - 32, /* plies; leaves room for extensions and captures */
    FORCED_DEPTH = 3,  /* plies: enough for a score and a reply when there is no choice */
    LOOK_EVERY = 32,   /* nodes; some 30 us, ten times as long in the slowest chapter */
    FREE_REPORTS = 20, /* reports made at once; after them at most ... */
    REPORT_EVERY = 10, /* ... one in so many milliseconds, on the average */
};

Search the_search;

/* What think() needs beside the Search; there is one search at a time. */
static struct {
    Interrupt interrupt;
    int64_t interrupted; /* when it was called last */
    Move root[MAX_MOVES]; /* moves allowed there, the best of the last iteration first */
    int roots, choices; /* moves allowed, moves there are */
    RankedLine best[MAX_MULTI_PV];
    int lines;    /* of them wanted */
    int reports;  /* made so far */
    int pending;  /* lines in best[] that have not been reported */
    Pace pace;
} task;

/* --- limits --- */

static int64_t elapsed(const Search *s) { return system_now() - s->started; }

/* Nothing may end this search but `stop`; not even its own success. */
static bool waits_for_stop(const Search *s)
{
    return s->limits.infinite || s->limits.ponder;
}

static int look(Search *s)
{
    if (s->stop) { /* called while the search unwinds: that is no node any more */
        s->nodes--;
        return true;
    }
    int64_t now = system_now();
    pace_look(&task.pace, s->stack[0].move);
    if (!waits_for_stop(s) && s->nodes >= s->node_limit)
        s->stop = true;
    if (task.interrupt && now != task.interrupted) {
        bool pondered = s->limits.ponder;
        task.interrupted = now;
        if (task.interrupt(s))
            s->stop = true;
        else if (pondered && !waits_for_stop(s))
            s->stop = pace_had_enough(&task.pace, &s->budget, now - s->started);
    }
    if (!waits_for_stop(s) && now - s->started >= s->budget.hard)
        s->stop = true;
    uint64_t left = s->node_limit > s->nodes ? s->node_limit - s->nodes : LOOK_EVERY;
    s->next_look = s->stop ? 0 : s->nodes + (left < LOOK_EVERY ? left : LOOK_EVERY);
    return s->stop;
}

/* All lines end in mates that an iteration this deep cannot have overlooked. */
static bool all_proved(int depth)
{
    for (int k = 0; k < task.lines; k++) {
        int score = task.best[k].score;
        int plies = SCORE_MATE - (score < 0 ? -score : score);
        if (!is_mate_score(score) || plies >= depth)
            return false;
    }
    return true;
}

/* --- reports --- */

/* How many moves of a line are legal in a row from *pos. A line out of a hash table may
 * go wrong when two positions share a key. */
static int legal_length(Position *pos, const Line *line)
{
    int length = 0;
    while (length < line->length && move_is_legal(pos, line->move[length]))
        move_make(pos, line->move[length++]);
    for (int i = 0; i < length; i++)
        move_unmake(pos);
    return length;
}

/* Report the pending lines, unless there were too many for the time: then they wait. */
static void report(const Search *s, bool last)
{
    int64_t ms = elapsed(s);
    if (!s->report || (!last && task.reports >= FREE_REPORTS + ms / REPORT_EVERY))
        return;
    for (int k = 0; k < task.pending; k++) {
        RankedLine line = task.best[k];
        line.line.length = legal_length(s->pos, &line.line);
        s->report(s, &line, task.lines > 1 ? k + 1 : 0, ms);
    }
    task.reports += task.pending;
    task.pending = 0;
}

/* --- iterations --- */

/* Root moves without the best moves of the first `k` lines. */
static void set_root(Search *s, int k)
{
    s->whole_root = k == 0 && task.roots == task.choices;
    s->root_moves = 0;
    for (int i = 0; i < task.roots; i++) {
        bool taken = false;
        for (int j = 0; j < k; j++)
            taken |= task.best[j].line.move[0] == task.root[i];
        if (!taken)
            s->root_move[s->root_moves++] = task.root[i];
    }
}

static void move_to_front(Move move)
{
    int at = 0;
    while (at < task.roots && task.root[at] != move)
        at++;
    if (at == task.roots)
        return;
    memmove(task.root + 1, task.root, (size_t)at * sizeof task.root[0]);
    task.root[0] = move;
}

/* A later line can come out better than an earlier one when searches disagree. */
static void sort_lines(int count)
{
    for (int i = 1; i < count; i++) {
        for (int k = i; k > 0 && task.best[k].score > task.best[k - 1].score; k--) {
            RankedLine better = task.best[k];
            task.best[k] = task.best[k - 1];
            task.best[k - 1] = better;
        }
    }
}

/* A line of this iteration. What the last one had in its place stays in the list if the
 * move stood farther down so far: else a stop would leave the move there twice. */
static void put_line(int at, const RankedLine *line)
{
    int same = at + 1;
    while (same < task.lines && task.best[same].line.move[0] != line->line.move[0])
        same++;
    if (same < task.lines)
        memmove(task.best + at + 1, task.best + at,
                (size_t)(same - at) * sizeof task.best[0]);
    task.best[at] = *line;
}

/* One iteration for each line. A first line that a stop has cut short is kept if it has a
 * move: the best one of the last iteration was searched first, so it is as good or
 * better. Without that order (among some root moves only there is none, as the table does
 * not know them) it is thrown away. */
static void search_lines(Search *s)
{
    int done = 0;
    while (done < task.lines && !s->stop) {
        set_root(s, done);
        s->stack[0].pv.length = 0;
        int score = chapter.iterate(s, task.best[done].score);
        const Line *pv = &s->stack[0].pv;
        bool useful = !s->stop
            || (done == 0 && s->whole_root
                && (settings.root_first || s->root_depth == 1));
        if (pv->length == 0 || !useful)
            break;
        RankedLine line = { score, s->root_depth, s->seldepth, s->stop, *pv };
        put_line(done++, &line);
    }
    task.pending = done;
    if (s->stop) {
        task.pending = 1; /* once more, for the counts; other lines may be out of date */
        return;
    }
    sort_lines(done);
    for (int k = done - 1; k >= 0 && settings.root_first; k--)
        move_to_front(task.best[k].line.move[0]);
}

/* Returns the depth of the last complete iteration. */
static int deepen(Search *s, bool forced)
{
    int last = s->limits.depth > 0 && s->limits.depth < MAX_DEPTH ? s->limits.depth
                                                                  : MAX_DEPTH;
    for (int depth = 1; depth <= last; depth++) {
        uint64_t before = s->nodes;
        s->root_depth = depth;
        s->seldepth = 0;
        search_lines(s);
        if (s->stop)
            return depth - 1;
        report(s, false);
        pace_iteration(&task.pace, task.best[0].line.move[0], task.best[0].score,
                       s->nodes - before);
        if (all_proved(depth))
            return depth;
        if (!waits_for_stop(s) && forced && s->limits.has_clock && depth >= FORCED_DEPTH)
            return depth;
        if (!waits_for_stop(s)
            && !pace_goes_on(&task.pace, &s->budget, elapsed(s), s->nodes))
            return depth;
    }
    return last;
}

/* --- beginning and end --- */

/* The side to move at the root follows from the plies made since. */
Budget think_budget(const Search *s)
{
    int side = s->pos->side ^ ((s->pos->ply - s->root_ply) & 1);
    int ply = s->pos->first_number - 1 + s->root_ply;
    return clock_budget(&s->limits, side, ply, settings.network_delay);
}

static void start_task(Position *pos, const Limits *limits, Interrupt interrupt,
                       Report told)
{
    Search *s = &the_search;
    s->pos = pos;
    position_ready(pos); /* its score may be of another evaluation */
    s->nodes = s->cuts = s->first_cuts = 0;
    s->stop = false;
    s->root_depth = s->seldepth = 0;
    s->root_ply = pos->ply;
    s->max_moves = settings.max_moves;
    s->drops_first = settings.drops_first;
    s->node_limit = limits->nodes > 0 ? (uint64_t)limits->nodes : UINT64_MAX;
    s->next_look = s->node_limit < LOOK_EVERY ? s->node_limit : LOOK_EVERY;
    s->started = system_now();
    s->limits = *limits;
    s->budget = think_budget(s);
    s->report = told;
    s->look = look;
    memset(s->stack, 0, sizeof s->stack);
    task.interrupt = interrupt;
    task.interrupted = s->started;
    task.reports = task.pending = 0;
    pace_start(&task.pace, pos);
}

/* Fill task.root. Returns how many legal moves there are to choose from. */
static int choose_root(const Position *pos, const Move *only, int only_count)
{
    int legal = generate_moves(pos, task.root, settings.drops_first);
    task.roots = task.choices = legal;
    if (only_count <= 0)
        return legal;
    Move all[MAX_MOVES];
    int count = generate_legal(pos, all);
    task.roots = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < only_count; j++)
            if (all[i] == only[j]) {
                task.root[task.roots++] = all[i];
                break;
            }
    return task.roots;
}

/* The answer if there is not even time to search one ply: the move that wins most by
 * captures on its square. */
static void guess(const Position *pos)
{
    Move move = task.root[0];
    for (int i = 1; i < task.roots; i++)
        if (exchange_move(pos, task.root[i]) > exchange_move(pos, move))
            move = task.root[i];
    task.best[0] = (RankedLine){ .score = evaluate(pos), .line = { 1, { move } } };
    task.pending = 1;
}

/* Finished, but nobody may know before `stop` or `ponderhit`. */
static void wait_for_stop(Search *s)
{
    while (task.interrupt && waits_for_stop(s) && !s->stop) {
        system_sleep(1);
        if (task.interrupt(s))
            s->stop = true;
    }
}

void think_wait(Position *pos, const Limits *limits, Interrupt interrupt)
{
    start_task(pos, limits, interrupt, NULL);
    wait_for_stop(&the_search);
}

/* The search itself, and what it found out. */
static Answer search_answer(Search *s, bool forced)
{
    guess(s->pos);
    task.lines = settings.multi_pv < task.roots ? settings.multi_pv : task.roots;
    for (int k = 1; k < task.lines; k++)
        task.best[k] = (RankedLine){ .score = task.best[0].score };
    Answer answer = { .kind = ANSWER_MOVE };
    answer.depth = deepen(s, forced);
    report(s, true);
    answer.score = task.best[0].score;
    answer.line = task.best[0].line;
    answer.line.length = legal_length(s->pos, &answer.line);
    answer.move = answer.line.move[0];
    if (answer.line.length > 1)
        answer.ponder = answer.line.move[1];
    if (answer.score <= -settings.resign_value && !s->limits.infinite)
        answer.kind = ANSWER_RESIGN;
    return answer;
}

bool think_wins_by_rule(const Position *pos, Move *move)
{
    DeclareRule rule = (DeclareRule)settings.entering_king;
    if (settings.given_counts)
        rule = declare_with_given(rule);
    *move = rule == DECLARE_TRY ? rules_try(pos) : MOVE_NONE;
    return *move != MOVE_NONE || rules_declaration(pos, rule, NULL) == DECLARE_WIN;
}

static Answer settle_without_search(Search *s, Move move, int score)
{
    RankedLine line = { .score = score, .line = { move != MOVE_NONE, { move } } };
    task.best[0] = line;
    task.lines = 1;
    if (s->report)
        s->report(s, &line, 0, 0);
    AnswerKind kind = move ? ANSWER_MOVE : score > 0 ? ANSWER_WIN : ANSWER_RESIGN;
    return (Answer){ .kind = kind, .move = move, .score = score, .line = line.line };
}

void think_new_game(void)
{
    if (chapter.new_game)
        chapter.new_game();
}

Answer think(Position *pos, const Limits *limits, const Move *only, int only_count,
             Interrupt interrupt, Report told)
{
    Search *s = &the_search;
    start_task(pos, limits, interrupt, told);
    int choices = choose_root(pos, only, only_count);
    Answer answer;
    Move winning;
    if (choices == 0)
        answer = settle_without_search(s, MOVE_NONE, -SCORE_MATE);
    else if (!limits->infinite && only_count <= 0 && think_wins_by_rule(pos, &winning))
        answer = settle_without_search(s, winning, SCORE_MATE - (winning != MOVE_NONE));
    else
        answer = search_answer(s, choices == 1 && only_count <= 0);
    answer.nodes = s->nodes;
    answer.cuts = s->cuts;
    answer.first_cuts = s->first_cuts;
    answer.time = elapsed(s);
    wait_for_stop(s);
    return answer;
}

int think_lines(const RankedLine **lines)
{
    *lines = task.best;
    return task.lines;
}

MateResult think_mate(Position *pos, const Limits *limits, Interrupt interrupt,
                      Line *line)
{
    start_task(pos, limits, interrupt, NULL);
    task.roots = choose_root(pos, NULL, 0);
    set_root(&the_search, 0);
    MateResult result = mate_search(&the_search, line);
    return result == MATE_NONE && the_search.stop ? MATE_TIMEOUT : result;
}
