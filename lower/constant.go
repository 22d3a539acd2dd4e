package lower

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// textOf is the text of a constant.
func textOf(v ssa.Value) (string, bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Typ.ClassName() != jdk.String {
		return "", false
	}
	return c.String, true
}
