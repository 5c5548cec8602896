# tournament.awk - the table of a tournament, see tournament.sh: the engines, then the games
# (names, points of the first, ending, pair), tab-separated.

FNR == NR {
    split($0, word, /[ \t]+/)
    name[++engines] = word[1]
    number[word[1]] = engines
    next
}
!($1 in number) || !($2 in number) { next }
{
    a = number[$1]
    b = number[$2]
    if (!($5 in pair_of)) {
        pair_of[$5] = ++pairs
        first[pairs] = a
        second[pairs] = b
    }
    points[pair_of[$5]] += $3
    games[pair_of[$5]]++
    sum[a] += $3; sum[b] += 1 - $3
    played[a]++; played[b]++
    against[a, b] += $3; against[b, a] += 1 - $3
    met[a, b]++; met[b, a]++
    if ($4 ~ /^(time|illegal_move|nonsense|false_claim|crash|hang|babble|answers_twice|no_start)$/)
        fault[$3 > 0.5 ? b : a, $4]++
    fault_names[$4]
}

# Strengths in units of ln: those under which each engine expects the points that it has, counting
# two games more, one won and one lost against the mean. Games and points of each meeting: g, p.
function strengths(r,    round, i, j, want, slope, e, mean) {
    for (i = 1; i <= engines; i++) r[i] = 0
    for (round = 1; round <= 60; round++) {
        for (i = 1; i <= engines; i++) {
            e = 1 / (1 + exp(-r[i]))
            want = 1 - 2 * e
            slope = 2 * e * (1 - e)
            for (j = 1; j <= engines; j++)
                if (g[i, j]) {
                    e = 1 / (1 + exp(r[j] - r[i]))
                    want += p[i, j] - g[i, j] * e
                    slope += g[i, j] * e * (1 - e)
                }
            r[i] += want / slope
        }
    }
    for (i = 1; i <= engines; i++) mean += r[i] / engines
    for (i = 1; i <= engines; i++) r[i] -= mean
}

function add(k) {
    g[first[k], second[k]] += games[k]; g[second[k], first[k]] += games[k]
    p[first[k], second[k]] += points[k]; p[second[k], first[k]] += games[k] - points[k]
}

function elo(x) { return x * 400 / log(10) }

END {
    for (k = 1; k <= pairs; k++) add(k)
    strengths(best)
    # The interval: the same of as many pairs, drawn from these again and again.
    srand(1)
    DRAWS = 200
    for (draw = 1; draw <= DRAWS; draw++) {
        split("", g)
        split("", p)
        for (k = 1; k <= pairs; k++) add(int(rand() * pairs) + 1)
        strengths(r)
        for (i = 1; i <= engines; i++) {
            mean[i] += r[i]
            square[i] += r[i] * r[i]
        }
    }
    for (i = 1; i <= engines; i++) {
        mean[i] /= DRAWS
        spread[i] = sqrt(square[i] / DRAWS - mean[i] * mean[i] > 0 ? square[i] / DRAWS - mean[i] * mean[i] : 0)
        if (!played[i]) continue
        order[++shown] = i
        wide = length(name[i]) > wide ? length(name[i]) : wide
    }
    for (i = 1; i <= shown; i++)
        for (j = i; j > 1 && best[order[j]] > best[order[j - 1]]; j--) {
            k = order[j]; order[j] = order[j - 1]; order[j - 1] = k
        }
    printf "%3s %-" wide "s %13s %13s ", "", "", "points", "Elo (95 %)"
    for (j = 1; j <= shown; j++) printf " %9d", j
    print "  faults"
    for (i = 1; i <= shown; i++) {
        k = order[i]
        printf "%3d %-" wide "s %6.1f of %3d %+6.0f +-%4.0f ", i, name[k], sum[k], played[k], \
            elo(best[k]), elo(1.96 * spread[k])
        for (j = 1; j <= shown; j++)
            printf " %9s", i == j ? "." : met[k, order[j]] ? sprintf("%g/%d", against[k, order[j]], met[k, order[j]]) : "-"
        told = ""
        for (f in fault_names)
            if (fault[k, f]) told = told " " f " " fault[k, f]
        print " " (told == "" ? " none" : told)
    }
}
