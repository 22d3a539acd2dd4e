package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// calledBack names a method of the program that code without a body can call
// when it is given v: on the object, or on the elements of an array. It is ""
// when there is none.
func (e *emitter) calledBack(v ssa.Value) string {
	for _, t := range e.handed(v) {
		if cb := e.w.calledBackOn(t); cb != "" {
			return cb
		}
	}
	return ""
}

// calledBackOn is calledBack for an object of type t. What it finds out is kept:
// it looks at all that the program's methods call.
func (w *world) calledBackOn(t *dynType) string {
	cb, known := w.callbacks[t]
	if known {
		return cb
	}
	if cb = w.u.callback(t); cb == "" && w.u.textOf(t).contents {
		if w.effect == nil {
			w.effect = &textEffect{w.u.textChanges(map[*classfile.Method]bool{})}
		}
		if m := w.effect.by; m != nil {
			cb = dots(m.Class.Name) + "." + m.Name
		}
	}
	if w.callbacks == nil {
		w.callbacks = map[*dynType]string{}
	}
	w.callbacks[t] = cb
	return cb
}

// textEffect says which method changes something when some object is turned into
// text; nil: none.
type textEffect struct{ by *classfile.Method }

// handed lists the dynamic types of the objects that come with v: its own and
// those of the elements of arrays.
func (e *emitter) handed(v ssa.Value) []*dynType {
	var out []*dynType
	seen := map[*dynType]bool{}
	var add func(t *dynType)
	add = func(t *dynType) {
		if seen[t] {
			return
		}
		seen[t] = true
		out = append(out, t)
		if elem := elemClass(t.name); elem != "" {
			for _, u := range e.w.possible(elem).all {
				add(u)
			}
		}
	}
	if a, ok := v.(*ssa.NewArray); ok {
		if vs, ok := elementsOf(e.x.fn, a); ok {
			for _, x := range vs {
				if className(string(x.Type())) != "" {
					out = append(out, e.handed(x)...)
				}
			}
			return out
		}
	}
	for _, t := range e.possibleOf(v).all {
		add(t)
	}
	return out
}

// elementsOf lists the values that are stored into array a of f, where all of them
// can be seen: a is made for one call, as javac does for variable arguments.
func elementsOf(f *ssa.Func, a *ssa.NewArray) (vs []ssa.Value, ok bool) {
	calls := 0
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			for _, v := range in.Operands() {
				if v != ssa.Value(a) {
					continue
				}
				switch in := in.(type) {
				case *ssa.ArrayStore:
					if in.Stored == ssa.Value(a) {
						return nil, false
					}
					vs = append(vs, in.Stored)
				case *ssa.ArrayLength:
				case *ssa.Call:
					calls++
				default:
					return nil, false
				}
			}
		}
	}
	return vs, calls <= 1
}

// callback returns a method of the program that unmodelled code can call on
// objects of type t: one that overrides or implements the platform's, but for
// those that only show an object and change nothing. "" when there is none.
func (u *universe) callback(t *dynType) string {
	if t.name[0] == '[' || u.platform(t.name) {
		return ""
	}
	supers, err := u.hier.Superclasses(t.name)
	u.fail(err)
	interfaces, err := u.hier.AllInterfaces(t.name)
	u.fail(err)
	supers = append(supers[:len(supers):len(supers)], interfaces...)
	var platform []*classfile.Class
	for _, s := range supers {
		if c := u.class(s); c != nil && c.Origin.Platform && !ofLiftedPackage(c) {
			platform = append(platform, c)
		}
	}
	for _, s := range append([]string{t.name}, supers...) {
		c := u.class(s)
		if c == nil || c.Origin.Platform {
			continue
		}
		for _, m := range c.Methods {
			if m.IsStatic() || m.IsPrivate() || m.IsInit() || m.Code == nil {
				continue
			}
			if jdk.ShowsAnObject(m.Name, m.Desc) && !u.changes(m, map[*classfile.Method]bool{}) {
				continue
			}
			for _, p := range platform {
				if o := p.FindMethod(m.Name, m.Desc); o != nil && !o.IsPrivate() && !o.IsStatic() {
					return dots(c.Name) + "." + m.Name
				}
			}
		}
	}
	return ""
}

// noOverride emits that the receiver of an intrinsic is not of a class of the
// program that overrides it: the intrinsic is not its meaning then.
func (e *emitter) noOverride(in *ssa.Call, m *classfile.Method) {
	if in.Kind != ssa.InvokeVirtual && in.Kind != ssa.InvokeInterface || m.IsPrivate() {
		return
	}
	s := e.possibleOf(in.Args[0])
	by, name := map[*dynType]bool{}, ""
	for _, t := range s.all {
		if t.name[0] == '[' || e.u.platform(t.name) || e.u.noInstances(t.name) || e.u.relation(t, m.Class.Name) != yes {
			continue
		}
		if sel, err := e.u.hier.Select(t.name, m); err == nil && sel != nil && sel != m && !sel.Class.Origin.Platform {
			by[t], name = true, dots(sel.Class.Name)
		}
	}
	if len(by) > 0 {
		e.violation(ivl.Not.Of(e.w.typeIn(e.value(in.Args[0]), s.all, by, true)), ivl.Unsupported, "",
			"call of "+dots(m.Class.Name)+"."+m.Name+"(), which "+name+" overrides")
	}
}

// changes reports whether method m, or what it calls, may write to a field or
// array other than of objects made on the way, or initialise a class.
func (u *universe) changes(m *classfile.Method, seen map[*classfile.Method]bool) bool {
	if seen[m] {
		return false
	}
	seen[m] = true
	if m.Code == nil {
		return !m.IsAbstract()
	}
	f, err := u.ssa.of(m)
	if err != nil {
		return true
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if n := u.initialisedBy(in); n != "" && u.initRuns(m.Class, n) {
				return true
			}
			switch in := in.(type) {
			case *ssa.PutStatic:
				return true
			case *ssa.PutField:
				if _, made := in.Object.(*ssa.New); !made && !(m.Name == "<init>" && in.Object == ssa.Value(f.Params[0])) {
					return true
				}
			case *ssa.ArrayStore:
				switch in.Array.(type) {
				case *ssa.NewArray, *ssa.MultiNewArray:
				default:
					return true
				}
			case *ssa.Call:
				if u.callChanges(m, in, seen) {
					return true
				}
			case *ssa.CallDynamic:
				switch bootstrap(m.Class, in.Site) {
				case concat, concatNoRecipe:
					for _, a := range in.Args {
						if u.showChanges(a, seen) {
							return true
						}
					}
				default:
					return true
				}
			}
		}
	}
	return false
}

// initialisedBy names the class whose initialisation in triggers (JLS §12.4.1),
// "" for none.
func (u *universe) initialisedBy(in ssa.Instr) string {
	switch in := in.(type) {
	case *ssa.New:
		return in.Class
	case *ssa.GetStatic:
		if f, err := u.hier.ResolveField(in.Field); err == nil {
			return f.Class.Name
		}
	case *ssa.Call:
		if m, err := u.hier.ResolveMethod(in.Method); err == nil && in.Kind == ssa.InvokeStatic {
			return m.Class.Name
		}
	}
	return ""
}

// initRuns reports whether code of the program runs when class name is
// initialised from a method of class from, whose own initialisation has begun.
func (u *universe) initRuns(from *classfile.Class, name string) bool {
	host := u.dynamic.Host(from.Name)
	runs := func(c *classfile.Class) bool {
		m := c.FindMethod("<clinit>", "()V")
		return m != nil && !trivialInit(m) && (c.IsInterface() || !u.subtype(host, c.Name))
	}
	for name != "" {
		c := u.class(name)
		if c == nil || !u.ownsStatics(c) {
			return false
		}
		if runs(c) {
			return true
		}
		for _, i := range u.defaultInterfaces(c) {
			if runs(u.class(i)) {
				return true
			}
		}
		name = c.Super
	}
	return false
}

// callChanges is changes for what a call in method m may run.
func (u *universe) callChanges(m *classfile.Method, in *ssa.Call, seen map[*classfile.Method]bool) bool {
	if clonesArray(in) {
		return false
	}
	r, err := u.hier.ResolveMethod(in.Method)
	if err != nil {
		return true
	}
	if r.Class.Origin.Platform {
		if mutator(in, r) {
			return true
		}
		for _, a := range in.Args {
			if u.showChanges(a, seen) {
				return true
			}
		}
	}
	if in.Kind == ssa.InvokeVirtual || in.Kind == ssa.InvokeInterface {
		some := false
		for _, t := range u.typeOrder {
			if t.name[0] == '[' || u.platform(t.name) || u.noInstances(t.name) || !u.subtype(t.name, in.Method.Class) {
				continue
			}
			some = true
			if sel, err := u.hier.Select(t.name, r); err != nil || sel == nil || !sel.Class.Origin.Platform && u.changes(sel, seen) {
				return true
			}
		}
		return !r.Class.Origin.Platform && (u.changes(r, seen) || r.IsAbstract() && !some)
	}
	if in.Kind == ssa.InvokeSpecial {
		if r, err = u.hier.SelectSpecial(m.Class, in.Method, r); err != nil {
			return true
		}
	}
	return !r.Class.Origin.Platform && u.changes(r, seen)
}

// mutator reports whether a call of method m of the platform may change an object
// of the library that somebody else sees: one that the caller has not just made.
func mutator(in *ssa.Call, m *classfile.Method) bool {
	if len(in.Args) == 0 || !jdk.Mutates(m.Class.Name, m.Name) {
		return false
	}
	switch v := in.Args[0].(type) {
	case *ssa.New:
		return false
	case *ssa.Call: // of append: its receiver is looked at there
		return !(builds(v.Method.Class) && v.Method.Name == "append")
	}
	return true
}

// showChanges reports whether turning v into text may change something.
func (u *universe) showChanges(v ssa.Value, seen map[*classfile.Method]bool) bool {
	n := className(string(v.Type()))
	if n == "" || v.Type() == ssa.Null {
		return false
	}
	for _, t := range u.typeOrder {
		if !u.subtype(t.name, n) {
			continue
		}
		x := u.textOf(t)
		if x.own != nil && u.changes(x.own, seen) || x.contents && u.textChanges(seen) != nil {
			return true
		}
	}
	return false
}

// textChanges returns a method of the program that changes something when some
// object is turned into text, nil when there is none.
func (u *universe) textChanges(seen map[*classfile.Method]bool) *classfile.Method {
	for _, t := range u.typeOrder {
		if m := u.textOf(t).own; m != nil && u.changes(m, seen) {
			return m
		}
	}
	return nil
}
