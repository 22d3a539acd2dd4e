package reach

import "strings"

// shaper reads the shape of an expression that parseRegex has read.
type shaper struct {
	*regex
	groups []groupShape // those that capture, by their number
	other  bool         // there is something of which the shape is not known
}

func (p *shaper) alternatives() Shape {
	before := len(p.groups)
	s := p.sequence()
	for p.take("|") {
		s = s.or(p.sequence())
		p.perhaps(before)
	}
	return s
}

// perhaps says that groups from a number on may match nothing.
func (p *shaper) perhaps(from int) {
	for i := from; i < len(p.groups); i++ {
		p.groups[i].always = false
	}
}

func (p *shaper) sequence() (s Shape) {
	for !p.other && p.peek() != 0 && p.peek() != '|' && p.peek() != ')' {
		s = s.then(p.repeated())
	}
	return s
}

// repeated reads an atom and its quantifier.
func (p *shaper) repeated() Shape {
	before := len(p.groups)
	s := p.atom()
	lo, hi := 1, 1
	switch p.peek() {
	case '*':
		lo, hi = 0, endless
	case '+':
		hi = endless
	case '?':
		lo = 0
	case '{':
		p.next()
		lo, _ = p.number()
		hi = lo
		if p.take(",") {
			n, ok := p.number()
			if hi = n; !ok {
				hi = endless
			}
		}
	default:
		return s
	}
	p.next()
	if c := p.peek(); c == '?' || c == '+' { // no other texts, but which ones are tried first
		p.next()
	}
	if lo == 0 {
		p.perhaps(before)
	}
	return s.times(lo, hi)
}

func (p *shaper) atom() Shape {
	switch c := p.next(); c {
	case '^', '$':
		return Shape{}
	case '(':
		return p.group()
	case '[':
		return one(p.class())
	case '.':
		return one(Chars{}.not())
	case '\\':
		if p.take("b") || p.take("B") {
			return Shape{}
		}
		return one(p.escape())
	default:
		return one(between(c, c))
	}
}

// group reads what follows an opening parenthesis.
func (p *shaper) group() Shape {
	before, captures, looks, name := len(p.groups), !p.take("?"), false, ""
	switch {
	case captures, p.take(":"):
	case p.take("="), p.take("!"):
		looks = true
	case p.take("<"):
		for captures = true; p.peek() != '>' && p.peek() != 0; {
			name += string(p.next())
		}
		p.next()
	default: // flags
		p.other = true
		return Shape{}
	}
	if captures {
		p.groups = append(p.groups, groupShape{name: name, always: true})
	}
	s := p.alternatives()
	p.next()
	if captures {
		p.groups[before].shape = s
	}
	if looks {
		p.perhaps(before)
		return Shape{}
	}
	return s
}

// class reads what follows an opening bracket.
func (p *shaper) class() (all Chars) {
	not := p.take("^")
	for !p.take("]") {
		if p.peek() == 0 {
			p.other = true
			return all
		}
		c := p.next()
		set := between(c, c)
		if c == '\\' {
			set = p.escape()
		}
		lo, _, single := set.Bounds()
		if p.peek() == '-' && !p.lastDash() {
			p.next()
			end := p.next()
			if end == '\\' {
				p.take("x")
				end, _ = p.hex()
			}
			if !single || end < rune(lo) { // not of ASCII
				set = Chars{}.not()
			} else {
				set = between(rune(lo), end)
			}
		}
		all = all.or(set)
	}
	if not {
		return all.not()
	}
	return all
}

// escape reads what follows a backslash and stands for one character.
func (p *shaper) escape() Chars {
	digits := between('0', '9')
	word := digits.or(between('a', 'z')).or(between('A', 'Z')).or(between('_', '_'))
	space := between('\t', '\r').or(between(' ', ' '))
	switch c := p.next(); c {
	case 'd':
		return digits
	case 'D':
		return digits.not()
	case 'w':
		return word
	case 'W':
		return word.not()
	case 's':
		return space
	case 'S':
		return space.not()
	case 'x':
		c, _ := p.hex()
		return between(c, c)
	case 'p', 'P':
		for p.peek() != '}' && p.peek() != 0 {
			p.next()
		}
		p.next()
		return Chars{}.not()
	case 'h', 'H', 'v', 'V':
		return Chars{}.not()
	case 't', 'n', 'r', 'f', 'a', 'e':
		i := strings.IndexRune("tnrfae", c)
		c = []rune("\t\n\r\f\a\x1b")[i]
		return between(c, c)
	default:
		return between(c, c)
	}
}
