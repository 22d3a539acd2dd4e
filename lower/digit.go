package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// otherDigits are the chars beyond ASCII with the value of a digit
// (Character.digit): n of them from first on stand for value, value + 1 and so on.
// They are the same in Java 17 and Java 25.
var otherDigits = func() []digits {
	var all []digits
	for _, zero := range []int64{
		0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
		0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50,
		0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10,
	} {
		all = append(all, digits{zero, 10, 0})
	}
	return append(all, digits{0xff21, 26, 10}, digits{0xff41, 26, 10})
}()

type digits struct{ first, n, value int64 }

// otherDigit is Character.$otherDigit(c, radix): the value of a char beyond ASCII
// as a digit, -1 if it is not a digit or too large.
func otherDigit(e *emitter, in *ssa.Call, _ *classfile.Method) {
	c, radix := e.value(in.Args[0]), e.value(in.Args[1])
	x := e.variable(in)
	number := func(n int64) ivl.Term { return ivl.IntConst(n, x.Typ) }
	t := number(-1)
	for _, d := range otherDigits {
		within := ivl.And.Of(ivl.Le.Of(number(d.first), c), ivl.Lt.Of(c, number(d.first+d.n)))
		t = ivl.Ite.Of(within, ivl.Sub.Of(c, number(d.first-d.value)), t)
	}
	v := e.local("digit", x.Typ)
	e.assign(v, ivl.WrapTo(x.Typ.Range, t))
	e.assign(x, ivl.Ite.Of(ivl.Lt.Of(v, radix), v, number(-1)))
}
