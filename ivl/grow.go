package ivl

import "math/big"

// lowestOfGrowing is Machine.lowest of a program that grows: the constants that it will have are
// not known yet.
const lowestOfGrowing = -1 << 32

// callLater is call for a procedure that the program does not have yet.
func (c *compiler) callLater(s *Call, from, rest *segment) nextCode {
	return func(m *execution) *segment {
		if !c.add(m, s) {
			return nil
		}
		code := from.proc
		c.vars, c.ivals = code.vars, map[Term]ival{}
		from.next = c.call(s, from, rest)
		return from.next(m)
	}
}

// add adds the procedure that a call needs to the program, unless it is there, and checks the
// call. Otherwise it ends the run and returns false.
func (c *compiler) add(m *execution, s *Call) bool {
	if c.procs[s.Proc] == nil {
		if err := c.more(s.Proc); err != nil {
			return m.end(Broken, "%v", err)
		}
		c.checker.grow()
		c.declare()
		m.grow()
	}
	if err := c.checker.late(s); err != nil {
		return m.end(Broken, "%v", err)
	}
	return true
}

// grow makes room for what the program has in addition, and sets its new globals.
func (m *execution) grow() {
	c := m.machine
	first := m.globals
	m.globals = len(c.inits)
	m.gi = append(m.gi, make([]int64, c.globals.ints-len(m.gi))...)
	m.gr = append(m.gr, make([]*object, c.globals.refs-len(m.gr))...)
	m.gb = append(m.gb, make([]*big.Int, c.globals.bigs-len(m.gb))...)
	m.visited = append(m.visited, make([]bool, len(c.blocks)-len(m.visited))...)
	m.reached = append(m.reached, make([]bool, len(c.prog.Props)-len(m.reached))...)
	m.counts = append(m.counts, make([]int, len(c.prog.Inputs)-len(m.counts))...)
	m.setGlobals(c.inits[first:])
}
