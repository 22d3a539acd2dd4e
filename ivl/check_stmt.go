package ivl

import (
	"fmt"
	"slices"
)

func (c *checker) statement(s Stmt) {
	switch s := s.(type) {
	case *Assign:
		c.assign(s)
	case *Havoc:
		c.assigned(s.X)
		if s.Input == nil {
			c.errorf("it has no input")
		} else if i := s.Input.ID; i < 0 || i >= len(c.prog.Inputs) || c.prog.Inputs[i] != s.Input {
			c.errorf("input %d is not the program's", i)
		}
		if s.Of != nil {
			c.sort(s.Of, RefSort, "what the value is read from")
		}
	case *Assume:
		c.sort(s.T, BoolSort, "the condition")
	case *Assert:
		c.sort(s.T, BoolSort, "the condition")
		if s.Prop == nil {
			c.errorf("it has no property")
		} else if i := s.Prop.ID; i < 0 || i >= len(c.prog.Props) || c.prog.Props[i] != s.Prop {
			c.errorf("property %d is not the program's", i)
		}
	case *Call:
		c.call(s)
	case *Output:
		c.output(s)
	case *AssumePred:
		c.pred(s.Pred, s.Args, func(t Term, to Type) bool { return t.Type().Sort == to.Sort })
	case *AssertPred:
		c.assertPred(s)
	default:
		c.heapStatement(s)
	}
}

func (c *checker) assigned(x *Var) bool {
	switch {
	case x == nil:
		c.errorf("the variable is missing")
	case c.inScope(x.Name) != x:
		c.errorf("variable %s is not declared", x)
	default:
		return true
	}
	return false
}

// receives checks that variable x can take any value of type t.
func (c *checker) receives(x *Var, t Type) {
	if c.assigned(x) {
		c.delivers(x, t)
	}
}

// delivers checks that a declared variable x can take any value of type t.
func (c *checker) delivers(x *Var, t Type) {
	if !typeFits(t, x.Typ) {
		c.errorf("a value of type %s does not fit variable %s of type %s", t, x, x.Typ)
	}
}

func (c *checker) assign(s *Assign) {
	ok := c.assigned(s.X)
	if app, cast := s.T.(*App); cast && app.Op == Cast {
		ok = c.app(app) && ok
	} else {
		ok = c.term(s.T) && ok
	}
	if ok {
		c.fits(s.T, s.X.Typ, "the value")
	}
}

func (c *checker) call(s *Call) {
	for _, t := range s.Args {
		if !c.term(t) {
			return
		}
	}
	for _, x := range s.Xs {
		if x != nil {
			c.assigned(x)
		}
	}
	c.distinct(s.Xs)
	if !c.grows || c.procs[s.Proc] != nil {
		c.callee(s)
	}
}

// callee checks that a call, whose parts are well-formed, fits its procedure.
func (c *checker) callee(s *Call) {
	q := c.procs[s.Proc]
	switch {
	case q == nil:
		c.errorf("there is no procedure %s", s.Proc)
		return
	case len(s.Args) != len(q.Params):
		c.errorf("%d arguments for %d parameters", len(s.Args), len(q.Params))
		return
	case len(s.Xs) != len(q.Results):
		c.errorf("%d variables for %d results", len(s.Xs), len(q.Results))
		return
	}
	for i, t := range s.Args {
		c.fits(t, q.Params[i].Typ, fmt.Sprintf("argument %d", i+1))
	}
	for i, x := range s.Xs {
		if x != nil {
			c.delivers(x, q.Results[i])
		}
	}
}

// distinct checks that no variable is assigned twice by one statement.
func (c *checker) distinct(xs []*Var) {
	seen := map[*Var]bool{}
	for _, x := range xs {
		if x != nil && seen[x] {
			c.errorf("variable %s is assigned twice", x)
		}
		seen[x] = true
	}
}

func (c *checker) output(s *Output) {
	verbs := formatVerbs(s.Format)
	if len(verbs) != len(s.Args) {
		c.errorf("%d arguments for %d verbs", len(s.Args), len(verbs))
		return
	}
	for i, t := range s.Args {
		if !c.term(t) {
			continue
		}
		ok := false
		switch sort := t.Type().Sort; verbs[i] {
		case 'i', 'c':
			ok = sort == IntSort
		case 'b':
			ok = sort == IntSort || sort == BoolSort
		case 'f':
			ok = sort == FloatSort || sort == DoubleSort
		case 's':
			ok = sort == RefSort
		}
		if !ok {
			c.errorf("verb %%%c does not print %s", verbs[i], t)
		}
	}
}

func (c *checker) pred(q *Pred, args []Term, fits func(Term, Type) bool) {
	if q == nil || !c.preds[q] {
		c.errorf("the predicate is not the program's")
		return
	}
	if len(args) != len(q.Params) {
		c.errorf("%d arguments for %d parameters", len(args), len(q.Params))
		return
	}
	for i, t := range args {
		if c.term(t) && !fits(t, q.Params[i]) {
			c.errorf("argument %d: %s of type %s does not fit %s", i+1, t, t.Type(), q.Params[i])
		}
	}
}

func (c *checker) assertPred(s *AssertPred) {
	for _, v := range s.Forall {
		c.declare(v)
	}
	if s.Guard != nil {
		c.sort(s.Guard, BoolSort, "the guard")
	}
	c.pred(s.Pred, s.Args, termFits)
	for _, v := range s.Forall {
		if c.vars[v.Name] == v {
			delete(c.vars, v.Name)
		}
	}
}

func (c *checker) heapStatement(s Stmt) {
	switch s := s.(type) {
	case *Pull:
		fields, ok := c.object1(s.P, s.Class, s.Only)
		if !ok {
			return
		}
		if len(s.Xs) != len(fields) {
			c.errorf("%d variables for %d mutable fields", len(s.Xs), len(fields))
			return
		}
		for i, x := range s.Xs {
			if x != nil {
				c.receives(x, fields[i].Type)
			}
		}
		c.distinct(s.Xs)
	case *Push:
		fields, ok := c.object1(s.P, s.Class, s.Only)
		if !ok {
			return
		}
		if len(s.Ts) != len(fields) {
			c.errorf("%d terms for %d mutable fields", len(s.Ts), len(fields))
			return
		}
		for i, t := range s.Ts {
			if c.term(t) {
				c.fits(t, fields[i].Type, "field "+fields[i].Name)
			}
		}
	case *PullElem:
		if elem, ok := c.element(s.A, s.I); ok {
			c.receives(s.X, elem)
		}
	case *PushElem:
		if elem, ok := c.element(s.A, s.I); ok && c.term(s.T) {
			c.fits(s.T, elem, "the element")
		}
	case *Init:
		if c.sort(s.P, RefSort, "the object") && c.term(s.T) && c.tupleField(s.P.Type().Class, s.Field) {
			c.fits(s.T, s.Field.Type, "field "+s.Field.Name)
		}
	case *New:
		c.allocation(s.X, s.Class, s.Site, false)
	case *NewArray:
		c.allocation(s.X, s.Class, s.Site, true)
		c.sort(s.Len, IntSort, "the length")
	default:
		panic("BUG: unknown statement")
	}
}

// object1 checks the reference, class and fields of a pull or push and returns the
// fields it moves.
func (c *checker) object1(p Term, k *Class, only []*Field) ([]*Field, bool) {
	if !c.sort(p, RefSort, "the object") || !c.typ(RefTo(k)) {
		return nil, false
	}
	if !related(p.Type().Class, k) {
		c.errorf("%s of class %s cannot be a %s", p, p.Type().Class.Name, k.Name)
		return nil, false
	}
	if only != nil {
		return only, c.only(k, only)
	}
	return k.Mutable(), true
}

// only checks the fields of a pull or push that does not move all of them.
func (c *checker) only(k *Class, fields []*Field) bool {
	seen := map[*Field]bool{}
	for _, f := range fields {
		switch {
		case f == nil || f.Immutable || !k.SubclassOf(f.Class) || !slices.Contains(f.Class.Fields, f):
			c.errorf("class %s has no such mutable field", k.Name)
			return false
		case seen[f]:
			c.errorf("field %s stands there twice", f.Name)
			return false
		}
		seen[f] = true
	}
	return true
}

// element checks array and index of a pull or push and returns the element type.
func (c *checker) element(a, i Term) (Type, bool) {
	if !c.sort(a, RefSort, "the array") || !c.sort(i, IntSort, "the index") {
		return Type{}, false
	}
	k := a.Type().Class
	if k.Elem == nil {
		c.errorf("%s is of class %s, which is not an array class", a, k.Name)
		return Type{}, false
	}
	return *k.Elem, true
}

func (c *checker) allocation(x *Var, k *Class, site int, array bool) {
	if !c.typ(RefTo(k)) {
		return
	}
	if (k.Elem != nil) != array {
		c.errorf("class %s: only array classes have a length, and they have one", k.Name)
	}
	if site <= 0 {
		c.errorf("site %d is not positive", site)
	}
	c.receives(x, RefTo(k))
}
