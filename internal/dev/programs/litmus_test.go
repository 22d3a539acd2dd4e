package programs

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/sample"
	"github.com/jayverify/jayverify/internal/engines/engine"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

var (
	litmus     = flag.Int("litmus", 0, "how many random programs with threads TestLitmus makes; 0 is a few")
	litmusSeed = flag.Uint64("litmus-seed", 1, "the seed of TestLitmus")
)

// TestLitmus makes small random programs with three threads over shared fields, objects and arrays, and follows all of their
// interleavings. No check that one of them violates may be proved for all schedules.
func TestLitmus(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	needJDK(t)
	from, n, all := 0, *litmus, *litmus
	if n == 0 {
		all = 150
		from, n = sample.Window(t, all, 4)
	}
	r := rand.New(rand.NewPCG(*litmusSeed, 1))
	var text strings.Builder
	text.WriteString("class Litmus {\n")
	line := 2
	ps := make([]*litmusProgram, all)
	for i := range ps {
		ps[i] = randomLitmus(r)
		s := ps[i].java(i, line)
		text.WriteString(s)
		line += strings.Count(s, "\n")
	}
	text.WriteString("}\n")
	dir := t.TempDir()
	file := filepath.Join(dir, "Litmus.java")
	if err := os.WriteFile(file, []byte(text.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := javac.Compile("javac", "-g", "-nowarn", "-d", dir, file); err != nil {
		t.Fatal(err)
	}
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	violated, proved := 0, 0
	for i := from; i < from+n; i++ {
		p := ps[i]
		open, held := openForThreads(t, path, fmt.Sprintf("Litmus$P%d", i))
		proved += held
		for l := range p.violations() {
			if violated++; !open[l] {
				t.Errorf("line %d can fail, and is proved:\n%s", l, p.java(i, p.line))
			}
		}
	}
	t.Logf("%d lines can fail; %d checks are proved", violated, proved)
	if violated == 0 || proved == 0 {
		t.Error("the programs test nothing")
	}
}

// openForThreads returns the lines of a main with checks that are not proved for all schedules, and how many checks are.
func openForThreads(t *testing.T, path *classfile.Path, name string) (open map[int]bool, held int) {
	t.Helper()
	c, err := path.Class(name)
	if err != nil {
		t.Fatal(err)
	}
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	opts, src, m := lower.Options{Ints: lower.JavaInts, Checks: checks}, models.Overlay(path), c.FindMethod("main", "([Ljava/lang/String;)V")
	one, err := lower.Lower(src, m, opts)
	if err != nil {
		t.Fatal(err)
	}
	low, err := lower.LowerThreads(src, m, opts, one)
	if err != nil {
		t.Fatal(err)
	}
	r, err := engine.CheckThreads(t.Context(), low.Program, nil)
	if err != nil {
		t.Fatal(err)
	}
	open = map[int]bool{}
	for _, p := range low.Program.Props {
		if r.Open[p] {
			open[p.Pos.Line] = true
		} else {
			held++
		}
	}
	return open, held
}

// litmusOp is one line of a thread. Places are x, y, v, which is volatile, b, which is a byte, c.n, o.n, a[0] and a[1]; r, s and o are local variables.
type litmusOp struct {
	kind  litmusKind
	place string
	k     int       // a number
	local int       // 0: r, 1: s
	then  *litmusOp // for when
	line  int
}

type litmusKind int

const (
	loads     litmusKind = iota // r = place
	stores                      // place = k
	adds                        // place = r + k
	makes                       // c = new Cell(k)
	forgets                     // c = null
	resizes                     // a = new int[k]
	reads                       // r = c.k, which is final
	asserts                     // assert r != k
	divides                     // s = 10 / r
	when                        // if (r == k) …
	publishes                   // d = c
	follows                     // c = d
	takes                       // o = c
	kinds
)

var litmusPlaces = []string{"x", "y", "v", "b", "c.n", "o.n", "o.n", "o.n", "a[0]", "a[1]"}

type litmusProgram struct {
	threads [3][]*litmusOp // the first is main, after it has started the others
	line    int
}

func randomLitmus(r *rand.Rand) *litmusProgram {
	p := &litmusProgram{}
	for i := range p.threads {
		for range 2 + r.IntN(4) {
			p.threads[i] = append(p.threads[i], randomOp(r, true))
		}
	}
	return p
}

func randomOp(r *rand.Rand, nested bool) *litmusOp {
	kind := litmusKind(r.IntN(int(kinds)))
	if r.IntN(2) == 0 {
		kind = []litmusKind{loads, stores, adds, asserts}[r.IntN(4)]
	}
	o := &litmusOp{kind: kind, place: litmusPlaces[r.IntN(len(litmusPlaces))], k: r.IntN(3), local: r.IntN(2)}
	if o.kind == when {
		if !nested {
			o.kind = loads
		} else {
			o.then = randomOp(r, false)
		}
	}
	return o
}

// java is the program as a nested class that begins at a line. It notes the lines of the operations.
func (p *litmusProgram) java(n, line int) string {
	p.line = line
	var b strings.Builder
	put := func(s string) { b.WriteString(s + "\n"); line++ }
	put(fmt.Sprintf("static class P%d {", n))
	put("static class Cell { int n; final int k; Cell(int k) { this.k = k; n = k; } }")
	put("static int x, y; static volatile int v; static byte b; static Cell c = new Cell(1), d; static int[] a = new int[2];")
	thread := func(ops []*litmusOp) {
		put("int r = 1, s = 2; Cell o = c;")
		for _, o := range ops {
			o.line = line
			if o.then != nil {
				o.then.line = line
			}
			put(o.java())
		}
	}
	put("public static void main(String[] args) {")
	for _, ops := range p.threads[1:] {
		put("new Thread(() -> {")
		thread(ops)
		put("}).start();")
	}
	thread(p.threads[0])
	put("} }")
	return b.String()
}

func (o *litmusOp) java() string {
	local, other := "r", "s"
	if o.local == 1 {
		local, other = other, local
	}
	place, cast := o.place, ""
	if place == "b" {
		cast = "(byte) "
	}
	switch o.kind {
	case loads:
		return fmt.Sprintf("%s = %s;", local, place)
	case stores:
		return fmt.Sprintf("%s = %s(%d);", place, cast, o.k)
	case adds:
		return fmt.Sprintf("%s = %s(%s + %d);", place, cast, local, o.k)
	case makes:
		return fmt.Sprintf("c = new Cell(%d);", o.k)
	case forgets:
		return "c = null;"
	case resizes:
		return fmt.Sprintf("a = new int[%d];", o.k)
	case reads:
		return fmt.Sprintf("%s = c.k;", local)
	case asserts:
		return fmt.Sprintf("assert %s != %d;", local, o.k)
	case divides:
		return fmt.Sprintf("%s = 10 / %s;", other, local)
	case publishes:
		return "d = c;"
	case follows:
		return "c = d;"
	case takes:
		return "o = c;"
	case when:
		return fmt.Sprintf("if (%s == %d) { %s }", local, o.k, o.then.java())
	}
	panic("no such operation")
}

// litmusState is a state of all threads. Objects are numbers of cells and arrays; -1 is null.
type litmusState struct {
	x, y, v, b, c, d, a int
	cells               [][2]int // n and k
	arrays              [][2]int // the elements
	lengths             []int
	pc                  [3]int
	locals              [3][2]int
	objects             [3]int // o, which is c at first
	taken               [3]bool
	begun               [3]int // places within an operation: the object that it has read, from 1
}

func (s litmusState) copy() litmusState {
	s.cells, s.arrays, s.lengths = slices.Clone(s.cells), slices.Clone(s.arrays), slices.Clone(s.lengths)
	return s
}

// violations are the lines that some interleaving of the threads violates.
func (p *litmusProgram) violations() map[int]bool {
	start := litmusState{c: 0, d: -1, cells: [][2]int{{1, 1}}, arrays: [][2]int{{}}, lengths: []int{2}}
	for i := range start.locals {
		start.locals[i] = [2]int{1, 2}
	}
	found, seen := map[int]bool{}, map[string]bool{}
	work := []litmusState{start}
	for len(work) > 0 {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		if k := fmt.Sprint(s); seen[k] {
			continue
		} else {
			seen[k] = true
		}
		for i := range p.threads {
			if s.pc[i] < len(p.threads[i]) {
				n := s.copy()
				if p.threads[i][s.pc[i]].step(&n, i) {
					work = append(work, n)
				} else {
					found[p.threads[i][s.pc[i]].line] = true
					n.pc[i], n.begun[i] = len(p.threads[i]), 0 // the thread ends, the others go on
					work = append(work, n)
				}
			}
		}
	}
	return found
}

// step does the next access of thread i, which is in o. It returns false if it throws.
func (o *litmusOp) step(s *litmusState, i int) bool {
	if !s.taken[i] {
		s.objects[i], s.taken[i] = s.c, true
		return true
	}
	l := &s.locals[i][o.local]
	done := func() bool { s.pc[i]++; s.begun[i] = 0; return true }
	switch o.kind {
	case when:
		if *l != o.k && s.begun[i] == 0 {
			return done()
		}
		if s.begun[i] == 0 {
			s.begun[i] = -1 // it has compared
		}
		return o.then.step(s, i)
	case takes:
		s.objects[i] = s.c
	case makes:
		s.cells = append(s.cells, [2]int{o.k, o.k})
		s.c = len(s.cells) - 1
	case forgets:
		s.c = -1
	case resizes:
		s.arrays, s.lengths = append(s.arrays, [2]int{}), append(s.lengths, o.k)
		s.a = len(s.arrays) - 1
	case asserts:
		if *l == o.k {
			return false
		}
	case divides:
		if *l == 0 {
			return false
		}
		s.locals[i][1-o.local] = 10 / *l
	case publishes, follows: // a read and a write
		if s.begun[i] <= 0 {
			s.begun[i] = 2 + s.c
			if o.kind == follows {
				s.begun[i] = 2 + s.d
			}
			return true
		}
		if o.kind == follows {
			s.c = s.begun[i] - 2
		} else {
			s.d = s.begun[i] - 2
		}
	default:
		return o.access(s, i, l, done)
	}
	return done()
}

// access is step for an operation on a place.
func (o *litmusOp) access(s *litmusState, i int, l *int, done func() bool) bool {
	var at *int
	place := o.place
	if o.kind == reads {
		place = "c.k"
	}
	switch place {
	case "x":
		at = &s.x
	case "y":
		at = &s.y
	case "v":
		at = &s.v
	case "b":
		at = &s.b
	case "o.n":
		if s.objects[i] < 0 {
			return false
		}
		at = &s.cells[s.objects[i]][0]
	case "c.n", "c.k": // first the reference is read
		if s.begun[i] <= 0 {
			s.begun[i] = 2 + s.c
			return true
		}
		if s.begun[i] == 1 {
			return false
		}
		at = &s.cells[s.begun[i]-2][0]
		if place == "c.k" {
			at = &s.cells[s.begun[i]-2][1]
		}
	default:
		if s.begun[i] <= 0 {
			s.begun[i] = 2 + s.a
			return true
		}
		k := int(place[2] - '0')
		if k >= s.lengths[s.begun[i]-2] {
			return false
		}
		at = &s.arrays[s.begun[i]-2][k]
	}
	switch o.kind {
	case loads, reads:
		*l = *at
	case stores:
		*at = o.k
	case adds:
		*at = *l + o.k
	}
	return done()
}
