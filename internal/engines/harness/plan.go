package harness

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// plan says how the objects for one call of a method are made.
type plan struct {
	path *classfile.Path
	hier *classfile.Hierarchy
	opts Options
	m    *classfile.Method
	pkg  string // of the harness

	inputs    []input  // of the call: the receiver first, unless the method is static
	values    []*value // those that have a method of their own, in the order of their ids
	arbitrary []unmade // the arbitrary objects
	cuts      []string
	entangled bool     // inputs may have parts in common
	changed   []static // static fields that may have changed
	statics   []way    // what changes them, without a receiver
	// unchangeable says that not all of what may happen to static fields can be done.
	unchangeable bool
	refused      string // why the method cannot be called; "" if it can

	known      map[valueKey]*value // nil for one that is being made
	effects    *effects
	exposure   *exposure
	staticUses *staticUses
	asked      map[string]bool // classes that the code of the method's class asks for
	err        error           // of the class path
}

// unmade is a set of arbitrary objects.
type unmade struct {
	desc string
	made []string // classes of which there are none among them: all that can be built are made
}

// input is the receiver or an argument of the method.
type input struct {
	desc    string
	param   int    // of the harness, if value is nil
	value   *value // how it is made
	same    []int  // earlier inputs that it may be the same object as
	nonNull bool   // of a parameter
	lo, hi  int64  // of an integral type, if bounded
	bounded bool
}

// value is a type with the ways in which objects of it are made.
type value struct {
	id      int
	desc    string // of what the ways make: the type that is wanted, or a subtype
	ways    []way
	changes []way    // calls on the object, any number of times
	cut     bool     // some ways or changes are left out
	made    []string // the classes of which nothing is left out in spite of that
}

// kind is a kind of way.
type kind uint8

const (
	anyPrimitive kind = iota
	anyText
	aNull
	aBox      // of any primitive value
	construct // member is a constructor
	call      // member is a method; the receiver is the first argument, unless it is static
	constant  // member is a static field
	assign    // of a change: member is a field
	element   // of a change: an element of the array in the field member
	renew     // of a change: a call whose result takes the place of the object
	inPart    // of a change: a call of part on what the field member has
	fillArray // args has the element, whose type elem is
	other     // what args[0] makes
	anArbitrary
)

// way is one way to make or to change an object.
type way struct {
	kind   kind
	member classfile.MemberRef
	op     classfile.Opcode // of a call
	m      *classfile.Method
	args   []*value
	elem   string
	part   classfile.MemberRef
	static bool // member is a static field
	number int  // of an arbitrary object: its index in plan.arbitrary
}

// valueKey tells values apart.
type valueKey struct {
	typ     string
	depth   int
	nonNull bool
}

// maxValues bounds the size of a plan.
const maxValues = 60

// leafDepth is the depth of values for which nothing is made.
const leafDepth = -2

// plan makes the plan for m.
func (k *Maker) plan(m *classfile.Method, opts Options) (*plan, error) {
	if opts.Depth == 0 {
		opts.Depth = DefaultDepth
	}
	p := &plan{
		path: k.path, hier: k.hier, opts: opts, m: m, pkg: classfile.Package(m.Class.Name), known: map[valueKey]*value{},
		effects: k.exposure.effects, exposure: k.exposure, staticUses: &k.statics,
	}
	if !m.IsStatic() && !m.IsInit() {
		v := p.given(classfile.DescriptorOf(m.Class.Name), true)
		if !opts.Given {
			v = p.receiver()
		}
		if v == nil {
			p.refused = "no object can be made: " + typeText(classfile.DescriptorOf(m.Class.Name)) + " has no constructor or factory that code outside can call"
			return p, p.err
		}
		p.inputs = append(p.inputs, input{desc: v.desc, value: v})
	}
	for i, t := range paramTypes(m) {
		in := p.argument(i, t)
		in.same = p.sameAs(in)
		p.inputs = append(p.inputs, in)
	}
	p.entangle()
	p.planStatics()
	return p, p.err
}

// argument plans the i-th argument of the method.
func (p *plan) argument(i int, t typ) input {
	in := input{desc: t.desc, nonNull: p.nonNull(p.m, i)}
	if p.opts.Pre != nil && !classfile.IsReference(t.desc) && strings.Contains("BCSI", t.desc) {
		in.lo, in.hi, in.bounded = p.opts.Pre.Range(p.m, i)
	}
	if e := strings.TrimLeft(t.desc, "["); e != t.desc && len(e) == 1 { // the harness gets it as its caller wants
		for _, o := range p.inputs {
			if o.value == nil {
				in.param++
			}
		}
		return in
	}
	if p.opts.Given && classfile.IsReference(t.desc) {
		in.value = p.given(t.desc, in.nonNull)
		return in
	}
	v := p.value(t, p.opts.Depth-1, in.nonNull)
	if v == nil {
		p.refused = "no object can be made for its parameter of type " + typeText(t.desc)
		v = p.leaf(t.desc, false)
	}
	in.value, in.desc = v, v.desc
	return in
}

// given plans an arbitrary object.
func (p *plan) given(desc string, nonNull bool) *value {
	if !p.opts.Given {
		return nil
	}
	v := p.newValue(desc)
	p.addArbitrary(v)
	return p.finish(v, nonNull)
}

// desc is the descriptor of the method run.
func (p *plan) desc() string {
	d := "("
	for _, in := range p.inputs {
		if in.value == nil {
			d += in.desc
		}
	}
	return d + ")V"
}

// nonNull reports whether a parameter of m must not be null.
func (p *plan) nonNull(m *classfile.Method, param int) bool {
	return p.opts.Pre != nil && p.opts.Pre.NonNull(m, param)
}

// cut notes that v lacks something.
func (p *plan) cut(v *value, format string, args ...any) {
	v.cut = true
	if text := fmt.Sprintf(format, args...); !slices.Contains(p.cuts, text) {
		p.cuts = append(p.cuts, text)
	}
}

// receiver plans the receiver of the method; nil if none can be made.
func (p *plan) receiver() *value {
	v := p.newValue(classfile.DescriptorOf(p.m.Class.Name))
	for _, c := range p.concrete(p.m.Class.Name, v) {
		if sel, err := p.hier.Select(c, p.m); err == nil && sel != p.m {
			continue // its objects run another method
		}
		p.addWays(v, c, p.opts.Depth)
	}
	if p.opts.Test {
		v.changes = nil
	}
	return p.finish(v, true)
}

// value plans values of a type; nil if none can be made. Integers and the like need no
// object. A class whose depth is below 0 gets those ways that do not need the class again.
func (p *plan) value(t typ, depth int, nonNull bool) *value {
	if !classfile.IsReference(t.desc) {
		nonNull, depth = true, 0
	}
	depth = max(depth, -1)
	key := valueKey{t.key(), depth, nonNull}
	if v, ok := p.known[key]; ok && v != nil {
		return v
	} else if ok || len(p.values) >= maxValues && classfile.IsReference(t.desc) {
		return p.leaf(t.desc, nonNull)
	}
	p.known[key] = nil
	v := p.newValue(t.desc)
	p.fill(v, t, depth)
	v = p.finish(v, nonNull)
	if v == nil {
		delete(p.known, key)
		return nil
	}
	p.known[key] = v
	return v
}

// leaf plans a value where the plan ends; nil if there is none.
func (p *plan) leaf(desc string, nonNull bool) *value {
	key := valueKey{desc, leafDepth, nonNull}
	v, ok := p.known[key]
	if !ok {
		v = p.newValue(desc)
		if desc == "L"+object+";" {
			p.fillObject(v, leafDepth)
		}
		p.cut(v, "objects of %s inside of others are made only to a small depth", typeText(desc))
		v = p.finish(v, nonNull)
		p.known[key] = v
	}
	return v
}

// lacks reports whether some of what an argument may be is not made. Where arbitrary objects
// stand for that, nothing lacks.
func (p *plan) lacks(arg *value) bool { return arg.cut && !p.opts.Arbitrary }

func (p *plan) newValue(desc string) *value { return &value{desc: desc} }

// finish adds what every value has. It returns nil for a value without ways.
func (p *plan) finish(v *value, nonNull bool) *value {
	if v.cut && p.opts.Arbitrary {
		p.addArbitrary(v)
	}
	if !nonNull {
		v.ways = append(v.ways, way{kind: aNull})
	}
	if len(v.ways) == 0 {
		return nil
	}
	if v.inline() {
		return v
	}
	p.values = append(p.values, v)
	v.id = len(p.values)
	return v
}

// addArbitrary adds an arbitrary object as a way.
func (p *plan) addArbitrary(v *value) {
	i := slices.IndexFunc(p.arbitrary, func(u unmade) bool { return u.desc == v.desc && slices.Equal(u.made, v.made) })
	if i < 0 {
		i = len(p.arbitrary)
		p.arbitrary = append(p.arbitrary, unmade{v.desc, v.made})
	}
	v.ways = append(v.ways, way{kind: anArbitrary, number: i})
}

// inline reports whether a value needs no method of its own.
func (v *value) inline() bool {
	if len(v.ways) != 1 || len(v.changes) > 0 {
		return false
	}
	switch v.ways[0].kind {
	case anyPrimitive, anyText, aNull, aBox, constant, anArbitrary:
		return true
	case construct, call:
		for _, a := range v.ways[0].args {
			if !a.inline() {
				return false
			}
		}
		return true
	}
	return false
}

// fill adds the ways of a type to v.
func (p *plan) fill(v *value, t typ, depth int) {
	name := classfile.ClassNameOf(t.desc)
	box, isBox := boxes[name]
	switch {
	case name == "":
		v.ways = append(v.ways, way{kind: anyPrimitive})
	case name == jdk.String || name == "java/lang/CharSequence":
		v.desc = "L" + jdk.String + ";"
		v.ways = append(v.ways, way{kind: anyText})
	case isBox:
		v.ways = append(v.ways, way{kind: aBox, member: classfile.MemberRef{Class: name, Name: "valueOf", Desc: "(" + box + ")" + t.desc}})
	case name[0] == '[':
		if e := p.value(t.elem(), depth, true); e != nil {
			v.ways = append(v.ways, way{kind: fillArray, args: []*value{e}, elem: t.desc[1:]})
			p.cutSame(v, t.elem())
			return
		}
		p.cut(v, "arrays of %s are not made", typeText(t.desc[1:]))
	case name == object:
		p.fillObject(v, depth)
	case p.fillPlatform(v, t, name, depth):
	default:
		p.fillClass(v, name, depth)
	}
}

// cutSame notes that no two elements of v are the same object, if such an object can be changed.
func (p *plan) cutSame(v *value, elem typ) {
	if p.exposure.counts(elem) {
		p.cut(v, "the elements of %s are different objects", typeText(v.desc))
	}
}

// boxes are the wrapper classes.
var boxes = map[string]string{
	"java/lang/Boolean": "Z", "java/lang/Byte": "B", "java/lang/Character": "C", "java/lang/Short": "S",
	"java/lang/Integer": "I", "java/lang/Long": "J", "java/lang/Float": "F", "java/lang/Double": "D",
}

// fillObject adds the ways of an Object.
func (p *plan) fillObject(v *value, depth int) {
	classes := []string{jdk.String, "java/lang/Integer"}
	if depth == p.opts.Depth-1 { // an argument of the method itself
		if !p.m.IsStatic() && !p.m.IsInit() {
			classes = append(classes, p.m.Class.Name)
		}
		for _, c := range p.askedFor() {
			if !slices.Contains(classes, c) {
				classes = append(classes, c)
			}
		}
	}
	for _, c := range classes {
		if o := p.value(typ{desc: classfile.DescriptorOf(c)}, depth-1, true); o != nil {
			v.ways = append(v.ways, o.only())
			if !o.cut && c != jdk.String && c != "java/lang/Integer" {
				v.made = append(v.made, c)
			}
		}
	}
	v.ways = append(v.ways, way{kind: construct, member: classfile.MemberRef{Class: object, Name: "<init>", Desc: "()V"}})
	p.cut(v, "an Object is a string, an Integer, an object without fields, or of a class that the code of %s asks for", typeText(classfile.DescriptorOf(p.m.Class.Name)))
}

// only is the way that takes what another value makes.
func (v *value) only() way {
	if len(v.ways) == 1 && len(v.changes) == 0 {
		return v.ways[0]
	}
	return way{kind: other, args: []*value{v}}
}

// askedFor lists, sorted, the classes of the program that the code of the method's class asks
// for by casts and instanceof.
func (p *plan) askedFor() []string {
	if p.asked != nil {
		return sorted(p.asked)
	}
	p.asked = map[string]bool{}
	for _, m := range p.m.Class.Methods {
		if m.Code == nil {
			continue
		}
		for _, in := range m.Uses().Instructions {
			if in.Op != classfile.OpCheckcast && in.Op != classfile.OpInstanceof {
				continue
			}
			name, err := p.m.Class.Pool.ClassName(in.Index)
			if err != nil || name[0] == '[' {
				continue
			}
			if c, err := p.path.Class(name); err == nil && !c.Origin.Platform {
				p.asked[name] = true
			}
		}
	}
	return sorted(p.asked)
}

func sorted(set map[string]bool) []string {
	var names []string
	for n := range set {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}
