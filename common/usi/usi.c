/* usi.c - see usi.h: the loop, and the commands that arrive while the engine thinks. */
#include "usi/usi.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "game/perft.h"
#include "machine/input.h"
#include "machine/system.h"
#include "notation/sfen.h"
#include "notation/usi_move.h"
#include "options/print.h"
#include "options/table.h"
#include "play/level.h"
#include "usi/clock.h"
#include "usi/print.h"
#include "usi/read.h"

enum {
    WAITING = 4096,  /* commands that may wait for the end of a search; a long script */
};

static Position position; /* what `position` set up last */
static char refused[ERROR_TEXT]; /* why the last `position` was refused; "": it was not */
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

/* --- commands during a search --- */

/* The expected move was played. Thinking done before counts: iterations begun go on. */
static void ponder_hit(Search *s, const char *text)
{
    static Request request;
    /* Not pondering: a hit that nobody waits for means nothing. */
    if (!s->limits.ponder)
        return;
    usi_read_go(&position, text, &request);
    usi_clock_hit(&s->limits, &request.limits);
    /* Up to here no time could end the search; from here on the budget can. */
    s->limits.ponder = false;
    s->budget = think_budget(s);
}

/* What becomes of a line that arrives during a search. */
enum { DONE = 0, KEEP = 1, STOP = 2 };

/* Needs room in the queue. */
static void queue_add(const char *line)
{
    size_t size = strlen(line) + 1;
    char *copy = malloc(size);
    if (!copy) {
        usi_complain("no memory for a command that has to wait");
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
        || (!usi_clock_given(limits) && !limits->mate && !limits->depth
            && !limits->nodes);
}

static void identify(void)
{
    printf("id name ");
    usi_print_name(stdout);
    printf("id author the readers of the book\n");
    options_print_usi(stdout);
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
    if (queue.count == WAITING && !usi_clock_given(&s->limits))
        fate = STOP; /* the `stop` that it may wait for could not be read */
    /* Nobody is left to hear the answer. Without this an endless search would outlive its
     * GUI. */
    if (input_ended() || ferror(stdout))
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
                     usi_print_line);
    Strength strength = level_within(settings.level, limits);
    return level_think(&position, &strength, interrupt, usi_print_line);
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

static struct {
    int64_t started;
    bool stopped;
} counting;

/* A script's `quit`, or the end of its input, comes at once behind its `go perft`: it
 * wants the count. Later it is somebody who does not wait any longer. */
static bool perft_stopped(void)
{
    enum { SCRIPT = 1000 }; /* ms */
    if (counting.stopped)
        return true;
    bool leaving = quitting, stopped = interrupt(&the_search);
    bool script = quitting && !ferror(stdout)
               && (leaving || system_now() - counting.started < SCRIPT);
    return counting.stopped = stopped && !script;
}

static void answer_perft(int depth)
{
    counting.stopped = false;
    counting.started = system_now();
    the_search.limits = (Limits){ .depth = depth }; /* for hear(): it ends some day */
    const PerftListener listener = { move_print_count, perft_stopped };
    uint64_t leaves = perft_divide(&position, depth, true, &listener);
    if (counting.stopped)
        usi_complain("perft stopped");
    else
        respond("\nNodes searched: %" PRIu64, leaves);
}

/* There is no position to think about, and none is made up. One answer it has to be all
 * the same, when one is due: the one word of the protocol that needs no move. */
static void answer_nothing(const Request *request)
{
    usi_complain("no position: %s", refused);
    if (request->perft > 0)
        return;
    the_search.limits = request->limits;
    the_search.pos = &position; /* a ponder hit reads both */
    the_search.root_ply = position.ply;
    while ((the_search.limits.infinite || the_search.limits.ponder)
           && !interrupt(&the_search))
        system_sleep(1);
    respond(request->mate ? "checkmate timeout" : "bestmove resign");
}

static void command_go(const char *text)
{
    static Request request; /* static: large, and the stack is for the search */
    usi_read_go(&position, text, &request);
    /* What waits was judged for an earlier search; to this one it is news. */
    queue.heard = 0;
    queue.has_go = false;
    if (refused[0]) {
        answer_nothing(&request);
    } else if (request.perft > 0) {
        answer_perft(request.perft);
    } else if (request.mate) {
        answer_mate(&request.limits);
    } else {
        if (!request.limits.ponder && usi_clock_given(&request.limits))
            usi_clock_start(&request.limits);
        answer_move(&request);
        if (usi_clock_given(&the_search.limits) && !the_search.limits.ponder)
            usi_clock_charge(position.side);
    }
}

/* --- other commands --- */

static void get_ready(void)
{
    if (chapter.touch)
        chapter.touch();
    respond("readyok");
}

/* Names are one word with us; what else stands before `value` belongs to a name that is
 * not ours. */
static void command_setoption(const char *text)
{
    char word[WORD_TEXT], name[ERROR_TEXT], error[ERROR_TEXT];
    text_word(&text, word, sizeof word);
    const char *end = text, *value = text;
    bool more;
    while ((more = text_word(&value, name, sizeof name)) && strcmp(name, "value") != 0)
        end = value;
    if (strcmp(word, "name") != 0 || end == text) {
        usi_complain("setoption: expected 'name NAME value VALUE'");
        return;
    }
    while (strchr(BLANKS, end[-1]))
        end--;
    text_error(name, "%.*s", (int)(end - text), text);
    size_t length = strlen(value);
    while (length > 0 && strchr(BLANKS, value[length - 1]))
        length--;
    char cut[WORD_TEXT * 2];
    snprintf(cut, sizeof cut, "%.*s", (int)length, value);
    if (!options_set(name, cut, error))
        usi_complain("setoption %s", error);
}

static void command_position(const char *text)
{
    refused[0] = '\0';
    if (!position_read(&position, text, refused))
        usi_complain("position refused, there is none now: %s", refused);
}

static void command_new_game(void)
{
    usi_clock_forget();
    think_new_game();
}

static void command_unknown(const char *word)
{
    /* Part of the protocol, but there is nothing to do, or nothing now. */
    static const char *const idle[] = { "stop", "ponderhit", "gameover", "debug",
        "register" };
    for (size_t i = 0; i < sizeof idle / sizeof *idle; i++)
        if (strcmp(word, idle[i]) == 0)
            return;
    usi_complain("'%.40s' is not a command", word);
}

/* A command while the engine does nothing. */
static void command(const char *line)
{
    char word[WORD_TEXT];
    if (!text_word(&line, word, sizeof word))
        return;
    if (strcmp(word, "usi") == 0)
        identify();
    else if (strcmp(word, "isready") == 0)
        get_ready();
    else if (strcmp(word, "setoption") == 0)
        command_setoption(line);
    else if (strcmp(word, "usinewgame") == 0)
        command_new_game();
    else if (strcmp(word, "position") == 0)
        command_position(line);
    else if (strcmp(word, "go") == 0)
        command_go(line);
    else if (strcmp(word, "d") == 0 && refused[0])
        usi_complain("no position: %s", refused);
    else if (strcmp(word, "d") == 0)
        usi_print_position(stdout, &position);
    else if (strcmp(word, "quit") == 0)
        quitting = true;
    else
        command_unknown(word);
}

int usi_run(const char *first_line)
{
    char error[ERROR_TEXT];
    quitting = false;
    refused[0] = '\0';
    settings.given_counts = false; /* what the rule says is up to the GUI */
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
        const char *line = quitting || ferror(stdout) ? NULL : input_line();
        if (!line)
            return 0;
        command(line);
    }
}
