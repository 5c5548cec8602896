# tune.mk - part of the Makefile: better values for the constants of chapter 10.
.PHONY: tune
#> make tune                  moves the constants of chapter 10 by games (SPSA); an hour
#   make tune [CONSTANTS=FILE ITERATIONS=N GAMES=N MOVENODES=N RATE=R SEED=N OPENINGS=FILE
#              CONCURRENCY=N RESUME=1 TSV=1]
tune: all $(TOOLS)
	@BUILD='$(BUILD)' OUT='$(OUT)' sh tests/lab/tune/tune.sh $(call given,CONSTANTS ITERATIONS \
	GAMES MOVENODES RATE SEED OPENINGS CONCURRENCY RESUME TSV)
