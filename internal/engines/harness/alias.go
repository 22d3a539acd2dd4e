package harness

import (
	"github.com/jayverify/jayverify/classfile"
)

// sameAs lists the earlier inputs that an input may be the same object as. What cannot be changed
// is left out: nothing depends on it but comparisons by identity.
func (p *plan) sameAs(in input) []int {
	t := classfile.ClassNameOf(in.desc)
	if in.value == nil || t == "" {
		return nil
	}
	var same []int
	for j, o := range p.inputs {
		name := classfile.ClassNameOf(o.desc)
		if o.value == nil || name == "" || !p.exposure.counts(typ{desc: o.desc}) {
			continue
		}
		if ok, err := p.hier.IsSubtype(name, t); name == t || err == nil && ok {
			same = append(same, j)
		}
	}
	return same
}

// entangle notes inputs that may have a part in common, because one of them keeps what it is
// given, or hands out what it has. Such inputs are not made.
func (p *plan) entangle() {
	types := paramTypes(p.m)
	if !p.m.IsStatic() && !p.m.IsInit() {
		types = append([]typ{{desc: classfile.DescriptorOf(p.m.Class.Name)}}, types...)
	}
	for i, t := range types {
		if !p.sharesParts(t) {
			continue
		}
		for j, o := range types {
			if i == j || !overlap(p.partSet(t), p.partSet(o)) {
				continue
			}
			p.entangled = true
			text := typeText(t.desc) + " may share a part with another argument"
			if o.desc == t.desc {
				text = "two objects of " + typeText(t.desc) + " may share a part"
			}
			p.cuts = append(p.cuts, text)
			return
		}
	}
}

// sharesParts reports whether a part of an object of a type may be a part of other objects.
func (p *plan) sharesParts(t typ) bool {
	name := classfile.ClassNameOf(t.desc)
	if name == "" {
		return false
	}
	if name[0] == '[' {
		return p.exposure.counts(t.elem())
	}
	for _, a := range t.args {
		if p.exposure.counts(a) {
			return true
		}
	}
	if c := p.class(name); c == nil || c.Origin.Platform {
		return false
	}
	for _, n := range p.exposure.below(name) {
		if p.exposure.ofClass(n).why != "" {
			return true
		}
	}
	return false
}

// partSet has the classes of what can be changed of an object of a type: "[" stands for all
// arrays, "" for all objects of the JDK.
func (p *plan) partSet(t typ) map[string]bool {
	set := map[string]bool{}
	p.addParts(set, t)
	return set
}

func (p *plan) addParts(set map[string]bool, t typ) {
	name := classfile.ClassNameOf(t.desc)
	if name == "" {
		return
	}
	if name[0] == '[' {
		set["["] = true
		p.addParts(set, t.elem())
		return
	}
	for _, a := range t.args {
		p.addParts(set, a)
	}
	c := p.class(name)
	if c == nil || c.Origin.Platform {
		if c != nil && p.exposure.shareable(typ{desc: t.desc}) {
			set[""] = true
		}
		return
	}
	for _, n := range p.exposure.below(name) {
		parts := p.effects.partsOf(n)
		for in := range parts.classes {
			if p.exposure.counts(typ{desc: classfile.DescriptorOf(in)}) {
				set[in] = true
			}
		}
		if parts.arrays {
			set["["] = true
		}
		if parts.library {
			set[""] = true
		}
	}
}

func overlap(a, b map[string]bool) bool {
	for x := range a {
		if b[x] {
			return true
		}
	}
	return false
}
