package spacer

import (
	"errors"
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/sexpr"
)

// A certificate is a term
//
//	proof = "(" "let" "(" { "(" name term ")" } ")" proof ")"
//	      | "(" "(" "_" "hyper-res" {index} ")" clause {proof} fact ")"
//	      | "(" "mp" proof proof fact ")"
//	      | "(" "asserted" fact ")"
//	      | name
//
// where names stand for proofs and for parts of facts alike. The fact of a
// step comes last.

// scope binds the names of the lets around a term. Names are used again in
// inner scopes.
type scope struct {
	up    *scope
	names map[string]*binding
}

type binding struct {
	e    *sexpr.Expr
	in   *scope // where e's own names are looked up
	fact *horn.Fact
}

func (s *scope) lookup(e *sexpr.Expr) *binding {
	if e.Kind == sexpr.List || e.Kind == sexpr.String {
		return nil
	}
	for ; s != nil; s = s.up {
		if b := s.names[e.Text]; b != nil {
			return b
		}
	}
	return nil
}

type proofReader struct{ sys *horn.System }

// queryPrefix begins the name of the predicate z3 makes up for a query.
const queryPrefix = "query!"

// readProof returns the fact false with its premises.
func readProof(sys *horn.System, e *sexpr.Expr) (*horn.Fact, error) {
	r := proofReader{sys}
	f, err := r.proof(e, nil)
	if err != nil {
		return nil, err
	}
	// z3's steps after the error predicate add nothing
	for f.Pred == queryPred {
		if len(f.Premises) != 1 {
			return nil, errors.New("the query does not follow from one fact")
		}
		f = f.Premises[0]
	}
	if f.Pred != nil {
		return nil, fmt.Errorf("the proof is one of %s, expected the error predicate", f.Pred.Name)
	}
	return f, nil
}

// queryPred marks facts of z3's own predicates.
var queryPred = &horn.Pred{Name: "z3's query"}

func (r proofReader) proof(e *sexpr.Expr, in *scope) (*horn.Fact, error) {
	if b := in.lookup(e); b != nil {
		if b.fact == nil {
			f, err := r.proof(b.e, b.in)
			if err != nil {
				return nil, err
			}
			b.fact = f
		}
		return b.fact, nil
	}
	switch {
	case e.Is("let") && len(e.List) == 3:
		s, err := bind(e.List[1], in)
		if err != nil {
			return nil, err
		}
		return r.proof(e.List[2], s)
	case e.Is("mp") && len(e.List) == 4:
		return r.proof(e.List[1], in)
	case e.Is("asserted") && len(e.List) == 2:
		return r.fact(e.List[1], in)
	case e.Kind == sexpr.List && len(e.List) >= 3 && e.List[0].Is("_"):
		return r.step(e.List, in)
	}
	return nil, fmt.Errorf("expected a step of the proof, found %.80s", e)
}

func bind(e *sexpr.Expr, in *scope) (*scope, error) {
	s := &scope{up: in, names: map[string]*binding{}}
	for _, d := range e.List {
		if d.Kind != sexpr.List || len(d.List) != 2 {
			return nil, fmt.Errorf("expected a name and a term, found %.80s", d)
		}
		s.names[d.List[0].Text] = &binding{e: d.List[1], in: in}
	}
	return s, nil
}

// step reads a hyper-resolution step: the clause is left out, it is found by
// its facts.
func (r proofReader) step(es []*sexpr.Expr, in *scope) (*horn.Fact, error) {
	rule := es[0]
	if len(rule.List) < 2 || !rule.List[1].IsSymbol("hyper-res") {
		return nil, fmt.Errorf("expected hyper-res, found %.80s", rule)
	}
	f, err := r.fact(es[len(es)-1], in)
	if err != nil {
		return nil, err
	}
	for _, p := range es[2 : len(es)-1] {
		q, err := r.proof(p, in)
		if err != nil {
			return nil, err
		}
		f.Premises = append(f.Premises, q)
	}
	return f, nil
}

func (r proofReader) fact(e *sexpr.Expr, in *scope) (*horn.Fact, error) {
	e = resolve(e, in)
	if e.Kind != sexpr.List && strings.HasPrefix(e.Text, queryPrefix) {
		return &horn.Fact{Pred: queryPred}, nil
	}
	return r.sys.ReadFact(e)
}

// resolve replaces names by their terms.
func resolve(e *sexpr.Expr, in *scope) *sexpr.Expr {
	if b := in.lookup(e); b != nil {
		return resolve(b.e, b.in)
	}
	if e.Is("let") && len(e.List) == 3 {
		if s, err := bind(e.List[1], in); err == nil {
			return resolve(e.List[2], s)
		}
	}
	if e.Kind != sexpr.List {
		return e
	}
	out := &sexpr.Expr{Kind: sexpr.List, Off: e.Off}
	for _, x := range e.List {
		out.List = append(out.List, resolve(x, in))
	}
	return out
}
