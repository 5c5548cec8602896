#!/bin/sh
# series.sh - the steps of a chapter: chapterNN/steps/K-name.diff, applied in order to the
# code of the chapter before, give the code of chapter NN, byte for byte. (Chapter 6 has no
# chapter before it: its step 0 makes an engine that plays the first legal move.)
#   series.sh list [NN]            a line a step: 10.4, its name, its title
#   series.sh lay NN.K DIR         the code after that step, into DIR; NN.0: before the first
#   series.sh next NN.K DIR        the code before that step, in DIR, becomes the code after it
#   series.sh program NN.K [WORD..]  builds it, as $BUILD/steps/NN.K/shogi, with the flags of
#                                  the library there and these words; prints its path
#   series.sh show NN.K            the step: its title, what it is for, its diff
#   series.sh switch NN [NAME]     what came into the finished chapter with that switch,
#                                  functions whole; without NAME the switches, by step
#   series.sh lines [NN.K]         lines added and deleted that are not blank; of all steps, by name
#   series.sh prove [NN]           all steps apply, and the last gives the chapter
#   series.sh repository NN DIR    the series as a git repository, a commit a step
#   series.sh take NN DIR          the commits of that repository become the series, proved
# A step's file begins with its title and, after a blank line, what it is for; that is the
# message of its commit.
set -u
cd "$(dirname "$0")/../.." || exit 1

refuse() { # WHY
    echo "steps: $1" >&2
    exit 2
}

before() { # NN: the chapter before it; 05 for the first
    printf %02d $((1$1 - 101))
}

files() { # NN: the files of its series, in order
    ls chapter"$1"/steps/*.diff 2>/dev/null | sort -t / -k 3 -n
}

file_of() { # NN.K
    set -- "${1%%.*}" "${1#*.}" chapter"${1%%.*}"/steps/"${1#*.}"-*.diff
    [ -f "$3" ] || refuse "there is no step $1.$2; 'make list-steps' lists them"
    echo "$3"
}

number() { # FILE: 10.4
    chapter=${1%/steps/*} name=${1##*/}
    echo "${chapter#chapter}.${name%%-*}"
}

sources() { # NN: the code of a chapter, none before the first
    ls chapter"$1"/*.[ch] 2>/dev/null
}

apply() { # FILE DIR
    patch -s -p1 -d "$2" <"$1" >&2 || {
        echo "steps: $(number "$1") (${1##*/}) does not apply" >&2
        return 1
    }
}

begin() { # NN DIR: the code before its first step
    mkdir -p "$2" && rm -f "$2"/*.[ch] || return 1
    set -- "$(sources "$(before "$1")")" "$2"
    # shellcheck disable=SC2086 # names of files without blanks
    [ -z "$1" ] || cp $1 "$2"
}

# lay NN.K DIR: all at once, and one by one when they do not apply, which tells which.
lay() {
    begin "${1%%.*}" "$2" || return 1
    chosen=
    for file in $(files "${1%%.*}"); do
        name=${file##*/}
        [ "${name%%-*}" -le "${1#*.}" ] || break
        chosen="$chosen $file"
    done
    [ -n "$chosen" ] || return 0
    # shellcheck disable=SC2086 # names of files without blanks
    cat $chosen | patch -s -p1 -d "$2" >/dev/null 2>&1 || {
        rm -f "$2"/*.rej
        begin "${1%%.*}" "$2"
        for file in $chosen; do
            apply "$file" "$2" || return 1
        done
    }
    rm -f "$2"/*.orig
}

name_of_step='function name_of_step() {
        step = name = FILENAME
        gsub(/^chapter|-.*/, "", step)
        sub(/.steps./, ".", step)
        sub(/^[^-]*-/, "", name)
        sub(/\.diff$/, "", name)
    }'

list() { # NN..
    for chapter; do
        # shellcheck disable=SC2046 # names of files without blanks
        awk -v OFS='\t' 'FNR == 1 { name_of_step(); print step, name, $0 }'"$name_of_step" \
            $(files "$chapter") /dev/null
    done
}

count_lines() { # FILE..: added and deleted, blank ones aside, and the step
    awk 'FNR == 1 { tell() }
        /^(\+\+\+|---) / { next }
        /^\+.*[^ ]/ { added++ }
        /^-.*[^ ]/ { deleted++ }
        END { tell() }
        function tell() {
            if (step) print added + 0, deleted + 0, step
            name_of_step()
            added = deleted = 0
        }'"$name_of_step" "$@"
}

rows='^+.*{ "\([A-Z][A-Za-z]*\)", OPT_.*'
switch() { # NN [NAME]
    set -- "$1" "${2:-}" "$(before "$1")"
    [ -n "$(files "$1")" ] || refuse "chapter $1 has no steps"
    if [ -z "$2" ]; then
        for file in $(files "$1"); do
            names=$(sed -n "s/$rows/\1/p" "$file" | xargs)
            [ -z "$names" ] || printf '%s\t%s\t%s\n' "$(number "$file")" "$names" "$(sed 1q "$file")"
        done
        return
    fi
    steps=
    for file in $(files "$1"); do
        grep -q "^[-+].*{ \"$2\", OPT_" "$file" || continue
        step=$(number "$file")
        steps="$steps ${step#*.}"
        printf '%s  %s\n\n' "$step" "$(message "$file")"
    done
    [ -n "$steps" ] || refuse "chapter $1 has no switch $2 of its own; 'make show-$1' lists them"
    code=$(sources "$3" | sed 's|.*/||')
    # shellcheck disable=SC2046,SC2086 # names of files without blanks
    awk -v steps="$steps" -v old="chapter$3" -v files="$(echo $code)" \
        -f tests/exercises/blame.awk $(files "$1")
}

# The code in DIR is that of chapter NN.
same_code() { # NN DIR
    (cd chapter"$1" && ls ./*.[ch]) >"$2.names"
    (cd "$2" && ls ./*.[ch]) | diff "$2.names" - >&2 || return 1
    for source in chapter"$1"/*.[ch]; do
        diff -u "$2/${source##*/}" "$source" >&2 || return 1
    done
}

prove() { # NN..
    for chapter; do
        work=$(mktemp -d) || return 1
        lay "$chapter.999" "$work/code" && same_code "$chapter" "$work/code"
        good=$?
        rm -rf "$work"
        [ $good = 0 ] || {
            echo "steps: the series of chapter $chapter does not give its code" >&2
            return 1
        }
    done
}

# Built apart and put in place whole, since two may build the same step at once.
program() { # NN.K WORD..
    build=${BUILD:-build} step=$1
    shift
    target=$build/steps/$step/shogi
    # shellcheck disable=SC2046,SC2012 # names of files without blanks
    if [ -x "$target" ] && [ $# = 0 ] && [ -z "$(find "$build/common.a" chapter*/*.[ch] chapter*/steps/*.diff -newer "$target" | sed 1q)" ]; then
        echo "$target"
        return
    fi
    mkdir -p "$build/steps/$step" && work=$(mktemp -d "$build/steps/$step/new.XXXXXX") || return 1
    # shellcheck disable=SC2086 # the words of a command
    if lay "$step" "$work/code" && ${COMPILE:-$(cat "$build/flags")} "$@" -I"$work/code" \
        -o "$work/shogi" "$work"/code/*.c "$build/common.a" ${LDLIBS:--lm -lpthread} >&2; then
        mv -f "$work/shogi" "$target" && rm -rf "$work" && echo "$target"
    else
        rm -rf "$work"
        return 1
    fi
}

in_git() { # DIR WORDS..
    repository=$1
    shift
    git -C "$repository" -c user.name=steps -c user.email=steps@localhost \
        -c core.autocrlf=false "$@"
}

message() { # FILE: what stands in front of the diff
    sed '/^diff --git /,$d' "$1"
}

repository() { # NN DIR
    [ ! -e "$2" ] || [ -z "$(ls -A "$2")" ] || refuse "'$2' is not empty"
    lay "$1.-1" "$2" && git init -q "$2" || return 1
    in_git "$2" add -A
    in_git "$2" commit -q --allow-empty -m "start: the code before chapter $1" || return 1
    for file in $(files "$1"); do
        name=${file##*/}
        apply "$file" "$2" && rm -f "$2"/*.orig || return 1
        in_git "$2" add -A
        { echo "${name%.diff}"; echo; message "$file"; } |
            in_git "$2" commit -q --cleanup=verbatim -F - || return 1
    done
    echo "$2: $(in_git "$2" rev-list --count HEAD) commits, one a step. Edit, rebase, and"
    echo "take it back: sh tests/exercises/series.sh take $1 $2"
}

take() { # NN DIR
    [ -d "$2/.git" ] || refuse "'$2' is no repository of a series"
    first=$(in_git "$2" rev-list --max-parents=0 HEAD) new=$(mktemp -d) || return 1
    for commit in $(in_git "$2" rev-list --reverse "$first..HEAD"); do
        name=$(in_git "$2" log -1 --format=%s "$commit")
        {
            in_git "$2" log -1 --format=%B "$commit" | sed '1,2d' | sed -e :a -e '/^\n*$/{$d;N;ba' -e '}'
            echo
            in_git "$2" diff --no-color --no-renames --src-prefix=a/ --dst-prefix=b/ \
                "$commit^" "$commit" | sed '/^index /d'
        } >"$new/$name.diff"
    done
    mkdir -p chapter"$1"/steps
    for old in $(files "$1"); do
        [ -f "$new/${old##*/}" ] || rm "$old"
    done
    cp "$new"/*.diff chapter"$1"/steps/ && rm -rf "$new"
    prove "$1" && echo "chapter $1: $(files "$1" | wc -l) steps, which give its code"
}

chapters=$(ls -d chapter[0-9][0-9]/steps 2>/dev/null | sed 's|chapter\(..\)/.*|\1|')
command=${1:-} && [ $# -gt 0 ] && shift
# shellcheck disable=SC2086 # words
case $command in
list) list ${1:-$chapters} ;;
lay) [ $# = 2 ] || refuse 'lay NN.K DIR'
    [ "${1#*.}" = 0 ] || file_of "$1" >/dev/null || exit 2
    lay "$1" "$2" ;;
next) [ $# = 2 ] || refuse 'next NN.K DIR'
    file=$(file_of "$1") && apply "$file" "$2" ;;
program) file_of "${1:-}" >/dev/null || exit 2
    program "$@" ;;
show) file=$(file_of "${1:-}") || exit 2
    printf '%s  %s\n' "$1" "$(cat "$file")" ;;
switch) [ $# -ge 1 ] || refuse 'switch NN [NAME]'
    switch "$@" ;;
lines) if [ $# = 0 ]; then
        # shellcheck disable=SC2046 # names of files without blanks
        for chapter in $chapters; do count_lines $(files "$chapter"); done
    else
        file=$(file_of "$1") || exit 2
        count_lines "$file" | cut -d ' ' -f 1,2
    fi ;;
prove) prove ${1:-$chapters} ;;
repository) [ $# = 2 ] || refuse 'repository NN DIR'
    repository "$1" "$2" ;;
take) [ $# = 2 ] || refuse 'take NN DIR'
    take "$1" "$2" ;;
*) sed -n '2,/^set/s/^# *//p' "$0" >&2; exit 2 ;;
esac
