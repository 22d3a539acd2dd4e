package servers

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/ui/report"
)

// Test is a JUnit 5 test that fails as a violation does.
type Test struct {
	Package string // with dots; "" for the unnamed one
	Class   string // simple name
	Text    string // Java source
	entry   entries.Entry
}

// FindEntry returns an entry of a project by its name, as results write it.
func FindEntry(p Project, name string) (entries.Entry, error) {
	for _, e := range p.Entries() {
		if e.String() == name {
			return e, nil
		}
	}
	return entries.Entry{}, fmt.Errorf("%s is not an entry of %s", name, p.Name())
}

// testName is the name of the class of the first test that a reproducer has.
const testName = "Run1Test"

// WriteTest verifies an entry and returns a test of its first violation. There is none if
// nothing is violated, and none if a test needs more than calls, such as values for
// System.in: then the error says so.
func WriteTest(ctx context.Context, p Project, entry string) (*Test, error) {
	e, err := FindEntry(p, entry)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "jayverify-reproducer-")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }() // it is in the folder for temporary files
	o := p.Verify(ctx, e, Want{Reproducer: dir})
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case o.Bug != nil:
		return nil, o.Bug
	case o.Err != nil:
		return nil, o.Err
	case !slices.ContainsFunc(o.Result.Properties, func(q result.Property) bool { return q.Verdict == result.Unsafe }):
		return nil, fmt.Errorf("%s violates nothing now", entry)
	}
	pkg, _, _ := cutClass(e.Class())
	file := filepath.Join(dir, "src", "test", "java", filepath.FromSlash(strings.ReplaceAll(pkg, ".", "/")), testName+".java")
	text, err := os.ReadFile(file)
	if call := plainCall(o.Result); errors.Is(err, os.ErrNotExist) && call != "" {
		text, err = []byte(callTest(pkg, entry, call)), nil
	}
	if errors.Is(err, os.ErrNotExist) {
		return nil, errors.New("the run takes more than calls of public methods, so a JUnit test alone does not repeat it; jayverify --entry=CLASS.METHOD --reproducer=DIR writes a Maven project that does")
	}
	if err != nil {
		return nil, err
	}
	t := &Test{Package: pkg, Text: string(text), entry: e}
	return t.named(testClass(e)), nil
}

// plainCall is the call of an entry that the real JVM has repeated, with nothing but its
// arguments; "" if there is none.
func plainCall(r *result.Result) string {
	for _, p := range r.Properties {
		run := p.Run
		if p.Verdict == result.Unsafe && run != nil && run.Call != "" && len(run.Stdin) == 0 &&
			run.JVM != nil && run.JVM.Confirmed && len(run.JVM.Replaced)+len(run.JVM.Chosen) == 0 {
			// A compiler takes these escapes for the end of a line (JLS §3.3).
			return strings.NewReplacer(`\u000d`, `\r`, `\u000a`, `\n`).Replace(run.Call)
		}
	}
	return ""
}

// callTest is the text of a test that makes one call.
func callTest(pkg, entry, call string) string {
	head := ""
	if pkg != "" {
		head = "package " + pkg + ";\n\n"
	}
	return fmt.Sprintf(`%simport org.junit.jupiter.api.Test;

/** A run of %s that jayverify has found. The test fails with the exception of the program. */
class %s {
    @Test
    void run1() throws Throwable {
        %s;
    }
}
`, head, report.MethodName(entry), testName, call)
}

// cutClass returns the package of a class, with dots, and its name without it.
func cutClass(class string) (pkg, name string, ok bool) {
	i := strings.LastIndexByte(class, '/')
	if i < 0 {
		return "", class, false
	}
	return strings.ReplaceAll(class[:i], "/", "."), class[i+1:], true
}

var notInNames = regexp.MustCompile(`[^A-Za-z0-9]+`)

// testClass is a name for the test of an entry: "OrderEachRunTest".
func testClass(e entries.Entry) string {
	_, name, _ := cutClass(e.Class())
	method := e.Method.Name
	if e.Method.IsInit() {
		method = "new"
	}
	return notInNames.ReplaceAllString(name, "") + strings.ToUpper(method[:1]) + notInNames.ReplaceAllString(method[1:], "") + "RunTest"
}

// named is the test as a class of another name.
func (t *Test) named(class string) *Test {
	from := testName
	if t.Class != "" {
		from = t.Class
	}
	other := *t
	other.Class = class
	other.Text = strings.Replace(t.Text, "class "+from+" {", "class "+class+" {", 1)
	return &other
}

// testFolders say where the tests of a build are.
var testFolders = []struct{ classes, tests string }{
	{"target/classes", "src/test/java"},
	{"build/classes/java/main", "src/test/java"},
}

// Place returns the file for the test among the tests of the project. A file that is there
// stays: then the test gets another name.
func (t *Test) Place(p Project) (string, error) {
	root := ""
	folder := filepath.ToSlash(filepath.Clean(t.entry.Method.Class.Origin.Path))
	for _, f := range testFolders {
		if base, ok := strings.CutSuffix(folder, f.classes); ok {
			root = filepath.Join(filepath.FromSlash(base), filepath.FromSlash(f.tests))
		}
	}
	if root == "" {
		roots := p.SourceRoots()
		if len(roots) == 0 {
			return "", errors.New("there is no folder for tests")
		}
		root = roots[len(roots)-1]
	}
	folder = filepath.Join(root, filepath.FromSlash(strings.ReplaceAll(t.Package, ".", "/")))
	class := t.Class
	for n := 2; ; n++ {
		file := filepath.Join(folder, t.Class+".java")
		if _, err := os.Stat(file); errors.Is(err, os.ErrNotExist) {
			return file, nil
		}
		*t = *t.named(fmt.Sprintf("%s%d", class, n))
	}
}
