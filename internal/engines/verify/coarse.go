package verify

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// maxPackage is the number of statements that the JDK's own code of one package may have in a program in which calls of
// code without a body have a meaning. Such code is there to be computed with: regular expressions, decimals, formats.
// It costs most of the time, and what it does with the program's objects is what any code may do with them.
const maxPackage = 8_000

// largePackages returns the packages of the JDK that have more than maxPackage statements in p, and the statements of all
// of them. A package that a model extends a class of, or that has a model, is not among them.
func largePackages(src reach.Source, p *ivl.Program) (map[string]bool, int) {
	sizes, modelled := map[string]int{}, map[string]bool{}
	for _, proc := range p.Procs {
		c, err := src.Class(classOf(proc.Name))
		if err != nil || !c.Origin.Platform {
			continue
		}
		pkg := classfile.Package(c.Name)
		if c.Origin.Model {
			for _, n := range append(ancestors(src, c), c.Name) {
				modelled[classfile.Package(n)] = true
			}
			continue
		}
		for _, b := range proc.Blocks {
			sizes[pkg] += len(b.Stmts) + 1
		}
	}
	large, all := map[string]bool{}, 0
	for pkg, n := range sizes {
		if n > maxPackage && !modelled[pkg] {
			large[pkg] = true
			all += n
		}
	}
	return large, all
}

// classOf is the class of a procedure that is named as a method, see reach.MethodName.
func classOf(proc string) string {
	name, _, _ := strings.Cut(proc, "(")
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		name = name[:i]
	}
	return strings.ReplaceAll(name, ".", "/")
}

// ancestors are the classes and interfaces that c extends or implements, by their names.
func ancestors(src reach.Source, c *classfile.Class) []string {
	var all []string
	for _, n := range append([]string{c.Super}, c.Interfaces...) {
		if n == "" {
			continue
		}
		all = append(all, n)
		if s, err := src.Class(n); err == nil {
			all = append(all, ancestors(src, s)...)
		}
	}
	return all
}
