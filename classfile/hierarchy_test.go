package classfile

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// classMap is a loader of hand-made classes.
type classMap map[string]*Class

func (m classMap) Class(name string) (*Class, error) {
	if c := m[name]; c != nil {
		return c, nil
	}
	return nil, &NotFoundError{Class: name, Searched: []string{"a map"}}
}

// classes makes a loader from lines such as
// "class p/C extends B implements I, J: +m()V -n()V =f()V".
// Members: + public, - private, # package-private, ^ protected, ! public
// abstract, = public static; without a '(' it is a field.
func classes(t testing.TB, lines ...string) classMap {
	m := classMap{
		"java/lang/Object":     {Name: "java/lang/Object"},
		"java/lang/Cloneable":  {Name: "java/lang/Cloneable", Super: "java/lang/Object", Access: AccInterface | AccAbstract},
		"java/io/Serializable": {Name: "java/io/Serializable", Super: "java/lang/Object", Access: AccInterface | AccAbstract},
	}
	m["java/lang/Object"].Methods = []*Method{
		{Class: m["java/lang/Object"], Access: AccPublic, Name: "hash", Desc: "()I"},
		{Class: m["java/lang/Object"], Access: AccProtected, Name: "clone", Desc: "()Ljava/lang/Object;"},
	}
	for _, line := range lines {
		head, members, _ := strings.Cut(line, ":")
		head, interfaces, _ := strings.Cut(head, " implements ")
		head, super, hasSuper := strings.Cut(head, " extends ")
		kind, name, _ := strings.Cut(head, " ")
		c := &Class{Name: name, Super: "java/lang/Object"}
		if hasSuper {
			c.Super = super
		}
		if kind == "interface" {
			c.Access = AccInterface | AccAbstract
		}
		if interfaces != "" {
			c.Interfaces = strings.Split(interfaces, ", ")
		}
		for _, member := range strings.Fields(members) {
			access, ok := map[byte]Access{'+': AccPublic, '-': AccPrivate, '#': 0, '^': AccProtected, '!': AccPublic | AccAbstract, '=': AccPublic | AccStatic}[member[0]]
			if !ok {
				t.Fatalf("member %q", member)
			}
			if name, desc, ok := strings.Cut(member[1:], "("); ok {
				c.Methods = append(c.Methods, &Method{Class: c, Access: access, Name: name, Desc: "(" + desc})
			} else {
				c.Fields = append(c.Fields, &Field{Class: c, Access: access, Name: member[1:], Desc: "I"})
			}
		}
		m[name] = c
	}
	return m
}

func TestSubtypes(t *testing.T) {
	h := NewHierarchy(classes(t, "interface I", "interface J implements I", "interface K", "class A implements J", "class B extends A implements K", "class C extends A"))
	tests := []struct {
		sub, super string
		want       bool
	}{
		{"B", "A", true}, {"B", "B", true}, {"A", "B", false}, {"B", "I", true}, {"B", "K", true}, {"C", "K", false},
		{"J", "I", true}, {"I", "J", false}, {"I", "java/lang/Object", true}, {"java/lang/Object", "A", false},
		{"[I", "java/lang/Object", true}, {"[I", "java/lang/Cloneable", true}, {"[LA;", "java/io/Serializable", true}, {"[I", "A", false},
		{"[I", "[I", true}, {"[I", "[J", false}, {"[LB;", "[LA;", true}, {"[LB;", "[LI;", true}, {"[LA;", "[LB;", false},
		{"[[I", "[Ljava/lang/Object;", true}, {"[[I", "[Ljava/lang/Cloneable;", true}, {"[I", "[Ljava/lang/Object;", false},
		{"[[LB;", "[[LA;", true}, {"A", "[LA;", false}, {"[Ljava/lang/Object;", "[[I", false},
	}
	for _, tt := range tests {
		if got, err := h.IsSubtype(tt.sub, tt.super); got != tt.want || err != nil {
			t.Errorf("IsSubtype(%s, %s) = %v, %v", tt.sub, tt.super, got, err)
		}
	}
	common := []struct{ a, b, want string }{
		{"B", "C", "A"}, {"B", "A", "A"}, {"A", "B", "A"}, {"B", "I", "I"}, {"C", "K", "java/lang/Object"}, {"I", "K", "java/lang/Object"},
		{"[LB;", "[LC;", "[LA;"}, {"[I", "[J", "java/lang/Object"}, {"[I", "[[I", "java/lang/Object"}, {"[I", "[I", "[I"}, {"[[I", "[LA;", "[Ljava/lang/Object;"},
		{"[[LB;", "[[LC;", "[[LA;"}, {"A", "[LA;", "java/lang/Object"}, {"[I", "java/lang/Cloneable", "java/lang/Cloneable"},
	}
	for _, tt := range common {
		if got, err := h.CommonSuperclass(tt.a, tt.b); got != tt.want || err != nil {
			t.Errorf("CommonSuperclass(%s, %s) = %s, %v, want %s", tt.a, tt.b, got, err, tt.want)
		}
	}
	supers, err := h.Superclasses("B")
	if !slices.Equal(supers, []string{"A", "java/lang/Object"}) || err != nil {
		t.Errorf("superclasses %v, %v", supers, err)
	}
	interfaces, err := h.AllInterfaces("B")
	if slices.Sort(interfaces); !slices.Equal(interfaces, []string{"I", "J", "K"}) || err != nil {
		t.Errorf("interfaces %v, %v", interfaces, err)
	}
}

func TestBrokenHierarchy(t *testing.T) {
	h := NewHierarchy(classes(t,
		"class A extends B", "class B extends C", "class C extends A", "class Below extends A",
		"interface I implements J", "interface J implements I", "class Self extends Self",
		"class Orphan extends Gone", "class Grandchild extends Orphan", "class Half implements GoneToo",
		"class Final implements Orphan", "class OfInterface extends K", "interface K"))
	for name, cycle := range map[string][]string{
		"A": {"A", "B", "C", "A"}, "Below": {"A", "B", "C", "A"}, "I": {"I", "J", "I"}, "Self": {"Self", "Self"},
	} {
		_, err := h.Superclasses(name)
		var ce *CycleError
		if !errors.As(err, &ce) || !slices.Equal(ce.Cycle, cycle) {
			t.Errorf("%s: error %v, want the cycle %v", name, err, cycle)
		}
		if _, err := h.IsSubtype(name, "Other"); !errors.As(err, &ce) {
			t.Errorf("IsSubtype of %s: %v", name, err)
		}
	}
	for name, want := range map[string]string{
		"Orphan":     "superclass Gone of class Orphan not found (searched a map)",
		"Grandchild": "superclass Gone of class Orphan not found (searched a map)",
		"Half":       "interface GoneToo of class Half not found (searched a map)",
		"Nowhere":    "class Nowhere not found (searched a map)",
	} {
		_, err := h.AllInterfaces(name)
		var nf *NotFoundError
		if !errors.As(err, &nf) || nf.Error() != want {
			t.Errorf("%s: error %v, want %q", name, err, want)
		}
	}
	for name, want := range map[string]string{
		"Final":       "java.lang.IncompatibleClassChangeError: Orphan: it is the interface of Final",
		"OfInterface": "java.lang.IncompatibleClassChangeError: K: it is the superclass of OfInterface",
	} {
		if _, err := h.Superclasses(name); err == nil || err.Error() != want {
			t.Errorf("%s: error %v, want %q", name, err, want)
		}
	}
}

// TestDeepDiamonds has as many ways up as 2 to the 60th.
func TestDeepDiamonds(t *testing.T) {
	lines := []string{"interface I0", "interface J0"}
	for i := range 60 {
		a, b := string(rune('A'+i)), string(rune('A'+i+1))
		if i == 0 {
			lines = append(lines, "interface I"+b+" implements I0, J0", "interface J"+b+" implements I0, J0")
			continue
		}
		lines = append(lines, "interface I"+b+" implements I"+a+", J"+a, "interface J"+b+" implements I"+a+", J"+a)
	}
	last := "I" + string(rune('A'+60))
	all, err := NewHierarchy(classes(t, lines...)).AllInterfaces(last)
	if len(all) != 120 || err != nil {
		t.Errorf("%d interfaces, %v", len(all), err)
	}
}

func TestResolve(t *testing.T) {
	h := NewHierarchy(classes(t,
		"interface I: =x +d()V !a()V -p()V =s()V", "interface J implements I: +d()V", "interface K: +d()V =y",
		"class A implements I: #f +m()V", "class B extends A implements J: -f =x", "class C extends A implements J, K", "class D implements I: +other()V"))
	tests := []struct{ ref, want string }{ // "class.name:desc", methods of interfaces with a star before
		{"B.f", "B.f:I"}, {"C.f", "A.f:I"}, {"A.x", "I.x:I"}, {"B.x", "B.x:I"}, {"C.y", "K.y:I"}, {"C.gone", "NoSuchFieldError"}, {"[I.length", "NoSuchFieldError"},
		{"C.m()V", "A.m:()V"}, {"B.d()V", "J.d:()V"}, {"A.d()V", "I.d:()V"}, {"C.a()V", "I.a:()V"}, {"D.p()V", "NoSuchMethodError"}, {"D.s()V", "NoSuchMethodError"},
		{"[I.clone()Ljava/lang/Object;", "java/lang/Object.clone:()Ljava/lang/Object;"}, {"[LC;.hash()I", "java/lang/Object.hash:()I"},
		{"*J.d()V", "J.d:()V"}, {"*J.a()V", "I.a:()V"}, {"*I.hash()I", "java/lang/Object.hash:()I"}, {"*I.clone()Ljava/lang/Object;", "NoSuchMethodError"},
		{"I.d()V", "IncompatibleClassChangeError"}, {"*A.m()V", "IncompatibleClassChangeError"}, {"Gone.m()V", "not found"}, {"Gone.m", "not found"},
	}
	for _, tt := range tests {
		text, isInterface := strings.CutPrefix(tt.ref, "*")
		class, member, _ := strings.Cut(text, ".")
		ref := MemberRef{Class: class, Name: member, Desc: "I", Interface: isInterface}
		var got string
		var err error
		if name, desc, ok := strings.Cut(member, "("); ok {
			ref.Name, ref.Desc = name, "("+desc
			var m *Method
			if m, err = h.ResolveMethod(ref); err == nil {
				got = m.String()
			}
		} else {
			var f *Field
			if f, err = h.ResolveField(ref); err == nil {
				got = f.String()
			}
		}
		if err != nil {
			got = err.Error()
		}
		if err == nil && got != tt.want || !strings.Contains(got, tt.want) {
			t.Errorf("%s resolves to %s, want %s", tt.ref, got, tt.want)
		}
	}
	// Two defaults, neither more specific: one of them is resolved, none selected.
	m, err := h.ResolveMethod(MemberRef{Class: "C", Name: "d", Desc: "()V"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := h.Select("C", m); err == nil || !strings.Contains(err.Error(), "defaults in both") {
		t.Errorf("two defaults: %v", err)
	}
}

func TestSelect(t *testing.T) {
	h := NewHierarchy(classes(t,
		"interface I: !m()V +d()V -p()V", "interface J implements I: +d()V",
		"class p/A implements I: +m()V #k()V -q()V ^r()V =z()V",
		"class q/B extends p/A: #k()V +q()V +r()V",
		"class p/C extends q/B: #k()V +m()V",
		"class p/D extends p/A: +k()V", "class q/E extends p/D: +k()V", "class q/F extends q/B: +k()V -m()V",
		"class G implements I", "class H implements J: =m()V", "class p/S extends p/A: =m()V"))
	method := func(class, name string) *Method {
		c, err := h.Class(class)
		if err != nil {
			t.Fatal(err)
		}
		return c.FindMethod(name, "()V")
	}
	tests := []struct{ class, of, name, want string }{
		{"p/A", "p/A", "m", "p/A.m:()V"}, {"q/B", "I", "m", "p/A.m:()V"}, {"p/C", "I", "m", "p/C.m:()V"},
		{"q/B", "p/A", "k", "p/A.k:()V"},                                   // another package's k does not override
		{"p/C", "p/A", "k", "p/C.k:()V"},                                   // but that of a subclass back in the package does
		{"p/C", "q/B", "k", "q/B.k:()V"},                                   // and does not override q/B's
		{"p/D", "p/A", "k", "p/D.k:()V"}, {"q/E", "p/A", "k", "q/E.k:()V"}, // by way of p/D's public k
		{"q/F", "p/A", "k", "p/A.k:()V"}, {"q/F", "q/B", "k", "q/F.k:()V"},
		{"q/F", "p/A", "m", "p/A.m:()V"}, // a private method overrides nothing
		{"q/B", "p/A", "q", "p/A.q:()V"}, // nor is one overridden
		{"q/B", "p/A", "r", "q/B.r:()V"}, {"q/B", "I", "d", "I.d:()V"}, {"H", "I", "d", "J.d:()V"}, {"G", "I", "p", "I.p:()V"},
		{"G", "I", "m", "AbstractMethodError"}, {"H", "I", "m", "AbstractMethodError"}, // a static m does not count
		{"p/S", "p/A", "m", "p/A.m:()V"}, {"Gone", "I", "m", "not found"},
	}
	for _, tt := range tests {
		m, err := h.Select(tt.class, method(tt.of, tt.name))
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = m.String()
		}
		if err == nil && got != tt.want || !strings.Contains(got, tt.want) {
			t.Errorf("%s.%s on a %s selects %s, want %s", tt.of, tt.name, tt.class, got, tt.want)
		}
	}
	object, _ := h.Class("java/lang/Object")
	if m, err := h.Select("[I", object.Methods[0]); m != object.Methods[0] || err != nil {
		t.Errorf("hash of an array: %v, %v", m, err)
	}
}

func TestSelectSpecial(t *testing.T) {
	h := NewHierarchy(classes(t, "interface I: +d()V", "interface J implements I: +x()V",
		"class A: +m()V", "class B extends A: +m()V", "class C extends B implements J: +m()V +d()V", "class Abs: !m()V", "class Sub extends Abs"))
	tests := []struct {
		current string
		ref     MemberRef
		want    string
	}{
		{"C", MemberRef{Class: "B", Name: "m", Desc: "()V"}, "B.m:()V"},
		{"C", MemberRef{Class: "A", Name: "m", Desc: "()V"}, "B.m:()V"}, // ACC_SUPER: from the direct superclass up
		{"C", MemberRef{Class: "C", Name: "m", Desc: "()V"}, "C.m:()V"},
		{"C", MemberRef{Class: "J", Name: "d", Desc: "()V", Interface: true}, "I.d:()V"},
		{"C", MemberRef{Class: "J", Name: "hash", Desc: "()I", Interface: true}, "java/lang/Object.hash:()I"},
		{"Sub", MemberRef{Class: "Abs", Name: "m", Desc: "()V"}, "AbstractMethodError"},
	}
	for _, tt := range tests {
		resolved, err := h.ResolveMethod(tt.ref)
		if err != nil {
			t.Fatal(err)
		}
		current, _ := h.Class(tt.current)
		m, err := h.SelectSpecial(current, tt.ref, resolved)
		got := ""
		if err != nil {
			got = err.Error()
		} else {
			got = m.String()
		}
		if !strings.Contains(got, tt.want) {
			t.Errorf("%s in %s selects %s, want %s", tt.ref, tt.current, got, tt.want)
		}
	}
}

// TestHierarchyOfJDK asks about the platform's own classes.
func TestHierarchyOfJDK(t *testing.T) {
	h := NewHierarchy(openJDK(t))
	for _, tt := range [][2]string{{"java/util/ArrayList", "java/lang/Iterable"}, {"java/lang/Integer", "java/lang/Number"}, {"[Ljava/lang/Integer;", "[Ljava/lang/Comparable;"}} {
		if ok, err := h.IsSubtype(tt[0], tt[1]); !ok || err != nil {
			t.Errorf("%s is no subtype of %s: %v", tt[0], tt[1], err)
		}
	}
	m, err := h.ResolveMethod(MemberRef{Class: "java/util/List", Name: "forEach", Desc: "(Ljava/util/function/Consumer;)V", Interface: true})
	if err != nil || m.Class.Name != "java/lang/Iterable" {
		t.Fatalf("List.forEach is %v, %v", m, err)
	}
	if m, err = h.Select("java/util/ArrayList", m); err != nil || m.Class.Name != "java/util/ArrayList" {
		t.Errorf("forEach of an ArrayList is %v, %v", m, err)
	}
	m, err = h.ResolveMethod(MemberRef{Class: "java/lang/invoke/MethodHandle", Name: "invokeExact", Desc: "(I)J"})
	if err != nil || !m.IsSignaturePolymorphic() {
		t.Errorf("invokeExact is %v, %v", m, err)
	}
	if m, err = h.ResolveMethod(MemberRef{Class: "java/lang/invoke/MethodHandle", Name: "asType", Desc: "(I)J"}); err == nil {
		t.Errorf("asType of any type is %v", m)
	}
	for _, pair := range [][3]string{{"java/lang/Integer", "java/lang/Double", "java/lang/Number"}, {"java/io/IOException", "java/lang/RuntimeException", "java/lang/Exception"}} {
		if c, err := h.CommonSuperclass(pair[0], pair[1]); c != pair[2] || err != nil {
			t.Errorf("%s and %s have in common %s, %v", pair[0], pair[1], c, err)
		}
	}
}

// TestSelectDefaults selects among defaults that javac compiled.
func TestSelectDefaults(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{"M.java": `
		interface I { default String f() { return "I"; } }
		interface J extends I { default String f() { return "J"; } }
		class A implements I {} class B extends A implements J {} class C extends B { public String f() { return super.f(); } }`})
	p, err := OpenPath(dir, PathOptions{})
	if err != nil {
		t.Skip(err)
	}
	defer p.Close()
	h := NewHierarchy(p)
	i, err := p.Class("I")
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]string{}
	for _, name := range []string{"A", "B", "C"} {
		m, err := h.Select(name, i.FindMethod("f", "()Ljava/lang/String;"))
		if err != nil {
			t.Fatal(err)
		}
		got[name] = m.Class.Name
	}
	if want := map[string]string{"A": "I", "B": "J", "C": "C"}; !reflect.DeepEqual(got, want) {
		t.Errorf("selected %v, want %v", got, want)
	}
}
