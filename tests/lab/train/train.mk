#> make train                 the learned evaluation from nothing, hours; STEP=network
# The learned evaluation from nothing: games, then weights.c, round after round; and from more
# games the network on top of it, network_weights.c. KEEP=1 puts them into common/think/data.
#   make train [ROUNDS=N GAMES=N JOBS=N] [KEEP=1]      see common/EVALUATION.md
#   make train STEP=network [GAMES=N JOBS=N] [KEEP=1]
.PHONY: train
train:
	@BUILD='$(BUILD)' STEP='$(STEP)' sh tests/lab/train/train.sh
