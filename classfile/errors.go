package classfile

import (
	"fmt"
	"strings"
)

// FormatError says that bytes are not a class file, jar, jmod or image as
// specified.
type FormatError struct {
	Path     string // the class path entry the class is from, or ""
	Class    string // the class, or the file, in whose bytes the error is
	Offset   int    // in bytes from the start of those bytes
	Expected string // what should be at Offset
	Found    string // what is there, or ""
}

// Error is one line: "classes: Main: offset 10: expected …, found …".
func (e *FormatError) Error() string {
	s := fmt.Sprintf("%s: offset %d: expected %s", e.Class, e.Offset, e.Expected)
	if e.Path != "" {
		s = e.Path + ": " + s
	}
	if e.Found != "" {
		s += ", found " + e.Found
	}
	return s
}

// NotFoundError says that a class is neither on the class path nor in the JDK.
type NotFoundError struct {
	Class    string
	NeededBy string   // the class that names it, or ""
	Role     string   // what it is to NeededBy: "superclass", "interface", or ""
	Searched []string // where it was looked for
}

// Error is one line that names the class, who needs it and where it was searched for.
func (e *NotFoundError) Error() string {
	s := "class " + e.Class + " not found"
	switch {
	case e.NeededBy != "" && e.Role != "":
		s = e.Role + " " + e.Class + " of class " + e.NeededBy + " not found"
	case e.NeededBy != "":
		s += ", needed by " + e.NeededBy
	}
	if len(e.Searched) > 0 {
		s += " (searched " + strings.Join(e.Searched, ", ") + ")"
	}
	return s
}

// VersionError says that a class is compiled for a newer Java than that of the
// JDK, which would refuse it with an UnsupportedClassVersionError.
type VersionError struct {
	Class string
	Path  string // the class path entry the class is from
	Java  int    // the release that the class is compiled for, such as 21
	JDK   int    // the release of the JDK
}

// Error is one line: "classes: class Main is compiled for Java 21, …".
func (e *VersionError) Error() string {
	return fmt.Sprintf("%s: class %s %s", e.Path, JavaName(DescriptorOf(e.Class)), e.Why())
}

// Why is the error without the class, for a sentence that begins with it.
func (e *VersionError) Why() string {
	return fmt.Sprintf("is compiled for Java %d, and the JDK used is %d; name a newer one with --jdk", e.Java, e.JDK)
}

// CodeError says that the bytes of a Code attribute are not instructions.
type CodeError struct {
	PC       int // offset in the code array
	Expected string
	Found    string
}

// Error is one line: "pc 3: expected …, found …".
func (e *CodeError) Error() string {
	s := fmt.Sprintf("pc %d: expected %s", e.PC, e.Expected)
	if e.Found != "" {
		s += ", found " + e.Found
	}
	return s
}
