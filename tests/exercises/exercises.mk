# exercises.mk - part of the Makefile: the building exercises of the chapters' texts.
#> make exercise              the building exercises; CHAPTER=NN DIR=D: one, into D
#> make check-exercise        CHAPTER=NN DIR=D: what is still wrong there, in words
.PHONY: exercise check-exercise build-exercise exercise-environment

CHECKERS := $(patsubst tests/exercises/check%.c,$(BUILD)/exercises/check%,\
              $(wildcard tests/exercises/check[01][0-9].c))
programs: $(CHECKERS)
# Beside what all share, checkNN.c and watchNN.c know a chapter's own headers.
$(foreach n,06 07 08 09 10,$(eval $(BUILD)/tests/exercises/check$n.o \
	$(BUILD)/tests/exercises/watch$n.o: CPPFLAGS += -Ichapter$n))
$(CHECKERS): $(BUILD)/exercises/check%: $(call objects,tests/exercises/*[a-z].c) \
		$$(call objects,tests/exercises/*$$*.c chapter$$*/*.c) $(LIBRARY)
	@mkdir -p $(@D)
	$(LINK)
# What the book's own chapter says to the questions of its checker.
$(BUILD)/exercises/%.answers: $(BUILD)/exercises/check%
	@$< --answers > $@

# Through the environment: the name of a directory may have blanks.
BUILDING = BUILD='$(BUILD)' CC='$(CC)' CFLAGS='$(CFLAGS)' LDFLAGS='$(LDFLAGS)' \
	LDLIBS='$(LDLIBS)' REQUIRED='$(REQUIRED)' CHAPTER='$(CHAPTER)' PART='$(PART)'
exercise:
	@$(if $(STEP),STEP='$(STEP)' sh tests/exercises/lay_step.sh,\
	CHAPTER='$(CHAPTER)' PART='$(PART)' sh tests/exercises/lay_out.sh)
# For the test of the exercises: what the scripts want to find in their environment.
exercise-environment: $(patsubst %,$(BUILD)/exercises/%.answers,06 07 08 09 10)
	@echo "$(BUILDING)"
build-exercise: $(LIBRARY) $$(call objects,chapter$(CHAPTER)/*.c)
	@$(BUILDING) sh tests/exercises/build.sh '$(CHAPTER)' "$$DIR" "$$DIR/shogi"
check-exercise: $(BUILD)/exercises/$(CHAPTER).answers
	@$(BUILDING) sh tests/exercises/check.sh
