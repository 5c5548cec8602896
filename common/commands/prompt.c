/* prompt.c - the loop of the game: lines in, moves and boards out.
 *
 * A line is a command when it begins with the full name of one, else the first of a game
 * record that is pasted, else a move when it reads as one in any notation, else a command
 * again, perhaps shortened.
 */
#include "commands/commands.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "game/movegen.h"
#include "record/file.h"
#include "terminal/question.h"
#include "terminal/stage.h"
#include "terminal/thinking.h"
#include "text/pager.h"
#include "think/settings.h"

static Session session; /* the one game */

/* --- showing --- */

/* What a stranger needs: a move that can be typed here, and the first words of all. */
static void welcome(const Session *s)
{
    Move list[MAX_MOVES], move;
    char typed[MOVE_TEXT], spoken[SPOKEN_TEXT];
    int count = generate_legal(&s->game.pos, list);
    move = list[0];
    for (int i = 0; i < count; i++)
        if (move_kind(list[i]) == PAWN && square_file(move_to(list[i])) == 7)
            move = list[i]; /* as most games begin */
    say(s->level ? MSG_WELCOME : MSG_WELCOME_EASY, move_to_usi(move, typed),
        move_speak(&s->game.pos, move, spoken),
        s->style.kanji ? message_text(MSG_WELCOME_KANJI) : "", session_chapter(),
        word_text(chapter.title));
}

/* Show what has changed since the last time. The end of a game is told once, and again
 * when it was taken back and reached anew. */
static void show(Session *s)
{
    if (!stage_draw(s, false) && s->redraw && (!s->no_board || s->board_asked))
        stage_show(s);
    if (s->interactive && !s->no_board && !s->legend_told && s->game.pos.ply > 0) {
        say(s->style.kanji ? MSG_LEGEND_KANJI : MSG_LEGEND_LETTERS);
        s->legend_told = true;
    }
    if (s->redraw && s->game.record.node[game_node(&s->game)].comment)
        obey_comment(s, "");
    s->redraw = s->board_asked = false;
    RecordEnd ending = session_ending(s);
    if (ending != END_NONE && !s->announced) {
        session_tell_ending(s, ending);
        say(MSG_END_NEXT);
        s->ended = time(NULL);
    }
    s->announced = ending != END_NONE;
    if (s->announced)
        game_clock_halt(&s->clock);
    else if (s->interactive && !s->welcomed)
        welcome(s);
    s->welcomed = true;
    fflush(stdout);
}

/* For who wants to see it once more. */
static void show_again(void)
{
    if (!stage_draw(&session, true) && !session.no_board)
        stage_show(&session);
}

/* The board is shown once a turn, after the engine's answer; a board after each move of a
 * person as well would scroll the one that matters off a small screen. When the engine
 * plays itself, each of its moves is shown, and what is typed comes between two of
 * them. */
static void play_engine_turns(Session *s)
{
    while (s->engine_plays[s->game.pos.side] && !s->engine_waits
           && session_ending(s) == END_NONE) {
        bool both = s->engine_plays[!s->game.pos.side];
        if (both && s->keys && keyboard_has_heard())
            return;
        if (both)
            show(s);
        else
            stage_draw(s, false);
        engine_move(s);
        session_judge_time(s);
        session_keep(s);
    }
}

/* --- the loop --- */

/* What Tab offers. */
static void complete(const char *before, const char *start, Offer offer)
{
    command_offer(&session, before, start, offer);
}

/* The next line to obey; NULL: none, or time to leave: Ctrl-C twice on an empty one. */
static const char *next_line(Session *s)
{
    enum { TWICE_WITHIN = 2000 }; /* ms */
    static char clean[LINE_TEXT];
    static int64_t pressed = -TWICE_WITHIN;
    char prompt[SAID_TEXT];
    const Position *pos = &s->game.pos;
    if (s->behind[0]) {
        strcpy(clean, s->behind);
        s->behind[0] = '\0';
        return clean;
    }
    snprintf(prompt, sizeof prompt,
             message_text(s->announced ? MSG_PROMPT_OVER : MSG_PROMPT),
             side_name(pos->side), pos->first_number + pos->ply);
    if (!s->keys)
        return question_line(s, prompt);
    const char *line = keyboard_line(prompt, complete, show_again);
    if (!line || line[0] == 3) {
        s->quit = !line || system_now() - pressed <= TWICE_WITHIN;
        pressed = system_now();
        if (!s->quit)
            say(MSG_LEAVE_QUESTION);
        return NULL;
    }
    if (!session_clean(line, clean) || keyboard_too_long()) {
        complain(MSG_LONG_LINE, LINE_TEXT - 1);
        return NULL;
    }
    /* `journal off`, however short, is no line to keep. */
    if (*clean && !s->journal.off && !text_begins(clean, "jo"))
        keyboard_keep(clean);
    return clean;
}

/* Another letter than q begins the next line: it is not lost. What was typed while the
 * engine thought is a command, and no answer: then all is shown. */
static int wants_more(void)
{
    int key, columns, rows;
    if (keyboard_has_heard())
        return 0;
    if (stage_yield()) {
        keyboard_size(&columns, &rows);
        return rows - 1; /* one for what follows */
    }
    printf("%s", message_text(MSG_MORE));
    fflush(stdout);
    do
        key = keyboard_key();
    while (key == 0);
    printf("\r\033[K");
    bool letter = key > ' ' && key < 0x7f;
    if (letter && text_lower((char)key) != 'q')
        keyboard_unread();
    return letter || key == 3 || key == -1 ? PAGER_ENOUGH : 0;
}

/* Text fits the screen as it is now, or, where it isn't ours to fill, the columns that
 * the environment tells. Returns its rows; 0: it is none. */
static int measure(const Session *s)
{
    int columns, rows;
    int64_t told;
    const char *variable = getenv("COLUMNS");
    if (s->keys)
        keyboard_size(&columns, &rows);
    else if (variable && text_number(variable, 1, 1000, &told))
        columns = (int)told;
    else if (!s->interactive || !system_terminal_size(&columns, &rows))
        return 0;
    pager_width(columns);
    return s->keys ? rows : 0;
}

/* The command whose Japanese name the line begins with, where a digit or a wide blank
 * follows: レベル３. *line goes behind it. NULL: none. */
static const Command *joined_command(const char **line)
{
    char word[WORD_TEXT];
    for (const Command *c = commands; c->name; c++)
        for (const char *names = c->aliases; text_word(&names, word, sizeof word);) {
            const char *rest = *line;
            if ((unsigned char)*word >= 0x80 && text_take(&rest, word)
                && (text_take(&rest, "　") || strchr("0123456789", text_narrow(rest))))
                return *line = rest, c;
        }
    return NULL;
}

/* Eight slashes in one word, and then whose move it is: an SFEN without its command. */
static bool is_sfen(const char *line)
{
    int slashes = 0;
    for (; *line && *line != ' '; line++)
        slashes += *line == '/';
    return slashes == 8 && *line && (line[1] == 'b' || line[1] == 'w');
}

static void obey(Session *s, const char *line)
{
    char word[WORD_TEXT], offered[WORD_TEXT];
    bool taken = s->taken;
    s->taken = false;
    strcpy(offered, s->offered);
    s->offered[0] = '\0';
    s->aloud = *offered && question_said(line) == SAID_YES;
    if (*offered && question_said(line) != SAID_NOTHING)
        line = s->aloud ? offered : "";
    if (*line == '\0')
        return;
    const char *arguments = line;
    text_word(&arguments, word, WORD_TEXT);
    size_t length = strcspn(word, "!?,");
    if (length > 1)
        word[length] = '\0'; /* hint! */
    const Command *command = command_find(word);
    /* `B 7g` is a move, though `b` alone is a command. */
    bool letter = word[1] == '\0' && *arguments;
    if (!command && record_begins(line) && obey_pasted(s, line))
        return;
    if (!command && is_sfen(line)) {
        obey_sfen(s, line);
        return;
    }
    if ((!command || letter) && typed_move_obey(s, line))
        return;
    if (!command && (command = joined_command(&line)) != NULL)
        arguments = line;
    if ((!command || *arguments) && typed_wish_answer(s, line, command))
        return;
    if (!command)
        command = command_guess(word, !*arguments);
    bool good = command && command_run(command, s, arguments);
    if (good && s->interactive && !s->journal.off)
        remembered_keep(command->name, arguments);
    if (command && !good && taken)
        s->engine_waits = false; /* refused: it was nothing to stop the engine for */
}

/* A word of the command line: --NAME or --NAME=VALUE is the command said before the first
 * line, any other one a part of what `load` gets. */
static bool take_word(Session *s, const char *word, char file[PATH_TEXT])
{
    char name[WORD_TEXT];
    int length = (int)strcspn(word, "="), end = (int)strlen(file), room = PATH_TEXT - end;
    if (strncmp(word, "--", 2) != 0)
        return snprintf(file + end, (size_t)room, "%s%s", end ? " " : "", word) < room;
    snprintf(name, sizeof name, "%.*s", length - 2, word + 2);
    const Command *command = command_find(name);
    if (!command || !command->is_option)
        return complain(MSG_BAD_OPTION, word);
    if (!word[length] && command->run != obey_new && command_takes_words(command))
        return usage_refused(command->use);
    return command_run(command, s, word[length] ? word + length + 1 : "");
}

/* What was chosen in an earlier session; told in one line: "level 3, lang ja". */
static void recall(Session *s, char told[LINE_TEXT])
{
    char name[WORD_TEXT];
    Buffer lines = remembered_lines();
    for (char *at = lines.text; at && *at; at += strlen(at) + 1) {
        const char *arguments = at;
        at[strcspn(at, "\n")] = '\0';
        text_add(told, LINE_TEXT, "%s%s", *told ? message_text(MSG_COMMA) : "", at);
        text_word(&arguments, name, sizeof name);
        const Command *command = command_find(name);
        if (command)
            command_run(command, s, arguments);
    }
    buffer_free(&lines);
}

/* A fresh session: an even game, the person has Black. False, and told: no memory. */
static bool begin(Session *s)
{
    char error[ERROR_TEXT], language[3];
    s->interactive = system_is_terminal(0) && system_is_terminal(1);
    s->style.kanji = system_is_utf8();
    s->engine_plays[WHITE] = true;
    s->level = settings.level;
    s->surrender = true;
    s->stays = s->varies = s->interactive; /* a script finds the same moves again */
    settings_seed(s);
    s->journal.off = !s->interactive; /* scripts leave nothing behind */
    s->clock.since = s->other_clock.since = -1;
    system_language(language);
    obey_lang(s, s->style.kanji && strcmp(language, "ja") == 0 ? "ja" : "en");
    obey_color(s, "auto");
    return game_set(&s->game, "startpos", error) || complain(MSG_REFUSED, error);
}

static void play(Session *s)
{
    while (!s->quit) {
        session_keep(s);
        play_engine_turns(s);
        show(s);
        bool for_go = s->engine_waits && s->engine_plays[s->game.pos.side];
        bool at_end = s->game.pos.ply == s->game.length && !s->game.own.put_aside;
        if (!s->announced && !for_go && at_end)
            game_clock_start(&s->clock);
        const char *line = next_line(s);
        bool away = stage_has_yielded(); /* q leaves a text, and not the game with it */
        if (away)
            stage_draw(s, true);
        if (!line || !*line || (away && text_same(line, "q")))
            continue;
        pager_stops(measure(s), wants_more);
        obey(s, line);
        pager_stops(0, NULL);
        if (stage_has_yielded())
            fputs(message_text(MSG_STAYS_AWAY), stdout);
    }
}

int prompt_run(Search *engine, int count, char **words)
{
    Session *s = &session;
    char recalled[LINE_TEXT] = "", file[PATH_TEXT] = "";
    s->engine = engine;
    /* An option is the command of that name, but at the start nobody wants to read that
     * it was obeyed. */
    messages_hush(true);
    if (!begin(s))
        return 1;
    if (s->interactive)
        recall(s, recalled);
    for (int i = 0; i < count; i++)
        if (!take_word(s, words[i], file))
            return 2;
    messages_hush(false);
    s->redraw = s->interactive;
    s->engine_waits = false;
    s->keys = s->interactive && keyboard_open();
    stage_begin(s);
    stage_draw(s, true);
    measure(s);
    if (*recalled)
        say(MSG_REMEMBERED, recalled);
    s->legend_told = *recalled; /* it has been seen */
    if (*file)
        s->status = !obey_load(s, file);
    else
        obey_offer(s, "");
    s->quit |= s->status != 0;
    play(s);
    if (s->interactive && session_is_kept(&s->journal, &s->game))
        say(MSG_QUIT_KEPT);
    else if (s->interactive && session_is_kept(&s->other_journal, &s->other))
        say(MSG_QUIT_OTHER);
    journal_close(&s->journal);
    journal_close(&s->other_journal);
    fflush(stdout);
    return s->status;
}
