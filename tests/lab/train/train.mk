#> make train                 the learned evaluation from nothing, hours; STEP=network
# The learned evaluation from nothing: games, then common/think/data/weights.c, round after round;
# and from more games the network on top of it, common/think/data/network_weights.c.
#   make train [ROUNDS=N GAMES=N JOBS=N]      see common/EVALUATION.md
#   make train STEP=network [GAMES=N JOBS=N]
.PHONY: train
train: $(BUILD)/train
	@BUILD='$(BUILD)' STEP='$(STEP)' sh tests/lab/train/train.sh
