package explain

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/sexpr"
	"github.com/jayverify/jayverify/horn/smt"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
)

// Kind says what an Invariant is about.
type Kind uint8

// The kinds.
const (
	Loop Kind = iota
	Class
	Requires
	Ensures
)

// Invariant is what holds at one place, or of some objects.
type Invariant struct {
	Kind    Kind
	Pos     ivl.Pos
	Subject string
	Facts   []string // all hold
}

// Proof is a model with what is needed to tell it.
type Proof struct {
	Before *ivl.Program // what was encoded: the program with its heap
	System *horn.System // the clauses that the model is for
	Model  string
}

// questionTime bounds one question to z3, in milliseconds.
const questionTime = 400

// Tell explains the model. It leaves out predicates without facts, and those in
// the platform's code. An error says why the model cannot be explained at all; it
// is ctx's if that has ended.
func Tell(ctx context.Context, p *Proof, z3 string) ([]Invariant, error) {
	model, err := evidence.ParseModel(p.System, p.Model)
	if err != nil {
		return nil, err
	}
	s, err := smt.Start(ctx, z3)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	if err := s.Push(fmt.Sprintf("(set-option :timeout %d)", questionTime)); err != nil {
		return nil, err
	}
	t := &teller{proof: p, s: s, sites: sitesOf(p.Before)}
	for _, q := range p.System.Preds {
		params, body := model.Body(q)
		if body == nil || body.IsSymbol("true") {
			continue
		}
		t.pred(q, params, body)
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		if t.err != nil {
			return nil, t.err
		}
	}
	slices.SortStableFunc(t.out, func(a, b Invariant) int {
		return strings.Compare(a.key(), b.key())
	})
	return slices.CompactFunc(t.out, func(a, b Invariant) bool {
		return a.key() == b.key() && slices.Equal(a.Facts, b.Facts)
	}), nil
}

// key orders invariants as their places stand in the source.
func (i Invariant) key() string {
	class := ""
	if i.Pos.Method != nil {
		class = i.Pos.Method.Class
	}
	return fmt.Sprintf("%s %08d %d %s", class, i.Pos.Line, i.Kind, i.Subject)
}

type teller struct {
	proof *Proof
	s     *smt.Session
	sites map[int]site
	out   []Invariant
	err   error
}

// site is a place that allocates.
type site struct {
	class *ivl.Class
	pos   ivl.Pos
}

func sitesOf(p *ivl.Program) map[int]site {
	sites := map[int]site{}
	for _, q := range p.Procs {
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) {
			switch s := s.(type) {
			case *ivl.New:
				sites[s.Site] = site{s.Class, s.Pos}
			case *ivl.NewArray:
				sites[s.Site] = site{s.Class, s.Pos}
			}
		})
	}
	return sites
}

// pred tells one predicate.
func (t *teller) pred(q *horn.Pred, params []string, body *sexpr.Expr) {
	switch q.Kind {
	case horn.Heap:
		t.heap(q, params, body)
	case horn.Pre, horn.Post:
		pos := q.Proc.Pos
		if !ours(pos) {
			return
		}
		inv := Invariant{Kind: Requires, Pos: pos, Subject: methodName(pos.Method)}
		if q.Kind == horn.Post {
			inv.Kind = Ensures
		}
		t.tell(inv, t.variables(q, params), body, "")
	default:
		pos, ok := loopHead(q)
		if !ok || !ours(pos) {
			return
		}
		t.tell(Invariant{Kind: Loop, Pos: pos, Subject: "loop in " + shortClass(pos.Method.Class) + "." + pos.Method.Name}, t.variables(q, params), body, "")
	}
}

// heap tells a space invariant, for each place of the program that allocates
// objects of its class.
func (t *teller) heap(q *horn.Pred, params []string, body *sexpr.Expr) {
	class := t.classOf(q)
	at := slices.Index(q.IVL.Names, "$site")
	if class == nil || at < 0 || len(q.Kept) != len(q.IVL.Names) || !q.Kept[at] {
		return // nothing tells one place from another
	}
	vars := t.objectVariables(q, params, class)
	siteParam := ""
	for _, v := range vars {
		if v.path == "$site" {
			siteParam = v.smt
		}
	}
	var numbers []int
	for n, s := range t.sites {
		if s.class == class && ours(s.pos) {
			numbers = append(numbers, n)
		}
	}
	slices.Sort(numbers)
	for _, n := range numbers {
		pos := t.sites[n].pos
		t.tell(Invariant{Kind: Class, Pos: pos, Subject: javaClass(class.Name) + " allocated at " + place(pos)}, vars, body, fmt.Sprintf("(= %s %d)", siteParam, n))
	}
}

// classOf is the class that a space invariant is about.
func (t *teller) classOf(q *horn.Pred) *ivl.Class {
	if q.IVL.Names == nil {
		return nil
	}
	for _, c := range t.proof.Before.Classes {
		if q.IVL.Name == "inv_"+c.Name {
			return c
		}
	}
	return nil
}

// loopHead returns the place of a cut point that an edge back goes to.
func loopHead(q *horn.Pred) (ivl.Pos, bool) {
	label, _, _ := strings.Cut(strings.TrimPrefix(q.Name, q.Proc.Name+":"), "~")
	blocks := ivl.ReversePostorder(q.Proc)
	at := slices.IndexFunc(blocks, func(b *ivl.Block) bool { return b.Label == label })
	if at < 0 {
		return ivl.Pos{}, false
	}
	for _, b := range blocks[at:] {
		if slices.Contains(ivl.Successors(b.Term), label) {
			return placeOf(blocks[at]), true
		}
	}
	return ivl.Pos{}, false
}

// placeOf is the first known position in a block.
func placeOf(b *ivl.Block) ivl.Pos {
	for _, s := range b.Stmts {
		if p := s.Position(); p.Method != nil && p.Line > 0 {
			return p
		}
	}
	return b.Term.Position()
}

// ours reports whether a position is in the program, and not in the platform's
// code or what stands for it.
func ours(p ivl.Pos) bool {
	if p.Method == nil || p.Line == 0 {
		return false
	}
	for _, prefix := range []string{"java/", "javax/", "jdk/", "sun/"} {
		if strings.HasPrefix(p.Method.Class, prefix) {
			return false
		}
	}
	return true
}
