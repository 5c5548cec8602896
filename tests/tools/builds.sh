#!/bin/sh
# builds.sh - other compilers and processors where they are installed, and `make install`:
# programs built so do what those beside them do.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
for chapter in chapter[0-9][0-9]; do :; done # the last
program=$OUT$chapter/shogi
needs "$program"
XDG_STATE_HOME=$dir LC_ALL=C
export XDG_STATE_HOME LC_ALL

signature() { # PROGRAM
    "$1" bench --depth 3 </dev/null | sed -n '$s/^bench nodes \([0-9]*\) .*/\1/p'
}

# builds NAME COMPILER: the last chapter, without a word.
builds() {
    other=$dir/$1/$chapter/shogi
    same "$1: builds, without a warning" "" \
        "$(make -s BUILD="$dir/$1" CC="$2" CFLAGS= LDFLAGS= "$other" 2>&1)"
    same "$1: the same nodes" "$(signature "$program")" "$(signature "$other")"
}

# How many files make compiles now.
compiled() { # FLAG...
    MAKEFLAGS='' make BUILD="$dir/tcc" CC=tcc CFLAGS= LDFLAGS= "$@" "$other" | grep -c ' -c -o '
}

# --- a compiler that can't say which headers a source includes ---

if command -v tcc >/dev/null; then
    builds tcc tcc
    same "tcc: nothing is left to do" 0 "$(compiled)"
    same "tcc: a header changes, and its readers are compiled again" yes \
        "$([ "$(compiled -W common/game/types.h)" -gt 50 ] && echo yes)"
    check "tcc: no file has come in the place of /dev/null" test -c /dev/null
else
    skip tcc "not installed"
fi

# --- long of 32 bits ---

echo 'int main(void) { return 0; }' >"$dir/try.c"
if ${CC:-cc} -m32 -o "$dir/try" "$dir/try.c" 2>/dev/null && "$dir/try"; then
    builds 32 "${CC:-cc} -m32"
    dd if=/dev/null of="$dir/large.kif" bs=1048576 seek=3072 2>/dev/null
    printf 'load %s\n' "$dir/large.kif" | "$other" --play=none >"$dir/out" 2>&1
    printf 'setoption name USI_Hash value %d\n' 4096 65536 >"$dir/in"
    echo 'go depth 3' | cat "$dir/in" - | "$other" usi >"$dir/said" 2>&1
    same "32: tables too large are refused, and it goes on" "2 1" \
        "$(grep -c 'not enough memory' "$dir/said") $(grep -c '^bestmove' "$dir/said")"
    awk 'BEGIN { print "手合割：平手"
        split("３八飛(28) ７二飛(82) ２八飛(38) ８二飛(72)", move, " ")
        for (i = 0; i < 2400; i++) print i + 1, move[i % 4 + 1], "(33333:20/)" }' >"$dir/slow.kifu"
    printf 'load %s\nkif\n' "$dir/slow.kifu" | "$other" --play=none >"$dir/said" 2>&1
    check "32: 1,200 times 2,000,000 s" grep -q '/666666:40:00)' "$dir/said"
    check "32: a file of 3 GB" grep "large.kif: larger than 16 MB" "$dir/out"
else
    skip 32 "${CC:-cc} -m32 builds no program that runs"
fi

# --- installed ---

make -s BUILD="$BUILD" DESTDIR="$dir/root" PREFIX=/opt/book install >"$dir/out" 2>&1 ||
    not_ok "make install" "$(cat "$dir/out")"
for number in "$OUT"chapter[0-9][0-9]; do
    number=${number##*chapter}
    same "shogi$number" "$("${OUT}chapter$number/shogi" --version)" \
        "$("$dir/root/opt/book/bin/shogi$number" --version)"
done
same "shogi, the last" "$("$program" --version)" "$("$dir/root/opt/book/bin/shogi" --version)"
same "and nothing else" "shogi shogi06 shogi07 shogi08 shogi09 shogi10" \
    "$(find "$dir/root" ! -type d | sed 's|.*/||' | sort | paste -sd ' ' -)"
make -s BUILD="$BUILD" DESTDIR="$dir/root" PREFIX=/opt/book CHAPTER=07 install \
    >"$dir/out" 2>&1
same "shogi, another one" "$("${OUT}chapter07/shogi" --version)" \
    "$("$dir/root/opt/book/bin/shogi" --version)"
finish
