/* test_board.c - the board's invariants, after a million random moves and at its
 * edges. */
#include <stddef.h>

#include "fault.h"
#include "plain.h"
#include "random.h"
#include "think/evaluate.h"

enum {
    MOVES = 1000000,   /* random moves made, unmade and made again */
    GAME_LENGTH = 400, /* plies of a random game */
    FRONT = offsetof(Position, history), /* what unmake restores */
};

static Position pos;
static unsigned char before[FRONT];

static TestGroup faults = { .name = "incremental state equals a fresh computation" };
static TestGroup restored = { .name = "unmake restores every byte" };
static TestGroup nulls = { .name = "null move and back restores every byte" };
static TestGroup runs = { .name = "checks in a row are counted" };
static TestGroup keys_ahead = { .name = "the key after a move is known before it" };
static TestGroup games = { .name = "a whole game unmade restores every byte" };

static void try_move(Move move)
{
    int earlier = pos.ply > 0 ? pos.history[pos.ply - 1].check_run : 0;
    uint64_t key = position_key_after(&pos, move);
    memcpy(before, &pos, FRONT);
    move_make(&pos, move);
    test_many(&keys_ahead, position_key(&pos) == key, "not after move %06x",
              (unsigned)move);
    const char *fault = position_fault(&pos);
    test_many(&faults, fault == NULL, "%s after move %06x", fault, (unsigned)move);
    int run = pos.in_check ? earlier + 1 : 0;
    test_many(&runs, pos.check_run == run, "%d instead of %d", pos.check_run, run);
    move_unmake(&pos);
    test_many(&restored, memcmp(before, &pos, FRONT) == 0, "not after move %06x",
              (unsigned)move);
    move_make(&pos, move);
}

static void try_null(void)
{
    memcpy(before, &pos, FRONT);
    move_make_null(&pos);
    const char *fault = position_fault(&pos);
    test_many(&faults, fault == NULL, "%s after a null move", fault);
    move_unmake_null(&pos);
    test_many(&nulls, memcmp(before, &pos, FRONT) == 0, "something differs");
}

static void random_games(long moves)
{
    static unsigned char start[FRONT];
    uint64_t seed = 20020601;
    for (int game = 0; moves > 0; game++) {
        if (game % 2)
            random_setup(&pos, &seed);
        else
            set_position(&pos, STARTPOS);
        memcpy(start, &pos, FRONT);
        for (int ply = 0; ply < GAME_LENGTH && moves > 0; ply++, moves--) {
            if (!pos.in_check && ply % 8 == 0)
                try_null();
            Move move = random_move(&pos, &seed);
            if (move == MOVE_NONE)
                break;
            try_move(move);
        }
        while (pos.ply > 0)
            move_unmake(&pos);
        test_many(&games, memcmp(start, &pos, FRONT) == 0, "game %d", game);
    }
}

/* Every piece on every square of a board with some pieces in the way: the attack maps
 * against plain formulas, and the place of each attacker. */
static void every_square(void)
{
    TestGroup maps = { .name = "attack maps equal plain formulas on every square" };
    TestGroup places = { .name = "attacker_square() finds the attacker" };
    uint64_t seed = 5;
    Plain plain;
    for (int round = 0; round < 4 * PIECES * 81; round++) {
        int piece = round / 81 % PIECES, kind = piece_kind(piece);
        int sq = square_make(1 + round % 81 / 9, 1 + round % 9);
        if (attack_mask[piece] == 0
            || !plain_can_stand(piece_side(piece), kind, square_rank(sq)))
            continue;
        position_clear(&pos);
        position_put(&pos, sq, piece);
        for (int i = 0; i < round / (81 * PIECES) * 6; i++)
            random_put(&pos, &seed, i & 1, GOLD);
        plain_read(&plain, &pos);
        for (int to = square_make(1, 1); to <= square_make(9, 9); to++) {
            if (pos.board[to] == WALL)
                continue;
            bool found = false;
            for (uint32_t m = pos.attack[piece_side(piece)][to]; m; m &= m - 1) {
                int from = attacker_square(&pos, to, lowest_bit(m));
                found = found || from == sq;
                test_many(&places, plain_reaches(&plain, square_file(from),
                          square_rank(from), square_file(to), square_rank(to)),
                          "%02x does not attack %02x", (unsigned)from, (unsigned)to);
            }
            bool attacks = plain_reaches(&plain, square_file(sq), square_rank(sq),
                                         square_file(to), square_rank(to));
            test_many(&maps, found == attacks, "piece %d on %02x, target %02x", piece,
                      (unsigned)sq, (unsigned)to);
        }
    }
    test_groups(2, &maps, &places);
}

/* The sets of four files hold the squares of a side's pieces, and no others. */
static void four_at_once(void)
{
    TestGroup sets = { .name = "pieces on four files at once, and the lowest of them" };
    set_position(&pos, "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL "
                       "w GR5pnsg 1");
    for (int side = BLACK; side <= WHITE; side++)
        for (int sq = 0; sq < SQUARES; sq++) {
            int piece = pos.board[sq], first = square_file(sq) / 4 * 4;
            uint64_t set = four_files(&pos, side, first) >> (sq - square_make(first, 0));
            bool stands = piece != EMPTY && piece != WALL && piece_side(piece) == side;
            test_many(&sets, (set & 1) == stands, "side %d, %02x", side, (unsigned)sq);
            test_many(&sets, set == 0 || (lowest_bit64(set) == 0) == stands,
                      "the lowest from %02x on", (unsigned)sq);
        }
    for (int bit = 0; bit < 64; bit++)
        test_many(&sets, lowest_bit64(UINT64_MAX << bit) == bit, "bit %d", bit);
    test_group(&sets);
}

static void squares(void)
{
    TestGroup group = { .name = "squares: file, rank, flip, zone, walls" };
    position_clear(&pos);
    for (int sq = 0; sq < SQUARES; sq++) {
        int file = square_file(sq), rank = square_rank(sq);
        bool inside = file >= 1 && file <= 9 && rank >= 1 && rank <= 9;
        test_many(&group, (pos.board[sq] == EMPTY) == inside, "wall at %02x",
                  (unsigned)sq);
        if (!inside)
            continue;
        int flipped = square_flip(sq);
        bool turned = square_file(flipped) == 10 - file
            && square_rank(flipped) == 10 - rank;
        bool zones = in_zone(BLACK, sq) == (rank < 4) && in_zone(WHITE, sq) == (rank > 6);
        test_many(&group, turned, "flip of %02x", (unsigned)sq);
        test_many(&group, zones, "zone of %02x", (unsigned)sq);
    }
    for (int d = 0; d < 8; d++)
        test_many(&group, step[7 - d] == -step[d], "step %d", d);
    test_group(&group);
    four_at_once();
}

/* The key tells apart what repetition must tell apart, and nothing else. */
static void keys(void)
{
    static Position other;
    set_position(&pos, "startpos moves 7g7f 3c3d 2g2f");
    set_position(&other, "startpos moves 2g2f 3c3d 7g7f");
    test_check(position_key(&pos) == position_key(&other),
               "key: same position, other order");
    set_position(&pos, "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1");
    set_position(&other, "sfen 4k4/9/9/9/9/9/9/9/4K4 w - 1");
    test_check(position_key(&pos) != position_key(&other),
               "key: the side to move counts");
    set_position(&other, "sfen 4k4/9/9/9/9/9/9/9/4K4 b P 1");
    test_check(position_key(&pos) != position_key(&other), "key: the hand counts");
    uint64_t black = position_key(&other);
    set_position(&other, "sfen 4k4/9/9/9/9/9/9/9/4K4 b p 1");
    test_check(black != position_key(&other), "key: whose hand it is counts");
    position_set_hand(&other, BLACK, PAWN, 5);
    position_set_hand(&other, BLACK, PAWN, 2);
    position_ready(&other);
    test_check(other.hand[BLACK][PAWN] == 2 && !position_fault(&other), "fewer in hand");
}

/* The drawing in common/README.md. */
static void drawing(void)
{
    set_position(&pos, "sfen k8/9/9/9/7R1/4G4/3N5/1B7/8K b - 1");
    uint32_t word = pos.attack[BLACK][0x55];
    uint32_t gold = 1u << 6, knight = 1u << 9, rook = 1u << 19, bishop = 1u << 23;
    test_check(word == 0x00880240u && word == (gold | knight | rook | bishop),
               "the attack word drawn in common/README.md");
}

int main(void)
{
    position_init();
    evaluate_init(EVALUATION_SIMPLE);
    squares();
    drawing();
    every_square();
    keys();
    random_games(test_repeat(MOVES));
    test_groups(6, &faults, &restored, &nulls, &runs, &keys_ahead, &games);
    return test_summary();
}
