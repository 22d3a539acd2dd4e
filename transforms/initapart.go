package transforms

import (
	"fmt"
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// initialisersGrow is how much larger a program may become by InitialisersApart: by its size, divided by this, and by leastInitialisers
// in any case.
const (
	initialisersGrow  = 2
	leastInitialisers = 2000
)

// InitialisersApart gives each class initialiser copies of the procedures that it calls, if others call them, too:
//
//	proc C.$init()              proc C.$init()
//	  x := call make(2)           x := call make$2(2)
//	proc f(n)            →      proc f(n)
//	  y := call make(n)           y := call make(n)
//
// An analysis that has one context for each procedure then knows what an initialiser computes, which has no arguments. And
// make is a procedure that no initialiser calls, so it may assume what holds after these (Initialised).
//
// Procedures that may get back to what the entry calls are not copied: these are a large part of the program, and run with any arguments.
// Of some initialisers runs have shown that they violate no check. What only these call assumes its checks, but for features that are not
// supported: behind such a check the program is not what runs do. And where all runs take the same path, that is all that the copies have.
//
// It returns p if there is nothing to copy. Soundness: a copy does what the procedure does; see SplitSites for sites.
func InitialisersApart(p *ivl.Program, runs InitialiserRuns) (*ivl.Program, error) {
	n := &initialisers{program: p, writers: writersOf(p)}
	a := &initApart{program: p, roots: map[string]bool{}, inPlace: map[string]*ivl.Proc{}, copies: map[string][]*ivl.Proc{}, names: map[string]bool{}, runs: runs}
	for _, q := range p.Procs {
		a.names[q.Name] = true
	}
	n.each(func(q *ivl.Proc, _ *ivl.Var) { a.roots[q.Name] = true })
	if len(a.roots) == 0 {
		return p, nil
	}
	if runs.Path != nil {
		a.findUncalled()
	}
	back := a.reaching(ivl.Calls(p.Proc(p.Entry)))
	room := p.Size()/initialisersGrow + leastInitialisers
	for _, q := range p.Procs {
		if a.roots[q.Name] {
			room = a.apart(q, back, room)
		}
	}
	if len(a.inPlace) == 0 {
		return p, nil
	}
	out := *p
	out.Procs = nil
	for _, q := range p.Procs {
		r := q
		if in := a.inPlace[q.Name]; in != nil {
			r = in
		}
		out.Procs = append(append(out.Procs, r), a.copies[q.Name]...)
	}
	return SplitSites(&out)
}

// InitialiserRuns is what runs have shown of initialisers, which are procedures (reach.InitialiserRuns has the same by classes).
type InitialiserRuns struct {
	Always, Alike map[string]bool
	Path
}

// Path is the path of runs.
type Path interface {
	// Follows reports whether a procedure of a method has all steps of the runs: it is no model.
	Follows(m *ivl.Method) bool
	// Never reports whether no run has got to a block of such a procedure, by its label.
	Never(m *ivl.Method, label string) bool
}

// initApart makes the copies.
type initApart struct {
	program  *ivl.Program
	roots    map[string]bool        // initialisers
	inPlace  map[string]*ivl.Proc   // what stands in place of an initialiser, or of a procedure that only it calls
	copies   map[string][]*ivl.Proc // by the procedure that they are of
	names    map[string]bool
	runs     InitialiserRuns
	uncalled map[string]bool // procedures that no run calls
}

// apart copies what the initialiser q calls, and returns how much room is left.
func (a *initApart) apart(q *ivl.Proc, back map[string]bool, room int) int {
	outside := calledFrom(a.program, a.program.Entry, func(c string) bool { return c == q.Name })
	if a.runs.Alike[q.Name] && a.runs.Path != nil {
		inside := called(a.path, q.Name, func(c string) bool { return a.roots[c] })
		if size, fits := a.copied(q, inside, outside, room); fits {
			return room - size
		}
	}
	inside := called(a.program.Proc, q.Name, func(c string) bool { return a.roots[c] || back[c] })
	size, _ := a.copied(q, inside, outside, room)
	return room - size
}

// copied copies those of the procedures inside, which the initialiser q calls, that others call, too. It returns the size of the copies, and
// whether there is so much room.
func (a *initApart) copied(q *ivl.Proc, inside map[string]*ivl.Proc, outside map[string]bool, room int) (size int, fits bool) {
	var shared []string
	for _, x := range a.program.Procs {
		if inside[x.Name] != nil && outside[x.Name] {
			shared, size = append(shared, x.Name), size+ProcSize(inside[x.Name])
		}
	}
	if size > room {
		return 0, false
	}
	to := map[string]string{}
	for _, name := range shared {
		to[name] = a.fresh(name)
	}
	constant := a.runs.Always[q.Name]
	for name, x := range inside {
		shares := to[name] != ""
		if shares {
			x = copyProc(x, to[name])
		}
		x = redirected(x, to)
		if constant {
			x = assumingChecks(x)
		}
		switch {
		case shares:
			a.copies[name] = append(a.copies[name], x)
		case x != a.program.Proc(name): // q, and what only q calls
			a.inPlace[name] = x
		}
	}
	return size, true
}

// path is the procedure called name without what runs of initialisers never get to.
func (a *initApart) path(name string) *ivl.Proc {
	q := a.program.Proc(name)
	var out *ivl.Proc
	for i, b := range q.Blocks {
		if !a.unreached(q, b) {
			continue
		}
		if out == nil {
			c := *q
			c.Blocks = slices.Clone(q.Blocks)
			out = &c
		}
		end := *b
		end.Stmts = []ivl.Stmt{&ivl.Assume{T: ivl.False, Pos: q.Pos}}
		out.Blocks[i] = &end
	}
	if out == nil {
		return q
	}
	return out
}

// unreached reports whether no run gets through a block of q: not to it, or not back from a call. A model may call what the code that it
// stands for does not call: what no run calls stays as it is, and so do models.
func (a *initApart) unreached(q *ivl.Proc, b *ivl.Block) bool {
	if a.roots[q.Name] || a.uncalled[q.Name] || q.Pos.Method == nil || !a.runs.Follows(q.Pos.Method) {
		return false
	}
	return a.runs.Never(q.Pos.Method, b.Label) || slices.ContainsFunc(b.Stmts, func(s ivl.Stmt) bool {
		c, ok := s.(*ivl.Call)
		return ok && a.uncalled[c.Proc]
	})
}

// findUncalled finds the procedures that no run of an initialiser calls, models apart.
func (a *initApart) findUncalled() {
	a.uncalled = map[string]bool{}
	for n := -1; n != len(a.uncalled); {
		n = len(a.uncalled)
		for _, q := range a.program.Procs {
			if a.unreached(q, q.Blocks[0]) {
				a.uncalled[q.Name] = true
			}
		}
	}
}

// assumingChecks is q where its checks hold.
func assumingChecks(q *ivl.Proc) *ivl.Proc {
	return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
		if a, ok := s.(*ivl.Assert); ok && a.Prop.Kind != ivl.Unsupported {
			return []ivl.Stmt{&ivl.Assume{T: a.T, Pos: a.Pos}}
		}
		return []ivl.Stmt{s}
	}, nil)
}

// reaching returns the procedures from which calls may get to one of those called targets, but for initialisers.
func (a *initApart) reaching(targets []string) map[string]bool {
	callers := map[string][]string{}
	for _, q := range a.program.Procs {
		if a.roots[q.Name] {
			continue // what an initialiser calls, only runs once
		}
		for _, c := range ivl.Calls(q) {
			callers[c] = append(callers[c], q.Name)
		}
	}
	found := map[string]bool{}
	for work := targets; len(work) > 0; {
		q := work[0]
		work = work[1:]
		if !found[q] && !a.roots[q] {
			found[q] = true
			work = append(work, callers[q]...)
		}
	}
	return found
}

// fresh is a name for a copy of the procedure called name.
func (a *initApart) fresh(name string) string {
	for i := 2; ; i++ {
		if c := fmt.Sprintf("%s$%d", name, i); !a.names[c] {
			a.names[c] = true
			return c
		}
	}
}

// redirected is q with calls of other procedures.
func redirected(q *ivl.Proc, to map[string]string) *ivl.Proc {
	if len(to) == 0 {
		return q
	}
	return ivl.MapStmts(q, func(s ivl.Stmt) []ivl.Stmt {
		call, ok := s.(*ivl.Call)
		if !ok || to[call.Proc] == "" {
			return []ivl.Stmt{s}
		}
		out := *call
		out.Proc = to[call.Proc]
		return []ivl.Stmt{&out}
	}, nil)
}
