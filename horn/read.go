package horn

import (
	"fmt"
	"math/big"

	"github.com/jayverify/jayverify/horn/sexpr"
)

// ReadValue reads a value that a solver printed: 3, (- 3), -3, true, false, and
// arrays made from ((as const (Array Int …)) 3) by (store a 1 4). Large ones
// have names for their parts: (let ((a!1 …)) (store a!1 1 4)).
func ReadValue(e *sexpr.Expr, s Sort) (Term, error) { return (*scope)(nil).value(e, s) }

// scope has the meanings of the names of the lets around a value.
type scope struct {
	names map[string]*sexpr.Expr
	outer *scope // in which they have their values
}

// enter returns the scope of the body of a let. The error names an expression
// that is not a binding.
func (in *scope) enter(e *sexpr.Expr) (*scope, error) {
	inner := &scope{map[string]*sexpr.Expr{}, in}
	if len(e.List) != 3 || e.List[1].Kind != sexpr.List {
		return nil, fmt.Errorf("expected names and a value, found %.80s", e)
	}
	for _, b := range e.List[1].List {
		if b.Kind != sexpr.List || len(b.List) != 2 || b.List[0].Kind == sexpr.List {
			return nil, fmt.Errorf("expected a name and its value, found %.80s", b)
		}
		inner.names[b.List[0].Text] = b.List[1]
	}
	return inner, nil
}

// value reads a value that may have names in it.
func (in *scope) value(e *sexpr.Expr, s Sort) (Term, error) {
	if e.Is("let") {
		inner, err := in.enter(e)
		if err != nil {
			return nil, err
		}
		return inner.value(e.List[2], s)
	}
	if e.Kind == sexpr.Symbol || e.Kind == sexpr.Quoted {
		for at := in; at != nil; at = at.outer {
			if x := at.names[e.Text]; x != nil {
				return at.outer.value(x, s)
			}
		}
	}
	if s.IsArray() {
		return in.array(e, s)
	}
	if s == Bool {
		switch {
		case e.IsSymbol("true"):
			return BoolConst(true), nil
		case e.IsSymbol("false"):
			return BoolConst(false), nil
		}
		return nil, fmt.Errorf("expected true or false, found %.80s", e)
	}
	text, neg := e.Text, false
	if e.Is("-") && len(e.List) == 2 {
		text, neg = e.List[1].Text, true
	}
	v, ok := new(big.Int).SetString(text, 10)
	if !ok {
		return nil, fmt.Errorf("expected an integer, found %.80s", e)
	}
	if neg {
		v.Neg(v)
	}
	return &IntConst{v}, nil
}

func (in *scope) array(e *sexpr.Expr, s Sort) (Term, error) {
	switch {
	case e.Is("store") && len(e.List) == 4:
		a, err := in.value(e.List[1], s)
		if err != nil {
			return nil, err
		}
		i, err := in.value(e.List[2], Int)
		if err != nil {
			return nil, err
		}
		x, err := in.value(e.List[3], s.Elem())
		return &App{Store, []Term{a, i, x}}, err
	case e.Kind == sexpr.List && len(e.List) == 2 && e.List[0].Is("as") && len(e.List[0].List) == 3 && e.List[0].List[1].IsSymbol("const"):
		x, err := in.value(e.List[1], s.Elem())
		return &App{ConstArr, []Term{x}}, err
	}
	return nil, fmt.Errorf("expected an array, found %.80s", e)
}

// ReadFact reads a ground atom that a solver printed, without premises. The
// system's error predicate becomes the false fact.
func (s *System) ReadFact(e *sexpr.Expr) (*Fact, error) {
	head, args := e, []*sexpr.Expr(nil)
	if e.Kind == sexpr.List && len(e.List) > 0 {
		head, args = e.List[0], e.List[1:]
	}
	if head.IsSymbol("false") || head.IsSymbol(s.ErrorName()) {
		return &Fact{}, nil
	}
	p := s.predCalled(head)
	if p == nil {
		return nil, fmt.Errorf("expected a fact, found %.80s", e)
	}
	if len(args) != len(p.Args) {
		return nil, fmt.Errorf("fact of %s has %d arguments, expected %d", p.Name, len(args), len(p.Args))
	}
	f := &Fact{Pred: p}
	for i, a := range args {
		v, err := ReadValue(a, p.Args[i].Typ)
		if err != nil {
			return nil, fmt.Errorf("fact of %s: %w", p.Name, err)
		}
		f.Args = append(f.Args, v)
	}
	return f, nil
}

// predCalled finds a predicate by the symbol the writer gave it.
func (s *System) predCalled(e *sexpr.Expr) *Pred {
	if e.Kind == sexpr.List || e.Kind == sexpr.String {
		return nil
	}
	symbol := Quote(e.Text)
	for _, p := range s.Preds {
		if Quote(p.Name) == symbol {
			return p
		}
	}
	return nil
}
