// Package front is the wing between class files and lowering: what the JDK's methods
// do, which code can run, how call sites are linked, which methods are entries.
//
//	classfile, ssa → indy, jdk, jdkfacts, throwing, contract → reach → typeflow → lower
//
// It imports base alone among the wings.
package front
