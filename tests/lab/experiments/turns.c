/* turns.c - see HELP. */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "experiment.h"

static const char HELP[] =
    "turns - what helpers on other threads save the search that they help, in nodes.\n"
    "\n"
    "  turns [--depth N] [--threads N] [--positions FILE] [--tsv] [NAME=VALUE ...]\n"
    "\n"
    "Every position of FILE (an SFEN a line) is searched to depth N by one thread, then\n"
    "with one helper, with three, and so on up to N threads. The threads take turns, 32\n"
    "nodes each: so it does not matter how many processors there are, or what they do\n"
    "besides, and the numbers are the same each time. Printed are those of the leader\n"
    "alone. With a processor for each thread they stand for the time of the search; all\n"
    "that locks, and memory that is shared, cost beside that is not in them.\n";

enum { MOST_THREADS = 32, SLICE = 32 /* nodes */ };

static struct {
    const char *positions;
    int64_t depth, threads;
    bool tsv;
} plan = { .positions = "tests/data/middlegame40.sfen", .depth = 9, .threads = 4 };

static const ToolOption arguments[] = {
    { "--depth", .number = &plan.depth, 1, MAX_PLY },
    { "--threads", .number = &plan.threads, 1, MOST_THREADS },
    { "--positions", .text = &plan.positions }, { "--tsv", .flag = &plan.tsv },
    { .name = NULL },
};

/* --- taking turns --- */

typedef struct {
    Search *search; /* number 0 is the leader */
    int number;
    uint64_t due;   /* the turn ends at so many nodes */
    bool ended;
    pthread_t thread;
    pthread_cond_t may_go;
} Runner;

static Runner runner[MOST_THREADS];
static int runners, turn;
static bool over; /* the leader has ended: the others stop, in whatever order */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static const Position *position;

static void wait_for_turn(const Runner *r)
{
    while (turn != r->number && !over)
        pthread_cond_wait(&runner[r->number].may_go, &lock);
}

static void next_turn(void)
{
    do
        turn = (turn + 1) % runners;
    while (runner[turn].ended);
    pthread_cond_signal(&runner[turn].may_go);
}

static void enters(const Search *s, int alpha, int beta, int depth, int ply)
{
    (void)alpha, (void)beta, (void)depth, (void)ply;
    Runner *r = s->request.context;
    if (s->nodes < r->due)
        return;
    r->due = s->nodes + SLICE;
    pthread_mutex_lock(&lock);
    if (!over) {
        next_turn();
        wait_for_turn(r);
    }
    pthread_mutex_unlock(&lock);
}

static void ends(const Search *s, int ply, Fate fate, int by, int score)
{
    (void)s, (void)ply, (void)fate, (void)by, (void)score;
}

static void tells(const Search *s, int ply, Fate fate, Move move, int by)
{
    (void)s, (void)ply, (void)fate, (void)move, (void)by;
}

static bool is_over(Search *s)
{
    (void)s;
    pthread_mutex_lock(&lock);
    bool stop = over;
    pthread_mutex_unlock(&lock);
    return stop;
}

static Answer run(Runner *r)
{
    static const Watcher watcher = { enters, ends, tells };
    Request request = think_request();
    request.context = r;
    request.watch = &watcher;
    if (r->number == 0) {
        request.limits.depth = (int)plan.depth;
    } else {
        request.interrupt = is_over;
        request.leader = runner[0].search;
        request.helper = r->number;
    }
    return think(r->search, position, &request);
}

static void *helper(void *data)
{
    Runner *r = data;
    pthread_mutex_lock(&lock);
    wait_for_turn(r);
    pthread_mutex_unlock(&lock);
    if (!is_over(NULL))
        run(r);
    pthread_mutex_lock(&lock);
    r->ended = true;
    if (!over)
        next_turn();
    pthread_mutex_unlock(&lock);
    return NULL;
}

/* Nodes of the leader in this position. */
static uint64_t search_together(void)
{
    turn = 0;
    over = false;
    for (int i = 0; i < runners; i++) {
        Runner *r = &runner[i];
        r->number = i;
        r->due = SLICE;
        r->ended = false;
        think_new_game(r->search);
        pthread_cond_init(&r->may_go, NULL);
        if (i > 0 && pthread_create(&r->thread, NULL, helper, r) != 0)
            tool_fail(EXIT_BAD_FILE, "there are no %d threads", runners);
    }
    uint64_t own = run(&runner[0]).nodes;
    pthread_mutex_lock(&lock);
    over = true;
    for (int i = 1; i < runners; i++)
        pthread_cond_signal(&runner[i].may_go);
    pthread_mutex_unlock(&lock);
    for (int i = 1; i < runners; i++)
        pthread_join(runner[i].thread, NULL);
    return own;
}

/* --- all positions --- */

static uint64_t nodes; /* of the leader, in all positions */

static bool search_position(Position *pos, char error[ERROR_TEXT])
{
    (void)error;
    position = pos;
    nodes += search_together();
    return true;
}

static const Experiment experiment = { "turns", HELP, arguments, NULL, NULL };

int main(int count, char **words)
{
    char error[ERROR_TEXT], value[OPTION_TEXT];
    experiment_start(&experiment, count, words);
    for (int i = 0; i < plan.threads; i++)
        if ((runner[i].search = think_new()) == NULL)
            tool_fail(EXIT_BAD_FILE, "no memory");
    uint64_t alone = 0;
    printf(plan.tsv ? "threads\tnodes\n" : "threads  nodes of the leader\n");
    for (runners = 1; runners <= plan.threads; runners *= 2) {
        nodes = 0;
        sprintf(value, "%d", runners);
        options_set("Threads", value, error);
        experiment_positions(plan.positions, search_position);
        alone = runners == 1 ? nodes : alone;
        if (plan.tsv)
            printf("%d\t%" PRIu64 "\n", runners, nodes);
        else
            printf("%7d %12" PRIu64 "  %3.0f %%\n", runners, nodes,
                   100.0 * (double)nodes / (double)alone);
        fflush(stdout);
    }
    return 0;
}
