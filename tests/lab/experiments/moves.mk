# moves.mk - part of the Makefile: experiments of chapters 8 and 9.
.PHONY: move-rank prune-sweep find-horizon disagreements

programs: $(addprefix $(BUILD)/,move_rank find_horizon disagreements)

#> make disagreements         A=NN B=NN: the moves on which two differ, and who is right
# The moves on which two programs differ, judged by a deeper search; both are chapters, or
# any USI engine, and each may have options of its own:
#   make disagreements A=09 B=08 [SETA='NAME=VALUE ...'] [SETB='NAME=VALUE ...']
#                      [SET='NAME=VALUE ...'] [JUDGE=10 [SETJUDGE='NAME=VALUE ...']]
#                      [DEPTH=N] [JUDGEDEPTH=N] [MARGIN=CP] [POSITIONS=FILE] [TSV=1]
# A, B and JUDGE are numbers of chapters or whole commands; the judge is B if none is named.
A ?= $(CHAPTER)
B ?= $(A)
usi_of   = $(if $(call there,$(call two,$(1))),$(OUT)chapter$(call two,$(1))$(EXE) usi,$(1))
each_set = $(foreach word,$(1),--option '$(word)')
$(BUILD)/disagreements: $(call objects,tests/lab/disagreements/*.c \
		tests/lab/tool/*.c) $(LIBRARY)
	$(LINK)
disagreements: $(BUILD)/disagreements all
	@for engine in '$(A)' '$(B)' '$(JUDGE)'; do [ ! -d "$$engine" ] || { echo "$$engine is a directory;" \
	"an engine is the number of a chapter, or a command" >&2; exit 2; }; done
	@$< $(call each_set,$(SET)) --engine '$(call usi_of,$(A))' $(call each_set,$(SETA)) \
	--engine '$(call usi_of,$(B))' $(call each_set,$(SETB)) \
	$(if $(JUDGE),--judge '$(call usi_of,$(JUDGE))' $(call each_set,$(SETJUDGE))) $(DEPTH:%=--depth %) \
	$(JUDGEDEPTH:%=--judge-depth %) $(MARGIN:%=--margin %) $(TSV:%=--tsv) \
	$(POSITIONS:%=--positions %)

#> make move-rank             at which rank the static value puts the moves that were played
# At which rank the static value puts the moves that were played:
#   make move-rank [RECORDS='FILE ...'] [SET='NAME=VALUE ...'] [DIR=COPY] [TSV=1]
# The records are CSA files, or USI move lists. DIR: a copy of chapter08 that lies elsewhere.
RECORDS ?= tests/data/games.usi
RANKS := $(BUILD)/move_rank $(COPY:%=$(BUILD)%/move_rank)
ranked = $(or $(patsubst $(BUILD)%/move_rank,%,$(basename $(1))),chapter08)
$(RANKS): %: %.o $$(call objects,$$(call ranked,$$@)/*.c tests/lab/tool/tool.c) $(LIBRARY)
	$(LINK)
$(RANKS:%=%.o): tests/lab/experiments/move_rank.c $(BUILD)/flags $(HEADERS)
	@mkdir -p $(@D)
	$(CC) $(REQUIRED) -I$(call ranked,$@) $(CPPFLAGS) $(CFLAGS) $(NOTES) -c -o $@ $<
move-rank: $(lastword $(RANKS))
	@$(if $(DIR),$(if $(COPY),,$(error there is no directory $(DIR))))$< $(TSV:%=--tsv) \
	$(or $(SET),Evaluation=simple) $(RECORDS)

#> make prune-sweep           chapter 8 with many limits of forward pruning
# Nodes, depth and problems solved for many limits of forward pruning:
#   make prune-sweep [MOVETIME=MS DEPTH=N NODES=N SET='...' KEEP=1 TSV=1]
prune-sweep: $(TOOLS) $(OUT)chapter08/shogi
	$(call lab,prune_sweep.sh,DEPTH NODES MOVETIME SET KEEP TSV)

#> make find-horizon          positions in which the recapture extension changes the move
# Positions in which the recapture extension changes the move, and who is right;
# tests/data/horizon.tsv is the output of the second call:
#   make find-horizon [DEPTH=N GAMES=N SEED=N]
#   make find-horizon DEPTH=3 GAMES=400
$(BUILD)/find_horizon: $(BUILD)/tests/lab/experiments/find_horizon.o \
		$(call objects,chapter09/*.c tests/lab/tool/tool.c) $(LIBRARY)
	$(LINK)
$(BUILD)/tests/lab/experiments/find_horizon.o: CPPFLAGS += -Ichapter09
find-horizon: $(BUILD)/find_horizon
	@$< $(DEPTH:%=--depth %) $(GAMES:%=--games %) $(SEED:%=--seed %) \
	Evaluation=simple tests/data/openings.sfen
