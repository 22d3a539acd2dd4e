package horn

import "github.com/jayverify/jayverify/ivl"

// This file translates the operators on arrays. A path remembers the cells that
// it has read. So a cell that is read twice is one variable, and a write of the
// cell's own content changes nothing. Such writes are frequent, because objects
// are written as a whole.

// read is a variable that equals (select array index).
type read struct {
	array, index Term
	value        Term
}

// array returns the term by which the path has defined an array, if it is a
// variable.
func (p *path) array(a Term) Term {
	if v, ok := a.(*Var); ok {
		if t := p.t.arrays[v]; t != nil {
			return t
		}
	}
	return a
}

// lookUp returns the known content of a cell, nil if it is unknown, and the
// array before the writes to other cells, in which the cell is the same.
func (p *path) lookUp(a, i Term) (value, before Term) {
	for {
		for _, r := range p.reads {
			if same(r.array, a) && same(r.index, i) {
				return r.value, a
			}
		}
		s, ok := p.array(a).(*App)
		if !ok {
			return nil, a
		}
		switch s.Op {
		case ConstArr:
			return s.Args[0], a
		case Store:
			if same(s.Args[1], i) {
				return s.Args[2], a
			}
			if x, y, ok := ints(s.Args[1], i); ok && x.Cmp(y) != 0 {
				a = s.Args[0]
				continue
			}
		}
		return nil, a
	}
}

// selectFrom reads a cell. The result is assumed to be in the range of the
// element's type. This is sound: a run writes only such values into cells, and does
// not read other cells.
func (p *path) selectFrom(t *ivl.App, a, i Term) Term {
	value, a := p.lookUp(a, i)
	if value != nil {
		return value
	}
	x := &App{Select, []Term{a, i}}
	v := p.fresh("x", x.Sort(), rangeOf(t.Typ), true)
	p.cons = append(p.cons, constraint{mkEq(v, x), v})
	p.reads = append(p.reads[:len(p.reads):len(p.reads)], read{a, i, v})
	return v
}

// storeInto writes a cell. The result gets a variable of its own, so that
// terms do not grow with each write.
func (p *path) storeInto(a, i, x Term) Term {
	if value, _ := p.lookUp(a, i); value != nil && same(value, x) {
		return a
	}
	if s, ok := p.array(a).(*App); ok && s.Op == Store && same(s.Args[1], i) {
		return p.storeInto(s.Args[0], i, x)
	}
	t := &App{Store, []Term{a, i, x}}
	v := p.define("a", t, ivl.Z)
	p.t.arrays[v] = t
	return v
}
