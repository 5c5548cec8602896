/* test_notation.c - moves as text, written, read, and refused; positions damaged. */
#include "fault.h"
#include "notation/read_move.h"
#include "random.h"
#include "rows.h"

enum {
    POSITIONS = 400,      /* random positions whose moves are written and read */
    MANGLED = 20000,      /* texts damaged at random */
};

static Position pos;
static TypedMove typed;

static void test_usi_strict(void)
{
    static const char *const bad[] = { "",       "7g",   "7g7",   "7g7f=",  "7g7f++",
                                       "7g7fx",  "7G7F", " 7g7f", "7g7f ",  "0g7f",
                                       "7g7j",   "7`7f", "p*5e",  "K*5e",   "+P*5e",
                                       "P*",     "P*5",  "P*55",  "**5e",   "P-5e",
                                       "resign", "none", "歩*5e", "7g\x80g" };
    TestGroup group = { "texts that are not USI moves", 0, 0 };
    Intent intent = { 1, 2, 3, true };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        test_many(&group, !intent_from_usi(bad[i], &intent) && intent.from == 1, "'%s'",
                  bad[i]);
    test_group(&group);
    char error[ERROR_TEXT] = "";
    Move move = 1;
    set_position(&pos, STARTPOS);
    bool refused = !move_from_usi(&pos, "7g7e", &move, error);
    test_check(refused && move == 1 && strstr(error, "does not move like that"),
               "move_from_usi() says why: %s", error);
}

/* Every legal move, in each of the four notations, is read as itself and nothing else. */
static void test_move_round_trip(void)
{
    TestGroup group[4] = { { "USI moves round trip", 0, 0 },
                           { "CSA moves round trip", 0, 0 },
                           { "Japanese moves round trip", 0, 0 },
                           { "Western moves round trip", 0, 0 } };
    uint64_t random = 11;
    for (int n = 0; n < POSITIONS; n++) {
        Move list[MAX_MOVES];
        for (int i = 0; i < 7; i++)
            random_step(&pos, &random);
        int count = generate_legal(&pos, list);
        for (int i = 0; i < count; i++)
            for (int k = 0; k < 4; k++) {
                char text[MOVE_TEXT], error[ERROR_TEXT] = "";
                move_write(&pos, list[i], (Notation)k, text);
                int fit = move_read(&pos, text, &typed, error);
                test_many(&group[k],
                          typed.is_move && fit == 1 && typed.found[0] == list[i],
                          "%s in %s: %d fit %s", text, sfen_of(&pos), fit, error);
            }
    }
    test_groups(4, &group[0], &group[1], &group[2], &group[3]);
}

static void test_written(void)
{
    static Rows rows;
    while (rows_next(&rows, "tests/data/written.tsv")) {
        char *const *column = rows.column;
        char error[ERROR_TEXT] = "", japanese[MOVE_TEXT] = "", western[MOVE_TEXT] = "";
        Move move;
        bool legal = position_read(&pos, column[0], error)
            && move_from_usi(&pos, column[1], &move, error);
        if (legal) {
            move_write(&pos, move, NOTATION_JAPANESE, japanese);
            move_write(&pos, move, NOTATION_WESTERN, western);
        }
        bool good = legal && strcmp(japanese, column[2]) == 0
            && strcmp(western, column[3]) == 0
            && move_read(&pos, column[2], &typed, error) == 1
            && typed.found[0] == move && !typed.may_promote;
        test_check(good, "%s in %s: %s %s %s", column[1], column[0], japanese, western,
                   error);
    }
}

static void check_typed(const char *position, const char *text, const char *expected)
{
    char error[ERROR_TEXT] = "", got[600] = "", usi[MOVE_TEXT];
    int count = position_read(&pos, position, error)
              ? move_read(&pos, text, &typed, error) : -1;
    for (int k = 0; k < count && k < 90; k++)
        sprintf(got + strlen(got), "%s%s%s", k ? " " : "",
                move_to_usi(typed.found[k], usi), typed.may_promote ? "~" : "");
    bool good = expected[0] == '?' ? count == 0 && !typed.is_move && error[0]
        : expected[0] == '!' ? count == 0 && typed.is_move && strstr(error, expected + 1)
        : strcmp(got, expected) == 0;
    test_check(good, "typed '%s': %s%s", text, got, count > 0 ? "" : error);
}

static void test_typed(void)
{
    static Rows rows;
    while (rows_next(&rows, "tests/data/typed.tsv"))
        check_typed(rows.column[0], rows.column[1], rows.column[2]);
    /* No UTF-8, which a file of text can't have. */
    check_typed("startpos", "\xe6\xad", "?");
    check_typed("startpos", "\xff\xfe", "?");
}

static void test_scores(void)
{
    static const struct { int score; const char *text; } scores[] = {
        { 0, "cp 0" },                  { 53, "cp 53" },
        { -120, "cp -120" },            { SCORE_EVAL_MAX, "cp 29000" },
        { SCORE_MATE - 5, "mate 5" },   { -SCORE_MATE + 4, "mate -4" },
        { -SCORE_MATE, "mate -0" },     { SCORE_RULE - 3, "cp 30997" },
    };
    for (size_t i = 0; i < sizeof scores / sizeof *scores; i++) {
        char text[MOVE_TEXT];
        test_check(strcmp(score_to_usi(scores[i].score, text), scores[i].text) == 0,
                   "score %d is '%s'", scores[i].score, text);
    }
}

/* --- damage --- */

/* Change some bytes of a text. */
static void mangle(char *text, uint64_t *random)
{
    static const char bytes[] = "019/+*-bwlnsgkrpPLNSGBRK x=('\t\xe6\xad\xa9\x80\xff";
    int length = (int)strlen(text);
    for (int n = test_random_below(random, 4); n >= 0 && length > 0; n--)
        text[test_random_below(random, length)] =
            bytes[test_random_below(random, (int)sizeof bytes - 1)];
    if (length > 0 && test_random_below(random, 4) == 0)
        text[test_random_below(random, length)] = '\0';
}

/* Whatever comes in: the answer is a sound position or legal moves, or a refusal with a
 * reason that leaves everything as it was. */
static void test_mangled(void)
{
    TestGroup positions = { "mangled positions", 0, 0 },
              moves = { "mangled moves", 0, 0 };
    uint64_t random = 5;
    static Position read;
    for (int i = 0; i < MANGLED; i++) {
        char text[SFEN_TEXT], error[ERROR_TEXT] = "";
        random_step(&pos, &random);
        mangle(sfen_write(&pos, text), &random);
        bool good = sfen_read(&read, text, error) ? !position_fault(&read)
                                                  : error[0] != '\0';
        test_many(&positions, good, "%s", text);
        Move list[MAX_MOVES];
        int count = generate_legal(&pos, list);
        if (count == 0)
            continue;
        move_write(&pos, list[test_random_below(&random, count)],
                   (Notation)test_random_below(&random, 4), text);
        mangle(text, &random);
        error[0] = '\0';
        int fit = move_read(&pos, text, &typed, error);
        good = fit > 0 || error[0] != '\0';
        for (int k = 0; k < fit; k++)
            good &= move_is_legal(&pos, typed.found[k]);
        test_many(&moves, good, "%s", text);
    }
    test_groups(2, &positions, &moves);
}

int main(void)
{
    position_init();
    test_usi_strict();
    test_move_round_trip();
    test_written();
    test_typed();
    test_scores();
    test_mangled();
    return test_summary();
}
