package programs

import (
	"fmt"
	"math/rand"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/sums"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
	"github.com/jayverify/jayverify/transforms"
)

// summing is a program in which a list knows the sum of a field.
type summing struct {
	*ivl.Program
	what string
}

// withSums returns the programs that begin with a method, for each list and field.
func withSums(t *testing.T, classPath, class, entry string) (list []summing) {
	t.Helper()
	path, err := classfile.OpenPath(classPath, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	c, err := path.Class(class)
	if err != nil {
		t.Fatal(err)
	}
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	m := c.Methods[slices.IndexFunc(c.Methods, func(m *classfile.Method) bool { return m.Name == entry })]
	again := func(src reach.Source, f *reach.Sum) *ivl.Program {
		r, err := lower.Lower(src, m, lower.Options{Ints: lower.JavaInts, Checks: checks, Sum: f})
		if err != nil {
			t.Fatalf("%s: %v", class, err)
		}
		return r.Program
	}
	for _, f := range sums.Fields(again(models.Overlay(path), nil)) {
		low := again(models.Sums(path), &f)
		for _, site := range sums.Lists(low) {
			if p := sums.Follow(low, f, site); p != nil {
				if err := ivl.Check(p); err != nil {
					t.Fatal(err)
				}
				list = append(list, summing{p, fmt.Sprintf("the sum of %s.%s at %d", f.Class, f.Field, site)})
			}
		}
	}
	return list
}

// TestSumsMissNothing: what a run violates is not proved where a list knows a sum. With -short, these are few
// programs.
func TestSumsMissNothing(t *testing.T) {
	needJDK(t)
	every := map[string]int{"afternoon": 4, "programs": 12}
	if testing.Short() {
		every = map[string]int{"programs": 120}
	}
	for folder, n := range every {
		ps := slices.DeleteFunc(load(t, folder), func(p *Program) bool {
			return p.Safe || !taken(t, p.Name, n) && !(strings.HasPrefix(p.Name, "Summed") && taken(t, p.Name, 1))
		})
		classes := t.TempDir()
		if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
			t.Fatal(err)
		}
		analyses := 0
		for _, p := range ps {
			for _, s := range withSums(t, classes, p.Name, "main") {
				misses(t, p, s.Props, absint.Analyse(s.Program), s.what)
				first, err := transforms.Apply(s.Program, transforms.First(transforms.Options{Inline: transforms.InlineOptions{Small: 240, Copies: 2000}, Exits: true}), false, nil)
				if err != nil {
					t.Fatal(err)
				}
				_, a, err := transforms.Identified(t.Context(), first)
				if err != nil {
					t.Fatal(err)
				}
				misses(t, p, s.Props, a, s.what+", with equations")
				if err := a.RelateClosely(t.Context()); err != nil {
					t.Fatal(err)
				}
				misses(t, p, s.Props, a, s.what+", closely")
				analyses++
			}
		}
		if analyses == 0 {
			tooFew(t, "%s: no program has a sum", folder)
		}
	}
}

// TestSumsHold: what the model tells of sums holds of every run. Random calls of lists and writes to their elements end
// at an assertion that is false, on the JVM and where a list knows a sum: a run that contradicts what is told ends
// before it.
func TestSumsHold(t *testing.T) {
	needJDK(t)
	rnd := rand.New(rand.NewSource(2))
	n := 120
	if testing.Short() {
		n = 12
	}
	var b strings.Builder
	b.WriteString(sumsHead)
	for i := range n {
		fmt.Fprintf(&b, "    public static void f%d() {\n        List<E> a = new ArrayList<>();\n        List<E> b = new ArrayList<>();\n        E x = null, y = null;\n        int sum = 0;\n%s        assert false;\n    }\n", i, listCalls(rnd))
	}
	b.WriteString("    public static void main(String[] args) {\n        int n = 0;\n")
	for i := range n {
		fmt.Fprintf(&b, "        try { f%d(); } catch (AssertionError e) { n++; }\n", i)
	}
	b.WriteString("        System.out.println(n);\n    }\n}\n")
	dir := classtest.Javac(t, 17, map[string]string{"Sums.java": b.String()})
	out, err := exec.Command("java", "-ea", "-cp", dir, "Sums").CombinedOutput()
	if err != nil || strings.TrimSpace(string(out)) != fmt.Sprint(n) {
		t.Fatalf("on the JVM %s of %d methods get to their ends: %v\n%s", out, n, err, b.String())
	}
	runs, short := 0, 0
	from, some := 0, n
	if !testing.Short() {
		from, some = sample.Window(t, n, 4)
	}
	for i := from; i < from+some; i++ {
		for _, s := range withSums(t, dir, "Sums", fmt.Sprintf("f%d", i)) {
			m, err := ivl.Compile(s.Program)
			if err != nil {
				t.Fatal(err)
			}
			switch out := m.Run(t.Context(), ivl.Options{MaxSteps: 1_000_000, MaxDepth: 200}); {
			case out.Result == ivl.Violated && out.Prop.Kind == ivl.AssertionError:
				runs++
			case out.Result == ivl.Violated && out.Prop.Kind == ivl.Unsupported:
				short++
			default:
				t.Errorf("f%d, with %s: %v %s", i, s.what, out.Result, out.Reason)
			}
		}
	}
	if runs < some {
		t.Errorf("%d runs get to their ends, %d to what is not supported", runs, short)
	}
}

// sumsHead begins the class of random methods.
const sumsHead = `import java.util.*;
public class Sums {
    static class E {
        int n;
        boolean odd;
        E(int n) {
            this.n = n;
            odd = (n & 1) != 0;
        }
        E(int n, List<E> list) {
            list.add(this);
            this.n = n;
        }
    }
    static class Wrong extends RuntimeException {}
    static E at(List<E> l, int i) {
        return l.isEmpty() ? null : l.get(i % l.size());
    }
`

// listCalls returns calls that change two lists and their elements, and sums of the elements.
func listCalls(rnd *rand.Rand) string {
	var b strings.Builder
	alone := rnd.Intn(2) == 0 // there is one list, and most objects are in it
	for range 4 + rnd.Intn(14) {
		l, m := "a", "b"
		if !alone && rnd.Intn(4) == 0 {
			l, m = m, l
		}
		k, v := rnd.Intn(4), rnd.Intn(12)-3
		if rnd.Intn(9) == 0 {
			v = 1<<31 - 1 - rnd.Intn(2)
		}
		call := func(format string, args ...any) {
			fmt.Fprintf(&b, "        try { "+format+" } catch (RuntimeException e) { }\n", args...)
		}
		what := rnd.Intn(35)
		if ins := []int{0, 0, 0, 11, 11, 11, 14, 14, 16, 18, 21, 22, 26, 29, 30, 31, 33}; alone && rnd.Intn(9) > 0 {
			what = ins[rnd.Intn(len(ins))]
		}
		switch what {
		case 0, 1, 2, 3, 4, 5:
			call("%s.add(new E(%d));", l, v)
		case 6:
			call("x = new E(%d); y.n = %d; %s.add(%d, x);", v, k, l, k)
		case 7:
			call("y = new E(%d); x = new E(%d); %s.add(y); %s.add(x);", v, k, m, l)
		case 8:
			call("new E(%d, %s);", v, l)
		case 9:
			call("%s.add(at(%s, %d));", l, l, k) // twice
		case 10:
			call("%s.add(at(%s, %d));", l, m, k) // shared
		case 11, 12, 13:
			call("at(%s, %d).n = %d;", l, k, v)
		case 14:
			call("at(%s, %d).n += %d; at(%s, %d).n -= %d;", l, k, v, l, k+1, v)
		case 15:
			call("x.n = %d; y.n = %d;", v, k)
		case 16:
			call("x = %s.remove(%d);", l, k)
		case 17:
			call("%s.remove(x); %s.remove(at(%s, %d));", l, l, m, k)
		case 18:
			call("y = %s.set(%d, new E(%d));", l, k, v)
		case 19:
			call("%s.addAll(%s);", l, []string{l, m}[rnd.Intn(2)])
		case 20:
			call("%s.addAll(%d, %s);", l, k, m)
		case 21:
			call("%s.removeIf(e -> e == null || e.n > %d);", l, v)
		case 22:
			call("%s.clear();", l)
		case 23:
			call("Collections.swap(%s, 0, %d);", l, k)
		case 24:
			call("%s.sort((e, f) -> Integer.compare(e.n, f.n));", l)
		case 25:
			call("%s.subList(0, %d).%s;", l, k, []string{"clear()", "set(0, new E(5))", "add(new E(3))"}[rnd.Intn(3)])
		case 26:
			call("for (Iterator<E> it = %s.iterator(); it.hasNext();) { E e = it.next(); if (e == null || e.n > %d) it.remove(); else e.n++; }", l, v)
		case 27:
			call("%s.replaceAll(e -> e == null ? null : new E(e.n + 1));", l)
		case 28:
			call("%s.removeAll(%s);", l, m)
		case 29:
			call("for (E e : %s) { sum += e.n; if (e.n == %d) throw new Wrong(); }", l, v)
		case 30:
			call("for (E e : %s) { sum += e.n; if (e.n == %d) %s.clear(); }", l, v, l)
		case 31:
			call("sum = 0; for (E e : %s) { sum += e.n; if (e.n == %d) at(%s, 0).n = 4; }", l, v, l)
		case 32:
			call("for (ListIterator<E> it = %s.listIterator(); it.hasNext();) { it.next(); it.set(new E(%d)); }", l, v)
		case 33: // as many objects as the list has elements, but not the same ones
			call("%s.remove(%d); %s.add(at(%s, 0)); at(%s, 0).n = %d;", l, k, l, l, l, v)
		default:
			call("%s.add(null); x = new E(%d);", l, v)
		}
		b.WriteString("        sum = 0;\n        for (E e : a) if (e != null) sum += e.n;\n")
		if rnd.Intn(2) == 0 {
			b.WriteString("        for (int i = 0; i < b.size(); i++) if (b.get(i) != null && b.get(i).odd) sum++;\n")
		}
		if rnd.Intn(3) == 0 {
			b.WriteString("        sum = a.stream().filter(Objects::nonNull).mapToInt(e -> e.n).sum();\n")
		}
	}
	return b.String()
}
