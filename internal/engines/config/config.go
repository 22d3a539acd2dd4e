// Package config says what to verify and how, and has the interfaces that receive events.
package config

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/analysis/timeinv"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// Ints selects the meaning of Java's integers.
type Ints uint8

// The meanings.
const (
	JavaInts  Ints = iota // exact 32- and 64-bit wrap-around
	Unbounded             // mathematical integers, as in the papers
)

// Config says what to verify and how. The zero value of each field is its
// default unless noted.
type Config struct {
	ClassPath string // in the platform's list syntax; "" is "."
	// Opened is the class path with the JDK, open, where several verifications share
	// it; nil where it has to be opened. It is no part of what is verified.
	Opened *classfile.Path `json:"-"`
	JDK    string          // home of the JDK for platform classes; "" is found automatically
	Main   string          // class whose main is verified, dots or slashes
	Entry  string          // CLASS.METHOD instead of Main: that method, with arguments as World says
	// World says which objects Entry is given: WorldArbitrary or WorldBuilt; "" is
	// WorldArbitrary.
	World      string
	Ints       Ints
	Checks     []string // "default", "lpar17", "assert", or names of kinds (ivl.Kind short names); nil is default
	Pedantic   bool     // calls without body or model may throw what they declare
	Callbacks  bool     // it is assumed that calls without body or model call no method of the program
	Reflection bool     // it is assumed that what is found by name does not belong to the program
	Threads    bool     // it is assumed that threads run one at a time, and change only in calls without body or model

	// Test says that Entry is a method of JUnit, with WorldBuilt: its object is made as JUnit
	// makes it, and the methods that come before each test are called on it.
	Test bool
	// Contracts is ContractsIgnored, ContractsBelieved or ContractsOrdinary: what is
	// assumed about the arguments of Entry. "" is ContractsIgnored.
	Contracts string
	// NonNull are patterns of packages, such as "org.example.**", or "args" for all of
	// them: their parameters are non-null where no annotation says otherwise. It counts
	// where contracts do.
	NonNull []string

	Timeout time.Duration // for the whole verification; 0 is 60 s
	// PropertyTimeout is the time for one property, once all of them together have
	// had theirs; 0 is what there is.
	PropertyTimeout time.Duration
	MemoryMB        int    // for the process and all that it runs together; 0 is DefaultMemoryMB
	Solver          string // one of portfolio.SolverNames; "" is "auto"
	// Checker is what puts solvers' models into the clauses, one of
	// portfolio.CheckerNames; "" is the first of them that is there.
	Checker string
	// Paths are those of the programs of portfolio.Solvers, by their names; what is not
	// named is found automatically.
	Paths map[string]string

	// Engine is one of portfolio.Choices: "clauses" for Horn solvers, heap "patterns",
	// "symex" for symbolic execution, or "auto", the default: all of them.
	Engine string
	// Oracle is who is asked for heap patterns: "smallest" is z3, "runs" knows
	// single heaps, "ask" is a person (see Asker), anything else a file with what a
	// person has answered. "" asks z3 where patterns cannot be computed.
	Oracle string
	// Encoding is the one heap encoding to use, as timeinv.Parse reads it; "" is
	// the schedule's choice.
	Encoding string

	Without []string // techniques to leave out, see Techniques, to measure what they are worth

	JVM string // JVMAuto, JVMAlways or JVMNever; "" is JVMAuto

	// Reproducer is a folder for a Maven project and a script that fail as the
	// violations found; "" writes none.
	Reproducer string

	Explain bool // tell the invariants behind a SAFE in terms of the program
	// ExplainSpan is the time that Explain may take; 0 is the schedule's.
	ExplainSpan time.Duration
	Proof       string // folder for the proofs behind a SAFE and a script that checks them; "" writes none

	CheckPasses bool     // check every representation after every pass
	Dump        []string // "ssa", "ivl", "ivl:PASS", "passes", "horn", "schedule"; written to Config.DumpTo by the caller's Observer
}

// The techniques that are no passes and no attempts of solvers.
const (
	// Tuples is the technique of LPAR'17 §2, "Encoding of References as Tuples", as far
	// as fields are concerned: lowering does it.
	Tuples = "tuples"
	// TimeIndexed is that of time-indexed heap invariants.
	TimeIndexed = "timeindexed"
	// Arrays is that of one SMT array for each field, and the name of that encoding for
	// Config.Encoding.
	Arrays = "arrays"
	// Differences is that of proving what bounds and differences of variables prove,
	// before there is a race of solvers.
	Differences = "differences"
	// Abstract is that of proving checks of large programs by abstract interpretation.
	Abstract = "absint"
	// Parts is that of solving clauses part by part.
	Parts = "parts"
	// Texts is that of proving checks without the contents of texts.
	Texts = "texts"
	// Slices is that of proving checks of large programs in slices.
	Slices = "slices"
	// Cases is that of proving checks by abstract interpretation with a copy of the program for each value of a variable.
	Cases = "cases"
	// Apart is that of proving checks by abstract interpretation where lengths and fields tell objects apart.
	Apart = "apart"
	// Related is that of proving checks by abstract interpretation that relates integers.
	Related = "relations"
	// Summaries is that of proving checks where regular expressions have summaries.
	Summaries = "summaries"
	// Runs is that of looking for violations. Without it no run of the program counts, whoever makes
	// it: what is proved is what proofs alone say, also of a check that a run would violate.
	Runs = "runs"
)

// Techniques lists what Config.Without can name.
func Techniques() []string {
	return append(transforms.Techniques(), Tuples, TimeIndexed, Arrays, portfolio.Lemmas, Differences, Parts, Abstract, Texts, Slices, Cases, Apart, Related, Summaries, Runs)
}

// LeavesOut reports whether a technique is not to be used.
func (c *Config) LeavesOut(technique string) bool { return slices.Contains(c.Without, technique) }

// Wants reports whether the dump called name was asked for.
func (c *Config) Wants(name string) bool { return slices.Contains(c.Dump, name) }

// DefaultMemoryMB is the memory where Config.MemoryMB does not say.
const DefaultMemoryMB = 4096

// Complete fills in the defaults of what is not a choice.
func (c Config) Complete() Config {
	if c.Timeout == 0 {
		c.Timeout = portfolio.Whole.Span
	}
	if c.MemoryMB == 0 {
		c.MemoryMB = DefaultMemoryMB
	}
	return c
}

// Check finds what means nothing. The error is of class Usage.
func (c *Config) Check() error {
	for _, t := range c.Without {
		if !slices.Contains(Techniques(), t) {
			return failure.Errorf(failure.Usage, "--without=%s: want some of %s", t, strings.Join(Techniques(), ", "))
		}
	}
	if c.Encoding != "" {
		if _, err := timeinv.Parse(c.Encoding); err != nil {
			return failure.Errorf(failure.Usage, "--encoding: %v", err)
		}
	}
	switch {
	case !slices.Contains([]string{"", ContractsIgnored, ContractsBelieved, ContractsOrdinary}, c.Contracts):
		return failure.Errorf(failure.Usage, "--contracts=%s: want %s, %s or %s", c.Contracts, ContractsIgnored, ContractsBelieved, ContractsOrdinary)
	case c.World != "" && c.World != WorldArbitrary && c.World != WorldBuilt:
		return failure.Errorf(failure.Usage, "--world=%s: want %s or %s", c.World, WorldBuilt, WorldArbitrary)
	case c.World == WorldBuilt && c.Entry == "":
		return failure.Errorf(failure.Usage, "--world=%s is for --entry: the objects of a main are those that it makes", c.World)
	case c.Engine != "" && !slices.Contains(portfolio.Choices(), c.Engine):
		return failure.Errorf(failure.Usage, "--engine=%s: want one of %s", c.Engine, strings.Join(portfolio.Choices(), ", "))
	case c.Encoding != "" && (c.Engine == portfolio.OnlyPatterns || c.Engine == portfolio.OnlySymex):
		return failure.Errorf(failure.Usage, "--encoding=%s is for clauses, and --engine=%s makes none", c.Encoding, c.Engine)
	case c.Oracle != "" && c.Engine != portfolio.OnlyPatterns:
		return failure.Errorf(failure.Usage, "--oracle=%s needs --engine=patterns", c.Oracle)
	}
	return nil
}

// OpenPath opens the class path, and the JDK; of an opened one it returns a view. record
// is that of classfile.PathOptions.
func (c *Config) OpenPath(record bool) (*classfile.Path, error) {
	if c.Opened != nil {
		return c.Opened.View(record), nil
	}
	return classfile.OpenPath(cmp.Or(c.ClassPath, "."), classfile.PathOptions{JDK: c.JDK, Record: record})
}

// Choice is the choice of stages: an encoding that is named is for clauses alone.
func (c *Config) Choice() string {
	if c.Encoding != "" {
		return portfolio.OnlyClauses
	}
	return cmp.Or(c.Engine, portfolio.Auto)
}

// The values of Config.JVM.
const (
	JVMAuto   = "auto"   // repeat violations on the real JVM, unless the program calls code that could reach outside of it
	JVMAlways = "always" // whatever it calls
	JVMNever  = "never"
)

// The values of Config.Contracts.
const (
	ContractsIgnored  = "ignored"  // any arguments
	ContractsBelieved = "believed" // arguments that keep the method's contract, see package contract
	ContractsOrdinary = "ordinary" // of these, ordinary values alone, see contract.Contract.Ordinary
)

// ContractOptions says how contracts are read. Sources are left to the caller.
func (c *Config) ContractOptions() contract.Options {
	o := contract.Options{NonNullArgs: slices.Clone(c.NonNull)}
	for i, p := range o.NonNullArgs {
		if p == "args" {
			o.NonNullArgs[i] = "**"
		}
	}
	return o
}

// The values of Config.World.
const (
	WorldArbitrary = "arbitrary" // any objects, also such as no constructor makes
	WorldBuilt     = "built"     // those that the program's public constructors, factories and methods make
)

// Asker is an Observer that can ask a person: for Config.Oracle "ask".
type Asker interface {
	// Ask shows a text, and a picture as SVG that may be "", and returns the line
	// that is typed.
	Ask(text, svg string) (string, error)
}

// Watcher is an Observer that is told of each violation as soon as its run has
// been made; after is when it was found, since Run was called.
type Watcher interface {
	Violated(p *ivl.Property, after time.Duration)
}

// Counter is an Observer that is told how far a verification is. It is called while others
// wait, so it must return at once.
type Counter interface {
	Counted(Counts)
}

// Counts says how many checks a program has, and how many of them are decided.
type Counts struct{ Checks, Proved, Violated int }

// Open is how many checks are not decided.
func (c Counts) Open() int { return c.Checks - c.Proved - c.Violated }

// Observer is told about progress while Run works. All methods may be called
// from any goroutine, one at a time.
type Observer interface {
	// Phase says what is being worked on now: "reading classes", "solving with Spacer".
	Phase(name string)
	// Step says that a step of the schedule has ended.
	Step(result.Step)
	// Dump hands over a representation asked for in Config.Dump.
	Dump(name, text string)
}
