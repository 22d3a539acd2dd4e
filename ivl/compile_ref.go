package ivl

// ref compiles a reference.
func (c *compiler) ref(t Term) refCode {
	switch t := t.(type) {
	case *Var:
		if t.Global {
			at := c.globalVars[t].at
			return func(m *execution) *object { return m.gr[at] }
		}
		at := c.vars[t].at
		return func(m *execution) *object { return m.refs[at] }
	case *NullLit:
		return func(*execution) *object { return nil }
	case *ObjLit:
		return func(m *execution) *object { return m.constant(t) }
	case *Proj:
		at := c.fields[t.Field].at
		get := c.fieldOwner(t)
		return func(m *execution) *object {
			if o := get(m); o != nil {
				return o.refs[at]
			}
			return nil
		}
	case *App:
		switch t.Op {
		case Ite:
			f, a, b := c.cond(t.Args[0]), c.ref(t.Args[1]), c.ref(t.Args[2])
			return func(m *execution) *object {
				if f(m) {
					return a(m)
				}
				return b(m)
			}
		case Cast:
			return c.cast(t)
		}
	}
	panic("BUG: no reference: " + t.String())
}

func (c *compiler) cast(t *App) refCode {
	f, k := c.ref(t.Args[0]), t.Typ.Class
	return func(m *execution) *object {
		o := f(m)
		if o != nil && o.class.class != k && !o.class.supers[k] {
			m.stop(Broken, "the object is a %s, which is no %s", o.class.class.Name, k.Name)
		}
		return o
	}
}

// fieldOwner compiles the reference of a field component; its object has the
// field with contents decided. It gives nil for null.
func (c *compiler) fieldOwner(t *Proj) refCode {
	f, field := c.ref(t.Ref), t.Field
	return func(m *execution) *object {
		o := f(m)
		if o == nil {
			return nil
		}
		if o.class.class != field.Class && !o.class.supers[field.Class] {
			m.stop(Broken, "the object is a %s, which has no field %s", o.class.class.Name, field.Name)
		}
		if o.lazy != nil {
			m.look(o, field)
		}
		return o
	}
}

// projInt compiles a component that is no reference.
func (c *compiler) projInt(t *Proj) intCode {
	if t.Comp == CompField {
		if storeOf(t.Field.Type) == inBigs {
			f := c.projNum(t)
			return func(m *execution) int64 { return f(m).low() }
		}
		at := c.fields[t.Field].at
		get := c.fieldOwner(t)
		return func(m *execution) int64 {
			if o := get(m); o != nil {
				return o.ints[at]
			}
			return 0
		}
	}
	f := c.ref(t.Ref)
	switch t.Comp {
	case CompID:
		return func(m *execution) int64 {
			if o := f(m); o != nil {
				return o.id
			}
			return 0
		}
	case CompType:
		return func(m *execution) int64 {
			if o := f(m); o != nil {
				return int64(o.class.class.ID)
			}
			return 0
		}
	case CompSite:
		return func(m *execution) int64 {
			if o := f(m); o != nil {
				return o.site
			}
			return 0
		}
	case CompLength:
		return func(m *execution) int64 {
			o := f(m)
			if o == nil {
				return 0
			}
			if o.class.class.Elem == nil {
				m.stop(Broken, "the object is a %s, which is not an array", o.class.class.Name)
			}
			return m.lengthOf(o)
		}
	}
	panic("BUG: no integer component: " + t.String())
}

// projNum compiles an immutable field of range Z.
func (c *compiler) projNum(t *Proj) numCode {
	at := c.fields[t.Field].at
	get := c.fieldOwner(t)
	return func(m *execution) num {
		if o := get(m); o != nil {
			return num{o.ints[at], o.bigs[at]}
		}
		return num{}
	}
}
