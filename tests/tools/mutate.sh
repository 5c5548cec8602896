#!/bin/sh
# mutate.sh - the mutation tester: what it plants in a small file, and a whole run on a project
# of one function, a function that no test takes, and one test.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
LC_ALL=C
export LC_ALL
lab=tests/lab/mutate

cat >"$dir/kinds.c" <<'END'
int f(int a, int b)
{
    /* a < b && true */
    static int list[4] = { 7 };
    assert(a < b);
    if (a < 100) /* not a > b */
        return puts("a == b, true");
    a = 0;
    call(a, b);
    b -= 2;
    return list[a] + BLACK;
}
END
for seed in $(seq 1 60); do awk -f $lab/plant.awk -v seed="$seed" "$dir/kinds.c"; done |
    cut -f 3,5- | sort -u >"$dir/all"
same "plant: what is planted, by line" \
    "4 constant 7 6; 4 constant 7 8; 6 compare  <   <= ; 6 constant 100 101; 6 constant 100 99; $(
    )6 negate (a < 100) (!(a < 100)); 8 constant 0 1; 8 reset a = 0; ;; 9 drop call(a, b); ;; $(
    )9 swap a, b b, a; 10 constant 2 1; 10 constant 2 3; 10 drop b -= 2; ;; 10 sign  -=   += ; $(
    )11 side BLACK WHITE; 11 sign  +   - " \
    "$(sort -n -s -k 1,1 "$dir/all" | tr '\t' ' ' | awk '{ printf "%s%s", n++ ? "; " : "", $0 }')"
awk -f $lab/plant.awk -v seed=5 common/game/*.c >"$dir/first"
check "plant: the same seed, the same mistakes" \
    test "$(cksum <"$dir/first")" = "$(awk -f $lab/plant.awk -v seed=5 common/game/*.c | cksum)"
check "... another seed, others" \
    test "$(cksum <"$dir/first")" != "$(awk -f $lab/plant.awk -v seed=6 common/game/*.c | cksum)"
! sampled || { skip "each changes one place, a whole run" "make test-mutate has it"; finish; exit; }
sed 40q "$dir/first" | while IFS=$tab read -r _ file line column kind old new; do
    OLD=$old NEW=$new awk -f $lab/plant.awk -v line="$line" -v column="$column" "$file" >"$dir/with"
    diff "$file" "$dir/with" | grep -c '^[0-9]' | sed "s/\$/ ${file##*/}:$line $kind/"
done | grep -v '^1 ' >"$dir/wrong"
same "plant: each changes one place" '' "$(cat "$dir/wrong")"

# A project of its own, with the same folders.
command -v gcov >/dev/null && command -v gcc >/dev/null ||
    { skip "a whole run" "there is no gcc with gcov"; finish; exit; }
small=$dir/small
mkdir -p "$small/common/game" "$small/tests/unit" "$small/tests/lab/experiments" "$small/chapter07"
cp -R $lab "$small/tests/lab"
cp tests/lab/experiments/measure.sh "$small/tests/lab/experiments"
touch "$small/README.md" "$small/chapter07/options.c"
cat >"$small/Makefile" <<'END'
T = $(BUILD)/tests/unit/test_a
programs all: $(T)
$(BUILD)/%.o: %.c
	@mkdir -p $(@D)
	$(CC) $(CFLAGS) -c -o $@ $<
$(T): $(BUILD)/tests/unit/test_a.o $(BUILD)/common.a
	$(CC) $(CFLAGS) $(LDFLAGS) -o $@ $^
$(BUILD)/common.a: $(BUILD)/common/game/a.o
	$(AR) rc $@ $^
$(BUILD)/checked.a:
	@mkdir -p $(BUILD)/checked/common && touch $@
$(BUILD)/%:
	@touch $@
END
cat >"$small/common/game/a.c" <<'END'
int bigger(int a, int b)
{
    if (a > b)
        return a + 0;
    while (b > 1000)
        b--;
    return b - 0;
}
int unused(int a)
{
    a += 1;
    return a * 5;
}
END
echo 'int bigger(int, int);
int main(void) { return !(bigger(2, 1) == 2 && bigger(1, 2) == 2 && bigger(0, 1002) == 1000); }
' >"$small/tests/unit/test_a.c"
run() { (cd "$small" && BUILD=build sh tests/lab/mutate/mutate.sh --room game "$@" 2>&1); }
for seed in 1 2 3 4; do run --seed $seed; done >"$dir/said"
cat "$small"/build/mutate/game-*.tsv | cut -f 1,3,5-8 | sort -u >"$dir/rows"
same "a run: where no test comes" "11 12" \
    "$(grep '^unreached' "$dir/rows" | cut -f 2 | sort -u | xargs)"
same "... what makes no difference survives" "survived" \
    "$(grep -E "${tab}3${tab}compare$tab > $tab >= " "$dir/rows" | cut -f 1)"
same "... what does is caught" "" \
    "$(grep -E "${tab}3${tab}negate|${tab}[47]${tab}constant|${tab}5${tab}constant" "$dir/rows" |
        grep -vE '^(caught|timeout)')"
same "... and the sum says so" "$(cat "$small"/build/mutate/game-1-*.tsv | grep -c '^caught')" \
    "$(sed -n 's/^game, seed 1: .* planted, \([0-9]*\) caught.*/\1/p' "$dir/said")"
cat "$small"/build/mutate/game-1-1-1.tsv >"$dir/before"
run --seed 1 >"$dir/again"
same "called again it has nothing left to do" "$(cksum <"$dir/before")" \
    "$(cksum <"$small"/build/mutate/game-1-1-1.tsv)"
run --seed 2 --shard 1/2 --tsv | cut -f 2-7 >"$dir/shards"
run --seed 2 --shard 2/2 --tsv | cut -f 2-7 >>"$dir/shards"
same "two shards do what one run does" "$(cut -f 2-7 "$small/build/mutate/game-2-1-1.tsv" | sort)" \
    "$(sort "$dir/shards")"
printf 'common/game/a.c\tif (a > b)\t > \t >= \twhy\n' >"$small/tests/lab/mutate/equivalent.tsv"
same "what was judged equivalent isn't told" "" "$(grep -q 'a.c:3: compare' "$dir/said" || echo none; for seed in 1 2 3 4; do
    run --seed $seed; done | grep ':3: compare')"
same "coverage: lines of the room" "| game | 9 | 66.7 | 4 | 100.0 |" \
    "$(cd "$small" && BUILD=build sh tests/lab/mutate/coverage.sh | tail -n 1)"
finish
