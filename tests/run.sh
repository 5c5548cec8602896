#!/bin/sh
# run.sh - runs test programs and scripts, five at a time since many do little but wait
# (TEST_JOBS=N: another number), and adds up what they counted.
#   tests/run.sh TEST...   programs, and scripts by their .sh
# A test prints `ok NAME`, `not ok NAME` or `skip NAME: why`, and ends with the line
# `N passed, N failed`. One that ends without that line, with a status that does not fit
# it, or not within TEST_TIMEOUT seconds (where timeout(1) is) counts as one more failure; the
# limit is for what hangs, and no test comes near it on a busy machine either. The seconds told are
# those of the processor.
# TEST_DEEP=ci is TEST_DEEP=1 without what takes longest in six tests: these run as
# `make test-NAME` does.
# The last line is `N passed, N failed`; the exit status is 1 when anything failed.
set -u
cd "$(dirname "$0")/.." || exit 1
BUILD=${BUILD:-build} OUT=${OUT:-} TEST_TIMEOUT=${TEST_TIMEOUT:-3600}
export BUILD OUT TEST_TIMEOUT
# Under a sanitizer memory that can't be had is refused, as without one.
export ASAN_OPTIONS="${ASAN_OPTIONS:-allocator_may_return_null=1}"
# The jobs of the make that called are its own: one that a test calls has none of them.
[ "${1:-}" = --one ] ||
    MAKEFLAGS=$(echo "${MAKEFLAGS:-}" | sed 's/-j[0-9]*//; s/--jobserver-[a-z]*=[^ ]*//')
export MAKEFLAGS
logs=$BUILD/test-logs

# Run one test with its output in a file; into another its status and the processor time, as `times`
# tells it. Starting a process takes some milliseconds, so there are as few as can be.
run_one() {
    log=$logs/${1##*/}.log
    echo lost >"$log.end"
    case ${TEST_DEEP:-}/${1##*/} in
    ci/check_step.sh | ci/experiments.sh | ci/resume.sh | ci/train.sh | ci/tree.sh | \
        ci/records.sh) unset TEST_DEEP TEST_SAMPLE ;;
    ci/*) TEST_DEEP=1 ;;
    esac
    case $1 in *.sh) set -- sh "$1" ;; esac
    # Asked to stop, it may say where it was.
    ! command -v timeout >/dev/null || set -- timeout --foreground -k 2 "$TEST_TIMEOUT" "$@"
    "$@" >"$log" 2>&1 </dev/null
    { echo $?; times; } >"$log.end"
}

# What is worth seeing of a finished test; how many checks passed and failed goes to a file.
report() {
    log=$logs/${1##*/}.log
    awk -v test="$1" -v counts="$log.count" '
        function seconds(time) { split(time, part, "m"); return 60 * part[1] + part[2] }
        NR == FNR && FNR == 1 { status = $1 }
        NR == FNR && FNR == 3 { used = seconds($1) + seconds($2) }
        NR == FNR { next }
        /^(not ok|skip|#)/
        { line[FNR] = last = $0 }
        END {
            good = bad = 0
            if (last !~ /^[0-9]+ passed, [0-9]+ failed$/)
                complaint = "no summary line, exit status " status
            else {
                split(last, word, " ")
                good = word[1]
                bad = word[3]
                if (status != (bad > 0)) complaint = "exit status " status " does not fit its summary"
            }
            if (status == 124 || status == 137) print "# stopped"
            if (complaint) {
                bad++
                print "not ok " test ": " complaint
                for (n = FNR - 4; n <= FNR; n++) if (n in line) print line[n]
            }
            printf "%-34s %5d passed %3d failed %6.1f s\n", test, good, bad, used
            print good, bad >counts
        }' "$log.end" "$log"
}

if [ "${1:-}" = --one ]; then
    run_one "$2"
    told=$(report "$2")
    printf '%s\n' "$told" # in one piece: others are told at the same time
    exit 0
fi
mkdir -p "$logs" || exit 1
for test; do echo 0 1 >"$logs/${test##*/}.log.count"; done
printf '%s\n' "$@" | xargs -P "${TEST_JOBS:-5}" -n 1 sh tests/run.sh --one
passed=0 failed=0
for test; do
    read -r good bad <"$logs/${test##*/}.log.count" || good=0 bad=1
    passed=$((passed + good)) failed=$((failed + bad))
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
