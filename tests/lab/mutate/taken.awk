# taken.awk - what gcov -b -c -t prints, in short: "file NAME CHECKED", then "LINE TAKEN BRANCHES"
# for each line with code, BRANCHES a string of 0 and 1. CHECKED: compiled with asserts, as
# a line before it says.
$1 == "checked" { flush(); checked = $2; next }
function flush() { if (line) print line, taken, branches == "" ? "-" : branches; line = 0 }
/^ +-: +0:Source:/ { flush(); file = $0; sub(/.*Source:/, "", file); sub(/^\.\//, "", file)
                     ours = file ~ /^(common|chapter[0-9]+)\/.*\.c$/
                     if (ours) print "file", file, checked }
!ours { next }
/^branch / { branches = branches ($4 == "executed" || $4 == 0 ? "0" : "1"); next }
/^ *[0-9#=*-]+: *[0-9]+:/ {
    flush()
    split($0, part, ":")
    if (part[1] ~ /-$/ || part[2] + 0 == 0) next
    line = part[2] + 0
    taken = part[1] ~ /[#=]/ ? 0 : 1
    branches = ""
    if ($0 ~ /assert\(/) line = 0
}
END { flush() }
