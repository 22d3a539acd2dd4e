package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// callerGraph has the callers of each method that can run.
type callerGraph struct {
	numbers map[*reach.Method]int32
	methods []calledMethod // by their numbers
	seen    []int32        // by the same: the last search that came to the method
	search  int32
}

// calledMethod is a method and its callers, in the order of the program.
type calledMethod struct {
	def      *classfile.Method
	library  []int32        // the numbers of callers in the library, each once
	outside  []reach.Caller // in the program
	anywhere []reach.Caller
}

func newCallerGraph(p *reach.Program) *callerGraph {
	g := &callerGraph{numbers: make(map[*reach.Method]int32, len(p.Methods))}
	for x, callers := range p.Callers() {
		m := calledMethod{def: x.Def, anywhere: callers}
		g.search++
		for _, c := range callers {
			if !c.Method.Library() {
				m.outside = append(m.outside, c)
			} else if from := g.number(c.Method); g.first(from) {
				m.library = append(m.library, from)
			}
		}
		g.methods[g.number(x)] = m
	}
	return g
}

// number returns the number of a method.
func (g *callerGraph) number(x *reach.Method) int32 {
	i, known := g.numbers[x]
	if !known {
		i = int32(len(g.methods))
		g.numbers[x] = i
		g.methods, g.seen = append(g.methods, calledMethod{def: x.Def}), append(g.seen, 0)
	}
	return i
}

// first notes that the search at hand has come to a method, and reports whether it is the first
// time.
func (g *callerGraph) first(i int32) bool {
	if g.seen[i] == g.search {
		return false
	}
	g.seen[i] = g.search
	return true
}
