/* print.c - see print.h. */
#include "options/print.h"

#include "options/table.h"
#include "text/messages.h"

static const char *const type_name[] = { "check", "spin", "combo" }; /* by OptionType */

void options_print_usi(FILE *out)
{
    char word[OPTION_TEXT];
    const Option *row;
    for (int i = 0; (row = options_row(i)) != NULL; i++) {
        fprintf(out, "option name %s type %s default %s", row->name, type_name[row->type],
                option_write(row, row->initial, word));
        if (row->type == OPT_SPIN)
            fprintf(out, " min %d max %d", row->min, row->max);
        for (int k = row->min; row->type == OPT_COMBO && k <= row->max; k++)
            fprintf(out, " var %s", option_write(row, k, word));
        fputc('\n', out);
    }
}

void options_print_help(FILE *out)
{
    char value[OPTION_TEXT];
    const Option *row;
    for (int i = 0; (row = options_row(i)) != NULL; i++) {
        fprintf(out, "  %-20s %-12s %s (", row->name,
                option_write(row, *row->value, value), option_text(row->name, row->help));
        if (row->type == OPT_SPIN)
            fprintf(out, message_text(MSG_RANGE), row->min, row->max);
        else
            fprintf(out, "%s", row->type == OPT_CHECK ? "true, false" : row->words);
        fputs(")\n", out);
    }
}

void options_print_table(FILE *out)
{
    char initial[OPTION_TEXT], value[OPTION_TEXT];
    const Option *row;
    fputs("name\ttype\tinitial\tvalue\tmin\tmax\twords\tchapter\thelp\n", out);
    for (int i = 0; (row = options_row(i)) != NULL; i++)
        fprintf(out, "%s\t%s\t%s\t%s\t%d\t%d\t%s\t%s\t%s\n", row->name,
                type_name[row->type], option_write(row, row->initial, initial),
                option_write(row, *row->value, value), row->min, row->max,
                row->words == NULL ? "" : row->words, row->chapter, row->help);
}
