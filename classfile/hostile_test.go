package classfile

import (
	"bytes"
	"math"
	"runtime"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// attrClass is a class with one attribute of the given name and content.
func attrClass(major uint16, name string, data ...[]byte) []byte {
	b := classtest.NewBuilder(major, 0x21, "Test", "java/lang/Object")
	b.Attribute(b.Attr(name, data...))
	return b.Bytes()
}

// methodClass is a class with one static method ()V of the given attributes.
func methodClass(attrs func(b *classtest.Builder) [][]byte) []byte {
	b := classtest.NewBuilder(52, 0x21, "Test", "java/lang/Object")
	b.Method(8, "m", "()V", attrs(b)...)
	return b.Bytes()
}

// codeClass is methodClass with a Code that is one return, or nop and return.
func codeClass(handlers []classtest.Handler, attrs func(b *classtest.Builder) [][]byte) []byte {
	return methodClass(func(b *classtest.Builder) [][]byte {
		var inner [][]byte
		if attrs != nil {
			inner = attrs(b)
		}
		return [][]byte{b.CodeWith(1, 2, []byte{0, 0xb1}, handlers, inner...)}
	})
}

// poolClass is a class to whose pool the function adds.
func poolClass(major uint16, add func(b *classtest.Builder)) []byte {
	b := classtest.NewBuilder(major, 0x21, "Test", "java/lang/Object")
	add(b)
	return b.Bytes()
}

func one(attr []byte) [][]byte { return [][]byte{attr} }

func TestHostile(t *testing.T) {
	good := small().Bytes()
	patched := func(at int, with ...byte) []byte {
		b := bytes.Clone(good)
		copy(b[at:], with)
		return b
	}
	tests := []struct {
		name string
		data []byte
		want string
	}{
		{"empty", nil, "offset 0: expected 4 bytes of magic, found the end of the file after 0"},
		{"wrong magic", patched(0, 0xca, 0xfe, 0xd0, 0x0d), "offset 0: expected the magic 0xcafebabe of a class file, found 0xcafed00d"},
		{"too old", patched(6, 0, 44), "offset 6: expected a class-file version 45..69 (up to Java 25), found 44"},
		{"too new", patched(6, 0, 70), "found 70"},
		{"no pool", patched(8, 0, 0), "offset 8: expected a constant_pool_count above 0"},
		{"huge pool", patched(8, 0xff, 0xff), "offset 8: expected a constant_pool_count that fits"},
		{"bad tag", patched(10, 2), "offset 10: expected a constant-pool tag, found 2"},
		{"bad utf8", poolClass(52, func(b *classtest.Builder) { b.Utf8("ab\x00") }), "expected modified UTF-8, found 0x00"},
		{"four-byte utf8", poolClass(52, func(b *classtest.Builder) { b.Utf8("\U0001F600") }), "expected modified UTF-8, found 0xf0"},
		{"overlong utf8", poolClass(52, func(b *classtest.Builder) { b.Utf8("\xc1\x81") }), "expected modified UTF-8, found 0xc1"},
		{"cut utf8", poolClass(52, func(b *classtest.Builder) { b.Utf8("\xe1\x81") }), "expected modified UTF-8, found 0xe1"},
		{"long at the end", poolClass(52, func(b *classtest.Builder) { b.Long(1); b.Recount(-1) }), "two free indices"},
		{"class of no utf8", poolClass(52, func(b *classtest.Builder) { b.Entry(7, 0, 2) }), "expected Class #5 to have constant-pool entry 2 to be Utf8, found Class"},
		{"class out of range", poolClass(52, func(b *classtest.Builder) { b.Entry(7, 0xff, 0xff) }), "found an index outside 1..5"},
		{"class of half a long", poolClass(52, func(b *classtest.Builder) { b.Long(1); b.Entry(7, 0, 6) }), "found the second half of a Long or Double"},
		{"class name with dots", poolClass(52, func(b *classtest.Builder) { b.Class("a.b") }), `expected Class #6 to have a class name or array descriptor, found "a.b"`},
		{"class name with empty part", poolClass(52, func(b *classtest.Builder) { b.Class("a//b") }), "a class name"},
		{"array class", poolClass(52, func(b *classtest.Builder) { b.Class("[La;x") }), "a class name or array descriptor"},
		{"array of 256", poolClass(52, func(b *classtest.Builder) { b.Class(strings.Repeat("[", 256) + "I") }), "a class name or array descriptor"},
		{"field of method type", poolClass(52, func(b *classtest.Builder) { b.Fieldref("a", "f", "()V") }), "a field descriptor"},
		{"method of field type", poolClass(52, func(b *classtest.Builder) { b.Methodref("a", "f", "I") }), "a method descriptor"},
		{"method name", poolClass(52, func(b *classtest.Builder) { b.Methodref("a", "<x>", "()V") }), "a method name"},
		{"clinit called", poolClass(52, func(b *classtest.Builder) { b.Methodref("a", "<clinit>", "()V") }), "other than <clinit>"},
		{"init with result", poolClass(52, func(b *classtest.Builder) { b.Methodref("a", "<init>", "()I") }), "a void <init>"},
		{"init of interface", poolClass(52, func(b *classtest.Builder) { b.InterfaceMethodref("a", "<init>", "()V") }), "a void <init>"},
		{"handle kind", poolClass(52, func(b *classtest.Builder) { b.MethodHandle(10, b.Fieldref("a", "f", "I")) }), "a reference kind 1..9"},
		{"handle member", poolClass(52, func(b *classtest.Builder) { b.MethodHandle(5, b.Fieldref("a", "f", "I")) }), "fits reference kind 5"},
		{"handle of init", poolClass(52, func(b *classtest.Builder) { b.MethodHandle(5, b.Methodref("a", "<init>", "()V")) }), "<init> for a newInvokeSpecial"},
		{"handle too early", poolClass(50, func(b *classtest.Builder) { b.MethodHandle(1, b.Fieldref("a", "f", "I")) }), "no MethodHandle constant before class-file version 51"},
		{"condy too early", poolClass(54, func(b *classtest.Builder) { b.Dynamic(0, "a", "I") }), "no Dynamic constant before class-file version 55"},
		{"condy of method", poolClass(55, func(b *classtest.Builder) { b.Dynamic(0, "a", "()I") }), "a descriptor of its kind"},
		{"no bootstrap", poolClass(55, func(b *classtest.Builder) { b.InvokeDynamic(3, "a", "()I") }), "a bootstrap method below 0, found 3"},
		{"this is array", classtest.NewBuilder(52, 0x21, "[I", "java/lang/Object").Bytes(), "this_class to be no array"},
		{"no super", classtest.NewBuilder(52, 0x21, "Test", "").Bytes(), "a super_class, as only java/lang/Object has none"},
		{"Object with super", classtest.NewBuilder(52, 0x21, "java/lang/Object", "a").Bytes(), "no super_class of java/lang/Object"},
		{"interface extends", classtest.NewBuilder(52, 0x601, "Test", "a").Bytes(), "super_class of an interface to be java/lang/Object"},
		{"field twice", func() []byte {
			b := classtest.NewBuilder(52, 0x21, "Test", "java/lang/Object")
			b.Field(0, "f", "I")
			b.Field(0, "f", "I")
			return b.Bytes()
		}(), "no two fields with the same name and descriptor"},
		{"field descriptor", func() []byte {
			b := classtest.NewBuilder(52, 0x21, "Test", "java/lang/Object")
			b.Field(0, "f", "V")
			return b.Bytes()
		}(), `expected a field type at 0 of the descriptor, found "V"`},
		{"constant of other type", func() []byte {
			b := classtest.NewBuilder(52, 0x21, "Test", "java/lang/Object")
			b.Field(8, "f", "J", b.Attr("ConstantValue", classtest.U2(b.Integer(1))))
			return b.Bytes()
		}(), "a constant of the field's type J"},
		{"no code", methodClass(func(*classtest.Builder) [][]byte { return nil }), "Code in a method that is neither native nor abstract"},
		{"code twice", methodClass(func(b *classtest.Builder) [][]byte {
			return [][]byte{b.Code(0, 0, []byte{0xb1}), b.Code(0, 0, []byte{0xb1})}
		}), "at most one attribute Code"},
		{"empty code", methodClass(func(b *classtest.Builder) [][]byte { return one(b.Code(0, 0, nil)) }), "a code_length 1..65535, found 0"},
		{"long code", methodClass(func(b *classtest.Builder) [][]byte { return one(b.Code(0, 0, make([]byte, 65536))) }), "found 65536"},
		{"few locals", func() []byte {
			b := classtest.NewBuilder(52, 0x21, "Test", "java/lang/Object")
			b.Method(1, "m", "(JI)V", b.Code(0, 3, []byte{0xb1}))
			return b.Bytes()
		}(), "max_locals to hold the 4 words of the parameters, found 3"},
		{"many parameters", func() []byte {
			b := classtest.NewBuilder(52, 0x21, "Test", "java/lang/Object")
			b.Method(1, "m", "("+strings.Repeat("J", 127)+"I)V", b.Code(0, 256, []byte{0xb1}))
			return b.Bytes()
		}(), "at most 255 local variables, found 256"},
		{"handler range", codeClass([]classtest.Handler{{Start: 1, End: 1, Target: 0}}, nil), "a range of code inside 0..2, found 1..1"},
		{"handler end", codeClass([]classtest.Handler{{Start: 0, End: 3, Target: 0}}, nil), "found 0..3"},
		{"handler target", codeClass([]classtest.Handler{{Start: 0, End: 1, Target: 2}}, nil), "a handler_pc below 2"},
		{"line", codeClass(nil, func(b *classtest.Builder) [][]byte {
			return one(b.Attr("LineNumberTable", classtest.U2(1), classtest.U2(2), classtest.U2(1)))
		}), "the start_pc of a line below 2"},
		{"variable", codeClass(nil, func(b *classtest.Builder) [][]byte {
			return one(b.Attr("LocalVariableTable", classtest.U2(1), classtest.U2(0), classtest.U2(2), classtest.U2(b.Utf8("x")), classtest.U2(b.Utf8("J")), classtest.U2(1)))
		}), "a local variable below max_locals 2, found 1"},
		{"frame beyond", codeClass(nil, func(b *classtest.Builder) [][]byte { return one(b.Attr("StackMapTable", classtest.U2(1), []byte{2})) }), "a frame below 2, found 2"},
		{"frame type", codeClass(nil, func(b *classtest.Builder) [][]byte { return one(b.Attr("StackMapTable", classtest.U2(1), []byte{128})) }), "a frame_type outside 128..246"},
		{"chop too many", codeClass(nil, func(b *classtest.Builder) [][]byte {
			return one(b.Attr("StackMapTable", classtest.U2(1), []byte{250, 0, 1}))
		}), "a chop_frame of at most the 0 locals"},
		{"frame locals", codeClass(nil, func(b *classtest.Builder) [][]byte {
			return one(b.Attr("StackMapTable", classtest.U2(1), []byte{253, 0, 1, 1, 4}))
		}), "at most max_locals 2, found 3"},
		{"frame stack", codeClass(nil, func(b *classtest.Builder) [][]byte {
			return one(b.Attr("StackMapTable", classtest.U2(1), []byte{65, 4}))
		}), "a stack of at most max_stack 1, found 2"},
		{"uninitialized", codeClass(nil, func(b *classtest.Builder) [][]byte {
			return one(b.Attr("StackMapTable", classtest.U2(1), []byte{65, 8, 0, 0}))
		}), "names a new instruction"},
		{"verification type", codeClass(nil, func(b *classtest.Builder) [][]byte {
			return one(b.Attr("StackMapTable", classtest.U2(1), []byte{65, 9}))
		}), "a verification type 0..8"},
		{"attribute length", attrClass(52, "SourceFile", classtest.U2(1), classtest.U2(1)), "the end of attribute SourceFile, found 2 more bytes"},
		{"short attribute", func() []byte {
			b := classtest.NewBuilder(52, 0x21, "Test", "java/lang/Object")
			b.Attribute(b.Attr("SourceFile"))
			b.Attribute(b.Attr("Deprecated"))
			return b.Bytes()
		}(), "found the end of the attribute after 0"},
		{"huge count", attrClass(61, "NestMembers", classtest.U2(0xffff)), "a NestMembers count that fits in the remaining 0 bytes, found 65535"},
		{"annotation of no type", attrClass(52, "RuntimeVisibleAnnotations", classtest.U2(1), classtest.U2(1), classtest.U2(0)), "a field type"},
		{"element tag", methodClass(func(b *classtest.Builder) [][]byte {
			return [][]byte{b.Code(0, 0, []byte{0xb1}), b.Attr("AnnotationDefault", []byte{'q', 0, 0})}
		}), `the tag of an element value, found 'q'`},
		{"nested arrays", methodClass(func(b *classtest.Builder) [][]byte {
			return [][]byte{b.Code(0, 0, []byte{0xb1}), b.Attr("AnnotationDefault", bytes.Repeat([]byte{'[', 0, 1}, 1_000_000))}
		}), "annotation values at most 200 deep"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c, err := Parse("Test", tt.data)
			if c != nil {
				t.Error("a class and an error")
			}
			wantFormatError(t, err, tt.want)
		})
	}
}

func TestFlags(t *testing.T) {
	tests := []struct {
		major, class uint16
		kind         byte // c class, f field, m method
		access       uint16
		name         string
		want         string // "" for allowed
	}{
		{52, 0x31, 'c', 0, "", ""},
		{52, 0x431, 'c', 0, "", "not both final and abstract"},
		{52, 0x200, 'c', 0, "", "an interface, which is abstract"},
		{52, 0x620, 'c', 0, "", "no ACC_SUPER"},
		{48, 0x620, 'c', 0, "", ""},
		{52, 0x2021, 'c', 0, "", "an annotation, which is an interface"},
		{52, 0x21, 'f', 0x3, "f", "at most one of public"},
		{52, 0x21, 'f', 0x50, "f", "not both final and volatile"},
		{52, 0x601, 'f', 0x9, "f", "public static final"},
		{52, 0x601, 'f', 0x1019, "f", ""},
		{52, 0x21, 'm', 0x7, "m", "at most one of public"},
		{52, 0x21, 'm', 0x408, "m", "an abstract method, which is not"},
		{52, 0x21, 'm', 0x420, "m", "an abstract method, which is not"},
		{48, 0x21, 'm', 0x420, "m", ""},
		{52, 0x21, 'm', 0x9, "<init>", "<init>, which is not static"},
		{52, 0x601, 'm', 0x1, "m", ""},
		{51, 0x601, 'm', 0x1, "m", "before version 52"},
		{51, 0x601, 'm', 0x401, "m", ""},
		{52, 0x601, 'm', 0x8, "m", "either public or private"},
		{52, 0x601, 'm', 0xa, "m", ""},
		{52, 0x601, 'm', 0x11, "m", "not protected, final"},
		{52, 0x601, 'm', 0x8, "<clinit>", ""},
	}
	for _, tt := range tests {
		b := classtest.NewBuilder(tt.major, tt.class, "Test", "java/lang/Object")
		switch {
		case tt.kind == 'f':
			b.Field(tt.access, tt.name, "I")
		case tt.kind == 'm' && tt.access&0x400 != 0:
			b.Method(tt.access, tt.name, "()V")
		case tt.kind == 'm':
			b.Method(tt.access, tt.name, "()V", b.Code(0, 1, []byte{0xb1}))
		}
		_, err := Parse("Test", b.Bytes())
		if tt.want != "" {
			wantFormatError(t, err, tt.want)
		} else if err != nil {
			t.Errorf("%+v: %v", tt, err)
		}
	}
}

// TestNarrowCode has the Code attribute of JDK 1.0.2's predecessors.
func TestNarrowCode(t *testing.T) {
	b := classtest.NewBuilder(45, 0x21, "Test", "java/lang/Object")
	b.Method(8, "m", "(J)V", b.Attr("Code", []byte{3, 2, 0, 1, 0xb1, 0, 0, 0, 0}))
	c := mustParse(t, b.Bytes())
	if code := c.Methods[0].Code.Read(); code.MaxStack != 3 || code.MaxLocals != 2 || len(code.Bytes) != 1 {
		t.Errorf("code %+v", code)
	}
}

// TestOldAttributes checks that an attribute from before its time is unknown.
func TestOldAttributes(t *testing.T) {
	b := classtest.NewBuilder(54, 0x21, "Test", "java/lang/Object")
	b.Attribute(b.Attr("NestHost", classtest.U2(b.Class("Other"))))
	b.Attribute(b.Attr("Made.Up", []byte{1, 2, 3}))
	c := mustParse(t, b.Bytes())
	if c.NestHost != "" || len(c.Unknown) != 2 || c.Unknown[0].Name != "NestHost" || string(c.Unknown[1].Data) != "\x01\x02\x03" {
		t.Errorf("nest host %q, unknown %v", c.NestHost, c.Unknown)
	}
	b = classtest.NewBuilder(50, 0x21, "Test", "java/lang/Object")
	b.Method(8, "m", "()V", b.Code(0, 0, []byte{0xb1}, b.Attr("StackMap", []byte{9, 9})))
	c = mustParse(t, b.Bytes())
	if u := c.Methods[0].Code.Read().Unknown; len(u) != 1 || u[0].Name != "StackMap" {
		t.Errorf("the StackMap of CLDC is %v", u)
	}
}

// TestFrameSharing checks that a frame does not change those before it, and the
// shapes that compilers do not make.
func TestFrameSharing(t *testing.T) {
	b := classtest.NewBuilder(52, 0x21, "Test", "java/lang/Object")
	frames := [][]byte{
		{253, 0, 0, 1, 4},                   // 0: append int, long
		{250, 0, 0},                         // 1: chop the long
		{252, 0, 0, 2},                      // 2: append float
		{249, 0, 0},                         // 3: chop both
		{252, 0, 0, 3},                      // 4: append double
		{66, 1},                             // 7: one int on the stack
		{247, 0, 1, 5},                      // 9: one null on the stack
		{251, 0, 0},                         // 10: same
		{255, 0, 0, 0, 2, 0, 6, 0, 2, 4, 1}, // 11: full
	}
	b.Method(8, "m", "()V", b.Code(4, 3, append(bytes.Repeat([]byte{0}, 20), 0xb1), b.Attr("StackMapTable", classtest.U2(uint16(len(frames))), classtest.Join(frames...))))
	c := mustParse(t, b.Bytes())
	var got []string
	for _, f := range c.Methods[0].Code.Read().Frames {
		got = append(got, f.String())
	}
	want := []string{
		"0: [int, long, top] []", "1: [int] []", "2: [int, float] []", "3: [] []", "4: [double, top] []",
		"7: [double, top] [int]", "9: [double, top] [null]", "10: [double, top] []", "11: [top, uninitializedThis] [long, int]",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("frames are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestFrameMemory has frames that add and drop a local on top of thousands, so
// that expanding them all would take gigabytes.
func TestFrameMemory(t *testing.T) {
	b := classtest.NewBuilder(52, 0x21, "Test", "java/lang/Object")
	table := classtest.Join([]byte{255}, classtest.U2(0), classtest.U2(30000), bytes.Repeat([]byte{1}, 30000), classtest.U2(0))
	n := 1
	for ; n < 40000; n += 2 {
		table = append(table, 252, 0, 0, 1, 250, 0, 0)
	}
	b.Method(8, "m", "()V", b.Code(0, math.MaxUint16, append(bytes.Repeat([]byte{0}, 65000), 0xb1), b.Attr("StackMapTable", classtest.U2(uint16(n)), table)))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := Parse("Test", b.Bytes())
	runtime.ReadMemStats(&after)
	wantFormatError(t, err, "frames that are not larger than any compiler makes")
	if used := after.TotalAlloc - before.TotalAlloc; used > 1<<29 {
		t.Errorf("%d MiB allocated for a file of %d KB", used>>20, len(b.Bytes())>>10)
	}
}
