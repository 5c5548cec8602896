/* main.c - see HELP. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tool/asked.h"
#include "../tool/tool.h"
#include "game/movegen.h"
#include "notation/move_text.h"
#include "notation/sfen.h"

static const char HELP[] =
    "disagreements - the moves on which two programs disagree, and who was right.\n"
    "\n"
    "  disagreements [--option NAME=VALUE ...]\n"
    "                --engine COMMAND [--option ...] --engine COMMAND [--option ...]\n"
    "                [--judge COMMAND [--option ...]]\n"
    "                [--depth N | --nodes N | --movetime MS] [--judge-depth N]\n"
    "                [--margin CP] [--positions FILE] [--tsv]\n"
    "\n"
    "Both programs, any USI engines or one with two sets of options, choose a move in\n"
    "each position of a file (an SFEN or a USI position argument a line). Where the\n"
    "moves differ, a judge searches what each leads to, --judge-depth plies deep, the\n"
    "move included; the second program is the judge if no other is named. Two moves\n"
    "that differ by less than --margin are even. Options in front of the first engine\n"
    "are for all, the judge too.\n"
    "\n"
    "Output: a line for each position that differs, the largest difference first, then\n"
    "the sums. With --tsv a row for each, in the order of the file. Exit status: 0; 1\n"
    "an engine or a position can't be used; 2 wrong argument.\n";

enum {
    FIRST, SECOND, JUDGE, ENGINES,
    LINE = 1 << 15,       /* bytes: a position with the moves of a long game */
    ROOM = SFEN_TEXT + 32,
};

/* A position where the two differ. Scores are those of the side that moves there. */
typedef struct {
    int number; /* of the position in the file, from 1 */
    char sfen[SFEN_TEXT];
    Reply word[2];
    int judged[2];
} Case;

static Asked engine[ENGINES];
static char go[ENGINES][64] = { "depth 5" };
static int64_t judge_depth = 7, margin = 100;
static int last_named = -1; /* the engine that options belong to; -1: to all */
static const char *path = "tests/data/middlegame40.sfen";
static bool tsv;
static Case *cases;
static int64_t lines; /* of the file */
static int positions, silent, differing, better[2];

/* What the judge says of a move: for the side that plays it. */
static int judge(const Position *from, const char *text, const char *sfen)
{
    static Position pos;
    char error[ERROR_TEXT], position[ROOM];
    Move move, list[MAX_MOVES];
    pos = *from;
    if (!move_from_usi(&pos, text, &move, error))
        tool_fail(1, "'%s' is no legal move in %s: %s", text, sfen, error);
    move_make(&pos, move);
    if (generate_moves(&pos, list, false) == 0)
        return SCORE_MATE - 1;
    snprintf(position, sizeof position, "sfen %s moves %s", sfen, text);
    return -asked_search(&engine[JUDGE], position, go[JUDGE], 0).score[0];
}

static void look_at(const Position *pos)
{
    Case c;
    tool_counter(positions, lines);
    char position[ROOM];
    sfen_write(pos, c.sfen);
    snprintf(position, sizeof position, "sfen %s", c.sfen);
    c.number = ++positions;
    for (int i = FIRST; i <= SECOND; i++)
        c.word[i] = asked_search(&engine[i], position, go[i], 0);
    if (c.word[FIRST].best[0] == '\0' || c.word[SECOND].best[0] == '\0') {
        silent++;
        return;
    }
    if (strcmp(c.word[FIRST].best, c.word[SECOND].best) == 0)
        return;
    for (int i = FIRST; i <= SECOND; i++)
        c.judged[i] = judge(pos, c.word[i].best, c.sfen);
    for (int i = FIRST; i <= SECOND; i++)
        better[i] += c.judged[i] - c.judged[!i] >= margin;
    cases = tool_memory(cases, (size_t)(differing + 1) * sizeof *cases);
    cases[differing++] = c;
}

/* A line of the file, up to a tab or `;`. */
static void take_line(char *line, int number)
{
    static Position pos;
    char error[ERROR_TEXT];
    line[strcspn(line, "\t;\r\n")] = '\0';
    if (line[0] == '#' || line[0] == '\0')
        return;
    bool is_argument =
        strncmp(line, "startpos", 8) == 0 || strncmp(line, "sfen ", 5) == 0;
    if (!(is_argument ? position_read : sfen_read)(&pos, line, error))
        tool_fail(1, "%s:%d: %s", path, number, error);
    look_at(&pos);
}

static void take_file(void)
{
    static char line[LINE];
    FILE *in = fopen(path, "r");
    if (in == NULL)
        tool_fail(1, "%s: can't be read", path);
    lines = tool_lines(path);
    for (int number = 1; fgets(line, sizeof line, in) != NULL; number++)
        take_line(line, number);
    fclose(in);
    tool_counter(1, 1);
}

/* --- what comes out --- */

static int gain(const Case *c) { return c->judged[SECOND] - c->judged[FIRST]; }

static int by_size(const void *left, const void *right)
{
    const Case *a = left, *b = right;
    int size = abs(gain(b)) - abs(gain(a));
    return size != 0 ? size : a->number - b->number;
}

static const char *verdict(const Case *c)
{
    return gain(c) >= margin ? "second" : -gain(c) >= margin ? "first" : "even";
}

static void print_case(const Case *c)
{
    const Reply *a = &c->word[FIRST], *b = &c->word[SECOND];
    if (tsv) {
        printf("%d\t%s\t%s\t%d\t%s\t%d\t%d\t%d\t%s\n", c->number, c->sfen, a->best,
               a->score[0], b->best, b->score[0], c->judged[FIRST], c->judged[SECOND],
               verdict(c));
        return;
    }
    printf("%4d  %s\n", c->number, c->sfen);
    printf("      first %-6s %+6d, judged %+6d;  second %-6s %+6d, judged %+6d:  %s",
           a->best, a->score[0], c->judged[FIRST], b->best, b->score[0],
           c->judged[SECOND], verdict(c));
    printf(gain(c) >= margin || -gain(c) >= margin ? " by %d\n" : "\n", abs(gain(c)));
}

/* How often a fair coin, thrown `all` times, falls at least as unevenly as `more` to the
 * rest: the two-sided sign test. */
static double chance(int more, int all)
{
    double sum = 0, term = 1; /* term: all over k, by 2^all */
    for (int i = 0; i < all; i++)
        term /= 2;
    for (int k = 0; k <= all - more; k++) {
        sum += term;
        term *= (double)(all - k) / (k + 1);
    }
    return 2 * sum < 1 ? 2 * sum : 1;
}

static void print_engines(void)
{
    static const char *const name[ENGINES] = { "first", "second", "judge" };
    for (int i = FIRST; i < ENGINES; i++) {
        printf("%-7s %s, go %s", name[i], engine[i].command, go[i]);
        for (int k = 0; k < engine[i].settings; k++)
            printf(", %s", engine[i].setting[k]);
        printf("\n");
    }
}

static void print_sums(void)
{
    int all = better[FIRST] + better[SECOND];
    int more = better[FIRST] > better[SECOND] ? better[FIRST] : better[SECOND];
    printf("%d positions: %d with the same move, %d without a move, %d differ\n",
           positions, positions - silent - differing, silent, differing);
    printf("better: first %d, second %d; even (less than %d cp): %d\n", better[FIRST],
           better[SECOND], (int)margin, differing - all);
    if (all > 0)
        printf("a fair coin falls so unevenly in %.1f %% of all cases\n",
               100 * chance(more, all));
}

static void print_all(void)
{
    if (tsv)
        printf("number\tsfen\tfirst\tfirst_score\tsecond\tsecond_score\tfirst_judged\t"
               "second_judged\tbetter\n");
    else if (differing > 0) /* none: there is no list */
        qsort(cases, (size_t)differing, sizeof *cases, by_size);
    for (int i = 0; i < differing; i++)
        print_case(&cases[i]);
    if (!tsv)
        print_sums();
}

/* --- arguments --- */

static void take_option(const char *name, const char *text)
{
    (void)name;
    for (int i = FIRST; i < ENGINES; i++)
        if (last_named < 0 || i == last_named)
            asked_option(&engine[i], text);
}

static void take_engine(const char *name, const char *text)
{
    last_named = strcmp(name, "--judge") == 0 ? JUDGE
        : engine[FIRST].command == NULL       ? FIRST : SECOND;
    if (engine[last_named].command != NULL)
        tool_fail(2, "%s '%s': one too many", name, text);
    engine[last_named].command = text;
}

/* --depth, --nodes or --movetime. */
static void take_limit(const char *name, const char *text)
{
    int value = (int)tool_number(name, text, 1, 1 << 30);
    snprintf(go[FIRST], sizeof go[FIRST], "%s %d", name + 2, value);
}

static const ToolOption options[] = {
    { "--engine", .take = take_engine },   { "--judge", .take = take_engine },
    { "--option", .take = take_option },   { "--depth", .take = take_limit },
    { "--nodes", .take = take_limit },     { "--movetime", .take = take_limit },
    { "--positions", .text = &path },      { "--tsv", .flag = &tsv },
    { "--judge-depth", .number = &judge_depth, 2, 100 },
    { "--margin", .number = &margin, 1, 10000 }, { .name = NULL },
};

int main(int count, char **words)
{
    if (tool_start("disagreements", count, words, HELP, options) > 1)
        tool_fail(2, "unknown argument '%s'", words[1]);
    if (engine[SECOND].command == NULL)
        tool_fail(2, "two engines are needed");
    if (engine[JUDGE].command == NULL)
        engine[JUDGE] = engine[SECOND];
    strcpy(go[SECOND], go[FIRST]);
    snprintf(go[JUDGE], sizeof go[JUDGE], "depth %d", (int)judge_depth - 1);
    position_init();
    for (int i = FIRST; i < ENGINES; i++)
        asked_start(&engine[i]);
    if (!tsv)
        print_engines();
    fflush(stdout);
    take_file();
    for (int i = FIRST; i < ENGINES; i++)
        asked_end(&engine[i]);
    print_all();
    free(cases);
    return 0;
}
