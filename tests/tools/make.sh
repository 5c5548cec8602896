#!/bin/sh
# make.sh - what make answers by itself: its list of targets, and one sentence for a chapter,
# a switch or a test that there is not.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

made() { make -s BUILD="$BUILD" "$@" 2>&1; }

# Whatever a person may call: targets without a file of their own, patterns by their first word.
made help >"$dir/help"
sed -n 's/^\.PHONY: *//p' Makefile tests/*/*.mk tests/*/*/*.mk | tr ' ' '\n' |
    grep -vE '^(all|force|match|\$.*|)$' |
    while read -r target; do
        grep -q "^make $target " "$dir/help" || echo "$target"
    done >"$dir/missing"
same "make help: every target" "" "$(cat "$dir/missing")"
same "make help: a line each, of 90 columns at most" "" "$(awk 'length > 90' "$dir/help")"

# refused TEXT ARGUMENT...: this text and no more than make's own line, and nothing is built.
refused() {
    wanted=$1
    shift
    made "$@" BUILD="$dir/none" >"$dir/said"
    same "make $*" "2 $wanted" "$? $(grep -v '\*\*\* \[' "$dir/said" |
        sed 's/^Makefile:[0-9]*: \*\*\* //; s/\.  Stop\.$//')"
}
numbers=$(ls chapter[0-9][0-9]/search.c | sed 's/^chapter//; s/.search.c$//' | xargs)
refused "there is no chapter 12; there are $numbers" diff-12
refused "there is no chapter 99; there are $numbers" play CHAPTER=99
refused 'no test is called foo; tests/README.md has the names' test-foo
same "a header that changed: what includes it is compiled again" yes \
    "$(made -n -W common/game/movegen.h chapter06 | grep -q -- '-c -o .*game/legal' && echo yes)"
same "make play builds all chapters that the texts call" "$numbers" \
    "$(made -n play CHAPTER=7 BUILD="$dir/none" |
        grep -o 'chapter[0-9][0-9]/shogi .*common.a' | cut -c 8-9 | sort | xargs)"
if sampled; then # each of these calls takes a quarter of a second and more
    skip 'other refusals, RESUME=1, flags, clean' 'make test-make asks for them'
    finish
    exit
fi
refused "there is no chapter 12; there are $numbers" show-12
words='techniques ablation levels margin'
for word in steps exercise $words; do
    refused "there is no chapter 99; there are $numbers" $word CHAPTER=99
done
refused "there is no chapter 5; there are $numbers" diff-08 FROM=5
same "make disagreements A=DIR" \
    "2 tests is a directory; an engine is the number of a chapter, or a command" \
    "$(made -o all -o "$BUILD/disagreements" disagreements A=tests B=09 | sed 1q |
        sed 's/^/2 /')"
same "... and nothing was built" "" "$(ls "$dir/none" 2>/dev/null)"
same "make diff-8 is make diff-08" "$(made diff-08 | cksum)" "$(made diff-8 | cksum)"
same "make show-7 is make show-07" "$(made show-07)" "$(made show-7)"
for word in ladder steps $words; do
    same "make $word RESUME=1 goes on with its games" 1 \
        "$(made -n $word RESUME=1 GAMES=4 | grep -c "GAMES='4'.* RESUME='1'")"
done
# compiled FLAGS: how many commands compile a file with these flags, in a directory of its own.
compiled() {
    MAKEFLAGS='' make BUILD="$dir/flags" CFLAGS="$1" "$dir/flags/common/game/exchange.o" |
        grep -c -- ' -c -o '
}
same "flags that changed: all is compiled again, and with the same ones nothing" "1 0 1" \
    "$(compiled -O0) $(compiled -O0) $(compiled -O1)"
mkdir -p "$dir/built/ladder" "$dir/built/train-data" "$dir/built/common"
for file in ladder/07-06-1.games ladder/07-06-1.games.1 train-data/round1.txt common/a.o; do
    echo >"$dir/built/$file"
done
make -s clean BUILD="$dir/built" >"$dir/said"
same "make clean leaves games" "07-06-1.games 07-06-1.games.1 ladder round1.txt train-data 1" \
    "$(find "$dir/built" | sed 's|.*/||' | sed 1d | sort | xargs) $(grep -c 'games that' "$dir/said")"
rm -r "$dir/built/ladder" "$dir/built/train-data"
make -s clean BUILD="$dir/built" >"$dir/said"
same "... and without games nothing" " 0" "$(ls "$dir/built" 2>/dev/null) $(grep -c . "$dir/said")"
same "make steps takes the chapter that was named, or all" "1 0" \
    "$(made -n steps CHAPTER=7 | grep -c "steps.sh CHAPTER='07'") $(made -n steps | grep -c 'steps.sh CHAPTER')"
finish
