package horn

import (
	"errors"
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/ivl"
)

// Translate writes the clauses of a program without a heap (LPAR'17 §4): they
// are satisfiable exactly when no run violates one of opts.Props, except for
// the approximations in System.Approximations, which only add runs. The number
// of clauses is linear in the size of the program. Procedures that the entry
// does not reach are left out. The program must have passed ivl.Check; an error
// names the position of a statement that cannot be translated.
func Translate(p *ivl.Program, opts Options) (*System, error) {
	if err := translatable(p); err != nil {
		return nil, err
	}
	if opts.Props == nil {
		opts.Props = p.Props
	}
	if opts.Joins == 0 {
		opts.Joins = tinyJoin
	}
	if opts.Budget == 0 {
		opts.Budget = defaultBudget
	}
	infos := gather(p)
	live := newLiveness(infos)
	live.solve()
	t := &translator{
		prog: p, opts: opts, live: live,
		sys:    &System{Program: p, Props: opts.Props},
		active: map[*ivl.Property]bool{},
		preds:  map[string]bool{},
		heap:   map[*ivl.Pred]*Pred{},
		pre:    map[*procInfo]*Pred{},
		post:   map[*procInfo]*Pred{},
		points: map[pointKey]*point{},
		approx: map[Approximation]int{},
		arrays: map[*Var]*App{},
	}
	for _, q := range opts.Props {
		t.active[q] = true
	}
	t.heapPreds()
	for _, f := range infos {
		f.findCuts(opts.Joins)
		f.findChanged(live.byName)
		f.findReturns()
		t.interfacePreds(f)
	}
	for _, f := range infos {
		t.proc(f)
	}
	dropUnused(t.sys, t.vars)
	return t.sys, nil
}

const defaultBudget = 40

// translatable reports statements and types that only exist before a heap
// encoding.
func translatable(p *ivl.Program) error {
	entry := p.Proc(p.Entry)
	if entry == nil {
		return fmt.Errorf("horn: no procedure is called %q, the entry", p.Entry)
	}
	if len(entry.Params) > 0 {
		return fmt.Errorf("horn: the entry %s has parameters", p.Entry)
	}
	var errs []error
	for _, v := range p.Globals {
		if v.Typ.Sort == ivl.RefSort {
			errs = append(errs, fmt.Errorf("horn: global %s is a reference; a heap encoding must come before", v.Name))
		}
	}
	for _, q := range p.Procs {
		for _, v := range append(slices.Clone(q.Params), q.Locals...) {
			if v.Typ.Sort == ivl.RefSort {
				errs = append(errs, fmt.Errorf("horn: %s: variable %s is a reference; a heap encoding must come before", q.Name, v.Name))
			}
		}
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			switch s := s.(type) {
			case *ivl.Pull, *ivl.Push, *ivl.PullElem, *ivl.PushElem, *ivl.New, *ivl.NewArray, *ivl.Init:
				errs = append(errs, fmt.Errorf("horn: %s: line %d: %s needs a heap; a heap encoding must come before", q.Name, s.Position().Line, s))
			case *ivl.Assert:
				if s.Prop == nil {
					errs = append(errs, fmt.Errorf("horn: %s: line %d: %s has no property", q.Name, s.Pos.Line, s))
				}
			case *ivl.Call:
				if p.Proc(s.Proc) == nil {
					errs = append(errs, fmt.Errorf("horn: %s: call of %q, which does not exist", q.Name, s.Proc))
				}
			}
		})
	}
	return errors.Join(errs...)
}

type translator struct {
	prog   *ivl.Program
	opts   Options
	live   *liveness
	sys    *System
	active map[*ivl.Property]bool
	preds  map[string]bool // names taken
	heap   map[*ivl.Pred]*Pred
	pre    map[*procInfo]*Pred
	post   map[*procInfo]*Pred
	points map[pointKey]*point
	vars   int                   // how many variables the clauses have
	work   []*point              // points whose paths are still to be followed
	approx map[Approximation]int // index in sys.Approximations
	arrays map[*Var]*App         // definitions of variables of some clause
}

type pointKey struct {
	b *ivl.Block
	i int
}

// point is a cut point: before statement i of block b.
type point struct {
	f     *procInfo
	b     *ivl.Block
	i     int
	pred  *Pred
	slots []slot
}

// slot is an argument of a point's predicate: the variable's value now or,
// with entry, when the procedure was entered.
type slot struct {
	v     *ivl.Var
	entry bool
}

func (t *translator) addPred(p *Pred) *Pred {
	base := p.Name
	for n := 2; t.preds[Quote(p.Name)]; n++ {
		p.Name = fmt.Sprintf("%s~%d", base, n)
	}
	t.preds[Quote(p.Name)] = true
	t.sys.Preds = append(t.sys.Preds, p)
	return p
}

func (t *translator) heapPreds() {
	for _, q := range t.prog.Preds {
		args := make([]Param, len(q.Params))
		for i, typ := range q.Params {
			args[i] = Param{Name: fmt.Sprintf("x%d", i), Typ: sortOf(typ), Range: rangeOf(typ)}
		}
		t.heap[q] = t.addPred(&Pred{Name: q.Name, Kind: Heap, Args: args, IVL: q, Doc: q.Doc})
	}
}

// interfacePreds makes Pre and Post of a procedure that is called.
func (t *translator) interfacePreds(f *procInfo) {
	if !f.called {
		return
	}
	var args []Param
	for _, v := range f.liveIn {
		args = append(args, paramOf(v, ""))
	}
	t.pre[f] = t.addPred(&Pred{Name: f.proc.Name + ":call", Kind: Pre, Args: slices.Clone(args), Proc: f.proc,
		Doc: "called with these parameters and globals"})
	for i, used := range f.usedRes {
		if used {
			typ := f.proc.Results[i]
			args = append(args, Param{Name: fmt.Sprintf("result%d", i), Typ: sortOf(typ), Range: rangeOf(typ)})
		}
	}
	for _, v := range f.outs() {
		args = append(args, paramOf(v, "'"))
	}
	t.post[f] = t.addPred(&Pred{Name: f.proc.Name + ":return", Kind: Post, Args: args, Proc: f.proc,
		Doc: "called with these parameters and globals, returns these results and globals"})
}

func paramOf(v *ivl.Var, suffix string) Param {
	return Param{Name: v.Name + suffix, Typ: sortOf(v.Typ), Range: rangeOf(v.Typ)}
}

func sortOf(t ivl.Type) Sort {
	switch t.Sort {
	case ivl.BoolSort:
		return Bool
	case ivl.RefSort:
		panic("BUG: a reference in a program without a heap")
	case ivl.ArraySort:
		return ArrayOf(sortOf(t.ElemType()))
	}
	return Int
}

// rangeOf is the range of a variable's value; the bits of floats are opaque.
func rangeOf(t ivl.Type) ivl.Range {
	if t.Sort == ivl.IntSort {
		return t.Range
	}
	return ivl.Z
}

// proc follows all paths of a procedure.
func (t *translator) proc(f *procInfo) {
	defer bug.InProc(f.proc.Name)
	p := t.newPath(f)
	isEntry := f.proc.Name == t.prog.Entry
	switch {
	case f.called:
		if isEntry {
			t.startEntry(p)
			p = t.newPath(f)
		}
		args := p.enter(t.pre[f])
		p.entry = args
		for i, v := range f.liveIn {
			p.set(v, args[i])
		}
		p.body = []*Atom{{t.pre[f], args}}
	case isEntry:
		for _, v := range f.liveIn {
			p.set(v, p.initial(v))
		}
	}
	p.block(f.blocks[0])
	for len(t.work) > 0 {
		pt := t.work[0]
		t.work = t.work[1:]
		t.fromPoint(pt)
	}
}

// startEntry is the clause that calls the entry when it also calls itself.
func (t *translator) startEntry(p *path) {
	args := make([]Term, len(p.f.liveIn))
	for i, v := range p.f.liveIn {
		args[i] = p.initial(v)
	}
	p.emit(&Atom{t.pre[p.f], args}, nil, nil, "a run starts")
}

func (t *translator) fromPoint(pt *point) {
	p := t.newPath(pt.f)
	args := p.enter(pt.pred)
	p.body = []*Atom{{pt.pred, args}}
	entry := map[*ivl.Var]Term{}
	for i, s := range pt.slots {
		if s.entry {
			entry[s.v] = args[i]
		} else {
			p.set(s.v, args[i])
		}
	}
	if t.carriesEntry(pt.f, pt.b) {
		p.entry = make([]Term, len(pt.f.liveIn))
		for i, v := range pt.f.liveIn {
			if e, ok := entry[v]; ok {
				p.entry[i] = e
			} else {
				p.entry[i] = p.value(v)
			}
		}
	}
	p.from(pt.b, pt.i)
}

// carriesEntry reports whether paths from b may need the values that the
// procedure was entered with: Post relates them to the results.
func (t *translator) carriesEntry(f *procInfo, b *ivl.Block) bool {
	return f.called && f.returns[b]
}

// point returns the cut point before statement i of b.
func (t *translator) point(f *procInfo, b *ivl.Block, i int) *point {
	key := pointKey{b, i}
	if pt := t.points[key]; pt != nil {
		return pt
	}
	pt := &point{f: f, b: b, i: i}
	live := t.live.at(f, b, i, nil)
	live.each(func(i int) { pt.slots = append(pt.slots, slot{f.vars[i], false}) })
	if t.carriesEntry(f, b) {
		changed := f.changedAt(b, i, t.live.byName)
		for _, v := range f.liveIn {
			if changed.has(f.index[v]) || !live.has(f.index[v]) {
				pt.slots = append(pt.slots, slot{v, true})
			}
		}
	}
	name := f.proc.Name + ":" + b.Label
	if i > 0 {
		name += fmt.Sprintf("+%d", i)
	}
	args := make([]Param, len(pt.slots))
	for i, s := range pt.slots {
		args[i] = paramOf(s.v, "")
		if s.entry {
			args[i] = paramOf(s.v, "@entry")
		}
	}
	doc := "control is at this point"
	if line := lineAt(b, i); line > 0 {
		doc = fmt.Sprintf("control is at line %d", line)
	}
	pt.pred = t.addPred(&Pred{Name: name, Kind: Point, Args: args, Proc: f.proc, Doc: doc})
	t.points[key] = pt
	t.work = append(t.work, pt)
	return pt
}

func lineAt(b *ivl.Block, i int) int {
	for _, s := range b.Stmts[i:] {
		if l := s.Position().Line; l > 0 {
			return l
		}
	}
	return b.Term.Position().Line
}
