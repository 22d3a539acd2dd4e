package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Bootstrap returns the bootstrap method of an invokedynamic call, as
// CLASS.METHOD, or "".
func Bootstrap(c *classfile.Class, site *classfile.DynamicConst) string {
	if site.Bootstrap >= len(c.BootstrapMethods) {
		return ""
	}
	h := c.BootstrapMethods[site.Bootstrap].Method
	return h.Ref.Class + "." + h.Ref.Name
}

// visitDynamic records what an invokedynamic instruction makes reachable.
func (p *Program) visitDynamic(x *Method, in *ssa.CallDynamic) {
	switch Bootstrap(x.Def.Class, in.Site) {
	case jdk.ConcatWithRecipe, jdk.ConcatWithoutRecipe:
		p.visitConcat(x, in)
	}
}
