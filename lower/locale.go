package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// dotted is the point where a text with an I or i is turned into the other case as the default locale
// does it. In Turkish and Azerbaijani these are two letters, each with a form of its own in the other case
// (Unicode, SpecialCasing.txt). Other locales agree on ASCII.
func dotted(e *emitter, _ *ssa.Call, _ *classfile.Method) {
	e.assuming("default-locale", "the default locale is not Turkish (tr) or Azerbaijani (az), where the letters I and i have other forms in the other case")
}
