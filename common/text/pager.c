/* pager.c - see pager.h. */
#include "text/pager.h"

#include <string.h>

enum {
    TAB_COLUMN = 24, /* where a tab goes when it comes early enough */
    HELD = 512,      /* bytes of a line */
    KEPT = 32768,    /* of what was printed */
};

static struct {
    int columns;        /* cells of a line; one of the screen stays free */
    int rows;           /* of a screen; 0: no stops */
    int printed;        /* lines since the last stop */
    bool refused;
    int (*more)(void);
    char held[HELD];    /* a line below a full screen: the last one needs no stop */
    FILE *out;          /* where that goes */
    char kept[KEPT];    /* the last that was printed, in whole lines but for the end */
    size_t length;      /* of it */
} page = { .columns = 79 };

void pager_width(int columns)
{
    enum { NARROWEST = 30 };
    page.columns = columns > NARROWEST ? columns - 1 : NARROWEST;
}

int pager_columns(void) { return page.columns; }

void pager_stops(int rows, int (*more)(void))
{
    pager_seen();
    page.rows = rows;
    page.more = more;
}

bool pager_wanted(void) { return !page.refused; }

static bool is_full(void)
{
    return page.rows > 2 && page.printed >= page.rows - 1 && page.more;
}

/* A line is about to begin: is there room for it? */
static bool has_room(void)
{
    if (page.refused || !is_full())
        return !page.refused;
    int printed = page.printed, rows = page.more();
    if (rows == PAGER_ENOUGH)
        page.held[0] = '\0';
    pager_seen();
    page.refused = rows == PAGER_ENOUGH;
    if (rows > 0) {
        page.rows = rows;
        page.printed += printed;
    }
    return !page.refused;
}

static void end_line(FILE *out)
{
    fputc('\n', out);
    page.printed++;
}

/* Kanji take two cells; so may signs such as the sides' marks, in some terminals. */
static int cells(const char *at) { return text_character(at) > 1 ? 2 : 1; }

static bool is_one_of(const char *at, const char *characters)
{
    char character[8];
    snprintf(character, sizeof character, "%.*s", text_character(at), at);
    return strstr(characters, character) != NULL;
}

/* May a line break between these two characters? Japanese may break anywhere but before a
 * closing sign and behind an opening one. */
static bool breaks_between(const char *a, const char *b)
{
    return (cells(a) == 2 || cells(b) == 2)
        && !is_one_of(b, "、。）」』】！？ー：・ぁぃぅぇぉっゃゅょ,.)]:　")
        && !is_one_of(a, "（「『【([▲△　");
}

/* Where the command ends that is quoted from here on, `level 0`; else 0. One that is too
 * long for a line of its own may break. */
static int quoted(const char *text)
{
    enum { LONGEST = 28 }; /* bytes */
    if (*text != '`')
        return 0;
    int length = 1 + (int)strcspn(text + 1, "`\n");
    return text[length] == '`' && length < LONGEST ? length : 0;
}

/* Hiragana mostly end a word where something else follows them; 、 and 。 always do. */
static bool ends_word(const char *a, const char *b)
{
    bool kana = strncmp(a, "ぁ", 3) >= 0 && strncmp(a, "ん", 3) <= 0;
    bool more = strncmp(b, "ぁ", 3) >= 0 && strncmp(b, "ん", 3) <= 0;
    return text_begins(a, "、") || text_begins(a, "。") || (kana && !more);
}

/* A blank near the end is a better place than one between two kanji. */
int pager_fitting(const char *text, int room)
{
    enum { NEAR = 14 }; /* cells, more than a move in kanji has */
    int width = 0, last = 0, blank = 0, blank_width = 0, kanji = 0, whole = 0, at = 0;
    for (; text[at] && text[at] != '\n'; at += text_character(text + at)) {
        bool within = at <= whole, is_blank = text[at] == ' '; /* within a command */
        if (!within && !is_blank && breaks_between(text + last, text + at))
            kanji = at;
        if (!within && (is_blank || (kanji == at && ends_word(text + last, text + at)))) {
            blank = at;
            blank_width = width;
        }
        if (!within || at == 0)
            whole = at + quoted(text + at);
        width += cells(text + at);
        if (width > room && (blank > 0 || kanji > 0))
            return blank > kanji || (blank > 0 && blank_width > room - NEAR) ? blank
                                                                             : kanji;
        last = at;
    }
    return at;
}

/* What stands before a tab is a column of its own; a vertical tab is a margin where it
 * stands, and so are blanks that begin a line. Returns the bytes in front of the text
 * proper; *width: the cells they have, *column: where it begins. */
static int measure_head(const char *text, int *width, int *column)
{
    int head = (int)strcspn(text, "\t\v\n"), blanks = (int)strspn(text, " ");
    *width = 0;
    if (text[head] != '\t' && text[head] != '\v')
        return *column = blanks;
    for (int at = 0; at < head; at += text_character(text + at))
        *width += cells(text + at);
    bool wide = text[head] == '\t' && *width + 2 <= TAB_COLUMN;
    *column = wide ? TAB_COLUMN : text[head] == '\t' ? *width + 2 : *width;
    return head + 1;
}

/* One line: as many as it takes. */
static void print_line(FILE *out, const char *text, int length)
{
    int width, column, head = measure_head(text, &width, &column);
    fprintf(out, "%.*s%*s", width > 0 ? head - 1 : 0, text, column - width, "");
    for (int at = head; at < length;) {
        int fit = pager_fitting(text + at, page.columns - column), shown = fit;
        while (at + fit < length && shown > 0 && text[at + shown - 1] == ' ')
            shown--;
        fwrite(text + at, 1, (size_t)shown, out);
        at += fit + (int)strspn(text + at + fit, " ");
        if (at == length)
            return;
        end_line(out);
        if (!has_room())
            return;
        fprintf(out, "%*s", column, "");
    }
}

void pager_seen(void)
{
    page.printed = 0;
    page.refused = false;
    if (page.held[0]) {
        print_line(page.out, page.held, (int)strlen(page.held));
        end_line(page.out);
    }
    page.held[0] = '\0';
}

/* Below a full screen a line that takes one row may wait for another one. */
static bool hold(FILE *out, const char *text, int length)
{
    int width, column, head = measure_head(text, &width, &column);
    if (!is_full() || page.refused || page.held[0] || length == 0 || length >= HELD
        || text[length] != '\n'
        || head + pager_fitting(text + head, page.columns - column) < length)
        return false;
    memcpy(page.held, text, (size_t)length);
    page.held[length] = '\0';
    page.out = out;
    return true;
}

static void print(FILE *out, const char *text)
{
    while (*text) {
        int length = (int)strcspn(text, "\n");
        bool ends = text[length] == '\n';
        if (!hold(out, text, length)) {
            if (!has_room())
                return;
            print_line(out, text, length);
            if (ends)
                end_line(out);
        }
        text += length + ends;
    }
}

void pager_print(FILE *out, const char *text)
{
    pager_keep(text);
    print(out, text);
}

/* --- what was printed --- */

void pager_keep(const char *text)
{
    size_t length = strlen(text);
    if (length >= KEPT / 2)
        return; /* nobody looks back for that */
    while (page.length + length >= KEPT) {
        size_t line = strcspn(page.kept, "\n");
        line += line < page.length;
        memmove(page.kept, page.kept + line, (page.length -= line) + 1);
    }
    memcpy(page.kept + page.length, text, length + 1);
    page.length += length;
}

void pager_print_kept(FILE *out, int lines, bool stops)
{
    const char *at = page.kept + page.length;
    int rows = page.rows, printed = page.printed;
    while (at > page.kept && (at[-1] != '\n' || lines-- > 0))
        at--;
    page.rows = stops ? rows : 0;
    print(out, at);
    if (stops)
        return;
    page.rows = rows;
    page.printed = printed;
}
