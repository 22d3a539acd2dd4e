# make            bin/jayverify and bin/jbench
# make demo       set up the solvers, build, verify the programs in examples/
# make test       everything that CI runs
# make help       all targets

GO      ?= go
JAVAC   ?= javac
VERSION := $(shell git describe --tags --always --dirty 2>/dev/null || echo devel)
LDFLAGS := -X main.linkedVersion=$(VERSION)

# What the race detector sees in a usual run: packages that start goroutines, and through their tests those that they import.
# The other ones that start some need as much again from outside, compiled for the race detector: a queue of tasks, a web
# server. `make test-whole` has those. TestRace says when a package is in neither.
RACE := ./classfile ./horn/eldarica ./horn/parts ./horn/proc ./internal/engines/verify ./internal/engines/board ./internal/engines/engine ./internal/base/bug ./internal/base/await ./internal/analysis/symex/solver ./internal/front/throwing
RACE_WHOLE := ./cmd/jayverify ./difftest ./jbench ./internal/project/... ./internal/ui/servers/...
# Those that take longest come first, so that one core is not left with them at the end.
LONGEST := ./internal/dev/programs ./cmd/jayverify

# Compilers and linters take a sixth less processor time when they leave more garbage. Tests run without the setting:
# jayverify has its own where there is none.
test lint: export GOGC ?= 400
TEST := $(GO) test -vet=off -timeout 30m -exec 'env -u GOGC'

# The JVM of a compiler that runs for a short time optimises less: half of the processor time.
SHORT := -J-XX:+UseSerialGC -J-XX:TieredStopAtLevel=1

.DEFAULT_GOAL := build

.PHONY: build
build: models harness ## build bin/jayverify and bin/jbench (the default)
	$(GO) build -buildvcs=false -o bin/ -ldflags "$(LDFLAGS)" ./cmd/...

# Models of the platform's classes, compiled into the binary (package models). They are
# compiled into build/ and then moved, so that a mistake leaves the last ones in place.
MODELS := models/classes/java/.compiled

.PHONY: models
models: $(MODELS) ## compile the models of library classes, which the binary embeds

EXECUTE := $(shell find models/execute -name '*.java')
BAGS := $(shell find models/bags -name '*.java')
SUMS := $(shell find models/sums -name '*.java')
THREADS := $(shell find models/threads -name '*.java')
BEHIND := $(shell find models/behind -name '*.java')
SUMMARIES := $(shell find models/summaries -name '*.java')
ASSERTIONS := $(shell find models/assertions -name '*.java')

# A folder is newer once a model was removed from it.
$(MODELS): $(shell find models/src -name '*.java' -o -type d) $(EXECUTE) $(BAGS) $(SUMS) $(BEHIND) $(SUMMARIES) $(THREADS) $(ASSERTIONS) $(wildcard models/templates/*)
	@$(GO) run ./internal/dev/modelgen -models models -check
	@command -v $(JAVAC) >/dev/null || { echo "make: $(JAVAC) not found: install a JDK, 17 or newer" >&2; exit 1; }
	@rm -rf build/models && mkdir -p build/models/java
	$(JAVAC) $(SHORT) -g -proc:none -implicit:none -XDstringConcat=inline -source 17 -target 17 -Xlint:-options \
	    --patch-module java.base=models/src -d build/models $(filter models/src/%.java,$^)
	@mkdir -p build/models/execute
	$(JAVAC) $(SHORT) -g -nowarn -XDignore.symbol.file -proc:none -implicit:none -XDstringConcat=inline -source 17 -target 17 -Xlint:-options \
	    --patch-module java.base=models/execute -d build/models/execute $(EXECUTE)
	@mkdir -p build/models/bags
	$(JAVAC) $(SHORT) -g -proc:none -implicit:none -XDstringConcat=inline -source 17 -target 17 -Xlint:-options \
	    --patch-module java.base=models/bags:models/src -d build/models/bags $(BAGS)
	@mkdir -p build/models/sums
	$(JAVAC) $(SHORT) -g -proc:none -implicit:none -XDstringConcat=inline -source 17 -target 17 -Xlint:-options \
	    --patch-module java.base=models/sums:models/src -d build/models/sums $(SUMS)
	@mkdir -p build/models/threads
	$(JAVAC) $(SHORT) -g -proc:none -implicit:none -XDstringConcat=inline -source 17 -target 17 -Xlint:-options \
	    --patch-module java.base=models/threads:models/src -d build/models/threads $(THREADS)
	@mkdir -p build/models/behind
	$(JAVAC) $(SHORT) -g -proc:none -implicit:none -XDstringConcat=inline -source 17 -target 17 -Xlint:-options \
	    --patch-module java.base=models/behind:models/src -d build/models/behind $(BEHIND)
	@mkdir -p build/models/summaries
	$(JAVAC) $(SHORT) -g -proc:none -implicit:none -XDstringConcat=inline -source 17 -target 17 -Xlint:-options \
	    --patch-module java.base=models/summaries:models/src -d build/models/summaries $(SUMMARIES)
	@mkdir -p build/models/assertions
	$(JAVAC) $(SHORT) -g -nowarn -proc:none -implicit:none -XDstringConcat=inline --release 17 -Xlint:-options -d build/models/assertions $(ASSERTIONS)
	@touch build/models/java/.compiled
	@rm -rf models/classes/java models/classes/execute models/classes/bags models/classes/sums models/classes/behind models/classes/summaries models/classes/threads models/classes/assertions
	@mv build/models/execute models/classes/execute && mv build/models/bags models/classes/bags && mv build/models/sums models/classes/sums && mv build/models/behind models/classes/behind && mv build/models/summaries models/classes/summaries && mv build/models/threads models/classes/threads && mv build/models/assertions models/classes/assertions && mv build/models/java models/classes/java

.PHONY: new-model
new-model: ## write the skeleton of a model and of its test: CLASS=java.util.UUID
	@$(GO) run ./internal/dev/skeleton model "$(CLASS)"

.PHONY: new-pass
new-pass: ## write the skeleton of a pass, its row and its golden file: NAME=drop-copies
	@$(GO) run ./internal/dev/skeleton pass "$(NAME)"

.PHONY: usage
usage: models harness ## write what --help prints into docs/usage.md
	$(GO) test ./cmd/jayverify -run TestUsageReference -update

.PHONY: generate
generate: ## write the models that come from templates (models/templates)
	$(GO) generate ./models

# Classes for the JVM that a run is repeated on (package internal/evidence/jvm).
HARNESS := internal/evidence/jvm/classes/.compiled

.PHONY: harness
harness: $(HARNESS) ## compile the classes that repeat runs on a JVM, which the binary embeds

$(HARNESS): $(shell find internal/evidence/jvm/harness -name '*.java')
	@command -v $(JAVAC) >/dev/null || { echo "make: $(JAVAC) not found: install a JDK, 17 or newer" >&2; exit 1; }
	@rm -rf build/harness && mkdir -p build/harness
	$(JAVAC) $(SHORT) -g -nowarn -proc:none -implicit:none --release 8 -Xlint:-options -d build/harness $^
	@rm -rf internal/evidence/jvm/classes/jayverify internal/evidence/jvm/classes/org && mv build/harness/* internal/evidence/jvm/classes/
	@touch $@

# The version and the time of a release come from git, and nothing else of this machine.
RELEASE := $(GO) run ./internal/dev/release -version "$(VERSION)" -time "$(shell git log -1 --format=%ct 2>/dev/null || echo 0)"

.PHONY: release
release: models harness ## archives for Linux, macOS and Windows in build/release, with sums and SBOMs; TARGETS=linux/arm64,… is a choice
	$(RELEASE) -out build/release -targets "$(TARGETS)"

.PHONY: release-test
release-test: models harness ## build the release twice, compare, and start the binaries, also under emulators that are here
	$(GO) test -count=1 -timeout 60m -v -run TestRelease ./internal/dev/release -args -long -targets "$(TARGETS)"

.PHONY: svcomp
svcomp: models harness setup-z3 ## the archive for SV-COMP in build/svcomp: one folder with the wrapper, z3 and the licenses
	$(RELEASE) -out build/svcomp -svcomp .tools/z3/bin/z3

.PHONY: svcomp-witnesses
svcomp-witnesses: build setup-z3 ## witnesses of the tasks and twins in testdata/svcomp, given to each validator that is here (WIT4JAVA, JLISA_WIT)
	JAYVERIFY_SVCOMP=all $(GO) test -count=1 -timeout 30m -v -run "TestSVCompT" ./cmd/jayverify

.PHONY: stranger
stranger: build setup-z3 ## from an archive in an empty folder to a finding in a Maven project
	scripts/stranger

.PHONY: plugins
plugins: build setup-z3 ## the artifacts for builds with Maven, deployed into build/plugins/repository
	scripts/plugins

.PHONY: plugins-test
plugins-test: plugins ## from an empty folder with Maven to a finding, by coordinates alone; the example builds
	scripts/plugins-test
	JAYVERIFY_BUILDS=all $(GO) test -count=1 -timeout 30m -v -run 'TestMaven|TestGradle' ./cmd/jayverify

.PHONY: cross
cross: models harness ## go vet for the platforms of a release
	for os in windows darwin linux; do GOOS=$$os GOARCH=arm64 $(GO) vet ./... || exit 1; done

.PHONY: demo
demo: setup build build/examples/.compiled ## verify the example programs
	@scripts/demo build/examples

build/examples/.compiled: $(wildcard examples/*.java)
	@command -v $(JAVAC) >/dev/null || { echo "make: $(JAVAC) not found: install a JDK, 17 or newer" >&2; exit 1; }
	@rm -rf build/examples && mkdir -p build/examples
	$(JAVAC) $(SHORT) -g -d build/examples examples/*.java
	@touch $@

.PHONY: setup
setup: setup-z3 ## put the pinned solvers into .tools/ (once)
	@scripts/setup-eldarica

.PHONY: setup-z3
setup-z3:
	@scripts/setup-z3

.PHONY: setup-eldarica
setup-eldarica: ## try again to fetch Eldarica, which is optional
	@scripts/setup-eldarica --retry

.PHONY: setup-cvc5
setup-cvc5: ## put cvc5 into .tools/, which can check proofs in place of z3
	@scripts/setup-cvc5

.PHONY: setup-chromium
setup-chromium: ## try to fetch Chromium, in which a test opens the HTML report
	@scripts/setup-chromium $(if $(filter setup-chromium,$(MAKECMDGOALS)),--retry)

.PHONY: setup-editors
setup-editors: ## try to fetch Neovim and the language client of VS Code, which tests of jayverify lsp use
	@scripts/setup-editors $(if $(filter setup-editors,$(MAKECMDGOALS)),--retry)

# `go tool` knows nothing of -trimpath in GOFLAGS and would compile the standard library again, so `go run` it is.
.PHONY: lint
lint: models harness ## gofmt, go vet, staticcheck, dead code, go.mod
	@bad=$$(gofmt -l $$(find . -name '*.go' -not -path './build/*')) || exit 1; \
	if [ -n "$$bad" ]; then echo "gofmt needed:"; echo "$$bad"; exit 1; fi
	$(GO) vet ./...
	$(GO) run honnef.co/go/tools/cmd/staticcheck ./...
	@dead=$$($(GO) run golang.org/x/tools/cmd/deadcode -test ./...) || exit 1; \
	if [ -n "$$dead" ]; then echo "nothing calls, not even a test:"; echo "$$dead"; exit 1; fi
	$(GO) mod tidy -diff

# race runs short tests of packages under the race detector, if there is a C compiler.
race = @if [ "$$($(GO) env CGO_ENABLED)" = 1 ] && command -v "$$($(GO) env CC)" >/dev/null; then \
	    set -x; $(TEST) -race -short $(1); \
	else echo "make $@: no C compiler, so no race detector"; fi

.PHONY: test
test: setup setup-chromium setup-editors lint build ## everything that CI runs; lint has vetted the tests
	$(TEST) $(LONGEST) ./...
	$(call race,$(RACE))
	@echo "make test: all passed"

.PHONY: test-whole
test-whole: setup build ## all cases of the tests, of which `make test` takes a sample, and race more packages: about two hours
	JAYVERIFY_SAMPLE=all $(GO) test -count=1 -timeout 5h $(LONGEST) ./...
	$(call race,$(RACE_WHOLE))

FUZZTIME ?= 30s

.PHONY: fuzz
fuzz: models harness ## each fuzz target for FUZZTIME (default 30s)
	@scripts/fuzz $(FUZZTIME)

N    ?= 2000
SEED ?= 1

.PHONY: difftest
difftest: models ## N random programs from SEED on (default 2000, 1) on the JVM and in the interpreter
	$(GO) test -count=1 -timeout 0 -v -run 'TestLong$$' ./difftest -args -n $(N) -seed $(SEED)

.PHONY: mutants
mutants: models harness ## MUTANTS changes (default 20), chosen by SEED, of each package in PACKAGES: which do the tests notice
	$(GO) run ./internal/dev/mutants -n $(or $(MUTANTS),20) -seed $(or $(SEED),1) $(or $(PACKAGES),./lower ./transforms ./spaceinv ./horn/zones)

.PHONY: audit
audit: models ## N cases from SEED on (default 2000, 1) of calls of modelled methods, on the JVM and in the interpreter; CLASS=java/util/BitSet is a choice
	$(GO) test -count=1 -timeout 0 -v -run 'TestLong$$|TestWhole$$' ./difftest/audit -args -n $(N) -seed $(SEED) -class "$(CLASS)"

.PHONY: mains
mains: models harness ## programs that use real jars, in the interpreter and on the JVM (Maven fetches the jars)
	scripts/setup-mains
	$(GO) test -v -timeout 60m -run TestMainsOfJars ./internal/engines/runs

.PHONY: bench
bench: setup models harness ## benchmarks, and the whole JDK through the front end
	$(GO) test -run '^$$' -bench . -benchmem ./...
	JAYVERIFY_SAMPLE=all $(GO) test -count=1 -v -run 'TestWholeJDK|TestJDK$$' ./classfile ./ssa

.PHONY: clean
clean: ## remove what was built; the solvers in .tools/ stay
	rm -rf bin build models/classes/*/ internal/evidence/jvm/classes/jayverify internal/evidence/jvm/classes/org $(HARNESS)

.PHONY: help
help: ## this list
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/\1|\2/p' Makefile | awk -F'|' '{ printf "  make %-16s %s\n", $$1, $$2 }'
