package transforms

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// maxHintObjects bounds the case distinctions of an assumption about a
// reference.
const maxHintObjects = 6

// hints writes what the whole-program analysis knows about values that come out
// of the heap after each pull, as an assumption: intervals of integers, types
// and allocation sites of references. The assumptions always hold; a heap
// encoding forgets these facts, and a solver would have to find them again as
// part of its invariants.
func (a *analyses) hints(p *ivl.Program) (*ivl.Program, error) {
	f := a.facts(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		fp := f.procs[q.Name]
		if !fp.entered {
			return q
		}
		blocks := slices.Clone(q.Blocks)
		for i, b := range q.Blocks {
			if fp.in[i] == nil {
				continue
			}
			st := f.at(fp, i)
			var stmts []ivl.Stmt
			for k, s := range b.Stmts {
				stmts = append(stmts, s)
				if !st.step(s) || st.dead {
					stmts = append(stmts, b.Stmts[k+1:]...)
					break
				}
				switch s.(type) {
				case *ivl.Pull, *ivl.PullElem:
					if h := st.hints(ivl.Defs(s)); h != ivl.Term(ivl.True) {
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

// hints returns what is known of the variables beyond their types.
func (st *state) hints(xs []*ivl.Var) ivl.Term {
	var ts []ivl.Term
	for _, x := range xs {
		v := st.get(x)
		switch v.sort {
		case ivl.IntSort:
			typ := typeInterval(x.Typ)
			if !v.ints.loInf && (typ.loInf || v.ints.lo > typ.lo) {
				ts = append(ts, ivl.Le.Of(num(v.ints.lo), x))
			}
			if !v.ints.hiInf && (typ.hiInf || v.ints.hi < typ.hi) {
				ts = append(ts, ivl.Le.Of(x, num(v.ints.hi)))
			}
		case ivl.RefSort:
			ts = append(ts, st.refHint(x, v))
		}
	}
	return ivl.And.Of(ts...)
}

func (st *state) refHint(x *ivl.Var, v *value) ivl.Term {
	var cases []ivl.Term
	if v.null {
		cases = append(cases, ivl.IsNull(x))
	}
	for i := range v.objs.all() {
		o := st.u.objs[i]
		if len(cases) > maxHintObjects {
			return ivl.True
		}
		c := []ivl.Term{ivl.Eq.Of(ivl.TypeNo(x), num(int64(o.class.ID))), ivl.Eq.Of(ivl.Site(x), num(int64(o.site)))}
		if o.site > 0 {
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
