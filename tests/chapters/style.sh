#!/bin/sh
# style.sh - limits that keep the sources readable: lines of at most 90 columns, files of
# at most 400 lines, functions of at most 60 (search() 100, move generation 80), the
# reading path of at most 6,500 lines; what a header declares is found in the file of
# its name; and texts have lines of at most 120 columns, with no code broken.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
sources=$(find common chapter[0-9][0-9] tests -name '*.[ch]' | sort)
product=$(find common chapter[0-9][0-9] -name '*.[ch]' | sort)

# none NAME: nothing was found, a line each, in the file `findings`.
none() {
    same "$1" '' "$(sed 5q "$dir/findings")"
}

# shellcheck disable=SC2086 # no name of a file has a blank
{
    # Columns are counted without the continuation bytes of UTF-8.
    LC_ALL=C awk '{ line = $0; gsub(/[\200-\277]/, "", line) }
        length(line) > 90 { print FILENAME ":" FNR ": " length(line) " columns" }' \
        $sources >"$dir/findings"
    none "no line has more than 90 columns"

    awk '/\t/ { print FILENAME ":" FNR ": a tab" }
        / $/ { print FILENAME ":" FNR ": a blank at the end" }' $sources >"$dir/findings"
    none "no tabs, no blanks at the end of a line"

    # Lines of nothing but numbers, or texts, are tables of data.
    awk 'FNR == 1 { judge(); lines = 0; file = FILENAME }
        !/^[-+ {}(),;.0-9xXa-fA-F]+$/ && !/^ *(\[[A-Z_]+\] = )?(\{|(\{ )?".*",?( \},)?)$/ { lines++ }
        END { judge() }
        function judge() { if (lines > 400) print file ": " lines " lines" }' \
        $sources >"$dir/findings"
    none "no file has more than 400 lines, tables aside"

    # The braces of a function stand alone in the first column.
    awk '/^[a-zA-Z].*\(/ { name = $0; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name) }
        /^\{$/ {
            begin = FNR
            limit = name == "search" ? 100 : FILENAME ~ /movegen/ ? 80 : 60
        }
        /^\}$/ && begin && FNR - begin + 1 > limit {
            print FILENAME ":" begin ": " name "() has " FNR - begin + 1 " lines"
        }
        /^\}/ { begin = 0 }' $sources >"$dir/findings"
    none "no function has more than 60 lines, search() 100"
}

# A command that is broken over two lines can't be copied.
# shellcheck disable=SC2046 # no name of a file has a blank
LC_ALL=C awk 'FNR == 1 { code = 0 }
    /^```/ { code = !code; next }
    !code { if (gsub(/`/, "`") % 2) print FILENAME ":" FNR ": code goes over the end of the line"
        gsub(/[\200-\277]/, "")
        if (length($0) > 120 && !/^ *[|<]|^    /) print FILENAME ":" FNR ": " length($0) " columns" }' \
    $(find README.md common chapter[0-9][0-9] tests -name '*.md') >"$dir/findings"
none "texts: no code goes over the end of a line, no line has more than 120 columns"

# What a student reads who wants to know how a computer plays shogi, see common/README.md.
find common/game common/think chapter10 -name '*.[ch]' | grep -v '/data/' |
    xargs cat | awk 'END { if (NR < 5000 || NR > 6500) print NR " lines" }' >"$dir/findings"
none "game/, think/ and chapter 10 have 6,500 lines at most, think/data aside"

# A header's names, then the definitions of its .c; the system has a file for each system.
awk '
    /^[a-zA-Z].*\(/ && !/^(static|typedef|extern|enum|struct .*\{)/ {
        name = $0; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name)
        home = FILENAME; sub(/\.h$/, "", home)
        print home, name
    }' common/*/*.h chapter[0-9][0-9]/*.h >"$dir/declared"
# shellcheck disable=SC2086 # no name of a file has a blank
awk 'NR == FNR { declared[$0] = 1; next }
    /^[a-zA-Z].*\(/ {
        name = $0; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name)
        home = FILENAME; sub(/\.c$/, "", home); sub(/_(posix|windows)$/, "", home)
        defined[home " " name] = 1
        seen[home] = 1
    }
    END {
        for (pair in declared) {
            split(pair, part, " ")
            if (part[1] in seen && !(pair in defined)) print part[1] ".h: " part[2] "() is not in its .c"
        }
    }' "$dir/declared" $(echo "$product" | grep '\.c$') | sort >"$dir/findings"
none "what a header declares is defined in its .c"
finish
