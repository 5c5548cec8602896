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

/* Something that takes long begins. `lines`: so many lines of play are shown, redrawn in
 * place at a terminal that can do it; 0: none, it is no search for moves. */
void thinking_begin(Session *s, int lines);
ThinkingEnd thinking_end(void);

/* Did that one end before its time? */
bool thinking_was_stopped(void);

/* The same for an analysis, which Enter ends; in a pipe it ends by its limits. */
void thinking_begin_analysis(Session *s, int lines);

/* True when it shall stop; draws now and then. As an Interrupt, and for what is no
 * search. */
bool thinking_interrupt(Search *search);
bool thinking_stopped(void);

#endif
