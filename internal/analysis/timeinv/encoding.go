package timeinv

import (
	"fmt"
	"slices"
	"strings"
)

// Kind is the way in which reads are related to writes.
type Kind uint8

// The kinds.
const (
	Space  Kind = iota // LPAR'17 §4: everything that was ever written, without time
	R                  // TIHI Table 3, Enc_R: read counter → object
	RW                 // TIHI Table 3, Enc_RW: read counter → write counter → object
	RWfun              // TIHI Table 4, Enc_RWfun: the same, for programs that read only after a write
	RWmem              // TIHI Table 4, Enc_RWmem: the same, and addresses are valid
	Arrays             // no predicates: one SMT array for each field, as SeaHorn has
)

var kindNames = [...]string{Space: "space", R: "R", RW: "RW", RWfun: "RWf", RWmem: "RWm", Arrays: "arrays"}

// Encoding says which indices the predicates of a heap encoding carry (TIHI
// §6). The zero value is that of space invariants.
//
// Additional arguments or variables keep soundness and completeness (§6.1).
// Dropping arguments keeps soundness only (§6.2, controlled abstraction).
type Encoding struct {
	Kind Kind

	Caching   bool // C: the object read or written last is kept in variables (§6.4)
	Tagging   bool // T: predicates carry where the object was written and where it is read (§6.1)
	Variables bool // V: predicates over reads carry the variables in scope (§6.1)
	Address   bool // A: predicates over objects carry the object's tuple, as space invariants do
	PerType   bool // P: a counter and a tracked address for each class (§6.5); predicates always are for one class

	// Guarded (G) encodes reads without branches: the predicate is then also
	// assumed where the tracked address is read and it is asserted.
	Guarded bool

	// Series (I) makes inputs of the choices in loops and called procedures, too:
	// an array has the values chosen there, in order (§3.3).
	Series bool

	NoInput   bool // -in: no predicate carries the program's input
	NoCounter bool // -cnt: no predicate carries a counter
}

// extension is a letter or an index of an encoding's name.
type extension struct {
	name string
	of   func(*Encoding) *bool
}

var extensions = []extension{
	{"C", func(e *Encoding) *bool { return &e.Caching }},
	{"T", func(e *Encoding) *bool { return &e.Tagging }},
	{"V", func(e *Encoding) *bool { return &e.Variables }},
	{"A", func(e *Encoding) *bool { return &e.Address }},
	{"P", func(e *Encoding) *bool { return &e.PerType }},
	{"G", func(e *Encoding) *bool { return &e.Guarded }},
	{"I", func(e *Encoding) *bool { return &e.Series }},
}

var dropped = []extension{
	{"in", func(e *Encoding) *bool { return &e.NoInput }},
	{"cnt", func(e *Encoding) *bool { return &e.NoCounter }},
}

// Parse reads the name of an encoding:
//
//	name  = kind [ "_" { "C" | "T" | "V" | "A" | "P" | "G" | "I" } ] { "-" ("in" | "cnt") }
//	kind  = "space" | "R" | "RW" | "RWf" | "RWm" | "arrays"
//
// "RWfun" and "RWmem" are accepted, too. Space invariants and arrays have no
// extensions.
func Parse(name string) (Encoding, error) {
	var e Encoding
	parts := strings.Split(name, "-")
	base, letters, _ := strings.Cut(parts[0], "_")
	switch base {
	case "RWfun":
		base = "RWf"
	case "RWmem":
		base = "RWm"
	}
	k := slices.Index(kindNames[:], base)
	if k < 0 {
		return e, fmt.Errorf("%q is not a heap encoding: want one of %s, or one of R, RW, RWf, RWm with _ and letters of CTVAPGI, as in RWf_CT", name, strings.Join(kindNames[:], ", "))
	}
	e.Kind = Kind(k)
	if strings.HasSuffix(parts[0], "_") {
		return Encoding{}, fmt.Errorf("heap encoding %q: want letters of CTVAPGI after _", name)
	}
	for _, c := range letters {
		if !set(&e, extensions, string(c)) {
			return Encoding{}, fmt.Errorf("heap encoding %q: want each letter of CTVAPGI at most once after _, not %q", name, c)
		}
	}
	for _, d := range parts[1:] {
		if !set(&e, dropped, d) {
			return Encoding{}, fmt.Errorf("heap encoding %q: only -in and -cnt can be dropped, each once, not %q", name, "-"+d)
		}
	}
	if !e.Timed() && e != (Encoding{Kind: e.Kind}) {
		return Encoding{}, fmt.Errorf("heap encoding %q: %s have no indices to add or drop", name, map[Kind]string{Space: "space invariants", Arrays: "arrays"}[e.Kind])
	}
	return e, nil
}

func set(e *Encoding, among []extension, name string) bool {
	for _, x := range among {
		if f := x.of(e); x.name == name && !*f {
			*f = true
			return true
		}
	}
	return false
}

// String returns the name that Parse reads.
func (e Encoding) String() string {
	s := kindNames[e.Kind]
	sep := "_"
	for _, x := range extensions {
		if *x.of(&e) {
			s += sep + x.name
			sep = ""
		}
	}
	for _, x := range dropped {
		if *x.of(&e) {
			s += "-" + x.name
		}
	}
	return s
}

// String returns the name of the kind.
func (k Kind) String() string { return kindNames[k] }

// Timed reports whether the encoding is by time-indexed heap invariants.
func (e Encoding) Timed() bool { return e.Kind != Space && e.Kind != Arrays }

// Complete reports whether the encoding is one of those that TIHI proves
// equi-safe with the program, for programs whose inputs all are indices (see
// the package's comment).
func (e Encoding) Complete() bool { return e.Timed() && !e.NoInput && !e.NoCounter }

// tellsUnwritten reports whether a read can recognise that it sees no write. For kind R the values
// are defaults then; for the others the time of the last write, or the number of its statement, is
// 0. RW writes default values, as Table 3 does.
func (e Encoding) tellsUnwritten() bool {
	return e.Kind == R || (e.Kind == RWfun || e.Kind == RWmem) && (!e.NoCounter || e.Tagging)
}
