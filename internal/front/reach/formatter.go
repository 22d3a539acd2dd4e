package reach

import (
	"regexp"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/jayverify/jayverify/internal/front/jdk"
)

// How java.util.Formatter reads a format string, which decides the exceptions
// that it throws.

// Conversion is one format specifier that takes an argument.
type Conversion struct {
	Arg   int  // index of the argument, from 0; -1: the previous one, which does not exist
	Kind  byte // b h s c d o x e f g a in lower case, or t for dates
	flags string
	width bool // it has a width, a precision or upper case, so the text's length or letters matter
	// columns is the width, 0 for none. plain says that there is no precision and no upper case.
	columns int
	plain   bool
	date    byte // of kind t: which part of the date
}

func (c Conversion) Has(flag byte) bool { return strings.IndexByte(c.flags, flag) >= 0 }

// specifier is java.util.Formatter's own pattern.
var specifier = regexp.MustCompile(`^%(\d+\$)?([-#+ 0,(\<]*)?(\d+)?(\.\d+)?([tT])?([a-zA-Z%])`)

// parseFormat returns the conversions of a format in their order. If the format
// itself is wrong, exc is the class of the exception; "?" stands for a format
// that is not judged.
func parseFormat(s string) (cs []Conversion, exc string) {
	last, ordinary := -1, -1
	for i := 0; i < len(s); {
		n := strings.IndexByte(s[i:], '%')
		if n < 0 {
			break
		}
		i += n
		m := specifier.FindStringSubmatch(s[i:])
		if m == nil {
			return nil, jdk.UnknownFormatConversionException
		}
		i += len(m[0])
		if len(m[1]) > 9 || len(m[3]) > 9 || len(m[4]) > 9 {
			return nil, "?" // no int, or more than anybody prints
		}
		c, text, exc := readSpecifier(m)
		if exc != "" {
			return nil, exc
		}
		if text {
			continue
		}
		switch {
		case c.Has('<'):
			c.Arg = last
		case m[1] != "":
			c.Arg, _ = strconv.Atoi(strings.TrimSuffix(m[1], "$"))
			c.Arg--
			last = c.Arg
		default:
			ordinary++
			c.Arg, last = ordinary, ordinary
		}
		cs = append(cs, c)
	}
	return cs, ""
}

// shortest returns a length that a text of a format without mistakes has at least.
// A width is never exceeded downwards. A number has a digit; null is "null", of which a
// precision takes the first chars.
func shortest(s string) int {
	total := 0
	for s != "" {
		m := specifier.FindStringSubmatch(s)
		if m == nil {
			r, n := utf8.DecodeRuneInString(s)
			if r != utf8.RuneError { // half of a surrogate pair has more bytes than chars
				total += len(utf16.Encode([]rune{r}))
			}
			s = s[n:]
			continue
		}
		s = s[len(m[0]):]
		least := 0
		if strings.Contains("doxefgan%", strings.ToLower(m[6])) && m[5] == "" && strings.Trim(m[4], ".0") == "" == (m[4] == "") {
			least = 1
		}
		width, _ := strconv.Atoi(m[3])
		total += max(least, width)
	}
	return total
}

// readSpecifier reads one specifier that the pattern has matched; text says that
// it is %n or %%.
func readSpecifier(m []string) (c Conversion, text bool, exc string) {
	c.flags = m[2]
	if index, err := strconv.Atoi(strings.TrimSuffix(m[1], "$")); m[1] != "" && (err != nil || index == 0) {
		return c, false, jdk.IllegalFormatArgumentIndexException
	}
	for i := range c.flags {
		if strings.IndexByte(c.flags[i+1:], c.flags[i]) >= 0 {
			return c, false, jdk.DuplicateFormatFlagsException
		}
	}
	conv := m[6][0]
	if m[5] != "" {
		c.Kind, c.date = 't', conv
	} else {
		if strings.IndexByte("bBhHsScCdoxXeEfgGaAn%", conv) < 0 {
			return c, false, jdk.UnknownFormatConversionException
		}
		c.Kind = conv | 0x20
		if conv == '%' || conv == 'n' {
			c.Kind = conv
		}
	}
	c.columns, _ = strconv.Atoi(m[3]) // it has few digits
	c.plain = m[4] == "" && conv >= 'a' && m[5] != "T"
	c.width = m[3] != "" || m[4] != "" || conv < 'a' || m[5] == "T"
	return c, c.Kind == '%' || c.Kind == 'n', c.check(m[3] != "", m[4] != "")
}

// check returns the class of the exception for flags, width and precision that
// do not fit the conversion, in the order in which Formatter looks at them.
func (c Conversion) check(width, precision bool) string {
	switch c.Kind {
	case 'b', 'h', 's':
		if c.Kind != 's' && c.Has('#') {
			return jdk.FormatFlagsConversionMismatchException
		}
		return c.checkPlain(width, "+ 0,(")
	case 'c', 't':
		if precision {
			return jdk.IllegalFormatPrecisionException
		}
		if c.Kind == 't' && strings.IndexByte("HIklMNLQpsSTzZaAbBCdehjmyYrRcDFB", c.date) < 0 {
			return jdk.UnknownFormatConversionException
		}
		return c.checkFlags(width, "#+ 0,(")
	case '%', 'n':
		return c.checkText(width, precision)
	}
	switch {
	case !width && (c.Has('-') || c.Has('0')):
		return jdk.MissingFormatWidthException
	case c.Has('+') && c.Has(' ') || c.Has('-') && c.Has('0'):
		return jdk.IllegalFormatFlagsException
	case strings.IndexByte("dox", c.Kind) >= 0 && precision:
		return jdk.IllegalFormatPrecisionException
	}
	refused := map[byte]string{'d': "#", 'o': ",", 'x': ",", 'a': "(,", 'e': ",", 'g': "#"}[c.Kind]
	if strings.ContainsAny(c.flags, refused) {
		return jdk.FormatFlagsConversionMismatchException
	}
	return ""
}

// checkPlain is for conversions that refuse flags after asking for a width.
func (c Conversion) checkPlain(width bool, refused string) string {
	switch {
	case !width && c.Has('-'):
		return jdk.MissingFormatWidthException
	case strings.ContainsAny(c.flags, refused):
		return jdk.FormatFlagsConversionMismatchException
	}
	return ""
}

// checkFlags is for those that ask for a width afterwards.
func (c Conversion) checkFlags(width bool, refused string) string {
	switch {
	case strings.ContainsAny(c.flags, refused):
		return jdk.FormatFlagsConversionMismatchException
	case !width && c.Has('-'):
		return jdk.MissingFormatWidthException
	}
	return ""
}

// checkText is for %n and %%.
func (c Conversion) checkText(width, precision bool) string {
	switch {
	case precision:
		return jdk.IllegalFormatPrecisionException
	case c.Kind == 'n' && width:
		return jdk.IllegalFormatWidthException
	case c.flags != "" && (c.Kind == 'n' || c.flags != "-"):
		return jdk.IllegalFormatFlagsException
	case c.Has('-') && !width:
		return jdk.MissingFormatWidthException
	}
	return ""
}
