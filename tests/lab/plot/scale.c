/* scale.c - see scale.h. */
#include "scale.h"

#include <math.h>
#include <stddef.h>

Scale scale_new(double from, double to, bool log)
{
    return (Scale){ INFINITY, -INFINITY, from, to, log };
}

void scale_widen(Scale *scale, double value)
{
    if (scale->log && value <= 0)
        return;
    double place = scale->log ? log10(value) : value;
    scale->least = fmin(scale->least, place);
    scale->most = fmax(scale->most, place);
}

void scale_widen_by_column(Scale *scale, const Table *table, const char *name)
{
    double value;
    if (name == NULL)
        return;
    int column = table_column(table, name);
    for (int i = 0; i < table->rows; i++)
        if (table_number(table, i, column, &value))
            scale_widen(scale, value);
}

double scale_step(const Scale *scale)
{
    double rough = (scale->most - scale->least) / 5, power = pow(10, floor(log10(rough)));
    double lead = rough / power;
    return power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
}

/* The mark of a logarithmic scale, 1, 2 or 5 times a power of ten, that is next to `at`
 * from below or above. */
static double log_mark(double at, bool above)
{
    static const double lead[] = { 0, 0.30103, 0.69897, 1 }; /* log10 of 1, 2, 5, 10 */
    double power = floor(at + 1e-9), rest = at - power;
    int i = 0;
    while (i < 3 && lead[i + 1] <= rest + 1e-9)
        i++;
    return power + (above && rest > lead[i] + 1e-9 ? lead[i + 1] : lead[i]);
}

void scale_settle(Scale *scale)
{
    if (scale->least > scale->most)
        scale->least = scale->most = 0;
    if (scale->most - scale->least < 1e-12)
        scale->most = scale->least + 1;
    if (scale->log) {
        scale->least = log_mark(scale->least, false);
        scale->most = log_mark(scale->most, true);
        return;
    }
    double step = scale_step(scale);
    scale->least = floor(scale->least / step + 1e-9) * step;
    scale->most = ceil(scale->most / step - 1e-9) * step;
}

double scale_place(const Scale *scale, double value)
{
    double x = scale->log ? log10(fmax(value, 1e-300)) : value;
    x = fmin(fmax(x, scale->least), scale->most);
    return scale->from
        + (scale->to - scale->from) * (x - scale->least) / (scale->most - scale->least);
}
