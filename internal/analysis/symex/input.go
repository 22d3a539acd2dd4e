package symex

import (
	"fmt"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// fresh returns the variable for a value from outside. Paths that take the same
// value share it.
func (x *exec) fresh(typ ivl.Type, name string) *term.Term {
	s := x.terms
	switch typ.Sort {
	case ivl.BoolSort, ivl.FloatSort, ivl.DoubleSort:
		return s.Var(fmt.Sprintf("%s:%d", name, typ.Sort), sortOf(typ))
	}
	v := func(w term.Sort) *term.Term { return s.Var(fmt.Sprintf("%s:i%d", name, w), w) }
	switch typ.Range {
	case ivl.U1:
		return s.ZExt(32, v(1))
	case ivl.I8:
		return s.SExt(32, v(8))
	case ivl.I16:
		return s.SExt(32, v(16))
	case ivl.U16:
		return s.ZExt(32, v(16))
	case ivl.I32:
		return v(32)
	case ivl.I64:
		return v(64)
	}
	panic(giveUp{"an unbounded integer from outside"})
}

// took records a value from outside.
func (x *exec) took(in *input, certain bool) {
	in.up = x.st.inputs
	x.st.inputs = in
	x.st.uncertain = x.st.uncertain || !certain
}

// havoc executes a Havoc.
func (x *exec) havoc(s *ivl.Havoc) {
	st := x.st
	n := int(st.counts[s.Input.ID])
	certain := s.Input.Kind == ivl.Environment || s.Input.Kind == ivl.Setting // a replay sees whether settings fit together
	name := fmt.Sprintf("input %d#%d", s.Input.ID, n)
	if s.X.Typ.Sort != ivl.RefSort {
		v := x.fresh(s.X.Typ, name)
		x.took(&input{from: s.Input, n: n, typ: s.X.Typ, v: v}, certain)
		st.counts[s.Input.ID]++
		x.write(s.X, value{t: v})
		return
	}
	r, ext, length := x.outside(s.X.Typ.Class, s.Input, certain, name)
	x.took(&input{from: s.Input, n: n, typ: s.X.Typ, ext: ext, length: length}, certain)
	st.counts[s.Input.ID]++
	x.write(s.X, value{r: r})
}

// outside chooses a reference from outside: a new object of each possible class,
// null, or an earlier object from outside. from is the input that gives it; nil
// for contents.
func (x *exec) outside(c *ivl.Class, from *ivl.Input, certain bool, name string) (r ref, ext *ivl.External, length *term.Term) {
	var classes []*ivl.Class
	for _, k := range x.prog.ivl.Classes {
		if k.External && k.SubclassOf(c) {
			classes = append(classes, k)
		}
	}
	old := x.earlier(c, from)
	if from != nil && !certain {
		for k := range x.prog.constants {
			if k.SubclassOf(c) && k.Name != stringClass {
				x.leave("what code without a model returns could be an object constant of the program", x.st)
			}
		}
	}
	if len(classes) == 0 && !certain {
		x.leave("what comes from outside is of no class that is known", x.st)
	}
	if from != nil {
		x.st.before = len(x.st.heap)
	}
	k := x.choose(len(classes) + 1 + len(old))
	switch {
	case k == len(classes):
		return null, nil, nil
	case k > len(classes):
		r = old[k-len(classes)-1]
		o := x.st.object(r)
		return r, &ivl.External{Number: o.outer.number - 1, Class: o.class}, o.length
	}
	return x.newOutside(classes[k], from, certain, name)
}

// earlier returns the objects from outside that a reference from outside can refer to, too.
// Objects of the program that it could refer to are left to other engines.
func (x *exec) earlier(c *ivl.Class, from *ivl.Input) []ref {
	var old []ref
	for i, o := range x.st.heap {
		switch {
		case !o.class.SubclassOf(c):
		case o.class.Name == stringClass: // compared when it matters, see same
		case o.outer != nil && o.outer.number > 0:
			old = append(old, first+ref(i))
		case o.outer != nil && o.outer.distinct && o.outer.site > 0:
		case from == nil && o.outer == nil && i >= x.st.before:
			// An object that an object from outside refers to at first existed before it.
		default:
			x.leave("what comes from outside could be an object of the program", x.st)
		}
	}
	return old
}

// newOutside makes a new object from outside of a class.
func (x *exec) newOutside(class *ivl.Class, from *ivl.Input, certain bool, name string) (r ref, ext *ivl.External, length *term.Term) {
	var text Text
	if class.Elem != nil {
		length = x.fresh(ivl.Int, name+".length")
		if class.Name == stringClass && from != nil && x.opts.Text != nil {
			text = x.opts.Text(from)
		}
		least := int64(0)
		if text.NotEmpty {
			least = 1
		}
		x.assume(x.terms.Le(x.terms.Int(32, least), length))
		x.assume(x.terms.Le(length, x.terms.Int(32, ivl.MaxLength)))
		x.lengths[length] = true
	}
	number := x.st.externals
	x.st.externals++
	o := &object{
		class: class, id: x.prog.lowest - 1 - int64(number), fields: make([]value, len(x.prog.layout(class).fields)),
		outer: &outer{number: number + 1, certain: certain && class.Elem != nil, text: text, distinct: text.Fresh, before: x.st.before, leaked: from != nil && !certain},
	}
	if class.Elem != nil {
		o.length = length
	}
	return x.st.add(o), &ivl.External{Number: number, Class: class}, o.length
}

// known assumes the facts about a char of a string.
func (x *exec) known(c *term.Term, t Text) {
	if !t.NoSpace && !t.OneLine {
		return
	}
	s := x.terms
	between := func(lo, hi int64) *term.Term {
		return s.And(s.Le(s.Int(32, lo), c), s.Le(c, s.Int(32, hi)))
	}
	var not []*term.Term
	if t.OneLine {
		not = append(not, between('\n', '\n'), between('\r', '\r'), between(0x85, 0x85), between(0x2028, 0x2029))
	}
	if t.NoSpace {
		not = append(not, between('\t', '\r'), between(0x1c, ' '), between(0x1680, 0x1680), between(0x2000, 0x2006),
			between(0x2008, 0x200a), between(0x2028, 0x2029), between(0x205f, 0x205f), between(0x3000, 0x3000))
	}
	x.assume(s.Not(s.Or(not...)))
}
