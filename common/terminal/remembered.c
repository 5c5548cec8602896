/* remembered.c - see remembered.h. */
#include "terminal/remembered.h"

#include <string.h>

#include "machine/replace.h"
#include "text/words.h"

enum {
    LONGEST = 200,   /* bytes of a line */
    BOARD_SIZE = 99, /* a kind of its own, though the command is `board` */
};

/* Commands of one kind stand together: the last of them holds. */
static const char *const kinds[] = {
    "level depth nodes", "board kanji ascii", "lang", "notation", "color", "bell", "name",
    "variety", "screen", "theme",
};

/* 0: it is no choice to remember. */
static int kind_of(const char *line)
{
    char command[WORD_TEXT];
    text_word(&line, command, sizeof command);
    if (strcmp(command, "board") == 0 && text_is_among("large small", line))
        return BOARD_SIZE;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (text_is_among(kinds[i], command))
            return (int)i + 1;
    return 0;
}

static bool find_file(char path[PATH_TEXT], bool make)
{
    return system_own_path(path, CONFIG_FOLDER, "/settings", make);
}

Buffer remembered_lines(void)
{
    Buffer lines = { .text = NULL };
    char path[PATH_TEXT], line[LONGEST];
    FILE *file = find_file(path, false) && system_file(path, NULL) == FILE_REGULAR
               ? system_open(path, "r") : NULL;
    while (file && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (text_clean(line) && kind_of(line))
            buffer_add(&lines, "%s\n", line);
    }
    if (file)
        fclose(file);
    return lines;
}

void remembered_keep(const char *command, const char *arguments)
{
    char path[PATH_TEXT], line[LONGEST];
    Replacement file;
    bool alone = strcmp(command, "kanji") == 0 || strcmp(command, "ascii") == 0;
    int length = snprintf(line, LONGEST, "%s%s%s", command, *arguments ? " " : "",
                          arguments);
    int kind = kind_of(line);
    if (!kind || (!*arguments && !alone) || length >= LONGEST - 1
        || !find_file(path, true) || !replace_begin(&file, path))
        return;
    Buffer lines = remembered_lines();
    for (char *at = lines.text; at && *at;) {
        length = (int)strcspn(at, "\n");
        at[length] = '\0';
        if (kind_of(at) != kind)
            fprintf(file.out, "%s\n", at);
        at += length + 1;
    }
    buffer_free(&lines);
    fprintf(file.out, "%s\n", line);
    replace_end(&file);
}

bool remembered_forget(void)
{
    char path[PATH_TEXT];
    return find_file(path, false) && system_remove(path);
}
