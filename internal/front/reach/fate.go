package reach

import (
	"slices"

	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Fate says how an exception raised at an instruction continues.
type Fate uint8

const (
	Violates Fate = iota // no handler up the stack can catch it: raising it is the violation
	Travels              // a handler here or a caller may catch it: it becomes a value
)

func (p *Program) FateOf(x *Method, in ssa.Instr, exc string, exact bool) Fate {
	if x.Model() || p.MayCatch(handlersOf(in.Block()), exc, exact) || p.MayCatch(x.Catchers, exc, exact) {
		return Travels
	}
	return Violates
}

// MayCatch reports whether some handler in c may catch an exception whose
// class is exc, or, unless exact, a subclass of it.
func (p *Program) MayCatch(c CatchSet, exc string, exact bool) bool {
	if c.all() {
		return true
	}
	for _, h := range c.Sorted() {
		if p.Subtype(exc, h) || (!exact && p.Subtype(h, exc)) {
			return true
		}
	}
	return false
}

// intrinsicThrows lists the exceptions that an intrinsic called by in raises.
func (p *Program) intrinsicThrows(x *Method, in ssa.Instr) []string {
	s := x.Sites[in]
	if s == nil || s.Resolved == nil {
		return nil
	}
	i, _ := jdk.IntrinsicOf(s.Resolved)
	return slices.Concat(i.Throws, s.raises, s.refuses)
}

// travelsOut reports whether an exception of class exc raised at in travels
// and no handler around in surely catches it.
func (p *Program) travelsOut(x *Method, in ssa.Instr, exc string, exact bool) bool {
	if p.FateOf(x, in, exc, exact) == Violates {
		return false
	}
	for _, h := range in.Block().Handlers {
		if h.CatchType == "" || p.Subtype(exc, h.CatchType) {
			return false
		}
	}
	return true
}

// surelyCaught reports whether a handler around in catches exceptions of class
// exc.
func (p *Program) surelyCaught(in ssa.Instr, exc string) bool {
	for _, h := range in.Block().Handlers {
		if h.CatchType == "" || p.Subtype(exc, h.CatchType) {
			return true
		}
	}
	return false
}

// comesOut reports whether an exception that leaves t, called by in, can leave
// x as a value.
func (p *Program) comesOut(x *Method, in ssa.Instr, t *Method) bool {
	switch {
	case !t.MayThrow || catchesAll(in.Block()):
		return false
	case !t.Model() || t.Passes:
		return true
	}
	for exc := range t.Raises {
		if p.travelsOut(x, in, exc, true) {
			return true
		}
	}
	return false
}
