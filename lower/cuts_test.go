package lower

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/internal/front/typeflow"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/models"
)

// TestBehind checks line by line what lies behind the cuts of a program: lines
// with a check end in "// judged" or "// not judged".
func TestBehind(t *testing.T) {
	programs := map[string]string{
		"before and after": `
static int f(int[] a) {
	int n = a[0]; // judged
	Main.cut();
	return a[1]; // not judged
}
public static void main(String[] args) {
	int[] a = args.length > 3 ? null : new int[args.length]; // judged
	a[0] = f(a); // not judged
}`,
		// The call before the cut says nothing of the one after it, but the check is
		// one.
		"calls and returns": `
static int both(int[] a, int i) { return a[i]; } // not judged
static int before(int[] a, int i) { return a[i]; } // judged
public static void main(String[] args) {
	int[] a = new int[args.length]; // judged
	before(a, 1);
	both(a, 2);
	Main.cut();
	both(a, 3);
}`,
		"handlers": `
static void f(int[] a) {
	try {
		a[0] = 1; // judged
		Main.cut();
	} catch (IllegalStateException e) {
		a[1] = 2; // not judged
	}
}
public static void main(String[] args) {
	int[] a = new int[args.length]; // judged
	try {
		f(a);
	} catch (IllegalArgumentException e) {
		a[2] = 3; // not judged
	}
}`,
		"a loop": `
public static void main(String[] args) {
	int[] a = new int[args.length]; // judged
	for (int i = 0; i < 3; i++) {
		a[i] = 1; // not judged
		if (a[0] == 7) // not judged
			Main.cut();
	}
}`,
		"only a branch": `
public static void main(String[] args) {
	int[] a = new int[args.length]; // judged
	if (a[0] == 7) { // judged
		Main.cut();
		a[1] = 1; // not judged
	} else {
		a[2] = 1; // judged
	}
}`,
		"what it is given": `
static class Job implements Runnable {
	int[] a;
	public void run() { a[0] = called(a); }
	public void other(int[] b) { b[0] = 1; } // judged
}
static int called(int[] a) { return a[1]; } // not judged
public static void main(String[] args) {
	Job j = new Job();
	j.a = new int[args.length]; // judged
	called(j.a);
	j.other(j.a);
	new Thread(j);
}`,
		"what that makes": `
interface Maker { Runnable make(); }
static class Supply implements java.util.function.Supplier<Runnable> {
	public Runnable get() { return new Job(); }
}
static class Job implements Runnable {
	public void run() { called(new int[1], 5); }
}
static int called(int[] a, int i) { return a[i]; } // not judged
public static void main(String[] args) {
	called(new int[args.length], 0); // judged
	java.util.stream.Stream.generate(new Supply());
}`,
		"an initialiser": `
static class Late {
	static int[] a = new int[Main.size]; // not judged
	static int n() { return a.length; } // not judged
}
static class Early {
	static int[] a = new int[Main.size]; // judged
	static int n() { return 1; }
}
static int size;
public static void main(String[] args) {
	size = args.length; // judged
	Early.n();
	Main.cut();
	Late.n();
}`,
		"behind an initialiser": `
static class Cutting {
	static { Main.cut(); }
	static int n() { return 1; }
}
public static void main(String[] args) {
	int[] a = new int[args.length]; // judged
	Cutting.n();
	a[0] = 1; // not judged
}`,
		// The exception is made before the cut, and leaves main after it.
		"finally": `
static void f(int n) {
	try {
		if (n > 3) throw new IllegalStateException(); // not judged
	} finally {
		Main.cut();
	}
}
static void g(int n) {
	try {
		if (n > 3) throw new IllegalStateException(); // judged
	} finally {
		size++;
	}
}
static int size;
public static void main(String[] args) {
	try {
		g(args.length); // judged
	} catch (IllegalArgumentException e) {
	}
	f(2);
}`,
		"an exception that was kept": `
static RuntimeException kept;
static void g(int n) {
	if (n > 3) throw new IllegalStateException(); // not judged
}
public static void main(String[] args) {
	try {
		g(args.length); // not judged
	} catch (RuntimeException e) {
		kept = e;
	}
	Main.cut();
	if (kept != null) throw kept; // not judged
}`,
		"reflection": `
static int called(int[] a, int i) { return a[i]; } // not judged
public static void main(String[] args) throws Exception {
	called(new int[args.length], 0); // not judged
	Main.class.getMethods()[0].invoke(null); // not judged
}`,
		"a class by its name": `
static int called(int[] a, int i) { return a[i]; } // judged
public static void main(String[] args) throws Exception {
	called(new int[args.length], 0); // judged
	Class.forName("java.lang.Thread"); // judged
}`,
	}
	// One run of javac for all: each Main is in a package of its own.
	texts, files, in := map[string]string{}, map[string]string{}, map[string]string{}
	for name, source := range programs {
		in[name] = fmt.Sprintf("p%d", len(in))
		texts[name] = "package " + in[name] + "; public class Main {" + source + "\nstatic void cut() { new Thread(() -> {}); }\n}\n"
		files[in[name]+"/Main.java"] = texts[name]
	}
	dir := classtest.Javac(t, 8, files)
	for name, source := range texts {
		t.Run(name, func(t *testing.T) {
			r := lowerClass(t, dir, in[name]+"/Main", reach.Options{})
			if r.Cuts == nil {
				t.Fatal("no cut was found")
			}
			got := map[int]string{}
			for id, b := range r.Cuts.Behind(cutsOf(r)) {
				if p := r.Program.Props[id]; p.Kind != ivl.Unsupported {
					if word := map[bool]string{false: "judged", true: "not judged"}[b.Len() > 0]; got[p.Pos.Line] != "not judged" {
						got[p.Pos.Line] = word
					}
				}
			}
			for i, line := range strings.Split(source, "\n") {
				_, want, _ := strings.Cut(line, "// ")
				if got[i+1] != want {
					t.Errorf("line %d: %q: %s", i+1, line, got[i+1])
				}
			}
		})
	}
}

// cutsOf lists the features of a program that are not supported.
func cutsOf(r *Result) []*ivl.Property {
	var ps []*ivl.Property
	for _, p := range r.Program.Props {
		if p.Kind == ivl.Unsupported {
			ps = append(ps, p)
		}
	}
	return ps
}

// TestCallsAreFollowed checks that whatever procedure of a method is called is
// among the calls that Cuts is made of.
func TestCallsAreFollowed(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles many programs")
	}
	files, err := filepath.Glob("../testdata/programs/*.java")
	if err != nil || len(files) == 0 {
		t.Fatal(err)
	}
	sources := map[string]string{}
	for i := 0; i < len(files); i += 3 {
		text, err := os.ReadFile(files[i])
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(string(text), "Verifier") {
			sources[filepath.Base(files[i])] = string(text)
		}
	}
	dir := classtest.Javac(t, 17, sources)
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	checks, _ := ParseChecks(nil)
	calls := 0
	for file := range sources {
		c, err := p.Class(strings.TrimSuffix(file, ".java"))
		if err != nil {
			t.Fatal(err)
		}
		prog, x, err := reach.Find(models.Overlay(p), c.FindMethod("main", "([Ljava/lang/String;)V"), reach.Options{Checks: checks})
		if err != nil {
			t.Fatal(err)
		}
		r, err := emitAll(prog, typeflow.Find(prog, x), func(w *world) *ivl.Proc { return w.emitEntry(x) })
		if err != nil {
			t.Fatal(err)
		}
		calls += followed(t, prog, r.Program)
	}
	if calls < 900 {
		t.Errorf("only %d calls", calls)
	}
}

// followed checks the calls of a program, and counts them.
func followed(t *testing.T, prog *reach.Program, p *ivl.Program) (n int) {
	methods := map[string]*reach.Method{}
	for _, x := range prog.Methods {
		methods[x.Name] = x
	}
	for _, q := range p.Procs {
		x := methods[q.Name]
		if x == nil {
			continue
		}
		may := map[string]bool{}
		for _, s := range x.Calls {
			for _, g := range s.Targets {
				may[g.Method.Name] = true
			}
		}
		for _, i := range x.InitCalls {
			may[classfile.Dotted(i.Class)+".$init"] = true
		}
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				c, ok := s.(*ivl.Call)
				if !ok {
					continue
				}
				n++
				if (methods[c.Proc] != nil || strings.HasSuffix(c.Proc, ".$init")) && !may[c.Proc] {
					t.Errorf("%s: the call of %s is not known", fmt.Sprint(c.Pos), c.Proc)
				}
			}
		}
	}
	return n
}
