/* tree.c - `shogi tree`: the searched tree as text, data or page, see calls.h. */
#include "program/calls.h"

#include <errno.h>
#include <inttypes.h>
#include <string.h>

#include "machine/replace.h"
#include "notation/move_text.h"
#include "options/table.h"
#include "program/arguments.h"
#include "text/messages.h"
#include "tree/page.h"

enum {
    TREE_DEPTH = 3,    /* plies searched, if nothing is said */
    SHOWN_PLIES = 2,   /* of the text */
};

/* What the words of the command asked for. */
typedef struct {
    int64_t depth, plies, most;
    bool json;
    const char *line, *html, *beside, *only;
    char **words;       /* of the position, and behind them NAME=VALUE */
    int sfens, options; /* how many of either */
} Asked;

static Tree tree; /* of the one search that this command makes */

/* --- arguments --- */

/* Does an entry of a tree have this reason or mark? */
static bool is_of_entry(int only) { return only < LESS_LATE || only >= FATES; }

static int read_only(const char *word)
{
    for (int i = 0; i < WHYS + MARKS; i++)
        if (is_of_entry(i) && strcmp(word, why_words[i].key) == 0)
            return i;
    argument_error("--only: no reason is called '%.60s'; they are", word);
    for (int i = 0; i < WHYS + MARKS; i++)
        if (is_of_entry(i))
            fprintf(stderr, " %s", why_words[i].key);
    fputc('\n', stderr);
    return -1;
}

/* What was asked for; false after a message. */
static bool read_words(Asked *r, int count, char **words)
{
    const ArgumentWord known[] = {
        { "--depth", .number = &r->depth, .low = 1, .high = MAX_PLY },
        { "--plies", .number = &r->plies, .low = 0, .high = MAX_PLY },
        { "--max-children", .number = &r->most, .low = 0, .high = MAX_MOVES },
        { "--line", .text = &r->line, .asked = "which moves?" },
        { "--html", .text = &r->html, .asked = "which file?" },
        { "--beside", .text = &r->beside, .asked = "which program?" },
        { "--only", .text = &r->only, .asked = "which reason?" },
        { "--json", .flag = &r->json }, { .name = NULL },
    };
    r->options = arguments_read("tree", &count, words, known);
    r->sfens = count;
    r->words = words;
    for (int i = 0; i < r->options; i++)
        text_add(tree.changed, sizeof tree.changed, "%s%s", i ? " " : "",
                 words[count + i]);
    return r->options >= 0 && (!r->only || (tree.only = read_only(r->only)) >= 0);
}

/* --line: legal moves from the root, separated by blanks. */
static bool read_line(Position pos, const char *text)
{
    char word[MOVE_TEXT], error[ERROR_TEXT];
    Line *line = &tree.line;
    while (line->length < MAX_PLY - 1 && text_word(&text, word, sizeof word)) {
        if (!move_from_usi(&pos, word, &line->move[line->length], error))
            return !argument_error("--line: %s", error);
        move_make(&pos, line->move[line->length++]);
    }
    return true;
}

/* --- searching and writing --- */

/* The same position to the same depth by another program. */
static FILE *ask_program(const Asked *r)
{
    enum { WORDS = 128 };
    char depth[16], name[OPTION_TEXT];
    const char *words[WORDS] = { r->beside, "tree", "--json", "--depth", depth };
    int count = 5;
    snprintf(depth, sizeof depth, "%" PRId64, r->depth);
    for (int i = 0; i < r->sfens + r->options; i++) {
        const char *word = r->words[i];
        snprintf(name, sizeof name, "%.*s", (int)strcspn(word, "="), word);
        if (i >= r->sfens && !options_is_common(name)) /* another chapter lacks it */
            continue;
        if (count == WORDS)
            return NULL;
        words[count++] = word;
    }
    return system_program(words, count);
}

/* The other tree. Data lie in a file that begins with a brace; what else can be read is a
 * program, which is asked. */
static FILE *open_beside(const Asked *r, bool *data)
{
    FILE *file = system_open(r->beside, "r");
    *data = file && getc(file) == '{';
    if (*data)
        ungetc('{', file);
    else if (file)
        fclose(file);
    return *data ? file : ask_program(r);
}

static int not_written(const char *path)
{
    argument_error("%s: can't be written: %s", path, word_text(strerror(errno)));
    return EXIT_BAD_FILE;
}

static int write_page(const Asked *r)
{
    Replacement page;
    if (!system_make_way(r->html) || !replace_begin(&page, r->html))
        return not_written(r->html);
    bool data = false;
    FILE *beside = r->beside ? open_beside(r, &data) : NULL;
    bool good = (!r->beside || beside) && tree_html_write(page.out, &tree, beside);
    if (beside)
        good &= data ? fclose(beside) == 0 : system_program_ended(beside);
    if (good)
        return replace_end(&page) ? 0 : not_written(r->html);
    replace_cancel(&page);
    argument_error("--beside %s: %s; nothing is written", r->beside,
                   system_file(r->beside, NULL) == FILE_MISSING
                       ? word_text("it is not there (`make` builds all chapters)")
                       : word_text("no tree came from it"));
    return EXIT_BAD_FILE;
}

static void print_line(const char *line) { puts(line); }

static int write_asked(const Asked *r)
{
    if (r->html)
        return write_page(r);
    if (r->json) {
        tree_json_write(stdout, &tree);
        return 0;
    }
    tree_text(&tree);
    if (tree.trace.answer.kind == ANSWER_WIN)
        return 0;
    putchar('\n');
    tree_text_totals(&tree);
    if (tree.trace.plies < tree.trace.wanted)
        printf(word_text("the tree was too large: recorded are only %d plies\n"),
               tree.trace.plies);
    printf("%s %" PRIu64 "\n", word_text("tree nodes"), tree.trace.answer.nodes);
    return 0;
}

int tree_run(Search *engine, int count, char **words)
{
    Position pos;
    Asked r = { .depth = TREE_DEPTH, .plies = -1, .most = SHOWN_CHILDREN };
    tree.only = -1;
    tree.tell = print_line;
    if (!read_words(&r, count, words))
        return EXIT_BAD_ARGUMENT;
    if (r.beside && !r.html)
        return argument_error("--beside belongs to --html FILE");
    if (r.json && r.html)
        return argument_error("--json or --html FILE: not both");
    if (!argument_position(r.sfens, words, &pos)
        || (r.line && !read_line(pos, r.line)))
        return EXIT_BAD_ARGUMENT;
    /* A text shows what is near the root or the line, data and pages show everything. */
    bool text = !r.json && !r.html;
    tree.most = (int)r.most;
    tree.plies = r.plies >= 0              ? (int)r.plies
        : text && tree.only < 0 ? SHOWN_PLIES
                                : MAX_PLY;
    int recorded = tree.plies + tree.line.length;
    recorded += text && recorded < MAX_PLY;
    Request request = think_request();
    request.limits.depth = (int)r.depth;
    trace_search(&tree.trace, engine, &pos, &request, recorded);
    int status = write_asked(&r);
    trace_free(&tree.trace);
    return status;
}
