/* bench.c - `shogi bench`: a fixed set of positions searched, see calls.h. */
#include "program/calls.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "notation/move_text.h"
#include "notation/sfen.h"
#include "program/arguments.h"
#include "threads/helpers.h"
#include "tree/text.h"
#include "usi/syntax.h"

enum { BENCH_DEPTH = 3 }; /* plies, for a chapter that does not say */

/* The positions of `bench`: the start, and eleven of games that the program of chapter 10
 * played against itself at depth 6, with random moves among the first twelve (60 %) and
 * now and then later (2 %). Picked for variety: openings, exchanged rooks and bishops,
 * kings in the open and entered, a check, many pieces in hand. */
static const char *const bench_positions[] = {
    STARTPOS,
    "ln2g2nl/1r1kg1s2/ppp1pp1p1/3ps1B1p/4b4/P1PP5/1PS1PPPPP/3RGKG1L/LN4SN1 w P 28",
    "ln1g1g1nl/3sk1s2/2ppp1bpp/p4pp2/1pP3r2/P2B3PP/1PNPPPP2/2S1GKSR1/L4G1NL w - 28",
    "lns1g3l/3k2s2/2ppgpnpp/p3pb3/1r7/6S2/PPPPGPPPP/1BG2KR2/LN4SNL b 3p 37",
    "ln1g1g2l/1r2k1s2/1pps3pp/p2b1pN2/3Npg3/2PP4P/PP2P1PP1/LBS1KR3/3G2SNL b 2Pp 37",
    "ln6l/2gkgns2/2psppb2/pr1p4p/1p4NB1/P1PPPPP1P/1PS1G1SP1/5KG1L/LN1R5 b 2P 55",
    "l1g1b3+R/3s1s3/nBpppk1pn/p5p2/1pP2p1P1/P5P2/1PNPPPS1N/2SG1K3/+r4G2L w LPglp 64",
    "3B2g1l/+B1g2s3/+Rppskpnp1/2Lpp1p2/3ng3p/1KP4P1/1P1P1PP1P/2S1R4/L3G1SNL b N2Pp 73",
    "4g3l/1s1k2s2/2np1pnp1/4pg2p/3NP4/3G1BS1P/1+p1P1PPP1/6R2/+r3BKSNL w Lgl6p 100",
    "2g1s4/1s3gk2/2pp+N1sp+B/p5p2/2P+B1p1PK/2N1n1P1L/3+l1P1g1/1N2+r4/9 w SL4Prgl4p 136",
    "ln6+R/1kg2+S3/1r2p1n2/p1Pp2Kpp/9/PGS1PP2P/1P3N1P1/2+bg1G2L/+b+p4S2 w S2L4Pnp 172",
    "ln2+r2+S1/1k3n1+R1/1p2sG1Sp/p4pg2/3GP3P/3P2P2/P5NP1/+b2+b1NSK1/5P2L w 4Pg2l3p 190",
};

typedef struct {
    Search *engine;
    int64_t depth, time; /* limits of a position: plies, ms; 0: none */
    bool tsv, reasons;
    int positions;
    uint64_t nodes, cuts, first_cuts;
    uint64_t total[WHYS]; /* by reason; with --reasons */
    int64_t ms;
} Bench;

/* As think(), and count why nodes ended and what became of moves. */
static Answer watched(Bench *bench, const Position *pos, const Request *request)
{
    Trace trace;
    trace_search(&trace, bench->engine, pos, request, 0);
    for (int why = 0; why < WHYS; why++)
        bench->total[why] += trace.total[why];
    trace_free(&trace);
    return trace.answer;
}

/* Each position is searched as the first one of a game, so their order means nothing:
 * what the tables know of one would change the node count of the next. */
static void bench_position(Bench *bench, const Position *pos)
{
    char move[MOVE_TEXT], score[MOVE_TEXT];
    Request request = think_request();
    request.limits = (Limits){ .depth = (int)bench->depth, .movetime = (int)bench->time };
    request.helpers = &helpers;
    think_new_game(bench->engine);
    Answer answer = bench->reasons ? watched(bench, pos, &request)
                                   : think(bench->engine, pos, &request);
    int missed = helpers_missed();
    if (missed > 0)
        argument_error("no memory, or no more threads: %d did not search", missed);
    bench->positions++;
    bench->nodes += answer.nodes;
    bench->cuts += answer.cuts;
    bench->first_cuts += answer.first_cuts;
    bench->ms += answer.time;
    printf(bench->tsv ? "%d\t%d\t%s\t%s\t%" PRIu64 "\t%" PRId64 "\n"
                      : "%2d  depth %d  score %s  bestmove %s  nodes %" PRIu64
                        "  time %" PRId64 "\n",
           bench->positions, answer.depth, score_to_usi(answer.score, score),
           move_to_usi(answer.move, move), answer.nodes, answer.time);
    /* Into a pipe too each line goes at once: a long run is watched while it lasts. */
    fflush(stdout);
}

static bool bench_line(void *data, char *line, int number, char error[ERROR_TEXT])
{
    Position pos;
    (void)number;
    /* A file of problems of the form `SFEN ; best ...` serves as well. */
    line[strcspn(line, "\t;")] = '\0';
    bool good = text_position(line, &pos, error);
    if (good)
        bench_position(data, &pos);
    return good;
}

static int bench_built_in(Bench *bench)
{
    Position pos;
    char error[ERROR_TEXT];
    for (size_t i = 0; i < sizeof bench_positions / sizeof bench_positions[0]; i++) {
        sfen_read(&pos, bench_positions[i], error); /* ours: nothing can be refused */
        bench_position(bench, &pos);
    }
    return 0;
}

static void print_reasons(const Bench *bench, bool of_nodes)
{
    for (int why = 0; why < WHYS; why++)
        if (bench->total[why] > 0 && why_ends_node(why) == of_nodes)
            printf("%12" PRIu64 "  %s\n", bench->total[why], why_words[why].key);
}

static void print_sums(const Bench *bench)
{
    print_reasons(bench, true); /* which add up to all nodes */
    if (bench->reasons)
        printf("%12" PRIu64 "  nodes\n", bench->nodes);
    print_reasons(bench, false);
    /* Plain negamax never cuts off. */
    if (bench->cuts > 0)
        printf("cut-offs %" PRIu64 ", by the first move %.1f %%\n", bench->cuts,
               100.0 * (double)bench->first_cuts / (double)bench->cuts);
    printf("bench nodes %" PRIu64 " time %" PRId64 " nps %" PRIu64 "\n", bench->nodes,
           bench->ms, nodes_per_second(bench->nodes, bench->ms));
}

int bench_run(Search *engine, int count, char **words)
{
    enum { DAY = 24 * 3600 * 1000 }; /* ms */
    Bench bench = { .engine = engine };
    const char *path = NULL;
    const ArgumentWord known[] = {
        { "--depth", .number = &bench.depth, .low = 1, .high = MAX_PLY },
        { "--time", .number = &bench.time, .low = 1, .high = DAY },
        { "--positions", .text = &path, .asked = "which file?" },
        { "--tsv", .flag = &bench.tsv }, { "--reasons", .flag = &bench.reasons },
        { .name = NULL },
    };
    if (arguments_read("bench", &count, words, known) < 0)
        return EXIT_BAD_ARGUMENT;
    if (count > 0)
        return argument_error("%s: unknown argument '%s'", "bench", words[0]);
    if (bench.depth == 0 && bench.time == 0)
        bench.depth = chapter.bench_depth ? chapter.bench_depth : BENCH_DEPTH;
    if (bench.tsv)
        printf("position\tdepth\tscore\tbestmove\tnodes\tms\n");
    int status = path ? file_lines(path, bench_line, &bench) : bench_built_in(&bench);
    if (status == 0 && !bench.tsv)
        print_sums(&bench);
    return status;
}
