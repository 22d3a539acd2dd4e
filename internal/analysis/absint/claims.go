package absint

import (
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// Claims returns all that the analysis knows, for a checker.
func (f *Analysis) Claims() *certificate.Claims {
	c := &claimer{sets: map[*Value]*certificate.Set{}, memo: flow.NewMemo[*Value, *certificate.Set]()}
	out := &certificate.Claims{Program: f.p, Lengths: f.Universe.lengths, Procs: map[string]*certificate.ProcClaims{}, Cells: map[certificate.Cell]*certificate.Set{}, Assigned: map[*ivl.Var]*certificate.Set{}}
	for _, o := range f.Universe.Objects {
		out.Objects = append(out.Objects, certificate.Object{Class: o.Class, Site: o.Site, Literal: o.literal, Text: o.text, Part: o.Part})
	}
	for k, v := range f.cells {
		kind := map[cellKind]certificate.CellKind{fieldCell: certificate.FieldCell, elemCell: certificate.Elements, lengthCell: certificate.Length}[k.kind]
		set := c.set(v)
		if k.kind == lengthCell && f.left.lengths || k.kind != lengthCell && f.left.contents {
			set = nil // any value
		}
		out.Cells[certificate.Cell{Object: k.obj, Field: k.field, Kind: kind}] = set
	}
	for g, a := range f.assigned {
		switch {
		case a.val != nil && (f.flat || !a.initial):
			out.Assigned[g] = c.set(a.val)
		case a.val == nil && f.flat:
			out.Assigned[g] = c.set(a.init)
		}
	}
	for _, q := range f.p.Procs {
		pc := c.proc(f.Procs[q.Name])
		if f.flat {
			f.writes(pc)
		}
		pc.Equations, pc.Orders, pc.Close = f.equations[f.Procs[q.Name]], f.orders[f.Procs[q.Name]], f.close[f.Procs[q.Name]]
		pc.Returns = f.returns[f.Procs[q.Name]]
		out.Procs[q.Name] = pc
	}
	return out
}

// writes adds the globals that callees write to those of a claim about a procedure that names few of them.
func (f *Analysis) writes(pc *certificate.ProcClaims) {
	n := len(pc.Written)
	for g := range f.Effects.Written(pc.Proc.Name) {
		if _, named := pc.Vars[g]; !named {
			pc.Written = append(pc.Written, g)
		}
	}
	for _, e := range pc.Exits {
		if e != nil {
			e.Globals = append(slices.Clip(e.Globals), make([]*certificate.Set, len(pc.Written)-n)...)
		}
	}
}

// claimer writes Values as Sets, each once.
type claimer struct {
	sets map[*Value]*certificate.Set
	memo *flow.Memo[*Value, *certificate.Set]
}

func (c *claimer) proc(fp *Proc) *certificate.ProcClaims {
	pc := &certificate.ProcClaims{Proc: fp.Body, Vars: fp.num, List: slices.Concat(fp.globals, fp.Body.Params, fp.Body.Locals)}
	for _, i := range fp.written {
		pc.Written = append(pc.Written, fp.globals[i])
	}
	for i := range fp.exits {
		if e := &fp.exits[i]; e.reached {
			n := len(fp.written)
			pc.Exits[i] = &certificate.Exit{Globals: c.all(e.vals[:n]), Results: c.all(e.vals[n:])}
		}
	}
	pc.Blocks = make([]*flow.Table[*certificate.Set], len(fp.In))
	for i, t := range fp.In {
		if t != nil {
			pc.Blocks[i] = flow.Map(t, c.set, c.memo)
		}
	}
	return pc
}

func (c *claimer) all(vs []*Value) []*certificate.Set {
	out := make([]*certificate.Set, len(vs))
	for i, v := range vs {
		if v != nil {
			out[i] = c.set(v)
		}
	}
	return out
}

// set returns the Set of a Value.
func (c *claimer) set(v *Value) *certificate.Set {
	s := c.sets[v]
	if s != nil {
		return s
	}
	s = &certificate.Set{Sort: v.Sort}
	switch v.Sort {
	case ivl.IntSort:
		if !v.Ints.LoInf {
			s.Lo = big.NewInt(v.Ints.Lo)
		}
		if !v.Ints.HiInf {
			s.Hi = big.NewInt(v.Ints.Hi)
		}
		s.Mod, s.Rem = v.Ints.mod, v.Ints.residue
	case ivl.BoolSort:
		s.True, s.False = v.t, v.f
	case ivl.RefSort:
		s.Null, s.Objects = v.Null, v.Objects
	default:
		s.Numbers.NaN = v.floats.Nan
		if f := v.floats; f.Lo <= f.Hi {
			s.Numbers = certificate.Numbers{Lo: at(f.Lo), Hi: at(f.Hi), Some: true, NaN: f.Nan}
		}
	}
	c.sets[v] = s
	return s
}
