package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// IllegalThreadState is what Thread.start() throws for a thread that was started before.
const IllegalThreadState = "java/lang/IllegalThreadStateException"

// thread is the class of threads.
const thread = "java/lang/Thread"

// StartsFresh reports whether a call of m in x is Thread.start(), on an object that x has just made and that nothing
// has started before: until the call, x uses it only for its constructor and for final methods of Thread.
func (p *Program) StartsFresh(x *Method, in *ssa.Call, m *classfile.Method) bool {
	if m.Class.Name != thread || m.Name != "start" || m.Desc != "()V" || len(in.Args) != 1 {
		return false
	}
	made, ok := in.Args[0].(*ssa.New)
	if !ok || runsAgain(in, in, made) {
		return false
	}
	for _, b := range x.Func.Blocks {
		for _, use := range b.Instrs {
			if use != ssa.Instr(in) && slices.Contains(use.Operands(), ssa.Value(made)) && runsAgain(use, in, made) && !p.leavesUnstarted(x, use, made, map[*Method]bool{}) {
				return false
			}
		}
	}
	return true
}

// leavesUnstarted reports whether an instruction of x neither starts the thread v nor passes it on. seen are constructors that are
// looked at.
func (p *Program) leavesUnstarted(x *Method, in ssa.Instr, v ssa.Value, seen map[*Method]bool) bool {
	switch in := in.(type) {
	case *ssa.PutField:
		return in.Stored != v
	case *ssa.GetField, *ssa.If, *ssa.InstanceOf:
		return true
	case *ssa.Call:
		s := x.Sites[in]
		if s == nil || s.Resolved == nil || in.Kind == ssa.InvokeStatic || in.Args[0] != v || slices.Contains(in.Args[1:], v) {
			return false
		}
		m := s.Resolved
		if m.Class.Name == thread {
			// A group may have been destroyed when the thread is started.
			return m.Name == "<init>" && !strings.Contains(m.Desc, "Ljava/lang/ThreadGroup;") || m.Access.Has(classfile.AccFinal)
		}
		if m.Name != "<init>" || len(s.Targets) == 0 {
			return false
		}
		return !slices.ContainsFunc(s.Targets, func(t Target) bool { return !p.constructsUnstarted(t.Method, seen) })
	}
	return false
}

// constructsUnstarted reports whether constructor x neither starts its object, a thread, nor passes it on.
func (p *Program) constructsUnstarted(x *Method, seen map[*Method]bool) bool {
	if seen[x] {
		return true
	}
	seen[x] = true
	self := ssa.Value(x.Func.Params[0])
	for _, b := range x.Func.Blocks {
		for _, in := range b.Instrs {
			if slices.Contains(in.Operands(), self) && !p.leavesUnstarted(x, in, self, seen) {
				return false
			}
		}
	}
	return true
}

// runsAgain reports whether control may come from after instruction from to instruction to without passing made, which
// makes another object.
func runsAgain(from, to, made ssa.Instr) bool {
	seen := map[*ssa.Block]bool{}
	var visit func(b *ssa.Block, rest []ssa.Instr) bool
	visit = func(b *ssa.Block, rest []ssa.Instr) bool {
		for _, in := range rest {
			switch in {
			case to:
				return true
			case made:
				return false
			}
		}
		next := slices.Clone(b.Succs)
		for _, h := range b.Handlers {
			next = append(next, h.Target)
		}
		for _, s := range next {
			if !seen[s] {
				seen[s] = true
				if visit(s, s.Instrs) {
					return true
				}
			}
		}
		return false
	}
	b := from.Block()
	return visit(b, b.Instrs[indexIn(b, from)+1:])
}
