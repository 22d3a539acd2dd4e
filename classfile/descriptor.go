package classfile

import (
	"fmt"
	"strings"
)

// DescriptorError says that a string is not a field or method descriptor (JVMS
// §4.3).
type DescriptorError struct {
	Desc     string
	Offset   int // byte in Desc
	Expected string
}

// Error is one line.
func (e *DescriptorError) Error() string {
	return fmt.Sprintf("descriptor %q: offset %d: expected %s", e.Desc, e.Offset, e.Expected)
}

// maxDimensions is the greatest number of dimensions of an array type (§4.3.2).
const maxDimensions = 255

// fieldEnd yields the offset after the field descriptor that starts at i
// (JVMS §4.3.2), or the offset of the error and what is expected there.
func fieldEnd(desc string, i int) (end int, expected string) {
	start := i
	for i < len(desc) && desc[i] == '[' {
		i++
	}
	if i-start > maxDimensions {
		return start + maxDimensions, "at most 255 dimensions"
	}
	if i == len(desc) {
		return i, "a field type"
	}
	switch desc[i] {
	case 'B', 'C', 'D', 'F', 'I', 'J', 'S', 'Z':
		return i + 1, ""
	case 'L':
		n := strings.IndexByte(desc[i:], ';')
		if n < 0 {
			return len(desc), "';'"
		}
		if !validClassName(desc[i+1 : i+n]) {
			return i + 1, "a class name"
		}
		return i + n + 1, ""
	}
	return i, "a field type"
}

// ParseFieldDescriptor checks that desc is a field descriptor (JVMS §4.3.2); the
// error is a *DescriptorError.
func ParseFieldDescriptor(desc string) error {
	end, expected := fieldEnd(desc, 0)
	if expected == "" && end < len(desc) {
		expected = "the end"
	}
	if expected != "" {
		return &DescriptorError{desc, end, expected}
	}
	return nil
}

// ParseMethodDescriptor splits a method descriptor (JVMS §4.3.3) into the field
// descriptors of its parameters and of its result, "V" for void. The error is a
// *DescriptorError.
func ParseMethodDescriptor(desc string) (params []string, result string, err error) {
	n, err := checkMethodDescriptor(desc)
	if err != nil {
		return nil, "", err
	}
	if n > 0 {
		params = make([]string, 0, n)
	}
	i := 1
	for desc[i] != ')' {
		end, _ := fieldEnd(desc, i)
		params = append(params, desc[i:end])
		i = end
	}
	return params, desc[i+1:], nil
}

// checkMethodDescriptor counts the parameters of a method descriptor without
// allocating.
func checkMethodDescriptor(desc string) (params int, err error) {
	if desc == "" || desc[0] != '(' {
		return 0, &DescriptorError{desc, 0, "'('"}
	}
	i := 1
	for i < len(desc) && desc[i] != ')' {
		end, expected := fieldEnd(desc, i)
		if expected != "" {
			return 0, &DescriptorError{desc, end, expected + " or ')'"}
		}
		params++
		i = end
	}
	if i == len(desc) {
		return 0, &DescriptorError{desc, i, "')'"}
	}
	i++
	if i < len(desc) && desc[i] == 'V' {
		i++
	} else {
		end, expected := fieldEnd(desc, i)
		if expected != "" {
			return 0, &DescriptorError{desc, end, expected + " or 'V'"}
		}
		i = end
	}
	if i < len(desc) {
		return 0, &DescriptorError{desc, i, "the end"}
	}
	return params, nil
}

// SlotWidth is how many local variables or operand-stack words a value of the
// given field descriptor takes: 2 for J and D, 0 for V, else 1 (JVMS §2.6).
func SlotWidth(desc string) int {
	switch desc {
	case "J", "D":
		return 2
	case "V", "":
		return 0
	}
	return 1
}

// ParamWidth is how many local variables the parameters of a valid method
// descriptor take, without the receiver.
func ParamWidth(desc string) (int, error) {
	if _, err := checkMethodDescriptor(desc); err != nil {
		return 0, err
	}
	width := 0
	for i := 1; desc[i] != ')'; {
		end, _ := fieldEnd(desc, i)
		width += SlotWidth(desc[i:end])
		i = end
	}
	return width, nil
}

// IsReference reports whether a field descriptor is of a class, interface or array.
func IsReference(desc string) bool { return desc != "" && (desc[0] == 'L' || desc[0] == '[') }

// IsArray reports whether a descriptor, binary name or CONSTANT_Class is of an array.
func IsArray(desc string) bool { return desc != "" && desc[0] == '[' }

// ClassNameOf turns the descriptor of a reference type into the name that a
// CONSTANT_Class has: "Ljava/lang/String;" to "java/lang/String", "[I" to
// itself. It is "" for primitive types.
func ClassNameOf(desc string) string {
	switch {
	case IsArray(desc):
		return desc
	case len(desc) > 2 && desc[0] == 'L':
		return desc[1 : len(desc)-1]
	}
	return ""
}

// DescriptorOf turns a binary name or array descriptor into a field descriptor:
// "java/lang/String" to "Ljava/lang/String;", "[I" to itself.
func DescriptorOf(class string) string {
	if IsArray(class) {
		return class
	}
	return "L" + class + ";"
}

// ElementClass returns the class or array name of the components of the array type
// called name, or "" if name is not an array of references.
func ElementClass(name string) string { return ClassNameOf(ComponentType(name)) }

// InnermostClass returns the class of the elements of an array, whatever its dimensions: "[[Ljava/lang/String;" to
// "java/lang/String". It is "" if they are primitive, and the name itself if that is not of an array.
func InnermostClass(name string) string {
	for IsArray(name) {
		name = ElementClass(name)
	}
	return name
}

// Dotted turns a binary name into the form that Java sources use, except for nested
// classes: "java/util/Map$Entry" to "java.util.Map$Entry".
func Dotted(class string) string { return strings.ReplaceAll(class, "/", ".") }

// ComponentType is the descriptor of an array type's components: "[[I" to "[I".
// It is "" if desc is not of an array.
func ComponentType(desc string) string {
	if IsArray(desc) {
		return desc[1:]
	}
	return ""
}

// Dimensions is the number of dimensions of an array type, 0 for others.
func Dimensions(desc string) int {
	n := 0
	for n < len(desc) && desc[n] == '[' {
		n++
	}
	return n
}

// JavaName writes a field descriptor as Java source does: "[Ljava/lang/String;"
// as "java.lang.String[]", "V" as "void".
func JavaName(desc string) string {
	n := Dimensions(desc)
	base := desc[n:]
	switch base {
	case "B":
		base = "byte"
	case "C":
		base = "char"
	case "D":
		base = "double"
	case "F":
		base = "float"
	case "I":
		base = "int"
	case "J":
		base = "long"
	case "S":
		base = "short"
	case "Z":
		base = "boolean"
	case "V":
		base = "void"
	default:
		base = strings.ReplaceAll(strings.TrimSuffix(strings.TrimPrefix(base, "L"), ";"), "/", ".")
	}
	return base + strings.Repeat("[]", n)
}

// Package is the package of a binary name: "java/lang" of "java/lang/String",
// "" for the unnamed package.
func Package(class string) string { return class[:max(0, strings.LastIndexByte(class, '/'))] }

// validClassName checks a binary name in internal form (JVMS §4.2.1).
func validClassName(s string) bool {
	start := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '.', ';', '[':
			return false
		case '/':
			if i == start {
				return false
			}
			start = i + 1
		}
	}
	return start < len(s)
}

// validUnqualifiedName checks the name of a field, method or local variable (JVMS §4.2.2).
func validUnqualifiedName(s string) bool { return s != "" && !strings.ContainsAny(s, ".;[/") }

// validMethodName checks the name of a method: unqualified, and without angle
// brackets unless it is <init> or <clinit> (JVMS §4.2.2).
func validMethodName(s string) bool {
	if s == "<init>" || s == "<clinit>" {
		return true
	}
	return validUnqualifiedName(s) && !strings.ContainsAny(s, "<>")
}
