package ivl

// term checks t and its subterms. It returns false if t is ill-formed; then the
// error is recorded.
func (c *checker) term(t Term) bool {
	switch t := t.(type) {
	case nil:
		c.errorf("a term is missing")
		return false
	case *Var:
		if c.inScope(t.Name) != t {
			c.errorf("variable %s is not declared", t)
			return false
		}
		return true
	case *Proj:
		return c.proj(t)
	case *App:
		if t.Op == Cast {
			c.errorf("a cast stands below the top of an assignment")
			return false
		}
		return c.app(t)
	}
	return c.literal(t)
}

// sort checks t and that it has the sort; what names its role.
func (c *checker) sort(t Term, s Sort, what string) bool {
	if !c.term(t) {
		return false
	}
	if got := t.Type().Sort; got != s {
		c.errorf("%s %s is not %s", what, t, sortNames[s])
		return false
	}
	return true
}

var sortNames = [...]string{BoolSort: "a condition", IntSort: "an integer", FloatSort: "a float", DoubleSort: "a double", RefSort: "a reference", ArraySort: "an array"}

// isLiteral reports whether t is a constant; an array of the same literal
// everywhere is one.
func isLiteral(t Term) bool {
	switch t := t.(type) {
	case *IntLit, BoolLit, *FloatLit, *NullLit, *ObjLit:
		return true
	case *App:
		return t.Op == ConstArr && len(t.Args) == 1 && isLiteral(t.Args[0])
	}
	return false
}

func (c *checker) literal(t Term) bool {
	n := len(c.errs)
	switch t := t.(type) {
	case *IntLit:
		if c.typ(t.Typ) && (t.Typ.Sort != IntSort || !inRange(t, t.Typ.Range)) {
			c.errorf("literal %s is not in its type", t)
		}
	case *FloatLit:
		if t.Typ != Float && t.Typ != Double || t.Typ == Float && t.Bits>>32 != 0 {
			c.errorf("literal %s is not in its type", t)
		}
	case *NullLit:
		c.typ(RefTo(t.Class))
	case *ObjLit:
		c.object(t)
	case *App:
		c.app(t)
	}
	return len(c.errs) == n
}

func inRange(t *IntLit, r Range) bool {
	lo, hi, ok := r.Bounds()
	if !ok {
		return true
	}
	return t.V.IsInt64() && lo <= t.V.Int64() && t.V.Int64() <= hi
}

func (c *checker) object(t *ObjLit) {
	if !c.typ(RefTo(t.Class)) {
		return
	}
	if t.ID >= 0 {
		c.errorf("id %d of object %q is not negative", t.ID, t.Text)
	}
	if t.Class.Elem != nil && !isText(t.Class) && t.Text != "" {
		c.errorf("object %d is of array class %s, whose literals are empty", t.ID, t.Class.Name)
	}
	fields := t.Class.Tuple()
	if len(t.Tuple) != len(fields) {
		c.errorf("object %d has %d immutable fields, its class %d", t.ID, len(t.Tuple), len(fields))
		return
	}
	for i, x := range t.Tuple {
		if !isLiteral(x) {
			c.errorf("field %s of object %d is not a literal", fields[i].Name, t.ID)
		} else if c.literal(x) {
			c.fits(x, fields[i].Type, "field "+fields[i].Name)
		}
	}
	switch o := c.objects[t.ID]; {
	case o == nil:
		c.objects[t.ID] = t
	case o != t && o.String() != t.String():
		c.errorf("object %d is also %s", t.ID, o)
	}
}

func (c *checker) proj(t *Proj) bool {
	if !c.sort(t.Ref, RefSort, "the operand") {
		return false
	}
	k := t.Ref.Type().Class
	switch {
	case t.Comp > CompField:
		c.errorf("there is no component %d", t.Comp)
	case t.Comp == CompLength && k.Elem == nil:
		c.errorf("%s is of class %s, which is not an array class", t.Ref, k.Name)
	case t.Comp == CompField && !c.tupleField(k, t.Field):
	default:
		return true
	}
	return false
}

// tupleField checks that f is a component of references of static class k.
func (c *checker) tupleField(k *Class, f *Field) bool {
	switch {
	case f == nil:
		c.errorf("the field is missing")
	case !f.Immutable:
		c.errorf("field %s is mutable", f.Name)
	case !k.SubclassOf(f.Class) || !c.classes[f.Class]:
		c.errorf("class %s has no such field %s", k.Name, f.Name)
	default:
		return true
	}
	return false
}

func (c *checker) app(t *App) bool {
	if int(t.Op) >= len(opNames) || !arityFits(t.Op, len(t.Args)) {
		c.errorf("%s does not take %d arguments", t.Op, len(t.Args))
		return false
	}
	for _, a := range t.Args {
		if !c.term(a) {
			return false
		}
	}
	if !c.typ(t.Typ) {
		return false
	}
	if !argsFit(t) {
		c.errorf("the arguments of %s have the wrong sorts", t)
		return false
	}
	if !resultFits(t) {
		c.errorf("the result of %s cannot be of type %s", t, t.Typ)
		return false
	}
	return true
}

func argsFit(t *App) bool {
	all := func(s Sort) bool {
		for _, a := range t.Args {
			if a.Type().Sort != s {
				return false
			}
		}
		return true
	}
	switch t.Op {
	case Not, And, Or, Implies:
		return all(BoolSort)
	case Eq:
		return all(BoolSort) || all(IntSort) || all(RefSort)
	case Ite:
		return t.Args[0].Type().Sort == BoolSort && t.Args[1].Type().Sort == t.Args[2].Type().Sort
	case Select:
		return t.Args[0].Type().Sort == ArraySort && t.Args[1].Type().Sort == IntSort
	case Store:
		a := t.Args[0].Type()
		return a.Sort == ArraySort && t.Args[1].Type().Sort == IntSort && termFits(t.Args[2], a.ElemType())
	case ConstArr:
		return t.Typ.Sort == ArraySort && termFits(t.Args[0], t.Typ.ElemType())
	case FAdd, FSub, FMul, FDiv, FRem, FNeg, FCmpL, FCmpG, FToI, FBits:
		return all(FloatSort) || all(DoubleSort)
	case FSqrt, FLog, FLcg:
		return all(DoubleSort)
	case ToF:
		return all(IntSort) || all(DoubleSort)
	case ToD:
		return all(IntSort) || all(FloatSort)
	case BitsF:
		return termFits(t.Args[0], Int)
	case BitsD:
		return termFits(t.Args[0], Long)
	case Cast:
		return all(RefSort)
	}
	return all(IntSort)
}

func resultFits(t *App) bool {
	switch t.Op {
	case Not, And, Or, Implies, Eq, Lt, Le:
		return t.Typ == Bool
	case Ite:
		switch t.Typ.Sort {
		case RefSort:
			return t.Args[1].Type().Class.SubclassOf(t.Typ.Class) && t.Args[2].Type().Class.SubclassOf(t.Typ.Class)
		case ArraySort:
			return t.Typ == t.Args[1].Type() && t.Typ == t.Args[2].Type()
		}
		return t.Typ.Sort == t.Args[1].Type().Sort
	case Select:
		return t.Typ == t.Args[0].Type().ElemType()
	case Store:
		return t.Typ == t.Args[0].Type()
	case ConstArr:
		return true // argsFit has looked
	case Wrap:
		return t.Typ.Sort == IntSort && t.Typ.Range != Z
	case FToI:
		return t.Typ == Int || t.Typ == Long
	case FAdd, FSub, FMul, FDiv, FRem, FNeg:
		return t.Typ == t.Args[0].Type()
	case FBits:
		return t.Typ == bitsType(t.Args[0].Type())
	case ToF, BitsF:
		return t.Typ == Float
	case ToD, BitsD, FSqrt, FLog, FLcg:
		return t.Typ == Double
	case Cast:
		a := t.Args[0].Type().Class
		return t.Typ.Sort == RefSort && related(a, t.Typ.Class)
	}
	return t.Typ.Sort == IntSort
}

func related(a, b *Class) bool { return a.SubclassOf(b) || b.SubclassOf(a) }

// fits checks that the well-formed term t can become a value of type to.
func (c *checker) fits(t Term, to Type, what string) {
	if !termFits(t, to) {
		c.errorf("%s: %s of type %s does not fit %s", what, t, t.Type(), to)
	}
}

func termFits(t Term, to Type) bool {
	if lit, ok := t.(*IntLit); ok && to.Sort == IntSort {
		return inRange(lit, to.Range)
	}
	if app, ok := t.(*App); ok && app.Op == Ite && app.Typ.Sort == IntSort && !typeFits(app.Typ, to) {
		return termFits(app.Args[1], to) && termFits(app.Args[2], to)
	}
	return typeFits(t.Type(), to)
}

// typeFits reports whether every value of type from is one of type to.
func typeFits(from, to Type) bool {
	switch {
	case from.Sort != to.Sort:
		return false
	case to.Sort == IntSort:
		return to.Range.Includes(from.Range)
	case to.Sort == RefSort:
		return from.Class.SubclassOf(to.Class)
	case to.Sort == ArraySort:
		return from == to
	}
	return true
}
