#!/bin/sh
# readers.sh - records of every ending and handicap, in all formats, read by two programs
# of other people (see records/readers.cjs). Skipped where node, tsshogi or
# json-kifu-format is missing:
#   sh tests/talk/readers.sh --install    fetches the two with npm, for this run only
# TEST_DEEP: more than a hundred games of each ending and of each handicap.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
records=$(absolute "$BUILD/records")
needs "$records"

if ! command -v node >/dev/null; then
    skip "two readers" "node is not here"
    finish
    exit
fi
if [ "${1:-}" = --install ]; then
    (cd "$dir" && npm install --silent tsshogi@2 json-kifu-format@5) >"$dir/npm" 2>&1 ||
        not_ok "npm" "$(tail -n 3 "$dir/npm")"
    NODE_PATH=$dir/node_modules
    export NODE_PATH
fi
if ! node -e 'require("tsshogi"); require("json-kifu-format")' 2>/dev/null; then
    skip "two readers" "tsshogi or json-kifu-format is not here; --install fetches them"
    finish
    exit
fi
mkdir "$dir/games"
games=1
[ -z "${TEST_DEEP:-}" ] || games=8
"$records" make "$dir/games" "$games" >"$dir/table" || not_ok "records are made" "status $?"
check "$(wc -l <"$dir/table") files, two readers each" \
    node tests/talk/records/readers.cjs "$dir/table"
finish
