package verify

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// runs lists the procedures that the code of x runs: those that it calls, without the client's, and the methods of the library that the JDK
// may run on its own while x calls it. What these throw leaves x, too.
func (l *clientProof) runs(x *ivl.Proc) []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	if names, known := l.edges[x.Name]; known {
		return names
	}
	names := []string{}
	add := func(name string) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	ivl.WalkStmts(x, func(_ *ivl.Block, s ivl.Stmt) {
		if c, ok := s.(*ivl.Call); ok {
			add(c.Proc)
			if slices.Contains(outsideCode, c.Proc) {
				for _, name := range l.calledBackAt(x.Name, c.Pos.PC) {
					add(name)
				}
			}
		}
	})
	l.edges[x.Name] = names
	return names
}

// outsideCode are the procedures that stand for code without a body.
var outsideCode = func() (names []string) {
	for _, r := range []classfile.MemberRef{indy.ForeignRun, indy.ForeignPass, indy.ForeignAll} {
		names = append(names, reach.MethodName(r.Class, r.Name, r.Desc))
	}
	return names
}()

// calledBackAt lists the methods of the library that the JDK may run on its own during a call at a bytecode offset of a procedure.
func (l *clientProof) calledBackAt(proc string, pc int) (names []string) {
	var runs []*classfile.Method
	all := true
	if len(l.overriding) == 0 {
		return nil
	}
	if fn := l.funcs[l.original(proc)]; fn != nil {
		for _, b := range fn.Blocks {
			for _, in := range b.Instrs {
				if c, ok := in.(*ssa.Call); ok && c.PC() == pc {
					runs, all = l.jdk.of(c.Method)
				}
			}
		}
	}
	for _, o := range l.overriding {
		if all || slices.ContainsFunc(runs, func(r *classfile.Method) bool {
			return o.Name == r.Name && o.Desc == r.Desc && l.below(o.Class, r.Class)
		}) {
			names = append(names, reach.MethodName(o.Class.Name, o.Name, o.Desc))
		}
	}
	return names
}

// below reports whether a class may be below another one.
func (l *clientProof) below(c, super *classfile.Class) bool {
	is, err := l.hier.IsSubtype(c.Name, super.Name)
	return is || err != nil
}

// overridingOf lists the methods of the library, those of lambda expressions included, that code of the JDK can know by one of its own, and
// that have an open check or call the JDK themselves; none if no such method has one.
func (l *clientProof) overridingOf() (ms []*classfile.Method) {
	some := false
	for _, f := range l.low.Funcs {
		m := f.Method
		if m.Class.Origin.Platform || isClient(m.Class.Name) || m.IsStatic() || m.IsPrivate() || m.IsInit() || !l.overridesJDK(m) {
			continue
		}
		open, outside := l.ownChecks(reach.MethodName(m.Class.Name, m.Name, m.Desc))
		some = some || open
		if open || outside {
			ms = append(ms, m)
		}
	}
	if !some {
		return nil
	}
	return ms
}

// ownChecks reports whether a procedure, or one that it calls, has an open check, and whether one calls code without a body.
func (l *clientProof) ownChecks(name string) (open, outside bool) {
	seen := map[string]bool{name: true}
	for todo := []string{name}; len(todo) > 0; {
		x := l.procs[todo[0]]
		todo = todo[1:]
		if x == nil {
			continue
		}
		open = open || slices.ContainsFunc(slices.Concat(l.raised[x.Name], l.keptChecks(x.Name)), func(p *ivl.Property) bool { return l.open[p] })
		for _, to := range ivl.Calls(x) {
			outside = outside || slices.Contains(outsideCode, to)
			if !seen[to] && !engine.IsClientCode(to) {
				seen[to] = true
				todo = append(todo, to)
			}
		}
	}
	return open, outside
}

// overridesJDK reports whether a method overrides one of the JDK, as far as it is known.
func (l *clientProof) overridesJDK(m *classfile.Method) bool {
	supers := []*classfile.Class{m.Class}
	seen := map[string]bool{m.Class.Name: true}
	for len(supers) > 0 {
		c := supers[0]
		supers = supers[1:]
		if c.Origin.Platform && c.FindMethod(m.Name, m.Desc) != nil {
			return true
		}
		for _, name := range append([]string{c.Super}, c.Interfaces...) {
			if name == "" || seen[name] {
				continue
			}
			seen[name] = true
			s, err := l.hier.Class(name)
			if err != nil {
				return true
			}
			supers = append(supers, s)
		}
	}
	return false
}
