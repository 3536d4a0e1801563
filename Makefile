# Extremely simple on purpose: mapfn is headers, there is nothing to build. CC, CXX, NVCC, CFLAGS come from you or from make.
CFLAGS ?= -O2
SHELL = /bin/sh
export CC CXX NVCC CFLAGS

# $(call run,FILE,ARGUMENTS): run it where this version has it, else say so in one line
run = @if [ -x $(1) ]; then $(1) $(2); else echo "make $@: $(1) is not in this version"; fi

# the flags that the file $$f names for itself in its "Run:" line
own_flags = flags=$$(sed -n "s|.*Run:   gcc -O2 $$f\(.*\) && .*|\1|p" $$f)

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-22s %s\n", $$1, $$2 }' Makefile

demo: ## build and run the main job with all that this machine has: a table of timings
	@tools/demo
test: ## all test suites, or those of SUITES="examples docs"; ends in N passed, N failed, N skipped
	@sh tests/run.sh $(SUITES)
test-all: ## the same over every compiler, level and target: some minutes more; tests/README.md says what it adds
	@THOROUGH=1 sh tests/run.sh $(SUITES); code=$$?; sh tests/compilers.sh $(SUITES) && exit $$code
test-compilers: ## seven suites with each compiler that tools/compilers finds, and a table: make test-compilers NAMES="gcc-15 clang-22" SUITES="unit fail"
	@NAMES="$(NAMES)" sh tests/compilers.sh $(SUITES)
compilers: ## a line for each compiler that is here; tools/compilers --install gets the others
	@tools/compilers
fuzz: ## random definitions against the plain loop: make fuzz N=10000 SEED=1
	$(call run,tests/fuzz/run.sh,$(or $(N),1000) $(or $(SEED),1))
mutate: ## do the tests see small bugs? make mutate N=200 SEED=1 (JOBS=2 at a time): some seconds for each mutant
	$(call run,tools/mutate,$(or $(N),200) $(or $(SEED),1) $(if $(JOBS),-j $(JOBS)))
bench: ## the benchmarks, all ratios within one run: under 20 minutes on 2 cores
	$(call run,bench/run.sh)
bench-all: ## bench and bench-keep: renews every table and plot of the documents, and bench/results/index.html
	@bench/run.sh; code=$$?; python3 bench/keep.py build/bench/report && exit $$code
bench-rivals: ## mapfn beside plain loops, SIMD libraries, NumPy, Numba, JAX, PyTorch, TensorFlow: tables and plots
	$(call run,bench/rivals/run.sh)
bench-keep: ## what the documents show of the last bench, bench-rivals, bench-sums or bench-omp: into bench/results, the documents and the page
	python3 bench/keep.py build/bench/report
bench-venv: ## install the Python rivals, pinned in bench/requirements.txt, into build/venv (7 GB)
	python3 -m venv build/venv && build/venv/bin/pip install -q -r bench/requirements.txt
bench-omp: ## the OpenMP maps against sequential ones and a hand-written loop: 5 minutes
	$(call run,bench/omp/run.sh)
bench-sums: ## maps with sums against loops, -Ofast, Eigen, xsimd and OpenBLAS, into build/bench/report/sums.md: 3 minutes
	$(call run,bench/sums/run.sh)
bench-flags: ## maps against plain loops, bodies x shapes x flags: make bench-flags CCS=gcc FLAGS=-O2 LEVELS=v3 CELLS="exp_* copy_row16"
	$(call run,bench/flags/run.sh)
bench-math: ## the mathematical functions against libm, libmvec, SLEEF, xsimd, Highway
	$(call run,bench/math/run.sh)
bench-quick: ## the benchmarks in a few minutes: fewer works, systems and sizes
	$(call run,bench/run.sh,--quick)
quirks: ## is each quirk of the registry still needed? by time, under every compiler that is found: make quirks NAMES="two_loops"
	@tools/quirks $(NAMES)
expand: ## the C that a definition becomes: make expand FILE=examples/01_square.c NAME=square
	@tools/expand "$(FILE)" "$(NAME)"
docs: ## tables of docs/tables into all that have them, real expansions and messages into docs/, and the cheat sheet into its page
	@python3 tools/words.py
	@tools/docs
	@tools/quirks --page
	@python3 tools/sheet.py docs/cheatsheet.md >docs/cheatsheet.html
	@tools/headers
errors: ## write docs/errors.md anew from tests/fail
	@mkdir -p build && CC=gcc python3 tools/errors.py >build/errors.md && mv build/errors.md docs/errors.md
report: ## did the compiler vectorize the maps of a file? make report FILE=examples/01_square.c; of all examples without FILE
	@command -v python3 >/dev/null || { echo "make report: no python3 (Debian, Ubuntu: apt-get install python3)"; exit 1; }; \
	    for f in $(or $(FILE),$(plain_examples)); do $(own_flags); echo "---- $$f"; tools/mapfn-report $$f -- $(CC) $(CFLAGS) -I. $$flags || exit 1; done
new: ## a project of your own to begin with, in DIR or here: make new NAME=mine DIR=/path/to/folder
	@tools/new "$(NAME)" "$(DIR)"
examples: ## compile the examples into build/examples and run them
	@mkdir -p build/examples
	@for f in $(plain_examples); do name=$$(basename $$f .c); [ ! -f examples/$$name.cu ] || continue; echo "---- $$f"; $(own_flags); \
	    $(CC) $(CFLAGS) $$f -o build/examples/$$name $$flags && build/examples/$$name || exit 1; done
	@command -v mpicc >/dev/null && command -v mpirun >/dev/null || { echo "---- examples/5*: left out, no MPI (Debian, Ubuntu: libopenmpi-dev openmpi-bin)"; exit 0; }; \
	echo "---- examples/50_mpi.c"; mpicc $(CFLAGS) examples/50_mpi.c -o build/examples/50_mpi -lm && \
	    { mpirun -n 2 build/examples/50_mpi || { echo "mpirun does not work here; with one rank:"; build/examples/50_mpi; }; }
	@command -v $(or $(NVCC),nvcc) >/dev/null || { echo "---- examples/4*.cu: left out, no nvcc (CUDA toolkit)"; exit 0; }; \
	for f in examples/4*.cu; do name=$$(basename $$f .cu); echo "---- $$f"; \
	    $(or $(NVCC),nvcc) -O2 $$f $$(ls examples/$$name.c 2>/dev/null) -o build/examples/$$name && build/examples/$$name || exit 1; done
headers: ## print the headers anew from src/, which is what one edits
	@tools/headers
headers-check: ## are the headers what src/ prints?
	@tools/headers --check
tables: ## check the list tables of src/lists/tables.h, and src/public/names_*.h, against tools/tables.sh and names.sh, which print them
	@mkdir -p build && grep -E '^#define MAPFN_EACH_[0-9]+(_FOR)?\(' src/lists/tables.h >build/tables && sh tools/tables.sh | diff build/tables - \
	    && sh tools/names.sh --check && echo "the list tables are as tools/tables.sh prints them, and the names that wait as tools/names.sh"
rules: ## do the headers ask for a compiler in their platform section alone, in lines and macros that fit a screen?
	@sh tools/header_rules.sh && echo "all headers keep the rules of tools/header_rules.sh"
prose: ## do README.md and docs/*.md read at once? lines, sentences and parentheses of a length that fits, pages that begin with two sentences
	@command -v python3 >/dev/null || { echo "make $@: no python3 (Debian, Ubuntu: apt-get install python3)"; exit 0; }; \
	    tools/prose && echo "README and docs keep the rules of tools/prose"
lint: headers-check tables rules prose format-check ## printed headers, tables, rules, prose and format; what the documents say is checked by `make test SUITES=docs`
format: ## reformat examples and tools (not the headers and tests: clang-format cannot read macros)
	$(clang_format) -i $(formatted)
format-check: ## are examples and tools formatted?
	$(clang_format) --dry-run -Werror $(formatted)
test-targets: ## one program on every target that a compiler here has, by emulators: the same bits everywhere; two minutes
	@THOROUGH=1 sh tests/run.sh targets; cat build/tests/targets/table.md
test-math-exhaustive: ## the mathematical functions over all 2^32 floats
	$(call run,tests/math/exhaustive.sh)
test-cuda: ## the CUDA tests on a machine with a card, in at most 8 minutes
	$(call run,tests/card/run.sh)
test-cuda-matrix: ## CUDA maps compiled for every architecture and standard, no card needed
	$(call run,tests/cuda/matrix.sh)
bench-cuda: ## the CUDA benchmarks on a machine with a card, in at most 8 minutes; their goals as one table
	$(call run,bench/cuda/run.sh)
bench-cuda-compile: ## what CUDA maps cost to compile, beside CUB and thrust; no card needed
	$(call run,bench/cuda/compile.sh)
install: ## headers, pkg-config, CMake, man pages, mapfn-report: make install PREFIX=/usr/local DESTDIR=
	@DESTDIR="$(DESTDIR)" packaging/install "$(or $(PREFIX),/usr/local)"
uninstall: ## removes what make install put there
	@DESTDIR="$(DESTDIR)" packaging/install -u "$(or $(PREFIX),/usr/local)"
dist: ## a tarball of the last commit, build/mapfn-VERSION.tar.gz, behind the checklist of a release
	@git rev-parse HEAD >/dev/null 2>&1 || { echo "make dist: this tree is no git repository (git clone has one)"; exit 1; }
	@packaging/checklist || echo "make dist: $$? points are open: a tarball to try, and no release"
	@mkdir -p build; name=mapfn-$$(packaging/version); \
	    git archive --format=tar.gz --prefix=$$name/ -o build/$$name.tar.gz HEAD && echo build/$$name.tar.gz
clean: ## remove build/
	rm -rf build

# those over MPI ranks need mpicc
plain_examples = $(filter-out examples/5%,$(sort $(wildcard examples/*.c)))
formatted = $(shell find examples tools -name '*.[ch]' | sort)
clang_format = @command -v clang-format >/dev/null || { echo "make $@: no clang-format (Debian, Ubuntu: apt-get install clang-format)"; exit 0; }; \
    clang-format
.PHONY: help demo test test-all test-compilers compilers fuzz mutate bench bench-all bench-rivals bench-keep bench-venv bench-omp bench-sums bench-flags bench-math bench-quick expand quirks docs errors report new examples headers headers-check tables rules prose lint format format-check test-targets test-math-exhaustive test-cuda test-cuda-matrix bench-cuda bench-cuda-compile install uninstall dist clean
