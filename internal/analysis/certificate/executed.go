package certificate

import "github.com/jayverify/jayverify/ivl"

// sourceLine is a line of a Java method; without line numbers, an instruction.
type sourceLine struct {
	class, method, desc string
	line, pc            int
}

func lineOf(pos ivl.Pos) (l sourceLine, ok bool) {
	if pos.Method == nil {
		return sourceLine{}, false
	}
	l = sourceLine{class: pos.Method.Class, method: pos.Method.Name, desc: pos.Method.Desc, line: pos.Line}
	if pos.Line == 0 {
		l.pc = pos.PC
	}
	return l, true
}

// Dead returns a function that reports whether a property is about code that no run gets to: about
// a line that no run executes. A line that throws an exception is not called dead, because it is
// good if no run gets there.
func (r *Result) Dead() func(*ivl.Property) bool {
	alive := map[sourceLine]bool{}
	note := func(pos ivl.Pos) {
		if l, ok := lineOf(pos); ok {
			alive[l] = true
		}
	}
	for _, pc := range r.checker.procs {
		for i, b := range pc.Proc.Blocks {
			if pc.Blocks[i] == nil {
				continue
			}
			for _, s := range b.Stmts {
				note(s.Position())
			}
			note(b.Term.Position())
		}
	}
	for _, p := range r.checker.program.Props {
		if p.Kind == ivl.AssertionError || p.Kind == ivl.UncaughtException {
			note(p.Pos)
		}
	}
	return func(p *ivl.Property) bool {
		l, ok := lineOf(p.Pos)
		return !r.Reached[p] && ok && !alive[l]
	}
}
