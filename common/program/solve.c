/* solve.c - `shogi solve`: problems from a file, see calls.h. */
#include "program/calls.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "mate/mate.h"
#include "notation/move_text.h"
#include "program/arguments.h"
#include "text/messages.h"
#include "threads/helpers.h"

enum {
    ID_TEXT = 64,        /* longest name of a problem, with its end */
    FIELDS = 4,          /* of a line with tabs that are looked at */
    DEFAULT_TIME = 1000, /* ms for one problem */
};

typedef struct {
    Move move[MAX_MOVES];
    int count;
} MoveList;

typedef struct {
    char id[ID_TEXT];
    Position pos;
    MoveList best, avoid;
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
static bool read_list(const Position *pos, char *text, MoveList *list, char *error)
{
    char *word = strtok(text, " ");
    /* No position has more moves; the same one named again and again would. */
    for (; word && list->count < MAX_MOVES; word = strtok(NULL, " "))
        if (!move_from_usi(pos, word, &list->move[list->count++], error))
            return false;
    return true;
}

/* Is the third field the length of a mate, like 7 or >17? */
static bool is_length(const char *field)
{
    field += *field == '>';
    return *field && field[strspn(field, "0123456789")] == '\0';
}

/* What stands before the next `mark`, where *rest then goes on; "" at the end. Not
 * strtok(), which takes two marks in a row for one and so loses an empty field. */
static char *cut(char **rest, char mark)
{
    char *text = *rest, *end = strchr(text, mark);
    *rest = end ? end + 1 : text + strlen(text);
    if (end)
        *end = '\0';
    return text;
}

static bool read_table_line(Problem *problem, char *line, char *error)
{
    char *field[FIELDS];
    for (int i = 0; i < FIELDS; i++)
        field[i] = cut(&line, '\t');
    /* A name that is too long is cut: it is only printed. */
    snprintf(problem->id, ID_TEXT, "%.*s", ID_TEXT - 1, field[0]);
    if (!text_position(field[1], &problem->pos, error))
        return false;
    if (is_length(field[2]))
        return read_list(&problem->pos, field[3], &problem->best, error);
    return read_list(&problem->pos, field[2], &problem->best, error)
        && read_list(&problem->pos, field[3], &problem->avoid, error);
}

static bool read_clauses(Problem *problem, char *line, char *error)
{
    bool good = text_position(cut(&line, ';'), &problem->pos, error);
    /* Other clauses are skipped: a file may carry notes of its own. */
    while (good && *line) {
        char *clause = cut(&line, ';');
        clause += strspn(clause, " ");
        if (strncmp(clause, "best ", 5) == 0)
            good = read_list(&problem->pos, clause + 5, &problem->best, error);
        else if (strncmp(clause, "avoid ", 6) == 0)
            good = read_list(&problem->pos, clause + 6, &problem->avoid, error);
    }
    return good;
}

/* --- solving --- */

static bool contains(const MoveList *list, Move move)
{
    for (int i = 0; i < list->count; i++)
        if (list->move[i] == move)
            return true;
    return false;
}

/* Are these legal moves, every other one a check, that end in mate? The line is played
 * over here, by the rules alone: a mate search is not asked whether it was right. The
 * length is odd, as the side that mates has the first move and the last. */
static bool is_mating_line(Position pos, const Line *line)
{
    Move list[MAX_MOVES];
    for (int i = 0; i < line->length; i++) {
        if (!move_is_legal(&pos, line->move[i])
            || (i % 2 == 0 && !move_gives_check(&pos, line->move[i])))
            return false;
        move_make(&pos, line->move[i]);
    }
    /* No legal move after a check is mate. */
    return line->length % 2 == 1 && generate_legal(&pos, list) == 0;
}

static void print_result(const Solve *solve, const Problem *problem, const Answer *answer,
                         bool solved)
{
    char move[MOVE_TEXT], score[MOVE_TEXT];
    printf(solve->tsv ? "%s\t%d\t%s\t%s\t%d\t%" PRIu64 "\t%" PRId64 "\n"
                      : "%-24s %d  %-6s score %-10s depth %-3d nodes %-10" PRIu64
                        " time %" PRId64 "\n",
           problem->id, solved, move_to_usi(answer->move, move),
           score_to_usi(answer->score, score), answer->depth, answer->nodes,
           answer->time);
    fflush(stdout);
}

static Answer find_mate(const Solve *solve, const Problem *problem, bool *solved)
{
    Line line;
    MateResult result = mate_search(solve->engine, &problem->pos, &solve->request, &line);
    *solved = result == MATE_FOUND && is_mating_line(problem->pos, &line);
    Answer answer = { .nodes = solve->engine->nodes, .depth = line.length,
                      .time = think_time(solve->engine) };
    if (*solved) {
        answer.move = line.move[0];
        answer.score = SCORE_MATE - line.length;
    }
    return answer;
}

static void solve_problem(Solve *solve, const Problem *problem)
{
    bool solved;
    Answer answer;
    if (problem->best.count + problem->avoid.count == 0) {
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
        solved = !contains(&problem->avoid, answer.move)
            && (problem->best.count == 0 || contains(&problem->best, answer.move));
    }
    solve->tried++;
    solve->solved += solved;
    print_result(solve, problem, &answer, solved);
}

static bool solve_line(void *data, char *line, int number, char error[ERROR_TEXT])
{
    Problem problem;
    problem.best.count = problem.avoid.count = 0;
    snprintf(problem.id, ID_TEXT, "%d", number);
    bool good = strchr(line, '\t') ? read_table_line(&problem, line, error)
                                   : read_clauses(&problem, line, error);
    if (good)
        solve_problem(data, &problem);
    return good;
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
