package reach

import "slices"

// Shape says what all texts have in common that a regular expression matches: more texts may have the same shape.
type Shape struct {
	Min, Max int // the length; Max is at most endless
	All      Chars
	At       []Chars // the chars at the first places; those at other places are in All
	signed   bool    // a sign may come first, which All does not have
}

// Chars is a set of chars.
type Chars struct {
	ascii [128]bool
	other bool // all others
}

const endless = 1 << 30

// shapeOf returns the shape of an expression and those of its groups, nil if it has more than is looked at here.
func shapeOf(expression string) *shapes {
	r, valid := parseRegex(expression)
	if !valid {
		return nil
	}
	p := &shaper{regex: &regex{rest: []rune(expression)}}
	s := p.alternatives()
	if p.other || len(p.rest) > 0 || len(p.groups) != r.groups {
		return nil
	}
	return &shapes{append([]groupShape{{shape: s, always: true}}, p.groups...)}
}

// shapes are those of the groups of an expression; the first is the whole.
type shapes struct{ groups []groupShape }

type groupShape struct {
	name   string
	shape  Shape
	always bool // it matches something wherever the expression matches
}

// Bounds returns the least and the greatest char of a set; ok is false if there is none, or if there are others than ASCII.
func (c *Chars) Bounds() (lo, hi int64, ok bool) {
	lo = -1
	for i, has := range c.ascii {
		if has {
			if lo < 0 {
				lo = int64(i)
			}
			hi = int64(i)
		}
	}
	return lo, hi, lo >= 0 && !c.other
}

// Place returns the chars at a place, which the text has.
func (s *Shape) Place(i int) *Chars {
	t := s.plain()
	if i < len(t.At) {
		return &t.At[i]
	}
	return &t.All
}

// Number returns the least and the greatest number that the text is, if it is one of at most that many decimal digits.
func (s *Shape) Number(digits int) (lo, hi int64, ok bool) {
	least, most := s.Min, s.Max
	if s.signed {
		most--
	}
	if a, b, ok := s.All.Bounds(); !ok || a < '0' || b > '9' || least < 1 || most > digits {
		return 0, 0, false
	}
	hi = 1
	for range most {
		hi *= 10
	}
	hi--
	if s.signed {
		return -hi, hi, true
	}
	if a, _, ok := s.Place(0).Bounds(); ok && a > '0' {
		lo = 1
		for range least - 1 {
			lo *= 10
		}
	}
	return lo, hi, true
}

// one is the shape of one character. A character that is not of ASCII can be two chars.
func one(c Chars) Shape {
	if c.other {
		return Shape{Min: 1, Max: 2, All: c, At: []Chars{c}}
	}
	return Shape{Min: 1, Max: 1, All: c, At: []Chars{c}}
}

func (c Chars) or(d Chars) Chars {
	for i, has := range d.ascii {
		c.ascii[i] = c.ascii[i] || has
	}
	c.other = c.other || d.other
	return c
}

func (c Chars) not() Chars {
	for i, has := range c.ascii {
		c.ascii[i] = !has
	}
	c.other = true
	return c
}

// between is the set of the chars from lo to hi.
func between(lo, hi rune) (c Chars) {
	for i := lo; i <= hi && i < 128; i++ {
		c.ascii[i] = true
	}
	c.other = hi >= 128
	return c
}

// isSign reports whether there is nothing but an optional sign.
func (s Shape) isSign() bool {
	rest := s.All
	rest.ascii['+'], rest.ascii['-'] = false, false
	return s.Min == 0 && s.Max == 1 && rest == Chars{}
}

// then is the shape of a text of s before one of t.
func (s Shape) then(t Shape) Shape {
	lo, hi, digits := t.All.Bounds()
	digits = digits && lo >= '0' && hi <= '9' && !t.signed
	switch {
	case s.Max == 0:
		return t
	case t.Max == 0:
		return s
	case s.isSign() && digits && t.Min > 0:
		return Shape{Min: t.Min, Max: min(endless, t.Max+1), All: t.All, signed: true}
	case s.signed && digits:
		return Shape{Min: min(endless, s.Min+t.Min), Max: min(endless, s.Max+t.Max), All: s.All.or(t.All), signed: true}
	}
	s, t = s.plain(), t.plain()
	out := Shape{Min: min(endless, s.Min+t.Min), Max: min(endless, s.Max+t.Max), All: s.All.or(t.All)}
	for i := range min(s.Min, len(s.At)) {
		out.At = append(out.At, s.At[i])
	}
	if s.Min == s.Max && len(out.At) == s.Min {
		out.At = append(out.At, t.At...)
	}
	return out
}

// plain is a shape in which a sign is like other chars.
func (s Shape) plain() Shape {
	if s.signed {
		s.All.ascii['+'], s.All.ascii['-'] = true, true
		s.signed, s.At = false, nil
	}
	return s
}

// or is the shape of the texts of both.
func (s Shape) or(t Shape) Shape {
	s, t = s.plain(), t.plain()
	out := Shape{Min: min(s.Min, t.Min), Max: max(s.Max, t.Max), All: s.All.or(t.All)}
	for i := range min(len(s.At), len(t.At)) {
		out.At = append(out.At, s.At[i].or(t.At[i]))
	}
	return out
}

// times is the shape of lo to hi texts in a row.
func (s Shape) times(lo, hi int) Shape {
	s = s.plain()
	out := Shape{Min: min(endless, lo*s.Min), Max: min(endless, hi*s.Max), All: s.All}
	if hi == endless && s.Max > 0 {
		out.Max = endless
	}
	if lo > 0 {
		out.At = slices.Clone(s.At[:min(s.Min, len(s.At))])
	}
	return out
}
