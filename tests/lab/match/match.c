/* match.c - many games between two engines, some at the same time; `match --help` lists
 * the arguments. One thread: it sleeps in poll() until an engine says something or a time
 * limit passes. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "../tool/tool.h"
#include "openings.h"
#include "plan.h"
#include "report.h"
#include "slot.h"

/* A match in progress. There is one in a program; play() keeps it. */
typedef struct {
    const Plan *plan;
    Openings openings;
    Tally tally;
    Slot *slot;
    FILE *out, *log;
    FILE *errors[2]; /* each engine's error output; `log`, if there is one */
    bool able[2];   /* the engine was ready once */
    int games;      /* of the whole match */
    int total;      /* of this shard */
    int next;       /* first number that may still be to play */
    int done;       /* games finished by this program */
    int64_t started;
    bool ending;    /* no more games */
    bool failed;    /* an engine can't start, or the table can't be written */
} Match;

/* The only thing that a signal changes; run() looks at it after each poll(). */
static volatile sig_atomic_t interrupted;

static void on_signal(int number) { interrupted = number; }

/* Both games of a pair begin from the same opening. */
static const Opening *opening_of(const Match *match, int game)
{
    return &match->openings.list[game / 2 % match->openings.count];
}

/* --- the end of a game --- */

/* A record that cannot be written is reported; the table, which counts, goes on. */
static void write_record(const Match *match, const Slot *slot, const char *folder,
                         const char *suffix, FormatWriter *writer)
{
    char path[4096];
    int black = slot_black(slot);
    if (folder == NULL)
        return;
    snprintf(path, sizeof path, "%s/%05d.%s", folder, slot->number, suffix);
    FILE *out = fopen(path, "w");
    if (out == NULL) {
        perror(path);
        return;
    }
    referee_write(&slot->game, match->plan->engine[black].name,
                  match->plan->engine[!black].name, writer, out);
    bool failed = ferror(out) != 0;
    if (fclose(out) != 0 || failed)
        perror(path);
}

static Row make_row(const Match *match, const Slot *slot)
{
    const Game *game = &slot->game;
    const Engine *engine = match->plan->engine;
    int a_side = slot_side(slot, 0);
    return (Row){
        .game = slot->number, .of = match->games, .part = match->plan->part,
        .name = { engine[0].name, engine[1].name },
        .a_side = a_side,
        .a_half = game->winner == NOBODY ? 1 : game->winner == a_side ? 2 : 0,
        .ending = game->ending, .detail = game->detail, .position = game->text,
        .plies = game->pos.ply, .opening_plies = game->opening_plies,
        .usage = { slot->usage[0], slot->usage[1] },
    };
}

/* A test of one hypothesis against another ends when it knows. */
static void stop_when_decided(Match *match)
{
    if (match->plan->sequential
        && score_sprt(&match->tally.results, &match->plan->sprt).verdict != SPRT_OPEN)
        match->ending = true;
}

/* Tell the engines, count the game, write it down, and free the slot for another. */
static void finish_game(Match *match, Slot *slot)
{
    Row row = make_row(match, slot);
    char error[ERROR_TEXT];
    for (int i = 0; i < 2; i++) {
        int winner = slot->game.winner, side = slot_side(slot, i);
        player_game_over(&slot->player[i],
                         winner == NOBODY ? "draw" : winner == side ? "win" : "lose");
    }
    tally_add(&match->tally, &row, error);
    match->done++;
    if (match->out != NULL) {
        table_write_row(&row, match->out);
        if (ferror(match->out)) {
            perror(match->plan->out);
            match->failed = match->ending = true;
        }
    }
    write_record(match, slot, match->plan->csa, "csa", csa_write);
    write_record(match, slot, match->plan->kif, "kifu", kif_write);
    if (!match->plan->quiet)
        report_progress(&match->tally, &row, match->total, match->done,
                        now_us() - match->started);
    slot->number = NO_GAME;
    stop_when_decided(match);
}

/* --- the course of a game --- */

/* Give the slot the next game of this shard that was not played yet, if there is one. */
static void begin_game(Match *match, Slot *slot)
{
    while (match->next < match->games
           && (!part_has(match->plan->part, match->next)
               || tally_played(&match->tally, match->next)))
        match->next++;
    if (match->ending || match->next >= match->games)
        return;
    slot->number = match->next++;
    const Opening *opening = opening_of(match, slot->number);
    referee_begin(&slot->game, opening->text, &match->plan->rules);
    slot_prepare(slot);
}

static void take_answer(Match *match, Slot *slot, int engine)
{
    Player *player = &slot->player[engine];
    slot_count(slot, engine);
    if (match->log == NULL && ftruncate(fileno(match->errors[engine]), 0) != 0)
        match->failed = true; /* what is not kept must not fill the disk */
    referee_answer(&slot->game, player->answer, &player->effort);
    if (slot->game.ending != ENDING_NONE) {
        finish_game(match, slot);
        return;
    }
    slot_ask(slot);
    slot_ponder(slot, engine);
}

/* What an engine's event means for its game. A fault ends it in whatever state it is. */
static void take_event(Match *match, Slot *slot, int engine, PlayerEvent event)
{
    Player *player = &slot->player[engine];
    if (event == EVENT_FAULT && player->fault == ENDING_NO_START
        && !match->able[engine]) {
        if (!match->failed)
            report_no_start(player->engine, player->detail, match->errors[engine],
                            match->plan->log);
        match->failed = match->ending = true; /* all its games would be lost */
        slot->number = NO_GAME;
    } else if (slot->number == NO_GAME) {
        return;
    } else if (event == EVENT_FAULT) {
        referee_forfeit(&slot->game, slot_side(slot, engine), player->fault,
                        player->detail);
        finish_game(match, slot);
    } else if (event == EVENT_READY) {
        slot->ready[engine] = match->able[engine] = true;
        if (slot->ready[0] && slot->ready[1] && !slot->begun) {
            if (slot->game.ending == ENDING_NONE)
                slot_ask(slot);
            else
                finish_game(match, slot);
        }
    } else {
        take_answer(match, slot, engine);
    }
}

/* --- the loop --- */

/* Milliseconds until something must be done even if no engine says a word. */
static int wait_time(const Match *match, int64_t now)
{
    int64_t first = now + 1000000;
    for (int i = 0; i < match->plan->concurrency; i++)
        for (int j = 0; j < 2; j++)
            if (match->slot[i].player[j].deadline < first)
                first = match->slot[i].player[j].deadline;
    return first <= now ? 0 : (int)((first - now + 999) / 1000);
}

/* Sleep, then let every engine that has something to say speak. */
static void turn(Match *match, struct pollfd *set)
{
    int count = 2 * (int)match->plan->concurrency;
    for (int i = 0; i < count; i++) {
        Player *player = &match->slot[i / 2].player[i & 1];
        set[i].fd = player->state == PLAYER_OFF ? -1 : player->process.out;
        set[i].events = POLLIN;
        set[i].revents = 0;
    }
    if (poll(set, (nfds_t)count, wait_time(match, now_us())) < 0 && errno != EINTR) {
        perror("match: poll");
        match->failed = match->ending = true;
        return;
    }
    for (int i = 0; i < count; i++) {
        Slot *slot = &match->slot[i / 2];
        bool readable = set[i].fd >= 0 && set[i].revents != 0;
        PlayerEvent event;
        while ((event = player_step(&slot->player[i & 1], readable, now_us()))
               != EVENT_NONE) {
            take_event(match, slot, i & 1, event);
            readable = false;
        }
    }
}

static void run(Match *match)
{
    int slots = (int)match->plan->concurrency;
    struct pollfd *set = calloc((size_t)slots * 2, sizeof *set);
    bool playing = set != NULL;
    while (playing && !interrupted) {
        playing = false;
        for (int i = 0; i < slots; i++) {
            if (match->slot[i].number == NO_GAME)
                begin_game(match, &match->slot[i]);
            playing |= match->slot[i].number != NO_GAME && !match->ending;
        }
        if (playing)
            turn(match, set);
    }
    free(set);
}

/* --- setting up --- */

/* A row of the table that is resumed must be the game that this plan would play. */
static bool row_belongs(const Row *row, void *data, char error[ERROR_TEXT])
{
    const Match *match = data;
    for (int i = 0; i < 2; i++) {
        const char *name = match->plan->engine[i].name;
        if (strcmp(row->name[i], name) != 0)
            return text_error(error, "a game of %.60s, this match is of %.60s",
                              row->name[i], name);
    }
    if (row->game >= match->games || !part_has(match->plan->part, row->game))
        return text_error(error, "game %d is not of this match or shard", row->game);
    const Opening *opening = opening_of(match, row->game);
    if (strncmp(row->position, opening->text, strlen(opening->text)) == 0
        && row->opening_plies == opening->plies)
        return true;
    return text_error(error, "game %d began from another opening", row->game);
}

/* Open the table of games, after reading what is there when the match is resumed. */
static void open_table(Match *match)
{
    const Plan *plan = match->plan;
    struct stat state;
    long whole = 0;
    if (plan->out == NULL)
        return;
    if (stat(plan->out, &state) == 0 && state.st_size > 0) {
        if (!plan->resume)
            tool_fail(1, "%s is there already; --resume goes on with it", plan->out);
        table_read(plan->out, &match->tally, row_belongs, match, &whole);
        if (truncate(plan->out, whole) != 0)
            exit(1);
    }
    match->out = tool_open(plan->out, "a");
    if (whole == 0)
        table_write_header(match->out);
}

/* Engines write their errors there, too, or where their last words are found. */
static void open_log(Match *match)
{
    const char *path = match->plan->log;
    if (path != NULL) {
        match->log = match->errors[0] = match->errors[1] = tool_open(path, "a");
        setvbuf(match->log, NULL, _IOLBF, 0);
        return;
    }
    for (int i = 0; i < 2; i++) {
        match->errors[i] = tmpfile();
        if (match->errors[i] == NULL)
            tool_fail(1, "a temporary file: %s", strerror(errno));
        fcntl(fileno(match->errors[i]), F_SETFL, O_APPEND);
    }
}

static void make_folder(const char *path)
{
    struct stat is;
    if (path == NULL || mkdir(path, 0777) == 0)
        return;
    if (errno != EEXIST)
        perror(path);
    else if (stat(path, &is) == 0 && S_ISDIR(is.st_mode))
        return;
    else
        fprintf(stderr, "match: %s is no directory\n", path);
    exit(1);
}

static void set_up(Match *match, const Plan *plan)
{
    match->plan = plan;
    openings_read(&match->openings, plan->openings, (int)plan->seed);
    match->games = plan->games > 0 ? (int)plan->games : 2 * match->openings.count;
    for (int i = 0; i < match->games; i++)
        match->total += part_has(plan->part, i);
    open_table(match);
    open_log(match);
    make_folder(plan->csa);
    make_folder(plan->kif);
    stop_when_decided(match); /* a match that is resumed may be over */
    size_t size = (size_t)plan->concurrency * sizeof *match->slot;
    match->slot = memset(tool_memory(NULL, size), 0, size);
    for (int i = 0; i < plan->concurrency; i++) {
        match->slot[i].number = NO_GAME;
        for (int j = 0; j < 2; j++)
            match->slot[i].player[j] = (Player){
                .engine = &plan->engine[j], .log = match->log,
                .errors = fileno(match->errors[j]), .deadline = INT64_MAX,
                .patience = plan->timeout * 1000, .tolerance = plan->tolerance * 1000,
            };
    }
}

static void catch_signals(void)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_signal; /* without SA_RESTART: poll() returns */
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    action.sa_handler = SIG_IGN; /* an engine that died shows as a failed write */
    sigaction(SIGPIPE, &action, NULL);
}

/* Returns the exit status: 0 done; 1 a file or an engine cannot be used; 130 interrupted
 * by a signal (the table is complete). */
static int play(const Plan *plan)
{
    static Match match;
    set_up(&match, plan);
    catch_signals();
    match.started = now_us();
    run(&match);
    report_progress_end();
    report_summary(&match.tally, plan->sequential ? &plan->sprt : NULL, plan->tsv,
                   stdout);
    if (!plan->quiet && match.done > 0) {
        double wall = (double)(now_us() - match.started) / 1e6;
        double own = (double)clock() / CLOCKS_PER_SEC;
        fprintf(stderr, "%.1f s; the runner itself used %.2f %% of a core\n", wall,
                wall > 0 ? 100 * own / wall : 0);
    }
    for (int i = 0; i < 2 * plan->concurrency; i++) /* each has a moment for its end */
        player_quit(&match.slot[i / 2].player[i & 1]);
    return interrupted ? 130 : match.failed ? 1 : 0;
}

/* Add up the tables of several shards. */
static int merge(const Plan *plan)
{
    static Tally tally;
    for (int i = 0; i < plan->merges; i++)
        table_read(plan->merge[i], &tally, NULL, NULL, NULL);
    int games = results_games(&tally.results);
    if (games < tally.of)
        fprintf(stderr, "match: incomplete: %d of %d games\n", games, tally.of);
    report_summary(&tally, plan->sequential ? &plan->sprt : NULL, plan->tsv, stdout);
    return 0;
}

int main(int argc, char **argv)
{
    const Plan *plan = plan_read(argc, argv);
    position_init();
    return plan->merges > 0 ? merge(plan) : play(plan);
}
