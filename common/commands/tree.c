/* tree.c - see tree.h. */
#include "commands/tree.h"

#include <string.h>

#include "notation/read_move.h"
#include "terminal/engine_turn.h"
#include "terminal/while_thinking.h"
#include "text/pager.h"
#include "tree/tree.h"

enum { LINE_BYTES = 4096 }; /* of a line of text */

/* Legal moves in a row, in any notation, separated by blanks. */
static bool read_moves(Position *pos, const char *text, Line *line)
{
    static TypedMove typed;
    char word[MOVE_TEXT], error[ERROR_TEXT] = "";
    bool good = true;
    line->length = 0;
    while (good && line->length < MAX_PLY - 1 && text_word(&text, word, sizeof word)) {
        good = typed_read(pos, word, &typed, error) == 1;
        if (good) {
            line->move[line->length++] = typed.found[0];
            move_make(pos, typed.found[0]);
        }
    }
    for (int i = 0; i < line->length; i++)
        move_unmake(pos);
    if (!good && typed.count == 0)
        complain(MSG_REFUSED, error);
    else if (!good)
        usage_refused(MSG_TREE_USE);
    return good;
}

/* Say what stands in the file, which is closed. */
static void tell_file(FILE *file)
{
    char text[LINE_BYTES];
    rewind(file);
    while (fgets(text, sizeof text, file) && page_wanted()) {
        text[strcspn(text, "\n")] = '\0';
        say(MSG_TREE_LINE, text);
    }
    fclose(file);
}

bool obey_tree(Session *s, const char *arguments)
{
    static Line line;
    if (session_over(s) || !read_moves(&s->game.pos, arguments, &line))
        return false;
    FILE *file = tmpfile();
    if (!file) {
        complain(MSG_TREE_NO_FILE);
        return false;
    }
    /* The iteration shown is one that can be finished: as deep as the advice comes. */
    Limits limits = engine_advice_limits(s);
    Answer advice = engine_advise(s, &limits, 1, NULL, 0);
    if (thinking_was_stopped()) {
        fclose(file);
        say(MSG_STOPPED);
        return true;
    }
    Limits as_deep = { .depth = advice.depth > 0 ? advice.depth : 1 };
    thinking_begin(s, 1);
    tree_print(file, &s->game.pos, &as_deep, &line,
               messages_language() == LANGUAGE_JAPANESE, thinking_interrupt);
    thinking_end();
    tell_file(file);
    return true;
}

void tell_refutation(Session *s, Move move, const Limits *limits)
{
    static Line line;
    char text[LINE_BYTES], why[REFUTATION_TEXT];
    thinking_begin(s, 1);
    bool found = tree_refutation(&s->game.pos, limits, move,
                                 messages_language() == LANGUAGE_JAPANESE,
                                 thinking_interrupt, &line, why);
    thinking_end();
    if (!found)
        return;
    session_line_text(s, &line, text, sizeof text);
    say(MSG_WHY_REFUTED, text, why);
}
