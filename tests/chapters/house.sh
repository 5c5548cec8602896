#!/bin/sh
# house.sh - the three storeys of common/ and the cellar below: what includes what, without
# circles; and no text is read or written below talk/.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# "MODULE INCLUDED" for each include of common/. A module is a .c and a .h of one name; to
# the system's belongs what there is for each system, to messages what for each language.
grep '^#include "' /dev/null common/*/*.[ch] |
    sed 's|^common/||; s|\.[ch]:#include "\([^"]*\)\.h".*| \1|; s|_posix | |; s|_windows | |
        s|^machine/input |machine/system |; s|machine/input_windows|machine/system|
        s/messages_[a-z]*/messages/' |
    sort -u >"$dir/includes"
check 'there are includes' test -s "$dir/includes"
# beyond FOLDER OTHERS..: what it includes that is neither of itself nor of the others.
beyond() {
    grep "^$1/" "$dir/includes" | grep -vE " ($(echo "$*" | tr ' ' '|'))/"
}
same 'machine/ includes only machine/' '' "$(beyond machine)"
same 'game/ includes only game/' '' "$(beyond game)"
same 'think/ includes nothing of talk/' '' "$(beyond think game machine)"
same 'talk/ includes only what is in common/' '' "$(beyond talk think game machine)"
same 'these are all the folders of sources' 'game machine talk think' \
    "$(cut -d / -f 1 "$dir/includes" | sort -u | xargs)"
same 'game/ and think/ neither read nor write text' '' "$(
    grep -nE '(^|[^a-z_])([a-z]*(printf|scanf|puts|gets)|f?(put|get)c(har)?|f(open|read|write|flush)|strto[a-z]*)\(' \
        common/game/*.[ch] common/think/*.[ch])"
knows_system() { # FILES..: those that include what is of one system, or ask which it is
    grep -lE '^# *include <(windows|io|unistd|termios|fcntl|dirent|pwd|sys/.*)\.h>|_WIN32' "$@"
}
same 'the system is in machine/' 3 "$(knows_system common/machine/*.c | wc -l)"
same '... and nowhere else' '' "$(knows_system common/[!m]*/*.[ch] chapter*/*.[ch])"
# tsort complains of circles, with their members.
awk '$1 != $2' "$dir/includes" | tsort 2>&1 >/dev/null | sed 's/^tsort: //' >"$dir/circles"
same 'no module needs one that needs it' '' "$(cat "$dir/circles")"
same 'every header has a .c file, but for types and tables' \
    'common/game/types.h common/machine/system.h common/think/feature.h' \
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
