/* whole_node_dump.c - a reader's whole_node.c, which tells of each pass by how much its
 * line has grown, and how long the next ply's line is: neither shows in the tree, or once
 * in millions of nodes. */
#include <stdio.h>

#include "search.h"

static int search_passed(Search *s, int alpha, int beta, int depth, int ply)
{
    printf("passed\t%d\t%d\n", s->facts[ply].extended, s->stack[ply].pv.length);
    return search(s, alpha, beta, depth, ply);
}

#define search search_passed
#include "whole_node.c"
