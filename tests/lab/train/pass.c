/* pass.c - a position on its way through the network: what one unit makes of it, and what
 * one step of learning from it changes there. */
#include <stdio.h>

#include "loss.h"
#include "notation/move_text.h"
#include "notation/sfen.h"
#include "options/table.h"
#include "real_network.h"
#include "think/data/network_text.h"
#include "think/feature.h"

static const double length = 1e-3; /* as the first one of fit_network.c */

static Position pos;
static Samples list; /* has one position */
static Learner learner; /* too large for a stack, like the slope */
static RealNetwork slope;

static void print_row(const char *name, const float number[2])
{
    printf("%-18s %+8.4f %+8.4f\n", name, number[0], number[1]);
}

/* "Black's K on 5i": what an input stands for, as the mover sees it. */
static void name_input(int input, char name[40])
{
    int own = input < NET_BOARD ? input < NET_SIDE_BOARD : input < NET_BOARD + NET_HAND;
    const char *owner = own == (pos.side == BLACK) ? "Black's" : "White's";
    snprintf(name, 40, "%s piece in hand", owner);
    for (int i = 0; i < BOARD_SQUARES; i++) {
        int sq = square_of(i), piece = pos.board[sq];
        if (piece != EMPTY
            && network_input_board(pos.side, pos.king[pos.side], piece, sq) == input)
            snprintf(name, 40, "%s %s on %d%c", owner, letter_name[piece_kind(piece)],
                     square_file(sq), 'a' + square_rank(sq) - 1);
    }
}

/* What each piece adds to the sum of the unit, for the mover and for the other side. */
static void print_unit(int unit, float sum[2])
{
    const RealNetwork *net = &learner.net;
    float cut[2], cp[2];
    char name[40];
    uint16_t input[2][NET_MOST];
    real_inputs(&list, list.sample, false, input);
    sum[0] = sum[1] = net->part.start[unit];
    printf("%-18s %8s %8s\n", "", "mover", "other");
    print_row("start", sum);
    for (size_t i = 0; i < list.features; i++) {
        const float row[2] = { net->part.row[input[0][i]][unit],
                               net->part.row[input[1][i]][unit] };
        name_input(input[0][i], name);
        print_row(name, row);
        sum[0] += row[0];
        sum[1] += row[1];
    }
    print_row("sum", sum);
    for (int who = 0; who < 2; who++) {
        cut[who] = sum[who] < 0 ? 0 : sum[who] > 1 ? 1 : sum[who];
        cp[who] = SCALE * net->part.output[who][unit];
    }
    print_row("unit: the sum, cut", cut);
    printf("%-18s %+8.1f %+8.1f\n", "weight, cp", cp[0], cp[1]);
    printf("%-18s %+8.1f %+8.1f\n", "says, cp", cut[0] * cp[0] + 0, cut[1] * cp[1] + 0);
}

static void print_value(const char *when)
{
    const Sample *sample = list.sample;
    double more = real_value(&learner.net, &list, sample), value = sample->base + more;
    double chance = chance_of(value);
    printf("%s: tables %d, network %+.1f: value %.1f, chance %.3f, loss %.4f\n", when,
           sample->base, more, value, chance, loss_of(sample->target, chance));
}

void pass_run(int count, char **words)
{
    char error[ERROR_TEXT];
    if (train_start(count, words, NULL) != 4)
        tool_fail(2, "pass: expected a unit, a target and a position");
    int unit = (int)tool_number("unit", words[1], 0, NET_HIDDEN - 1);
    double target = (double)tool_number("target", words[2], 1, 99) / 100;
    evaluate_init(EVALUATION_LEARNED);
    if (!sfen_read(&pos, words[3], error))
        tool_fail(2, "%s", error);
    real_from(network_learned(), &learner.net);
    list.network = true;
    samples_add(&list, &pos, &(Label){ .later = target });
    float sum[2], back[2];
    print_unit(unit, sum);
    print_value("all units");
    real_learn(&learner.net, &list, list.sample, false, &slope);
    float error_of = slope.part.constant;
    for (int who = 0; who < 2; who++)
        back[who] = sum[who] > 0 && sum[who] < 1
            ? error_of * learner.net.part.output[who][unit] : 0;
    printf("\n%-18s %+8.4f\n", "error", error_of);
    print_row("slope of the weight", (float[2]){ slope.part.output[0][unit],
                                                slope.part.output[1][unit] });
    print_row("slope of the sum", back);
    real_step(&learner, &slope, 1, length);
    printf("\nafter one step\n");
    print_unit(unit, sum);
    print_value("all units");
}
