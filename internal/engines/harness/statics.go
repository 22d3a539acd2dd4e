package harness

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Static fields are older than the call of the entry: other code of the program may have
// changed them, or what they refer to, after their class was initialised.

// maxReached bounds the methods that are looked at for static fields. Beyond, every static
// field of the classes that were seen counts.
const maxReached = 4000

// static is a static field that the entry or the building of its objects may read, and that
// may have changed since its class was initialised.
type static struct {
	field    *classfile.Field
	assigned bool // by other methods than the class initialiser
	content  bool // what it refers to may have changed
	writers  []*classfile.Method
}

// changedStatics finds them.
func (p *plan) changedStatics() []static {
	var found []static
	for _, f := range p.staticsRead() {
		s := static{field: f}
		if !f.IsFinal() {
			p.findWriters(&s)
		}
		if p.exposure.counts(fieldType(f)) {
			s.content = p.contentChanges(f)
		}
		if s.assigned || s.content {
			found = append(found, s)
		}
	}
	return found
}

// staticsRead lists the static fields of the program that the code of the plan reads. It errs
// on the side of more.
func (p *plan) staticsRead() []*classfile.Field {
	r := &staticReader{plan: p, methods: map[*classfile.Method]bool{}, classes: map[string]bool{}, seen: map[*classfile.Field]bool{}}
	r.add(p.m)
	for _, in := range p.inputs {
		if in.value != nil {
			r.value(in.value, map[*value]bool{})
		}
	}
	for _, m := range p.opts.First {
		r.add(m)
	}
	for i := 0; i < len(r.queue) && i < maxReached && !p.effects.over(); i++ {
		r.method(r.queue[i])
	}
	return r.fields
}

type staticReader struct {
	*plan
	queue   []*classfile.Method
	methods map[*classfile.Method]bool
	classes map[string]bool
	fields  []*classfile.Field
	seen    map[*classfile.Field]bool
}

func (r *staticReader) value(v *value, seen map[*value]bool) {
	if seen[v] {
		return
	}
	seen[v] = true
	for _, w := range slices.Concat(v.ways, v.changes) {
		if w.m != nil {
			r.add(w.m)
		}
		if w.kind == constant {
			r.class(w.member.Class)
		}
		for _, a := range w.args {
			r.value(a, seen)
		}
	}
}

func (r *staticReader) add(m *classfile.Method) {
	if m == nil || r.methods[m] || m.Class.Origin.Platform {
		return
	}
	r.methods[m] = true
	r.queue = append(r.queue, m)
	r.class(m.Class.Name)
}

// calledByJDK are names of methods that code of the JDK calls on objects of the program.
var calledByJDK = map[string]bool{
	"equals": true, "hashCode": true, "toString": true, "compareTo": true, "compare": true, "iterator": true, "hasNext": true, "next": true, "get": true, "size": true,
	"run": true, "apply": true, "accept": true, "test": true, "call": true, "close": true, "length": true, "charAt": true, "read": true, "write": true, "getMessage": true,
	"put": true, "add": true, "remove": true, "contains": true, "isEmpty": true, "append": true, "supply": true, "format": true, "parse": true, "clone": true,
}

// class adds what runs because objects of a class exist, or because it is initialised.
func (r *staticReader) class(name string) {
	if r.classes[name] || name == "" || name[0] == '[' {
		return
	}
	r.classes[name] = true
	c := r.plan.class(name)
	if c == nil || c.Origin.Platform {
		return
	}
	for _, m := range c.Methods {
		if m.IsClassInit() || calledByJDK[m.Name] && !m.IsStatic() {
			r.add(m)
		}
	}
	r.class(c.Super)
}

// method adds what the code of m reads and calls. A class initialiser finds the fields of its own
// class as it has left them.
func (r *staticReader) method(m *classfile.Method) {
	if m.Code == nil {
		return
	}
	for _, in := range m.Uses().Instructions {
		if in.Op != classfile.OpGetstatic && in.Op != classfile.OpPutstatic {
			continue
		}
		ref, err := m.Class.Pool.FieldRef(in.Index)
		if err != nil {
			continue
		}
		f, err := r.hier.ResolveField(ref)
		if err != nil || f.Class.Origin.Platform {
			continue
		}
		r.class(f.Class.Name)
		early := f.Class == m.Class && (m.IsClassInit() || m.Access.Has(classfile.AccSynthetic) && m.Name == "$values")
		if in.Op == classfile.OpGetstatic && !r.seen[f] && !early {
			r.seen[f] = true
			r.fields = append(r.fields, f)
		}
	}
	for _, c := range r.effects.factsOf(m).calls {
		r.add(c.method)
		if c.class == "" {
			continue
		}
		for _, n := range r.exposure.below(c.class) {
			if x := r.plan.class(n); x != nil {
				r.add(x.FindMethod(c.method.Name, c.method.Desc))
			}
		}
	}
}

// users lists the classes whose code can use a static field (JVMS §5.4.4). A private one
// belongs to a nest, so what other classes there are does not matter.
func (p *plan) users(f *classfile.Field) []*classfile.Class {
	var names []string
	if f.Access.Has(classfile.AccPrivate) {
		names = p.nest(f.Class)
	} else {
		var err error
		if names, err = p.path.ProgramClasses(); err != nil {
			p.err = err
			return nil
		}
	}
	var found []*classfile.Class
	for _, n := range names {
		if !reaches(f, n) || p.effects.over() {
			continue
		}
		if c := p.class(n); c != nil && !indy.IsHarness(c.Name) {
			found = append(found, c)
		}
	}
	return found
}

// reaches reports whether the code of a class can use a field that is not private.
func reaches(f *classfile.Field, class string) bool {
	return f.Access.Has(classfile.AccPublic) || f.Access.Has(classfile.AccProtected) || f.Access.Has(classfile.AccPrivate) || classfile.Package(class) == classfile.Package(f.Class.Name)
}

// nest lists the classes of the nest that a class is in (JVMS §4.7.28, §4.7.29). Before
// Java 11 that is the class alone: others call methods of it.
func (p *plan) nest(c *classfile.Class) []string {
	host := c
	if c.NestHost != "" {
		if h := p.class(c.NestHost); h != nil {
			host = h
		}
	}
	names := append([]string{c.Name, host.Name}, host.NestMembers...)
	slices.Sort(names)
	return slices.Compact(names)
}

// uses lists the methods but the class initialiser that use a static field with an opcode.
func (p *plan) uses(f *classfile.Field, op classfile.Opcode) []*classfile.Method {
	if f.Access.Has(classfile.AccPrivate) {
		var found []*classfile.Method
		for _, c := range p.users(f) {
			for _, m := range c.Methods {
				found = p.addUse(found, m, f, op)
			}
		}
		return found
	}
	var found []*classfile.Method
	for _, m := range p.staticUses.of(p, f.Name) {
		if reaches(f, m.Class.Name) {
			found = p.addUse(found, m, f, op)
		}
	}
	return found
}

// addUse adds m to found if it uses a static field with an opcode.
func (p *plan) addUse(found []*classfile.Method, m *classfile.Method, f *classfile.Field, op classfile.Opcode) []*classfile.Method {
	if m.Code == nil || m.IsClassInit() && m.Class.Name == f.Class.Name {
		return found
	}
	for _, in := range m.Uses().Instructions {
		if in.Op != op {
			continue
		}
		ref, err := m.Class.Pool.FieldRef(in.Index)
		if err != nil || ref.Name != f.Name {
			continue
		}
		if x, err := p.hier.ResolveField(ref); err != nil || x == f || x.Class.Name == f.Class.Name {
			return append(found, m)
		}
	}
	return found
}

// staticUses are the methods of all classes of the program that use static fields, by the name of the
// field. They are found in one pass, when somebody asks.
type staticUses struct {
	byName map[string][]*classfile.Method
}

// of lists the methods that use a static field of that name, by the order of the classes.
func (u *staticUses) of(p *plan, name string) []*classfile.Method {
	if u.byName != nil {
		return u.byName[name]
	}
	names, err := p.path.ProgramClasses()
	if err != nil {
		p.err = err
		return nil
	}
	byName := map[string][]*classfile.Method{}
	for _, n := range names {
		if p.effects.over() {
			return byName[name]
		}
		c := p.class(n)
		if c == nil || indy.IsHarness(c.Name) {
			continue
		}
		for _, m := range c.Methods {
			if m.Code == nil {
				continue
			}
			for _, in := range m.Uses().Instructions {
				if in.Op != classfile.OpGetstatic && in.Op != classfile.OpPutstatic {
					continue
				}
				ref, err := c.Pool.FieldRef(in.Index)
				if err != nil {
					continue
				}
				if ms := byName[ref.Name]; len(ms) == 0 || ms[len(ms)-1] != m {
					byName[ref.Name] = append(ms, m)
				}
			}
		}
	}
	u.byName = byName
	return byName[name]
}

func (p *plan) findWriters(s *static) {
	s.writers = p.uses(s.field, classfile.OpPutstatic)
	s.assigned = len(s.writers) > 0 || s.field.Access.Has(classfile.AccPublic)
}

// contentChanges reports whether some code but the class initialiser may change what a static
// field refers to.
func (p *plan) contentChanges(f *classfile.Field) bool {
	if f.Access.Has(classfile.AccPublic) && p.exposure.shareable(fieldType(f)) {
		return true
	}
	for _, m := range p.uses(f, classfile.OpGetstatic) {
		if p.effects.over() || p.changesContent(m, f) {
			return true
		}
	}
	return false
}

// changesContent reports whether a method may change what it reads from a static field, or
// hand it on to code that may.
func (p *plan) changesContent(m *classfile.Method, f *classfile.Field) bool {
	fn, err := ssa.Lift(m, p.hier)
	if err != nil {
		return true
	}
	t := &tracker{plan: p, types: map[ssa.Value]typ{}}
	for changed := true; changed && !t.changes; {
		before := len(t.types)
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if g, ok := in.(*ssa.GetStatic); ok && g.Field.Name == f.Name && g.Field.Desc == f.Desc {
					t.types[g] = fieldType(f)
				}
				t.instr(in)
			}
		}
		changed = len(t.types) > before
	}
	return t.changes
}

// tracker follows values that refer to what a static field has.
type tracker struct {
	*plan
	types   map[ssa.Value]typ
	changes bool
}

// follow notes that v is a part of what is followed, if it can be changed.
func (t *tracker) follow(v ssa.Value, is typ) {
	if _, ok := t.types[v]; !ok && (t.exposure.counts(is) || t.exposure.counts(typ{desc: string(v.Type())})) {
		t.types[v] = is
	}
}

func (t *tracker) instr(in ssa.Instr) {
	has := func(v ssa.Value) (typ, bool) { is, ok := t.types[v]; return is, ok }
	switch in := in.(type) {
	case *ssa.Phi:
		for _, v := range in.Args {
			if is, ok := has(v); ok {
				t.types[in] = is
			}
		}
	case *ssa.CheckCast:
		if is, ok := has(in.X); ok {
			t.types[in] = is
		}
	case *ssa.ArrayLoad:
		if is, ok := has(in.Array); ok && in.Kind == "L" {
			elem := typ{desc: string(in.Type())}
			if is.desc[0] == '[' {
				elem = is.elem()
			}
			t.follow(in, elem)
		}
	case *ssa.GetField:
		if _, ok := has(in.Object); ok {
			is := typ{desc: in.Field.Desc}
			if f, err := t.hier.ResolveField(in.Field); err == nil {
				is = fieldType(f)
			}
			t.follow(in, is)
		}
	case *ssa.ArrayLength, *ssa.InstanceOf, *ssa.If, *ssa.Monitor, *ssa.Switch:
	case *ssa.Call:
		t.call(in)
	default:
		for _, v := range in.Operands() {
			if _, ok := has(v); ok {
				t.changes = true // it is stored, returned, thrown or changed
			}
		}
	}
}

func (t *tracker) call(in *ssa.Call) {
	for i, v := range in.Args {
		is, ok := t.types[v]
		if !ok {
			continue
		}
		if in.Method.Class[0] == '[' { // clone
			t.results(in, is)
			continue
		}
		m, err := t.hier.ResolveMethod(in.Method)
		switch {
		case err != nil:
			t.changes = true
		case m.Class.Origin.Platform:
			if !readers[m.Name] && !copies[m.Name] && m.Name != "requireNonNull" && m.Name != "binarySearch" && m.Name != "forEach" || m.Name == "asList" {
				t.changes = true
			}
			t.results(in, is)
		default:
			parts := t.effects.partsOfType(is)
			if t.effects.mayChange(m, parts) || t.exposure.flowOf(m).keeps&(1<<i) != 0 || t.effects.overrides(in.Method.Class, m, parts) {
				t.changes = true
			}
			if in.Type().IsRef() {
				t.follow(in, typ{desc: string(in.Type())})
			}
		}
	}
}

// results follows the result of a call of the JDK: a part of what it was called with.
func (t *tracker) results(in *ssa.Call, is typ) {
	elems := is.args
	if is.desc[0] == '[' {
		elems = []typ{is.elem()}
	}
	if slices.ContainsFunc(elems, t.exposure.counts) || !copies[in.Method.Name] && in.Method.Class[0] != '[' && t.exposure.counts(typ{desc: string(in.Type())}) {
		t.types[in] = is
	}
}

// partsOfType is what objects of a type consist of.
func (e *effects) partsOfType(t typ) *parts {
	s := &parts{classes: map[string]bool{}}
	e.addField(s, t)
	return s
}

// overrides reports whether a method that overrides m, in a class below class, may change an
// object with these parts.
func (e *effects) overrides(class string, m *classfile.Method, s *parts) bool {
	w := &walk{effects: e, parts: s, seen: map[*classfile.Method]bool{}}
	return !m.IsStatic() && w.overriding(class, m, map[string]bool{})
}

// maxStatics bounds the ways to change static fields.
const maxStatics = 12

// planStatics plans what other code may have done to static fields before the entry is called:
// calls of public static methods, or, where arbitrary objects stand for what is left out,
// assignments of any value.
func (p *plan) planStatics() {
	p.changed = p.changedStatics()
	if len(p.changed) == 0 {
		return
	}
	if p.opts.Arbitrary {
		p.anyStatics()
		return
	}
	complete := p.staticCalls()
	if !complete {
		f := p.changed[0].field
		p.cuts = append(p.cuts, "the static field "+typeText(classfile.DescriptorOf(f.Class.Name))+"."+f.Name+" may have been changed before")
	}
}

// staticCalls adds calls of public static methods that assign static fields. It reports
// whether nothing else changes them.
func (p *plan) staticCalls() bool {
	complete := true
	seen := map[*classfile.Method]bool{}
	for _, s := range p.changed {
		complete = complete && !s.content && !s.field.Access.Has(classfile.AccPublic)
		for _, m := range s.writers {
			if seen[m] {
				continue
			}
			seen[m] = true
			if !m.IsStatic() || !m.Access.Has(classfile.AccPublic) || !p.visible(m.Class) || len(p.statics) == maxStatics {
				complete = false
				continue
			}
			args, ok := p.arguments(m, p.opts.Depth)
			if !ok || slices.ContainsFunc(args, func(a *value) bool { return a.cut }) {
				complete = false
			}
			if ok {
				p.statics = append(p.statics, way{kind: call, op: classfile.OpInvokestatic, member: refOf(m), m: m, args: args})
			}
		}
	}
	return complete
}

// anyStatics adds assignments of any values to static fields, and changes of what they refer to.
func (p *plan) anyStatics() {
	for _, s := range p.changed {
		member := classfile.MemberRef{Class: s.field.Class.Name, Name: s.field.Name, Desc: s.field.Desc}
		if s.content {
			ways, ok := p.partChange(s.field, p.opts.Depth)
			if !ok && s.field.IsFinal() {
				p.unchangeable = true
				return
			}
			if ok {
				p.statics = append(p.statics, ways...)
			}
		}
		if s.field.IsFinal() {
			continue
		}
		p.statics = append(p.statics, way{kind: assign, member: member, static: true, args: []*value{p.anyOf(s.field.Desc)}})
	}
}

// anyOf plans any value of a type.
func (p *plan) anyOf(desc string) *value {
	name := classfile.ClassNameOf(desc)
	if _, isBox := boxes[name]; name == "" || name == jdk.String || isBox {
		return p.value(typ{desc: desc}, 0, false)
	}
	v := p.newValue(desc)
	p.addArbitrary(v)
	return p.finish(v, false)
}
