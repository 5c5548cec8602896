/* terminal.h - a game of shogi in the terminal, or through a pipe. */
#ifndef TERMINAL_H
#define TERMINAL_H

/* Play until `quit` or the end of input; `usi` as a command turns to the protocol
 * instead. `options` are its own words of the command line: --ascii, --kanji,
 * --color=auto (or always, never), and --NAME=VALUE for the commands level, depth,
 * nodes, time, play, new, notation, post, load, flip. `first_line` is a line of input
 * that was read already, or NULL. Nothing is printed before the first line unless both
 * ends are terminals. Needs: tables and settings initialised. Returns the exit status:
 * 0, or 2 for a bad option. */
int terminal_run(int count, char **options, const char *first_line);

#endif
