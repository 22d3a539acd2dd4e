package jdkfacts_test

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
)

var (
	auditTimes = flag.Int("audit", 1, "how often each method is called")
	auditSeed  = flag.Int64("audit.seed", 1, "the seed of the arguments")
	auditEach  = flag.Int("audit.each", 300, "one method of so many is called")
)

// avoided are methods that are not called: they end the process, wait for long, change what all calls share or what is outside.
var avoided = []string{
	"java/lang/System.exit", "java/lang/System.set", "java/lang/System.clearProperty", "java/lang/System.load", "java/lang/System.gc", "java/lang/System.runFinal", "java/lang/Runtime.", "java/lang/Thread.", "java/lang/ThreadGroup.",
	"java/lang/Process", "java/lang/Shutdown", "java/lang/ClassLoader.", "java/lang/Module", "java/lang/SecurityManager.", "java/lang/foreign/", "java/lang/invoke/", "java/lang/ref/",
	"java/util/Locale.setDefault", "java/util/TimeZone.setDefault", "java/util/Scanner.", "java/util/Timer", "java/util/jar/", "java/util/zip/", "java/util/prefs/", "java/util/logging/",
	"java/util/concurrent/", "java/io/File", "java/io/Random", "java/io/Console", "java/nio/file/", "java/nio/channels/", "java/net/", "java/security/", "java/io/Object",
}

// called lists methods of java.base.
func called(t *testing.T, path *classfile.Path) (all []*classfile.Method) {
	t.Helper()
	names, err := path.PlatformClasses()
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range names {
		if path.Module(n) != "java.base" || !slices.ContainsFunc([]string{"java/lang/", "java/util/", "java/text/", "java/math/", "java/io/", "java/time/"}, func(p string) bool { return strings.HasPrefix(n, p) }) {
			continue
		}
		c, err := path.Class(n)
		if err != nil || !c.Access.Has(classfile.AccPublic) {
			continue
		}
		for _, m := range c.Methods {
			name := n + "." + m.Name
			if m.Access.Has(classfile.AccPublic) && !m.IsAbstract() && !m.Synthetic && !slices.ContainsFunc(avoided, func(p string) bool { return strings.HasPrefix(name, p) }) {
				all = append(all, m)
			}
		}
	}
	return all
}

// TestAudit: what methods of the JDK do on the JVM, with objects that note how they are used, their facts say.
func TestAudit(t *testing.T) {
	if testing.Short() {
		t.Skip("starts a JVM")
	}
	sample.Turn(t, 3)
	home := jdktest.Home(t, 17)
	classes := classtest.Javac(t, 17, classtest.Sources(t, "testdata/audit/*.java"))
	path, err := classfile.OpenPath(t.TempDir(), classfile.PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	dir := t.TempDir()
	var lines []string
	byLine := map[string]*classfile.Method{}
	for i, m := range called(t, path) {
		if (i+int(*auditSeed))%*auditEach == 0 {
			l := m.Class.Name + "\t" + m.Name + "\t" + m.Desc
			lines = append(lines, l)
			byLine[l] = m
		}
	}
	in, out := filepath.Join(dir, "methods"), filepath.Join(dir, "seen")
	if err := os.WriteFile(in, []byte(strings.Join(lines, "\n")), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(filepath.Join(home, "bin", "java"), "-Xmx256m", "-XX:+UseSerialGC", "-cp", classes, "Audit", in, strconv.FormatInt(*auditSeed, 10), strconv.Itoa(*auditTimes), out)
	cmd.Dir = dir
	if text, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%.2000s", err, text)
	}
	seen, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	a, err := jdkfacts.New(path, "")
	if err != nil {
		t.Fatal(err)
	}
	observed, calls := 0, 0
	b := &built{a, path, map[string]bool{}, map[string][]string{}}
	for line := range strings.Lines(string(seen)) {
		parts := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if parts[0] == "calls" {
			calls, err = strconv.Atoi(parts[1])
			continue
		}
		if len(parts) != 7 {
			continue // a text of an object with line breaks
		}
		observed++
		contradiction(t, b, byLine[strings.Join(parts[:3], "\t")], parts[3:])
	}
	if observed < len(lines)/4 || err != nil {
		t.Errorf("only %d observations of %d methods (%v)", observed, len(lines), err)
	}
	t.Logf("%d calls of %d methods, %d different observations", calls, len(lines), observed)
}

// contradiction reports what a call has done and its facts do not have.
func contradiction(t *testing.T, b *built, m *classfile.Method, seen []string) {
	t.Helper()
	w := jdkfacts.NewWorld(b.a)
	for _, c := range strings.Split(seen[3], "|") {
		if c != "" {
			b.add(t, w, strings.ReplaceAll(c, ".", "/"))
		}
	}
	// The superclasses of the objects of the program, whose methods they inherit.
	w.Add("java/lang/Object", "java/io/Reader", "java/io/InputStream", "java/io/OutputStream", "java/io/Writer", "java/util/AbstractList", "java/lang/Thread")
	f := w.Call(m)
	if f.Does&jdkfacts.ByName != 0 {
		return // what it finds by name may be anything
	}
	name := m.Class.Name + "." + m.Name + m.Desc
	for _, e := range strings.Split(seen[0], "|") {
		if e == "" {
			continue
		}
		e, elsewhere := strings.CutSuffix(e, " elsewhere")
		if !slices.ContainsFunc(f.Runs, func(r jdkfacts.Run) bool {
			return r.Method.Name+r.Method.Desc == e && (!elsewhere || f.Does&jdkfacts.RunsElsewhere != 0)
		}) {
			t.Errorf("%s has run %s, elsewhere: %v (%s)", name, e, elsewhere, seen[3])
		}
	}
	kept, _ := strconv.Atoi(seen[1])
	written, _ := strconv.Atoi(seen[2])
	for i := range 8 {
		if kept>>i&1 != 0 && !f.Keeps.Has(i) {
			t.Errorf("%s has kept argument %d", name, i)
		}
		if written>>i&1 != 0 && !f.Writes.Has(i) {
			t.Errorf("%s has written to argument %d", name, i)
		}
	}
}

// built knows what the constructors of classes make.
type built struct {
	a       *jdkfacts.Analysis
	path    *classfile.Path
	known   map[string]bool
	classes map[string][]string
}

// add adds a class of which there is an object, and the classes of the objects that its constructors make.
func (b *built) add(t *testing.T, w *jdkfacts.World, name string) {
	t.Helper()
	if !b.known[name] {
		b.known[name] = true
		b.classes[name] = append(b.makes(name), name)
	}
	w.Add(b.classes[name]...)
}

func (b *built) makes(name string) (all []string) {
	c, err := b.path.Class(name)
	if err != nil {
		return nil // an array
	}
	for _, m := range c.Methods {
		if m.IsInit() || m.IsStatic() && !m.IsClassInit() && strings.HasSuffix(m.Desc, ")L"+name+";") {
			all = append(all, b.a.Of(m).Makes...)
		}
	}
	return all
}
