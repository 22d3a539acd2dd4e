package programs

import "slices"

// expects reports whether v is among the expected violations.
func (p *Program) expects(v Violation) bool { return slices.Contains(p.Expect, v) }
