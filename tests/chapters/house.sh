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
        s|^machine/console |machine/system |
        s|^think/data/|think/|' |
    sort -u >"$dir/includes"
check 'there are includes' test -s "$dir/includes"
awk -v rooms="$rooms" '
    BEGIN { count = split(rooms, name, " "); for (i = 1; i <= count; i++) floor[name[i]] = i }
    FILENAME == ARGV[1] {
        split($1, from, "/")
        split($2, to, "/")
        if (!(to[1] in floor) || floor[to[1]] > floor[from[1]]) wrong[from[1]] = wrong[from[1]] " " $0
        next
    }
    FNR == 1 { split(FILENAME, part, "/"); room = part[2]; module = FILENAME; sub(/\.[ch]$/, "", module)
               if (!(module in seen)) modules[room]++; seen[module] = 1 }
    { lines[room]++; all++ }
    END { for (i = 1; i <= count; i++) print name[i], lines[name[i]], modules[name[i]], all, wrong[name[i]] }
    ' "$dir/includes" common/*/*.[ch] >"$dir/rooms"
while read -r room lines modules all wrong; do
    same "$room/ includes only itself and rooms below it" '' "$wrong"
    if [ "$lines" -le 5000 ] && [ "$((5 * lines))" -le "$all" ] && [ "$modules" -le 25 ]; then
        ok "$room/ has at most 5,000 lines, a fifth of all, and 25 modules ($lines, $modules)"
    else
        not_ok "$room/ has at most 5,000 lines, a fifth of all, and 25 modules" "$lines of $all, $modules"
    fi
done <"$dir/rooms"
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
same 'the system is in machine/' 3 "$(knows_system common/machine/*.c | wc -l)"
same '... and nowhere else' '' "$(knows_system common/[!m]*/*.[ch] chapter*/*.[ch])"
# tsort complains of circles, with their members.
awk '$1 != $2' "$dir/includes" | tsort 2>&1 >/dev/null | sed 's/^tsort: //' >"$dir/circles"
same 'no module needs one that needs it' '' "$(cat "$dir/circles")"
same 'every header has a .c file, but for types, tables, and what stands in several' \
    'common/commands/commands.h common/game/types.h common/machine/system.h common/program/calls.h common/think/feature.h' \
    "$(ls common/*/*.h common/*/*.c | awk '{ kind = substr($0, length($0)); sub(/\.[ch]$/, "")
        if (kind == "c") source[$0] = 1; else header[$0] = 1 }
        END { for (name in header) if (!(name in source)) print name ".h" }' | sort | xargs)"
# In the table of rooms the rows of a room name its modules, `_csa` stands for another's end.
same 'every module stands in common/README.md' '' "$(
    printf '%s\n' common/*/*.[ch] | awk -F '[|]' '
        NR == FNR { if (/^\| [a-z]+ \|/) { gsub(/ /, "", $2); row[$2] = row[$2] $0 }; next }
        { split($0, part, "/")
          module = part[3]
          sub(/\.[ch]$/, "", module)
          end = module
          sub(/.*_/, "", end)
          if (row[part[2]] !~ "[`_]" end "(\\.h)?`") print part[2] "/" module }' \
        common/README.md - | sort -u)"
# Objects that can be written and outlive a call: each stands in common/README.md, with why.
# Other flags than those of a plain build add objects of their own.
lasting() { # SOURCES..: "MODULE OBJECT" of their compiled files
    printf '%s\n' "$@" | sed "/_windows\.c$/d; s|.*|$BUILD/&|; s|c$|o|" | xargs objdump -t |
        awk -v build="$BUILD/" '
            / file format / {
                module = substr($1, length(build) + 1)
                sub(/\.o:$/, "", module)
                sub(/^common\//, "", module)
                sub(/_posix$/, "", module)
            }
            $3 == "O" && $4 ~ /^\.(bss|data|data\.rel|data\.rel\.local)$/ {
                sub(/\.[0-9]+$/, "", $6)
                sub(/^.*\./, "", $6)
                print module, $6
            }'
}
described() { # the same from the table of the README
    sed -n '/^## What outlives/,/^## Try/s/^| \([a-z/_, ]*\) | \(`.*`\) |.*/\1|\2/p' common/README.md |
        awk -F '|' '{
            modules = split($1, module, ", *")
            gsub(/`/, "", $2)
            objects = split($2, object, " ")
            for (i = 1; i <= modules; i++)
                for (k = 1; k <= objects; k++) print module[i], object[k] }'
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
        name=${room%/}
        check "${name##*/}/ looks at what it needs" test "$(asserts "$room"*.o)" -gt 0
    done
    ! grep -q NDEBUG "$BUILD/flags" || same '... and not in programs' 0 "$(asserts "$BUILD"/common/*/*.o "$BUILD"/chapter10/*.o)"
    objects=$(lasting chapter10/*.c | cat "$dir/lasting" - | wc -l)
    check "common/ and a chapter have fewer than 60 such objects ($objects)" \
        test "$objects" -gt 20 -a "$objects" -lt 60
fi
finish
