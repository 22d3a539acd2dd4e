package absint

import (
	"context"
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// The domains of the analysis that AnalyseWithout leaves out, so that the effect of each
// can be measured.
const (
	Nullness    = "nullness"    // whether a reference can be null
	Intervals   = "intervals"   // bounds of integers; constants stay
	Congruences = "congruences" // moduli and remainders of integers
	Lengths     = "lengths"     // lengths of arrays
	Classes     = "classes"     // sets of classes, and with them the sites below
	Sites       = "sites"       // allocation sites of objects of one class
	Contents    = "contents"    // what is in fields and elements
)

// Domains lists what AnalyseWithout can leave out.
func Domains() []string {
	return []string{Nullness, Intervals, Congruences, Lengths, Classes, Sites, Contents}
}

// left says which domains are left out.
type left struct {
	any                                                                 bool
	nullness, intervals, congruences, lengths, classes, sites, contents bool
	dense                                                               bool // no block is passed over, see carry
}

func leftOut(names []string) left {
	out := func(domain string) bool { return slices.Contains(names, domain) }
	return left{
		any:      slices.ContainsFunc(Domains(), out),
		nullness: out(Nullness), intervals: out(Intervals), congruences: out(Congruences), lengths: out(Lengths),
		classes: out(Classes), sites: out(Sites), contents: out(Contents),
	}
}

// AnalyseWithout is AnalyseWithin with fewer domains: those that without names are left
// out. Other names in it do not matter.
func AnalyseWithout(ctx context.Context, p *ivl.Program, without []string) (*Analysis, error) {
	return analyse(ctx, p, leftOut(without), nil, false)
}

// coarse returns a superset of v that the domains at hand can express. It returns v if that is
// it, and what it returns does not change when it is made coarse again.
func (f *Analysis) coarse(v *Value) *Value {
	if !f.left.any || v == nil {
		return v
	}
	switch v.Sort {
	case ivl.IntSort:
		return f.coarseInts(v)
	case ivl.RefSort:
		return f.coarseObjects(v)
	case ivl.FloatSort, ivl.DoubleSort:
		if f.left.intervals && v.floats.Lo != v.floats.Hi && v.floats != allFloats {
			return floatValue(v.Sort, allFloats)
		}
	}
	return v
}

func (f *Analysis) coarseInts(v *Value) *Value {
	a := v.Ints
	if _, one := a.Constant(); one || a.empty() {
		return v
	}
	if f.left.congruences {
		a = a.in(anyClass)
	}
	if f.left.intervals {
		a = allInts.in(a.class())
	}
	if a == v.Ints {
		return v
	}
	return IntValue(a)
}

func (f *Analysis) coarseObjects(v *Value) *Value {
	if v.Objects.IsEmpty() {
		return v
	}
	u := f.Universe
	r := &Value{Sort: ivl.RefSort, Null: v.Null || f.left.nullness, Objects: v.Objects}
	switch {
	case f.left.classes:
		r.Objects = u.all.Objects.Or(v.Objects)
	case f.left.sites:
		r.Objects = flow.Set{}
		for i := range v.Objects.All() {
			if !r.Objects.Has(i) {
				r.Objects = r.Objects.Or(u.ofKind[int64(u.Objects[i].Class.ID)])
			}
		}
	}
	if r.equal(v) {
		return v
	}
	return r
}

// hidden returns the value of a cell about which the domains at hand say nothing; nil if they do.
func (f *Analysis) hidden(kind cellKind, typ ivl.Type) *Value {
	switch {
	case kind == lengthCell && f.left.lengths:
		return IntValue(Between(0, ivl.MaxLength))
	case kind != lengthCell && f.left.contents:
		return f.Universe.any(typ)
	}
	return nil
}
