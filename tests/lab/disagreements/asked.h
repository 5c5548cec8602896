/* asked.h - a USI engine that is asked for its move and its score, as many at a time as
 * one likes. */
#ifndef ASKED_H
#define ASKED_H

#include "../match/process.h"
#include "notation/usi_move.h"

enum {
    ASKED_SETTINGS = 32,
    ASKED_MATE = 30000, /* cp: a mate in n is worth n less */
};

typedef struct {
    const char *command;
    const char *setting[ASKED_SETTINGS]; /* NAME=VALUE */
    int settings;
    char go[64]; /* "go depth 5" */
    Process process;
} Asked;

/* What it answered. */
typedef struct {
    char move[MOVE_TEXT]; /* "" when it resigned or claimed a win */
    int score;            /* cp for the side to move, of its last whole iteration */
} Word;

/* Start it and send its settings. Whatever goes wrong with an engine from here on ends
 * the program with a message and status 1. */
void asked_start(Asked *engine);

/* Search a position ("sfen ... moves ..."), from scratch. */
Word asked_search(Asked *engine, const char *position);

void asked_end(Asked *engine);

#endif
