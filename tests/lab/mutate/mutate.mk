# mutate.mk - part of the Makefile: do the tests notice?
.PHONY: mutate coverage

#> make mutate                ROOM=NAME N=100: plants mistakes, and what no test noticed
#   make mutate ROOM=game [N=100 SEED=N SHARD=1/2 MOST=SECONDS AGAIN=1 TSV=1]
mutate:
	@BUILD='$(BUILD)' sh tests/lab/mutate/mutate.sh \
	$(call given,ROOM N SEED SHARD MOST AGAIN TSV)
#> make coverage              lines and branches that the tests take; OPEN=1: those not
#   make coverage [ROOM=NAME OPEN=1]
coverage:
	@BUILD='$(BUILD)' sh tests/lab/mutate/coverage.sh $(call given,ROOM OPEN)
