package ssa_test

import (
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/ssa"
)

// driver runs the static methods of a class whose parameters are int, long,
// float and double on the arguments of samples, and prints results.
const driver = `
import java.lang.reflect.*;
import java.util.*;

public class Driver {
    static Object arg(Class<?> t, int n) {
        if (t == int.class) return n;
        if (t == long.class) return (long) n * 1000003;
        if (t == float.class) return n + 0.5f;
        if (t == double.class) return n * 0.75;
        return null;
    }

    static String show(Object r) {
        if (r instanceof Boolean) return (Boolean) r ? "1" : "0";
        if (r instanceof Character) return "" + (int) (Character) r;
        if (r instanceof Float) return "f" + Float.floatToIntBits((Float) r);
        if (r instanceof Double) return "d" + Double.doubleToLongBits((Double) r);
        return "" + r;
    }

    public static void main(String[] args) throws Exception {
        for (int i = 1; i < args.length; i++) run(Class.forName(args[i]), args[0]);
    }

    static void run(Class<?> c, String samples) throws Exception {
        Method[] methods = c.getDeclaredMethods();
        Arrays.sort(methods, Comparator.comparing(Method::getName));
        StringBuilder out = new StringBuilder("class " + c.getName() + "\n");
        for (Method m : methods) {
            m.setAccessible(true);
            for (String sample : samples.split(";")) {
                String[] ns = sample.split(",");
                Object[] values = new Object[m.getParameterCount()];
                boolean ok = Modifier.isStatic(m.getModifiers());
                for (int i = 0; i < values.length; i++) {
                    values[i] = arg(m.getParameterTypes()[i], Integer.parseInt(ns[i]));
                    ok &= values[i] != null;
                }
                if (!ok) continue;
                out.append(m.getName()).append('(').append(sample).append(") ");
                try {
                    out.append(show(m.invoke(null, values)));
                } catch (InvocationTargetException e) {
                    out.append(e.getCause().getClass().getName());
                }
                for (Field f : c.getDeclaredFields()) {
                    f.setAccessible(true);
                    if (f.getType().isPrimitive()) out.append(' ').append(show(f.get(null)));
                }
                out.append('\n');
            }
        }
        System.out.print(out);
    }
}
`

// samples are the arguments that methods are run on.
const samples = "0,0,0,0;1,2,3,4;-1,7,-5,0;5,0,1,-3;100,-2,0,9"

func sampleArg(t ssa.Type, n int) (any, bool) {
	switch t {
	case ssa.Int:
		return int32(n), true
	case ssa.Long:
		return int64(n) * 1000003, true
	case ssa.Float:
		return float32(n) + 0.5, true
	case ssa.Double:
		return float64(n) * 0.75, true
	}
	return nil, false
}

func show(x any) string {
	switch x := x.(type) {
	case float32:
		if x != x {
			return "f" + strconv.Itoa(0x7fc00000)
		}
		return fmt.Sprintf("f%d", int32(math.Float32bits(x)))
	case float64:
		if x != x {
			return "d" + strconv.Itoa(0x7ff8000000000000)
		}
		return fmt.Sprintf("d%d", int64(math.Float64bits(x)))
	case nil:
		return "null"
	}
	return fmt.Sprint(x)
}

// interpret does what the driver does.
func interpret(t *testing.T, c *classfile.Class, simplify bool) string {
	in, err := newInterp(c, simplify)
	if err != nil {
		t.Fatal(err)
	}
	methods := slices.Clone(c.Methods)
	slices.SortStableFunc(methods, func(a, b *classfile.Method) int { return strings.Compare(a.Name, b.Name) })
	var out strings.Builder
	for _, m := range methods {
		for _, sample := range strings.Split(samples, ";") {
			f := in.funcs[m.Name+m.Desc]
			ns, args := strings.Split(sample, ","), make([]any, len(f.Params))
			usable := m.IsStatic() && m.Name != "<clinit>"
			for i, p := range f.Params {
				n, _ := strconv.Atoi(ns[i])
				x, ok := sampleArg(p.Typ, n)
				args[i], usable = x, usable && ok
			}
			if !usable {
				continue
			}
			in.steps = 0
			fmt.Fprintf(&out, "%s(%s) ", m.Name, sample)
			x, exc := in.call(f, args)
			if exc != nil {
				out.WriteString(strings.ReplaceAll(exc.object.class, "/", "."))
			} else {
				out.WriteString(show(x))
			}
			for _, f := range c.Fields {
				if !classfile.IsReference(f.Desc) {
					out.WriteString(" " + show(in.statics[f.Name]))
				}
			}
			out.WriteByte('\n')
		}
	}
	return out.String()
}

// java runs the driver on classes of the directories, and returns its output
// for each of them.
func java(t *testing.T, classes []string, dirs ...string) []string {
	path, err := exec.LookPath("java")
	if err != nil {
		t.Skip("this test needs a JDK: no java on the PATH")
	}
	args := append([]string{"-XX:TieredStopAtLevel=1", "-cp", strings.Join(dirs, string(os.PathListSeparator)), "Driver", samples}, classes...)
	cmd := exec.Command(path, args...)
	var errs strings.Builder
	cmd.Stderr = &errs
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("java: %v\n%s", err, errs.String())
	}
	var parts []string
	for _, c := range classes {
		_, part, _ := strings.Cut(string(out), "class "+c+"\n")
		part, _, _ = strings.Cut(part, "class ")
		parts = append(parts, part)
	}
	return parts
}

func sameLines(t *testing.T, want, got string) {
	t.Helper()
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	if len(w) < 2 || len(w) != len(g) {
		t.Errorf("java printed %d lines, the SSA %d", len(w), len(g))
	}
	for i := range min(len(w), len(g)) {
		if w[i] != g[i] {
			t.Fatalf("line %d:\n java %s\n SSA  %s", i+1, w[i], g[i])
		}
	}
}

// TestRun runs random programs on the JVM and, lifted, in the interpreter, and
// compares results, exceptions and static fields.
func TestRun(t *testing.T) {
	sources := map[string]string{"Driver.java": driver}
	count := 24
	if testing.Short() {
		count = 5
	}
	for seed := range count {
		text := strings.ReplaceAll(randomJava(int64(seed), 12), "Main", fmt.Sprintf("Main%d", seed))
		sources[fmt.Sprintf("Main%d.java", seed)] = text
	}
	dir := classtest.Javac(t, 8, sources)
	var names []string
	for seed := range count {
		names = append(names, fmt.Sprintf("Main%d", seed))
	}
	wanted := java(t, names, dir)
	for i, name := range names {
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(filepath.Join(dir, name+".class"))
			if err != nil {
				t.Fatal(err)
			}
			c, err := classfile.Parse(name, data)
			if err != nil {
				t.Fatal(err)
			}
			sameLines(t, wanted[i], interpret(t, c, false))
			sameLines(t, wanted[i], interpret(t, c, true))
		})
	}
}

// TestRunAssembled does the same with code that javac does not emit.
func TestRunAssembled(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{"Driver.java": driver})
	for _, name := range []string{"stack", "jsr"} {
		t.Run(name, func(t *testing.T) {
			ar, err := txtar.ParseFile(filepath.Join("testdata", "lift", name+".txtar"))
			if err != nil {
				t.Fatal(err)
			}
			text := string(ar.Files[0].Data)
			class, data := assembleBytes(t, text)
			own := t.TempDir()
			if err := os.WriteFile(filepath.Join(own, class+".class"), data, 0o666); err != nil {
				t.Fatal(err)
			}
			sameLines(t, java(t, []string{class}, dir, own)[0], interpret(t, assemble(t, text), false))
		})
	}
}
