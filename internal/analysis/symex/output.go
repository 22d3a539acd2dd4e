package symex

import (
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// print records the output of an Output.
func (x *exec) print(s *ivl.Output) {
	p := &printed{format: s.Format, up: x.st.printed}
	for _, a := range s.Args {
		switch a.Type().Sort {
		case ivl.IntSort:
			p.args = append(p.args, value{t: x.int(a)})
		case ivl.BoolSort:
			p.args = append(p.args, value{t: x.cond(a)})
		default:
			p.args = append(p.args, value{})
		}
	}
	x.st.printed = p
}

// printed returns the output of the current path under its model; ok is false if
// it has more than integers, chars and Booleans, or may depend on a hash code that is a
// variable: its value need not be that of the string.
func (x *exec) printed() (text string, ok bool) {
	if slices.ContainsFunc(x.st.heap, func(o *object) bool { return o.hash != nil }) {
		return "", false
	}
	var parts []string
	for p := x.st.printed; p != nil; p = p.up {
		part, ok := x.formatted(p)
		if !ok {
			return "", false
		}
		parts = append(parts, part)
	}
	var b strings.Builder
	for i := range parts {
		b.WriteString(parts[len(parts)-1-i])
	}
	return b.String(), true
}

func (x *exec) formatted(p *printed) (string, bool) {
	var b strings.Builder
	args := p.args
	for i := 0; i < len(p.format); i++ {
		if p.format[i] != '%' {
			b.WriteByte(p.format[i])
			continue
		}
		i++
		if p.format[i] == '%' {
			b.WriteByte('%')
			continue
		}
		a := args[0].t
		args = args[1:]
		switch verb := p.format[i]; {
		case a == nil:
			return "", false
		case verb == 'i':
			b.WriteString(strconv.FormatInt(x.signed(a), 10))
		case verb == 'b':
			b.WriteString(strconv.FormatBool(x.eval.Eval(a) != 0))
		case verb == 'c':
			b.WriteRune(rune(uint16(x.eval.Eval(a))))
		default:
			return "", false
		}
	}
	return b.String(), true
}
