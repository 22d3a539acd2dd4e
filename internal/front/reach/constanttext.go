package reach

import (
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// ConstantText is the text of a constant string.
func ConstantText(v ssa.Value) (text string, ok bool) {
	c, ok := v.(*ssa.Const)
	if !ok || c.Typ == ssa.Null || string(c.Typ) != "L"+jdk.String+";" || c.Pool != nil {
		return "", false
	}
	return c.String, true
}
