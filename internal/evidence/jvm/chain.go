package jvm

import (
	"slices"
	"strconv"
	"strings"
)

// Chain is a run of a harness as Java source: the calls that build the objects, and at last
// the call of the method.
type Chain struct {
	Package string   // of the source, "" for the unnamed one
	Lines   []string // statements, with the simple names of classes
	Source  []string // the same statements with full names, which a compiler takes
	Open    bool     // null stands for an object that nobody can make here
}

// plainChain returns the chain of a run that takes nothing else from outside; nil for
// others.
func (s *Script) plainChain() *Chain {
	if len(s.Stdin) > 0 || len(outsideWorld(s.Fed))+len(s.Settings) > 0 {
		return nil
	}
	return s.Chain
}

// outsideWorld are the values that no call of indy.WorldClass gives.
func outsideWorld(fed []Fed) []Fed {
	return slices.DeleteFunc(slices.Clone(fed), func(f Fed) bool { return strings.HasPrefix(f.Call, worldCall) })
}

// SourceLiteral returns a value of a primitive type as an expression of that type in Java.
// Bits of a float or double are its IEEE 754 bits.
func SourceLiteral(desc string, bits int64) string {
	text := javaLiteral(desc, bits)
	switch desc {
	case "B", "S":
		return "(" + typeName(desc) + ") " + text
	case "C":
		return sourceEscapes(text)
	case "J":
		return text + "L"
	case "F", "D":
		class := map[string]string{"F": "Float", "D": "Double"}[desc]
		switch strings.TrimPrefix(text, "-") {
		case "NaN":
			return class + ".NaN"
		case "Infinity":
			if text[0] == '-' {
				return class + ".NEGATIVE_INFINITY"
			}
			return class + ".POSITIVE_INFINITY"
		}
	}
	return text
}

// SourceText returns a string as Java source writes it.
func SourceText(text []uint16) string { return sourceEscapes(javaString(text)) }

// sourceEscapes replaces the Unicode escape that a compiler takes for the end of a line
// (JLS §3.3, §3.4).
func sourceEscapes(literal string) string { return strings.ReplaceAll(literal, `\u000d`, `\r`) }

// Source returns the value as a complete expression of Java; "" if it has none.
func (v Value) Source() string {
	switch {
	case !v.ref && v.name == "":
		return SourceLiteral(v.Desc, v.Bits)
	case v.name != "" || v.object == nil || v.object.class[0] != '[':
		return v.Java()
	}
	o := v.object
	elem := o.class[1:]
	if len(o.elems) == 0 {
		dims := strings.Repeat("[]", len(elem)-len(strings.TrimLeft(elem, "[")))
		return "new " + typeName(strings.TrimLeft(elem, "[")) + "[" + strconv.FormatInt(max(o.length, 0), 10) + "]" + dims
	}
	parts := make([]string, o.length)
	for i := range parts {
		e, ok := o.elems[int64(i)]
		if !ok {
			e = Value{Desc: elem, ref: elem[0] == 'L' || elem[0] == '['}
		}
		parts[i] = e.Source()
	}
	return "new " + typeName(elem) + "[] {" + strings.Join(parts, ", ") + "}"
}
