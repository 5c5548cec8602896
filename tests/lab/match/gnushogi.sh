#!/bin/sh
# gnushogi.sh - GNU Shogi (the program `gnushogi`, version 1.4.2) as a USI engine.
#
# Both write moves alike, so a game is handed on move by move. Understood of `go`:
# `movetime` and `byoyomi` (whole seconds, at least one; one when there is neither) and
# `depth`; any other clock, `stop` and pondering are not. A position that does not come
# from the opening position ends the script with status 1, as a missing gnushogi does.
set -fu # -f: a drop, P*5e, is no pattern of file names
[ "${1:-}" != --help ] || { sed -n '2,/^[^#]/s/^# \{0,1\}//p' "$0"; exit; }
PATH=$PATH:/usr/games
start='lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1'
position=startpos
seconds=1 depth=0   # limits of a move; depth 0: none
pid=''              # of gnushogi; '': not running
known=''            # the moves it has made on its board, each after a blank

fail() {
    echo "gnushogi.sh: $*" >&2
    echo "info string gnushogi.sh: $*"
    exit 1
}

# Without its input gnushogi ends by itself, also when this script is killed.
leave() {
    [ -n "$pid" ] || return 0
    exec 3>&- 4<&-
    wait "$pid"
    pid=''
}

# A new gnushogi for each game: nothing of the last one can be left over. The names of the
# two pipes are needed only until both sides have opened them.
launch() {
    leave
    dir=$(mktemp -d) || exit 1
    mkfifo "$dir/in" "$dir/out" || exit 1
    gnushogi -a -h -X <"$dir/in" >"$dir/out" &
    pid=$!
    exec 3>"$dir/in" 4<"$dir/out"
    rm -r "$dir"
    [ "$depth" = 0 ] || printf 'depth\n%s\n' "$depth" >&3
    # "depth" switches every clock off: a time comes after it
    [ "$seconds" = 0 ] || echo "level 0 0:$seconds" >&3
}

# answer SIDE: gnushogi's move, or `resign` when it says that SIDE has mated it, in $move.
# Its own moves have dots: "12. ... P*5e 300000"; what it is told comes back without.
answer() {
    while read -r line <&4; do
        case $line in
        *' ... '*)
            move=${line#* ... }
            move=${move%% *}
            return ;;
        "$1 mates!"*)
            move=resign
            return ;;
        *llegal*)
            fail "gnushogi says: $line" ;;
        esac
    done
    fail "gnushogi has ended"
}

# The last move is told as the other side's, which gnushogi answers; those before it, if
# it has not made them yet, with `force`, which takes moves for both sides.
think() {
    moves=${position#startpos}
    moves=${moves#"sfen $start"}
    moves=${moves# moves}
    case $moves in *sfen*) fail "not from the opening position: $position" ;; esac
    # shellcheck disable=SC2086 # a list of words
    set -- $moves
    # there it calls the game drawn and falls silent; with more moves by `force` it hangs
    [ $# -le 300 ] || fail "gnushogi plays 300 moves at most; use --max-moves 300"
    other=$([ $(($# % 2)) = 1 ] && echo Black || echo White)
    if [ -z "$pid" ] || [ $# = 0 ] || [ "${moves% *}" != "$known" ]; then
        launch
        # "black" gives that side to the other
        # shellcheck disable=SC2086 # a list of words
        [ $# = 0 ] || printf '%s\n' force ${moves% *} "$(echo "$other" | tr BW bw)" >&3
    fi
    if [ $# = 0 ]; then
        echo go >&3
    else
        echo "${moves##* }" >&3
    fi
    answer "$other"
    known="$moves $move"
    echo "bestmove $move"
}

# limits WORDS: of `go`. No time and a depth: the depth alone.
limits() {
    seconds='' depth=0
    while [ $# -gt 1 ]; do
        case $1:$2 in
        movetime:*[!0-9]* | byoyomi:*[!0-9]* | depth:*[!0-9]*)
            fail "go $1: $2 is no number" ;;
        movetime:* | byoyomi:*) seconds=$(($2 / 1000 > 0 ? $2 / 1000 : 1)) ;;
        depth:*) depth=$2 ;;
        esac
        shift
    done
    [ -n "$seconds" ] || seconds=$([ "$depth" = 0 ] && echo 1 || echo 0)
}

command -v gnushogi >/dev/null ||
    fail "gnushogi is not installed (Debian: apt install gnushogi)"
trap '[ -z "$pid" ] || kill -9 "$pid"; exit 1' HUP INT TERM
trap '' PIPE # a gnushogi that is gone is seen when its answer is read
while read -r command words; do
    case $command in
    usi)
        echo "id name GNU Shogi"
        echo "id author Free Software Foundation"
        echo usiok ;;
    isready) echo readyok ;;
    position) position=$words ;;
    go)
        # shellcheck disable=SC2086
        limits $words
        think ;;
    usinewgame | gameover) leave ;;
    quit) break ;;
    esac
done
leave
