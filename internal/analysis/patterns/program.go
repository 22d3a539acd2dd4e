package patterns

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/transforms"
)

// Program is a program made ready for patterns: one procedure, its calls
// replaced by bodies, with what is known of it without looking at the heap.
type Program struct {
	IVL   *ivl.Program // as it is analysed; properties and inputs have the IDs of the lowered one
	Proc  *ivl.Proc    // its entry
	Vocab *Vocab

	blocks map[string]int
	cut    []bool   // blocks where more than one way meets
	live   [][]bool // per block: which of Vocab.Refs, then Vocab.Nums, are read before they are assigned
}

// Passes returns the passes that come before: those of transforms that keep
// every run, with calls inlined whatever their size.
func Passes() []transforms.Pass {
	inline := transforms.Pass{Name: "inline", Run: transforms.InlineOptions{Small: 100_000, Once: 100_000, Limit: 100_000, Total: 2 * maxStatements}.Inline}
	forward := transforms.Pass{Name: "forward", Run: transforms.Forward}
	cleanup := transforms.Pass{Name: "cleanup", Run: transforms.Cleanup}
	liveness := transforms.Pass{Name: "liveness", Run: transforms.Liveness}
	propagate := transforms.Pass{Name: "propagate", Run: transforms.Propagate}
	size := transforms.Pass{Name: "size", Run: refuseLarge}
	return []transforms.Pass{
		{Name: "no-output", Run: transforms.DropOutput},
		cleanup, forward, cleanup, liveness,
		inline, cleanup, size, forward, cleanup, propagate, cleanup, liveness,
		inline, cleanup, size, forward, cleanup, propagate, cleanup, liveness,
		{Name: "pulls", Run: transforms.Pulls}, forward, cleanup, {Name: "pushes", Run: transforms.Pushes}, liveness, cleanup,
	}
}

// maxStatements is how many statements a program may have once its calls are inlined. Patterns
// prove shapes in programs of some thousand statements. The passes alone take a minute for a
// hundred thousand.
const maxStatements = 40_000

// refuseLarge returns a program as it is, or a *Refusal when it is too large.
func refuseLarge(p *ivl.Program) (*ivl.Program, error) {
	if n := p.Size(); n > maxStatements {
		return nil, &Refusal{What: fmt.Sprintf("programs of more than %d statements once their calls are inlined", maxStatements)}
	}
	return p, nil
}

// Prepare makes a program ready on which Passes have been run. The error is a
// *Refusal if patterns cannot describe its states at the start.
func Prepare(p *ivl.Program) (*Program, error) { return prepare(p, false) }

// PrepareSteps is Prepare for patterns that also say how the numbers of a list's cells differ
// from cell to cell. Nil without an error means that no cells are numbered.
func PrepareSteps(p *ivl.Program) (*Program, error) {
	r, err := prepare(p, true)
	if err != nil || len(r.Vocab.Steps) == 0 {
		return nil, err
	}
	return r, nil
}

func prepare(p *ivl.Program, steps bool) (*Program, error) {
	q := p.Proc(p.Entry)
	if q == nil {
		return nil, fmt.Errorf("the program has no procedure %s", p.Entry)
	}
	r := &Program{IVL: p, Proc: q, Vocab: newVocab(p, q, steps), blocks: map[string]int{}, cut: make([]bool, len(q.Blocks))}
	for i, b := range q.Blocks {
		r.blocks[b.Label] = i
	}
	preds := make([]int, len(q.Blocks))
	preds[0] = 2 // where a run starts, a pattern is kept in any case
	for _, b := range q.Blocks {
		if g, ok := b.Term.(*ivl.Goto); ok {
			for _, t := range g.Targets {
				preds[r.blocks[t.Label]]++
			}
		}
	}
	for i, n := range preds {
		r.cut[i] = n > 1
	}
	r.findLive()
	for i, x := range r.Vocab.Refs {
		if o, ok := x.Init.(*ivl.ObjLit); ok && r.live[0][i] {
			return nil, &Refusal{What: fmt.Sprintf("an object that exists from the start, %q in %s", o.Text, x.Name)}
		}
	}
	return r, nil
}

// findLive solves the backward data-flow problem of live variables.
func (r *Program) findLive() {
	v := r.Vocab
	n := len(v.Refs) + len(v.Nums)
	number := func(x *ivl.Var) int {
		if i, ok := v.refs[x]; ok {
			return i
		}
		if i, ok := v.nums[x]; ok {
			return len(v.Refs) + i
		}
		return -1
	}
	blocks := r.Proc.Blocks
	r.live = make([][]bool, len(blocks))
	killed := make([][]bool, len(blocks))
	for i, b := range blocks {
		r.live[i], killed[i] = make([]bool, n), make([]bool, n)
		read := func(ts []ivl.Term) {
			for _, x := range ivl.FreeVars(ts...) {
				if k := number(x); k >= 0 && !killed[i][k] {
					r.live[i][k] = true
				}
			}
		}
		for _, s := range b.Stmts {
			read(ivl.Terms(s))
			for _, x := range ivl.Defs(s) {
				if k := number(x); k >= 0 {
					killed[i][k] = true
				}
			}
		}
		read(ivl.TerminatorTerms(b.Term))
	}
	for changed := true; changed; {
		changed = false
		for i := len(blocks) - 1; i >= 0; i-- {
			g, ok := blocks[i].Term.(*ivl.Goto)
			if !ok {
				continue
			}
			for _, t := range g.Targets {
				for k, l := range r.live[r.blocks[t.Label]] {
					if l && !killed[i][k] && !r.live[i][k] {
						r.live[i][k] = true
						changed = true
					}
				}
			}
		}
	}
}

// enter returns p as it is at the start of block b: nothing is said of
// variables that are assigned before they are read.
func (r *Program) enter(p *Pattern, b int) (*Pattern, bool) {
	q := p.clone()
	v := r.Vocab
	for x := range v.Refs {
		if !r.live[b][x] && !q.dead[x] {
			q.forget(x)
		}
	}
	for i, x := range v.Nums {
		if !r.live[b][len(v.Refs)+i] {
			q.setNum(x, v.Regions.ofType(x.Typ))
		}
	}
	return q.coerce()
}

// Start returns the pattern of the state in which a run starts.
func (r *Program) Start() *Pattern {
	p, ok := r.enter(r.Vocab.initial(), 0)
	if !ok {
		panic("BUG: no run starts")
	}
	return p
}

// label names a block in messages: where it is in the Java program.
func (r *Program) label(b int) string {
	block := r.Proc.Blocks[b]
	pos := block.Term.Position()
	if len(block.Stmts) > 0 {
		pos = block.Stmts[0].Position()
	}
	if pos.Line == 0 {
		return block.Label
	}
	return fmt.Sprintf("%s (line %d)", block.Label, pos.Line)
}

// Recursive names procedures that are left after inlining, for a message; ""
// when there are none.
func Recursive(p *ivl.Program) string {
	var names []string
	for _, q := range p.Procs {
		if q.Name != p.Entry {
			names = append(names, q.Name)
		}
	}
	slices.Sort(names)
	return strings.Join(names, ", ")
}
