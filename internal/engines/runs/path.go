package runs

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// pathRecorder records the source lines of a run: the first and the last ones
// of a long run.
type pathRecorder struct {
	locals     map[*ivl.Block][]lower.Local
	hidden     map[string]bool // classes whose lines are none of the run's, see session.hidden
	head, tail []ivl.Pos
	last       ivl.Pos
	n          int
}

// hidden are the classes whose code is not shown in a run: models, whose lines are
// not the JDK's, and the platform's, unless the entry is of such a class.
func (x *Runner) hidden() map[string]bool {
	hidden := map[string]bool{}
	entry, _, _ := strings.Cut(x.Lowered.Entry, "(")
	entry = entry[:max(strings.LastIndexByte(entry, '.'), 0)]
	origins := map[string]classfile.Origin{}
	for _, f := range x.Lowered.Funcs {
		origins[f.Method.Class.Name] = f.Method.Class.Origin
	}
	own := origins[entry]
	for class, o := range origins {
		hidden[class] = indy.IsHarness(class) || laws.Is(class) || o.Model && !own.Model || o.Platform && !own.Platform
	}
	return hidden
}

// watch is an ivl.Options.Watch. A line that only assigns a constant to a
// variable has no statement, but is a line of the run.
func (r *pathRecorder) watch(_ *ivl.View, _ *ivl.Proc, b *ivl.Block, i int) {
	for _, l := range r.locals[b] {
		if l.At == i {
			r.visit(l.Pos)
		}
	}
	r.visit(positionOf(b, i))
}

// positionOf is that of the i-th statement of a block, or of its terminator.
func positionOf(b *ivl.Block, i int) ivl.Pos {
	if i < len(b.Stmts) {
		return b.Stmts[i].Position()
	}
	return b.Term.Position()
}

func (r *pathRecorder) visit(pos ivl.Pos) {
	if pos.Method == nil || pos.Line == 0 || r.hidden[pos.Method.Class] || pos.Line == r.last.Line && pos.Method == r.last.Method {
		return
	}
	r.last = pos
	r.n++
	if len(r.head) < pathLength/2 {
		r.head = append(r.head, pos)
		return
	}
	r.tail = append(r.tail, pos)
	if len(r.tail) > pathLength {
		r.tail = append(r.tail[:0], r.tail[len(r.tail)-pathLength/2:]...)
	}
}

// path returns the lines and how many are left out in the middle.
func (r *pathRecorder) path() ([]ivl.Pos, int) {
	if len(r.tail) > pathLength/2 {
		r.tail = r.tail[len(r.tail)-pathLength/2:]
	}
	p := append(r.head[:len(r.head):len(r.head)], r.tail...)
	return p, r.n - len(p)
}

// index returns where in the path the n-th line recorded is, from 0; -1 for
// one that is left out, or before the first.
func (r *pathRecorder) index(n int) int {
	p, cut := r.path()
	switch {
	case n < len(r.head):
		return n
	case n >= len(r.head)+cut && n-cut < len(p):
		return n - cut
	}
	return -1
}
