/* read.c - see read.h. All is found by its keyword, nothing by its place. */
#include "usi/read.h"

#include <stdio.h>
#include <string.h>

#include "inspect/perft.h"
#include "notation/move_text.h"

void usi_complain(const char *format, ...)
{
    char text[ERROR_TEXT];
    va_list values;
    va_start(values, format);
    text_errors(text, format, values);
    va_end(values);
    printf("info string %s\n", text);
    fflush(stdout);
}

/* Take the word behind `name` if it is a whole number; keep it within -high..high. A word
 * that is no number is taken when it begins like one. Else it stays where it is: behind a
 * missing number stands the next keyword, which must not be lost. */
static bool next_number(const char *name, const char **text, int64_t high,
                        int64_t *number)
{
    const char *rest = *text;
    char word[WORD_TEXT];
    int64_t value;
    bool any = text_word(&rest, word, sizeof word);
    bool whole = text_number(word, INT64_MIN, INT64_MAX, &value);
    bool taken = whole || (any && strchr("0123456789+-.", word[0]));
    if (taken)
        *text = rest;
    if (!whole && taken)
        usi_complain("go %s: '%s' is not a whole number, the least is taken", name, word);
    else if (!whole)
        usi_complain("go %s: the number is missing, the least is taken", name);
    else
        *number = value > high ? high : value < -high ? -high : value;
    return whole;
}

/* The same for a limit. 0 would mean "none" and is not what was asked for, and neither is
 * a search without end when the number is missing: the least there is comes nearest. */
static void next_limit(const char *name, const char **text, int64_t high, int64_t *limit)
{
    if (!next_number(name, text, high, limit) || *limit < 1)
        *limit = 1;
}

/* Moves up to the first word that is none: what looks like a move belongs to the list,
 * even when it is illegal here. The word behind the list is a keyword again. */
static void read_searchmoves(const Position *pos, const char **text, GoWords *go)
{
    const char *rest = *text;
    char word[WORD_TEXT], error[ERROR_TEXT];
    Intent intent;
    Move move;
    while (text_word(&rest, word, sizeof word) && intent_from_usi(word, &intent)) {
        *text = rest;
        if (!move_from_usi(pos, word, &move, error))
            usi_complain("go searchmoves: %s", error);
        else if (go->only_count < MAX_MOVES)
            go->only[go->only_count++] = move;
    }
}

/* Milliseconds, or `infinite`, or nothing, which is infinite too. */
static void read_mate(const char **text, GoWords *go)
{
    const char *rest = *text;
    char word[WORD_TEXT];
    int64_t number = TIME_UNLIMITED;
    bool more = text_word(&rest, word, sizeof word);
    if (more && strcmp(word, "infinite") == 0)
        *text = rest;
    else if (more && strchr("0123456789+-.", word[0]))
        next_limit("mate", text, TIME_UNLIMITED, &number);
    go->limits.mate = (int)number;
}

static void read_go_word(const Position *pos, const char *word, const char **text,
                         GoWords *go)
{
    Limits *limits = &go->limits;
    int64_t depth = 0, movetime = 0, perft = 0;
    const struct { const char *word; int64_t *number, most; bool is_clock; } numbers[] = {
        { "btime", &limits->time[BLACK], TIME_UNLIMITED, true },
        { "wtime", &limits->time[WHITE], TIME_UNLIMITED, true },
        { "binc", &limits->increment[BLACK], TIME_UNLIMITED, true },
        { "winc", &limits->increment[WHITE], TIME_UNLIMITED, true },
        { "byoyomi", &limits->byoyomi, TIME_UNLIMITED, true },
        { "depth", &depth, MAX_PLY, false },
        { "nodes", &limits->nodes, INT64_MAX, false },
        { "movetime", &movetime, TIME_UNLIMITED, false },
        { "perft", &perft, MAX_PERFT, false },
    };
    size_t i = 0, count = sizeof numbers / sizeof numbers[0];
    while (i < count && strcmp(word, numbers[i].word) != 0)
        i++;
    if (i < count && numbers[i].is_clock) {
        limits->has_clock = true;
        next_number(word, text, numbers[i].most, numbers[i].number);
    } else if (i < count) {
        next_limit(word, text, numbers[i].most, numbers[i].number);
        limits->depth = depth > 0 ? (int)depth : limits->depth;
        limits->movetime = movetime > 0 ? (int)movetime : limits->movetime;
        go->perft = perft > 0 ? (int)perft : go->perft;
    } else if (strcmp(word, "mate") == 0) {
        read_mate(text, go);
    } else if (strcmp(word, "searchmoves") == 0) {
        read_searchmoves(pos, text, go);
    } else if (strcmp(word, "infinite") == 0) {
        limits->infinite = true;
    } else if (strcmp(word, "ponder") == 0) {
        limits->ponder = true;
    } else {
        /* Protocols grow, and an engine should not fail over something new. */
        usi_complain("go: '%.40s' is not known, left out", word);
    }
}

void usi_read_go(const Position *pos, const char *text, GoWords *go)
{
    char word[WORD_TEXT];
    /* Nothing of the last `go` may be left: zero means that a limit was not given. */
    memset(go, 0, sizeof *go);
    while (text_word(&text, word, sizeof word))
        read_go_word(pos, word, &text, go);
}
