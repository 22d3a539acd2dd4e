package difftest

import (
	"context"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/transforms"
)

// planted is a bug that the machine must find. Either the lowered program is
// changed, or the interpreter gets another Java program than the JVM, with the
// same line numbers.
type planted struct {
	name   string
	mutate func(*ivl.Program) *ivl.Program
	other  func(tree *Node) *Node
}

func plants() []planted {
	return []planted{
		{name: ">> for >>>", mutate: func(p *ivl.Program) *ivl.Program {
			return mapTerms(p, func(t *ivl.App) ivl.Term {
				if t.Op == ivl.Ushr32 || t.Op == ivl.Ushr64 {
					return ivl.Shr.As(t.Typ, t.Args...)
				}
				return t
			})
		}},
		{name: "comparison with NaN is the other one", mutate: func(p *ivl.Program) *ivl.Program {
			return mapTerms(p, func(t *ivl.App) ivl.Term {
				switch t.Op {
				case ivl.FCmpL:
					return ivl.FCmpG.As(t.Typ, t.Args...)
				case ivl.FCmpG:
					return ivl.FCmpL.As(t.Typ, t.Args...)
				}
				return t
			})
		}},
		{name: "narrowing to byte keeps the sign wrong", mutate: func(p *ivl.Program) *ivl.Program {
			return mapTerms(p, func(t *ivl.App) ivl.Term {
				if t.Op == ivl.Wrap && t.Typ.Range == ivl.I8 {
					return ivl.BitAnd.As(t.Typ, t.Args[0], ivl.IntConst(127, ivl.Int))
				}
				return t
			})
		}},
		{name: "initialiser before that of the superclass", mutate: subclassFirst},
		{name: "finally runs twice", other: func(tree *Node) *Node {
			return finallys(tree, func(body string) string {
				return "{ " + strings.ReplaceAll(body, "\n", " ") + " } {\n" + body + "}\n"
			})
		}},
		{name: "finally is skipped", other: func(tree *Node) *Node {
			return finallys(tree, func(body string) string { return strings.Repeat("\n", strings.Count(body, "\n")) })
		}},
	}
}

// mapTerms replaces operations everywhere in p.
func mapTerms(p *ivl.Program, f func(*ivl.App) ivl.Term) *ivl.Program {
	r := ivl.Rewrite{Term: func(t ivl.Term) ivl.Term {
		return ivl.MapTerm(t, func(t ivl.Term) ivl.Term {
			if a, ok := t.(*ivl.App); ok {
				return f(a)
			}
			return t
		})
	}}
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt { return []ivl.Stmt{r.Stmt(s)} }, r.Terminator)
	})
}

// subclassFirst moves the call of a class's own initialiser before everything
// else that its initialisation does.
func subclassFirst(p *ivl.Program) *ivl.Program {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		class, ok := strings.CutSuffix(q.Name, ".$init")
		if !ok {
			return q
		}
		var own *ivl.Call
		r := ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			if c, ok := s.(*ivl.Call); ok && c.Proc == class+".<clinit>()V" {
				own = c
				return nil
			}
			return []ivl.Stmt{s}
		}, nil)
		if own == nil || len(r.Blocks[0].Stmts) < len(q.Blocks[0].Stmts) { // there is no superclass to initialise
			return q
		}
		if len(r.Blocks[0].Stmts) == 0 { // the status is not set there: it would run for ever
			return q
		}
		first := *r.Blocks[0]
		first.Stmts = append(first.Stmts[:len(first.Stmts):len(first.Stmts)], own)
		r.Blocks[0] = &first
		return r
	})
}

// finallys replaces the bodies of all finally blocks.
func finallys(tree *Node, f func(body string) string) *Node {
	return tree.replace(func(n *Node) *Node {
		if n.Role != Finally {
			return n
		}
		return text(f(n.String()))
	})
}

// TestPlanted shows that each planted bug is found within a thousand programs.
func TestPlanted(t *testing.T) {
	if testing.Short() {
		t.Skip("runs many programs with each bug")
	}
	const limit = 1000
	m := startMachine(t)
	left := slices.DeleteFunc(plants(), func(b planted) bool { return !sample.Takes(t, b.name, 4) })
	for done := uint64(0); done < limit && len(left) > 0; done += batchSize {
		found := mutants(t, m, left, done)
		var missing []planted
		for i, b := range left {
			if b.other != nil {
				found[i] = variants(t, m, b, done)
			}
			if found[i] == 0 {
				missing = append(missing, b)
				continue
			}
			t.Logf("%s: found by %d of the programs %d to %d", b.name, found[i], done, done+batchSize-1)
		}
		left = missing
	}
	for _, b := range left {
		t.Errorf("%s: not found by %d programs", b.name, limit)
	}
}

// lowered compares programs as they are lowered.
var lowered = []transforms.Pass{}

// mutants counts, for each bug in the lowered program, the programs of a batch
// that agree as they are, and disagree with the bug.
func mutants(t *testing.T, m *Machine, bugs []planted, from uint64) []int {
	t.Helper()
	_, jobs := programs(from, batchSize, Config{})
	ctx := context.Background()
	found := make([]int, len(bugs))
	var mu sync.Mutex
	_, err := m.batch(ctx, jobs, func(path lower.Source, main string, c *Case) {
		if Check(ctx, path, main, c.Run, Options{Passes: lowered}).Status != Agrees {
			return
		}
		for i, b := range bugs {
			if b.mutate != nil && Check(ctx, path, main, c.Run, Options{Passes: lowered, Mutate: b.mutate}).Status == Disagrees {
				mu.Lock()
				found[i]++
				mu.Unlock()
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// variants counts the programs of a batch that disagree with a bug in the Java
// program.
func variants(t *testing.T, m *Machine, b planted, from uint64) int {
	t.Helper()
	ps, all := programs(from, batchSize, Config{})
	var jobs []Job
	for i, p := range ps {
		if other := b.other(p.Tree); other != p.Tree {
			jobs = append(jobs, Job{Text: all[i].Text, Other: other.String()})
		}
	}
	cases, err := m.Compare(context.Background(), jobs, Options{Passes: lowered})
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, c := range cases {
		if c.Refusal == "" && c.Verdict.Status == Disagrees {
			n++
		}
	}
	return n
}
