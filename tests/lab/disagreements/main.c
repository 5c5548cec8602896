/* main.c - the moves on which two programs disagree, and which of them was right.
 *
 *   disagreements [--option NAME=VALUE ...]
 *                 --engine COMMAND [--option ...] --engine COMMAND [--option ...]
 *                 [--judge COMMAND [--option ...]]
 *                 [--depth N | --nodes N | --movetime MS] [--judge-depth N]
 *                 [--margin CP] [--positions FILE] [--tsv]
 *
 * Both programs, any USI engines or one with two sets of options, choose a move in each
 * position of a file (an SFEN or a USI position argument a line). Where the moves differ,
 * a judge searches what each leads to, --judge-depth plies deep, the move included; the
 * second program is the judge if no other is named. Two moves that differ by less than
 * --margin are even. Options in front of the first engine are for all, the judge too.
 *
 * Output: a line for each position that differs, the largest difference first, then the
 * sums. With --tsv a row for each, in the order of the file.
 * Exit status: 0; 1 an engine or a position can't be used; 2 wrong argument.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "asked.h"
#include "game/movegen.h"
#include "notation/sfen.h"
#include "text/words.h"

enum {
    FIRST, SECOND, JUDGE, ENGINES,
    LINE = 1 << 15,       /* bytes: a position with the moves of a long game */
    ROOM = SFEN_TEXT + 32,
};

/* A position where the two differ. Scores are those of the side that moves there. */
typedef struct {
    int number; /* of the position in the file, from 1 */
    char sfen[SFEN_TEXT];
    Word word[2];
    int judged[2];
} Case;

static Asked engine[ENGINES];
static const char *limit = "depth";
static int64_t limit_value = 5, judge_depth = 7, margin = 100;
static const char *path = "tests/data/middlegame40.sfen";
static bool tsv;
static Case *cases;
static int positions, silent, differing, better[2];

/* A message, and the end of the program. */
static void fail(int status, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    fputs("disagreements: ", stderr);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    exit(status);
}

/* What the judge says of a move: for the side that plays it. */
static int judge(const Position *from, const char *text, const char *sfen)
{
    static Position pos;
    char error[ERROR_TEXT], position[ROOM];
    Move move, list[MAX_MOVES];
    pos = *from;
    if (!move_from_usi(&pos, text, &move, error))
        fail(1, "'%s' is no legal move in %s: %s", text, sfen, error);
    move_make(&pos, move);
    if (generate_moves(&pos, list, false) == 0)
        return ASKED_MATE - 1;
    snprintf(position, sizeof position, "sfen %s moves %s", sfen, text);
    return -asked_search(&engine[JUDGE], position).score;
}

static void look_at(const Position *pos)
{
    Case c;
    char position[ROOM];
    sfen_write(pos, c.sfen);
    snprintf(position, sizeof position, "sfen %s", c.sfen);
    c.number = ++positions;
    for (int i = FIRST; i <= SECOND; i++)
        c.word[i] = asked_search(&engine[i], position);
    if (c.word[FIRST].move[0] == '\0' || c.word[SECOND].move[0] == '\0') {
        silent++;
        return;
    }
    if (strcmp(c.word[FIRST].move, c.word[SECOND].move) == 0)
        return;
    for (int i = FIRST; i <= SECOND; i++)
        c.judged[i] = judge(pos, c.word[i].move, c.sfen);
    for (int i = FIRST; i <= SECOND; i++)
        better[i] += c.judged[i] - c.judged[!i] >= margin;
    cases = realloc(cases, (size_t)(differing + 1) * sizeof *cases);
    if (cases == NULL)
        fail(1, "no memory");
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
        fail(1, "%s:%d: %s", path, number, error);
    look_at(&pos);
}

static void take_file(void)
{
    static char line[LINE];
    FILE *in = fopen(path, "r");
    if (in == NULL)
        fail(1, "%s: can't be read", path);
    for (int number = 1; fgets(line, sizeof line, in) != NULL; number++)
        take_line(line, number);
    fclose(in);
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
    const Word *a = &c->word[FIRST], *b = &c->word[SECOND];
    if (tsv) {
        printf("%d\t%s\t%s\t%d\t%s\t%d\t%d\t%d\t%s\n", c->number, c->sfen, a->move,
               a->score, b->move, b->score, c->judged[FIRST], c->judged[SECOND],
               verdict(c));
        return;
    }
    printf("%4d  %s\n", c->number, c->sfen);
    printf("      first %-6s %+6d, judged %+6d;  second %-6s %+6d, judged %+6d:  %s",
           a->move, a->score, c->judged[FIRST], b->move, b->score, c->judged[SECOND],
           verdict(c));
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

static void print_engine(const char *name, const Asked *e)
{
    printf("%-7s %s, %s", name, e->command, e->go);
    for (int i = 0; i < e->settings; i++)
        printf(", %s", e->setting[i]);
    printf("\n");
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

/* An option behind `last`, -1: in front of all engines, and for all. */
static bool take_option(int last, const char *text)
{
    for (int i = FIRST; i < ENGINES; i++) {
        if (last >= 0 && i != last)
            continue;
        if (strchr(text, '=') == NULL || engine[i].settings == ASKED_SETTINGS)
            return false;
        engine[i].setting[engine[i].settings++] = text;
    }
    return true;
}

static bool take_number(const char *name, const char *text)
{
    static const char *const limits[] = { "--depth", "--nodes", "--movetime" };
    for (int i = 0; i < 3; i++)
        if (strcmp(name, limits[i]) == 0) {
            limit = limits[i] + 2;
            return text_number(text, 1, 1 << 30, &limit_value);
        }
    if (strcmp(name, "--judge-depth") == 0)
        return text_number(text, 2, 100, &judge_depth);
    return strcmp(name, "--margin") == 0 && text_number(text, 1, 10000, &margin);
}

/* `last`: the engine that the next option is for. */
static bool take_pair(const char *name, const char *text, int *last)
{
    if (strcmp(name, "--positions") == 0) {
        path = text;
        return true;
    }
    if (strcmp(name, "--option") == 0)
        return take_option(*last, text);
    bool judges = strcmp(name, "--judge") == 0;
    if (!judges && strcmp(name, "--engine") != 0)
        return take_number(name, text);
    *last = judges ? JUDGE : engine[FIRST].command == NULL ? FIRST : SECOND;
    if (engine[*last].command != NULL)
        return false;
    engine[*last].command = text;
    return true;
}

static void take_arguments(char **words)
{
    int last = -1;
    for (; *words != NULL; words++) {
        if (strcmp(*words, "--tsv") == 0) {
            tsv = true;
            continue;
        }
        if (words[1] == NULL || !take_pair(words[0], words[1], &last))
            fail(2, "wrong argument: %s %s", words[0], words[1] ? words[1] : "");
        words++;
    }
    if (engine[SECOND].command == NULL)
        fail(2, "two engines are needed");
    if (engine[JUDGE].command == NULL)
        engine[JUDGE] = engine[SECOND];
}

int main(int count, char **words)
{
    (void)count; /* the words end with NULL */
    position_init();
    take_arguments(words + 1);
    for (int i = FIRST; i < ENGINES; i++) {
        snprintf(engine[i].go, sizeof engine[i].go, "go %s %d",
                 i == JUDGE ? "depth" : limit,
                 (int)(i == JUDGE ? judge_depth - 1 : limit_value));
        asked_start(&engine[i]);
    }
    if (!tsv) {
        print_engine("first", &engine[FIRST]);
        print_engine("second", &engine[SECOND]);
        print_engine("judge", &engine[JUDGE]);
    }
    fflush(stdout);
    take_file();
    for (int i = FIRST; i < ENGINES; i++)
        asked_end(&engine[i]);
    print_all();
    free(cases);
    return 0;
}
