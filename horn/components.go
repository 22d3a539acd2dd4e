package horn

import "slices"

// Into returns the clauses with each predicate as head.
func (s *System) Into() map[*Pred][]*Clause {
	into := map[*Pred][]*Clause{}
	for _, c := range s.Clauses {
		if c.Head != nil {
			into[c.Head.Pred] = append(into[c.Head.Pred], c)
		}
	}
	return into
}

// Components groups the predicates of the clauses that depend on each other,
// each group after all those that it depends on (Tarjan 1972).
func (s *System) Components() [][]*Pred {
	into := s.Into()
	index, low := map[*Pred]int{}, map[*Pred]int{}
	onStack := map[*Pred]bool{}
	var stack []*Pred
	var out [][]*Pred
	var visit func(p *Pred)
	visit = func(p *Pred) {
		index[p] = len(index) + 1
		low[p] = index[p]
		stack = append(stack, p)
		onStack[p] = true
		for _, c := range into[p] {
			for _, a := range c.Body {
				if index[a.Pred] == 0 {
					visit(a.Pred)
					low[p] = min(low[p], low[a.Pred])
				} else if onStack[a.Pred] {
					low[p] = min(low[p], index[a.Pred])
				}
			}
		}
		if low[p] != index[p] {
			return
		}
		i := slices.Index(stack, p)
		group := slices.Clone(stack[i:])
		for _, q := range group {
			onStack[q] = false
		}
		stack = stack[:i]
		slices.SortFunc(group, func(a, b *Pred) int { return index[a] - index[b] })
		out = append(out, group)
	}
	for _, p := range s.Preds {
		if index[p] == 0 {
			visit(p)
		}
	}
	return out
}
