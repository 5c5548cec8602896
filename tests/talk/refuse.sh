#!/bin/sh
# refuse.sh - the system refuses memory, a file or a thread, the Nth time that it is asked. The
# program must go on, or end with status 1. What it says must be what it says otherwise, up to
# a line that tells what could not be had. A saved file is whole, or as it was, or not there.
# Needs a loader that knows LD_PRELOAD.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
for program in "$OUT"chapter[0-9][0-9]/shogi; do :; done
program=$(absolute "$program")
library=$dir/refuse.so
if ! ${CC:-cc} -shared -fPIC -o "$library" tests/talk/refuse/refuse.c -ldl 2>"$dir/said"; then
    skip "what the system refuses" "no library can be laid over it: $(head -n 1 "$dir/said")"
    finish
    exit
fi

# run CALL N WORD...: the program, in a folder of its own; the Nth CALL is refused. What it
# said, without times and what two threads may find otherwise, and how it ended.
run() (
    rm -rf "$dir/here"
    mkdir "$dir/here" && cd "$dir/here" || exit 1
    printf 'V2.2\nPI\n+\n+2726FU\n%%TORYO\n' >old.csa
    echo 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 bm 7g7f' >old.sfen
    export REFUSE="$1" REFUSE_AT="$2" REFUSE_TOLD="$dir/told" XDG_STATE_HOME="$dir/here/state"
    shift 2
    HOME=$dir/here LC_ALL=C LD_PRELOAD=$library "$program" "$@" <"$dir/typed" >"$dir/all" 2>&1
    status=$?
    sed '/^info [^s]/d; s/^bestmove .*/bestmove/; s/[0-9.]* s .*//' "$dir/all"
    echo "status $status"
) 2>&1

: >"$dir/typed"
run calloc 1 --version >"$dir/said"
if [ ! -f "$dir/told" ]; then # a sanitizer, or another loader
    skip "what the system refuses" "the program does not call the library"
    finish
    exit
fi

# What may be said of it.
echo 'status 0' >"$dir/ended"
word="memory|too large|can't be read|Bad file descriptor|no more threads|Input/output error|Too many open files|Resource temporarily unavailable"

# fault CALL N: what is wrong with what was said and what lies there now; nothing.
fault() {
    status=$(sed -n '$s/status //p' "$dir/said")
    [ "$status" -le 1 ] || { echo "$1 $2: status $status"; return; }
    first=$(diff "$dir/wanted" "$dir/said" | grep '^>' | sed 's/^> //; 1q')
    case $first in
    '') # A line for which there is no memory ends the input.
        [ "$1" != realloc ] || sed "$(wc -l <"$dir/said")"',$d' "$dir/wanted" | cat - "$dir/ended" >"$dir/less"
        cmp -s "$dir/wanted" "$dir/said" || { [ "$1" = realloc ] && cmp -s "$dir/less" "$dir/said"; } ||
            echo "$1 $2: says less than before" ;;
    *) echo "$first" | grep -E -q "$word" || echo "$1 $2: $first" ;;
    esac
    # What a file has is what it should have, or what it had.
    for file in a.kif a.html b.csa old.csa; do
        [ -f "$dir/here/$file" ] || continue
        plain <"$dir/here/$file" >"$dir/found"
        cmp -s "$dir/found" "$dir/whole/$file" || { [ $file = old.csa ] &&
            [ "$(cat "$dir/found")" = "$(printf 'V2.2\nPI\n+\n+2726FU\n%%TORYO')" ]; } ||
            echo "$1 $2: $file is neither old nor new"
    done
    [ -z "$(find "$dir/here" -name '*~' -o -name '*.tmp' -o -name '.*.??????')" ] ||
        [ "$1" = unlink ] || echo "$1 $2: left behind: $(ls "$dir/here")"
}
plain() { LC_ALL=C sed '/^\$START_TIME/d; /2[0-9][0-9][0-9]\//d; /^T[0-9]/d; s/( *[0-9:]*\/[0-9:]*)//'; }

# refused NAME CALLS WORD...: for each call, the first of its kind, the fifth and so on to the last;
# REFUSE_STEP=1: all of them; in a sample the first call of the first kind.
step=${REFUSE_STEP:-4}
! sampled || step=99
refused() {
    name=$1 calls=$2 found='' count=0
    ! sampled || calls=${calls%% *}
    shift 2
    run none 0 "$@" >"$dir/wanted"
    rm -rf "$dir/whole"
    mkdir "$dir/whole"
    for file in "$dir/here"/*.*; do
        [ ! -f "$file" ] || plain <"$file" >"$dir/whole/${file##*/}"
    done
    for call in $calls; do
        n=1
        while [ $n -le 99 ]; do
            rm -f "$dir/told"
            run "$call" $n "$@" >"$dir/said"
            [ -f "$dir/told" ] || break
            count=$((count + 1))
            found=$found$(fault "$call" $n | sed 's/$/;/')
            n=$((n + step))
        done
        [ $n -gt 1 ] || found="$found $call is never called;"
    done
    same "$name: refused $count times" '' "$found"
}

printf '%s\n' 'play none' 'depth 2' 7g7f 3c3d go 'save a.kif' 'save old.csa !' undo 'save b.csa' \
    'load old.csa' undo 'analyze 2' resign 'load a.kif' 'new 2' quit >"$dir/typed"
refused 'a game, saved and opened' \
    'malloc calloc realloc fdopen fread fsync fclose rename realpath' --ascii

printf '%s\n' usi 'setoption name Threads value 2' isready usinewgame 'position startpos moves 7g7f' \
    'go depth 2' >"$dir/typed"
refused 'over USI, with two threads' 'malloc calloc realloc pthread_create' usi

refused 'the page of a tree' 'malloc realloc fdopen fsync fclose rename' tree --depth 2 --html a.html
refused 'problems' 'malloc fopen64' solve old.sfen --depth 1
refused 'a record to look at' 'malloc realloc fopen64 fread' old.csa
finish
