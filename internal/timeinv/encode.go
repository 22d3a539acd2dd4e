package timeinv

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/spaceinv"
)

// Encode replaces the heap of p as e says. The result has no references and no
// heap statements, like that of spaceinv.Encode. It violates every property
// that p violates, for any p that ivl.Check accepts. It has arrays for kind
// Arrays and with Series. It fails where spaceinv.Encode does.
func Encode(p *ivl.Program, e Encoding) (*ivl.Program, error) {
	return EncodeOnly(p, e, func(*ivl.Class) bool { return true })
}

// EncodeOnly is Encode for the objects of some classes, by their dynamic types; those of the others
// have space invariants. Each access is to an object of one class, so each of the two encodings is
// sound by itself. Kind Arrays encodes all classes.
func EncodeOnly(p *ivl.Program, e Encoding, only func(*ivl.Class) bool) (*ivl.Program, error) {
	if e.Kind != Space {
		p = dropUnread(p)
	}
	var unwritten map[*ivl.Class]bool
	switch {
	case e.Kind == RW:
		p = writeDefaults(p)
	case e.tellsUnwritten():
		p, unwritten = dropDefaults(p, only)
	}
	h, err := spaceinv.EncodeHeap(p, spaceinv.Options{FreeReads: e.Timed() && !e.NoCounter && treatsAll(p, only)})
	if err != nil {
		return nil, err
	}
	if e.Kind == Space {
		return h.Program, nil
	}
	enc := newEncoder(h, e, havocsReferences(p), unwritten, only)
	out := *h.Program
	out.Procs = nil
	for _, q := range h.Program.Procs {
		out.Procs = append(out.Procs, enc.proc(q))
	}
	out.Globals = enc.globals
	out.Preds = enc.preds
	out.Inputs = append(slices.Clip(slices.Clone(out.Inputs)), enc.internal)
	if start := enc.start(); start != nil {
		out.Procs = append([]*ivl.Proc{start}, out.Procs...)
		out.Entry = start.Name
	}
	return &out, nil
}

// treatsAll reports whether only chooses every class that has readable contents
// and whose objects are allocated or come from outside.
func treatsAll(p *ivl.Program, only func(*ivl.Class) bool) bool {
	all := true
	treated := func(c *ivl.Class) {
		all = all && (only(c) || c.Elem == nil && len(c.Mutable()) == 0)
	}
	for _, c := range p.Classes {
		if c.External {
			treated(c)
		}
	}
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			switch s := s.(type) {
			case *ivl.New:
				treated(s.Class)
			case *ivl.NewArray:
				treated(s.Class)
			}
		})
	}
	return all
}

// encoder holds what all procedures share.
type encoder struct {
	Encoding
	h        *spaceinv.Heap
	names    map[string]bool // of globals, procedures' variables and predicates
	globals  []*ivl.Var
	preds    []*ivl.Pred
	internal *ivl.Input

	timed      func(*ivl.Class) bool // classes whose objects are treated; the others have space invariants
	unwritten  map[*ivl.Class]bool   // of which an object can be read before it is written
	anyObjects bool                  // references may be to objects that the program did not allocate, of any class

	inputs  []*ivl.Var               // the global inputs: `in`
	inputOf map[*ivl.Havoc]*ivl.Var  // the choices that are global inputs
	serial  map[*ivl.Havoc]*series   // the choices that are elements of one
	clocks  []*clock                 // each once
	heaps   map[*ivl.Pred]*heap      // by the space invariant, of classes that are treated; nil values: classes without mutable fields
	tuples  map[*ivl.Pred]*ivl.Pred  // with the inputs as further arguments
	tags    map[ivl.Stmt]int         // numbers of reads and writes, from 1
	setup   []ivl.Stmt               // what the entry begins with
	scope   []*ivl.Var               // V: variables that reads carry, of all procedures
	inScope map[*ivl.Proc][]*ivl.Var // V: those of one procedure
}

// clock is what is counted and tracked for all classes or, with P, for one.
type clock struct {
	reads  *ivl.Var // how many there were
	writes *ivl.Var // how many there were
	la, li *ivl.Var // the tracked address: an id, and an index for arrays, nil without any
	cl     *ivl.Var // writes at the last one to the tracked address, 0 before
	tag    *ivl.Var // T: number of the statement that wrote there last
	read   *ivl.Pred
}

// heap is the encoding of the objects of one class.
type heap struct {
	class    *ivl.Class
	object   int        // how many arguments of the invariant are the object's tuple
	index    int        // 1 for arrays: the index comes next
	clock    *clock     //
	fresh    bool       // objects of the class can be read before they are written: they hold default values
	existing bool       // objects of the class exist that the program did not allocate: their contents at the start satisfy the space invariant
	init     *ivl.Pred  // the space invariant
	obj      *ivl.Pred  // R: over reads; otherwise W
	only     []*derived // by field: components that predicates do not need
	last     []*ivl.Var
	cacheID  *ivl.Var // C: the object in the cache, 0 for none; cacheIx its index
	cacheIx  *ivl.Var
	cache    []*ivl.Var

	// For kind Arrays: the fields, their contents at the start (nil if not
	// needed), and the assertions about contents of objects from outside.
	fields, before []*ivl.Var
	outside        []*ivl.AssertPred
	immutable      bool // the fields are those of tuples
}

// derived says that a component of a reference is known from its id: all
// objects to which it can refer have the same type, or the same site.
type derived struct {
	id    int // position of the id among the values
	value ivl.Term
}

// findDerived finds the components that predicates do not need.
func (e *encoder) findDerived(hp *heap) {
	values := e.h.Values(hp.init)
	hp.only = make([]*derived, len(values))
	if e.anyObjects {
		return
	}
	for i, v := range values {
		switch v.Comp {
		case ivl.CompType:
			if d := e.h.TypeOf(v.Ref); d != nil {
				hp.only[i] = &derived{v.ID, ivl.IntConst(int64(d.ID), ivl.IntZ)}
			}
		case ivl.CompSite:
			if s, ok := e.h.SiteOf(v.Ref); ok {
				hp.only[i] = &derived{v.ID, ivl.IntConst(int64(s), ivl.IntZ)}
			}
		}
	}
}

// carried returns the terms without the components that predicates do not need.
func carried[T any](hp *heap, values []T) []T {
	var out []T
	for i, v := range values {
		if hp.only[i] == nil {
			out = append(out, v)
		}
	}
	return out
}

// addressed returns an object's tuple without its second component, the allocSite.
func addressed[T any](tuple []T) []T { return append(slices.Clone(tuple[:1]), tuple[2:]...) }

// havocsReferences reports whether references come from outside: they may be
// to objects of any class and site.
func havocsReferences(p *ivl.Program) bool {
	found := false
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			h, ok := s.(*ivl.Havoc)
			found = found || ok && h.X.Typ.Sort == ivl.RefSort
		})
	}
	return found
}

func newEncoder(h *spaceinv.Heap, e Encoding, anyObjects bool, unwritten map[*ivl.Class]bool, only func(*ivl.Class) bool) *encoder {
	enc := &encoder{
		Encoding: e, h: h, anyObjects: anyObjects, unwritten: unwritten, timed: only,
		names:    map[string]bool{},
		inputOf:  map[*ivl.Havoc]*ivl.Var{},
		serial:   map[*ivl.Havoc]*series{},
		heaps:    map[*ivl.Pred]*heap{},
		tuples:   map[*ivl.Pred]*ivl.Pred{},
		tags:     map[ivl.Stmt]int{},
		inScope:  map[*ivl.Proc][]*ivl.Var{},
		globals:  slices.Clone(h.Program.Globals),
		internal: &ivl.Input{ID: len(h.Program.Inputs), Kind: ivl.Internal, Name: "an address or time that time-indexed heap invariants follow"},
	}
	p := h.Program
	for _, q := range p.Preds {
		enc.names[q.Name] = true
	}
	for _, g := range p.Globals {
		enc.names[g.Name] = true
	}
	for _, q := range p.Procs {
		enc.names[q.Name] = true
		for _, v := range append(slices.Clone(q.Params), q.Locals...) {
			enc.names[v.Name] = true
		}
	}
	if e.Kind == Arrays {
		enc.findArrays()
		return enc
	}
	enc.findInputs()
	enc.findScope()
	enc.findHeaps()
	for _, q := range p.Preds {
		switch {
		case enc.h.Invs[q] != nil:
			if hp, timed := enc.heaps[q]; hp != nil {
				enc.heapPreds(hp)
			} else if !timed {
				enc.preds = append(enc.preds, q)
			}
		case enc.h.Tuples[q] != nil:
			t := *q
			t.Params, t.Names = slices.Concat(enc.inputTypes(), q.Params), nil
			if len(enc.inputs) > 0 {
				t.Doc = "for each input: " + q.Doc
			}
			enc.tuples[q] = &t
			enc.preds = append(enc.preds, &t)
		default:
			enc.preds = append(enc.preds, q)
		}
	}
	return enc
}

// findHeaps makes a heap for each invariant of the program, numbers the
// accesses, and finds the classes with objects from outside.
func (e *encoder) findHeaps() {
	var shared *clock
	for _, q := range e.h.Program.Preds {
		d := e.h.Invs[q]
		if d == nil || !e.timed(d) {
			continue
		}
		hp := &heap{class: d, object: e.h.Object(q), init: q, fresh: e.unwritten[d]}
		if d.Elem != nil {
			hp.index = 1
		}
		if len(q.Params) == hp.object+hp.index {
			e.heaps[q] = nil // nothing can be read
			continue
		}
		if e.PerType || shared == nil {
			suffix := ""
			if e.PerType {
				suffix = "_" + d.Name
			}
			shared = e.newClock(suffix)
			e.clocks = append(e.clocks, shared)
		}
		hp.clock = shared
		e.findDerived(hp)
		if hp.index > 0 && shared.li == nil {
			shared.li = e.unknown("$li"+shared.la.Name[len("$la"):], ivl.Int)
		}
		e.heaps[q] = hp
	}
	n := 0
	for _, q := range e.h.Program.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			switch s := s.(type) {
			case *ivl.AssumePred:
				if e.heaps[s.Pred] != nil {
					n++
					e.tags[s] = n
				}
			case *ivl.AssertPred:
				if hp := e.heaps[s.Pred]; hp != nil {
					if existing(s) {
						hp.existing = true
						return
					}
					n++
					e.tags[s] = n
				}
			}
		})
	}
}

// existing reports whether s describes objects that the program did not
// allocate: the id is bound or, for the elements of a constant, a negative
// literal. Without bound variables s is a write, also to a constant.
func existing(s *ivl.AssertPred) bool {
	switch id := s.Args[0].(type) {
	case *ivl.IntLit:
		return id.V.Sign() < 0 && len(s.Forall) > 0
	case *ivl.Var:
		return slices.Contains(s.Forall, id)
	}
	return false
}

func (e *encoder) newClock(suffix string) *clock {
	c := &clock{
		reads:  e.global("$rd"+suffix, ivl.IntZ),
		writes: e.global("$wr"+suffix, ivl.IntZ),
		la:     e.unknown("$la"+suffix, ivl.IntZ),
		cl:     e.global("$cl"+suffix, ivl.IntZ),
	}
	if e.Tagging {
		c.tag = e.global("$tag"+suffix, ivl.IntZ)
	}
	if e.Kind != R {
		c.read = e.pred("R"+suffix, "for each "+e.when("read")+": when the object read was written last",
			e.inputTypes(), e.counterTypes(2), e.tagTypes(2), e.scopeTypes())
	}
	return c
}

// heapPreds makes the predicate over the objects of a class and the variables
// that follow one of them. The arguments are, as far as the encoding has them,
//
//	W(in, write counter, write tag, tuple, [index,] fields)
//	R(in, read counter, write tag, read tag, scope, [write counter,] tuple, [index,] fields)
//
// where R has the write counter only for objects from outside.
func (e *encoder) heapPreds(hp *heap) {
	params := hp.init.Params
	var address []ivl.Type
	if e.Address {
		address = addressed(params[:hp.object+hp.index])
	}
	values := carried(hp, params[hp.object+hp.index:])
	name := hp.class.Name
	if hp.existing {
		e.preds = append(e.preds, hp.init)
	}
	if e.Kind == R {
		var written []ivl.Type
		if hp.existing {
			written = []ivl.Type{ivl.IntZ}
		}
		hp.obj = e.pred("R_"+name, "for each "+e.when("read")+" of an object of class "+name+": what is read",
			e.inputTypes(), e.counterTypes(1), e.tagTypes(2), e.scopeTypes(), written, address, values)
		hp.last = e.many("$last_"+name, values)
	} else {
		hp.obj = e.pred("W_"+name, "for each "+e.when("write")+" to an object of class "+name+": what is written",
			e.inputTypes(), e.counterTypes(1), e.tagTypes(1), address, values)
	}
	if e.Caching {
		hp.cacheID = e.global("$cache_"+name+"$id", ivl.IntZ)
		if hp.index > 0 {
			hp.cacheIx = e.global("$cache_"+name+"$index", ivl.IntZ)
		}
		hp.cache = e.many("$cache_"+name, values)
	}
	if e.Kind == RW && hp.class.Elem == nil {
		// Table 3, initialisation: at time 0 every object is the default one.
		hp.assertDefault(e)
	}
}

// assertDefault asserts that default values were written at time 0.
func (hp *heap) assertDefault(e *encoder) {
	var bound []*ivl.Var
	args := e.inputTerms()
	if !e.NoCounter {
		args = append(args, zero)
	}
	if e.Tagging {
		args = append(args, zero)
	}
	params := hp.init.Params
	if e.Address {
		for i, t := range addressed(params[:hp.object]) {
			v := &ivl.Var{Name: e.unused("x" + strconv.Itoa(i)), Typ: t}
			bound, args = append(bound, v), append(args, v)
		}
	}
	for _, t := range carried(hp, params[hp.object:]) {
		args = append(args, ivl.Zero(t))
	}
	e.setup = append(e.setup, &ivl.AssertPred{Pred: hp.obj, Args: args, Forall: bound})
}

// when words the indices of a predicate.
func (e *encoder) when(access string) string {
	switch {
	case e.NoCounter && len(e.inputs) > 0:
		return "input and " + access
	case e.NoCounter:
		return access
	case len(e.inputs) > 0:
		return "input and " + access + " counter"
	}
	return access + " counter"
}

func (e *encoder) pred(name, doc string, types ...[]ivl.Type) *ivl.Pred {
	q := &ivl.Pred{Name: e.unused(name), Params: slices.Concat(types...), Doc: doc}
	e.preds = append(e.preds, q)
	return q
}

func (e *encoder) inputTypes() []ivl.Type {
	var ts []ivl.Type
	for _, v := range e.inputs {
		ts = append(ts, v.Typ)
	}
	return ts
}

func (e *encoder) inputTerms() []ivl.Term { return terms(e.inputs) }

func (e *encoder) counterTypes(n int) []ivl.Type {
	if e.NoCounter {
		return nil
	}
	return slices.Repeat([]ivl.Type{ivl.IntZ}, n)
}

func (e *encoder) tagTypes(n int) []ivl.Type {
	if !e.Tagging {
		return nil
	}
	return slices.Repeat([]ivl.Type{ivl.IntZ}, n)
}

func (e *encoder) scopeTypes() []ivl.Type {
	var ts []ivl.Type
	for _, v := range e.scope {
		ts = append(ts, v.Typ)
	}
	return ts
}

// global declares a global that starts as zero.
func (e *encoder) global(name string, typ ivl.Type) *ivl.Var {
	g := &ivl.Var{Name: e.unused(name), Typ: typ, Global: true, Init: ivl.Zero(typ)}
	e.globals = append(e.globals, g)
	return g
}

// unknown declares a global that gets an arbitrary value when a run starts,
// and keeps it.
func (e *encoder) unknown(name string, typ ivl.Type) *ivl.Var {
	g := e.global(name, typ)
	e.setup = append(e.setup, &ivl.Havoc{X: g, Input: e.internal})
	return g
}

func (e *encoder) many(name string, types []ivl.Type) []*ivl.Var {
	vs := make([]*ivl.Var, len(types))
	for i, t := range types {
		vs[i] = e.global(fmt.Sprintf("%s$%d", name, i), t)
	}
	return vs
}

// unused returns name, or name with a number that makes it new.
func (e *encoder) unused(name string) string {
	n := name
	for i := 2; e.names[n]; i++ {
		n = name + "$" + strconv.Itoa(i)
	}
	e.names[n] = true
	return n
}

// start returns a procedure that initialises counters and tracked addresses and
// then calls the entry, if other procedures call the entry, too. Otherwise the
// entry itself begins with the initialisation, and start returns nil.
func (e *encoder) start() *ivl.Proc {
	p := e.h.Program
	if !called(p, p.Entry) {
		return nil
	}
	entry := p.Proc(p.Entry)
	call := &ivl.Call{Proc: p.Entry, Xs: make([]*ivl.Var, len(entry.Results)), Pos: entry.Pos}
	return &ivl.Proc{Name: e.unused("$start"), Pos: entry.Pos, Blocks: []*ivl.Block{
		{Label: "L0", Stmts: append(e.setup, call), Term: &ivl.Return{Pos: entry.Pos}},
	}}
}

// called reports whether some procedure calls the one named.
func called(p *ivl.Program, name string) bool {
	found := false
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			c, ok := s.(*ivl.Call)
			found = found || ok && c.Proc == name
		})
	}
	return found
}

var zero = ivl.IntConst(0, ivl.IntZ) // never changed

func terms(vs []*ivl.Var) []ivl.Term {
	out := make([]ivl.Term, len(vs))
	for i, v := range vs {
		out[i] = v
	}
	return out
}
