package timeinv

import (
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
