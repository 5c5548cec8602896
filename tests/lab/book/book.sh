#!/bin/sh
# book.sh - the texts of the project as a book for the browser, into build/book:   make book
# A page a text, with the boards as pictures, its diff and its searched tree beside it; contents,
# search, all.html with everything, which a browser prints. It needs pandoc, and no network.
case "${1-}" in --help) sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; exit ;; esac
set -u
cd "$(dirname "$0")/../../.." || exit 2
if ! command -v pandoc >/dev/null; then
    echo "make book needs pandoc to make pages of the texts: apt-get install pandoc, or https://pandoc.org" >&2
    exit 1
fi
out=build/book tools=tests/lab/book tab=$(printf '\t')
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
rm -rf "$out" && mkdir -p "$out" || exit 1

# The texts in the order of the book: level, text, title.
title() { sed -n '1s/^# *//p' "$1"; }
contents() {
    printf '1\tREADME.md\tThe book\n'
    for chapter in chapter[0-9][0-9]; do
        printf '1\t%s\t%s\n' "$chapter/README.md" "$(title "$chapter/README.md")"
        # shellcheck disable=SC2012 # names without blanks
        for text in $(ls "$chapter"/steps/*.md 2>/dev/null | sort -t/ -k3n) \
            "$chapter"/STUDY.md "$chapter"/EXPERIMENTS.md "$chapter"/ANSWERS.md; do
            [ ! -f "$text" ] || printf '2\t%s\t%s\n' "$text" "$(title "$text")"
        done
    done
    for text in common/TERMINAL.md common/HANDBOOK.md common/GLOSSARY.md common/EVALUATION.md common/NETWORK.md \
        common/ANSWERS.md common/README.md tests/README.md tests/lab/match/MEASURING.md \
        tests/lab/tune/TUNING.md tests/lab/match/README.md tests/exercises/TEACHING.md; do
        printf '1\t%s\t%s\n' "$text" "$(title "$text")"
    done
}

page_of() { # TEXT: its page
    case $1 in README.md) echo index.html ;; *) echo "${1%.md}.html" ;; esac
}

escaped() { sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g'; }

# The whole page around an article. Places are "@/PATH" as yet.
framed() { # PAGE TITLE BEFORE AFTER <ARTICLE
    way=$(echo "$1" | sed 's|[^/]*/|../|g; s|[^/]*$||')
    {
        cat <<END
<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>$2</title><link rel="stylesheet" href="@/book.css"></head>
<body><a class="skip" href="#text">to the text</a><div class="all">
<nav class="contents" aria-label="Contents"><label for="search">Search</label>
<input type="search" id="search" data-root="@/"><div id="found" role="status"></div>
<details open><summary>Contents</summary>
END
        sed "s|href=\"@/$1\"|& aria-current=\"page\"|" "$work/nav"
        printf '</details></nav><main id="text">\n'
        cat
        printf '<div class="turn"><span>%s</span><span>%s</span></div></main></div>\n' "$3" "$4"
        printf '<script src="@/book.js"></script></body></html>\n'
    } | sed "s|@/|${way:-./}|g"
}

# A step's diff as a page.
diff_page() { # DIFF
    echo "<h1>The diff of this step</h1>"
    echo "<p><a href=\"@/${1%.diff}.html\">Back to the lesson</a></p><pre tabindex=\"0\">"
    escaped <"$1" | awk '
        /^(---|\+\+\+|@@|diff )/ { print "<span class=\"where\">" $0 "</span>"; next }
        /^\+/ { print "<span class=\"add\">" $0 "</span>"; next }
        /^-/ { print "<span class=\"del\">" $0 "</span>"; next }
        { print }' | awk '{ if (/<\/span>$/) printf "%s", $0; else print }'
    echo '</pre>'
}

contents >"$work/contents"
awk -F "$tab" '
    function page(text) { sub(/\.md$/, ".html", text); return text == "README.html" ? "index.html" : text }
    { gsub(/&/, "\\&amp;", $3); gsub(/</, "\\&lt;", $3)
      if ($1 == 1) print (open ? "</ol></li></ol>" : "") "<ol><li><a href=\"@/" page($2) "\">" $3 "</a><ol>"
      else print "<li><a href=\"@/" page($2) "\">" $3 "</a></li>"
      open = 1 }
    END { print "</ol></li></ol>" }' "$work/contents" | sed 's|<ol></ol>||g' >"$work/nav"

: >"$work/sources"
: >"$work/all"
echo 'window.bookPages = [' >"$work/search"
number=0
count=$(grep -c . "$work/contents")
while IFS=$tab read -r _ text title; do
    number=$((number + 1))
    [ ! -t 2 ] || printf '\r%d of %d pages' $number "$count" >&2
    page=$(page_of "$text") here=${text%/*}/
    [ "$here" != "$text/" ] || here=
    mkdir -p "$out/$here"
    HERE=$here SOURCES=$work/sources pandoc -f gfm -t html5 --wrap=preserve \
        --lua-filter="$tools/book.lua" "$text" -o "$work/marked" || exit 1
    # Each line of code has an anchor of its own, which nobody links to.
    sed 's|<a href="#cb[^>]*></a>||g; s|<span id="cb[0-9]*-[0-9]*">|<span>|g
        s|<pre|<pre tabindex="0"|; s|<th[^>]*></th>|<td></td>|g' "$work/marked" >"$work/body"
    case $text in
    */steps/*)
        step=${here#chapter} step=${step%%/*} name=${text##*/}
        step=$step.${name%%-*}
        tree=
        [ ! -f "build/pages/$step.html" ] || tree=", <a href=\"@/pages/$step.html\">its searched tree</a>"
        printf '<p class="beside">Step %s: <a href="@/%s">its diff</a>%s</p>\n' "$step" \
            "${text%.md}.diff.html" "$tree" >"$work/beside"
        cat "$work/body" >>"$work/beside"
        mv "$work/beside" "$work/body"
        diff_page "${text%.md}.diff" | framed "${text%.md}.diff.html" "The diff of step $step" '' '' \
            >"$out/${text%.md}.diff.html" ;;
    esac
    before=$(sed -n "$((number - 1))p" "$work/contents" 2>/dev/null | awk -F "$tab" '{ print $2 }')
    after=$(sed -n "$((number + 1))p" "$work/contents" | awk -F "$tab" '{ print $2 }')
    framed "$page" "$(echo "$title" | escaped)" \
        "${before:+<a rel=\"prev\" href=\"@/$(page_of "$before")\">&larr; $(title "$before" | escaped)</a>}" \
        "${after:+<a rel=\"next\" href=\"@/$(page_of "$after")\">$(title "$after" | escaped) &rarr;</a>}" \
        <"$work/body" >"$out/$page"
    { echo '<article>'; sed "s/ id=\"[^\"]*\"//g; s|href=\"#|href=\"@/$page#|g" "$work/body"; echo '</article>'; } >>"$work/all"
    sed 's/<[^>]*>//g; s/&lt;/</g; s/&gt;/>/g; s/&quot;/"/g; s/&amp;/\&/g' "$work/marked" | tr '\n\t' '  ' |
        awk -v url="$page" -v title="$title" '
            function quoted(t) { gsub(/\\/, "\\\\", t); gsub(/"/, "\\\"", t); gsub(/  +/, " ", t)
                gsub(/</, "\\u003c", t); return "\"" t "\"" }
            { text = text $0 }
            END { print "[" quoted(url) "," quoted(title) "," quoted(text) "]," }' >>"$work/search"
done <"$work/contents"
[ ! -t 2 ] || echo >&2
{ cat "$work/search"; echo '];'; } >"$out/search.js"
framed all.html 'The whole book' '' '' <"$work/all" >"$out/all.html"
cp "$tools/book.css" "$tools/book.js" "$out"
find common chapter[0-9][0-9] -name '*.svg' | while read -r picture; do
    mkdir -p "$out/${picture%/*}" && cp "$picture" "$out/$picture"
done
mkdir -p "$out/pages"
for page in build/pages/*.html; do # their links to lessons lead to the book's pages
    [ ! -f "$page" ] || sed 's|"../../\(c[^"]*\)\.md\([#"]\)|"../\1.html\2|g' "$page" >"$out/pages/${page##*/}"
done
sort -u "$work/sources" | while read -r source; do
    mkdir -p "$out/${source%/*}" && cp "$source" "$out/$source.txt"
done
echo "open $out/index.html"
