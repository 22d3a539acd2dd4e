package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// nullFlow says where models have nulls that code of the program has given them. The JVM's own checks in a model hold, since its author
// has seen to what callers pass; a method of the program that a model calls may return null against its contract. Such a null goes
// through fields, arguments and results of models, as an Iterator does that a view keeps.
//
// Elements of arrays are not followed: what models keep there is data of the program, which they compare with null before
// they use it.
type nullFlow struct {
	fields  map[*classfile.Field]bool
	params  map[nullParam]bool
	returns map[*Method]bool
}

type nullParam struct {
	method *Method
	index  int
}

// followNulls computes the flow of nulls through the methods that are known now: the least solution.
func (p *Program) followNulls() {
	f := &nullFlow{map[*classfile.Field]bool{}, map[nullParam]bool{}, map[*Method]bool{}}
	p.nullFlow = f
	for changed := true; changed; {
		changed = false
		for _, x := range p.Methods {
			if x.Def.Class.Origin.Model {
				changed = p.passNulls(f, x) || changed
			}
		}
	}
}

// passNulls adds what a method of a model passes on. It reports whether something is new.
func (p *Program) passNulls(f *nullFlow, x *Method) (changed bool) {
	for _, b := range x.Func.Blocks {
		for _, in := range b.Instrs {
			switch in := in.(type) {
			case *ssa.PutField:
				if d, err := p.Hier.ResolveField(in.Field); err == nil && !f.fields[d] && p.MayGiveNull(x, in.Stored) {
					f.fields[d], changed = true, true
				}
			case *ssa.Return:
				if in.Result != nil && !f.returns[x] && p.MayGiveNull(x, in.Result) {
					f.returns[x], changed = true, true
				}
			case *ssa.Call:
				changed = p.passArguments(f, x, in) || changed
			}
		}
	}
	return changed
}

func (p *Program) passArguments(f *nullFlow, x *Method, in *ssa.Call) (changed bool) {
	s := x.Sites[in]
	if s == nil || s.Dispatch == nil {
		return false
	}
	for i, a := range in.Args {
		if i == 0 && in.Kind != ssa.InvokeStatic || !p.MayGiveNull(x, a) {
			continue // a receiver has been tested when its method runs
		}
		for _, t := range s.Targets {
			if at := (nullParam{t.Method, i}); t.Method.Def.Class.Origin.Model && !f.params[at] {
				f.params[at], changed = true, true
			}
		}
	}
	return changed
}

// MayGiveNull reports whether v, in a method of a model, may be null because a method of the program has returned null.
func (p *Program) MayGiveNull(x *Method, v ssa.Value) bool {
	return x.Def.Class.Origin.Model && p.mayGiveNull(x, v, map[*ssa.Phi]bool{})
}

func (p *Program) mayGiveNull(x *Method, v ssa.Value, seen map[*ssa.Phi]bool) bool {
	f := p.nullFlow
	switch v := v.(type) {
	case *ssa.CheckCast:
		return p.mayGiveNull(x, v.X, seen)
	case *ssa.Phi:
		if seen[v] {
			return false
		}
		seen[v] = true
		for _, a := range v.Args {
			if p.mayGiveNull(x, a, seen) {
				return true
			}
		}
	case *ssa.GetField:
		d, err := p.Hier.ResolveField(v.Field)
		return err == nil && f != nil && f.fields[d]
	case *ssa.Param:
		return f != nil && f.params[nullParam{x, v.Index}]
	case *ssa.Call:
		return p.callGivesNull(x.Sites[v])
	}
	return false
}

// callGivesNull reports whether a call in a model may return a null of the program.
func (p *Program) callGivesNull(s *CallSite) bool {
	if s == nil || s.Dispatch == nil {
		return false
	}
	for _, t := range s.Targets {
		if t.Method.Def.Class.Origin.Model {
			if p.nullFlow != nil && p.nullFlow.returns[t.Method] {
				return true
			}
		} else if !t.Method.Model() && !p.Nulls.returnsNonNull(t.Method.Def, 0) {
			return true
		}
	}
	return false
}
