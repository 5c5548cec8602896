#!/bin/sh
# usi.sh - conversations in tests/talk/usi/*.usi; tests/talk/dialogue/dialogue.c tells what
# a script says. The first and the last chapter go through all of them; the others, which share the
# code of the protocol, through those in `short`.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
dialogues=tests/talk/usi
short="$dialogues/start*.usi $dialogues/infinite_mated.usi $dialogues/burst.usi"
set -- "$OUT"chapter[0-9][0-9]/shogi
first=$1
for last; do :; done
for program; do
    case $program in
    "$first" | "$last") scripts="$dialogues/*.usi" ;;
    *) scripts=$short ;;
    esac
    chapter=$(basename "$(dirname "$program")")
    case $program in /*) ;; *) program=./$program ;; esac
    for script in $scripts; do
        name="$chapter $(basename "$script" .usi)"
        if report=$("$BUILD/dialogue" "$script" "$program"); then
            ok "$name"
        else
            not_ok "$name" "$report"
        fi
        [ -z "$report" ] || echo "$report"
    done
done
finish
