package patterns

// B3 is a truth value of three-valued logic (OGHI Definition 3).
type B3 uint8

// The truth values. Maybe holds of what can be either way.
const (
	False B3 = iota
	True
	Maybe
)

// String returns 0, 1 or ?.
func (b B3) String() string { return [...]string{"0", "1", "?"}[b] }

// Below reports whether b is at most as vague as c (⊑₃ of OGHI Definition 5).
func (b B3) Below(c B3) bool { return b == c || c == Maybe }

// join is the least value above both.
func (b B3) join(c B3) B3 {
	if b == c {
		return b
	}
	return Maybe
}

// meet is the greatest value below both; ok is false when they contradict.
func (b B3) meet(c B3) (m B3, ok bool) {
	switch {
	case b == c || c == Maybe:
		return b, true
	case b == Maybe:
		return c, true
	}
	return b, false
}

func (b B3) not() B3 {
	switch b {
	case False:
		return True
	case True:
		return False
	}
	return Maybe
}

func (b B3) and(c B3) B3 {
	switch {
	case b == False || c == False:
		return False
	case b == True && c == True:
		return True
	}
	return Maybe
}

func (b B3) or(c B3) B3 { return b.not().and(c.not()).not() }

func truth(b bool) B3 {
	if b {
		return True
	}
	return False
}
