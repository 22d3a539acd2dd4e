package lower

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// The number that a text from outside stands for is either guessed or read. A
// guess has nothing to do with the chars of the text, which no longer matters
// where the program does not look at the text in any other way. That the text is a
// number is an assumption then, no-throw. Reading takes a loop over the chars. It
// is needed where the program also looks at texts, and where it has a handler for
// texts that are no numbers.

// readsNumbers reports whether the parsing method x, of a model, reads the chars
// of texts from outside.
func (u *universe) readsNumbers(x *method) bool {
	return u.opts.Pedantic || u.mayCatch(x.catchers, numberFormat, true) || u.looksAtTexts()
}

// looksAtTexts reports whether code of the program may call what looks at the
// chars or the length of a String, parsing methods aside.
func (u *universe) looksAtTexts() bool {
	if u.looks != nil {
		return *u.looks
	}
	looking := map[*method]bool{} // of the library
	found := false
	for changed := true; changed && !found; {
		changed = false
		for _, x := range u.order {
			if looking[x] || parsesText(x.m) {
				continue
			}
			i := slices.IndexFunc(x.calls, func(s *callSite) bool { return looksAt(s, looking) && (x.library() || handsText(s.instr)) })
			switch {
			case i < 0:
			case x.library():
				looking[x], changed = true, true
			default:
				found = true
			}
		}
	}
	u.looks = &found
	return found
}

// looksAt reports whether a call is one of the primitives that look at a text, or
// may run a method that is known to be looking.
func looksAt(s *callSite, looking map[*method]bool) bool {
	if m := s.resolved; m != nil && m.Class.Name == stringClassName && len(s.targets) == 0 {
		if jdk.MethodIs(m, jdk.LooksAtText) {
			return true
		}
	}
	return slices.ContainsFunc(s.targets, func(t target) bool { return looking[t.m] })
}

// handsText reports whether an operand of in may be, or hold, a text that is no
// constant.
func handsText(in ssa.Instr) bool {
	return slices.ContainsFunc(in.Operands(), func(v ssa.Value) bool {
		if _, constant := v.(*ssa.Const); constant {
			return false
		}
		name := className(string(v.Type()))
		return name != "" && !jdk.IsWrapper(name) && !(name[0] == '[' && elemClass(name) == "")
	})
}

// parsesText reports whether m is a model's method that reads a number.
func parsesText(m *classfile.Method) bool {
	return m.Class.Origin.Model && jdk.MethodIs(m, jdk.ParsesText)
}
