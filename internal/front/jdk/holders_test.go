package jdk_test

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/models"
)

// TestHolders: the JDK has the classes of holders, and those of their iterators. What the table says that
// a method does fits its descriptor.
func TestHolders(t *testing.T) {
	p := platform(t)
	for _, name := range jdk.Holders() {
		c, err := p.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		h := jdk.HolderOf(name)
		for base := c; base.Name != h.Base; {
			if base, err = p.Class(base.Super); err != nil {
				t.Fatalf("%s is not below %s: %v", name, h.Base, err)
			}
		}
		for method, class := range h.Iterators {
			if jdk.HolderOf(class) == nil {
				t.Errorf("%s.%s returns a %s, which is no holder", name, method, class)
			}
		}
		for _, class := range h.Entries {
			if e := jdk.HolderOf(class); e == nil || !e.Keyed || !h.Keyed {
				t.Errorf("%s gives entries of class %s, which have no keys", name, class)
			}
		}
		for _, m := range c.Methods {
			x := h.Of(m.Name, m.Desc)
			params, result, err := classfile.ParseMethodDescriptor(m.Desc)
			if err != nil || x.Op == jdk.HolderUnknown || m.IsStatic() {
				continue
			}
			for _, i := range []int{x.Puts, x.PutsAll, x.PutsKey, x.Compares, x.Shows} {
				if i > len(params) || i > 0 && classfile.ClassNameOf(params[i-1]) == "" {
					t.Errorf("%s.%s%s has no object as argument %d", name, m.Name, m.Desc, i)
				}
			}
			if gives := x.Gives || x.GivesKey || x.Op == jdk.HolderEntry; gives != (classfile.ClassNameOf(result) == jdk.Object) {
				t.Errorf("%s.%s%s: gives %v", name, m.Name, m.Desc, gives)
			}
		}
	}
}

// TestHoldersAlone: methods that call none that a subclass can override have no such call in their bytecode, nor
// in that of the methods of the class which they call.
func TestHoldersAlone(t *testing.T) {
	p := platform(t)
	hier := classfile.NewHierarchy(p)
	for _, name := range jdk.Holders() {
		h := jdk.HolderOf(name)
		if !h.Open {
			continue
		}
		if model, err := models.Overlay(p).Behind(name); err != nil || model != nil {
			nativeAlone(t, h, model)
			continue
		}
		c, err := p.Class(name)
		if err != nil {
			t.Fatal(err)
		}
		looked := 0
		for _, m := range c.Methods {
			if x := h.Of(m.Name, m.Desc); x.Op != jdk.HolderUnknown && x.Alone && m.Code != nil {
				looked++
				aloneIn(t, hier, m, map[*classfile.Method]bool{})
			}
		}
		if looked < 15 {
			t.Errorf("%s has only %d such methods", name, looked)
		}
	}
}

// nativeAlone tests the methods of an open holder that has a model: they have no body, and cannot be overridden.
func nativeAlone(t *testing.T, h *jdk.Holder, model *classfile.Class) {
	t.Helper()
	looked := 0
	for _, m := range model.Methods {
		if x := h.Of(m.Name, m.Desc); x.Op == jdk.HolderUnknown {
			continue
		}
		looked++
		if m.Code != nil || !m.IsPrivate() {
			t.Errorf("%s.%s has a body, or can be overridden", model.Name, m.Name)
		}
	}
	if looked == 0 {
		t.Errorf("%s has no such method", model.Name)
	}
}

// aloneIn tests a method of an open holder.
func aloneIn(t *testing.T, hier *classfile.Hierarchy, m *classfile.Method, seen map[*classfile.Method]bool) {
	t.Helper()
	if seen[m] || m.Code == nil {
		return
	}
	seen[m] = true
	code := m.Code.Read().Bytes
	for pc := 0; pc < len(code); {
		in, err := classfile.Decode(code, pc)
		if err != nil {
			t.Fatal(err)
		}
		pc += in.Len
		switch in.Op {
		case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic:
		default:
			continue
		}
		ref, err := m.Class.Pool.MethodRef(in.Index)
		if err != nil {
			t.Fatal(err)
		}
		callee, err := hier.ResolveMethod(ref)
		if err != nil {
			t.Fatal(err)
		}
		if sub, err := hier.IsSubtype(m.Class.Name, callee.Class.Name); err != nil || !sub || callee.Class.Name == jdk.Object {
			continue // of another object
		}
		if in.Op == classfile.OpInvokevirtual && (callee.Access.Has(classfile.AccPublic) || callee.Access.Has(classfile.AccProtected)) && !callee.Access.Has(classfile.AccFinal) {
			t.Errorf("%s.%s%s calls %s, which a subclass can override", m.Class.Name, m.Name, m.Desc, callee.Name)
		}
		if strings.HasPrefix(callee.Class.Name, "java/") {
			aloneIn(t, hier, callee, seen)
		}
	}
}
