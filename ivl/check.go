package ivl

import (
	"errors"
	"fmt"
)

// CheckError is one mistake in a program.
type CheckError struct {
	Where string // "class Node", "proc main", or "proc main, block L0: x := 1"
	Pos   Pos    // of the statement, if it has one
	Msg   string
}

// Error returns `WHERE: MESSAGE (POSITION)`.
func (e *CheckError) Error() string {
	if e.Pos == (Pos{}) {
		return e.Where + ": " + e.Msg
	}
	return e.Where + ": " + e.Msg + " (" + e.Pos.String() + ")"
}

// Check reports what makes p ill-formed: nil, or an errors.Join of all
// *CheckErrors in the order of the program text. The rules:
//
//   - names of classes, predicates, globals and procedures are unique, type
//     numbers are unique and positive, a field's Class is the class that lists it;
//     a closed class is not external, and its subclasses are closed
//   - Props and Inputs carry their index as ID; every Assert has a Prop, every
//     Havoc an Input, and they are the program's
//   - every class mentioned is one of the program's, every predicate too
//   - the entry exists and has no parameters; globals start with literals
//   - variable names are unique among globals, parameters, locals and the
//     variables an AssertPred binds; every variable used is declared
//   - labels are unique and exist; a block has a terminator; a goto's last
//     condition is nil and no other
//   - each statement stands at one place only: passes and encodings use the
//     statement as the key of a place
//   - operators get the number and sorts of arguments they need
//   - the value of a variable, field, element, parameter, result or asserted
//     predicate fits it: same sort; the integer's range is included (literals:
//     the value is in it); the reference's static class is the same or a subclass
//   - Cast stands only at the top of an Assign, between a class and its
//     subclass; Proj and Init take immutable fields the static class has, and
//     a length only comes from an array class
//   - Pull and Push have one variable or term for each of Fields(), which are
//     mutable fields of Class, each once, and the reference's static class is
//     the same, a sub- or a superclass
//   - sites are positive; New has an ordinary class, NewArray an array class
//   - ObjLits have ids < 0, a literal for each of Class.Tuple(), and are the
//     same object wherever they have the same id; their class is no array class
//     but one of chars
func Check(p *Program) error {
	c := newChecker(p)
	if c.circle {
		return errors.Join(c.errs...)
	}
	for _, q := range p.Procs {
		c.procedure(q)
	}
	return errors.Join(c.errs...)
}

// newChecker checks everything but the bodies of procedures.
func newChecker(p *Program) *checker {
	c := &checker{
		prog: p, classes: map[*Class]bool{}, preds: map[*Pred]bool{}, procs: map[string]*Proc{}, globals: map[string]*Var{},
		objects: map[int]*ObjLit{}, stmts: map[Stmt]bool{}, names: map[string]bool{}, ids: map[int]bool{},
	}
	c.declarations()
	return c
}

// more checks one more procedure. It returns the mistakes that were found so far.
func (c *checker) more(q *Proc) error {
	if len(c.errs) == 0 {
		c.procedure(q)
	}
	return errors.Join(c.errs...)
}

func (c *checker) declarations() {
	c.newClasses()
	if c.circle {
		return
	}
	names := map[string]bool{}
	for _, q := range c.prog.Preds {
		c.where = "pred " + q.Name
		c.unique(names, q.Name)
		c.preds[q] = true
		for _, t := range q.Params {
			if c.typ(t); t.Sort == RefSort {
				c.errorf("a parameter is a reference")
			}
		}
	}
	c.newNames()
	c.where = "entry " + c.prog.Entry
	switch e := c.procs[c.prog.Entry]; {
	case e == nil:
		c.errorf("there is no such procedure")
	case len(e.Params) > 0:
		c.errorf("the procedure has parameters")
	}
}

// newClasses checks the classes that were not there before.
func (c *checker) newClasses() {
	list := c.prog.Classes[c.known.classes:]
	c.known.classes = len(c.prog.Classes)
	for _, k := range list {
		c.classes[k] = true
	}
	for _, k := range list {
		c.where = "class " + k.Name
		c.unique(c.names, k.Name)
		c.class(k, c.ids)
	}
}

// newNames checks the properties, inputs, globals and names of procedures that were not there before.
func (c *checker) newNames() {
	c.placesAndProperties()
	for _, g := range c.prog.Globals[c.known.globals:] {
		c.global(g)
	}
	c.known.globals = len(c.prog.Globals)
	for _, q := range c.prog.Procs[c.known.procs:] {
		c.where = "proc " + q.Name
		if c.procs[q.Name] != nil {
			c.errorf("the name is declared twice")
		}
		c.procs[q.Name] = q
	}
	c.known.procs = len(c.prog.Procs)
}

// grow checks what the program has in addition, but not the bodies of procedures.
func (c *checker) grow() {
	if c.newClasses(); !c.circle {
		c.newNames()
	}
}

// late checks that a call fits a procedure that was added after the caller was checked. It returns
// the mistakes that were found so far.
func (c *checker) late(s *Call) error {
	c.where, c.at, c.pos = "call of "+s.Proc, nil, s.Pos
	c.callee(s)
	return errors.Join(c.errs...)
}

func (c *checker) unique(names map[string]bool, name string) {
	if names[name] {
		c.errorf("the name is declared twice")
	}
	names[name] = true
}

func (c *checker) class(k *Class, ids map[int]bool) {
	if k.ID <= 0 {
		c.errorf("type number %d is not positive", k.ID)
	}
	if ids[k.ID] {
		c.errorf("type number %d is taken", k.ID)
	}
	ids[k.ID] = true
	if k.Closed && k.External {
		c.errorf("a closed class has no objects from outside")
	}
	if k.Super != nil && k.Super.Closed && !k.Closed {
		c.errorf("its superclass is closed")
	}
	steps := 0
	for s := k.Super; s != nil && steps <= len(c.prog.Classes); s = s.Super {
		steps++
		if !c.classes[s] {
			c.errorf("superclass %s is not in the program", s.Name)
			break
		}
	}
	if steps > len(c.prog.Classes) {
		c.circle = true
		c.errorf("the superclasses form a circle")
	}
	if k.Elem != nil {
		c.content(*k.Elem)
	}
	names := map[string]bool{}
	for _, f := range k.Fields {
		c.where = "class " + k.Name + ", field " + f.Name
		c.unique(names, f.Name)
		c.content(f.Type)
		if f.Class != k {
			c.errorf("its Class is another one")
		}
	}
}

func (c *checker) placesAndProperties() {
	for i := c.known.props; i < len(c.prog.Props); i++ {
		q := c.prog.Props[i]
		c.where = fmt.Sprintf("prop %d", i)
		if q.ID != i {
			c.errorf("its ID is %d", q.ID)
		}
		if int(q.Kind) >= len(kindNames) {
			c.errorf("there is no %s", q.Kind)
		}
	}
	c.known.props = len(c.prog.Props)
	for i := c.known.inputs; i < len(c.prog.Inputs); i++ {
		in := c.prog.Inputs[i]
		c.where = fmt.Sprintf("input %d", i)
		if in.ID != i {
			c.errorf("its ID is %d", in.ID)
		}
		if int(in.Kind) >= len(inputKindNames) {
			c.errorf("there is no %s", in.Kind)
		}
	}
	c.known.inputs = len(c.prog.Inputs)
}

func (c *checker) global(g *Var) {
	c.where = "global " + g.Name
	if c.globals[g.Name] != nil {
		c.errorf("the name is declared twice")
	}
	c.globals[g.Name] = g
	c.typ(g.Typ)
	if !g.Global {
		c.errorf("Var.Global is not set")
	}
	if !isLiteral(g.Init) {
		c.errorf("the value at the start is not a literal")
		return
	}
	c.literal(g.Init)
	c.fits(g.Init, g.Typ, "the value at the start")
}

func (c *checker) procedure(p *Proc) {
	c.where, c.pos = "proc "+p.Name, p.Pos
	c.vars, c.labels = map[string]*Var{}, map[string]bool{}
	for _, v := range p.Params {
		c.declare(v)
	}
	for _, v := range p.Locals {
		c.declare(v)
	}
	for _, t := range p.Results {
		c.typ(t)
	}
	if len(p.Blocks) == 0 {
		c.errorf("it has no blocks")
	}
	for _, b := range p.Blocks {
		if c.labels[b.Label] {
			c.errorf("label %s is declared twice", b.Label)
		}
		c.labels[b.Label] = true
	}
	for _, b := range p.Blocks {
		c.where = "proc " + p.Name + ", block " + b.Label
		for _, s := range b.Stmts {
			c.at, c.pos = s, s.Position()
			if c.stmts[s] {
				c.errorf("the same statement stands at another place, too")
			}
			c.stmts[s] = true
			c.statement(s)
		}
		if b.Term == nil {
			c.at, c.pos = nil, p.Pos
			c.errorf("the block has no terminator")
			continue
		}
		c.at, c.pos = b.Term, b.Term.Position()
		c.terminator(p, b.Term)
	}
	c.at, c.pos = nil, Pos{}
}

func (c *checker) terminator(p *Proc, t Terminator) {
	switch t := t.(type) {
	case *Goto:
		if len(t.Targets) == 0 {
			c.errorf("there is no target")
		}
		for i, g := range t.Targets {
			last := i == len(t.Targets)-1
			switch {
			case last && g.Cond != nil:
				c.errorf("the last target has a condition")
			case !last && g.Cond == nil:
				c.errorf("target %d of %d has no condition", i+1, len(t.Targets))
			}
			if g.Cond != nil {
				c.sort(g.Cond, BoolSort, "the condition")
			}
			if !c.labels[g.Label] {
				c.errorf("there is no block %s", g.Label)
			}
		}
	case *Return:
		if len(t.Ts) != len(p.Results) {
			c.errorf("%d results for %d", len(t.Ts), len(p.Results))
			return
		}
		for i, x := range t.Ts {
			c.term(x)
			c.fits(x, p.Results[i], fmt.Sprintf("result %d", i+1))
		}
	}
}
