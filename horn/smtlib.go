package horn

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strings"
)

// Format is a way to write clauses as text.
type Format uint8

// The formats.
const (
	// CHCComp is the format of the CHC competition, in logic HORN: head
	// arguments are distinct variables, body atoms have variables only, and
	// one query comes last. sat means safe.
	CHCComp Format = iota
	// Rules is z3's input for its fixed-point engine, which can print
	// derivations. sat means unsafe.
	Rules
)

// ErrorName is the nullary predicate that the queries' clauses have as head in
// the text.
func (s *System) ErrorName() string {
	name := "error"
	for _, p := range s.Preds {
		for p.Name == name {
			name += "!"
		}
	}
	return name
}

// Write writes the system as text. Comments say what predicates and clauses
// mean.
func (s *System) Write(w io.Writer, f Format) error {
	b := &writer{Writer: bufio.NewWriter(w), format: f, err: s.ErrorName()}
	b.preds(s)
	for _, c := range s.Clauses {
		b.clause(c)
	}
	b.query()
	return b.Flush()
}

// Text returns the system as Write writes it.
func (s *System) Text(f Format) string {
	var b strings.Builder
	_ = s.Write(&b, f) // a Builder never fails
	return b.String()
}

type writer struct {
	*bufio.Writer
	format Format
	err    string
}

func (w *writer) preds(s *System) {
	if w.format == CHCComp {
		fmt.Fprintln(w, "(set-logic HORN)")
	}
	for _, p := range s.Preds {
		names := make([]string, len(p.Args))
		sorts := make([]string, len(p.Args))
		for i, a := range p.Args {
			names[i], sorts[i] = a.Name, a.Typ.String()
		}
		fmt.Fprintf(w, "; %s(%s)", comment(p.Name), comment(strings.Join(names, ", ")))
		if p.Doc != "" {
			fmt.Fprintf(w, ": %s", comment(p.Doc))
		}
		fmt.Fprintln(w)
		w.declare(p.Name, sorts)
	}
	w.declare(w.err, nil)
}

func (w *writer) declare(name string, sorts []string) {
	if w.format == Rules {
		fmt.Fprintf(w, "(declare-rel %s (%s))\n", Quote(name), strings.Join(sorts, " "))
		return
	}
	fmt.Fprintf(w, "(declare-fun %s (%s) Bool)\n", Quote(name), strings.Join(sorts, " "))
}

func (w *writer) query() {
	if w.format == Rules {
		fmt.Fprintf(w, "(query %s :print-certificate true)\n", Quote(w.err))
		return
	}
	// The format wants a quantifier around every clause.
	fmt.Fprintf(w, "(assert (forall ((x Int)) (=> %s false)))\n(check-sat)\n", Quote(w.err))
}

// comment makes s fit on one line.
func comment(s string) string { return strings.NewReplacer("\n", " ", "\r", " ").Replace(s) }

func (w *writer) clause(c *Clause) {
	fmt.Fprintf(w, "; %d", c.ID)
	if c.Doc != "" {
		fmt.Fprintf(w, ": %s", comment(c.Doc))
	}
	fmt.Fprintln(w)
	n := newNormal(c)
	keyword := "assert"
	if w.format == Rules {
		keyword = "rule"
	}
	vars := n.vars
	if len(vars) == 0 && w.format != Rules {
		vars = []*Var{{Name: "x", Typ: Int}} // the format wants a quantifier
	}
	fmt.Fprintf(w, "(%s ", keyword)
	for i, v := range vars {
		sep := " ("
		if i == 0 {
			sep = "(forall (("
		}
		w.strings(sep, v.String(), " ", v.Typ.String(), ")")
	}
	if len(vars) > 0 {
		w.strings(")\n  ")
	}
	w.implication(c, n)
	if len(vars) > 0 {
		w.strings(")")
	}
	w.strings(")\n")
}

// implication writes the clause without its quantifier.
func (w *writer) implication(c *Clause, n *normal) {
	conjuncts := len(n.body) + len(n.constraint)
	switch {
	case conjuncts == 0:
		w.strings("(=> true ")
	case conjuncts == 1:
		w.strings("(=> ")
	default:
		w.strings("(=> (and ")
	}
	for i, a := range c.Body {
		if i > 0 {
			w.strings("\n           ")
		}
		w.atom(a.Pred, n.body[i])
	}
	for i, t := range n.constraint {
		if i+len(n.body) > 0 {
			w.strings("\n           ")
		}
		writeTerm(w, t)
	}
	switch {
	case conjuncts == 1:
		w.strings(" ")
	case conjuncts > 1:
		w.strings(")\n      ")
	}
	if c.Head != nil {
		w.atom(c.Head.Pred, n.head)
	} else {
		w.strings(Quote(w.err))
	}
	w.strings(")")
}

func (w *writer) strings(ss ...string) {
	for _, s := range ss {
		_, _ = w.WriteString(s) // Flush gives the error
	}
}

func (w *writer) atom(p *Pred, args []*Var) {
	if len(args) == 0 {
		w.strings(Quote(p.Name))
		return
	}
	w.strings("(", Quote(p.Name))
	for _, v := range args {
		w.strings(" ", v.String())
	}
	w.strings(")")
}

// normal is a clause in the normal form of the CHC competition: atoms have
// variables only, those of the head are distinct and the head's own.
type normal struct {
	vars       []*Var
	head       []*Var
	body       [][]*Var
	constraint []Term
	names      map[string]bool // of vars; nil until asked for
}

func newNormal(c *Clause) *normal {
	n := &normal{vars: append([]*Var(nil), c.Vars...)}
	n.constraint = slices.Concat(c.Ranges(), c.Constraint)
	for _, a := range c.Body {
		args := make([]*Var, len(a.Args))
		for i, t := range a.Args {
			v, ok := t.(*Var)
			if !ok {
				v = n.equal(a.Pred.Args[i], t)
			}
			args[i] = v
		}
		n.body = append(n.body, args)
	}
	if c.Head == nil {
		return n
	}
	seen := map[*Var]bool{}
	for i, t := range c.Head.Args {
		v, ok := t.(*Var)
		if !ok || seen[v] {
			v = n.equal(c.Head.Pred.Args[i], t)
		}
		seen[v] = true
		n.head = append(n.head, v)
	}
	return n
}

// equal adds a variable equal to t for the argument p.
func (n *normal) equal(p Param, t Term) *Var {
	if n.names == nil {
		n.names = map[string]bool{}
		for _, v := range n.vars {
			n.names[v.String()] = true
		}
	}
	v := &Var{Name: p.Name + "'", Typ: p.Typ}
	for n.names[v.String()] {
		v.Name += "'"
	}
	n.names[v.String()] = true
	n.vars = append(n.vars, v)
	n.constraint = append(n.constraint, mkEq(v, t))
	return v
}
