package horn

// Fits returns the clauses that could derive the fact by its predicate and
// those of its premises, whatever their order.
func (s *System) Fits(f *Fact) []*Clause {
	var fit []*Clause
	for _, c := range s.Clauses {
		if (c.Head == nil) != (f.Pred == nil) || c.Head != nil && c.Head.Pred != f.Pred || len(c.Body) != len(f.Premises) {
			continue
		}
		left := map[*Pred]int{}
		for _, q := range f.Premises {
			left[q.Pred]++
		}
		ok := true
		for _, a := range c.Body {
			left[a.Pred]--
			ok = ok && left[a.Pred] >= 0
		}
		if ok {
			fit = append(fit, c)
		}
	}
	return fit
}

// NewDerivation orders the facts below root and names the clause of each where
// only one fits and its premises can be told apart by their predicates.
func (s *System) NewDerivation(root *Fact) *Derivation {
	d := &Derivation{Root: root}
	type visit struct {
		f    *Fact
		next int
	}
	seen := map[*Fact]bool{root: true}
	stack := []visit{{f: root}}
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next < len(top.f.Premises) {
			q := top.f.Premises[top.next]
			top.next++
			if !seen[q] {
				seen[q] = true
				stack = append(stack, visit{f: q})
			}
			continue
		}
		s.link(top.f)
		d.Facts = append(d.Facts, top.f)
		stack = stack[:len(stack)-1]
	}
	return d
}

func (s *System) link(f *Fact) {
	fit := s.Fits(f)
	if len(fit) != 1 {
		return
	}
	byPred := map[*Pred]*Fact{}
	for _, q := range f.Premises {
		if byPred[q.Pred] != nil {
			return
		}
		byPred[q.Pred] = q
	}
	for i, a := range fit[0].Body {
		f.Premises[i] = byPred[a.Pred]
	}
	f.Clause = fit[0]
}
