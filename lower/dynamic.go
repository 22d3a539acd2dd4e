package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
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

// dynamicConstants emits that constants which a bootstrap method computes when
// they are first loaded are not supported (JVMS §4.4.10).
func (e *emitter) dynamicConstants(vs []ssa.Value) {
	for _, v := range vs {
		c, ok := v.(*ssa.Const)
		if !ok {
			continue
		}
		if d, ok := c.Pool.(*classfile.DynamicConst); ok {
			e.unsupported("Dynamic constant " + d.Name + " with bootstrap method " + classfile.Dotted(reach.Bootstrap(e.x.Def.Class, d)))
		}
	}
}
