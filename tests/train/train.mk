# The learned evaluation from nothing: games, then common/think/weights.c, round after round.
#   make train [ROUNDS=N GAMES=N JOBS=N]      see common/EVALUATION.md
.PHONY: train
train: $(BUILD)/train
	@BUILD='$(BUILD)' sh tests/train/train.sh
