/* journal.h - the game in progress on the disk, move by move, so that it outlives the
 * program however that ends.
 *
 * A journal is a file of its own in the state folder, locked while its program lives. It
 * only grows: a section tells the record as it was at a moment, as KIF, and the lines
 * behind it what happened since; a line that a crash has cut off is not read. A game does
 * not stop for what can't be written.
 */
#ifndef RECORD_JOURNAL_H
#define RECORD_JOURNAL_H

#include "machine/system.h"
#include "record/current_game.h"

enum { JOURNAL_LINE = 128 }; /* bytes of how it is played, with the end */

/* All zero is one that is on and has nothing to keep yet. */
typedef struct {
    bool off;
    FILE *file;               /* NULL: nothing was kept yet, or it can't be written */
    int failed;               /* errno of what could not be written; 0: nothing */
    char path[PATH_TEXT];
    /* What the file tells: */
    int game;                 /* number of the game, see journal_keep() */
    int notes;                /* Game.notes */
    time_t begun;             /* Game.begun */
    char setup[JOURNAL_LINE];
    RecordEnd agreed;
    bool saved;
    int length;
    Move move[MAX_GAME];
} Journal;

/* On: what could not be written before is tried again. Off: what was kept is removed. */
void journal_switch(Journal *journal, bool on);

/* Bring the journal up to date; before it returns, all is on the disk. A game is kept
 * from its first move or comment on. `number` is another one for each game; `setup` is a
 * line that says how it is played, for the one who goes on with it. */
void journal_keep(Journal *journal, Game *game, int number, const char *setup);

/* The game was saved: as it is now it need not be offered again. */
void journal_saved(Journal *journal);

/* The end of the program: remove the journal if the game in it was saved. */
void journal_close(Journal *journal);

/* What an earlier program left behind. */
typedef struct {
    char path[PATH_TEXT];
    FILE *lock;               /* as long as this is open no other program takes it */
    bool saved;               /* there is nothing to offer */
    char setup[JOURNAL_LINE];   /* "": not known */
    int others;               /* journals beside it that no program keeps */
} LeftGame;

/* The newest journal that no living program keeps, and its game; `own` is not meant.
 * False: there is none that can be read. */
bool journal_find(LeftGame *left, const Journal *own, Game *game);

/* It was taken over or put away: remove it. Or leave it for the next time. */
void journal_remove(LeftGame *left);
void journal_leave(LeftGame *left);

/* Put the game away as a KIFU file in the state folder, under a name like the
 * journal's. False: it could not be written. */
bool journal_put_away(const LeftGame *left, Game *game, char path[PATH_TEXT]);

#endif
