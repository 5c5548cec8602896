/* usi.c - see usi.h: the loop, what arrives while the engine thinks, and our clock. */
#include "usi/usi.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "inspect/perft.h"
#include "machine/input.h"
#include "machine/system.h"
#include "mate/mate.h"
#include "notation/move_text.h"
#include "notation/sfen.h"
#include "options/table.h"
#include "play/level.h"
#include "threads/helpers.h"
#include "usi/syntax.h"

enum {
    WAITING = 4096,  /* commands that may wait for the end of a search; a long script */
};

/* The conversation, of which a program has one. */
static struct {
    Search *engine;
    Position position; /* what `position` set up last */
    char refused[ERROR_TEXT]; /* why the last `position` was refused; "": it was not */
    bool quitting;

    /* Commands that wait for the end of the search, oldest first. Those from `heard` on
     * waited for an earlier search; the present one has not looked at them yet. */
    char *waiting[WAITING];
    int queued, heard;
    bool has_go; /* one of the heard is a `go`: a `stop` behind it means that, too */
    bool lost;   /* a line came for which there was no memory, a `stop` perhaps */

    Limits told;   /* the times told last, less what was used since */
    int64_t since; /* when our clock began to run */

    /* `go perft`, which can be asked for nothing but whether to stop. */
    int64_t perft_started;
    bool perft_ended;
} usi;

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

/* Do the limits say how long? */
static bool gives_time(const Limits *limits)
{
    return limits->has_clock || limits->movetime > 0;
}

/* Do they say when to stop thinking? */
static bool is_limited(const Limits *limits)
{
    return gives_time(limits) || limits->depth > 0 || limits->nodes > 0;
}

/* Our clock begins to run, with these times. */
static void start_clock(const Limits *limits)
{
    usi.told = *limits;
    usi.since = system_now();
}

/* Our move is made. Some GUIs send a chain of ponder hits without any times: then the
 * next move has only what this one left over. */
static void charge_clock(int side)
{
    int64_t left = usi.told.time[side] - (system_now() - usi.since);
    if (usi.told.has_clock)
        usi.told.time[side] = (left > 0 ? left : 0) + usi.told.increment[side];
}

/* The expected move was played. Thinking done before counts: iterations begun go on. Time
 * is as given with `ponderhit`, else with `go ponder`, else what is left from before. */
static void ponder_hit(Limits *limits, const char *text)
{
    GoWords go;
    usi_read_go(&usi.position, text, &go);
    Limits hit = gives_time(&go.limits) ? go.limits
               : is_limited(limits)     ? *limits
                                        : usi.told;
    hit.depth = limits->depth;
    hit.nodes = limits->nodes;
    hit.mate = limits->mate;
    hit.infinite = limits->infinite;
    hit.ponder = false;
    start_clock(&hit);
    /* Nobody ever said how long: what has been thought has to do. */
    hit.has_clock |= !is_limited(&hit);
    *limits = hit;
}

/* What becomes of a line that arrives during a search. */
enum { DONE = 0, KEEP = 1, STOP = 2 };

/* Queue the next line, if there is one. In a flood nothing more is read for a while. */
static bool queue_next(void)
{
    const char *line = usi.queued < WAITING ? input_poll() : NULL;
    char *copy = line ? malloc(strlen(line) + 1) : NULL;
    usi.lost = line && !copy;
    if (usi.lost)
        usi_complain("no memory for a command: the search ends");
    if (copy)
        usi.waiting[usi.queued++] = strcpy(copy, line);
    return copy != NULL;
}

/* Take a line out of the queue; the caller frees it. */
static char *queue_take(int index)
{
    char *line = usi.waiting[index];
    usi.queued--;
    memmove(usi.waiting + index, usi.waiting + index + 1,
            (size_t)(usi.queued - index) * sizeof usi.waiting[0]);
    return line;
}

/* Would this search go on for ever, as far as anyone can see? Then a command that waits
 * for its end would never be done, and the one who sent it would wait as well. */
static bool is_endless(const Limits *limits)
{
    return limits->infinite || limits->ponder || limits->mate == TIME_UNLIMITED
        || (!is_limited(limits) && !limits->mate);
}

static void identify(void)
{
    printf("id name ");
    usi_print_name();
    printf("id author the readers of the book\n");
    options_print_usi(stdout);
    respond("usiok");
}

/* `limits`: of what is going on; a ponder hit changes them. */
static int hear(Limits *limits, const char *line)
{
    char word[WORD_TEXT];
    if (!text_word(&line, word, sizeof word))
        return DONE;
    /* Answered at once: GUIs ask it to see whether the engine is still alive. */
    if (strcmp(word, "isready") == 0) {
        respond("readyok");
        return DONE;
    }
    if (strcmp(word, "usi") == 0) {
        identify();
        return DONE;
    }
    if (strcmp(word, "quit") == 0) {
        usi.quitting = true;
        return STOP;
    }
    /* Commands mean what stood in front of them. A `go` that waits comes before this
     * word, so the word ends the present search and, kept, the next one too. */
    if (strcmp(word, "stop") == 0 || strcmp(word, "gameover") == 0)
        return usi.has_go ? KEEP | STOP : STOP;
    if (strcmp(word, "ponderhit") == 0 && !usi.has_go) {
        if (limits->ponder) /* else nobody waits for it, and it means nothing */
            ponder_hit(limits, line);
        return DONE;
    }
    bool go = strcmp(word, "go") == 0;
    bool next = go || strcmp(word, "position") == 0 || strcmp(word, "usinewgame") == 0;
    usi.has_go |= go;
    return next && is_endless(limits) ? KEEP | STOP : KEEP;
}

/* Lines that have waited since an earlier search come before new ones. */
static bool listen(Limits *limits)
{
    int fate = DONE;
    while (!(fate & STOP) && !usi.quitting && (usi.heard < usi.queued || queue_next())) {
        fate = hear(limits, usi.waiting[usi.heard]);
        if (fate & KEEP)
            usi.heard++;
        else
            free(queue_take(usi.heard));
    }
    if (usi.lost || (usi.queued == WAITING && !gives_time(limits)))
        fate = STOP; /* the `stop` that it may wait for could not be read */
    /* Nobody is left to hear the answer: an endless search would outlive its GUI. */
    if (input_ended() || ferror(stdout))
        usi.quitting = true;
    return (fate & STOP) || usi.quitting;
}

/* The same as an Interrupt. */
static bool interrupt(Search *s)
{
    Limits limits = s->request.limits;
    bool pondered = limits.ponder, stop = listen(&limits);
    if (pondered && !limits.ponder)
        think_hit(s, &limits);
    return stop;
}

/* --- answers --- */

static Request request_for(const GoWords *go)
{
    Request request = think_request();
    request.limits = go->limits;
    request.only = go->only;
    request.only_count = go->only_count;
    request.report = usi_print_line;
    request.helpers = &helpers_punctual;
    request.interrupt = interrupt;
    return request;
}

static void answer_mate(const GoWords *go)
{
    Line line;
    char text[MOVE_TEXT];
    Request request = request_for(go);
    if (go->only_count > 0)
        usi_complain("go mate: searchmoves is left out");
    MateResult result = mate_search(usi.engine, &usi.position, &request, &line);
    bool found = result == MATE_FOUND;
    printf("checkmate%s", found ? "" : result == MATE_NONE ? " nomate" : " timeout");
    for (int i = 0; found && i < line.length; i++)
        printf(" %s", move_to_usi(line.move[i], text));
    respond("");
}

/* The options Level and Variety are for games, not for analysis. */
static Answer think_at_level(const GoWords *go)
{
    Request request = request_for(go);
    bool varied = settings.variety > 0 && usi.position.ply < OPENING_PLIES;
    bool whole = settings.level == LEVEL_MAX && !varied;
    if (whole || go->limits.infinite || go->only_count > 0)
        return think(usi.engine, &usi.position, &request);
    Strength strength = level_within(settings.level, &go->limits);
    return level_think(usi.engine, &usi.position, &strength, &request, settings.variety);
}

static void answer_move(const GoWords *go)
{
    char move[MOVE_TEXT];
    if (!go->limits.ponder && gives_time(&go->limits))
        start_clock(&go->limits);
    Answer answer = think_at_level(go);
    int missed = helpers_missed();
    if (missed > 0)
        usi_complain("no memory, or no more threads: %d of them did not search", missed);
    printf("bestmove %s", answer.kind == ANSWER_RESIGN ? "resign"
                        : answer.kind == ANSWER_WIN    ? "win"
                                                       : move_to_usi(answer.move, move));
    if (answer.kind == ANSWER_MOVE && answer.ponder != MOVE_NONE)
        printf(" ponder %s", move_to_usi(answer.ponder, move));
    respond("");
    if (gives_time(&answer.limits) && !answer.limits.ponder)
        charge_clock(usi.position.side);
    helpers_end();
}

/* A script's `quit`, or the end of its input, comes at once behind its `go perft`: it
 * wants the count. Later it is somebody who does not wait any longer. */
static bool perft_stopped(void)
{
    enum { SCRIPT = 1000 }; /* ms */
    if (usi.perft_ended)
        return true;
    Limits bounded = { .depth = 1 }; /* it ends some day */
    bool leaving = usi.quitting, stopped = listen(&bounded);
    bool script = usi.quitting && !ferror(stdout)
               && (leaving || system_now() - usi.perft_started < SCRIPT);
    return usi.perft_ended = stopped && !script;
}

static void answer_perft(int depth)
{
    usi.perft_ended = false;
    usi.perft_started = system_now();
    const PerftListener listener = { move_print_count, perft_stopped };
    uint64_t leaves = perft(&usi.position, depth, true, &listener);
    if (usi.perft_ended)
        usi_complain("perft stopped");
    else
        respond("\nNodes searched: %" PRIu64, leaves);
}

/* There is no position to think about, and none is made up. One answer it has to be all
 * the same, when one is due: the one word of the protocol that needs no move. */
static void answer_nothing(GoWords *go)
{
    Limits *limits = &go->limits;
    usi_complain("no position: %s", usi.refused);
    if (go->perft > 0)
        return;
    while ((limits->infinite || limits->ponder) && !listen(limits))
        system_sleep(1);
    respond(limits->mate ? "checkmate timeout" : "bestmove resign");
}

static void command_go(const char *text)
{
    GoWords go;
    usi_read_go(&usi.position, text, &go);
    /* What waits was judged for an earlier search; to this one it is news. */
    usi.heard = 0;
    usi.has_go = false;
    if (usi.refused[0])
        answer_nothing(&go);
    else if (go.perft > 0)
        answer_perft(go.perft);
    else if (go.limits.mate)
        answer_mate(&go);
    else
        answer_move(&go);
}

/* --- other commands --- */

static void get_ready(void)
{
    if (chapter.touch)
        chapter.touch();
    respond("readyok");
}

/* Copy the words in front of the word `end`, behind which *text goes on. */
static void copy_words(const char **text, const char *end, char *copy, size_t size)
{
    *text += strspn(*text, BLANKS);
    const char *from = *text;
    int length = 0;
    for (Token word = text_token(text); word.length > 0 && !token_is(word, end);
         word = text_token(text))
        length = (int)(*text - from);
    snprintf(copy, size, "%.*s", length, from);
}

/* Our names are one word; with more before `value` it is a name that is not ours. */
static void command_setoption(const char *text)
{
    char name[ERROR_TEXT], value[2 * WORD_TEXT], error[ERROR_TEXT];
    bool named = token_is(text_token(&text), "name");
    copy_words(&text, "value", name, sizeof name);
    copy_words(&text, "", value, sizeof value);
    if (!named || !*name)
        usi_complain("setoption: expected 'name NAME value VALUE'");
    else if (!options_set(name, value, error))
        usi_complain("setoption %s", error);
}

static void command_position(const char *text)
{
    usi.refused[0] = '\0';
    if (!position_read(&usi.position, text, usi.refused))
        usi_complain("position refused, there is none now: %s", usi.refused);
}

static void command_new_game(void)
{
    usi.told = (Limits){ 0 };
    think_new_game(usi.engine);
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
    else if (strcmp(word, "d") == 0 && usi.refused[0])
        usi_complain("no position: %s", usi.refused);
    else if (strcmp(word, "d") == 0)
        usi_print_position(&usi.position);
    else if (strcmp(word, "quit") == 0)
        usi.quitting = true;
    else
        command_unknown(word);
}

int usi_run(Search *search, const char *first_line)
{
    usi.engine = search;
    usi.quitting = false;
    /* A `go` before any `position` is answered from the start. */
    command_position("startpos");
    if (first_line)
        command(first_line);
    /* After `quit`, what came before it is still done; a search then answers at once. */
    for (;;) {
        char *waiting = usi.queued > 0 ? queue_take(0) : NULL;
        const char *line = waiting;
        if (!line && !usi.quitting && !ferror(stdout))
            line = input_line();
        if (!line)
            return 0;
        command(line);
        free(waiting);
    }
}
