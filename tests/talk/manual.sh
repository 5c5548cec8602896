#!/bin/sh
# manual.sh - the table of commands in common/TERMINAL.md is what `help` says.
#   tests/talk/manual.sh          compares
#   tests/talk/manual.sh --write  writes the table anew
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
for program in "$OUT"chapter[0-9][0-9]/shogi; do :; done
manual=common/TERMINAL.md

# One row a command, in the groups of `help`, whose pages break their lines.
table() {
    echo '| type | and the program will |'
    echo '|---|---|'
    for group in game engine strength screen records program; do
        printf 'help %s\n' $group | LC_ALL=C "$program" | awk -v group=$group '
            NR == 1 { sub(/:$/, ""); printf "| **%s** (`help %s`) | |\n", $0, group; next }
            /^ / { sub(/^ +/, ""); text = text " " $0; next }
            {
                if (use) printf "| `%s` | %s |\n", use, text
                at = match($0, /  +/)
                use = substr($0, 1, at - 1)
                text = substr($0, at + RLENGTH)
            }
            END { printf "| `%s` | %s |\n", use, text }' | sed 's/on|off/on\/off/; s/en|ja/en\/ja/'
    done
}

table >"$dir/table"
if [ "${1:-}" = --write ]; then
    awk -v table="$dir/table" '
        /^<!-- commands -->/ { print; while ((getline line <table) > 0) print line; skip = 1 }
        /^<!-- end -->/ { skip = 0 }
        !skip { print }' "$manual" >"$dir/manual" && cp "$dir/manual" "$manual"
    exit
fi
sed -n '/^<!-- commands -->/,/^<!-- end -->/p' "$manual" | sed '1d;$d' >"$dir/written"
check "the table of $manual (--write renews it)" diff "$dir/table" "$dir/written"
finish
