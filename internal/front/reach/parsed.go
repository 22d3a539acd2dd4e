package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// The number in a text from outside is either guessed or read. A guess does not
// depend on the chars of the text. This is right if the program does not use the
// text in any other way. Then it is an assumption, no-throw, that the text is a
// number. Reading takes a loop over the chars. It is needed if the program also
// looks at texts, or has a handler for texts that are not numbers.

// ReadsNumbers reports whether the parsing method x, of a model, reads the chars
// of texts from outside.
func (p *Program) ReadsNumbers(x *Method) bool {
	return p.Opts.Pedantic || p.MayCatch(x.Catchers, jdk.NumberFormatException, true) || p.looksAtTexts()
}

// looksAtTexts reports whether code of the program may call a method that looks
// at the chars or the length of a String, except parsing methods.
func (p *Program) looksAtTexts() bool {
	if p.looks != nil {
		return *p.looks
	}
	looking := map[*Method]bool{} // of the library
	found := false
	for changed := true; changed && !found; {
		changed = false
		for _, x := range p.Methods {
			if looking[x] || parsesText(x.Def) {
				continue
			}
			i := slices.IndexFunc(x.Calls, func(s *CallSite) bool { return looksAt(s, looking) && (x.Library() || handsText(s.Instr)) })
			switch {
			case i < 0:
			case x.Library():
				looking[x], changed = true, true
			default:
				found = true
			}
		}
	}
	p.looks = &found
	return found
}

// looksAt reports whether a call is one of the primitives that look at a text, or
// may run a method that is known to be looking.
func looksAt(s *CallSite, looking map[*Method]bool) bool {
	if m := s.Resolved; m != nil && m.Class.Name == jdk.String && len(s.Targets) == 0 {
		if jdk.MethodIs(m, jdk.LooksAtText) {
			return true
		}
	}
	return slices.ContainsFunc(s.Targets, func(t Target) bool { return looking[t.Method] })
}

// handsText reports whether an operand of in may be, or hold, a text that is no
// constant.
func handsText(in ssa.Instr) bool {
	return slices.ContainsFunc(in.Operands(), func(v ssa.Value) bool {
		if _, constant := v.(*ssa.Const); constant {
			return false
		}
		name := classfile.ClassNameOf(string(v.Type()))
		return name != "" && !jdk.IsWrapper(name) && !(name[0] == '[' && classfile.ElementClass(name) == "")
	})
}

// parsesText reports whether m is a model's method that reads a number.
func parsesText(m *classfile.Method) bool {
	return m.Class.Origin.Model && jdk.MethodIs(m, jdk.ParsesText)
}
