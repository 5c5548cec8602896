/* replay.c - commands that look through the game. A look back changes nothing: only a
 * move played there makes another game of it. */
#include "commands/commands.h"

#include <stdlib.h>
#include <string.h>

#include "commands/review.h"
#include "notation/speak_move.h"
#include "notation/write_move.h"
#include "text/pager.h"

enum { BRANCHES = 9 }; /* moves of a fork that are told; a digit each */

/* --- going through --- */

/* The end of the game is where its clock runs. */
static bool at_end(const Game *game)
{
    return game->pos.ply == game->length && !game->own.put_aside;
}

/* Where one looks now, and the moves of the record that may follow there, if there are
 * several. */
static bool tell_look(Session *s)
{
    int32_t nodes[BRANCHES];
    char list[BRANCHES * (SAID_TEXT + 8)] = "", move[SAID_TEXT];
    session_changed(s);
    if (at_end(&s->game))
        game_clock_go_on(&s->clock);
    say(s->game.own.put_aside ? MSG_LOOK_ASIDE : MSG_LOOK, s->game.pos.ply,
        s->game.length);
    int count = game_branches(&s->game, nodes, BRANCHES);
    for (int i = 1; i < count; i++)
        sprintf(list + strlen(list), "  %d %s", i + 1,
                session_move_text(s, s->game.record.node[nodes[i]].move, move));
    return count <= 1 || say(MSG_LOOK_ALSO, list, 2);
}

static bool look(Session *s, int ply)
{
    if (at_end(&s->game))
        game_clock_hold(&s->clock);
    game_look(&s->game, ply);
    while (s->game.own.put_aside && ply <= s->game.own.fork)
        game_leave(&s->game);
    return tell_look(s);
}

/* `next` and `prev`: N moves on or back, one without a number. */
static bool look_by(Session *s, const char *arguments, int direction, Message use)
{
    int64_t count = 1;
    if (*arguments && !text_number(arguments, 1, MAX_GAME, &count))
        return usage_refused(use);
    if (s->game.pos.ply == (direction < 0 ? 0 : s->game.length))
        return complain(direction < 0  ? MSG_LOOK_FIRST
                        : s->announced ? MSG_LOOK_LAST : MSG_LOOK_SO_FAR);
    int ply = s->game.pos.ply + direction * (int)count;
    return look(s, ply < 0 ? 0 : ply);
}

bool obey_next(Session *s, const char *arguments)
{
    int32_t nodes[BRANCHES];
    int64_t wanted = 1;
    if (text_number(arguments, 2, BRANCHES, &wanted)
        && wanted <= game_branches(&s->game, nodes, BRANCHES)) {
        if (at_end(&s->game))
            game_clock_hold(&s->clock);
        game_enter(&s->game, nodes[wanted - 1]);
        return tell_look(s);
    }
    return look_by(s, arguments, 1, MSG_NEXT_USE);
}

bool obey_prev(Session *s, const char *arguments)
{
    return look_by(s, arguments, -1, MSG_PREV_USE);
}

bool obey_up(Session *s, const char *arguments)
{
    (void)arguments;
    return game_leave(&s->game) ? tell_look(s) : complain(MSG_LOOK_GAME);
}

bool obey_goto(Session *s, const char *arguments)
{
    int64_t ply = text_same(arguments, "last") ? s->game.length : 0;
    if (!text_same(arguments, "first") && !text_same(arguments, "last")
        && !text_number(arguments, 0, s->game.length, &ply))
        return complain(MSG_LOOK_RANGE, s->game.length);
    return look(s, (int)ply);
}

/* --- the list --- */

enum { CELL_TEXT = 128 };

/* ">+ 12 7g7f        1:02*": whether it is the present position, whether one move of
 * several, number, move, time, whether a comment says more than the score. Those before
 * it are played. */
static void write_move(Session *s, int ply, bool here, char cell[CELL_TEXT])
{
    enum { MOVE_WIDTH = 12 }; /* columns */
    const RecordNode *node = &s->game.record.node[s->game.line[ply]];
    char text[MOVE_TEXT], time[16] = "";
    move_write(&s->game.pos, node->move, s->style.notation, text);
    int seconds = node->time / 1000;
    if (node->time != RECORD_NO_TIME)
        snprintf(time, sizeof time, "%d:%02d", seconds / 60, seconds % 60);
    const char *comment = record_text(&s->game.record, node->comment);
    if (review_score(comment))
        comment += strcspn(comment, "\n") + 1;
    bool fork = game_branches(&s->game, (int32_t[2]){ 0 }, 2) > 1;
    const char *mark = here && fork ? ">+" : here ? ">" : fork ? "+" : " ";
    snprintf(cell, CELL_TEXT, "%s%*d %s%*s%5s%c", mark, 5 - (int)strlen(mark),
             s->game.pos.first_number + ply, text, MOVE_WIDTH - text_width(text), "",
             time, *comment ? '*' : ' ');
}

bool obey_list(Session *s, const char *arguments)
{
    enum { CELL_WIDTH = 26, MOST = 8 };
    char row[MOST * CELL_TEXT + 1] = "", cell[CELL_TEXT];
    int fit = pager_columns() / CELL_WIDTH, a_line = fit < MOST ? fit : MOST;
    int64_t from = 1;
    int ply = s->game.pos.ply, column = 0;
    if (*arguments && !text_number(arguments, 1, MAX_GAME, &from))
        return usage_refused(MSG_LIST_USE);
    for (int i = (int)from - 1; i < s->game.length && pager_wanted(); i++) {
        game_look(&s->game, i);
        write_move(s, i, i + 1 == ply, cell);
        bool last = ++column >= a_line || i + 1 == s->game.length;
        strcat(strcat(row, cell), last ? "\n" : " ");
        if (last) {
            pager_print(stdout, row);
            row[0] = '\0';
            column = 0;
        }
    }
    game_look(&s->game, ply);
    if (!*arguments)
        review_tell_names(s);
    return say(MSG_LIST, s->game.length);
}

/* --- comments --- */

bool obey_comment(Session *s, const char *arguments)
{
    const GameRecord *record = &s->game.record;
    const char *text = record_text(record, record->node[game_node(&s->game)].comment);
    char score[SCORE_WORDS];
    bool forget = strcmp(arguments, "-") == 0;
    if (*arguments) {
        game_comment(&s->game, forget ? NULL : arguments);
        return say(forget ? MSG_COMMENT_GONE : MSG_COMMENT_KEPT);
    }
    if (!*text)
        say(MSG_COMMENT_NONE);
    for (Token line; text_line(&text, &line);)
        if (review_score(line.text)) {
            int number = (int)strtol(review_score(line.text), NULL, 10);
            say(MSG_COMMENT_SCORE, score_in_words(number, BLACK, score));
        } else { /* what a review wrote begins with '#' */
            bool ours = *line.text == '#';
            fputs(ours ? "" : "* ", stdout);
            session_print(line.text + ours, (size_t)(line.length - ours));
            putchar('\n');
        }
    return true;
}
