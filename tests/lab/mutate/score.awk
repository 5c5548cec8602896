# score.awk - what mutate.sh found, after the survivors that were judged to be no mistakes:
# equivalent.tsv has file, text of the line, old, new, and why.
FNR == 1 { part++ }
part == 1 { if ($1 !~ /^#/) judged[$1 SUBSEP $2 SUBSEP $3 SUBSEP $4] = $5; next }
{
    if ($1 ~ /^(survived|unreached)$/) {
        if (($2 SUBSEP $9 SUBSEP $6 SUBSEP $7) in judged) { equivalent++; next }
        print $1 ": " $2 ":" $3 ": " $5 ": " $6 " -> " $7 "   | " $9
    }
    count[$1]++
}
END {
    caught = count["caught"] + count["timeout"]
    all = caught + count["survived"] + count["unreached"]
    printf "%s, seed %s: %d planted, %d caught (%d by time), %d survived, %d on lines that no " \
        "test takes, %d equivalent: %.1f %%\n", room, seed, all + equivalent, caught, \
        count["timeout"], count["survived"], count["unreached"], equivalent, \
        all ? 100 * caught / all : 0
}
