#!/bin/sh
# techniques.sh - all techniques of the book as a table in Markdown, a row for each switch.
#   techniques.sh [CHAPTER ...]
# From the option table: the switch and what it does. From the steps: the one that brings it.
# From the text: the Elo without it, where the text has a table of that. From the
# sources: the file whose predicate asks it, else the one in which `make show-NN` finds it.
# Counted: the nodes of `bench` without it, as a multiple of those with it, to a depth that
# takes seconds.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh
help_asked "$@"
[ $# -gt 0 ] || set -- $(ls chapter[0-9][0-9]/search.c | sed 's/^chapter//; s/.search.c$//')

# The depth to which chapter $1 is searched for switch $2: without a window not far.
depth_of() {
    case $1$2 in 06* | 07Window) echo 3 ;; 0*) echo 4 ;; *) echo 8 ;; esac
}

# "SWITCH OFF-VALUE HELP" for each switch of the chapter that is on, tabs between.
switches() {
    "${OUT}chapter$1/shogi" options --tsv | awk -F "$tab" -v OFS="$tab" -v chapter="$1" '
        NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
        $column["chapter"] != chapter { next }
        $column["type"] == "check" && $column["initial"] == "true" {
            print $column["name"], "false", $column["help"] }
        $column["type"] == "combo" && $column["words"] ~ / off$/ {
            print $column["name"], "off", $column["help"] }'
}

# section CHAPTER SWITCH: a link to the lesson of the step that brings the switch; to the
# chapter's text when there is none.
section() {
    row=$(grep -l "^+ *{ \"$2\"," "chapter$1"/steps/*.diff | head -n 1)
    lesson=${row%.diff}.md step=${row##*/}
    [ -n "$row" ] && [ -f "$lesson" ] || { echo "[$1](chapter$1/README.md)"; return; }
    echo "[$1.${step%%-*}]($lesson)"
}

# The file whose predicate asks the switch first; where there is none, that beside search.c
# and options.c in which most of it stands.
file_of() {
    field=$(sed -n "s/.*{ \"$2\", OPT_[A-Z]*, &params\.\([a-z_]*\),.*/\1/p" "chapter$1/options.c")
    asks=$(grep -l "\(return \|if (\)params\.${field:-none} && " "chapter$1"/*.c | sed 1q)
    [ -z "$asks" ] || { echo "${asks##*/}"; return; }
    sh tests/exercises/series.sh switch "$1" "$2" |
        awk '/^--- / { file = $2; next }
            /^[+] / && file ~ /\.c$/ && file != "options.c" { lines[file]++ }
            END {
                best = "search.c"
                for (f in lines)
                    if (f != "search.c" && (best == "search.c" || lines[f] > lines[best]))
                        best = f
                print best
            }'
}

# The Elo, with its interval, in a row of the text or its appendix that begins with
# SWITCH=VALUE.
elo_of() {
    awk -F ' *[|] *' -v row="$2=$3" '
        $2 == row || $2 == "`" row "`" {
            for (i = 3; i <= NF; i++)
                if (elo == "" && $i ~ /^[-+]?[0-9]+ \([-+]?[0-9]+ to [-+]?[0-9]+\)$/) elo = $i
            if (elo != "") exit
        }
        END { print elo == "" ? "-" : elo }' "chapter$1/README.md" \
        $(ls "chapter$1/EXPERIMENTS.md" 2>/dev/null)
}

{
    printf 'section\tswitch\tidea\tfile\tnodes without it\tElo without it\n'
    for chapter; do
        program=${OUT}chapter$chapter/shogi
        switches "$chapter" | while IFS=$tab read -r switch off help; do
            depth=$(depth_of "$chapter" "$switch")
            all=$(nodes_to "$depth" "$program" Evaluation=simple </dev/null)
            nodes=$(nodes_to "$depth" "$program" Evaluation=simple "$switch=$off" </dev/null)
            printf '%s\t`%s`\t%s\t`%s`\t%s\t%s\n' \
                "$(section "$chapter" "$switch")" "$switch" "$help" \
                "$(file_of "$chapter" "$switch")" \
                "$(awk -v a="$nodes" -v b="$all" 'BEGIN { printf "%.2f", a / b }')" \
                "$(elo_of "$chapter" "$switch" "$off")"
        done
    done
} | markdown 4
