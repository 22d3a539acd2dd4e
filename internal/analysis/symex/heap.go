package symex

import (
	"fmt"
	"math"
	"strings"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// maxElems is how many elements of an array a path may look at or write.
const maxElems = 1 << 20

// maxChain is how many elements an access with an unknown index may be to; with
// more, the path forks over the index.
const maxChain = 300

// ref evaluates a reference.
func (x *exec) ref(t ivl.Term) ref {
	switch t := t.(type) {
	case *ivl.Var:
		return x.read(t).r
	case *ivl.NullLit:
		return null
	case *ivl.ObjLit:
		return x.constant(t)
	case *ivl.Proj:
		return x.component(t).r
	case *ivl.App:
		switch t.Op {
		case ivl.Ite:
			if x.branch(x.cond(t.Args[0])) {
				return x.ref(t.Args[1])
			}
			return x.ref(t.Args[2])
		case ivl.Cast:
			r := x.ref(t.Args[0])
			if r >= first && !x.st.object(r).class.SubclassOf(t.Typ.Class) {
				panic(giveUp{"an object from outside may be of a class that is not known: " + t.String()})
			}
			return r
		}
	}
	panic(giveUp{"no reference: " + t.String()})
}

// same reports whether two references are to one object. A string from an input
// is always a new object at first. So if two of them have the same chars, the
// path forks here over whether they are one object.
func (x *exec) same(a, b ref) bool {
	if a == b || a < first || b < first {
		return a == b
	}
	if x.mayBeConstant(a, b) || x.mayBeConstant(b, a) {
		x.leave("what comes from outside could be an object constant of the program", x.st)
		return false
	}
	if !x.mayBeSame(x.st.object(a), x.st.object(b)) && !x.mayBeEarlier(a, b) && !x.mayBeEarlier(b, a) {
		return false
	}
	c, ok := x.equal(a, b)
	if !ok {
		x.leave("a string from outside could be the same object as another string", x.st)
		return false
	}
	return x.branch(c) && x.choose(2) == 1
}

// stringClass is the class whose objects have no identity that inputs choose.
const stringClass = "java/lang/String"

// mayBeSame reports whether two objects, which are kept apart here, could be one
// in a run.
func (x *exec) mayBeSame(p, q *object) bool {
	if p.class != q.class || p.class.Name != stringClass {
		return false
	}
	loose := func(o *object) bool { return o.outer != nil && !o.outer.distinct }
	leaked := func(o *object) bool { return o.outer != nil && o.outer.leaked }
	if leaked(p) || leaked(q) {
		return true
	}
	given := func(o *object) bool { return o.outer != nil || o.text }
	return (loose(p) || loose(q)) && given(p) && given(q)
}

// mayBeEarlier reports whether a, a string from outside, could be b, a string that the program
// made before: an initialiser may have made it, and a caller may have it (docs/soundness.md).
func (x *exec) mayBeEarlier(a, b ref) bool {
	p, q := x.st.object(a), x.st.object(b)
	return p.class == q.class && p.class.Name == stringClass && q.outer == nil && p.fromOutside() && b-first < ref(p.outer.before)
}

// fromOutside reports whether an object is one that an input has given, or that such an object refers to.
func (o *object) fromOutside() bool { return o.outer != nil && o.outer.number > 0 && !o.outer.distinct }

// mayBeConstant reports whether a, from outside, could be b, an object constant such as System.out or a class object.
// An object of unknown class can be a string, if no input gives strings as such.
func (x *exec) mayBeConstant(a, b ref) bool {
	p, q := x.st.object(a), x.st.object(b)
	if !p.fromOutside() {
		return false
	}
	if p.class == q.class {
		return q.literal
	}
	return (q.literal || q.class.Name == stringClass) && !q.class.External && p.class.Elem == nil && strings.HasPrefix(p.class.Name, "java")
}

// constant returns the object of a literal.
func (x *exec) constant(t *ivl.ObjLit) ref {
	if r, ok := x.st.lits[t.ID]; ok {
		return r
	}
	o := &object{class: t.Class, id: int64(t.ID)}
	l := x.prog.layout(t.Class)
	o.fields = make([]value, len(l.fields))
	if isText(t.Class) {
		us := ivl.Chars(t.Text)
		o.text = true
		o.length = x.terms.Int(32, int64(len(us)))
		o.elems = make([]value, len(us))
		for i, u := range us {
			o.elems[i] = value{t: x.terms.Int(32, int64(u))}
		}
	} else {
		o.outer, o.literal = &outer{distinct: true}, true
		for i, f := range t.Class.Tuple() {
			if i < len(t.Tuple) {
				o.fields[x.prog.fields[f]] = x.value(t.Tuple[i], f.Type)
			}
		}
	}
	r := x.st.add(o)
	if x.st.lits == nil {
		x.st.lits = map[int]ref{}
	}
	x.st.lits[t.ID] = r
	return r
}

func isText(c *ivl.Class) bool {
	return c.Elem != nil && c.Elem.Sort == ivl.IntSort && c.Elem.Range == ivl.U16
}

// component evaluates a component of a reference.
func (x *exec) component(t *ivl.Proj) value {
	r := x.ref(t.Ref)
	if r == null {
		if t.Comp == ivl.CompField {
			return x.zero(t.Field.Type)
		}
		return value{t: x.intConst(0)}
	}
	o := x.st.object(r)
	switch t.Comp {
	case ivl.CompID:
		return value{t: x.intConst(o.id)}
	case ivl.CompType:
		return value{t: x.intConst(int64(o.class.ID))}
	case ivl.CompSite:
		return value{t: x.intConst(int64(o.site))}
	case ivl.CompLength:
		return value{t: x.lengthOf(r)}
	}
	return x.field(r, t.Field)
}

// lengthOf returns the length of an array.
func (x *exec) lengthOf(r ref) *term.Term {
	o := x.st.object(r)
	if o.length != nil {
		return o.length
	}
	if o.class.Elem == nil {
		panic(giveUp{"BUG: the length of what is not an array"})
	}
	v := x.fresh(ivl.Int, fmt.Sprintf("length of %d", o.id))
	x.assume(x.terms.Le(x.terms.Int(32, 0), v))
	x.lengths[v] = true
	x.took(&input{content: &ivl.Content{Object: o.id, OfLength: true}, typ: ivl.Int, v: v}, o.outer.certain)
	o = x.st.change(r)
	o.length = v
	return v
}

// field returns the contents of a field, deciding them if they are not decided.
func (x *exec) field(r ref, f *ivl.Field) value {
	at := x.prog.fields[f]
	o := x.st.object(r)
	if !o.class.SubclassOf(f.Class) {
		panic(giveUp{"BUG: an object without the field " + f.Name})
	}
	if v := o.fields[at]; v.known() {
		return v
	}
	if o.outer == nil || o.outer.site > 0 {
		return x.zero(f.Type)
	}
	c := &ivl.Content{Object: o.id, Field: f}
	v := x.content(c, f.Type, fmt.Sprintf("%d.%s:%s", o.id, f.Class.Name, f.Name), false)
	x.st.change(r).fields[at] = v
	return v
}

// content takes the contents of something from outside.
func (x *exec) content(c *ivl.Content, typ ivl.Type, name string, certain bool) value {
	if typ.Sort == ivl.RefSort {
		r, ext, length := x.outside(typ.Class, nil, certain, name)
		x.took(&input{content: c, typ: typ, ext: ext, length: length}, certain)
		return value{r: r}
	}
	v := x.fresh(typ, name)
	x.took(&input{content: c, typ: typ, v: v}, certain)
	return value{t: v}
}

// setField gives a field of an object a value.
func (x *exec) setField(r ref, f *ivl.Field, v value) {
	x.st.change(r).fields[x.prog.fields[f]] = v
}

// instance evaluates a reference that must be to an object of a class.
func (x *exec) instance(t ivl.Term, c *ivl.Class) ref {
	r := x.ref(t)
	if r == null || !x.st.object(r).class.SubclassOf(c) {
		panic(giveUp{"BUG: no object of class " + c.Name + ": " + t.String()})
	}
	return r
}

// element returns element i of an array, which it decides if it is not decided.
func (x *exec) element(r ref, i int64) value {
	o := x.st.object(r)
	if i < 0 || i >= maxElems {
		panic(giveUp{fmt.Sprintf("an index of more than %d", maxElems)})
	}
	if i < int64(len(o.elems)) && o.elems[i].known() {
		return o.elems[i]
	}
	elem := *o.class.Elem
	if o.outer == nil && o.from == nil {
		return x.zero(elem)
	}
	var v value
	switch {
	case o.from != nil:
		v = value{t: x.derivedChar(o.from, x.terms.Int(32, i))}
		x.setElement(r, i, v)
		x.link(r, i)
		return v
	case elem.Sort == ivl.RefSort && o.outer.site > 0:
		v = value{r: x.distinct(elem.Class)}
	default:
		c := &ivl.Content{Object: o.id, Index: i}
		v = x.content(c, elem, fmt.Sprintf("%d[%d]", o.id, i), o.outer.certain)
	}
	x.setElement(r, i, v)
	if v.t != nil {
		x.known(v.t, o.outer.text)
		x.link(r, i)
	}
	return v
}

// distinct makes an element of an array with External: an object from outside
// that is no other.
func (x *exec) distinct(c *ivl.Class) ref {
	x.st.nextElem--
	return x.st.add(&object{
		class: c, id: x.st.nextElem, fields: make([]value, len(x.prog.layout(c).fields)),
		outer: &outer{certain: true, distinct: true},
	})
}

// setElement gives element i of an array a value.
func (x *exec) setElement(r ref, i int64, v value) {
	if i < 0 || i >= maxElems {
		panic(giveUp{fmt.Sprintf("an index of more than %d", maxElems)})
	}
	o := x.st.change(r)
	if n := int(i) + 1 - len(o.elems); n > 0 {
		o.elems = append(o.elems, make([]value, n)...)
	}
	o.elems[i] = v
}

// pullElem reads an element at an index that may not be known.
func (x *exec) pullElem(a, i ivl.Term) value {
	r := x.ref(a)
	if r == null {
		panic(giveUp{"BUG: an element of null: " + a.String()})
	}
	return x.load(r, x.int(i))
}

// load reads an element at an index that may not be known. What is read at an index
// that is not within the array does not matter.
func (x *exec) load(r ref, index *term.Term) value {
	if v, ok := x.lateElement(r, index); ok {
		return v
	}
	if k, ok := index.Signed(); ok {
		if elem := *x.st.object(r).class.Elem; k < 0 && elem.Sort != ivl.RefSort {
			return x.zero(elem)
		}
		return x.element(r, k)
	}
	if d := x.st.object(r).from; d != nil {
		return value{t: x.derivedChar(d, index)}
	}
	lo, hi, ok := x.span(r, index)
	switch {
	case ok && hi < lo && x.st.object(r).class.Elem.Sort != ivl.RefSort:
		return x.zero(*x.st.object(r).class.Elem)
	case !ok && x.st.object(r).outer != nil && x.st.object(r).class.Name == stringClass:
		return x.charAt(r, index)
	case !ok || x.st.object(r).outer != nil && x.st.object(r).class.Elem.Sort == ivl.RefSort:
		return x.element(r, x.pick(index))
	case x.st.object(r).class.Elem.Sort == ivl.RefSort:
		return x.oneOf(r, index, lo, hi)
	}
	v := x.element(r, hi)
	for k := hi - 1; k >= lo; k-- {
		v.t = x.terms.Ite(x.at(index, k), x.element(r, k).t, v.t)
	}
	return v
}

// firstChars is how many chars of a string of unknown length an unknown index can
// be of.
const firstChars = 32

// charAt returns the char at an index of a string of unknown length: one of the
// first, or a variable, which admits more than possible.
func (x *exec) charAt(r ref, index *term.Term) value {
	s := x.terms
	v := x.fresh(ivl.IntOf(ivl.U16), fmt.Sprintf("%d at %d", x.st.object(r).id, index.ID()))
	for k := int64(firstChars - 1); k >= 0; k-- {
		c := x.at(index, k)
		if holds, ok := x.decided(c); ok && !holds {
			continue
		}
		v = s.Ite(c, x.element(r, k).t, v)
	}
	return value{t: v}
}

// oneOf returns the reference at an index between two others. The path forks over the elements, not
// over the index, because most places of a hash table are empty.
func (x *exec) oneOf(r ref, index *term.Term, lo, hi int64) value {
	var seen []value
	at := map[value]*term.Term{}
	for k := lo; k <= hi; k++ {
		v := x.element(r, k)
		if at[v] == nil {
			at[v] = x.terms.False
			seen = append(seen, v)
		}
		at[v] = x.terms.Or(at[v], x.at(index, k))
	}
	for _, v := range seen[1:] {
		if x.branch(at[v]) {
			return v
		}
	}
	return seen[0]
}

// at is the condition that an index is k.
func (x *exec) at(index *term.Term, k int64) *term.Term {
	return x.terms.Eq(index, x.terms.Int(index.Sort(), k))
}

// span returns bounds of an index that is within an array; ok is false when
// there are too many between them.
func (x *exec) span(r ref, index *term.Term) (lo, hi int64, ok bool) {
	lo, hi = index.Bounds()
	length := x.lengthOf(r)
	_, most := length.Bounds()
	lo, hi = max(lo, 0), min(hi, most-1)
	return lo, hi, hi-lo < maxChain
}

// pushElem writes an element at an index that may not be known.
func (x *exec) pushElem(a, i, t ivl.Term) {
	r := x.ref(a)
	if r == null {
		panic(giveUp{"BUG: an element of null: " + a.String()})
	}
	elem := *a.Type().Class.Elem
	v := x.value(t, elem)
	index := x.int(i)
	if x.writeLate(r, index, v) {
		return
	}
	if k, ok := index.Signed(); ok {
		x.setElement(r, k, v)
		return
	}
	lo, hi, ok := x.span(r, index)
	if !ok || elem.Sort == ivl.RefSort {
		x.setElement(r, x.pick(index), v)
		return
	}
	for k := lo; k <= hi; k++ {
		old := x.element(r, k)
		x.setElement(r, k, value{t: x.terms.Ite(x.at(index, k), v.t, old.t)})
	}
}

// newObject allocates an object.
func (x *exec) newObject(s *ivl.New) {
	x.st.nextID++
	r := x.st.add(&object{class: s.Class, id: x.st.nextID, site: s.Site, fields: make([]value, len(x.prog.layout(s.Class).fields))})
	x.write(s.X, value{r: r})
}

// newArray allocates an array, of any length.
func (x *exec) newArray(s *ivl.NewArray) {
	length := x.value(s.Len, ivl.Int).t
	lo, hi := length.Bounds()
	if hi < 0 || lo > math.MaxInt32 {
		panic(giveUp{"BUG: an array of negative length"})
	}
	if hi > ivl.MaxLength { // a longer one needs more memory than there is
		x.assume(x.terms.Le(length, x.terms.Int(32, ivl.MaxLength)))
	}
	if length.Op() == term.Var {
		x.lengths[length] = true
	}
	o := &object{class: s.Class, site: s.Site, length: length, fields: make([]value, len(x.prog.layout(s.Class).fields))}
	if s.External {
		o.outer = &outer{site: s.Site, certain: true, distinct: true}
	}
	x.st.nextID++
	o.id = x.st.nextID
	x.write(s.X, value{r: x.st.add(o)})
}
