package lower

import "github.com/jayverify/jayverify/classfile"

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

// hidden returns the class of type t if it is a model's that the program cannot
// name, else nil.
func (u *universe) hidden(t *dynType) *classfile.Class {
	if t.name[0] == '[' || !u.platform(t.name) {
		return nil
	}
	c, err := u.src.Class(t.name)
	if err != nil || !c.Origin.Model || c.Access.Has(classfile.AccPublic) {
		return nil
	}
	return c
}

// instanceRelation is relation for instanceof and casts. It is maybe for a model's
// type, too, when only some of the classes it stands for are subtypes of name.
func (u *universe) instanceRelation(t *dynType, name string) relation {
	r := u.relation(t, name)
	c := u.hidden(t)
	if u.standIns.source == nil || c == nil || name[0] == '[' {
		return r
	}
	if target, err := u.src.Class(name); err != nil || !target.Origin.Platform || !target.Access.Has(classfile.AccPublic) {
		return r
	}
	known, is := 0, 0
	for _, s := range u.standIns.source.StandsFor(c) {
		if ok, err := u.standIns.own.IsSubtype(s, name); err == nil {
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
		return yes
	case is == 0:
		return no
	}
	return maybe
}

// classOf returns the one class that getClass gives for objects of type t, ""
// when it is not known.
func (u *universe) classOf(t *dynType) string {
	c := u.hidden(t)
	if c == nil {
		return t.name
	}
	if u.standIns.source == nil {
		return ""
	}
	names := u.standIns.source.StandsFor(c)
	if len(names) != 1 {
		return ""
	}
	if _, err := u.standIns.source.Platform(names[0]); err != nil {
		return ""
	}
	return names[0]
}
