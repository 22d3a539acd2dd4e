package classfile

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// mustParse parses bytes that are a class file.
func mustParse(t testing.TB, data []byte) *Class {
	t.Helper()
	c, err := Parse("Test", data)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// wantFormatError checks that err is a *FormatError that contains text.
func wantFormatError(t testing.TB, err error, text string) *FormatError {
	t.Helper()
	var fe *FormatError
	if !errors.As(err, &fe) {
		t.Fatalf("error is %v, want a *FormatError with %q", err, text)
	}
	if !strings.Contains(fe.Error(), text) {
		t.Errorf("error is %q, want it to contain %q", fe, text)
	}
	return fe
}

// small is a builder of a class with a field and two methods.
func small() *classtest.Builder {
	b := classtest.NewBuilder(52, 0x21, "Test", "java/lang/Object", "java/lang/Runnable")
	b.Field(0x1a, "LIMIT", "I", b.Attr("ConstantValue", classtest.U2(b.Integer(-7))))
	b.Method(1, "<init>", "()V", b.Code(1, 1, classtest.Join(
		[]byte{0x2a, 0xb7}, classtest.U2(b.Methodref("java/lang/Object", "<init>", "()V")), []byte{0xb1})))
	b.Method(9, "run", "(IJ)V", b.Code(0, 3, []byte{0xb1}))
	return b
}

func TestParseSmall(t *testing.T) {
	c := mustParse(t, small().Bytes())
	if c.Name != "Test" || c.Super != "java/lang/Object" || len(c.Interfaces) != 1 || c.Major != 52 {
		t.Errorf("header: %+v", c)
	}
	f := c.FindField("LIMIT", "I")
	if f == nil || f.ConstantValue != IntegerConst(-7) || f.Access.String() != "private static final" {
		t.Errorf("field: %+v", f)
	}
	m := c.FindMethod("<init>", "()V")
	if m == nil || len(m.Code.Read().Bytes) != 5 {
		t.Fatalf("method: %+v", m)
	}
	in, err := Decode(m.Code.Read().Bytes, 1)
	if err != nil {
		t.Fatal(err)
	}
	ref, err := c.Pool.MethodRef(in.Index)
	if err != nil || ref.String() != "java/lang/Object.<init>:()V" {
		t.Errorf("invokespecial of %v, %v", ref, err)
	}
}

// javaSources are classes that together have every attribute javac makes.
var javaSources = map[string]string{
	"p/Everything.java": `package p;
import java.lang.annotation.*;
import java.util.function.*;
public sealed interface Everything permits Everything.Leaf, Everything.Node {
  @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE, ElementType.METHOD, ElementType.PARAMETER, ElementType.FIELD})
  @interface Note { int i() default 3; long j() default 4; float f() default 1f; double d() default 2d; String s() default "\0\uD83D\uDE00"; Class<?> c() default void.class;
    RetentionPolicy e() default RetentionPolicy.CLASS; int[] a() default {1, 2}; Deprecated n() default @Deprecated; byte b() default 1; char ch() default 'x'; boolean z() default true; short sh() default 5; }
  @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER}) @interface Use {}
  record Leaf(@Note int value, java.util.List<String> names) implements Everything {}
  final class Node implements Everything {
    static final String TEXT = "\uD800 alone"; static final long BIG = 1L << 40; static final double HALF = .5;
    @Deprecated int old; @Note(i = 9) Everything @Use [] kids;
    <T extends @Use Comparable<T>> int max(T a, @Note T b, int[] c) throws java.io.IOException {
      try { synchronized (this) { if (a.compareTo(b) > 0) return 1; } } catch (ClassCastException | IllegalStateException e) { throw new java.io.IOException(e); } finally { old++; }
      @Use Object o = (@Use Object) a; long l = 3; Runnable r = () -> System.out.println(o + "!" + l); r.run();
      Supplier<Object> s = Object::new; class Local { Object x = s; } Object anon = new Object() { public String toString() { return "" + new Local().x; } };
      switch (c.length) { case 1: return 7; case 2: return 8; case 1000: return 9; } assert a != anon; return c[0];
    }
  }
  enum Colour { RED, GREEN { int f() { return 2; } }; int f() { return 1; } }
}`,
	"module-info.java":    "module m { requires java.base; requires static java.logging; exports p; opens p to java.logging; uses Runnable; provides Runnable with p.R; }",
	"p/R.java":            "package p; public class R implements Runnable { public void run() { var x = new Object[2][3][]; for (double d = 0; d < 3; d++) System.out.println(x.length > d ? 1.5f : 2); } public static void main(String... a) {} }",
	"p/package-info.java": "@Deprecated package p;",
}

// classFiles yields the class files of javaSources.
func classFiles(t testing.TB) map[string][]byte {
	t.Helper()
	dir := classtest.Javac(t, 17, javaSources, "-parameters")
	files := map[string][]byte{}
	err := filepath.Walk(dir, func(path string, info os.FileInfo, err error) error {
		if err != nil || !strings.HasSuffix(path, ".class") {
			return err
		}
		rel, err := filepath.Rel(dir, path)
		if err != nil {
			return err
		}
		files[strings.TrimSuffix(filepath.ToSlash(rel), ".class")], err = os.ReadFile(path)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// TestDamaged damages class files in many ways.
func TestDamaged(t *testing.T) {
	files := classFiles(t)
	t.Run("truncated", func(t *testing.T) {
		for name, data := range files {
			truncated(t, name, data)
		}
	})
	t.Run("mutated", func(t *testing.T) {
		for name, data := range files {
			mutated(t, name, data)
		}
	})
}

// truncated cuts a class file at every byte.
func truncated(t *testing.T, name string, data []byte) {
	for n := range data {
		c, err := Parse(name, data[:n])
		if c != nil || err == nil {
			t.Fatalf("%s cut to %d of %d bytes parses", name, n, len(data))
		}
		if fe := wantFormatError(t, err, name); fe.Offset > n {
			t.Errorf("%s cut to %d bytes: error at offset %d", name, n, fe.Offset)
		}
	}
	if _, err := Parse(name, append(data[:len(data):len(data)], 0)); err == nil {
		t.Errorf("%s with a byte more parses", name)
	}
}

// mutated changes each byte and wants no panic, and of what parses that its
// accessors do not fail.
func mutated(t *testing.T, name string, data []byte) {
	changed := make([]byte, len(data))
	step := 1
	if testing.Short() {
		step = 7
	}
	for i := 0; i < len(data); i += step {
		for _, v := range []byte{0, data[i] ^ 0x80, data[i] + 1} {
			copy(changed, data)
			changed[i] = v
			c, err := Parse(name, changed)
			if err == nil {
				useAll(t, c)
			} else if !errors.As(err, new(*FormatError)) {
				t.Fatalf("error of another type: %v", err)
			}
		}
	}
}

// useAll asks for everything that a class has.
func useAll(t testing.TB, c *Class) {
	for i := 1; i < c.Pool.Len(); i++ {
		tag := c.Pool.tag(i)
		if tag == 0 || tag == tagUtf8 || tag == tagNameAndType || tag >= tagFieldref && tag <= tagInterfaceMethodref {
			continue
		}
		if _, err := c.Pool.Const(i); err != nil {
			t.Fatalf("constant %d of a class that parses: %v", i, err)
		}
	}
	for _, m := range c.Methods {
		if _, _, err := ParseMethodDescriptor(m.Desc); err != nil {
			t.Fatal(err)
		}
		if m.Code == nil {
			continue
		}
		for in, err := range Instructions(m.Code.Read().Bytes) {
			if err == nil {
				_ = in.String()
			}
		}
		for _, f := range m.Code.Read().Frames {
			_ = f.String()
		}
	}
}
