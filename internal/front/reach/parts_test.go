package reach

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/models"
)

// TestParts: in a program without most models, all that the bodies of the others use is there. The body of split
// needs parts of another model; that of chars needs objects that only models have.
func TestParts(t *testing.T) {
	path, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	s := newOpaqueSource(models.Overlay(path))
	all := classfile.NewHierarchy(s)
	bodies := 0
	names := slices.Sorted(maps.Keys(constantModels))
	for _, b := range jdk.Wrappers() {
		names = append(names, b.Class)
	}
	names = append(append(names, jdk.ValueBasedClasses()...), "java/util/OptionalInt", "java/util/OptionalLong", "java/util/OptionalDouble")
	for _, name := range names {
		c, err := s.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range c.Methods {
			if m.Code == nil || !m.Class.Origin.Model {
				continue
			}
			bodies++
			for _, in := range m.Uses().Instructions {
				if err := resolves(all, m.Class, &in); err != nil {
					t.Errorf("%s.%s%s: %v", name, m.Name, m.Desc, err)
				}
			}
		}
	}
	if bodies < 300 {
		t.Errorf("%d methods of constant models have bodies; expected more", bodies)
	}
	for _, x := range []struct {
		class, name, desc string
		body              bool
	}{
		{"String", "split", "(Ljava/lang/String;I)[Ljava/lang/String;", true},
		{"String", "chars", "()Ljava/util/stream/IntStream;", false},
		{"Integer", "parseInt", "(Ljava/lang/String;)I", true},
		{"Integer", "parseInt", "(Ljava/lang/CharSequence;III)I", true},
	} {
		c, err := s.Class("java/lang/" + x.class)
		if err != nil {
			t.Fatal(err)
		}
		if m := c.FindMethod(x.name, x.desc); m == nil || m.Class.Origin.Model != x.body {
			t.Errorf("%s.%s: its body is its meaning: %v, expected %v", x.class, x.name, m != nil && m.Class.Origin.Model, x.body)
		}
	}
	for _, name := range names {
		c, err := s.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range c.Methods {
			if strings.HasPrefix(m.Name, "$") && m.Class.Origin.Opaque {
				t.Errorf("%s.%s%s has no meaning, but the JDK has no such method", name, m.Name, m.Desc)
			}
		}
	}
}

// resolves returns an error if an instruction names a method or field that cannot be resolved.
func resolves(h *classfile.Hierarchy, c *classfile.Class, in *classfile.Instruction) error {
	switch in.Op {
	case classfile.OpGetfield, classfile.OpPutfield, classfile.OpGetstatic, classfile.OpPutstatic:
		ref, err := c.Pool.FieldRef(in.Index)
		if err == nil {
			_, err = h.ResolveField(ref)
		}
		return err
	case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic, classfile.OpInvokeinterface:
		ref, err := c.Pool.MethodRef(in.Index)
		if err == nil {
			_, err = h.ResolveMethod(ref)
		}
		return err
	}
	return nil
}
