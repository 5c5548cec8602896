/* test_network.c - the sums that are brought up to date from ply to ply are those made
 * from scratch, the integers say what real numbers would, and every compiler makes the
 * same; and a network is read as the trainer has written it. */
#include "../lab/train/source.c"
#include "network_plain.h"
#include "random.h"
#include "think/data/network_text.h"
#include "think/evaluate.h"

enum {
    MOVES = 30000,        /* made and checked */
    DEEP = 1000000,       /* the same with TEST_DEEP */
    LONGEST = 300,        /* plies of a game */
    BACK_MOST = 12,       /* moves taken back at a time: more than the sums go back */
    POSITIONS = 3000,
};

static Position pos;
static NetworkSums sums; /* of *pos */
static Network noise;

/* Weights as large as they may be, so that sums reach the ends of their 16 bits. */
static void fill_noise(void)
{
    uint64_t seed = 20261122;
    for (int input = 0; input < NET_INPUTS; input++)
        for (int unit = 0; unit < NET_HIDDEN; unit++) {
            /* Some units are always full or always empty, most are in between. */
            int most = unit % 8 == 0 ? NET_ROW_MOST : 40;
            noise.row[input][unit] =
                (int16_t)(test_random_below(&seed, 2 * most + 1) - most);
            if (unit == 0)
                noise.row[input][unit] = NET_ROW_MOST;
            if (unit == 8)
                noise.row[input][unit] = -NET_ROW_MOST;
        }
    for (int unit = 0; unit < NET_HIDDEN; unit++) {
        noise.start[unit] = (int16_t)test_random_below(&seed, NET_UNIT);
        for (int who = 0; who < 2; who++)
            noise.output[who][unit] = (int16_t)(test_random_below(&seed, 65535) - 32767);
    }
    noise.constant = -7;
}

static int value_by_definition(const Network *network)
{
    uint16_t own[NET_MOST], other[NET_MOST];
    int count = network_inputs(&pos, pos.side, pos.king[pos.side], own);
    network_inputs(&pos, !pos.side, pos.king[!pos.side], other);
    return network_plain(network, own, other, count);
}

/* Games of random moves, passes, and moves taken back; asked in one position of a few, as
 * a search does, and again in positions that were asked before. */
static void try_updates(const Network *network, const char *name)
{
    TestGroup same = { .name = name };
    uint64_t seed = 11;
    network_use(network);
    set_position(&pos, STARTPOS);
    for (long i = 0, end = test_deep() ? DEEP : MOVES; i < end; i++) {
        Move move = pos.ply < LONGEST ? random_move(&pos, &seed) : MOVE_NONE;
        int choice = test_random_below(&seed, 16);
        if (move == MOVE_NONE)
            set_position(&pos, STARTPOS);
        else if (choice == 0 && !pos.in_check)
            move_make_null(&pos);
        else
            move_make(&pos, move);
        for (int back = choice == 1 ? test_random_below(&seed, BACK_MOST) : 0;
             back > 0 && pos.ply > 0; back--)
            if (pos.history[pos.ply - 1].move == MOVE_NONE)
                move_unmake_null(&pos);
            else
                move_unmake(&pos);
        if (test_random_below(&seed, 3) == 0)
            continue;
        pos.sums = &sums;
        int value = network_value(&pos), wanted = value_by_definition(network);
        test_many(&same, value == wanted, "%d, from scratch %d: %s", value, wanted,
                  sfen_of(&pos));
    }
    test_group(&same);
}

/* The value as a formula of real numbers, from the same weights. */
static double value_in_real_numbers(const Network *network)
{
    double value = network->constant;
    for (int who = 0; who < 2; who++) {
        uint16_t list[NET_MOST];
        int side = who == 0 ? pos.side : !pos.side;
        int count = network_inputs(&pos, side, pos.king[side], list);
        for (int unit = 0; unit < NET_HIDDEN; unit++) {
            double sum = (double)network->start[unit] / NET_UNIT;
            for (int i = 0; i < count; i++)
                sum += (double)network->row[list[i]][unit] / NET_UNIT;
            sum = sum < 0 ? 0 : sum > 1 ? 1 : sum;
            value += sum * network->output[who][unit] / NET_CP;
        }
    }
    return value;
}

static void try_real_numbers(const Network *network, const char *name)
{
    TestGroup near = { .name = name };
    uint64_t seed = 12;
    network_use(network);
    for (long i = 0, end = test_repeat(POSITIONS); i < end; i++) {
        random_position(&pos, &seed, i);
        double value = network_value(&pos), real = value_in_real_numbers(network);
        test_many(&near, value - real < 1 && real - value < 1,
                  "%.0f, in real numbers %f: %s", value, real, sfen_of(&pos));
    }
    test_group(&near);
}

/* Found with gcc; whatever a compiler makes of the loops, it must come to the same, and
 * once more behind other positions whose sums are kept. */
static void try_fixed(void)
{
    static const struct { const char *sfen; int value; } fixed[] = {
        { STARTPOS, -4259 },
        { "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
          -4180 },
        { "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 1",
          -8600 },
        { "4k4/9/9/9/9/9/9/9/4K4 b 2r2b4g4s4n4l18p 1", 834 },
    };
    network_use(&noise);
    for (size_t n = 0; n < 2 * sizeof fixed / sizeof *fixed; n++) {
        size_t i = n % (sizeof fixed / sizeof *fixed);
        set_position(&pos, fixed[i].sfen);
        pos.sums = &sums;
        int value = network_value(&pos);
        test_check(value == fixed[i].value, "value %d, should be %d: %s", value,
                   fixed[i].value, fixed[i].sfen);
    }
}

/* The mirror image of *pos. */
static void mirror(Position *image)
{
    position_clear(image);
    for (int sq = 0; sq < SQUARES; sq++)
        if (pos.board[sq] != EMPTY && pos.board[sq] != WALL)
            position_put(image, square_make(10 - square_file(sq), square_rank(sq)),
                         pos.board[sq]);
    for (int side = BLACK; side <= WHITE; side++)
        for (int kind = PAWN; kind < HAND_KINDS; kind++)
            position_set_hand(image, side, kind, pos.hand[side][kind]);
    image->side = pos.side;
    position_ready(image);
}

/* A side whose king stands on files 6 to 9, as it counts them, sees what it would in the
 * mirror image, and the same is worth the same. */
static void try_mirror(const Network *network)
{
    static Position image;
    TestGroup same = { .name = "mirror images" };
    uint64_t seed = 13;
    network_use(network);
    for (long i = 0; i < POSITIONS; i++) {
        random_position(&pos, &seed, i);
        mirror(&image);
        int files[] = { square_file(pos.king[BLACK]), square_file(pos.king[WHITE]) };
        if (files[0] % 5 == 0 || files[1] % 5 == 0)
            continue; /* in the middle, or not there */
        int value = network_value(&pos), mirrored = network_value(&image);
        test_many(&same, value == mirrored, "%d, mirrored %d: %s", value, mirrored,
                  sfen_of(&pos));
    }
    test_group(&same);
    int own = piece_make(BLACK, PAWN), enemy = piece_make(WHITE, PAWN);
    const struct { int input, wanted; } some[] = {
        { network_input_board(BLACK, NO_SQUARE, own, square_make(2, 7)), 15 },
        { network_input_board(BLACK, square_make(5, 9), own, square_make(2, 7)), 15 },
        { network_input_board(BLACK, square_make(6, 9), own, square_make(2, 7)), 69 },
        { network_input_board(WHITE, square_make(5, 1), enemy, square_make(8, 3)), 15 },
        { network_input_board(WHITE, square_make(4, 1), enemy, square_make(8, 3)), 69 },
        { network_input_board(WHITE, NO_SQUARE, own, square_make(8, 3)), 15 + 14 * 81 },
    };
    for (size_t i = 0; i < sizeof some / sizeof *some; i++)
        test_check(some[i].input == some[i].wanted, "input %d of %d: should be %d",
                   (int)i, some[i].input, some[i].wanted);
}

/* The sums of one network are not taken for those of another. */
static void try_another(void)
{
    const Network *const networks[] = { &noise, network_learned(), &noise };
    set_position(&pos, "9/9/9/9/9/9/9/9/9 b - 1"); /* known at once */
    pos.sums = &sums;
    for (int i = 0; i < 3; i++) {
        network_use(networks[i]);
        int value = network_value(&pos), wanted = value_by_definition(networks[i]);
        test_check(value == wanted, "behind another network %d, not %d", value, wanted);
    }
    evaluate_init(EVALUATION_NETWORK);
    test_check(network_value(&pos) == value_by_definition(networks[1]), "it is learned");
}

/* source.c ends a tool this way. */
void tool_fail(int status, const char *format, ...)
{
    (void)format;
    exit(status);
}

static NetworkText text;
static Network from_text;

/* The digits at both ends of a range and beside those that are left out, a text that ends
 * early, and every row of a network. */
static void try_text(void)
{
    static const int16_t some[NET_HIDDEN] = { -36, 35, -810, 809, -9, -8, 19, 20, 36,
                                              -37 };
    char row[ROW_TEXT];
    text.row[0] = "#lm#~~>@[]";
    text.row[1] = source_row(some, row);
    network_read(&text, &from_text);
    test_check(memcmp(from_text.row[0], some, 8 * sizeof some[0]) == 0
                   && from_text.row[0][8] == 0 && from_text.row[2][0] == 0,
               "a row as text");
    test_check(memcmp(from_text.row[1], some, sizeof some) == 0, "numbers of two digits");
    test_check(strncmp(row, text.row[0], 10) == 0, "a row is written as it is read");
    int same = 0;
    for (int input = 0; input < NET_INPUTS; input++) {
        text.row[0] = source_row(noise.row[input], row);
        network_read(&text, &from_text);
        same += memcmp(from_text.row[0], noise.row[input], sizeof noise.row[0]) == 0;
    }
    test_check(same == NET_INPUTS, "%d rows are as they were written", same);
}

int main(void)
{
    position_init();
    fill_noise();
    try_text();
    try_updates(network_learned(), "the learned sums, updated and from scratch");
    try_updates(&noise, "sums of random weights, updated and from scratch");
    try_real_numbers(network_learned(), "the learned network in real numbers");
    try_real_numbers(&noise, "random weights in real numbers");
    try_mirror(&noise);
    try_fixed();
    try_another();
    return test_summary();
}
