package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/ivl"
)

// maxHintObjects bounds the case distinctions of an assumption about a
// reference.
const maxHintObjects = 6

// hints adds an assumption after each pull: intervals of integers, types and
// allocation sites of references, as the whole-program analysis finds them. The
// assumptions always hold. A heap encoding loses these facts, and without the
// assumptions a solver would have to find them again as part of its invariants.
func (a *analyses) hints(p *ivl.Program) (*ivl.Program, error) {
	f := a.values(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		fp := f.Procs[q.Name]
		if !fp.Reached {
			return q
		}
		blocks := slices.Clone(q.Blocks)
		for i, b := range q.Blocks {
			if fp.In[i] == nil {
				continue
			}
			st := f.At(fp, i)
			var stmts []ivl.Stmt
			for k, s := range b.Stmts {
				stmts = append(stmts, s)
				if !st.Step(s) || st.Dead {
					stmts = append(stmts, b.Stmts[k+1:]...)
					break
				}
				switch s.(type) {
				case *ivl.Pull, *ivl.PullElem:
					if h := hintsAt(st, ivl.Defs(s)); h != ivl.Term(ivl.True) {
						stmts = append(stmts, &ivl.Assume{T: h, Pos: s.Position()})
					}
				}
			}
			if len(stmts) > len(b.Stmts) {
				blocks[i] = &ivl.Block{Label: b.Label, Stmts: stmts, Term: b.Term}
			}
		}
		return withBlocks(q, blocks)
	}), nil
}

// hintsAt returns the facts of st about the variables that do not follow from their types.
func hintsAt(st *absint.AbstractState, xs []*ivl.Var) ivl.Term {
	var ts []ivl.Term
	for _, x := range xs {
		v := st.Get(x)
		switch v.Sort {
		case ivl.IntSort:
			typ := absint.TypeInterval(x.Typ)
			if !v.Ints.LoInf && (typ.LoInf || v.Ints.Lo > typ.Lo) {
				ts = append(ts, ivl.Le.Of(num(v.Ints.Lo), x))
			}
			if !v.Ints.HiInf && (typ.HiInf || v.Ints.Hi < typ.Hi) {
				ts = append(ts, ivl.Le.Of(x, num(v.Ints.Hi)))
			}
		case ivl.RefSort:
			ts = append(ts, refHint(st, x, v))
		}
	}
	return ivl.And.Of(ts...)
}

func refHint(st *absint.AbstractState, x *ivl.Var, v *absint.Value) ivl.Term {
	var cases []ivl.Term
	if v.Null {
		cases = append(cases, ivl.IsNull(x))
	}
	for i := range v.Objects.All() {
		o := st.Universe.Objects[i]
		if len(cases) > maxHintObjects {
			return ivl.True
		}
		c := []ivl.Term{ivl.Eq.Of(ivl.TypeNo(x), num(int64(o.Class.ID))), ivl.Eq.Of(ivl.Site(x), num(int64(o.Site)))}
		if o.Site > 0 {
			c = append(c, ivl.Lt.Of(num(0), ivl.ID(x)))
		} else {
			c = append(c, ivl.Lt.Of(ivl.ID(x), num(0)))
		}
		cases = append(cases, ivl.And.Of(c...))
	}
	if len(cases) == 0 {
		return ivl.True
	}
	return ivl.Or.Of(cases...)
}
