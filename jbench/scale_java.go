package jbench

import (
	"fmt"
	"strconv"
	"strings"
)

// Dimension is one way in which programs grow.
type Dimension string

// The dimensions. The text of each program is linear in n. All programs are
// safe, get values from outside, so that running them decides nothing, and
// assert how two values are related, so that intervals decide nothing either.
const (
	Classes Dimension = "classes" // n subclasses, each with fields, an allocation site and a method
	Fields  Dimension = "fields"  // n fields of the cells of a list
	Loops   Dimension = "loops"   // n loops, one after the other
	Depth   Dimension = "depth"   // n methods, each with two calls of the next one
	Sites   Dimension = "sites"   // n sites that allocate an array
)

// Dimensions lists them in the order of tables.
func Dimensions() []Dimension { return []Dimension{Classes, Fields, Loops, Depth, Sites} }

// class names the main class of a program, "Fields16".
func (d Dimension) class(n int) string {
	return fmt.Sprintf("%s%s%d", strings.ToUpper(string(d[:1])), d[1:], n)
}

// java writes the program of size n.
func (d Dimension) java(n int) string {
	w := &strings.Builder{}
	fmt.Fprintf(w, "import java.util.Random;\n\npublic class %s {\n", d.class(n))
	switch d {
	case Classes:
		javaClasses(w, n)
	case Fields:
		javaFields(w, n)
	case Loops:
		javaLoops(w, n)
	case Depth:
		javaDepth(w, n)
	case Sites:
		javaSites(w, n)
	default:
		panic(fmt.Sprintf("BUG: dimension %q", d))
	}
	w.WriteString("}\n")
	return w.String()
}

// repeat writes the line with each number below n in the place of $i.
func repeat(w *strings.Builder, n int, line string) {
	for i := range n {
		w.WriteString(strings.ReplaceAll(line, "$i", strconv.Itoa(i)))
	}
}

func javaClasses(w *strings.Builder, n int) {
	w.WriteString("    abstract static class Span { abstract boolean ordered(); }\n")
	repeat(w, n, "    static class Span$i extends Span { int from, to; Span$i(int from, int more) { this.from = from; to = from + more; } boolean ordered() { return from <= to; } }\n")
	w.WriteString("    static Span make(int kind, int from, int more) {\n        switch (kind) {\n")
	repeat(w, n, "            case $i: return new Span$i(from, more);\n")
	fmt.Fprintf(w, `            default: return null;
        }
    }
    public static void main(String[] args) {
        Random random = new Random();
        int count = random.nextInt(100);
        for (int i = 0; i < count; i++) {
            Span span = make(random.nextInt(%d), random.nextInt(100), random.nextInt(10));
            assert span.ordered();
        }
    }
`, n)
}

func javaFields(w *strings.Builder, n int) {
	w.WriteString("    static class Cell {\n        Cell next;\n        int least;\n")
	repeat(w, n, "        int f$i;\n")
	w.WriteString(`    }
    public static void main(String[] args) {
        Random random = new Random();
        Cell list = null;
        int count = random.nextInt(100);
        for (int i = 0; i < count; i++) {
            Cell cell = new Cell();
            cell.next = list;
            int least = random.nextInt(100);
            cell.least = least;
`)
	repeat(w, n, "            cell.f$i = least + random.nextInt(10);\n")
	w.WriteString("            list = cell;\n        }\n        for (Cell cell = list; cell != null; cell = cell.next) {\n")
	repeat(w, n, "            assert cell.f$i >= cell.least;\n")
	w.WriteString("        }\n    }\n")
}

func javaLoops(w *strings.Builder, n int) {
	w.WriteString("    public static void main(String[] args) {\n        int n = new Random().nextInt(100);\n        int x;\n")
	repeat(w, n, "        x = 0;\n        for (int i = 0; i < n; i++) { x++; }\n        assert x == n;\n")
	w.WriteString("    }\n")
}

func javaDepth(w *strings.Builder, n int) {
	w.WriteString("    static int f0(int x) { return x; }\n")
	for i := 1; i <= n; i++ {
		fmt.Fprintf(w, "    static int f%d(int x) { return x < 500 ? f%d(x + 1) : f%d(x); }\n", i, i-1, i-1)
	}
	fmt.Fprintf(w, `    public static void main(String[] args) {
        int x = new Random().nextInt(1000);
        assert f%d(x) >= x;
    }
`, n)
}

func javaSites(w *strings.Builder, n int) {
	w.WriteString("    static int[] make(int kind) {\n        int[] a;\n        switch (kind) {\n")
	repeat(w, n, "            case $i: a = new int[$i + 1]; a[$i] = $i; return a;\n")
	fmt.Fprintf(w, `            default: return null;
        }
    }
    public static void main(String[] args) {
        Random random = new Random();
        int count = random.nextInt(100);
        for (int i = 0; i < count; i++) {
            int[] a = make(random.nextInt(%d));
            int k = random.nextInt(a.length);
            assert a[k] <= k;
        }
    }
`, n)
}
