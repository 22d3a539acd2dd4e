package ivl

import "math/big"

// View shows the state of a run. It is for Options.Watch, and is valid only
// during that call.
type View struct{ m *execution }

// Int returns the value of a variable that is an integer or a Boolean, 0 or 1.
// x is a global, or a variable of the procedure that is executed.
func (v *View) Int(x *Var) *big.Int {
	at, ints, bigs := v.place(x)
	if at.store == inBigs {
		return num{ints[at.at], bigs[at.at]}.toBig()
	}
	return big.NewInt(ints[at.at])
}

// Depth returns the number of calls that have not returned.
func (v *View) Depth() int { return len(v.m.frames) }

// Ref returns the object that a variable refers to.
func (v *View) Ref(x *Var) Object {
	if x.Global {
		at, _, _ := v.place(x)
		return Object{v.m.gr[at.at], v.m}
	}
	return Object{v.m.refs[v.m.seg.proc.vars[x].at], v.m}
}

func (v *View) place(x *Var) (at place, ints []int64, bigs []*big.Int) {
	if !x.Global {
		return v.m.seg.proc.vars[x], v.m.ints, v.m.bigs
	}
	for _, g := range v.m.machine.inits {
		if g.v == x {
			return g.at, v.m.gi, v.m.gb
		}
	}
	panic("BUG: no global " + x.Name)
}

// Object is an object of a run, or null. Equal Objects are the same object.
type Object struct {
	o *object
	m *execution
}

// IsNull reports whether there is no object.
func (o Object) IsNull() bool { return o.o == nil }

// Class returns the dynamic type.
func (o Object) Class() *Class { return o.o.class.class }

// Site returns the allocSite.
func (o Object) Site() int { return int(o.o.site) }

// Int returns the value of a field that is an integer or a Boolean.
func (o Object) Int(f *Field) *big.Int {
	at := o.m.machine.fields[f]
	if at.store == inBigs {
		return num{o.o.ints[at.at], o.o.bigs[at.at]}.toBig()
	}
	return big.NewInt(o.o.ints[at.at])
}

// Length returns the number of elements of an array; -1 when that is not
// decided.
func (o Object) Length() int64 { return o.o.length }

// Element returns the i-th element of an array of integers or Booleans, of
// floats their bits, and whether it has been decided.
func (o Object) Element(i int64) (*big.Int, bool) {
	if !o.hasElement(i) || o.o.ints == nil {
		return nil, false
	}
	if o.o.bigs != nil {
		return num{o.o.ints[i], o.o.bigs[i]}.toBig(), true
	}
	return big.NewInt(o.o.ints[i]), true
}

// RefElement returns the i-th element of an array of references, and whether it
// has been decided.
func (o Object) RefElement(i int64) (Object, bool) {
	if !o.hasElement(i) || o.o.refs == nil {
		return Object{}, false
	}
	return Object{o.o.refs[i], o.m}, true
}

func (o Object) hasElement(i int64) bool {
	return 0 <= i && i < o.o.length && (o.o.lazy == nil || o.o.lazy.elems[i])
}

// Text returns the text of a string or an array of chars, and whether all of
// it has been decided.
func (o Object) Text() (string, bool) {
	switch {
	case o.o.text != "":
		return o.o.text, true
	case o.o.decided():
		return o.o.chars(), true
	}
	return "", false
}

// External returns the External.Number of an object that an Inputs has given
// out, and whether it is one.
func (o Object) External() (int, bool) {
	if o.o.lazy == nil || o.o.lazy.external == 0 {
		return 0, false
	}
	return o.o.lazy.external - 1, true
}

// Name is the name of an object from outside in reports, such as "args[0]"; "" for others.
func (o Object) Name() string {
	if o.o.lazy == nil {
		return ""
	}
	return o.o.lazy.name
}

// Ref returns the object that a field refers to.
func (o Object) Ref(f *Field) Object { return Object{o.o.refs[o.m.machine.fields[f].at], o.m} }
