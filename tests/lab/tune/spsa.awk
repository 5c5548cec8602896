# spsa.awk - the arithmetic of tune.sh; TUNING.md explains it.
#   awk -v iterations=N -v rate=R -v first=SEED -v play=COMMAND
#       -f spsa.awk CONSTANTS [STATE]
# CONSTANTS has a line of tabs a constant: name, start, least, most, step. COMMAND is called with
# the options of both sides and prints how many games the first one won, drew and lost. STATE
# holds an earlier run, which goes on. Printed: a line for each iteration, with the values so far.
function random() { # from 0 up to 1: the same numbers with every awk
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
}
function clipped(x, i) { return x < least[i] ? least[i] : x > most[i] ? most[i] : x }
# A whole number near x: the nearer the more often, so that the mean is x.
function whole(x, i,    low) {
    low = x < 0 && x != int(x) ? int(x) - 1 : int(x)
    return clipped(low + (random() < x - low), i)
}
function say(k, won, drawn, lost,    i, row) {
    row = k "\t" won "\t" drawn "\t" lost
    for (i = 1; i <= count; i++) row = row sprintf("\t%.3f", value[i])
    print row
    fflush()
}
BEGIN { FS = "\t"; alpha = 0.602; gamma = 0.101; at = 0 }
FNR == 1 { files++ }
files == 1 {
    name[++count] = $1
    value[count] = $2
    least[count] = $3
    most[count] = $4
    step[count] = $5
    next
}
$1 ~ /^[0-9]+$/ && NF == count + 4 { # the row of an iteration that was played to its end
    at = $1
    for (i = 1; i <= count; i++) value[i] = $(i + 4)
}
END {
    if (files < 2) {
        row = "iteration\twon\tdrawn\tlost"
        for (i = 1; i <= count; i++) row = row "\t" name[i]
        print row
        say(0, 0, 0, 0)
    }
    settled = iterations / 10
    for (k = at + 1; k <= iterations; k++) {
        seed = (first + k * 7919) % 2147483646 + 1
        for (i = 1; i <= 10; i++) random() # neighbours begin alike
        up = down = ""
        for (i = 1; i <= count; i++) {
            sign[i] = random() < 0.5 ? -1 : 1
            reach = step[i] * (iterations / k) ^ gamma
            above = whole(value[i] + sign[i] * reach, i)
            below = whole(value[i] - sign[i] * reach, i)
            up = up " " name[i] "=" above
            down = down " " name[i] "=" below
        }
        command = play " " k " '" up "' '" down "'"
        if ((command | getline answer) <= 0 || split(answer, part, "\t") != 3) {
            print "tune.sh: no games were played: " command > "/dev/stderr"
            exit 1
        }
        close(command)
        # The step shrinks as the guesses settle; at the end it is rate times the reach.
        pace = rate * ((settled + iterations) / (settled + k)) ^ alpha
        for (i = 1; i <= count; i++) {
            move = pace * step[i] * (k / iterations) ^ gamma * sign[i] * (part[1] - part[3])
            value[i] = sprintf("%.3f", clipped(value[i] + move, i)) + 0 # as it is kept
        }
        say(k, part[1], part[2], part[3])
    }
}
