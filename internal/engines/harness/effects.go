package harness

import (
	"context"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// changes adds what code outside can do to change an object of class c: calls of public
// methods, and assignments to public fields.
func (p *plan) changes(v *value, c *classfile.Class, depth int) {
	parts := p.effects.partsOf(c.Name)
	if parts.large {
		p.cut(v, "%s refers to objects of too many classes to see what changes it", typeText(v.desc))
	}
	if parts.mutable() && depth < 0 {
		p.cut(v, "objects of %s inside of others are not changed at a small depth", typeText(v.desc))
		return
	}
	if parts.unknown != "" {
		p.cut(v, "%s inherits from %s, whose methods may change it", typeText(v.desc), typeText(classfile.DescriptorOf(parts.unknown)))
	}
	if !parts.mutable() {
		return
	}
	p.changesByInner(v, c, parts)
	if x := p.exposure.ofClass(c.Name); x.why != "" && (x.whole || !p.opts.Arbitrary || !p.partChanges(v, c, depth)) {
		p.cut(v, "%s may be changed by other code than its own methods: %s", typeText(v.desc), x.why)
	}
	var found []*classfile.Method
	seen := map[string]bool{}
	for _, in := range p.lineage(c) {
		for _, f := range in.Fields {
			if !f.IsStatic() && !f.IsFinal() && f.Access.Has(classfile.AccPublic) && p.visible(in) {
				p.addAssignment(v, f, depth)
			}
		}
		for _, m := range in.Methods {
			key := m.Name + m.Desc
			if m.IsStatic() || m.IsInit() || m.Code == nil || seen[key] || m.Access.Has(classfile.AccSynthetic) || !m.Access.Has(classfile.AccPublic) {
				continue
			}
			if seen[key] = true; p.effects.mayChange(m, parts) {
				found = append(found, m)
			}
		}
	}
	for i, m := range p.cheap(v, byParameters(found), leanChanges) {
		if i == maxChanges {
			p.cut(v, "of the methods that may change %s only %d are called", typeText(v.desc), maxChanges)
			return
		}
		args, ok := p.arguments(m, depth)
		if !ok {
			p.cut(v, "the arguments of %s cannot be made", methodText(m))
			continue
		}
		for _, a := range args {
			v.cut = v.cut || p.lacks(a)
		}
		ref := refOf(m)
		if !m.Class.IsInterface() {
			ref.Class = c.Name
		}
		v.changes = append(v.changes, way{kind: call, op: virtualOp(m.Class), member: ref, m: m, args: args})
	}
}

// changesByInner notes inner classes of c that code outside can make and call, and whose
// methods may change the object around them.
func (p *plan) changesByInner(v *value, c *classfile.Class, parts *parts) {
	for _, in := range c.InnerClasses {
		if in.Outer != c.Name || in.Inner == c.Name || in.Access.Has(classfile.AccStatic) || in.Access.Has(classfile.AccPrivate) {
			continue
		}
		inner := p.class(in.Inner)
		if inner == nil || inner.IsInterface() || inner.Super == jdk.Enum {
			continue
		}
		for _, m := range inner.Methods {
			if !m.IsStatic() && m.Code != nil && !m.IsPrivate() && p.effects.mayChange(m, parts) {
				p.cut(v, "objects of its inner class %s may change %s", typeText(classfile.DescriptorOf(inner.Name)), typeText(v.desc))
				return
			}
		}
	}
}

// addAssignment adds the assignment of any value to a field.
func (p *plan) addAssignment(v *value, f *classfile.Field, depth int) {
	a := p.value(fieldType(f), depth-1, false)
	if a == nil {
		p.cut(v, "nothing can be made for the field %s", f.Name)
		return
	}
	v.cut = v.cut || p.lacks(a)
	member := classfile.MemberRef{Class: f.Class.Name, Name: f.Name, Desc: f.Desc}
	v.changes = append(v.changes, way{kind: assign, member: member, args: []*value{a}})
}

// lineage lists the program's classes whose methods objects of c have: c, its
// superclasses, then their interfaces.
func (p *plan) lineage(c *classfile.Class) []*classfile.Class {
	var all []*classfile.Class
	for x := c; x != nil && !x.Origin.Platform; x = p.class(x.Super) {
		all = append(all, x)
		if x.Super == "" {
			break
		}
	}
	names, err := p.hier.AllInterfaces(c.Name)
	if err != nil {
		return all
	}
	for _, n := range names {
		if i := p.class(n); i != nil && !i.Origin.Platform {
			all = append(all, i)
		}
	}
	return all
}

// effects finds out by the bytecode which methods may change an object. It errs on the
// side of "may".
type effects struct {
	ctx        context.Context // of the harness that is being made
	path       *classfile.Path
	hier       *classfile.Hierarchy
	of         map[string]*parts
	ownEffects map[*classfile.Method]*ownEffects
	types      map[*classfile.Field]typ
}

func newEffects(path *classfile.Path, hier *classfile.Hierarchy) *effects {
	return &effects{
		ctx: context.Background(), path: path, hier: hier, of: map[string]*parts{}, ownEffects: map[*classfile.Method]*ownEffects{}, types: map[*classfile.Field]typ{},
	}
}

// over reports whether the harness is not wanted any more. What is found out after that does not count.
func (e *effects) over() bool { return e.ctx.Err() != nil }

// fieldType returns the type of a field.
func (e *effects) fieldType(f *classfile.Field) typ {
	t, ok := e.types[f]
	if !ok {
		t = fieldType(f)
		e.types[f] = t
	}
	return t
}

// parts is what an object consists of: itself, and what it refers to.
type parts struct {
	classes map[string]bool // of the program
	fields  bool            // some field is not final
	arrays  bool
	library bool   // objects of the JDK that change
	unknown string // the class of the JDK that it extends, if that has a state
	large   bool   // there are more than maxParts classes: it may be anything
}

// maxParts bounds the classes of the parts of an object. With more, all of the program's code may
// change the object. In a library where most classes refer to each other, the parts of each
// would take the time of all.
const maxParts = 1000

func (s *parts) mutable() bool { return s.fields || s.arrays || s.library || s.large }

// partsOf finds the parts of objects of a class.
func (e *effects) partsOf(name string) *parts {
	if s := e.of[name]; s != nil {
		return s
	}
	s := &parts{classes: map[string]bool{}}
	e.of[name] = s
	e.add(s, name, true)
	return s
}

// stateless are the classes of the JDK that a class of the program can extend without
// getting a state that others can change, other than by the class's own public methods.
var stateless = map[string]bool{
	object: true, jdk.Enum: true, "java/lang/Record": true, "java/lang/Number": true,
	"java/util/AbstractCollection": true, "java/util/AbstractList": true, "java/util/AbstractSet": true, "java/util/AbstractQueue": true,
	"java/util/AbstractMap": true, "java/io/InputStream": true, "java/io/OutputStream": true,
}

// add adds the objects of a class to s. self says that it is the object itself.
func (e *effects) add(s *parts, name string, self bool) {
	if s.classes[name] || s.large {
		return
	}
	if known := e.of[name]; len(s.classes) == maxParts || known != nil && known.large || e.over() {
		s.large = true
		return
	}
	c, err := e.path.Class(name)
	switch {
	case err != nil:
		return
	case c.Origin.Platform:
		if self && !stateless[name] && !e.isThrowable(name) {
			s.unknown, s.library = name, true
		}
		if !self && !isConstantType(name) {
			s.library = true
		}
		return
	}
	s.classes[name] = true
	for _, f := range c.Fields {
		if f.IsStatic() {
			continue
		}
		if !f.IsFinal() {
			s.fields = true
		}
		e.addField(s, e.fieldType(f))
	}
	if c.Super != "" {
		e.add(s, c.Super, self)
	}
	if self {
		return
	}
	subs, err := e.path.Subclasses(name)
	if err != nil {
		return
	}
	for _, b := range subs {
		e.add(s, b, false)
	}
}

// addField adds what a field of a type refers to; of a collection its elements, too.
func (e *effects) addField(s *parts, t typ) {
	elem := strings.TrimLeft(t.desc, "[")
	if elem != t.desc {
		s.arrays = true
	}
	if n := classfile.ClassNameOf(elem); n != "" {
		e.add(s, n, false)
	}
	for _, a := range t.args {
		e.addField(s, a)
	}
}

func (e *effects) isThrowable(name string) bool {
	ok, err := e.hier.IsSubtype(name, jdk.Throwable)
	return err == nil && ok
}

// maxWalk bounds the methods that mayChange looks at. Beyond, the method may change the
// object.
const maxWalk = 300

// mayChange reports whether a call of m may change an object with these parts.
func (e *effects) mayChange(m *classfile.Method, s *parts) bool {
	if s.large || e.over() {
		return true
	}
	w := &walk{effects: e, parts: s, seen: map[*classfile.Method]bool{}}
	return w.method(m)
}

// ownEffects is what the code of a method does by itself.
type ownEffects struct {
	size    int                 // of its code, about
	unknown bool                // it cannot be read, or is native
	writes  map[string]bool     // the classes whose fields, not final, it assigns
	arrays  bool                // it assigns elements of arrays
	reads   bool                // it reads a field with an array
	library []*classfile.Method // of the JDK that it calls
	calls   []called
}

// called is a method of the program that a method calls.
type called struct {
	method *classfile.Method
	class  string // through which it is called, if a subclass may override the method; else ""
}

// factsOf reads the code of m.
func (e *effects) factsOf(m *classfile.Method) *ownEffects {
	f := e.ownEffects[m]
	if f != nil {
		return f
	}
	f = &ownEffects{writes: map[string]bool{}, unknown: m.IsNative()}
	e.ownEffects[m] = f
	if m.Code == nil {
		return f
	}
	uses := m.Uses()
	f.size, f.unknown = uses.Size, uses.Broken
	for _, in := range uses.Instructions {
		e.instruction(f, m, in)
	}
	return f
}

func (e *effects) instruction(f *ownEffects, m *classfile.Method, in classfile.Instruction) {
	pool := &m.Class.Pool
	switch in.Op {
	case classfile.OpPutfield:
		ref, err := pool.FieldRef(in.Index)
		var x *classfile.Field
		if err == nil {
			x, err = e.hier.ResolveField(ref)
		}
		switch {
		case err != nil:
			f.unknown = true
		case !x.IsFinal():
			f.writes[x.Class.Name] = true
		}
	case classfile.OpGetfield:
		ref, err := pool.FieldRef(in.Index)
		f.reads = f.reads || err != nil || ref.Desc[0] == '['
	case classfile.OpIastore, classfile.OpLastore, classfile.OpFastore, classfile.OpDastore, classfile.OpAastore, classfile.OpBastore, classfile.OpCastore, classfile.OpSastore:
		f.arrays = true
	case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic, classfile.OpInvokeinterface:
		ref, err := pool.MethodRef(in.Index)
		if err != nil {
			f.unknown = true
			return
		}
		e.call(f, ref, in.Op)
	case classfile.OpInvokedynamic: // the methods that a lambda or method reference stands for
		d, err := pool.Dynamic(in.Index)
		if err != nil || d.Bootstrap < 0 || d.Bootstrap >= len(m.Class.BootstrapMethods) {
			f.unknown = true
			return
		}
		for _, a := range m.Class.BootstrapMethods[d.Bootstrap].Args {
			if h, ok := a.(*classfile.MethodHandleConst); ok && h.Ref.Desc[0] == '(' {
				e.call(f, h.Ref, classfile.OpInvokevirtual)
			}
		}
	}
}

// call notes a call.
func (e *effects) call(f *ownEffects, ref classfile.MemberRef, op classfile.Opcode) {
	if ref.Class[0] == '[' {
		return // clone
	}
	m, err := e.hier.ResolveMethod(ref)
	switch {
	case err != nil:
		f.unknown = true
	case m.Class.Origin.Platform:
		f.library = append(f.library, m)
	case op == classfile.OpInvokestatic || op == classfile.OpInvokespecial || m.IsPrivate():
		f.calls = append(f.calls, called{m, ""})
	default:
		f.calls = append(f.calls, called{m, ref.Class})
	}
}

// walk is the search for an effect in a method and in those that it calls.
type walk struct {
	*effects
	parts *parts
	seen  map[*classfile.Method]bool
	// An array that is a part can only be changed if it is read from a field, or got from
	// an object of the JDK, in one of the methods, and one of them stores elements.
	stores, reads bool
}

func (w *walk) method(m *classfile.Method) bool {
	if w.seen[m] {
		return false
	}
	if w.seen[m] = true; len(w.seen) > maxWalk {
		return true
	}
	f := w.factsOf(m)
	w.stores, w.reads = w.stores || f.arrays, w.reads || f.reads
	if f.unknown || w.stores && w.parts.arrays && (w.reads || w.parts.library) {
		return true
	}
	for c := range f.writes {
		if w.parts.classes[c] {
			return true
		}
	}
	for _, l := range f.library {
		if w.library(l) {
			return true
		}
	}
	for _, c := range f.calls {
		if w.method(c.method) || c.class != "" && w.overriding(c.class, c.method, map[string]bool{}) {
			return true
		}
	}
	return false
}

// overriding looks at the methods of subclasses that override m.
func (w *walk) overriding(class string, m *classfile.Method, seen map[string]bool) bool {
	subs, err := w.path.Subclasses(class)
	if err != nil {
		return true
	}
	for _, s := range subs {
		if seen[s] {
			continue
		}
		seen[s] = true
		c, err := w.path.Class(s)
		if err != nil {
			continue
		}
		if o := c.FindMethod(m.Name, m.Desc); o != nil && !o.IsStatic() && w.method(o) {
			return true
		}
		if w.overriding(s, m, seen) {
			return true
		}
	}
	return false
}

// readers are names of methods of the JDK that do not change what they are called with.
var readers = map[string]bool{
	"size": true, "isEmpty": true, "get": true, "contains": true, "containsKey": true, "containsValue": true, "containsAll": true, "indexOf": true, "lastIndexOf": true,
	"iterator": true, "listIterator": true, "hasNext": true, "stream": true, "toString": true, "hashCode": true, "equals": true, "keySet": true, "values": true, "entrySet": true,
	"getKey": true, "getValue": true, "getOrDefault": true, "toArray": true, "peek": true, "element": true, "first": true, "last": true, "subList": true,
	"length": true, "charAt": true, "getClass": true, "peekFirst": true, "peekLast": true, "getFirst": true, "getLast": true, "name": true, "ordinal": true, "compareTo": true,
	"compare": true, "test": true, "unmodifiableList": true, "unmodifiableSet": true, "unmodifiableMap": true, "unmodifiableCollection": true, "copyOf": true, "of": true,
	"asList": true, "emptyList": true, "emptyMap": true, "emptySet": true, "hasMoreElements": true, "copyOfRange": true,
}

// library reports whether a method of the JDK may change a part of the object.
func (w *walk) library(m *classfile.Method) bool {
	switch {
	case m.Class.Name == "java/lang/System" && m.Name == "arraycopy", m.Class.Name == "java/util/Arrays" && !readers[m.Name]:
		w.stores = true
		return w.parts.arrays && (w.reads || w.parts.library)
	case !w.parts.library, m.IsInit(), readers[m.Name], isConstantType(m.Class.Name):
		return false
	case m.Class.Name == "java/lang/Math" || m.Class.Name == "java/util/Objects" || m.Class.Name == "java/io/PrintStream":
		return false
	}
	return !w.isThrowable(m.Class.Name)
}
