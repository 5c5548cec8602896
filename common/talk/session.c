/* session.c - see session.h. */
#include "talk/session.h"

#include <ctype.h>
#include <string.h>
#include <time.h>

#include "talk/input.h"
#include "think/settings.h"
#include "think/system.h"

/* --- lines --- */

/* Step over one escape sequence, as arrow keys send them: ESC [ parameters letter, ESC O
 * letter, or ESC and one character. Returns what follows. */
static const char *skip_escape(const char *text)
{
    text++;
    if (*text == '[') {
        text++;
        while (*text && !isalpha((unsigned char)*text) && *text != '~')
            text++;
    } else if (*text == 'O' && text[1]) {
        text++;
    }
    return *text ? text + 1 : text;
}

/* Arrow keys and their like are pressed by mistake and can't be seen afterwards: what is
 * left is what the user believes to have typed. */
bool session_clean(const char *text, char out[LINE_TEXT])
{
    int length = 0;
    while (*text && length < LINE_TEXT - 1) {
        if (*text == '\033') {
            text = skip_escape(text);
            continue;
        }
        char c = *text == '\t' ? ' ' : *text;
        if (!iscntrl((unsigned char)c) && (c != ' ' || length > 0))
            out[length++] = c;
        text++;
    }
    while (length > 0 && out[length - 1] == ' ')
        length--;
    out[length] = '\0';
    return *text == '\0';
}

const char *session_line(Session *s)
{
    static char line[LINE_TEXT];
    /* The question must be seen before the answer is waited for. */
    fflush(stdout);
    const char *raw = input_line();
    if (!raw) {
        s->quit = true;
        /* Ctrl-D leaves the cursor behind the prompt. */
        if (s->interactive)
            putchar('\n');
        return NULL;
    }
    if (session_clean(raw, line))
        return line;
    complain(MSG_LONG_LINE, LINE_TEXT - 1);
    return "";
}

bool usage_refused(Message help)
{
    complain(MSG_USAGE, message_text(help));
    return false;
}

/* --- the game --- */

Ending session_ending(const Session *s)
{
    Ending ending = game_ending(&s->game, settings.max_moves);
    int mover = !s->game.pos.side;
    if (ending.end == END_NONE && settings.entering_king == DECLARE_TRY
        && rules_tried(&s->game.pos, mover))
        return (Ending){ END_DECLARATION, mover };
    return ending;
}

DeclareRule session_declare_rule(const Session *s)
{
    DeclareRule rule = (DeclareRule)settings.entering_king;
    return record_handicap_points(s->game.record.start) > 0 ? declare_with_given(rule)
                                                            : rule;
}

const char *session_move_text(Session *s, Move move, char text[MOVE_TEXT])
{
    return move_write(&s->game.pos, move, s->style.notation, text);
}

void session_changed(Session *s)
{
    s->redraw = true;
    s->announced = false;
    s->engine_waits = true;
    s->since = system_now();
}

void session_swap(Session *s)
{
    static Game kept; /* too large for a stack */
    kept = s->other;
    s->other = s->game;
    s->game = kept;
    s->has_other = true;
    s->games++;
    session_changed(s);
}

int32_t session_spent(Session *s)
{
    enum { LONGEST = 86400 }; /* seconds: who comes back after a day thought no longer */
    int64_t now = system_now(), seconds = (now - s->since) / 1000;
    s->since = now;
    return (int32_t)(seconds < LONGEST ? seconds : LONGEST) * 1000;
}

/* "shogi chapter 10, level 5", or who sits at the keyboard: nobody can say when both sides
 * do. */
static void write_player(const Session *s, int side, char *name, size_t size)
{
    char user[USER_TEXT];
    if (s->engine_plays[side] && s->level != LEVEL_OWN) {
        snprintf(name, size, message_text(MSG_ENGINE_LEVEL), chapter.number, s->level);
    } else if (s->engine_plays[side]) {
        snprintf(name, size, message_text(MSG_ENGINE_NAME), chapter.number);
    } else {
        system_user(user);
        snprintf(name, size, "%s", s->engine_plays[!side] ? user : "");
        text_clean(name);
    }
}

static void write_date(time_t when, char *text, size_t size)
{
    struct tm *date = localtime(&when);
    if (!date || !strftime(text, size, "%Y/%m/%d %H:%M:%S", date))
        *text = '\0';
}

/* Set a header if it says something else so far. */
static void sign(GameRecord *record, RecordField field, const char *text)
{
    if (strcmp(record_field(record, field), text) != 0)
        record_set_field(record, field, text);
}

void session_sign(Session *s)
{
    char text[USER_TEXT];
    if (s->game.loaded)
        return;
    for (int side = BLACK; side <= WHITE; side++) {
        write_player(s, side, text, sizeof text);
        sign(&s->game.record, side == BLACK ? FIELD_BLACK : FIELD_WHITE, text);
    }
    if (s->game.begun) {
        write_date(s->game.begun, text, sizeof text);
        sign(&s->game.record, FIELD_START, text);
    }
}

void session_record(Session *s, GameRecord *record)
{
    char text[USER_TEXT];
    session_sign(s);
    game_to_record(&s->game, record, settings.max_moves);
    if (!s->game.loaded && s->game.begun && record_end(record) != END_NONE) {
        write_date(time(NULL), text, sizeof text);
        record_set_field(record, FIELD_FINISH, text);
    }
}

void session_print(const char *text)
{
    bool plain = system_is_terminal(1) && !system_is_utf8();
    for (; *text; text += text_character(text))
        if (plain && (unsigned char)*text >= 0x80)
            putchar('?');
        else
            fwrite(text, 1, (size_t)text_character(text), stdout);
    fflush(stdout);
}

void session_tell_waiting(const Session *s)
{
    if (s->engine_plays[s->game.pos.side] && session_ending(s).end == END_NONE)
        say(MSG_ENGINE_WAITS);
}

/* --- the engine --- */

static bool ctrl_c(Search *search)
{
    (void)search;
    return system_interrupted();
}

Answer session_think(Session *s, const Strength *strength)
{
    if (s->interactive && !s->post)
        say(MSG_THINKING);
    fflush(stdout);
    settings.given_counts = record_handicap_points(s->game.record.start) > 0;
    system_watch_interrupt(true); /* while thinking; at the prompt Ctrl-C ends the program */
    Answer answer = level_think(&s->game.pos, strength, ctrl_c, !s->post);
    system_watch_interrupt(false);
    return answer;
}

MateResult session_mate(Session *s, int milliseconds, Line *line)
{
    Limits limits = { .mate = milliseconds };
    fflush(stdout);
    system_watch_interrupt(true);
    MateResult result = think_mate(&s->game.pos, &limits, ctrl_c, line);
    system_watch_interrupt(false);
    return result;
}

void session_engine_move(Session *s)
{
    Position *pos = &s->game.pos;
    char move[MOVE_TEXT], score[MOVE_TEXT];
    Answer answer = session_think(s, &s->strength);
    s->redraw = true;
    if (answer.kind == ANSWER_WIN)
        game_declare(&s->game, DECLARE_WIN);
    else if (answer.kind == ANSWER_RESIGN)
        game_resign(&s->game);
    if (answer.kind != ANSWER_MOVE)
        return; /* show() tells the end of the game */
    say(MSG_PLAYS, side_name(pos->side), session_move_text(s, answer.move, move),
        answer.depth, score_write(answer.score, score));
    game_play(&s->game, answer.move, session_spent(s));
    /* Ctrl-C makes the engine move at once; when it plays both sides, the next move would
     * begin to be thought about before anyone could type a word. */
    if (system_interrupted() && s->engine_plays[BLACK] && s->engine_plays[WHITE]) {
        s->engine_plays[BLACK] = s->engine_plays[WHITE] = false;
        say(MSG_SELF_PLAY_OFF);
    }
}
