/* main.c - match: games between two engines. `match --help` lists the arguments. */
#include "match.h"
#include "report.h"

/* Add up the tables of several shards. */
static int merge(const Plan *plan)
{
    static Tally tally;
    for (int i = 0; i < plan->merges; i++)
        if (!table_read(plan->merge[i], &tally, NULL, NULL, NULL))
            return 1;
    int games = tally.results.loss + tally.results.draw + tally.results.win;
    if (games < tally.of)
        fprintf(stderr, "match: incomplete: %d of %d games\n", games, tally.of);
    report_summary(&tally, plan->sequential ? &plan->sprt : NULL, plan->tsv, stdout);
    tally_free(&tally);
    return 0;
}

int main(int argc, char **argv)
{
    static Plan plan;
    plan_read(&plan, argc, argv);
    position_init();
    return plan.merges > 0 ? merge(&plan) : match_play(&plan);
}
