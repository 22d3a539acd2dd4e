package verify

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// maxExpressions is the number of statements that the JDK's own code of regular expressions may have in a program that is
// analysed before calls of code without a body get their meaning. In the program in which they have it, such code is
// summarised (models.Summaries).
const maxExpressions = 10_000

// expressions is the number of statements of the JDK's own code of regular expressions.
func expressions(p *ivl.Program) int {
	n := 0
	for _, proc := range p.Procs {
		if strings.HasPrefix(proc.Name, "java.util.regex.") {
			for _, b := range proc.Blocks {
				n += len(b.Stmts) + 1
			}
		}
	}
	return n
}

// allOpen is the set of all checks of p.
func allOpen(p *ivl.Program) map[*ivl.Property]bool {
	open := map[*ivl.Property]bool{}
	for _, prop := range p.Props {
		open[prop] = true
	}
	return open
}

// takesInputs reports whether a program takes values that it does not only get from code of the JDK.
func takesInputs(p *ivl.Program) bool {
	return slices.ContainsFunc(p.Inputs, func(in *ivl.Input) bool { return in.Kind != ivl.Unmodelled })
}
