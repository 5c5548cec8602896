/* while_thinking.c - see while_thinking.h. */
#include "terminal/while_thinking.h"

#include <string.h>

#include "keyboard/keyboard.h"
#include "machine/input.h"
#include "machine/system.h"
#include "notation/speak_move.h"
#include "terminal/stage.h"
#include "text/pager.h"
#include "threads/helpers.h"

enum {
    FIRST_DRAW = 200, /* ms; what is quicker needs no picture */
    DRAW_EVERY = 150, /* ms */
    LINE_BYTES = 1024,
    MOST_ROWS = 32,
};

static struct {
    Session *session;
    int lines;            /* wanted */
    bool analysis;
    ThinkingEnd end;
    int64_t started, drawn; /* drawn: when last; 0: never */
    int rows;             /* on the screen now */
    int width[MOST_ROWS]; /* of each, cells */
} state;

void thinking_begin(Session *s, int lines, bool analysis)
{
    state.session = s;
    state.lines = lines;
    state.analysis = analysis;
    state.end = THINKING_DONE;
    state.started = system_now();
    state.drawn = 0;
    state.rows = 0;
    if (s->interactive && !s->keys && !s->post && lines > 0)
        say(MSG_THINKING);
    fflush(stdout);
    if (!s->keys)
        system_watch_interrupt(true);
}

/* --- drawing --- */

/* 1234, 56k, 12M: at most five cells. */
static char *short_number(uint64_t number, char text[16])
{
    const char *unit = " kM";
    for (; number >= 10000 && unit[1]; unit++)
        number /= 1000;
    snprintf(text, 16, *unit == ' ' ? "%d" : "%d%c", (int)number, *unit);
    return text;
}

static void erase(void)
{
    int above = -1;
    for (int row = 0; row < state.rows; row++)
        above += keyboard_rows(state.width[row]);
    if (above > 0)
        printf("\r\033[%dA", above);
    if (state.rows > 0)
        printf("\r\033[J");
    state.rows = 0;
}

static void draw_row(const Search *search, const RankedLine *line, int number,
                     int columns)
{
    char moves[LINE_BYTES], text[2 * LINE_BYTES], score[SCORE_WORDS];
    char nodes[16], speed[16];
    int64_t ms = system_now() - state.started;
    uint64_t found = helpers_nodes(search);
    session_line_text(state.session, &line->line, false, moves, sizeof moves);
    score_in_words(line->score, state.session->game.pos.side, score);
    if (state.lines > 1)
        snprintf(text, sizeof text, message_text(MSG_LINES_ROW), number, score,
                 line->depth, moves);
    else
        snprintf(text, sizeof text, message_text(MSG_SEARCHING), line->depth, score,
                 short_number(found, nodes),
                 short_number(found * 1000 / (uint64_t)(ms > 0 ? ms : 1), speed), moves);
    text[strcspn(text, "\n")] = '\0';
    char *margin = strchr(text, '\v'); /* is for pager_print() */
    if (margin)
        memmove(margin, margin + 1, strlen(margin));
    text[pager_fitting(text, (int)strlen(text), columns - 1)] = '\0';
    printf("%s%s\033[K", state.rows > 0 ? "\r\n" : "\r", text);
    state.width[state.rows++] = text_width(text);
}

static void draw(const Search *search)
{
    const RankedLine *lines;
    int columns, rows, count = think_lines(search, &lines);
    keyboard_size(&columns, &rows);
    erase();
    if (rows > MOST_ROWS)
        rows = MOST_ROWS;
    for (int i = 0; i < count && i < state.lines && state.rows < rows - 2; i++)
        if (lines[i].line.length > 0 && lines[i].depth > 0)
            draw_row(search, &lines[i], i + 1, columns);
    fflush(stdout);
}

/* --- listening --- */

/* Words that mean something while the engine thinks; all others wait for their turn. */
static bool is_heard(const char *line)
{
    char word[WORD_TEXT];
    return text_word(&line, word, sizeof word)
        && text_is_among("undo u back takeback resign quit q exit new stop 待った 投了 終了",
                         word);
}

static ThinkingEnd listen(void)
{
    const char *line = "";
    switch (keyboard_listen(&line)) {
    case HEARD_INTERRUPT: return THINKING_STOPPED;
    case HEARD_END: return THINKING_TAKEN;
    case HEARD_LINE:
        if (text_same(line, "stop") || (state.analysis && !*line)) {
            keyboard_forget();
            return THINKING_STOPPED;
        }
        if (state.analysis)
            return THINKING_STOPPED; /* the line is a command, and comes next */
        if (!is_heard(line))
            return THINKING_DONE;
        keyboard_keep_last();
        return THINKING_TAKEN;
    case HEARD_NOTHING: break;
    }
    return THINKING_DONE;
}

bool thinking_stopped(void)
{
    if (state.end == THINKING_DONE && state.session->keys)
        state.end = listen();
    else if (state.end == THINKING_DONE && system_interrupted())
        state.end = THINKING_STOPPED;
    /* At a terminal without keys an analysis is ended by a line all the same. */
    if (state.end == THINKING_DONE && state.analysis && !state.session->keys
        && state.session->interactive && (input_poll() || input_ended()))
        state.end = THINKING_STOPPED;
    return state.end != THINKING_DONE;
}

bool thinking_interrupt(Search *search)
{
    int64_t now = system_now();
    if (thinking_stopped())
        return true;
    int64_t wait = state.drawn == 0 ? FIRST_DRAW : DRAW_EVERY;
    int64_t since = state.drawn == 0 ? state.started : state.drawn;
    if (state.session->keys && now - since >= wait) {
        if (stage_tick(state.session))
            state.rows = 0;
        if (state.lines > 0 && !state.session->post)
            draw(search);
        state.drawn = now;
    }
    return false;
}

bool thinking_was_stopped(void) { return state.end != THINKING_DONE; }

ThinkingEnd thinking_end(void)
{
    if (state.session->keys)
        erase();
    else
        system_watch_interrupt(false);
    int missed = helpers_missed();
    if (missed > 0)
        say(MSG_THREADS_MISSED, missed);
    fflush(stdout);
    return state.end;
}
