/* paste.h - a game record that is typed or pasted where commands are typed.
 */
#ifndef TERMINAL_PASTE_H
#define TERMINAL_PASTE_H

#include "terminal/session.h"
#include "text/buffer.h"

/* Add the lines that follow to a record that `text` is the beginning of, for as long as
 * such lines come: at a terminal without a pause, else to the end of input. How many. The
 * line that ended it is left in s->behind. */
int paste_record(Session *s, Buffer *text);

/* Add all lines up to one that is "." or to the end of input. False: taken back. */
bool paste_lines(const Session *s, Buffer *text);

#endif
