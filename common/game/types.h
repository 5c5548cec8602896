/* types.h - squares, pieces, moves and scores: the words every other file speaks.
 *
 * A square (升) is file * 16 + rank, so in hexadecimal it reads as a player says it:
 * 0x76 is 7六 (7f in USI). Files 1..9 count from Black's right, ranks 1..9 from the top.
 * All other values from 0x00 to 0xaf are wall, so a step off the board lands on wall.
 */
#ifndef TYPES_H
#define TYPES_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

/* Sides. Black (先手) moves first in an even game and goes up the board, to rank 1. */
enum { BLACK, WHITE };

enum {
    SQUARES = 11 * 16, /* size of an array indexed by square, walls included */
    NO_SQUARE = 0,     /* origin of a drop; place of a king that is not on the board */
};

/* Kinds of piece. A promoted kind is its plain kind + PROMOTED. */
enum {
    NO_KIND,
    PAWN,       /* 歩 */
    LANCE,      /* 香 */
    KNIGHT,     /* 桂 */
    SILVER,     /* 銀 */
    GOLD,       /* 金 */
    BISHOP,     /* 角 */
    ROOK,       /* 飛 */
    KING,       /* 玉 */
    PRO_PAWN,   /* と */
    PRO_LANCE,  /* 成香 */
    PRO_KNIGHT, /* 成桂 */
    PRO_SILVER, /* 成銀 */
    HORSE = 14, /* 馬, promoted bishop; 13 would be a promoted gold */
    DRAGON,     /* 龍, promoted rook */
    KINDS,
    PROMOTED = 8,
    HAND_KINDS = 8, /* array size for kinds that can be in hand: PAWN..ROOK */
};

/* A piece is kind + owner's flag: `board[sq] & piece_flag(side)` asks for the owner. */
enum { EMPTY = 0, BLACK_PIECE = 16, WHITE_PIECE = 32, PIECES = 48, WALL = 64 };

static inline int piece_flag(int side) { return BLACK_PIECE << side; }
static inline int piece_make(int side, int kind) { return kind | piece_flag(side); }
static inline int piece_kind(int piece) { return piece & 15; }
/* Needs: neither EMPTY nor WALL. */
static inline int piece_side(int piece)
{
    assert(piece >= BLACK_PIECE && piece < PIECES);
    return piece >> 5;
}

/* The kind a piece has in hand after capture; NO_KIND for KING. */
static inline int kind_plain(int kind) { return kind & 7; }
static inline bool kind_can_promote(int kind) { return kind < KING && kind != GOLD; }

static inline int square_make(int file, int rank) { return file * 16 + rank; }
static inline int square_file(int sq) { return sq >> 4; }
static inline int square_rank(int sq) { return sq & 15; }

/* Is this one of the 81? Needs: a square of the array, or one a step from the board. */
static inline bool is_on_board(int sq)
{
    return sq > 0 && square_file(sq) % 10 != 0 && square_rank(sq) - 1u < 9;
}

/* The same square seen from the other side of the board (turned by 180 degrees). */
static inline int square_flip(int sq) { return 0xaa - sq; }

/* Rank as its own side counts it: 1 is the far edge, 9 the home edge. */
static inline int relative_rank(int side, int sq)
{
    return side == BLACK ? square_rank(sq) : 10 - square_rank(sq);
}

/* The promotion zone is the three far ranks. */
static inline bool in_zone(int side, int sq)
{
    enum { RANKS_1_TO_3 = 0x00e, RANKS_7_TO_9 = 0x380 }; /* bit = rank */
    return (side == BLACK ? RANKS_1_TO_3 : RANKS_7_TO_9) >> square_rank(sq) & 1;
}

/* Can a piece of this kind never move again from `sq`? (行き所のない駒) It may not be dropped
 * there, and a move there must promote. */
static inline bool kind_is_stuck(int side, int kind, int sq)
{
    int rank = relative_rank(side, sq);
    return ((kind == PAWN || kind == LANCE) && rank == 1)
        || (kind == KNIGHT && rank <= 2);
}

/* A move in 21 bits: to 0-7, from 8-15 (NO_SQUARE for a drop), kind before the move
 * 16-19, promotion 20. The kind shows when an old killer move was another piece's. */
typedef uint32_t Move;

enum {
    MOVE_NONE = 0,
    MOVE_PROMOTE = 1 << 20,
    MAX_MOVES = 640, /* largest known number of legal moves: 593, without kings 599 */
};

static inline int move_to(Move move) { return move & 0xff; }
static inline int move_from(Move move) { return move >> 8 & 0xff; }
static inline int move_kind(Move move) { return move >> 16 & 15; }
static inline bool move_is_drop(Move move) { return move_from(move) == NO_SQUARE; }
static inline bool move_promotes(Move move) { return (move & MOVE_PROMOTE) != 0; }

/* The kind that stands on move_to() afterwards. */
static inline int move_kind_after(Move move)
{
    return move_kind(move) | (int)(move >> 17 & 8);
}

static inline Move board_move(int from, int to, int kind)
{
    return (Move)(to | from << 8 | kind << 16);
}
static inline Move drop_move(int to, int kind) { return (Move)(to | kind << 16); }

/* Scores in centipawns, positive = good for the side to move. From the top down:
 * SCORE_MATE - n  the opponent is mated n plies from the root;
 * SCORE_RULE - n  won n plies from the root by a rule (the opponent's perpetual check);
 * up to SCORE_EVAL_MAX, anything the evaluation may say. */
enum {
    SCORE_INFINITE = 32001,
    SCORE_MATE = 32000,
    SCORE_RULE = 31000,
    SCORE_WIN = 30000, /* a score at least this large is a forced win */
    SCORE_EVAL_MAX = 29000,
    MAX_PLY = 128, /* longest line a search can follow, in plies */
};

/* Won or lost by force, as opposed to judged by the evaluation. */
static inline bool is_win_score(int score) { return score >= SCORE_WIN; }
static inline bool is_loss_score(int score) { return score <= -SCORE_WIN; }
static inline bool is_mate_score(int score)
{
    return score >= SCORE_MATE - MAX_PLY || score <= -SCORE_MATE + MAX_PLY;
}

#endif
