#!/bin/sh
# windows.sh - the programs for Windows, run with wine: they must do what those beside them
# do. The scripts of tests/talk and tests/chapters judge both; what they call is then a
# small script that starts wine.
#   make test-windows
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
MINGW=${MINGW:-x86_64-w64-mingw32-gcc}
needs "$BUILD/dialogue" "$BUILD/match"

wine=
for found in wine64 /usr/lib/wine/wine64 wine; do
    [ -n "$wine" ] || ! command -v "$found" >/dev/null || wine=$found
done
if [ -z "$wine" ]; then
    skip windows "wine is missing"
elif ! command -v "$MINGW" >/dev/null; then
    skip windows "$MINGW is missing"
fi
if [ -z "$wine" ] || ! command -v "$MINGW" >/dev/null; then
    finish
    exit
fi

# --- the programs, and how they are called ---

check "make windows, without a warning" make --no-print-directory windows \
    BUILD="$BUILD" CFLAGS='-O3 -Werror'
programs=$(absolute "$BUILD")/windows linux=$OUT
export WINEPREFIX="$dir/wine" WINEDEBUG=-all
trap 'WINEPREFIX=$dir/wine wineserver -k; rm -rf "$dir"' EXIT
# Once for all: it makes its drive and stays, so that later starts are quick.
"$wine" "$programs/chapter10.exe" --version >/dev/null 2>&1
# Names of files are UTF-8 whatever the locale here is: wine asks it. And one start in some
# thousands fails when the system puts something where wine wants to be, so it may not.
start="LC_ALL=C.UTF-8 exec $(setarch -R true 2>/dev/null && echo setarch -R) $wine"
for program in "$programs"/chapter*.exe; do
    chapter=$(basename "$program" .exe)
    mkdir -p "$dir/$chapter"
    printf '#!/bin/sh\n%s "%s" "$@"\n' "$start" "$program" >"$dir/$chapter/shogi"
    chmod +x "$dir/$chapter/shogi"
done
last=$dir/$chapter/shogi

# part SCRIPT: a test script of the others, with our programs; what it counts is counted.
part() {
    OUT=$dir/ sh "$1" >"$dir/part" 2>&1
    grep -E '^(not ok|skip|#)' "$dir/part"
    summary=$(sed -n '$s/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' "$dir/part")
    passed=$((passed + ${summary%% *})) failed=$((failed + ${summary##* }))
    same "$1: all passed" "no failure" "$([ "${summary##* }" = 0 ] && echo no failure)"
}

# --- the same answers ---

# perft: the counts of the table, each row up to a million leaves.
# shellcheck disable=SC2034 # the last column is for readers
while IFS=$tab read -r name sfen counts words; do
    case $name in '#'*) continue ;; esac
    depth=0 wanted='' seen=''
    for count in $counts; do
        [ "$count" -lt 1000000 ] || break
        depth=$((depth + 1)) wanted="$wanted $count"
        seen="$seen $("$last" perft $depth "$sfen" </dev/null |
            sed -n 's/^perft [0-9]* nodes \([0-9]*\) .*/\1/p')"
    done
    same "perft $name" "$wanted" "$seen"
done <tests/data/perft.tsv

signature() { # PROGRAM
    "$1" bench </dev/null | sed -n '$s/^bench nodes \([0-9]*\) .*/\1/p'
}
for program in "$dir"/chapter*/shogi; do
    chapter=$(basename "$(dirname "$program")")
    same "bench of $chapter" "$(signature "$linux$chapter/shogi")" "$(signature "$program")"
done
export WINDOWS=yes # for what is different there: signals, where choices are kept
part tests/talk/commands.sh
part tests/talk/usi.sh
part tests/talk/options.sh
part tests/talk/session.sh
part tests/talk/puzzles.sh
part tests/talk/words.sh
LOCALES=C.UTF-8 TRIES=5 part tests/talk/terminal.sh

# --- what is different below ---

# tests/unit/test_system.c, compiled by hand: it is the only unit test without POSIX.
# shellcheck disable=SC2046
check "the system's test is built" "$MINGW" -std=c99 -D__USE_MINGW_ANSI_STDIO=1 -Icommon \
    -static -o "$dir/system.exe" tests/unit/test_system.c "$programs/common.a" -lwinmm
mkdir "$dir/files"
(export BUILD="$dir/files" LC_ALL=C.UTF-8 && "$wine" "$dir/system.exe") >"$dir/part" 2>&1
grep '^not ok' "$dir/part"
same "the system's test" "0 failed" "$(sed -n '$s/^[1-9][0-9]* passed, //p' "$dir/part" |
    tr -d '\r')"

desk=$dir/棋譜
mkdir "$desk"
printf 'startpos\nstartpos moves 7g7f\n' >"$desk/局面.sfen"
grep -v '^#' tests/data/problems.tsv | head -n 1 >"$desk/問題.tsv"
(cd "$desk" && printf '%s\n' 'play none' 7g7f 3c3d 'save 名局 一.kifu' |
    "$last" >"$dir/said" 2>&1)
check "a game saved under a name in kanji" grep -q "７六歩" "$desk/名局 一.kifu"
(cd "$desk" && printf '%s\n' 'play none' 'load 名局 一.kifu' sfen | "$last" >"$dir/said" 2>&1)
check "and loaded again" grep -q ' b - 3' "$dir/said"
check "bench --positions" "$last" bench --depth 1 --positions "$desk/局面.sfen"
check "solve" "$last" solve "$desk/問題.tsv" --depth 1
check "tree, beside another program" "$dir/chapter07/shogi" tree --depth 2 \
    --html "$desk/木.html" --beside "$programs/chapter06.exe"
"${linux}chapter07/shogi" tree --depth 2 --html "$dir/tree.html" \
    --beside "${linux}chapter06/shogi"
check "its page is the same" cmp "$dir/tree.html" "$desk/木.html"

# --- matches: the program for Windows against the one beside it ---

# match NAME CHAPTER LIMITS...: 20 games without a fault of either side.
match() {
    name=$1 chapter=$2
    shift 2
    rm -f "$dir/games"
    "$BUILD/match" --quiet --games 20 --openings tests/data/openings.sfen --seed 3 \
        --tolerance 5000 "$@" --out "$dir/games" \
        --engine "$linux$chapter/shogi usi" --name here \
        --engine "$dir/$chapter/shogi usi" --name windows >"$dir/summary" 2>&1
    same "$name: games" 20 "$(sed 1d "$dir/games" | wc -l)"
    for side in here windows; do
        check "$name: no fault of $side" grep -q "^faults of $side: none" "$dir/summary"
    done
}
match "chapter 08 by the clock" chapter08 --time 2000 --inc 20
match "chapter 10 by nodes" chapter10 --nodes 2000
# With so many nodes a move both play the same; so a pair of games is one game twice.
same "chapter 10 by nodes: pairs of equal games" 10 \
    "$(sed 1d "$dir/games" | sort -n | cut -f 18 | uniq -c | grep -c '^ *2 ')"
finish
