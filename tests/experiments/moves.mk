# moves.mk - part of the Makefile: experiments of chapters 8 and 9.
.PHONY: move-rank prune-sweep find-horizon

programs: $(addprefix $(BUILD)/,move_rank find_horizon)

# At which rank the static value puts the moves that were played:
#   make move-rank [RECORDS='FILE ...'] [SET='NAME=VALUE ...'] [TSV=1]
# The records are CSA files, or USI move lists.
RECORDS ?= tests/data/games.usi
$(BUILD)/move_rank: $(BUILD)/tests/experiments/move_rank.o $(call objects,chapter08/*.c) \
		$(LIBRARY)
	$(LINK)
$(BUILD)/tests/experiments/move_rank.o: CPPFLAGS += -Ichapter08
move-rank: $(BUILD)/move_rank
	@$< $(TSV:%=--tsv) $(or $(SET),Evaluation=simple) $(RECORDS)

# Nodes, depth and problems solved for many limits of forward pruning:
#   make prune-sweep [MOVETIME=MS]
# The charts of the plain call belong to the text of chapter 8; others go to $(BUILD).
prune-sweep: $(BUILD)/plot $(OUT)chapter08/shogi
	@BUILD='$(BUILD)' OUT='$(OUT)' sh tests/experiments/prune_sweep.sh \
	$(MOVETIME:%=--movetime %) --charts $(if $(MOVETIME),$(BUILD),chapter08)

# Positions in which the recapture extension changes the move, and who is right;
# tests/data/horizon.tsv is the output of the second call:
#   make find-horizon [DEPTH=N GAMES=N SEED=N]
#   make find-horizon DEPTH=3 GAMES=400
$(BUILD)/find_horizon: $(BUILD)/tests/experiments/find_horizon.o \
		$(call objects,chapter09/*.c) $(LIBRARY)
	$(LINK)
$(BUILD)/tests/experiments/find_horizon.o: CPPFLAGS += -Ichapter09
find-horizon: $(BUILD)/find_horizon
	@$< $(DEPTH:%=--depth %) $(GAMES:%=--games %) $(SEED:%=--seed %) \
	Evaluation=simple tests/data/openings.sfen
