package spaceinv

import (
	"fmt"

	"github.com/jayverify/jayverify/ivl"
)

// A comp is one component of a flattened reference: the integer or other
// non-reference value that stands at the end of a path of immutable fields.
type comp struct {
	key  string     // identifies the component within every class that has it
	name string     // suffix of variable names, "$id" or "$next$id"
	comp ivl.Comp   // what stands at the end of the path
	typ  ivl.Type   // never a reference
	ref  *ivl.Class // for id, type and site: the static class of the reference they are components of
}

// shapes computes and remembers the components of each class's references.
type shapes struct {
	of    map[*ivl.Class][]comp
	index map[*ivl.Class]map[string]int
}

func newShapes(classes []*ivl.Class) (*shapes, error) {
	s := &shapes{of: map[*ivl.Class][]comp{}, index: map[*ivl.Class]map[string]int{}}
	for _, c := range classes {
		if _, err := s.build(c, map[*ivl.Class]bool{}); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// build flattens class c; open has the classes on the path to it. With open it
// finds recursive tuples, which would be infinite (LPAR'17 §2 keeps recursive
// fields out of the tuple).
func (s *shapes) build(c *ivl.Class, open map[*ivl.Class]bool) ([]comp, error) {
	if cs, ok := s.of[c]; ok {
		return cs, nil
	}
	if open[c] {
		return nil, fmt.Errorf("class %s: its immutable fields contain a reference to the class itself, so its references have no finite tuple", c.Name)
	}
	open[c] = true
	defer delete(open, c)
	cs := []comp{
		{key: ".id", name: "$id", comp: ivl.CompID, typ: ivl.IntZ, ref: c},
		{key: ".type", name: "$type", comp: ivl.CompType, typ: ivl.IntZ, ref: c},
		{key: ".site", name: "$site", comp: ivl.CompSite, typ: ivl.IntZ, ref: c},
	}
	if c.Elem != nil {
		cs = append(cs, comp{key: ".length", name: "$len", comp: ivl.CompLength, typ: ivl.Int})
	}
	for _, f := range c.Tuple() {
		if f.Type.Sort != ivl.RefSort {
			cs = append(cs, comp{key: fieldKey(f), name: "$" + f.Name, comp: ivl.CompField, typ: f.Type})
			continue
		}
		sub, err := s.build(f.Type.Class, open)
		if err != nil {
			return nil, err
		}
		for _, x := range sub {
			cs = append(cs, comp{key: fieldKey(f) + x.key, name: "$" + f.Name + x.name, comp: x.comp, typ: x.typ, ref: x.ref})
		}
	}
	s.of[c] = cs
	s.index[c] = map[string]int{}
	for i, x := range cs {
		s.index[c][x.key] = i
	}
	return cs, nil
}

func fieldKey(f *ivl.Field) string { return "/" + f.Class.Name + "." + f.Name }

// shape returns the components of references of static class c.
func (s *shapes) shape(c *ivl.Class) []comp {
	cs, ok := s.of[c]
	if !ok {
		panic("BUG: class " + c.Name + " is not among the program's classes")
	}
	return cs
}

// tuple returns the components of c without id and type: the arguments that the
// predicates of c have after the id.
func (s *shapes) tuple(c *ivl.Class) []comp { return s.shape(c)[2:] }

// find returns the position of the component with the key in c's shape, -1
// when references of static class c do not have it.
func (s *shapes) find(c *ivl.Class, key string) int {
	if i, ok := s.index[c][key]; ok {
		return i
	}
	return -1
}

// convert reorders the components cs of a reference of static class from for
// static class to. Components that from does not have are nil.
func (s *shapes) convert(cs []ivl.Term, from, to *ivl.Class) []ivl.Term {
	if from == to {
		return cs
	}
	out := make([]ivl.Term, len(s.shape(to)))
	for i, x := range s.shape(to) {
		if j := s.find(from, x.key); j >= 0 {
			out[i] = cs[j]
		}
	}
	return out
}

// proj returns the components of the immutable field or plain component that
// t reads from a reference of static class c with components cs.
func (s *shapes) proj(t *ivl.Proj, c *ivl.Class, cs []ivl.Term) []ivl.Term {
	key, n := "", 1
	switch t.Comp {
	case ivl.CompID:
		key = ".id"
	case ivl.CompType:
		key = ".type"
	case ivl.CompSite:
		key = ".site"
	case ivl.CompLength:
		key = ".length"
	case ivl.CompField:
		key = fieldKey(t.Field)
		if t.Field.Type.Sort == ivl.RefSort {
			key += ".id"
			n = len(s.shape(t.Field.Type.Class))
		}
	}
	i := s.find(c, key)
	if i < 0 {
		panic(fmt.Sprintf("BUG: references to %s have no component for %s", c.Name, t))
	}
	return cs[i : i+n]
}
