/* session.c - see session.h. */
#include "terminal/session.h"

#include <ctype.h>
#include <string.h>
#include <time.h>

#include "machine/replace.h"
#include "machine/system.h"
#include "notation/starts.h"
#include "think/settings.h"

/* --- lines --- */

/* What follows a byte, or the escape sequence that it begins: ESC and one more, ESC [ or
 * ESC O with parameters and a letter. */
static const char *behind(const char *text)
{
    if (*text++ != '\033')
        return text;
    if (*text == '[' || *text == 'O')
        do
            text++;
        while (*text && !isalpha((unsigned char)*text) && *text != '~');
    return *text ? text + 1 : text;
}

/* Arrow keys and their like are pressed by mistake and can't be seen afterwards: what is
 * left is what the user believes to have typed. */
bool session_clean(const char *text, char out[LINE_TEXT])
{
    int length = 0;
    for (; *text && length < LINE_TEXT - 1; text = behind(text)) {
        char c = *text == '\t' ? ' ' : *text;
        if (!iscntrl((unsigned char)c) && (c != ' ' || length > 0))
            out[length++] = c;
    }
    while (length > 0 && out[length - 1] == ' ')
        length--;
    out[length] = '\0';
    return *text == '\0';
}

bool usage_refused(Message use)
{
    return complain(MSG_USAGE, (int)strcspn(message_text(use), "\n"), message_text(use));
}

/* --- the game --- */

RecordEnd session_ending_of(const Game *game)
{
    RecordEnd ending = game_ending(game, settings.max_moves);
    bool tried = ending == END_NONE && settings.entering_king == DECLARE_TRY
              && rules_tried(&game->pos, !game->pos.side);
    return tried ? END_TRY : ending;
}

RecordEnd session_ending(const Session *s) { return session_ending_of(&s->game); }

DeclareRule session_declare_rule(const Session *s)
{
    DeclareRule rule = (DeclareRule)settings.entering_king;
    return handicap_given(s->game.record.start) ? declare_with_given(rule) : rule;
}

bool session_over(const Session *s)
{
    return session_ending(s) != END_NONE && !complain(MSG_GAME_OVER);
}

static Message ending_text(const Session *s, RecordEnd end)
{
    const Position *pos = &s->game.pos;
    switch (end) {
    /* Without a check it is no mate, but lost all the same. */
    case END_MATE: return pos->in_check ? MSG_END_MATE : MSG_END_NO_MOVES;
    case END_RESIGN: case END_LEFT: return MSG_END_RESIGN;
    case END_TIME: return MSG_END_TIME;
    case END_REPETITION: return MSG_END_REPETITION;
    case END_ILLEGAL: case END_FOUL:
        return rules_repetition(pos) == REPEAT_NONE ? MSG_END_FOUL : MSG_END_PERPETUAL;
    case END_DEFAULT_WIN: case END_DEFAULT_LOSS: return MSG_END_DEFAULT;
    case END_DECLARATION: return MSG_END_DECLARATION;
    case END_TRY: return MSG_END_TRY;
    case END_IMPASSE: return s->game.loaded ? MSG_END_DRAW : MSG_END_DECLARED_DRAW;
    case END_DRAW: return MSG_END_DRAW;
    default: return MSG_END_LONGEST;
    }
}

void session_tell_ending(const Session *s, RecordEnd ending)
{
    int won = record_winner(ending, s->game.pos.side);
    const char *winner = side_name(won), *loser = side_name(!won);
    Message text = ending_text(s, ending);
    if (text == MSG_END_LONGEST)
        say(text, s->game.pos.first_number - 1 + s->game.pos.ply);
    else if (text == MSG_END_MATE || text == MSG_END_DECLARATION || text == MSG_END_TRY)
        say(text, winner);
    else
        say(text, loser, winner); /* of a draw there is neither */
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

/* Add it to a list of moves; false: it does not fit. */
static bool add_move(Session *s, Move move, bool choice, char *text, size_t size)
{
    char one[SAID_TEXT];
    const char *gap = s->words && *text ? "; " : " ";
    (choice ? session_choice_text : session_move_text)(s, move, one);
    if (strlen(text) + strlen(gap) + strlen(one) >= size)
        return false;
    text_add(text, size, "%s%s", gap, one);
    return true;
}

const char *session_moves_text(Session *s, const Move *moves, int count,
                               char text[MOVES_TEXT])
{
    text[0] = '\0';
    for (int i = 0; i < count && i < MOVES_SHOWN; i++)
        add_move(s, moves[i], true, text, MOVES_TEXT);
    return text;
}

void session_line_text(Session *s, const Line *line, bool choice, char *text, size_t size)
{
    Position *pos = &s->game.pos;
    int made = 0;
    text[0] = '\0';
    while (made < line->length && move_is_legal(pos, line->move[made])
           && add_move(s, line->move[made], choice && made == 0, text, size))
        move_make(pos, line->move[made++]);
    while (made-- > 0)
        move_unmake(pos);
}

void session_play(Session *s, Move move)
{
    int32_t took = game_clock_press(&s->clock, &s->game.pos);
    /* Records count whole seconds, as game clocks do. */
    game_play(&s->game, move, took < 0 ? RECORD_NO_TIME : took / SECOND * SECOND);
    s->up_told = false;
    s->hinted = MOVE_NONE;
}

void session_changed(Session *s)
{
    s->redraw = s->engine_waits = true;
    s->announced = s->up_told = false;
    s->hopeless = 0;
    s->hinted = MOVE_NONE;
    game_clock_halt(&s->clock);
    messages_handicap(handicap_given(s->game.record.start));
}

void session_swap(Session *s)
{
    Game game = s->game;
    GameClock clock = s->clock;
    Journal journal = s->journal;
    s->game = s->other;
    s->clock = s->other_clock;
    s->journal = s->other_journal;
    s->other = game;
    s->other_clock = clock;
    s->other_journal = journal;
    s->journal.off = journal.off;
    s->games++;
    session_changed(s);
}

bool session_is_kept(const Journal *journal, const Game *game)
{
    return journal->file && !journal->failed && !journal->saved && game->length > 0
        && session_ending_of(game) == END_NONE;
}

void session_begin_other(Session *s)
{
    journal_close(&s->other_journal);
    s->other_journal.failed = s->journal.failed;
    if (session_is_kept(&s->journal, &s->game))
        say(MSG_OTHER_KEPT);
    s->other_clock = s->clock;
    game_clock_reset(&s->other_clock, s->other.pos.ply);
    session_swap(s);
}

const char *session_chapter(void)
{
    return chapter.number + (chapter.number[0] == '0');
}

/* "shogi chapter 10, level 5", or who sits at the keyboard, if that is not both sides. */
static const char *write_player(const Session *s, int side, char text[USER_TEXT])
{
    char user[USER_TEXT];
    bool alone = s->engine_plays[!side];
    const char *own = s->name[alone ? 0 : side];
    Message engine = s->level == LEVEL_OWN ? MSG_ENGINE_NAME : MSG_ENGINE_LEVEL;
    system_user(user);
    if (s->engine_plays[side])
        snprintf(text, USER_TEXT, message_text(engine), session_chapter(), s->level);
    else
        snprintf(text, USER_TEXT, "%s", *own ? own : alone ? user : "");
    text_clean(text);
    return text;
}

char *session_who(const Session *s, int side, char text[SAID_TEXT])
{
    const char *who = s->engine_plays[!side] ? message_text(MSG_WHO_YOU) : "%s";
    if (s->engine_plays[side])
        who = message_text(s->level == LEVEL_OWN ? MSG_WHO_ENGINE : MSG_WHO_LEVEL);
    snprintf(text, SAID_TEXT, who, side_name(side), s->level);
    return text;
}

static const char *write_date(time_t when, char text[USER_TEXT])
{
    struct tm *date = localtime(&when);
    if (!date || !strftime(text, USER_TEXT, "%Y/%m/%d %H:%M:%S", date))
        *text = '\0';
    return text;
}

/* As Japanese records write it: 10分+30秒; Fischer's increment is not byoyomi. */
static const char *write_limit(const GameClock *clock, char text[USER_TEXT])
{
    int main = (int)(clock->main / SECOND), more = (int)(clock->byoyomi / SECOND);
    snprintf(text, USER_TEXT, "%d分", main / 60);
    if (main % 60 > 0)
        text_add(text, USER_TEXT, "%d秒", main % 60);
    if (more > 0)
        text_add(text, USER_TEXT, "+%d秒", more);
    else if (clock->increment > 0)
        text_add(text, USER_TEXT, "（1手%d秒加算）", (int)(clock->increment / SECOND));
    return text;
}

/* Set a header if it says something else so far; the journal hears of it, too. */
static void sign(Game *game, RecordField field, const char *text)
{
    if (strcmp(record_field(&game->record, field), text) == 0)
        return;
    record_set_field(&game->record, field, text);
    game->notes += game->begun != 0;
}

/* Write players, limit and date into the record, if the game is one of our own. */
static void sign_all(Session *s)
{
    char text[USER_TEXT];
    if (s->game.loaded)
        return;
    sign(&s->game, FIELD_BLACK, write_player(s, BLACK, text));
    sign(&s->game, FIELD_WHITE, write_player(s, WHITE, text));
    if (s->clock.on)
        sign(&s->game, FIELD_LIMIT, write_limit(&s->clock, text));
    if (s->game.begun)
        sign(&s->game, FIELD_START, write_date(s->game.begun, text));
}

char *session_setup(const Session *s, char text[JOURNAL_LINE])
{
    static const char *const person[2][2] = { { "none", "black" }, { "white", "both" } };
    char clock[CLOCK_TEXT] = "off";
    const Limits *own = &s->strength.limits;
    sprintf(text, "play %s;", person[s->engine_plays[BLACK]][s->engine_plays[WHITE]]);
    if (s->level != LEVEL_OWN)
        text_add(text, JOURNAL_LINE, "level %d;", s->level);
    else if (own->depth > 0)
        text_add(text, JOURNAL_LINE, "depth %d;", own->depth);
    else if (own->nodes > 0)
        text_add(text, JOURNAL_LINE, "nodes %lld;", (long long)own->nodes);
    else
        text_add(text, JOURNAL_LINE, "time %.3f;", own->movetime / 1000.0);
    if (s->clock.on)
        game_clock_name(&s->clock, LANGUAGE_ENGLISH, clock);
    text_add(text, JOURNAL_LINE, "flag %s;surrender %s;clock %s %d;",
             s->flag ? "on" : "off", s->surrender ? "on" : "off", clock, s->clock.from);
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
    if (record_end(record) == END_NONE && session_ending(s) == END_TRY)
        record_add(record, record_last(record), MOVE_NONE, END_TRY);
    game_look(&s->game, ply);
    game_step_in(&s->game, &view);
    if (!s->game.loaded && s->game.begun && record_end(record) != END_NONE)
        record_set_field(record, FIELD_FINISH,
                         write_date(s->announced ? s->ended : time(NULL), text));
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
    if (s->engine_plays[s->game.pos.side] && session_ending(s) == END_NONE)
        say(MSG_ENGINE_WAITS);
}

void session_judge_time(Session *s)
{
    if (!game_clock_is_up(&s->clock, &s->game.pos) || session_ending(s) != END_NONE)
        return;
    if (s->flag)
        s->game.agreed = END_TIME;
    else if (!s->up_told)
        say(MSG_TIME_UP, side_name(s->game.pos.side));
    s->up_told = true;
}

/* --- choices --- */

enum { CHOICE_TEXT = 200 }; /* bytes of a line */

static const char choices[] = "/settings"; /* in the configuration folder */

/* 0: it is no choice to remember. */
static int kind_of_choice(const char *line)
{
    /* Commands of one kind stand together: the last of them holds. */
    static const char *const kinds[] = { "level depth nodes", "board kanji ascii", "lang",
        "notation", "color", "bell", "name", "variety", "screen", "theme" };
    char command[WORD_TEXT];
    text_word(&line, command, sizeof command);
    if (strcmp(command, "board") == 0 && text_is_among("large small", line))
        return -1; /* the board's size is a kind of its own */
    for (int i = 0; i < (int)(sizeof kinds / sizeof kinds[0]); i++)
        if (text_is_among(kinds[i], command))
            return i + 1;
    return 0;
}

Buffer remembered_lines(void)
{
    Buffer lines = { .text = NULL };
    char path[PATH_TEXT], line[CHOICE_TEXT];
    bool there = system_own_path(path, CONFIG_FOLDER, choices, false)
              && system_file(path, NULL) == FILE_REGULAR;
    FILE *file = there ? system_open(path, "r") : NULL;
    while (file && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (text_clean(line) && kind_of_choice(line))
            buffer_add(&lines, "%s\n", line);
    }
    if (file)
        fclose(file);
    return lines;
}

void remembered_keep(const char *command, const char *arguments)
{
    char path[PATH_TEXT], line[CHOICE_TEXT];
    Replacement file;
    const char *gap = *arguments ? " " : "";
    int length = snprintf(line, CHOICE_TEXT, "%s%s%s", command, gap, arguments);
    int kind = kind_of_choice(line);
    bool whole = *arguments || text_is_among("kanji ascii", command);
    if (!kind || !whole || length >= CHOICE_TEXT - 1
        || !system_own_path(path, CONFIG_FOLDER, choices, true)
        || !replace_begin(&file, path))
        return;
    Buffer lines = remembered_lines();
    for (char *at = lines.text; at && *at; at += strlen(at) + 1) {
        at[strcspn(at, "\n")] = '\0';
        if (kind_of_choice(at) != kind)
            fprintf(file.out, "%s\n", at);
    }
    buffer_free(&lines);
    fprintf(file.out, "%s\n", line);
    replace_end(&file);
}

bool remembered_forget(void)
{
    char path[PATH_TEXT];
    return system_own_path(path, CONFIG_FOLDER, choices, false) && system_remove(path);
}
