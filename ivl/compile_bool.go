package ivl

// cond compiles a condition. And, Or, Implies and Ite evaluate from left to
// right as far as needed.
func (c *compiler) cond(t Term) boolCode {
	switch t := t.(type) {
	case BoolLit:
		v := bool(t)
		return func(*execution) bool { return v }
	case *Var:
		f := c.slot(t)
		return func(m *execution) bool { return f(m) != 0 }
	case *Proj:
		f := c.projInt(t)
		return func(m *execution) bool { return f(m) != 0 }
	case *App:
		return c.boolApp(t)
	}
	panic("BUG: no condition: " + t.String())
}

func (c *compiler) boolApp(t *App) boolCode {
	switch t.Op {
	case Eq, Lt, Le:
		return c.compare(t.Op, t.Args[0], t.Args[1])
	case And:
		return c.all(t.Args)
	case Or:
		fs := c.conds(t.Args)
		return func(m *execution) bool {
			for _, f := range fs {
				if f(m) {
					return true
				}
			}
			return false
		}
	}
	a := c.cond(t.Args[0])
	switch t.Op {
	case Not:
		return func(m *execution) bool { return !a(m) }
	case Implies:
		b := c.cond(t.Args[1])
		return func(m *execution) bool { return !a(m) || b(m) }
	case Ite:
		b, d := c.cond(t.Args[1]), c.cond(t.Args[2])
		return func(m *execution) bool {
			if a(m) {
				return b(m)
			}
			return d(m)
		}
	}
	panic("BUG: no condition: " + t.String())
}

func (c *compiler) conds(ts []Term) []boolCode {
	fs := make([]boolCode, len(ts))
	for i, t := range ts {
		fs[i] = c.cond(t)
	}
	return fs
}

func (c *compiler) all(ts []Term) boolCode {
	fs := c.conds(ts)
	if len(fs) == 2 {
		a, b := fs[0], fs[1]
		return func(m *execution) bool { return a(m) && b(m) }
	}
	return func(m *execution) bool {
		for _, f := range fs {
			if !f(m) {
				return false
			}
		}
		return true
	}
}

func (c *compiler) compare(op Op, x, y Term) boolCode {
	switch x.Type().Sort {
	case BoolSort:
		a, b := c.cond(x), c.cond(y)
		return func(m *execution) bool { return a(m) == b(m) }
	case RefSort:
		return c.sameObject(x, y)
	}
	if !c.fits64(x) || !c.fits64(y) {
		return c.compareNum(op, x, y)
	}
	if a, ok := c.local64(x); ok {
		if k, ok := const64(y); ok {
			switch op {
			case Eq:
				return func(m *execution) bool { return m.ints[a] == k }
			case Lt:
				return func(m *execution) bool { return m.ints[a] < k }
			case Le:
				return func(m *execution) bool { return m.ints[a] <= k }
			}
		}
	}
	a, b := c.low(x), c.low(y)
	switch op {
	case Eq:
		return func(m *execution) bool { return a(m) == b(m) }
	case Lt:
		return func(m *execution) bool { return a(m) < b(m) }
	case Le:
		return func(m *execution) bool { return a(m) <= b(m) }
	}
	panic("BUG: no comparison")
}

func (c *compiler) compareNum(op Op, x, y Term) boolCode {
	a, b := c.num(x), c.num(y)
	switch op {
	case Eq:
		return func(m *execution) bool { return a(m).cmp(b(m)) == 0 }
	case Lt:
		return func(m *execution) bool { return a(m).cmp(b(m)) < 0 }
	case Le:
		return func(m *execution) bool { return a(m).cmp(b(m)) <= 0 }
	}
	panic("BUG: no comparison")
}

func (c *compiler) sameObject(x, y Term) boolCode {
	a := c.ref(x)
	if _, ok := y.(*NullLit); ok {
		return func(m *execution) bool { return a(m) == nil }
	}
	b := c.ref(y)
	return func(m *execution) bool { return a(m) == b(m) }
}
