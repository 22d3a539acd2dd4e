package classfile

import (
	"fmt"
	"strings"
)

// Frame is the types of local variables and operand stack at one instruction,
// as a StackMapTable states them (JVMS §4.7.4), in full.
type Frame struct {
	PC int
	// Locals is indexed by local variable: a long or double at i is followed by
	// a Top at i+1. Variables beyond the end hold nothing. Shared between
	// frames: not to be changed.
	Locals []VerifType
	// Stack is bottom first, one entry for each value, whatever its width.
	Stack []VerifType
}

// VerifKind is the tag of a verification type (JVMS §4.7.4).
type VerifKind uint8

// The verification types.
const (
	VerifTop VerifKind = iota
	VerifInteger
	VerifFloat
	VerifDouble
	VerifLong
	VerifNull
	VerifUninitializedThis
	VerifObject
	VerifUninitialized
)

// VerifType is a verification type.
type VerifType struct {
	Class string // of an Object: binary name or array descriptor
	NewPC uint16 // of an Uninitialized: offset of the new instruction
	Kind  VerifKind
}

// Wide reports whether a value of the type takes two slots.
func (t VerifType) Wide() bool { return t.Kind == VerifLong || t.Kind == VerifDouble }

var verifWords = [...]string{"top", "int", "float", "double", "long", "null", "uninitializedThis"}

// String is the type in words: "int", "java/lang/String", "uninitialized(3)".
func (t VerifType) String() string {
	switch {
	case t.Kind == VerifObject:
		return t.Class
	case t.Kind == VerifUninitialized:
		return fmt.Sprintf("uninitialized(%d)", t.NewPC)
	case int(t.Kind) < len(verifWords):
		return verifWords[t.Kind]
	}
	return fmt.Sprintf("verification type %d", t.Kind)
}

// String is the frame in one line: "12: [int, top] [java/lang/String]".
func (f Frame) String() string {
	list := func(types []VerifType) string {
		words := make([]string, len(types))
		for i, t := range types {
			words[i] = t.String()
		}
		return "[" + strings.Join(words, ", ") + "]"
	}
	return fmt.Sprintf("%d: %s %s", f.PC, list(f.Locals), list(f.Stack))
}

// verifTypeOf is the verification type of a value with the given field descriptor.
func verifTypeOf(desc string) VerifType {
	switch desc[0] {
	case 'J':
		return VerifType{Kind: VerifLong}
	case 'D':
		return VerifType{Kind: VerifDouble}
	case 'F':
		return VerifType{Kind: VerifFloat}
	case 'L', '[':
		return VerifType{Kind: VerifObject, Class: ClassNameOf(desc)}
	}
	return VerifType{Kind: VerifInteger}
}
