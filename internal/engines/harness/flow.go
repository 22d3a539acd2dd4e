package harness

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// origins says where the objects that a value refers to, or that it contains, may be from:
// a bit for each of the first parameters, and these.
type origins uint64

const (
	maxParams         = 55
	ofSelf    origins = 1 << (maxParams + iota) // a part of the receiver
	ofOther                                     // a part of an argument
	ofStatic                                    // what a static field has
	shared                                      // one of the objects can be changed by who has it
	inner                                       // one of them can be changed by the program's code
	holds                                       // a new object has some of them
	params    origins = 1<<maxParams - 1
	sources           = params | ofSelf | ofOther | ofStatic
)

// flow is what a method does with references: it depends neither on the values of integers
// nor on the order of instructions.
type flow struct {
	keeps origins // parameters that it stores
	// keepsInner says that it keeps an object that only the program's code can change.
	keepsInner bool
	returns    origins // of its result
	result     map[string]bool
	bad        string // why objects share parts after a call, whatever the arguments are
	whole      bool   // of bad: more than what code outside can do to the parts
}

// exposes says how a call of m from outside exposes a part of an object; "" if it does not. The
// object is exposed as a whole if more may happen to it than what code outside can do to its parts.
func (f *flow) exposes(e *exposure, m *classfile.Method, parts *parts) (why string, whole bool) {
	switch {
	case f.bad != "":
		return f.bad, f.whole
	case m.IsPrivate() && !m.Access.Has(classfile.AccSynthetic):
		return "", false // its callers are looked at
	case m.IsInit() && !nameable(e.path, m.Class):
		return "", false // so are those of a constructor that code outside cannot name
	}
	keeps := f.keeps
	if !m.IsStatic() {
		keeps &^= 1
	}
	for _, class := range sorted(f.result) { // new objects that have parts of this one
		if e.changedBy(class, parts) {
			return "returns an object that may change it", true
		}
	}
	if keeps != 0 {
		return "keeps an argument that can be changed later", f.keepsInner
	}
	if f.returns&shared != 0 && f.returns&(ofSelf|ofOther) != 0 {
		return "returns a part that its caller can change", f.returns&holds != 0
	}
	return "", false
}

// maxFlows bounds the methods whose flow is computed for all harnesses of a Maker. Flows
// of methods need those of the methods that they call, so there is no end to them in a large program.
const maxFlows = 10_000

// flowOf computes the flow of m. While it does, the flow is the worst one.
func (e *exposure) flowOf(m *classfile.Method) *flow {
	if f := e.flows[m]; f != nil {
		return f
	}
	worst := &flow{keeps: params, returns: sources | shared | inner}
	if m.Code == nil {
		if m.IsNative() {
			return worst
		}
		return &flow{}
	}
	if e.flowed++; e.flowed > maxFlows || e.over() {
		worst.bad, worst.whole = "is one of too many to see what becomes of its parts", true
		return worst
	}
	e.flows[m] = worst
	fn, err := ssa.Lift(m, e.hier)
	if err != nil || len(fn.Params) > maxParams {
		worst.bad, worst.whole = "cannot be read", true
		return worst
	}
	a := &flowing{exposure: e, m: m, fn: fn, of: map[ssa.Value]origins{}, types: map[ssa.Value]typ{}, flow: &flow{result: map[string]bool{}}}
	a.run()
	e.flows[m] = a.flow
	return a.flow
}

// flowing computes one flow.
type flowing struct {
	*exposure
	m       *classfile.Method
	fn      *ssa.Func
	of      map[ssa.Value]origins
	types   map[ssa.Value]typ // with type arguments, where they are known
	flow    *flow
	changed bool
}

func (a *flowing) run() {
	types := paramTypes(a.m)
	if !a.m.IsStatic() {
		types = append([]typ{{desc: classfile.DescriptorOf(a.m.Class.Name)}}, types...)
	}
	for i, p := range a.fn.Params {
		if i < len(types) && p.Typ.IsRef() && !unchanging(types[i].desc) {
			a.types[p] = types[i]
			a.of[p] = 1<<i | a.sharedIf(types[i])
			if a.hidden(types[i]) { // code outside has none of these
				a.of[p] = ofSelf | a.sharedIf(types[i])
				if !a.m.IsStatic() { // its receiver has it afterwards, as far as callers know
					a.flow.keeps |= 1 << i
				}
			}
		}
	}
	for a.changed = true; a.changed && a.flow.bad == "" && !a.over(); {
		a.changed = false
		for _, b := range a.fn.Blocks {
			for _, in := range b.Instrs {
				a.instr(in)
			}
		}
	}
}

// hidden reports whether a type is a private class inside of another.
func (a *flowing) hidden(t typ) bool {
	c, err := a.path.Class(classfile.ClassNameOf(t.desc))
	if err != nil || c.Origin.Platform || !a.m.IsPrivate() || a.m.Access.Has(classfile.AccSynthetic) {
		return false
	}
	return !nameable(a.path, c)
}

func (a *flowing) sharedIf(t typ) origins {
	o := origins(0)
	if a.shareable(t) {
		o |= shared
	}
	if a.changedInside(t) {
		o |= inner
	}
	return o
}

// add adds origins to a value.
func (a *flowing) add(v ssa.Value, o origins) {
	if o&sources == 0 || unchanging(string(v.Type())) || !v.Type().IsRef() {
		return
	}
	if before := a.of[v]; before|o != before {
		a.of[v] = before | o
		a.changed = true
	}
}

func (a *flowing) isSelf(v ssa.Value) bool {
	return !a.m.IsStatic() && v == ssa.Value(a.fn.Params[0]) || a.of[v]&(params|ofOther|ofStatic|holds) == 0 && a.of[v]&ofSelf != 0
}

func (a *flowing) self() origins {
	if a.m.IsStatic() {
		return 0
	}
	return 1
}

func (a *flowing) instr(in ssa.Instr) {
	switch in := in.(type) {
	case *ssa.Phi:
		for _, v := range in.Args {
			a.add(in, a.of[v])
			a.copyType(in, v)
		}
	case *ssa.CheckCast:
		a.add(in, a.of[in.X]|a.sharedIf(typ{desc: string(in.Target)}))
		a.copyType(in, in.X)
	case *ssa.GetField:
		t := typ{desc: in.Field.Desc}
		if f, err := a.hier.ResolveField(in.Field); err == nil {
			t = fieldType(f)
		}
		a.load(in, in.Object, t)
	case *ssa.ArrayLoad:
		if in.Kind == "L" {
			t := typ{desc: string(in.Type())}
			if at, ok := a.types[in.Array]; ok && at.desc[0] == '[' {
				t = at.elem()
			}
			a.load(in, in.Array, t)
		}
	case *ssa.GetStatic:
		t := typ{desc: in.Field.Desc}
		a.types[in] = t
		a.add(in, ofStatic|a.sharedIf(t))
	case *ssa.PutField:
		a.store(in.Object, in.Stored)
	case *ssa.ArrayStore:
		a.store(in.Array, in.Stored)
	case *ssa.PutStatic:
		a.kept(a.of[in.Stored], false)
	case *ssa.Return:
		if in.Result != nil {
			a.returned(in.Result)
		}
	case *ssa.CallDynamic:
		for _, v := range in.Args {
			a.add(in, a.held(v))
		}
	case *ssa.Call:
		a.call(in)
	}
}

func (a *flowing) copyType(to, from ssa.Value) {
	if t, ok := a.types[from]; ok && t.desc == string(to.Type()) {
		a.types[to] = t
	}
}

// held is what a new object has that refers to v.
func (a *flowing) held(v ssa.Value) origins {
	o := a.of[v]
	if o&a.self() != 0 {
		o = o&^a.self() | ofSelf
	}
	if o&sources != 0 {
		o |= holds
	}
	return o
}

// load adds the origins of what a field or element of base has.
func (a *flowing) load(in ssa.Value, base ssa.Value, t typ) {
	a.types[in] = t
	o := a.of[base]
	switch {
	case o == 0:
		return
	case a.isSelf(base):
		o = ofSelf
	case o&holds != 0: // a new object: what it has is from where its parts are
		o &= sources | holds
	default:
		if o&^(shared|inner|a.self()|ofSelf) != 0 {
			o = o&ofStatic | o&ofSelf | ofOther
		} else {
			o = ofSelf
		}
	}
	a.add(in, o|a.sharedIf(t))
}

// store notes that base refers to v.
func (a *flowing) store(base, v ssa.Value) {
	o := a.of[v]
	if o&sources == 0 {
		return
	}
	b := a.of[base]
	if a.isSelf(base) {
		a.kept(o, true)
		return
	}
	if b&(params|ofOther|ofStatic) != 0 && b&holds == 0 {
		a.kept(o, false)
		return
	}
	if n, ok := base.(*ssa.New); ok && a.inScope(n.Class) {
		a.kept(o&^(ofSelf|a.self()), true)
	}
	a.add(base, a.held(v))
}

// inScope reports whether a class is one of the method's own nest: its objects keep what they
// are given.
func (a *flowing) inScope(class string) bool { return class == a.m.Class.Name }

// kept notes that an object with these origins is stored: in the receiver or in a new object, or
// elsewhere.
func (a *flowing) kept(o origins, bySelf bool) {
	if o&(shared|inner) == 0 {
		return
	}
	if p := o & params; a.flow.keeps|p != a.flow.keeps {
		a.flow.keeps |= p
		a.changed = true
	}
	a.flow.keepsInner = a.flow.keepsInner || o&params&^a.self() != 0 && o&inner != 0
	switch {
	case !bySelf && o&(ofSelf|a.self()) != 0:
		a.flow.bad, a.flow.whole = "stores a part elsewhere", true
	case o&ofOther != 0 || o&ofStatic != 0:
		a.flow.bad, a.flow.whole = "makes objects share a part", o&inner != 0
	}
}

func (a *flowing) returned(v ssa.Value) {
	o := a.of[v]
	n, isNew := v.(*ssa.New)
	if isNew && o&(ofSelf|ofOther) != 0 {
		if !a.flow.result[n.Class] {
			a.flow.result[n.Class] = true
			a.changed = true
		}
		o &^= ofSelf | ofOther
	}
	if a.flow.returns|o != a.flow.returns {
		a.flow.returns |= o
		a.changed = true
	}
}

// call handles a call.
func (a *flowing) call(in *ssa.Call) {
	if in.Method.Class[0] == '[' { // clone
		a.contents(in, in.Args)
		return
	}
	m, err := a.hier.ResolveMethod(in.Method)
	switch {
	case err != nil:
		a.unknown(in)
	case m.Class.Origin.Platform:
		a.library(in, m)
	default:
		targets := []*classfile.Method{m}
		if in.Kind == ssa.InvokeVirtual || in.Kind == ssa.InvokeInterface {
			targets = a.targets(in.Method.Class, m)
		}
		for _, t := range targets {
			a.program(in, t)
		}
		if len(targets) == 0 {
			a.unknown(in)
		}
	}
}

// targets are the methods with code that a virtual call may run.
func (a *flowing) targets(class string, m *classfile.Method) []*classfile.Method {
	var found []*classfile.Method
	if m.Code != nil {
		found = append(found, m)
	}
	for _, n := range a.below(class) {
		if c, err := a.path.Class(n); err == nil {
			if o := c.FindMethod(m.Name, m.Desc); o != nil && o != m && !o.IsStatic() && o.Code != nil {
				found = append(found, o)
			}
		}
	}
	return found
}

// program handles a call of a method of the program.
func (a *flowing) program(in *ssa.Call, m *classfile.Method) {
	if !a.relevant(m) {
		if in.Type().IsRef() { // what it returns is no part that can be changed
			for _, v := range in.Args {
				a.add(in, a.partOf(v))
			}
		}
		return
	}
	f := a.flowOf(m)
	first := 0
	if !m.IsStatic() {
		first = 1
	}
	for i, v := range in.Args {
		if f.keeps&(1<<i) == 0 || a.of[v]&sources == 0 {
			continue
		}
		switch {
		case first == 1 && i > 0:
			a.store(in.Args[0], v)
		case i == 0 && first == 1: // it stores its receiver
			if !a.isNew(v) {
				a.kept(a.held(v), false)
			}
		default:
			a.kept(a.of[v], false)
		}
	}
	var o origins
	for i, v := range in.Args {
		if f.returns&(1<<i) != 0 {
			o |= a.of[v]
		}
	}
	if f.returns&(ofSelf|ofOther) != 0 || len(f.result) > 0 {
		for _, v := range in.Args {
			o |= a.partOf(v)
		}
	}
	if len(f.result) > 0 {
		o |= shared
	}
	o |= f.returns & (ofStatic | shared | inner)
	a.add(in, o)
}

func (a *flowing) isNew(v ssa.Value) bool { _, ok := v.(*ssa.New); return ok }

// partOf is the origin of a part of v.
func (a *flowing) partOf(v ssa.Value) origins {
	o := a.of[v]
	switch {
	case o&sources == 0:
		return 0
	case a.isSelf(v):
		return ofSelf
	case o&holds != 0:
		return o &^ (shared | inner)
	}
	return ofOther | o&(ofStatic|ofSelf)
}

// unknown handles a call of code that is not known: it may keep all that it gets.
func (a *flowing) unknown(in *ssa.Call) {
	for i, v := range in.Args {
		if i > 0 || in.Kind == ssa.InvokeStatic {
			a.kept(a.of[v], false)
		}
		a.add(in, a.of[v])
	}
}

// copies are names of methods of the JDK whose results, or receivers, have the elements of their
// arguments afterwards, but not the arguments.
var copies = map[string]bool{
	"copyOf": true, "copyOfRange": true, "clone": true, "toArray": true, "addAll": true, "putAll": true, "stream": true, "arraycopy": true, "collect": true,
	"unmodifiableList": true, "unmodifiableSet": true, "unmodifiableMap": true, "unmodifiableCollection": true, "unmodifiableSortedSet": true, "unmodifiableSortedMap": true,
	"toList": true, "toMap": true, "append": true, "format": true, "join": true, "valueOf": true,
}

// looks are names of methods of the JDK, besides readers, that keep nothing.
var looks = map[string]bool{
	"remove": true, "removeAll": true, "retainAll": true, "sort": true, "fill": true, "binarySearch": true, "requireNonNull": true, "reverse": true, "println": true, "print": true,
	"forEach": true, "removeIf": true, "write": true, "read": true, "hash": true,
}

// library handles a call of a method of the JDK.
func (a *flowing) library(in *ssa.Call, m *classfile.Method) {
	name := m.Name
	switch {
	case m.IsInit() && m.Class.Name == object:
		return
	case a.isThrowable(m.Class.Name):
		return
	case m.IsInit() && len(in.Args) == 2 && a.isCollection(in.Args[1]), copies[name]:
		a.contents(in, in.Args)
		if len(in.Args) > 1 && (m.IsInit() || name == "addAll" || name == "putAll") {
			a.contents(in.Args[0], in.Args[1:])
			if !m.IsInit() && a.isSelf(in.Args[0]) {
				for _, v := range in.Args[1:] {
					a.kept(a.contentOf(v), true)
				}
			}
		}
		return
	}
	for i, v := range in.Args {
		a.add(in, a.resultOf(v, i == 0 && in.Kind != ssa.InvokeStatic))
		if i == 0 && in.Kind != ssa.InvokeStatic || a.of[v]&sources == 0 || in.Kind == ssa.InvokeStatic || readers[name] || looks[name] {
			continue
		}
		a.store(in.Args[0], v) // as far as is known, the receiver keeps it
	}
}

// resultOf is the origin of the result of a method of the JDK because of an argument.
func (a *flowing) resultOf(v ssa.Value, receiver bool) origins {
	o := a.of[v]
	if o&a.self() != 0 {
		o = o&^a.self() | ofSelf
	}
	if receiver && o&holds == 0 {
		o = a.partOf(v) | o&(shared|inner)
	}
	return o
}

func (a *flowing) isCollection(v ssa.Value) bool {
	n := classfile.ClassNameOf(string(v.Type()))
	if n == "" || n[0] == '[' {
		return false
	}
	for _, super := range []string{"java/util/Collection", "java/util/Map", jdk.String} {
		if ok, err := a.hier.IsSubtype(n, super); err == nil && ok {
			return true
		}
	}
	return false
}

// contents notes that to has the elements of args, which matters if these can be changed.
func (a *flowing) contents(to ssa.Value, args []ssa.Value) {
	for _, v := range args {
		a.add(to, a.contentOf(v))
	}
}

// contentOf is the origin of the elements of v; 0 if they cannot be changed.
func (a *flowing) contentOf(v ssa.Value) origins {
	t, ok := a.types[v]
	if !ok {
		t = typ{desc: string(v.Type())}
	}
	elems := t.args
	if t.desc != "" && t.desc[0] == '[' {
		elems = []typ{t.elem()}
	}
	if !slices.ContainsFunc(elems, a.shareable) {
		return 0
	}
	return a.held(v) | shared | a.of[v]&inner
}
