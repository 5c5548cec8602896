# Shogi in five chapters. GNU make and any C99 compiler; no other package is needed.
#> make [chapterNN]           every chapter, or one, into chapterNN/shogi
#> make play                  builds all, and a game in the terminal; CHAPTER=NN: against it
#> make diff-NN               what chapter NN adds to the one before (or to chapter FROM=NN)
#> make show-NN SWITCH=NAME   all that is one technique; without SWITCH, their names
#> make bench                 fixed searches of every chapter, whose node counts are known
#> make pages                 the searched trees as pages: build/pages/index.html
#> make book                  the texts as a book for the browser: build/book/index.html
#> make test                  all tests, about a minute; make test-NAME: one of them
#> make texts                 renews numbers and blocks in the texts; FILE=TEXT, BLOCK=NAME
#> make boards                draws the boards of all texts again, as letters and pictures
#> make windows               the programs for Windows, into build/windows
#> make install               shogi06 to shogi10 and shogi, into PREFIX=/usr/local; DESTDIR=
#> make programs              all that tests and measurements need (make match: the tools)
#> make clean                 removes what was built, but no games that were played
# Another compiler or other flags go to a directory of their own:
#   make BUILD=/tmp/asan CFLAGS='-O1 -g -fsanitize=address,undefined'
# Programs are made for the processor they are built on; for any of its family: CFLAGS=-O3.
BUILD    ?= build
SYSTEM   := $(if $(findstring -w64-,$(shell $(CC) -dumpmachine 2>/dev/null)),windows,posix)
# What this processor can do (not 512 bits: valgrind can't), if the compiler knows how to ask.
# Not on Windows, where gcc lays wide numbers on the stack wrongly and programs move about.
NATIVE   := $(if $(filter posix,$(SYSTEM)),$(shell f='-march=native -mno-avx512f'; \
            echo | $(CC) $$f -xc -E - >/dev/null 2>&1 && echo $$f))
CFLAGS   ?= -O3 $(NATIVE)
WINDOWS  := -lwinmm -static -Wl,--stack,8388608# a stack as large as Linux has it
LDLIBS   ?= -lm $(if $(filter windows,$(SYSTEM)),$(WINDOWS),-lpthread)
# Where long has 32 bits: large files, and times after 2038.
WIDE     := -D_FILE_OFFSET_BITS=64 -D_TIME_BITS=64
# Programs go without asserts, unless CHECKED=1 asks for them; tests have them.
REQUIRED := -std=c99 -Wall -Wextra -Wpedantic -Wshadow -Icommon -I$(BUILD) $(if $(CHECKED),,-DNDEBUG) \
            $(if $(filter windows,$(SYSTEM)),-D__USE_MINGW_ANSI_STDIO=1,$(WIDE))
# The names of all messages and refusals, from the files with their texts.
NAMES    := $(BUILD)/text/message_names.h $(BUILD)/text/refusal_names.h
# Which headers a source includes is noted by the compiler; if it can't, all count. (No
# compiler is asked with -o /dev/null: tcc would put a file in its place.)
NOTES    := $(shell f='-MMD -MP'; \
            echo | $(CC) $$f -MF - -xc -E - >/dev/null 2>&1 && echo $$f)
HEADERS  := $(if $(NOTES),,$(shell find common chapter* tests -name '*.h') $(NAMES))
FLAGS    := $(CC) $(REQUIRED) $(CPPFLAGS) $(CFLAGS) $(LDFLAGS)

CHAPTERS := $(patsubst %/search.c,%,$(sort $(wildcard chapter[0-9][0-9]/search.c)))
DIRS     := $(patsubst $(CURDIR)/%,%,$(CHAPTERS))
NUMBERS  := $(DIRS:chapter%=%)
GIVEN    := $(filter command,$(origin CHAPTER))
CHAPTER  ?= $(lastword $(NUMBERS))
# One digit is enough, and what there is not is told at once.
two       = $(if $(filter 6 7 8 9,$(1)),0)$(1)
override CHAPTER := $(call two,$(CHAPTER))
there     = $(filter $(1),$(NUMBERS))$(wildcard chapter$(1)/search.c)
none      = there is no chapter $(1); there are $(NUMBERS)
$(if $(call there,$(CHAPTER)),,$(error $(call none,$(CHAPTER))))
# Programs lie beside their sources, or in $(BUILD).
OUT      := $(if $(filter-out build posix,$(BUILD) $(SYSTEM)),$(BUILD)/)
EXE      := $(if $(filter windows,$(SYSTEM)),.exe,/shogi)
PROGRAMS := $(DIRS:%=$(OUT)%$(EXE))
TESTS    := $(patsubst %.c,$(BUILD)/%,$(wildcard tests/*/test*_*.c))
SCRIPTS  := $(foreach part,talk tools chapters,$(wildcard tests/$(part)/*.sh))
LINKED   := $(addprefix $(BUILD)/,match fake dialogue fuzz punctual make_openings train records)
TOOLS    := $(LINKED) $(BUILD)/plot
LIBRARY  := $(BUILD)/common.a
LINK      = $(CC) $(CFLAGS) $(LDFLAGS) -o $@ $(filter %.o,$^) $(filter %.a,$^) $(LDLIBS)
objects   = $(patsubst %.c,$(BUILD)/%.o,$(wildcard $(1)))
# What knows the system stands once for each: system_posix.c, system_windows.c.
OTHERS   := $(filter-out %_$(SYSTEM).o,$(call objects,common/*/*_posix.c common/*/*_windows.c))

.PHONY: all help programs play install test bench pages book texts boards clean match windows force $(DIRS)
.DELETE_ON_ERROR:
.SECONDARY:
.SECONDEXPANSION:
all: $(PROGRAMS)
$(DIRS): %: $(OUT)%$(EXE)
help:
	@sed -n 's/^#> //p' Makefile $(wildcard tests/*/*.mk tests/*/*/*.mk)

$(PROGRAMS): $(OUT)%$(EXE): $$(call objects,$$*/*.c) $(LIBRARY)
	@mkdir -p $(@D)
	$(LINK)
# Texts that programs hold, as C: the page of `shogi tree --html`, the characters of
# Shift_JIS and the problems, one string a line; and what programs say.
SAID     := $(patsubst common/text/%.txt,$(BUILD)/%.o,$(wildcard common/text/*_texts.txt \
            common/text/*_words.txt))
HELD     := $(patsubst common/text/%.txt,$(BUILD)/%.o,$(wildcard common/text/*_rows.txt)) \
            $(patsubst common/tree/page/tree.%,$(BUILD)/page_%.o,$(wildcard \
            common/tree/page/tree.*))
$(BUILD)/page_%.c: common/tree/page/tree.%
	$(hold)
$(BUILD)/%_rows.c: common/text/%_rows.txt
	$(hold)
define hold
@mkdir -p $(@D)
@{ echo 'extern const char *const $(basename $(@F))[];'; \
echo 'const char *const $(basename $(@F))[] = {'; \
sed 's/[\\"]/\\&/g; s/.*/"&\\n",/' $<; echo '0 };'; } > $@
endef
$(SAID:.o=.c): $(BUILD)/%.c: common/text/%.txt common/text/texts.awk
	@mkdir -p $(@D)
	@awk -v table='$*' -f common/text/texts.awk $< > $@
$(NAMES): $(BUILD)/text/%_names.h: common/text/%_texts.txt
	@mkdir -p $(@D)
	@sed -n 's/^\(\(MSG\|REFUSAL\)_[A-Z_0-9]*\):.*/    \1,/p' $< > $@
$(HELD) $(SAID): %.o: %.c $(BUILD)/flags $(HEADERS)
	$(CC) $(REQUIRED) $(CPPFLAGS) $(CFLAGS) $(NOTES) -c -o $@ $<
$(LIBRARY): $(filter-out $(OTHERS),$(call objects,common/*/*.c common/*/*/*.c)) $(HELD) $(SAID)
	@rm -f $@
	$(AR) qcs $@ $^
$(BUILD)/%.o: %.c $(BUILD)/flags $(HEADERS)
	@mkdir -p $(@D)
	$(CC) $(REQUIRED) -I$(<D) $(CPPFLAGS) $(CFLAGS) $(NOTES) -c -o $@ $<
# Everything is compiled again when this text changes.
$(BUILD)/flags: force $(NAMES)
	@mkdir -p $(@D)
	@echo '$(FLAGS)' | cmp -s - $@ || echo '$(FLAGS)' > $@

# These rooms and the chapters once more with asserts, for the programs of tests/unit.
CONTRACTS := game think mate play text notation options record tree terminal
checked   = $(patsubst %.c,$(BUILD)/checked/%.o,$(wildcard $(1)))
ASSERTED := $(call checked,$(foreach room,$(CONTRACTS),common/$(room)/*.c) chapter*/*.c)
$(BUILD)/checked.a: $(filter $(BUILD)/checked/common/%,$(ASSERTED))
	@rm -f $@
	$(AR) qcs $@ $^
$(ASSERTED): $(BUILD)/checked/%.o: %.c $(BUILD)/flags $(HEADERS)
	@mkdir -p $(@D)
	$(CC) $(REQUIRED) -UNDEBUG $(CPPFLAGS) $(CFLAGS) $(NOTES) -c -o $@ $<

# POSIX is for what knows the system, and for tests and their tools.
$(BUILD)/common/machine/%_posix.o $(BUILD)/tests/%.o: REQUIRED += -D_XOPEN_SOURCE=700
$(BUILD)/tests/%.o: REQUIRED += -UNDEBUG

MINGW ?= x86_64-w64-mingw32-gcc
windows:
	@command -v $(MINGW) > /dev/null || { echo 'make windows needs $(MINGW):' \
	'Debian: gcc-mingw-w64-x86-64, MSYS2: mingw-w64-ucrt-x86_64-gcc'; exit 2; }
	@$(MAKE) --no-print-directory BUILD='$(BUILD)/windows' CC='$(MINGW)' AR='$(MINGW)-ar' all

play: all $(STEP:%=step-%)
	@$(if $(STEP),$(BUILD)/steps/$(STEP)/shogi,$(OUT)chapter$(CHAPTER)$(EXE))
PREFIX   ?= /usr/local
BIN       = $(DESTDIR)$(PREFIX)/bin
install: all
	mkdir -p '$(BIN)'
	@for number in $(NUMBERS); do \
	install $(OUT)chapter$$number$(EXE) '$(BIN)'/shogi$$number$(filter .exe,$(EXE)) || exit 1; done
	ln -sf shogi$(CHAPTER)$(filter .exe,$(EXE)) '$(BIN)/shogi$(filter .exe,$(EXE))'
bench: all
	@for program in $(PROGRAMS); do echo $$program; $$program bench || exit 1; done
asked = $(if $(call there,$(1)),,echo '$(call none,$(1))' >&2; exit 2;)
diff-%:
	@$(foreach n,$(call two,$*) $(call two,$(FROM)),$(call asked,$n)) \
	diff -ruN -x "*.md" -x "*.svg" -x steps -x shogi \
	chapter$(or $(call two,$(FROM)),$$(printf %02d $$((1$(call two,$*) - 101)))) \
	chapter$(call two,$*) || [ $$? -ne 2 ]
# What came with a switch:  make show-NN SWITCH=Name; without SWITCH, the switches by step
show-%:
	@$(call asked,$(call two,$*)) sh tests/exercises/series.sh switch $(call two,$*) $(SWITCH)
# The searched trees of the chapters and lessons, by the commands that stand in the texts.
pages: all
	@BUILD='$(BUILD)' LDLIBS='$(LDLIBS)' sh tests/lab/book/pages.sh $(STEP)
# The texts as a book for the browser, with these pages beside them.
book: pages
	@sh tests/lab/book/book.sh
# The boards in the texts, from the positions that stand there as marks.
boards:
	@sh tests/lab/boards/boards.sh $(FILE)

# Numbers, blocks and quotes in the texts (tests/README.md); parts: FILE='...', BLOCK='...'
texts: programs
	@BUILD='$(BUILD)' OUT='$(OUT)' sh tests/lab/texts/texts.sh --write $(FILE) $(BLOCK)
clean:
	@case '$(BUILD)' in . | .. | /) echo 'clean: BUILD=$(BUILD) is not mine'; exit 2;; esac
	@[ ! -d '$(BUILD)' ] || find '$(BUILD)' ! -type d ! -name '*.games*' \
	! -path '*/train-data/*' -exec rm -f {} +
	@[ ! -d '$(BUILD)' ] || find '$(BUILD)' -depth -type d -exec rmdir {} + 2>/dev/null; \
	[ ! -d '$(BUILD)' ] || echo 'games that were played stay in $(BUILD): rm -r removes them, too'
	rm -f $(PROGRAMS)

# unit/test_NAME.c tests common/ alone; unit/testNN_NAME.c is linked with chapterNN as well.
chapter_of = $(patsubst %,chapter%/*.c,$(filter 0% 1%,$(subst _, ,$(patsubst test%,%,$(1)))))
$(TESTS): %: %.o $$(call checked,$$(call chapter_of,$$(@F))) $(BUILD)/checked.a $(LIBRARY)
	$(LINK)
programs: all $(TESTS) $(TOOLS)
RUN_TESTS = BUILD='$(BUILD)' OUT='$(OUT)' CC='$(CC)' sh tests/run.sh
test: programs
	@TEST_SAMPLE=1 $(RUN_TESTS) $(SCRIPTS) $(TESTS)
# make test-board, test-07_search, test-usi: a program of tests/unit needs nothing but itself.
named = $(filter %/test_$(1) %/test$(1) %/$(1).sh,$(TESTS) $(SCRIPTS))
alone = $(filter $(BUILD)/tests/unit/%,$(call named,$(1)))
test-%: $$(or $$(call alone,$$*),$$(if $$(call named,$$*),programs))
	@$(if $(call named,$*),$(RUN_TESTS) $(call named,$*),echo 'no test is called $*; tests/README.md has the names' >&2; exit 2)

# Programs of tests, matches and experiments: build/NAME, from the sources NAME_FROM.
match_FROM         := tests/lab/match/*.c tests/lab/tool/*.c
fake_FROM          := tests/tools/fake/*.c
make_openings_FROM := tests/lab/openings/*.c tests/lab/tool/*.c
punctual_FROM      := tests/lab/punctual/*.c tests/lab/tool/*.c
dialogue_FROM      := tests/talk/dialogue/*.c
fuzz_FROM          := tests/talk/fuzz/*.c
libfuzzer_FROM     := tests/talk/fuzz/target.c
train_FROM         := tests/lab/train/*.c chapter10/*.c tests/lab/match/openings.c \
                      tests/lab/tool/tool.c
records_FROM       := tests/talk/records/*.c
$(BUILD)/plot: tests/lab/plot/plot.sh
	@mkdir -p $(@D)
	@printf '#!/bin/sh\nexec sh "%s" "$$@"\n' '$(CURDIR)/$<' > $@ && chmod +x $@
$(LINKED) $(BUILD)/libfuzzer: $(BUILD)/%: $$(call objects,$$($$*_FROM)) $(LIBRARY)
	$(LINK)
$(BUILD)/libfuzzer: LDFLAGS += -fsanitize=fuzzer
match: $(TOOLS)

#> make help                  this list; tests/README.md tells more of it
include $(wildcard tests/*/*.mk tests/*/*/*.mk)
-include $(shell find $(BUILD) -name '*.d' 2>/dev/null)
