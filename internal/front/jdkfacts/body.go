package jdkfacts

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// flow goes through the code of a node until nothing changes.
type flow struct {
	site
	again bool // a value has changed
	live  map[*ssa.Block]bool
}

func (a *Analysis) flow(n *node) {
	a.settle(n, func(s site) bool {
		f := &flow{site: s, live: map[*ssa.Block]bool{}}
		f.visit(n.fn.Blocks[0])
		for _, b := range n.fn.Blocks { // reverse postorder
			if f.live[b] {
				f.block(b)
			}
		}
		return f.again
	})
}

// visit finds the blocks that can run, by constants of the table of overrides.
func (f *flow) visit(b *ssa.Block) {
	if f.live[b] {
		return
	}
	f.live[b] = true
	succs := b.Succs
	if c, ok := b.Instrs[len(b.Instrs)-1].(*ssa.If); ok {
		if x, known := f.constant(c.X); known {
			if y, known := f.constant(c.Y); known {
				if holds(c.Op, x, y) {
					succs = succs[:1]
				} else {
					succs = succs[1:]
				}
			}
		}
	}
	for _, s := range succs {
		f.visit(s)
	}
	for _, h := range b.Handlers {
		f.visit(h.Target)
	}
}

func holds(op ssa.Comparison, x, y int64) bool {
	switch op {
	case ssa.EQ:
		return x == y
	case ssa.NE:
		return x != y
	case ssa.LT:
		return x < y
	case ssa.GE:
		return x >= y
	case ssa.GT:
		return x > y
	}
	return x <= y
}

// constant is a number that an override says.
func (f *flow) constant(v ssa.Value) (int64, bool) {
	switch v := v.(type) {
	case *ssa.Const:
		return v.Int, v.Typ == ssa.Int || v.Typ == ssa.Long
	case *ssa.GetField:
		return f.a.constantOf(v.Field)
	case *ssa.GetStatic:
		return f.a.constantOf(v.Field)
	case *ssa.Call:
		return f.a.constantOf(v.Method)
	}
	return 0, false
}

// zero reports whether a number is zero where its block runs, by constants or a choice of them.
func (f *flow) zero(v ssa.Value) bool {
	p, ok := v.(*ssa.Phi)
	if !ok {
		c, known := f.constant(v)
		return known && c == 0
	}
	for i, x := range p.Args {
		if c, known := f.constant(x); f.live[p.Block().Preds[i]] && (!known || c != 0) {
			return false
		}
	}
	return true
}

func (f *flow) block(b *ssa.Block) {
	for _, in := range b.Instrs {
		f.at = in
		f.instr(in)
	}
}

// of is what a value may be.
func (f *flow) of(v ssa.Value) set {
	switch v := v.(type) {
	case *ssa.Param:
		if classfile.IsReference(string(v.Typ)) {
			return set{makeAtom(passed, v.Index, place(v.Index))}
		}
	case *ssa.Const:
		return f.ofConst(v)
	case interface{ Num() int }:
		if n := v.Num(); n < len(f.n.vals) {
			return f.n.vals[n]
		}
	}
	return nil
}

func (f *flow) ofConst(c *ssa.Const) set {
	switch k := c.Pool.(type) {
	case classfile.ClassConst:
		return set{f.a.atom(class, string(k), nowhere)}
	case *classfile.DynamicConst:
		f.n.edge(f.a.unknownCode("a constant that is computed at run time"), false)
		return set{unknown(global)}
	case nil:
		if c.Typ == "Ljava/lang/String;" {
			return set{f.a.atom(text, c.String, nowhere)}
		}
		return nil
	}
	return set{f.a.exactly(classfile.ClassNameOf(string(c.Typ)), nowhere)}
}

// set notes what a value may be.
func (f *flow) set(v interface{ Num() int }, atoms set) {
	n := v.Num()
	for len(f.n.vals) <= n {
		f.n.vals = append(f.n.vals, nil)
	}
	s := set(f.n.vals[n])
	size := len(s)
	if s = s.with(atoms...); len(s) > size {
		f.n.vals[n] = s
		f.again = true
	}
}

// made is the atom of new objects of a class.
func (f *flow) made(name string) set {
	p := f.n.born()
	if holdsNothing(name) {
		p = nowhere
	} else if is, err := f.a.world.IsSubtype(name, "java/lang/Throwable"); err == nil && is {
		p = thrown // it may be caught anywhere
	}
	return set{f.a.exactly(name, p)}
}

// load is what can be read from objects.
func (f *flow) load(from set) set {
	return from.mapped(func(a atom) set { return f.n.contents(f.n.home(a)) })
}

// store notes that v is written to objects.
func (f *flow) store(to, v set) {
	for _, a := range to {
		f.n.add(f.n.home(a), v)
	}
}

func refers(t ssa.Type) bool { return classfile.IsReference(string(t)) }

func (f *flow) instr(in ssa.Instr) {
	switch in := in.(type) {
	case *ssa.Phi:
		for _, v := range in.Args {
			f.set(in, f.of(v))
		}
	case *ssa.New:
		f.initialise(in.Class)
		f.set(in, f.made(in.Class))
	case *ssa.NewArray:
		if c, ok := in.Len.(*ssa.Const); ok && c.Int == 0 {
			f.set(in, set{f.a.exactly(string(in.Type()), nowhere)})
			break
		}
		f.set(in, f.made(string(in.Type())))
	case *ssa.MultiNewArray:
		all := f.made(string(in.Type()))
		f.set(in, all)
		for t := classfile.ComponentType(string(in.Type())); classfile.IsArray(t); t = classfile.ComponentType(t) {
			f.store(all, f.made(t))
		}
	case *ssa.ArrayLoad:
		if in.Kind == "L" {
			f.set(in, f.load(f.of(in.Array)))
		}
	case *ssa.ArrayStore:
		if in.Kind == "L" && f.a.planted != forgetsArrayStores {
			f.store(f.of(in.Array), f.of(in.Stored))
		}
		f.site.writes(f.of(in.Array))
	case *ssa.GetField:
		if refers(in.Type()) {
			f.set(in, f.load(f.of(in.Object)))
		}
	case *ssa.PutField:
		if f.a.planted == forgetsFieldStores {
			break
		}
		f.store(f.of(in.Object), f.of(in.Stored))
	case *ssa.GetStatic:
		f.initialise(in.Field.Class)
		if refers(in.Type()) {
			f.set(in, f.a.static(f.n, in.Field))
		}
	case *ssa.PutStatic:
		f.initialise(in.Field.Class)
		if !f.n.method.IsClassInit() && f.a.planted != forgetsStaticStores { // else others see it when all is done
			f.n.add(global, f.of(in.Stored))
		}
		f.a.putStatic(f.n, in.Field, f.of(in.Stored))
	case *ssa.Catch:
		f.set(in, set{unknown(thrown)})
	case *ssa.CheckCast:
		f.set(in, f.of(in.X))
	case *ssa.Throw:
		f.n.add(thrown, f.of(in.X))
	case *ssa.Return:
		if in.Result != nil && refers(in.Result.Type()) {
			f.n.returns(f.of(in.Result))
		}
	case *ssa.Call:
		f.call(in)
	case *ssa.CallDynamic:
		f.dynamic(in)
	}
}

func (f *flow) call(in *ssa.Call) {
	args := make([]set, len(in.Args))
	for i, v := range in.Args {
		args[i] = f.of(v)
	}
	m, err := f.a.world.ResolveMethod(in.Method)
	if err != nil {
		return // an error is thrown
	}
	if r, known := f.a.resultOf(m); known {
		if refers(in.Type()) {
			f.set(in, r)
		}
		return
	}
	f.blamed(f, m, in)
	if f.serves(m, in, args) || f.formatsPlain(m, in, args) {
		return
	}
	var result set
	switch {
	case m.IsSignaturePolymorphic():
		result = f.apply(f.a.node(member(m), body), args)
	case in.Kind == ssa.InvokeStatic:
		f.initialise(m.Class.Name)
		if f.a.isNaming(m) {
			for _, a := range args[0] {
				result = result.with(f.dispatch(a, member(m), make([]set, len(args)), nil)...)
			}
			break
		}
		result = f.apply(f.a.node(member(m), body), args)
	case in.Kind == ssa.InvokeSpecial:
		t := m
		if !m.IsInit() {
			if t, err = f.a.world.SelectSpecial(f.n.method.Class, in.Method, m); err != nil {
				return
			}
		}
		result = f.apply(f.a.node(member(t), body), args)
	default:
		result = f.virtual(in, m, args)
	}
	if refers(in.Type()) && f.a.planted != forgetsResults {
		f.set(in, result)
	}
}

// formatsPlain notes a call of String.format whose arguments are texts, numbers and other objects of the JDK's final classes without
// references, as where the JDK makes the message of an exception. A Formatter then runs no code of the program: what it knows of the
// default locale is the JDK's. It reports whether it is such a call.
func (f *flow) formatsPlain(m *classfile.Method, in *ssa.Call, args []set) bool {
	if m.Class.Name != "java/lang/String" || m.Name != "format" {
		return false
	}
	for _, a := range f.load(args[len(args)-1]) {
		if a.kind() != text && a.kind() != class && (a.kind() != exactly || !holdsNothing(f.a.name(a))) {
			return false
		}
	}
	f.set(in, set{f.a.exactly("java/lang/String", nowhere)})
	return true
}

// serves notes a call that makes providers of a service that is a constant of the JDK's code. It reports whether it is one.
func (f *flow) serves(m *classfile.Method, in *ssa.Call, args []set) bool {
	if m.Class.Name != "java/util/ServiceLoader" || m.Name != "load" {
		return false
	}
	var names []string
	for i, v := range in.Args {
		if v.Type() != "Ljava/lang/Class;" {
			continue
		}
		for _, a := range args[i] {
			if a.kind() != class {
				return false
			}
			names = append(names, f.a.name(a))
		}
	}
	for _, n := range names {
		f.n.edge(f.a.service(n), f.elsewhere)
	}
	if len(names) > 0 {
		f.set(in, set{f.a.exactly("java/util/ServiceLoader", global)})
	}
	return len(names) > 0
}

// virtual notes a call whose receiver decides about the method.
func (f *flow) virtual(in *ssa.Call, m *classfile.Method, args []set) set {
	t := member(m)
	if is, err := f.a.world.IsSubtype(in.Method.Class, t.on); err == nil && is && !classfile.IsArray(in.Method.Class) {
		t = f.narrowed(t, in.Method.Class)
	}
	return f.callOn(in.Args[0], t, args)
}

// narrowed is a target for objects of a class, which is below the one of the target.
func (f *flow) narrowed(t target, name string) target {
	t.on = name
	if c, err := f.a.world.Class(name); err == nil && !c.IsInterface() {
		if o, err := f.a.world.Select(name, t.Method); err == nil {
			t.Method = o
		}
	}
	return t
}

// callOn notes a call on a value. The verifier has shown that it is of its static type, if that is no interface.
func (f *flow) callOn(v ssa.Value, t target, args []set) set {
	if name := classfile.ClassNameOf(string(v.Type())); name != "" && !classfile.IsArray(name) {
		c, err := f.a.world.Class(name)
		if is, err2 := f.a.world.IsSubtype(name, t.on); err == nil && err2 == nil && is && !c.IsInterface() {
			t = f.narrowed(t, name)
		}
	}
	if classfile.IsArray(string(v.Type())) {
		return f.apply(f.a.node(member(t.Method), body), args) // arrays override nothing but clone, which copies
	}
	var result set
	for _, a := range args[0] {
		result = result.with(f.dispatch(a, t, append([]set{nil}, args[1:]...), nil)...)
	}
	return result
}
