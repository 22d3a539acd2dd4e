package contract

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
)

// Theorem is what the parameters of a test allow: what annotations say of them. An explicit check in its code is
// no condition, because a test that throws fails. A reference is not null, unless an annotation allows it.
//
// unread has the annotations of parameters whose meaning is not known: they may exclude arguments.
func (r *Reader) Theorem(m *classfile.Method) (c Contract, unread []string) {
	c = annotations(r.path, m, r.opts)
	nulls := slices.ContainsFunc(m.Annotations, func(a classfile.Annotation) bool {
		return slices.Contains(nullSources, simpleName(a))
	})
	for i := range c.Params {
		p := &c.Params[i]
		if classfile.IsReference(p.Desc) && nulls {
			p.Null = Nullable
		}
		if classfile.IsReference(p.Desc) && p.Null == Unknown {
			p.Null, p.Because = NonNull, append(p.Because, "an argument of a test")
		}
	}
	for i, as := range m.ParameterAnnotations {
		p := Param{}
		if i < len(c.Params) {
			p = c.Params[i]
		}
		for _, a := range as {
			if name := simpleName(a); !readFully(a, p.Desc) && !slices.Contains(unread, name) {
				unread = append(unread, name)
			}
		}
	}
	for _, t := range m.TypeAnnotations { // of parameters (JVMS §4.7.20, table 4.7.20-A)
		if name := simpleName(t.Annotation); t.TargetType == 0x16 && !slices.Contains(unread, name) && (!outermost(t.Path) || !readFully(t.Annotation, descOf(c, t))) {
			unread = append(unread, name)
		}
	}
	return c, unread
}

func descOf(c Contract, t classfile.TypeAnnotation) string {
	if len(t.Target) == 1 && int(t.Target[0]) < len(c.Params) {
		return c.Params[t.Target[0]].Desc
	}
	return ""
}

// The annotations of a test method by which JUnit 5 passes null.
var nullSources = []string{"NullSource", "NullAndEmptySource"}

// neutral are annotations of parameters that exclude no arguments: they say where arguments come from.
var neutral = []string{"ForAll", "ConvertWith", "JavaTimeConversionPattern", "AggregateWith", "SuppressWarnings", "From", "WithNull"}

// readFully reports whether all that an annotation demands of a parameter is known. A size is that of an array or a
// text, whose lengths are assumed, and a range that of a number.
func readFully(a classfile.Annotation, desc string) bool {
	if slices.Contains(neutral, simpleName(a)) {
		return true
	}
	if n, ok := nullness(a); ok && n != Unknown && simpleName(a) != "NotBlank" && simpleName(a) != "NotEmpty" {
		return true
	}
	switch {
	case simpleName(a) == "WithUtf8Length" || simpleName(a) == "NotBlank":
		return false // a part of it is known
	case valueRange(a).Bounded:
		return Integral(desc)
	case sizeRange(a).Bounded:
		return Sized(desc)
	}
	return false
}
