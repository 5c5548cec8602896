/* evaluate.c - the hand-written evaluation: material, and what the attack maps say.
 *
 * All parts are sums over squares or pieces, so each is one look-up in a table that
 * evaluate_init() builds from the few numbers here. Attack counts are capped at two a side:
 * the class of a square is 3 * (Black's attacks) + (White's attacks), 0..8.
 */
#include "evaluate.h"

#include <stdlib.h>

#include "exchange.h"

enum {
    BOARD_SQUARES = 81,
    CLASSES = 9,
    NO_KING = BOARD_SQUARES, /* row of the king tables for a side without a king */

    /* An attack on a square is worth this much divided by (distance to the king + 1);
     * distance is the larger of the file and rank differences. Centipawns. */
    DEFENCE = 83, /* near the own king */
    ATTACK = 92,  /* near the enemy king */

    /* The second attack on a square adds 768/1000 of the first. */
    SECOND_ATTACK = 1768,

    /* A piece's value changes by so many 4096th for being protected or attacked once, twice. */
    PROTECTED_1 = 33, PROTECTED_2 = 43, ATTACKED_1 = 113, ATTACKED_2 = 122,

    /* A square beside the king that only the king protects, centipawns: empty, or with an
     * own piece on it; and an own piece there that another one protects. */
    HOLE = -11, GUARD = 20, FIRM_GUARD = 31,

    TEMPO = 50, /* cp for having the move */
};

static int16_t king_table[2][BOARD_SQUARES + 1][BOARD_SQUARES][CLASSES];
static int16_t safety_table[PIECES][CLASSES]; /* row EMPTY is all 0 */

static inline int index81(int sq) { return square_file(sq) * 9 + square_rank(sq) - 10; }
static inline int square_of(int index) { return square_make(index / 9 + 1, index % 9 + 1); }

/* 0, 1 or 2: how many bits are set, with two standing for more. */
static inline int capped_count(uint32_t word)
{
    return (word != 0) + ((word & (word - 1)) != 0);
}

static int distance(int a, int b)
{
    int files = abs(square_file(a) - square_file(b));
    int ranks = abs(square_rank(a) - square_rank(b));
    return files > ranks ? files : ranks;
}

/* Worth of 0, 1 or 2 attacks on a square at this distance from a king, cp. */
static int attack_worth(int count, int weight, int dist)
{
    static const int thousandths[3] = { 0, 1000, SECOND_ATTACK };
    return thousandths[count] * weight / (dist + 1) / 1000;
}

static void build_king_tables(void)
{
    for (int king = 0; king < BOARD_SQUARES; king++)
        for (int i = 0; i < BOARD_SQUARES; i++)
            for (int c = 0; c < CLASSES; c++) {
                int dist = distance(square_of(king), square_of(i));
                int black = c / 3, white = c % 3;
                king_table[BLACK][king][i][c] = (int16_t)(
                    attack_worth(black, DEFENCE, dist) - attack_worth(white, ATTACK, dist));
                king_table[WHITE][king][i][c] = (int16_t)(
                    attack_worth(black, ATTACK, dist) - attack_worth(white, DEFENCE, dist));
            }
}

static void build_safety_table(void)
{
    static const int protected_by[3] = { 0, PROTECTED_1, PROTECTED_2 };
    static const int attacked_by[3] = { 0, ATTACKED_1, ATTACKED_2 };
    for (int kind = PAWN; kind < KINDS; kind++)
        for (int c = 0; c < CLASSES; c++) {
            int value = board_value[kind];
            int black = c / 3, white = c % 3;
            safety_table[piece_make(BLACK, kind)][c] = (int16_t)(
                value * (protected_by[black] - attacked_by[white]) / 4096);
            safety_table[piece_make(WHITE, kind)][c] = (int16_t)(
                -(value * (protected_by[white] - attacked_by[black]) / 4096));
        }
}

static void build_material(void)
{
    for (int kind = PAWN; kind < KINDS; kind++)
        for (int sq = 0; sq < SQUARES; sq++) {
            square_value[piece_make(BLACK, kind)][sq] = board_value[kind];
            square_value[piece_make(WHITE, kind)][sq] = (int16_t)-board_value[kind];
        }
    for (int kind = PAWN; kind < HAND_KINDS; kind++)
        for (int n = 1; n < 19; n++) {
            hand_bonus[BLACK][kind][n] = hand_value[kind];
            hand_bonus[WHITE][kind][n] = (int16_t)-hand_value[kind];
        }
}

void evaluate_init(EvaluationKind kind)
{
    (void)kind;
    build_material();
    build_king_tables();
    build_safety_table();
}

/* The squares beside a king, cp for its side. */
static int surroundings(const Position *pos, int side)
{
    int king = pos->king[side], own = piece_flag(side), sum = 0;
    if (king == NO_SQUARE)
        return 0;
    for (int d = 0; d < 8; d++) {
        int sq = king + step[d];
        if (pos->board[sq] == WALL)
            continue;
        bool firm = capped_count(pos->attack[side][sq]) == 2; /* one is the king itself */
        if (pos->board[sq] & own)
            sum += firm ? FIRM_GUARD : GUARD;
        else if (!firm)
            sum += HOLE;
    }
    return sum;
}

/* Sums of the attack terms over the board, Black's view. */
typedef struct {
    int black_king, white_king, safety;
} MapSums;

static MapSums sum_maps(const Position *pos)
{
    int black = pos->king[BLACK], white = pos->king[WHITE];
    int16_t (*near_black)[CLASSES] =
        king_table[BLACK][black == NO_SQUARE ? NO_KING : index81(black)];
    int16_t (*near_white)[CLASSES] =
        king_table[WHITE][white == NO_SQUARE ? NO_KING : index81(white)];
    MapSums sums = { 0, 0, 0 };
    for (int file = 1, i = 0; file <= 9; file++)
        for (int sq = square_make(file, 1); sq <= square_make(file, 9); sq++, i++) {
            int c = 3 * capped_count(pos->attack[BLACK][sq])
                + capped_count(pos->attack[WHITE][sq]);
            sums.black_king += near_black[i][c];
            sums.white_king += near_white[i][c];
            sums.safety += safety_table[pos->board[sq]][c];
        }
    return sums;
}

int evaluate(const Position *pos)
{
    MapSums sums = sum_maps(pos);
    int score = pos->score + sums.black_king + sums.white_king + sums.safety
        + surroundings(pos, BLACK) - surroundings(pos, WHITE);
    score = (pos->side == BLACK ? score : -score) + TEMPO;
    return score > SCORE_EVAL_MAX ? SCORE_EVAL_MAX
        : score < -SCORE_EVAL_MAX ? -SCORE_EVAL_MAX : score;
}

void evaluate_explain(const Position *pos, FILE *out)
{
    MapSums sums = sum_maps(pos);
    int around = surroundings(pos, BLACK) - surroundings(pos, WHITE);
    fprintf(out, "material and hands        %6d\n", (int)pos->score);
    fprintf(out, "attacks near Black's king %6d\n", sums.black_king);
    fprintf(out, "attacks near White's king %6d\n", sums.white_king);
    fprintf(out, "pieces attacked, defended %6d\n", sums.safety);
    fprintf(out, "squares beside the kings  %6d\n", around);
    fprintf(out, "sum for Black             %6d\n",
            (int)pos->score + sums.black_king + sums.white_king + sums.safety + around);
    fprintf(out, "tempo for the mover       %6d\n", TEMPO);
    fprintf(out, "value for %s           %6d\n", pos->side == BLACK ? "Black" : "White",
            evaluate(pos));
}
