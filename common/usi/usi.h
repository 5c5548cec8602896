/* usi.h - the Universal Shogi Interface: how a graphical board talks to the program. */
#ifndef USI_H
#define USI_H

#include "think/engine.h"

/* Read commands from standard input and answer on standard output until `quit` or the end
 * of input. `first_line` is a line that has been read already, or NULL. Returns the exit
 * status of the program, 0.
 *
 * Beyond the protocol: `d` prints the position, `go perft N` counts leaves. An `info
 * string` tells what is wrong with a command, unknown commands and options included.
 * After a `position` that was refused there is no position until the next one: a `go` is
 * told so and answered with `bestmove resign` or `checkmate timeout`.
 *
 * During a search `isready`, `stop`, `ponderhit`, `gameover` (as `stop`), `quit` and the
 * end of input act at once. Other commands wait for its end, and those that only make
 * sense after it (`position`, `go`, `usinewgame`) stop it if it would not end by itself.
 * Commands that came before `quit` are still obeyed, but a search then ends at once. */
int usi_run(Search *engine, const char *first_line);

#endif
