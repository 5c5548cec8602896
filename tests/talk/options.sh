#!/bin/sh
# options.sh - both bounds of every number option, in every chapter: the bounds themselves
# are taken, what lies one beyond is refused with the name and the value. And the default
# of every combo stands first among its words, since some GUIs know no other. A table that
# can't be had is refused, and all of one that was had is there before the game. Threads that
# can't be had are told. What a GUI hears of the last chapter's options is data/options.txt; after an
# intended change: sh tests/talk/options.sh --accept
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# The largest table may be more than there is: that it can't be had is no refusal of the
# number.
ask() {
    awk -F '\t' '{ for (i = 2; i <= 5; i++)
        print "setoption name " $1 " value " $i }' "$dir/options"
    echo quit
}

for program in "$OUT"chapter[0-9][0-9]/shogi; do
    chapter=${program%/*} chapter=${chapter##*/}
    case $chapter in *0[6-9]) ! sampled || continue ;; esac
    "$program" options --tsv | awk -F '\t' -v OFS='\t' \
        '$2 == "spin" { print $1, $5, $6, $5 - 1, $6 + 1 }' >"$dir/options"
    same "$chapter: combos whose default is not their first word" '' "$(
        echo usi | "$program" | awk '$5 == "combo" { n++; if ($7 != $9) print $3 }
            END { if (n < 2) print n + 0, "combos" }')"
    ask | "$program" usi >"$dir/said"
    check "$chapter has number options" test -s "$dir/options"
    while IFS="$tab" read -r name low high below above; do
        refused=$(grep "^info string .*$name" "$dir/said" | grep -v 'not enough memory' |
            sed "s/^[^']*'\([^']*\)'.*/\1/" | xargs)
        same "$chapter, $name from $low to $high: refused" "$below $above" "$refused"
    done <"$dir/options"
done

# --- what is told of them: by the last chapter, which has all ---

heard() { printf 'usi\nquit\n' | "$program" usi | grep '^option '; }
if [ "${1:-}" = --accept ]; then
    heard >tests/data/options.txt
    finish
    exit
fi
same "$chapter: what a GUI hears" "$(cat tests/data/options.txt)" "$(heard)"
for other in "$OUT"chapter[0-9][0-9]/shogi; do
    case $other in *0[67]/shogi) own='' ;; *08/shogi) own='StaticValue ForwardPruning' ;;
    *09/shogi) own='StaticValue ForwardPruning Recapture' ;; *) own='' ;; esac
    # shellcheck disable=SC2086 # words
    same "$other: its options are those of the last chapter, but for what that has off" \
        "$([ -z "$own" ] || printf 'option name %s type check default true\n' $own)" \
        "$(printf 'usi\nquit\n' | "$other" usi | grep '^option ' | grep -vxFf tests/data/options.txt)"
done
same "$chapter: the same as help" '' "$("$program" options --tsv | LC_ALL=C awk -F '\t' '
    NR == 1 { next }
    { range = $2 == "spin" ? $5 " to " $6 : $2 == "check" ? "true, false" : $7
      printf "  %-20s %-12s %s (%s)\n", $1, $4, $9, range }' >"$dir/wanted"
    LC_ALL=C "$program" options | diff "$dir/wanted" - | sed 3q)"
"$program" options --tsv | awk -F '\t' '$2 == "check" || $2 == "combo" { print $1 }' >"$dir/others"
same "$chapter: another word is refused, by switches and combos" "$(sed 's/$/ maybe/' "$dir/others")" "$(
    sed 's/.*/setoption name & value maybe/' "$dir/others" | "$program" usi |
        sed "s/^info string setoption \([^:]*\): '\([^']*\)'.*/\1 \2/")"

# --- the table ---

# The program, to be talked to: it reads what is written to 3, and writes to 4.
begin() { # PROGRAM
    rm -f "$dir/to" "$dir/from"
    mkfifo "$dir/to" "$dir/from"
    "$1" usi <"$dir/to" >"$dir/from" &
    exec 3>"$dir/to" 4<"$dir/from"
}

end() {
    exec 3>&- 4<&-
    wait $! 2>/dev/null
}

until_line() { # PATTERN: what it says, to the line that fits
    while read -r line <&4; do
        echo "$line"
        case $line in $1) break ;; esac
    done
}

# What it says to a search, and to the same once more after a command.
twice() { # PROGRAM COMMAND
    begin "$1"
    echo 'go depth 4' >&3
    until_line 'bestmove *'
    printf '%s\ngo depth 4\n' "$2" >&3
    until_line 'bestmove *'
    end
}

without_times() { sed 's/ nps [0-9]* time [0-9]*//'; }

# How much memory it has when it is ready, KB.
resident() { # PROGRAM MEGABYTES
    begin "$1"
    printf 'setoption name USI_Hash value %d\nisready\n' "$2" >&3
    until_line readyok >"$dir/said"
    ps -o rss= -p $!
    end
}

table=128 limit=400000 # MB, KB
for program in "$OUT"chapter[0-9][0-9]/shogi; do
    chapter=${program%/*} chapter=${chapter##*/}
    echo 'go depth 1' | "$program" usi | grep -q hashfull || continue
    twice "$program" usinewgame | without_times >"$dir/said"
    same "$chapter: a second game is searched like the first" "$(sed '/^bestmove/q' "$dir/said")" \
        "$(sed '1,/^bestmove/d' "$dir/said")"
    if ! (ulimit -v $limit && "$program" --version) >"$dir/said" 2>&1; then
        skip "$chapter: a table too large" "it does not run in $limit KB"
    else
        twice "$program" debug | without_times >"$dir/kept"
        (ulimit -v $limit && twice "$program" 'setoption name USI_Hash value 1024') |
            without_times >"$dir/said"
        same "$chapter: a table too large is refused, and the one before stays" \
            "> info string setoption USI_Hash: there is not enough memory for 1024; it stays 64" \
            "$(diff "$dir/kept" "$dir/said" | sed -n '/^[<>]/p')"
    fi
    if "$program" options | grep -q '^ *Threads ' && (ulimit -v $limit && "$program" --version) >"$dir/said" 2>&1; then
        (ulimit -v $limit && twice "$program" 'setoption name Threads value 256') >"$dir/said"
        same "$chapter: threads that can't be had are told, and the others search" '1 2' \
            "$(grep -c 'info string .* of them did not search' "$dir/said") $(grep -c '^bestmove' "$dir/said")"
        (ulimit -v $limit && printf '%s\n' 'set Threads 256' 'depth 4' hint quit | "$program") >"$dir/said"
        same "$chapter: ... in the terminal, too" 'yes yes' \
            "$(grep -q 'of them did not search' "$dir/said" && echo yes) $(grep -q '^Hint' "$dir/said" && echo yes)"
    fi
    if ! ps -o rss= -p $$ >"$dir/said" 2>&1; then
        skip "$chapter: the memory of its table" "ps does not tell"
    else
        size=$(resident "$program" $table)
        same "$chapter: ready, and $table MB are there" yes \
            "$([ "${size:-0}" -ge $((table * 1024)) ] && echo yes || echo "$size KB")"
    fi
done
if (ulimit -v $limit && "$program" --version) >"$dir/said" 2>&1; then
    same "what has been read takes no memory" readyok \
        "$(awk 'BEGIN { for (i = 0; i < 5000; i++) printf "%60000s\n", ""; print "isready" }' |
            (ulimit -v $limit && "$program" usi) 2>&1 | tail -n 1)"
fi
finish
