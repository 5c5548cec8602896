/* position.h - the mailbox board with incremental attack maps.
 *
 * For each side and square the position keeps one 32-bit attack word (利き, the book's
 * control bits). Bit d says that a piece of that side attacks the square by a step in
 * direction d, so it stands on square - step[d]; bit 16 + d that a slider does, so it
 * stands some empty squares back along the same line. A direction holds at most one
 * attacker.
 *
 *      bit d of a step   seen by Black       opposite direction
 *        5  6  7         file+1 .. file-1    of d = 0..7 : 7 - d
 *        3  .  4         rank-1 at the top   of a knight jump d = 8..11 : 19 - d
 *        0  1  2                             8, 9 are Black's jumps; 10, 11 White's
 *
 * Everything reads these words: check, pins, legality, exchange values, evaluation.
 */
#ifndef POSITION_H
#define POSITION_H

#include <stddef.h>

#include "game/types.h"

enum {
    MAX_GAME = 4096,                     /* longest game the program can hold, in plies */
    HISTORY_SIZE = MAX_GAME + MAX_PLY + 8,
    REPEAT_FILTER = 2048,                /* entries; a power of two */
    SLIDE = 16,                          /* bit number of sliding direction 0 */
};

/* What a position was before a move: for unmaking it, and for repetition. */
typedef struct {
    uint64_t board_key, hand_key;
    Move move;          /* the move made here; MOVE_NONE for a pass */
    int32_t score;      /* Position.score before the move */
    uint8_t captured;   /* piece taken, EMPTY if none */
    uint8_t in_check;   /* the side to move was in check */
    int16_t check_run;  /* how many checks in a row the side that just moved has given */
} History;

typedef struct Position {
    uint32_t attack[2][SQUARES];  /* [side][square], see above; walls hold attacks too */
    uint8_t board[SQUARES];       /* a piece, EMPTY or WALL */
    uint16_t occupied[2][12];     /* [side][file], bit = rank; on files 0, 10, 11 none */
    uint8_t hand[2][HAND_KINDS];  /* pieces in hand (持ち駒), by plain kind */
    uint16_t pawn_files[2];       /* bit f: an unpromoted pawn of the side on file f */
    uint8_t king[2];              /* king squares; NO_SQUARE: none (mate problems) */
    uint8_t side;                 /* side to move (手番) */
    uint8_t in_check;             /* its king is attacked (王手) */
    int16_t check_run;            /* see History */
    int32_t ply;                  /* plies made since the position was set up */
    int32_t first_number;         /* SFEN number of the move at ply 0 */
    int32_t score;                /* sum of PieceValues, for Black, cp */
    uint64_t board_key;           /* Zobrist key of the board and the side to move */
    uint64_t hand_key;            /* Zobrist key of both hands */
    struct NetworkSums *sums;     /* kept for the evaluation, see think/network.h; NULL:
                                   * none. A copy of the position shares them */
    uint16_t repeat_filter[REPEAT_FILTER]; /* earlier positions that have these bits */
    History history[HISTORY_SIZE];        /* [0 .. ply-1] are valid; keep it last */
} Position;

/* Step of each direction, as a difference of squares. step[7 - d] == -step[d]. */
extern const int8_t step[12];

/* How many pieces of each plain kind a set of shogi has. */
extern const uint8_t set_size[KING + 1];

/* Directions a piece attacks in: bits 0-11 steps, bits 16-23 slides. Index: piece. */
extern const uint32_t attack_mask[PIECES];

/* [to][from]: the bits of an attack word of `to` by which a piece on `from` might attack
 * it if nothing stood between: a step or jump, a slide, or both. Walls have none. */
extern uint32_t reach[SQUARES][SQUARES];

/* What a piece on a square, and the n-th in hand, add to Position.score: Black's, cp. */
typedef struct {
    int16_t square[PIECES][SQUARES];
    int16_t hand[2][HAND_KINDS][19];
} PieceValues;

/* Use these values from now on; before the first call all are 0. A position set up
 * earlier needs position_ready(). */
void position_use(const PieceValues *piece_values);

/* Build the Zobrist keys and `reach`. Call once before anything else here. */
void position_init(void);

/* An empty board with walls, Black to move, no history. */
void position_clear(Position *pos);

/* Build or change a position by hand. `position_put` needs an empty square and, for
 * pawns, lances and knights, one from which the piece can still move. Finish with
 * `position_ready`, which brings key, check and score up to date. */
void position_put(Position *pos, int sq, int piece);
void position_set_hand(Position *pos, int side, int kind, int count);
void position_ready(Position *pos);

/* Copy a position, leaving out the unused part of its history. */
void position_copy(Position *to, const Position *from);

/* Play a legal move, or pass (move_make_null, only when not in check). Unmake takes the
 * last one back and restores every byte in front of `history`. The history may hold
 * HISTORY_SIZE moves. */
void move_make(Position *pos, Move move);
void move_unmake(Position *pos);
void move_make_null(Position *pos);
void move_unmake_null(Position *pos);

/* The last move made; MOVE_NONE: a pass, or there is none. */
static inline Move last_move(const Position *pos)
{
    return pos->ply > 0 ? pos->history[pos->ply - 1].move : MOVE_NONE;
}

/* Zobrist key of board, hands and side to move. */
static inline uint64_t position_key(const Position *pos)
{
    return pos->board_key ^ pos->hand_key;
}

/* Where the position is counted in repeat_filter. Different positions share these bits
 * now and then: a count above 0 says that the history is worth searching, 0 that it need
 * not be. */
static inline int repeat_index(const Position *pos)
{
    return (int)(position_key(pos) & (REPEAT_FILTER - 1));
}

/* The square from which a pawn of the side to move would give check; NO_SQUARE if the
 * opponent has no king. */
static inline int square_before_king(const Position *pos)
{
    int king = pos->king[!pos->side];
    return king == NO_SQUARE ? NO_SQUARE : pos->side == BLACK ? king + 1 : king - 1;
}

/* The key that the position will have when the legal move has been made. */
uint64_t position_key_after(const Position *pos, Move move);

static inline bool attacked(const Position *pos, int by, int sq)
{
    return pos->attack[by][sq] != 0;
}

/* Index of the lowest set bit. Needs: there is one. */
static inline int lowest_bit(uint32_t word)
{
    assert(word != 0);
#if defined(__GNUC__)
    return __builtin_ctz(word);
#else
    static const uint8_t place[32] = { 0, 1, 28, 2, 29, 14, 24, 3, 30, 22, 20,
        15, 25, 17, 4, 8, 31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6, 11, 5, 10, 9 };
    return place[(word & -word) * 0x077cb531u >> 27]; /* de Bruijn sequence */
#endif
}

/* The same of a longer word. */
static inline int lowest_bit64(uint64_t word)
{
    assert(word != 0);
#if defined(__GNUC__)
    return __builtin_ctzll(word);
#else
    uint32_t low = (uint32_t)word;
    return low != 0 ? lowest_bit(low) : 32 + lowest_bit((uint32_t)(word >> 32));
#endif
}

/* The squares of a side's pieces on four files, from `first` = 0, 4 or 8 on, as one set:
 * bit b is the square square_make(first, b). Where a loop over a set ends, a processor
 * mostly guesses wrong; with these it ends three times and not nine. */
static inline uint64_t four_files(const Position *pos, int side, int first)
{
    const uint16_t *file = pos->occupied[side] + first;
    return file[0] | (uint64_t)file[1] << 16 | (uint64_t)file[2] << 32
        | (uint64_t)file[3] << 48;
}

/* The first square from `sq` on, in steps of `by`, that is not empty: a piece or wall. */
static inline int ray_end(const Position *pos, int sq, int by)
{
    do
        sq += by;
    while (pos->board[sq] == EMPTY);
    return sq;
}

/* The square of the piece that stands behind bit `bit` of the attack word of `sq`. */
static inline int attacker_square(const Position *pos, int sq, int bit)
{
    return bit < SLIDE ? sq - step[bit] : ray_end(pos, sq, -step[bit - SLIDE]);
}

#endif
