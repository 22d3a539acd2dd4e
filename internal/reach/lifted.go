package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
)

// ofLiftedPackage reports whether only code of c's own package can name c, and the
// whole package is lifted: code without a meaning here does not call its methods.
func ofLiftedPackage(c *classfile.Class) bool {
	return !c.Access.Has(classfile.AccPublic) && jdk.IsPackageLifted(classfile.Package(c.Name))
}

// owned reports whether the bytecode of c is its meaning: c is the program's, a
// model, or lifted.
func owned(c *classfile.Class) bool {
	return !c.Origin.Platform || c.Origin.Model || jdk.IsLifted(c)
}
