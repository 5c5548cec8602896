/* puzzles.c - `puzzles`: mates to find, and positions in which the reviewed game turned.
 * In a mate problem the engine defends: with a move after which there is no mate in time,
 * if there is one, and else with the one that is mated latest. Where a game turned, a
 * move is right that the engine, which looks at it alone, finds as good as its own. */
#include "commands/commands.h"

#include <string.h>

#include "commands/review.h"
#include "game/legal.h"
#include "game/movegen.h"
#include "mate/tsume.h"
#include "notation/plain_words.h"
#include "notation/starts.h"
#include "terminal/question.h"
#include "terminal/stage.h"
#include "terminal/thinking.h"

enum {
    BUDGET = 500000, /* positions of a proof: a second or so */
    AS_GOOD = 50,    /* cp: nearer to the best move nobody can tell */
};

/* How a problem ended for its solver. goes_on() counts how many ended in each way. */
typedef enum { PUZZLE_SOLVED, PUZZLE_SHOWN, PUZZLE_LEFT, PUZZLE_ENDS } PuzzleEnd;

/* --- what is typed to solve a problem of any kind --- */

/* A move; nothing, for the answer; `hint`; `undo`; `quit`, or no more at all. */
typedef enum {
    ATTEMPT_MOVE, ATTEMPT_ANSWER, ATTEMPT_HINT, ATTEMPT_UNDO, ATTEMPT_NONE,
} Attempt;

/* The board as who is to move sees it. */
static void show_board(Session *s)
{
    s->style.flipped = s->game.pos.side == WHITE;
    stage_show(s);
}

/* Ask the side to move until it is one of these; other words are answered with what can
 * be typed, and what is no move with the reason. */
static Attempt ask(Session *s, Move *move)
{
    char prompt[SAID_TEXT], word[WORD_TEXT], within[WORD_TEXT];
    TypedMove typed;
    snprintf(prompt, sizeof prompt, message_text(MSG_PUZZLE_PROMPT),
             side_name(s->game.pos.side));
    for (;;) {
        const char *line = question_line(s, prompt), *rest = line ? line : "quit";
        text_word(&rest, word, sizeof word);
        const Command *command = command_find(word);
        Obey *run = command ? command->run : NULL;
        /* These help, and change nothing. But `B 7g` is a move. */
        bool beside = run == obey_board || run == obey_pieces || run == obey_rules;
        if (beside && (word[1] || !*rest)) {
            if (command_run(command, s, rest) && run == obey_board)
                stage_show(s);
            continue;
        }
        if (*rest)
            command = NULL;
        if (command && strcmp(command->name, "quit") == 0)
            return ATTEMPT_NONE;
        if (!*line)
            return ATTEMPT_ANSWER;
        if (command && run == obey_undo)
            return ATTEMPT_UNDO;
        bool digit = (unsigned char)*line >= 0x80 || strpbrk(line, "123456789");
        if (digit && plain_words_move(&s->game.pos, line, within))
            line = within;
        if (command || !digit) {
            const char *wish = command ? command->name
                                       : plain_words_wish(line, false, within);
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

/* Which piece such a move moves. */
static void tell_hint(Move move)
{
    say(move_is_drop(move) ? MSG_PUZZLE_HINT_DROP : MSG_PUZZLE_HINT,
        word_for_kind(move_kind(move)));
}

/* One that has ended is counted; at a terminal its last board stays until Enter is
 * pressed. False: that was enough. */
static bool goes_on(Session *s, PuzzleEnd end, int count[PUZZLE_ENDS])
{
    count[end]++;
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

/* --- one mate --- */

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
    Position *pos = &s->game.pos, start = *pos;
    Line line = { .length = 0 };
    char text[MOVES_TEXT * 2];
    bool holds;
    for (Move move; (move = solution(pos, plies)) != MOVE_NONE; plies -= 2) {
        Move answer = answer_to(pos, move, plies, &holds);
        move_make(pos, line.move[line.length++] = move);
        if (answer)
            move_make(pos, line.move[line.length++] = answer);
    }
    stage_show(s);
    s->game.pos = start;
    session_line_text(s, &line, false, text, sizeof text);
    say(MSG_TSUME_ANSWER, text);
}

/* A check that was typed: it mates, it fails, or it is answered. True: mate. */
static bool try_check(Session *s, Move move, int *plies)
{
    char text[SAID_TEXT], reply[SAID_TEXT];
    bool holds;
    Move answer = answer_to(&s->game.pos, move, *plies, &holds);
    session_move_text(s, move, text);
    game_play(&s->game, move, RECORD_NO_TIME);
    if (!answer) {
        stage_show(s);
        return say(MSG_TSUME_MATE, text);
    }
    session_move_text(s, answer, reply);
    if (holds) {
        game_undo(&s->game);
        return !say(MSG_TSUME_FAILS, text, reply);
    }
    game_play(&s->game, answer, RECORD_NO_TIME);
    *plies -= 2;
    return !say(MSG_TSUME_REPLY, text, reply);
}

static PuzzleEnd solve_mate(Session *s, const char *name, int plies)
{
    for (int shown = 0;;) {
        Move move;
        if (plies != shown) {
            show_board(s);
            say(MSG_TSUME, name, side_name(s->game.pos.side), plies);
        }
        shown = plies;
        switch (ask(s, &move)) {
        case ATTEMPT_NONE: return PUZZLE_LEFT;
        case ATTEMPT_ANSWER: show_solution(s, plies); return PUZZLE_SHOWN;
        case ATTEMPT_HINT: tell_hint(solution(&s->game.pos, plies)); break;
        case ATTEMPT_UNDO: /* back before the last check and its answer */
            if (game_undo(&s->game) && game_undo(&s->game))
                plies += 2;
            else
                complain(MSG_NOTHING_UNDO);
            break;
        case ATTEMPT_MOVE:
            if (!move_gives_check(&s->game.pos, move))
                complain(MSG_TSUME_NO_CHECK);
            else if (try_check(s, move, &plies))
                return PUZZLE_SOLVED;
        }
    }
}

/* --- those that come with the program, or stand in a file --- */

/* The problems that were solved, a row each. */
static FILE *open_solved(const char *mode)
{
    char path[PATH_TEXT];
    bool there = system_own_path(path, STATE_FOLDER, "/solved", *mode == 'a')
              && system_file(path, NULL) != FILE_OTHER;
    return there ? system_open(path, mode) : NULL;
}

/* A problem is known by its row: its number may have been another's. */
static bool is_solved(const char *row)
{
    char line[PROBLEM_TEXT + 1] = "";
    FILE *file = open_solved("r");
    while (file && strcmp(line, row) != 0 && fgets(line, PROBLEM_TEXT, file))
        strcpy(line + strcspn(line, "\r\n"), "\n");
    if (file)
        fclose(file);
    return strcmp(line, row) == 0;
}

/* Those that are not solved; or all, from that number on, or if all are solved. */
static void solve_set(Session *s, int plies, int number, int count[PUZZLE_ENDS])
{
    char sfen[SFEN_TEXT + 8] = "sfen ", name[32], error[ERROR_TEXT];
    const char *row;
    Position pos;
    int unsolved = 1;
    while (number == 0 && (row = problem_row(plies, unsolved)) && is_solved(row))
        unsolved++;
    bool of_all = number > 0 || unsolved > problem_count(plies), more = true;
    for (int i = number > 0 ? number : 1; more && (row = problem_row(plies, i)); i++) {
        if (!of_all && is_solved(row))
            continue;
        problem_set_up(&pos, plies, i);
        sfen_write(&pos, sfen + strlen("sfen "));
        game_set(&s->game, sfen, error);
        snprintf(name, sizeof name, "%d-%d", plies, i);
        PuzzleEnd end = solve_mate(s, name, plies);
        bool kept = end == PUZZLE_SOLVED && s->interactive && !s->journal.off;
        FILE *file = kept ? open_solved("a") : NULL;
        if (file) {
            fputs(row, file);
            fclose(file);
        }
        more = goes_on(s, end, count);
    }
}

/* The plies of the shortest mate; 0: none was found. */
static int mate_length(Position *pos)
{
    int plies = -1, mates = 0;
    while (mates == 0 && plies < TSUME_LONGEST) {
        long budget = BUDGET;
        mates = tsume_mates(pos, plies += 2, &budget);
    }
    return mates > 0 ? plies : 0;
}

/* Positions, one a line; what stands behind a tab is not read. */
static void solve_file(Session *s, FILE *file, int count[PUZZLE_ENDS])
{
    char line[LINE_TEXT], text[LINE_TEXT + 8], name[32], error[ERROR_TEXT];
    bool more = true;
    for (int n = 1; more && fgets(line, sizeof line, file); n++) {
        line[strcspn(line, "\t\r\n")] = '\0';
        if (!*line || *line == '#')
            continue;
        bool bare = strncmp(line, "sfen ", 5) != 0;
        snprintf(text, sizeof text, "%s%s", bare ? "sfen " : "", line);
        snprintf(name, sizeof name, "%d", n);
        int plies = game_set(&s->game, text, error) ? mate_length(&s->game.pos) : 0;
        if (plies == 0)
            complain(MSG_TSUME_NONE, n, TSUME_LONGEST);
        else
            more = goes_on(s, solve_mate(s, name, plies), count);
    }
}

/* PLIES and perhaps a number, or a file. */
static bool solve_mates(Session *s, const char *arguments, int count[PUZZLE_ENDS])
{
    char path[PATH_TEXT], word[WORD_TEXT];
    int64_t plies = 0, number = 0;
    const char *rest = arguments;
    text_word(&rest, word, sizeof word);
    bool set = text_number(word, 1, TSUME_LONGEST, &plies) && plies % 2 == 1
            && (!*rest || text_number(rest, 1, problem_count((int)plies), &number));
    bool is_file = !set && command_path(arguments, (int)strlen(arguments), path)
                && system_file(path, NULL) == FILE_REGULAR;
    FILE *file = is_file ? system_open(path, "r") : NULL;
    if (!set && !file)
        return usage_refused(MSG_PUZZLES_USE);
    memset(&s->game, 0, sizeof s->game); /* it is aside */
    if (set) {
        solve_set(s, (int)plies, (int)number, count);
    } else {
        solve_file(s, file, count);
        fclose(file);
    }
    record_free(&s->game.record);
    return true;
}

/* --- where the reviewed game turned --- */

static bool tell_answer(Session *s, Message how, Move move, int score)
{
    char text[SAID_TEXT], words[SCORE_WORDS];
    return say(how, session_move_text(s, move, text),
               score_in_words(score, s->game.pos.side, words));
}

/* Is it as good as the best one? False: told by how much it is not. */
static bool is_right(Session *s, const Swing *swing, Move move, const Answer *best)
{
    if (move == swing->played)
        return !say(MSG_PUZZLE_PLAYED);
    Limits as_deep = { .depth = best->depth > 0 ? best->depth : 1 };
    Answer tried = engine_advise(s, &as_deep, 1, &move);
    int worse = move == swing->best || move == best->move ? 0 : best->score - tried.score;
    if (worse > AS_GOOD && !is_win_score(tried.score))
        return !say(MSG_PUZZLE_WORSE, worse / 100.0);
    return tell_answer(s, MSG_PUZZLE_RIGHT, move, tried.score);
}

static PuzzleEnd solve_swing(Session *s, const Swing *swing, int number, int count)
{
    char text[SAID_TEXT];
    const Position *pos = &s->game.pos;
    game_look(&s->game, swing->ply);
    show_board(s);
    say(MSG_PUZZLE, number, count, pos->first_number + pos->ply, side_name(pos->side),
        session_move_text(s, swing->played, text));
    Limits limits = engine_advice_limits(s);
    Answer best = engine_advise(s, &limits, 1, NULL);
    if (best.kind == ANSWER_WIN) { /* no move is better */
        say(MSG_HINT_DECLARE);
        return PUZZLE_SHOWN;
    }
    for (;;) {
        Move move;
        switch (ask(s, &move)) {
        case ATTEMPT_NONE: return PUZZLE_LEFT;
        case ATTEMPT_ANSWER:
            tell_answer(s, MSG_PUZZLE_ANSWER, best.move, best.score);
            return PUZZLE_SHOWN;
        case ATTEMPT_HINT: tell_hint(best.move); break;
        case ATTEMPT_UNDO: complain(MSG_NOTHING_UNDO); break;
        case ATTEMPT_MOVE:
            if (is_right(s, swing, move, &best))
                return PUZZLE_SOLVED;
        }
    }
}

/* --- the command --- */

bool obey_puzzles(Session *s, const char *arguments)
{
    const Swing *swings;
    int count[PUZZLE_ENDS] = { 0 };
    int swing_count = *arguments ? 0 : review_swings(s, &swings);
    bool flipped = s->style.flipped, more = true, good = true;
    if (!*arguments && swing_count == 0)
        say(MSG_PUZZLES_NONE);
    const Game aside = s->game;
    s->aside = true;
    for (int i = 0; i < swing_count && more; i++)
        more = goes_on(s, solve_swing(s, &swings[i], i + 1, swing_count), count);
    if (swing_count == 0)
        good = solve_mates(s, *arguments ? arguments : "1", count);
    s->aside = false;
    s->game = aside; /* as it was seen from */
    s->style.flipped = flipped;
    s->redraw |= good;
    return good && say(MSG_PUZZLES_DONE, count[PUZZLE_SOLVED],
                       count[PUZZLE_SOLVED] + count[PUZZLE_SHOWN]);
}
