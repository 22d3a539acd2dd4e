package runs

import (
	"strings"

	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// initPath says of the blocks of procedures, by their labels, whether a run has got there. All lowerings of a method have the same blocks where
// blocks of its SSA form begin: these are called B0, B1, and so on.
type initPath map[string]map[string]bool

func initPathOf(x *Executed, out ivl.Outcome) initPath {
	p := initPath{}
	visited := x.visited(out)
	for _, q := range x.Lowered.Program.Procs {
		blocks := map[string]bool{}
		for _, b := range q.Blocks {
			blocks[b.Label] = visited[b]
		}
		p[q.Name] = blocks
	}
	return p
}

// add makes p the path of another run, too.
func (p initPath) add(other initPath) {
	for name, blocks := range other {
		if p[name] == nil {
			p[name] = map[string]bool{}
		}
		for label, visited := range blocks {
			p[name][label] = p[name][label] || visited
		}
	}
}

// followed is a path through the code of src, for lowered programs.
type followed struct {
	src  reach.Source
	path initPath
}

// Follows reports whether a method is one of the program's own, or of the code that does anything: that has all that happens among
// what it may do. Lowerings have other models of methods of the JDK, and make other methods.
func (f followed) Follows(m *ivl.Method) bool {
	if m.Class == indy.ForeignClass || strings.HasPrefix(m.Class, indy.ForeignClass+"$") {
		return true
	}
	c, err := f.src.Class(m.Class)
	return err == nil && !c.Origin.Platform && !c.Origin.Model
}

// Never reports whether no run has got to a block of a method that it follows.
func (f followed) Never(m *ivl.Method, label string) bool {
	if m.Class == indy.ForeignClass || strings.HasPrefix(m.Class, indy.ForeignClass+"$") {
		return false
	}
	blocks := f.path[reach.MethodName(m.Class, m.Name, m.Desc)]
	if blocks == nil {
		return true // no run calls it
	}
	visited, known := blocks[label]
	return known && !visited && isOfSSA(label)
}

// isOfSSA reports whether a label is one of the SSA form.
func isOfSSA(label string) bool {
	digits, ok := strings.CutPrefix(label, "B")
	return ok && digits != "" && strings.Trim(digits, "0123456789") == ""
}
