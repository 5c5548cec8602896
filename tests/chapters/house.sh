#!/bin/sh
# house.sh - the rooms of common/, each standing on the ones before it: what includes what,
# without circles; how large they are; and no text is read or written in game/ and think/.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh

# From the ground up: a room includes itself and the rooms in front of it.
rooms='machine game think threads mate play text notation options record inspect usi tree
    keyboard terminal commands program'

# "MODULE INCLUDED" for each include of common/. A module is a .c and a .h of one name; to
# the system's belongs what there is for each system.
grep '^#include "' /dev/null common/*/*.[ch] common/*/*/*.[ch] |
    sed 's|^common/||; s|\.[ch]:#include "\([^"]*\)\.h".*| \1|; s|_posix | |; s|_windows | |
        s|^machine/console |machine/system |; s|machine/console_windows|machine/system|
        s|^think/data/|think/|' |
    sort -u >"$dir/includes"
check 'there are includes' test -s "$dir/includes"
all=$(cat common/*/*.[ch] | wc -l)
below=
for room in $rooms; do
    below="$below $room"
    same "$room/ includes only itself and rooms below it" '' "$(grep "^$room/" "$dir/includes" |
        grep -vE " ($(echo $below | tr ' ' '|'))/")"
    lines=$(cat common/"$room"/*.[ch] | wc -l)
    modules=$(find common/"$room" -maxdepth 1 -name '*.[ch]' | sed 's/\.[ch]$//' | sort -u | wc -l)
    check "$room/ has at most 5,000 lines, a fifth of all, and 25 modules ($lines, $modules)" \
        test "$lines" -le 5000 -a "$((5 * lines))" -le "$all" -a "$modules" -le 25
done
same 'these are all the rooms' "$(echo $rooms | tr ' ' '\n' | sort | xargs)" \
    "$(find common/* -maxdepth 0 -type d ! -name boards | sed 's|common/||' | sort | xargs)"
same 'a chapter includes nothing but itself, game/, think/ and the clock' '' "$(grep -n '^#include' \
    chapter*/*.[ch] | grep -vE '<(string|stdlib|limits)\.h>|"[a-z_]*\.h"|"(game|think)/|"machine/system')"
same 'game/ and think/ neither read nor write text' '' "$(
    grep -nE '(^|[^a-z_])([a-z]*(printf|scanf|puts|gets)|f?(put|get)c(har)?|f(open|read|write|flush)|strto[a-z]*)\(' \
        common/game/*.[ch] common/think/*.[ch]
    grep -n 'stdio\.h' common/game/*.[ch] common/think/*.[ch])"
same 'no text of ours is read back from a file (and msvcrt makes such files in the root)' '' \
    "$(grep -n 'tmpfile(' common/*/*.[ch] chapter*/*.[ch] tests/unit/*.[ch])"
knows_system() { # FILES..: those that include what is of one system, or ask which it is
    grep -lE '^# *include <(windows|io|unistd|termios|fcntl|dirent|pwd|pthread|sched|process|sys/.*)\.h>|_WIN32' "$@"
}
same 'the system is in machine/' 5 "$(knows_system common/machine/*.c | wc -l)"
same '... and nowhere else' '' "$(knows_system common/[!m]*/*.[ch] chapter*/*.[ch])"
# tsort complains of circles, with their members.
awk '$1 != $2' "$dir/includes" | tsort 2>&1 >/dev/null | sed 's/^tsort: //' >"$dir/circles"
same 'no module needs one that needs it' '' "$(cat "$dir/circles")"
same 'every header has a .c file, but for types, tables, and what stands in several' \
    'common/game/types.h common/machine/system.h common/machine/thread.h common/record/formats.h common/think/feature.h common/think/option.h' \
    "$(for header in common/*/*.h; do [ -f "${header%.h}.c" ] || echo "$header"; done | xargs)"
# In the table of rooms the rows of a room name its modules, `_csa` stands for another's end.
named() { # ROOM MODULE
    grep "^| $1 " common/README.md | grep -q "[\`_]${2##*_}\(\.h\)*\`"
}
same 'every module stands in common/README.md' '' "$(for source in common/*/*.[ch]; do
    room=$(basename "$(dirname "$source")")
    module=$(basename "$source" | sed 's/\.[ch]$//')
    named "$room" "$module" || echo "$room/$module"
done | sort -u)"
# Objects that can be written and outlive a call: each stands in common/README.md, with why.
# Other flags than those of a plain build add objects of their own.
lasting() { # SOURCES..: "MODULE OBJECT" of their compiled files
    for source; do
        case $source in *_windows.c) continue ;; esac
        module=$(echo "${source%.c}" | sed 's|^common/||; s|_posix$||')
        objdump -t "$BUILD/${source%.c}.o" | awk -v module="$module" '$3 == "O" &&
            $4 ~ /^\.(bss|data|data\.rel|data\.rel\.local)$/ { sub(/\.[0-9]+$/, "", $6)
            sub(/^.*\./, "", $6); print module, $6 }'
    done
}
described() { # the same from the table of the README
    sed -n '/^## What outlives/,/^## Try/s/^| \([a-z/_, ]*\) | \(`.*`\) |.*/\1|\2/p' common/README.md |
        while IFS='|' read -r modules objects; do
            for module in $(echo "$modules" | tr -d ','); do
                for object in $(echo "$objects" | tr -d '`'); do
                    echo "$module $object"
                done
            done
        done
}
asserts() { # FILES..: how many of them have an assert
    objdump -t "$@" | grep -cE '[ _]_*assert'
}
if ! command -v objdump >/dev/null; then
    skip 'what outlives a call' 'objdump is not installed'
elif [ ! -f "$BUILD/flags" ] || grep -qE 'sanitize|coverage|tcc|mingw' "$BUILD/flags"; then
    skip 'what outlives a call' "$BUILD is not a plain build"
else
    lasting common/*/*.c >"$dir/lasting"
    described >"$dir/described"
    same 'what outlives a call stands in common/README.md' '' \
        "$(grep -vxFf "$dir/described" "$dir/lasting")"
    [ ! -d "$BUILD/checked" ] || check 'asserts are looked at in the tests' test \
        "$(asserts "$BUILD"/checked/common/game/*.o)" -gt 4
    for room in "$BUILD"/checked/common/*/ "$BUILD"/checked/chapter*/; do
        [ -d "$room" ] || continue
        check "$(basename "$room")/ looks at what it needs" test "$(asserts "$room"*.o)" -gt 0
    done
    ! grep -q NDEBUG "$BUILD/flags" || same '... and not in programs' 0 "$(asserts "$BUILD"/common/*/*.o "$BUILD"/chapter10/*.o)"
    objects=$(lasting chapter10/*.c | cat "$dir/lasting" - | wc -l)
    check "common/ and a chapter have fewer than 60 such objects ($objects)" \
        test "$objects" -gt 20 -a "$objects" -lt 60
fi
finish
