package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// ulps is Math.$ulps(): by how many units in the last place a function of Math
// differs from StrictMath's. The JVM chooses this number. In java.math, whose
// bytecode is lifted, results do not depend on the choice.
func ulps(e *emitter, in *ssa.Call, m *classfile.Method) {
	for _, c := range e.w.callersOf(e.x) {
		if !jdk.IsLifted(c.Method.Def.Class) {
			environment("rounding of a function of Math", -1, 1)(e, in, m)
			return
		}
	}
	x := e.variable(in)
	e.assign(x, ivl.IntConst(0, x.Typ))
}
