/* think.c - see think.h: iterative deepening, limits, reports. */
#include "think/think.h"

#include <stdlib.h>
#include <string.h>

#include "machine/system.h"
#include "think/network.h"
#include "think/pace.h"

enum {
    MAX_DEPTH = MAX_PLY - 32, /* plies; leaves room for extensions and captures */
    FORCED_DEPTH = 3,  /* plies: enough for a score and a reply when there is no choice */
    LOOK_EVERY = 32,   /* nodes; some 30 us, ten times as long in the slowest chapter */
    FREE_REPORTS = 20, /* reports made at once; after them at most ... */
    REPORT_EVERY = 10, /* ... one in so many milliseconds, on the average */
};

/* What think() needs beside what a chapter's search does. */
struct Thinking {
    Position board;      /* a copy of the position asked about */
    NetworkSums sums;    /* of it, see network.h */
    unsigned changes;    /* Settings.changes when it was last told to forget */
    int64_t started;     /* system_now() at the start */
    int64_t interrupted; /* when the Interrupt was called last */
    uint64_t node_limit;
    Budget budget;
    Move root[MAX_MOVES]; /* moves allowed there, the best of the last iteration first */
    int roots;            /* moves allowed */
    RankedLine best[MAX_MULTI_PV];
    int lines;    /* of them wanted */
    int reports;  /* made so far */
    int pending;  /* lines in best[] that have not been reported */
    Pace pace;
};

/* --- limits --- */

int64_t think_time(const Search *s) { return system_now() - s->thinking->started; }

/* Nothing may end this search but `stop`; not even its own success. */
static bool waits_for_stop(const Search *s)
{
    return s->request.limits.infinite || s->request.limits.ponder;
}

/* The side to move at the root follows from the plies made since. */
static Budget budget_of(const Search *s)
{
    int side = s->pos->side ^ ((s->pos->ply - s->root_ply) & 1);
    int ply = s->pos->first_number - 1 + s->root_ply;
    return clock_budget(&s->request.limits, side, ply, s->request.network_delay);
}

void think_hit(Search *s, const Limits *limits)
{
    s->request.limits = *limits;
    Budget budget = budget_of(s);
    if (budget.soft == budget.hard && budget.hard < TIME_UNLIMITED) /* else it is lost: */
        budget.soft = budget.hard += think_time(s); /* such a time counts from the hit */
    s->thinking->budget = budget;
}

/* Ask whoever may interrupt; what has been thought while pondering may be enough. */
static void ask_interrupt(Search *s, int64_t now)
{
    struct Thinking *t = s->thinking;
    bool pondered = s->request.limits.ponder;
    t->interrupted = now;
    if (s->request.interrupt(s))
        s->stop = true;
    else if (pondered && !waits_for_stop(s))
        s->stop = pace_had_enough(&t->pace, &t->budget, now - t->started);
}

static bool look(Search *s)
{
    struct Thinking *t = s->thinking;
    if (s->stop) { /* called while the search unwinds: that is no node any more */
        s->nodes--;
        return true;
    }
    int64_t now = system_now();
    pace_look(&t->pace, s->stack[0].move);
    if (s->request.interrupt && now != t->interrupted)
        ask_interrupt(s, now);
    if (!waits_for_stop(s)
        && (s->nodes >= t->node_limit || now - t->started >= t->budget.hard))
        s->stop = true;
    uint64_t left = t->node_limit > s->nodes ? t->node_limit - s->nodes : LOOK_EVERY;
    s->next_look = s->stop ? 0 : s->nodes + (left < LOOK_EVERY ? left : LOOK_EVERY);
    return s->stop;
}

/* All lines end in mates that an iteration this deep cannot have overlooked. */
static bool all_proved(const struct Thinking *t, int depth)
{
    for (int k = 0; k < t->lines; k++) {
        int score = t->best[k].score;
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
    struct Thinking *t = s->thinking;
    int64_t ms = think_time(s);
    if (!s->request.report || (!last && t->reports >= FREE_REPORTS + ms / REPORT_EVERY))
        return;
    for (int k = 0; k < t->pending; k++) {
        RankedLine line = t->best[k];
        line.line.length = legal_length(s->pos, &line.line);
        s->request.report(s, &line, t->lines > 1 ? k + 1 : 0, ms);
    }
    t->reports += t->pending;
    t->pending = 0;
}

/* --- iterations --- */

/* Root moves without the best moves of the first `k` lines. */
static void set_root(Search *s, int k)
{
    const struct Thinking *t = s->thinking;
    s->whole_root = k == 0 && s->request.only_count <= 0;
    s->root_moves = 0;
    for (int i = 0; i < t->roots; i++) {
        bool taken = false;
        for (int j = 0; j < k; j++)
            taken |= t->best[j].line.move[0] == t->root[i];
        if (!taken)
            s->root_move[s->root_moves++] = t->root[i];
    }
}

static void move_to_front(struct Thinking *t, Move move)
{
    int at = 0;
    while (at < t->roots && t->root[at] != move)
        at++;
    if (at == t->roots)
        return;
    memmove(t->root + 1, t->root, (size_t)at * sizeof t->root[0]);
    t->root[0] = move;
}

/* Insert a line among the `count` lines of this iteration, the best first: a later one
 * can come out better when searches disagree. A line of the last iteration gives way:
 * the one with the same move, so that no move is there twice, or else the last one. One
 * that was never searched does so before these. */
static void put_line(struct Thinking *t, int count, const RankedLine *line)
{
    int end = count, at = count;
    while (end < t->lines - 1 && t->best[end].depth > 0
           && t->best[end].line.move[0] != line->line.move[0])
        end++;
    while (at > 0 && t->best[at - 1].score < line->score)
        at--;
    memmove(t->best + at + 1, t->best + at, (size_t)(end - at) * sizeof t->best[0]);
    t->best[at] = *line;
}

/* One iteration for each line. A first line that a stop has cut short is kept if it has a
 * move: the best one of the last iteration was searched first, so it is as good or
 * better. Without that order (among some root moves only there is none, as the table does
 * not know them) it is thrown away. */
static void search_lines(Search *s)
{
    struct Thinking *t = s->thinking;
    int done = 0;
    while (done < t->lines && !s->stop) {
        set_root(s, done);
        s->stack[0].pv.length = 0;
        int score = chapter.iterate(s, t->best[done].score);
        const Line *pv = &s->stack[0].pv;
        bool useful = !s->stop
            || (done == 0 && s->whole_root
                && (settings.root_first || s->root_depth == 1));
        if (pv->length == 0 || !useful)
            break;
        RankedLine line = { score, s->root_depth, s->seldepth, s->stop, *pv };
        put_line(t, done++, &line);
    }
    /* After a stop all are told again, as they stand now: whoever keeps the last line of
     * each rank would else have some move twice. */
    t->pending = s->stop ? 1 : done;
    while (s->stop && t->pending < t->lines && t->best[t->pending].depth > 0)
        t->pending++;
    for (int k = done - 1; k >= 0 && settings.root_first && !s->stop; k--)
        move_to_front(t, t->best[k].line.move[0]);
}

/* After a complete iteration: is another one wanted? */
static bool goes_on(const Search *s, int depth)
{
    const struct Thinking *t = s->thinking;
    bool forced = t->roots == 1 && s->request.only_count <= 0;
    if (all_proved(t, depth))
        return false;
    if (waits_for_stop(s))
        return true;
    if (forced && s->request.limits.has_clock && depth >= FORCED_DEPTH)
        return false;
    return pace_goes_on(&t->pace, &t->budget, think_time(s), s->nodes);
}

/* Returns the depth of the last complete iteration. */
static int deepen(Search *s)
{
    struct Thinking *t = s->thinking;
    int asked = s->request.limits.depth;
    int last = asked > 0 && asked < MAX_DEPTH ? asked : MAX_DEPTH;
    for (int depth = 1; depth <= last; depth++) {
        uint64_t before = s->nodes;
        s->root_depth = depth;
        s->seldepth = 0;
        search_lines(s);
        if (s->stop)
            return depth - 1;
        report(s, false);
        pace_iteration(&t->pace, t->best[0].line.move[0], t->best[0].score,
                       s->nodes - before);
        if (!goes_on(s, depth))
            return depth;
    }
    return last;
}

/* --- beginning and end --- */

Search *think_new(void)
{
    Search *s = calloc(1, sizeof *s);
    if (s == NULL)
        return NULL;
    s->thinking = calloc(1, sizeof *s->thinking);
    s->memory = chapter.memory_size > 0 ? calloc(1, chapter.memory_size) : NULL;
    if (s->thinking != NULL && (s->memory != NULL || chapter.memory_size == 0))
        return s;
    think_free(s);
    return NULL;
}

void think_free(Search *s)
{
    if (s != NULL) {
        free(s->memory);
        free(s->thinking);
    }
    free(s);
}

Request think_request(void)
{
    return (Request){
        .lines = settings.multi_pv,
        .declare = (DeclareRule)settings.entering_king,
        .network_delay = settings.network_delay,
    };
}

void think_new_game(Search *s)
{
    s->games++;
    if (settings.evaluation == EVALUATION_NETWORK)
        network_ready(); /* before the first move's time runs */
    if (chapter.new_game)
        chapter.new_game(s);
}

void think_begin(Search *s, const Position *pos, const Request *request)
{
    assert(request->lines >= 1 && request->only_count <= MAX_MOVES);
    struct Thinking *t = s->thinking;
    position_copy(&t->board, pos);
    t->board.sums = &t->sums;
    position_ready(&t->board); /* its score may be of another evaluation */
    s->pos = &t->board;
    s->request = *request;
    s->nodes = s->cuts = s->first_cuts = 0;
    s->stop = false;
    s->root_ply = pos->ply;
    t->node_limit = request->limits.nodes > 0 ? (uint64_t)request->limits.nodes
                                              : UINT64_MAX;
    s->next_look = t->node_limit < LOOK_EVERY ? t->node_limit : LOOK_EVERY;
    s->look = look;
    memset(s->stack, 0, sizeof s->stack);
    t->started = t->interrupted = system_now();
    t->budget = budget_of(s);
    t->reports = t->pending = t->lines = 0;
    pace_start(&t->pace, pos, request->lines);
    if (t->changes != settings.changes && !request->leader)
        think_new_game(s);
    t->changes = settings.changes;
}

/* Find the moves allowed at the root. Returns how many there are. */
static int choose_root(Search *s)
{
    struct Thinking *t = s->thinking;
    t->roots = generate_moves(s->pos, t->root, settings.drops_first);
    if (s->request.only_count <= 0)
        return t->roots;
    Move all[MAX_MOVES];
    int count = generate_legal(s->pos, all);
    t->roots = 0;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < s->request.only_count; j++)
            if (all[i] == s->request.only[j]) {
                t->root[t->roots++] = all[i];
                break;
            }
    return t->roots;
}

/* If there is no time for even one ply: the move that wins most on its square. */
static void guess(Search *s)
{
    struct Thinking *t = s->thinking;
    Move move = t->root[0];
    for (int i = 1; i < t->roots; i++)
        if (exchange_move(s->pos, t->root[i]) > exchange_move(s->pos, move))
            move = t->root[i];
    t->lines = s->request.lines < t->roots ? s->request.lines : t->roots;
    t->best[0] = (RankedLine){ .score = evaluate(s->pos) };
    for (int k = 1; k < t->lines; k++)
        t->best[k] = t->best[0];
    t->best[0].line = (Line){ 1, { move } };
}

/* Finished, but nobody may know before `stop` or `ponderhit`. */
static void wait_for_stop(Search *s)
{
    while (s->request.interrupt && waits_for_stop(s) && !s->stop) {
        system_sleep(1);
        s->stop = s->request.interrupt(s);
    }
}

Limits think_wait(Search *s, const Position *pos, const Request *request)
{
    think_begin(s, pos, request);
    wait_for_stop(s);
    return s->request.limits;
}

/* The search itself, and what it found out. */
static Answer search_answer(Search *s)
{
    struct Thinking *t = s->thinking;
    guess(s);
    if (chapter.new_search)
        chapter.new_search(s);
    Answer answer = { .kind = ANSWER_MOVE };
    if (s->request.helpers)
        s->request.helpers->start(s);
    answer.depth = deepen(s);
    if (s->request.helpers)
        s->request.helpers->stop(s);
    report(s, true);
    answer.score = t->best[0].score;
    answer.line = t->best[0].line;
    answer.line.length = legal_length(s->pos, &answer.line);
    answer.move = answer.line.move[0];
    if (answer.line.length > 1)
        answer.ponder = answer.line.move[1];
    if (answer.score <= -settings.resign_value && !s->request.limits.infinite)
        answer.kind = ANSWER_RESIGN;
    return answer;
}

bool think_wins_by_rule(const Position *pos, DeclareRule rule, Move *move)
{
    *move = rule == DECLARE_TRY ? rules_try(pos) : MOVE_NONE;
    return *move != MOVE_NONE || rules_declaration(pos, rule, NULL) == DECLARE_WIN;
}

static Answer settle_without_search(Search *s, Move move, int score)
{
    RankedLine line = { .score = score, .line = { move != MOVE_NONE, { move } } };
    s->thinking->best[0] = line;
    s->thinking->lines = 1;
    if (s->request.report)
        s->request.report(s, &line, 0, 0);
    AnswerKind kind = move ? ANSWER_MOVE : score > 0 ? ANSWER_WIN : ANSWER_RESIGN;
    return (Answer){ .kind = kind, .move = move, .score = score, .line = line.line };
}

Answer think(Search *s, const Position *pos, const Request *request)
{
    /* Analysis, and a choice among some moves, are about the board: a declaration does
     * not end them. */
    bool may_declare = !request->limits.infinite && request->only_count <= 0;
    Answer answer;
    Move winning;
    think_begin(s, pos, request);
    if (choose_root(s) == 0)
        answer = settle_without_search(s, MOVE_NONE, -SCORE_MATE);
    else if (may_declare && think_wins_by_rule(s->pos, request->declare, &winning))
        answer = settle_without_search(s, winning, SCORE_MATE - (winning != MOVE_NONE));
    else
        answer = search_answer(s);
    answer.nodes = s->nodes;
    answer.cuts = s->cuts;
    answer.first_cuts = s->first_cuts;
    answer.time = think_time(s);
    wait_for_stop(s);
    answer.limits = s->request.limits;
    return answer;
}

int think_lines(const Search *s, const RankedLine **lines)
{
    *lines = s->thinking->best;
    return s->thinking->lines;
}
