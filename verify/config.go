package verify

import "time"

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
	JDK       string // home of the JDK for platform classes; "" is found automatically
	Main      string // class whose main is verified, dots or slashes
	Entry     string // CLASS.METHOD instead of Main: that method, all arguments arbitrary
	Ints      Ints
	Checks    []string // "default", "lpar17", "assert", or names of kinds (ivl.Kind short names); nil is default
	Pedantic  bool     // calls without body or model may throw what they declare

	Timeout  time.Duration // for the whole verification; 0 is 60 s
	MemoryMB int           // for each solver process; 0 is 4096
	Solver   string        // "auto", "spacer", "eldarica"; "" is auto
	Z3       string        // path of the z3 binary; "" is found automatically
	Eldarica string        // path of eld or a folder of jars; "" is found automatically

	CheckPasses bool     // check every representation after every pass
	Dump        []string // "ssa", "ivl", "ivl:PASS", "horn"; written to Config.DumpTo by the caller's Observer
}

// Observer is told about progress while Run works. All methods may be called
// from any goroutine, one at a time.
type Observer interface {
	// Phase says what is being worked on now: "reading classes", "solving with Spacer".
	Phase(name string)
	// Step says that a step of the schedule has ended.
	Step(Step)
	// Dump hands over a representation asked for in Config.Dump.
	Dump(name, text string)
}
