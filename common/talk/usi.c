/* usi.c - see usi.h: the loop, and the commands that arrive while the engine thinks. */
#include "talk/usi.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "game/notation.h"
#include "game/perft.h"
#include "game/sfen.h"
#include "talk/input.h"
#include "talk/usi_print.h"
#include "talk/usi_read.h"
#include "think/level.h"
#include "think/settings.h"

enum {
    WAITING = 4096,  /* commands that may wait for the end of a search; a long script */
};

static Position position; /* what `position` set up last */
static Limits last_clock; /* the times told last, less what was used since */
static int64_t clock_from; /* since when the own clock runs */
static bool quitting;

/* Commands that wait for the end of the search, oldest first. Those from `heard` on
 * waited for an earlier search; the present one has not looked at them yet. */
static struct {
    char *line[WAITING];
    int count, heard;
    bool has_go; /* one of the heard is a `go`: a `stop` behind it means that, too */
} queue;

/* A whole line, at once: a GUI waits for it. */
static void respond(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vprintf(format, values);
    va_end(values);
    putchar('\n');
    fflush(stdout);
}

/* --- time of a ponder hit --- */

static bool gives_time(const Limits *limits)
{
    return limits->has_clock || limits->movetime > 0;
}

static void copy_times(Limits *to, const Limits *from)
{
    memcpy(to->time, from->time, sizeof to->time);
    memcpy(to->increment, from->increment, sizeof to->increment);
    to->byoyomi = from->byoyomi;
    to->has_clock = from->has_clock;
    to->movetime = from->movetime;
}

/* The own clock began to run, with these times. */
static void start_clock(const Limits *limits)
{
    copy_times(&last_clock, limits);
    clock_from = clock_now();
}

/* The own move is made. Some GUIs send a chain of ponder hits without any times: then the
 * next one has only what this one left. */
static void charge_clock(int side)
{
    int64_t left = last_clock.time[side] - (clock_now() - clock_from);
    if (last_clock.has_clock)
        last_clock.time[side] = (left > 0 ? left : 0) + last_clock.increment[side];
}

/* The expected move was played. The time is that of the `ponderhit`, else of the
 * `go ponder`, else what is left of the last. Thinking done before counts: iterations
 * begun go on. */
static void ponder_hit(Search *s, const char *text)
{
    static Request request;
    /* Not pondering: a hit that nobody waits for means nothing. */
    if (!s->limits.ponder)
        return;
    usi_read_go(&position, text, &request);
    if (gives_time(&request.limits))
        copy_times(&s->limits, &request.limits);
    else if (!gives_time(&s->limits))
        copy_times(&s->limits, &last_clock);
    start_clock(&s->limits);
    /* Nobody ever said how long: what has been thought has to do. */
    if (!gives_time(&s->limits) && s->limits.depth == 0 && s->limits.nodes == 0)
        s->limits.has_clock = true;
    /* Up to here no time could end the search; from here on the budget can. */
    s->limits.ponder = false;
    s->budget = think_budget(s);
}

/* --- commands during a search --- */

/* What becomes of a line that arrives during a search. */
enum { DONE = 0, KEEP = 1, STOP = 2 };

/* Needs room in the queue. */
static void queue_add(const char *line)
{
    size_t size = strlen(line) + 1;
    char *copy = malloc(size);
    if (!copy) {
        respond("info string no memory for a command that has to wait");
        return;
    }
    memcpy(copy, line, size);
    queue.line[queue.count++] = copy;
}

/* Take a line out of the queue; the caller frees it. */
static char *queue_take(int index)
{
    char *line = queue.line[index];
    queue.count--;
    memmove(queue.line + index, queue.line + index + 1,
            (size_t)(queue.count - index) * sizeof queue.line[0]);
    return line;
}

/* Would this search go on for ever, as far as anyone can see? Then a command that waits
 * for its end would never be done, and the one who sent it would wait as well. */
static bool is_endless(const Limits *limits)
{
    return limits->infinite || limits->ponder || limits->mate == TIME_UNLIMITED
        || (!gives_time(limits) && !limits->mate && !limits->depth && !limits->nodes);
}

static void identify(void)
{
    printf("id name ");
    usi_print_name(stdout);
    printf("id author the readers of the book\n");
    settings_print_usi(stdout);
    respond("usiok");
}

static int hear(Search *s, const char *line)
{
    char word[WORD_TEXT];
    if (!text_word(&line, word, sizeof word))
        return DONE;
    /* The one question that must be answered at once: GUIs ask it to see whether the
     * engine is still alive. */
    if (strcmp(word, "isready") == 0) {
        respond("readyok");
        return DONE;
    }
    if (strcmp(word, "quit") == 0) {
        quitting = true;
        return STOP;
    }
    /* Commands mean what stood in front of them. A `go` that waits comes before this
     * word, so the word ends the present search and, kept, the next one too. */
    if (strcmp(word, "stop") == 0 || strcmp(word, "gameover") == 0)
        return queue.has_go ? KEEP | STOP : STOP;
    if (strcmp(word, "ponderhit") == 0 && !queue.has_go) {
        ponder_hit(s, line);
        return DONE;
    }
    bool go = strcmp(word, "go") == 0;
    queue.has_go |= go;
    if (go || strcmp(word, "position") == 0 || strcmp(word, "usinewgame") == 0)
        return is_endless(&s->limits) ? KEEP | STOP : KEEP;
    return KEEP;
}

/* Lines that have waited since an earlier search come before new ones. In a flood nothing
 * more is read for a while. */
static bool interrupt(Search *s)
{
    const char *line;
    int fate = DONE;
    while (!(fate & STOP) && !quitting && queue.heard < queue.count) {
        fate = hear(s, queue.line[queue.heard]);
        if (fate & KEEP)
            queue.heard++;
        else
            free(queue_take(queue.heard));
    }
    while (!(fate & STOP) && !quitting && queue.count < WAITING
           && (line = input_poll()) != NULL) {
        fate = hear(s, line);
        if (fate & KEEP)
            queue_add(line);
        queue.heard = queue.count;
    }
    if (queue.count == WAITING && !gives_time(&s->limits))
        fate = STOP; /* the `stop` that it may wait for could not be read */
    /* Nobody is left to hear the answer. Without this an endless search would outlive its
     * GUI. */
    if (input_ended())
        quitting = true;
    return (fate & STOP) || quitting;
}

/* --- answers --- */

static void answer_mate(const Limits *limits)
{
    static Line line;
    char text[MOVE_TEXT];
    line.length = 0;
    MateResult result = think_mate(&position, limits, interrupt, &line);
    if (result != MATE_FOUND) {
        respond("checkmate %s", result == MATE_NONE ? "nomate" : "timeout");
    } else {
        printf("checkmate");
        for (int i = 0; i < line.length; i++)
            printf(" %s", move_to_usi(line.move[i], text));
        respond("");
    }
}

/* The option Level weakens games, not analysis. */
static Answer think_at_level(const Request *request)
{
    const Limits *limits = &request->limits;
    if (settings.level == LEVEL_MAX || limits->infinite || request->only_count > 0)
        return think(&position, limits, request->only, request->only_count, interrupt,
                     false);
    Strength strength = level_within(settings.level, limits);
    return level_think(&position, &strength, interrupt, false);
}

static void answer_move(const Request *request)
{
    char move[MOVE_TEXT], reply[MOVE_TEXT];
    Answer answer = think_at_level(request);
    if (answer.kind == ANSWER_RESIGN)
        respond("bestmove resign");
    else if (answer.kind == ANSWER_WIN)
        respond("bestmove win");
    else if (answer.ponder != MOVE_NONE)
        respond("bestmove %s ponder %s", move_to_usi(answer.move, move),
            move_to_usi(answer.ponder, reply));
    else
        respond("bestmove %s", move_to_usi(answer.move, move));
}

static bool stopped_perft;

static bool perft_stopped(void)
{
    stopped_perft |= interrupt(&the_search);
    return stopped_perft;
}

static void answer_perft(int depth)
{
    stopped_perft = false;
    the_search.limits = (Limits){ .depth = depth }; /* for hear(): it ends some day */
    uint64_t leaves = perft_divide(&position, depth, true, stdout, perft_stopped);
    if (stopped_perft)
        respond("info string perft stopped");
    else
        respond("\nNodes searched: %" PRIu64, leaves);
}

static void command_go(const char *text)
{
    static Request request; /* static: large, and the stack is for the search */
    usi_read_go(&position, text, &request);
    /* What waits was judged for an earlier search; to this one it is news. */
    queue.heard = 0;
    queue.has_go = false;
    if (request.perft > 0) {
        answer_perft(request.perft);
    } else if (request.mate) {
        answer_mate(&request.limits);
    } else {
        if (!request.limits.ponder && gives_time(&request.limits))
            start_clock(&request.limits);
        answer_move(&request);
        if (gives_time(&the_search.limits) && !the_search.limits.ponder)
            charge_clock(position.side);
    }
}

/* --- other commands --- */

static void command_setoption(const char *text)
{
    char name[WORD_TEXT], word[WORD_TEXT], error[ERROR_TEXT];
    bool unknown;
    if (!text_word(&text, word, sizeof word) || strcmp(word, "name") != 0
        || !text_word(&text, name, sizeof name)) {
        respond("info string setoption: expected 'name NAME value VALUE'");
        return;
    }
    if (!text_word(&text, word, sizeof word) || strcmp(word, "value") != 0)
        text = "";
    text_word(&text, word, sizeof word); /* no option of ours has blanks in its value */
    if (!settings_set(name, word, &unknown, error) && !unknown)
        respond("info string setoption %s", error);
}

static void command_position(const char *text)
{
    char error[ERROR_TEXT];
    text += strspn(text, " \t");
    if (!position_read(&position, text, error))
        respond("info string position refused, the last one stays: %s", error);
}

/* A command while the engine does nothing; unknown ones are ignored. */
static void command(const char *line)
{
    char word[WORD_TEXT];
    if (!text_word(&line, word, sizeof word))
        return;
    if (strcmp(word, "usi") == 0) {
        identify();
    } else if (strcmp(word, "isready") == 0) {
        respond("readyok");
    } else if (strcmp(word, "setoption") == 0) {
        command_setoption(line);
    } else if (strcmp(word, "usinewgame") == 0) {
        think_new_game();
    } else if (strcmp(word, "position") == 0) {
        command_position(line);
    } else if (strcmp(word, "go") == 0) {
        command_go(line);
    } else if (strcmp(word, "d") == 0) {
        usi_print_position(stdout, &position);
    } else if (strcmp(word, "quit") == 0) {
        quitting = true;
    }
}

int usi_run(const char *first_line)
{
    char error[ERROR_TEXT];
    quitting = false;
    /* A `go` before any `position` is answered from the start. */
    position_read(&position, "startpos", error);
    if (first_line)
        command(first_line);
    /* After `quit`, what came before it is still done; a search then answers at once. */
    for (;;) {
        if (queue.count > 0) {
            char *waiting = queue_take(0);
            command(waiting);
            free(waiting);
            continue;
        }
        const char *line = quitting ? NULL : input_line();
        if (!line)
            return 0;
        command(line);
    }
}
