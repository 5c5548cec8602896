#!/bin/sh
# deep.sh [LINES [SEED]] - tests/talk/fuzz.sh with a build under the address and undefined
# behaviour sanitizers: so many lines, records, files and keys each. Minutes; by hand only.
set -eu
cd "$(dirname "$0")/../../.." || exit 1
lines=${1:-100000} seed=${2:-1}
build=${BUILD:-build}/sanitized
export UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
for program in chapter[0-9][0-9]/search.c; do program=$build/${program%/search.c}/shogi; done
make BUILD="$build" CFLAGS='-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all' \
    "$program" "$build/fuzz" "$build/dialogue" "$build/tests/talk/test_tty_keys" >/dev/null
BUILD=$build OUT=$build/ sh tests/talk/fuzz.sh "$lines" "$seed"
