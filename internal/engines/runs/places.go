package runs

import (
	"github.com/jayverify/jayverify/ivl"
)

// CheckPlaces says for each block of the machine which properties are checked
// when it is entered. The check of an assertion is not the throw, which only
// the violation gets to, but the condition on its line; that of an exception
// the program throws is whatever leads there, so that its method being entered
// must do; that of one which the library throws is the line that calls it.
func (x *Runner) CheckPlaces() [][]int { return x.PlacesOf(x.Lowered.Program.Props) }

// PlacesOf is CheckPlaces for the properties of another lowering of the program.
func (x *Runner) PlacesOf(props []*ivl.Property) [][]int {
	byLine := map[lineOf][]int{}
	byMethod := map[lineOf][]int{}
	for _, p := range props {
		l := lineOf{p.Pos.Method.Class, p.Pos.Method.Name + p.Pos.Method.Desc, p.Pos.Line}
		if p.Kind == ivl.UncaughtException && !p.InCallee() || p.Kind == ivl.Unsupported {
			l.line = 0
			byMethod[l] = append(byMethod[l], p.ID)
			continue
		}
		byLine[l] = append(byLine[l], p.ID)
	}
	blocks := x.Machine.Blocks()
	places := make([][]int, len(blocks))
	for i, b := range blocks {
		seen := map[lineOf]bool{}
		visit := func(pos ivl.Pos) {
			if pos.Method == nil {
				return
			}
			l := lineOf{pos.Method.Class, pos.Method.Name + pos.Method.Desc, pos.Line}
			if !seen[l] {
				seen[l] = true
				places[i] = append(places[i], byLine[l]...)
			}
			l.line = 0
			if !seen[l] {
				seen[l] = true
				places[i] = append(places[i], byMethod[l]...)
			}
		}
		for _, st := range b.Stmts {
			visit(st.Position())
		}
		visit(b.Term.Position())
	}
	return places
}

// lineOf is a source line of a method; line 0 stands for the whole method.
type lineOf struct {
	class, method string
	line          int
}
