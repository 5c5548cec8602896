/* journal.h - keeps the game in progress on the disk, move by move, so that it survives
 * however the program ends.
 *
 * A journal is a file of its own in the state folder, locked while its program runs. It
 * only grows: a section holds the record as it was at some moment, as KIF, and the lines
 * after it say what has happened since; a line that a crash has cut off is not read. A
 * game goes on even if its journal can't be written.
 */
#ifndef RECORD_JOURNAL_H
#define RECORD_JOURNAL_H

#include "machine/system.h"
#include "record/current_game.h"

enum { JOURNAL_LINE = 128 }; /* bytes of a line that says how the game is played */

/* All zero is a journal that is on and has nothing to keep yet. */
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

/* On: try again what could not be written before. Off: remove what was kept. */
void journal_switch(Journal *journal, bool on);

/* Bring the journal up to date; when this returns, everything is on the disk. A game is
 * kept from its first move or comment on. `number` is different for each game; `setup` is
 * a line that says how it is played, for whoever goes on with it. */
void journal_keep(Journal *journal, Game *game, int number, const char *setup);

/* Note that the game was saved: as it is now, it need not be offered again. */
void journal_saved(Journal *journal);

/* At the end of the program: remove the journal if its game was saved. */
void journal_close(Journal *journal);

/* What an earlier program left behind. */
typedef struct {
    char path[PATH_TEXT];
    FILE *lock;               /* while this is open, no other program takes it */
    bool saved;               /* there is nothing to offer */
    char setup[JOURNAL_LINE];   /* "": not known */
    int others;               /* journals beside it that no program keeps */
} LeftGame;

/* Find the newest journal that no running program keeps, `own` aside, and its game.
 * False: there is none that can be read. */
bool journal_find(LeftGame *left, const Journal *own, Game *game);

/* Leave it for the next time, or remove it, since it was taken over or put away. */
void journal_leave(LeftGame *left, bool removed);

/* Save the game as a KIFU file in the state folder, under a name like the journal's.
 * False: it could not be written. */
bool journal_put_away(const LeftGame *left, Game *game, char path[PATH_TEXT]);

#endif
