package reach

import (
	"slices"
	"strings"
	"unicode"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// Many programs compile constant regular expressions in static initialisers, and few of
// their methods match anything. A Pattern that nobody uses is an object without
// contents: then the code of java.util.regex is left out.

// regexPackage is the package whose code is left out.
const regexPackage = "java/util/regex/"

// unmatched is a source in which the code of java.util.regex has no meaning.
type unmatched struct {
	Source
	opaque map[string]*classfile.Class
}

// Class returns the class with that binary name, or an error of the source.
func (s *unmatched) Class(name string) (*classfile.Class, error) {
	c, err := s.Source.Class(name)
	if err != nil || !strings.HasPrefix(name, regexPackage) || !c.Origin.Platform || c.Origin.Model {
		return c, err
	}
	if s.opaque[name] == nil {
		s.opaque[name] = withoutBodies(c)
	}
	return s.opaque[name], nil
}

// usesPatterns reports whether a call of m needs the code of regular expressions.
func usesPatterns(in *ssa.Call, m *classfile.Method) bool {
	return strings.HasPrefix(m.Class.Name, regexPackage) && m.Class.Origin.Platform && !m.Class.Origin.Model && !CompilesPattern(in, m)
}

// CompilesPattern reports whether a call makes a Pattern of a constant expression that is
// known to be valid: it throws nothing.
func CompilesPattern(in *ssa.Call, m *classfile.Method) bool {
	if m.Class.Name != regexPackage+"Pattern" || m.Name != "compile" || !m.Class.Origin.Opaque || !m.IsStatic() {
		return false
	}
	text, ok := ConstantText(in.Args[0])
	if !ok {
		return false
	}
	if len(in.Args) == 2 {
		flags, ok := in.Args[1].(*ssa.Const)
		if !ok || flags.Int&^plainFlags != 0 {
			return false
		}
	}
	_, valid := parseRegex(text)
	return valid
}

// plainFlags are UNIX_LINES, CASE_INSENSITIVE, MULTILINE, DOTALL and UNICODE_CASE of
// java.util.regex.Pattern: they do not change which expressions are valid.
const plainFlags = 0x01 | 0x02 | 0x08 | 0x20 | 0x40

// parseRegex reports whether an expression is in a small part of the syntax of java.util.regex.Pattern in which all
// expressions are valid. The result has its groups.
func parseRegex(text string) (r *regex, valid bool) {
	r = &regex{names: map[string]bool{}}
	if len(text) > longestRegex {
		return r, false
	}
	r.rest = []rune(text)
	for _, c := range r.rest {
		if c >= 0xd800 { // surrogates, and what needs them
			return r, false
		}
	}
	return r, r.alternatives(0) && len(r.rest) == 0
}

// The limits of what is looked at.
const (
	longestRegex = 2000
	deepestRegex = 30
)

// regex is an expression of which a part is read.
type regex struct {
	rest   []rune
	names  map[string]bool // of groups
	groups int             // that capture
	each   int             // groups that match something wherever the expression matches
}

// next takes the next character; 0 at the end.
func (r *regex) next() rune {
	if len(r.rest) == 0 {
		return 0
	}
	c := r.rest[0]
	r.rest = r.rest[1:]
	return c
}

// peek is the next character; 0 at the end.
func (r *regex) peek() rune {
	if len(r.rest) == 0 {
		return 0
	}
	return r.rest[0]
}

// take takes a text if it comes next.
func (r *regex) take(text string) bool {
	if !strings.HasPrefix(string(r.rest), text) {
		return false
	}
	r.rest = r.rest[len([]rune(text)):]
	return true
}

// alternatives reads up to the end, or to the parenthesis that ends a group.
func (r *regex) alternatives(depth int) bool {
	if depth > deepestRegex {
		return false
	}
	before, several := r.each, false
	for {
		switch c := r.peek(); {
		case c == 0, c == ')':
			if several {
				r.each = before
			}
			return true
		case c == '|', c == '^', c == '$':
			several = several || c == '|'
			r.next()
		default:
			if !r.repeated(depth) {
				return false
			}
		}
	}
}

// repeated reads an atom and its quantifier.
func (r *regex) repeated(depth int) bool {
	before := r.each
	if !r.atom(depth) {
		return false
	}
	if c := r.peek(); c == '*' || c == '?' || c == '{' { // it may match nothing, as {0,2} does
		r.each = before
	}
	return r.quantifier()
}

// atom reads a character, a class or a group.
func (r *regex) atom(depth int) bool {
	switch c := r.next(); c {
	case 0, '*', '+', '?', '{':
		return false
	case '\\':
		return r.escape()
	case '[':
		return r.class()
	case '(':
		return r.group(depth)
	}
	return true
}

// group reads what follows an opening parenthesis.
func (r *regex) group(depth int) bool {
	before, captures, looks := r.each, !r.take("?"), false
	switch {
	case captures, r.take(":"):
	case r.take("="), r.take("!"):
		looks = true
	case r.name():
		captures = true
	default:
		if c := r.next(); c == 0 || !strings.ContainsRune("imsu", c) {
			return false
		}
		return r.take(")") && !strings.ContainsRune("*+?{", r.peek())
	}
	if captures {
		r.groups++
		r.each++
	}
	if !r.alternatives(depth+1) || !r.take(")") {
		return false
	}
	if looks {
		r.each = before
	}
	return true
}

// name reads <name> of a group, which no other group has.
func (r *regex) name() bool {
	if !r.take("<") {
		return false
	}
	var name []rune
	for c := r.peek(); c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'; c = r.peek() {
		name = append(name, r.next())
	}
	if len(name) == 0 || r.names[string(name)] {
		return false
	}
	r.names[string(name)] = true
	return r.take(">")
}

// escape reads what follows a backslash.
func (r *regex) escape() bool {
	c := r.next()
	switch {
	case c == 0 || c >= 0x80:
		return false
	case strings.ContainsRune("tnrfaedDsSwWhHvVbB", c):
		return true
	case c == 'x':
		_, ok := r.hex()
		return ok
	case c == 'p' || c == 'P':
		return slices.ContainsFunc(properties, func(name string) bool { return r.take("{" + name + "}") })
	}
	return !(c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')
}

// hex reads the two hexadecimal digits of \xhh.
func (r *regex) hex() (c rune, ok bool) {
	for range 2 {
		d := strings.IndexRune("0123456789abcdef", unicode.ToLower(r.next()))
		if d < 0 {
			return 0, false
		}
		c = 16*c + rune(d)
	}
	return c, true
}

// properties are some classes of characters that every Java has.
var properties = []string{
	"Lower", "Upper", "ASCII", "Alpha", "Digit", "Alnum", "Punct", "Graph", "Print", "Blank", "Cntrl", "XDigit", "Space",
	"L", "Lu", "Ll", "N", "Nd", "P", "S", "Z", "M", "Mn", "IsAlphabetic", "IsLetter", "IsDigit", "InCombiningDiacriticalMarks", "javaLetter", "javaWhitespace",
}

// class reads what follows an opening bracket, up to the closing one.
func (r *regex) class() bool {
	r.take("^")
	if c := r.peek(); c == ']' || c == '&' || c == '^' {
		return false
	}
	for first := true; ; first = false {
		c := r.next()
		switch {
		case c == ']':
			return !first
		case c == 0, c == '[', c == '&':
			return false
		case c == '-' && !first && r.peek() != ']':
			return false
		case c == '\\' && r.take("x"):
			var ok bool
			if c, ok = r.hex(); !ok {
				return false
			}
		case c == '\\':
			if strings.ContainsRune("bB", r.peek()) || !r.escape() || r.peek() == '-' && !r.lastDash() {
				return false
			}
			continue
		}
		if r.peek() != '-' || r.lastDash() {
			continue
		}
		r.next()
		if end, ok := r.end(); !ok || end < c {
			return false
		}
	}
}

// end reads the end of a range.
func (r *regex) end() (c rune, ok bool) {
	if r.take(`\x`) {
		return r.hex()
	}
	c = r.next()
	return c, c != 0 && !strings.ContainsRune(`[]&\-^`, c)
}

// lastDash reports whether a dash comes next, and then the end of the class.
func (r *regex) lastDash() bool { return len(r.rest) > 1 && r.rest[1] == ']' }

// quantifier reads one, if there is one.
func (r *regex) quantifier() bool {
	switch r.peek() {
	case '*', '+', '?':
		r.next()
	case '{':
		r.next()
		if !r.counts() {
			return false
		}
	default:
		return true
	}
	if c := r.peek(); c == '?' || c == '+' {
		r.next()
	}
	return !strings.ContainsRune("*+?{", r.peek())
}

// counts reads the numbers of a quantifier, and its closing brace.
func (r *regex) counts() bool {
	low, ok := r.number()
	if !ok || !r.take(",") {
		return ok && r.take("}")
	}
	if r.take("}") {
		return true
	}
	high, ok := r.number()
	return ok && low <= high && r.take("}")
}

// number reads a number of at most three digits.
func (r *regex) number() (n int, ok bool) {
	for digits := 0; digits < 3 && r.peek() >= '0' && r.peek() <= '9'; digits++ {
		n, ok = n*10+int(r.next()-'0'), true
	}
	return n, ok
}
