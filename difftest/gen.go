package difftest

import (
	"fmt"
	"math/rand/v2"
)

// Config chooses among the programs a seed can give. The zero value is what
// the machine runs.
type Config struct {
	Small  bool // few short methods: for solvers
	Inputs bool // some values come from java.util.Random
}

// Program is a generated Java program: one file Main.java, without a package
// line so that the same text can be put into any.
type Program struct {
	Seed uint64
	Tree *Node
}

// Levels order the methods: code of one level calls only methods of lower
// levels, so that every program ends. Constructors have a level too: methods
// that they may call make no objects.
const (
	ctorLevel = 3
	initLevel = 50
	mainLevel = 100
)

// gen writes one program.
type gen struct {
	r       *rand.Rand
	cfg     Config
	w       *world
	statics []*field // of Main
	members map[*class][]*Node
	main    []*Node // members of Main
	small   bool    // few short methods
	strings bool    // variables of type String
	names   int
	risk    int // percent of operations that may throw and are not guarded
	nest    int // expressions around the one being written
	f       *fn
}

// fn is the method being written.
type fn struct {
	in     *class // nil in Main
	outer  *class // of which there is an object around the one whose method this is
	static bool
	ret    string // "" where return is not allowed, "void"
	level  int
	scope  []variable
	loops  []string // labels of the loops around
	closed bool     // no jump out of the place being written is allowed
	mult   int      // how often the place being written runs at most
	cost   int
	limit  int
	depth  int
	unset  *field // the one whose initialiser is being written
}

// variable is a local variable.
type variable struct {
	name   string
	typ    string
	final  bool
	length int // of an array that is never null: a power of two; of objects 1 if never null
}

// Generate returns the program of a seed.
func Generate(seed uint64, cfg Config) *Program {
	g := &gen{r: rand.New(rand.NewPCG(seed, 0x64696666)), cfg: cfg, w: &world{}, members: map[*class][]*Node{}}
	g.small = cfg.Small || !g.chance(20)
	g.strings = !g.small || g.chance(25)
	may := 70
	if cfg.Inputs {
		may = 20
	}
	if g.chance(may) {
		g.risk = 10 + g.r.IntN(30)
	}
	g.declare()
	g.bodies()
	return &Program{Seed: seed, Tree: g.program()}
}

func (g *gen) chance(percent int) bool { return g.r.IntN(100) < percent }

// risky reports whether the next operation may throw.
func (g *gen) risky() bool { return g.risk > 0 && g.chance(g.risk) }

func pick[T any](g *gen, xs ...T) T { return xs[g.r.IntN(len(xs))] }

func (g *gen) fresh(prefix string) string {
	g.names++
	return fmt.Sprintf("%s%d", prefix, g.names)
}

// bodies writes everything that has code, lower levels first.
func (g *gen) bodies() {
	for _, s := range g.w.slots {
		if s.level < ctorLevel {
			g.slotBodies(s)
		}
	}
	for _, c := range g.w.classes {
		g.constructor(c)
	}
	for _, s := range g.w.slots {
		if s.level > ctorLevel {
			g.slotBodies(s)
		}
	}
	for _, c := range g.w.classes {
		g.statics0(c)
	}
	g.mainMethod()
}

// support is what every program has in Main.
const support = `static void p(long x) { System.out.println(x); sum = sum * 31 + x; }
static int trace(int x) { System.out.println(x); return x; }
static void d(double x) {
System.out.println((long) x);
System.out.println(x != x ? 1 : x < 0 ? 2 : 1 / x < 0 ? 3 : 4);
p((long) (x * 4503599627370496.0));
}
static int all(int... xs) { int s = xs.length; for (int x : xs) s = s * 7 + x; return s; }
static int ix(int i, int n) { return n <= 0 ? 0 : (i & 0x7fffffff) % n; }
`

// stringSupport is the part of Main for programs with strings. For the passes,
// println does not read a string, so the chars are printed one by one.
const stringSupport = `static String s(String s) { return s == null ? "" : s.length() > 30 ? s.substring(0, 30) : s; }
static void show(String s) {
p(s == null ? -1 : s.length());
if (s != null) { for (int i = 0; i < s.length(); i++) sum = sum * 31 + s.charAt(i); p(sum); }
}
`

// program puts the pieces together.
func (g *gen) program() *Node {
	file := list()
	for _, c := range g.w.classes {
		file.Kids = append(file.Kids, g.classText(c))
	}
	file.Kids = append(file.Kids, g.resource(), stmt("interface IntFn { int ap(int x); }\n"), stmt("interface Fn<A, B> { B ap(A x); }\n"),
		stmt("record Pair(int a, long b) {}\n"))
	main := list()
	for _, f := range g.statics {
		main.Kids = append(main.Kids, stmt("static ", f.typ, " ", f.name, " = ", g.literal(f.typ), ";\n"))
	}
	main.Kids = append(main.Kids, g.main...)
	support := support
	if g.strings {
		support += stringSupport
	}
	file.Kids = append(file.Kids, &Node{Kind: Stmt, Kids: []*Node{
		text("public class Main {\nstatic long sum;\n" + support), g.tags(), g.caught(), main, text("}\n"),
	}})
	return file
}

// tags writes Main.tag, which prints what an object is.
func (g *gen) tags() *Node {
	s := "static void tag(Object o) {\nint k = 0;\nif (o == null) k = 1;\n"
	n := 2
	test := func(t string) {
		s += fmt.Sprintf("if (o instanceof %s) k += %d;\n", t, n)
		n *= 2
	}
	for _, c := range g.w.classes {
		test(c.name)
	}
	test("int[]")
	test("Object[]")
	test("Cloneable")
	test("String")
	return text(s + "System.out.println(k);\n}\n")
}

// caught writes Main.caught, which prints what an exception is.
func (g *gen) caught() *Node {
	s := "static void caught(Throwable t) {\nint k = 0;\n"
	for i, t := range []string{"ArithmeticException", "NullPointerException", "ArrayIndexOutOfBoundsException", "ClassCastException",
		"NegativeArraySizeException", "ArrayStoreException", "AssertionError", "ExceptionInInitializerError", "NoClassDefFoundError",
		"IllegalStateException", "RuntimeException", "Error", "StringIndexOutOfBoundsException"} {
		s += fmt.Sprintf("if (t instanceof %s) k += %d;\n", t, 1<<i)
	}
	for _, c := range g.w.classes {
		if c.kind == exceptionType {
			s += fmt.Sprintf("if (t instanceof %s) k = k * 100 + ((%[1]s) t).code;\n", c.name)
		}
	}
	return text(s + "System.out.println(k);\n}\n")
}

// resource writes the class that try-with-resources uses.
func (g *gen) resource() *Node {
	closes := "Main.p(-id);"
	if g.risk > 0 {
		closes += " if (id % 4 == 3) throw new IllegalStateException();"
	}
	return stmt("class Res implements AutoCloseable {\nfinal int id;\nRes(int id) { this.id = id; Main.p(id); }\npublic void close() { " + closes + " }\n}\n")
}
