/* find_horizon.c - see HELP. */
#include <stdio.h>
#include <stdlib.h>

#include "experiment.h"
#include "move_value.h"
#include "notation/move_text.h"
#include "notation/sfen.h"
#include "search.h"

static const char HELP[] =
    "find_horizon - positions in which the recapture extension changes the move, and\n"
    "which of the two moves is better.\n"
    "\n"
    "  find_horizon [--depth N] [--games N] [--seed N] [NAME=VALUE ...] OPENINGS\n"
    "\n"
    "Chapter 9 plays games against itself at a small depth, from openings (a USI\n"
    "position argument a line; again from the first when they are used up). In every\n"
    "position both chapters choose a move at the same depth; chapter 8 is chapter 9\n"
    "without its switch. Where the two differ, a search without forward pruning, two\n"
    "plies deeper, says what each move is worth. A difference of less than MARGIN is\n"
    "even.\n"
    "\n"
    "The output is a file for `shogi solve`: a row where chapter 8's move has a\n"
    "negative static value and chapter 9's is better (ID, SFEN, nothing, the move of\n"
    "chapter 8), with the move of chapter 9 and four scores behind it: chapter 8,\n"
    "chapter 9, both moves searched deeper. All other positions that differ stand there\n"
    "as comments, and sums at the end. Exit status: 0; 1 the file can't be read; 2\n"
    "wrong argument.\n";

enum {
    MARGIN = 200,     /* cp: a pawn lost is a difference of 190 */
    PLAY_DEPTH = 3,   /* plies; of the moves played */
    LAST_PLY = 120,   /* a game is not followed further */
    OPENING = 4096,   /* bytes of a line */
    DECIDED = 1200,   /* cp: positions won or lost by more are not looked at */
};

typedef enum { BETTER, WORSE, EVEN, VERDICTS } Verdict;
static const char *const verdict_names[VERDICTS] = { "better", "worse", "even" };

static Search *engine;
static uint64_t seed;
static int positions; /* looked at */
static int count_of[2][VERDICTS]; /* [chapter 8's move has a negative value] */

static int random_below(int limit)
{
    return (int)(tool_random(&seed) >> 33) % limit;
}

static Answer answer_at(const Position *pos, int depth, bool recapture, const Move *only)
{
    Request request = think_request();
    request.limits.depth = depth;
    request.only = only;
    request.only_count = only != NULL;
    params.recapture = recapture;
    think_new_game(engine);
    return think(engine, pos, &request);
}

/* The score of one move by a search that leaves nothing out. */
static int true_score(const Position *pos, int depth, Move move)
{
    params.forward_pruning = 0;
    int score = answer_at(pos, depth, true, &move).score;
    params.forward_pruning = 1;
    return score;
}

static void look_at(Position *pos, int depth)
{
    char sfen[SFEN_TEXT], text[2][MOVE_TEXT];
    Answer eight = answer_at(pos, depth, false, NULL);
    if (eight.kind != ANSWER_MOVE || abs(eight.score) > DECIDED)
        return;
    positions++;
    Answer nine = answer_at(pos, depth, true, NULL);
    if (nine.move == eight.move || nine.kind != ANSWER_MOVE)
        return;
    int first = true_score(pos, depth + 2, eight.move);
    int second = true_score(pos, depth + 2, nine.move);
    bool negative = move_value(pos, eight.move, NULL) < 0;
    Verdict verdict = second - first >= MARGIN ? BETTER
        : first - second >= MARGIN ? WORSE : EVEN;
    int number = ++count_of[negative][verdict];
    if (negative && verdict == BETTER)
        printf("h%d\t", number);
    else
        printf("# %s%s\t", verdict_names[verdict], negative ? "" : ", not negative");
    printf("%s\t\t%s\t%s\t%d %d %d %d\n", sfen_write(pos, sfen),
           move_to_usi(eight.move, text[0]), move_to_usi(nine.move, text[1]), eight.score,
           nine.score, first, second);
    fflush(stdout);
}

static void print_head(int depth, int games)
{
    printf("# Positions of %d games of chapter 9 against itself in which the recapture\n"
           "# extension changes the move at depth %d.\n"
           "# ID, position, best (open), the move to avoid: chapter 8's; chapter 9's;\n"
           "# scores, cp: chapter 8, chapter 9, both moves in full width to depth %d\n",
           games, depth, depth + 2);
}

static void print_sums(void)
{
    int all = 0;
    for (int i = 0; i < 2 * VERDICTS; i++)
        all += count_of[i / VERDICTS][i % VERDICTS];
    printf("# %d positions, %d differ\n", positions, all);
    for (int negative = 1; negative >= 0; negative--)
        printf("# value of chapter 8's move %snegative: %d better, %d worse, %d even\n",
               negative ? "" : "not ", count_of[negative][BETTER],
               count_of[negative][WORSE], count_of[negative][EVEN]);
}

/* Play one game; the first moves behind the opening are random now and then. */
static void play(Position *pos, int depth)
{
    Move list[MAX_MOVES];
    while (pos->ply < LAST_PLY && rules_repetition(pos) == REPEAT_NONE) {
        int count = generate_moves(pos, list, false);
        if (count == 0)
            return;
        look_at(pos, depth);
        Answer answer = answer_at(pos, PLAY_DEPTH, true, NULL);
        if (answer.kind != ANSWER_MOVE || abs(answer.score) > DECIDED)
            return;
        bool stray = pos->ply < 40 && random_below(8) == 0;
        move_make(pos, stray ? list[random_below(count)] : answer.move);
    }
}

int main(int count, char **words)
{
    static char line[OPENING];
    static Position pos;
    char error[ERROR_TEXT];
    int64_t depth = 4, games = 20, first = 1;
    const ToolOption table[] = {
        { "--depth", .number = &depth, 2, 8 }, { "--games", .number = &games, 1, 100000 },
        { "--seed", .number = &first, 1, 1000000 }, { .name = NULL },
    };
    const Experiment experiment = {
        "find_horizon", HELP, table, "one file of openings is needed", NULL,
    };
    if (experiment_start(&experiment, count, words) > 1)
        tool_fail(EXIT_BAD_ARGUMENT, "%s", experiment.files);
    FILE *in = fopen(words[1], "r");
    if (!in)
        tool_fail(EXIT_BAD_FILE, "%s", experiment.files);
    engine = think_new();
    if (!engine)
        tool_fail(EXIT_BAD_FILE, "no memory");
    options_assign("USI_Hash=4", error); /* MB: it is emptied before every search */
    seed = (uint64_t)first * UINT64_C(0x9e3779b97f4a7c15);
    print_head((int)depth, (int)games);
    for (int played = 0; played < games;) {
        if (!fgets(line, sizeof line, in)) {
            if (played == 0)
                break;
            rewind(in); /* the same openings once more: the games are others */
            continue;
        }
        line[strcspn(line, "\r\n\t")] = '\0';
        if (line[0] == '#' || !text_position(line, &pos, error))
            continue;
        tool_counter(played++, games);
        play(&pos, (int)depth);
    }
    tool_counter(1, 1);
    fclose(in);
    think_free(engine);
    print_sums();
    return 0;
}
