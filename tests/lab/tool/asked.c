/* asked.c - see asked.h. */
#include "asked.h"

#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "tool.h"

enum { SILENCE = 600 * 1000 }; /* ms without a word: the engine is dead */

void asked_option(Asked *engine, const char *setting)
{
    if (strchr(setting, '=') == NULL || engine->settings == ASKED_SETTINGS)
        tool_fail(2, "--option '%s': is not NAME=VALUE, or one too many", setting);
    engine->setting[engine->settings++] = setting;
}

void asked_give_up(Asked *engine, const char *why)
{
    process_end(&engine->process);
    tool_fail(1, "%s: %s", engine->command, why);
}

static void tell(Asked *engine, const char *text)
{
    if (!process_send(&engine->process, text))
        asked_give_up(engine, "does not read");
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
            asked_give_up(engine, "ended, or wrote an endless line");
        struct pollfd input = { process->out, POLLIN, 0 };
        if (poll(&input, 1, SILENCE) <= 0)
            asked_give_up(engine, "says nothing");
        process_read(process);
    }
}

static void wait_for(Asked *engine, const char *word)
{
    while (strcmp(hear(engine), word) != 0)
        continue;
}

bool asked_offers(const char *line, const char *setting)
{
    static const char head[] = "option name ";
    size_t before = strlen(head), length = strcspn(setting, "=");
    return strncmp(line, head, before) == 0
        && strncmp(line + before, setting, length) == 0 && line[before + length] == ' ';
}

void asked_start(Asked *engine)
{
    char text[1024];
    const char *line;
    bool known[ASKED_SETTINGS] = { false };
    signal(SIGPIPE, SIG_IGN); /* an engine that died shows as a failed write */
    if (!process_start(&engine->process, engine->command, 2))
        asked_give_up(engine, "cannot be started");
    tell(engine, "usi\n");
    while (strcmp(line = hear(engine), "usiok") != 0)
        for (int i = 0; i < engine->settings; i++)
            known[i] |= asked_offers(line, engine->setting[i]);
    for (int i = 0; i < engine->settings; i++) {
        const char *setting = engine->setting[i], *equals = strchr(setting, '=');
        if (!known[i]) {
            snprintf(text, sizeof text, "has no option for '%s'", setting);
            asked_give_up(engine, text);
        }
        snprintf(text, sizeof text, "setoption name %.*s value %s\n",
                 (int)(equals - setting), setting, equals + 1);
        tell(engine, text);
    }
    tell(engine, "isready\n");
    wait_for(engine, "readyok");
}

/* `info ... multipv K score cp X ... pv MOVE ...`; without multipv it is the first line.
 * A bound is no score. */
static void read_info(const char *line, Reply *reply)
{
    int number = 1, score;
    const char *multi = strstr(line, " multipv "), *pv = strstr(line, " pv ");
    const char *value = strstr(line, " score ");
    if (multi != NULL)
        sscanf(multi, " multipv %d", &number);
    if (value == NULL || number < 1 || number > ASKED_LINES || strstr(value, "bound"))
        return;
    if (sscanf(value, " score cp %d", &score) != 1) {
        if (sscanf(value, " score mate %d", &score) != 1)
            score = 0; /* `mate +` is in how many nobody knows */
        score = strncmp(value, " score mate -", 13) == 0 ? -SCORE_MATE - score
                                                         : SCORE_MATE - score;
    }
    reply->score[number - 1] = score;
    if (pv == NULL || sscanf(pv, " pv %47s", reply->move[number - 1]) != 1)
        return;
    if (number == 1)
        reply->count = 0; /* a new iteration */
    if (number > reply->count)
        reply->count = number;
}

Reply asked_search(Asked *engine, const char *position, const char *go, int lines)
{
    char text[64];
    Reply reply = { .count = 0 };
    if (lines > 0) {
        snprintf(text, sizeof text, "setoption name MultiPV value %d\nisready\n", lines);
        tell(engine, text);
        wait_for(engine, "readyok");
    }
    tell(engine, "usinewgame\nposition ");
    tell(engine, position);
    snprintf(text, sizeof text, "\ngo %s\n", go);
    tell(engine, text);
    for (;;) {
        const char *line = hear(engine);
        if (strncmp(line, "info ", 5) == 0)
            read_info(line, &reply);
        if (strncmp(line, "bestmove ", 9) == 0) {
            if (sscanf(line, "bestmove %7s", reply.best) != 1
                || strcmp(reply.best, "resign") == 0 || strcmp(reply.best, "win") == 0)
                reply.best[0] = '\0';
            return reply;
        }
    }
}

void asked_end(Asked *engine)
{
    process_send(&engine->process, "quit\n");
    process_end(&engine->process);
}
