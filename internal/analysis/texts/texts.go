package texts

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// Abstraction is a program in which texts have no contents.
type Abstraction struct {
	Program *ivl.Program
	Calls   int // how many calls were replaced
}

// Without returns the abstraction of p for some properties: procedures that may violate one of
// them stay. checked are invariants of p, or of the program that p was reduced from; nil if there
// are none.
func Without(p *ivl.Program, checked *certificate.Result, props []*ivl.Property) *Abstraction {
	effects := effectsOf(p)
	replaced := effects.textual()
	for name, given := range initialisers(p) {
		if len(given) > 0 {
			delete(replaced, name)
		}
	}
	asserting := asserting(p)
	for _, q := range props {
		for name := range asserting[q] {
			delete(replaced, name)
		}
	}
	a := &Abstraction{}
	r := &remover{replaced: replaced, checked: checked, abstraction: a, touched: map[*ivl.Class]bool{}, made: map[string]bool{},
		input: &ivl.Input{ID: len(p.Inputs), Kind: ivl.Internal, Name: "what a text gives"}}
	remaining, lost := effects.divide(replaced)
	for _, q := range p.Procs {
		if lost[q.Name] {
			r.hide(effects.procs[q.Name])
		}
	}
	out := *ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if !remaining[q.Name] {
			return q // it is dropped below
		}
		return r.proc(q)
	})
	out.Inputs = append(slices.Clip(out.Inputs), r.input)
	out.Procs = append(slices.Clip(out.Procs), r.procs...)
	a.Program = transforms.DropProcs(&out)
	return a
}

// remover removes texts from procedures.
type remover struct {
	replaced    map[string]bool // the procedures whose calls become any values
	checked     *certificate.Result
	abstraction *Abstraction
	touched     map[*ivl.Class]bool // classes of objects that replaced calls may allocate or write
	allocations []allocation        // that replaced calls may execute, in the order of the program
	input       *ivl.Input
	made        map[string]bool // the procedures of object
	procs       []*ivl.Proc     // the same
}

// hide notes what is lost where a call that reaches a procedure with these effects is replaced.
func (r *remover) hide(e *effect) {
	for _, c := range e.writes {
		r.touched[c] = true
	}
	r.allocations = append(r.allocations, e.allocations...)
}

// lost reports whether reads from objects of static class c may see what replaced calls do.
func (r *remover) lost(c *ivl.Class) bool {
	for d := range r.touched {
		if c.SubclassOf(d) || d.SubclassOf(c) {
			return true
		}
	}
	return false
}

func (r *remover) proc(q *ivl.Proc) *ivl.Proc {
	out := *q
	out.Blocks = nil
	changed := false
	for _, b := range q.Blocks {
		nb := &ivl.Block{Label: b.Label, Term: b.Term}
		for _, s := range b.Stmts {
			if t, ok := r.stmt(s); ok {
				nb.Stmts = append(nb.Stmts, t...)
				changed = true
				continue
			}
			nb.Stmts = append(nb.Stmts, s)
		}
		out.Blocks = append(out.Blocks, nb)
	}
	if !changed {
		return q
	}
	return &out
}

// stmt returns what s becomes; ok if it changes.
func (r *remover) stmt(s ivl.Stmt) (out []ivl.Stmt, ok bool) {
	switch s := s.(type) {
	case *ivl.Call:
		if !r.replaced[s.Proc] {
			return nil, false
		}
		r.abstraction.Calls++
		return r.call(s), true
	case *ivl.Pull:
		return r.anything(s.Xs, s.Pos), r.lost(s.Class)
	case *ivl.PullElem:
		return r.anything([]*ivl.Var{s.X}, s.Pos), r.lost(s.A.Type().Class)
	}
	return nil, false
}

// call returns what stands for a call that is replaced.
func (r *remover) call(s *ivl.Call) []ivl.Stmt {
	var out []ivl.Stmt
	for i, x := range s.Xs {
		switch {
		case x == nil:
		case x.Typ.Sort == ivl.RefSort:
			out = append(out, &ivl.Call{Xs: []*ivl.Var{x}, Proc: r.object(x.Typ.Class, r.sites(s.Proc, i, x.Typ.Class)), Pos: s.Pos})
		default:
			out = append(out, &ivl.Havoc{X: x, Input: r.input, Pos: s.Pos})
		}
	}
	if r.checked != nil {
		if t := r.checked.Returned(s.Proc, s.Xs); t != ivl.Term(ivl.True) {
			out = append(out, &ivl.Assume{T: t, Pos: s.Pos})
		}
	}
	return out
}

// sites are those allocations by replaced calls that result i of a procedure may come from.
func (r *remover) sites(proc string, i int, c *ivl.Class) []allocation {
	var out []allocation
	for _, a := range r.allocations {
		if a.class.SubclassOf(c) && (r.checked == nil || r.checked.MayReturn(proc, i, a.class, a.site)) {
			out = append(out, a)
		}
	}
	return out
}

// object returns the name of a procedure that returns null, any object that there is, or a new
// one of some allocations.
//
//	proc `texts.any(java/lang/String; 7)`() returns (ref java/lang/String) {
//	  var which, length: i32
//	  var x: ref java/lang/String
//	L0:
//	  havoc which
//	  goto {(= which 1) -> L1, else -> L}
//	L:
//	  havoc x
//	  return x
//	L1:
//	  havoc length
//	  assume (<= 0 length)
//	  x := new java/lang/String[length] @7
//	  return x
//	}
func (r *remover) object(c *ivl.Class, from []allocation) string {
	name := "texts.any(" + c.Name + ";"
	for _, a := range from {
		name += fmt.Sprintf(" %d", a.site)
	}
	name += ")"
	if r.made[name] {
		return name
	}
	r.made[name] = true
	t := ivl.RefTo(c)
	x, which, length := &ivl.Var{Name: "x", Typ: t}, &ivl.Var{Name: "which", Typ: ivl.Int}, &ivl.Var{Name: "length", Typ: ivl.Int}
	locals := []*ivl.Var{x, which, length}
	end := func() ivl.Terminator { return &ivl.Return{Ts: []ivl.Term{x}} }
	choice := &ivl.Goto{}
	first := &ivl.Block{Label: "L0", Stmts: []ivl.Stmt{&ivl.Havoc{X: which, Input: r.input}}, Term: choice}
	blocks := []*ivl.Block{first, {Label: "L", Stmts: []ivl.Stmt{&ivl.Havoc{X: x, Input: r.input}}, Term: end()}}
	for i, a := range from {
		b := &ivl.Block{Label: fmt.Sprintf("L%d", i+1), Term: end()}
		if a.class.Elem != nil {
			b.Stmts = []ivl.Stmt{
				&ivl.Havoc{X: length, Input: r.input},
				&ivl.Assume{T: ivl.Le.Of(ivl.IntConst(0, ivl.Int), length)},
				&ivl.NewArray{X: x, Class: a.class, Len: length, Site: a.site, Filled: true},
			}
		} else {
			y := &ivl.Var{Name: fmt.Sprintf("x%d", i+1), Typ: ivl.RefTo(a.class)}
			locals = append(locals, y)
			b.Stmts = []ivl.Stmt{&ivl.New{X: y, Class: a.class, Site: a.site}}
			for _, f := range a.class.Tuple() { // immutable fields are read without a pull
				v := &ivl.Var{Name: fmt.Sprintf("v%d", len(locals)), Typ: f.Type}
				locals = append(locals, v)
				b.Stmts = append(b.Stmts, r.value(v, ivl.Pos{}), &ivl.Init{P: y, Field: f, T: v})
			}
			b.Stmts = append(b.Stmts, &ivl.Assign{X: x, T: y})
		}
		choice.Targets = append(choice.Targets, ivl.Target{Cond: ivl.Eq.Of(which, ivl.IntConst(int64(i+1), ivl.IntZ)), Label: b.Label})
		blocks = append(blocks, b)
	}
	choice.Targets = append(choice.Targets, ivl.Target{Label: "L"})
	r.procs = append(r.procs, &ivl.Proc{Name: name, Results: []ivl.Type{t}, Locals: locals, Blocks: blocks})
	return name
}

// value gives v any value: an object may be one that replaced calls have made.
func (r *remover) value(v *ivl.Var, pos ivl.Pos) ivl.Stmt {
	if v.Typ.Sort != ivl.RefSort {
		return &ivl.Havoc{X: v, Input: r.input, Pos: pos}
	}
	var from []allocation
	for _, a := range r.allocations {
		if a.class.SubclassOf(v.Typ.Class) {
			from = append(from, a)
		}
	}
	return &ivl.Call{Xs: []*ivl.Var{v}, Proc: r.object(v.Typ.Class, from), Pos: pos}
}

// anything gives variables any values.
func (r *remover) anything(xs []*ivl.Var, pos ivl.Pos) []ivl.Stmt {
	var out []ivl.Stmt
	for _, x := range xs {
		if x != nil {
			out = append(out, r.value(x, pos))
		}
	}
	return out
}

// Groups puts together the properties whose abstractions are the same, in the order of the first
// of each group.
func Groups(p *ivl.Program, props []*ivl.Property) [][]*ivl.Property {
	textual, asserting := effectsOf(p).textual(), asserting(p)
	var groups [][]*ivl.Property
	index := map[string]int{}
	for _, q := range props {
		var names []string
		for name := range asserting[q] {
			if textual[name] {
				names = append(names, name)
			}
		}
		slices.Sort(names)
		key := strings.Join(names, " ")
		i, ok := index[key]
		if !ok {
			i = len(groups)
			index[key] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], q)
	}
	return groups
}

// asserting returns for each property the procedures that assert it, themselves or in what they call.
func asserting(p *ivl.Program) map[*ivl.Property]map[string]bool {
	callers := map[string][]string{}
	for _, q := range p.Procs {
		for _, c := range ivl.Calls(q) {
			callers[c] = append(callers[c], q.Name)
		}
	}
	themselves := map[*ivl.Property][]string{}
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if a, ok := s.(*ivl.Assert); ok && a.Prop != nil {
				themselves[a.Prop] = append(themselves[a.Prop], q.Name)
			}
		})
	}
	out := map[*ivl.Property]map[string]bool{}
	for prop, names := range themselves {
		out[prop] = closure(names, func(name string) []string { return callers[name] })
	}
	return out
}
