/* html.h - a searched tree as one page that needs nothing else.
 *
 * The page holds the data of tree/json.h and a script that shows them; without scripts an
 * outline of the first plies. Its parts lie readable in page/; the Makefile makes C
 * of them.
 */
#ifndef TREE_HTML_H
#define TREE_HTML_H

#include <stdio.h>

#include "tree/words.h"

/* `beside`: the data of another tree, which the page shows beside this one; NULL:
 * none. */
bool tree_html_write(FILE *out, const Tree *tree, FILE *beside);

#endif
