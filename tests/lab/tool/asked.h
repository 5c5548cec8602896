/* asked.h - USI engines that are asked for moves and scores, position by position.
 * Whatever goes wrong with one ends the program with a message and status 1. */
#ifndef ASKED_H
#define ASKED_H

#include "notation/move_text.h"
#include "process.h"

enum { ASKED_SETTINGS = 32, ASKED_LINES = 32 };

typedef struct {
    const char *command;
    const char *setting[ASKED_SETTINGS]; /* NAME=VALUE */
    int settings;
    Process process;
} Asked;

/* What it answered. */
typedef struct {
    char best[MOVE_TEXT];   /* "" when it resigned or claimed a win */
    int count;              /* lines of its last whole iteration, best first */
    int score[ASKED_LINES]; /* cp for the side to move; SCORE_MATE - n for a mate in n */
    char move[ASKED_LINES][MOVE_TEXT]; /* first move of the line */
} Reply;

/* Remember NAME=VALUE for asked_start(). One without `=`, or too many, are refused. */
void asked_option(Asked *engine, const char *setting);

/* Does a line of an engine's answer to `usi` offer the option of a setting? */
bool asked_offers(const char *line, const char *setting);

/* Start it and send its settings. */
void asked_start(Asked *engine);

/* Search a position (a USI position argument) from scratch, so that the answer does not
 * depend on what came before. `go`: "depth 5"; `lines`: MultiPV, 0: as it is. */
Reply asked_search(Asked *engine, const char *position, const char *go, int lines);

void asked_end(Asked *engine);

/* The message, and the end of engine and program. */
void asked_give_up(Asked *engine, const char *why);

#endif
