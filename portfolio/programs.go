package portfolio

import (
	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/eldarica"
	"github.com/jayverify/jayverify/horn/spacer"
)

// Program is a program of others that jayverify runs. Where it is looked for, and
// which versions will do, stands in package horn under its name.
type Program struct {
	Tool    horn.Tool // and the name of the flag for its path
	Title   string    // as `jayverify doctor` calls it
	Engine  Tool      // what --solver calls it; "" for one that solves no clauses
	Checker bool      // it can put models into clauses, for --checker
	// Solver is the solver at a path, which is asked for its version; nil for one that
	// solves no clauses.
	Solver func(path string) horn.Solver
	Advice string // what it is good for, where that is not clear; else ""
}

// Programs returns all programs: those that solve clauses first, and of these
// Spacer's.
func Programs() []Program {
	return []Program{
		{Tool: horn.Z3, Title: "z3", Engine: Spacer, Checker: true,
			Solver: func(path string) horn.Solver { return &spacer.Solver{Path: path} }},
		{Tool: horn.Eldarica, Title: "Eldarica", Engine: Eldarica,
			Solver: func(path string) horn.Solver { return &eldarica.Solver{Path: path} }},
		{Tool: horn.CVC5, Title: "cvc5", Checker: true,
			Advice: "it checks proofs for --checker=cvc5, and where there is no z3"},
	}
}

// Solvers lists what --solver can name.
func Solvers() []string {
	names := []string{"auto"}
	for _, p := range Programs() {
		if p.Engine != "" {
			names = append(names, string(p.Engine))
		}
	}
	return names
}

// Checkers lists what --checker can name.
func Checkers() []string {
	names := []string{"auto"}
	for _, p := range Programs() {
		if p.Checker {
			names = append(names, string(p.Tool))
		}
	}
	return names
}
