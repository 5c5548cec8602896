/* chapter10.h - what the tests of chapter 10 share: a search, and positions for it. */
#ifndef CHAPTER10_H
#define CHAPTER10_H

#include "../../chapter10/history.h"
#include "../../chapter10/search.h"
#include "fault.h"
#include "random.h"
#include "search_alone.h"

static Position pos;
static Search *engine;

/* First of all. */
static inline void begin(void)
{
    position_init();
    options_reset();
    set("USI_Hash", "4"); /* MB: quickly cleared */
    engine = think_new();
}

/* At ply 2, behind two moves of a game, with nothing learned. */
static inline void search_behind_two(const char *text)
{
    set_position(&pos, text);
    think_new_game(engine);
    search_alone(engine, &pos);
    for (int i = 0; i < 2; i++)
        engine->stack[i].move = pos.history[i].move;
}

/* The sum of a move's records. */
static inline int history_score(int ply, Move move)
{
    int16_t *row[FOLLOWED];
    history_rows(engine, ply, row);
    return history_record(engine, move, row);
}

static inline Answer think_within(int depth, int64_t nodes)
{
    Request request = within(depth, nodes);
    return think(engine, &pos, &request);
}

/* Kings in danger, so that mates and checks abound. */
static const char *const positions[] = {
    "startpos",
    "sfen ln1g1g2l/1r1sks3/pppppp1pp/9/5Bp2/4P2P1/PPPP1PP1P/2S1K1SR1/+bN1G1G1NL b Nl 1",
    "sfen lns2+L2l/kp1s+R4/p2p4p/1Rp4pb/P2+Bp1pg1/4G1P2/1PNPP3P/2S2K1+s1/L4G3 b G2N4P 1",
    "sfen 5rsnl/1+P+P2g1b1/p5kpg/2+Pp4p/3l1ppL1/P+b4g2/4P2PP/1+p3K+n2/7RL b 2Sgs2n4p 1",
    "sfen l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
};
enum { POSITIONS = sizeof positions / sizeof positions[0] };

/* Calmer positions than those above, where a king is about to be mated and the techniques
 * mostly stand aside; from games of the engine. */
static const char *const calm[] = {
    "sfen ln2g2nl/1r1kg1s2/ppp1pp1p1/3ps1B1p/4b4/P1PP5/1PS1PPPPP/3RGKG1L/LN4SN1 w P 28",
    "sfen ln1g1g1nl/3sk1s2/2ppp1bpp/p4pp2/1pP3r2/P2B3PP/1PNPPPP2/2S1GKSR1/L4G1NL w - 28",
    "sfen lns1g3l/3k2s2/2ppgpnpp/p3pb3/1r7/6S2/PPPPGPPPP/1BG2KR2/LN4SNL b 3p 37",
    ("sfen ln1g1g2l/1r2k1s2/1pps3pp/p2b1pN2/3Npg3/2PP4P/PP2P1PP1/LBS1KR3/3G2SNL "
     "b 2Pp 37"),
};
enum { CALM = sizeof calm / sizeof calm[0] };

#endif
