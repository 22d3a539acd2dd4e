package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// fromPlatform reports whether m, of the platform, is a method whose bytecode is
// small, self-contained and its meaning, or one of an interface whose methods with
// a body call those that the program gives.
func fromPlatform(m *classfile.Method) bool { return jdk.Is(m, jdk.Bytecode) }

// intrinsicThrows lists the exceptions that an intrinsic called by in raises.
func (p *Program) intrinsicThrows(x *Method, in ssa.Instr) []string {
	s := x.Sites[in]
	if s == nil || s.Resolved == nil {
		return nil
	}
	i, _ := jdk.IntrinsicOf(s.Resolved)
	return append(slices.Clone(i.Throws), s.raises...)
}
