package classfile

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// summedClass compiles a class and asks for its header, and for the bodies and lines of its methods.
func summedClass(t *testing.T, source string) map[string]string {
	t.Helper()
	dir := classtest.Javac(t, 17, map[string]string{"A.java": source})
	p := record(t, dir)
	c, err := p.Class("A")
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range c.Methods {
		if m.Code != nil {
			m.Code.Read()
		}
	}
	answers := map[string]string{}
	for q, a := range trailOf(t, p) {
		answers[string(q)] = a
	}
	return answers
}

// TestEditsOfClasses: which answers an edit of a source changes.
func TestEditsOfClasses(t *testing.T) {
	const before = `class A extends B implements I {
    static final int K = 1;
    int x;
    int f(int i) { return i + K + g(2); }
    int g(int i) { Runnable r = () -> f(i); r.run(); return 70000 + x; }
    String h() { return "text" + x; }
}
class B { }
interface I { }
interface J { }
`
	old := summedClass(t, before)
	const f, g, h, lambda, captures, init = "A.f(I)I", "A.g(I)I", "A.h()Ljava/lang/String;", "A.lambda$g$0(I)V", "A.lambda$g$0()V", "A.<init>()V"
	for _, c := range []struct{ name, from, to, changed string }{
		{"nothing", "x", "x", ""},
		{"a body", "g(2)", "g(3)", "body " + f},
		{"a body whose constants come first", "return i + K + g(2);", `String s = "new"; char c = s.charAt(i); return 90000;`, "body " + f},
		{"a body with one more line", "return i + K", "\n        return i + K", "line " + f + " line " + g + " line " + h + " line " + lambda},
		{"a line inside a body", "{ return i + K", "{ i++;\n        return i + K", "body " + f + " line " + g + " line " + h + " line " + lambda},
		{"a line in front", "    int x;", "\n    int x;", "line " + f + " line " + g + " line " + h + " line " + lambda},
		{"a bootstrap method", "() -> f(i)", "() -> h()", "body " + g + " body " + captures + " body " + lambda + " header A line " + captures + " line " + lambda},
		{"a recipe", `"text" + x`, `"other" + x`, "body " + h},
		{"the constant", "K = 1", "K = 2", "body " + f + " header A"},
		{"a field", "int x;", "int x; int y;", "header A"},
		{"a field of another type", "int x;", "short x;", "body " + g + " body " + h + " header A"},
		{"a method", "String h()", "public String toString() { return null; } String h()", "body A.toString()Ljava/lang/String; header A line A.toString()Ljava/lang/String;"},
		{"no method", "class A", "abstract class A", "header A"},
		{"the superclass", "extends B ", "", "body " + init + " header A"},
		{"an interface", "implements I", "implements J", "header A"},
		{"an exception", "String h()", "String h() throws Exception", "header A"},
		{"an annotation", "String h()", "@Deprecated String h()", "header A"},
		{"a variable", "f(int i) { return i", "f(int j) { return j", "body " + f},
		{"a handler", `return "text" + x;`, `try { return "text" + x; } catch (Error e) { throw e; }`, "body " + h + " header A"},
	} {
		source := strings.Replace(before, c.from, c.to, 1)
		if source == before && c.name != "nothing" {
			t.Fatal(c.name)
		}
		now := summedClass(t, source)
		var differ []string
		for q, a := range now {
			if old[q] != a {
				differ = append(differ, q)
			}
		}
		for q := range old {
			if _, there := now[q]; !there {
				differ = append(differ, q)
			}
		}
		slices.Sort(differ)
		if got := strings.Join(differ, " "); got != c.changed {
			t.Errorf("%s changes\n%s, want\n%s", c.name, got, c.changed)
		}
	}
}

// TestSummariesAreComplete changes each value of a class in turn. The sum that does not
// change does not have it.
func TestSummariesAreComplete(t *testing.T) {
	constant, element := IntegerConst(1), ElementValue{Tag: 'e', Type: "t", Name: "n"}
	annotation := Annotation{Type: "A", Elements: []Element{{"e", ElementValue{Tag: '[', Const: constant, Nested: &Annotation{Type: "N"}, Array: []ElementValue{element}}}}}
	annotations, types := []Annotation{annotation}, []TypeAnnotation{{annotation, 1, []byte{1}, []byte{2}}}
	unknown := []Attribute{{"u", []byte{1}}}
	export := ModuleExport{"p", 1, []string{"to"}}
	method := &Method{
		Name: "m", Desc: "()V", Exceptions: []string{"E"}, Parameters: []MethodParameter{{"p", 1}}, Annotations: annotations, TypeAnnotations: types,
		ParameterAnnotations: [][]Annotation{annotations}, AnnotationDefault: &element, Unknown: unknown,
	}
	class := &Class{
		Interfaces: []string{"I"}, Fields: []*Field{{Name: "f", ConstantValue: constant, Annotations: annotations, TypeAnnotations: types, Unknown: unknown}}, Methods: []*Method{method},
		InnerClasses: []InnerClass{{"i", "o", "n", 1}}, EnclosingMethod: &EnclosingMethod{"c", "n", "d"}, NestMembers: []string{"n"},
		Record: []RecordComponent{{"n", "d", "s", annotations, types, unknown}}, PermittedSubclasses: []string{"p"},
		Module: &Module{Requires: []ModuleRequire{{"m", 1, "v"}}, Exports: []ModuleExport{export}, Opens: []ModuleExport{export}, Uses: []string{"u"}, Provides: []ModuleProvide{{"s", []string{"w"}}},
			Packages: []string{"p"}},
		Annotations: annotations, TypeAnnotations: types, SourceDebugExtension: []byte{1}, Unknown: unknown,
	}
	code := &Code{
		Bytes: []byte{byte(OpSipush), 0, 1, byte(OpIreturn)}, Handlers: []Handler{{0, 1, 2, "E"}}, Lines: []Line{{0, 7}, {3, 8}}, LocalVars: []LocalVar{{0, 1, "n", "d", 0}},
		LocalVarTypes: []LocalVar{{0, 1, "n", "d", 0}}, Frames: []Frame{{1, []VerifType{{"c", 1, VerifObject}}, []VerifType{{"c", 1, VerifObject}}}}, TypeAnnotations: types, Unknown: unknown,
	}
	not := []string{".Pool", ".BootstrapMethods", ".Origin", ".Methods[0].Class", ".Methods[0].Code", ".Fields[0].Class"}
	vary(t, "", reflect.ValueOf(class).Elem(), not, func() string { return headerSum(class) })
	// An offset in the file is no part of the code. Not any byte is an instruction.
	vary(t, "", reflect.ValueOf(code).Elem(), []string{".Offset", ".Bytes[0]", ".Bytes[3]", ".usesOnce", ".uses"}, func() string { return bodySum(class, code) + fmt.Sprint(firstLine(code)) })
}

// vary changes each value below v, and checks that the sum follows.
func vary(t *testing.T, at string, v reflect.Value, not []string, sum func() string) {
	if slices.Contains(not, at) {
		return
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			vary(t, at+"."+v.Type().Field(i).Name, v.Field(i), not, sum)
		}
		return
	case reflect.Pointer, reflect.Interface, reflect.Slice:
		if v.IsNil() {
			if v.Kind() != reflect.Slice && !strings.Contains(at, ".Array[") && !strings.Contains(at, "Nested") && !strings.Contains(at, "AnnotationDefault") {
				t.Errorf("%s is not set", at)
			}
			return
		}
		old := reflect.New(v.Type()).Elem()
		old.Set(v)
		before := sum()
		if v.Kind() != reflect.Pointer || !strings.HasSuffix(at, "]") {
			v.SetZero()
			if sum() == before {
				t.Errorf("%s does not count", at)
			}
			v.Set(old)
		}
		switch v.Kind() {
		case reflect.Pointer:
			vary(t, at, v.Elem(), not, sum)
		case reflect.Slice:
			for i := range v.Len() {
				vary(t, fmt.Sprintf("%s[%d]", at, i), v.Index(i), not, sum)
			}
		}
		return
	}
	old := reflect.New(v.Type()).Elem()
	old.Set(v)
	before := sum()
	switch v.Kind() {
	case reflect.String:
		v.SetString(v.String() + "?")
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Uint8, reflect.Uint16:
		v.SetUint(v.Uint() + 1)
	case reflect.Int:
		v.SetInt(v.Int() + 1)
	default:
		t.Errorf("%s: a %s", at, v.Kind())
	}
	if sum() == before {
		t.Errorf("%s does not count", at)
	}
	v.Set(old)
}

// TestUses: what a body does, and which edits change that.
func TestUses(t *testing.T) {
	const before = "class A { int[] a; A b; int f(Object o, int i) { if (o instanceof A) { a[i] = b.f(o, i) + 1; } return a.length; } }"
	read := func(source string) (*Path, *Uses) {
		t.Helper()
		p := record(t, classtest.Javac(t, 17, map[string]string{"A.java": source}))
		c, err := p.Class("A")
		if err != nil {
			t.Fatal(err)
		}
		return p, c.FindMethod("f", "(Ljava/lang/Object;I)I").Uses()
	}
	p, uses := read(before)
	var ops []string
	for _, in := range uses.Instructions {
		ops = append(ops, in.Op.String())
	}
	slices.Sort(ops)
	if got := strings.Join(ops, " "); got != "getfield getfield iastore instanceof invokevirtual" || uses.Broken || uses.Size%sizeStep != 0 {
		t.Errorf("%s, %+v", got, uses)
	}
	const q = AskUses + "A.f(Ljava/lang/Object;I)I"
	asked := trailOf(t, p)
	if got := fmt.Sprint(asked.Questions()); got != fmt.Sprintf("[header A %s]", q) {
		t.Error(got)
	}
	for _, c := range []struct {
		from, to string
		same     bool
	}{
		{"+ 1", "+ 2", true}, {"a[i] = b.f(o, i) + 1", "i = i * 2; a[i] = b.f(o, i)", true}, {"b.f(o, i)", "b.b.f(o, i) + b.f(o, i)", true},
		{"o instanceof A", "o instanceof String", false}, {"a[i] = b", "i = b", false}, {"b.f(o, i)", "g()", false}, {"+ 1", "+ a.hashCode()", false},
		{"+ 1", strings.Repeat("+ i * i", 10), false},
	} {
		source := strings.Replace(before, c.from, c.to, 1)
		if strings.Contains(c.to, "g()") {
			source = strings.Replace(source, "int f(", "int g() { return 0; } int f(", 1)
		}
		now, _ := read(source)
		got, err := now.Answer(q)
		if err != nil || (got == asked[q]) != c.same {
			t.Errorf("%s for %s: %v, %v", c.to, c.from, got == asked[q], err)
		}
	}
	if got, err := p.Answer(AskUses + "A.none()V"); got != notThere || err != nil {
		t.Errorf("%s, %v", got, err)
	}
	broken := usesOf(&Class{}, &Code{Bytes: []byte{byte(OpNop), byte(OpInvokestatic)}})
	if !broken.Broken {
		t.Error("code that ends in an instruction can be decoded")
	}
}

// TestBodiesAreNoted: a body is asked for when it is read, and not before.
func TestBodiesAreNoted(t *testing.T) {
	dir := classtest.Javac(t, 17, map[string]string{"A.java": "class A { void f() { } void g() { } }"})
	p := record(t, dir)
	c, err := p.Class("A")
	if err != nil {
		t.Fatal(err)
	}
	f := c.FindMethod("f", "()V")
	if f.Class != c || f.Code == nil {
		t.Error("the methods are not those of the class")
	}
	if got := fmt.Sprint(trailOf(t, p).Questions()); got != "[header A]" {
		t.Errorf("%s", got)
	}
	f.Code.Read()
	asked := trailOf(t, p)
	if got := fmt.Sprint(asked.Questions()); got != "[body A.f()V header A line A.f()V]" {
		t.Errorf("%s", got)
	}
	again := record(t, dir)
	for q, want := range asked {
		if got, err := again.Answer(q); got != want || err != nil {
			t.Errorf("%s: %s, %v", q, got, err)
		}
	}
	for _, q := range []Question{AskBody + "A.none()V", AskLine + "A.none()V", AskBody + "None.f()V"} {
		if got, err := again.Answer(q); got != notThere || err != nil {
			t.Errorf("%s: %s, %v", q, got, err)
		}
	}
	for _, q := range []Question{AskBody + "A", AskBody + "f()V", AskBody} {
		if _, err := again.Answer(q); err == nil {
			t.Errorf("%s has an answer", q)
		}
	}
}
