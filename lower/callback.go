package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
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

// calledBackOn is calledBack for an object of type t, and for what objects of the JDK keep, such as the elements of List.of.
// The result is kept, because the search looks at all calls of the program's methods.
func (w *world) calledBackOn(t *reach.Type) string {
	cb, known := w.callbacks[t]
	if known {
		return cb
	}
	cb = w.findCallback(t)
	if w.callbacks == nil {
		w.callbacks = map[*reach.Type]string{}
	}
	w.callbacks[t] = cb
	return cb
}

// findCallback is calledBackOn. The fields of models, and of lifted classes, say what may be kept. What a model that
// changes keeps is not looked at: such an object is refused as it is.
func (w *world) findCallback(t *reach.Type) string {
	seen, todo := map[*reach.Type]bool{t: true}, []*reach.Type{t}
	for i := 0; i < len(todo); i++ {
		u := todo[i]
		if cb := w.prog.Callback(u); cb != "" {
			return cb
		}
		if m := w.prog.MayBeBusy(u); m != nil {
			return classfile.Dotted(m.Class.Name) + "." + m.Name
		}
		if w.prog.Subtype(u.Name, jdk.Throwable) || i == 0 && w.prog.MutableModel(u.Name) {
			continue
		}
		for _, class := range w.prog.KeepsObjectsOf(u.Name) {
			for _, v := range w.possible(class).all {
				if !seen[v] {
					seen[v] = true
					todo = append(todo, v)
				}
			}
		}
	}
	return ""
}

// refusesCallback emits that a call of name, which has no body, may call a method of the program. It reports whether that
// is refused; otherwise it is assumed that the call does not.
func (e *emitter) refusesCallback(name, callback string) bool {
	if e.prog.Opts.Callbacks {
		e.noCallback(name, callback)
		return false
	}
	e.unsupported(name + "() is not modelled and may call " + callback + "()")
	return true
}

// noCallback notes the assumption that a call of a method without a body does not
// run a method of the program, neither at once nor later.
func (e *emitter) noCallback(name, callback string) {
	e.assuming("callback", name+"() does not call "+callback+"(), which it may call")
}

// noOverride emits that the receiver of an intrinsic is not of a class of the program that
// overrides it, because then the intrinsic is not the meaning of the call.
func (e *emitter) noOverride(in *ssa.Call, m *classfile.Method) {
	if in.Kind != ssa.InvokeVirtual && in.Kind != ssa.InvokeInterface || m.IsPrivate() {
		return
	}
	s := e.possibleOf(in.Args[0])
	by, name := map[*reach.Type]bool{}, ""
	for _, t := range s.all {
		if t.Name[0] == '[' || e.prog.Platform(t.Name) || e.prog.NoInstances(t.Name) || e.prog.Relation(t, m.Class.Name) != reach.Always {
			continue
		}
		if sel, err := e.prog.Hier.Select(t.Name, m); err == nil && sel != nil && sel != m && !sel.Class.Origin.Platform {
			by[t], name = true, classfile.Dotted(sel.Class.Name)
		}
	}
	if len(by) > 0 {
		e.violation(ivl.Not.Of(e.w.typeIn(e.value(in.Args[0]), s.all, by, true)), ivl.Unsupported, "",
			"call of "+classfile.Dotted(m.Class.Name)+"."+m.Name+"(), which "+name+" overrides")
	}
}
