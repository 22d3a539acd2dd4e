package zones_test

import (
	"context"
	"fmt"
	"math/big"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/sexpr"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
)

// TestGolden finds the facts about the clauses of each archive, and compares them with
// its facts.txt. z3 checks that they are a model of the clauses.
func TestGolden(t *testing.T) {
	z3 := horntest.Z3(t)
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) { golden(t, file, z3) })
	}
}

func golden(t *testing.T, file, z3 string) {
	a, err := txtar.ParseFile(file)
	if err != nil {
		t.Fatal(err)
	}
	sys := clauses(t, string(a.Files[0].Data))
	f := find(t, sys)
	rest, _ := without(sys, f)
	if _, err := evidence.Check(context.Background(), rest, f.Model(), z3); err != nil {
		t.Errorf("the facts are not a model: %v\n%s", err, f.Model())
	}
	goldentest.Section(t, file, a, "facts.txt", printed(sys, f))
}

// printed lists the facts about each predicate, and the queries that they do not exclude.
func printed(sys *horn.System, f *zones.Invariants) string {
	var b strings.Builder
	for _, p := range sys.Preds {
		var args []horn.Term
		for _, a := range p.Args {
			args = append(args, &horn.Var{Name: a.Name, Typ: a.Typ})
		}
		fmt.Fprintf(&b, "%s:", p.Name)
		for i, t := range f.Of(p, args) {
			fmt.Fprintf(&b, "%s %s", map[bool]string{true: ",", false: ""}[i > 0], t)
		}
		b.WriteString("\n")
	}
	for _, c := range sys.Clauses {
		if c.Head == nil && !f.Excludes(c) {
			fmt.Fprintf(&b, "open: %s\n", c.Doc)
		}
	}
	return b.String()
}

// clauses reads clauses in SMT-LIB: declarations of predicates, (declare-fun P (Int) Bool),
// and (assert (forall ((x Int)) (=> (and …) (P x)))).
func clauses(t *testing.T, text string) *horn.System {
	t.Helper()
	es, err := sexpr.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	r := &clauseReader{t: t, sys: &horn.System{Program: &ivl.Program{}}, preds: map[string]*horn.Pred{}}
	for _, e := range es {
		switch {
		case e.Is("declare-fun"):
			p := &horn.Pred{Name: e.List[1].Text, Derivable: true}
			for i, s := range e.List[2].List {
				p.Args = append(p.Args, horn.Param{Name: fmt.Sprint(string(rune('a' + i))), Typ: r.sort(s)})
				p.Kept = append(p.Kept, true)
			}
			r.preds[p.Name] = p
			r.sys.Preds = append(r.sys.Preds, p)
		case e.Is("assert"):
			r.clause(e.List[1])
		default:
			t.Fatalf("%s is not a declaration and not an assertion", e)
		}
	}
	r.sys.Raw = r.sys.Clauses
	return r.sys
}

// ranges are the ranges that a variable's declaration can name.
var ranges = map[string]ivl.Range{"i8": ivl.I8, "u16": ivl.U16, "i64": ivl.I64}

type clauseReader struct {
	t     *testing.T
	sys   *horn.System
	preds map[string]*horn.Pred
	vars  map[string]*horn.Var // of the clause that is read
}

func (r *clauseReader) sort(e *sexpr.Expr) horn.Sort {
	switch {
	case e.IsSymbol("Int"):
		return horn.Int
	case e.IsSymbol("Bool"):
		return horn.Bool
	case e.Is("Array"):
		return horn.ArrayOf(r.sort(e.List[2]))
	}
	r.t.Fatalf("%s is not a sort", e)
	return 0
}

func (r *clauseReader) clause(e *sexpr.Expr) {
	doc := e.String()
	c := &horn.Clause{ID: len(r.sys.Clauses)}
	r.vars = map[string]*horn.Var{}
	if e.Is("forall") {
		for _, b := range e.List[1].List {
			v := &horn.Var{Name: b.List[0].Text, Typ: r.sort(b.List[1])}
			if len(b.List) == 3 { // (x Int i8): the clause states the range
				v.Stated, v.Range = true, ranges[b.List[2].Text]
			}
			r.vars[v.Name] = v
			c.Vars = append(c.Vars, v)
		}
		e = e.List[2]
	}
	body, head := []*sexpr.Expr(nil), e
	if e.Is("=>") {
		body, head = e.List[1:2], e.List[2]
	}
	if len(body) > 0 && body[0].Is("and") {
		body = body[0].List[1:]
	}
	for _, b := range body {
		if a := r.atom(b); a != nil {
			c.Body = append(c.Body, a)
		} else {
			c.Constraint = append(c.Constraint, r.term(b))
		}
	}
	if c.Head = r.atom(head); c.Head == nil {
		if !head.IsSymbol("false") {
			r.t.Fatalf("the head %s is not a predicate's", head)
		}
		c.Prop, c.Doc = &ivl.Property{ID: c.ID}, doc
	}
	c.Full = c
	r.sys.Clauses = append(r.sys.Clauses, c)
}

// atom reads a predicate's atom; nil if it is none.
func (r *clauseReader) atom(e *sexpr.Expr) *horn.Atom {
	head, args := e, []*sexpr.Expr(nil)
	if e.Kind == sexpr.List {
		head, args = e.List[0], e.List[1:]
	}
	p := r.preds[head.Text]
	if p == nil {
		return nil
	}
	return &horn.Atom{Pred: p, Args: r.terms(args)}
}

func (r *clauseReader) terms(es []*sexpr.Expr) []horn.Term {
	var ts []horn.Term
	for _, e := range es {
		ts = append(ts, r.term(e))
	}
	return ts
}

func (r *clauseReader) term(e *sexpr.Expr) horn.Term {
	if e.Kind != sexpr.List {
		if v := r.vars[e.Text]; v != nil {
			return v
		}
		if e.Text == "true" || e.Text == "false" {
			return horn.BoolConst(e.Text == "true")
		}
		n, ok := new(big.Int).SetString(e.Text, 10)
		if !ok {
			r.t.Fatalf("%s is not a variable and not a number", e)
		}
		return &horn.IntConst{V: n}
	}
	op, args := horn.Op(e.List[0].Text), r.terms(e.List[1:])
	switch op {
	case horn.Sub:
		if n, ok := args[0].(*horn.IntConst); ok && len(args) == 1 {
			return &horn.IntConst{V: new(big.Int).Neg(n.V)}
		}
		if len(args) == 1 {
			op = horn.Neg
		}
	case ">=", ">":
		op, args = map[horn.Op]horn.Op{">=": horn.Le, ">": horn.Lt}[op], []horn.Term{args[1], args[0]}
	}
	return &horn.App{Op: op, Args: args}
}
