/* random.h - random positions and games for the tests, the same for the same seed. */
#ifndef RANDOM_H
#define RANDOM_H

#include "notation/starts.h"
#include "setup.h"

/* Put a piece somewhere on the board where it may stand; false: found no place. */
static inline bool random_put(Position *pos, uint64_t *seed, int side, int kind)
{
    for (int attempt = 0; attempt < 20; attempt++) {
        int file = 1 + test_random_below(seed, 9); /* first: arguments have no order */
        int sq = square_make(file, 1 + test_random_below(seed, 9));
        int rank = relative_rank(side, sq);
        bool stuck = kind == KNIGHT ? rank <= 2
            : (kind == PAWN || kind == LANCE) && rank == 1;
        bool doubled = kind == PAWN && (pos->pawn_files[side] >> square_file(sq) & 1);
        if (pos->board[sq] == EMPTY && !stuck && !doubled) {
            position_put(pos, sq, piece_make(side, kind));
            return true;
        }
    }
    return false;
}

/* The whole set of pieces thrown on the board and into the hands: most positions have
 * several attacks, pins and checks. Now and then the side to move has no king, as in mate
 * problems. */
static inline void random_setup(Position *pos, uint64_t *seed)
{
    static const int pieces[HAND_KINDS] = { 0, 18, 4, 4, 4, 4, 2, 2 };
    do {
        int on_board = 1 + test_random_below(seed, 9); /* tenths of the set */
        position_clear(pos);
        pos->side = (uint8_t)test_random_below(seed, 2);
        random_put(pos, seed, !pos->side, KING);
        if (test_random_below(seed, 16) != 0)
            random_put(pos, seed, pos->side, KING);
        for (int kind = PAWN; kind <= ROOK; kind++)
            for (int i = 0; i < pieces[kind]; i++) {
                int side = test_random_below(seed, 2);
                bool promotes = kind != GOLD && test_random_below(seed, 4) == 0;
                int promoted = promotes ? PROMOTED : 0;
                if (test_random_below(seed, 10) >= on_board
                    || !random_put(pos, seed, side, kind | promoted))
                    position_set_hand(pos, side, kind, pos->hand[side][kind] + 1);
            }
        position_ready(pos);
    } while (attacked(pos, pos->side, pos->king[!pos->side]));
}

/* A random legal move, MOVE_NONE if there is none. Drops are held back: a hand offers so
 * many of them that little else would be played. */
static inline Move random_move(const Position *pos, uint64_t *seed)
{
    Move list[MAX_MOVES], move;
    int count = generate_legal(pos, list), attempts = test_random_below(seed, 4);
    if (count == 0)
        return MOVE_NONE;
    do
        move = list[test_random_below(seed, count)];
    while (move_is_drop(move) && attempts-- > 0);
    return move;
}

/* Position number n of a series: by turns from a random game and from a random set-up. */
static inline void random_position(Position *pos, uint64_t *seed, long n)
{
    if (n % 2) {
        random_setup(pos, seed);
        return;
    }
    /* Games go on from one position of the series to the next, to save time. */
    static Position game;
    static int moves_left;
    Move move = MOVE_NONE;
    if (n == 0)
        moves_left = 0; /* a series of its own */
    for (int i = 0; i < 3 && moves_left-- > 0; i++)
        if ((move = random_move(&game, seed)) != MOVE_NONE)
            move_make(&game, move);
    if (move == MOVE_NONE) {
        set_position(&game, STARTPOS);
        moves_left = 20 + test_random_below(seed, 280);
    }
    *pos = game;
}

static inline int random_handicaps(void)
{
    int count = 0;
    while (handicaps[count].name)
        count++;
    return count;
}

/* Go on with a random game; start another when it is over. */
static inline void random_step(Position *pos, uint64_t *random)
{
    enum { GAME_PLIES = 180 };
    static int game;
    Move list[MAX_MOVES];
    bool goes_on = pos->board[0x11] && pos->ply < GAME_PLIES;
    int count = goes_on ? generate_legal(pos, list) : 0;
    if (count > 0) {
        move_make(pos, list[test_random_below(random, count)]);
        return;
    }
    set_position(pos, handicaps[game++ % 3 ? 0 : game % random_handicaps()].sfen);
}

#endif
