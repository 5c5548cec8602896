# open.awk - from the sources of a chapter, enumerators to options: what tune.sh compiles.
#   awk -v dir=COPY -f open.awk constants.tsv COPY/*.c
# An enumerator NAME of the table becomes NAME_WRITTEN, and NAME stands for a variable that an
# option of the same name sets. Exit status 1: an enumerator is not to be found in its file.
BEGIN { FS = "\t"; tab = 0 }
FNR == 1 {
    close(out)
    tab++
    out = tab > 1 ? FILENAME ".open" : "/dev/null"
    base = FILENAME
    sub(/.*\//, "", base)
}
tab == 1 {
    if (/^#/ || $1 == "name" || $2 == "-") next
    file[$1] = $2
    least[$1] = $3
    most[$1] = $4
    order[++count] = $1
    next
}
{
    line = $0
    if (match(line, /^ +[A-Z_]+ = -?[0-9]+,/)) {
        split(substr(line, RSTART, RLENGTH), part, /[ =,]+/)
        if (file[part[2]] == base) {
            value[part[2]] = part[3]
            sub(part[2], part[2] "_WRITTEN", line)
        }
    }
    if (base == "options.c" && line ~ /\.name = NULL/)
        print "#include \"tuned_rows.h\"" > out
    print line > out
    if (!(base in begun) && line ~ /^#include/) {
        print "#include \"tuned.h\"" > out
        begun[base] = 1
    }
}
END {
    for (i = 1; i <= count; i++) {
        name = order[i]
        if (!(name in value)) {
            print "tune.sh: " name " is no enumerator of " file[name] > "/dev/stderr"
            exit 1
        }
        print "extern int tuned_" name ";\n#define " name " tuned_" name > (dir "/tuned.h")
        print "int tuned_" name " = " value[name] ";" > (dir "/tuned.c")
        printf "{ \"%s\", OPT_SPIN, &tuned_%s, %s, %s, %s, \"\", \"tuned\", NULL, NULL },\n",
            name, name, value[name], least[name], most[name] > (dir "/tuned_rows.h")
    }
}
