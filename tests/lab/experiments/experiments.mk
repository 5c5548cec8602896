# experiments.mk - part of the Makefile: measurements that the texts quote.
.PHONY: ladder levels ablation steps table-ordering margin

#> make ladder                games of each chapter against the one before; an hour
#> make steps                 CHAPTER=NN: its techniques, one more a row; GAMES=N: with games
#> make ablation              CHAPTER=NN: each switch off in turn; GAMES=N: with games
# Games between the chapters, and what each switch of a chapter is worth:
#   make ladder [GAMES=N MOVETIME=MS SET='NAME=VALUE ...' TSV=1]
#   make ablation CHAPTER=NN [GAMES=N MOVETIME=MS|MOVENODES=N NODES=N DEPTH=N TSV=1]
# From none of a chapter's techniques to all, one more a row:
#   make steps CHAPTER=NN [GAMES=N MOVETIME=MS|MOVENODES=N NODES=N DEPTH=N SET='...' TSV=1]
#                         [VARIANT=NAME INSTEAD='NAME=VALUE ...']
# NODES: depth and problems solved by so many nodes, not by time. INSTEAD: a row more for
# each of these, the whole chapter with only that changed.
ladder ablation steps: all $(TOOLS)
	@BUILD='$(BUILD)' OUT='$(OUT)' \
	CALL='make $@$(if $(filter-out ladder,$@), CHAPTER=$(CHAPTER))'\
	'$(GAMES:%= GAMES=%)$(MOVETIME:%= MOVETIME=%)$(MOVENODES:%= MOVENODES=%)'\
	'$(NODES:%= NODES=%)$(DEPTH:%= DEPTH=%)$(if $(SET), SET="$(SET)")'\
	'$(if $(INSTEAD), INSTEAD="$(INSTEAD)")$(VARIANT:%= VARIANT=%)' \
	sh tests/lab/experiments/$@.sh $(if $(filter-out ladder,$@),$(CHAPTER)) $(GAMES:%=--games %) \
	$(MOVETIME:%=--movetime %) $(MOVENODES:%=--movenodes %) $(NODES:%=--nodes %) \
	$(DEPTH:%=--depth %) $(if $(SET),--set '$(SET)') $(if $(INSTEAD),--instead '$(INSTEAD)') \
	$(VARIANT:%=--variant %) $(TSV:%=--tsv)

#> make levels                CHAPTER=NN: each level of strength against the one below
# Each level of strength against the one below, as many as the chapter has:
#   make levels CHAPTER=NN [GAMES=N FROM=LEVEL TO=LEVEL SET='NAME=VALUE ...' RESUME=1 TSV=1]
levels: all $(TOOLS)
	@BUILD='$(BUILD)' OUT='$(OUT)' CALL='make $@ CHAPTER=$(CHAPTER)$(GAMES:%= GAMES=%)' \
	sh tests/lab/experiments/$@.sh --chapter $(CHAPTER) $(GAMES:%=--games %) \
	$(FROM:%=--from %) $(TO:%=--to %) $(if $(SET),--set '$(SET)') \
	$(RESUME:%=--resume) $(TSV:%=--tsv)

#> make fuzz                  garbage for every reader, under sanitizers; LINES=N; minutes
# Garbage under the sanitizers, 100,000 lines, files and keys each; minutes:
#   make fuzz [LINES=N] [SEED=N]
.PHONY: fuzz
fuzz:
	@BUILD='$(BUILD)' sh tests/talk/fuzz/deep.sh $(or $(LINES),100000) $(or $(SEED),1)

programs: $(addprefix $(BUILD)/,make_problems table_ordering margin)

# Best-move problems out of own games; its first lines tell how.
$(BUILD)/make_problems: $(call objects,tests/lab/problems/*.c tests/lab/openings/analyst.c \
		tests/lab/openings/maker.c tests/lab/match/process.c) $(LIBRARY)
	$(LINK)

#> make table-ordering        move ordering, technique by technique, beside a study
# What each technique of move ordering saves, beside the figures of the study (TACOS):
#   make table-ordering [TSV=1] [POSITIONS=FILE] [DEPTH=N] [SET='NAME=VALUE ...'] [DIR=COPY]
# The chart of the plain call belongs to the text of chapter 7; others go to $(BUILD).
# DIR: with a copy of chapter07 that lies elsewhere, its own techniques among the rows.
MINE := $(if $(DIR),$(abspath $(wildcard $(DIR))))
$(BUILD)/table_ordering: $(call objects,chapter07/*.c)
$(BUILD)/my_ordering: $(if $(MINE),$(call objects,$(MINE)/*.c))
$(BUILD)/table_ordering $(BUILD)/my_ordering: $(BUILD)/tests/lab/experiments/table_ordering.o \
		$(LIBRARY)
	$(LINK)
table-ordering: $(BUILD)/$(if $(MINE),my,table)_ordering $(BUILD)/plot
	@$< $(TSV:%=--tsv) $(POSITIONS:%=--positions %) $(DEPTH:%=--depth %) $(SET) \
	--chart $(BUILD)/ordering.tsv
	@$(BUILD)/plot bars --label methods --value ratio --series order --log-x \
	--title 'Nodes of alpha-beta, as a share of those without ordering' \
	--command 'make $@$(POSITIONS:%= POSITIONS=%)$(DEPTH:%= DEPTH=%)' \
	< $(BUILD)/ordering.tsv \
	> $(if $(POSITIONS)$(DEPTH)$(SET)$(MINE),$(BUILD),chapter07)/ordering.svg

#> make margin                what a futility margin must cover; GAMES=N: with games
# What a futility margin must cover, and what its shape is worth:
#   make margin [TSV=1] [POSITIONS=FILE] [DEPTH=N] [GAMES=N MOVETIME=MS]
#               [SET='NAME=VALUE ...']
$(BUILD)/margin: $(BUILD)/tests/lab/experiments/margin.o $(call objects,chapter10/*.c) \
		$(LIBRARY)
	$(LINK)
$(BUILD)/tests/lab/experiments/margin.o: CPPFLAGS += -Ichapter10
margin: $(BUILD)/margin $(BUILD)/plot $(BUILD)/match $(OUT)chapter10/shogi
	@BUILD='$(BUILD)' OUT='$(OUT)' CALL='make $@$(DEPTH:%= DEPTH=%)$(SET:%= SET=%)' \
	sh tests/lab/experiments/margin.sh $(TSV:%=--tsv) \
	$(POSITIONS:%=--positions %) $(DEPTH:%=--depth %) $(GAMES:%=--games %) \
	$(MOVETIME:%=--movetime %) $(SET)
