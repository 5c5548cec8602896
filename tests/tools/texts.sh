#!/bin/sh
# texts.sh - blocks, quotes and numbers in the texts are what programs print and sources say:
# what is quick to find out, and with TEST_TEXTS=1 all; what is changed by hand is found. And
# no text shows between the lines of `make diff-NN`.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
needs "$OUT"chapter0[6789]/shogi "$OUT"chapter10/shogi "$BUILD/move_rank"

# renew OPTION...: as texts.sh does it with the texts of the project.
renew() {
    sh tests/lab/texts/texts.sh "$@" 2>&1
}

# The lessons, too, unless it is a sample.
texts=
! sampled || texts=README.md
# shellcheck disable=SC2086 # words
renew --check --quick $texts >"$dir/told"
status=$?
# Minutes, so two folders at a time; the texts of one folder build and measure the same.
if [ "${TEST_TEXTS:-0}" != 0 ]; then
    {
        for folder in chapter10 chapter0[6-9]; do echo "$folder"/*.md; done
        echo README.md common/*.md tests/*.md
    } | xargs -P 2 -L 1 sh tests/lab/texts/texts.sh --check >"$dir/deep" 2>&1 || status=1
    sort -u "$dir/told" "$dir/deep" >"$dir/both"
    mv "$dir/both" "$dir/told"
fi
while read -r line; do
    not_ok "the texts say what programs say" "$line"
done <"$dir/told"
same "the texts say what programs say (make texts renews them)" "0 lines, status 0" \
    "$(grep -c . "$dir/told") lines, status $status"

same "no name stands in blocks.sh and measure.sh twice" "" "$(
    grep -oh '^[a-zA-Z0-9_]*\(()\|=\)' tests/lab/texts/blocks.sh \
        tests/lab/experiments/measure.sh | sort | uniq -d)"
same "no block stands in blocks.tsv twice" "" \
    "$(grep -v '^#' tests/lab/texts/blocks.tsv | cut -f 1 | grep . | sort | uniq -d)"

# Tables, listings and pictures that a reader would not see as such.
printed() { awk -f tests/lab/texts/printed.awk "$@"; }
find README.md common tests chapter[0-9][0-9] -name '*.md' | sort >"$dir/all"
same "tables and listings of the texts print as such" "" \
    "$(xargs awk -f tests/lab/texts/printed.awk <"$dir/all")"
cat >"$dir/clear.md" <<'END'
Two lists, a table and a listing.

1. First:

       a listing of the list

2. Second.

The command:

    a listing

| head | head |
|---|---:|
| row | row |

```
[S6] generate
[S7] order
```
END
same "what prints well is not told" "" "$(printed "$dir/clear.md")"

# unclear SED MESSAGE: after that change of the text the message is told.
unclear() {
    sed "$1" "$dir/clear.md" >"$dir/unclear.md"
    same "$2: is told" "unclear.md: $2" \
        "$(printed "$dir/unclear.md" | sed 's|.*/||; s/:[0-9]*:/:/; q')"
}
unclear '/^The command/d' "a listing that the list before it takes for text"
unclear '/^The command/{n;d;}' "a listing without an empty line before it"
unclear 's/^| head/    &/' "the rule of a table without its head"
unclear 's/^| row.*/\n&\n&/' "rows of a table without its rule"
unclear '/S6/{N;s/\n/ /;}' "two marks of search() in one line of a picture"

for directory in chapter[0-9][0-9]; do
    [ "$directory" = chapter06 ] && continue
    [ "$directory" = chapter10 ] || ! sampled || continue
    same "make diff-${directory#chapter} shows sources only" '' \
        "$(make -s "diff-${directory#chapter}" |
            sed -n 's/^diff .* //p; s/^Binary files .* and \(.*\) differ$/\1/p' |
            grep -v '\.[ch]$')"
done

if sampled; then
    skip 'the machinery' 'make test-texts has it'
    finish
    exit
fi

# A text of our own, in which things are changed by hand.
cat >"$dir/good.md" <<'END'
From the start there are 30 moves, and after
  two plies 1,234 words.
<!-- begin greeting -->
hello
<!-- end greeting -->
<!-- code common/game/types.h SQUARES ... END -->
<!-- end code -->
END
TEXTS=$dir/good.md BLOCKS=$dir/blocks NUMBERS=$dir/numbers
export TEXTS BLOCKS NUMBERS
printf 'greeting\tquick\techo hello\n' >"$BLOCKS"
cat >"$NUMBERS" <<END
$TEXTS	quick	there are {} moves, and after two plies {} words	chapter06/shogi perft 1 | awk '{ print \$3, 1234 }'
END
cat >"$dir/source.c" <<'END'
int twice(int x);
static int once = 1;

int twice(int x)
{
    return 2 * x;
}

static const int primes[] = {
    2, 3,
};

typedef struct {
    int first; /* twice */
    int second;
} Pair;
END
sed "s|common/game/types.h .* -->|$dir/source.c twice -->|" "$TEXTS" >"$dir/text" &&
    cp "$dir/text" "$TEXTS"
renew --write >/dev/null
same "a quote is taken from the source" '```c int twice(int x) { return 2 * x; } ```' \
    "$(sed -n '/^```c/,/^```$/p' "$TEXTS" | xargs)"
same "what has been renewed is found to be right" "" "$(renew --check)"
cp "$TEXTS" "$dir/right"

# quoted WHAT: the lines of a quote of the source, joined.
quoted() {
    printf '<!-- code %s %s -->\n<!-- end code -->\n' "$dir/source.c" "$1" >"$dir/quote.md"
    TEXTS=$dir/quote.md BLOCKS=/dev/null NUMBERS=/dev/null renew --write >/dev/null
    sed '1d;$d' "$dir/quote.md" | tr '\n' '|'
}

same "a quote of a table" '```c|static const int primes[] = {|    2, 3,|};|```|' \
    "$(quoted primes)"
same "a quote of a type" \
    '```c|typedef struct {|    int first; /* twice */|    int second;|} Pair;|```|' \
    "$(quoted Pair)"
same "a quote from one line to another, moved to the left" \
    '```c|int first; /* twice */|int second;|```|' "$(quoted 'int first ... int second')"

# changed NAME SED MESSAGE: after that change the message is told; --write mends it.
changed() {
    sed "$2" "$dir/right" >"$TEXTS"
    same "$1: is found and named" "good.md: $3" "$(renew --check | sed "s|.*/good.md|good.md|; s|$dir/||")"
    renew --write >/dev/null
    check "$1: is mended" cmp "$dir/right" "$TEXTS"
}

changed "a number" 's/1,234/1,235/' \
    '"there are {} moves, and after two plies {} words": says 1,235: now 1,234'
changed "a block" 's/hello/good bye/' "block greeting: 'good bye': now 'hello'"
changed "a quote" 's/2 \* x/3 * x/' \
    "code source.c twice: '    return 3 * x;': now '    return 2 * x;'"

# refused NAME SED PATTERN: after that change --check and --write fail with a line like that.
refused() {
    sed "$2" "$dir/right" >"$TEXTS"
    renew --check >"$dir/told"
    same "$1: the status of --check" 1 $?
    check "$1: is told" grep -q "good.md: $3" "$dir/told"
    renew --write >/dev/null
    same "$1: the status of --write" 1 $?
    sed "$2" "$dir/right" >"$dir/text"
    check "$1: the text stays as it is" cmp "$dir/text" "$TEXTS"
}

refused "a sentence that is gone" 's/From.*are/There were/' '"there are {} moves.* is not in'
refused "a sentence that stands there twice" '2{p;s/.*/there are 30 moves, and after two plies 1,234 words/;}' \
    '"there are {} moves.* stands there 2 times'
refused "a quote of nothing" 's/ twice -->/ thrice -->/' 'code .* thrice: not found'
refused "a block without an end" '/end greeting/d' '<!-- end greeting --> is missing'
refused "a block of no command" 's/greeting/parting/' '.* no block parting'
cp "$dir/right" "$TEXTS"
printf '%s\tquick\tFrom the start {} are\tfalse\n' "$TEXTS" >>"$NUMBERS"
check "a command that fails is told" grep -q 'start {} are": its command fails' <<END
$(renew --check)
END
printf '%s\tslow\tFrom the start there are {}\tfalse\n' "$TEXTS" >"$dir/slow"
same "what is slow is not run with --quick, only looked for" "" \
    "$(NUMBERS=$dir/slow renew --check --quick)"
printf '%s/picture.svg\tquick\techo "<svg/>"\n' "$dir" >"$BLOCKS"
echo '![a picture](picture.svg)' >"$TEXTS"
: >"$NUMBERS"
check "a picture that is not what its command draws is told" \
    grep -q "picture.svg: now as its command" <<END
$(renew --check)
END
renew --write >/dev/null
same "a picture is renewed" "<svg/>" "$(cat "$dir/picture.svg")"
same "and found to be right" "" "$(renew --check)"
cp "$dir/right" "$TEXTS"
printf 'greeting\tquick\techo hello\n' >"$BLOCKS"
printf 'another\tslow\techo\nshort\n' >>"$BLOCKS"
printf 'nowhere.md\tquick\ta {} b\techo 1\n' >>"$NUMBERS"
renew --check >"$dir/told"
check "a block that no text has is told" grep -q 'no text has the block another' "$dir/told"
check "a row with too few fields is told" grep -q 'blocks:3: three fields' "$dir/told"
check "a row for no text is told" grep -q 'there is no text nowhere.md' "$dir/told"
unset TEXTS BLOCKS NUMBERS

# A lesson of our own: its commands are run, and what it shows of their output is looked for.
cat >"$dir/lesson.md" <<'END'
## Try it

    printf '%s\n' one 'two and' \
        three 1234

    one
    ...
    three

    echo 5678 nodes

prints 5,678 `nodes`. The number 999 is not looked for.
END
lesson() { sed "$1" "$dir/lesson.md" >"$dir/tried.md" && sh tests/lab/texts/commands.sh "$dir/tried.md"; }
same "the commands of a lesson print what it says" "" "$(lesson '')"
same "a line that is not printed is told" "$dir/tried.md:3: not printed: three" \
    "$(lesson 's/three 1234/four/')"
same "lines in another order are told" "$dir/tried.md:3: not printed: three" \
    "$(lesson 's/one .two/three one '"'"'two/; s/  three 1234/  4/')"
same "a number that is not printed is told" "$dir/tried.md:10: not printed: 5679" \
    "$(lesson 's/5,678/5,679/')"
same "a quote that is not printed is told" "$dir/tried.md:10: not printed: \`node s\`" \
    "$(lesson 's/`nodes`/`node s`/')"
check "a command that fails is told" test -n "$(lesson 's/echo 5678/false/')"
finish
