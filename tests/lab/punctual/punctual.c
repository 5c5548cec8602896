/* punctual.c - see HELP. */
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../tool/process.h"
#include "../tool/tool.h"

static const char HELP[] =
    "punctual - how late an engine's answers are, as a distribution.\n"
    "\n"
    "  punctual [--moves N] [--byoyomi MS | --stop MS] [--delay MS] ENGINE\n"
    "  punctual [--moves N] --byoyomi MS --spin MS\n"
    "\n"
    "ENGINE is a shell command that speaks USI, `chapter10/shogi usi`. It is asked for\n"
    "N moves (1000) of games against itself from the start position, each with MS (100)\n"
    "of byoyomi, or without a limit and stopped after MS. The option NetworkDelay is\n"
    "set to --delay (0). Printed are percentiles of the time from `go` to `bestmove`,\n"
    "of what that is beyond the limit (or beyond the `stop`), and how many answers came\n"
    "after it.\n"
    "\n"
    "--spin asks no engine but this program itself, which looks at the clock until MS\n"
    "are left and answers: what it is late by, the machine is, and no engine can do\n"
    "better.\n";

enum { MOST_MOVES = 100000, GAME_PLIES = 120, ANSWER_TEXT = 8, PATIENCE = 60 /* s */ };

static struct {
    int64_t moves, byoyomi, stop, delay, spin;
} ask = { 1000, 100, 0, 0, -1 };
static const ToolOption options[] = {
    { "--moves", .number = &ask.moves, 1, MOST_MOVES },
    { "--byoyomi", .number = &ask.byoyomi, 1, MOST_MOVES },
    { "--stop", .number = &ask.stop, 1, MOST_MOVES },
    { "--delay", .number = &ask.delay, 0, MOST_MOVES },
    { "--spin", .number = &ask.spin, 0, MOST_MOVES },
    { .name = NULL },
};

static Process process;
static int64_t taken[MOST_MOVES]; /* us */

static void fail(const char *what)
{
    process_end(&process);
    tool_fail(1, "%s", what);
}

/* The next line that begins with `word`; stops the engine once `stop_at` has passed. */
static const char *expect(const char *word, int64_t stop_at)
{
    int64_t give_up = now_us() + (int64_t)PATIENCE * 1000000;
    for (;;) {
        const char *line;
        while ((line = process_line(&process)) != NULL)
            if (strncmp(line, word, strlen(word)) == 0)
                return line;
        int64_t now = now_us();
        if (process.ended || now > give_up)
            fail("the engine is gone, or says nothing");
        if (now >= stop_at) {
            process_send(&process, "stop\n");
            stop_at = INT64_MAX;
        }
        struct pollfd output = { process.out, POLLIN, 0 };
        int64_t left = stop_at == INT64_MAX ? 1000 : (stop_at - now) / 1000;
        if (poll(&output, 1, (int)left) > 0)
            process_read(&process);
    }
}

/* One question; the answer's time goes to *us. */
static void question(const char *game, char answer[ANSWER_TEXT], int64_t *us)
{
    char text[GAME_PLIES * 8 + 128], go[64] = "infinite";
    if (ask.stop == 0)
        snprintf(go, sizeof go, "btime 0 wtime 0 byoyomi %d", (int)ask.byoyomi);
    snprintf(text, sizeof text, "position startpos%s\ngo %s\n", game, go);
    process.bytes = 0;
    process_send(&process, text);
    int64_t start = now_us();
    const char *line = expect("bestmove", ask.stop > 0 ? start + ask.stop * 1000
                                                       : INT64_MAX);
    *us = now_us() - start;
    if (sscanf(line, "bestmove %7s", answer) != 1)
        fail("bestmove without a move");
}

static void ask_all(void)
{
    char game[GAME_PLIES * 8 + 64] = "", setting[64];
    int plies = 0;
    process_send(&process, "usi\n");
    expect("usiok", INT64_MAX);
    snprintf(setting, sizeof setting, "setoption name NetworkDelay value %d\nisready\n",
             (int)ask.delay);
    process_send(&process, setting);
    expect("readyok", INT64_MAX);
    for (int i = 0; i < ask.moves; i++) {
        char answer[ANSWER_TEXT];
        tool_counter(i, ask.moves);
        question(game, answer, &taken[i]);
        bool over = strcmp(answer, "resign") == 0 || strcmp(answer, "win") == 0;
        if (over || ++plies == GAME_PLIES) {
            plies = 0;
            game[0] = '\0';
            process_send(&process, "usinewgame\n");
        } else {
            strcat(game, plies == 1 ? " moves " : " ");
            strcat(game, answer);
        }
    }
    tool_counter(1, 1);
    process_send(&process, "quit\n");
    process_end(&process);
}

static int earlier(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

static void print_result(void)
{
    static const double percent[] = { 0, 50, 90, 99, 99.9, 100 };
    int64_t limit = (ask.stop > 0 ? ask.stop : ask.byoyomi) * 1000;
    int late = 0;
    qsort(taken, (size_t)ask.moves, sizeof taken[0], earlier);
    for (int i = 0; i < ask.moves; i++)
        late += taken[i] > limit;
    printf("%s %d, NetworkDelay %d, %d moves\n", ask.stop > 0 ? "stop after" : "byoyomi",
           (int)(limit / 1000), (int)ask.delay, (int)ask.moves);
    printf("percent\tms\tbeyond\n");
    for (size_t i = 0; i < sizeof percent / sizeof percent[0]; i++) {
        int64_t us = taken[(int)((double)(ask.moves - 1) * percent[i] / 100 + 0.5)];
        printf("%.1f\t%.2f\t%+.2f\n", percent[i], (double)us / 1000,
               (double)(us - limit) / 1000);
    }
    if (ask.stop == 0)
        printf("late\t%d\n", late);
}

/* The other end of --spin: an engine that only looks at the clock. */
static void spin(void)
{
    char line[GAME_PLIES * 8 + 128];
    while (fgets(line, sizeof line, stdin) != NULL) {
        int64_t start = now_us();
        const char *byoyomi = strstr(line, "byoyomi ");
        if (strcmp(line, "usi\n") == 0)
            puts("usiok");
        if (strcmp(line, "isready\n") == 0)
            puts("readyok");
        if (byoyomi != NULL) {
            while (now_us() < start + (atoi(byoyomi + 8) - ask.spin) * 1000)
                ;
            puts("bestmove resign");
        }
        fflush(stdout);
    }
}

int main(int argc, char **argv)
{
    char self[4096];
    bool alone = argc == 3; /* `--spin MS` and no more: we are the other end */
    argc = tool_start("punctual", argc, argv, HELP, options);
    if (alone && ask.spin >= 0) {
        spin();
        return 0;
    }
    if (argc > 2 || (argc == 2) == (ask.spin >= 0))
        tool_fail(2, "one engine, or --spin; --help tells more");
    signal(SIGPIPE, SIG_IGN);
    snprintf(self, sizeof self, "%s --spin %d", argv[0], (int)ask.spin);
    if (!process_start(&process, ask.spin < 0 ? argv[1] : self, STDERR_FILENO))
        fail("no process can be started");
    ask_all();
    print_result();
    return 0;
}
