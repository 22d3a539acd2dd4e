package transforms

import (
	"context"
	"math"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// Bounds of Apart.
const (
	maxCuts      = 4    // numbers by which a component tells objects apart
	maxCut       = 64   // larger ones are not used
	maxApart     = 8    // parts of the objects of one class
	maxApartSize = 8000 // statements of a program with these parts
)

// trait is an immutable component of objects that a program compares: the length of arrays, or a field. What is
// compared tells objects apart: whether a reference is null, or on which side of some numbers an integer is.
type trait struct {
	field *ivl.Field // nil: the length
	class *ivl.Class // of the field, or of the arrays
	null  bool       // a reference is compared with null
	cuts  []int64    // least numbers of parts, but for the first part; of a field with arrays, of their lengths
	asked int        // a check compares it
}

// Apart gives the objects of one allocation several sites, by what the program asks of components that never change.
// An analysis that names objects by their sites then knows which answer an object gives, wherever it has been kept since:
//
//	x := new C[n] @7     →     goto {(< n 1) -> L, else -> M}     L: x := new C[n] @7     M: x := new C[n] @8
//
// A field gets its value after the allocation. There the site is a guess, and runs that have guessed wrong end:
//
//	x := new C @7        →     havoc g; goto {g -> L, else -> M}  L: x := new C @7        M: x := new C @8
//	init x.f := t        →     goto {(= x.allocSite 7) -> N, else -> O}
//	                           N: assume (= t null); init x.f := t    O: assume (not (= t null)); init x.f := t
//
// It also returns the lengths by which arrays from outside are to be told apart. f is the analysis of p. It returns p if there is nothing
// to tell apart.
//
// Soundness: sites have no other effect on a program, see SplitSites. For each run of the program there is one that
// guesses right and does the same, as Init runs once for an object (prophecy variables, Abadi and Lamport, LICS'88).
func Apart(p *ivl.Program, f *absint.Analysis, open func(*ivl.Property) bool) (*ivl.Program, certificate.Lengths) {
	s := &separator{
		siteSplitter: siteSplitter{paths: true, next: map[int]int{}, split: map[int][]int{}}, f: f, parts: map[int][]*objectPart{}, fields: map[*ivl.Var][]*ivl.Field{},
		guess: &ivl.Input{ID: len(p.Inputs), Kind: ivl.Internal, Name: "what a field will be"},
	}
	s.findFields(p)
	s.traits(p, open)
	s.count(p)
	if len(s.all) == 0 || !s.comparesOnly(p) {
		return p, nil
	}
	lengths := certificate.Lengths{}
	for _, c := range s.all {
		if c.field == nil && len(c.cuts) > 0 {
			lengths[c.class] = c.cuts
		}
	}
	p = ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc { return s.allocations(p, q) })
	if len(s.parts) > 0 {
		out := *p
		out.Inputs = append(slices.Clip(p.Inputs), s.guess)
		p = &out
	}
	rename := ivl.Rewrite{Term: s.term}
	p = ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(st ivl.Stmt) []ivl.Stmt { return []ivl.Stmt{rename.Stmt(st)} }, rename.Terminator)
	})
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc { return s.inits(p, q) }), lengths
}

// AnalyseApart analyses p when its objects are told apart; nil if there are none to tell apart. The
// program has been prepared by First. It fails when ctx ends.
func AnalyseApart(ctx context.Context, p *ivl.Program, open func(*ivl.Property) bool, opts Options) (*absint.Analysis, error) {
	p, err := Apply(threeWay(p), Within(ctx, opts.without(named(Passes(opts), partitionPasses))), false, nil)
	if err != nil {
		return nil, err
	}
	p = spread(p)
	f, err := absint.AnalyseWithin(ctx, p)
	if err != nil {
		return nil, err
	}
	q, lengths := Apart(p, f, open)
	if q == p && len(lengths) == 0 || q.Size() > maxApartSize {
		return nil, nil
	}
	a, err := absint.AnalyseApart(ctx, q, lengths)
	if err != nil {
		return nil, err
	}
	return a, nil
}

// separator tells objects apart.
type separator struct {
	siteSplitter
	f      *absint.Analysis
	all    []*trait
	parts  map[int][]*objectPart // by site: of objects with fields
	guess  *ivl.Input
	fields map[*ivl.Var][]*ivl.Field // see findFields
}

// objectPart are the objects of an allocation with some values of their components.
type objectPart struct {
	site   int
	values map[*trait]int
}

// ofCheck is the weight of what a check compares, or a branch around it.
const ofCheck = 1000

// asks reports whether a block has an open check that asks for nothing else.
func asks(b *ivl.Block, open func(*ivl.Property) bool) bool {
	return slices.ContainsFunc(b.Stmts, func(s ivl.Stmt) bool {
		a, ok := s.(*ivl.Assert)
		return ok && a.T == ivl.Term(ivl.False) && open(a.Prop)
	})
}

// traits finds what branches and checks compare with null or with few numbers. Of the numbers, those that open checks
// compare come first.
func (s *separator) traits(p *ivl.Program, open func(*ivl.Property) bool) {
	found := map[*trait]map[int64]int{}
	for _, q := range p.Procs {
		fp := s.f.Procs[q.Name]
		if !fp.Reached {
			continue
		}
		blocks := ivl.BlockIndex(q)
		for i, b := range q.Blocks {
			if fp.In[i] == nil {
				continue
			}
			st := s.f.At(fp, i)
			for _, stmt := range b.Stmts {
				if a, ok := stmt.(*ivl.Assert); ok && open(a.Prop) {
					s.compared(st, a.T, ofCheck, found)
				}
				if !st.Step(stmt) || st.Dead {
					break
				}
			}
			weight := 1
			for _, l := range ivl.Successors(b.Term) {
				if asks(blocks[l], open) {
					weight = ofCheck
				}
			}
			for _, t := range ivl.TerminatorTerms(b.Term) {
				s.compared(st, t, weight, found)
			}
		}
	}
	s.all = slices.DeleteFunc(s.all, func(c *trait) bool {
		cuts := found[c]
		for n := range cuts {
			c.cuts = append(c.cuts, n)
			c.asked += cuts[n]
		}
		slices.SortFunc(c.cuts, func(a, b int64) int {
			if cuts[a] != cuts[b] {
				return cuts[b] - cuts[a]
			}
			return int(a - b)
		})
		if len(c.cuts) > maxCuts {
			c.cuts = c.cuts[:maxCuts]
		}
		slices.Sort(c.cuts)
		return !c.null && len(c.cuts) == 0
	})
	slices.SortStableFunc(s.all, func(a, b *trait) int { return b.asked - a.asked })
}

// compared notes the components that t compares.
func (s *separator) compared(st *absint.AbstractState, t ivl.Term, weight int, found map[*trait]map[int64]int) {
	ivl.WalkTerm(t, func(u ivl.Term) bool {
		a, ok := u.(*ivl.App)
		if !ok || a.Op != ivl.Eq && a.Op != ivl.Lt && a.Op != ivl.Le {
			return true
		}
		for i, x := range a.Args {
			c := s.trait(x)
			if c == nil {
				continue
			}
			v := st.Eval(a.Args[1-i])
			if v.Sort == ivl.RefSort {
				if v.Null && v.Objects.IsEmpty() {
					c.null, c.asked = true, c.asked+weight
				}
				continue
			}
			if found[c] == nil {
				found[c] = map[int64]int{}
			}
			for _, n := range cutsOf(a.Op, i == 0, v.Ints) {
				if n <= 0 && c.field == nil || n < -maxCut || n > maxCut {
					continue
				}
				found[c][n] += weight
				for _, owner := range s.owners(x) {
					if found[owner] == nil {
						found[owner] = map[int64]int{}
					}
					found[owner][n] += weight
				}
			}
		}
		return true
	})
}

// owners returns the fields whose arrays x is the length of, by what spread has said.
func (s *separator) owners(x ivl.Term) (list []*trait) {
	r := x.(*ivl.Proj)
	v, ok := r.Ref.(*ivl.Var)
	if !ok || r.Comp != ivl.CompLength {
		return nil
	}
	for _, f := range s.fields[v] {
		list = append(list, s.traitOf(trait{field: f, class: f.Class}))
	}
	return list
}

// findFields notes the fields that have the values of variables somewhere.
func (s *separator) findFields(p *ivl.Program) {
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, st ivl.Stmt) {
			a, ok := st.(*ivl.Assume)
			if !ok {
				return
			}
			t, ok := a.T.(*ivl.App)
			if !ok || t.Op != ivl.Eq {
				return
			}
			v, ok := t.Args[1].(*ivl.Var)
			if f := ownField(t.Args[0]); ok && f != nil && !slices.Contains(s.fields[v], f.Field) {
				s.fields[v] = append(s.fields[v], f.Field)
			}
		})
	}
}

// cutsOf returns the numbers that a comparison with one of y asks for: the answer is the same for all integers from one
// of them up to the next one, if y is one number. first says that the component is the first operand.
func cutsOf(op ivl.Op, first bool, y absint.Interval) []int64 {
	if y.LoInf || y.HiInf || y.Lo > y.Hi || y.Lo < -maxCut || y.Hi > maxCut {
		return nil
	}
	switch {
	case op == ivl.Eq && y.Lo == y.Hi:
		return []int64{y.Lo, y.Lo + 1}
	case op == ivl.Eq:
		return nil
	case op == ivl.Lt && first: // c < y
		return []int64{y.Lo}
	case op == ivl.Le && first: // c ≤ y
		return []int64{y.Lo + 1}
	case op == ivl.Lt: // y < c
		return []int64{y.Hi + 1}
	}
	return []int64{y.Hi}
}

// trait returns the component that a term reads, nil if it is none that tells objects apart.
func (s *separator) trait(t ivl.Term) *trait {
	r, ok := t.(*ivl.Proj)
	if !ok {
		return nil
	}
	c := trait{field: r.Field}
	switch r.Comp {
	case ivl.CompLength:
		c.class = r.Ref.Type().Class
		if c.class == nil || c.class.Elem == nil {
			return nil
		}
	case ivl.CompField:
		c.class = r.Field.Class
		if srt := r.Field.Type.Sort; c.class.Elem != nil || srt != ivl.IntSort && srt != ivl.RefSort {
			return nil
		}
	default:
		return nil
	}
	return s.traitOf(c)
}

// traitOf returns the only trait with the field and the class of c.
func (s *separator) traitOf(c trait) *trait {
	for _, old := range s.all {
		if old.field == c.field && old.class == c.class {
			return old
		}
	}
	s.all = append(s.all, &c)
	return &c
}

// refs reports whether it is a field with references. Null is the first part.
func (c *trait) refs() bool { return c.field != nil && c.field.Type.Sort == ivl.RefSort }

// parts is how many parts a component makes.
func (c *trait) parts() int {
	if c.refs() {
		return len(c.cuts) + 2
	}
	return len(c.cuts) + 1
}

// holds says that the component, whose value is t, is in a part.
func (c *trait) holds(part int, t ivl.Term) ivl.Term {
	var ts []ivl.Term
	if c.refs() {
		if part == 0 {
			return ivl.IsNull(t)
		}
		ts, part = append(ts, ivl.Not.Of(ivl.IsNull(t))), part-1
		if t.Type().Class.Elem == nil { // it may have a length, which cannot be asked for
			return ts[0]
		}
		t = ivl.Length(t)
	}
	if part > 0 {
		ts = append(ts, ivl.Le.Of(num(c.cuts[part-1]), t))
	}
	if part < len(c.cuts) {
		ts = append(ts, ivl.Lt.Of(t, num(c.cuts[part])))
	}
	return ivl.And.Of(ts...)
}

// of returns the components with fields that objects of a class have, not more than can be told apart.
func (s *separator) of(class *ivl.Class) (list []*trait) {
	n := 1
	for _, c := range s.all {
		if c.field != nil && class.SubclassOf(c.class) && n*c.parts() <= maxApart {
			list, n = append(list, c), n*c.parts()
		}
	}
	return list
}

// fresh returns a new site with the meaning of an old one; 0 if there is none.
func (s *separator) fresh(old int) int {
	if len(s.split[old]) == 0 {
		s.split[old] = []int{old}
		return old
	}
	n := s.next[old/siteRange]
	if n/siteRange != old/siteRange {
		return 0
	}
	s.next[old/siteRange]++
	s.split[old] = append(s.split[old], n)
	return n
}

// room reports whether a site can be split into some parts.
func (s *separator) room(site, parts int) bool {
	n := s.next[site/siteRange] + parts
	return n/siteRange == site/siteRange && len(s.split[site]) == 0
}

// fork replaces a statement by several ways, each with statements of its own.
type fork struct {
	before []ivl.Stmt
	ways   []way
}

// way is taken under a condition, the last one otherwise.
type way struct {
	cond  ivl.Term
	stmts []ivl.Stmt
}

// forked replaces the statements for which of returns a fork.
func forked(q *ivl.Proc, names *namer, of func(i int, b *ivl.Block) func(ivl.Stmt) *fork) *ivl.Proc {
	out, changed := *q, false
	out.Blocks = nil
	for i, b := range q.Blocks {
		at, cur := of(i, b), &ivl.Block{Label: b.Label}
		for _, st := range b.Stmts {
			var k *fork
			if at != nil {
				k = at(st)
			}
			if k == nil {
				cur.Stmts = append(cur.Stmts, st)
				continue
			}
			changed = true
			pos, join, g := st.Position(), names.fresh(b.Label), &ivl.Goto{Pos: st.Position()}
			cur.Stmts, cur.Term = append(cur.Stmts, k.before...), g
			out.Blocks = append(out.Blocks, cur)
			for _, w := range k.ways {
				label := names.fresh(b.Label)
				g.Targets = append(g.Targets, ivl.Target{Cond: w.cond, Label: label})
				out.Blocks = append(out.Blocks, &ivl.Block{Label: label, Stmts: w.stmts, Term: jump(join, pos)})
			}
			g.Targets[len(g.Targets)-1].Cond = nil
			cur = &ivl.Block{Label: join}
		}
		cur.Term = b.Term
		out.Blocks = append(out.Blocks, cur)
	}
	if !changed {
		return q
	}
	return &out
}

// allocations splits the allocations of a procedure.
func (s *separator) allocations(p *ivl.Program, q *ivl.Proc) *ivl.Proc {
	fp := s.f.Procs[q.Name]
	if !fp.Reached {
		return q
	}
	names, guesses := newNamer(p, q), []*ivl.Var(nil)
	r := forked(q, names, func(i int, _ *ivl.Block) func(ivl.Stmt) *fork {
		if fp.In[i] == nil {
			return nil
		}
		st, ended := s.f.At(fp, i), false
		return func(stmt ivl.Stmt) (k *fork) {
			if ended {
				return nil
			}
			switch a := stmt.(type) {
			case *ivl.NewArray:
				k = s.array(st, a)
			case *ivl.New:
				k = s.object(a, func() *ivl.Var {
					g := &ivl.Var{Name: names.fresh("guess"), Typ: ivl.Bool}
					guesses = append(guesses, g)
					return g
				})
			}
			ended = !st.Step(stmt) || st.Dead
			return k
		}
	})
	if len(guesses) > 0 {
		r.Locals = append(slices.Clip(r.Locals), guesses...)
	}
	return r
}

// array splits the allocation of an array by its length.
func (s *separator) array(st *absint.AbstractState, a *ivl.NewArray) *fork {
	n, k := st.Eval(a.Len).Ints, &fork{}
	for _, c := range s.all {
		if c.field != nil || !a.Class.SubclassOf(c.class) {
			continue
		}
		var possible []int
		for part := range c.parts() {
			lo, hi := int64(math.MinInt64), int64(math.MaxInt64)
			if part > 0 {
				lo = c.cuts[part-1]
			}
			if part < len(c.cuts) {
				hi = c.cuts[part] - 1
			}
			if (n.LoInf || n.Lo <= hi) && (n.HiInf || n.Hi >= lo) {
				possible = append(possible, part)
			}
		}
		if len(possible) < 2 || !s.room(a.Site, len(possible)) {
			continue
		}
		for _, part := range possible {
			b := *a
			b.Site = s.fresh(a.Site)
			k.ways = append(k.ways, way{c.holds(part, a.Len), []ivl.Stmt{&b}})
		}
		return k
	}
	return nil
}

// object splits the allocation of an object by guesses of its fields.
func (s *separator) object(a *ivl.New, guess func() *ivl.Var) *fork {
	list, n := s.of(a.Class), 1
	for _, c := range list {
		n *= c.parts()
	}
	if n < 2 || !s.room(a.Site, n) {
		return nil
	}
	k := &fork{}
	for i := range n {
		b := *a
		b.Site = s.fresh(a.Site)
		part := &objectPart{site: b.Site, values: map[*trait]int{}}
		for _, c := range list {
			part.values[c], i = i%c.parts(), i/c.parts()
		}
		s.parts[a.Site] = append(s.parts[a.Site], part)
		g := guess()
		k.before = append(k.before, &ivl.Havoc{X: g, Input: s.guess, Pos: a.Pos})
		k.ways = append(k.ways, way{g, []ivl.Stmt{&b}})
	}
	return k
}

// inits lets the runs of a procedure go on that have guessed right.
func (s *separator) inits(p *ivl.Program, q *ivl.Proc) *ivl.Proc {
	names := newNamer(p, q)
	return forked(q, names, func(int, *ivl.Block) func(ivl.Stmt) *fork {
		return func(stmt ivl.Stmt) *fork {
			a, ok := stmt.(*ivl.Init)
			if !ok {
				return nil
			}
			i := slices.IndexFunc(s.all, func(c *trait) bool { return c.field == a.Field })
			if i < 0 {
				return nil
			}
			return s.init(a, s.all[i])
		}
	})
}

// init is the initialisation of a field that tells objects apart, for each part.
func (s *separator) init(a *ivl.Init, c *trait) *fork {
	k := &fork{}
	for part := range c.parts() {
		var sites []int
		for _, list := range s.parts {
			for _, o := range list {
				if v, told := o.values[c]; told && v == part {
					sites = append(sites, o.site)
				}
			}
		}
		slices.Sort(sites)
		var is []ivl.Term
		for _, n := range sites {
			is = append(is, ivl.Eq.Of(ivl.Site(a.P), num(int64(n))))
		}
		if len(is) > 0 {
			k.ways = append(k.ways, way{ivl.Or.Of(is...), []ivl.Stmt{&ivl.Assume{T: c.holds(part, a.T), Pos: a.Pos}, ivl.CopyStmt(a)}})
		}
	}
	if len(k.ways) == 0 {
		return nil
	}
	k.ways = append(k.ways, way{stmts: []ivl.Stmt{a}})
	return k
}
