package reach

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// plainSplit returns the model's method for String.split where m is that and its
// argument is a constant that stands for one character, else m. It needs no
// regular expressions, as in the JDK.
func plainSplit(in *ssa.Call, m *classfile.Method) *classfile.Method {
	if m.Class.Name != jdk.String || m.Name != "split" || !m.Class.Origin.Model {
		return m
	}
	if c, ok := in.Args[1].(*ssa.Const); !ok || c.Typ == ssa.Null || !oneCharacter(c.String) {
		return m
	}
	if s := m.Class.FindMethod("$split", m.Desc); s != nil {
		return s
	}
	return m
}

// oneCharacter reports whether a regular expression matches one ASCII character
// and nothing else: that character itself, or one after a backslash.
func oneCharacter(regex string) bool {
	switch {
	case len(regex) == 1:
		return regex[0] < 0x80 && !strings.Contains(`.$|()[{^?*+\`, regex)
	case len(regex) == 2 && regex[0] == '\\':
		c := regex[1]
		return c < 0x80 && !(c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')
	}
	return false
}
