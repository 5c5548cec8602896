/* html.h - a searched tree as one page that needs nothing else.
 *
 * The page holds the data of tree/json.h and a script that shows them; without scripts,
 * an outline of the first plies. Its parts are readable files in page/; the Makefile
 * turns them into C.
 */
#ifndef TREE_HTML_H
#define TREE_HTML_H

#include <stdio.h>

#include "tree/words.h"

/* Write the page. `beside` has the data of another tree, to be shown beside this one;
 * NULL: none. */
bool tree_html_write(FILE *out, const Tree *tree, FILE *beside);

#endif
