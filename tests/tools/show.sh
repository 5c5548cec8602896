#!/bin/sh
# show.sh - `make show-NN SWITCH=Name` prints all that came into a chapter with a switch, as
# the series of steps tells it: each switch has its page, the page marks every line of its
# steps that is still there, and the functions of a technique are on it whole.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/check.sh
series='sh tests/exercises/series.sh'

# What must be on the page of a switch: functions, by name.
needed='06 LeafExchange leaf_exchange horizon
07 Window search
07 HashMove table_move table_probe
07 TableCuts table_decides
07 Killer killer_rank killer_store
07 JustCapture is_just_capture
07 HighestCapture highest_capture
07 Escape piece_in_danger is_escape
08 StaticValue valued_next value_rest
08 ForwardPruning is_pruned
09 Recapture wants_recapture search_again recapture_prepare
10 Quiescence quiesce
10 QuiesceFutility is_hopeless
10 Staged picker_next next_of_stage
10 History history_slot history_update
10 Continuation history_rows place_of history_add history_reward
10 CaptureHistory is_doubtful
10 Countermove countermove counter_slot
10 PVS search_move
10 Aspiration search_iterate
10 NullMove null_move_decides null_move_score wants_null_move
10 NodeFutility is_far_above futility_margin
10 MoveFutility is_futile most_gained
10 TableEval table_refine
10 LateMovePruning is_late picker_only_checks
10 LateMoveReductions reduction build_reductions is_reduced
10 ExchangePruning loses_exchange least_won
10 CheckExtension check_extension
10 InternalReduction internal_reduction
10 MateInOne mate_at_horizon
10 MateDistance is_mate_too_far
10 RuleBounds note_rule'
echo "$needed" >"$dir/needed"
while read -r chapter switch functions; do
    [ -d "chapter$chapter/steps" ] || continue
    [ "$chapter" = 09 ] || ! sampled || continue
    $series switch "$chapter" "$switch" >"$dir/page" 2>&1
    missing=
    for function in $functions; do
        # The definition, with its closing brace somewhere behind it.
        awk -v name="$function" '
            $0 ~ "^[+ ] [a-zA-Z].*[ *]" name "\\(" { inside = 1 }
            inside && /^[+ ] }$/ { found = 1 }
            END { exit !found }' "$dir/page" || missing="$missing $function"
    done
    same "show-$chapter SWITCH=$switch has its functions whole" '' "$missing"
done <"$dir/needed"

for steps in chapter[0-9][0-9]/steps; do
    chapter=${steps%/steps} chapter=${chapter#chapter}
    [ -x "$OUT"chapter"$chapter"/shogi ] || continue
    [ "$chapter" = 09 ] || ! sampled || continue
    bad=
    for switch in $("$OUT"chapter"$chapter"/shogi options --tsv |
        awk -F '\t' -v chapter="$chapter" 'NR > 1 && $8 == chapter { print $1 }'); do
        $series switch "$chapter" "$switch" >"$dir/page" 2>&1 && grep -q '^+ ' "$dir/page" ||
            bad="$bad $switch"
    done
    same "chapter $chapter: every switch has its page" '' "$bad"
done
same "make show-07 SWITCH=Killer prints that page" "$($series switch 07 Killer)" \
    "$(make -s show-07 SWITCH=Killer)"
make -s show-07 SWITCH=NoSuchSwitch >/dev/null 2>&1
same "an unknown switch is refused" 2 $?
finish
