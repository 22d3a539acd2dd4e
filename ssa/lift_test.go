package ssa_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// tree is a TypeOracle: the superclass of each class, "" for unknown ones.
type tree map[string]string

func (t tree) CommonSuperclass(a, b string) (string, error) {
	above := map[string]bool{}
	for c := a; c != ""; c = t[c] {
		above[c] = true
	}
	for c := b; c != ""; c = t[c] {
		if above[c] {
			return c, nil
		}
	}
	return "", errors.New("unknown class")
}

// The hierarchy of package classfile is a TypeOracle.
var _ ssa.TypeOracle = (*classfile.Hierarchy)(nil)

// TestInferredTypes: the types of merges in code without StackMapTable.
func TestInferredTypes(t *testing.T) {
	oracle := tree{"A": "Base", "B": "Base", "Base": "java/lang/Object"}
	merge := func(left, right string) string {
		return ".class C\n.method static m:(I" + left + right + ")Ljava/lang/Object; 2 3\n iload_0\n ifeq b\n aload_1\n goto c\nb: aload_2\nc: areturn\n"
	}
	cases := []struct {
		left, right string
		want        ssa.Type
	}{
		{"LA;", "LB;", "LBase;"},
		{"LA;", "LBase;", "LBase;"},
		{"LA;", "LA;", "LA;"},
		{"[LA;", "[LB;", "[LBase;"},
		{"[[LA;", "[LB;", "[Ljava/lang/Object;"},
		{"[I", "[J", "Ljava/lang/Object;"},
		{"[[I", "[[J", "[Ljava/lang/Object;"},
		{"[I", "LA;", "Ljava/lang/Object;"},
		{"LA;", "LUnknown;", "Ljava/lang/Object;"},
	}
	for _, c := range cases {
		t.Run(c.left+c.right, func(t *testing.T) {
			class := assemble(t, merge(c.left, c.right))
			if got := mergeType(t, class.Methods[0], oracle); got != c.want {
				t.Errorf("with an oracle: got %s, want %s", got, c.want)
			}
			want := c.want
			if c.left != c.right && strings.Contains(string(want), "Base") {
				want = ssa.Type(strings.Replace(string(want), "Base", "java/lang/Object", 1))
			}
			if got := mergeType(t, class.Methods[0], nil); got != want {
				t.Errorf("without an oracle: got %s, want %s", got, want)
			}
		})
	}
}

// mergeType returns the type of what the method's only return returns.
func mergeType(t *testing.T, m *classfile.Method, h ssa.TypeOracle) ssa.Type {
	f, err := ssa.Lift(m, h)
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if r, ok := in.(*ssa.Return); ok {
				return r.Result.Type()
			}
		}
	}
	t.Fatal("no return")
	return ""
}

// TestLoopTypes: types that depend on themselves through loops and arrays.
func TestLoopTypes(t *testing.T) {
	class := assemble(t, `.class C
.method static descend:(I[[[LA;)Ljava/lang/Object; 2 3
 aload_1
 astore_2
top: iload_0
 ifeq out
 aload_2
 iconst_0
 aaload
 checkcast [Ljava/lang/Object;
 astore_2
 iinc 0 -1
 goto top
out: aload_2
 areturn
.method static null_array:(I)Ljava/lang/Object; 2 2
 aconst_null
 astore_1
top: iload_0
 ifeq out
 aload_1
 checkcast [[LA;
 pop
 aconst_null
 astore_1
 goto top
out: aload_1
 areturn
.method static element:([[LA;)Ljava/lang/Object; 2 1
 aload_0
 iconst_0
 aaload
 iconst_1
 aaload
 areturn
.method static of_null:()Ljava/lang/Object; 2 0
 aconst_null
 iconst_0
 aaload
 areturn
`)
	want := map[string]ssa.Type{
		"descend": "[Ljava/lang/Object;", "null_array": ssa.Null, "element": "LA;", "of_null": ssa.Null,
	}
	for _, m := range class.Methods {
		if got := mergeType(t, m, nil); got != want[m.Name] {
			t.Errorf("%s: got %s, want %s", m.Name, got, want[m.Name])
		}
	}
}

// TestLiftErrors: what class files cannot even express, or parsers reject.
func TestLiftErrors(t *testing.T) {
	class := &classfile.Class{Name: "C"}
	code := func(stack, locals int, bytes ...byte) *classfile.Body {
		return classfile.NewBody(&classfile.Code{MaxStack: stack, MaxLocals: locals, Bytes: bytes})
	}
	cases := []struct {
		name   string
		method *classfile.Method
		want   string
	}{
		{"no code", &classfile.Method{Class: class, Name: "m", Desc: "()V"}, "C.m:()V: the method has no code"},
		{"no class", &classfile.Method{Name: "m", Desc: "()V", Code: code(0, 0, 0xb1)}, ".m:()V: the method belongs to no class"},
		{"empty", &classfile.Method{Class: class, Name: "m", Desc: "()V", Access: 8, Code: code(0, 0)}, "C.m:()V: the code is empty"},
		{"descriptor", &classfile.Method{Class: class, Name: "m", Desc: "(", Code: code(0, 0, 0xb1)}, "ill-formed descriptor"},
		{"max_locals", &classfile.Method{Class: class, Name: "m", Desc: "(J)V", Code: code(0, 2, 0xb1)}, "parameters take 3 local variables, but max_locals is 2"},
		{"pool", &classfile.Method{Class: class, Name: "m", Desc: "()V", Code: code(1, 1, 0x12, 7, 0xb1)}, "C.m:()V: offset 0: ldc: "},
		{"handler target", &classfile.Method{Class: class, Name: "m", Desc: "()V", Code: classfile.NewBody(&classfile.Code{
			MaxLocals: 1, Bytes: []byte{0xb1}, Handlers: []classfile.Handler{{Start: 0, End: 1, Target: 5}},
		})}, "entry 0 of the exception table jumps to 5"},
		{"handler range", &classfile.Method{Class: class, Name: "m", Desc: "()V", Code: classfile.NewBody(&classfile.Code{
			MaxLocals: 1, Bytes: []byte{0xb1}, Handlers: []classfile.Handler{{Start: -1, End: 9, Target: 0}},
		})}, "entry 0 of the exception table covers [-1, 9)"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			_, err := ssa.Lift(c.method, nil)
			var e *ssa.Error
			if !errors.As(err, &e) || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want …%s…", err, c.want)
			}
		})
	}
}

// TestSubroutineBound: subroutines that call each other so often that
// duplicating them would not end are an error, soon.
func TestSubroutineBound(t *testing.T) {
	var text strings.Builder
	text.WriteString(".class C 48\n.method static m:()V 1 20\n jsr s0\n return\n")
	// Each subroutine calls the next one twice: 2^18 copies of the last.
	for i := range 18 {
		cur, next := "s"+itoa(i), "s"+itoa(i+1)
		text.WriteString(cur + ": astore " + itoa(i) + "\n jsr " + next + "\n jsr " + next + "\n ret " + itoa(i) + "\n")
	}
	text.WriteString("s18: astore 18\n ret 18\n")
	class := assemble(t, text.String())
	_, err := ssa.Lift(class.Methods[0], nil)
	if err == nil || !strings.Contains(err.Error(), "after duplicating subroutines") {
		t.Errorf("got %v", err)
	}
}

func itoa(n int) string { return ssa.IntConst(int32(n)).Name() }

// TestConstNames: how constants are printed.
func TestConstNames(t *testing.T) {
	cases := []struct {
		c    ssa.Const
		want string
	}{
		{ssa.Const{Typ: ssa.Int, Int: -1}, "-1"},
		{ssa.Const{Typ: ssa.Long, Int: math.MinInt64}, "-9223372036854775808L"},
		{ssa.Const{Typ: ssa.Float, Bits: uint64(math.Float32bits(1))}, "1.0f"},
		{ssa.Const{Typ: ssa.Float, Bits: 0x80000000}, "-0.0f"},
		{ssa.Const{Typ: ssa.Float, Bits: 0x7fc00000}, "NaNf"},
		{ssa.Const{Typ: ssa.Float, Bits: 0x7fc00001}, "NaN:0x7fc00001f"},
		{ssa.Const{Typ: ssa.Double, Bits: math.Float64bits(0.1)}, "0.1"},
		{ssa.Const{Typ: ssa.Double, Bits: math.Float64bits(math.Inf(-1))}, "-Infinity"},
		{ssa.Const{Typ: ssa.Double, Bits: 0x7ff8000000000000}, "NaN"},
		{ssa.Const{Typ: ssa.Double, Bits: 0xfff8000000000000}, "NaN:0xfff8000000000000"},
		{ssa.Const{Typ: ssa.Null}, "null"},
		{ssa.Const{Typ: "Ljava/lang/String;", String: "a\"\n\xed\xa0\x80"}, `"a\"\n\xed\xa0\x80"`},
		{ssa.Const{Typ: "Ljava/lang/Class;", Pool: classfile.ClassConst("[I")}, "[I.class"},
		{ssa.Const{Pool: classfile.MethodTypeConst("()V")}, "methodtype ()V"},
		{ssa.Const{Pool: &classfile.MethodHandleConst{Kind: classfile.RefInvokeStatic, Ref: classfile.MemberRef{Class: "C", Name: "m", Desc: "()V"}}}, "methodhandle REF_invokeStatic C.m:()V"},
		{ssa.Const{Pool: &classfile.DynamicConst{Name: "k", Desc: "I", Bootstrap: 3}}, "dynamic k:I bootstrap#3"},
	}
	for _, c := range cases {
		if got := c.c.Name(); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}
