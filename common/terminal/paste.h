/* paste.h - a game record that is typed or pasted where commands are typed.
 */
#ifndef TERMINAL_PASTE_H
#define TERMINAL_PASTE_H

#include "terminal/session.h"
#include "text/words.h"

/* `text` is the beginning of a record: add the lines that follow, as long as they belong
 * to it; at a terminal until there is a pause, else to the end of input. Returns how
 * many. The first line that does not belong to it is left in s->behind. */
int paste_record(Session *s, Buffer *text);

/* Add all lines up to one that is ".", or to the end of input. False: Ctrl-C took it
 * back. */
bool paste_lines(const Session *s, Buffer *text);

#endif
