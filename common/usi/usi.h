/* usi.h - the Universal Shogi Interface: how a graphical board talks to the program. */
#ifndef USI_H
#define USI_H

#include "think/engine.h"

/* Read commands from standard input and answer on standard output until `quit` or the end
 * of input. `first_line` is a line that has been read already, or NULL. Returns the exit
 * status of the program, 0.
 *
 * Beyond the protocol: `d` prints the position, `go perft N` counts leaves. What is wrong
 * with a command is told by `info string`, unknown commands and options included. After
 * a `position` that was refused there is none until the next: a `go` is told so and
 * answered `bestmove resign` or `checkmate timeout`.
 *
 * During a search `isready`, `stop`, `ponderhit`, `gameover` (as `stop`), `quit` and the
 * end of input act at once. Other commands wait for its end, and those that only make
 * sense after it (`position`, `go`, `usinewgame`) stop it if it would not end by itself.
 * What came before `quit` is still done, but a search then ends at once. */
int usi_run(Search *engine, const char *first_line);

#endif
