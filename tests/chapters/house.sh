#!/bin/sh
# house.sh - the three storeys of common/: what includes what, without circles.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# "MODULE INCLUDED" for each include of common/. A module is a .c and a .h of one name; to
# the system's belongs what there is for each system, to messages what for each language.
grep '^#include "' /dev/null common/*/*.[ch] |
    sed 's|^common/||; s|\.[ch]:#include "\([^"]*\)\.h".*| \1|; s|_posix | |; s|_windows | |
        s|^think/input |think/system |; s|think/input_windows|think/system|
        s/messages_[a-z]*/messages/' |
    sort -u >"$dir/includes"
check 'there are includes' test -s "$dir/includes"
same 'game/ includes only game/' '' "$(grep '^game/' "$dir/includes" | grep -v ' game/')"
same 'think/ includes nothing of talk/' '' "$(grep '^think/.* talk/' "$dir/includes")"
same 'every include names a storey of common/' '' \
    "$(grep -vE ' (game|think|talk)/' "$dir/includes")"
# tsort complains of circles, with their members.
awk '$1 != $2' "$dir/includes" | tsort 2>&1 >/dev/null | sed 's/^tsort: //' >"$dir/circles"
same 'no module needs one that needs it' '' "$(cat "$dir/circles")"
same 'every header has a .c file, but for types and tables' \
    'common/game/types.h common/think/feature.h common/think/system.h' \
    "$(for header in common/*/*.h; do [ -f "${header%.h}.c" ] || echo "$header"; done | xargs)"
# `record` (`_csa`) in the text stands for two.
named() { # MODULE: in common/README.md
    grep -q "\`$1\`" common/README.md || { grep -q "\`${1%%_*}\` (" common/README.md &&
        grep -q "\`_${1#*_}\`" common/README.md; }
}
same 'every module stands in common/README.md' '' "$(for source in common/*/*.[ch]; do
    module=$(basename "$source" | sed 's/\.[ch]$//')
    named "$module" || named "$module.h" || echo "$module"
done | sort -u)"
finish
