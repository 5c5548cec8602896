/* question.h - questions that a person answers, with a line or with one key; and a game
 * record that is typed or pasted where commands are typed. */
#ifndef TERMINAL_QUESTION_H
#define TERMINAL_QUESTION_H

#include "terminal/session.h"

/* The key that answers, or a letter where keys can't be read: Enter as 'y', small ones,
 * 3 for Ctrl-C, 0 for others, -1 at the end of input, which ends the program as well. */
int question_key(Session *s, const char *question);

/* A question with yes or no; Enter is yes. Ctrl-C, or the end of input, takes it back; so
 * does any other line, which is obeyed next. */
typedef enum { SAID_YES, SAID_NO, SAID_NOTHING } Said;
Said question_ask(Session *s, const char *question);

/* What a line typed freely says: "yes please", "ok", "play it", いいえ; nothing is a yes. */
Said question_said(const char *line);

/* Ask which is meant, by its number; 0: none, and another line is obeyed next. */
int question_number(Session *s, int count);

/* Ask for a line, which comes cleaned and is valid until the next call; once more after
 * one that is too long. NULL: Ctrl-C, or the end of input, which ends the program. */
const char *question_line(Session *s, const char *prompt);

/* `text` is the beginning of a record: add the lines that follow, as long as they belong
 * to it; at a terminal until there is a pause, else to the end of input. Returns how
 * many. The first line that does not belong to it is left in s->behind: so is one that
 * `is_command` knows, whatever it looks like. */
typedef bool LineTest(const char *line);
int paste_record(Session *s, Buffer *text, LineTest *is_command);

/* Add all lines up to a ".", or to the end of input. False: Ctrl-C took it back. */
bool paste_lines(const Session *s, Buffer *text);

#endif
