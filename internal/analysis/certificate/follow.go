package certificate

import "github.com/jayverify/jayverify/ivl"

// Follow follows the statements of a block by the claims that passed, for who wants to know what holds between
// them. It calls visit where the block begins, with no statement, and before and after each statement. The third argument
// gives the set of values that a term can have there. It ends where every run ends, and calls nothing for a block
// that no run gets to. It is not safe for concurrent use.
func (r *Result) Follow(proc string, block int, visit func(s ivl.Stmt, after bool, value func(ivl.Term) *Set)) {
	pc := r.checker.procs[proc]
	if pc == nil || pc.Blocks[block] == nil {
		return
	}
	st := &pointClaims{checker: r.checker, pc: pc, block: block, vals: pc.Blocks[block].Clone()}
	visit(nil, true, st.eval)
	stmts := pc.Proc.Blocks[block].Stmts
	for i, s := range stmts {
		visit(s, false, st.eval)
		if !st.step(stmts, i) {
			return
		}
		visit(s, true, st.eval)
	}
}

// Program is the program of the claims.
func (r *Result) Program() *ivl.Program { return r.checker.program }

// Reaches reports whether a run may get to a block, by the claims that passed.
func (r *Result) Reaches(proc string, block int) bool {
	pc := r.checker.procs[proc]
	return pc != nil && pc.Blocks[block] != nil
}

// Written are the globals that a procedure and its callees may assign.
func (r *Result) Written(proc string) []*ivl.Var { return r.checker.procs[proc].Written }

// Of returns the abstract objects that are elements of a set.
func (r *Result) Of(s *Set) []Object {
	var os []Object
	for i := range s.Objects.All() {
		os = append(os, r.checker.objects[i])
	}
	return os
}
