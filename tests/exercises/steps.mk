# steps.mk - part of the Makefile: the steps of the chapters, see series.sh.
#> make list-steps            the steps of all chapters, a line each
#> make diff-10.4             a step: its title, what it is for, its diff
#> make step-10.4             a step as a program: build/steps/10.4/shogi
#> make play STEP=10.4        a game against it
#> make exercise STEP=10.4    DIR=D: the code before the step, to write the step oneself
#> make check-step STEP=10.4  DIR=D: is that code the step? TSV=--tsv: in one line
#> make student STEP=10.4     DIR=D: a hand-out without answers; tests/exercises/TEACHING.md
.PHONY: list-steps exercise check-step student
list-steps:
	@sh tests/exercises/series.sh list | awk -F '\t' '{ printf "%-6s %s%s\n", \
	$$1, $$3, $$1 == "06.0" ? " (the frame that 06.1 begins with; no exercise)" : "" }'

# A stem with a point is shorter than one that holds the chapter, so these come first.
$(foreach n,$(NUMBERS),$(eval diff-$n.%: ; @sh tests/exercises/series.sh show $n.$$*))
$(foreach n,$(NUMBERS),$(eval step-$n.%: $(LIBRARY) ; @BUILD='$(BUILD)' \
	LDLIBS='$(LDLIBS)' sh tests/exercises/series.sh program $n.$$*))
step-%:
	@echo "there is no step $*; 'make list-steps' lists them" >&2; exit 2
# The engine before a step: the step before it, or the chapter before.
before_step = $(if $(filter 07.1 08.1 09.1 10.1,$(1)),all,step-$(firstword $(subst ., ,$(1))).$(shell \
	echo $$(($(lastword $(subst ., ,$(1))) - 1))))
exercise:
	@STEP='$(STEP)' sh tests/exercises/lay_step.sh
student: $(LIBRARY)
	@BUILD='$(BUILD)' LDLIBS='$(LDLIBS)' sh tests/exercises/student.sh
# Both engines are built without a word: what is printed is the answer, and may be a table's line.
BEFORE := $(if $(STEP),$(call before_step,$(STEP)))
check-step: $(LIBRARY) $(filter all,$(BEFORE))
	@for step in $(STEP) $(patsubst step-%,%,$(filter step-%,$(BEFORE))); do \
	BUILD='$(BUILD)' LDLIBS='$(LDLIBS)' sh tests/exercises/series.sh program $$step >/dev/null || exit; done; \
	CC='$(CC)' BUILD='$(BUILD)' OUT='$(OUT)' LDLIBS='$(LDLIBS)' \
	sh tests/exercises/check_step.sh '$(STEP)' "$$DIR" $(TSV)
