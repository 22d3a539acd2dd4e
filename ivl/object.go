package ivl

import "math/big"

// object is an object of a run. Fields stand at the places its class layout
// gives them, elements of an array at their index.
type object struct {
	class  *layout
	id     int64
	site   int64
	length int64      // arrays; -1 until decided, see lengthOf
	ints   []int64    // Bool, Int, Float, Double
	refs   []*object  // Ref
	bigs   []*big.Int // Z: overrides ints where not nil; nil altogether until needed
	lazy   *lazy      // contents that are decided when they are read first; nil for most objects
	text   string     // of an ObjLit
}

// lazy is for objects whose contents are arbitrary at the start.
type lazy struct {
	known map[*Field]bool
	elems map[int64]bool
	site  int    // of a NewArray with External
	name  string // the name of the object in reports, for objects that are certain
	// certain says that length and contents are the environment's choice, not
	// that of unmodelled code: the arrays of NewArray with External, those that a
	// true input is, and their elements.
	certain  bool
	external int // see Request.External
}

// store says where in an object, or in the variables of a procedure, a value
// stands: in ints, or in refs, or in ints with bigs beside it.
type store uint8

const (
	inInts store = iota
	inRefs
	inBigs // ints and bigs at the same place
)

func storeOf(t Type) store {
	switch {
	case t.Sort == RefSort:
		return inRefs
	case t.Sort == IntSort && t.Range == Z:
		return inBigs
	}
	return inInts
}

// layout says where the fields of a class are.
type layout struct {
	class  *Class
	nInts  int // fields in ints, inherited ones first
	nRefs  int
	hasZ   bool // some field is in bigs
	supers map[*Class]bool
	elem   store // arrays
}

type place struct {
	store store
	at    int
}

// layoutOf gives a class its layout and its fields their places; a field has
// the same place in all subclasses.
func (c *compiler) layoutOf(k *Class) *layout {
	if l := c.classes[k]; l != nil {
		return l
	}
	l := &layout{class: k, supers: map[*Class]bool{k: true}}
	if k.Super != nil {
		up := c.layoutOf(k.Super)
		l.nInts, l.nRefs, l.hasZ = up.nInts, up.nRefs, up.hasZ
		for s := range up.supers {
			l.supers[s] = true
		}
	}
	for _, f := range k.Fields {
		s := storeOf(f.Type)
		if s == inRefs {
			c.fields[f] = place{s, l.nRefs}
			l.nRefs++
			continue
		}
		c.fields[f] = place{s, l.nInts}
		l.nInts++
		l.hasZ = l.hasZ || s == inBigs
	}
	if k.Elem != nil {
		l.elem = storeOf(*k.Elem)
	}
	c.classes[k] = l
	return l
}

const objectBytes = 96 // what an object without fields is counted as

// newObject allocates an object with all fields zero; nil when the allocation
// limit is reached.
func (m *execution) newObject(l *layout) *object {
	m.bytes -= objectBytes + int64(l.nInts+l.nRefs)*8
	if m.bytes < 0 {
		return nil
	}
	o := &object{class: l}
	if l.nInts > 0 {
		o.ints = make([]int64, l.nInts)
		if l.hasZ {
			o.bigs = make([]*big.Int, l.nInts)
		}
	}
	if l.nRefs > 0 {
		o.refs = make([]*object, l.nRefs)
	}
	return o
}

// newElements gives array o its elements, all zero; false when the allocation
// limit is reached.
func (m *execution) newElements(o *object, n int64) bool {
	m.bytes -= n * 8
	if m.bytes < 0 {
		return false
	}
	o.length = n
	switch o.class.elem {
	case inRefs:
		o.refs = make([]*object, n)
	case inBigs:
		o.bigs = make([]*big.Int, n)
		fallthrough
	default:
		o.ints = make([]int64, n)
	}
	return true
}

// set stores v at p.
func (o *object) set(p place, v num, r *object) {
	switch p.store {
	case inRefs:
		o.refs[p.at] = r
	case inBigs:
		o.bigs[p.at] = v.big
		fallthrough
	default:
		o.ints[p.at] = v.n
	}
}
