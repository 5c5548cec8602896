/* options.c - see options.h. */
#include "options.h"

#include <string.h>

#include "table.h"

static bool take_option(Options *o, const char *name, const char *value)
{
    const struct { const char *name; const char **text; } texts[] = {
        { "--title", &o->title },     { "--x-title", &o->x_title },
        { "--y-title", &o->y_title }, { "--command", &o->command },
        { "--label", &o->label },     { "--value", &o->value },
        { "--low", &o->low },         { "--high", &o->high },
        { "--x", &o->x },             { "--series", &o->series },
        { "--base", &o->base },
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (strcmp(name, texts[i].name) == 0) {
            *texts[i].text = value;
            return true;
        }
    }
    if (strcmp(name, "--y") != 0 || o->ys == MAX_LINES)
        return false;
    o->y[o->ys++] = value;
    return true;
}

void options_read(Options *o, int argc, char **argv)
{
    o->title = o->x_title = o->y_title = o->command = "";
    if (argc < 2 || (strcmp(argv[1], "bars") != 0 && strcmp(argv[1], "lines") != 0))
        fail(2, argc < 2 ? "no argument" : argv[1], "say `bars` or `lines`");
    o->bars = strcmp(argv[1], "bars") == 0;
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "--log-x") == 0)
            o->log_x = true;
        else if (strcmp(argv[i], "--log-y") == 0)
            o->log_y = true;
        else if (i + 1 == argc || !take_option(o, argv[i], argv[i + 1]))
            fail(2, argv[i], "unknown argument, or its value is missing");
        else
            i++;
    }
    if (o->bars ? o->label == NULL || o->value == NULL : o->x == NULL || o->ys == 0)
        fail(2, argv[1], o->bars ? "needs --label and --value" : "needs --x and --y");
}
