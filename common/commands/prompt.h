/* prompt.h - a game of shogi in the terminal, or through a pipe. */
#ifndef COMMANDS_PROMPT_H
#define COMMANDS_PROMPT_H

#include "think/engine.h"

/* Play until `quit` or the end of input; the command `usi` turns to the protocol instead.
 * `options` are the words of the command line: --ascii, --kanji, --color=auto (or always,
 * never), and every other command that sets something up, as --NAME=VALUE: --level=3,
 * --time=0.5, --play=white, --new=2-piece, --load=FILE. A word without -- is a record to
 * begin with, FILE or FILE N. `first_line` is a line of input that has been read already,
 * or NULL. In a pipe nothing is printed before the first line, so that a graphical
 * program that says `usi` gets the protocol and nothing else. Needs: tables and settings
 * initialised. Returns the exit status: 0, or 2 for a bad option, 1 for a record that
 * can't be read. */
int prompt_run(Search *engine, int count, char **options, const char *first_line);

#endif
