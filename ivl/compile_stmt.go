package ivl

// transfer assigns a value to a variable: v, or r for a reference.
type transfer func(m *execution, v num, r *object)

// argCode puts an argument where the callee finds its parameter.
type argCode func(m *execution)

// resultCode puts a result into resI or resR.
type resultCode func(m *execution)

// word compiles a value that stands in ints alone, as one of type to.
func (c *compiler) word(t Term, to Type) intCode {
	switch to.Sort {
	case BoolSort:
		f := c.cond(t)
		return func(m *execution) int64 {
			if f(m) {
				return 1
			}
			return 0
		}
	case FloatSort, DoubleSort:
		return c.float(t)
	}
	if c.interval(t).within(to.Range) {
		return c.low(t)
	}
	f := c.num(t)
	lo, hi, _ := to.Range.Bounds()
	return func(m *execution) int64 {
		v := f(m)
		if v.big != nil || v.n < lo || v.n > hi {
			m.stop(Broken, "%s is %s, not in the range of %s", t, v, to)
		}
		return v.n
	}
}

// value compiles a value of any type: exactly one of the results is not nil.
func (c *compiler) value(t Term, to Type) (word intCode, n numCode, r refCode) {
	switch storeOf(to) {
	case inRefs:
		return nil, nil, c.ref(t)
	case inBigs:
		return nil, c.num(t), nil
	}
	return c.word(t, to), nil, nil
}

// deliver compiles the assignment of a ready value to x. The value fits
// because its type does (see Check).
func (c *compiler) deliver(x *Var) transfer {
	if x.Global {
		at := c.globalVars[x].at
		switch storeOf(x.Typ) {
		case inRefs:
			return func(m *execution, _ num, r *object) { m.gr[at] = r }
		case inBigs:
			return func(m *execution, v num, _ *object) { m.gi[at], m.gb[at] = v.n, v.big }
		}
		return func(m *execution, v num, _ *object) { m.gi[at] = v.n }
	}
	at := c.vars[x].at
	switch storeOf(x.Typ) {
	case inRefs:
		return func(m *execution, _ num, r *object) { m.refs[at] = r }
	case inBigs:
		return func(m *execution, v num, _ *object) { m.ints[at], m.bigs[at] = v.n, v.big }
	}
	return func(m *execution, v num, _ *object) { m.ints[at] = v.n }
}

func (c *compiler) argument(t Term, param *Var, at place) argCode {
	word, n, r := c.value(t, param.Typ)
	switch {
	case word != nil:
		return func(m *execution) { m.stackI[m.at.ints2+at.at] = word(m) }
	case n != nil:
		return func(m *execution) {
			v := n(m)
			m.stackI[m.at.ints2+at.at], m.stackB[m.at.big2+at.at] = v.n, v.big
		}
	}
	return func(m *execution) { m.stackR[m.at.refs2+at.at] = r(m) }
}

func (c *compiler) result(t Term, typ Type, i int) resultCode {
	word, n, r := c.value(t, typ)
	switch {
	case word != nil:
		return func(m *execution) { m.resI[i] = num{n: word(m)} }
	case n != nil:
		return func(m *execution) { m.resI[i] = n(m) }
	}
	return func(m *execution) { m.resR[i] = r(m) }
}

func (c *compiler) statement(s Stmt) stmtCode {
	switch s := s.(type) {
	case *Assign:
		return c.assign(s)
	case *Havoc:
		return c.havocStmt(s)
	case *Assume:
		f := c.cond(s.T)
		return func(m *execution) bool {
			if !f(m) {
				m.result = Blocked
				return false
			}
			return true
		}
	case *Assert:
		f, prop := c.cond(s.T), s.Prop
		return func(m *execution) bool {
			m.reached[prop.ID] = true
			if !f(m) {
				m.result, m.prop = Violated, prop
				return false
			}
			return true
		}
	case *Output:
		return c.output(s)
	case *AssumePred:
		return func(m *execution) bool { return m.end(Inconclusive, "predicate %s cannot be executed", s.Pred.Name) }
	case *AssertPred:
		return func(m *execution) bool { return m.end(Inconclusive, "predicate %s cannot be executed", s.Pred.Name) }
	case *Pull:
		return c.pull(s)
	case *Push:
		return c.push(s)
	case *PullElem:
		return c.pullElem(s)
	case *PushElem:
		return c.pushElem(s)
	case *New:
		return c.newObject(s)
	case *NewArray:
		return c.newArray(s)
	case *Init:
		return c.init(s)
	}
	panic("BUG: unknown statement")
}

func (c *compiler) assign(s *Assign) stmtCode {
	word, n, r := c.value(s.T, s.X.Typ)
	if s.X.Global {
		at := c.globalVars[s.X].at
		switch {
		case word != nil:
			return func(m *execution) bool { m.gi[at] = word(m); return true }
		case n != nil:
			return func(m *execution) bool { v := n(m); m.gi[at], m.gb[at] = v.n, v.big; return true }
		}
		return func(m *execution) bool { m.gr[at] = r(m); return true }
	}
	at := c.vars[s.X].at
	switch {
	case word != nil:
		return c.assignWord(at, s, word)
	case n != nil:
		return func(m *execution) bool { v := n(m); m.ints[at], m.bigs[at] = v.n, v.big; return true }
	}
	return func(m *execution) bool { m.refs[at] = r(m); return true }
}

// assignWord assigns to a local in ints. Copies, constants and wrapped sums
// need no further closure.
func (c *compiler) assignWord(at int, s *Assign, word intCode) stmtCode {
	if s.X.Typ.Sort == IntSort {
		if k, ok := const64(s.T); ok {
			return func(m *execution) bool { m.ints[at] = k; return true }
		}
		if from, ok := c.local64(s.T); ok && c.interval(s.T).within(s.X.Typ.Range) {
			return func(m *execution) bool { m.ints[at] = m.ints[from]; return true }
		}
		if a, k, ok := c.wrappedStep(s.T); ok && s.X.Typ.Range.Includes(I32) {
			return func(m *execution) bool { m.ints[at] = int64(int32(m.ints[a] + k)); return true }
		}
		if a, b, ok := c.wrappedSum(s.T); ok && s.X.Typ.Range.Includes(I32) {
			return func(m *execution) bool { m.ints[at] = int64(int32(m.ints[a] + m.ints[b])); return true }
		}
	}
	return func(m *execution) bool { m.ints[at] = word(m); return true }
}

// wrappedStep recognises (wrap.i32 (+ x k)) and (wrap.i32 (- x k)) with a local x.
func (c *compiler) wrappedStep(t Term) (a int, k int64, ok bool) {
	sum, ok := wrapped32(t)
	if !ok {
		return 0, 0, false
	}
	a, isLocal := c.local64(sum.Args[0])
	k, isConst := const64(sum.Args[1])
	if sum.Op == Sub {
		k = -k
	}
	return a, k, isLocal && isConst
}

// wrappedSum recognises (wrap.i32 (+ x y)) with locals x and y.
func (c *compiler) wrappedSum(t Term) (a, b int, ok bool) {
	sum, ok := wrapped32(t)
	if !ok || sum.Op != Add {
		return 0, 0, false
	}
	a, okA := c.local64(sum.Args[0])
	b, okB := c.local64(sum.Args[1])
	return a, b, okA && okB
}

func wrapped32(t Term) (*App, bool) {
	w, ok := t.(*App)
	if !ok || w.Op != Wrap || w.Typ != Int {
		return nil, false
	}
	sum, ok := w.Args[0].(*App)
	return sum, ok && (sum.Op == Add || sum.Op == Sub)
}

func (c *compiler) havocStmt(s *Havoc) stmtCode {
	store, in, t := c.deliver(s.X), s.Input, s.X.Typ
	var of refCode
	if s.Of != nil {
		of = c.ref(s.Of)
	}
	return func(m *execution) bool {
		v, ok := m.havoc(in, t, of)
		if !ok {
			return false
		}
		o := m.object(v.Ref)
		if in.Kind == Environment || in.Kind == Setting {
			o.choose(in.Name)
		}
		store(m, num{v.N, v.Big}, o)
		return true
	}
}
