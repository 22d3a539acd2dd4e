package ivl

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// output compiles an Output: the text between the verbs and a printer for each.
func (c *compiler) output(s *Output) stmtCode {
	var parts []func(m *execution, b []byte) []byte
	args := s.Args
	for _, p := range splitFormat(s.Format) {
		if p.verb == 0 {
			text := p.text
			parts = append(parts, func(_ *execution, b []byte) []byte { return append(b, text...) })
			continue
		}
		parts = append(parts, c.printer(p.verb, args[0]))
		args = args[1:]
	}
	return func(m *execution) bool {
		if m.opts.MaxOutput < 0 || m.cut {
			return true
		}
		var b []byte
		for _, f := range parts {
			b = f(m, b)
		}
		if room := m.opts.MaxOutput - m.output.Len(); len(b) > room {
			b, m.cut = b[:room], true
		}
		m.output.Write(b)
		return true
	}
}

func (c *compiler) printer(verb byte, t Term) func(m *execution, b []byte) []byte {
	switch verb {
	case 'i':
		f := c.num(t)
		return func(m *execution, b []byte) []byte { return append(b, f(m).String()...) }
	case 'b':
		if t.Type().Sort == BoolSort {
			f := c.cond(t)
			return func(m *execution, b []byte) []byte { return strconv.AppendBool(b, f(m)) }
		}
		f := c.num(t)
		return func(m *execution, b []byte) []byte { return strconv.AppendBool(b, f(m) != num{}) }
	case 'c':
		f := c.low(t)
		return func(m *execution, b []byte) []byte { return utf8.AppendRune(b, rune(uint16(f(m)))) }
	case 'f':
		f := c.float(t)
		if t.Type() == Float {
			return func(m *execution, b []byte) []byte { return appendJavaFloat(b, float64(float32Of(f(m))), 32) }
		}
		return func(m *execution, b []byte) []byte { return appendJavaFloat(b, float64Of(f(m)), 64) }
	}
	f := c.ref(t)
	return func(m *execution, b []byte) []byte {
		switch o := f(m); {
		case o == nil:
			return append(b, "null"...)
		case o.text != "":
			return append(b, o.text...)
		case o.decided():
			return append(b, o.chars()...)
		case o.id < 0 && o.id >= m.machine.lowest:
			return b
		default:
			b = append(b, strings.ReplaceAll(o.class.class.Name, "/", ".")...)
			return strconv.AppendInt(append(b, '@'), o.id, 10)
		}
	}
}

// decided reports whether o is an array of chars that all have a value, so that
// printing needs no input.
func (o *object) decided() bool {
	return isText(o.class.class) && (o.lazy == nil || o.length >= 0 && int64(len(o.lazy.elems)) == o.length)
}

// chars returns the text of an array of chars.
func (o *object) chars() string {
	us := make([]uint16, o.length)
	for i := range us {
		us[i] = uint16(o.ints[i])
	}
	return Text(us)
}

// appendJavaFloat prints a float or double as Float.toString and
// Double.toString specify: the shortest decimal that is the same value, with
// an exponent below 10^-3 and from 10^7.
func appendJavaFloat(b []byte, v float64, size int) []byte {
	switch {
	case math.IsNaN(v):
		return append(b, "NaN"...)
	case math.IsInf(v, 1):
		return append(b, "Infinity"...)
	case math.IsInf(v, -1):
		return append(b, "-Infinity"...)
	}
	if a := math.Abs(v); a != 0 && (a < 1e-3 || a >= 1e7) {
		text := strconv.FormatFloat(v, 'e', -1, size)
		digits, exp, _ := strings.Cut(text, "e")
		if !strings.Contains(digits, ".") {
			digits += ".0"
		}
		n, _ := strconv.Atoi(exp)
		return strconv.AppendInt(append(append(b, digits...), 'E'), int64(n), 10)
	}
	text := strconv.FormatFloat(v, 'f', -1, size)
	if !strings.Contains(text, ".") {
		text += ".0"
	}
	return append(b, text...)
}
