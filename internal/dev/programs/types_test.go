package programs

import (
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// typeBoard is told of random runs. It keeps the first that shows a wrong set of
// types.
type typeBoard struct {
	runs  int
	wrong ivl.Outcome
}

func (b *typeBoard) Done() bool                { return b.wrong.Prop != nil || b.runs >= 60 }
func (b *typeBoard) Closed(*ivl.Property) bool { return false }

func (b *typeBoard) Note(out ivl.Outcome, _ func() ivl.Inputs) bool {
	b.runs++
	if out.Prop != nil && strings.HasPrefix(out.Prop.Detail, "BUG: ") {
		b.wrong = out
	}
	return false
}

func (b *typeBoard) Try(ivl.Outcome, func() ivl.Inputs) bool { return false }

// TestTypes holds the types that values can have, as package typeflow finds them,
// against random runs of all programs.
func TestTypes(t *testing.T) {
	needJDK(t)
	if !models.Available() {
		t.Skip("the models are not built: run make models")
	}
	sets := []string{"programs", "structures", "afternoon", "shapes"}
	if testing.Short() {
		sets = []string{"structures"}
	}
	for _, set := range sets {
		t.Run(set, func(t *testing.T) {
			t.Parallel()
			ps, err := Load(filepath.Join(testdata, set))
			if err != nil {
				t.Fatal(err)
			}
			ps = slices.DeleteFunc(ps, func(p *Program) bool { return !taken(t, p.Name, 1) })
			dir := t.TempDir()
			if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), dir); err != nil {
				t.Fatal(err)
			}
			for _, p := range ps {
				checkTypes(t, dir, p)
			}
		})
	}
}

// checkTypes runs one program, compiled into dir.
func checkTypes(t *testing.T, dir string, p *Program) {
	t.Helper()
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	name := strings.TrimSuffix(filepath.Base(p.File), ".java")
	c, err := path.Class(name)
	if err != nil {
		t.Fatal(err)
	}
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	low, err := lower.Lower(models.Overlay(path), c.FindMethod("main", "([Ljava/lang/String;)V"), lower.Options{Checks: checks, AssertTypes: true})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	x := runs.New(low)
	if err := x.Compile(); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	b := &typeBoard{}
	x.Search(t.Context(), b)
	if b.wrong.Prop != nil {
		t.Errorf("%s: %s, line %d", name, b.wrong.Prop.Detail, b.wrong.Prop.Pos.Line)
	}
}
