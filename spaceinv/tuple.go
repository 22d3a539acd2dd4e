package spaceinv

import (
	"github.com/jayverify/jayverify/ivl"
)

// complete fills in the components of a reference of static class c that are
// nil in cs: the additional components after a cast to a subclass. For null
// they are zero. For an object the tuple predicate of its class restricts them;
// without such a predicate they are any well-formed values.
func (pe *procEncoder) complete(cs []ivl.Term, c *ivl.Class, pos ivl.Pos) []ivl.Term {
	full := true
	for _, x := range cs {
		full = full && x != nil
	}
	if full {
		return cs
	}
	out := make([]ivl.Term, len(cs))
	for i, x := range cs {
		if out[i] = x; x == nil {
			sh := pe.shapes.shape(c)[i]
			out[i] = pe.anything("cast"+sh.name, sh.typ, pos)
		}
	}
	pe.assume(ivl.And.Of(pe.wellFormed(c, out)...), pos)
	g := &ivl.Goto{Pos: pos}
	var ds []*ivl.Class
	for _, d := range pe.exist {
		if compatible(d, c) && pe.hasTuple(d) {
			ds = append(ds, d)
			g.Targets = append(g.Targets, ivl.Target{Cond: isType(out[1], d), Label: pe.newLabel()})
		}
	}
	if len(ds) == 0 {
		return out
	}
	join := pe.newLabel()
	g.Targets = append(g.Targets, ivl.Target{Label: join})
	pe.end(g)
	for i, d := range ds {
		pe.label = g.Targets[i].Label
		pe.assumeTuple(out, c, d, pos)
		pe.end(&ivl.Goto{Targets: []ivl.Target{{Label: join}}, Pos: pos})
	}
	pe.label = join
	return out
}

// assumeTuple assumes that the components cs of a reference of static class c
// are those of an object of class d, and returns the components for class d.
func (pe *procEncoder) assumeTuple(cs []ivl.Term, c, d *ivl.Class, pos ivl.Pos) []ivl.Term {
	out := pe.shapes.convert(cs, c, d)
	all := append([]ivl.Term(nil), out...)
	for i, x := range all {
		if x == nil {
			sh := pe.shapes.shape(d)[i]
			all[i] = pe.anything("tuple"+sh.name, sh.typ, pos)
		}
	}
	if pe.hasTuple(d) {
		pe.add(&ivl.AssumePred{Pred: pe.tup(d), Args: args(all), Pos: pos})
	}
	return all
}
