package reach

import (
	"github.com/jayverify/jayverify/classfile"
)

func ResultType(m *classfile.Method) string {
	_, r, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		panic("BUG: a parsed class has a method with a malformed descriptor: " + m.Desc)
	}
	return r
}
