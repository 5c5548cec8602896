/* test_line_editor.c - keys and what they make of a line; bytes at random. */
#include "keyboard/line_editor.h"
#include "test.h"
#include "text/words.h"

static LineEditor editor;

/* Type bytes; returns the last event. */
static EditEvent type(const char *bytes)
{
    EditEvent event = EDIT_NOTHING;
    while (*bytes)
        event = editor_byte(&editor, (unsigned char)*bytes++);
    return event;
}

/* The line after these keys on an empty one, with | where the cursor is. */
static const char *line_after(const char *bytes)
{
    static char shown[EDITOR_TEXT + 1];
    editor_clear(&editor);
    type(bytes);
    snprintf(shown, sizeof shown, "%.*s|%s", editor.cursor, editor.text,
             editor.text + editor.cursor);
    return shown;
}

static void check(const char *bytes, const char *wanted, const char *name)
{
    const char *seen = line_after(bytes);
    test_check(strcmp(seen, wanted) == 0, "%s: '%s', wanted '%s'", name, seen, wanted);
}

static void test_keys(void)
{
    check("abc", "abc|", "letters");
    check("abc\033[D\033[Dx", "ax|bc", "left");
    check("abc\002\002\006x", "abx|c", "Ctrl-B, Ctrl-F");
    check("abc\033[Hx", "x|abc", "Home");
    check("abc\033[1~x\033[4~y", "xabcy|", "Home and End with numbers");
    check("abc\001x\005y", "xabcy|", "Ctrl-A, Ctrl-E");
    check("one two\033[1;5Dx", "one x|two", "a word back");
    check("one two\001\033[1;5Cx", "onex| two", "a word on");
    check("one two\033b\033bx\033fy", "xoney| two", "Alt-B, Alt-F");
    check("abc\177", "ab|", "Backspace");
    check("abcd\033[D\033[D\033[3~\033[3;5~", "ab|", "Delete, with Ctrl");
    check("abc\001\004", "|bc", "Ctrl-D inside a line deletes");
    check("one two\027", "one |", "Ctrl-W");
    check("one two\033\177x", "one x|", "Alt-Backspace");
    check("one two\033b\033b\033dx", "x| two", "Alt-D");
    check("one two\033[D\033[D\025", "|wo", "Ctrl-U");
    check("one two\033[D\033[D\013", "one t|", "Ctrl-K");
    check("\346\255\251\351\207\221\177", "\346\255\251|", "a kanji is one character");
    check("\346\255\251\351\207\221\033[D\033[Dx", "x|\346\255\251\351\207\221",
          "and the cursor steps over it");
    check("a\377\300\200\355\240\200b", "ab|", "what is no UTF-8 is dropped");
    check("a\346\255b", "ab|", "so is half a character");
    check("a\033[99;99Zb\033[200~c\033OP\033[~d", "abcd|", "unknown ones do nothing");
    check("a\033[999999999999999999999999999999999999999999999Ab", "ab|",
          "nor do long ones");
    check("a\033[[A\033[1[b", "ab|", "nor the console's");
    check("a\007\016b", "ab|", "control characters do nothing");
}

static void test_events(void)
{
    editor_clear(&editor);
    test_check(type("\033[5~") == EDIT_LOOK_BACK && type("\004") == EDIT_END,
               "on an empty line PageUp looks back, Ctrl-D ends");
    test_check(type("a\004") == EDIT_NOTHING && !type("\033[5~"), "not on another one");
    test_check(type("\003") == EDIT_CANCEL, "Ctrl-C");
    test_check(type("\033[\003") == EDIT_CANCEL, "Ctrl-C inside a sequence");
    test_check(type("\r") == EDIT_ENTER && type("\n") == EDIT_ENTER, "Enter");
    test_check(type("\t") == EDIT_COMPLETE && type("\014") == EDIT_REDRAW, "Tab, Ctrl-L");
}

static void test_history(void)
{
    editor_remember(&editor, "first");
    editor_remember(&editor, "second");
    editor_remember(&editor, "second");
    editor_remember(&editor, "");
    test_check(editor.history_count == 2,
               "no line twice in a row, no empty one: %d lines", editor.history_count);
    check("\033[A", "second|", "up: the last line");
    check("\033[A\033[A\033[A", "first|", "up: the first, and no further");
    check("own\033[A", "own|", "up: none begins as what is typed");
    check("fi\033[A", "first|", "up: the last that begins so");
    check("co\022", "seco|nd", "Ctrl-R: the last that has it anywhere");
    check("\022s", "s|econd", "letters behind it: the last that has them, too");
    check("\022st", "first|", "... or an older one");
    check("\022is", "fi|rst", "a letter that no line has is not taken");
    check("i\022rx\022s", "firs|t", "... but those before and behind it");
    check("\022st\033[Dx", "firsx|t", "another key: the line found is edited");
    check("\022fi\033[B", "fi|", "down: what was typed for it");
    check("own\022x", "ownx|", "where none is found, typing goes on");
    check("f\033[A\033[B\033[B\033[B", "f|", "down: back to the own one");
    check("\020\020\016x", "secondx|", "Ctrl-P, Ctrl-N");
    char line[16];
    for (int i = 0; i < 3 * EDITOR_HISTORY; i++) {
        snprintf(line, sizeof line, "line %d", i);
        editor_remember(&editor, line);
    }
    test_check(editor.history_count == EDITOR_HISTORY, "a long history forgets");
    snprintf(line, sizeof line, "line %d|", 3 * EDITOR_HISTORY - 1);
    check("\033[A", line, "and keeps the newest");
    for (editor_clear(&editor); editor.length < EDITOR_TEXT - 2;)
        type("a");
    editor_insert(&editor, 0, "\346\255\251b");
    test_check(editor.length == EDITOR_TEXT - 2, "what finds no room ends an insertion");
}

/* The line stays UTF-8 without control characters, the cursor between two of its
 * characters. */
static bool is_sound(void)
{
    bool cursor = editor.cursor == editor.length;
    for (int at = 0; at < editor.length; at += text_character(editor.text + at)) {
        unsigned char c = (unsigned char)editor.text[at];
        cursor |= at == editor.cursor;
        if (c < ' ' || c == 0x7f || (c >= 0x80 && text_character(editor.text + at) == 1))
            return false;
    }
    return cursor && editor.length == (int)strlen(editor.text)
        && editor.length < EDITOR_TEXT;
}

static void test_random_bytes(void)
{
    static const char *const pieces[] = {
        "\033[A", "\033[B", "\033[C", "\033[D", "\033", "[", "\346\255\251", "\177",
        "\004", "\033[1;5D", "\033[3~", "\001", "\013", "\027", "\r", "abcdefgh",
        "\360\237\230\200",
    };
    TestGroup group = { .name = "bytes at random" };
    uint64_t seed = 19;
    editor_clear(&editor);
    for (long i = 0, times = test_repeat(200000); i < times; i++) {
        if (test_random_below(&seed, 2) == 0)
            type(pieces[test_random_below(&seed, sizeof pieces / sizeof pieces[0])]);
        else
            editor_byte(&editor, (unsigned char)test_random_below(&seed, 256));
        if (!test_many(&group, is_sound(), "after %ld bytes: '%s'", i, editor.text))
            editor_clear(&editor);
        if (test_random_below(&seed, 2000) == 0)
            editor_remember(&editor, editor.text);
    }
    editor_clear(&editor);
    for (int i = 0; i < EDITOR_TEXT; i++)
        type("\346\255\251");
    editor_insert(&editor, 0, "xxxxxxxx"); /* as far as there is room */
    test_many(&group, is_sound() && editor.length == EDITOR_TEXT - 1, "a full line");
    test_many(&group, type("\020") == EDIT_CHANGED && !editor.too_long, "one of before");
    test_group(&group);
}

int main(void)
{
    test_keys();
    test_events();
    test_history();
    test_random_bytes();
    return test_summary();
}
