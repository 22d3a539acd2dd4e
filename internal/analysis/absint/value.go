package absint

import (
	"math"
	"sync"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Value is an abstract value of a variable or a heap cell: a set that includes all
// its possible values. Values are immutable.
type Value struct {
	Sort    ivl.Sort
	Ints    Interval // IntSort
	t, f    bool     // BoolSort: whether it can be true, false
	floats  Floats   // FloatSort, DoubleSort
	Null    bool     // RefSort: whether it can be null
	Objects flow.Set // RefSort: which abstract objects it can refer to
}

// IntValue returns the value of integers in a.
func IntValue(a Interval) *Value { return &Value{Sort: ivl.IntSort, Ints: a} }

// boolValues are all values of sort bool: that can be neither, false, true, both.
var boolValues = [...]*Value{
	{Sort: ivl.BoolSort}, {Sort: ivl.BoolSort, f: true}, {Sort: ivl.BoolSort, t: true}, {Sort: ivl.BoolSort, t: true, f: true},
}

func boolValue(t, f bool) *Value {
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
func (v *Value) impossible() bool {
	switch v.Sort {
	case ivl.IntSort:
		return v.Ints.empty()
	case ivl.BoolSort:
		return !v.t && !v.f
	case ivl.RefSort:
		return !v.Null && v.Objects.IsEmpty()
	}
	return v.floats.empty()
}

// Only reports that a condition, if it has a value at all, has the value b.
func (v *Value) Only(b bool) bool { return b && !v.f || !b && !v.t }

func (v *Value) equal(w *Value) bool {
	if v == w {
		return true
	}
	return v.Sort == w.Sort && v.Ints == w.Ints && v.t == w.t && v.f == w.f && v.floats == w.floats &&
		v.Null == w.Null && v.Objects.Equal(w.Objects)
}

// Join returns the union, one of its arguments where that is it.
func (v *Value) Join(w *Value) *Value {
	if v == w {
		return v
	}
	switch v.Sort {
	case ivl.IntSort:
		switch r := v.Ints.join(w.Ints); r {
		case v.Ints:
			return v
		case w.Ints:
			return w
		default:
			return IntValue(r)
		}
	case ivl.BoolSort:
		return boolValue(v.t || w.t, v.f || w.f)
	case ivl.RefSort:
		switch {
		case w.Null && !v.Null:
		case w.Objects.Within(v.Objects):
			return v
		}
		if (!v.Null || w.Null) && v.Objects.Within(w.Objects) {
			return w
		}
		return &Value{Sort: ivl.RefSort, Null: v.Null || w.Null, Objects: v.Objects.Or(w.Objects)}
	}
	switch r := v.floats.join(w.floats); r {
	case v.floats:
		return v
	case w.floats:
		return w
	default:
		return floatValue(v.Sort, r)
	}
}

// Object is an abstract object: all objects allocated at one site, or that
// exist from outside with one class, or one literal.
type Object struct {
	Class   *ivl.Class
	Site    int    // > 0: allocated there
	literal int    // < 0: the literal's id
	text    string // of a literal: its elements, if it is of an array class
	Part    int    // of objects from outside whose lengths tell them apart: which range of lengths, see certificate.Lengths
}

// literalObject returns the abstract object of a literal.
func literalObject(o *ivl.ObjLit) Object {
	return Object{Class: o.Class, literal: o.ID, text: o.Text}
}

// ids returns which numbers the object's id can be.
func (o Object) ids() Interval {
	switch {
	case o.Site > 0:
		return atLeast(1)
	case o.literal < 0:
		return Exactly(int64(o.literal))
	}
	return atMost(-1)
}

// cellKey names a flow-insensitive cell of the abstract heap: a mutable or
// immutable field of an abstract object; for arrays, elements or the length.
type cellKey struct {
	obj   int
	field *ivl.Field
	kind  cellKind
}

// cellKind says what a cell holds: a field, the elements or the length of an object.
type cellKind uint8

const (
	fieldCell cellKind = iota
	elemCell
	lengthCell
)

// Universe numbers the abstract objects of a program and knows the values
// that types allow.
type Universe struct {
	Objects []Object
	Number  map[Object]int
	lengths certificate.Lengths
	ids     []*Value // the abstract values of each object's id, type and site
	kinds   []*Value
	sites   []*Value
	// The same numbers, of types and of sites.
	kindOf, siteOf []int64
	all            *Value // any reference
	// The objects with a type or site, for dispatches.
	ofKind, ofSite map[int64]flow.Set
	types          map[ivl.Type]*Value
	below          below
	seenAs         sync.Map // *ivl.Class to flow.Set; passes look at several procedures at once
}

// NewUniverse finds the abstract objects of p: its classes, allocation sites and
// literals.
func NewUniverse(p *ivl.Program) *Universe { return newUniverse(p, nil) }

// newUniverse is NewUniverse where lengths tell objects from outside apart.
func newUniverse(p *ivl.Program, lengths certificate.Lengths) *Universe {
	u := &Universe{lengths: lengths, Number: map[Object]int{}, types: map[ivl.Type]*Value{}}
	add := func(o Object) {
		if _, ok := u.Number[o]; !ok {
			u.Number[o] = len(u.Objects)
			u.Objects = append(u.Objects, o)
		}
	}
	literal := func(t ivl.Term) bool {
		if o, ok := t.(*ivl.ObjLit); ok {
			add(literalObject(o))
		}
		return true
	}
	for _, c := range p.Classes {
		for part := range len(lengths[c]) + 1 {
			add(Object{Class: c, Part: part})
		}
	}
	for _, g := range p.Globals {
		ivl.WalkTerm(g.Init, literal)
	}
	for _, q := range p.Procs {
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				switch s := s.(type) {
				case *ivl.New:
					add(Object{Class: s.Class, Site: s.Site})
				case *ivl.NewArray:
					add(Object{Class: s.Class, Site: s.Site})
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
	for _, o := range u.Objects {
		u.ids = append(u.ids, IntValue(o.ids()))
		u.kinds = append(u.kinds, IntValue(Exactly(int64(o.Class.ID))))
		u.sites = append(u.sites, IntValue(Exactly(int64(o.Site))))
		u.kindOf, u.siteOf = append(u.kindOf, int64(o.Class.ID)), append(u.siteOf, int64(o.Site))
	}
	u.below = newBelow(u.Objects)
	u.ofKind, u.ofSite = byNumber(u.kindOf), byNumber(u.siteOf)
	u.all = &Value{Sort: ivl.RefSort, Null: true, Objects: flow.SetBelow(len(u.Objects)).Where(func(i int) bool {
		o := u.Objects[i]
		return !(o.Class.Closed && o.Site == 0) // a literal of such a class is only where the program has it
	})}
	return u
}

// byNumber returns the objects that have a number.
func byNumber(of []int64) map[int64]flow.Set {
	lists, sets := map[int64][]int{}, map[int64]flow.Set{}
	for i, n := range of {
		lists[n] = append(lists[n], i)
	}
	for n, is := range lists {
		sets[n] = flow.SetOf(is...)
	}
	return sets
}

// any returns all values of type t. A reference can be any object, also of
// other static classes: havoc is defined in this way.
func (u *Universe) any(t ivl.Type) *Value {
	if t.Sort == ivl.RefSort {
		return u.all
	}
	t.Class = nil
	v := u.types[t]
	if v == nil {
		switch t.Sort {
		case ivl.IntSort:
			v = IntValue(TypeInterval(t))
		case ivl.BoolSort:
			v = boolValue(true, true)
		default:
			v = floatValue(t.Sort, allFloats)
		}
		u.types[t] = v
	}
	return v
}

// held returns all values that a field or an element of type t can hold in an object from
// outside. A reference is null, or an object that can be seen with the type's class.
func (u *Universe) held(t ivl.Type) *Value {
	if t.Sort != ivl.RefSort || t.Class == nil {
		return u.any(t)
	}
	v := u.types[t]
	if v == nil {
		v = u.meet(u.all, true, u.seen(t.Class))
		u.types[t] = v
	}
	return v
}

// within returns what of v a field or an element of type t can hold.
func (u *Universe) within(v *Value, t ivl.Type) *Value {
	if t.Class == nil {
		return v
	}
	return u.meet(v, true, u.seen(t.Class))
}

// seen returns the objects that can be seen with static class c. The set is made once.
func (u *Universe) seen(c *ivl.Class) flow.Set {
	if s, ok := u.seenAs.Load(c); ok {
		return s.(flow.Set)
	}
	s := u.below.seen(c, u.Objects)
	u.seenAs.Store(c, s)
	return s
}

// meet returns the objects of v that are in a set, with v's null only if null says so.
func (u *Universe) meet(v *Value, null bool, set flow.Set) *Value {
	null = null && v.Null
	if v.Objects.Within(set) {
		if v.Null == null {
			return v
		}
		return &Value{Sort: ivl.RefSort, Objects: v.Objects}
	}
	return &Value{Sort: ivl.RefSort, Null: null, Objects: v.Objects.And(set)}
}

// outside returns the objects from outside of exactly one class.
func (u *Universe) outside(c *ivl.Class) *Value {
	v := u.only(Object{Class: c})
	for part := range u.lengths[c] {
		v = v.Join(u.only(Object{Class: c, Part: part + 1}))
	}
	return v
}

// lengthsOf returns the lengths of an array from outside.
func (u *Universe) lengthsOf(o Object) Interval {
	cuts, r := u.lengths[o.Class], Between(0, ivl.MaxLength)
	if o.Part > 0 {
		r.Lo = cuts[o.Part-1]
	}
	if o.Part < len(cuts) {
		r.Hi = cuts[o.Part] - 1
	}
	return r
}

func (u *Universe) only(o Object) *Value {
	n, ok := u.Number[o]
	if !ok {
		panic("BUG: unknown abstract object of class " + o.Class.Name)
	}
	return &Value{Sort: ivl.RefSort, Objects: flow.SetOf(n)}
}

// AsObject returns v without null and without objects that cannot be seen with
// static class c.
func (u *Universe) AsObject(v *Value, c *ivl.Class) *Value { return u.meet(v, false, u.seen(c)) }

// LiteralOf returns the literal for the only element of v as a value of type t,
// nil if there is not exactly one.
func LiteralOf(v *Value, t ivl.Type) ivl.Term {
	switch v.Sort {
	case ivl.IntSort:
		c, ok := v.Ints.Constant()
		if !ok || c == math.MaxInt64 && t.Range == ivl.Z || !TypeInterval(t).has(c) {
			return nil
		}
		return ivl.IntConst(c, t)
	case ivl.BoolSort:
		if v.t != v.f {
			return ivl.BoolLit(v.t)
		}
	case ivl.RefSort:
		if v.Null && v.Objects.IsEmpty() {
			return ivl.Null(t.Class)
		}
	default:
		if l := v.floats.literal(t); l != nil {
			return l
		}
	}
	return nil
}
