/* tsume.c - see tsume.h. The engine defends: with a move after which there is no mate in
 * time, if there is one, and else with the one that is mated latest. */
#include "commands/tsume.h"

#include <string.h>

#include "commands/commands.h"
#include "commands/files.h"
#include "commands/typed_move.h"
#include "game/legal.h"
#include "game/movegen.h"
#include "machine/system.h"
#include "mate/tsume.h"
#include "notation/plain_words.h"
#include "notation/problems.h"
#include "terminal/question.h"
#include "terminal/stage.h"
#include "text/messages.h"

enum { BUDGET = 500000 }; /* positions of a proof: a second or so */

static Game aside; /* the game on the table, meanwhile */

/* --- what was solved --- */

/* The first problem of this length, from this number on, that is not solved yet; 0: all
 * are. A problem is known by its row: its number may have been another's. */
static int next_unsolved(int plies, int number)
{
    bool solved[PROBLEM_SET + 2] = { false };
    char path[PATH_TEXT], line[PROBLEM_TEXT], row[PROBLEM_TEXT];
    FILE *file = system_own_path(path, STATE_FOLDER, "/solved", false)
            && system_file(path, NULL) == FILE_REGULAR ? system_open(path, "r") : NULL;
    while (file && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = '\0';
        for (int i = 1; problem_row(plies, i, row); i++)
            solved[i] |= strcmp(line, row) == 0;
    }
    if (file)
        fclose(file);
    while (solved[number])
        number++;
    return number <= problem_count(plies) ? number : 0;
}

static void keep_solved(const Session *s, int plies, int number)
{
    char path[PATH_TEXT], row[PROBLEM_TEXT];
    bool keep = s->interactive && !s->journal.off
             && system_own_path(path, STATE_FOLDER, "/solved", true)
             && system_file(path, NULL) != FILE_OTHER && problem_row(plies, number, row);
    FILE *file = keep ? system_open(path, "a") : NULL;
    if (file) {
        fprintf(file, "%s\n", row);
        fclose(file);
    }
}

/* --- one problem --- */

static void show(Session *s, const char *name, int plies)
{
    Position *pos = &s->game.pos;
    s->style.flipped = pos->side == WHITE;
    stage_show(s);
    say(MSG_TSUME, name, side_name(pos->side), plies);
}

/* The answer to a check: see tsume_answer(). */
static Move answer_to(Position *pos, Move move, int plies, bool *holds)
{
    long budget = BUDGET;
    move_make(pos, move);
    Move answer = tsume_answer(pos, plies - 2, holds, &budget);
    move_unmake(pos);
    return answer;
}

/* A move that mates within so many plies. */
static Move solution(Position *pos, int plies)
{
    Move moves[MAX_MOVES];
    int count = generate_legal(pos, moves);
    bool holds = true;
    for (int i = 0; i < count; i++) {
        if (move_gives_check(pos, moves[i]))
            answer_to(pos, moves[i], plies, &holds);
        if (!holds)
            return moves[i];
    }
    return MOVE_NONE;
}

static void show_solution(Session *s, int plies)
{
    Position *pos = &s->game.pos;
    Line line = { .length = 0 };
    char text[MOVES_TEXT * 2];
    bool holds;
    while (plies > 0) {
        Move move = solution(pos, plies);
        Move answer = move ? answer_to(pos, move, plies, &holds) : MOVE_NONE;
        plies = answer ? plies - 2 : 0;
        if (move)
            move_make(pos, line.move[line.length++] = move);
        if (answer)
            move_make(pos, line.move[line.length++] = answer);
    }
    stage_show(s);
    for (int i = 0; i < line.length; i++)
        move_unmake(pos);
    session_line_text(s, &line, false, text, sizeof text);
    say(MSG_TSUME_ANSWER, text);
}

/* A check that was typed: it mates, it fails, or it is answered. True: mate. */
static bool try_check(Session *s, Move move, int *plies)
{
    char text[SAID_TEXT], reply[SAID_TEXT];
    bool holds;
    Position *pos = &s->game.pos;
    Move answer = answer_to(pos, move, *plies, &holds);
    session_move_text(s, move, text);
    move_make(pos, move);
    if (answer)
        session_move_text(s, answer, reply);
    move_unmake(pos);
    if (answer && holds) {
        say(MSG_TSUME_FAILS, text, reply);
        return false;
    }
    game_play(&s->game, move, RECORD_NO_TIME);
    if (!answer) {
        stage_show(s);
        return say(MSG_TSUME_MATE, text);
    }
    game_play(&s->game, answer, RECORD_NO_TIME);
    *plies -= 2;
    say(MSG_TSUME_REPLY, text, reply);
    return false;
}

/* What helps with a problem and changes nothing: the rules, the pieces, the board. */
static bool obey_beside(Session *s, const char *line)
{
    char word[WORD_TEXT];
    text_word(&line, word, sizeof word);
    const Command *command = command_find(word);
    Obey *run = command ? command->run : NULL;
    bool beside = run == obey_board || run == obey_pieces || run == obey_rules;
    if (!beside || (word[1] == '\0' && *line)) /* `B 7g` is a move */
        return false;
    if (command_run(command, s, line) && run == obey_board)
        stage_show(s);
    return true;
}

Attempt tsume_ask(Session *s, Move *move)
{
    char prompt[SAID_TEXT], within[WORD_TEXT];
    TypedMove typed;
    snprintf(prompt, sizeof prompt, message_text(MSG_PUZZLE_PROMPT),
             side_name(s->game.pos.side));
    for (;;) {
        const char *line = question_line(s, prompt);
        const Command *command = line ? command_find(line) : NULL;
        if (!line || (command && strcmp(command->name, "quit") == 0))
            return ATTEMPT_NONE;
        if (!*line)
            return ATTEMPT_ANSWER;
        if (obey_beside(s, line))
            continue;
        if (command && command->run == obey_undo)
            return ATTEMPT_UNDO;
        bool digit = (unsigned char)*line >= 0x80 || strpbrk(line, "123456789");
        if (digit && plain_words_move(&s->game.pos, line, within))
            line = within;
        if (command || !digit) {
            const char *wish =
                command ? command->name : plain_words_wish(line, false, within);
            if (strcmp(wish, "hint") == 0)
                return ATTEMPT_HINT;
            say(text_begins(wish, "help") ? MSG_PUZZLE_HELP : MSG_PUZZLE_ONLY);
        } else if (typed_move_read(s, line, &typed)) {
            *move = typed_move_settle(s, &typed);
            s->behind[0] = '\0'; /* nothing is obeyed beside a problem */
            if (*move != MOVE_NONE)
                return ATTEMPT_MOVE;
        }
    }
}

void tsume_hint(Move move)
{
    say(move_is_drop(move) ? MSG_PUZZLE_HINT_DROP : MSG_PUZZLE_HINT,
        word_for_kind(move_kind(move)));
}

/* Back before the last check and its answer; returns the plies of the mate there. */
static int take_back(Session *s, int plies)
{
    if (game_undo(&s->game) && game_undo(&s->game))
        return plies + 2;
    complain(MSG_NOTHING_UNDO);
    return plies;
}

static PuzzleEnd solve(Session *s, const char *name, int plies)
{
    int shown = 0;
    for (;;) {
        Move move;
        if (plies != shown)
            show(s, name, plies);
        shown = plies;
        switch (tsume_ask(s, &move)) {
        case ATTEMPT_NONE: return PUZZLE_LEFT;
        case ATTEMPT_ANSWER: show_solution(s, plies); return PUZZLE_SHOWN;
        case ATTEMPT_HINT: tsume_hint(solution(&s->game.pos, plies)); break;
        case ATTEMPT_UNDO: plies = take_back(s, plies); break;
        case ATTEMPT_MOVE:
            if (!move_gives_check(&s->game.pos, move))
                complain(MSG_TSUME_NO_CHECK);
            else if (try_check(s, move, &plies))
                return PUZZLE_SOLVED;
        }
    }
}

/* --- the problems, one after the other --- */

/* The plies of the shortest mate; 0: none was found. */
static int mate_length(Position *pos)
{
    int result = 0;
    for (int plies = 1; plies <= TSUME_LONGEST; plies += 2) {
        long budget = BUDGET;
        result = tsume_mates(pos, plies, &budget);
        if (result != 0)
            return result > 0 ? plies : 0;
    }
    return 0;
}

bool tsume_goes_on(Session *s, PuzzleEnd end, PuzzleCount *count)
{
    count->solved += end == PUZZLE_SOLVED;
    count->asked += end != PUZZLE_LEFT;
    while (end != PUZZLE_LEFT && s->interactive) {
        const char *line = question_line(s, message_text(MSG_PUZZLE_NEXT));
        Said said = line ? question_said(line) : SAID_NO;
        if (said == SAID_YES || (line && text_same(line, "next")))
            return true;
        if (said == SAID_NO || text_is_among("q quit exit bye 終了", line))
            return false;
        say(MSG_PUZZLE_STAYS);
    }
    return end != PUZZLE_LEFT;
}

void tsume_leave(Session *s, bool flipped, const PuzzleCount *count)
{
    s->aside = false;
    s->style.flipped = flipped;
    s->redraw = true;
    say(MSG_PUZZLES_DONE, count->solved, count->asked);
}

/* Those that are not solved; or all, from that number on. */
static void solve_set(Session *s, int plies, int number, PuzzleCount *count)
{
    char name[32];
    bool more = true;
    int unsolved = number ? 0 : next_unsolved(plies, 1), last = problem_count(plies);
    for (number = unsolved ? unsolved : number ? number : 1;
         number > 0 && number <= last && more;
         number = unsolved ? next_unsolved(plies, number + 1) : number + 1) {
        char sfen[SFEN_TEXT + 8] = "sfen ", error[ERROR_TEXT];
        Position pos;
        problem_set_up(&pos, plies, number);
        sfen_write(&pos, sfen + strlen(sfen));
        game_set(&s->game, sfen, error);
        snprintf(name, sizeof name, "%d-%d", plies, number);
        PuzzleEnd end = solve(s, name, plies);
        if (end == PUZZLE_SOLVED)
            keep_solved(s, plies, number);
        more = tsume_goes_on(s, end, count);
    }
}

/* Positions, one a line; what stands behind a tab is not read. */
static void solve_file(Session *s, FILE *file, PuzzleCount *count)
{
    char line[LINE_TEXT], text[LINE_TEXT + 8], name[32], error[ERROR_TEXT];
    bool more = true;
    for (int n = 1; more && fgets(line, sizeof line, file); n++) {
        line[strcspn(line, "\t\r\n")] = '\0';
        bool bare = strncmp(line, "sfen ", 5) != 0;
        snprintf(text, sizeof text, "%s%s", bare ? "sfen " : "", line);
        if (!*line || *line == '#')
            continue;
        snprintf(name, sizeof name, "%d", n);
        int plies = game_set(&s->game, text, error) ? mate_length(&s->game.pos) : 0;
        if (plies == 0)
            complain(MSG_TSUME_NONE, n, TSUME_LONGEST);
        else
            more = tsume_goes_on(s, solve(s, name, plies), count);
    }
}

bool tsume_obey(Session *s, const char *arguments)
{
    char path[PATH_TEXT], word[WORD_TEXT];
    int64_t plies = 0, number = 0;
    PuzzleCount count = { 0, 0 };
    const char *rest = arguments;
    text_word(&rest, word, sizeof word);
    bool set = text_number(word, 1, TSUME_LONGEST, &plies) && plies % 2 == 1
            && (!*rest || text_number(rest, 1, problem_count((int)plies), &number));
    FILE *file = NULL;
    if (!set && files_path(arguments, (int)strlen(arguments), path)
        && system_file(path, NULL) == FILE_REGULAR)
        file = system_open(path, "r");
    if (!set && !file)
        return usage_refused(MSG_PUZZLES_USE);
    bool flipped = s->style.flipped;
    s->aside = true;
    aside = s->game;
    memset(&s->game, 0, sizeof s->game);
    if (set)
        solve_set(s, (int)plies, (int)number, &count);
    else
        solve_file(s, file, &count);
    if (file)
        fclose(file);
    record_free(&s->game.record);
    s->game = aside;
    tsume_leave(s, flipped, &count);
    return true;
}
