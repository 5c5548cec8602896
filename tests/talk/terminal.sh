#!/bin/sh
# terminal.sh - the terminal game through a pipe.
# Each tests/talk/terminal/NAME.in is given to every chapter, under LANG=C and LANG=C.UTF-8.
# What comes out on both streams must be NAME.out; NAME.C.out and NAME.C.UTF-8.out where
# the two differ. The engine's depth and score differ from chapter to chapter and are left
# out.
#   tests/talk/terminal.sh           compares (LOCALES=C.UTF-8 in the environment: that alone)
#   tests/talk/terminal.sh --accept  writes the expected files anew, from the first chapter:
#                               read the difference before you believe it
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
root=$PWD OUT=$(absolute "$OUT")
unset LC_ALL LC_CTYPE
export XDG_STATE_HOME="$dir/state" NO_COLOR=1 TERM=dumb USER=player LOGNAME=player

# expect NAME WHY COMMAND...: the command succeeds; WHY says what is wrong when it does
# not.
expect() {
    what=$1 why=$2
    shift 2
    if "$@"; then ok "$what"; else not_ok "$what" "$why"; fi
}

# play PROGRAM LANG INPUT [OPTION...]: both streams of a game to $dir/got. It runs in a
# directory of its own, where the scripts find files to load. (Of a quotation mark in a name
# Windows says something else.)
play() {
    player=$1 locale=$2 script=$3
    shift 3
    rm -rf "$dir/desk"
    mkdir "$dir/desk"
    echo 'position startpos moves 7g7f 7g7f' >"$dir/desk/bad.usi"
    : >"$dir/desk/empty.usi"
    printf 'startpos moves 7g7f\nstartpos moves 7g7e\nstartpos\n' >"$dir/desk/many.usi"
    printf 'PI\n+\n%%KACHI\n' >"$dir/desk/false.csa"
    (cd "$dir/desk" && LANG=$locale "$player" "$@" <"$script" 2>&1) >"$dir/raw"
    status=$?
    sed 's/(depth [0-9]*; [^)]*)/(...)/
        s|20[0-9][0-9]/[0-9/]* [0-9:]*|DATE|
        s/^\("none: \)Invalid argument$/\1No such file or directory/' "$dir/raw" >"$dir/got"
    return $status
}

expect_file() { # INPUT LOCALE: the file with what it must print, in `expected`
    expected=${1%.in}.out
    [ ! -f "${1%.in}.$2.out" ] || expected=${1%.in}.$2.out
}

# All lines with squares are equally wide up to their frame, a character outside ASCII
# counting two cells; and there are only characters that are two cells wide everywhere:
# kanji, kana, full-width.
straight() {
    LC_ALL=C awk '
        /^\|/ {
            sub(/\|[^|]*$/, "|")
            gsub(/\343[\200-\203][\200-\277]|[\344-\351][\200-\277][\200-\277]/, "##")
            gsub(/\357[\274\275][\200-\277]/, "##")
            if ($0 ~ /[\200-\377]/ || (width && length($0) != width)) bad = 1
            width = length($0)
        }
        END { exit bad || !width }' "$dir/raw"
}

# No line is wider than 79 cells; the sides' marks may be one cell or two.
narrow() {
    LC_ALL=C awk '{
            line = $0
            gsub(/\033\[[0-9;]*m/, "", line)
            gsub(/[\340-\357][\200-\277][\200-\277]/, "##", line)
            if (length(line) > 79 && line !~ /^[^ ]*( [^ ]*)? [bw] [^ ]* [0-9]*$/) bad = 1
        }
        END { exit bad }' "$dir/raw"
}

escape=$(printf '\033')
plain() { ! grep -q "$escape" "$dir/raw"; }

compare() {
    program=$1 chapter=$2 lang=$3 input=$4
    name="$chapter $lang ${input##*/}"
    expect_file "$input" "$lang"
    play "$program" "$lang" "$root/$input"
    expect "$name status" "exit status $status" [ "$status" = 0 ]
    if cmp -s "$dir/got" "$expected"; then
        ok "$name"
    else
        not_ok "$name" "differs from $expected:"
        diff "$expected" "$dir/got" | head -n 10 | sed 's/^/# /'
    fi
    expect "$name width" "a line is wider than 79 columns" narrow
    expect "$name no escapes" "escape codes in a pipe" plain
}

# A game in which SIGINT comes while the engine thinks, as Ctrl-C sends it.
interrupted() { # PROGRAM
    printf 'play none\ntime 60\npost on\ngo\nsfen\n' | "$1" >"$dir/raw" 2>&1 &
    player=$!
    for _ in $(seq 600); do # a minute
        ! grep -q '^info ' "$dir/raw" || break
        sleep 0.1
    done
    kill -INT $player 2>/dev/null
    wait $player
}

# The engine moves at once, and the game goes on. TRIES: wine falls over a signal now and
# then.
interrupt() {
    for _ in $(seq "${TRIES:-1}"); do
        interrupted "$1"
        status=$?
        [ "$status" != 0 ] || break
    done
    expect "$2 interrupt" "exit status $status" [ "$status" = 0 ]
    expect "$2 interrupt moves" "no move, or no answer after it" \
        sh -c 'grep -q "^Black plays" "$1" && tail -n 1 "$1" | grep -q " w - 2$"' \
        sh "$dir/raw"
}

# What needs more than a comparison.
special() {
    program=$1 chapter=$2
    printf 'usi\nquit\n' >"$dir/in"
    play "$program" C "$dir/in"
    expect "$chapter usi" "not the protocol and nothing else" \
        sh -c 'head -n 1 "$1" | grep -q "^id name" && tail -n 1 "$1" | grep -q "^usiok"' \
        sh "$dir/raw"
    : >"$dir/in"
    play "$program" C "$dir/in"
    expect "$chapter empty input" "status $status, or something was printed" \
        [ "$status" = 0 -a ! -s "$dir/raw" ]
    play "$program" C "$dir/in" --level=99
    expect "$chapter bad option" "status $status instead of 2" [ "$status" = 2 ]
    printf 'play none\n7g7f\n' >"$dir/in"
    play "$program" C "$dir/in" --kanji --color=always
    expect "$chapter options" "no kanji or no colours" \
        sh -c 'grep -q "歩" "$1" && grep -q "$(printf "\\033")" "$1"' sh "$dir/raw"
    printf 'set\n' >"$dir/in"
    play "$program" C "$dir/in"
    expect "$chapter list of options" "USI_Hash is not in it" grep -q USI_Hash "$dir/raw"
    interrupt "$program" "$chapter"
    # Level 0 against itself plays legal moves and comes to an end.
    printf 'set MaxMovesToDraw 60\nlevel 0\nplay both\n' >"$dir/in"
    play "$program" C "$dir/in" --ascii
    expect "$chapter self-play" "no end of the game was announced" \
        grep -q -E 'wins\.$|a draw\.$' "$dir/raw"
    expect "$chapter letters straight" "board rows of different width" straight
    play "$program" C "$dir/in" --kanji
    expect "$chapter kanji straight" "rows of different width, or ambiguous characters" \
        straight
}

if [ "${1:-}" = --accept ]; then
    set -- "$OUT"chapter*/shogi
    for input in tests/talk/terminal/*.in; do
        for lang in C C.UTF-8; do
            play "$1" "$lang" "$root/$input"
            expect_file "$input" "$lang"
            cp "$dir/got" "$expected"
        done
    done
    exit 0
fi
for program in "$OUT"chapter*/shogi; do
    chapter=${program%/*} chapter=${chapter##*/}
    case $chapter in *0[789]) ! sampled || continue ;; esac # they share the game with the others
    locales=${LOCALES:-C C.UTF-8}
    case $chapter in *06) ! sampled || locales=C ;; esac
    for input in tests/talk/terminal/*.in; do
        for lang in $locales; do
            compare "$program" "$chapter" "$lang" "$input"
        done
    done
    special "$program" "$chapter"
done
finish
