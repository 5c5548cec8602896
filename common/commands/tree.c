/* tree.c - see tree.h. */
#include "commands/tree.h"

#include "commands/commands.h"
#include "notation/read_move.h"
#include "terminal/engine_turn.h"
#include "terminal/while_thinking.h"
#include "text/pager.h"
#include "tree/text.h"

enum { LINE_BYTES = 4096 }; /* of a line of play as text */

static Tree tree; /* of the search last made for `tree` or `why` */

/* Legal moves in a row, in any notation, separated by blanks. */
static bool read_moves(Position *pos, const char *text, Line *line)
{
    TypedMove typed;
    char word[MOVE_TEXT], error[ERROR_TEXT] = "";
    bool good = true;
    line->length = 0;
    while (good && line->length < MAX_PLY - 1 && text_word(&text, word, sizeof word)) {
        good = move_read(pos, word, &typed, error) == 1;
        if (good)
            move_make(pos, line->move[line->length++] = typed.found[0]);
    }
    for (int i = 0; i < line->length; i++)
        move_unmake(pos);
    if (!good && typed.count == 0)
        complain(MSG_REFUSED, error);
    else if (!good)
        usage_refused(MSG_TREE_USE);
    return good;
}

static void search(Session *s, const Limits *limits, int plies)
{
    thinking_begin(s, 1, false);
    Request request = engine_request(s, limits);
    tree_search(&tree, s->engine, &s->game.pos, &request, plies);
    thinking_end();
}

static void tell_line(const char *line)
{
    if (pager_wanted())
        say(MSG_TREE_LINE, line);
}

bool obey_tree(Session *s, const char *arguments)
{
    if (session_over(s) || !read_moves(&s->game.pos, arguments, &tree.line))
        return false;
    /* The iteration shown is one that can be finished: as deep as the advice comes. */
    Limits limits = engine_advice_limits(s);
    Answer advice = engine_advise(s, &limits, 1, NULL);
    if (thinking_was_stopped())
        return say(MSG_STOPPED);
    Limits as_deep = { .depth = advice.depth > 0 ? advice.depth : 1 };
    tree.only = -1;
    tree.plies = 1;
    tree.most = SHOWN_CHILDREN;
    search(s, &as_deep, tree.line.length + 2);
    tree_text(tell_line, &tree, messages_language() == LANGUAGE_JAPANESE);
    trace_free(&tree.trace);
    return true;
}

void tell_refutation(Session *s, Move move, const Limits *limits)
{
    Line line;
    char text[LINE_BYTES], why[WHY_TEXT];
    search(s, limits, MAX_PLY);
    if (tree_refutation(&tree, move, messages_language() == LANGUAGE_JAPANESE, &line,
                        why)) {
        session_line_text(s, &line, false, text, sizeof text);
        say(MSG_WHY_REFUTED, text, why);
    }
    trace_free(&tree.trace);
}
