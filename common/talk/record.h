/* record.h - game records (棋譜): CSA files, and USI move lists with one game a line.
 *
 * A reader goes through a stream game by game and never trusts it: every move is checked.
 * Bytes of names and comments are passed through as they are, in whatever encoding.
 */
#ifndef RECORD_H
#define RECORD_H

#include <stdio.h>

#include "game/sfen.h"

enum {
    RECORD_NAME = 128,     /* longest player name, bytes, with its end */
    RECORD_NOTE = 512,     /* longest note, bytes, with its end */
    RECORD_LINE = 65536,   /* longest line a reader takes, bytes */
    RECORD_NO_TIME = -1,   /* RecordMove.time: not recorded */
    RECORD_NO_SCORE = INT16_MIN,
};

/* How a game ended. "The mover" is the side to move after the last move. */
typedef enum {
    END_NONE,          /* the record just stops */
    END_RESIGN,        /* 投了: the mover resigned */
    END_MATE,          /* 詰み: the mover is mated */
    END_DECLARATION,   /* 入玉宣言: the mover declared and won */
    END_TIME,          /* 切れ負け: the mover's time ran out */
    END_ILLEGAL,       /* 反則負け: the mover played an illegal move (not in the record) */
    END_BLACK_FOUL,    /* Black broke a rule, for instance by perpetual check */
    END_WHITE_FOUL,
    END_REPETITION,    /* 千日手 */
    END_IMPASSE,       /* 持将棋 */
    END_DRAW,          /* 引き分け, for another reason */
    END_MAX_MOVES,     /* the longest game was reached */
    END_INTERRUPTED,   /* 中断 */
    END_NO_MATE,       /* 不詰 */
    END_ERROR,         /* the program that wrote it failed */
    END_KINDS,
} RecordEnd;

typedef enum {
    RESULT_UNKNOWN,
    RESULT_BLACK_WINS,
    RESULT_WHITE_WINS,
    RESULT_DRAW,
} GameResult;

typedef struct {
    Move move;
    int32_t time;  /* thinking time, ms; RECORD_NO_TIME if not known */
    int16_t score; /* cp, Black's view (CSA "'** 123"); RECORD_NO_SCORE if not known */
} RecordMove;

typedef struct {
    char start[SFEN_TEXT];       /* the position before the first move */
    char name[2][RECORD_NAME];   /* [side]; "" if not known */
    char note[RECORD_NOTE];      /* remarks before the game, lines divided by \n, or "" */
    RecordEnd end;
    int32_t end_time;            /* ms the mover thought before it; RECORD_NO_TIME */
    int plies;
    RecordMove move[MAX_GAME];
} GameRecord;

/* An empty record of a game from `start`, an SFEN. */
void record_clear(GameRecord *record, const char *start);

/* Who won, as far as the ending tells. */
GameResult record_result(const GameRecord *record);

/* The word of CSA files for an ending, e.g. "TORYO"; "" for END_NONE. */
const char *record_end_csa(RecordEnd end);

/* Going through a stream. Set it up with record_open(). */
typedef struct {
    FILE *in;
    int line;      /* number of the line read last */
    char text[RECORD_LINE];
} RecordReader;

typedef enum { RECORD_GAME, RECORD_BAD, RECORD_END } RecordStatus;

/* `in` stays the caller's to close. */
void record_open(RecordReader *reader, FILE *in);

/* The next game of a CSA file (V2.2 or V3, games divided by "/" lines), or of a file
 * with a USI position argument on each line (blank lines and lines from # are skipped).
 * RECORD_BAD: the error is "line N: reason", *record holds what a CSA file had before
 * it, and the next call goes on with the next game. */
RecordStatus record_read_csa(RecordReader *reader, GameRecord *record,
                             char error[ERROR_TEXT]);
RecordStatus record_read_usi(RecordReader *reader, GameRecord *record,
                             char error[ERROR_TEXT]);

/* Write a game as CSA V2.2: notes, names, start position, moves with whole seconds and
 * scores as far as known, ending. Games in one file are divided by a line "/", which is
 * the caller's to write. False: the start or a move is not legal; nothing after it is
 * written. */
bool record_write_csa(const GameRecord *record, FILE *out);

#endif
