// Package sums prepares programs for proofs about the sum of a field over the elements of a list.
//
// The model of lists (models/sums) keeps such a sum. What it does not see is added here, as calls:
//
//	l := new ArrayList @s         call begun(l)       behind it, where the list is made
//	x := new C                    call made(x)        behind it
//	…, v, … := pull C x           call read(x, v)     behind it
//	push C x, …, t, …             call written(x, old, t)   before it; old is the field until then
//	init x.f := t                 call set(x)         before it
//
// # What a proof rests on
//
// Where a program has an ArrayList, they are also tried in programs in which one list knows the sum of a
// field of its elements (models/sums), for each place where the program's own code makes a list, and each
// field of an int or a smaller integer of a class without subclasses whose objects only the program makes.
// The list is the first one that was made there; it does what it does in the other program, and beside it
// counts the sum: what comes in, what goes out, and each write to the field of an element. A write is to an
// element if no object came in twice, nor again after it went out, and as many objects of the class were
// made as are in the list, apart from the last one if that did not come in. Every other write, sort,
// replaceAll, removeAll, retainAll, and writes by a part of the list end this: from then on nothing is said
// of the sum. What is said holds of each run. What a walk over the list has given out, from the first
// element to the last one, is the sum, if neither the list nor an element's field has changed meanwhile.
// Where no element was ever negative, none is more than the sum; and where no element went out, or none was
// written to, the sum is at most the size times the greatest number that came in, plus what was written.
// What is trusted is this argument, and that the calls that tell of writes are where fields are written
// (internal/analysis/sums). Tests run random calls of lists, with writes to their elements: no run contradicts what
// is said of it; and nothing that a run violates is proved there (internal/dev/programs/sums_test.go).
package sums

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

const (
	listClass = "java/util/ArrayList"
	model     = "java.util.ListSum."
)

// Fields lists the fields of integers of the program's classes that can be summed: only the program makes objects
// of these classes, which have no subclasses.
func Fields(p *ivl.Program) (fs []reach.Sum) {
	for _, c := range p.Classes {
		if !summable(p, c) {
			continue
		}
		for _, f := range c.Fields {
			if number(f) {
				fs = append(fs, reach.Sum{Class: c.Name, Field: f.Name})
			}
		}
	}
	return fs
}

// summable reports whether all objects of a class are made by statements of the program.
func summable(p *ivl.Program, c *ivl.Class) bool {
	if c.Elem != nil || c.External || platform(c.Name) {
		return false
	}
	for _, d := range p.Classes {
		if d != c && d.SubclassOf(c) {
			return false
		}
	}
	return true
}

func platform(class string) bool { return strings.HasPrefix(class, "java/") }

// number reports whether a field has an int or a smaller integer.
func number(f *ivl.Field) bool {
	if f.Type.Sort != ivl.IntSort {
		return false
	}
	lo, hi, ok := f.Type.Range.Bounds()
	return ok && lo >= -1<<31 && hi < 1<<31
}

// Lists lists the sites where the program's own code makes lists.
func Lists(p *ivl.Program) (sites []int) {
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if n, ok := s.(*ivl.New); ok && n.Class.Name == listClass && n.Pos.Method != nil && !platform(n.Pos.Method.Class) {
				sites = append(sites, n.Site)
			}
		})
	}
	return sites
}

// Follow returns the program with calls that tell the model about the list made at a site and about the objects whose field is
// summed. It returns nil if the program has no such model, or no list gets such an object.
func Follow(p *ivl.Program, sum reach.Sum, site int) *ivl.Program {
	r := &follower{site: site, procs: map[string]*ivl.Proc{}}
	for _, c := range p.Classes {
		if c.Name == sum.Class && summable(p, c) {
			r.class = c
		}
	}
	if r.class == nil {
		return nil
	}
	for _, f := range r.class.Fields {
		if f.Name == sum.Field && number(f) {
			r.field = f
		}
	}
	for _, q := range p.Procs {
		if name, ok := strings.CutPrefix(q.Name, model); ok {
			name, _, _ = strings.Cut(name, "(")
			r.procs[name] = q
		}
	}
	for _, name := range []string{"added", "begun", "made", "read", "written", "set"} {
		if q := r.procs[name]; q == nil || len(q.Results) > 0 {
			return nil
		}
	}
	if r.field == nil || !mentions(r.procs["added"], r.field) {
		return nil
	}
	q := ivl.MapProcs(p, r.proc)
	if r.refused {
		return nil
	}
	return q
}

// mentions reports whether a procedure reads a field.
func mentions(q *ivl.Proc, f *ivl.Field) (found bool) {
	ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
		if p, ok := s.(*ivl.Pull); ok && p.Class == f.Class {
			found = true
		}
		for _, t := range ivl.Terms(s) {
			ivl.WalkTerm(t, func(u ivl.Term) bool {
				p, ok := u.(*ivl.Proj)
				found = found || ok && p.Field == f
				return true
			})
		}
	})
	return found
}

// follower adds the calls.
type follower struct {
	site  int
	class *ivl.Class
	field *ivl.Field
	procs map[string]*ivl.Proc // of the model, by their names
	// refused says that a new object is not written to at once, as lowering does it.
	refused bool
}

func (r *follower) proc(q *ivl.Proc) *ivl.Proc {
	if strings.HasPrefix(q.Name, model) {
		return q
	}
	out := *q
	out.Blocks = nil
	for _, b := range q.Blocks {
		nb := *b
		nb.Stmts = r.stmts(&out, b.Stmts)
		out.Blocks = append(out.Blocks, &nb)
	}
	return &out
}

// stmts returns the statements of a block of a procedure with the calls.
func (r *follower) stmts(q *ivl.Proc, list []ivl.Stmt) (out []ivl.Stmt) {
	var raw *ivl.Var // a new object of the class to which nothing was written
	for _, s := range list {
		switch s := s.(type) {
		case *ivl.New:
			out = append(out, s)
			switch {
			case s.Class == r.class:
				r.refused = r.refused || raw != nil
				if len(r.class.Mutable()) > 0 {
					raw = s.X
				}
				out = append(out, r.call("made", s.Pos, s.X))
			case s.Site == r.site:
				out = append(out, r.call("begun", s.Pos, s.X))
			}
			continue
		case *ivl.Init:
			if s.Field == r.field {
				out = append(out, r.call("set", s.Pos, s.P))
			}
		case *ivl.Pull:
			if x := r.pulled(s); x != nil {
				out = append(out, s, r.call("read", s.Pos, s.P, x))
				continue
			}
		case *ivl.Push:
			switch {
			case raw != nil && s.P == ivl.Term(raw) && s.Only == nil: // it is fresh, and nothing may read it before
				raw = nil
			case s.Class == r.class && r.index(s.Fields()) >= 0:
				old := &ivl.Var{Name: fmt.Sprintf("sum$%d", len(q.Locals)), Typ: r.field.Type}
				q.Locals = append(q.Locals[:len(q.Locals):len(q.Locals)], old)
				out = append(out, r.written(s, old)...)
			}
		case *ivl.Call:
			r.refused = r.refused || raw != nil
		}
		out = append(out, s)
	}
	r.refused = r.refused || raw != nil
	return out
}

// pulled returns the variable that gets the field, nil if none does.
func (r *follower) pulled(s *ivl.Pull) *ivl.Var {
	i := r.index(s.Fields())
	if s.Class != r.class || i < 0 {
		return nil
	}
	for _, v := range ivl.FreeVars(s.P) {
		if slices.Contains(s.Xs, v) { // the object is not known behind the statement
			return nil
		}
	}
	return s.Xs[i]
}

// index returns the place of the field among those that a statement moves, -1 if it moves others, or if the field never
// changes.
func (r *follower) index(moved []*ivl.Field) int { return slices.Index(moved, r.field) }

// written are the statements before a write; old is for what the field was.
func (r *follower) written(s *ivl.Push, old *ivl.Var) []ivl.Stmt {
	fields := s.Fields()
	i := r.index(fields)
	pull := &ivl.Pull{Xs: make([]*ivl.Var, len(fields)), P: s.P, Class: r.class, Only: s.Only, Pos: s.Pos}
	pull.Xs[i] = old
	return []ivl.Stmt{pull, r.call("written", s.Pos, s.P, old, s.Ts[i])}
}

func (r *follower) call(name string, pos ivl.Pos, args ...ivl.Term) *ivl.Call {
	return &ivl.Call{Proc: r.procs[name].Name, Args: args, Pos: pos}
}
