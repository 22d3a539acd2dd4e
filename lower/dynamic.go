package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// bootstrap returns the bootstrap method of an invokedynamic call, as
// CLASS.METHOD, or "".
func bootstrap(c *classfile.Class, site *classfile.DynamicConst) string {
	if site.Bootstrap >= len(c.BootstrapMethods) {
		return ""
	}
	h := c.BootstrapMethods[site.Bootstrap].Method
	return h.Ref.Class + "." + h.Ref.Name
}

const (
	concat          = jdk.ConcatWithRecipe
	concatNoRecipe  = jdk.ConcatWithoutRecipe
	stringClassName = jdk.String
)

// visitDynamic records what an invokedynamic instruction makes reachable.
func (u *universe) visitDynamic(x *method, in *ssa.CallDynamic) {
	switch bootstrap(x.m.Class, in.Site) {
	case concat, concatNoRecipe:
		u.visitConcat(x, in)
	}
}

// callDynamic emits an invokedynamic instruction.
func (e *emitter) callDynamic(in *ssa.CallDynamic) {
	switch b := bootstrap(e.x.m.Class, in.Site); b {
	case concat, concatNoRecipe:
		if !e.u.concatModelled() {
			for _, a := range in.Args {
				e.toStringOf(a)
			}
		}
		e.concat(in)
	default:
		_, err := e.u.dynamic.Resolve(e.x.m, in.PC(), in.Site)
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
			e.unsupported("Dynamic constant " + d.Name + " with bootstrap method " + dots(bootstrap(e.x.m.Class, d)))
		}
	}
}
