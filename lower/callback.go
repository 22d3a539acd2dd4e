package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
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

// calledBackOn is calledBack for an object of type t. The result is kept, because
// the search looks at all calls of the program's methods.
func (w *world) calledBackOn(t *reach.Type) string {
	cb, known := w.callbacks[t]
	if known {
		return cb
	}
	if cb = w.prog.Callback(t); cb == "" && w.prog.TextOf(t).Contents {
		if w.effect == nil {
			w.effect = &textEffect{w.prog.TextDoesMore()}
		}
		if m := w.effect.by; m != nil {
			cb = classfile.Dotted(m.Class.Name) + "." + m.Name
		}
	}
	if w.callbacks == nil {
		w.callbacks = map[*reach.Type]string{}
	}
	w.callbacks[t] = cb // also for a type that holds objects of its own type
	if cb == "" {
		cb = w.calledBackInside(t)
		w.callbacks[t] = cb
	}
	return cb
}

// calledBackInside names a method of the program that can be called on what an object of the JDK keeps, such as an
// element of List.of: the fields of a model, or of a lifted class, say what that may be. Those that change are refused as they are.
func (w *world) calledBackInside(t *reach.Type) string {
	if t.Name[0] == '[' || !w.prog.Platform(t.Name) || w.prog.Subtype(t.Name, jdk.Throwable) || w.prog.MutableModel(t.Name) {
		return ""
	}
	for _, class := range w.prog.KeepsObjectsOf(t.Name) {
		for _, u := range w.possible(class).all {
			if cb := w.calledBackOn(u); cb != "" {
				return cb
			}
		}
	}
	return ""
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
