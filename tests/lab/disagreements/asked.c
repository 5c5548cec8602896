/* asked.c - see asked.h. */
#include "asked.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SILENCE = 600 * 1000 }; /* ms without a word: the engine is dead */

static void give_up(const Asked *engine, const char *why)
{
    fprintf(stderr, "disagreements: %s: %s\n", engine->command, why);
    exit(1);
}

static void tell(Asked *engine, const char *text)
{
    if (!process_send(&engine->process, text))
        give_up(engine, "does not read");
}

/* Its next line, waited for. */
static const char *hear(Asked *engine)
{
    Process *process = &engine->process;
    for (;;) {
        char *line = process_line(process);
        if (line != NULL)
            return line;
        if (process->ended || process->overlong)
            give_up(engine, "ended, or wrote an endless line");
        struct pollfd input = { process->out, POLLIN, 0 };
        if (poll(&input, 1, SILENCE) <= 0)
            give_up(engine, "says nothing");
        process_read(process);
    }
}

static void wait_for(Asked *engine, const char *word)
{
    while (strcmp(hear(engine), word) != 0)
        continue;
}

/* `usi`, and which of its settings it says it has options for. */
static void learn_options(Asked *engine, bool known[ASKED_SETTINGS])
{
    static const char head[] = "option name ";
    const char *line;
    tell(engine, "usi\n");
    while (strcmp(line = hear(engine), "usiok") != 0) {
        if (strncmp(line, head, sizeof head - 1) != 0)
            continue;
        line += sizeof head - 1;
        for (int i = 0; i < engine->settings; i++) {
            size_t length = strcspn(engine->setting[i], "=");
            known[i] |= strncmp(line, engine->setting[i], length) == 0
                && line[length] == ' ';
        }
    }
}

void asked_start(Asked *engine)
{
    char text[1024];
    bool known[ASKED_SETTINGS] = { false };
    signal(SIGPIPE, SIG_IGN); /* an engine that died shows as a failed write */
    if (!process_start(&engine->process, engine->command, 2))
        give_up(engine, "cannot be started");
    learn_options(engine, known);
    for (int i = 0; i < engine->settings; i++) {
        const char *setting = engine->setting[i], *equals = strchr(setting, '=');
        if (!known[i]) {
            snprintf(text, sizeof text, "has no option for '%s'", setting);
            give_up(engine, text);
        }
        snprintf(text, sizeof text, "setoption name %.*s value %s\n",
                 (int)(equals - setting), setting, equals + 1);
        tell(engine, text);
    }
    tell(engine, "isready\n");
    wait_for(engine, "readyok");
}

/* `info ... score cp X ...` or `score mate N`; a bound is none. */
static void read_score(const char *line, Word *word)
{
    int number;
    const char *value = strstr(line, " score ");
    if (value == NULL || strstr(line, "bound") != NULL)
        return;
    if (sscanf(value, " score cp %d", &number) == 1)
        word->score = number;
    else if (sscanf(value, " score mate %d", &number) == 1)
        word->score = value[strlen(" score mate ")] == '-' ? -ASKED_MATE - number
                                                           : ASKED_MATE - number;
}

Word asked_search(Asked *engine, const char *position)
{
    Word word = { .score = 0 };
    tell(engine, "usinewgame\nposition ");
    tell(engine, position);
    tell(engine, "\n");
    tell(engine, engine->go);
    tell(engine, "\n");
    for (;;) {
        const char *line = hear(engine);
        if (strncmp(line, "info ", 5) == 0)
            read_score(line, &word);
        if (strncmp(line, "bestmove ", 9) == 0) {
            if (sscanf(line, "bestmove %7s", word.move) != 1
                || strcmp(word.move, "resign") == 0 || strcmp(word.move, "win") == 0)
                word.move[0] = '\0';
            return word;
        }
    }
}

void asked_end(Asked *engine)
{
    process_send(&engine->process, "quit\n");
    process_end(&engine->process);
}
