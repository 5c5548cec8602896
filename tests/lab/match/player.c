/* player.c - see player.h. */
#include "player.h"

#include <poll.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "../tool/asked.h"
#include "../tool/tool.h"

enum {
    STOP_PATIENCE = 1000000, /* us: an engine that is alive answers `stop` within this */
    QUIT_PATIENCE = 200,     /* ms for `quit`; then it is killed */
    MAX_DEPTH = 10000,       /* plies; what tells of more is not believed */
};

/* Every change of state says when the new one has lasted too long. */
static void enter(Player *player, PlayerState state, int64_t deadline)
{
    player->state = state;
    player->deadline = deadline;
}

static void forget_info(Player *player)
{
    player->info[0] = '\0';
    player->completed = 0;
}

/* The engine did something wrong: end its process and remember why. */
static PlayerEvent fault(Player *player, Ending ending, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(player->detail, sizeof player->detail, format, list);
    va_end(list);
    player->fault = ending;
    process_end(&player->process);
    enter(player, PLAYER_OFF, INT64_MAX);
    return EVENT_FAULT;
}

/* Send lines. A failure shows soon as the end of its output. */
static void send_text(Player *player, const char *text)
{
    int id = (int)player->process.pid;
    for (const char *line = text; player->log != NULL && *line != '\0';) {
        int length = (int)strcspn(line, "\n");
        fprintf(player->log, "%d %s < %.*s\n", id, player->engine->name, length, line);
        line += length + (line[length] == '\n');
    }
    process_send(&player->process, text);
}

/* End its search; what it answers then is dropped. */
static void recall(Player *player)
{
    enter(player, PLAYER_RECALLED, now_us() + STOP_PATIENCE);
    send_text(player, "stop\n");
}

/* Ask, or keep the question until the answer to `stop` has come. */
static void send_question(Player *player, const char *position, const char *guess,
                          const char *go)
{
    size_t room = strlen(position) + strlen(guess) + strlen(go) + 32;
    char *text = tool_memory(NULL, room);
    const char *blank = *guess != '\0' ? " " : "";
    snprintf(text, room, "position %s%s%s\ngo %s\n", position, blank, guess, go);
    if (player->state == PLAYER_RECALLED) {
        free(player->question);
        player->question = text;
        return;
    }
    send_text(player, text);
    free(text);
}

/* A line of its answer to `usi`: which settings does it know? */
static void note_offer(Player *player, const char *line)
{
    for (int i = 0; i < player->engine->settings; i++)
        player->known[i] |= asked_offers(line, player->engine->setting[i]);
}

/* The first setting that it has no option for; NULL: none. The protocol lets an engine
 * have those that begin with USI_ without a word. */
static const char *unknown_setting(const Player *player)
{
    for (int i = 0; i < player->engine->settings; i++)
        if (!player->known[i] && strncmp(player->engine->setting[i], "USI_", 4) != 0)
            return player->engine->setting[i];
    return NULL;
}

static void send_settings(Player *player)
{
    char text[1024];
    const Engine *engine = player->engine;
    for (int i = 0; i < engine->settings; i++) {
        const char *setting = engine->setting[i];
        const char *equals = strchr(setting, '=');
        if (equals == NULL)
            snprintf(text, sizeof text, "setoption name %s\n", setting);
        else
            snprintf(text, sizeof text, "setoption name %.*s value %s\n",
                     (int)(equals - setting), setting, equals + 1);
        send_text(player, text);
    }
    if (engine->ponder)
        send_text(player, "setoption name USI_Ponder value true\n");
}

void player_prepare(Player *player)
{
    if (player->state != PLAYER_OFF && player->engine->restart)
        player_quit(player);
    forget_info(player);
    player->process.bytes = 0;
    /* Its last answer is still to come, or the game that it was prepared for is over. */
    if (player->state == PLAYER_RECALLED || player->state == PLAYER_GREETING
        || player->state == PLAYER_PREPARING)
        return;
    if (player->state != PLAYER_OFF) {
        enter(player, PLAYER_PREPARING, now_us() + player->patience);
        send_text(player, "isready\n");
        return;
    }
    enter(player, PLAYER_GREETING, now_us() + player->patience);
    if (process_start(&player->process, player->engine->command, player->errors))
        send_text(player, "usi\n");
    else
        player->deadline = 0; /* reported by the next step */
}

/* From `asked` on: the time at which an answer comes too late. */
static int64_t last_moment(const Player *player)
{
    int64_t limit = player->limit == INT64_MAX ? player->patience : player->limit;
    return player->asked + limit + player->tolerance;
}

void player_ask(Player *player, const char *position, const char *go, int64_t limit)
{
    size_t length = strlen(position), guess = strlen(player->guess);
    bool hit = player->state == PLAYER_PONDERING && length > guess
        && strcmp(position + length - guess, player->guess) == 0
        && position[length - guess - 1] == ' ';
    player->asked = now_us();
    player->limit = limit;
    player->process.bytes = 0;
    if (hit) {
        send_text(player, "ponderhit\n");
    } else {
        if (player->state == PLAYER_PONDERING)
            recall(player);
        forget_info(player);
        send_question(player, position, "", go);
    }
    if (player->state != PLAYER_RECALLED)
        enter(player, PLAYER_THINKING, last_moment(player));
}

void player_ponder(Player *player, const char *position, const char *go,
                   const char *guess)
{
    char text[INFO_TEXT];
    snprintf(text, sizeof text, "ponder %s", go);
    snprintf(player->guess, sizeof player->guess, "%s", guess);
    forget_info(player);
    player->process.bytes = 0;
    send_question(player, position, guess, text);
    enter(player, PLAYER_PONDERING, INT64_MAX);
}

void player_game_over(Player *player, const char *result)
{
    char text[WORD_TEXT];
    if (player->state == PLAYER_OFF)
        return;
    free(player->question);
    player->question = NULL;
    if (player->state == PLAYER_PONDERING || player->state == PLAYER_THINKING)
        recall(player);
    else if (player->state == PLAYER_LATE)
        player->state = PLAYER_RECALLED; /* `stop` is on its way already */
    snprintf(text, sizeof text, "gameover %s\n", result);
    if (player->state == PLAYER_READY || player->state == PLAYER_RECALLED)
        send_text(player, text);
}

/* The number behind `word` in an info line; false: not there. */
static bool info_number(const char *info, const char *word, int64_t *number)
{
    const char *found = strstr(info, word);
    if (found == NULL)
        return false;
    char *end;
    found += strlen(word);
    *number = strtoll(found, &end, 10);
    return end > found;
}

/* What the last info line says about the move, and our own clock. */
static void read_effort(Player *player, int64_t now)
{
    int64_t number = 0;
    Effort *effort = &player->effort;
    *effort = (Effort){ .us = now - player->asked, .depth = player->completed };
    if (info_number(player->info, " nodes ", &number) && number > 0)
        effort->nodes = number;
    if (info_number(player->info, " score cp ", &number)) {
        effort->has_score = number > -SCORE_WIN && number < SCORE_WIN;
    } else if (info_number(player->info, " score mate ", &number)) {
        effort->has_score = number > -MAX_GAME && number < MAX_GAME;
        number = number > 0 ? SCORE_MATE - number : -SCORE_MATE - number;
    }
    if (effort->has_score)
        effort->score = (int)number;
}

/* A line about a search. One whose score is a bound comes out of an iteration that is not
 * complete: it may go on, or a stop has ended it. */
static void take_info(Player *player, const char *line)
{
    int64_t depth;
    if (strstr(line, " score ") == NULL || !info_number(line, " depth ", &depth))
        return;
    snprintf(player->info, sizeof player->info, "%s", line);
    bool exact = strstr(line, " lowerbound") == NULL
        && strstr(line, " upperbound") == NULL;
    if (exact && depth > 0 && depth < MAX_DEPTH)
        player->completed = (int)depth;
}

/* The answer to a question; after the limit it only shows that the engine lives. */
static PlayerEvent take_answer(Player *player, char *line, int64_t now)
{
    player->answer[0] = player->ponder[0] = '\0';
    sscanf(line, "bestmove %31s ponder %31s", player->answer, player->ponder);
    if (player->state == PLAYER_LATE || now > last_moment(player)) {
        enter(player, PLAYER_READY, INT64_MAX); /* slow, but sound: no new process */
        snprintf(player->detail, sizeof player->detail, "used %lld ms, had %lld",
                 (long long)(now - player->asked) / 1000,
                 (long long)player->limit / 1000);
        player->fault = ENDING_TIME;
        return EVENT_FAULT;
    }
    read_effort(player, now);
    enter(player, PLAYER_READY, INT64_MAX);
    return EVENT_ANSWER;
}

/* The answer to `stop` after pondering is thrown away; then what waited is done. */
static void end_recall(Player *player)
{
    char *question = player->question;
    player->question = NULL;
    forget_info(player);
    if (question == NULL) {
        enter(player, PLAYER_READY, INT64_MAX);
        player_prepare(player);
        return;
    }
    send_text(player, question);
    free(question);
    enter(player, PLAYER_THINKING, last_moment(player));
}

/* `bestmove` means something else in every state. */
static PlayerEvent best_move(Player *player, char *line, int64_t now)
{
    if (player->state == PLAYER_THINKING || player->state == PLAYER_LATE)
        return take_answer(player, line, now);
    if (player->state != PLAYER_RECALLED)
        return fault(player, ENDING_TWICE, "`%.40s` %s", line,
                     player->state == PLAYER_PONDERING ? "while it pondered"
                                                       : "when nobody had asked");
    end_recall(player);
    return EVENT_NONE;
}

/* Unknown lines are ignored, as the protocol wants. */
static PlayerEvent take_line(Player *player, char *line, int64_t now)
{
    if (player->log != NULL)
        fprintf(player->log, "%d %s > %s\n", (int)player->process.pid,
                player->engine->name, line);
    if (player->state == PLAYER_GREETING)
        note_offer(player, line);
    if (strncmp(line, "info ", 5) == 0) {
        take_info(player, line);
    } else if (strncmp(line, "bestmove", 8) == 0) {
        return best_move(player, line, now);
    } else if (player->state == PLAYER_GREETING && strcmp(line, "usiok") == 0) {
        const char *unknown = unknown_setting(player);
        if (unknown != NULL) /* else another engine would be measured than was meant */
            return fault(player, ENDING_NO_START, "it has no option for '%s'",
                         unknown);
        send_settings(player);
        enter(player, PLAYER_PREPARING, now + player->patience);
        send_text(player, "isready\n");
    } else if (player->state == PLAYER_PREPARING && strcmp(line, "readyok") == 0) {
        send_text(player, "usinewgame\n");
        enter(player, PLAYER_READY, INT64_MAX);
        return EVENT_READY;
    }
    return EVENT_NONE;
}

/* The program is gone: in the middle of a game, or before it could begin. */
static PlayerEvent output_ended(Player *player)
{
    char fate[64];
    bool starting = player->state <= PLAYER_PREPARING;
    process_end(&player->process);
    process_fate(&player->process, fate);
    return fault(player, starting ? ENDING_NO_START : ENDING_CRASH, "%s%s", fate,
                 starting ? " before it was ready" : "");
}

/* The deadline of the present state has passed. */
static PlayerEvent too_late(Player *player, int64_t now)
{
    if (player->state == PLAYER_GREETING || player->state == PLAYER_PREPARING)
        return fault(player, ENDING_NO_START, "no %s within %lld ms",
                     player->state == PLAYER_GREETING ? "usiok" : "readyok",
                     (long long)player->patience / 1000);
    if (player->state != PLAYER_THINKING)
        return fault(player, ENDING_HANG, "no answer to stop within %d ms",
                     STOP_PATIENCE / 1000);
    /* Lost; `stop` shows whether it is late or dead. */
    enter(player, PLAYER_LATE, now + STOP_PATIENCE);
    send_text(player, "stop\n");
    return EVENT_NONE;
}

PlayerEvent player_step(Player *player, bool readable, int64_t now)
{
    if (player->state == PLAYER_OFF)
        return EVENT_NONE;
    if (readable)
        process_read(&player->process);
    for (char *line; (line = process_line(&player->process)) != NULL;) {
        PlayerEvent event = take_line(player, line, now);
        if (event != EVENT_NONE)
            return event;
    }
    if (player->process.overlong)
        return fault(player, ENDING_BABBLE, "a line longer than %d bytes", LINE_ROOM);
    if (player->process.bytes > FLOOD_BYTES)
        return fault(player, ENDING_BABBLE, "more than %d bytes without an answer",
                     FLOOD_BYTES);
    if (player->process.ended)
        return output_ended(player);
    return now >= player->deadline ? too_late(player, now) : EVENT_NONE;
}

void player_quit(Player *player)
{
    if (player->state == PLAYER_OFF)
        return;
    send_text(player, "quit\n");
    struct pollfd end = { player->process.out, POLLIN, 0 };
    int64_t last = now_us() + QUIT_PATIENCE * 1000;
    while (!player->process.ended && now_us() < last) {
        if (poll(&end, 1, QUIT_PATIENCE) > 0)
            process_read(&player->process);
        player->process.taken = player->process.length; /* whatever it says now */
    }
    process_end(&player->process);
    free(player->question);
    player->question = NULL;
    enter(player, PLAYER_OFF, INT64_MAX);
}
