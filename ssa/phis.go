package ssa

// phiSimplifier removes phis that merge one value only, besides themselves.
type phiSimplifier struct {
	phis     []*Phi
	replaced map[*Phi]Value
}

// simplifyPhis removes those of phis, all the phis of f, that merge one value
// only.
func simplifyPhis(f *Func, phis []*Phi) {
	s := phiSimplifier{phis: phis}
	if s.run() {
		s.substitute(f.Blocks)
		for _, stores := range f.Stores {
			for i := range stores {
				stores[i].Value = s.final(stores[i].Value)
			}
		}
	}
}

// run fills s.replaced and reports whether there are phis to replace.
func (s *phiSimplifier) run() bool {
	var work []*Phi
	for _, p := range s.phis {
		if s.uniqueArg(p) != nil {
			work = append(work, p)
		}
	}
	if len(work) == 0 {
		return false
	}
	s.replaced = map[*Phi]Value{}
	users := map[*Phi][]*Phi{}
	for _, p := range s.phis {
		for _, a := range p.Args {
			if q, ok := a.(*Phi); ok && q != p {
				users[q] = append(users[q], p)
			}
		}
	}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		x := s.uniqueArg(p)
		if x == nil || s.replaced[p] != nil {
			continue
		}
		s.replaced[p] = x
		if r, ok := x.(result); ok && r.reg().local == "" {
			r.reg().local = p.local
		}
		work = append(work, users[p]...)
		if q, ok := x.(*Phi); ok {
			users[q] = append(users[q], users[p]...)
		}
	}
	return true
}

// final follows replacements to the value that stays.
func (s *phiSimplifier) final(x Value) Value {
	for {
		p, ok := x.(*Phi)
		if !ok || s.replaced[p] == nil {
			return x
		}
		x = s.replaced[p]
	}
}

// uniqueArg returns the value that p merges if there is only one, else nil.
func (s *phiSimplifier) uniqueArg(p *Phi) Value {
	var only Value
	for _, a := range p.Args {
		a = s.final(a)
		if a == Value(p) || only != nil && same(a, only) {
			continue
		}
		if only != nil {
			return nil
		}
		only = a
	}
	return only
}

// same reports whether two operands are the same value.
func same(x, y Value) bool {
	if x == y {
		return true
	}
	c, ok := x.(*Const)
	d, ok2 := y.(*Const)
	return ok && ok2 && sameConst(c, d)
}

// substitute drops the replaced phis and rewrites all uses of them.
func (s *phiSimplifier) substitute(blocks []*Block) {
	for _, b := range blocks {
		kept := b.Instrs[:0]
		for _, in := range b.Instrs {
			if p, ok := in.(*Phi); ok && s.replaced[p] != nil {
				continue
			}
			replaceOperands(in, s.final)
			kept = append(kept, in)
		}
		b.Instrs = kept
	}
}

// phisOf lists the phis of f.
func phisOf(f *Func) []*Phi {
	var phis []*Phi
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			p, ok := in.(*Phi)
			if !ok {
				break
			}
			phis = append(phis, p)
		}
	}
	return phis
}

// dropDeadPhis removes the phis that nothing but phis uses.
func dropDeadPhis(f *Func) {
	total := len(phisOf(f))
	if total == 0 {
		return
	}
	used := map[*Phi]bool{}
	var work []*Phi
	use := func(vs []Value) {
		for _, v := range vs {
			if p, ok := v.(*Phi); ok && !used[p] {
				used[p] = true
				work = append(work, p)
			}
		}
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if _, ok := in.(*Phi); !ok {
				use(in.Operands())
			}
		}
	}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		use(p.Args)
	}
	if len(used) == total {
		return
	}
	for _, b := range f.Blocks {
		kept := b.Instrs[:0]
		for _, in := range b.Instrs {
			if p, ok := in.(*Phi); !ok || used[p] {
				kept = append(kept, in)
			}
		}
		b.Instrs = kept
	}
}

// number gives values their numbers, in the order of printing.
func number(f *Func) {
	n := 0
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if r, ok := in.(result); ok && r.Type() != Void {
				r.reg().num = n
				n++
			}
		}
	}
}
