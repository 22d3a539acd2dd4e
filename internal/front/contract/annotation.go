package contract

import (
	"math"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// simpleName is the name of an annotation's type without its package and the classes
// around it.
func simpleName(a classfile.Annotation) string {
	name := strings.TrimSuffix(a.Type, ";")
	return name[strings.LastIndexAny(name, "/$")+1:]
}

// The simple names of annotations that say whether a reference may be null.
var (
	nonNullNames = []string{
		"NonNull", "Nonnull", "NotNull", "NonNullDecl", "NonNullType", "RecentlyNonNull", "NotEmpty", "NotBlank",
	}
	nullableNames = []string{
		"Nullable", "CheckForNull", "NullableDecl", "NullableType", "RecentlyNullable", "PossiblyNull", "NullAllowed",
		"CheckReturnNull", "PolyNull", "WithNull",
	}
)

// nullness is what an annotation says about null. ok is false where it says nothing.
// PolyNull allows null, and ParametricNullness leaves it to a type argument.
func nullness(a classfile.Annotation) (n Nullness, ok bool) {
	name := simpleName(a)
	switch {
	case slices.Contains(nullableNames, name):
		return Nullable, true
	case name == "ParametricNullness", name == "UnknownNullness", name == "NullnessUnspecified":
		return Unknown, true
	case !slices.Contains(nonNullNames, name):
		return Unknown, false
	}
	switch when, _ := element(a, "when"); when.Name { // JSR-305's Nonnull has javax.annotation.meta.When
	case "MAYBE", "NEVER":
		return Nullable, true
	case "UNKNOWN":
		return Unknown, true
	}
	return NonNull, true
}

// mergeNull joins what two annotations say about one reference. Where one allows null,
// null is allowed: then no failure is hidden.
func mergeNull(a, b Nullness) Nullness { return max(a, b) }

// apply adds what an annotation of a parameter says to p.
func (p *Param) apply(a classfile.Annotation) (said bool) {
	if classfile.IsReference(p.Desc) {
		if n, ok := nullness(a); ok {
			p.Null, said = mergeNull(p.Null, n), true
		}
	}
	if r := valueRange(a); r.Bounded && (Integral(p.Desc) || isBox(p.Desc)) {
		p.Range, said = p.Range.And(r), true
	}
	if r := sizeRange(a); r.Bounded && classfile.IsReference(p.Desc) {
		p.Size, said = p.Size.And(r).Within(""), true
	}
	if said {
		p.Because = append(p.Because, "@"+simpleName(a))
	}
	return said
}

// isBox reports whether a type is a box of an integer.
func isBox(desc string) bool {
	return slices.Contains([]string{"Ljava/lang/Integer;", "Ljava/lang/Long;", "Ljava/lang/Short;", "Ljava/lang/Byte;"}, desc)
}

// IsBox reports whether a type is a box of a primitive value.
func IsBox(desc string) bool {
	return isBox(desc) || slices.Contains([]string{"Ljava/lang/Boolean;", "Ljava/lang/Character;", "Ljava/lang/Float;", "Ljava/lang/Double;"}, desc)
}

// valueRange is the range that an annotation demands of a number; it is not bounded
// where the annotation demands none.
func valueRange(a classfile.Annotation) Range {
	switch simpleName(a) {
	case "Positive":
		return Between(1, math.MaxInt64)
	case "PositiveOrZero", "NonNegative", "Nonnegative":
		return Between(0, math.MaxInt64)
	case "GTENegativeOne":
		return Between(-1, math.MaxInt64)
	case "Negative":
		return Between(math.MinInt64, -1)
	case "NegativeOrZero":
		return Between(math.MinInt64, 0)
	case "Min":
		return atLeast(a, "value")
	case "Max":
		return atMost(a, "value")
	case "Range": // JetBrains: from and to; Hibernate: min and max
		return atLeast(a, "from").And(atMost(a, "to")).And(atLeast(a, "min")).And(atMost(a, "max"))
	case "IntRange", "LongRange", "ShortRange", "ByteRange":
		return integerRange(a)
	case "InRange": // Jazzer
		return atLeast(a, "min").And(atMost(a, "max"))
	case "IntRangeFromPositive":
		return Between(1, math.MaxInt32)
	case "IntRangeFromNonNegative":
		return Between(0, math.MaxInt32)
	}
	return Range{}
}

// integerRange reads from and to of the Checker Framework and Android, or min and max of jqwik, whose bounds are 0 and
// the greatest number where they are left out.
func integerRange(a classfile.Annotation) Range {
	_, from := element(a, "from")
	_, to := element(a, "to")
	if from || to {
		return atLeast(a, "from").And(atMost(a, "to"))
	}
	_, low := element(a, "min")
	_, high := element(a, "max")
	switch r := atLeast(a, "min").And(atMost(a, "max")); {
	case !low && (high || strings.HasPrefix(a.Type, "Lnet/jqwik/")):
		return r.And(Between(0, math.MaxInt64))
	default:
		return r
	}
}

// sizeRange is the range that an annotation demands of a length or size.
func sizeRange(a classfile.Annotation) Range {
	switch simpleName(a) {
	case "Size", "Length", "StringLength", "WithLength", "WithSize": // Bean Validation, Hibernate, Jazzer: min, max; Android, jqwik: value, min, max
		return atLeast(a, "min").And(atMost(a, "max")).And(atLeast(a, "value")).And(atMost(a, "value"))
	case "NotEmpty", "NotBlank":
		return Between(1, math.MaxInt32)
	case "WithUtf8Length": // Jazzer: a character takes one to three bytes
		return atMost(a, "max")
	case "MinLen": // Checker Framework
		return atLeast(a, "value")
	}
	return Range{}
}

func atLeast(a classfile.Annotation, name string) Range {
	if v, ok := intElement(a, name); ok {
		return Between(v, math.MaxInt64)
	}
	return Range{}
}

func atMost(a classfile.Annotation, name string) Range {
	if v, ok := intElement(a, name); ok {
		return Between(math.MinInt64, v)
	}
	return Range{}
}

// element is the value of an annotation's element; ok is false where it is left out.
func element(a classfile.Annotation, name string) (v classfile.ElementValue, ok bool) {
	i := slices.IndexFunc(a.Elements, func(e classfile.Element) bool { return e.Name == name })
	if i < 0 {
		return v, false
	}
	return a.Elements[i].Value, true
}

func intElement(a classfile.Annotation, name string) (int64, bool) {
	v, _ := element(a, name)
	switch c := v.Const.(type) {
	case classfile.IntegerConst:
		return int64(c), true
	case classfile.LongConst:
		return int64(c), true
	}
	return 0, false
}

// values are the values of an element that is an array, or a single one.
func values(a classfile.Annotation, name string) []classfile.ElementValue {
	v, ok := element(a, name)
	switch {
	case !ok:
		return nil
	case v.Tag == '[':
		return v.Array
	}
	return []classfile.ElementValue{v}
}

// texts are the strings of an element.
func texts(a classfile.Annotation, name string) []string {
	var all []string
	for _, v := range values(a, name) {
		if s, ok := v.Const.(classfile.StringConst); ok {
			all = append(all, string(s))
		}
	}
	return all
}
