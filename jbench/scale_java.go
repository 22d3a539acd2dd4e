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

// mostInMethod is how many parts of a program are in one method: the code of a method has at most
// 65,535 bytes (JVMS §4.7.3).
const mostInMethod = 512

// numbers are those of some parts of a program: from is the first, to is behind the last.
type numbers struct{ from, to int }

// repeat writes the line with each number in the place of $i.
func (r numbers) repeat(w *strings.Builder, line string) {
	for i := r.from; i < r.to; i++ {
		w.WriteString(strings.ReplaceAll(line, "$i", strconv.Itoa(i)))
	}
}

// repeat writes the line with each number below n in the place of $i.
func repeat(w *strings.Builder, n int, line string) { numbers{0, n}.repeat(w, line) }

// methods shares n parts among methods.
func methods(n int) []numbers {
	var all []numbers
	for from := 0; from < n; from += mostInMethod {
		all = append(all, numbers{from, min(from+mostInMethod, n)})
	}
	return all
}

// inMethods writes n parts, the line for each. Where they are too many for one method, others
// have the parts, and there are calls of these instead. The head of such a method, and its call,
// have its number in the place of $k.
func inMethods(w, others *strings.Builder, n int, line, head, call string) {
	if n <= mostInMethod {
		repeat(w, n, line)
		return
	}
	for k, part := range methods(n) {
		number := strings.NewReplacer("$k", strconv.Itoa(k))
		others.WriteString(number.Replace(head))
		part.repeat(others, line)
		others.WriteString("    }\n")
		w.WriteString(number.Replace(call))
	}
}

// chooser writes the method make, which has a case of a switch for each number below n, and more
// parameters. Where the cases are too many for one method, make calls others.
func chooser(w *strings.Builder, n int, result, more, locals, line string) {
	parts := methods(n)
	params, args := "int kind", "kind"
	if more != "" {
		params, args = params+", int "+strings.ReplaceAll(more, ", ", ", int "), args+", "+more
	}
	head := func(name string, cases numbers) {
		fmt.Fprintf(w, "    static %s %s(%s) {\n%s        switch (kind) {\n", result, name, params, locals)
		cases.repeat(w, line)
		w.WriteString("            default: return null;\n        }\n    }\n")
	}
	if len(parts) == 1 {
		head("make", parts[0])
		return
	}
	for k, part := range parts {
		head(fmt.Sprintf("make%d", k), part)
	}
	fmt.Fprintf(w, "    static %s make(%s) {\n", result, params)
	for k, part := range parts {
		fmt.Fprintf(w, "        if (kind < %d) return make%d(%s);\n", part.to, k, args)
	}
	w.WriteString("        return null;\n    }\n")
}

func javaClasses(w *strings.Builder, n int) {
	w.WriteString("    abstract static class Span { abstract boolean ordered(); }\n")
	repeat(w, n, "    static class Span$i extends Span { int from, to; Span$i(int from, int more) { this.from = from; to = from + more; } boolean ordered() { return from <= to; } }\n")
	chooser(w, n, "Span", "from, more", "", "            case $i: return new Span$i(from, more);\n")
	fmt.Fprintf(w, `    public static void main(String[] args) {
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
	others := &strings.Builder{}
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
	inMethods(w, others, n, "            cell.f$i = least + random.nextInt(10);\n",
		"    static void fill$k(Cell cell, int least, Random random) {\n", "            fill$k(cell, least, random);\n")
	w.WriteString("            list = cell;\n        }\n        for (Cell cell = list; cell != null; cell = cell.next) {\n")
	inMethods(w, others, n, "            assert cell.f$i >= cell.least;\n", "    static void check$k(Cell cell) {\n", "            check$k(cell);\n")
	w.WriteString("        }\n    }\n" + others.String())
}

func javaLoops(w *strings.Builder, n int) {
	others := &strings.Builder{}
	w.WriteString("    public static void main(String[] args) {\n        int n = new Random().nextInt(100);\n        int x;\n")
	inMethods(w, others, n, "        x = 0;\n        for (int i = 0; i < n; i++) { x++; }\n        assert x == n;\n",
		"    static void loops$k(int n) {\n        int x;\n", "        loops$k(n);\n")
	w.WriteString("    }\n" + others.String())
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
	chooser(w, n, "int[]", "", "        int[] a;\n", "            case $i: a = new int[$i + 1]; a[$i] = $i; return a;\n")
	fmt.Fprintf(w, `    public static void main(String[] args) {
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
