#!/bin/sh
# texts.sh - what the texts take from programs and sources: blocks, quotes and numbers.
#   texts.sh NAME ...                            prints these blocks
#   texts.sh --check [--quick] [FILE|NAME ...]   compares; a line for all that differs
#   texts.sh --write [--quick] [FILE|NAME ...]   renews
# FILE is a text, NAME a block; without either all texts are meant, --quick leaves out what
# takes long. In a text
#   <!-- begin NAME --> ... <!-- end NAME -->    what NAME's command in blocks.tsv prints
#   <!-- code FILE WHAT --> ... <!-- end code --> lines of a source: the function, type or
#        table WHAT; or with WHAT `A ... B` the first line with A to the next with B
# and the sentences of numbers.tsv hold numbers. A block whose name is a path is a picture, a
# file of its own. Commands run at the top of the project,
# in a shell with measure.sh and blocks.sh, each once, however many ask for its output.
# Exit status: 1 when something differs or can't be found, 2 for wrong arguments.
# In the environment, for tests: TEXTS, BLOCKS, NUMBERS, other files in place of the usual.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh
help_asked "$@"
. tests/lab/texts/blocks.sh
TEXTS=${TEXTS:-$(ls README.md common/*.md chapter*/*.md chapter*/steps/*.md tests/*.md tests/*/*.md tests/*/*/*.md \
    2>/dev/null)}
BLOCKS=${BLOCKS:-tests/lab/texts/blocks.tsv}
NUMBERS=${NUMBERS:-tests/lab/texts/numbers.tsv}

# evaluate COMMAND: run it; programs of this build stand where chapterNN/shogi and build/ do.
evaluate() {
    eval "$(printf ' %s\n' "$1" |
        sed "s#\([ (\"';]\)\(chapter[0-9][0-9]/shogi\)#\1$OUT\2#g
             s#\([ (\"';]\)build/#\1$BUILD/#g")" </dev/null
}

# told MESSAGE: something differs.
told() {
    echo "$1" >>"$CACHE/told"
}

# block_row NAME: its speed and its command, with a tab between.
block_row() {
    awk -F "$tab" -v OFS="$tab" -v name="$1" '
        $1 == name { print $2, $3; found = 1; exit }
        END { exit !found }' "$BLOCKS"
}

# runs SPEED: is this to be run now?
runs() {
    case $1 in
    quick) ;;
    slow) [ $quick = no ] ;;
    timed) [ $timed = yes ] ;;
    *) fail 2 "'$1' is neither quick, slow nor timed" ;;
    esac
}

# Run the blocks of a text, into files that texts.awk reads. Some only, when they are named.
run_blocks() {
    sed -n 's/^<!-- begin \(.*\) -->$/\1/p' "$1" | while read -r name; do
        case " ${names:-$name} " in *" $name "*) ;; *) continue ;; esac
        row=$(block_row "$name") || { told "$1: $BLOCKS has no block $name"; continue; }
        runs "${row%%"$tab"*}" || continue
        once evaluate "${row#*"$tab"}" >"$CACHE/block.$name" 2>"$CACHE/error" || {
            told "$1: block $name: its command fails: $(head -n 1 "$CACHE/error")"
            rm -f "$CACHE/block.$name"
            continue
        }
        [ -s "$CACHE/block.$name" ] && continue
        told "$1: block $name: its command prints nothing"
        rm -f "$CACHE/block.$name"
    done
}

# The rows of a text with what their commands print: SENTENCE, and the numbers behind a tab;
# none when the command is not to be run now.
run_numbers() {
    grep "^$1$tab" "$NUMBERS" | while IFS=$tab read -r file speed sentence command; do
        values=-
        if runs "$speed"; then
            values=$(once evaluate "$command" 2>"$CACHE/error") || {
                told "$1: \"$sentence\": its command fails: $(head -n 1 "$CACHE/error")"
                continue
            }
        fi
        printf '%s\t%s\n' "$sentence" "$(printf %s "$values" | tr "\n\t" "  ")"
    done
}

# renew FILE: as it should be, into $CACHE/text, with a line in $CACHE/told for what differs.
renew() {
    rm -f "$CACHE"/block.* # of another text
    run_blocks "$1"
    awk -v file="$1" -v work="$CACHE" -v quotes="${names:+no}" -f tests/lab/texts/texts.awk \
        "$1" >"$CACHE/passed" || exit 1
    { [ -n "$names" ] || run_numbers "$1"; } >"$CACHE/rows"
    LC_ALL=C awk -F "$tab" -v file="$1" -v told="$CACHE/told" \
        -f tests/lab/texts/numbers.awk "$CACHE/rows" "$CACHE/passed" >"$CACHE/text"
}

# Pictures: those that are named, or all.
renew_pictures() {
    awk -F "$tab" '!/^#/ && $1 ~ /\// { print $1 }' "$BLOCKS" >"$CACHE/pictures"
    while read -r picture; do
        case " ${names:-$picture} " in *" $picture "*) ;; *) continue ;; esac
        row=$(block_row "$picture")
        runs "${row%%"$tab"*}" || continue
        if ! once evaluate "${row#*"$tab"}" >"$CACHE/picture" 2>"$CACHE/error"; then
            told "$picture: its command fails: $(head -n 1 "$CACHE/error")"
        elif ! cmp -s "$CACHE/picture" "$picture"; then
            told "$picture: now as its command draws it"
            [ $mode = check ] || cp "$CACHE/picture" "$picture"
        fi
    done <"$CACHE/pictures"
}

# What the tables name must be there, however the texts are chosen.
check_tables() {
    awk -F "$tab" '!/^#/ && NF && NF != 3 { print FILENAME ":" FNR ": three fields are needed" }
        ' "$BLOCKS" >>"$CACHE/told"
    awk -F "$tab" '!/^#/ && NF && NF != 4 { print FILENAME ":" FNR ": four fields are needed" }
        ' "$NUMBERS" >>"$CACHE/told"
    sed -n 's/^\([^#	]*\)	.*/\1/p' "$NUMBERS" | sort -u | while read -r file; do
        echo "$TEXTS" | grep -qx "$file" || told "$NUMBERS: there is no text $file"
    done
    sed -n 's/^\([^#	]*\)	.*/\1/p' "$BLOCKS" | while read -r name; do
        # shellcheck disable=SC2086 # no name of a file has a blank
        case $name in
        */*) grep -q "](\(.*/\)*${name##*/})" $TEXTS ;;
        *) grep -q "^<!-- begin $name -->\$" $TEXTS ;;
        esac || told "$BLOCKS: no text has the block $name"
    done
}

mode=print quick=no timed=no texts='' names=''
while [ $# -gt 0 ]; do
    case $1 in
    --check | --write) mode=${1#--} ;;
    --quick) quick=yes ;;
    --*) fail 2 "unknown argument $1" ;;
    *)
        if echo "$TEXTS" | grep -qx "$1"; then
            texts="$texts $1"
        elif block_row "$1" >/dev/null; then
            names="${names:+$names }$1" timed=yes
        else
            fail 2 "no text and no block is called $1"
        fi
        ;;
    esac
    shift
done
CACHE=$(mktemp -d) || exit 1 # of this run; once() looks there
export CACHE
trap 'rm -rf "$CACHE"' EXIT
[ -z "$texts" ] || [ -z "$names" ] || fail 2 "name texts or blocks, not both"
if [ $mode = print ]; then
    [ -n "$names" ] && [ -z "$texts" ] || fail 2 "name blocks, or say --check or --write"
    for name in $names; do
        row=$(block_row "$name")
        once evaluate "${row#*"$tab"}" || fail 1 "$name: its command fails"
    done
    exit
fi
: >"$CACHE/told"
[ -n "$texts$names" ] || check_tables
[ -n "$texts" ] || renew_pictures
began=$(date +%s) total=$(echo ${texts:-$TEXTS} | wc -w) count=0
for file in ${texts:-$TEXTS}; do
    time_left $count
    count=$((count + 1))
    renew "$file"
    [ $mode = check ] || cmp -s "$CACHE/text" "$file" || cat "$CACHE/text" >"$file"
done
time_left $total
cat "$CACHE/told"
[ $mode = check ] || ! grep -v ': now ' "$CACHE/told" >/dev/null || exit 1
[ $mode = write ] || [ ! -s "$CACHE/told" ]
