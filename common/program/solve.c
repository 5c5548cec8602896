/* solve.c - see solve.h. */
#include "program/solve.h"

#include <inttypes.h>
#include <string.h>

#include "machine/system.h"
#include "mate/mate.h"
#include "notation/usi_move.h"
#include "program/arguments.h"
#include "text/messages.h"
#include "threads/helpers.h"
#include "think/think.h"

enum {
    ID_TEXT = 64,        /* longest name of a problem, with its end */
    FIELDS = 4,          /* of a line with tabs that are looked at */
    DEFAULT_TIME = 1000, /* ms for one problem */
};

typedef struct {
    char id[ID_TEXT];
    Position pos;
    Move best[MAX_MOVES], avoid[MAX_MOVES];
    int bests, avoids;
} Problem;

/* What the command line asks for, and what came out. */
typedef struct {
    Search *engine;
    Request request;
    bool mate, tsv;
    int solved, tried, skipped;
} Solve;

/* --- reading --- */

/* Add moves separated by blanks to a list. */
static bool read_list(Problem *problem, char *text, Move *list, int *count, char *error)
{
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        /* No position has more; the same move named again and again would. */
        if (*count == MAX_MOVES)
            break;
        if (!move_from_usi(&problem->pos, word, &list[*count], error))
            return false;
        ++*count;
    }
    return true;
}

/* Is the third field the length of a mate, like 7 or >17? */
static bool is_length(const char *field)
{
    field += *field == '>';
    return *field && field[strspn(field, "0123456789")] == '\0';
}

/* Cut the line at each `mark`; returns how many of the FIELDS there are. Not strtok(),
 * which takes two marks in a row for one and so loses an empty field. */
static int split(char *line, char mark, char *field[FIELDS])
{
    int count = 0;
    while (line && count < FIELDS) {
        field[count++] = line;
        line = strchr(line, mark);
        if (line)
            *line++ = '\0';
    }
    return count;
}

static bool read_table_line(Problem *problem, char *line, char *error)
{
    char *field[FIELDS], none[] = "";
    int count = split(line, '\t', field);
    /* Missing fields are empty ones: what comes after knows only one case. */
    for (int i = count; i < FIELDS; i++)
        field[i] = none;
    /* A name that is too long is cut: it is only printed. */
    snprintf(problem->id, ID_TEXT, "%.*s", ID_TEXT - 1, field[0]);
    if (!text_position(field[1], &problem->pos, error))
        return false;
    if (is_length(field[2]))
        return read_list(problem, field[3], problem->best, &problem->bests, error);
    return read_list(problem, field[2], problem->best, &problem->bests, error)
        && read_list(problem, field[3], problem->avoid, &problem->avoids, error);
}

static bool read_clauses(Problem *problem, char *line, char *error)
{
    char *rest = strchr(line, ';');
    if (rest)
        *rest++ = '\0';
    if (!text_position(line, &problem->pos, error))
        return false;
    /* Other clauses are skipped: a file may carry notes of its own. */
    while (rest) {
        char *clause = rest + strspn(rest, " ");
        rest = strchr(clause, ';');
        if (rest)
            *rest++ = '\0';
        if (strncmp(clause, "best ", 5) == 0
            && !read_list(problem, clause + 5, problem->best, &problem->bests, error))
            return false;
        if (strncmp(clause, "avoid ", 6) == 0
            && !read_list(problem, clause + 6, problem->avoid, &problem->avoids, error))
            return false;
    }
    return true;
}

static bool read_problem(Problem *problem, char *line, int number, char *error)
{
    problem->bests = problem->avoids = 0;
    snprintf(problem->id, ID_TEXT, "%d", number);
    return strchr(line, '\t') ? read_table_line(problem, line, error)
                              : read_clauses(problem, line, error);
}

/* --- solving --- */

static bool contains(const Move *list, int count, Move move)
{
    for (int i = 0; i < count; i++)
        if (list[i] == move)
            return true;
    return false;
}

/* Are these legal moves, every other one a check, that end in mate? The line is played
 * over here, by the rules alone: a mate search is not asked whether it was right. The
 * length is odd, as the side that mates has the first move and the last. */
static bool is_mating_line(Position *pos, const Line *line)
{
    Move list[MAX_MOVES];
    int made = 0;
    bool good = line->length % 2 == 1;
    while (good && made < line->length) {
        good = move_is_legal(pos, line->move[made])
            && (made % 2 == 1 || move_gives_check(pos, line->move[made]));
        if (good)
            move_make(pos, line->move[made++]);
    }
    /* No legal move after a check is mate; `made` moves are then taken back, however far
     * it went. */
    good = good && generate_legal(pos, list) == 0;
    while (made-- > 0)
        move_unmake(pos);
    return good;
}

static void print_result(const Solve *solve, const Problem *problem, const Answer *answer,
                         bool solved)
{
    char move[MOVE_TEXT], score[MOVE_TEXT];
    printf(solve->tsv ? "%s\t%d\t%s\t%s\t%d\t%" PRIu64 "\t%" PRId64 "\n"
                      : "%-24s %d  %-6s score %-10s depth %-3d nodes %-10" PRIu64
                        " time %" PRId64 "\n",
           problem->id, solved, answer->move ? move_to_usi(answer->move, move) : "none",
           score_to_usi(answer->score, score), answer->depth, answer->nodes,
           answer->time);
    fflush(stdout);
}

static Answer find_mate(const Solve *solve, Problem *problem, bool *solved)
{
    Line line;
    line.length = 0;
    MateResult result = mate_search(solve->engine, &problem->pos, &solve->request, &line);
    *solved = result == MATE_FOUND && is_mating_line(&problem->pos, &line);
    Answer answer = { .nodes = solve->engine->nodes, .depth = line.length };
    answer.time = think_time(solve->engine);
    if (*solved) {
        answer.move = line.move[0];
        answer.score = SCORE_MATE - line.length;
    }
    return answer;
}

static void solve_problem(Solve *solve, Problem *problem)
{
    bool solved;
    Answer answer;
    if (problem->bests + problem->avoids == 0) {
        solve->skipped++;
        return;
    }
    /* Nothing learned from one problem may help with another: each result stands for
     * itself, and the order of the file means nothing. */
    think_new_game(solve->engine);
    if (solve->mate) {
        answer = find_mate(solve, problem, &solved);
    } else {
        answer = think(solve->engine, &problem->pos, &solve->request);
        /* With moves to avoid alone, every other one is right. */
        solved = !contains(problem->avoid, problem->avoids, answer.move)
            && (problem->bests == 0
                || contains(problem->best, problem->bests, answer.move));
    }
    solve->tried++;
    solve->solved += solved;
    print_result(solve, problem, &answer, solved);
}

static bool solve_line(void *data, char *line, int number, char error[ERROR_TEXT])
{
    Problem problem;
    if (!read_problem(&problem, line, number, error))
        return false;
    solve_problem(data, &problem);
    return true;
}

int solve_run(Search *engine, int count, char **words)
{
    Solve solve = { .engine = engine, .request = think_request() };
    Limits *limits = &solve.request.limits;
    solve.request.helpers = &helpers;
    int64_t depth = 0, ms = 0;
    const ArgumentWord known[] = {
        { "--depth", .number = &depth, .low = 1, .high = MAX_PLY },
        { "--time", .number = &ms, .low = 1, .high = TIME_UNLIMITED - 1 },
        { "--nodes", .number = &limits->nodes, .low = 1, .high = INT64_MAX },
        { "--mate", .flag = &solve.mate }, { "--tsv", .flag = &solve.tsv },
        { .name = NULL },
    };
    if (arguments_read("solve", &count, words, known) < 0)
        return EXIT_BAD_ARGUMENT;
    if (count == 0)
        return argument_error("%s: %s", "solve", word_text("which file?"));
    if (count > 1)
        return argument_error("solve: a second file '%s'", words[1]);
    limits->depth = (int)depth;
    limits->movetime = (int)ms;
    if (solve.mate && limits->depth > 0)
        return argument_error("solve: a mate search has no --depth");
    if (limits->depth == 0 && limits->movetime == 0 && limits->nodes == 0)
        limits->movetime = DEFAULT_TIME;
    if (solve.mate) /* the time of a mate search is a limit of its own */
        limits->mate = limits->movetime ? limits->movetime : TIME_UNLIMITED;
    if (solve.tsv)
        printf("id\tsolved\tmove\tscore\tdepth\tnodes\tms\n");
    int status = file_lines(words[0], solve_line, &solve);
    if (status == 0 && !solve.tsv && solve.skipped > 0)
        printf("skipped %d lines that expect no move\n", solve.skipped);
    if (status == 0 && !solve.tsv)
        printf("solved %d of %d\n", solve.solved, solve.tried);
    return status;
}
