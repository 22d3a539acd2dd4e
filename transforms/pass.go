package transforms

import (
	"context"
	"fmt"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/ivl"
)

// Pass is a rewrite of programs. Run returns a new program, or the same pointer
// if nothing changes. It never changes its argument or anything it points to.
type Pass struct {
	Name string // lower case with hyphens, as in --dump=ivl:NAME
	Run  func(*ivl.Program) (*ivl.Program, error)
	// Technique is the name by which --without=TECHNIQUE switches the pass off;
	// "" for a pass that always runs.
	Technique string
	// Sparse says that the pass takes programs with pulls and pushes of some fields. Apply makes them wide for
	// the others.
	Sparse bool
	// After names passes that must have run before, whenever this one runs.
	After []string
	// Why says in one sentence what the pass is for.
	Why string
}

// Apply runs the passes on p in order. Passes of the same name are the same
// pass: one that has changed nothing does not run again before another has
// changed something. Before the first one that is not Sparse, Widen runs.
// With checkPasses, ivl.Check checks each result. onPass, if
// not nil, gets each result. An error names the pass.
func Apply(p *ivl.Program, passes []Pass, checkPasses bool, onPass func(name string, p *ivl.Program)) (*ivl.Program, error) {
	idle := map[string]*ivl.Program{} // the last program that a pass has left as it was
	wide := false
	for _, pass := range passes {
		var err error
		if !pass.Sparse && !wide {
			wide = true
			if p, err = wideFor(p, checkPasses); err != nil {
				return nil, err
			}
		}
		q := p
		if idle[pass.Name] != p {
			if q, err = pass.apply(p); err != nil {
				return nil, fmt.Errorf("pass %s: %w", pass.Name, err)
			}
			if q == p {
				idle[pass.Name] = p
			}
		}
		if checkPasses && q != p {
			if err := ivl.Check(q); err != nil {
				return nil, bug.New(pass.Name, "the pass gives an ill-formed program: %w", err)
			}
		}
		p = q
		if onPass != nil {
			onPass(pass.Name, p)
		}
	}
	return p, nil
}

// wideFor is Widen with a check of its result.
func wideFor(p *ivl.Program, check bool) (*ivl.Program, error) {
	q := Widen(p)
	if check && q != p {
		if err := ivl.Check(q); err != nil {
			return nil, bug.New("widen", "the pass gives an ill-formed program: %w", err)
		}
	}
	return q, nil
}

// Within returns passes that fail once ctx has ended.
func Within(ctx context.Context, passes []Pass) []Pass {
	out := make([]Pass, len(passes))
	for i, pass := range passes {
		out[i] = Pass{Name: pass.Name, Sparse: pass.Sparse, Run: func(p *ivl.Program) (*ivl.Program, error) {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			return pass.Run(p)
		}}
	}
	return out
}

// apply runs the pass, which a panic names.
func (pass Pass) apply(p *ivl.Program) (*ivl.Program, error) {
	defer bug.InPass(pass.Name)
	return pass.Run(p)
}

// DropOutput removes parts that only describe runs: the output of the program, and
// the references that values of havocs are read from. They do not matter for
// verification, and would keep the variables that they mention alive.
func DropOutput(p *ivl.Program) (*ivl.Program, error) {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
			switch h := s.(type) {
			case *ivl.Output:
				return nil
			case *ivl.Havoc:
				if h.Of != nil {
					return []ivl.Stmt{&ivl.Havoc{X: h.X, Input: h.Input, Pos: h.Pos}}
				}
			}
			return []ivl.Stmt{s}
		}, nil)
	}), nil
}
