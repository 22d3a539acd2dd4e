package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// emitter turns the SSA of one method into an IVL procedure.
type emitter struct {
	*builder
	prog *reach.Program
	w    *world
	x    *reach.Method
	meth *ivl.Method
	vars map[ssa.Value]*ivl.Var
	// answers are the conditions under which tests of classes say yes.
	answers map[*ssa.InstanceOf]ivl.Term
	// known holds what has been established on every path to the current
	// point: values found non-null, classes found initialised.
	known established
	after map[*ssa.Block]blockEnd
	dom   *ssa.DomTree
	spans map[ssa.Value]span // see bound
	// holdsAtEnd is what is known of an object's fields before the last instruction of the current block.
	holdsAtEnd contents
	met        map[metField]*ivl.Var // see meeting

	// in is the instruction that is emitted, nil before the first; passed says that
	// a call or a cut of it has been emitted.
	in     ssa.Instr
	passed bool
	untold bool // see noteTold

	newUses map[*ssa.New][]ssa.Instr // the instructions that use new objects; nil until needed
	texts   *reach.Texts             // see said
}

// label names the IVL block where SSA block b starts.
func label(b *ssa.Block) string { return fmt.Sprintf("B%d", b.Index) }

func (e *emitter) throwableType() ivl.Type { return ivl.RefTo(e.w.class(jdk.Throwable)) }

// add appends a statement, see builder.add.
func (e *emitter) add(s ivl.Stmt) {
	if _, call := s.(*ivl.Call); call {
		e.passed = true
	}
	e.builder.add(s)
}

// property makes a property of the instruction that is emitted.
func (e *emitter) property(kind ivl.Kind, exc, detail string) *ivl.Property {
	p := e.w.property(e.at, kind, exc, detail)
	e.w.checkedAt[p] = reach.CheckPlace{Method: e.x, Instr: e.in, After: e.passed}
	e.passed = e.passed || kind == ivl.Unsupported
	return p
}

// pos is the position of an instruction.
func (e *emitter) pos(in ssa.Instr) ivl.Pos {
	return ivl.Pos{Method: e.meth, PC: in.PC(), Line: e.x.Func.Line(in.PC())}
}

// fateOf decides the fate of an exception of class exc raised at in, exactly
// that class or also a subclass.
func (e *emitter) fateOf(in ssa.Instr, exc string, exact bool) reach.Fate {
	return e.prog.FateOf(e.x, in, exc, exact)
}

// exceptionSite returns the site for an exception that the method allocates.
func (e *emitter) exceptionSite() int {
	if !e.x.Model() {
		return e.w.site()
	}
	e.w.modelSites++
	return modelSites + e.w.modelSites
}

// assuming records an assumption of the code that is emitted now. Unreachable
// code makes no assumptions.
func (e *emitter) assuming(kind, text string) {
	if e.dead() {
		return
	}
	n := &e.w.notes
	a := assumed{kind: kind, text: text, block: e.cur}
	for _, p := range n.places(e.at) {
		a.places = append(a.places, p.pos)
	}
	n.made = append(n.made, a)
}

// violation emits a check whose failure ends the run: an assertion of the
// property, or, for kinds that are not checked, an assumption.
func (e *emitter) violation(cond ivl.Term, kind ivl.Kind, exc, detail string) {
	if !e.prog.Opts.Checks.Wants(e.prog.Hier, kind, exc) {
		e.assume(cond)
		return
	}
	e.add(&ivl.Assert{T: cond, Prop: e.property(kind, exc, detail), Pos: e.at})
}

// unsupported emits that the code after this point is not modelled: a run that
// gets here is not judged, so the program is SAFE only if no run gets here.
func (e *emitter) unsupported(what string) {
	if e.dead() {
		return
	}
	e.violation(ivl.False, ivl.Unsupported, "", what)
}

// meaning emits the effect of the call in of m, an intrinsic.
type meaning func(e *emitter, in *ssa.Call, m *classfile.Method)
