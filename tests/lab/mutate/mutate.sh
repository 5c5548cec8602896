#!/bin/sh
# mutate.sh - do the tests notice? Plants small mistakes in the program, one at a time.
#   mutate.sh --room ROOM [--n N] [--seed N] [--shard K/M] [--most SECONDS] [--again]
#             [--tsv]
# ROOM is a room of common/, chapters, FILE.c, or named: the mistakes of named.tsv. Of all
# the mistakes that plant.awk can make the seed chooses one a line and N lines (100). Each is
# planted in a copy of the project in BUILD/mutate, what changed is built there, and the tests
# that take the line (coverage.sh) run, what has caught others first, until one fails or does not
# come to its end. Tests that take longer than --most seconds are left out. What was found stays: the
# same call goes on where it was stopped; --again tries once more what no test had noticed and
# nobody has judged equivalent, without TEST_LIGHT and TEST_SAMPLE.
# --shard 1/2 and 2/2, side by side, each do half. A mistake that does not compile, or compiles
# to the same code, doesn't count. --tsv: all that was tried instead of what survived and the sum.
set -u
cd "$(dirname "$0")/../../.." || exit 1
. tests/lab/experiments/measure.sh
# Characters are bytes here; the tests have whatever they had.
awk() { LC_ALL=C command awk "$@"; }

room='' n=100 seed=1 shard=1/1 most=30 again=no tsv=no
options 'again tsv' 'room n seed shard most' "$@"
for word in n seed most; do eval "number --$word \"\$$word\""; done
case $shard in [1-9]/[1-9]) ;; *) fail 2 "--shard '$shard': K/M is needed" ;; esac
part=${shard%/*} parts=${shard#*/}
[ "$part" -le "$parts" ] || fail 2 "--shard '$shard': K/M is needed"
case $room in
*.c) files=$room ;;
named) files=tests/lab/mutate/named.tsv ;;
chapters) files=$(echo chapter*/*.c) ;;
*) files=$(echo common/"$room"/*.c) ;;
esac
for file in $files; do [ -r "$file" ] || fail 2 "--room '$room': there is none"; done

top=$PWD/$BUILD/mutate tree=$PWD/$BUILD/mutate/tree$part
case $BUILD in /*) top=$BUILD/mutate tree=$BUILD/mutate/tree$part ;; esac
results=$top/$(echo "$room" | tr / -)-$seed-$part-$parts.tsv
mkdir -p "$tree" || exit 1
touch "$results"

# What a program that has gone wild may take of the machine: file size, memory.
limit() {
    ulimit -f 2000000
    ulimit -d 8000000
}
# in_tree COMMAND...: there, and so limited.
in_tree() (
    cd "$tree" || exit 1
    limit
    "$@"
)
# One mistake must cost little: the common rooms are shared libraries, so that no program is
# linked again for one in them. Named mistakes are also in what builds: there all is as ever.
flags='-O1 -fPIC -Werror=int-conversion -Werror=incompatible-pointer-types'
links='-Lbuild -rdynamic'
LD_LIBRARY_PATH=$tree/build
export LD_LIBRARY_PATH
build() { # WORD...
    in_tree make -s NOTES= BUILD=build CFLAGS="$flags" LDFLAGS="$links" "$@" >"$top/make$part" 2>&1
}

# library NAME: common or checked, from its objects, for the programs. Without a chapter they
# find an empty one.
library() (
    cd "$tree" || exit 1
    case $1 in checked) set -- "$1" build/checked/common -name '*.o' ;; *)
        set -- "$1" build -path build/checked -prune -o -name '*.o' '(' -path 'build/common/*' -o \
            -name '*_rows.o' -o -name '*_texts.o' -o -name '*_words.o' -o -name 'page_*.o' ')' ;;
    esac
    name=$1
    shift
    find "$@" -exec ${CC:-cc} -shared -Wl,-soname,"lib$name.so" -o "build/lib$name.so" {} + \
        >"$top/make$part" 2>&1
)
share() {
    build build/common.a build/checked.a || return 1
    echo 'char chapter[1 << 16];' >"$tree/chapter.c"
    in_tree ${CC:-cc} -shared -fPIC -Wl,-soname,libchapter.so -o build/libchapter.so chapter.c || return 1
    for name in common checked; do
        library $name || return 1
        grep -q '^INPUT' "$tree/build/$name.a" ||
            echo "INPUT(lib$name.so libchapter.so)" >"$tree/build/$name.a"
    done
}

# apart FILE: is it in no library, so that programs with it have to be linked?
apart() {
    case $room/$1 in named/* | */chapter[0-9]*) ;; *) return 1 ;; esac
}

# compile FILE: its objects.
compile() {
    for object in "build/${1%.c}.o" "build/checked/${1%.c}.o"; do
        [ -f "$tree/$object" ] || continue
        apart "$1" && { build "$object" || return 1; continue; }
        [ -f "$tree/$object.how" ] || make -n NOTES= BUILD=build CFLAGS="$flags" LDFLAGS="$links" \
            -C "$tree" -W "$1" "$object" | grep -- ' -c -o ' >"$tree/$object.how"
        in_tree sh "$object.how" >"$top/make$part" 2>&1 || return 1
    done
}
# together FILE: the shared libraries with its objects; what was planted before is out of them then.
together() {
    apart "$1" || { library common && library checked; }
}

# keep FILE: its objects as they are, once; back FILE: all as it was.
keep() {
    [ ! -f "$tree/kept/$1" ] && [ "${1%.c}" != "$1" ] || return 0
    mkdir -p "$tree/kept/${1%/*}"
    build "build/${1%.c}.o" && cp -p "$tree/build/${1%.c}.o" "$tree/kept/$1"
    [ ! -f "$tree/build/checked/${1%.c}.o" ] ||
        cp -p "$tree/build/checked/${1%.c}.o" "$tree/kept/$1.checked"
}
back() {
    for copy in "$1" chapter*/"${1##*/}"; do
        cmp -s "$1" "$copy" || continue
        apart "$copy" && { cp "$1" "$tree/$copy"; continue; }
        cp -p "$1" "$tree/$1"
        cp -p "$tree/kept/$1" "$tree/build/${1%.c}.o"
        [ ! -f "$tree/kept/$1.checked" ] ||
            cp -p "$tree/kept/$1.checked" "$tree/build/checked/${1%.c}.o"
    done
}

# run TEST SECONDS: its status. Of the processor a program has twice as much as the test took before, of time
# more: other shards may keep the machine busy, and what only waits costs nothing.
run() (
    case $1 in *.sh) set -- "$2" sh "$1" ;; *) set -- "$2" "build/$1" ;; esac
    seconds=$1
    shift
    cd "$tree" || exit 1
    limit
    ulimit -t $((5 + 2 * seconds))
    [ "$again" = yes ] || [ "$room" = named ] || export TEST_LIGHT=1 TEST_SAMPLE=1
    TEST_FIRST=1 BUILD=build OUT='' timeout -k 5 $((30 + 15 * seconds)) "$@" </dev/null \
        >"$top/log$part" 2>&1
)

# What changed here is taken over into the copy.
find ./Makefile ./README.md common chapter* tests -type f ! -name shogi | while read -r file; do
    cmp -s "$file" "$tree/$file" && continue
    mkdir -p "$tree/${file%/*}"
    cp "$file" "$tree/$file"
done
programs='all build/dialogue build/match build/fuzz build/records build/fake'
[ "$room" != named ] || ! grep -qs '^INPUT' "$tree/build/common.a" || rm "$tree"/build/*.a
[ "$room" = named ] || share || fail 1 "does not build: $(tail -n 1 "$top/make$part")"
# shellcheck disable=SC2046,SC2086 # words
build programs || fail 1 "does not build: $(tail -n 1 "$top/make$part")"
rm -rf "$tree/kept"

# find_costs: what each test costs, once; one that fails without any mistake is of no use.
find_costs() {
    sh tests/lab/mutate/coverage.sh --reach >"$top/reach$part" || exit 1
    touch "$tree/costs"
    cut -f 3 "$top/reach$part" | tr ' ' '\n' | sort -u | grep . | while read -r test; do
        grep -q "^$test " "$tree/costs" && continue
        begin=$(date +%s%N)
        if run "$test" 100; then
            echo "$test $((($(date +%s%N) - begin) / 1000000))" >>"$tree/costs"
        else
            note "$test fails without a mistake: $(grep '^not ok' "$top/log$part" | sed 1q)"
            echo "$test 99999999" >>"$tree/costs"
        fi
    done
}
# Named mistakes say themselves which test it is.
[ "$room" = named ] || find_costs

# tests_of FILE LINE: what takes this line, or for one without code the file: first what is quick and
# has caught mistakes in this file before.
tests_of() {
    awk -F "$tab" -v file="$1" -v line="$2" '
        $1 == file && $2 == line { print $3; known = 1; exit }
        !(($1 == file, $3) in seen) { # the same lists come again and again
            seen[$1 == file, $3] = 1
            if ($1 == file) there = 1
        }
        END {
            if (known) exit
            for (list in seen) {
                split(list, part, SUBSEP)
                if (part[1] || !there) print part[2]
            }
        }' "$top/reach$part" | tr ' ' '\n' | sort -u |
        awk -F "$tab" -v most=$((most * 1000)) -v file="$1" '
            FILENAME ~ /costs$/ { split($0, word, " "); if (word[2] <= most) cost[word[1]] = word[2]; next }
            FILENAME != "-" { if ($1 == "caught" && $2 == file) caught[$8]++; next }
            $1 in cost { print cost[$1] / (1 + 4 * caught[$1]), cost[$1], $1 }' "$tree/costs" "$results" - |
        sort -n | cut -d ' ' -f 2-
}

# plant FILE LINE COLUMN OLD NEW, and in its exact copies.
plant() {
    for copy in "$1" chapter*/"${1##*/}"; do
        cmp -s "$1" "$copy" || continue
        LC_ALL=C OLD=$4 NEW=$5 command awk -f tests/lab/mutate/plant.awk -v line="$2" -v column="$3" "$1" \
            >"$tree/$copy" || return 1
    done
}

# judge FILE LINE TEST: what becomes of a planted mistake: outcome, test. TEST: the only one to
# run, if it is not -.
judge() {
    compile "$1" || { echo "unbuilt -"; return; }
    cmp -s "$tree/build/${1%.c}.o" "$tree/kept/$1" && { echo "same -"; return; }
    together "$1" || { echo "unbuilt -"; return; }
    if [ "$3" = - ]; then tests_of "$1" "$2"; else echo "30000 $3"; fi >"$top/tests$part"
    [ -s "$top/tests$part" ] || { echo "unreached -"; return; }
    scripts=no
    while read -r cost test; do
        if apart "$1"; then
            case $test in
            tests/tools/*) build programs || { echo "unbuilt -"; return; } ;;
            *.sh | tests/talk/*)
                [ $scripts = yes ] || build $programs || { echo "unbuilt -"; return; }
                scripts=yes ;;
            esac
            case $test in *.sh) ;; *) build "build/$test" || { echo "unbuilt -"; return; } ;; esac
        fi
        run "$test" $((cost / 1000 + 1))
        case $? in
        0) ;;
        124 | 137 | 152) echo "timeout $test"; return ;;
        *) echo "caught $test"; return ;;
        esac
    done <"$top/tests$part"
    echo "survived $(wc -l <"$top/tests$part" | tr -d ' ')_tests"
}

# all_mistakes: in the order of the seed; a copy that stands in several chapters is one file.
all_mistakes() {
    if [ "$room" = named ]; then
        awk -F "$tab" -v OFS="$tab" '/^#/ { next } {
            found = 0
            for (n = 1; (getline text < $1) > 0; n++) {
                bare = text
                sub(/^[ \t]+/, "", bare)
                if (bare == $2) found = n OFS index(text, $3) # the last of them
            }
            close($1)
            if (found) print 0, $1, found, $5, $3, $4, $6
            else print "mutate.sh: " $1 ": not there: " $2 > "/dev/stderr" }' $files
        return
    fi
    for file in $files; do echo "$(cksum <"$file") $file"; done |
        awk '!($1 $2 in seen) { seen[$1 $2] = 1; print $3 }' | grep -v '_windows\.c' |
        LC_ALL=C xargs awk -f tests/lab/mutate/plant.awk -v seed="$seed" | sort -n | sed "s/\$/$tab-/; ${n}q"
}
all_mistakes | awk -v k="$part" -v m="$parts" 'NR % m == k % m' >"$top/list$part"
if [ "$again" = yes ]; then
    awk -F "$tab" 'NR == FNR { judged[$1, $2, $3, $4]; next }
        !/^(survived|unreached)\t/ || (($2, $9, $6, $7) in judged)' \
        tests/lab/mutate/equivalent.tsv "$results" >"$top/rest$part"
    cp "$top/rest$part" "$results"
fi
while IFS=$tab read -r _ file line column kind old new test; do
    text=$(sed -n "${line}s/^ *//p" "$file" | tr "$tab" ' ')
    row=$file$tab$line$tab$column$tab$kind$tab$old$tab$new
    grep -qF "$tab$row$tab" "$results" && continue
    keep "$file"
    plant "$file" "$line" "$column" "$old" "$new" || fail 1 "$file:$line: can't be planted"
    outcome=$(judge "$file" "$line" "$test")
    back "$file"
    printf '%s\t%s\t%s\t%s\n' "${outcome% *}" "$row" "${outcome#* }" "$text" >>"$results"
    [ ! -t 2 ] || note "$outcome $file:$line $kind $old -> $new"
done <"$top/list$part"
[ "$tsv" = no ] || { cat "$results"; exit; }

# What survived, and the score: of those that count, how many were noticed.
cat "$top/$(echo "$room" | tr / -)-$seed-"*"-$parts.tsv" |
    awk -F "$tab" -v room="$room" -v seed="$seed" -f tests/lab/mutate/score.awk \
        tests/lab/mutate/equivalent.tsv -
