# experiments.mk - part of the Makefile: measurements that the texts quote.
.PHONY: ladder levels ablation decide steps techniques table-ordering margin

# A script of the lab, with the words that were given on the command line; charts say them.
given = $(foreach v,$(1),$(if $($v),$v='$($v)'))
lab   = @BUILD='$(BUILD)' OUT='$(OUT)' CALL='make $@' sh tests/lab/experiments/$(1) $(call given,$(2))

#> make ladder                games of each chapter against the one before; an hour
#> make steps                 the engines of all steps, a row each; CHAPTER=NN, GAMES=N
#> make techniques            CHAPTER=NN: its switches, one more a row; GAMES=N: with games
#> make ablation              CHAPTER=NN: each switch off in turn; GAMES=N: with games
#> make decide                is a switch worth its place? a sequential test of each; hours
#> make levels                CHAPTER=NN: each level of strength against the one below
# Each takes what its script does, in capitals, and RESUME=1 goes on with games played before:
#   make ladder [GAMES=N MOVETIME=MS SET='NAME=VALUE ...' RESUME=1 TSV=1]
#   make steps [CHAPTER=NN GAMES=N MOVETIME=MS|MOVENODES=N TIME=MS|NODES=N DEPTH=N SET='...'
#               PLAYED=FILE RESUME=1 KEEP=1 TSV=1]
#   make techniques CHAPTER=NN [GAMES=N MOVETIME=MS|MOVENODES=N TIME=MS|NODES=N DEPTH=N SET='...'
#                               INSTEAD='NAME=VALUE ...' VARIANT=NAME RESUME=1 TSV=1]
#   make decide [CHAPTER=NN SWITCHES='NAME=VALUE ...' GAMES=N MOVENODES=N SPRT=ELO0,ELO1
#                RESUME=1 TSV=1]
#   make levels CHAPTER=NN [GAMES=N FROM=LEVEL TO=LEVEL SET='...' RESUME=1 TSV=1]
ladder: all $(TOOLS)
	$(call lab,ladder.sh,GAMES MOVETIME CONCURRENCY SET RESUME TSV)
steps: all $(TOOLS)
	$(call lab,steps.sh,$(if $(GIVEN),CHAPTER) GAMES MOVETIME \
	MOVENODES DEPTH TIME NODES CONCURRENCY SET PLAYED RESUME KEEP TSV)
techniques ablation: all $(TOOLS)
	$(call lab,switches.sh $@,CHAPTER GAMES MOVETIME MOVENODES DEPTH TIME NODES CONCURRENCY \
	SET INSTEAD VARIANT RESUME TSV)
decide: all $(TOOLS)
	$(call lab,decide.sh,CHAPTER SWITCHES GAMES MOVENODES SPRT OPENINGS CONCURRENCY RESUME TSV)
levels: all $(TOOLS)
	$(call lab,levels.sh,CHAPTER GAMES FROM TO CONCURRENCY SET RESUME TSV)

#> make fuzz                  garbage for every reader, under sanitizers; LINES=N; minutes
# Garbage under the sanitizers, 100,000 lines, files and keys each; minutes:
#   make fuzz [LINES=N] [SEED=N]
.PHONY: fuzz
fuzz:
	@BUILD='$(BUILD)' sh tests/talk/fuzz/deep.sh $(or $(LINES),100000) $(or $(SEED),1)

programs: $(addprefix $(BUILD)/,make_problems table_ordering margin turns)

# Best-move problems out of own games: build/make_problems --help.
$(BUILD)/make_problems: $(call objects,tests/lab/problems/*.c tests/lab/tool/*.c) $(LIBRARY)
	$(LINK)

#> make table-ordering        move ordering, technique by technique, beside a study
# What each technique of move ordering saves, beside the figures of the study (TACOS):
#   make table-ordering [TSV=1] [POSITIONS=FILE] [DEPTH=N] [SET='NAME=VALUE ...'] [DIR=COPY]
# The chart goes to $(BUILD), with KEEP=1 into chapter07, whose text has that of the plain call.
# DIR: with a copy of chapter07 that lies elsewhere, its own techniques among the rows.
# Each copy has a program of its own: one for all would be taken for up to date when DIR changes.
COPY      := $(if $(DIR),$(abspath $(wildcard $(DIR))))
ORDERINGS := $(BUILD)/table_ordering $(COPY:%=$(BUILD)%/table_ordering)
$(ORDERINGS): $$(call objects,$$(or $$(patsubst $(BUILD)%/table_ordering,%,$$@),chapter07)/*.c) \
		$(BUILD)/tests/lab/experiments/table_ordering.o $(BUILD)/tests/lab/tool/tool.o $(LIBRARY)
	$(LINK)
table-ordering: $(lastword $(ORDERINGS)) $(BUILD)/plot
	@$< $(TSV:%=--tsv) $(POSITIONS:%=--positions %) $(DEPTH:%=--depth %) $(SET) \
	--chart $(BUILD)/ordering.tsv
	@$(BUILD)/plot bars --label methods --value ratio --series order --log-x \
	--title 'Nodes of alpha-beta, as a share of those without ordering' \
	--x-title 'I hash move, II killer, III just capture, IV highest capture, V escape' \
	--command '$(strip make $@ $(foreach v,POSITIONS DEPTH SET DIR,$(if $($v),$v="$($v)")))' \
	< $(BUILD)/ordering.tsv > $(if $(KEEP),chapter07,$(BUILD))/ordering.svg

# What a futility margin must cover, and what its shape is worth:
#> make margin                what a futility margin must cover; GAMES=N: with games
#   make margin [POSITIONS=FILE] [DEPTH=N] [GAMES=N MOVETIME=MS RESUME=1]
#               [SET='NAME=VALUE ...'] [TSV=1] [KEEP=1]
$(BUILD)/margin: $(BUILD)/tests/lab/experiments/margin.o $(call objects,chapter10/*.c) \
		$(BUILD)/tests/lab/tool/tool.o $(LIBRARY)
	$(LINK)
$(BUILD)/tests/lab/experiments/margin.o: CPPFLAGS += -Ichapter10
margin: $(BUILD)/margin $(BUILD)/plot $(BUILD)/match $(OUT)chapter10/shogi
	$(call lab,margin.sh,POSITIONS DEPTH GAMES MOVETIME CONCURRENCY SET RESUME KEEP TSV)

# What helpers on other threads save, counted in nodes: build/turns --help.
$(BUILD)/turns: $(BUILD)/tests/lab/experiments/turns.o $(call objects,chapter10/*.c) \
		$(BUILD)/tests/lab/tool/tool.o $(LIBRARY)
	$(LINK)
