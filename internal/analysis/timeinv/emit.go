package timeinv

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/ivl"
)

// procEncoder builds the encoding of one procedure. A read ends the block at
// hand and starts others.
type procEncoder struct {
	*encoder
	q      *ivl.Proc
	names  map[string]bool
	labels map[string]bool
	locals []*ivl.Var
	blocks []*ivl.Block
	stmts  []ivl.Stmt        // of the block at hand
	label  string            // of the block at hand
	free   map[*ivl.Var]bool // kind Arrays: variables that can have any value wherever they have one
}

// pred2 returns the predicate that stands for q, which is not an invariant.
func (pe *procEncoder) pred2(q *ivl.Pred) *ivl.Pred {
	if t := pe.tuples[q]; t != nil {
		return t
	}
	return q
}

func (pe *procEncoder) withInputs(q *ivl.Pred, args []ivl.Term) []ivl.Term {
	if pe.tuples[q] == nil {
		return args
	}
	return slices.Concat(pe.inputTerms(), args)
}

func (pe *procEncoder) add(s ivl.Stmt) { pe.stmts = append(pe.stmts, s) }

// end closes the block at hand.
func (pe *procEncoder) end(t ivl.Terminator) {
	pe.blocks = append(pe.blocks, &ivl.Block{Label: pe.label, Stmts: pe.stmts, Term: t})
	pe.stmts, pe.label = nil, ""
}

func (pe *procEncoder) newLabel() string {
	for i := len(pe.labels); ; i++ {
		if l := "T" + strconv.Itoa(i); !pe.labels[l] {
			pe.labels[l] = true
			return l
		}
	}
}

// temp declares a new local variable.
func (pe *procEncoder) temp(name string, typ ivl.Type) *ivl.Var {
	n := name
	for i := 2; pe.names[n]; i++ {
		n = fmt.Sprintf("%s$%d", name, i)
	}
	pe.names[n] = true
	v := &ivl.Var{Name: n, Typ: typ}
	pe.locals = append(pe.locals, v)
	return v
}

// choose gives v any value.
func (pe *procEncoder) choose(v *ivl.Var, pos ivl.Pos) {
	pe.add(&ivl.Havoc{X: v, Input: pe.internal, Pos: pos})
}

func (pe *procEncoder) set(v *ivl.Var, t ivl.Term, pos ivl.Pos) {
	pe.add(&ivl.Assign{X: v, T: t, Pos: pos})
}

// branch ends the current block: it emits yes for the case that c holds, no for
// the other case, and then joins the two.
func (pe *procEncoder) branch(c ivl.Term, pos ivl.Pos, yes, no func()) {
	a, b, join := pe.newLabel(), pe.newLabel(), pe.newLabel()
	pe.end(&ivl.Goto{Targets: []ivl.Target{{Cond: c, Label: a}, {Label: b}}, Pos: pos})
	to := func() { pe.end(&ivl.Goto{Targets: []ivl.Target{{Label: join}}, Pos: pos}) }
	pe.label = a
	yes()
	to()
	pe.label = b
	no()
	to()
	pe.label = join
}
