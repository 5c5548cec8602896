# windows.mk - part of the Makefile: the programs for Windows, tried with wine.
#> make test-windows          the programs for Windows under wine; minutes
.PHONY: test-windows
test-windows: all $(TOOLS)
	@BUILD='$(BUILD)' OUT='$(OUT)' MINGW='$(MINGW)' TEST_TIMEOUT=1800 \
	sh tests/run.sh tests/windows/windows.sh
