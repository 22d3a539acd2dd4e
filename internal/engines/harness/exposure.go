package harness

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// exposure finds out whether code outside can have a part of an object, and change it
// without a call of a method of the object:
//
//	Box(int[] cells) { this.cells = cells; }    it keeps what its caller has
//	int[] cells() { return cells; }             it hands out what it has
//	Box copy() { return new Box(cells); }       two objects share it
//
// It errs on the side of "can". Only types that can be changed count: see shareable.
type exposure struct {
	*effects
	found   map[string]exposed // by class
	busy    map[string]bool
	guessed bool // an answer needed that of a class that is being looked at
	flows   map[*classfile.Method]*flow
	flowed  int                 // how many of them were begun
	changes map[string]bool     // classes whose objects code outside can change by calls
	written map[string]bool     // see changedInside
	subs    map[string][]string // see below
	// users has, for each package that was looked at, the classes of the package that use
	// fields of objects of a class, in order.
	users map[string]map[string][]string
}

// exposed is what is found out about the objects of a class.
type exposed struct {
	why string // in words; "" if nothing is exposed
	// whole says that more may happen to the object than what code outside can do to its parts.
	whole bool
}

func newExposure(e *effects) *exposure {
	return &exposure{
		effects: e, found: map[string]exposed{}, busy: map[string]bool{}, flows: map[*classfile.Method]*flow{}, changes: map[string]bool{},
		written: map[string]bool{}, users: map[string]map[string][]string{}, subs: map[string][]string{},
	}
}

// maxScope bounds the methods of an object's classes that are looked at.
const maxScope = 1500

// ofClass says how code outside can have a part of an object of a class.
func (e *exposure) ofClass(class string) exposed {
	if r, ok := e.found[class]; ok {
		return r
	}
	if e.busy[class] {
		e.guessed = true
		return exposed{}
	}
	parts := e.partsOf(class)
	if !parts.mutable() {
		return exposed{}
	}
	if parts.large || e.over() {
		return exposed{"it refers to objects of too many classes to see what becomes of its parts", true}
	}
	outermost := len(e.busy) == 0
	e.busy[class] = true
	r := e.search(class, parts)
	delete(e.busy, class)
	if outermost || r.why != "" && r.whole || !e.guessed {
		e.found[class] = r
	}
	if outermost {
		e.guessed = false
	}
	return r
}

// search looks at the fields and methods of an object's classes.
func (e *exposure) search(class string, parts *parts) exposed {
	var found exposed
	scope := e.scope(class, parts)
	methods := 0
	for _, c := range scope {
		for _, f := range c.Fields {
			if parts.classes[c.Name] && !f.IsStatic() && f.Access.Has(classfile.AccPublic) && e.shareable(e.fieldType(f)) {
				found.why = "its part " + f.Name + " is public"
			}
		}
		for _, m := range c.Methods {
			if m.Code == nil || m.IsClassInit() || !e.relevant(m) {
				continue
			}
			if methods++; methods > maxScope || e.over() {
				return exposed{"it has too many methods to see what becomes of its parts", true}
			}
			if m.IsInit() && c.Name != class && !parts.classes[c.Name] && !e.changedBy(c.Name, parts) {
				continue // what objects of other classes keep is not theirs to change
			}
			if why, whole := e.flowOf(m).exposes(e, m, parts); whole || why != "" && found.why == "" {
				if found.why = methodText(m) + " " + why; whole {
					return exposed{found.why, true}
				}
			}
		}
	}
	return found
}

// scope has the classes whose code can get at the fields of an object and its parts: the
// classes of these objects, their interfaces, those of the same nest, and, if a field is not
// private, those of the package that use it.
func (e *exposure) scope(class string, parts *parts) []*classfile.Class {
	seen := map[string]bool{}
	var found []*classfile.Class
	var add func(name string)
	add = func(name string) {
		if seen[name] || name == "" {
			return
		}
		seen[name] = true
		c, err := e.path.Class(name)
		if err != nil || c.Origin.Platform {
			return
		}
		found = append(found, c)
		for _, i := range c.Interfaces {
			add(i)
		}
		top, _, _ := strings.Cut(name, "$")
		add(top)
		for _, in := range c.InnerClasses {
			if strings.HasPrefix(in.Inner, top+"$") {
				add(in.Inner)
			}
		}
	}
	names := sorted(parts.classes)
	open := map[string]bool{} // packages
	for _, n := range names {
		add(n)
		if c, err := e.path.Class(n); err == nil && slices.ContainsFunc(c.Fields, e.isOpen) {
			open[classfile.Package(n)] = true
		}
	}
	add(class)
	users := map[string]bool{}
	for pkg := range open {
		using := e.usersIn(pkg)
		for _, part := range names {
			for _, n := range using[part] {
				users[n] = true
			}
		}
	}
	for _, n := range sorted(users) {
		add(n)
	}
	return found
}

// isOpen reports whether a field of an object can be used by other classes of its package.
func (e *exposure) isOpen(f *classfile.Field) bool {
	const private = classfile.AccPrivate | classfile.AccPublic | classfile.AccStatic
	return f.Access&private == 0 && e.shareable(e.fieldType(f))
}

// usersIn says of the classes of a package which of them use fields of objects of a class.
func (e *exposure) usersIn(pkg string) map[string][]string {
	if known := e.users[pkg]; known != nil {
		return known
	}
	using := map[string][]string{}
	all, _ := e.path.ProgramClasses() // without a list, none is outside of the nests
	for _, n := range all {
		if classfile.Package(n) != pkg {
			continue
		}
		if e.over() {
			return using
		}
		for _, of := range e.fieldsUsedBy(n) {
			using[of] = append(using[of], n)
		}
	}
	e.users[pkg] = using
	return using
}

// fieldsUsedBy lists the classes that the code of a class names where it uses fields of objects.
func (e *exposure) fieldsUsedBy(class string) []string {
	c, err := e.path.Class(class)
	if err != nil {
		return nil
	}
	used := map[string]bool{}
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		for _, in := range m.Uses().Instructions {
			if in.Op != classfile.OpGetfield && in.Op != classfile.OpPutfield {
				continue
			}
			if ref, err := c.Pool.FieldRef(in.Index); err == nil {
				used[ref.Class] = true
			}
		}
	}
	return sorted(used)
}

// relevant reports whether a method can let a part of an object out, or in, by the types that
// it uses. The body of one that cannot is not read.
func (e *exposure) relevant(m *classfile.Method) bool {
	params := paramTypes(m)
	if slices.ContainsFunc(params, e.counts) {
		return true
	}
	_, result, _ := classfile.ParseMethodDescriptor(m.Desc) // it was checked
	gives := classfile.IsReference(result) && !unchanging(result)
	uses := m.Uses()
	if uses.Broken {
		return true
	}
	for _, in := range uses.Instructions {
		switch in.Op {
		case classfile.OpInvokedynamic, classfile.OpAastore:
			return true
		case classfile.OpPutfield, classfile.OpPutstatic, classfile.OpGetfield, classfile.OpGetstatic:
			ref, err := m.Class.Pool.FieldRef(in.Index)
			if err != nil {
				return true
			}
			reads := in.Op == classfile.OpGetfield || in.Op == classfile.OpGetstatic
			if (!reads || gives) && e.counts(typ{desc: ref.Desc}) {
				return true
			}
		case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic, classfile.OpInvokeinterface:
			ref, err := m.Class.Pool.MethodRef(in.Index)
			if err != nil {
				return true
			}
			ps, r, err := classfile.ParseMethodDescriptor(ref.Desc)
			if err != nil || gives && e.counts(typ{desc: r}) {
				return true
			}
			if slices.ContainsFunc(ps, func(d string) bool { return e.counts(typ{desc: d}) }) {
				return true
			}
		}
	}
	return false
}

// counts reports whether objects of a type matter: code outside or that of the program may change
// them.
func (e *exposure) counts(t typ) bool { return e.shareable(t) || e.changedInside(t) }

// shareable reports whether code that has an object of a type can change it, or something that
// it gets from it. Objects of a type variable are not: they are their owner's.
func (e *exposure) shareable(t typ) bool {
	if !classfile.IsReference(t.desc) {
		return false
	}
	if t.desc[0] == '[' || slices.ContainsFunc(t.args, e.shareable) {
		return true
	}
	if e.over() {
		return true
	}
	name := classfile.ClassNameOf(t.desc)
	c, err := e.path.Class(name)
	if err != nil {
		return false
	}
	if c.Origin.Platform {
		return !isConstantType(name) && !e.isThrowable(name) && !strings.HasPrefix(name, "java/util/stream/")
	}
	for _, n := range e.below(name) {
		if e.changedByCalls(n) || e.ofClass(n).why != "" {
			return true
		}
	}
	return false
}

// below lists a class of the program and the classes below it.
func (e *exposure) below(name string) []string {
	if known := e.subs[name]; known != nil {
		return known
	}
	found, seen := []string{name}, map[string]bool{name: true}
	for i := 0; i < len(found); i++ {
		subs, err := e.path.Subclasses(found[i])
		if err != nil {
			continue
		}
		for _, s := range subs {
			if !seen[s] {
				seen[s] = true
				found = append(found, s)
			}
		}
	}
	e.subs[name] = found
	return found
}

// changedByCalls reports whether code outside of a class can change its objects by calls and
// assignments.
func (e *exposure) changedByCalls(class string) bool {
	if known, ok := e.changes[class]; ok {
		return known
	}
	changed := false
	if parts := e.partsOf(class); parts.mutable() {
		changed = parts.unknown != "" || parts.large || e.changedBy(class, parts)
	}
	e.changes[class] = changed
	return changed
}

// changedBy reports whether a method of a class that is not private, or the assignment of a
// public field, may change an object with these parts.
func (e *exposure) changedBy(class string, parts *parts) bool {
	for x := class; x != ""; {
		c, err := e.path.Class(x)
		if err != nil || c.Origin.Platform {
			return false
		}
		for _, f := range c.Fields {
			if !f.IsStatic() && !f.IsFinal() && f.Access.Has(classfile.AccPublic) {
				return true
			}
		}
		for _, m := range c.Methods {
			if m.Code != nil && !m.IsStatic() && !m.IsInit() && !m.IsPrivate() && e.mayChange(m, parts) {
				return true
			}
		}
		x = c.Super
	}
	return false
}

// changedInside reports whether the program's own code changes objects of a class, or of one
// below it, after their constructors.
func (e *exposure) changedInside(t typ) bool {
	name := classfile.ClassNameOf(t.desc)
	if name == "" || name[0] == '[' {
		return false
	}
	if c, err := e.path.Class(name); err != nil || c.Origin.Platform {
		return false
	}
	return slices.ContainsFunc(e.below(name), e.writtenInside)
}

func (e *exposure) writtenInside(class string) bool {
	if known, ok := e.written[class]; ok || e.over() {
		return known || !ok
	}
	e.written[class] = false
	own := &parts{classes: map[string]bool{class: true}}
	for _, c := range e.scope(class, own) {
		for _, m := range c.Methods {
			if m.Code != nil && !(m.IsInit() && c.Name == class) && e.factsOf(m).writes[class] {
				e.written[class] = true
				return true
			}
		}
	}
	return false
}

// unchanging reports whether no object of a type can be changed, and none refers to one that can.
func unchanging(desc string) bool {
	name := classfile.ClassNameOf(desc)
	switch name {
	case "", object, "java/lang/CharSequence", "java/lang/Comparable", "java/lang/Runnable", "java/util/Comparator", "java/io/Serializable", "java/util/concurrent/Callable",
		"java/util/Optional", jdk.Enum, "java/lang/Record", "java/lang/Number":
		return name == ""
	}
	return name[0] != '[' && isConstantType(name) && !strings.HasPrefix(name, "java/util/function/")
}
