/* session.c - see session.h. */
#include "terminal/session.h"

#include <ctype.h>
#include <string.h>
#include <time.h>

#include "keyboard/keyboard.h"
#include "machine/input.h"
#include "machine/system.h"
#include "notation/handicaps.h"
#include "notation/speak_move.h"
#include "think/settings.h"

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

const char *session_line(Session *s, const char *prompt)
{
    static char line[LINE_TEXT];
    if (s->interactive)
        fputs(prompt, stdout);
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

bool usage_refused(Message use)
{
    return complain(MSG_USAGE, (int)strcspn(message_text(use), "\n"), message_text(use));
}

/* --- the game --- */

Ending session_ending_of(const Game *game)
{
    Ending ending = game_ending(game, settings.max_moves);
    int mover = !game->pos.side;
    if (ending.end == END_NONE && settings.entering_king == DECLARE_TRY
        && rules_tried(&game->pos, mover))
        return (Ending){ END_TRY, mover };
    return ending;
}

Ending session_ending(const Session *s) { return session_ending_of(&s->game); }

DeclareRule session_declare_rule(const Session *s)
{
    DeclareRule rule = (DeclareRule)settings.entering_king;
    return handicap_given(s->game.record.start) ? declare_with_given(rule) : rule;
}

bool session_over(const Session *s)
{
    bool over = session_ending(s).end != END_NONE;
    if (over)
        complain(MSG_GAME_OVER);
    return over;
}

void session_tell_ending(const Session *s, Ending ending)
{
    const char *winner = side_name(ending.winner), *loser = side_name(!ending.winner);
    const Position *pos = &s->game.pos;
    switch (ending.end) {
    case END_MATE:
        /* Without a check it is no mate, but lost all the same. */
        if (pos->in_check)
            say(MSG_END_MATE, winner);
        else
            say(MSG_END_NO_MOVES, loser, winner);
        break;
    case END_RESIGN:
    case END_LEFT: say(MSG_END_RESIGN, loser, winner); break;
    case END_TIME: say(MSG_END_TIME, loser, winner); break;
    case END_REPETITION: say(MSG_END_REPETITION); break;
    case END_ILLEGAL:
    case END_FOUL:
        if (rules_repetition(pos) == REPEAT_NONE)
            say(MSG_END_FOUL, loser, winner);
        else
            say(MSG_END_PERPETUAL, loser, winner);
        break;
    case END_DEFAULT_WIN:
    case END_DEFAULT_LOSS: say(MSG_END_DEFAULT, loser, winner); break;
    case END_DECLARATION: say(MSG_END_DECLARATION, winner); break;
    case END_TRY: say(MSG_END_TRY, winner); break;
    case END_IMPASSE:
        say(s->game.loaded ? MSG_END_DRAW : MSG_END_DECLARED_DRAW);
        break;
    case END_DRAW: say(MSG_END_DRAW); break;
    default: say(MSG_END_LONGEST, pos->first_number - 1 + pos->ply); break;
    }
}

const char *session_move_text(Session *s, Move move, char text[SAID_TEXT])
{
    if (s->words)
        return move_speak(&s->game.pos, move, text);
    return move_write(&s->game.pos, move, s->style.notation, text);
}

const char *session_choice_text(Session *s, Move move, char text[SAID_TEXT])
{
    char typed[MOVE_TEXT];
    session_move_text(s, move, text);
    if (!s->words && s->style.notation == NOTATION_JAPANESE)
        text_add(text, SAID_TEXT, " (%s)", move_to_usi(move, typed));
    return text;
}

const char *session_moves_text(Session *s, const Move *moves, int count,
                               char text[MOVES_TEXT])
{
    char one[SAID_TEXT];
    text[0] = '\0';
    for (int i = 0; i < count && i < MOVES_SHOWN; i++) {
        strcat(text, s->words && i > 0 ? "; " : " ");
        strcat(text, session_choice_text(s, moves[i], one));
    }
    return text;
}

void session_line_text(Session *s, const Line *line, bool choice, char *text, size_t size)
{
    Position *pos = &s->game.pos;
    char move[SAID_TEXT];
    size_t end = 0;
    int made = 0;
    text[0] = '\0';
    while (made < line->length && move_is_legal(pos, line->move[made])) {
        (choice && made == 0 ? session_choice_text
                             : session_move_text)(s, line->move[made], move);
        size_t length = strlen(move) + (s->words ? 2 : 1);
        if (end + length >= size)
            break;
        sprintf(text + end, "%s%s", s->words && made > 0 ? "; " : " ", move);
        end = strlen(text);
        move_make(pos, line->move[made++]);
    }
    while (made-- > 0)
        move_unmake(pos);
}

void session_play(Session *s, Move move)
{
    enum { SECOND = 1000 }; /* ms; records count whole seconds, as game clocks do */
    int32_t took = game_clock_press(&s->clock, &s->game.pos);
    game_play(&s->game, move, took < 0 ? RECORD_NO_TIME : took / SECOND * SECOND);
    s->up_told = false;
    s->hinted = MOVE_NONE;
}

void session_changed(Session *s)
{
    s->redraw = true;
    s->announced = false;
    s->engine_waits = true;
    s->hopeless = 0;
    s->up_told = false;
    s->hinted = MOVE_NONE;
    game_clock_halt(&s->clock);
    messages_handicap(handicap_given(s->game.record.start));
}

void session_swap(Session *s)
{
    Game kept = s->other;
    s->other = s->game;
    s->game = kept;
    GameClock kept_clock = s->other_clock;
    s->other_clock = s->clock;
    s->clock = kept_clock;
    Journal kept_journal = s->other_journal;
    s->other_journal = s->journal;
    s->journal = kept_journal;
    s->journal.off = s->other_journal.off;
    s->has_other = true;
    s->games++;
    session_changed(s);
}

bool session_is_kept(const Journal *journal, const Game *game)
{
    return journal->file && !journal->failed && !journal->saved && game->length > 0
        && session_ending_of(game).end == END_NONE;
}

void session_begin_other(Session *s)
{
    journal_close(&s->other_journal);
    s->other_journal.failed = s->journal.failed;
    if (session_is_kept(&s->journal, &s->game))
        say(MSG_OTHER_KEPT);
    s->other_clock = s->clock;
    game_clock_reset(&s->other_clock);
    s->other_clock.from = s->other.pos.ply;
    session_swap(s);
}

const char *session_chapter(void)
{
    return chapter.number + (chapter.number[0] == '0');
}

/* "shogi chapter 10, level 5", or who sits at the keyboard: nobody can say when both
 * sides do. */
static void write_player(const Session *s, int side, char *name, size_t size)
{
    char user[USER_TEXT];
    if (s->engine_plays[side] && s->level != LEVEL_OWN) {
        snprintf(name, size, message_text(MSG_ENGINE_LEVEL), session_chapter(), s->level);
    } else if (s->engine_plays[side]) {
        snprintf(name, size, message_text(MSG_ENGINE_NAME), session_chapter());
    } else {
        const char *own = s->name[s->engine_plays[!side] ? 0 : side];
        system_user(user);
        snprintf(name, size, "%s", *own ? own : s->engine_plays[!side] ? user : "");
        text_clean(name);
    }
}

char *session_who(const Session *s, int side, char text[SAID_TEXT])
{
    const char *who = s->engine_plays[!side] ? message_text(MSG_WHO_YOU) : "%s";
    if (s->engine_plays[side])
        who = message_text(s->level == LEVEL_OWN ? MSG_WHO_ENGINE : MSG_WHO_LEVEL);
    snprintf(text, SAID_TEXT, who, side_name(side), s->level);
    return text;
}

static void write_date(time_t when, char *text, size_t size)
{
    struct tm *date = localtime(&when);
    if (!date || !strftime(text, size, "%Y/%m/%d %H:%M:%S", date))
        *text = '\0';
}

/* As Japanese records write it: 10分+30秒; Fischer's increment is not byoyomi. */
static void write_limit(const GameClock *clock, char *text, size_t size)
{
    int minutes = (int)(clock->main / 60000), seconds = (int)(clock->main / 1000 % 60);
    int end = snprintf(text, size, "%d分", minutes);
    if (seconds > 0)
        end += snprintf(text + end, size - (size_t)end, "%d秒", seconds);
    if (clock->byoyomi > 0)
        snprintf(text + end, size - (size_t)end, "+%d秒", (int)(clock->byoyomi / 1000));
    else if (clock->increment > 0)
        snprintf(text + end, size - (size_t)end, "（1手%d秒加算）",
                 (int)(clock->increment / 1000));
}

/* Set a header if it says something else so far; the journal hears of it, too. */
static void sign(Game *game, RecordField field, const char *text)
{
    if (strcmp(record_field(&game->record, field), text) == 0)
        return;
    record_set_field(&game->record, field, text);
    game->notes += game->begun != 0;
}

/* Write the players' names and the date into the record, if the game is one of our
 * own. */
static void sign_all(Session *s)
{
    char text[USER_TEXT];
    if (s->game.loaded)
        return;
    for (int side = BLACK; side <= WHITE; side++) {
        write_player(s, side, text, sizeof text);
        sign(&s->game, side == BLACK ? FIELD_BLACK : FIELD_WHITE, text);
    }
    if (s->clock.on) {
        write_limit(&s->clock, text, sizeof text);
        sign(&s->game, FIELD_LIMIT, text);
    }
    if (s->game.begun) {
        write_date(s->game.begun, text, sizeof text);
        sign(&s->game, FIELD_START, text);
    }
}

char *session_setup(const Session *s, char text[JOURNAL_LINE])
{
    char clock[CLOCK_TEXT] = "off";
    const bool *engine = s->engine_plays;
    const Limits *own = &s->strength.limits;
    int end = sprintf(text, "play %s;", engine[BLACK] ? engine[WHITE] ? "both" : "white"
                                                      : engine[WHITE] ? "black" : "none");
    if (s->level != LEVEL_OWN)
        end += sprintf(text + end, "level %d;", s->level);
    else if (own->depth > 0)
        end += sprintf(text + end, "depth %d;", own->depth);
    else if (own->nodes > 0)
        end += sprintf(text + end, "nodes %lld;", (long long)own->nodes);
    else
        end += sprintf(text + end, "time %.3f;", own->movetime / 1000.0);
    end += sprintf(text + end, "flag %s;surrender %s;", s->flag ? "on" : "off",
                   s->surrender ? "on" : "off");
    if (s->clock.on)
        game_clock_spell(&s->clock, clock);
    snprintf(text + end, (size_t)(JOURNAL_LINE - end), "clock %s %d;", clock,
             s->clock.from);
    return text;
}

void session_keep(Session *s)
{
    char setup[JOURNAL_LINE];
    bool failed = s->journal.failed != 0;
    sign_all(s);
    View view = game_step_out(&s->game);
    journal_keep(&s->journal, &s->game, s->games, session_setup(s, setup));
    game_step_in(&s->game, &view);
    if (s->journal.failed && !failed)
        complain(MSG_JOURNAL_FAILED, strerror(s->journal.failed));
}

void session_record(Session *s, GameRecord *record)
{
    char text[USER_TEXT];
    sign_all(s);
    View view = game_step_out(&s->game);
    game_to_record(&s->game, record, settings.max_moves);
    int ply = s->game.pos.ply;
    game_look(&s->game, s->game.length);
    if (record_end(record) == END_NONE && session_ending(s).end == END_TRY)
        record_add_end(record, record_last(record), END_TRY);
    game_look(&s->game, ply);
    game_step_in(&s->game, &view);
    if (!s->game.loaded && s->game.begun && record_end(record) != END_NONE) {
        write_date(time(NULL), text, sizeof text);
        record_set_field(record, FIELD_FINISH, text);
    }
}

void session_print(const char *text, size_t length)
{
    bool plain = system_is_terminal(1) && !system_is_utf8();
    for (const char *end = text + length; text < end; text += text_character(text))
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

void session_judge_time(Session *s)
{
    int side = s->game.pos.side;
    if (!s->clock.on || !game_clock_is_up(&s->clock, &s->game.pos)
        || session_ending(s).end != END_NONE)
        return;
    if (s->flag)
        s->game.agreed = (Ending){ END_TIME, !side };
    else if (!s->up_told)
        say(MSG_TIME_UP, side_name(side));
    s->up_told = true;
}
