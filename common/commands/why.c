/* why.c - see why.h. The move and the best one are searched alike, so that their scores
 * can be compared: first all moves, then this one alone, as deep. */
#include "commands/why.h"

#include <stdlib.h>
#include <string.h>

#include "commands/tree.h"
#include "notation/read_move.h"
#include "notation/score.h"
#include "terminal/engine_turn.h"
#include "terminal/while_thinking.h"

/* The first move of the answer to the line's first move, as text; "" if there is none. */
static void answer_text(Session *s, const Line *line, char text[SAID_TEXT])
{
    text[0] = '\0';
    if (line->length < 2)
        return;
    Position *pos = &s->game.pos;
    move_make(pos, line->move[0]);
    session_move_text(s, line->move[1], text);
    move_unmake(pos);
}

static void tell_move(Session *s, const Answer *answer)
{
    char move[SAID_TEXT], reply[SAID_TEXT], score[VERDICT_TEXT];
    session_move_text(s, answer->move, move);
    answer_text(s, &answer->line, reply);
    verdict_write(answer->score, s->game.pos.side, score);
    if (*reply)
        say(MSG_WHY_HEAD, move, score, reply);
    else
        say(MSG_WHY_NO_ANSWER, move, score);
}

/* The chapter's own account of the move's static value, from the list that `moves` of the
 * command line prints: the names of the columns in its first line, then a line a move. */
static void tell_parts(Session *s, Move move)
{
    char head[256] = "", row[256], usi[MOVE_TEXT], parts[512] = "";
    FILE *list = chapter.explain_moves ? tmpfile() : NULL;
    if (!list)
        return;
    chapter.explain_moves(&s->game.pos, list);
    rewind(list);
    move_to_usi(move, usi);
    if (!fgets(head, sizeof head, list))
        head[0] = '\0';
    while (fgets(row, sizeof row, list)) {
        const char *name = head, *cell = row;
        char a[32], b[32];
        bool found = false;
        parts[0] = '\0';
        while (text_word(&name, a, sizeof a) && text_word(&cell, b, sizeof b)) {
            found |= strcmp(b, usi) == 0;
            const char *word = word_text(a);
            size_t room = strlen(word) + strlen(b) + 5;
            if (strcmp(b, usi) != 0 && strlen(parts) + room < sizeof parts)
                strcat(strcat(strcat(strcat(parts, *parts ? ", " : ""), word), " "), b);
        }
        if (found) {
            say(MSG_WHY_PARTS, parts);
            break;
        }
    }
    fclose(list);
}

static void tell_difference(Session *s, const Answer *best, const Answer *asked)
{
    char move[SAID_TEXT], score[VERDICT_TEXT];
    int less = best->score - asked->score;
    if (best->move == asked->move) {
        say(MSG_WHY_SAME);
        return;
    }
    session_move_text(s, best->move, move);
    say(MSG_WHY_BEST, move, verdict_write(best->score, s->game.pos.side, score));
    if (is_win_score(abs(best->score)) || is_win_score(abs(asked->score)))
        return;
    if (less > 0)
        say(MSG_WHY_LESS, (double)less / 100, side_name(s->game.pos.side));
    else
        say(MSG_WHY_NOT_LESS);
}

static bool stopped(void)
{
    say(MSG_STOPPED);
    return true;
}

bool obey_why(Session *s, const char *arguments)
{
    static TypedMove typed;
    static Answer best, asked;
    char error[ERROR_TEXT], list[MOVES_TEXT];
    if (!*arguments)
        return usage_refused(MSG_WHY_USE);
    if (session_over(s))
        return false;
    int count = typed_read(&s->game.pos, arguments, &typed, error);
    if (count == 0)
        complain(MSG_REFUSED, error);
    if (count > 1)
        complain(MSG_AMBIGUOUS, arguments,
                 session_moves_text(s, typed.found, count, list));
    if (count != 1)
        return false;
    Limits limits = engine_advice_limits(s);
    best = engine_advise(s, &limits, 1, NULL, 0);
    if (thinking_was_stopped())
        return stopped();
    if (best.kind == ANSWER_WIN) {
        say(MSG_HINT_DECLARE);
        return true;
    }
    /* As deep as the first one came, in whatever time that takes, within reason. */
    Limits as_deep = { .depth = best.depth > 0 ? best.depth : 1,
                       .movetime = limits.movetime > 0 ? 3 * limits.movetime : 0 };
    asked = engine_advise(s, &as_deep, 1, typed.found, 1);
    if (thinking_was_stopped())
        return stopped();
    asked.move = typed.found[0];
    tell_move(s, &asked);
    tell_difference(s, &best, &asked);
    if (best.move != asked.move)
        tell_refutation(s, asked.move, &as_deep);
    tell_parts(s, asked.move);
    return true;
}
