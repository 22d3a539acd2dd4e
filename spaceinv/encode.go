package spaceinv

import (
	"fmt"
	"maps"
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/ivl"
)

// Options change how the heap is encoded. The zero value is the default.
type Options struct {
	// ArbitraryIDs gives new objects any positive id instead of the next one
	// of a counter. The program then has no global counter to carry around,
	// but new objects are no longer known to differ from older ones. Sound,
	// less precise.
	ArbitraryIDs bool
	// FreeReads leaves out the assumption that objects read from the heap are
	// allocated. It is for encodings that imply this. Sound, less precise.
	FreeReads bool
}

// AllocCounter is the name of the global that counts the objects allocated so
// far: the id of the newest object.
const AllocCounter = "$alloc"

// Encode replaces the heap of p by space invariants (LPAR'17 §4) and every
// reference by its tuple of integer and other plain variables. The result has
// no reference, no New, NewArray, Pull, Push, PullElem, PushElem, Init, Cast
// or Output; it has a predicate for each class whose objects are read. If the
// result violates no assertion then neither does p (Lemma 1), for any p that
// ivl.Check accepts. It fails when an immutable field makes tuples infinite.
func Encode(p *ivl.Program, opts Options) (*ivl.Program, error) {
	h, err := EncodeHeap(p, opts)
	if err != nil {
		return nil, err
	}
	return h.Program, nil
}

// findObjects finds the classes that have objects: allocated ones, those the
// program marks as external, literals, and the elements of external arrays.
func (e *encoder) findObjects() {
	exist := map[*ivl.Class]bool{}
	e.external, e.sites = map[*ivl.Class]bool{}, map[*ivl.Class][]int{}
	allocated := func(c *ivl.Class, site int) {
		exist[c] = true
		if !slices.Contains(e.sites[c], site) {
			e.sites[c] = append(e.sites[c], site)
		}
	}
	for _, c := range e.in.Classes {
		if c.External {
			e.external[c] = true
		}
	}
	seen := map[int]bool{}
	object := func(t ivl.Term) bool {
		if o, ok := t.(*ivl.ObjLit); ok {
			e.external[o.Class] = true
			if !seen[o.ID] {
				seen[o.ID] = true
				e.literals = append(e.literals, o)
			}
		}
		return true
	}
	for _, g := range e.in.Globals {
		ivl.WalkTerm(g.Init, object)
	}
	for _, q := range e.in.Procs {
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				for _, t := range ivl.Terms(s) {
					ivl.WalkTerm(t, object)
				}
				switch s := s.(type) {
				case *ivl.New:
					allocated(s.Class, s.Site)
				case *ivl.NewArray:
					allocated(s.Class, s.Site)
					if s.External && s.Class.Elem.Sort == ivl.RefSort {
						e.external[s.Class.Elem.Class] = true
					}
				}
			}
			for _, t := range ivl.TerminatorTerms(b.Term) {
				ivl.WalkTerm(t, object)
			}
		}
	}
	maps.Copy(exist, e.external)
	for _, c := range e.in.Classes {
		if exist[c] {
			e.exist = append(e.exist, c)
		}
	}
}

// globals declares the flattened globals and the allocation counter.
func (e *encoder) globals(opts Options) []*ivl.Var {
	for _, g := range e.in.Globals {
		e.names[g.Name] = true
	}
	var out []*ivl.Var
	for _, g := range e.in.Globals {
		if g.Typ.Sort != ivl.RefSort {
			out = append(out, g)
			continue
		}
		init := g.Init
		if init == nil {
			init = ivl.Null(g.Typ.Class)
		}
		vals := e.refAs(init, g.Typ.Class)
		vs := e.components(g, e.names)
		for i, v := range vs {
			v.Global, v.Init = true, vals[i]
		}
		out = append(out, vs...)
	}
	if !opts.ArbitraryIDs {
		e.alloc = &ivl.Var{Name: unused(AllocCounter, e.names), Typ: ivl.IntZ, Global: true, Init: ivl.IntConst(0, ivl.IntZ)}
		out = append(out, e.alloc)
	}
	return out
}

// components makes the component variables of reference variable v, and
// remembers them.
func (e *encoder) components(v *ivl.Var, names map[string]bool) []*ivl.Var {
	shape := e.shapes.shape(v.Typ.Class)
	vs := make([]*ivl.Var, len(shape))
	for i, x := range shape {
		vs[i] = &ivl.Var{Name: unused(v.Name+x.name, names), Typ: x.typ, Java: javaName(v, x)}
	}
	e.comps[v] = vs
	return vs
}

// javaName gives the id of a reference the name of the reference in Java.
func javaName(v *ivl.Var, x comp) string {
	if x.key == ".id" {
		return v.Java
	}
	return ""
}

// unused returns name, or name with a number that makes it new in names, and
// adds it there.
func unused(name string, names map[string]bool) string {
	n := name
	for i := 2; names[n]; i++ {
		n = name + "$" + strconv.Itoa(i)
	}
	names[n] = true
	return n
}

// inv returns the invariant of the objects whose dynamic type is exactly d:
// φ_d over id, allocSite, [length,] the other components of the tuple, and
// the mutable fields, or for arrays the index and the element there.
func (e *encoder) inv(d *ivl.Class) *ivl.Pred {
	if p := e.preds[d]; p != nil {
		return p
	}
	p := &ivl.Pred{Name: "inv_" + d.Name, Params: e.tupleTypes(d), Names: e.paramNames(d)}
	if d.Elem != nil {
		p.Params = e.flatTypes(append(p.Params, ivl.Int), *d.Elem)
		p.Doc = "what an element of an array of type " + d.Name + " can hold: id, allocSite, length, index, element"
	} else {
		for _, f := range d.Mutable() {
			p.Params = e.flatTypes(p.Params, f.Type)
		}
		p.Doc = "what the fields of an object of class " + d.Name + " can hold: id, allocSite, immutable fields, mutable fields"
	}
	e.preds[d] = p
	e.outs = append(e.outs, p)
	return p
}

// tup returns the predicate that holds of the tuples of all objects of class
// d; casts read it.
func (e *encoder) tup(d *ivl.Class) *ivl.Pred {
	if p := e.tuples[d]; p != nil {
		return p
	}
	p := &ivl.Pred{Name: "tuple_" + d.Name, Params: e.tupleTypes(d), Doc: "the reference tuples of objects of class " + d.Name + ": id, allocSite, immutable fields"}
	e.tuples[d] = p
	e.outs = append(e.outs, p)
	return p
}

// hasTuple reports whether class d has a predicate tup, which it has only if
// casts can use it.
func (e *encoder) hasTuple(d *ivl.Class) bool { return len(e.shapes.shape(d)) > 3 }

// paramNames names the parameters of inv for class d.
func (e *encoder) paramNames(d *ivl.Class) []string {
	names := []string{"$id"}
	for _, x := range e.shapes.tuple(d) {
		names = append(names, x.name)
	}
	add := func(name string, t ivl.Type) {
		if t.Sort != ivl.RefSort {
			names = append(names, name)
			return
		}
		for _, x := range e.shapes.shape(t.Class) {
			names = append(names, name+x.name)
		}
	}
	if d.Elem != nil {
		names = append(names, "$[index]")
		add("$[element]", *d.Elem)
	}
	for _, f := range d.Mutable() {
		add("$"+f.Name, f.Type)
	}
	return names
}

func (e *encoder) tupleTypes(d *ivl.Class) []ivl.Type {
	ts := []ivl.Type{ivl.IntZ}
	for _, x := range e.shapes.tuple(d) {
		ts = append(ts, x.typ)
	}
	return ts
}

// args returns the arguments of inv and tup that the reference components cs
// of static class d give: all but the type.
func args(cs []ivl.Term) []ivl.Term {
	return append([]ivl.Term{cs[0]}, cs[2:]...)
}

// eachOnce copies statements so that each stands at one place only. Facts about
// allocations and inputs are kept by statement, and a fact that is right at one
// place could wrongly end runs at another.
func eachOnce(p *ivl.Program) {
	seen := map[ivl.Stmt]bool{}
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			if seen[s] {
				panic("BUG: " + q.Name + ": the same statement stands at another place, too: " + s.String())
			}
			seen[s] = true
		})
	}
}

// EncodeHeap is Encode with a more detailed result.
func EncodeHeap(p *ivl.Program, opts Options) (*Heap, error) {
	eachOnce(p)
	sh, err := newShapes(p.Classes)
	if err != nil {
		return nil, fmt.Errorf("space invariants: %w", err)
	}
	e := &encoder{
		in:        p,
		freeReads: opts.FreeReads,
		shapes:    sh,
		comps:     map[*ivl.Var][]*ivl.Var{},
		names:     map[string]bool{},
		preds:     map[*ivl.Class]*ivl.Pred{},
		tuples:    map[*ivl.Class]*ivl.Pred{},
		outs:      slices.Clone(p.Preds),
		internal: &ivl.Input{
			ID: len(p.Inputs), Kind: ivl.Internal, Name: "a value allowed by a space invariant",
		},
	}
	e.findObjects()
	globals := e.globals(opts)
	out := *p
	out.Procs = make([]*ivl.Proc, len(p.Procs))
	for i, q := range p.Procs {
		out.Procs[i] = e.proc(q)
	}
	out.Globals = globals
	out.Preds = e.outs
	out.Inputs = append(slices.Clip(slices.Clone(p.Inputs)), e.internal)
	h := &Heap{
		Program: prune(&out), Alloc: e.alloc, Internal: e.internal, e: e,
		Invs: map[*ivl.Pred]*ivl.Class{}, Tuples: map[*ivl.Pred]*ivl.Class{},
	}
	for d, q := range e.preds {
		h.Invs[q] = d
	}
	for d, q := range e.tuples {
		h.Tuples[q] = d
	}
	return h, nil
}
