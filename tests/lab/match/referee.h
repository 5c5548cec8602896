/* referee.h - one game under the rules of common/, move by move as text. */
#ifndef REFEREE_H
#define REFEREE_H

#include <stdio.h>

#include "game/rules.h"
#include "record/file.h"

/* How a game ended. From ENDING_TIME on the loser's program is at fault. */
typedef enum {
    ENDING_NONE,            /* it goes on */
    ENDING_MATE,            /* no legal move is left (詰み) */
    ENDING_RESIGN,          /* 投了 */
    ENDING_DECLARATION,     /* a right claim of an entered king (入玉宣言) */
    ENDING_REPETITION,      /* fourth occurrence of a position: a draw (千日手) */
    ENDING_PERPETUAL_CHECK, /* the same, by checks alone: lost for who gave them */
    ENDING_MAX_MOVES,       /* longest game: a draw */
    ENDING_ADJUDICATED,     /* both programs agree by how much one is ahead */
    ENDING_TIME,            /* answered after the limit and the tolerance */
    ENDING_ILLEGAL_MOVE,    /* a move, but not a legal one */
    ENDING_NONSENSE,        /* the answer is not a move at all */
    ENDING_FALSE_CLAIM,     /* declared a win that it did not have */
    ENDING_CRASH,           /* the program ended */
    ENDING_HANG,            /* no answer, not even to `stop` */
    ENDING_BABBLE,          /* endless output without an answer */
    ENDING_TWICE,           /* an answer that nobody had asked for */
    ENDING_NO_START,        /* no `usiok` or no `readyok` */
    ENDINGS,
} Ending;

extern const char *const ending_name[ENDINGS]; /* "mate", ... as in the tables */
static inline bool ending_is_fault(Ending ending) { return ending >= ENDING_TIME; }

/* What a program said and used for one move. */
typedef struct {
    int64_t us;    /* microseconds on our clock */
    int64_t nodes; /* of its last `info` line; 0: unknown */
    int depth;     /* of its last complete iteration; 0: unknown */
    int score;     /* of its last line, cp for the mover; mates as SCORE_MATE - plies */
    bool has_score;
} Effort;

/* When a game is judged before its end: for so many plies each answer said that the same
 * side is ahead by so many centipawns. plies 0: never. */
typedef struct { int cp, plies; } Adjudication;

/* What a game is judged by. */
typedef struct {
    int64_t max_moves; /* game length at which it is drawn, opening included */
    DeclareRule declare;
    Adjudication adjudication;
} Rules;

typedef struct {
    Position pos;
    char *text;        /* the game so far as a USI position argument; owned */
    size_t length, room;
    bool has_moves;    /* the text has reached the word `moves` */
    int opening_plies; /* moves given by the opening */
    const Rules *rules;
    Ending ending;
    int winner;        /* BLACK, WHITE or NOBODY; valid with an ending */
    char detail[ERROR_TEXT]; /* why, for people; may be empty */
    Effort effort[MAX_GAME]; /* index: ply of the move */
} Game;

/* Begin a game after the moves of `opening` (see position_read()), which was checked when
 * it was read. It may be over at once. Needs: *game is zero or an earlier game. */
void referee_begin(Game *game, const char *opening, const Rules *rules);

/* Judge the word behind `bestmove`: a move, `resign` or `win`. */
void referee_answer(Game *game, const char *word, const Effort *effort);

/* End the game against `loser`. */
void referee_forfeit(Game *game, int loser, Ending ending, const char *detail);

/* Is `word` a move that the opponent could play next? For pondering. */
bool referee_could_play(const Game *game, const char *word);

/* The game as a record with times and scores. */
void referee_write(const Game *game, const char *black, const char *white,
                   FormatWriter *writer, FILE *out);

#endif
