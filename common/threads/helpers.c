/* helpers.c - see helpers.h. */
#include "threads/helpers.h"

#include <stdlib.h>

#include "machine/system.h"
#include "think/think.h"

typedef struct {
    Search *search;
    Position root;   /* a copy of the leader's */
    Request request;
    unsigned games;  /* Search.games of the leader when this one forgot */
    bool forgets;    /* it has to */
    uint64_t nodes;  /* found so far; a shared word, see machine/system.h */
    Thread *thread;  /* NULL: it has ended */
} Helper;

/* Helpers stay for the next search, since they have learned something. */
static struct {
    const Search *leader; /* NULL: nobody is helped */
    Helper *helper;
    int known;            /* so many there are */
    int running, missed;  /* in the last search */
    uint64_t over;        /* the leader has ended; a shared word */
} crew;

/* A helper's Interrupt. */
static bool is_over(Search *s)
{
    Helper *helper = s->request.context;
    system_share(&helper->nodes, s->nodes);
    thread_yield(); /* to the leader, who has a clock to look at */
    return system_shared(&crew.over) != 0;
}

/* What its thread does: it thinks without a limit. */
static void help(void *data)
{
    Helper *helper = data;
    assert(helper->search->request.leader != NULL); /* the table is not its own */
    if (helper->forgets)
        think_new_game(helper->search);
    think(helper->search, &helper->root, &helper->request);
    system_share(&helper->nodes, helper->search->nodes);
}

/* Room for as many helpers as there shall be; those that are too many go. False: there is
 * no memory. Needs: none is running, since they move. */
static bool make_room(int wanted)
{
    while (crew.known > wanted)
        think_free(crew.helper[--crew.known].search);
    Helper *all = wanted > crew.known
        ? realloc(crew.helper, (size_t)wanted * sizeof *all) : crew.helper;
    crew.helper = all != NULL ? all : crew.helper;
    return all != NULL;
}

/* Another helper; false: there is no memory. */
static bool hire(void)
{
    Search *search = think_new();
    if (search == NULL)
        return false;
    search->request.leader = crew.leader; /* it is no leader, even before it thinks */
    crew.helper[crew.known].search = search;
    crew.helper[crew.known++].games = crew.leader->games; /* it has nothing to forget */
    return true;
}

static bool start_one(int n)
{
    const Search *leader = crew.leader;
    Helper *helper = &crew.helper[n];
    position_copy(&helper->root, leader->pos);
    helper->request = (Request){
        .limits.infinite = true,
        .lines = leader->request.lines,
        .only = leader->request.only,
        .only_count = leader->request.only_count,
        .interrupt = is_over,
        .context = helper,
        .leader = leader,
        .helper = n + 1,
    };
    helper->forgets = helper->games != leader->games;
    helper->games = leader->games;
    helper->nodes = 0;
    helper->thread = thread_start(help, helper);
    return helper->thread != NULL;
}

static void start(Search *s)
{
    int wanted = chapter.threads ? *chapter.threads - 1 : 0;
    if (crew.leader != NULL)
        return;
    helpers_end();
    crew.leader = s;
    crew.over = 0;
    bool alone = s->request.limits.nodes > 0 || s->request.watch;
    if (alone)
        wanted = 0; /* but those that are there stay for the next search */
    bool room = !alone && make_room(wanted);
    crew.running = 0;
    /* One by one: the thread of each needs memory, too. */
    while (room && crew.running < wanted && (crew.running < crew.known || hire())
           && start_one(crew.running))
        crew.running++;
    crew.missed = wanted - crew.running;
}

static void stop_soon(Search *s)
{
    if (crew.leader != s)
        return;
    system_share(&crew.over, 1);
    s->nodes = helpers_nodes(s);
    crew.leader = NULL;
}

static void stop(Search *s)
{
    if (crew.leader != s)
        return;
    system_share(&crew.over, 1);
    helpers_end();
    stop_soon(s);
}

const Helpers helpers = { start, stop }, helpers_punctual = { start, stop_soon };

void helpers_end(void)
{
    for (int i = 0; i < crew.running; i++) {
        if (crew.helper[i].thread)
            thread_join(crew.helper[i].thread);
        crew.helper[i].thread = NULL;
    }
}

uint64_t helpers_nodes(const Search *s)
{
    uint64_t nodes = s->nodes;
    for (int i = 0; crew.leader == s && i < crew.running; i++)
        nodes += system_shared(&crew.helper[i].nodes);
    return nodes;
}

int helpers_missed(void)
{
    int missed = crew.missed;
    crew.missed = 0;
    return missed;
}
