package lower

import (
	"slices"
	"sort"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/internal/front/typeflow"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// world holds the IVL's classes, globals, inputs, properties and allocation
// sites while procedures are made. It is filled by one lowering and then only
// read.
type world struct {
	prog    *reach.Program
	classes map[string]*ivl.Class
	order   []*ivl.Class
	fields  map[*classfile.Field]*ivl.Field
	large   map[*ivl.Class]bool // what isLarge has answered
	statics map[*classfile.Field]*ivl.Var
	status  map[string]*ivl.Var // initialisation status by class
	globals []*ivl.Var
	clock   *ivl.Var            // see nanoClock; nil until it is read
	types   map[string]*typeSet // possible dynamic types by static type
	flow    *typeflow.Flow      // of values; nil when it is not known

	callbacks map[*reach.Type]string // what was found out, see calledBackOn

	objects     map[string]*ivl.ObjLit // string and class constants, and other objects older than the program
	inputs      []*ivl.Input
	hints       map[*ivl.Input]Hint
	props       []*ivl.Property
	propSeen    map[string]int
	checkedAt   map[*ivl.Property]reach.CheckPlace // but for those of the entry
	caught      map[*ivl.Property]bool             // see Result.Caught
	thrown      []reach.Thrown                     // properties of exceptions that travel as values, with the site that allocates them
	throws      map[*ivl.Property]int              // see Result.Throws
	acceptable  map[*ivl.Property]string           // see Result.Acceptable
	givesUp     map[*ivl.Property]bool             // see Result.GivesUp
	tells       map[CallAt]bool                    // see Result.Tells
	sites       int
	modelSites  int                   // see exceptionSite
	boxSites    int                   // see boxing
	compared    []*ivl.ObjLit         // see known
	classLits   []*ivl.ObjLit         // see classObjects
	traces      map[string]*ivl.Input // that have to do with stack traces, see trace.go
	files       []reach.Resource      // on the class path, of executions
	helpers     map[string]*ivl.Proc  // generated procedures by name
	helperOrder []*ivl.Proc
	sharedNames map[string]string         // of the helpers with a case for each of several types
	hashes      map[*ivl.Class]*ivl.Field // the fields of identity.go, by root
	established map[*ivl.Field]bool       // those of reach.Program.Established
	first       map[*ivl.Field]int64      // see reach.Program.EstablishedAs
	notes       notes
	foreign     map[string]bool       // see Result.Foreign
	outsiders   map[string]bool       // see isClosed; nil until it is asked for
	grows       bool                  // see Growing
	wraps       bool                  // wrappedProc is called
	escapes     bool                  // escapesProc is called
	allocations []allocation          // of objects that must stay
	kept        *ivl.Var              // see keptArray; nil until it is used
	held        map[string]heldFields // see addHeld, by class
	handed      *reach.Handed         // what calls without a body are given
	locals      map[*ivl.Block][]Local

	// See callers.go.
	callers *callerGraph // nil until it is asked
	called  map[*reach.Method][]place
	meths   map[*reach.Method]*ivl.Method
	inside  map[*ivl.Method]*reach.Method // the library's
}

// typeSet is the set of dynamic types that objects of a static type can have,
// by ascending type number.
type typeSet struct {
	all     []*reach.Type
	certain map[*reach.Type]bool
}

func newWorld(p *reach.Program) *world {
	w := &world{
		prog:      p,
		classes:   map[string]*ivl.Class{},
		fields:    map[*classfile.Field]*ivl.Field{},
		large:     map[*ivl.Class]bool{},
		statics:   map[*classfile.Field]*ivl.Var{},
		status:    map[string]*ivl.Var{},
		types:     map[string]*typeSet{},
		objects:   map[string]*ivl.ObjLit{},
		propSeen:  map[string]int{},
		checkedAt: map[*ivl.Property]reach.CheckPlace{}, caught: map[*ivl.Property]bool{}, throws: map[*ivl.Property]int{}, acceptable: map[*ivl.Property]string{}, givesUp: map[*ivl.Property]bool{}, tells: map[CallAt]bool{},
		helpers: map[string]*ivl.Proc{}, sharedNames: map[string]string{},
		hashes: map[*ivl.Class]*ivl.Field{}, established: map[*ivl.Field]bool{}, first: map[*ivl.Field]int64{},
		hints:   map[*ivl.Input]Hint{},
		foreign: map[string]bool{},
		handed:  reach.NewHanded(),
		locals:  map[*ivl.Block][]Local{},
		called:  map[*reach.Method][]place{},
		held:    map[string]heldFields{},
		meths:   map[*reach.Method]*ivl.Method{},
		inside:  map[*ivl.Method]*reach.Method{},
	}
	w.number()
	return w
}

// number creates the classes of all dynamic types and gives them type numbers
// in preorder of the superclass tree. So the subclasses of a class are an
// interval, and a type test is two comparisons.
func (w *world) number() {
	children := map[string][]string{}
	seen := map[string]bool{jdk.Object: true}
	var add func(name string)
	add = func(name string) {
		if seen[name] {
			return
		}
		seen[name] = true
		super := w.superName(name)
		children[super] = append(children[super], name)
		add(super)
	}
	for _, t := range w.prog.TypeOrder {
		add(t.Name)
	}
	var visit func(name string)
	visit = func(name string) {
		w.class(name)
		sort.Strings(children[name])
		for _, c := range children[name] {
			visit(c)
		}
	}
	visit(jdk.Object)
}

// superName is the superclass of a class or array type; the superclass of interfaces is Object. The
// superclass of an array of references is the array of its element's superclass (JLS §4.10.3), so a
// cast between static classes always goes up or down.
func (w *world) superName(name string) string {
	if name[0] == '[' {
		elem := classfile.ElementClass(name)
		if elem == "" || elem == jdk.Object {
			return jdk.Object
		}
		return arrayOf(classfile.DescriptorOf(w.superName(elem)))
	}
	c := w.prog.Class(name)
	if c == nil || c.Super == "" || c.IsInterface() {
		return jdk.Object
	}
	return c.Super
}

// isClosed reports whether only the program makes objects of the class and its subclasses: those
// of the platform's unknown classes are not of the program's. It is only found out where calls may
// call back, since nothing is known of what else comes from there.
func (w *world) isClosed(name string) bool {
	if w.prog.Opts.Handed == nil || name[0] == '[' || w.prog.Platform(name) {
		return false
	}
	if w.outsiders == nil {
		w.outsiders = w.outsideClasses()
	}
	c := w.prog.Class(name)
	return c != nil && !c.IsInterface() && !w.outsiders[name]
}

// outsideClasses returns the types of objects from outside and their superclasses.
func (w *world) outsideClasses() map[string]bool {
	classes := map[string]bool{}
	for _, t := range w.prog.TypeOrder {
		if !t.External && !t.Given || t.Name[0] == '[' {
			continue
		}
		for n := t.Name; n != "" && !classes[n]; {
			classes[n] = true
			c := w.prog.Class(n)
			if c == nil {
				break
			}
			n = c.Super
		}
	}
	return classes
}

// class returns the IVL class for a class or array type, and makes it if it
// is new. Interfaces have one too, as external objects can have an interface
// as the best known dynamic type; as static type of variables see static.
func (w *world) class(name string) *ivl.Class {
	if c := w.classes[name]; c != nil {
		return c
	}
	var super *ivl.Class
	if name != jdk.Object {
		super = w.class(w.superName(name))
		if c := w.classes[name]; c != nil { // a field of the superclass has its type
			return c
		}
	}
	c := &ivl.Class{Name: name, ID: len(w.order) + 1, Super: super}
	if t := w.prog.Types[name]; t != nil {
		c.External = t.External || t.Given
	}
	c.Closed = w.isClosed(name)
	w.classes[name] = c
	w.order = append(w.order, c)
	if name[0] == '[' {
		elem := w.typeOf(name[1:])
		c.Elem = &elem
		return c
	}
	if name == jdk.String { // an immutable array of chars, see text.go
		elem := ivl.IntOf(ivl.U16)
		c.Elem = &elem
		return c
	}
	w.addFields(c)
	return c
}

// addFields gives c the instance fields that some reachable method reads; other
// fields are not stored.
func (w *world) addFields(c *ivl.Class) {
	cf := w.prog.Class(c.Name)
	if cf == nil {
		return
	}
	for _, f := range cf.Fields {
		if f.IsStatic() || !w.prog.Reads[f] {
			continue
		}
		g := &ivl.Field{Class: c, Name: ownName(f), Immutable: w.prog.InTuple[f]}
		c.Fields = append(c.Fields, g)
		w.fields[f] = g
		w.established[g], w.first[g] = w.prog.Established[f], w.prog.EstablishedAs[f]
		g.Type = w.typeOf(f.Desc)
	}
	w.addHeld(c)
	if w.prog.Hashes[c.Name] {
		g := &ivl.Field{Class: c, Name: reach.HashField, Type: w.typeOf("I")}
		c.Fields = append(c.Fields, g)
		w.hashes[c] = g
	}
}

// heldFields are the fields of a holder's class: the array, what the object keeps besides, and of a
// class that is Keyed the arrays of its keys, and of its entries and views.
type heldFields struct{ array, of, keys, parts *ivl.Field }

// addHeld gives class c the fields of holders, if it is the one that has them for the classes below.
func (w *world) addHeld(c *ivl.Class) {
	h := jdk.HolderOf(c.Name)
	if !w.prog.Opaque() || h == nil || h.Base != c.Name {
		return
	}
	add := func(name, class string) *ivl.Field {
		f := &ivl.Field{Class: c, Name: name, Type: ivl.RefTo(w.class(class))}
		c.Fields = append(c.Fields, f)
		return f
	}
	fs := heldFields{array: add("held", objects)}
	if jdk.HolderKeeps(c.Name) {
		fs.of = add("of", jdk.Object)
	}
	if h.Keyed {
		fs.keys, fs.parts = add("keys", objects), add("parts", objects)
	}
	w.held[c.Name] = fs
}

// objects is the type of arrays of any objects.
const objects = "[L" + jdk.Object + ";"

// static returns the static class of variables of the reference type called
// name: the class itself, or Object for interfaces.
func (w *world) static(name string) *ivl.Class { return w.class(w.staticName(name)) }

func (w *world) staticName(name string) string {
	if name[0] == '[' {
		if elem := classfile.ElementClass(name); elem != "" {
			return arrayOf(classfile.DescriptorOf(w.staticName(elem)))
		}
		return name
	}
	if c := w.prog.Class(name); c == nil || c.IsInterface() {
		return jdk.Object
	}
	return name
}

// typeOf returns the IVL type for a field descriptor.
func (w *world) typeOf(desc string) ivl.Type {
	switch desc[0] {
	case 'Z':
		return ivl.IntOf(ivl.U1)
	case 'B':
		return ivl.IntOf(ivl.I8)
	case 'C':
		return ivl.IntOf(ivl.U16)
	case 'S':
		return ivl.IntOf(ivl.I16)
	case 'I':
		if w.prog.Opts.Ints == reach.Unbounded {
			return ivl.IntZ
		}
		return ivl.Int
	case 'J':
		if w.prog.Opts.Ints == reach.Unbounded {
			return ivl.IntZ
		}
		return ivl.Long
	case 'F':
		return ivl.Float
	case 'D':
		return ivl.Double
	}
	return ivl.RefTo(w.static(classfile.ClassNameOf(desc)))
}

// typeOfValue returns the IVL type of an SSA value.
func (w *world) typeOfValue(t ssa.Type) ivl.Type {
	if t == ssa.Null {
		return ivl.RefTo(w.class(jdk.Object))
	}
	return w.typeOf(string(t))
}

// possible returns the dynamic types of objects of static type name.
func (w *world) possible(name string) *typeSet {
	if s := w.types[name]; s != nil {
		return s
	}
	all, certain := w.prog.Possible(name)
	sort.Slice(all, func(i, j int) bool { return w.class(all[i].Name).ID < w.class(all[j].Name).ID })
	s := &typeSet{all, certain}
	w.types[name] = s
	return s
}

// subset returns the types of s that are in types.
func (w *world) subset(s *typeSet, types []*reach.Type) *typeSet {
	in := map[*reach.Type]bool{}
	for _, t := range types {
		in[t] = true
	}
	some := &typeSet{certain: map[*reach.Type]bool{}}
	for _, t := range s.all {
		if in[t] {
			some.all = append(some.all, t)
			if s.certain[t] {
				some.certain[t] = true
			}
		}
	}
	return some
}

// typeIn returns the condition that the object ref, whose dynamic type is
// known to be in among, has one of the types in set. It is false for null,
// except that with nonNull and set = among it is simply true.
func (w *world) typeIn(ref ivl.Term, among []*reach.Type, set map[*reach.Type]bool, nonNull bool) ivl.Term {
	var at []int
	for i, t := range among {
		if set[t] {
			at = append(at, i)
		}
	}
	return w.typeAt(ref, among, at, nonNull)
}

// typeAt is typeIn for the types with some indices, which ascend.
func (w *world) typeAt(ref ivl.Term, among []*reach.Type, at []int, nonNull bool) ivl.Term {
	switch {
	case len(at) == 0:
		return ivl.False
	case len(at) == len(among) && nonNull:
		return ivl.True
	case len(at) == len(among):
		return ivl.Not.Of(ivl.IsNull(ref))
	}
	var alts []ivl.Term
	for k := 0; k < len(at); k++ {
		first := at[k]
		for k+1 < len(at) && at[k+1] == at[k]+1 {
			k++
		}
		lo, hi := w.class(among[first].Name).ID, w.class(among[at[k]].Name).ID
		alts = append(alts, inRange(ivl.TypeNo(ref), int64(lo), int64(hi)))
	}
	return ivl.Or.Of(alts...)
}

// typeIndices are the indices of types in a list.
type typeIndices map[*reach.Type]int

func indicesOf(types []*reach.Type) typeIndices {
	at := typeIndices{}
	for i, t := range types {
		at[t] = i
	}
	return at
}

// of returns the indices of the types of a set that are in the list. They ascend. A dispatch has an arm for each
// of many types, so it does not look at all types for each of them.
func (at typeIndices) of(set map[*reach.Type]bool) []int {
	var is []int
	for t, in := range set {
		if i, known := at[t]; in && known {
			is = append(is, i)
		}
	}
	slices.Sort(is)
	return is
}

// inRange returns lo ≤ t ≤ hi.
func inRange(t ivl.Term, lo, hi int64) ivl.Term {
	if lo == hi {
		return ivl.Eq.Of(t, ivl.IntConst(lo, ivl.IntZ))
	}
	return ivl.And.Of(ivl.Le.Of(ivl.IntConst(lo, ivl.IntZ), t), ivl.Le.Of(t, ivl.IntConst(hi, ivl.IntZ)))
}

// ownName returns the name of f, with its descriptor if an earlier field of the
// class has the same name: JVMS §4.5 allows this, and obfuscators use it.
func ownName(f *classfile.Field) string {
	for _, g := range f.Class.Fields {
		switch {
		case g == f:
			return f.Name
		case g.Name == f.Name:
			return f.Name + ":" + f.Desc
		}
	}
	panic("BUG: class " + f.Class.Name + " has no field " + f.Name + " " + f.Desc)
}

// global returns the variable of a static field.
func (w *world) global(f *classfile.Field) *ivl.Var {
	if v := w.statics[f]; v != nil {
		return v
	}
	t := w.typeOf(f.Desc)
	v := &ivl.Var{Name: classfile.Dotted(f.Class.Name) + "." + ownName(f), Typ: t, Global: true, Init: ivl.Zero(t), Java: f.Name}
	if f.ConstantValue != nil {
		v.Init = w.constant(f.ConstantValue, t)
	}
	w.statics[f] = v
	w.globals = append(w.globals, v)
	return v
}

// constant returns the literal for a ConstantValue attribute.
func (w *world) constant(c classfile.Const, t ivl.Type) ivl.Term {
	switch c := c.(type) {
	case classfile.IntegerConst:
		return ivl.IntConst(int64(c), t)
	case classfile.LongConst:
		return ivl.IntConst(int64(c), t)
	case classfile.FloatConst:
		return &ivl.FloatLit{Bits: uint64(c), Typ: ivl.Float}
	case classfile.DoubleConst:
		return &ivl.FloatLit{Bits: uint64(c), Typ: ivl.Double}
	case classfile.StringConst:
		return w.object("java/lang/String", string(c))
	}
	panic("BUG: ConstantValue of a kind JVMS §4.7.2 does not have")
}

// object returns an object that is older than the program: a string constant,
// a class constant, System.out. The same class and text are the same object.
func (w *world) object(class, text string) *ivl.ObjLit {
	key := class + "\x00" + text
	o := w.objects[key]
	if o == nil {
		o = &ivl.ObjLit{ID: -1 - len(w.objects), Class: w.class(class), Text: text}
		for _, f := range o.Class.Tuple() {
			o.Tuple = append(o.Tuple, ivl.Zero(f.Type))
		}
		w.objects[key] = o
	}
	return o
}

// arrayOf returns the descriptor of arrays whose elements are of type desc.
func arrayOf(desc string) string { return "[" + desc }

// allocation is an allocation of objects that must stay.
type allocation struct {
	site  int
	place reach.Allocation
	class string
	at    ivl.Pos
	own   bool // the program's own class: it cannot be an object of the JDK
}
