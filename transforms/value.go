package transforms

import (
	"math"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// value is what Facts knows about a variable or the content of a heap cell: a
// set of values that includes all it can have. Values are immutable.
type value struct {
	sort ivl.Sort
	ints interval // IntSort
	t, f bool     // BoolSort: whether it can be true, false
	bits uint64   // floats: the only value, when known
	one  bool     // floats: the value is known
	null bool     // RefSort: whether it can be null
	objs bitset   // RefSort: which abstract objects it can refer to
}

func intValue(a interval) *value { return &value{sort: ivl.IntSort, ints: a} }

// boolValues are all values of sort bool: that can be neither, false, true, both.
var boolValues = [...]*value{
	{sort: ivl.BoolSort}, {sort: ivl.BoolSort, f: true}, {sort: ivl.BoolSort, t: true}, {sort: ivl.BoolSort, t: true, f: true},
}

func boolValue(t, f bool) *value {
	i := 0
	if t {
		i = 2
	}
	if f {
		i++
	}
	return boolValues[i]
}

// impossible reports that no value is left.
func (v *value) impossible() bool {
	switch v.sort {
	case ivl.IntSort:
		return v.ints.empty()
	case ivl.BoolSort:
		return !v.t && !v.f
	case ivl.RefSort:
		return !v.null && v.objs.isEmpty()
	}
	return false
}

func (v *value) equal(w *value) bool {
	if v == w {
		return true
	}
	return v.sort == w.sort && v.ints == w.ints && v.t == w.t && v.f == w.f && v.one == w.one && v.bits == w.bits &&
		v.null == w.null && slices.Equal(v.objs, w.objs)
}

// join returns the union, one of its arguments where that is it.
func (v *value) join(w *value) *value {
	if v == w {
		return v
	}
	switch v.sort {
	case ivl.IntSort:
		switch r := v.ints.join(w.ints); r {
		case v.ints:
			return v
		case w.ints:
			return w
		default:
			return intValue(r)
		}
	case ivl.BoolSort:
		return boolValue(v.t || w.t, v.f || w.f)
	case ivl.RefSort:
		switch {
		case w.null && !v.null:
		case w.objs.within(v.objs):
			return v
		}
		if (!v.null || w.null) && v.objs.within(w.objs) {
			return w
		}
		r := &value{sort: ivl.RefSort, null: v.null || w.null, objs: slices.Clone(v.objs)}
		r.objs.or(w.objs)
		return r
	}
	switch {
	case !v.one || w.one && v.bits == w.bits:
		return v
	case !w.one:
		return w
	}
	return &value{sort: v.sort}
}

// object is an abstract object: all objects allocated at one site, or that
// exist from outside with one class, or one literal.
type object struct {
	class   *ivl.Class
	site    int    // > 0: allocated there
	literal int    // < 0: the literal's id
	text    string // of a literal: its elements, if it is of an array class
}

// literalObject returns the abstract object of a literal.
func literalObject(o *ivl.ObjLit) object {
	return object{class: o.Class, literal: o.ID, text: o.Text}
}

// ids returns which numbers the object's id can be.
func (o object) ids() interval {
	switch {
	case o.site > 0:
		return atLeast(1)
	case o.literal < 0:
		return exactly(int64(o.literal))
	}
	return atMost(-1)
}

// cellKey names a flow-insensitive cell of the abstract heap: a mutable or
// immutable field of an abstract object; for arrays, elements or the length.
type cellKey struct {
	obj   int
	field *ivl.Field
	part  part
}

type part uint8

const (
	fieldPart part = iota
	elemPart
	lengthPart
)

// universe numbers the abstract objects of a program and knows the values
// that types allow.
type universe struct {
	objs   []object
	number map[object]int
	ids    []*value // what is known of each object's id, type and site
	kinds  []*value
	sites  []*value
	all    *value // any reference
	// The objects with a type or site: what a dispatch asks for.
	ofKind, ofSite map[int64]bitset
	types          map[ivl.Type]*value
}

func newUniverse(p *ivl.Program) *universe {
	u := &universe{number: map[object]int{}, types: map[ivl.Type]*value{}}
	add := func(o object) {
		if _, ok := u.number[o]; !ok {
			u.number[o] = len(u.objs)
			u.objs = append(u.objs, o)
		}
	}
	literal := func(t ivl.Term) bool {
		if o, ok := t.(*ivl.ObjLit); ok {
			add(literalObject(o))
		}
		return true
	}
	for _, c := range p.Classes {
		add(object{class: c})
	}
	for _, g := range p.Globals {
		ivl.WalkTerm(g.Init, literal)
	}
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				switch s := s.(type) {
				case *ivl.New:
					add(object{class: s.Class, site: s.Site})
				case *ivl.NewArray:
					add(object{class: s.Class, site: s.Site})
				}
				for _, t := range ivl.Terms(s) {
					ivl.WalkTerm(t, literal)
				}
			}
			for _, t := range ivl.TerminatorTerms(b.Term) {
				ivl.WalkTerm(t, literal)
			}
		}
	}
	for _, o := range u.objs {
		u.ids = append(u.ids, intValue(o.ids()))
		u.kinds = append(u.kinds, intValue(exactly(int64(o.class.ID))))
		u.sites = append(u.sites, intValue(exactly(int64(o.site))))
	}
	u.ofKind, u.ofSite = map[int64]bitset{}, map[int64]bitset{}
	for i, o := range u.objs {
		u.addTo(u.ofKind, int64(o.class.ID), i)
		u.addTo(u.ofSite, int64(o.site), i)
	}
	u.all = &value{sort: ivl.RefSort, null: true, objs: fullBitset(len(u.objs))}
	return u
}

// addTo adds object i to the set of a type or site.
func (u *universe) addTo(sets map[int64]bitset, k int64, i int) {
	if sets[k] == nil {
		sets[k] = newBitset(len(u.objs))
	}
	sets[k].set(i)
}

// any returns all values of type t. A reference can be anything, whatever its
// static class: that is how havoc is defined.
func (u *universe) any(t ivl.Type) *value {
	if t.Sort == ivl.RefSort {
		return u.all
	}
	t.Class = nil
	v := u.types[t]
	if v == nil {
		switch t.Sort {
		case ivl.IntSort:
			v = intValue(typeInterval(t))
		case ivl.BoolSort:
			v = boolValue(true, true)
		default:
			v = &value{sort: t.Sort}
		}
		u.types[t] = v
	}
	return v
}

// nothing returns the reference value without elements.
func (u *universe) nothing() *value {
	return &value{sort: ivl.RefSort, objs: newBitset(len(u.objs))}
}

func (u *universe) only(o object) *value {
	n, ok := u.number[o]
	if !ok {
		panic("BUG: unknown abstract object of class " + o.class.Name)
	}
	v := u.nothing()
	v.objs.set(n)
	return v
}

// filter returns the reference value with the objects that pass f.
func (u *universe) filter(v *value, null bool, f func(o object) bool) *value {
	r := u.nothing()
	r.null = v.null && null
	for i := range v.objs.all() {
		if f(u.objs[i]) {
			r.objs.set(i)
		}
	}
	if r.equal(v) {
		return v
	}
	return r
}

// asObject returns v without null and without objects that cannot be seen with
// static class c.
func (u *universe) asObject(v *value, c *ivl.Class) *value {
	return u.filter(v, false, func(o object) bool { return mayBe(o.class, c) })
}

// mayBe reports whether a reference of static class c can refer to an object
// of class d. Arrays of references are covariant (JLS §4.10.3).
func mayBe(d, c *ivl.Class) bool {
	if d.SubclassOf(c) {
		return true
	}
	return d.Elem != nil && c.Elem != nil && d.Elem.Sort == ivl.RefSort && c.Elem.Sort == ivl.RefSort && mayBe(d.Elem.Class, c.Elem.Class)
}

// literalOf returns the literal for the only element of v as a value of type
// t, nil when there is more than one or none is known.
func literalOf(v *value, t ivl.Type) ivl.Term {
	switch v.sort {
	case ivl.IntSort:
		c, ok := v.ints.constant()
		if !ok || c == math.MaxInt64 && t.Range == ivl.Z || !typeInterval(t).has(c) {
			return nil
		}
		return ivl.IntConst(c, t)
	case ivl.BoolSort:
		if v.t != v.f {
			return ivl.BoolLit(v.t)
		}
	case ivl.RefSort:
		if v.null && v.objs.isEmpty() {
			return ivl.Null(t.Class)
		}
	default:
		if v.one {
			return &ivl.FloatLit{Bits: v.bits, Typ: t}
		}
	}
	return nil
}
