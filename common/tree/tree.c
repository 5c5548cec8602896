/* tree.c - see tree.h. */
#include "tree/tree.h"

#include <stdio.h>

#include "notation/sfen.h"
#include "tree/text.h"

void tree_search(Tree *tree, Search *s, const Position *pos, const Request *request,
                 int plies)
{
    sfen_write(pos, tree->position);
    tree->answer = trace_search(&tree->trace, s, pos, request, plies);
}

bool tree_refutation(const Tree *tree, Move move, bool japanese, Line *line,
                     char text[REFUTATION_TEXT])
{
    const Trace *t = &tree->trace;
    char why[WHY_TEXT];
    int root = trace_root(t), entry = root < 0 ? -1 : trace_child(t, root, move);
    bool found = entry >= 0 && t->node[entry].why != WHY_STOPPED;
    line->length = 0;
    while (found && line->length < MAX_PLY) {
        line->move[line->length++] = t->node[entry].move;
        int next = trace_is_out(&t->node[entry]) ? -1 : trace_best(t, entry);
        if (next < 0)
            break;
        entry = next;
    }
    if (found)
        snprintf(text, REFUTATION_TEXT, "%s", tree_why(t, entry, japanese, why));
    return found;
}
