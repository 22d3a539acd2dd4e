package ssa_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/ssa"
)

// TestGolden lifts every method of the class in each testdata/lift/*.txtar,
// which is a Java source (compiled for release 8) or an .asm, and compares the
// printed functions, or errors, with the file "want". The file "simplified", if
// there is one, holds what SimplifyMonitors makes of them.
func TestGolden(t *testing.T) {
	files, err := filepath.Glob("testdata/lift/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no golden files: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			classes := goldenClasses(t, ar)
			goldentest.Section(t, file, ar, "want", liftAll(t, classes, false))
			if slices.ContainsFunc(ar.Files, func(f txtar.File) bool { return f.Name == "simplified" }) {
				goldentest.Section(t, file, ar, "simplified", liftAll(t, classes, true))
			}
		})
	}
}

func goldenClasses(t *testing.T, ar *txtar.Archive) []*classfile.Class {
	var classes []*classfile.Class
	sources := map[string]string{}
	for _, f := range ar.Files {
		switch filepath.Ext(f.Name) {
		case ".asm":
			classes = append(classes, assemble(t, string(f.Data)))
		case ".java":
			sources[f.Name] = string(f.Data)
		}
	}
	if len(sources) > 0 {
		classes = append(classes, compile(t, sources)...)
	}
	return classes
}

// compile returns the classes that javac makes of the sources, by name.
func compile(t testing.TB, sources map[string]string) []*classfile.Class {
	files, err := filepath.Glob(filepath.Join(classtest.Javac(t, 8, sources), "*.class"))
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(files)
	var classes []*classfile.Class
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		c, err := classfile.Parse(filepath.Base(file), data)
		if err != nil {
			t.Fatal(err)
		}
		classes = append(classes, c)
	}
	return classes
}

// liftAll prints the methods of the classes, constructors without code of their own apart.
func liftAll(t *testing.T, classes []*classfile.Class, simplify bool) string {
	var out strings.Builder
	for _, c := range classes {
		for _, m := range c.Methods {
			if m.Code == nil || m.Name == "<init>" && len(m.Code.Read().Bytes) == 5 {
				continue
			}
			f, err := ssa.Lift(m, nil)
			if err != nil {
				fmt.Fprintf(&out, "error: %v\n\n", err)
				continue
			}
			if simplify {
				ssa.SimplifyMonitors(f)
			}
			out.WriteString(f.String() + "\n")
			if err := ssa.Check(f); err != nil {
				t.Errorf("Check: %v", err)
			}
		}
	}
	return out.String()
}
