package runs_test

import (
	"archive/zip"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/models"
)

// TestMain collects garbage less often: each run lowers thousands of methods, once.
func TestMain(m *testing.M) {
	debug.SetGCPercent(400)
	m.Run()
}

// american are the settings of the JVM that an execution has.
var american = []string{"-Duser.language=en", "-Duser.country=US", "-Duser.timezone=UTC", "-Dfile.encoding=UTF-8"}

// compiled returns the folder with the classes of the programs in a folder, and
// their names.
func compiled(t *testing.T, folder string) (dir string, names []string) {
	t.Helper()
	if !models.Available() {
		t.Skip("the models are not built: run make models")
	}
	sources := classtest.Sources(t, folder+"/*.java")
	for _, f := range slices.Sorted(maps.Keys(sources)) {
		names = append(names, strings.TrimSuffix(f, ".java"))
	}
	return classtest.Javac(t, 17, sources), names
}

// open opens a class path. Executions that share it parse the JDK's classes once.
func open(t *testing.T, classPath string) *classfile.Path {
	t.Helper()
	p, err := classfile.OpenPath(classPath, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

// execute runs main of a class in the interpreter.
func execute(t *testing.T, p *classfile.Path, class string, args ...string) ivl.Outcome {
	t.Helper()
	out, err := runs.Execute(t.Context(), models.Overlay(p), class, args, func() []reach.Resource { return runs.Resources(p) }, func(text string) { t.Log(text) })
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// where says where a run ended.
func where(out ivl.Outcome) string {
	text := runs.OutcomeText(out)
	if out.Prop != nil {
		text += ": " + out.Prop.Detail
	}
	for _, f := range out.Stack {
		text += fmt.Sprintf("\n  at %s:%d", f.Proc, f.Pos.Line)
	}
	return text
}

// TestExecuteAgainstJVM runs programs that use the JDK in many ways in the
// interpreter and on the JVM: both print the same.
func TestExecuteAgainstJVM(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a minute")
	}
	dir, names := compiled(t, "testdata/execute")
	path := open(t, dir)
	for _, name := range names {
		if !sample.Takes(t, name, 2) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			want, err := exec.Command("java", slices.Concat(american, []string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, name, "an argument", "\u00e9"})...).Output()
			if err != nil {
				t.Fatalf("java: %v", err)
			}
			out := execute(t, path, name, "an argument", "\u00e9")
			if out.Result != ivl.Finished {
				t.Errorf("the run ended as %s", where(out))
			}
			if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(out.Output, "\n")); d != "" {
				t.Errorf("-JVM +interpreter:\n%s", d)
			}
		})
	}
}

// hostileIn has for each package whose bytecode is executed the programs of testdata/hostile/Packages.java that
// try to get out through it. Internal packages are used through public ones.
var hostileIn = map[string][]string{
	"java/lang/*":                   {"Lang", "LangFile", "LangMethod"},
	"java/lang/ref/*":               {"Ref"},
	"java/math/*":                   {"Math"},
	"java/util/**":                  {"Util", "UtilScanner", "UtilLogging", "UtilPrefs", "UtilConcurrent", "UtilStream", "Regex", "RegexText", "Function", "Bundle"},
	"java/time/**":                  {"Time"},
	"java/io/*":                     {"IoDelete", "IoMake", "IoExists", "IoSerial"},
	"java/nio/*":                    {"NioMemory", "Buffer"},
	"java/nio/charset/**":           {"Charset", "CharsetName"},
	"java/nio/file/**":              {"NioFile", "NioFolder", "NioWrite", "NioLink", "NioList", "NioExists", "NioChannel"},
	"java/text/**":                  {"Text", "TextBreak"},
	"javax/script/*":                {"Script"},
	"javax/tools/*":                 {"Tools"},
	"javax/lang/model/**":           {"Tools"},
	"javax/annotation/processing/*": {"Tools"},
	"com/sun/tools/javac/**":        {"Javac"},
	"com/sun/tools/doclint/**":      {"Javac"},
	"com/sun/source/**":             {"Javac"},
	"jdk/internal/math/*":           {"Math"},
	"jdk/internal/util/**":          {"JdkFile"},
	"jdk/internal/icu/**":           {"TextBreak"},
	"sun/nio/fs/*":                  {"NioFile"},
	"sun/nio/cs/**":                 {"Charset"},
	"sun/util/**":                   {"UtilLogging"},
	"sun/text/**":                   {"TextBreak"},
	"sun/security/provider/*":       {"Security"},
	"sun/security/action/*":         {"Security"},
	"sun/net/util/*":                {"Net", "NetName"},
}

// TestHostileInAllPackages: no package is executed without a program that tries to get out through it.
func TestHostileInAllPackages(t *testing.T) {
	for _, p := range jdk.ExecutablePackages() {
		if len(hostileIn[p]) == 0 {
			t.Errorf("%s: no program", p)
		}
	}
}

// large are the programs that try to harm and lower most of the JDK.
var large = []string{
	"Hostile$TriesPrinter", "Hostile$TriesCreate", "Hostile$TriesReflection", "Hostile$TriesUrl", "Hostile$TriesLibrary", "Hostile$TriesNio", "Packages$Lang", "Packages$LangFile", "Packages$LangMethod",
	"Packages$Util", "Packages$UtilScanner", "Packages$Net", "Packages$NetName", "Packages$Text", "Packages$Regex", "Packages$RegexText", "Packages$Charset", "Packages$CharsetName", "Packages$JdkFile",
	"Packages$Script", "Packages$NioFolder", "Packages$NioLink", "Packages$NioList", "Packages$NioChannel", "Packages$NioWrite", "Packages$NioExists", "Packages$NioFile", "Packages$Tools", "Packages$Javac",
	"Packages$Bundle",
}

// hostile lists the programs that try to harm: whose lowering is small, and the others.
func hostile() (small, larger []string) {
	add := func(class string) {
		if slices.Contains(large, class) {
			larger = append(larger, class)
		} else {
			small = append(small, class)
		}
	}
	for _, what := range []string{
		"Stream", "Writer", "Printer", "Create", "Random", "Nio", "Process", "Builder", "Reflection", "Thread", "Timer", "Hook", "Socket", "Url", "Object", "Library", "Loader", "Unsafe", "Executor", "Common", "Services",
	} {
		add("Hostile$Tries" + what)
	}
	seen := map[string]bool{}
	for _, p := range slices.Sorted(maps.Keys(hostileIn)) {
		for _, what := range hostileIn[p] {
			if !seen[what] {
				seen[what] = true
				add("Packages$" + what)
			}
		}
	}
	return small, larger
}

// harmless fails the test unless a run has ended as not supported, without output and without the
// file that it tries to make.
func harmless(t *testing.T, out ivl.Outcome, file string) {
	t.Helper()
	if out.Prop == nil || out.Prop.Kind != ivl.Unsupported {
		t.Errorf("the run ended as %s", where(out))
	}
	if out.Output != "" {
		t.Errorf("it prints %q", out.Output)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("the file is there")
	}
}

// TestExecuteHasNoEffects runs programs that use files, processes, sockets,
// threads and code by its name: each run ends there, as not supported.
func TestExecuteHasNoEffects(t *testing.T) {
	dir, _ := compiled(t, "testdata/hostile")
	path := open(t, dir)
	small, _ := hostile()
	for _, class := range small {
		t.Run(class, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "made")
			harmless(t, execute(t, path, class, file), file)
		})
	}
}

// TestExecuteManyHaveNoEffects does the same with all programs in one, which is lowered once. The clock says
// which of them a run tries, and the run ends inside of it. The first and the last try nothing, and end.
func TestExecuteManyHaveNoEffects(t *testing.T) {
	if testing.Short() {
		t.Skip("it lowers most of the JDK")
	}
	sample.Turn(t, 3)
	small, larger := hostile()
	nothing := []string{"Hostile$TriesNothing"}
	all := slices.Concat(nothing, larger, small, nothing)
	choice := "public class Choice {\n    public static void main(String[] a) throws Exception {\n        switch ((int) System.currentTimeMillis()) {\n"
	for i, class := range all {
		choice += fmt.Sprintf("            case %d: %s.main(a); break;\n", i, strings.ReplaceAll(class, "$", "."))
	}
	choice += "        }\n    }\n}\n"
	sources := classtest.Sources(t, "testdata/hostile/*.java")
	sources["Choice.java"] = choice
	path := open(t, classtest.Javac(t, 17, sources))
	file := filepath.Join(t.TempDir(), "made")
	err := runs.ExecuteEach(t.Context(), models.Overlay(path), "Choice", []string{file}, len(all), func(text string) { t.Log(text) }, func(i int, out ivl.Outcome) {
		t.Run(all[i], func(t *testing.T) {
			if all[i] != nothing[0] {
				harmless(t, out, file)
				if !strings.Contains(where(out), all[i]+".main(") {
					t.Errorf("the run ended elsewhere: %s", where(out))
				}
			} else if out.Result != ivl.Finished || out.Output != "harmless\n" {
				t.Errorf("without harm: %q, %s", out.Output, where(out))
			}
		})
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestResources reads files on the class path, of a folder and of an archive, in the
// interpreter and on the JVM: both print the same.
func TestResources(t *testing.T) {
	dir, _ := compiled(t, "testdata/resources")
	more := filepath.Join(t.TempDir(), "more.jar")
	file, err := os.Create(more)
	if err != nil {
		t.Fatal(err)
	}
	w := zip.NewWriter(file)
	for _, name := range []string{"a/one.txt", "a/two.txt"} {
		if err := os.MkdirAll(filepath.Join(dir, "a"), 0o755); err != nil {
			t.Fatal(err)
		}
		f, err := w.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := f.Write([]byte("packed " + name + " \u00e9\n")); err != nil {
			t.Fatal(err)
		}
	}
	if err := errors.Join(w.Close(), file.Close(), os.WriteFile(filepath.Join(dir, "a", "one.txt"), []byte("in a folder\n"), 0o644)); err != nil {
		t.Fatal(err)
	}
	path := dir + string(filepath.ListSeparator) + more
	want, err := exec.Command("java", append(american, "-cp", path, "Resources")...).Output()
	if err != nil {
		t.Fatalf("java: %v", err)
	}
	out := execute(t, open(t, path), "Resources")
	if out.Result != ivl.Finished {
		t.Errorf("the run ended as %s", where(out))
	}
	if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(out.Output, "\n")); d != "" {
		t.Errorf("-JVM +interpreter:\n%s", d)
	}
}

// newerJDK returns the home of a JDK 21 or newer besides the one on the PATH.
func newerJDK(t *testing.T) string {
	t.Helper()
	releases, _ := filepath.Glob("/usr/lib/jvm/*/release")
	for _, file := range releases {
		text, err := os.ReadFile(file)
		if err != nil {
			continue
		}
		var version int
		if i := strings.Index(string(text), `JAVA_VERSION="`); i >= 0 {
			_, _ = fmt.Sscanf(string(text)[i:], `JAVA_VERSION="%d`, &version)
		}
		if home := filepath.Dir(file); version >= 21 {
			if _, err := os.Stat(filepath.Join(home, "bin", "java")); err == nil {
				return home
			}
		}
	}
	t.Skip("there is no JDK 21 or newer in /usr/lib/jvm")
	return ""
}

// TestExecuteNewerJDK formats numbers with the code of a newer JDK, in the interpreter and on
// that JVM: both print the same.
func TestExecuteNewerJDK(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds; TestResources executes the JDK on the PATH")
	}
	sample.Turn(t, 3)
	home := newerJDK(t)
	dir, _ := compiled(t, "testdata/newer")
	want, err := exec.Command(filepath.Join(home, "bin", "java"), append(american, "-cp", dir, "Numbers")...).Output()
	if err != nil {
		t.Fatalf("java: %v", err)
	}
	p, err := classfile.OpenPath(dir, classfile.PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	out, err := runs.Execute(t.Context(), models.Overlay(p), "Numbers", nil, nil, func(text string) { t.Log(text) })
	if err != nil {
		t.Fatal(err)
	}
	if out.Result != ivl.Finished {
		t.Errorf("the run ended as %s", where(out))
	}
	if d := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(out.Output, "\n")); d != "" {
		t.Errorf("-JVM +interpreter:\n%s", d)
	}
}
