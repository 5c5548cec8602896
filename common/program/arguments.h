/* arguments.h - the words of the command line, for all commands that compute and print.
 *
 * Each command gets the words behind its name and returns the exit status of the program:
 * 0, or 1 when a file can't be read or parsed, or 2 for a wrong argument, with the reason
 * on stderr. --tsv prints a table and nothing else: column names, then one row a line. */
#ifndef PROGRAM_ARGUMENTS_H
#define PROGRAM_ARGUMENTS_H

#include "game/position.h"
#include "text/words.h"

enum {
    EXIT_BAD_FILE = 1,
    EXIT_BAD_ARGUMENT = 2,
    FILE_LINE = 4096, /* longest line of a file of positions or problems, with its NUL */
};

/* A word that a call knows, and which of three things it sets. */
typedef struct {
    const char *name;           /* "--depth" */
    bool *flag;
    int64_t *number, low, high; /* the number behind it, within these bounds */
    const char **text, *asked;  /* the text behind it; the question if there is none */
} ArgumentWord;

/* Read the words of a call: those it knows (the list ends with name NULL), and options
 * NAME=VALUE, which are set. Afterwards words[] begins with the *count words that are
 * left, behind them the options. Returns how many of these; -1, after a message: no. */
int arguments_read(const char *call, int *count, char **words, const ArgumentWord *known);

/* Join the words and read them as `startpos`, `startpos moves ...`, `sfen ...` or a plain
 * SFEN; no word at all is startpos. On refusal prints a message and returns false. */
bool argument_position(int count, char **words, Position *pos);

/* Takes a line of a file. False, with the reason, ends the reading. */
typedef bool (*LineTaker)(void *data, char *line, int number, char error[ERROR_TEXT]);

/* Give `take` each line that is not empty and does not begin with #, without its end, and
 * with its number. Returns 0, or EXIT_BAD_FILE with a message "FILE:LINE: reason" when
 * the file can't be read, has no such line, or one too long (FILE_LINE) or refused. */
int file_lines(const char *path, LineTaker take, void *data);

/* Like argument_position(), for a text from a file. On refusal the error says why. */
bool text_position(const char *text, Position *pos, char error[ERROR_TEXT]);

/* "shogi: " and the message, translated, to stderr. Returns EXIT_BAD_ARGUMENT. */
int argument_error(const char *format, ...);

#endif
