package lower

import (
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ivl"
)

// implicitKinds are the property kinds of exceptions that instructions raise.
var implicitKinds = map[string]ivl.Kind{
	jdk.NullPointerException:           ivl.NullDereference,
	jdk.ArrayIndexOutOfBoundsException: ivl.ArrayIndex,
	jdk.ClassCastException:             ivl.ClassCast,
	jdk.ArithmeticException:            ivl.DivisionByZero,
	jdk.NegativeArraySizeException:     ivl.NegativeArraySize,
	jdk.ArrayStoreException:            ivl.ArrayStore,
}
