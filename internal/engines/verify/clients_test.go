package verify

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/models"
)

// clientRunner calls the main of each class that its arguments name, and prints those that throw an exception.
const clientRunner = `
class Run {
    public static void main(String[] args) throws Exception {
        for (String name : args) {
            java.lang.reflect.Method m = Class.forName(name).getDeclaredMethod("main", String[].class);
            m.setAccessible(true);
            try {
                m.invoke(null, (Object) new String[0]);
            } catch (java.lang.reflect.InvocationTargetException e) {
                System.out.println(name);
            }
        }
    }
}`

var clientVerdict = regexp.MustCompile(`// (fails|proved|open): (\w+)\.(\w+)(?:, unless (.+?) of .*)?\n`)

// clientsShare is one library of how many TestClients takes; of eight times as many with -short, which the race detector slows down.
const clientsShare = 3

// TestClients verifies the libraries of testdata/clients, each with a method that some ordinary use makes fail, and twins of
// which no use does. A driver shows on the JVM which is which. No method that fails is proved, unless the result names the
// assumption on which that rests; those of the twins are proved, unless they say that they are open.
func TestClients(t *testing.T) {
	if !models.Available() {
		t.Skip("the models of library classes are not built: make models")
	}
	files, err := filepath.Glob("../../../testdata/clients/*.java")
	if err != nil || len(files) == 0 {
		t.Fatalf("no libraries: %v", err)
	}
	sources, want := map[string]string{"Run.java": clientRunner}, map[string][]string{}
	var drivers []string
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		name := strings.TrimSuffix(filepath.Base(file), ".java")
		m := clientVerdict.FindStringSubmatch(string(text))
		if m == nil {
			t.Fatalf("%s does not say what is expected", file)
		}
		sources[name+".java"], want[name] = string(text), m[1:]
		drivers = append(drivers, name+"Driver")
	}
	dir := classtest.Javac(t, 8, sources)
	out, err := exec.Command(filepath.Join(jdktest.Home(t, 17), "bin", "java"), append([]string{"-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-cp", dir, "Run"}, drivers...)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	failed := strings.Fields(string(out))
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	all, err := path.ClassesIn(dir)
	if err != nil {
		t.Fatal(err)
	}
	for name, w := range want {
		if testing.Short() && !sample.Takes(t, name, 8*clientsShare) || !testing.Short() && !sample.TakesProgram(t, name, clientsShare) {
			continue
		}
		t.Run(name, func(t *testing.T) {
			if got := slices.Contains(failed, name+"Driver"); got != (w[0] == "fails") {
				t.Fatalf("the driver fails on the JVM: %v", got)
			}
			var names []string
			for _, c := range all {
				if c == name || strings.HasPrefix(c, name+"$") {
					names = append(names, c)
				}
			}
			l, err := OpenLibrary(t.Context(), Config{Opened: path, Paths: horntest.Paths(t)}, names)
			if err != nil {
				t.Fatal(err)
			}
			c, err := path.Class(name + "$" + w[1])
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range c.Methods {
				if m.Name != w[2] {
					continue
				}
				r := l.Proved(m)
				if w[3] != "" && r != nil {
					conditional := slices.ContainsFunc(append(keeps(l, path, names), r.Requires...), func(cond string) bool { return strings.HasPrefix(cond, w[3]) })
					if !conditional && !slices.ContainsFunc(r.Assumptions, func(a result.Assumption) bool {
						return (a.Kind == "unmodelled" || a.Kind == "client") && strings.HasPrefix(a.Text, w[3])
					}) {
						t.Errorf("it fails, and no assumption or condition names %s: %+v, %v", w[3], r.Assumptions, r.Requires)
					}
				} else if (r != nil) != (w[0] == "proved") {
					t.Errorf("proved: %v, but the file says %s", r != nil, w[0])
				}
			}
		})
	}
}

// keeps are the conditions of methods of classes on which results of other methods rest.
func keeps(l *Library, path *classfile.Path, names []string) (conditions []string) {
	for _, name := range names {
		if c, err := path.Class(name); err == nil {
			for _, m := range c.Methods {
				conditions = append(conditions, l.keeps(m, &result.Result{})...)
			}
		}
	}
	return conditions
}
