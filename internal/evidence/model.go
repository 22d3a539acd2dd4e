package evidence

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/sexpr"
)

// Model is a solver's interpretation of the predicates: what it claims to be a
// proof of safety.
type Model struct {
	sys    *horn.System
	bodies map[*horn.Pred]*definition
}

// definition is a predicate's define-fun.
type definition struct {
	params []string // as SMT-LIB symbols
	body   *sexpr.Expr
}

// ParseModel reads what a solver printed for a safe system: a list of
// define-fun, one for each predicate. A predicate without one may be anything.
// An error names the definition that does not fit sys.
func ParseModel(sys *horn.System, text string) (*Model, error) {
	es, err := sexpr.Parse(text)
	if err != nil {
		return nil, fmt.Errorf("evidence: model: %w", err)
	}
	if len(es) != 1 || es[0].Kind != sexpr.List {
		return nil, fmt.Errorf("evidence: model: expected one list, found %d expressions", len(es))
	}
	preds := map[string]*horn.Pred{}
	for _, p := range sys.Preds {
		preds[horn.Symbol(p.Name)] = p
	}
	m := &Model{sys: sys, bodies: map[*horn.Pred]*definition{}}
	for _, e := range es[0].List {
		if e.IsSymbol("model") {
			continue
		}
		if !e.Is("define-fun") || len(e.List) != 5 || e.List[2].Kind != sexpr.List {
			return nil, fmt.Errorf("evidence: model: expected (define-fun name (params) sort body), found %.80s", e)
		}
		name := e.List[1].Text
		if name == sys.ErrorName() {
			continue // queries are checked as they are
		}
		p := preds[name]
		if p == nil {
			return nil, fmt.Errorf("evidence: model: no predicate is called %s", name)
		}
		if m.bodies[p] != nil {
			return nil, fmt.Errorf("evidence: model: %s is defined twice", name)
		}
		d, err := define(p, e)
		if err != nil {
			return nil, fmt.Errorf("evidence: model: %s: %w", name, err)
		}
		m.bodies[p] = d
	}
	return m, nil
}

func define(p *horn.Pred, e *sexpr.Expr) (*definition, error) {
	params := e.List[2].List
	if len(params) != len(p.Args) {
		return nil, fmt.Errorf("%d parameters, expected %d", len(params), len(p.Args))
	}
	d := &definition{body: e.List[4]}
	seen := map[string]bool{}
	for i, x := range params {
		if x.Kind != sexpr.List || len(x.List) != 2 || x.List[1].String() != p.Args[i].Typ.String() {
			return nil, fmt.Errorf("parameter %d is %.80s, expected sort %s", i, x, p.Args[i].Typ)
		}
		name := x.List[0].String()
		if seen[name] {
			return nil, fmt.Errorf("parameter %s twice", name)
		}
		seen[name] = true
		d.params = append(d.params, name)
	}
	return d, nil
}

// definitions writes the model as SMT-LIB.
func (m *Model) definitions(b *strings.Builder) {
	for _, p := range m.sys.Preds {
		fmt.Fprintf(b, "(define-fun %s (", horn.Quote(p.Name))
		d := m.bodies[p]
		for i, a := range p.Args {
			name := fmt.Sprintf("x%d", i)
			if d != nil {
				name = d.params[i]
			}
			fmt.Fprintf(b, "(%s %s)", name, a.Typ)
		}
		b.WriteString(") Bool ")
		if d != nil {
			b.WriteString(d.body.String())
		} else {
			b.WriteString("true")
		}
		b.WriteString(")\n")
	}
}

// atom writes an atom of one of System.Raw's clauses: dropped arguments are
// ignored, a dropped predicate is constant.
func atom(a *horn.Atom) string {
	if a.Pred.Kept == nil {
		return fmt.Sprint(a.Pred.Derivable)
	}
	short := &horn.Atom{Pred: a.Pred}
	for i, t := range a.Args {
		if a.Pred.Kept[i] {
			short.Args = append(short.Args, t)
		}
	}
	return short.String()
}

// constant returns "true" or "false" for a predicate that holds everywhere or nowhere by its
// definition, without a look into formulas, else "".
func (m *Model) constant(p *horn.Pred) string {
	if p.Kept == nil {
		return fmt.Sprint(p.Derivable)
	}
	d := m.bodies[p]
	if d == nil {
		return "true"
	}
	for _, c := range []string{"true", "false"} {
		if d.body.IsSymbol(c) && !slices.Contains(d.params, c) {
			return c
		}
	}
	return ""
}

// Body returns what the model says of a predicate: its parameters, as SMT-LIB
// symbols in the order of p.Args, and a formula over them; nil, nil when the
// predicate may be anything.
func (m *Model) Body(p *horn.Pred) (params []string, body *sexpr.Expr) {
	d := m.bodies[p]
	if d == nil {
		return nil, nil
	}
	return d.params, d.body
}
