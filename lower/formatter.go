package lower

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/internal/jdk"
)

// What java.util.Formatter makes of a format string, for the question which
// exceptions it throws.

// conversion is one format specifier that takes an argument.
type conversion struct {
	arg   int  // index of the argument, from 0; -1: the one before, and there is none
	kind  byte // b h s c d o x e f g a in lower case, or t for dates
	flags string
	width bool // a width, a precision or upper case is asked for, so that the text's length or letters matter
	date  byte // of kind t: which part of the date
}

func (c conversion) has(flag byte) bool { return strings.IndexByte(c.flags, flag) >= 0 }

// specifier is java.util.Formatter's own pattern.
var specifier = regexp.MustCompile(`^%(\d+\$)?([-#+ 0,(\<]*)?(\d+)?(\.\d+)?([tT])?([a-zA-Z%])`)

// parseFormat returns the conversions of a format in their order. If the format
// itself is bad, exc is the class of the exception that says so; "?" stands for
// a format that is not judged.
func parseFormat(s string) (cs []conversion, exc string) {
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
		case c.has('<'):
			c.arg = last
		case m[1] != "":
			c.arg, _ = strconv.Atoi(strings.TrimSuffix(m[1], "$"))
			c.arg--
			last = c.arg
		default:
			ordinary++
			c.arg, last = ordinary, ordinary
		}
		cs = append(cs, c)
	}
	return cs, ""
}

// readSpecifier reads one specifier that the pattern has matched; text says that
// it is %n or %%.
func readSpecifier(m []string) (c conversion, text bool, exc string) {
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
		c.kind, c.date = 't', conv
	} else {
		if strings.IndexByte("bBhHsScCdoxXeEfgGaAn%", conv) < 0 {
			return c, false, jdk.UnknownFormatConversionException
		}
		c.kind = conv | 0x20
		if conv == '%' || conv == 'n' {
			c.kind = conv
		}
	}
	c.width = m[3] != "" || m[4] != "" || conv < 'a' || m[5] == "T"
	return c, c.kind == '%' || c.kind == 'n', c.check(m[3] != "", m[4] != "")
}

const (
	missingWidth = jdk.MissingFormatWidthException
	badPrecision = jdk.IllegalFormatPrecisionException
	badFlags     = jdk.IllegalFormatFlagsException
	mismatch     = jdk.FormatFlagsConversionMismatchException
)

// check returns the class of the exception for flags, width and precision that
// do not fit the conversion, in the order in which Formatter looks at them.
func (c conversion) check(width, precision bool) string {
	switch c.kind {
	case 'b', 'h', 's':
		if c.kind != 's' && c.has('#') {
			return mismatch
		}
		return c.checkPlain(width, "+ 0,(")
	case 'c', 't':
		if precision {
			return badPrecision
		}
		if c.kind == 't' && strings.IndexByte("HIklMNLQpsSTzZaAbBCdehjmyYrRcDFB", c.date) < 0 {
			return jdk.UnknownFormatConversionException
		}
		return c.checkFlags(width, "#+ 0,(")
	case '%', 'n':
		return c.checkText(width, precision)
	}
	switch {
	case !width && (c.has('-') || c.has('0')):
		return missingWidth
	case c.has('+') && c.has(' ') || c.has('-') && c.has('0'):
		return badFlags
	case strings.IndexByte("dox", c.kind) >= 0 && precision:
		return badPrecision
	}
	refused := map[byte]string{'d': "#", 'o': ",", 'x': ",", 'a': "(,", 'e': ",", 'g': "#"}[c.kind]
	if strings.ContainsAny(c.flags, refused) {
		return mismatch
	}
	return ""
}

// checkPlain is for conversions that refuse flags after asking for a width.
func (c conversion) checkPlain(width bool, refused string) string {
	switch {
	case !width && c.has('-'):
		return missingWidth
	case strings.ContainsAny(c.flags, refused):
		return mismatch
	}
	return ""
}

// checkFlags is for those that ask for a width afterwards.
func (c conversion) checkFlags(width bool, refused string) string {
	switch {
	case strings.ContainsAny(c.flags, refused):
		return mismatch
	case !width && c.has('-'):
		return missingWidth
	}
	return ""
}

// checkText is for %n and %%.
func (c conversion) checkText(width, precision bool) string {
	switch {
	case precision:
		return badPrecision
	case c.kind == 'n' && width:
		return jdk.IllegalFormatWidthException
	case c.flags != "" && (c.kind == 'n' || c.flags != "-"):
		return badFlags
	case c.has('-') && !width:
		return missingWidth
	}
	return ""
}
