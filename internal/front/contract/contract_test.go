package contract_test

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/front/contract"
)

// compiled compiles the sources of testdata/src and opens the classes.
func compiled(t *testing.T) *classfile.Path {
	t.Helper()
	sources := map[string]string{}
	err := filepath.WalkDir("testdata/src", func(name string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".java") {
			return err
		}
		text, err := os.ReadFile(name)
		sources[strings.TrimPrefix(filepath.ToSlash(name), "testdata/src/")] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	path, err := classfile.OpenPath(classtest.Javac(t, 17, sources), classfile.PathOptions{JDK: jdktest.Home(t, 17)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	return path
}

// method finds CLASS.METHOD, of which there is one.
func method(t *testing.T, path *classfile.Path, name string) *classfile.Method {
	t.Helper()
	i := strings.LastIndexByte(name, '.')
	c, err := path.Class(name[:i])
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range c.Methods {
		if m.Name == name[i+1:] {
			return m
		}
	}
	t.Fatalf("there is no %s", name)
	return nil
}

// told writes what a contract says about nullness, and its preconditions.
func told(c contract.Contract) string {
	var parts []string
	for i, p := range c.Params {
		text := c.ParamName(i)
		if p.Null != contract.Unknown {
			text += " " + p.Null.String()
		}
		if p.Elements != contract.Unknown {
			text += " elements " + p.Elements.String()
		}
		if p.Range.Bounded {
			text += " " + p.Range.String()
		}
		if p.Size.Bounded {
			text += " size " + p.Size.String()
		}
		parts = append(parts, text)
	}
	text := strings.Join(parts, ", ")
	if c.Result != contract.Unknown {
		text += " -> " + c.Result.String()
	}
	for _, r := range c.Requires {
		text += " if " + r.Java(c.ParamName)
	}
	return text
}

func TestAnnotations(t *testing.T) {
	path := compiled(t)
	for name, want := range map[string]string{
		"marked/Plain.typed":         "s non-null, t nullable, u",
		"marked/Plain.declared":      "s non-null, t nullable, u non-null, v nullable",
		"marked/Plain.arrays":        "elements elements non-null, array non-null, both nullable elements non-null",
		"marked/Plain.both":          "s nullable",
		"marked/Plain.ranges":        "p 1.., n 0.., m 3..7, boxed 1.., d",
		"marked/Plain.sizes":         "a size 1..4, s non-null size 1..2147483647, l size 0..9",
		"marked/Plain.contract":      "a non-null, b, c if b != null || c != null",
		"marked/Plain.mustBe":        "b if b",
		"marked/Plain.index":         "a, i 0..2147483647 if a == null || i < a.length",
		"marked/Plain.eclipse":       "s non-null -> non-null",
		"marked/Plain.eclipseResult": "s -> non-null",
		"marked/Plain.checker":       "s non-null -> non-null",
		"marked/Plain.checkerNull":   "s nullable",
		"marked/Plain$Kind.<init>":   "arg0, arg1, s non-null",
		"marked/Marked.both":         "e non-null, f, s nullable, a non-null elements non-null -> non-null",
		"marked/Marked.mine":         "t, u non-null -> nullable",
		"marked/Marked$Inner.<init>": "this$0 non-null, s non-null, t nullable",
		"marked/Marked$Open.open":    "s, t non-null",
		"byparam/Pack.all":           "s non-null, t nullable, a non-null",
		"byparam/Pack.equals":        "o nullable",
		"byparam/Pack.free":          "s",
	} {
		got := told(contract.Of(path, method(t, path, name), contract.Options{}))
		if got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// TestNonNullArgs: the option is about parameters of which nothing else is said, in the
// packages that it names.
func TestNonNullArgs(t *testing.T) {
	path := compiled(t)
	m := method(t, path, "marked/Plain.typed")
	for pattern, want := range map[string]string{
		"**":        "s non-null, t nullable, u non-null",
		"marked":    "s non-null, t nullable, u non-null",
		"marked.**": "s non-null, t nullable, u non-null",
		"mark":      "s non-null, t nullable, u",
		"byparam.*": "s non-null, t nullable, u",
	} {
		if got := told(contract.Of(path, m, contract.Options{NonNullArgs: []string{pattern}})); got != want {
			t.Errorf("%s: %q, want %q", pattern, got, want)
		}
	}
}

func TestSuppressed(t *testing.T) {
	path := compiled(t)
	for name, want := range map[string]string{"quiet": "true true", "quietIndex": "true false", "index": "false false"} {
		c := contract.Of(path, method(t, path, "marked/Plain."+name), contract.Options{})
		if got := fmt.Sprint(c.Suppresses("array-index"), c.Suppresses("class-cast")); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	c := contract.Of(path, method(t, path, "marked/Plain.quietIndex"), contract.Options{})
	if c.Documented("java/io/IOException", nil) == nil || c.Documented("java/lang/Exception", nil) != nil {
		t.Errorf("throws %v", c.Throws)
	}
}

// TestOrdinary: the tightened contract keeps what the contract says.
func TestOrdinary(t *testing.T) {
	path := compiled(t)
	for name, want := range map[string]string{
		"marked/Plain.typed":  "s non-null size 0..10, t nullable size 0..10, u non-null size 0..10",
		"marked/Plain.ranges": "p 1..1000, n 0..1000, m 3..7, boxed non-null 1.., d",
	} {
		got := told(contract.Of(path, method(t, path, name), contract.Options{}).Ordinary())
		if got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	making := contract.Contract{Params: []contract.Param{{Desc: "I"}, {Desc: "I", Range: contract.Between(-5, -1)}}}.Ordinary().Making()
	if a, b := making.Params[0].Range, making.Params[1].Range; a != contract.Between(0, 1000) || b != contract.Between(-5, -1) {
		t.Errorf("objects are made with %v and %v", a, b)
	}
	tight := contract.Contract{Params: []contract.Param{{Desc: "I", Range: contract.Between(5000, 6000)}}}
	if got := tight.Ordinary().Params[0].Range; got != contract.Between(5000, 6000) {
		t.Errorf("a range without ordinary values becomes %v", got)
	}
}
