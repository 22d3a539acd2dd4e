package ssa

import (
	"sort"

	"github.com/jayverify/jayverify/classfile"
)

// infer sets the types of phis of references, and of array loads whose type
// depends on the array. It starts with "not known yet" (Void) and computes the
// least solution of these equations: a phi is the join of its arguments, an
// aaload is the element type of its array.
func (l *lifter) infer() {
	type variable struct {
		phi  *Phi
		load *ArrayLoad
		top  Type // of the phi: where different types merge, Void if the join must be computed
	}
	var open []variable
	variables := map[*Phi]int32{}
	for _, ps := range l.phis {
		for _, p := range ps {
			variables[p.phi] = p.variable
		}
	}
	for _, b := range l.blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *Phi:
				if in.typ == Void {
					open = append(open, variable{phi: in, top: l.frameType(b, variables[in])})
				}
			case *ArrayLoad:
				if in.typ == Void {
					open = append(open, variable{load: in})
				}
			}
		}
	}
	for changed := true; changed; {
		changed = false
		for _, v := range open {
			var r *register
			t := Void
			if v.phi != nil {
				r, t = &v.phi.register, l.joinArgs(v.phi, v.top)
			} else {
				r, t = &v.load.register, elementType(v.load)
			}
			if t != r.typ {
				r.typ = t
				changed = true
			}
		}
	}
}

// joinArgs joins the types of p's arguments with the type that p has so far.
func (l *lifter) joinArgs(p *Phi, top Type) Type {
	t := p.typ
	for _, a := range p.Args {
		switch u := a.Type(); {
		case u == t || u == Void || u == Null && t != Void:
		case t == Void || t == Null:
			t = u
		case top != Void:
			return top
		default:
			t = l.join(t, u)
		}
	}
	return t
}

// join returns the least class type above two different reference types: a
// merge with an interface is Object.
func (l *lifter) join(t, u Type) Type {
	switch {
	case t == u || u == Null:
		return t
	case t == Null:
		return u
	case t.IsArray() && u.IsArray():
		if t.Elem().IsRef() && u.Elem().IsRef() {
			return "[" + l.join(t.Elem(), u.Elem())
		}
		return Object
	case t.IsArray() || u.IsArray() || t == Object || u == Object || l.oracle == nil:
		return Object
	}
	c, err := l.oracle.CommonSuperclass(t.ClassName(), u.ClassName())
	if err != nil {
		return Object // a class is missing: Object is right for all references
	}
	return ClassType(c)
}

// elementType returns the type of an aaload or baload, Void while that of its
// array is not known. Loads from an array that is always null have no value.
func elementType(i *ArrayLoad) Type {
	t := i.Array.Type()
	switch {
	case i.Kind == "B" && t == "[Z":
		return "Z"
	case i.Kind == "B":
		return "B"
	case t == Void || t == Null:
		return t
	case t.IsArray() && t.Elem().IsRef():
		return t.Elem()
	}
	return Object
}

// frameType returns the type that the StackMapTable gives to a variable at the
// start of block b, Void when it gives none.
func (l *lifter) frameType(b *Block, variable int32) Type {
	n := l.order[b.Index]
	frames := l.code.Frames
	pc := l.start(n)
	i := sort.Search(len(frames), func(i int) bool { return frames[i].PC >= pc })
	if i == len(frames) || frames[i].PC != pc {
		return Void
	}
	types, at := frames[i].Locals, int(variable)
	if at >= l.locals {
		types, at = frames[i].Stack, 0
		for _, k := range n.stack[:int(variable)-l.locals] {
			if !k.second() {
				at++
			}
		}
	}
	if at >= len(types) {
		return Void
	}
	return l.verifType(types[at])
}

// verifType returns the type that a verification type stands for, Void for
// those that are not reference types.
func (l *lifter) verifType(v classfile.VerifType) Type {
	switch v.Kind {
	case classfile.VerifObject:
		return ClassType(v.Class)
	case classfile.VerifUninitializedThis:
		return ClassType(l.method.Class.Name)
	case classfile.VerifUninitialized:
		if pc := int(v.NewPC); pc < len(l.instAt) && l.instAt[pc] >= 0 {
			if in := &l.insts[l.instAt[pc]]; in.op == classfile.OpNew {
				return in.ref.typ
			}
		}
	}
	return Void
}
