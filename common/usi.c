/* usi.c - see usi.h: the loop, and the commands that arrive while the engine thinks. */
#include "usi.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "input.h"
#include "think.h"

enum {
    WORD_TEXT = 64,  /* longest word that means anything, with its end */
    WAITING = 4096,  /* commands that may wait for the end of a search; a long script */
    MAX_PERFT = 20,  /* plies */
};

static Position position; /* what `position` set up last */
static Limits last_clock; /* of the last `go` that was not `go ponder` and had times */
static bool quitting;

/* Commands that wait for the end of the search, oldest first. Those from `heard` on
 * waited for an earlier search; the present one has not looked at them yet. */
static struct {
    char *line[WAITING];
    int count, heard;
    bool has_go; /* one of the heard is a `go`: a `stop` behind it is meant for that, too */
} queue;

/* A whole line, at once: a GUI waits for it. */
static void say(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    vprintf(format, values);
    va_end(values);
    putchar('\n');
    fflush(stdout);
}

/* --- words --- */

/* Take the next word, cut to WORD_TEXT, off the text; false at its end. */
static bool next_word(const char **text, char word[WORD_TEXT])
{
    static const char blanks[] = " \t\r\v\f";
    const char *at = *text + strspn(*text, blanks);
    size_t length = strcspn(at, blanks);
    int copied = length < WORD_TEXT ? (int)length : WORD_TEXT - 1;
    snprintf(word, WORD_TEXT, "%.*s", copied, at);
    *text = at + length;
    return length > 0;
}

/* Take the next word if it is a whole number; keep it within -high..high. */
static bool next_number(const char **text, int64_t high, int64_t *number)
{
    const char *rest = *text;
    char word[WORD_TEXT], *end;
    if (!next_word(&rest, word))
        return false;
    long long value = strtoll(word, &end, 10); /* too large becomes the largest */
    if (*end)
        return false;
    *number = value > high ? high : value < -high ? -high : value;
    *text = rest;
    return true;
}

/* The same for a limit, where 0 would mean "none" and is not what was asked for. */
static void next_limit(const char **text, int64_t high, int64_t *limit)
{
    if (next_number(text, high, limit) && *limit < 1)
        *limit = 1;
}

/* --- go --- */

/* What a `go` line asks for. */
typedef struct {
    Limits limits;
    bool mate;
    int perft;  /* depth; 0: no perft */
    Move only[MAX_MOVES];
    int only_count;
} Request;

static int64_t *clock_field(Limits *limits, const char *word)
{
    if (strcmp(word, "btime") == 0)
        return &limits->time[BLACK];
    if (strcmp(word, "wtime") == 0)
        return &limits->time[WHITE];
    if (strcmp(word, "binc") == 0)
        return &limits->increment[BLACK];
    if (strcmp(word, "winc") == 0)
        return &limits->increment[WHITE];
    return strcmp(word, "byoyomi") == 0 ? &limits->byoyomi : NULL;
}

/* Moves up to the first word that is none. */
static void read_searchmoves(const char **text, Request *request)
{
    const char *rest = *text;
    char word[WORD_TEXT], error[ERROR_TEXT];
    Intent intent;
    Move move;
    while (next_word(&rest, word) && intent_from_usi(word, &intent)) {
        *text = rest;
        if (!move_from_usi(&position, word, &move, error))
            say("info string searchmoves: %s", error);
        else if (request->only_count < MAX_MOVES)
            request->only[request->only_count++] = move;
    }
}

/* Milliseconds, or `infinite`, or nothing, which is infinite too. */
static void read_mate(const char **text, Request *request)
{
    const char *rest = *text;
    char word[WORD_TEXT];
    int64_t number = TIME_UNLIMITED;
    request->mate = true;
    if (next_word(&rest, word) && strcmp(word, "infinite") == 0)
        *text = rest;
    else
        next_limit(text, TIME_UNLIMITED, &number);
    request->limits.mate = (int)number;
}

static void read_go_word(const char *word, const char **text, Request *request)
{
    Limits *limits = &request->limits;
    int64_t number = 0;
    int64_t *field = clock_field(limits, word);
    if (field) {
        limits->has_clock = true;
        next_number(text, TIME_UNLIMITED, field);
    } else if (strcmp(word, "depth") == 0) {
        next_limit(text, MAX_PLY, &number);
        limits->depth = (int)number;
    } else if (strcmp(word, "nodes") == 0) {
        next_limit(text, INT64_MAX, &limits->nodes);
    } else if (strcmp(word, "movetime") == 0) {
        next_limit(text, TIME_UNLIMITED, &number);
        limits->movetime = (int)number;
    } else if (strcmp(word, "perft") == 0) {
        next_limit(text, MAX_PERFT, &number);
        request->perft = number > 0 ? (int)number : 1;
    } else if (strcmp(word, "mate") == 0) {
        read_mate(text, request);
    } else if (strcmp(word, "searchmoves") == 0) {
        read_searchmoves(text, request);
    } else if (strcmp(word, "infinite") == 0) {
        limits->infinite = true;
    } else if (strcmp(word, "ponder") == 0) {
        limits->ponder = true;
    }
}

static void read_go(const char *text, Request *request)
{
    char word[WORD_TEXT];
    while (next_word(&text, word))
        read_go_word(word, &text, request);
}

static bool has_time(const Limits *limits)
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

/* The expected move was played. The time is that of the `ponderhit`, else of the
 * `go ponder`, else of the last `go`. Thinking done before counts: the clock runs on. */
static void ponder_hit(Search *s, const char *text)
{
    static Request request;
    if (!s->limits.ponder)
        return;
    memset(&request, 0, sizeof request);
    read_go(text, &request);
    if (has_time(&request.limits))
        copy_times(&s->limits, &request.limits);
    else if (!has_time(&s->limits))
        copy_times(&s->limits, &last_clock);
    /* Nobody ever said how long: what has been thought has to do. */
    if (!has_time(&s->limits) && s->limits.depth == 0 && s->limits.nodes == 0)
        s->limits.has_clock = true;
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
        say("info string no memory for a command that has to wait");
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

/* Would this search go on for ever, as far as anyone can see? */
static bool is_endless(const Limits *limits)
{
    return limits->infinite || limits->ponder || limits->mate == TIME_UNLIMITED
        || (!has_time(limits) && !limits->mate && !limits->depth && !limits->nodes);
}

static void identify(void)
{
    printf("id name ");
    usi_print_name(stdout);
    printf("id author the readers of the book\n");
    options_print_usi(stdout);
    say("usiok");
}

static int hear(Search *s, const char *line)
{
    char word[WORD_TEXT];
    if (!next_word(&line, word))
        return DONE;
    if (strcmp(word, "isready") == 0) {
        say("readyok");
        return DONE;
    }
    if (strcmp(word, "quit") == 0) {
        quitting = true;
        return STOP;
    }
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
    if (queue.count == WAITING && !has_time(&s->limits))
        fate = STOP; /* the `stop` that it may wait for could not be read */
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
    if (result == MATE_NOT_IMPLEMENTED) {
        say("checkmate notimplemented");
    } else if (result != MATE_FOUND) {
        say("checkmate %s", result == MATE_NONE ? "nomate" : "timeout");
    } else {
        printf("checkmate");
        for (int i = 0; i < line.length; i++)
            printf(" %s", move_to_usi(line.move[i], text));
        say("");
    }
}

static void answer_move(const Request *request)
{
    char move[MOVE_TEXT], reply[MOVE_TEXT];
    Answer answer = think(&position, &request->limits, request->only, request->only_count,
                          interrupt, false);
    if (answer.kind == ANSWER_RESIGN)
        say("bestmove resign");
    else if (answer.kind == ANSWER_WIN)
        say("bestmove win");
    else if (answer.ponder != MOVE_NONE)
        say("bestmove %s ponder %s", move_to_usi(answer.move, move),
            move_to_usi(answer.ponder, reply));
    else
        say("bestmove %s", move_to_usi(answer.move, move));
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
    uint64_t leaves = usi_perft(stdout, &position, depth, true, true, perft_stopped);
    if (stopped_perft)
        say("info string perft stopped");
    else
        say("\nNodes searched: %" PRIu64, leaves);
}

static void apply_settings(void)
{
    think_apply_settings();
    position_ready(&position); /* its score belongs to the evaluation there was before */
}

static void command_go(const char *text)
{
    static Request request; /* static: large, and the stack is for the search */
    memset(&request, 0, sizeof request);
    read_go(text, &request);
    queue.heard = 0;
    queue.has_go = false;
    apply_settings();
    if (request.perft > 0) {
        answer_perft(request.perft);
    } else if (request.mate) {
        answer_mate(&request.limits);
    } else {
        if (!request.limits.ponder && has_time(&request.limits))
            last_clock = request.limits;
        answer_move(&request);
    }
}

/* --- other commands --- */

static void command_setoption(const char *text)
{
    char name[WORD_TEXT], word[WORD_TEXT], error[ERROR_TEXT];
    bool unknown;
    if (!next_word(&text, word) || strcmp(word, "name") != 0 || !next_word(&text, name)) {
        say("info string setoption: expected 'name NAME value VALUE'");
        return;
    }
    if (!next_word(&text, word) || strcmp(word, "value") != 0)
        text = "";
    next_word(&text, word); /* no option of ours has blanks in its value */
    if (!option_set(name, word, &unknown, error) && !unknown)
        say("info string setoption %s", error);
}

static void command_position(const char *text)
{
    char error[ERROR_TEXT];
    text += strspn(text, " \t");
    if (!position_read(&position, text, error))
        say("info string position refused, the last one stays: %s", error);
}

/* A command while the engine does nothing; unknown ones are ignored. */
static void command(const char *line)
{
    char word[WORD_TEXT];
    if (!next_word(&line, word))
        return;
    if (strcmp(word, "usi") == 0) {
        identify();
    } else if (strcmp(word, "isready") == 0) {
        apply_settings();
        say("readyok");
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
