/* dialogue.c - see HELP. */
#include <fcntl.h>
#include <fnmatch.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "machine/system.h"
#include "notation/move_text.h"
#include "notation/sfen.h"
#include "think/evaluate.h"

static const char HELP[] =
    "dialogue - holds a conversation with a USI engine as a script says.\n"
    "  dialogue SCRIPT ENGINE [ARGUMENT...]\n"
    "Lines of a script:\n"
    "  > TEXT           send a line; \\r, \\0 and \\n in it are meant as in C\n"
    "  >> N TEXT        send the text N times, without line ends; >>> N TEXT with them\n"
    "  < PATTERN        read until a line fits the shell pattern; patiently: machines\n"
    "                   are busy: what is wrong should take for ever, not a bit longer\n"
    "  <= PATTERN       the next line must fit\n"
    "  ! MS PATTERN     for so many milliseconds no line fits; what comes is read\n"
    "  count N PATTERN  so many lines of the whole conversation fit\n"
    "  within MS PATTERN where time is tested: at most MS (longer with TEST_LIGHT)\n"
    "  sleep MS, eof    wait; close the engine's input\n"
    "  report TEXT      print the ms since the engine was started, and the text\n"
    "  exit N           the engine must end, with this status\n"
    "  only NN...       ends the script unless one of the words is in the engine's path\n"
    "Beside that every `bestmove` and every `pv` must be legal in the position of the\n"
    "`go` that they answer, and no line of the engine may be an unknown one (except in\n"
    "scripts whose name has `developer` in it). Exit status 0 if all went well.\n";

enum { PATIENCE = 60000 /* ms */, LINE_ROOM = 1 << 16, SEARCHES = 16,
       SLOW = 8 /* times slower, a program with sanitizers; TEST_LIGHT says so */ };

static const char *script;
static int script_line, to_engine, from_engine;
static pid_t engine;
static int64_t started; /* ms */
static char **heard;
static int heard_count, heard_room;
static Position sent;                   /* of the last `position`; ply -1: a wrong one */
static Position searched[SEARCHES];     /* of each `go` that is still to be answered */
static int searches_begin, searches_end; /* modulo SEARCHES */

static void fail(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    printf("%s:%d: ", script, script_line);
    vprintf(format, values);
    printf("\n");
    va_end(values);
    for (int i = heard_count > 6 ? heard_count - 6 : 0; i < heard_count; i++)
        printf("  heard: %.200s\n", heard[i]);
    kill(engine, SIGKILL);
    exit(1);
}

static void start(char **words)
{
    int in[2], out[2];
    started = system_now();
    if (pipe(in) != 0 || pipe(out) != 0 || (engine = fork()) < 0)
        exit(2);
    if (engine == 0) {
        dup2(in[0], 0);
        dup2(out[1], 1);
        close(in[0]), close(in[1]), close(out[0]), close(out[1]);
        execv(words[0], words);
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    to_engine = in[1];
    from_engine = out[0];
}

/* --- judging what the engine says --- */

/* All words of the line that are moves must be legal one after the other. */
static void judge_moves(const char *line, const char *words, bool reply_follows)
{
    static Position pos;
    char copy[4096], error[ERROR_TEXT];
    Move move;
    pos = searched[searches_begin % SEARCHES];
    /* To a wrong position the one right answer is none. */
    if (pos.ply < 0 && strcmp(words, "none") != 0)
        fail("an answer for another position: '%s'", line);
    if (pos.ply < 0)
        return;
    snprintf(copy, sizeof copy, "%s", words);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        if (reply_follows && strcmp(word, "ponder") == 0)
            continue;
        if (!move_from_usi(&pos, word, &move, error))
            fail("%s (in '%s')", error, line);
        move_make(&pos, move);
    }
}

static void judge(const char *line)
{
    static const char *const known[] = { "id ", "option ", "usiok", "readyok", "info ",
                                         "bestmove ", "checkmate " };
    const char *pv = strstr(line, " pv ");
    if (strncmp(line, "bestmove ", 9) == 0 && strcmp(line + 9, "resign") != 0
        && strcmp(line + 9, "win") != 0)
        judge_moves(line, line + 9, true);
    if (strncmp(line, "info ", 5) == 0 && pv && !strstr(line, " string "))
        judge_moves(line, pv + 4, false);
    if (strncmp(line, "bestmove ", 9) == 0 || strncmp(line, "checkmate ", 10) == 0)
        if (searches_begin++ == searches_end)
            fail("an answer to nothing: '%s'", line);
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (strncmp(line, known[i], strlen(known[i])) == 0)
            return;
    if (!strstr(script, "developer"))
        fail("not a line of USI: '%s'", line);
}

/* --- listening --- */

static void remember(const char *line)
{
    if (heard_count == heard_room) {
        heard_room = heard_room ? heard_room * 2 : 1024;
        heard = realloc(heard, (size_t)heard_room * sizeof *heard);
    }
    char *copy = malloc(strlen(line) + 1);
    if (!heard || !copy)
        exit(2);
    heard[heard_count++] = strcpy(copy, line);
}

/* The next line of the engine, or NULL after `deadline` or at its end. */
static const char *listen_until(int64_t deadline)
{
    static char buffer[LINE_ROOM];
    static size_t filled;
    for (;;) {
        char *end = memchr(buffer, '\n', filled);
        if (end) {
            *end = '\0';
            remember(buffer);
            filled -= (size_t)(end + 1 - buffer);
            memmove(buffer, end + 1, filled);
            judge(heard[heard_count - 1]);
            return heard[heard_count - 1];
        }
        int64_t left = deadline - system_now();
        struct pollfd wanted = { .fd = from_engine, .events = POLLIN };
        if (left < 0 || poll(&wanted, 1, (int)left) <= 0)
            return NULL;
        ssize_t got = read(from_engine, buffer + filled, sizeof buffer - filled);
        if (got <= 0)
            return NULL;
        filled += (size_t)got;
    }
}

static void expect(const char *pattern, long patience)
{
    int64_t deadline = system_now() + patience;
    const char *line;
    while ((line = listen_until(deadline)) != NULL)
        if (fnmatch(pattern, line, 0) == 0)
            return;
    fail("waited %ld ms in vain for '%s'", patience, pattern);
}

static void expect_next(const char *pattern)
{
    const char *line = listen_until(system_now() + PATIENCE);
    if (!line || fnmatch(pattern, line, 0) != 0)
        fail("expected '%s' next, got '%s'", pattern, line ? line : "nothing");
}

static void expect_silence(long patience, const char *pattern)
{
    int64_t deadline = system_now() + patience;
    const char *line;
    while ((line = listen_until(deadline)) != NULL)
        if (fnmatch(pattern, line, 0) == 0)
            fail("'%s' came too early", line);
}

static void expect_count(long wanted, const char *pattern)
{
    long count = 0;
    expect_silence(50, "\001"); /* hear what is on its way */
    for (int i = 0; i < heard_count; i++)
        count += fnmatch(pattern, heard[i], 0) == 0;
    if (count != wanted)
        fail("%ld lines like '%s', expected %ld", count, pattern, wanted);
}

static void expect_exit(long status)
{
    int seen = -1;
    int64_t deadline = system_now() + PATIENCE;
    while (listen_until(deadline))
        ;
    pid_t ended;
    while ((ended = waitpid(engine, &seen, WNOHANG)) == 0 && system_now() < deadline)
        system_sleep(1);
    if (ended == 0)
        fail("the engine does not end");
    if (!WIFEXITED(seen) || WEXITSTATUS(seen) != status)
        fail("ended with %s %d, not status %ld", WIFEXITED(seen) ? "status" : "signal",
             WIFEXITED(seen) ? WEXITSTATUS(seen) : WTERMSIG(seen), status);
}

/* --- talking --- */

static void send_bytes(const char *text, size_t length)
{
    while (length > 0) {
        ssize_t sent_now = write(to_engine, text, length);
        if (sent_now <= 0)
            fail("the engine does not listen any more");
        text += sent_now;
        length -= (size_t)sent_now;
    }
}

static void send_line(const char *text)
{
    char bytes[LINE_ROOM], error[ERROR_TEXT];
    size_t length = 0;
    for (const char *c = text; *c && length < sizeof bytes - 2; c++) {
        const char *escape = *c == '\\' && c[1] ? strchr("r\r" "n\n" "0", c[1]) : NULL;
        bytes[length++] = escape ? escape[1] : *c;
        c += escape != NULL;
    }
    bytes[length] = '\0';
    const char *behind = bytes;
    Token word = text_token(&behind);
    if (token_is(word, "position") && !position_read(&sent, behind, error))
        sent.ply = -1;
    if (token_is(word, "go") && !strstr(behind, "perft"))
        searched[searches_end++ % SEARCHES] = sent;
    bytes[length++] = '\n';
    send_bytes(bytes, length);
}

static bool runs_for(const char *chapters, const char *path)
{
    char copy[256];
    snprintf(copy, sizeof copy, "%s", chapters);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " "))
        if (strstr(path, word))
            return true;
    return false;
}

/* One line of the script; false: the script ends here. */
static bool obey(const char *line, const char *path)
{
    char word[16] = "";
    int used = 0;
    sscanf(line, "%15s%n", word, &used);
    const char *rest = line + used + (line[used] == ' ');
    char *after;
    long number = strtol(rest, &after, 10);
    const char *text = after + (*after == ' ');
    if (word[0] == '\0' || word[0] == '#')
        return true;
    if (strcmp(word, ">") == 0)
        send_line(rest);
    else if (strcmp(word, ">>") == 0)
        while (number-- > 0)
            send_bytes(text, strlen(text));
    else if (strcmp(word, ">>>") == 0)
        while (number-- > 0)
            send_line(text);
    else if (strcmp(word, "<") == 0)
        expect(rest, PATIENCE);
    else if (strcmp(word, "<=") == 0)
        expect_next(rest);
    else if (strcmp(word, "within") == 0)
        expect(text, getenv("TEST_LIGHT") ? number * SLOW : number);
    else if (strcmp(word, "!") == 0)
        expect_silence(number, text);
    else if (strcmp(word, "count") == 0)
        expect_count(number, text);
    else if (strcmp(word, "sleep") == 0)
        system_sleep((int)number);
    else if (strcmp(word, "report") == 0)
        printf("%ld ms %s\n", (long)(system_now() - started), rest);
    else if (strcmp(word, "eof") == 0)
        close(to_engine);
    else if (strcmp(word, "exit") == 0)
        expect_exit(number);
    else if (strcmp(word, "only") == 0)
        return runs_for(rest, path);
    else
        fail("what is '%s'?", word);
    return true;
}

int main(int count, char **words)
{
    char line[4096], error[ERROR_TEXT];
    if (count == 2 && strcmp(words[1], "--help") == 0)
        return fputs(HELP, stdout) < 0;
    FILE *file = count > 2 ? fopen(words[1], "r") : NULL;
    if (!file) {
        fprintf(stderr, "dialogue SCRIPT ENGINE [ARGUMENT...]: no script\n");
        return 2;
    }
    script = words[1];
    signal(SIGPIPE, SIG_IGN);
    position_init();
    evaluate_init(EVALUATION_SIMPLE);
    position_read(&sent, "startpos", error);
    start(words + 2);
    while (fgets(line, sizeof line, file)) {
        script_line++;
        line[strcspn(line, "\n")] = '\0';
        if (!obey(line, words[2]))
            break;
    }
    fclose(file);
    kill(engine, SIGKILL);
    return 0;
}
