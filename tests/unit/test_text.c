/* test_text.c - words, numbers, characters; and the table of reasons. */
#include "formats.h"
#include "notation/sfen.h"
#include "test.h"
#include "text/messages.h"

static void test_words(void)
{
    char word[8];
    const char *text = "  one\ttwenty-seven  x ";
    bool first = text_word(&text, word, sizeof word) && strcmp(word, "one") == 0
        && strcmp(text, "twenty-seven  x ") == 0;
    test_check(first, "the first word, and what follows: '%s' '%s'", word, text);
    bool cut = text_word(&text, word, sizeof word) && strcmp(word, "twenty-") == 0
        && strcmp(text, "x ") == 0;
    test_check(cut, "a long word is cut and passed whole: '%s' '%s'", word, text);
    bool last = text_word(&text, word, sizeof word) && *text == '\0'
        && !text_word(&text, word, sizeof word) && *word == '\0';
    test_check(last, "the last word, and the end");
    text = "go  fast";
    Token token = text_token(&text);
    test_check(token_is(token, "go") && !token_is(token, "g") && !token_is(token, "gone"),
               "a token is a whole word");
    test_check(text_same("Startpos", "sTARTPOS") && !text_same("go", "got")
                   && !text_same("got", "go") && text_same("", ""),
               "words are the same in any case");
    test_check(text_begins("Hash", "ha") && text_begins("x", "")
                   && !text_begins("h", "ha"), "beginnings in any case");
    test_check(text_is_among(" q exit 終了 ", "EXIT") && text_is_among("a b", "b")
                   && text_is_among("a 終了", "終了") && !text_is_among("exit", "ex")
                   && !text_is_among("exit", "exits") && !text_is_among("a b", ""),
               "one of several words");
}

static void test_numbers(void)
{
    enum { REFUSED = -1 };
    static const struct { const char *text; int64_t number; } numbers[] = {
        { "0", 0 },            { "-17", -17 },       { "+17", 17 },
        { "００１２", 12 },    { "１2", 12 },        { "", REFUSED },
        { "-", REFUSED },      { "1.5", REFUSED },   { "1 ", REFUSED },
        { " 1", REFUSED },     { "0x1", REFUSED },   { "一", REFUSED },
        { "1\xef", REFUSED },  { "9223372036854775807", INT64_MAX },
        { "9223372036854775809", INT64_MAX },
        { "-99999999999999999999999", -INT64_MAX },
        { "922337203685477579z", REFUSED }, /* as a digit, z would be too much */
    };
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        int64_t number = REFUSED;
        bool read = text_number(numbers[i].text, INT64_MIN, INT64_MAX, &number);
        test_check(read == (numbers[i].number != REFUSED) && number == numbers[i].number,
                   "'%s' as a number: %d, %lld", numbers[i].text, read,
                   (long long)number);
    }
    int64_t number = 5;
    test_check(text_number("3", 3, 9, &number) && number == 3
                   && text_number("9", 3, 9, &number) && number == 9
                   && !text_number("2", 3, 9, &number)
                   && !text_number("10", 3, 9, &number) && number == 9,
               "numbers within bounds");
}

static void test_characters(void)
{
    static const struct { const char *text; int bytes, width; } characters[] = {
        { "", 0, 0 },          { "a", 1, 1 },       { "\xc3\xa9", 2, 1 },
        { "歩", 3, 2 },        { "Ａ", 3, 2 },      { "ｱ", 3, 1 }, { "\u0800", 3, 1 },
        { "ひ", 3, 2 },        { "▲", 3, 1 },       { "\xf0\xa0\x80\x8b", 4, 2 },
        { "\x80", 1, 1 },      { "\xe6\xad", 1, 2 }, { "\xff", 1, 1 }, { "\ue000", 3, 1 },
    };
    for (size_t i = 0; i < sizeof characters / sizeof *characters; i++) {
        int bytes = text_character(characters[i].text);
        int width = text_width(characters[i].text);
        test_check(bytes == characters[i].bytes && width == characters[i].width,
                   "'%s': %d bytes, %d columns", characters[i].text, bytes, width);
    }
    char strange[] = "a\033[1m\x80\xe6\xad\xa9\xc2\x9b\xe2\x80\xae\xe6\xad";
    test_check(!text_clean(strange)
                   && strcmp(strange, "a?[1m?\xe6\xad\xa9???????") == 0,
               "cleaned: %s", strange);
    test_check(text_clean(strange), "and clean now");
    test_check(text_narrow("Ｐ") == 'P' && text_narrow("７") == '7'
                   && text_narrow("7") == '7' && text_narrow("歩") == "歩"[0],
               "full-width forms");
    char error[ERROR_TEXT];
    char longest[3 * ERROR_TEXT] = "";
    while (strlen(longest) < 2 * ERROR_TEXT)
        strcat(longest, "歩");
    text_error(error, "1%s", longest);
    test_check(strlen(error) == 253 && !strncmp(error + 1, longest, 252),
               "a long error is cut, and no character");
    text_error(error, "'%.4s' '%.5s' '%.6s'", longest, longest, longest);
    test_check(strcmp(error, "'歩' '歩' '歩歩'") == 0, "nor is one in the middle: %s", error);
}

static void test_formats(void)
{
    static const struct { const char *a, *b; bool same; } formats[] = {
        { "", "no arguments", true },   { "%s and %d", "%-5s, %03d", true },
        { "100 %% of %s", "%s", true }, { "%.*s", "'%.*s'", true },
        { "%.60s", "%s", true },        { "%s %d", "%d %s", false },
        { "%s", "%s %s", false },       { "%s %s", "%s", false },
        { "%d", "%lld", false },        { "%s", "%.*s", false },
        { "50 %", "%s", false },
    };
    for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
        test_check(same_format(formats[i].a, formats[i].b) == formats[i].same,
                   "'%s' and '%s' take %s arguments", formats[i].a, formats[i].b,
                   formats[i].same ? "the same" : "different");
}

static void test_languages(void)
{
    char error[ERROR_TEXT] = "";
    static Position pos;
    messages_speak(LANGUAGE_JAPANESE);
    sfen_read(&pos, "9/9/9/9/9/9/9/9/9 x", error);
    test_check(strcmp(error, "SFENの手番: 「x」は b でも w でもありません") == 0, "%s", error);
    test_check(strcmp(word_for_side(0), "先手") == 0, "sides in Japanese");
    messages_speak(LANGUAGE_ENGLISH);
    test_check(strcmp(word_for_side(0), "Black") == 0, "back to English");
    test_check(word_names_kind("銀", SILVER) && word_names_kind("Silvers", SILVER)
                   && !word_names_kind("silver", GOLD), "pieces have names in both");
}

/* What lacks a part must never be saved as if it were whole. */
static void test_failures(void)
{
    Buffer text = { .failed = true };
    buffer_add(&text, "the rest");
    test_check(text.failed, "a text that has failed once stays failed");
    buffer_free(&text);
}

int main(void)
{
    position_init();
    test_words();
    test_failures();
    test_numbers();
    test_characters();
    test_formats();
    test_languages();
    return test_summary();
}
