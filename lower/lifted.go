package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
)

// Lifted classes are the second of three tiers of the platform (design §11):
// the first has models, the third is unmodelled. What a lifted class does is
// the JDK's own bytecode, lifted when it is first needed. Its static fields are
// globals and its initialiser runs when Java runs it.
//
// A class belongs here when its code needs nothing of the JVM that bytecode
// cannot say, or only what intrinsics say. Where it calls a class of the third
// tier, that call is unmodelled as it would be in the program.

// isLifted reports whether the bytecode of c, a class of the platform, is its
// meaning.
func isLifted(c *classfile.Class) bool { return jdk.IsLifted(c) }

// ofLiftedPackage reports whether only code of c's own package can name c, and the
// whole package is lifted: code without a meaning here does not call its methods.
func ofLiftedPackage(c *classfile.Class) bool {
	return !c.Access.Has(classfile.AccPublic) && jdk.IsPackageLifted(classfile.Package(c.Name))
}

// owned reports whether the bytecode of c is its meaning: c is the program's, a
// model, or lifted.
func owned(c *classfile.Class) bool {
	return !c.Origin.Platform || c.Origin.Model || isLifted(c)
}
