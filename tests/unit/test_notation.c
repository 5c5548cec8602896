/* test_notation.c - moves as text, written, read, and refused; positions damaged. */
#include "fault.h"
#include "notation/read_move.h"
#include "notation/write_move.h"
#include "random.h"

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
    sfen_read(&pos, STARTPOS, error);
    bool refused = !move_from_usi(&pos, "7g7e", &move, error);
    test_check(refused && move == 1 && strstr(error, "does not move like that"),
               "move_from_usi() says why: %s", error);
}

/* Every legal move, in each of the four notations, is read as itself and nothing else. */
static void test_move_round_trip(void)
{
    static const char *const name[4] = { "USI", "CSA", "Japanese", "Western" };
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
                char text[MOVE_TEXT], sfen[SFEN_TEXT], error[ERROR_TEXT] = "";
                move_write(&pos, list[i], (Notation)k, text);
                int fit = move_read(&pos, text, &typed, error);
                test_many(&group[k],
                          typed.is_move && fit == 1 && typed.found[0] == list[i],
                          "%s %s in %s: %d fit %s", name[k], text, sfen_write(&pos, sfen),
                          fit, error);
            }
    }
    for (int k = 0; k < 4; k++)
        test_group(&group[k]);
}

typedef struct {
    const char *position, *usi, *japanese, *western;
} Written;

/* The first ones follow the examples of the Japan Shogi Association. */
static const Written written[] = {
    { "sfen 9/2G6/G8/9/9/9/9/9/4K4 b - 1", "9c8b", "▲８二金上", "G9c-8b" },
    { "sfen 9/2G6/G8/9/9/9/9/9/4K4 b - 1", "7b8b", "▲８二金寄", "G7b-8b" },
    { "sfen 6G2/9/5G3/9/9/9/9/9/4K4 b - 1", "4c3b", "▲３二金上", "G4c-3b" },
    { "sfen 6G2/9/5G3/9/9/9/9/9/4K4 b - 1", "3a3b", "▲３二金引", "G3a-3b" },
    { "sfen 9/9/9/9/9/9/9/9/G1G1K4 b - 1", "9i8h", "▲８八金左", "G9i-8h" },
    { "sfen 9/9/9/9/9/9/9/9/G1G1K4 b - 1", "7i8h", "▲８八金右", "G7i-8h" },
    { "sfen 9/9/9/9/9/9/9/9/2GG1K3 b - 1", "7i7h", "▲７八金直", "G7i-7h" },
    { "sfen 9/9/9/9/9/9/9/9/2GG1K3 b - 1", "6i7h", "▲７八金右", "G6i-7h" },
    { "sfen 9/3+P5/3+P+P+P3/9/9/9/9/9/4K4 b - 1", "6c5b", "▲５二と左上", "+P6c-5b" },
    { "sfen 9/3+P5/3+P+P+P3/9/9/9/9/9/4K4 b - 1", "5c5b", "▲５二と直", "+P5c-5b" },
    { "sfen 9/3+P5/3+P+P+P3/9/9/9/9/9/4K4 b - 1", "4c5b", "▲５二と右", "+P4c-5b" },
    { "sfen 9/3+P5/3+P+P+P3/9/9/9/9/9/4K4 b - 1", "6b5b", "▲５二と寄", "+P6b-5b" },
    { "sfen +R8/9/9/1+R7/9/9/9/9/4K4 b - 1", "9a8b", "▲８二龍引", "+R9a-8b" },
    { "sfen +R8/9/9/1+R7/9/9/9/9/4K4 b - 1", "8d8b", "▲８二龍上", "+R8d-8b" },
    { "sfen 9/9/9/9/9/9/9/5K3/+R+R7 b - 1", "9i8h", "▲８八龍左", "+R9i-8h" },
    { "sfen 9/9/9/9/9/9/9/5K3/+R+R7 b - 1", "8i8h", "▲８八龍右", "+R8i-8h" },
    { "sfen +B+B7/9/9/9/9/9/9/9/4K4 b - 1", "9a8b", "▲８二馬左", "+B9a-8b" },
    { "sfen +B+B7/9/9/9/9/9/9/9/4K4 b - 1", "8a8b", "▲８二馬右", "+B8a-8b" },
    { "sfen 1+r+r4k1/9/9/9/9/9/9/9/4K4 w - 1", "7a7b", "△７二龍左", "+R7a-7b" },
    { "sfen 1+r+r4k1/9/9/9/9/9/9/9/4K4 w - 1", "8a7b", "△７二龍右", "+R8a-7b" },
    { "sfen 4k4/4g1g2/9/9/9/9/9/9/4K4 w - 1", "3b4c", "△４三金左", "G3b-4c" },
    { "sfen 4k4/4g1g2/9/9/9/9/9/9/4K4 w - 1", "5b4c", "△４三金右", "G5b-4c" },
    { "sfen 4k4/9/9/9/9/9/9/1g2G4/4K4 b S 1", "S*8g", "▲８七銀", "S*8g" },
    { "sfen 4k4/9/9/9/9/9/9/1S7/4K4 b S 1", "S*8g", "▲８七銀打", "S*8g" },
    { "sfen 4k4/9/9/1S7/9/9/9/9/4K4 b - 1", "8d7c", "▲７三銀不成", "S-7c=" },
    { "sfen 4k4/9/9/1S7/9/9/9/9/4K4 b - 1", "8d7c+", "▲７三銀成", "S-7c+" },
    { "sfen 4k4/9/1S7/9/9/9/9/9/4K4 b - 1", "8c7d", "▲７四銀不成", "S-7d=" },
    { "startpos moves 7g7f 3c3d 8h2b+", "3a2b", "△同　銀", "Sx2b" },
    { "startpos moves 7g7f 3c3d 8h2b+", "8b2b", "△同　飛", "Rx2b" },
    { "startpos moves 7g7f 3c3d", "8h2b+", "▲２二角成", "Bx2b+" },
    { "sfen 4k4/9/9/9/9/2p6/2+S6/9/4K4 w - 1 moves 7f7g", "5i5h", "▲５八玉", "K-5h" },
    { "sfen 4k4/9/9/2p6/9/2+S6/9/9/4K4 w - 1 moves 7d7e", "7f7e", "▲同成銀", "+Sx7e" },
};

static void test_written(void)
{
    for (size_t i = 0; i < sizeof written / sizeof *written; i++) {
        const Written *w = &written[i];
        char error[ERROR_TEXT] = "", japanese[MOVE_TEXT] = "", western[MOVE_TEXT] = "";
        Move move;
        bool legal = position_read(&pos, w->position, error)
            && move_from_usi(&pos, w->usi, &move, error);
        if (legal) {
            move_write(&pos, move, NOTATION_JAPANESE, japanese);
            move_write(&pos, move, NOTATION_WESTERN, western);
        }
        bool good = legal && strcmp(japanese, w->japanese) == 0
            && strcmp(western, w->western) == 0
            && move_read(&pos, w->japanese, &typed, error) == 1
            && typed.found[0] == move && !typed.may_promote;
        test_check(good, "%s in %s: %s %s %s", w->usi, w->position, japanese, western,
                   error);
    }
}

/* Texts a player may type. `expected`: the moves that fit, in USI, with "~" behind when
 * promotion is left open and possible; or "!" and a part of the error; "?" for what does
 * not look like a move. */
typedef struct {
    const char *position, *text, *expected;
} Typed;

#define PINNED "sfen k8/9/4r4/9/9/9/9/4G4/G3K4 b - 1"
#define GOLDS "sfen 4k4/9/9/9/9/9/9/9/3GKG3 b P 1"
#define BISHOPS "sfen 4k4/9/9/9/9/9/1B7/9/4K4 b B 1"
#define SWAPPED "startpos moves 7g7f 3c3d 8h2b+"

static const Typed typed_texts[] = {
    { "startpos", "7g7f", "7g7f" },
    { "startpos", "7G7F", "7g7f" },
    { "startpos", "7g-7f", "7g7f" },
    { "startpos", " 7g 7f ", "7g7f" },
    { "startpos", "7776", "7g7f" },
    { "startpos", "７ｇ７ｆ", "7g7f" },
    { "startpos", "+7776FU", "7g7f" },
    { "startpos", "7776FU", "7g7f" },
    { "startpos", "7776fu", "7g7f" },
    { "startpos", "76FU", "7g7f" },
    { "startpos", "76fu", "7g7f" },
    { "startpos", "P-7f", "7g7f" },
    { "startpos", "p7f", "7g7f" },
    { "startpos", "P76", "7g7f" },
    { "startpos", "P-76", "7g7f" },
    { "startpos", "P7g-7f", "7g7f" },
    { "startpos", "P77-76", "7g7f" },
    { "startpos", "▲７六歩", "7g7f" },
    { "startpos", "☗７六歩", "7g7f" },
    { "startpos", "7六歩", "7g7f" },
    { "startpos", "76歩", "7g7f" },
    { "startpos", "７六歩(77)", "7g7f" },
    { "startpos", "７六歩（７７）", "7g7f" },
    { "startpos", "７ 六 歩", "7g7f" },
    { "startpos", "58金右", "4i5h" },
    { "startpos", "５八金左", "6i5h" },
    { "startpos", "G-5h", "4i5h 6i5h" },
    { "startpos", "58KI", "4i5h 6i5h" },
    { "startpos", "５八金", "4i5h 6i5h" },
    { "startpos", "G6i-5h", "6i5h" },
    { "startpos", "G69-58", "6i5h" },
    { "startpos", "6958", "6i5h" },
    { "startpos moves 7g7f 3c3d", "8h2b+", "8h2b+" },
    { "startpos moves 7g7f 3c3d", "Bx2b+", "8h2b+" },
    { "startpos moves 7g7f 3c3d", "bx22+", "8h2b+" },
    { "startpos moves 7g7f 3c3d", "B2b=", "8h2b" },
    { "startpos moves 7g7f 3c3d", "B×2b+", "8h2b+" },
    { "startpos moves 7g7f 3c3d", "22角成", "8h2b+" },
    { "startpos moves 7g7f 3c3d", "22角不成", "8h2b" },
    { "startpos moves 7g7f 3c3d", "２二角", "8h2b~" },
    { "startpos moves 7g7f 3c3d", "8h2b", "8h2b~" },
    { "startpos moves 7g7f 3c3d", "8h2b=", "8h2b" },
    { "startpos moves 7g7f 3c3d", "２二角不成", "8h2b" },
    { "startpos moves 7g7f 3c3d", "Bx2b", "8h2b~" },
    { "startpos moves 7g7f 3c3d", "22KA", "8h2b" },
    { "startpos moves 7g7f 3c3d", "22UM", "8h2b+" },
    { "startpos moves 7g7f 3c3d", "8822UM", "8h2b+" },
    { "startpos moves 7g7f 3c3d", "8822KA", "8h2b" },
    { "startpos moves 7g7f 3c3d", "８８２２ＵＭ", "8h2b+" },
    { SWAPPED, "同銀", "3a2b" },
    { SWAPPED, "△同　銀", "3a2b" },
    { SWAPPED, "☖同銀", "3a2b" },
    { SWAPPED, "仝銀", "3a2b" },
    { SWAPPED, "同　銀(31)", "3a2b" },
    { SWAPPED, "-3122GI", "3a2b" },
    { SWAPPED " 3a2b", "B*5e", "B*5e" },
    { SWAPPED " 3a2b", "b*5e", "B*5e" },
    { SWAPPED " 3a2b", "B'5e", "B*5e" },
    { SWAPPED " 3a2b", "B*55", "B*5e" },
    { SWAPPED " 3a2b", "５五角打", "B*5e" },
    { SWAPPED " 3a2b", "55角", "B*5e" },
    { SWAPPED " 3a2b", "0055KA", "B*5e" },
    { SWAPPED " 3a2b", "+0055KA", "B*5e" },
    { SWAPPED " 3a2b", "55KA", "B*5e" },
    { BISHOPS, "65角", "8g6e" },
    { BISHOPS, "65角打", "B*6e" },
    { BISHOPS, "B-6e", "8g6e" },
    { BISHOPS, "B*6e", "B*6e" },
    { BISHOPS, "B6e", "8g6e" },
    { GOLDS, "58金直", "!no piece can come from that side" },
    { GOLDS, "58金上", "4i5h 6i5h" },
    { "startpos", "", "?" },
    { "startpos", "   ", "?" },
    { "startpos", "76", "?" },
    { "startpos", "undo", "?" },
    { "startpos", "P", "?" },
    { "startpos", "7g7", "?" },
    { "startpos", "+", "?" },
    { "startpos", "同", "?" },
    { "startpos", "５五", "?" },
    { "startpos", "P*", "?" },
    { "startpos", "7776XX", "?" },
    { "startpos", "７六歩(7", "?" },
    { "startpos", "7g7f7f", "?" },
    { "startpos", "猫", "?" },
    { "startpos", "\xe6\xad", "?" },
    { "startpos", "\xff\xfe", "?" },
    { "startpos", "00", "?" },
    { "startpos", "0055", "?" },
    { "startpos", "+P*5e+", "!illegal" },
    { "startpos", "Px", "?" },
    { "startpos", "777777777777777777777777777777777777777777777777777777777777", "?" },
    { "startpos", "7g7e", "!does not move like that" },
    { "startpos", "P-7e", "!does not move like that" },
    { "startpos", "９九角", "!a piece of the same side" },
    { "startpos", "P-7i", "!does not move like that" },
    { "startpos", "B-2b+", "!stands in the way" },
    { "startpos", "3c3d", "!belongs to the opponent" },
    { "startpos", "5e5d", "!no such piece" },
    { "startpos", "P*5e", "!no such piece" },
    { "startpos", "5958KI", "!the piece on 5i is not a gold" },
    { "startpos", "26歩 (0:01/..)", "2g2f" },
    { "startpos", "26歩（0:01/00:00:01）", "2g2f" },
    { "startpos", "   1 ２六歩(27)   ( 0:01/00:00:01)+", "2g2f" },
    { "startpos moves 7g7f 3c3d 8h2b+", "4 同　銀(31)", "3a2b" },
    { "startpos", "2 6歩", "2g2f" },
    { "startpos", "26歩 (27) (0:01)", "2g2f" },
    { "startpos", "(0:01)", "?" },
    { "startpos", "1 (27)", "?" },
    { "startpos", "+R5e", "!Black has no dragon" },
    { "startpos", "７六と", "!Black has no promoted pawn" },
    { "startpos", "同歩", "!there is none" },
    { "startpos", "-7776FU", "!marked as a move of White" },
    { "startpos", "△７六歩", "!marked as a move of White" },
    { "startpos", "7g7f+", "!far three ranks" },
    { PINNED, "G-6h", "!would be in check" },
    { "sfen 4k4/8P/9/9/9/9/9/9/4K4 b - 1", "11歩", "1b1a+" },
    { "sfen 4k4/8P/9/9/9/9/9/9/4K4 b - 1", "1b1a=", "!must promote" },
    { "sfen 4k4/8P/9/9/9/9/9/9/4K4 b - 1", "11歩不成", "!must promote" },
    { "sfen 4k4/8P/9/9/9/9/9/9/4K4 b - 1", "1211FU", "!must promote" },
    { "sfen 4k4/9/9/9/9/9/4P4/9/4K4 b P 1", "55歩打", "!two unpromoted pawns" },
    { "sfen 7nk/9/7G1/9/9/9/9/9/4K4 b P 1", "P*1b", "!uchifuzume" },
};

static void test_typed(void)
{
    for (size_t i = 0; i < sizeof typed_texts / sizeof *typed_texts; i++) {
        const Typed *t = &typed_texts[i];
        char error[ERROR_TEXT] = "", got[600] = "";
        int count = position_read(&pos, t->position, error)
            ? move_read(&pos, t->text, &typed, error) : -1;
        for (int k = 0; k < count && k < 90; k++) {
            char usi[MOVE_TEXT];
            sprintf(got + strlen(got), "%s%s%s", k ? " " : "",
                    move_to_usi(typed.found[k], usi), typed.may_promote ? "~" : "");
        }
        bool good = t->expected[0] == '?' ? count == 0 && !typed.is_move && error[0]
            : t->expected[0] == '!'
            ? count == 0 && typed.is_move && strstr(error, t->expected + 1)
            : strcmp(got, t->expected) == 0;
        test_check(good, "typed '%s': %s%s", t->text, got, count > 0 ? "" : error);
    }
}

static void test_scores(void)
{
    static const struct {
        int score;
        const char *text;
    } scores[] = {
        { 0, "cp 0" },
        { 53, "cp 53" },
        { -120, "cp -120" },
        { SCORE_EVAL_MAX, "cp 29000" },
        { SCORE_MATE - 5, "mate 5" },
        { -SCORE_MATE + 4, "mate -4" },
        { -SCORE_MATE, "mate -0" },
        { SCORE_RULE - 3, "cp 30997" },
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
    test_group(&positions);
    test_group(&moves);
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
