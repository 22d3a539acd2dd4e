package harness

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
)

// partChanges adds what code outside can do to the parts of an object of class c that it may
// have: it assigns elements of arrays, and adds to and empties collections. It reports whether
// that is all that can be done to parts. The calls do not exist as such, so they are for proofs only.
func (p *plan) partChanges(v *value, c *classfile.Class, depth int) bool {
	var ways []way
	for in := c; in != nil && !in.Origin.Platform; in = p.class(in.Super) {
		for _, f := range in.Fields {
			if f.IsStatic() {
				continue
			}
			more, ok := p.partChange(f, depth)
			if !ok {
				return false
			}
			ways = append(ways, more...)
		}
		if in.Super == "" {
			break
		}
	}
	v.changes = append(v.changes, ways...)
	return true
}

// partChange returns the changes of the part that a field has. ok is false if these are not all.
func (p *plan) partChange(f *classfile.Field, depth int) (ways []way, ok bool) {
	t := fieldType(f)
	if !p.exposure.shareable(t) {
		return nil, p.closed(t)
	}
	member := classfile.MemberRef{Class: f.Class.Name, Name: f.Name, Desc: f.Desc}
	if t.desc[0] == '[' {
		e := t.elem()
		if p.exposure.shareable(e) || !p.closed(e) {
			return nil, false
		}
		if a := p.value(e, depth-1, false); a != nil {
			return []way{{kind: element, member: member, static: f.IsStatic(), args: []*value{a}, elem: e.desc}}, true
		}
		return nil, false
	}
	box, isContainer := containers[classfile.ClassNameOf(t.desc)]
	if !isContainer || len(t.args) != box.elems {
		return nil, false
	}
	clears := classfile.MemberRef{Class: box.adds.Class, Name: "clear", Desc: "()V", Interface: true}
	adds := way{kind: inPart, op: classfile.OpInvokeinterface, member: member, static: f.IsStatic(), part: box.adds}
	for i := range box.elems {
		if p.exposure.shareable(t.arg(i)) || !p.closed(t.arg(i)) {
			return nil, false
		}
		e := p.value(t.arg(i), depth-1, true)
		if e == nil {
			return nil, false
		}
		adds.args = append(adds.args, e)
	}
	return []way{adds, {kind: inPart, op: classfile.OpInvokeinterface, member: member, static: f.IsStatic(), part: clears}}, true
}

// closed reports whether objects of a type have no parts that code outside can change.
func (p *plan) closed(t typ) bool {
	name := classfile.ClassNameOf(t.desc)
	if name == "" || name[0] == '[' {
		return name == ""
	}
	c := p.class(name)
	if c == nil || c.Origin.Platform {
		return true
	}
	for _, n := range p.exposure.below(name) {
		for in := range p.effects.partsOf(n).classes {
			x := p.class(in)
			if x == nil {
				return false
			}
			if slices.ContainsFunc(x.Fields, func(f *classfile.Field) bool { return !f.IsStatic() && p.exposure.shareable(fieldType(f)) }) {
				return false
			}
		}
	}
	return true
}
