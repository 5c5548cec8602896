/* test_declare.c - declarations with what was given in a handicap game, and the try rule.
 * Those of data/rules.tsv are in test_rules.c. The bounds of points. */
#include "setup.h"

static Position pos;

static void test_handicap_declaration(void)
{
    Declaration report;
    /* White has given rook and bishop; all other pieces are there. */
    set_position(&pos, "9/4K4/9/9/9/9/1+r7/+p+p+p+p+p+p+p+p+p/4k4 w RB4G4S4N4L5P4p 1");
    DeclareVerdict verdict = rules_declaration(&pos, DECLARE_27, &report);
    test_check(verdict == DECLARE_NO && report.points == 18,
               "a handicap giver without credit: %d points", report.points);
    verdict = rules_declaration(&pos, DECLARE_27H, &report);
    test_check(verdict == DECLARE_NO && report.points == 23,
               "with credit for the bishop: %d points", report.points);
    set_position(&pos, "9/4K4/9/9/9/9/1+r7/+p+p+p+p+p+p+p+p+p/4k4 w R4G4S4N4L5P4p 1");
    verdict = rules_declaration(&pos, DECLARE_27H, &report);
    test_check(verdict == DECLARE_WIN && report.points == 28,
               "for two bishops: %d points", report.points);
    pos.side = BLACK;
    position_ready(&pos);
    rules_declaration(&pos, DECLARE_27H, &report);
    test_check(report.points == 26, "but not for the other side: %d", report.points);
    test_check(declare_with_given(DECLARE_24) == DECLARE_24H
                   && declare_with_given(DECLARE_OFF) == DECLARE_OFF,
               "rules with what was given");
}

/* Each bound, and a point less: ten pieces in the camp, and what is in hand. */
static void test_bounds(void)
{
    static const struct {
        char side;
        const char *hand;
        DeclareRule rule;
        DeclareVerdict verdict;
        int points;
    } rows[] = {
        { 'b', "RB3P", DECLARE_24, DECLARE_NO, 23 },
        { 'b', "RB4P", DECLARE_24, DECLARE_DRAW, 24 },
        { 'b', "2R2B", DECLARE_24, DECLARE_DRAW, 30 },
        { 'b', "2R2BP", DECLARE_24, DECLARE_WIN, 31 },
        { 'b', "2RB2P", DECLARE_27, DECLARE_NO, 27 },
        { 'b', "2RB3P", DECLARE_27, DECLARE_WIN, 28 },
        { 'w', "2rbp", DECLARE_27, DECLARE_NO, 26 },
        { 'w', "2rb2p", DECLARE_27, DECLARE_WIN, 27 },
    };
    char sfen[SFEN_TEXT];
    Declaration report;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        snprintf(sfen, sizeof sfen, "%s %c %s 1",
                 rows[i].side == 'b' ? "4K4/+P+P+P+P+P+P+P+P+P/+P8/9/9/9/9/9/k8"
                                     : "8K/9/9/9/9/9/8+p/+p+p+p+p+p+p+p+p+p/4k4",
                 rows[i].side, rows[i].hand);
        set_position(&pos, sfen);
        DeclareVerdict verdict = rules_declaration(&pos, rows[i].rule, &report);
        test_check(verdict == rows[i].verdict && report.points == rows[i].points,
                   "a bound: %s: %d points", sfen, report.points);
    }
}

static void test_try_rule(void)
{
    static const struct {
        const char *sfen, *move; /* "": no try */
        bool tried;
    } tries[] = {
        { "k8/3K5/9/9/9/9/9/9/9 b - 1", "6b5a", false },
        { "9/9/9/9/9/9/9/5k3/8K w - 1", "4h5i", false },
        { "k8/3K5/9/9/9/9/9/9/9 w - 1", "", false },  /* the other side is to move */
        { "k8/3K4r/9/9/9/9/9/9/9 b - 1", "6b5a", false },
        { "k6r1/3K5/9/9/9/9/9/9/9 b - 1", "", false }, /* attacked there */
        { "k3G4/3K5/9/9/9/9/9/9/9 b - 1", "", false },
        { "k3g4/3K5/9/9/9/9/9/9/9 b - 1", "6b5a", false },
        { "k8/9/3K5/9/9/9/9/9/9 b - 1", "", false },
        { "k3K4/9/9/9/9/9/9/9/9 w - 1", "", true },
    };
    for (size_t i = 0; i < sizeof tries / sizeof *tries; i++) {
        set_position(&pos, tries[i].sfen);
        Move move = rules_try(&pos);
        const char *text = move ? usi_of(move) : "";
        test_check(strcmp(text, tries[i].move) == 0
                       && rules_tried(&pos, !pos.side) == tries[i].tried,
                   "try rule: %s: '%s'", tries[i].sfen, text);
    }
    set_position(&pos, "k3K4/9/9/9/9/9/9/9/9 b - 1");
    test_check(rules_declaration(&pos, DECLARE_TRY, NULL) == DECLARE_WIN
                   && rules_declaration(&pos, DECLARE_27, NULL) == DECLARE_NO,
               "a king that has got there may say so");
}

int main(void)
{
    position_init();
    test_handicap_declaration();
    test_bounds();
    test_try_rule();
    return test_summary();
}
