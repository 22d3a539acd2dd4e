package jvm

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Statements returns the run as statements of Java with full names of classes, which a compiler
// takes in a class of the package pkg. There are none if the run takes more from outside than
// arguments, or an argument cannot be written.
func (s *Script) Statements() (pkg string, statements []string) {
	if s.Chain != nil {
		if chain := s.plainChain(); chain != nil {
			return chain.Package, chain.Source
		}
		return "", nil
	}
	params, _, err := classfile.ParseMethodDescriptor(s.Desc)
	if err != nil || len(params) != len(s.Args) || s.Method == "<init>" || len(s.Stdin) > 0 || len(s.Fed) > 0 || s.Unmodelled != "" {
		return "", nil
	}
	args := make([]string, len(params))
	for i, p := range params {
		if args[i] = s.Args[i].argument(p); args[i] == "" {
			return "", nil
		}
	}
	class := classfile.Dotted(s.Class)
	if at := strings.LastIndexByte(class, '.'); at >= 0 {
		pkg = class[:at]
	}
	return pkg, []string{strings.ReplaceAll(class, "$", ".") + "." + s.Method + "(" + strings.Join(args, ", ") + ");"}
}

// argument returns the value as the argument of a parameter; "" if it has no text.
func (v Value) argument(desc string) string {
	switch elem := strings.TrimLeft(desc, "["); {
	case len(elem) > 1 && elem != "Ljava/lang/String;": // an object of some class
		if v.ref && v.object == nil && v.name == "" || v.name == "null" {
			return "(" + strings.ReplaceAll(classfile.JavaName(desc), "$", ".") + ") null"
		}
		return ""
	case v.name == "null" || v.ref && v.name == "" && v.object == nil:
		return "(" + typeName(desc) + ") null"
	case v.ref && v.object != nil && v.object.class[0] == '[' && !writable(v.object, nil):
		return ""
	}
	return sourceEscapes(v.Source())
}

// maxWritten is the greatest length of an array that is written with its elements.
const maxWritten = 1000

// writable reports whether an array can be written: it is small, and has no other objects than
// texts and such arrays, not itself among them.
func writable(o *object, around []*object) bool {
	if slices.Contains(around, o) || len(o.elems) > 0 && o.length > maxWritten {
		return false
	}
	for _, e := range o.elems {
		if e.object == nil || e.object.class == "java/lang/String" {
			continue
		}
		if e.object.class[0] != '[' || !writable(e.object, append(around, o)) {
			return false
		}
	}
	return true
}
