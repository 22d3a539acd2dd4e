package texts

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
)

// effects are what the procedures of a program do.
type effects struct {
	procs map[string]*effect
	entry string
}

// effect is what a procedure does itself, without its calls.
type effect struct {
	calls       []string
	writes      []*ivl.Class // of the objects that it allocates or writes
	allocations []allocation // in order
	other       bool         // it does something that is not about texts and exceptions only
	texts       bool         // it allocates, reads or writes objects that are not exceptions
}

// allocation is a place that allocates objects.
type allocation struct {
	class *ivl.Class
	site  int
}

// effectsOf computes what the procedures of p do.
func effectsOf(p *ivl.Program) *effects {
	es := &effects{procs: map[string]*effect{}, entry: p.Entry}
	for _, q := range p.Procs {
		e := &effect{calls: ivl.Calls(q)}
		ivl.WalkStmts(q, func(_ *ivl.Block, s ivl.Stmt) { e.add(s) })
		es.procs[q.Name] = e
	}
	return es
}

// add adds what s does. A kind of statement that is not known here may do anything.
func (e *effect) add(s ivl.Stmt) {
	for _, x := range ivl.Defs(s) {
		e.other = e.other || x.Global
	}
	switch s := s.(type) {
	case *ivl.Assign, *ivl.Havoc, *ivl.Assume, *ivl.Assert, *ivl.Output, *ivl.Call:
	case *ivl.Pull:
		e.touch(s.Class)
	case *ivl.PullElem:
		e.touch(s.A.Type().Class)
	case *ivl.Push:
		e.write(s.Class)
	case *ivl.PushElem:
		e.write(s.A.Type().Class)
	case *ivl.Init:
		e.write(s.Field.Class)
	case *ivl.New:
		e.allocate(s.Class, s.Site)
	case *ivl.NewArray:
		e.allocate(s.Class, s.Site)
	default:
		e.other = true
	}
}

// touch notes that objects of a class are read or written.
func (e *effect) touch(c *ivl.Class) {
	e.other = e.other || !isTextual(c)
	e.texts = e.texts || !isThrowable(c)
}

func (e *effect) write(c *ivl.Class) {
	e.touch(c)
	e.writes = append(e.writes, c)
}

func (e *effect) allocate(c *ivl.Class, site int) {
	e.write(c)
	e.allocations = append(e.allocations, allocation{c, site})
}

// textual returns the procedures that only work on texts: neither they nor what they call does
// anything else. Those that only work on exceptions are not among them: the program gets no smaller without them.
func (es *effects) textual() map[string]bool {
	callers := map[string][]string{}
	var others, texts []string
	for name, e := range es.procs {
		for _, c := range e.calls {
			callers[c] = append(callers[c], name)
		}
		if e.other || name == es.entry {
			others = append(others, name)
		}
		if e.texts {
			texts = append(texts, name)
		}
	}
	upwards := func(name string) []string { return callers[name] }
	other, textual := closure(others, upwards), closure(texts, upwards)
	for name := range other {
		delete(textual, name)
	}
	return textual
}

// divide returns the procedures that the program may still run where calls of some are replaced,
// and those that replaced calls may run. A procedure may be both.
func (es *effects) divide(replaced map[string]bool) (remaining, lost map[string]bool) {
	var gone []string
	remaining = closure([]string{es.entry}, func(name string) (kept []string) {
		for _, c := range es.procs[name].calls {
			if replaced[c] {
				gone = append(gone, c)
			} else {
				kept = append(kept, c)
			}
		}
		return kept
	})
	return remaining, closure(gone, func(name string) []string { return es.procs[name].calls })
}

// closure returns some names and all that follow from them.
func closure(names []string, next func(string) []string) map[string]bool {
	found := map[string]bool{}
	for todo := slices.Clone(names); len(todo) > 0; {
		name := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if !found[name] {
			found[name] = true
			todo = append(todo, next(name)...)
		}
	}
	return found
}

// textualClasses are classes whose objects are only about texts.
var textualClasses = map[string]bool{
	"java/lang/String": true, "java/lang/AbstractStringBuilder": true, "java/lang/StringBuilder": true, "java/lang/StringBuffer": true,
	"java/util/Scanner": true, "[C": true, "[B": true,
}

func isTextual(c *ivl.Class) bool { return textualClasses[c.Name] || isThrowable(c) && flat(c) }

// flat reports whether the immutable fields of an exception cannot refer to exceptions: an object
// of any shape would take a recursive procedure to make.
func flat(c *ivl.Class) bool {
	for _, f := range c.Tuple() {
		if f.Type.Sort == ivl.RefSort && f.Type.Class.Name != "java/lang/String" {
			return false
		}
	}
	return true
}

func isThrowable(c *ivl.Class) bool {
	for ; c != nil; c = c.Super {
		if c.Name == "java/lang/Throwable" {
			return true
		}
	}
	return false
}
