package reach

import (
	"math/big"
	"regexp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

const bigPackage = "java/math/"

// decimalText matches texts of numbers that BigDecimal and big.Int read in the same way: a sign, digits before the point, digits
// behind it.
var decimalText = regexp.MustCompile(`^([+-]?[0-9]+)(?:\.([0-9]+))?$`)

// constantNumbers makes the constructors of BigDecimal and BigInteger that read a constant text constructors of the number that
// it stands for. Reading it takes a loop over its chars. A class without a model stays as it is.
func constantNumbers(f *ssa.Func, hier *classfile.Hierarchy) {
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			call, ok := in.(*ssa.Call)
			if !ok || call.Method.Name != "<init>" || call.Method.Desc != "(Ljava/lang/String;)V" {
				continue
			}
			decimal := call.Method.Class == bigPackage+"BigDecimal"
			if !decimal && call.Method.Class != bigPackage+"BigInteger" {
				continue
			}
			digits, scale, known := constantNumber(call.Args[1])
			if c, err := hier.Class(call.Method.Class); err != nil || !c.Origin.Model || !known || !decimal && scale != 0 {
				continue
			}
			call.Args = []ssa.Value{call.Args[0], &ssa.Const{Typ: ssa.Int}, &ssa.Const{Typ: ssa.Long, Int: digits}}
			call.Method.Desc = "(ZJ)V"
			if decimal {
				call.Args = append(call.Args, &ssa.Const{Typ: ssa.Int, Int: int64(scale)})
				call.Method.Desc = "(ZJI)V"
			}
		}
	}
}

// constantNumber returns the unscaled value and the scale of a constant text. known is false for any other value, and for a
// number whose digits no long has.
func constantNumber(v ssa.Value) (digits int64, scale int, known bool) {
	text, _ := ConstantText(v)
	parts := decimalText.FindStringSubmatch(text)
	if parts == nil {
		return 0, 0, false
	}
	n, ok := new(big.Int).SetString(parts[1]+parts[2], 10)
	if !ok || !n.IsInt64() {
		return 0, 0, false
	}
	return n.Int64(), len(parts[2]), true
}
