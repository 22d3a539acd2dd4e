package entries

import (
	"fmt"
	"regexp"
	"strings"
)

// pattern is a pattern of dotted names.
type pattern struct {
	exp  *regexp.Regexp
	wild bool   // it is for more than one name
	base string // of BASE.**: the package that the pattern is for as well; "" for none
}

// compilePattern understands a pattern, see the package's documentation.
func compilePattern(text string) (pattern, error) {
	plain := strings.TrimSpace(text)
	if plain == "" || strings.Contains(plain, "***") {
		return pattern{}, fmt.Errorf("%q is not a pattern of names: \"*\" stands for a part of a name, \"**\" for any part", text)
	}
	var b strings.Builder
	for rest := plain; rest != ""; {
		switch {
		case strings.HasPrefix(rest, "**"):
			b.WriteString(".*")
			rest = rest[2:]
		case rest[0] == '*':
			b.WriteString("[^.(]*")
			rest = rest[1:]
		default:
			i := strings.IndexByte(rest, '*')
			if i < 0 {
				i = len(rest)
			}
			b.WriteString(regexp.QuoteMeta(rest[:i]))
			rest = rest[i:]
		}
	}
	exp, err := regexp.Compile("^(?:" + b.String() + ")$")
	if err != nil {
		return pattern{}, fmt.Errorf("%q is not a pattern of names: %w", text, err)
	}
	base, all := strings.CutSuffix(plain, ".**")
	if !all || strings.Contains(base, "*") {
		base = ""
	}
	return pattern{exp, strings.Contains(plain, "*"), base}, nil
}

// fits reports whether the pattern is for a dotted name.
func (p pattern) fits(name string) bool { return p.exp.MatchString(name) }

// below reports whether a package is the one before ".**".
func (p pattern) below(pkg string) bool { return p.base != "" && pkg == p.base }
