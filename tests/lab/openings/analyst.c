/* analyst.c - see analyst.h. */
#include "analyst.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../match/process.h"

enum {
    MAX_SETTINGS = 32,
    SILENCE = 60000, /* ms without a word: the engine is dead */
};

static Process engine;
static const char *command, *setting[MAX_SETTINGS];
static int settings;

bool analyst_option(const char *text)
{
    if (strchr(text, '=') == NULL || settings == MAX_SETTINGS)
        return false;
    setting[settings++] = text;
    return true;
}

void analyst_give_up(const char *why)
{
    fprintf(stderr, "%s: %s\n", command == NULL ? "no engine" : command, why);
    process_end(&engine);
    exit(1);
}

static void tell(const char *text)
{
    if (!process_send(&engine, text))
        analyst_give_up("does not read");
}

/* Its next line, waited for. */
static const char *hear(void)
{
    for (;;) {
        char *line = process_line(&engine);
        if (line != NULL)
            return line;
        if (engine.ended || engine.overlong)
            analyst_give_up("ended, or wrote an endless line");
        struct pollfd input = { engine.out, POLLIN, 0 };
        if (poll(&input, 1, SILENCE) <= 0)
            analyst_give_up("says nothing");
        process_read(&engine);
    }
}

static void wait_for(const char *word)
{
    while (strcmp(hear(), word) != 0)
        continue;
}

void analyst_start(const char *name)
{
    char text[1024];
    command = name;
    signal(SIGPIPE, SIG_IGN); /* an engine that died shows as a failed write */
    if (!process_start(&engine, command, 2))
        analyst_give_up("cannot be started");
    tell("usi\n");
    wait_for("usiok");
    for (int i = 0; i < settings; i++) {
        const char *equals = strchr(setting[i], '=');
        snprintf(text, sizeof text, "setoption name %.*s value %s\n",
                 (int)(equals - setting[i]), setting[i], equals + 1);
        tell(text);
    }
}

/* `info ... multipv K score cp X ... pv MOVE ...`; without multipv it is the first. */
static void read_info(const char *line, Lines *lines)
{
    int number = 1, score;
    const char *multi = strstr(line, " multipv "), *pv = strstr(line, " pv ");
    const char *value = strstr(line, " score cp ");
    if (multi != NULL)
        sscanf(multi, " multipv %d", &number);
    if (pv == NULL || number < 1 || number > MAX_LINES || strstr(line, "bound ") != NULL)
        return;
    if (value == NULL || sscanf(value, " score cp %d", &score) != 1)
        score = strstr(line, " score mate -") != NULL ? -SCORE_MATE : SCORE_MATE;
    lines->score[number - 1] = score;
    sscanf(pv, " pv %47s", lines->move[number - 1]);
    if (number == 1)
        lines->count = 0; /* a new iteration */
    if (number > lines->count)
        lines->count = number;
}

Lines analyst_search(const char *position, int depth, int count)
{
    char text[64];
    Lines lines = { .count = 0 };
    snprintf(text, sizeof text, "setoption name MultiPV value %d\nisready\n", count);
    tell(text);
    wait_for("readyok");
    tell("usinewgame\nposition ");
    tell(position);
    snprintf(text, sizeof text, "\ngo depth %d\n", depth);
    tell(text);
    for (;;) {
        const char *line = hear();
        if (strncmp(line, "info ", 5) == 0)
            read_info(line, &lines);
        else if (strncmp(line, "bestmove", 8) == 0)
            return lines;
    }
}

void analyst_end(void)
{
    tell("quit\n");
    process_end(&engine);
}
