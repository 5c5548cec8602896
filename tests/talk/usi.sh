#!/bin/sh
# usi.sh - conversations in tests/talk/usi/*.usi; tests/talk/dialogue/dialogue.c tells what
# a script says. The first and the last chapter go through all of them; the others, which share the
# code of the protocol, through those in `short`. A sample leaves out
# those others, and what takes longest.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
dialogues=tests/talk/usi
short="$dialogues/start*.usi $dialogues/infinite_mated.usi $dialogues/burst.usi"
set -- "$OUT"chapter[0-9][0-9]/shogi
first=$1
for last; do :; done
for program; do
    scripts=$short
    case $program in
    "$last") scripts="$dialogues/*.usi" ;;
    "$first") sampled || scripts="$dialogues/*.usi" ;;
    *) ! sampled || continue ;;
    esac
    chapter=${program%/*} chapter=${chapter##*/}
    case $program in /*) ;; *) program=./$program ;; esac
    for script in $scripts; do
        case $script in */threads.usi | */ponder.usi | */developer_stop.usi | */long_lines.usi) ! sampled || continue ;; esac
        name=${script##*/} name="$chapter ${name%.usi}"
        if report=$("$BUILD/dialogue" "$script" "$program"); then
            ok "$name"
        else
            not_ok "$name" "$report"
        fi
        [ -z "$report" ] || echo "$report"
    done
done

check "moves to search that are none: said" grep -q '^info string go searchmoves: ' <<END
$(printf 'go depth 1 searchmoves 7g7e\nquit\n' | "$last" usi)
END
same "more moves to search than any position has" 'bestmove 1g1f' \
    "$(printf 'go depth 1 searchmoves%s\nquit\n' "$(yes ' 1g1f' | sed 900q | tr -d '\n')" |
        "$last" usi | tail -n 1 | cut -d ' ' -f 1-2)"

same "nodes a second are nodes by time" "" "$(printf "go depth 9\nquit\n" | "$last" usi | awk '/ nps / {
    for (i = 1; i < NF; i++) value[$i] = $(i + 1)
    ms = value["time"] > 0 ? value["time"] : 1
    if (value["nps"] != int(value["nodes"] * 1000 / ms)) print
}')"

same "what only begins like a byte order mark is a word" '' "$(printf '\357\273\200usi\nquit\n' | "$last" usi | grep usiok)"

# A signal ends the program, though signals were blocked while a helper thread began.
mkfifo "$dir/orders"
(
    # shellcheck disable=SC2016 # it is for the inner shell
    sh -c 'echo $$ >"$1/pid"; exec "$0" usi' "$last" "$dir" <"$dir/orders" >"$dir/heard" 2>&1
    echo $? >"$dir/status"
) 2>"$dir/errors" &
exec 3>"$dir/orders"
printf 'setoption name Threads value 2\ngo depth 3\n' >&3
# until_file PATTERN FILE: half a minute at most.
until_file() {
    tries=0
    until grep -q "$1" "$2" 2>"$dir/errors" || [ $((tries += 1)) -gt 300 ]; do sleep 0.1; done
}
until_file '^bestmove' "$dir/heard"
if [ -z "${WINDOWS:-}" ]; then
    kill -TERM "$(cat "$dir/pid")"
    until_file . "$dir/status"
    same "a signal ends it also when two threads have searched" 143 "$(cat "$dir/status" 2>&1)"
fi
exec 3>&-
wait

# A reader that goes away behind a line, while the engine's input stays open and SIGPIPE is
# ignored: the first answer that can't be written ends the program.
mkfifo "$dir/in" "$dir/out"
reader_goes() { # LINE LAST..: what is said to the engine, the last of it when nobody reads
    behind=$1 words=$2
    shift 2
    rm -f "$dir/status"
    (
        trap '' PIPE
        "$first" usi <"$dir/in" >"$dir/out" 2>"$dir/errors"
        echo $? >"$dir/status"
    ) &
    exec 3>"$dir/in"
    printf 'usi\n%s\n' "$words" >&3
    sed "/^$behind/q" <"$dir/out" >/dev/null
    (for word; do echo "$word"; done) >&3
    tries=0
    while [ ! -s "$dir/status" ] && [ $tries -lt 300 ]; do
        tries=$((tries + 1))
        sleep 0.1
    done
    same "the reader went away: $words" 1 "$(cat "$dir/status" 2>&1)"
    exec 3>&-
    wait
}
reader_goes info 'go infinite'
reader_goes usiok 'go perft 9' isready isready
reader_goes usiok isready isready isready
finish
