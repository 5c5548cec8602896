# check.sh - what the test scripts share; read by them with `.`, from the project root:
#     cd "$(dirname "$0")/../.." || exit 1
#     . tests/check.sh
# A script makes its checks with what follows and ends with `finish`. A check in a
# subshell, such as one end of a pipe, would not be counted.
#   BUILD  directory of the programs of tests
#   OUT    what stands in front of chapterNN/shogi
#   dir    a directory for the script's own files; removed at its end
#   tab    the character
# shellcheck shell=sh disable=SC2034
BUILD=${BUILD:-build} OUT=${OUT:-}
unset COLUMNS # lines have the width that a test asks for
tab=$(printf '\t')
dir=$(mktemp -d) || exit 1
trap 'rm -rf "$dir"' EXIT
check_script=$(basename "$0" .sh) passed=0 failed=0

ok() { # NAME
    passed=$((passed + 1))
    printf 'ok %s: %s\n' "$check_script" "$1"
}

not_ok() { # NAME WHAT WAS SEEN, cut to a line
    failed=$((failed + 1))
    printf 'not ok %s: %s: %s\n' "$check_script" "$1" \
        "$(printf '%s' "$2" | tr '\n\t' '; ' | cut -c 1-400)"
    [ -z "${TEST_FIRST:-}" ] || { finish; exit 1; } # one failure is all that is asked for
}

skip() { # NAME WHY
    printf 'skip %s: %s: %s\n' "$check_script" "$1" "$2"
}

# check NAME COMMAND...: the command must succeed. Its output is shown when it does not.
check() {
    check_name=$1
    shift
    if "$@" >"$dir/check" 2>&1; then
        ok "$check_name"
    else
        not_ok "$check_name" "$*: $(cat "$dir/check")"
    fi
}

# same NAME WANTED SEEN: two texts.
same() {
    if [ "$2" = "$3" ]; then ok "$1"; else not_ok "$1" "'$3', not '$2'"; fi
}

# needs PROGRAM...: without one of them the script ends here, with a failure.
needs() {
    for needed; do
        [ -x "$needed" ] && continue
        not_ok "$needed" "is not built; make programs"
        finish
        exit 1
    done
}

# Is it `make test`, which is over in a minute? Then a script that takes long tries a sample; by its
# own name, `make test-NAME`, and with TEST_DEEP it tries all.
sampled() {
    [ -n "${TEST_SAMPLE:-}" ] && [ -z "${TEST_DEEP:-}" ]
}

# What a program with sanitizers does at its end, look for leaks, takes several times as long as the
# rest: `seldom` in front of a program lets one of eight do it.
started=0 asan=${ASAN_OPTIONS:-}
seldom() {
    started=$((started + 1))
    export ASAN_OPTIONS="$asan:detect_leaks=$((started % 8 == 1))"
}

absolute() { # PATH
    case $1 in /*) echo "$1" ;; *) echo "$PWD/$1" ;; esac
}

# The summary, and the status that fits it.
finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
