/* bench.h - the commands of the command line that compute something and print it.
 *
 * Each gets the words behind its name and returns the exit status of the program: 0, or
 * 1 when a file can't be read or parsed, or 2 for a wrong argument, with the reason on
 * stderr. --tsv prints a table and nothing else: a line of column names, then one row a
 * line, separated by tabs.
 */
#ifndef BENCH_H
#define BENCH_H

#include "think/think.h"

enum {
    EXIT_BAD_FILE = 1,
    EXIT_BAD_ARGUMENT = 2,
    FILE_LINE = 4096, /* longest line of a file of positions or problems, with its NUL */
};

/* perft [--divide] [--no-bulk] DEPTH [SFEN]
 * Last line: `perft DEPTH nodes N time MS nps N`. */
int bench_perft(int count, char **words);

/* bench [--depth N] [--time MS] [--positions FILE] [--tsv] [NAME=VALUE ...]
 * Searches a fixed set to a fixed depth, or each position for a fixed time. Last line:
 * `bench nodes N time MS nps N`. The node count to a fixed depth is a signature. A file
 * has one SFEN a line; what stands behind a tab or `;` is not looked at. */
int bench_run(int count, char **words);

/* solve FILE [--time MS | --depth N | --nodes N] [--mate] [--tsv] [NAME=VALUE ...]
 * Plays problems, one a line, for 1000 ms each if nothing is said. Last line:
 * `solved N of M`. A line is one of these:
 *
 *     SFEN ; best 7g7f 2g2f ; avoid 8h2b+   either part may be missing
 *     ID tab SFEN tab BEST tab AVOID        moves separated by blanks; may be empty
 *     ID tab SFEN tab PLIES tab BEST        when the third field is a number, or `>` and
 *                                           a number: the length of a mate
 *
 * More fields are not looked at; empty lines and lines that begin with # are skipped.
 * Solved: the move is among the best ones, if any are given, and not among those to
 * avoid. A line without either, like a mate of 0 plies, is skipped. With --mate the
 * chapter looks for a forced mate as with `go mate`; solved is a line of checks that ends
 * in mate. */
int bench_solve(int count, char **words);

/* moves [SFEN], eval [SFEN] */
int bench_moves(int count, char **words);
int bench_eval(int count, char **words);

/* --- for these commands and others like them --- */

/* A word that stands at *words and a number behind it, as in `--depth 5`. 0: another
 * word; 1: read, and *words is at the number; -1: the number is missing or out of range,
 * and a message was printed. */
int argument_number(int *count, char ***words, const char *name, int64_t low,
                    int64_t high, int64_t *number);

/* Join the words and read them as `startpos`, `startpos moves ...`, `sfen ...` or a plain
 * SFEN; no word at all is startpos. On refusal prints a message and returns false. */
bool argument_position(int count, char **words, Position *pos);

/* What is done with a line of a file. False, with the reason: it ends the reading. */
typedef bool (*LineTaker)(void *data, char *line, int number, char error[ERROR_TEXT]);

/* Give `take` each line that is not empty and does not begin with #, without its end, and
 * with its number. Returns 0, or EXIT_BAD_FILE with a message "FILE:LINE: reason" when
 * the file can't be read, has no such line or one longer than FILE_LINE, or one is
 * refused. */
int file_lines(const char *path, LineTaker take, void *data);

/* argument_position() for a text out of a file. On refusal the error says why. */
bool text_position(const char *text, Position *pos, char error[ERROR_TEXT]);

/* NAME=VALUE: set the option. On refusal prints a message and returns false. */
bool argument_option(const char *word);

/* "shogi: " and the message, to stderr. Returns EXIT_BAD_ARGUMENT. */
int argument_error(const char *format, ...);

#endif
