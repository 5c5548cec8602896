/* question.h - questions that a person answers, with a line or with one key. */
#ifndef TERMINAL_QUESTION_H
#define TERMINAL_QUESTION_H

#include "terminal/session.h"

/* The key that answers, or a letter where keys can't be read: Enter as 'y', letters
 * small, 3 for Ctrl-C, -1 at the end of input, which ends the program as well, 0 for
 * another. */
int question_key(Session *s, const char *question);

/* A question with yes or no; Enter is yes. Ctrl-C, or the end of input, takes it back; so
 * does any other line, which is obeyed next. */
typedef enum { SAID_YES, SAID_NO, SAID_NOTHING } Said;
Said question_ask(Session *s, const char *question);

/* What a line says that was typed freely: "yes please", "ok", "play it", いいえ; nothing at
 * all is a yes. */
Said question_said(const char *line);

/* Ask which is meant, by its number; 0: none, and another line is obeyed next. */
int question_number(Session *s, int count);

/* Ask for a line, which comes cleaned and is valid until the next call. NULL: Ctrl-C, or
 * the end of input, which ends the program as well. */
const char *question_line(Session *s, const char *prompt);

#endif
