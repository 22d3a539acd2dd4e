package lower

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// TestDynamicConstant: a constant that a bootstrap method computes has no value
// here, whatever its type, also where it goes into a phi.
func TestDynamicConstant(t *testing.T) {
	const load = 0x12 // ldc
	for _, c := range []struct {
		name string
		code func(constant byte) []byte
	}{
		// aload_0; ldc; aaload; pop; return
		{"used", func(k byte) []byte { return []byte{0x2a, load, k, 0x32, 0x57, 0xb1} }},
		// aload_0; arraylength; ifne 10; ldc; goto 11; iconst_0; newarray int; pop; return
		{"phi", func(k byte) []byte {
			return []byte{0x2a, 0xbe, 0x9a, 0, 8, load, k, 0xa7, 0, 4, 0x03, 0xbc, 10, 0x57, 0xb1}
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			b := classtest.NewBuilder(55, 0x21, "Main", "java/lang/Object")
			desc := "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;)I"
			boot := b.MethodHandle(6, b.Methodref("Main", "boot", desc))
			b.Attribute(b.Attr("BootstrapMethods", classtest.U2(1), classtest.U2(boot), classtest.U2(0)))
			k := b.Dynamic(0, "answer", "I")
			code := c.code(byte(k))
			b.Method(9, "main", "([Ljava/lang/String;)V", b.Code(2, 1, code))
			dir := t.TempDir()
			if err := os.WriteFile(filepath.Join(dir, "Main.class"), b.Bytes(), 0o666); err != nil {
				t.Fatal(err)
			}
			r := lowerMain(t, dir)
			for _, p := range r.Program.Props {
				if p.Kind == ivl.Unsupported && strings.Contains(p.Detail, "Dynamic constant answer with bootstrap method Main.boot") {
					return
				}
			}
			t.Errorf("the constant is not refused:\n%s", r.Program)
		})
	}
}

// lowerMain lowers the main of the class Main in dir.
func lowerMain(t *testing.T, dir string) *Result {
	t.Helper()
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Skip(err)
	}
	t.Cleanup(func() { p.Close() })
	c, err := p.Class("Main")
	if err != nil {
		t.Fatal(err)
	}
	checks, err := ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Lower(p, c.FindMethod("main", "([Ljava/lang/String;)V"), reach.Options{Checks: checks})
	if err != nil {
		t.Fatal(err)
	}
	return r
}
