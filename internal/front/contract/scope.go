package contract

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// defaults is what a scope says about references without an annotation of their own.
type defaults struct {
	params, result       Nullness
	setParams, setResult bool
	because              string
}

// scopeDefaults walks from the method outwards: class, classes around it, package. The
// nearest scope that says something about parameters decides about parameters, and so
// for results.
func scopeDefaults(path *classfile.Path, m *classfile.Method) defaults {
	d := defaults{}
	d.take(m.Annotations)
	seen := map[string]bool{}
	for c := m.Class; c != nil && !seen[c.Name]; c = around(path, c) {
		seen[c.Name] = true
		d.take(c.Annotations)
	}
	info := "package-info"
	if p := classfile.Package(m.Class.Name); p != "" {
		info = p + "/package-info"
	}
	if c, err := path.Class(info); err == nil {
		d.take(c.Annotations)
	}
	return d
}

// around is the class in which c is declared; nil for a top-level class.
func around(path *classfile.Path, c *classfile.Class) *classfile.Class {
	outer := ""
	if c.EnclosingMethod != nil {
		outer = c.EnclosingMethod.Class
	}
	for _, i := range c.InnerClasses {
		if i.Inner == c.Name && i.Outer != "" {
			outer = i.Outer
		}
	}
	if outer == "" {
		return nil
	}
	o, err := path.Class(outer)
	if err != nil {
		return nil
	}
	return o
}

// take adds the annotations of a scope, for what no scope further in has decided.
func (d *defaults) take(all []classfile.Annotation) {
	for _, a := range all {
		n, params, result := scopeDefault(a)
		if params && !d.setParams {
			d.params, d.setParams, d.because = n, true, "@"+simpleName(a)
		}
		if result && !d.setResult {
			d.result, d.setResult = n, true
		}
	}
}

// scopeDefault is what an annotation of a scope says about the parameters and results
// inside; params and result say about which of them it says something.
func scopeDefault(a classfile.Annotation) (n Nullness, params, result bool) {
	switch simpleName(a) {
	case "NullMarked", "NonNullApi", "EverythingIsNonNull", "EverythingIsNonnullByDefault":
		return NonNull, true, true
	case "NullUnmarked":
		return Unknown, true, true
	case "ParametersAreNonnullByDefault", "ParametersAreNonNullByDefault":
		return NonNull, true, false
	case "ParametersAreNullableByDefault":
		return Nullable, true, false
	case "ReturnValuesAreNonnullByDefault", "MethodsReturnNonnullByDefault":
		return NonNull, false, true
	case "NonNullByDefault", "NonnullByDefault":
		return eclipseDefault(a)
	case "DefaultQualifier", "DefaultAnnotation", "DefaultAnnotationForParameters", "DefaultAnnotationForMethods":
		return classDefault(a)
	}
	return Unknown, false, false
}

// eclipseDefault reads NonNullByDefault: its value lists locations (DefaultLocation),
// or is false in its old form. Without a value it is about everything.
func eclipseDefault(a classfile.Annotation) (n Nullness, params, result bool) {
	v, ok := element(a, "value")
	if !ok {
		return NonNull, true, true
	}
	if c, isBool := v.Const.(classfile.IntegerConst); isBool && v.Tag == 'Z' {
		if c == 0 {
			return Unknown, true, true
		}
		return NonNull, true, true
	}
	all := values(a, "value")
	if len(all) == 0 { // the empty list ends a default from outside
		return Unknown, true, true
	}
	has := func(name string) bool {
		return slices.ContainsFunc(all, func(v classfile.ElementValue) bool { return v.Name == name })
	}
	return NonNull, has("PARAMETER"), has("RETURN_TYPE")
}

// classDefault reads an annotation whose value is the class of another annotation:
// DefaultQualifier of the Checker Framework, which may list locations, and
// DefaultAnnotation of FindBugs.
func classDefault(a classfile.Annotation) (n Nullness, params, result bool) {
	said := false
	for _, v := range values(a, "value") {
		k, ok := nullness(classfile.Annotation{Type: v.Type})
		if ok {
			n, said = mergeNull(n, k), true
		}
	}
	if !said {
		return Unknown, false, false
	}
	switch simpleName(a) {
	case "DefaultAnnotationForParameters":
		return n, true, false
	case "DefaultAnnotationForMethods":
		return n, false, true
	}
	locations := values(a, "locations")
	if len(locations) == 0 {
		return n, true, true
	}
	for _, l := range locations {
		params = params || l.Name == "PARAMETER" || l.Name == "ALL"
		result = result || l.Name == "RETURN" || l.Name == "ALL"
	}
	return n, params, result
}

// typeVariables says for each type variable that a method can name whether one of its
// bounds allows null: JVMS §4.7.20.1, type_parameter_bound_target.
func typeVariables(m *classfile.Method) map[string]bool {
	vars := map[string]bool{}
	add := func(signature string, all []classfile.TypeAnnotation, target byte) {
		names := typeParameters(signature)
		for _, n := range names {
			vars[n] = false
		}
		for _, t := range all {
			n, ok := nullness(t.Annotation)
			if t.TargetType == target && ok && n == Nullable && len(t.Path) == 0 && len(t.Target) == 2 && int(t.Target[0]) < len(names) {
				vars[names[t.Target[0]]] = true
			}
		}
	}
	add(m.Class.Signature, m.Class.TypeAnnotations, 0x11)
	add(m.Signature, m.TypeAnnotations, 0x12)
	return vars
}

// typeParameters are the names of the type parameters that a signature declares
// (JVMS §4.7.9.1).
func typeParameters(signature string) []string {
	if !strings.HasPrefix(signature, "<") {
		return nil
	}
	var names []string
	depth, start := 0, 1
	for i := 1; i < len(signature); i++ {
		switch c := signature[i]; {
		case c == '<':
			depth++
		case c == '>' && depth == 0:
			return names
		case c == '>':
			depth--
		case c == ':' && depth == 0 && start >= 0:
			names = append(names, signature[start:i])
			start = -1
		case c == ';' && depth == 0:
			start = i + 1
			if start < len(signature) && signature[start] == ':' { // a further bound
				start = -1
			}
		}
	}
	return names
}

// signatureParams are the types of the parameters as a method's signature has them;
// nil where there is none, or it does not fit.
func signatureParams(signature string) []string {
	i := strings.IndexByte(signature, '(')
	if i < 0 {
		return nil
	}
	var all []string
	depth, start := 0, i+1
	for k := i + 1; k < len(signature) && signature[k] != ')'; k++ {
		switch c := signature[k]; {
		case c == '<':
			depth++
		case c == '>':
			depth--
		}
		if depth == 0 && endsType(signature[start:k+1]) {
			all = append(all, signature[start:k+1])
			start = k + 1
		}
	}
	return all
}

// endsType reports whether text is a whole type, given that no shorter prefix is one.
func endsType(text string) bool {
	t := strings.TrimLeft(text, "[")
	if t == "" {
		return false
	}
	if t[0] == 'L' || t[0] == 'T' {
		return t[len(t)-1] == ';'
	}
	return true
}
