package harness

import (
	"fmt"
	"strings"
	"unicode"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/laws"
)

// Chain tells a run of the harness as the calls that it makes, in Java. ok is false if the
// run does not get to the call of the method, or takes an arbitrary object for what is left
// out. For other arbitrary objects there is a sample, or null.
func (h *Harness) Chain(s *jvm.Script) (chain *jvm.Chain, ok bool) {
	short := &teller{h: h, script: s, names: map[string]int{}, declared: map[string]bool{}}
	full := &teller{h: h, script: s, names: map[string]int{}, declared: map[string]bool{}, qualified: true}
	if !short.tell() || !full.tell() {
		return nil, false
	}
	return &jvm.Chain{Package: classfile.Dotted(h.plan.pkg), Lines: short.lines, Source: full.lines, Open: short.open}, true
}

// teller goes through the plan as the harness does, with the values of a run.
type teller struct {
	h         *Harness
	script    *jvm.Script
	qualified bool // classes have their packages

	fed   int // how many of the values of the run are taken
	lines []string
	names map[string]int // how many local variables begin with a name
	// declared has the local variables.
	declared map[string]bool
	still    bool // see emitter
	bad      bool
	open     bool // null stands for an arbitrary object
}

func (t *teller) tell() bool {
	p := t.h.plan
	words := make([]string, len(p.inputs))
	t.moved()
	for i, in := range p.inputs {
		switch {
		case in.value != nil:
			words[i] = t.value(in.value)
			for _, j := range in.same {
				if t.next("choose").Bits != 0 && !strings.HasSuffix(words[j], ") null") {
					words[j] = t.variable(p.inputs[j].desc, words[j])
					words[i] = words[j]
				}
			}
		case in.param < len(t.script.Args):
			words[i] = t.script.Args[in.param].Source()
		default:
			return false
		}
		if words[i] == "null" {
			words[i] = "(" + t.typeName(in.desc) + ") null"
		}
	}
	t.moved()
	m := p.m
	switch {
	case laws.Is(m.Class.Name):
		for i, in := range p.inputs {
			if _, isBox := boxes[classfile.ClassNameOf(in.desc)]; classfile.IsReference(in.desc) && !isBox && in.desc != "L"+jdk.String+";" {
				words[i] = t.variable(in.desc, words[i])
			}
		}
		for _, line := range laws.Java(m, words) {
			t.line("%s", line)
		}
	case m.IsInit():
		t.line("%s;", t.construct(m.Class.Name, words))
	case m.IsStatic():
		t.line("%s.%s(%s);", t.typeName(classfile.DescriptorOf(m.Class.Name)), m.Name, strings.Join(words, ", "))
	default:
		t.line("%s.%s(%s);", words[0], m.Name, strings.Join(words[1:], ", "))
	}
	return !t.bad
}

func (t *teller) line(format string, args ...any) {
	t.lines = append(t.lines, fmt.Sprintf(format, args...))
}

// next takes the next value that the harness has got by a call of that name.
func (t *teller) next(name string) jvm.Fed {
	for t.fed < len(t.script.Fed) {
		f := t.script.Fed[t.fed]
		t.fed++
		if !strings.HasPrefix(f.Call, "World.") {
			continue // another call got it, in code of the program
		}
		if f.Call != "World."+name+"()" {
			break
		}
		return f
	}
	t.bad = true
	return jvm.Fed{}
}

// peek reports whether the next value is one of a call of that name.
func (t *teller) peek(name string) bool {
	for _, f := range t.script.Fed[min(t.fed, len(t.script.Fed)):] {
		if strings.HasPrefix(f.Call, "World.") {
			return f.Call == "World."+name+"()"
		}
	}
	return false
}

// value tells how v is made: an expression. What needs more is in lines before.
func (t *teller) value(v *value) string {
	if v.id > 0 && !t.still {
		t.moved()
	}
	w := v.ways[0]
	if len(v.ways) > 1 {
		i := t.next("choose").Bits
		if t.bad || i < 0 || i >= int64(len(v.ways)) {
			t.bad = true
			return "null"
		}
		w = v.ways[i]
	}
	x := t.way(v, w)
	if len(v.changes) == 0 || w.kind == aNull || w.kind == anArbitrary || t.bad {
		return x
	}
	return t.changed(v, x)
}

// changed tells the changes of an object.
func (t *teller) changed(v *value, x string) string {
	name := ""
	t.loop(v.changes, func() string {
		if name == "" {
			name = t.keep(v.desc, x)
		}
		t.moved()
		return name
	})
	if name == "" {
		return x
	}
	return name
}

// moved tells the calls that change static fields.
func (t *teller) moved() {
	if ways := t.h.plan.statics; len(ways) > 0 {
		t.still = true
		defer func() { t.still = false }()
		t.loop(ways, func() string { return "" })
	}
}

// loop tells a loop of changes. self is the object that they change.
func (t *teller) loop(ways []way, self func() string) {
	for !t.bad {
		i := t.next("choose").Bits
		if i <= 0 || i > int64(len(ways)) {
			return
		}
		name := self()
		w := ways[i-1]
		if w.kind == element || w.kind == inPart || w.static {
			t.bad = true // code outside has to have the part, or the field
			return
		}
		words := t.arguments(w)
		if w.op == classfile.OpInvokestatic {
			name = t.typeName(classfile.DescriptorOf(w.member.Class))
		}
		set := ""
		if w.kind == renew {
			set = name + " = "
		}
		switch call := set + fmt.Sprintf("%s.%s(%s);", name, w.member.Name, strings.Join(words, ", ")); {
		case w.kind == assign:
			t.line("%s.%s = %s;", name, w.member.Name, words[0])
		case !t.peek(caughtName):
			t.line("%s", call)
		default:
			t.line("try { %s } catch (Throwable thrown) { }", call)
			if t.next(caughtName).Bits == 0 {
				return
			}
		}
	}
}

// variable is a local variable that has x.
func (t *teller) variable(desc, x string) string {
	if t.declared[x] {
		return x
	}
	return t.keep(desc, x)
}

// keep declares a local variable.
func (t *teller) keep(desc, x string) string {
	typ := t.typeName(desc)
	name := typ[strings.LastIndexByte(typ, '.')+1:]
	name = strings.TrimRight(string(unicode.ToLower([]rune(name)[0]))+string([]rune(name)[1:]), "[]")
	t.names[name]++
	if n := t.names[name]; n > 1 || keywords[name] {
		name += fmt.Sprint(n)
	}
	t.line("%s %s = %s;", typ, name, x)
	t.declared[name] = true
	return name
}

// keywords are the words that the name of a class, with a small letter at its start, can
// be, and that are no names of variables.
var keywords = map[string]bool{
	"abstract": true, "assert": true, "boolean": true, "break": true, "byte": true, "case": true, "catch": true, "char": true, "class": true, "const": true,
	"continue": true, "default": true, "do": true, "double": true, "else": true, "enum": true, "extends": true, "final": true, "finally": true, "float": true,
	"for": true, "goto": true, "if": true, "implements": true, "import": true, "instanceof": true, "int": true, "interface": true, "long": true, "native": true,
	"new": true, "package": true, "private": true, "protected": true, "public": true, "return": true, "short": true, "static": true, "strictfp": true, "super": true,
	"switch": true, "synchronized": true, "this": true, "throw": true, "throws": true, "transient": true, "try": true, "void": true, "volatile": true, "while": true,
	"null": true, "true": true, "false": true, "_": true,
}

// arguments tells the arguments of a way, without the receiver of a change.
func (t *teller) arguments(w way) []string {
	words := make([]string, len(w.args))
	params, _, err := classfile.ParseMethodDescriptor(w.member.Desc)
	first := 0
	if err != nil { // a field
		params = []string{w.member.Desc}
	} else if first = len(w.args) - len(params); first < 0 {
		first = 0
	}
	for i, a := range w.args {
		words[i] = t.value(a)
		if i >= first && (words[i] == "null" || w.m != nil && overloaded(w.m) && a.desc != params[i-first]) {
			words[i] = "(" + t.typeName(params[i-first]) + ") " + words[i]
		}
	}
	return words
}

// overloaded reports whether a class has several methods of the name of m with as many
// parameters.
func overloaded(m *classfile.Method) bool {
	n := 0
	for _, o := range m.Class.Methods {
		if o.Name == m.Name && len(paramTypes(o)) == len(paramTypes(m)) {
			n++
		}
	}
	return n > 1
}

// way tells one way to make an object of v.
func (t *teller) way(v *value, w way) string {
	switch w.kind {
	case anyPrimitive:
		return jvm.SourceLiteral(v.desc, t.next(anyOf[v.desc]).Bits)
	case anyText:
		return jvm.SourceText(t.next("anyString").Text)
	case aNull:
		return "null"
	case aBox:
		d := w.member.Desc[1:2]
		return t.typeName(classfile.DescriptorOf(w.member.Class)) + ".valueOf(" + jvm.SourceLiteral(d, t.next(anyOf[d]).Bits) + ")"
	case construct:
		return t.construct(w.member.Class, t.arguments(w))
	case call:
		words := t.arguments(w)
		if w.op == classfile.OpInvokestatic {
			return t.typeName(classfile.DescriptorOf(w.member.Class)) + "." + w.member.Name + "(" + strings.Join(words, ", ") + ")"
		}
		return words[0] + "." + w.member.Name + "(" + strings.Join(words[1:], ", ") + ")"
	case other:
		return t.value(w.args[0])
	case constant:
		return t.typeName(classfile.DescriptorOf(w.member.Class)) + "." + w.member.Name
	case fillArray:
		return t.array(v, w)
	}
	t.bad = t.h.Arbitrary() // otherwise the JVM gets the same
	if s, ok := sampleOf(t.h.plan.arbitrary[w.number].desc); ok {
		return s.java(t.className)
	}
	t.open = true
	return "null"
}

// maxElements bounds the elements of arrays that are told.
const maxElements = 10_000

func (t *teller) array(v *value, w way) string {
	n := t.next("length").Bits
	if n < 0 || n > maxElements {
		t.bad = true
		return "null"
	}
	words := make([]string, n)
	for i := range words {
		words[i] = t.value(w.args[0])
	}
	return "new " + t.typeName(v.desc) + " {" + strings.Join(words, ", ") + "}"
}

// construct tells the call of a constructor.
func (t *teller) construct(class string, words []string) string {
	c, err := t.h.plan.path.Class(class)
	if err == nil && isInner(c) && len(words) > 0 {
		name := class[strings.LastIndexByte(class, '$')+1:]
		return words[0] + ".new " + name + "(" + strings.Join(words[1:], ", ") + ")"
	}
	return "new " + t.typeName(classfile.DescriptorOf(class)) + "(" + strings.Join(words, ", ") + ")"
}

// typeName is a type as Java writes it: with "." in front of a nested class.
func (t *teller) typeName(desc string) string {
	dims := len(desc) - len(strings.TrimLeft(desc, "["))
	name := classfile.JavaName(desc[dims:])
	if class := classfile.ClassNameOf(desc[dims:]); class != "" {
		name = t.className(class)
	}
	return name + strings.Repeat("[]", dims)
}

// className is the name of a class with those of the classes around it.
func (t *teller) className(class string) string {
	c, err := t.h.plan.path.Class(class)
	if err == nil {
		for _, in := range c.InnerClasses {
			if in.Inner == class && in.Outer != "" {
				return t.className(in.Outer) + "." + in.Name
			}
		}
	}
	name := classfile.Dotted(class)
	if !t.qualified {
		name = name[strings.LastIndexByte(name, '.')+1:]
	}
	return name
}
