package portfolio

// Solvers returns the table: those that solve clauses first. To add a solver is to
// add a package for it and a row.
func Solvers() []Solver { return []Solver{z3(), eldaricaRow(), cvc5()} }

// SolverNames lists what --solver can name.
func SolverNames() []string {
	names := []string{Auto}
	for _, s := range Solvers() {
		if s.Engine != "" {
			names = append(names, s.Engine)
		}
	}
	return names
}

// CheckerNames lists what --checker can name.
func CheckerNames() []string {
	names := []string{Auto}
	for _, s := range Solvers() {
		if s.Check != nil {
			names = append(names, s.Name)
		}
	}
	return names
}

// Attempts returns the attempts of a group: the rows of each solver, in the order of
// Solvers.
func Attempts(g Group) []SolverAttempt {
	var as []SolverAttempt
	for _, s := range Solvers() {
		for _, a := range s.Attempts {
			if a.Group == g {
				as = append(as, SolverAttempt{a, s.Engine})
			}
		}
	}
	return as
}

// SolverAttempt is an attempt with the name of its solver.
type SolverAttempt struct {
	Attempt
	Solver string
}
