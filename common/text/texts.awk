# texts.awk - a file of texts as a table in C, called `table`: `NAME: arguments` with lines
# `  LANGUAGE: text` below it (message_texts.txt tells more), or `ENGLISH = JAPANESE`, after
# which the table ends with NULL. What stands behind a backslash is as in C.
BEGIN {
    print "#include \"text/messages.h\"\nenum { en, ja };"
    row = "const char *const " table "[][LANGUAGES]"
    print "extern " row ";\n" row " = {"
}
/^[A-Z_ +0-9]+:/ {
    sub(/:.*/, "")
    name = $0
    language = ""
    next
}
/^  [a-z][a-z]:/ {
    if ($1 != language) {
        language = $1
        printf "%s[%s][%s] =\n", comma, name, substr(language, 1, 2)
        comma = ", "
    }
    line = substr($0, 7)
    end = "\\n"
    if (line ~ /^".*"$/ || line ~ /\\$/) {
        gsub(/^"|"$|\\$/, "", line)
        end = ""
    }
    gsub(/"/, "\\\"", line)
    printf "    \"%s%s\"\n", line, end
    next
}
/^[^ #].* = / {
    pair = $0
    sub(/ = /, "\", \"", pair)
    printf "    { \"%s\" },\n", pair
    next
}
/^[^#]/ { print "\n#error " FILENAME ", line " FNR " is neither a name nor a text" }
END { print pair ? "    { 0, 0 } };" : "};" }
