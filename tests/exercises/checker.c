/* checker.c - see checker.h: main(), messages, positions, and the judge. */
#include "checker.h"

#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

#include "notation/sfen.h"
#include "notation/usi_move.h"
#include "options/table.h"

enum {
    PATIENCE = 60,       /* seconds of processor time for everything, or CHECK_SECONDS */
    SLOWER = 10,         /* under a sanitizer (TEST_LIGHT) */
    FILES = 32,          /* read at most so often */
    TEXTS = 10, LONGEST = 1000,
    WIDTH = 90,          /* columns */
    TABLE = 1,           /* MB */
    HANDLER_STACK = 1 << 16,
};

Search *engine;
Position board;

static bool collecting; /* answers */
static Lines answers;
static uint64_t most_nodes;
static char place[LONGEST] = "the beginning";

/* --- saying things --- */

const char *text(const char *format, ...)
{
    static char made[TEXTS][LONGEST];
    static int next;
    char *here = made[next++ % TEXTS];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(here, LONGEST, format, arguments);
    va_end(arguments);
    return here;
}

const char *score_text(int score)
{
    if (score == SCORE_INFINITE || score == -SCORE_INFINITE)
        return score > 0 ? "+infinite" : "-infinite";
    int plies = SCORE_MATE - abs(score);
    if (is_mate_score(score) && plies >= 0)
        return text("%+d (%s in %d plies)", score, score > 0 ? "mates" : "is mated",
                    plies);
    return text("%+d", score);
}

const char *move_text(Move move)
{
    char usi[MOVE_TEXT];
    return move == MOVE_NONE ? "a pass" : text("%s", move_to_usi(move, usi));
}

void good(const char *format, ...)
{
    va_list arguments;
    if (collecting)
        return;
    va_start(arguments, format);
    printf("good   ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    fflush(stdout);
}

void looking_at(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(place, sizeof place, format, arguments);
    va_end(arguments);
}

/* Words behind a name, in lines that fit a terminal. */
static void print_words(const char *name, const char *words)
{
    int column = printf("%-12s", name);
    for (const char *end; *words != '\0'; words = end + (*end == ' ')) {
        int length = (int)strcspn(words, " ");
        end = words + length;
        if (column + length > WIDTH) {
            printf("\n%12s", "");
            column = 12;
        }
        column += printf("%.*s%s", length, words, *end ? " " : "");
    }
    printf("\n");
}

/* The moves that led from the root to the position. */
static void print_line(const Position *pos)
{
    printf("%-12s", "  reached by");
    for (int i = engine->root_ply > 0 ? engine->root_ply : 0; i < pos->ply; i++)
        printf(" %s", move_text(pos->history[i].move));
    printf("\n");
}

void wrong(const char *cause, const char *expected, const char *came)
{
    char sfen[SFEN_TEXT];
    print_words("wrong", cause);
    printf("  position  sfen %s\n", sfen_write(&board, sfen));
    if (engine->pos == &board && board.ply > engine->root_ply)
        print_line(&board);
    if (expected != NULL)
        print_words("  expected", expected);
    if (came != NULL)
        print_words("  came", came);
    print_words("  while at", place);
    exit(TOLD);
}

/* --- a program that does not come back --- */

static void say(const char *words)
{
    if (write(STDOUT_FILENO, words, strlen(words)) < 0)
        _exit(TOLD);
}

/* Only write() is safe here. */
static void gone(int number)
{
    say(number == SIGPROF
            ? "wrong  it does not come to an end: a loop or a recursion goes on for "
              "ever, or the stop is overlooked\n  while at  "
            : "wrong  it crashed: an index out of bounds, a pointer to nothing, or a "
              "recursion without an end\n  while at  ");
    say(place);
    say("\n");
    _exit(TOLD);
}

static void catch_ends(void)
{
    static char stack[HANDLER_STACK]; /* the other one may be full */
    static const int ends[] = { SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGPROF };
    const char *given = getenv("CHECK_SECONDS");
    long seconds = given ? strtol(given, NULL, 10) : PATIENCE;
    struct itimerval patience = { .it_value = { .tv_sec = seconds } };
    if (getenv("TEST_LIGHT") != NULL)
        patience.it_value.tv_sec *= SLOWER;
    sigaltstack(&(stack_t){ .ss_sp = stack, .ss_size = sizeof stack }, NULL);
    for (size_t i = 0; i < sizeof ends / sizeof ends[0]; i++) {
        struct sigaction old, ours = { .sa_flags = SA_ONSTACK };
        ours.sa_handler = gone;
        if (sigaction(ends[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
            sigaction(ends[i], &ours, NULL);
    }
    setitimer(ITIMER_PROF, &patience, NULL);
}

/* --- searching --- */

static void own_fault(const char *what, const char *why)
{
    fprintf(stderr, "check-exercise: %s: %s\n", what, why);
    exit(2);
}

void set_option(const char *name, const char *value)
{
    char error[ERROR_TEXT];
    if (!options_set(name, value, error))
        wrong(text("the option %s is needed, and is not there: %s", name, error), NULL,
              NULL);
}

void set_position(const char *words)
{
    char error[ERROR_TEXT];
    bool whole = strncmp(words, "startpos", 8) == 0 || strncmp(words, "sfen ", 5) == 0;
    if (!(whole ? position_read(&board, words, error) : sfen_read(&board, words, error)))
        own_fault(words, error);
    engine->pos = NULL;
}

static int look(Search *s)
{
    if (s->nodes > most_nodes)
        wrong(text("more than %llu nodes: it does not come to an end",
                   (unsigned long long)most_nodes), NULL, NULL);
    s->next_look = s->nodes + 1000;
    return s->stop;
}

void begin_search(const Watcher *watch)
{
    Search *s = engine;
    *s = (Search){ .thinking = s->thinking, .memory = s->memory };
    s->pos = &board;
    s->root_ply = board.ply;
    s->root_moves = generate_moves(&board, s->root_move, false);
    s->whole_root = true;
    s->look = look;
    s->watch = watch;
    think_new_game(s);
    if (chapter.new_search)
        chapter.new_search(s);
}

int iterate(int depth, uint64_t most)
{
    most_nodes = most;
    engine->nodes = 0;
    engine->next_look = 0;
    engine->root_depth = depth;
    engine->stack[0].pv.length = 0;
    return chapter.iterate(engine, 0);
}

Answer think_at(int depth)
{
    Request request = think_request();
    request.limits.depth = depth;
    think_new_game(engine);
    return think(engine, &board, &request);
}

uint64_t think_nodes(int depth, int *score)
{
    Answer found = think_at(depth);
    if (score != NULL)
        *score = found.score;
    return found.nodes;
}

/* --- data --- */

Lines read_lines(const char *path)
{
    static char line[1 << 14];
    static Lines kept[FILES]; /* nothing is given back, and nothing lost */
    static int files;
    Lines lines = { 0 };
    FILE *file = fopen(path, "r");
    if (file == NULL)
        own_fault(path, "can't be read");
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (line[0] == '#' || line[0] == '\0')
            continue;
        lines.line = realloc(lines.line, (size_t)(lines.count + 1) * sizeof(char *));
        char *copy = malloc(strlen(line) + 1);
        if (lines.line == NULL || copy == NULL)
            own_fault(path, "no memory");
        lines.line[lines.count++] = strcpy(copy, line);
    }
    fclose(file);
    if (files == FILES)
        own_fault(path, "one file too many");
    kept[files] = lines;
    return kept[files++];
}

char *cut(char *line)
{
    char *tab = strchr(line, '\t');
    if (tab == NULL)
        return line + strlen(line);
    *tab = '\0';
    return tab + 1;
}

const char *answer(const char *name, const char *value)
{
    size_t length = strlen(name);
    if (collecting) {
        if (value != NULL)
            printf("%s\t%s\n", name, value);
        return NULL;
    }
    for (int i = 0; i < answers.count; i++)
        if (strncmp(answers.line[i], name, length) == 0
            && answers.line[i][length] == '\t')
            return answers.line[i] + length + 1;
    own_fault(name, "the book has no answer");
    return NULL;
}

void nodes_like_the_book(const char *name, const char *what, uint64_t nodes)
{
    const char *book = answer(name, text("%llu", (unsigned long long)nodes));
    if (book == NULL)
        return;
    double least = strtod(book, NULL);
    if ((double)nodes > least * 1.1)
        wrong(text("%s: right so far, but it searches more than is needed", what),
              text("about %s nodes, as the book's chapter", book),
              text("%llu nodes", (unsigned long long)nodes));
    good("%s: %llu nodes; the book's chapter: %s", what, (unsigned long long)nodes, book);
}

static void check(const char *part)
{
    bool found = false;
    for (const Part *p = parts; p->name != NULL; p++)
        if (part == NULL || strcmp(p->name, part) == 0) {
            p->check();
            found = true;
        }
    if (!found)
        own_fault(part, "this chapter has no such part");
}

int main(int argc, char **argv)
{
    if (argc < 2 || argc > 3) {
        fprintf(stderr, "usage: check --answers | check [PART] FILE\n");
        return 2;
    }
    collecting = strcmp(argv[1], "--answers") == 0;
    if (!collecting) {
        catch_ends(); /* before anything of the reader's runs: options make the table */
        answers = read_lines(argv[argc - 1]);
    }
    position_init();
    options_reset();
    if ((engine = think_new()) == NULL)
        own_fault("the search", "no memory");
    set_option("Evaluation", "simple");
    set_option("USI_Hash", "1");
    check(argc == 3 ? argv[1] : NULL);
    return 0;
}
