package lower

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Lifted classes are the second of three tiers of the platform (design §11):
// the first has models, the third is unmodelled. What a lifted class does is
// the JDK's own bytecode, lifted when it is first needed. Its static fields are
// globals and its initialiser runs when Java runs it.
//
// A class belongs here when its code needs nothing of the JVM that bytecode
// cannot say, or only what intrinsics say. Where it calls a class of the third
// tier, that call is unmodelled as it would be in the program.

// lifted names the classes, with their nested classes. A name that ends in "/*"
// stands for the classes of a package.
var lifted = []string{
	"java/util/BitSet",
	"java/util/StringTokenizer",
	"java/util/Base64",
	"java/lang/CharacterData",
	"java/lang/CharacterDataLatin1",
	"java/lang/CharacterDataUndefined",
	"java/lang/CharacterDataPrivateUse",
	"java/lang/CharacterData00",
	"java/lang/CharacterData01",
	"java/lang/CharacterData02",
	"java/lang/CharacterData03",
	"java/lang/CharacterData0E",
	"java/math/*",
	"java/util/regex/*",
	"java/util/stream/Collector",
	"java/util/stream/Collectors",
	"java/util/IntSummaryStatistics",
	"java/util/LongSummaryStatistics",
	"java/util/DoubleSummaryStatistics",
}

// isLifted reports whether the bytecode of c, a class of the platform, is its
// meaning.
func isLifted(c *classfile.Class) bool {
	if !c.Origin.Platform || c.Origin.Model {
		return false
	}
	top, _, _ := strings.Cut(c.Name, "$")
	for _, name := range lifted {
		if name == top || strings.HasSuffix(name, "/*") && classfile.Package(top) == strings.TrimSuffix(name, "/*") {
			return true
		}
	}
	return false
}

// owned reports whether the bytecode of c is its meaning: c is the program's, a
// model, or lifted.
func owned(c *classfile.Class) bool {
	return !c.Origin.Platform || c.Origin.Model || isLifted(c)
}
