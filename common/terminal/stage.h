/* stage.h - the board where it stays: at the top of the screen, drawn over in place, with
 * running clocks and the moves beside it, while text scrolls below. Where that can't be,
 * or nobody wants it, boards are printed among the text. */
#ifndef TERMINAL_STAGE_H
#define TERMINAL_STAGE_H

#include "terminal/session.h"

/* The least that a window must have for it, and for a large board. */
enum { STAGE_COLUMNS = 60, STAGE_ROWS = 18 };
enum { STAGE_LARGE_COLUMNS = 92, STAGE_LARGE_ROWS = 35 };

/* From now on it follows the window and the clock whenever a key is waited for. */
void stage_begin(Session *s);

/* Show the position on the table: in place, printed, or without boards in words. */
void stage_show(Session *s);

/* Only in place; false: it is not. `whole`: the screen, whatever it has, is cleared. */
bool stage_draw(Session *s, bool whole);

/* A text does not fit below: it takes the whole screen, until that is drawn whole or by
 * stage_show(). False: it has all of it. */
bool stage_yield(void);
bool stage_has_yielded(void);

/* Again, if window or clock have changed; true: the text below was drawn again, too. */
bool stage_tick(Session *s);

/* The board's style, as far as the window allows it. */
BoardStyle stage_style(const Session *s);

#endif
