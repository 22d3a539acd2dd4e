package ivl

import (
	"fmt"
	"strconv"
	"strings"
)

// ask gets a value from outside and checks and records it; false ends the run.
func (m *execution) ask(r Request) (Value, bool) {
	if m.opts.Inputs == nil {
		return Value{}, m.end(Inconclusive, "the run needs %s, and there are no inputs", r)
	}
	v, ok := m.opts.Inputs.Value(r)
	if !ok {
		return v, m.end(Inconclusive, "the run needs %s, and there is none", r)
	}
	if bad := v.fits(r.Type); bad != "" {
		return v, m.end(Inconclusive, "%s: %s", r, bad)
	}
	if !m.opts.NoRecord {
		m.consumed = append(m.consumed, Consumed{r, v})
	}
	m.unsure = m.unsure || !r.Certain && (r.Contents || r.Input.Kind != Environment && !m.steady(r, v))
	return v, true
}

// steady reports whether v is the value of a setting with a known name that no earlier value
// of the run contradicts.
func (m *execution) steady(r Request, v Value) bool {
	if r.Input.Kind != Setting || r.Type.Sort != RefSort || r.Of == "" {
		return false
	}
	key := r.Input.Name + " " + r.Of
	first, asked := m.settings[key]
	if !asked {
		if m.settings == nil {
			m.settings = map[string]*External{}
		}
		m.settings[key] = v.Ref
	}
	return !asked || first == nil && v.Ref == nil || first != nil && v.Ref != nil && first.Number == v.Ref.Number
}

// Named is the input of the request; the name of one for settings has the setting's name,
// as System.getenv("HOME").
func (r Request) Named() *Input {
	if r.Input.Kind != Setting || r.Of == "" {
		return r.Input
	}
	in := *r.Input
	in.Name = strings.TrimSuffix(in.Name, ")") + strconv.Quote(r.Of) + ")"
	return &in
}

// String describes what is asked for.
func (r Request) String() string {
	switch {
	case r.Name != "":
		return "a value for " + r.Name
	case r.Field != nil:
		return "the contents of field " + r.Field.Name + " of an object from outside"
	case r.Contents:
		return "the contents of an array from outside"
	}
	return "a value for input " + r.Named().Name
}

// havoc gets the next value of an input.
func (m *execution) havoc(in *Input, t Type, of refCode) (Value, bool) {
	r := Request{Type: t, Input: in, N: m.counts[in.ID]}
	m.counts[in.ID]++
	if of != nil {
		o := of(m)
		switch {
		case o == nil:
		case in.Kind == Setting:
			r.Of, _ = o.known()
		case in.Kind == CallStack:
			r.Object, r.Of, r.Stack = o.id, o.class.class.Name, m
		case o.lazy != nil:
			r.Of = o.lazy.name
		}
	}
	return m.ask(r)
}

// object returns the external object e describes.
func (m *execution) object(e *External) *object {
	if e == nil {
		return nil
	}
	if o := m.external[e.Number]; o != nil {
		return o
	}
	l := m.machine.classes[e.Class]
	if l == nil {
		m.stop(Inconclusive, "class %s of a value from outside is not in the program", e.Class.Name)
	}
	if e.Class.Closed {
		m.stop(Inconclusive, "class %s of a value from outside is closed", e.Class.Name)
	}
	o := m.outside(l, m.machine.lowest-1-int64(e.Number))
	if l.class.Elem != nil {
		o.length = e.Length
	}
	if m.external == nil {
		m.external = map[int]*object{}
	}
	m.external[e.Number] = o
	o.lazy.external = 1 + e.Number
	return o
}

// held returns the external object that a field or an element holds. The run ends if the object
// is one that was mentioned before, and its class is not that of the field or element: the JVM
// allows no such object there (JVMS §4.10, §6.5.aastore).
func (m *execution) held(r Request, e *External) *object {
	o := m.object(e)
	if o != nil && r.Type.Sort == RefSort && !o.class.class.compatibleWith(r.Type.Class) {
		m.stop(Inconclusive, "%s: an object of class %s is not one of class %s", r, o.class.class.Name, r.Type.Class.Name)
	}
	return o
}

// outside makes an object with arbitrary contents. For arrays, lazy has the
// elements that have been read.
func (m *execution) outside(l *layout, id int64) *object {
	o := m.newObject(l)
	if o == nil {
		m.stop(MemLimit, "no room for another %s", l.class.Name)
	}
	o.id = id
	o.lazy = &lazy{known: map[*Field]bool{}, elems: map[int64]bool{}}
	return o
}

// constant returns the object an ObjLit stands for.
func (m *execution) constant(t *ObjLit) *object {
	if o := m.lits[t.ID]; o != nil {
		return o
	}
	if m.lits == nil {
		m.lits = map[int]*object{}
	}
	if isText(t.Class) {
		o := m.text(t)
		m.lits[t.ID] = o
		return o
	}
	o := m.outside(m.machine.classes[t.Class], int64(t.ID))
	o.text = t.Text
	m.lits[t.ID] = o
	for i, f := range t.Class.Tuple() {
		if i < len(t.Tuple) {
			v, r := m.literal(t.Tuple[i])
			o.set(m.machine.fields[f], v, r)
			o.lazy.known[f] = true
		}
	}
	return o
}

// text returns a new object for a literal whose elements are its text.
func (m *execution) text(t *ObjLit) *object {
	us := Chars(t.Text)
	o := m.newObject(m.machine.classes[t.Class])
	if o == nil || !m.newElements(o, int64(len(us))) {
		m.stop(MemLimit, "no room for a constant of length %d", len(us))
	}
	o.id, o.text = int64(t.ID), t.Text
	for i, u := range us {
		o.ints[i] = int64(u)
	}
	return o
}

// known returns the text of a string whose chars are all decided.
func (o *object) known() (string, bool) {
	switch {
	case o.text != "":
		return o.text, true
	case !isText(o.class.class) || o.lazy != nil || o.length < 0:
		return "", false
	}
	us := make([]uint16, len(o.ints))
	for i, u := range o.ints {
		us[i] = uint16(u)
	}
	return Text(us), true
}

// lengthOf returns the length of array o, which it decides if it is not
// decided.
func (m *execution) lengthOf(o *object) int64 {
	if o.length < 0 {
		v, ok := m.ask(Request{Type: Int, Contents: true, Certain: o.lazy.certain, Object: o.id, OfLength: true, Name: o.lazy.name + ".length()", External: o.lazy.external})
		if !ok {
			panic(halt{})
		}
		o.length = max(v.N, 0)
	}
	return o.length
}

// look decides the contents of field f of o if they are not decided.
func (m *execution) look(o *object, f *Field) {
	if o.lazy.known[f] || o.lazy.site > 0 {
		return
	}
	o.lazy.known[f] = true
	r := Request{Type: f.Type, Contents: true, Object: o.id, Field: f, External: o.lazy.external}
	v, ok := m.ask(r)
	if !ok {
		panic(halt{})
	}
	o.set(m.machine.fields[f], num{v.N, v.Big}, m.held(r, v.Ref))
}

// lookAt decides element i of array o if it is not decided. The elements of an
// external array get their room when one is first looked at.
func (m *execution) lookAt(o *object, i int64) {
	m.room(o)
	if o.lazy.elems[i] {
		return
	}
	o.lazy.elems[i] = true
	elem := *o.class.class.Elem
	if elem.Sort == RefSort && o.lazy.site > 0 {
		m.nextExt--
		e := m.outside(m.machine.classes[elem.Class], m.nextExt)
		e.lazy.certain, e.lazy.name = true, fmt.Sprintf("%s[%d]", o.lazy.name, i)
		if elem.Class.Elem != nil {
			e.length = -1
		}
		o.refs[i] = e
		return
	}
	r := Request{Type: elem, Contents: true, Certain: o.lazy.certain, Object: o.id, Index: i, Site: o.lazy.site, External: o.lazy.external}
	switch {
	case r.Certain && isText(o.class.class):
		r.Name = fmt.Sprintf("%s.charAt(%d)", o.lazy.name, i)
	case r.Certain:
		r.Name = fmt.Sprintf("%s[%d]", o.lazy.name, i)
	}
	v, ok := m.ask(r)
	if !ok {
		panic(halt{})
	}
	e := m.held(r, v.Ref)
	if r.Certain {
		e.choose(r.Name)
	}
	o.set(place{o.class.elem, int(i)}, num{v.N, v.Big}, e)
}

// choose records that the environment chose o. Then it also chooses the elements of
// an array. The contents of fields are determined by the code that made the object.
func (o *object) choose(name string) {
	if o != nil && o.lazy != nil && o.class.class.Elem != nil {
		o.lazy.certain, o.lazy.name = true, name
	}
}

// room gives an external array its elements.
func (m *execution) room(o *object) {
	if o.ints == nil && o.refs == nil && !m.newElements(o, m.lengthOf(o)) {
		m.stop(MemLimit, "no room for %d elements of an array from outside", o.length)
	}
}

// written notes that element i or field f of o has a value now.
func (o *object) written(f *Field, i int64) {
	if f != nil {
		o.lazy.known[f] = true
	} else {
		o.lazy.elems[i] = true
	}
}
