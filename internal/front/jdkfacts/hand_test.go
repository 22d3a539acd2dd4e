package jdkfacts_test

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
)

// TestFlags: a method that the table of package jdk calls harmless or quiet runs no code of the program.
func TestFlags(t *testing.T) {
	a, path := analysis(t, "package lib; public class Rules { }")
	checked := 0
	for _, e := range jdk.Table() {
		class, name, _ := strings.Cut(e.Name, ".")
		if e.Is&(jdk.Harmless|jdk.Quiet) == 0 || strings.Contains(class, "*") {
			continue
		}
		c, err := path.Class(class)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range c.Methods {
			if m.Name+m.Desc != name && m.Name != name || m.IsAbstract() {
				continue
			}
			checked++
			if class == "java/nio/charset/Charset" {
				continue // asks providers, which are among jdk.Services
			}
			if f := a.Of(m); !quiet(f, m) {
				t.Errorf("%s.%s%s: %v, runs %v", class, m.Name, m.Desc, f.Does, describe(f))
			}
		}
	}
	if checked < 60 {
		t.Errorf("only %d methods", checked)
	}
}

// quiet reports whether a call of m runs no code of the program. What the receiver's own class decides is no such code: the class is
// known where the flag counts.
func quiet(f jdkfacts.Fact, m *classfile.Method) bool {
	for _, r := range f.Runs {
		if r.On != 0 || m.IsStatic() {
			return false
		}
	}
	return f.InPlace()
}
