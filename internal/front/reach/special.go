package reach

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// visitEnumValueOf makes the replacement of a call of method m reachable. It
// reports whether in is a call of Enum.valueOf for an enum of the program.
func (p *Program) visitEnumValueOf(x *Method, in *ssa.Call, m *classfile.Method) bool {
	given, ok := jdk.EnumSearchOf(m)
	if !ok || !m.Class.Origin.Model || !m.IsStatic() {
		return false
	}
	c, ok := in.Args[0].(*ssa.Const)
	if !ok {
		return false
	}
	class, _ := c.Pool.(classfile.ClassConst)
	name := string(class)
	if name == "" || name[0] == '[' {
		return false
	}
	enum, search := p.Class(name), m.Class.FindMethod(given.Name, given.Desc)
	if enum == nil || enum.Origin.Platform || enum.Super != jdk.Enum || search == nil {
		return false
	}
	values := enum.FindMethod("values", "()[L"+name+";")
	if values == nil || values.Code == nil {
		return false
	}
	p.trigger(x, in, name)
	reach := func(m *classfile.Method) *Method {
		s := p.directCall(x, in, m)
		x.Calls = append(x.Calls, s)
		return s.Targets[0].Method
	}
	p.Enums[in] = &EnumSearch{name, reach(values), reach(search), given.Arg}
	return true
}

func (p *Program) visitNewString(s *CallSite, m *classfile.Method) {
	c := p.Class(jdk.String)
	if c == nil {
		return
	}
	make := c.FindMethod("$new", m.Desc[:len(m.Desc)-1]+"Ljava/lang/String;")
	if make == nil {
		s.NoBody = true
		s.raises = append(s.raises, p.refusedBy(s.Caller, m)...)
		p.addExternal(jdk.String)
		return
	}
	s.Targets = []Target{{Method: p.reach(make)}}
}

// plainSplit returns the model's method for String.split if m is that and its
// argument is a constant for one character, otherwise m. It needs no regular
// expressions, as in the JDK.
func plainSplit(in *ssa.Call, m *classfile.Method) *classfile.Method {
	if m.Class.Name != jdk.String || m.Name != "split" || !m.Class.Origin.Model {
		return m
	}
	if text, ok := ConstantText(in.Args[1]); !ok || !oneCharacter(text) {
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

// alwaysSet are the properties that every platform has (System.getProperties, Java 8 and
// later).
var alwaysSet = map[string]bool{
	"java.version": true, "java.vendor": true, "java.vendor.url": true, "java.home": true, "java.class.version": true, "java.class.path": true,
	"java.vm.specification.version": true, "java.vm.specification.vendor": true, "java.vm.specification.name": true,
	"java.vm.version": true, "java.vm.vendor": true, "java.vm.name": true,
	"java.specification.version": true, "java.specification.vendor": true, "java.specification.name": true,
	"java.library.path": true, "java.io.tmpdir": true, "os.name": true, "os.arch": true, "os.version": true,
	"file.separator": true, "path.separator": true, "line.separator": true, "user.name": true, "user.home": true, "user.dir": true,
}

// knownProperty returns the model's method for a property that is never null if m is
// System.getProperty, its key is a constant that every platform has, and the program does
// not reach code that can remove properties; otherwise m. An execution has values for them.
func (p *Program) knownProperty(in *ssa.Call, m *classfile.Method) *classfile.Method {
	if p.unset || p.Opts.Execute != nil || m.Class.Name != jdk.System || m.Name != "getProperty" || !m.Class.Origin.Model {
		return m
	}
	if key, ok := ConstantText(in.Args[0]); !ok || !alwaysSet[key] {
		return m
	}
	if s := m.Class.FindMethod("$known", m.Desc); s != nil {
		return s
	}
	return m
}

// suppresses returns the model's method for Throwable.addSuppressed if m is
// that and the program may read suppressed exceptions, otherwise m.
func (p *Program) suppresses(m *classfile.Method) *classfile.Method {
	if p.Messages && m.Class.Name == jdk.Throwable && m.Name == "addSuppressed" {
		if s := m.Class.FindMethod("$addSuppressed", m.Desc); s != nil {
			return s
		}
	}
	return m
}

// seedsRandom reports whether a call of m, in x, gives a generator a seed or
// makes one of a class of the program's.
func (p *Program) seedsRandom(x *Method, m *classfile.Method) bool {
	if jdk.MethodIs(m, jdk.SeedsRandom) {
		return true
	}
	return m.IsInit() && x.Def.IsInit() && m.Class.Origin.Platform && !x.Def.Class.Origin.Platform &&
		p.Subtype(m.Class.Name, jdk.Random) && p.Subtype(x.Def.Class.Name, jdk.Random)
}

// Exceptions carry a text, a cause and suppressed exceptions (the model of
// Throwable). Few programs read them. For the others, the constructors and
// their arguments would be a useless cost. So reachability is computed without
// them first, and once more with them if some method of Throwable is called.

// asksException reports whether m, called by the program, reads the text, cause
// or suppressed exceptions of an exception. A toString that may be an
// exception's does not count: then its text is any string.
func asksException(x *Method, in *ssa.Call, m *classfile.Method) bool {
	if x.Model() || m.Class.Name != jdk.Throwable || !m.Class.Origin.Model || m.IsInit() {
		return false
	}
	return !jdk.MethodIs(m, jdk.TellsNothing)
}
