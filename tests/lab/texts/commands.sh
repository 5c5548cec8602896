#!/bin/sh
# commands.sh - runs the commands of the lessons as a reader would, from the project's root, and
# looks for the output that stands below them:
#   sh tests/lab/texts/commands.sh [--list] [TEXT...]      without TEXT: all lessons
# A command stands indented by four, with its next lines. The indented lines that follow it, with
# nothing but empty lines between or in the section "Try it", are lines of what it prints, in
# that order; `...` stands for lines left out, and a long line may go on in the next. Where a
# sentence follows that begins with "prints", "says" or "ends with", its numbers of three digits
# and more, and what it quotes, stand in the output, too. Games and what waits for a reader are not
# run. What differs is named with its line; the status is 1 then.
case "${1-}" in --help) sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; exit ;; esac
set -u
cd "$(dirname "$0")/../../.." || exit 2
list=
[ "${1-}" = --list ] && { list=yes; shift; }
[ $# -gt 0 ] || set -- chapter[0-9][0-9]/steps/*.md
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
status=0

# Cuts TEXT into $work/N.sh, a command of some lines each, $work/N.at, the number of its first
# line, $work/N.out, the output that the text shows for it, and $work/N.say, what a sentence says.
cut_out() { # TEXT
    awk -v work="$work" '
        function begins(line) {
            return line ~ /^    (make |build\/|chapter[01][0-9]\/shogi|sh |for |\(printf|\(echo|printf|echo|git |diff |grep |sed )/
        }
        /^#/ { try = /^## Try it/; near = 0 }
        /^```/ { fence = !fence }
        fence { next }
        /^ *$/ { inside = 0; next }
        !/^    / {
            if (near && inside == 0 && /^(It )?(prints|says|ends with) /)
                telling = 1
            else if (near && inside == 0)
                telling = 0
            if (telling && match($0, /[.:]( |$)/)) {
                print substr($0, 1, RSTART) > (work "/" n ".say")
                telling = 0
            } else if (telling)
                print > (work "/" n ".say")
            near = telling
            inside = telling ? "s" : 0
            board = /^<!-- board/
            next
        }
        board { next }
        inside == "c" || begins($0) {
            if (!(inside == "c" && continued)) {
                if (inside != "c" || (!loop && begins($0))) {
                    n++
                    print FNR > (work "/" n ".at")
                }
            }
            line = substr($0, 5)
            print line > (work "/" n ".sh")
            if (line ~ /^for /) loop = 1
            if (line ~ /^done/) loop = 0
            if (line ~ /^\(/) group = 1
            if (line ~ /\)/) group = 0
            continued = loop || group || line ~ /\\$/ || line ~ /\|$/
            inside = "c"
            near = 1
            next
        }
        n && (near || try) { print > (work "/" n ".out"); inside = "o" }
    ' "$1"
}

# Lines of FILE that do not come, in their order, in the output: spaces at both ends do not count.
missing() { # EXPECTED SEEN
    awk '
        function trim(line) { gsub(/^ +| +$/, "", line); return line }
        FNR == NR { want[++wants] = trim($0); next }
        { seen[++lines] = trim($0) }
        END {
            at = 0
            for (i = 1; i <= wants; i++) {
                if (want[i] ~ /^\.\.\.$/ || want[i] == "")
                    continue
                for (j = at + 1; j <= lines && seen[j] != want[i]; j++)
                    if (seen[j] == want[i] " " want[i + 1]) {
                        i++
                        break
                    }
                if (j <= lines)
                    at = j
                else
                    print want[i]
            }
        }' "$1" "$2"
}

# Numbers and quotes of a sentence that the output does not have.
unsaid() { # SENTENCE SEEN
    awk '
        FNR == NR { said = said " " $0; next }
        { gsub(/ +/, " "); seen = seen " " $0 }
        END {
            for (rest = said; match(rest, /`[^`]+`/); rest = substr(rest, RSTART + RLENGTH))
                if (!index(seen, substr(rest, RSTART + 1, RLENGTH - 2)))
                    print substr(rest, RSTART, RLENGTH)
            gsub(/`[^`]*`/, "", said)
            while (match(said, /[0-9],[0-9][0-9][0-9]/))
                said = substr(said, 1, RSTART) substr(said, RSTART + 2)
            for (rest = said; match(rest, /[0-9][0-9][0-9]+/); rest = substr(rest, RSTART + RLENGTH))
                if (!index(seen, substr(rest, RSTART, RLENGTH)))
                    print substr(rest, RSTART, RLENGTH)
        }' "$1" "$2"
}

for text; do
    rm -f "$work"/*
    cut_out "$text"
    n=0
    while n=$((n + 1)) && [ -f "$work/$n.sh" ]; do
        at=$(cat "$work/$n.at")
        if grep -Eq 'make (play|exercise|check|ladder|steps|texts)|build/match|~/|GAMES=' "$work/$n.sh"; then
            [ -z "$list" ] || sed "s|^|$text:$at: not run: |" "$work/$n.sh"
            continue
        fi
        [ -z "$list" ] || { sed "s|^|$text:$at: |" "$work/$n.sh"; continue; }
        sh "$work/$n.sh" >"$work/seen" 2>&1 </dev/null || {
            echo "$text:$at: the command ends with status $?: $(tail -n 1 "$work/seen")"
            status=1
        }
        {
            [ ! -f "$work/$n.out" ] || missing "$work/$n.out" "$work/seen"
            [ ! -f "$work/$n.say" ] || unsaid "$work/$n.say" "$work/seen"
        } >"$work/missing"
        [ -s "$work/missing" ] || continue
        sed "s|^|$text:$at: not printed: |" "$work/missing"
        status=1
    done
done
exit $status
