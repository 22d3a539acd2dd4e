package reach

import (
	"github.com/jayverify/jayverify/classfile"
)

// An object of a model's class that the program cannot name stands for one of the
// platform's class, or of one of several: which class it has, and what it is an
// instance of, is what the platform's classes say. The model itself may
// implement more than they do.

// standIns finds the platform's classes that types stand for.
type standIns struct {
	source StandIns             // nil when there is none
	own    *classfile.Hierarchy // of the platform's own classes
}

// loader gives out the platform's own classes.
type loader struct{ src StandIns }

// Class returns the platform's class with that binary name.
func (l loader) Class(name string) (*classfile.Class, error) { return l.src.Platform(name) }

func newStandIns(src Source) standIns {
	s, ok := src.(StandIns)
	if !ok {
		return standIns{}
	}
	return standIns{s, classfile.NewHierarchy(loader{s})}
}

// Hidden returns the class of type t if it is a model's that the program cannot
// name, else nil.
func (p *Program) Hidden(t *Type) *classfile.Class {
	if t.Name[0] == '[' || !p.Platform(t.Name) {
		return nil
	}
	c, err := p.src.Class(t.Name)
	if err != nil || !c.Origin.Model || c.Access.Has(classfile.AccPublic) {
		return nil
	}
	return c
}

// InstanceRelation is relation for instanceof and casts. It is maybe for a model's
// type, too, when only some of the classes it stands for are subtypes of name.
func (p *Program) InstanceRelation(t *Type, name string) Relation {
	r := p.Relation(t, name)
	c := p.Hidden(t)
	if p.standIns.source == nil || c == nil || name[0] == '[' {
		return r
	}
	if target, err := p.src.Class(name); err != nil || !target.Origin.Platform || !target.Access.Has(classfile.AccPublic) {
		return r
	}
	known, is := 0, 0
	for _, s := range p.standIns.source.StandsFor(c) {
		if ok, err := p.standIns.own.IsSubtype(s, name); err == nil {
			known++
			if ok {
				is++
			}
		}
	}
	switch {
	case known == 0:
		return r
	case is == known:
		return Always
	case is == 0:
		return Never
	}
	return Sometimes
}

// ClassOf returns the one class that getClass gives for objects of type t, ""
// when it is not known.
func (p *Program) ClassOf(t *Type) string {
	c := p.Hidden(t)
	if c == nil {
		return t.Name
	}
	if p.standIns.source == nil {
		return ""
	}
	names := p.standIns.source.StandsFor(c)
	if len(names) != 1 {
		return ""
	}
	if _, err := p.standIns.source.Platform(names[0]); err != nil {
		return ""
	}
	return names[0]
}
