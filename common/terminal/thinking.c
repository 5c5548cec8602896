/* thinking.c - see thinking.h. */
#include "terminal/thinking.h"

#include <string.h>

#include "keyboard/keyboard.h"
#include "machine/input.h"
#include "machine/system.h"
#include "terminal/stage.h"
#include "text/pager.h"
#include "threads/helpers.h"
#include "usi/syntax.h"

enum {
    FIRST_DRAW = 200, /* ms; what is quicker needs no picture */
    DRAW_EVERY = 150, /* ms */
    LINE_BYTES = 1024,
    MOST_ROWS = 32,
};

static struct Display {
    Session *session;
    int lines;            /* wanted */
    bool analysis;
    ThinkingEnd end;
    int64_t next_draw;
    int rows;             /* on the screen now */
    int width[MOST_ROWS]; /* of each, cells */
} state;

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
    int above = 0;
    while (state.rows > 0)
        above += keyboard_rows(state.width[--state.rows]);
    if (above > 1)
        printf("\r\033[%dA", above - 1);
    if (above > 0)
        printf("\r\033[J");
}

static void draw_row(const Search *search, const RankedLine *line, int n, int columns)
{
    char moves[LINE_BYTES], text[2 * LINE_BYTES], score[SCORE_WORDS];
    char nodes[16], speed[16];
    int64_t ms = think_time(search);
    uint64_t found = helpers_nodes(search);
    session_line_text(state.session, &line->line, false, moves, sizeof moves);
    score_in_words(line->score, state.session->game.pos.side, score);
    if (state.lines > 1)
        snprintf(text, sizeof text, message_text(MSG_LINES_ROW), n, score, line->depth,
                 moves);
    else
        snprintf(text, sizeof text, message_text(MSG_SEARCHING), line->depth, score,
                 short_number(found, nodes),
                 short_number(nodes_per_second(found, ms), speed), moves);
    char *margin = strchr(text, '\v'); /* is for pager_print() */
    if (margin)
        memmove(margin, margin + 1, strlen(margin));
    text[pager_fitting(text, columns - 1)] = '\0';
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

static ThinkingEnd listen(void)
{
    /* Words that mean something while the engine thinks. All others wait their turn. */
    static const char words[] =
        "undo u back takeback resign quit q exit new stop 待った 投了 終了";
    const char *line = "";
    char word[WORD_TEXT];
    Heard heard = keyboard_listen(&line);
    if (heard == HEARD_NOTHING || heard == HEARD_END)
        return heard == HEARD_END ? THINKING_TAKEN : THINKING_DONE;
    bool ends_analysis = state.analysis && !*line;
    if (heard == HEARD_INTERRUPT || text_same(line, "stop") || ends_analysis) {
        keyboard_forget();
        return THINKING_STOPPED;
    }
    if (state.analysis)
        return THINKING_STOPPED; /* the line is a command, and comes next */
    if (!text_word(&line, word, sizeof word) || !text_is_among(words, word))
        return THINKING_DONE;
    keyboard_keep_last();
    return THINKING_TAKEN;
}

bool thinking_stopped(void)
{
    const Session *s = state.session;
    if (state.end != THINKING_DONE)
        return true;
    /* At a terminal without keys an analysis is ended by a line all the same. */
    bool line_ends = state.analysis && s->interactive;
    if (s->keys)
        state.end = listen();
    else if (system_interrupted() || (line_ends && (input_poll() || input_ended())))
        state.end = THINKING_STOPPED;
    return state.end != THINKING_DONE;
}

/* An Interrupt. It draws now and then. */
static bool interrupt(Search *search)
{
    if (thinking_stopped())
        return true;
    if (!state.session->keys || system_now() < state.next_draw)
        return false;
    state.next_draw = system_now() + DRAW_EVERY;
    if (stage_tick(state.session))
        state.rows = 0;
    if (state.lines > 0 && !state.session->post)
        draw(search);
    return false;
}

void thinking_begin(Session *s, int lines, bool analysis)
{
    state = (struct Display){ .session = s, .lines = lines, .analysis = analysis,
        .next_draw = system_now() + FIRST_DRAW };
    if (s->interactive && !s->keys && !s->post && lines > 0)
        say(MSG_THINKING);
    fflush(stdout);
    if (!s->keys)
        system_watch_interrupt(true);
}

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

/* --- advice --- */

Limits engine_advice_limits(const Session *s)
{
    return s->level == LEVEL_OWN ? s->strength.limits
                                 : level_strength(LEVEL_DEFAULT).limits;
}

Request engine_request(Session *s, const Limits *limits)
{
    Request request = think_request();
    request.limits = *limits;
    request.lines = 1;
    request.declare = session_declare_rule(s);
    request.interrupt = interrupt;
    request.helpers = &helpers;
    request.report = s->post ? usi_print_line : NULL;
    return request;
}

Answer engine_advise(Session *s, const Limits *limits, int lines, const Move *only)
{
    Request request = engine_request(s, limits);
    request.lines = lines;
    request.only = only;
    request.only_count = only != NULL;
    thinking_begin(s, lines, limits->infinite);
    Answer answer = think(s->engine, &s->game.pos, &request);
    thinking_end();
    return answer;
}

/* --- its own moves --- */

/* A game that has looked lost for some moves is given up; before, the other may err. */
static bool gives_up(Session *s, const Answer *answer)
{
    enum { MOVES = 3 };
    s->hopeless = answer->score <= SCORE_LOST ? s->hopeless + 1 : 0;
    return s->surrender && s->hopeless >= MOVES && !s->engine_plays[!s->game.pos.side];
}

/* Play and say it. The move is in the journal before anyone hears of it. */
static void play_and_tell(Session *s, const Answer *answer)
{
    int side = s->game.pos.side;
    char move[SAID_TEXT], score[SCORE_WORDS];
    bool plain = messages_language() == LANGUAGE_JAPANESE;
    bool weak = s->level != LEVEL_OWN && level_strength(s->level).sight.plies > 0;
    int taken = s->game.pos.board[move_to(answer->move)];
    (plain ? session_move_text : session_choice_text)(s, answer->move, move);
    if (taken != EMPTY && !s->words)
        text_add(move, SAID_TEXT, message_text(MSG_WORDS_TAKES),
                 word_for_kind(piece_kind(taken)));
    session_play(s, answer->move);
    session_keep(s);
    if (s->words || weak) /* what such a level thinks of the position is no help */
        say(s->words ? MSG_PLAYS_WORDS : MSG_PLAYS_MOVE, side_name(side), move);
    else
        say(MSG_PLAYS, side_name(side), move, answer->depth,
            score_in_words(answer->score, side, score));
    if (s->bell && s->interactive)
        putchar('\a');
}

void engine_move(Session *s)
{
    Strength strength = s->level == LEVEL_OWN ? s->strength : level_strength(s->level);
    int64_t before = system_now();
    if (chapter.touch)
        chapter.touch();
    if (s->clock.since >= 0) /* that is not thinking: it is on nobody's clock */
        s->clock.since += system_now() - before;
    game_clock_limits(&s->clock, &s->game.pos, &strength.limits);
    const Request request = engine_request(s, &strength.limits);
    game_clock_start(&s->clock);
    thinking_begin(s, 1, false);
    Answer answer = level_think(s->engine, &s->game.pos, &strength, &request,
                                s->varies ? s->seed : 0);
    thinking_stopped(); /* a level that does not search has not listened yet */
    ThinkingEnd end = thinking_end();
    if (end == THINKING_TAKEN) { /* a command instead: it comes as the next line */
        s->engine_waits = s->taken = true;
        return;
    }
    s->redraw = true;
    session_judge_time(s); /* before its move, as a person's */
    if (session_ending(s) != END_NONE)
        return;
    if (answer.kind == ANSWER_RESIGN && answer.move != MOVE_NONE && !s->surrender)
        answer.kind = ANSWER_MOVE;
    if (answer.kind == ANSWER_WIN)
        game_end(&s->game, END_DECLARATION);
    else if (answer.kind == ANSWER_RESIGN || gives_up(s, &answer))
        game_end(&s->game, END_RESIGN);
    if (session_ending(s) != END_NONE || answer.kind != ANSWER_MOVE)
        return; /* show() tells the end of the game */
    play_and_tell(s, &answer);
    /* Ctrl-C makes the engine move at once; when it plays both sides, the next move would
     * begin to be thought about before anyone could type a word. */
    if (end == THINKING_STOPPED && s->engine_plays[BLACK] && s->engine_plays[WHITE]) {
        s->engine_plays[BLACK] = s->engine_plays[WHITE] = false;
        say(MSG_SELF_PLAY_OFF);
    }
}
