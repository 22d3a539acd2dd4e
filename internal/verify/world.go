package verify

import (
	"github.com/jayverify/jayverify/internal/indy"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/internal/result"
	"github.com/jayverify/jayverify/ivl"
)

// tellWorld makes a result of a harness one of the method that the harness calls. Checks
// that only the building of objects gets to are left out if they hold: nothing that is
// thrown there counts.
func (p *program) tellWorld(r *result.Result) {
	if p.world == nil {
		return
	}
	m := p.world.Target
	r.Entry = reach.MethodName(m.Class.Name, m.Name, m.Desc)
	procs := map[string]*ivl.Proc{}
	for _, x := range p.Program.Procs {
		procs[x.Name] = x
	}
	called := map[string]bool{}
	reached(procs, r.Entry, called)
	var kept []result.Property
	for _, q := range r.Properties {
		if x := q.Pos.Method; x != nil && q.Verdict == result.Safe {
			name := reach.MethodName(x.Class, x.Name, x.Desc)
			if indy.IsHarness(x.Class) || procs[name] != nil && !called[name] {
				continue
			}
		}
		kept = append(kept, q)
	}
	r.Properties = kept
}

// reached adds the procedures that a call of name may run.
func reached(procs map[string]*ivl.Proc, name string, called map[string]bool) {
	x := procs[name]
	if x == nil || called[name] {
		return
	}
	called[name] = true
	for _, b := range x.Blocks {
		for _, s := range b.Stmts {
			if c, ok := s.(*ivl.Call); ok {
				reached(procs, c.Proc, called)
			}
		}
	}
}
