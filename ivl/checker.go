package ivl

import (
	"fmt"
)

type checker struct {
	prog    *Program
	classes map[*Class]bool
	preds   map[*Pred]bool
	procs   map[string]*Proc
	objects map[int]*ObjLit
	stmts   map[Stmt]bool // those seen
	globals map[string]*Var
	vars    map[string]*Var // in scope in the procedure at hand, beside the globals
	labels  map[string]bool
	where   string
	at      fmt.Stringer // the statement or terminator in where, if any
	pos     Pos
	circle  bool // some class is its own superclass
	grows   bool // procedures may be missing, see CompileGrowing
	// How much of the program has been looked at, of one that grows.
	known struct{ classes, globals, procs, props, inputs int }
	names map[string]bool // of classes
	ids   map[int]bool    // of classes
	errs  []error
}

func (c *checker) errorf(format string, args ...any) {
	where := c.where
	if c.at != nil {
		where += ": " + c.at.String()
	}
	c.errs = append(c.errs, &CheckError{where, c.pos, fmt.Sprintf(format, args...)})
}

// content checks the type of a field or element.
func (c *checker) content(t Type) {
	if c.typ(t) && t.Sort == ArraySort {
		c.errorf("objects hold no value of type %s", t)
	}
}

// typ checks that a type exists and that its class is the program's.
func (c *checker) typ(t Type) bool {
	switch {
	case t.Sort > ArraySort || int(t.Range) >= len(rangeNames):
		c.errorf("there is no type %s", t)
	case t.Sort == ArraySort:
		if e := t.ElemType(); t.Class != nil || t.Dims == 0 || t.Dims > maxDims || t.Elem >= RefSort || e.Sort != ArraySort && e.Sort != IntSort && e.Range != Z {
			c.errorf("there is no type %s", t)
			return false
		}
		return true
	case t.Elem != 0 || t.Dims != 0:
		c.errorf("type %s carries parts of another sort", t)
	case t.Sort == RefSort && !c.classes[t.Class]:
		c.errorf("the class of type %s is not in the program", t)
	case t.Sort != RefSort && t.Class != nil || t.Sort != IntSort && t.Range != Z:
		c.errorf("type %s carries parts of another sort", t)
	default:
		return true
	}
	return false
}

// inScope returns the variable of that name in the procedure at hand, nil if there is
// none. A program has many globals, so procedures do not copy their table.
func (c *checker) inScope(name string) *Var {
	if v := c.vars[name]; v != nil {
		return v
	}
	return c.globals[name]
}

// declare brings a variable into scope.
func (c *checker) declare(v *Var) {
	if c.inScope(v.Name) != nil {
		c.errorf("variable %s is declared twice", v.Name)
	}
	c.vars[v.Name] = v
	c.typ(v.Typ)
	if v.Global {
		c.errorf("variable %s is not a global but says so", v.Name)
	}
}
