package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// What an argument refers to is an object that the program did not make, as the
// encodings of the heap see it. A caller could also have put an object there that a
// class initialiser made, which runs before the entry. Where classes allow that, the
// assumption that nobody did is listed.

// noteShared notes that assumption for the entry x, whose arguments are emitted.
func (w *world) noteShared(b *builder, x *method) {
	if isMain(x.m) || !w.u.sharesInitial() {
		return
	}
	w.notes.made = append(w.notes.made, assumed{
		kind:  "argument-contents",
		text:  "what the arguments refer to is no object that a class initialiser has made",
		block: b.cur, places: []ivl.Pos{b.at},
	})
}

// sharesInitial reports whether a field or an element of an object from outside can
// hold an object that a class initialiser of the program makes.
func (u *universe) sharesInitial() bool {
	made := u.madeByInitialisers()
	for _, t := range u.outside.external {
		for _, n := range u.contentTypes(t.name) {
			for _, d := range made {
				if u.subtype(d, n) {
					return true
				}
			}
		}
	}
	return false
}

// contentTypes lists the types of references that objects of a class, or an array
// class, hold.
func (u *universe) contentTypes(name string) []string {
	if name[0] == '[' {
		if n := className(name[1:]); n != "" {
			return []string{n}
		}
		return nil
	}
	var ns []string
	for c := u.class(name); c != nil && !u.platform(c.Name); c = u.class(c.Super) {
		for _, f := range c.Fields {
			if n := className(f.Desc); n != "" && !f.IsStatic() {
				ns = append(ns, n)
			}
		}
	}
	return ns
}

// madeByInitialisers lists the classes of the program, and array classes, of which
// its class initialisers make objects. One that calls a method by its object's class
// may make objects of every class.
func (u *universe) madeByInitialisers() []string {
	m := &making{u: u, seen: map[*classfile.Method]bool{}}
	for _, x := range u.order {
		if x.m.Name == "<clinit>" && !x.m.Class.Origin.Platform {
			m.method(x.m)
		}
	}
	if m.any {
		for _, t := range u.typeOrder {
			m.add(t.name)
		}
	}
	return m.made
}

// making collects of which classes methods of the program make objects.
type making struct {
	u    *universe
	seen map[*classfile.Method]bool
	made []string
	any  bool // objects of other classes, too
}

func (k *making) add(name string) {
	if name[0] == '[' || !k.u.platform(name) {
		k.made = append(k.made, name)
	}
}

func (k *making) method(m *classfile.Method) {
	if k.seen[m] || m.Class.Origin.Platform {
		return
	}
	k.seen[m] = true
	if m.Code == nil {
		k.any = true
		return
	}
	f, err := k.u.ssa.of(m)
	if err != nil {
		k.any = true
		return
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.New:
				k.add(in.Class)
			case *ssa.NewArray, *ssa.MultiNewArray:
				k.add(string(in.(ssa.Value).Type()))
			case *ssa.Call:
				k.call(in)
			}
		}
	}
}

func (k *making) call(in *ssa.Call) {
	m, err := k.u.hier.ResolveMethod(in.Method)
	switch {
	case err != nil:
		k.any = true
	case in.Kind == ssa.InvokeStatic || in.Kind == ssa.InvokeSpecial:
		k.method(m)
	case !m.Class.Origin.Platform:
		k.any = true
	}
}
