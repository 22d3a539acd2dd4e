package laws

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/front/entries"
)

// of writes the laws of the classes in the folder of classes dir into it, and returns the names of their classes, with dots.
func of(t *testing.T, dir string, sel entries.Selection) []string {
	t.Helper()
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	names, err := path.ClassesIn(dir)
	if err != nil {
		t.Fatal(err)
	}
	found, err := entries.Find(path, names, sel)
	if err != nil {
		t.Fatal(err)
	}
	var written []string
	for _, c := range Of(path, found.Entries) {
		if _, err := classfile.Parse(c.Name, c.Data); err != nil {
			t.Error(err)
		}
		if err := os.WriteFile(filepath.Join(dir, filepath.FromSlash(c.Name)+".class"), c.Data, 0o666); err != nil {
			t.Fatal(err)
		}
		written = append(written, classfile.Dotted(c.Name))
	}
	return written
}

var (
	twin   = regexp.MustCompile(`public static (?:final )?class (\w+)`)
	breaks = regexp.MustCompile(`// breaks (.*)`)
)

// TestOnJVM: a JVM accepts the classes of laws, and they hold of all twins but those whose comments name the law.
func TestOnJVM(t *testing.T) {
	home := jdktest.Home(t, 17)
	dir := t.TempDir()
	if err := javac.Compile("javac", "-g", "-d", dir, "testdata/Twins.java", "testdata/Run.java"); err != nil {
		t.Fatal(err)
	}
	names := of(t, dir, entries.Selection{})
	text, err := os.ReadFile("testdata/Twins.java")
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	broken := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		m := twin.FindStringSubmatch(line)
		if b := breaks.FindStringSubmatch(line); m != nil && b != nil {
			for law := range strings.SplitSeq(b[1], "; ") {
				want = append(want, "p.Twins$"+m[1]+": "+law)
				broken[law] = true
			}
		}
	}
	java := exec.Command(filepath.Join(home, "bin", "java"), append([]string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "p.Run"}, names...)...)
	java.Stderr = os.Stderr
	out, err := java.Output()
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for line := range strings.Lines(string(out)) {
		class, method, _ := strings.Cut(strings.TrimSpace(line), " ")
		if Text(class, method) == "" {
			t.Errorf("%s.%s is no law", class, method)
		}
		got = append(got, About(class)+": "+Text(class, method))
	}
	slices.Sort(want)
	slices.Sort(got)
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
	for _, l := range all {
		if !broken[l.text] {
			t.Errorf("no twin breaks: %s", l.text)
		}
	}
}

// TestSelected: only methods that are entries have laws.
func TestSelected(t *testing.T) {
	dir := t.TempDir()
	if err := javac.Compile("javac", "-g", "-d", dir, "testdata/Twins.java", "testdata/Run.java"); err != nil {
		t.Fatal(err)
	}
	if names := of(t, dir, entries.Selection{Methods: []string{"p.Twins$Price.compareTo"}}); !slices.Equal(names, []string{"p.Twins$Price" + suffix}) {
		t.Fatal(names)
	}
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	c, err := path.Class("p/Twins$Price" + suffix)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, m := range c.Methods {
		if m.Access.Has(classfile.AccPublic) {
			class, law := TextOf(c.Name + "." + m.Name + m.Desc)
			got = append(got, class+": "+law)
			if args := []string{"a", "b", "c"}; len(Java(m, args)) == 0 || strings.Contains(Java(m, args)[0], "$") {
				t.Errorf("%s: in Java: %q", m.Name, Java(m, args))
			}
		}
	}
	want := []string{"p/Twins$Price: compareTo is antisymmetric", "p/Twins$Price: compareTo is transitive", "p/Twins$Price: compareTo is consistent with equals"}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}
