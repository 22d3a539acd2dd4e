package ssa

// simplifyPhis removes phis that merge one value only, besides themselves.
func (l *lifter) simplifyPhis() {
	l.replaced = map[*Phi]Value{}
	var work []*Phi
	for _, p := range l.allPhis {
		if l.uniqueArg(p) != nil {
			work = append(work, p)
		}
	}
	if len(work) == 0 {
		return
	}
	users := map[*Phi][]*Phi{}
	for _, p := range l.allPhis {
		for _, a := range p.Args {
			if q, ok := a.(*Phi); ok && q != p {
				users[q] = append(users[q], p)
			}
		}
	}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		x := l.uniqueArg(p)
		if x == nil || l.replaced[p] != nil {
			continue
		}
		l.replaced[p] = x
		if r, ok := x.(result); ok && r.reg().local == "" {
			r.reg().local = p.local
		}
		work = append(work, users[p]...)
		if q, ok := x.(*Phi); ok {
			users[q] = append(users[q], users[p]...)
		}
	}
	substitute(l.blocks, l.replaced)
}

// final follows replacements to the value that stays.
func final(replaced map[*Phi]Value, x Value) Value {
	for {
		p, ok := x.(*Phi)
		if !ok || replaced[p] == nil {
			return x
		}
		x = replaced[p]
	}
}

// uniqueArg returns the value that p merges if there is only one, else nil.
func (l *lifter) uniqueArg(p *Phi) Value {
	var only Value
	for _, a := range p.Args {
		a = final(l.replaced, a)
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
func substitute(blocks []*Block, replaced map[*Phi]Value) {
	with := func(x Value) Value { return final(replaced, x) }
	for _, b := range blocks {
		kept := b.Instrs[:0]
		for _, in := range b.Instrs {
			if p, ok := in.(*Phi); ok && replaced[p] != nil {
				continue
			}
			replaceOperands(in, with)
			kept = append(kept, in)
		}
		b.Instrs = kept
	}
}

// dropDeadPhis removes the phis that nothing but phis uses.
func dropDeadPhis(f *Func) {
	used := map[*Phi]bool{}
	total := 0
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
			if _, ok := in.(*Phi); ok {
				total++
			}
		}
	}
	if total == 0 {
		return
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
