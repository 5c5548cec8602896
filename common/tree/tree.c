/* tree.c - see tree.h. */
#include "tree/tree.h"

#include <string.h>

#include "notation/sfen.h"
#include "notation/usi_move.h"
#include "tree/text.h"

void tree_search(Tree *tree, Position *pos, const Limits *limits, int plies,
                 Interrupt interrupt)
{
    sfen_write(pos, tree->position);
    tree->answer = trace_search(&tree->trace, pos, limits, plies, interrupt);
}

bool tree_write(FILE *out, const Tree *tree, bool japanese)
{
    char text[MOVE_TEXT];
    if (tree->answer.kind == ANSWER_WIN) {
        fprintf(out, japanese ? "第%s章 宣言勝ちなので探索しません\n"
                              : "chapter %s: a declaration wins; nothing was searched\n",
                chapter.number);
        return true;
    }
    fprintf(out, japanese ? "第%s章 深さ%d 評価値 %s 最善" : "chapter %s depth %d score %s best",
           chapter.number, tree->answer.depth, score_write(tree->answer.score, text));
    for (int i = 0; i < tree->answer.line.length; i++)
        fprintf(out, " %s", move_to_usi(tree->answer.line.move[i], text));
    fputc('\n', out);
    return tree_text_write(out, tree, japanese);
}

/* --- for the terminal --- */

/* Static: it is large, and there is one search at a time. */
static Tree tree;

bool tree_print(FILE *out, Position *pos, const Limits *limits, const Line *line,
                bool japanese, Interrupt interrupt)
{
    tree.changed[0] = '\0';
    tree.only = -1;
    tree.plies = 1;
    tree.most = SHOWN_CHILDREN;
    tree.line_length = line->length;
    memcpy(tree.line, line->move, (size_t)line->length * sizeof line->move[0]);
    tree_search(&tree, pos, limits, line->length + 2, interrupt);
    bool found = tree_write(out, &tree, japanese);
    trace_free(&tree.trace);
    return found;
}

bool tree_refutation(Position *pos, const Limits *limits, Move move, bool japanese,
                     Interrupt interrupt, Line *line, char text[REFUTATION_TEXT])
{
    const Trace *t = &tree.trace;
    char why[WHY_TEXT];
    tree_search(&tree, pos, limits, MAX_PLY, interrupt);
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
    trace_free(&tree.trace);
    return found;
}
