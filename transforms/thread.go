package transforms

import (
	"fmt"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/ivl"
)

// thread redirects jumps to where they lead in the end: where a block jumps to another one
// whose branch is decided by what holds on the way, it jumps to the branch's target.
// Statements between them are copied. (Mueller and Whalley, PLDI 1995, "Avoiding
// conditional branches by code replication".)
//
//	A:                     A:                            A:
//	  x := 1                 x := 1                        x := 1
//	  goto J                 goto J$1                      …, what T does
//	B:                     B:
//	  x := 0       thread    x := 0            cleanup   B:
//	  goto J      ───────→   goto J$2         ────────→    x := 0
//	J:                     J$1:                            …, what E does
//	  y := 2                 y := 2
//	  goto {(= x 1) -> T,    goto T
//	    else -> E}           …
//
// After inlining, most joins are of this kind: a method returns a value or an exception, and
// its caller asks which. What is known on each way is lost where they meet. The
// invariants that later stages find are conjunctions, and cannot say "one or the other".
//
// An assumption is a branch, too: where it does not hold, the run ends. A jump to one that
// is known to fail on the way leads to a block that only says so. A program that assumes
// a && b joins the values of the condition first.
//
// A jump into the head of a loop is left as it is, so that loops keep their one entry. With exits, it is redirected,
// too, if it leads out of the loop.
func thread(p *ivl.Program, exits bool) (*ivl.Program, error) {
	eff := flow.FindEffects(p)
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		if !hasJoinWithBranch(q) {
			return q
		}
		f := newForward(p, q, eff, initialised)
		f.solve()
		_, latches := loopHeads(f.g)
		t := &threader{forward: f, names: newNamer(p, q), exits: exits, latches: latches, loops: map[int]flow.Bitset{}, fresh: make([]freshObjects, len(q.Blocks)), copies: map[string]string{}, room: maxThreaded(q)}
		return t.run()
	}), nil
}

// threader redirects the jumps of a procedure.
type threader struct {
	*forward
	names   *namer
	exits   bool                // see thread
	latches map[int][]int       // of the heads of loops
	loops   map[int]flow.Bitset // the blocks of the loops of some heads
	fresh   []freshObjects      // per block, at its end
	copies  map[string]string   // labels of copied statements, by the key of their way
	room    int                 // how many statements may still be copied
	added   []*ivl.Block
	ending  string // the label of the block that ends a run, "" if there is none
}

// freshObjects are local variables with the class of the object that they refer to: one that was
// allocated on the only way to a point.
type freshObjects map[*ivl.Var]*ivl.Class

// maxThreaded is the number of statements that may be copied in a procedure.
func maxThreaded(q *ivl.Proc) int {
	n := 0
	for _, b := range q.Blocks {
		n += len(b.Stmts)
	}
	return 50 + n/2
}

// longestWay is the number of blocks that a jump may be redirected over at once.
const longestWay = 8

// hasJoinWithBranch reports whether a block that two jumps lead to has a branch or an assumption:
// only then is there anything to do.
func hasJoinWithBranch(q *ivl.Proc) bool {
	jumps := map[string]int{}
	for _, b := range q.Blocks {
		for _, l := range ivl.Successors(b.Term) {
			jumps[l]++
		}
	}
	for _, b := range q.Blocks {
		if jumps[b.Label] < 2 {
			continue
		}
		if g, ok := b.Term.(*ivl.Goto); ok && len(g.Targets) > 1 || slices.ContainsFunc(b.Stmts, isAssume) {
			return true
		}
	}
	return false
}

func (t *threader) run() *ivl.Proc {
	q := t.g.Proc
	blocks := slices.Clone(q.Blocks)
	for _, i := range t.g.RPO {
		if t.in[i] == nil {
			continue // no run comes here
		}
		b := q.Blocks[i]
		env := t.in[i].clone()
		fresh := t.freshBefore(i)
		for _, s := range b.Stmts {
			t.pass(env, fresh, s)
		}
		t.fresh[i] = fresh
		to := map[int]string{} // targets that change
		t.edges(env, b.Term, func(k, j int, e *equations) {
			if label := t.redirected(e, fresh, j); label != "" {
				to[k] = label
			}
		})
		if len(to) > 0 {
			blocks[i] = &ivl.Block{Label: b.Label, Stmts: b.Stmts, Term: retargeted(b.Term.(*ivl.Goto), to)}
		}
	}
	return withBlocks(q, append(blocks, t.added...))
}

func retargeted(g *ivl.Goto, to map[int]string) *ivl.Goto {
	out := &ivl.Goto{Pos: g.Pos}
	for k, x := range g.Targets {
		if l, ok := to[k]; ok {
			x.Label = l
		}
		out.Targets = append(out.Targets, x)
	}
	return out
}

// freshBefore are the new objects that are known before block i: those of its only predecessor.
func (t *threader) freshBefore(i int) freshObjects {
	if ps := t.g.Preds[i]; len(ps) == 1 && i != 0 {
		return maps.Clone(t.fresh[ps[0]])
	}
	return freshObjects{}
}

// pass brings what is known past a statement.
func (t *threader) pass(env *equations, fresh freshObjects, s ivl.Stmt) {
	var object *ivl.Class
	switch s := s.(type) {
	case *ivl.New:
		object = s.Class
	case *ivl.Assign:
		object = fresh.of(s.T)
	}
	xs := ivl.Defs(s)
	for _, x := range xs {
		delete(fresh, x)
	}
	if object != nil && !xs[0].Global {
		fresh[xs[0]] = object
	}
	t.step(env, env.stmt(s))
}

// of is the class of the new object that a term refers to, nil if that is not known.
func (f freshObjects) of(t ivl.Term) *ivl.Class {
	switch t := t.(type) {
	case *ivl.Var:
		return f[t]
	case *ivl.App:
		if t.Op == ivl.Cast {
			if c := f.of(t.Args[0]); c != nil && c.SubclassOf(t.Typ.Class) {
				return c
			}
		}
	}
	return nil
}

// redirected is the label of what a jump to block j may jump to instead; "" is nothing.
func (t *threader) redirected(env *equations, fresh freshObjects, j int) string {
	if len(t.g.Preds[j]) < 2 {
		return "" // nothing is lost on the way to j
	}
	stmts, end, key := t.way(env.clone(), maps.Clone(fresh), j)
	if key == "" {
		return ""
	}
	if end == endsThere {
		return t.stop(t.g.Proc.Blocks[j])
	}
	label := t.g.Proc.Blocks[end].Label
	if len(stmts) == 0 {
		return label
	}
	if l, ok := t.copies[key]; ok {
		return l
	}
	if len(stmts) > t.room {
		return ""
	}
	t.room -= len(stmts)
	from := t.g.Proc.Blocks[j]
	l := t.names.fresh(from.Label)
	t.copies[key] = l
	t.added = append(t.added, &ivl.Block{Label: l, Stmts: copies(stmts), Term: jump(label, from.Term.Position())})
	return l
}

// stop is the label of a block that ends the run by an assumption that fails, as one in a block does.
func (t *threader) stop(like *ivl.Block) string {
	if t.ending == "" {
		t.ending = t.names.fresh(like.Label)
		at := like.Term.Position()
		t.added = append(t.added, &ivl.Block{Label: t.ending, Stmts: []ivl.Stmt{&ivl.Assume{T: ivl.False, Pos: at}}, Term: &ivl.Stop{Pos: at}})
	}
	return t.ending
}

// endsThere stands for the end of a way at an assumption that fails.
const endsThere = -1

// fails reports whether a run that comes to a block ends at an assumption there, and does nothing
// before it that counts.
func (t *threader) fails(env *equations, fresh freshObjects, b *ivl.Block) bool {
	if !slices.ContainsFunc(b.Stmts, isAssume) {
		return false
	}
	env, fresh = env.clone(), maps.Clone(fresh)
	for _, s := range b.Stmts {
		switch s := s.(type) {
		case *ivl.Assign:
		case *ivl.Assume:
			if Fold(env.apply(fresh.apply(s.T))) == ivl.Term(ivl.False) {
				return true
			}
		default:
			return false
		}
		t.pass(env, fresh, s)
	}
	return false
}

func isAssume(s ivl.Stmt) bool {
	_, ok := s.(*ivl.Assume)
	return ok
}

// way follows decided branches from block j on. It returns the statements up to behind the last one of
// them, the block where that leads, and a key of the way; the key is "" if there is no such branch.
// The block is endsThere where an assumption fails.
func (t *threader) way(env *equations, fresh freshObjects, j int) (stmts []ivl.Stmt, end int, key string) {
	var passed []ivl.Stmt
	path := ""
	for range longestWay {
		b := t.g.Proc.Blocks[j]
		if t.fails(env, fresh, b) {
			return nil, endsThere, path + "ends"
		}
		g, ok := b.Term.(*ivl.Goto)
		if !ok || t.latches[j] != nil && !t.exits || !copyable(b.Stmts) {
			break
		}
		for _, s := range b.Stmts {
			t.pass(env, fresh, s)
		}
		passed = append(passed, b.Stmts...)
		k := decided(env, fresh, g.Targets)
		if k < 0 || t.latches[j] != nil && t.loop(j).Has(t.g.Index[g.Targets[k].Label]) {
			break
		}
		path += fmt.Sprint(j, ":", k, " ")
		j = t.g.Index[g.Targets[k].Label]
		if len(g.Targets) > 1 {
			stmts, end, key = passed[:len(passed):len(passed)], j, path
		}
	}
	return stmts, end, key
}

// loop returns the blocks of the loop that a block is the head of.
func (t *threader) loop(head int) flow.Bitset {
	if in, ok := t.loops[head]; ok {
		return in
	}
	in := flow.NewBitset(len(t.g.Succs))
	in.Set(head)
	for todo := slices.Clone(t.latches[head]); len(todo) > 0; {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !in.Has(b) {
			in.Set(b)
			todo = append(todo, t.g.Preds[b]...)
		}
	}
	t.loops[head] = in
	return in
}

// copyable reports whether a copy of the statements is as cheap as they are.
func copyable(stmts []ivl.Stmt) bool {
	for _, s := range stmts {
		switch s.(type) {
		case *ivl.Assign, *ivl.Assume:
		default:
			return false
		}
	}
	return true
}

// copies returns copies of statements that are copyable: a statement stands at one place.
func copies(stmts []ivl.Stmt) []ivl.Stmt {
	out := make([]ivl.Stmt, len(stmts))
	for i, s := range stmts {
		switch s := s.(type) {
		case *ivl.Assign:
			c := *s
			out[i] = &c
		case *ivl.Assume:
			c := *s
			out[i] = &c
		}
	}
	return out
}

// decided is the number of the target that is taken, -1 if that is not known.
func decided(env *equations, fresh freshObjects, targets []ivl.Target) int {
	for k, x := range targets {
		if x.Cond == nil {
			return k
		}
		switch Fold(env.apply(fresh.apply(x.Cond))) {
		case ivl.Term(ivl.True):
			return k
		case ivl.Term(ivl.False):
		default:
			return -1
		}
	}
	return -1
}

// apply replaces what a term asks about new objects: whether a reference is null, and the class.
func (f freshObjects) apply(t ivl.Term) ivl.Term {
	if len(f) == 0 {
		return t
	}
	return ivl.MapTerm(t, func(t ivl.Term) ivl.Term {
		switch u := t.(type) {
		case *ivl.Proj:
			if c := f.of(u.Ref); c != nil && u.Comp == ivl.CompType {
				return ivl.IntConst(int64(c.ID), ivl.IntZ)
			}
		case *ivl.App:
			if u.Op == ivl.Eq && (isNull(u.Args[0]) && f.of(u.Args[1]) != nil || isNull(u.Args[1]) && f.of(u.Args[0]) != nil) {
				return ivl.False
			}
		}
		return t
	})
}

func isNull(t ivl.Term) bool {
	_, ok := t.(*ivl.NullLit)
	return ok
}
