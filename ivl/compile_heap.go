package ivl

import "math"

// fieldMove says between which places a pull or push moves a field.
type fieldMove struct {
	field *Field
	at    place
	store transfer // pull: to the variable
	word  intCode  // push: one of the three
	num   numCode
	ref   refCode
}

// instance compiles a reference that must be an object of class k.
func (c *compiler) instance(p Term, k *Class) refCode {
	f := c.ref(p)
	return func(m *execution) *object {
		o := f(m)
		switch {
		case o == nil:
			m.stop(Broken, "%s is null", p)
		case o.class.class != k && !o.class.supers[k]:
			m.stop(Broken, "%s is a %s, which is no %s", p, o.class.class.Name, k.Name)
		}
		return o
	}
}

func (c *compiler) pull(s *Pull) stmtCode {
	get := c.instance(s.P, s.Class)
	var moves []fieldMove
	for i, f := range s.Fields() {
		if s.Xs[i] != nil {
			moves = append(moves, fieldMove{field: f, at: c.fields[f], store: c.deliver(s.Xs[i])})
		}
	}
	return func(m *execution) bool {
		o := get(m)
		if o.lazy != nil {
			for i := range moves {
				m.look(o, moves[i].field)
			}
		}
		for i := range moves {
			switch f := &moves[i]; f.at.store {
			case inRefs:
				f.store(m, num{}, o.refs[f.at.at])
			case inBigs:
				f.store(m, num{o.ints[f.at.at], o.bigs[f.at.at]}, nil)
			default:
				f.store(m, num{n: o.ints[f.at.at]}, nil)
			}
		}
		return true
	}
}

func (c *compiler) push(s *Push) stmtCode {
	get := c.instance(s.P, s.Class)
	var moves []fieldMove
	for i, f := range s.Fields() {
		move := fieldMove{field: f, at: c.fields[f]}
		move.word, move.num, move.ref = c.value(s.Ts[i], f.Type)
		moves = append(moves, move)
	}
	return func(m *execution) bool {
		o := get(m)
		for i := range moves {
			switch f := &moves[i]; {
			case f.word != nil:
				o.ints[f.at.at] = f.word(m)
			case f.num != nil:
				v := f.num(m)
				o.ints[f.at.at], o.bigs[f.at.at] = v.n, v.big
			default:
				o.refs[f.at.at] = f.ref(m)
			}
			if o.lazy != nil {
				o.written(moves[i].field, 0)
			}
		}
		return true
	}
}

// element compiles array and index of a pull or push.
func (c *compiler) element(a, i Term) func(m *execution) (*object, int64) {
	elem := *a.Type().Class.Elem
	get, index := c.ref(a), c.word(i, Long)
	return func(m *execution) (*object, int64) {
		o, i := get(m), index(m)
		switch {
		case o == nil:
			m.stop(Broken, "%s is null", a)
		case o.class.class.Elem == nil || o.class.elem != storeOf(elem):
			m.stop(Broken, "%s is a %s, whose elements are not of type %s", a, o.class.class.Name, elem)
		case i < 0 || i >= o.length && i >= m.lengthOf(o):
			m.stop(Broken, "index %d of %s with length %d", i, a, o.length)
		}
		return o, i
	}
}

func (c *compiler) pullElem(s *PullElem) stmtCode {
	elem := c.element(s.A, s.I)
	store := c.deliver(s.X)
	kind := storeOf(*s.A.Type().Class.Elem)
	return func(m *execution) bool {
		o, i := elem(m)
		if o.lazy != nil {
			m.lookAt(o, i)
		}
		switch kind {
		case inRefs:
			store(m, num{}, o.refs[i])
		case inBigs:
			store(m, num{o.ints[i], o.bigs[i]}, nil)
		default:
			store(m, num{n: o.ints[i]}, nil)
		}
		return true
	}
}

func (c *compiler) pushElem(s *PushElem) stmtCode {
	elem := c.element(s.A, s.I)
	word, n, r := c.value(s.T, *s.A.Type().Class.Elem)
	return func(m *execution) bool {
		o, i := elem(m)
		if o.lazy != nil {
			m.room(o)
			o.written(nil, i)
		}
		switch {
		case word != nil:
			o.ints[i] = word(m)
		case n != nil:
			v := n(m)
			o.ints[i], o.bigs[i] = v.n, v.big
		default:
			x := r(m)
			if o.site > 0 && x != nil && !x.class.class.compatibleWith(o.class.class.Elem.Class) {
				return m.end(Inconclusive, "the object is a %s, which an array %s does not hold", x.class.class.Name, o.class.class.Name)
			}
			o.refs[i] = x
		}
		return true
	}
}

func (c *compiler) newObject(s *New) stmtCode {
	l, site := c.classes[s.Class], int64(s.Site)
	store := c.deliver(s.X)
	return func(m *execution) bool {
		o := m.newObject(l)
		if o == nil {
			return m.end(MemLimit, "no room for another %s", l.class.Name)
		}
		m.nextID++
		o.id, o.site = m.nextID, site
		store(m, num{}, o)
		return true
	}
}

func (c *compiler) newArray(s *NewArray) stmtCode {
	l, site := c.classes[s.Class], s.Site
	store, length := c.deliver(s.X), c.word(s.Len, Long)
	external, name := s.External, s.X.Name
	return func(m *execution) bool {
		n := length(m)
		if n < 0 || n > math.MaxInt32 {
			return m.end(Broken, "an array of length %d", n)
		}
		o := m.newObject(l)
		if o == nil || n > MaxLength || !external && !m.newElements(o, n) {
			return m.end(MemLimit, "no room for a %s of length %d", l.class.Name, n)
		}
		m.nextID++
		o.id, o.site = m.nextID, int64(site)
		if external {
			o.length = n
			o.lazy = &lazy{known: map[*Field]bool{}, elems: map[int64]bool{}, site: site, certain: true, name: name}
		}
		store(m, num{}, o)
		return true
	}
}

func (c *compiler) init(s *Init) stmtCode {
	get := c.instance(s.P, s.Field.Class)
	at, field := c.fields[s.Field], s.Field
	word, n, r := c.value(s.T, s.Field.Type)
	return func(m *execution) bool {
		o := get(m)
		var v num
		var ref *object
		switch {
		case word != nil:
			v.n = word(m)
		case n != nil:
			v = n(m)
		default:
			ref = r(m)
		}
		o.set(at, v, ref)
		if o.lazy != nil {
			o.written(field, 0)
		}
		return true
	}
}
