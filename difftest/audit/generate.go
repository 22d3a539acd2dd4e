package audit

import (
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// firstNumber is the number of the first generated method that can fail; those
// below are of the harness's own classes.
const firstNumber = 10

// delegates are objects that generated implementations of an interface, or of an
// abstract class, call.
var delegates = map[string]string{
	"java/util/AbstractList": "java.util.ArrayList", "java/util/AbstractCollection": "java.util.ArrayList", "java/util/AbstractSet": "java.util.HashSet",
	"java/util/AbstractMap": "java.util.HashMap", "java/util/AbstractQueue": "java.util.LinkedList", "java/util/AbstractSequentialList": "java.util.LinkedList",
}

// edits are methods that subclasses of abstract collections hand on, so that
// there are elements.
var edits = map[string]bool{"add": true, "set": true, "remove": true, "put": true, "offer": true, "poll": true, "peek": true}

// classes writes classes.
type classes struct {
	jdk    jdk
	number int             // of the next method that can fail
	seen   map[string]bool // by name
	text   strings.Builder
	names  []string // CLASS.METHOD by number - firstNumber
}

// add writes the class called name, which begins with Own_, Sub_ or Fun_.
func (k *classes) add(name, class string) {
	if k.seen[name] {
		return
	}
	k.seen[name] = true
	switch name[:4] {
	case "Own_":
		k.own(name, class)
	case "Sub_":
		k.sub(name, class)
	default:
		k.fun(name, class)
	}
}

func (k *classes) printf(format string, args ...any) { fmt.Fprintf(&k.text, format, args...) }

// parameters are those of an overriding method, and arguments what it hands on.
func parameters(m method) (params, arguments string) {
	var ps, as []string
	for i, p := range m.params {
		ps = append(ps, fmt.Sprintf("%s a%d", javaType(p), i))
		as = append(as, fmt.Sprintf("a%d", i))
	}
	return strings.Join(ps, ", "), strings.Join(as, ", ")
}

func throws(m method) string {
	var names []string
	for _, e := range m.Exceptions {
		names = append(names, javaName(e))
	}
	if len(names) == 0 {
		return ""
	}
	return " throws " + strings.Join(names, ", ")
}

// override writes a method that tells of its call and does what does says.
func (k *classes) override(class string, m method, does string) {
	params, _ := parameters(m)
	access := "public"
	if !m.Access.Has(classfile.AccPublic) {
		access = "protected"
	}
	k.printf("    %s %s %s(%s)%s {\n", access, javaType(m.result), m.Name, params, throws(m))
	short := class[strings.LastIndexAny(class, "/$")+1:] + "." + m.Name
	k.printf("        int how = H.at(%d, \"%s\");\n", k.number, short)
	k.names = append(k.names, short)
	k.number++
	for i := range m.params {
		k.printf("        H.arg(a%d);\n", i)
	}
	if m.result == "V" {
		k.printf("        if (how == 0) {\n            %s;\n        }\n    }\n", does)
		return
	}
	k.printf("        if (how == 0) {\n            return %s;\n        }\n        return %s;\n    }\n", does, lie(m))
}

// lie is what a method returns that does not tell the truth.
func lie(m method) string {
	switch m.result {
	case "Z":
		return "how == 1"
	case "Ljava/lang/Object;":
		return "how == 1 ? null : \"lie\""
	case "Ljava/lang/String;":
		return "how == 1 ? null : \"lie\""
	case "[Ljava/lang/Object;":
		return "how == 1 ? null : new Object[] { \"lie\" }"
	}
	if isReference(m.result) {
		return "null"
	}
	return "(" + javaType(m.result) + ") (how == 1 ? 3 : -1)"
}

// own writes an implementation of an interface that passes every call on to another
// one. Methods with a body in the interface are not overridden.
func (k *classes) own(name, class string) {
	t := javaName(class)
	k.printf("class %s implements %s {\n    final %s d;\n    %s(%s d) {\n        this.d = d;\n    }\n", name, t, t, name, t)
	for _, m := range k.jdk.overridable(class) {
		if !m.IsAbstract() && m.Class.Name != "java/lang/Object" {
			continue
		}
		_, args := parameters(m)
		k.override(class, m, "d."+m.Name+"("+args+")")
	}
	k.printf("}\n")
}

// sub writes a subclass that overrides all that it can.
func (k *classes) sub(name, class string) {
	t := javaName(class)
	c := k.jdk.class(class)
	k.printf("class %s extends %s {\n", name, t)
	if d := delegates[class]; d != "" {
		k.printf("    private final %s d = new %s();\n", d, d)
	}
	for _, cm := range c.Methods {
		m := newMethod(cm)
		if !m.IsInit() || !k.jdk.usable(m) || !m.Access.Has(classfile.AccPublic) && !m.Access.Has(classfile.AccProtected) {
			continue
		}
		params, args := parameters(m)
		k.printf("    %s(%s)%s {\n        super(%s);\n    }\n", name, params, throws(m), args)
	}
	for _, m := range k.jdk.overridable(class) {
		_, args := parameters(m)
		d := delegates[class]
		switch {
		case d != "" && (m.IsAbstract() || edits[m.Name] && m.Class.Name != "java/lang/Object" && m.Access.Has(classfile.AccPublic)):
			k.override(class, m, "d."+m.Name+"("+args+")")
		case m.IsAbstract() && m.result == "Z":
			k.override(class, m, "false")
		case m.IsAbstract() && isReference(m.result):
			k.override(class, m, "null")
		case m.IsAbstract():
			k.override(class, m, "("+javaType(m.result)+") 5")
		default:
			k.override(class, m, "super."+m.Name+"("+args+")")
		}
	}
	k.printf("}\n")
}

// fun writes an implementation of an interface whose methods return what the
// object was made with, if it is of the type, and otherwise their first argument
// of that type, or nothing.
func (k *classes) fun(name, class string) {
	k.printf("class %s implements %s {\n    final Object r;\n    %s(Object r) {\n        this.r = r;\n    }\n", name, javaName(class), name)
	for _, m := range k.jdk.overridable(class) {
		if !m.IsAbstract() || m.Class.Name == "java/lang/Object" {
			continue
		}
		k.override(class, m, k.answer(m))
	}
	k.printf("}\n")
}

func (k *classes) answer(m method) string {
	t := javaType(m.result)
	switch m.result {
	case "V":
		return "H.p(\".\")"
	case "Z":
		return "r == Boolean.TRUE"
	case "Ljava/lang/Object;":
		if len(m.params) > 0 && m.params[0] == m.result {
			return "r == Boolean.TRUE ? a0 : r"
		}
		return "r"
	}
	if isReference(m.result) {
		return "r instanceof " + t + " ? (" + t + ") r : null"
	}
	return "(" + t + ") (r instanceof Integer ? (int) (Integer) r : 1)"
}
