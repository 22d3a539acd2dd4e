package lower

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ssa"
)

// callDynamic emits an invokedynamic instruction.
func (e *emitter) callDynamic(in *ssa.CallDynamic) {
	switch b := reach.Bootstrap(e.x.Def.Class, in.Site); b {
	case jdk.ConcatWithRecipe, jdk.ConcatWithoutRecipe:
		if !e.prog.ConcatModelled() {
			for _, a := range in.Args {
				e.toStringOf(a)
			}
		}
		e.concat(in)
	default:
		_, err := e.prog.Dynamic.Resolve(e.x.Def, in.PC(), in.Site)
		if err == nil {
			panic("BUG: " + b + " was resolved and is still there")
		}
		e.unsupported(err.Error())
	}
}
