package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// missing emits that in is not supported if it needs a class that is missing:
// the JVM would throw a NoClassDefFoundError.
func (e *emitter) missing(in ssa.Instr) {
	if !e.prog.HasPhantoms() {
		return
	}
	for _, name := range e.prog.Named(in) {
		need := e.prog.MissingFor(name)
		if need == "" {
			continue
		}
		e.assuming("linkage", "the class "+classfile.Dotted(e.x.Def.Class.Name)+" can be linked without the class "+classfile.Dotted(need)+", which is missing")
		what := "class " + classfile.Dotted(need) + " " + e.prog.WhyMissing(need)
		if need != name && classfile.ElementClass(name) == "" {
			what += ", and " + classfile.Dotted(name) + " needs it"
		}
		e.unsupported(what)
		return
	}
}
