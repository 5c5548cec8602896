/* while_thinking.h - while the engine thinks in the terminal: what is shown of it, and
 * what is heard from the user. */
#ifndef TERMINAL_WHILE_THINKING_H
#define TERMINAL_WHILE_THINKING_H

#include "terminal/session.h"

typedef enum {
    THINKING_DONE,
    THINKING_STOPPED, /* by Ctrl-C, or Enter in an analysis: the answer counts */
    THINKING_TAKEN,   /* by a command that was typed: nobody wants the answer */
} ThinkingEnd;

/* Something that takes long begins or has ended. `lines` lines of play are shown, and
 * redrawn in place at a terminal that can do it; 0: it is no search for moves. An
 * analysis is ended by Enter, too; in a pipe by its limits. */
void thinking_begin(Session *s, int lines, bool analysis);
ThinkingEnd thinking_end(void);

/* Was it ended before its time? */
bool thinking_was_stopped(void);

/* Shall it stop? The first is an Interrupt and draws now and then; the second is for what
 * is no search. */
bool thinking_interrupt(Search *search);
bool thinking_stopped(void);

#endif
