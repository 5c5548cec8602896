#!/bin/sh
# run.sh - runs test programs and scripts, five at a time since many do little but wait
# (TEST_JOBS=N: another number), and adds up what they counted.
#   tests/run.sh TEST...   programs, and scripts by their .sh
# A test prints `ok NAME`, `not ok NAME` or `skip NAME: why`, and ends with the line
# `N passed, N failed`. One that ends without that line, with a status that does not fit
# it, or not within TEST_TIMEOUT seconds counts as one more failure; the limit is for what
# hangs, and no test comes near it on a busy machine either.
# TEST_DEEP=ci is TEST_DEEP=1 without what takes longest in four tests of tools: these run as
# `make test-NAME` does.
# The last line is `N passed, N failed`; the exit status is 1 when anything failed.
set -u
cd "$(dirname "$0")/.." || exit 1
BUILD=${BUILD:-build} OUT=${OUT:-} TEST_TIMEOUT=${TEST_TIMEOUT:-3600}
export BUILD OUT TEST_TIMEOUT
# Under a sanitizer memory that can't be had is refused, as without one.
export ASAN_OPTIONS="${ASAN_OPTIONS:-allocator_may_return_null=1}"
# The jobs of the make that called are its own: one that a test calls has none of them.
MAKEFLAGS=$(echo "${MAKEFLAGS:-}" | sed 's/-j[0-9]*//; s/--jobserver-[a-z]*=[^ ]*//')
export MAKEFLAGS
logs=$BUILD/test-logs

# Run one test with its output in a file, and end the file with how it ended.
run_one() {
    log=$logs/${1##*/}.log
    rm -f "$log" "$log.end"
    case ${TEST_DEEP:-}/${1##*/} in
    ci/check_step.sh | ci/experiments.sh | ci/resume.sh | ci/train.sh) unset TEST_DEEP TEST_SAMPLE ;;
    ci/*) TEST_DEEP=1 ;;
    esac
    case $1 in *.sh) set -- sh "$1" ;; esac
    begin=$(date +%s)
    "$@" >>"$log" 2>&1 </dev/null &
    test_pid=$!
    (
        sleep "$TEST_TIMEOUT" &
        trap 'kill $!; exit' TERM
        wait $!
        echo "# stopped after $TEST_TIMEOUT seconds" >>"$log"
        kill $test_pid # it may say where it was
        sleep 2
        kill -9 $test_pid
    ) >/dev/null 2>&1 &
    guard=$!
    wait $test_pid
    status=$?
    kill $guard 2>/dev/null
    wait $guard 2>/dev/null
    echo "$status $(($(date +%s) - begin))" >"$log.end"
}

# What is worth seeing of a finished test; how many checks passed and failed goes to a file.
report() {
    log=$logs/${1##*/}.log
    read -r status seconds <"$log.end" || { status=lost seconds=0; }
    summary=$(sed -n '$s/^\([0-9][0-9]*\) passed, \([0-9][0-9]*\) failed$/\1 \2/p' "$log")
    case "${summary:-none} $status" in
        "none "*) complaint="no summary line, exit status $status" ;;
        *" 0 0" | *" "[1-9]*" 1") complaint= ;;
        *) complaint="exit status $status does not fit its summary" ;;
    esac
    grep -E '^(not ok|skip|#)' "$log"
    [ -z "$complaint" ] || { echo "not ok $1: $complaint"; tail -n 5 "$log"; }
    good=${summary%% *} bad=${summary##* }
    [ -n "$complaint" ] && bad=$((${bad:-0} + 1))
    printf '%-34s %5d passed %3d failed %4d s\n' "$1" "${good:-0}" "$bad" "$seconds"
    echo "${good:-0} $bad" >"$log.count"
}

if [ "${1:-}" = --one ]; then
    run_one "$2"
    told=$logs/${2##*/}.told
    report "$2" >"$told"
    cat "$told" # in one piece: others are told at the same time
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
