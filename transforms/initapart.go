package transforms

import (
	"fmt"

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
// Initialisers for which constant holds violate no check, as runs have shown. What only these call assumes its checks, but for features
// that are not supported: behind such a check the program is not what runs do.
//
// It returns p if there is nothing to copy. Soundness: a copy does what the procedure does; see SplitSites for sites.
func InitialisersApart(p *ivl.Program, constant func(initialiser string) bool) (*ivl.Program, error) {
	n := &initialisers{program: p, writers: writersOf(p)}
	a := &initApart{program: p, roots: map[string]bool{}, redirects: map[string]map[string]string{}, copies: map[string][]*ivl.Proc{}, names: map[string]bool{}, assuming: map[string]bool{}}
	for _, q := range p.Procs {
		a.names[q.Name] = true
	}
	n.each(func(q *ivl.Proc, _ *ivl.Var) { a.roots[q.Name] = true })
	if len(a.roots) == 0 {
		return p, nil
	}
	back := a.reaching(ivl.Calls(p.Proc(p.Entry)))
	room := p.Size()/initialisersGrow + leastInitialisers
	for _, q := range p.Procs {
		if a.roots[q.Name] {
			room = a.apart(q, back, room, constant(q.Name))
		}
	}
	if len(a.redirects) == 0 && len(a.assuming) == 0 {
		return p, nil
	}
	out := *p
	out.Procs = nil
	for _, q := range p.Procs {
		if r := redirected(q, a.redirects[q.Name]); a.assuming[q.Name] {
			out.Procs = append(out.Procs, assumingChecks(r))
		} else {
			out.Procs = append(out.Procs, r)
		}
		out.Procs = append(out.Procs, a.copies[q.Name]...)
	}
	return SplitSites(&out)
}

// initApart makes the copies.
type initApart struct {
	program   *ivl.Program
	roots     map[string]bool              // initialisers
	redirects map[string]map[string]string // by procedure of the program: the copies that it calls
	copies    map[string][]*ivl.Proc       // by the procedure that they are of
	names     map[string]bool
	assuming  map[string]bool // procedures that assume their checks
}

// apart copies what the initialiser q calls, and returns how much room is left.
func (a *initApart) apart(q *ivl.Proc, back map[string]bool, room int, constant bool) int {
	outside := calledFrom(a.program, a.program.Entry, func(c string) bool { return c == q.Name })
	inside := calledFrom(a.program, q.Name, func(c string) bool { return a.roots[c] || back[c] })
	to, size := map[string]string{}, 0
	for _, x := range a.program.Procs {
		if inside[x.Name] && outside[x.Name] {
			to[x.Name], size = a.fresh(x.Name), size+ProcSize(x)
		}
	}
	if size > room {
		return room
	}
	for _, x := range a.program.Procs {
		switch {
		case to[x.Name] != "":
			c := redirected(copyProc(x, to[x.Name]), to)
			if constant {
				c = assumingChecks(c)
			}
			a.copies[x.Name] = append(a.copies[x.Name], c)
		case inside[x.Name]: // q, and what only q calls
			if len(to) > 0 {
				a.redirects[x.Name] = to
			}
			a.assuming[x.Name] = constant
		}
	}
	return room - size
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
