package lower

// span is an interval of integers; empty when lo > hi.
type span struct{ lo, hi int64 }

var nothing = span{1, 0}

func (s span) within(lo, hi int64) bool { return s.lo > s.hi || lo <= s.lo && s.hi <= hi }

func (s span) join(t span) span {
	switch {
	case s.lo > s.hi:
		return t
	case t.lo > t.hi:
		return s
	}
	return span{min(s.lo, t.lo), max(s.hi, t.hi)}
}
