/* test10_messages.c - the tables of messages: complete, with the same arguments in each
 * language; no page of help is larger than a screen. With the last chapter, which has the
 * options of all. */
#include "commands/commands.h"
#include "formats.h"
#include "inspect/evaluation.h"
#include "options/table.h"
#include "test.h"
#include "text/messages.h"
#include "text/pager.h"

enum { ROWS = 24, COLUMNS = 79, TEXT = 16384 };

static void test_formats(void)
{
    TestGroup group =
        { .name = "each message in each language, with the same arguments" };
    for (int i = 0; i < MESSAGES; i++) {
        const char *english = message_texts[i][LANGUAGE_ENGLISH];
        const char *japanese = message_texts[i][LANGUAGE_JAPANESE];
        if (test_many(&group, english && japanese, "message %d: '%s' '%s'", i,
                      english ? english : "missing", japanese ? japanese : "missing"))
            test_many(&group, i >= MSG_HELP_USE /* no format, but a text that is told */
                          || same_format(english, japanese),
                      "'%s' and '%s'", english, japanese);
    }
    test_group(&group);
}

/* Does a text have characters that only Japanese has? */
static bool is_japanese(const char *text)
{
    for (; *text; text += text_character(text))
        if (text_character(text) > 1)
            return true;
    return false;
}

static void test_languages(void)
{
    TestGroup group = { .name = "English is ASCII; long texts are translated" };
    for (int i = 0; i < MESSAGES; i++) {
        const char *const *text = message_texts[i];
        bool kanji = i == MSG_TOPIC_MOVES_KANJI || i == MSG_TOPIC_BOARD_KANJI
                  || i == MSG_PIECES_KANJI || i == MSG_LEGEND_KANJI
                  || i == MSG_REVIEW_USE; /* `#評価値=` */
        test_many(&group, kanji || !is_japanese(text[0]), "'%s'", text[0]);
        test_many(&group, strlen(text[0]) < 20 || !*text[1] || is_japanese(text[1]),
                  "'%s'", text[1]);
    }
    test_group(&group);
}

static void test_reasons(void)
{
    TestGroup group = { .name = "refusals in both languages, with the same arguments" };
    for (int i = 0; i < REFUSALS; i++) {
        const char *english = refusal_text(i);
        messages_speak(LANGUAGE_JAPANESE);
        const char *japanese = refusal_text(i);
        messages_speak(LANGUAGE_ENGLISH);
        test_many(&group, english && japanese && same_format(english, japanese)
                      && (!*english || is_japanese(japanese)),
                  "reason %d: '%s' and '%s'", i, english ? english : "",
                  japanese ? japanese : "");
    }
    test_group(&group);
}

static void test_words(void)
{
    TestGroup group =
        { .name = "each option, chapter and part of the evaluation in Japanese" };
    Part parts[EVALUATION_PARTS];
    Position *pos = calloc(1, sizeof *pos);
    const Option *row;
    for (int i = 0; (row = options_row(i)) != NULL; i++)
        test_many(&group, japanese_word(row->name) != NULL,
                  "%s is not in japanese_words.txt", row->name);
    test_many(&group, japanese_word(chapter.title) != NULL, "%s", chapter.title);
    position_clear(pos);
    position_ready(pos);
    int count = evaluation_parts(pos, parts);
    for (int i = 0; i < count; i++)
        test_many(&group, japanese_word(parts[i].name) != NULL,
                  "'%s' is not in japanese_words.txt", parts[i].name);
    for (int i = 0; chapter.part_names[i]; i++)
        test_many(&group, japanese_word(chapter.part_names[i]) != NULL,
                  "'%s' is not in japanese_words.txt", chapter.part_names[i]);
    free(pos);
    test_group(&group);
}

/* --- pages --- */

/* Cells of a line; the sides' marks and the like count two, to be safe. */
static int cells(const char *line, size_t length)
{
    int width = 0;
    for (size_t at = 0; at < length;) {
        int size = text_character(line + at);
        width += size > 1 ? 2 : 1;
        at += (size_t)size;
    }
    return width;
}

static char printed[TEXT];

/* What pager_print() makes of it, in `printed`. */
static void print_page(const char *text)
{
    FILE *file = fmemopen(printed, sizeof printed, "w");
    pager_print(file, text);
    fclose(file);
}

static void check_page(TestGroup *group, const char *name, const char *text)
{
    int rows = 0;
    print_page(text);
    for (const char *line = printed; *line; rows++) {
        size_t length = strcspn(line, "\n");
        test_many(group, cells(line, length) <= COLUMNS, "%s: %d cells: %.*s", name,
                  cells(line, length), (int)length, line);
        line += length + (line[length] == '\n');
    }
    test_many(group, rows < ROWS, "%s has %d lines", name, rows);
}

static void test_pages(Language language)
{
    TestGroup group = { .name = language == LANGUAGE_ENGLISH
                            ? "pages of help fit a screen, in English"
                            : "pages of help fit a screen, in Japanese" };
    static char page[TEXT], row[1024];
    messages_speak(language);
    for (int g = 0; g < GROUPS; g++) {
        strcpy(page, message_text(MSG_GROUP_GAME + g));
        for (const Command *c = commands; c->name; c++)
            if ((int)c->group == g) {
                const char *text = message_text(c->use);
                int usage = (int)strcspn(text, "\t");
                snprintf(row, sizeof row, message_text(MSG_HELP_ROW), usage, text, "",
                         (int)strcspn(text, "\n") - usage, text + usage);
                strcat(page, row);
            }
        check_page(&group, group_name[g], page);
    }
    for (const Command *c = commands; c->name; c++)
        check_page(&group, c->name, message_text(c->use));
    snprintf(page, sizeof page, message_text(MSG_TOPIC_MOVES),
             message_text(MSG_TOPIC_MOVES_KANJI));
    check_page(&group, "moves", page);
    check_page(&group, "keys", message_text(MSG_TOPIC_KEYS));
    messages_speak(LANGUAGE_ENGLISH);
    test_group(&group);
}

static void test_wrapping(void)
{
    print_page("one two\n");
    test_check(strcmp(printed, "one two\n") == 0, "a short line stays: '%s'", printed);
    print_page("name\tabcdefghi abcdefghi abcdefghi abcdefghi abcdefghi abcdefghi end\n");
    test_check(strcmp(printed, "name                    abcdefghi abcdefghi abcdefghi "
                               "abcdefghi abcdefghi\n                        abcdefghi "
                               "end\n") == 0,
               "a column keeps its margin: '%s'", printed);
    char word[121] = "";
    memset(word, 'x', 120);
    print_page(word);
    test_check(strcmp(printed, word) == 0, "a long word is not broken");
    print_page("\343\200\202\343\200\202");
    test_check(strcmp(printed, "\343\200\202\343\200\202") == 0, "two full stops");
    char kanji[50 * 3 + 1] = "";
    for (int i = 0; i < 39; i++)
        strcat(kanji, "\346\255\251");
    strcat(kanji, "\343\200\202");
    print_page(kanji);
    test_check(strchr(printed, '\n') - printed == 38 * 3,
               "no line begins with a full stop: '%s'", printed);
    static const struct { int kanji; const char *then; int breaks; } lines[] = {
        { 36, "`level 0`", 36 * 3 }, { 34, "`level 0`", 34 * 3 + 9 + 3 },
        { 20, " ", 20 * 3 + 1 + 19 * 3 }, { 37, " ", 37 * 3 },
    };
    for (int i = 0; i < 4; i++) {
        char text[100 * 3] = "";
        for (int k = 0; k < 60; k++)
            strcat(strcat(text, k == lines[i].kanji ? lines[i].then : ""),
                   "\346\255\251");
        print_page(text);
        test_check(strchr(printed, '\n') - printed == lines[i].breaks,
                   "a line ends at a command or a near blank: '%s'", printed);
    }
}

int main(void)
{
    position_init();
    options_reset();
    test_formats();
    test_languages();
    test_reasons();
    test_words();
    test_pages(LANGUAGE_ENGLISH);
    test_pages(LANGUAGE_JAPANESE);
    test_wrapping();
    return test_summary();
}
