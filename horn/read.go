package horn

import (
	"fmt"
	"math/big"

	"github.com/jayverify/jayverify/horn/sexpr"
)

// ReadValue reads a value that a solver printed: 3, (- 3), -3, true, false, and
// arrays made from ((as const (Array Int …)) 3) by (store a 1 4).
func ReadValue(e *sexpr.Expr, s Sort) (Term, error) {
	if s.IsArray() {
		return readArray(e, s)
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

func readArray(e *sexpr.Expr, s Sort) (Term, error) {
	switch {
	case e.Is("store") && len(e.List) == 4:
		a, err := ReadValue(e.List[1], s)
		if err != nil {
			return nil, err
		}
		i, err := ReadValue(e.List[2], Int)
		if err != nil {
			return nil, err
		}
		x, err := ReadValue(e.List[3], s.Elem())
		return &App{Store, []Term{a, i, x}}, err
	case e.Kind == sexpr.List && len(e.List) == 2 && e.List[0].Is("as") && len(e.List[0].List) == 3 && e.List[0].List[1].IsSymbol("const"):
		x, err := ReadValue(e.List[1], s.Elem())
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
