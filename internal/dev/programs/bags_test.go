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
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
	"github.com/jayverify/jayverify/transforms"
)

// TestBagsMissNothing: what a run violates is not proved where maps are bags. With -short, these are few
// programs.
func TestBagsMissNothing(t *testing.T) {
	needJDK(t)
	every, most := map[string]int{"afternoon": 4, "programs": 12}, 6
	if everything() {
		most = 12
	}
	if testing.Short() {
		every = map[string]int{"programs": 120}
	}
	for folder, n := range every {
		ps := slices.DeleteFunc(load(t, folder), func(p *Program) bool {
			return p.Safe || !taken(t, p.Name, n) && p.Name != "TalliesChanged"
		})
		classes := t.TempDir()
		if err := JDK("").Compile(t.Context(), ps, filepath.Join(testdata, "lib"), classes); err != nil {
			t.Fatal(err)
		}
		analyses := 0
		for _, p := range ps {
			low := loweredWithBags(t, classes, p)
			if low == nil {
				continue
			}
			misses(t, p, low.Props, absint.Analyse(low), "no variable, with maps as bags")
			first, err := transforms.Apply(low, transforms.First(transforms.Options{}), false, nil)
			if err != nil {
				t.Fatal(err)
			}
			flat, a, err := transforms.Identified(t.Context(), first)
			if err != nil {
				t.Fatal(err)
			}
			misses(t, p, low.Props, a, "no variable, with maps as bags")
			keys := transforms.Keys(flat, a)
			for _, k := range keys[:min(len(keys), most)] {
				if a, err = transforms.ByCases(t.Context(), flat, k, transforms.Options{}); err != nil {
					t.Fatal(err)
				}
				if c := k.Var.Typ.Class; c != nil && models.IsBag(c.Name) {
					if err := a.Relate(t.Context()); err != nil {
						t.Fatal(err)
					}
				}
				misses(t, p, low.Props, a, k.Var.Name+", with maps as bags")
				if c := k.Var.Typ.Class; c != nil && models.IsBag(c.Name) {
					if err := a.RelateClosely(t.Context()); err != nil {
						t.Fatal(err)
					}
					misses(t, p, low.Props, a, k.Var.Name+", with maps as bags, closely")
				}
				analyses++
			}
		}
		if analyses == 0 {
			tooFew(t, "%s: no program has a hash map", folder)
		}
	}
}

// loweredWithBags returns a program with maps as bags; nil if it has none, or a run may get to something
// that is not supported then: what lies behind that is not judged.
func loweredWithBags(t *testing.T, classPath string, p *Program) *ivl.Program {
	t.Helper()
	low := bagEntry(t, classPath, p.Name, "main")
	if !slices.ContainsFunc(low.Classes, func(c *ivl.Class) bool { return models.IsBag(c.Name) }) {
		return nil
	}
	checked := checkedClaims(t, low)
	for _, q := range low.Props {
		if q.Kind == ivl.Unsupported && checked.Open[q] {
			return nil
		}
	}
	return low
}

// bagEntry returns the program that begins with a method, with maps as bags.
func bagEntry(t *testing.T, classPath, class, entry string) *ivl.Program {
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
	i := slices.IndexFunc(c.Methods, func(m *classfile.Method) bool { return m.Name == entry })
	r, err := lower.Lower(models.Bags(path), c.Methods[i], lower.Options{Ints: lower.JavaInts, Checks: checks})
	if err != nil {
		t.Fatalf("%s: %v", class, err)
	}
	return r.Program
}

// TestBagsFollow: what the JDK's map does, a map that is a bag can do, too. The calls of random methods have the
// results of the JDK; a search over the choices of the bag has to find a run with these results.
func TestBagsFollow(t *testing.T) {
	needJDK(t)
	rnd := rand.New(rand.NewSource(1))
	n := 40
	if testing.Short() {
		n = 6
	}
	var b strings.Builder
	b.WriteString("import java.util.*;\npublic class Follows {\n")
	for i := range n {
		fmt.Fprintf(&b, "    public static void f%d() {\n        Map<String, Integer> map = new HashMap<>();\n        int sum = 0;\n%s        assert false;\n    }\n", i, calls(rnd))
	}
	b.WriteString("    public static void main(String[] args) {\n        int n = 0;\n")
	for i := range n {
		fmt.Fprintf(&b, "        try { f%d(); } catch (AssertionError e) { n++; }\n", i)
	}
	b.WriteString("        System.out.println(n);\n    }\n}\n")
	dir := classtest.Javac(t, 17, map[string]string{"Follows.java": b.String()})
	out, err := exec.Command("java", "-ea", "-cp", dir, "Follows").CombinedOutput()
	if err != nil || strings.TrimSpace(string(out)) != fmt.Sprint(n) {
		t.Fatalf("on the JVM %s of %d methods get to their ends: %v\n%s", out, n, err, b.String())
	}
	for i := range n {
		low := bagEntry(t, dir, "Follows", fmt.Sprintf("f%d", i))
		m, err := ivl.Compile(low)
		if err != nil {
			t.Fatal(err)
		}
		c := &choices{}
		runs := 0
		for found := false; !found; runs++ {
			c.next = 0
			out := m.Run(t.Context(), ivl.Options{Inputs: c, MaxSteps: 100000, MaxDepth: 200})
			switch {
			case out.Result == ivl.Broken:
				t.Fatalf("f%d: %s", i, out.Reason)
			case out.Result == ivl.Violated:
				found = true
			case !c.advance() || runs > 2_000_000:
				t.Fatalf("f%d: no run of %d has the results of the JDK\n%s", i, runs, b.String())
			}
		}
	}
}

// choices are those of one run after the other, in depth-first order.
type choices struct {
	made []int // of each request, which of some
	of   []int // how many there are
	next int
}

// places are the numbers that are tried for a place in a map, or the length of its array.
var places = []int64{0, 1, 2, 9}

// Value implements ivl.Inputs.
func (c *choices) Value(r ivl.Request) (ivl.Value, bool) {
	if c.next == len(c.made) {
		n := len(places)
		if r.Type.Range == ivl.U1 {
			n = 2
		}
		c.made, c.of = append(c.made, 0), append(c.of, n)
	}
	c.next++
	k := c.made[c.next-1]
	if c.of[c.next-1] == 2 {
		return ivl.Value{N: int64(k)}, true
	}
	if c.next == 1 { // the length of the array
		return ivl.Value{N: 9}, true
	}
	return ivl.Value{N: places[k]}, true
}

// advance goes to the next choices; false if there are none. What the last run did not ask for is forgotten.
func (c *choices) advance() bool {
	c.made, c.of = c.made[:c.next], c.of[:c.next]
	for i := len(c.made) - 1; i >= 0; i-- {
		if c.made[i]++; c.made[i] < c.of[i] {
			c.made, c.of = c.made[:i+1], c.of[:i+1]
			return true
		}
	}
	return false
}

// calls returns calls of a map, each of which returns from the method if its result is not that of the JDK.
func calls(rnd *rand.Rand) string {
	var b strings.Builder
	keys, is := []string{"a", "b", "c"}, map[string]int{}
	expect := func(call string, n int, known bool) {
		if !known {
			n = -99
		}
		fmt.Fprintf(&b, "        if (!Objects.equals(%s, %d)) return;\n", call, n)
	}
	or := func(call string) string { return "Objects.requireNonNullElse(" + call + ", -99)" }
	sum := func() {
		n := 0
		for _, v := range is {
			n += v
		}
		b.WriteString("        sum = 0;\n        for (int v : map.values()) sum += v;\n")
		expect("sum", n, true)
	}
	for range 6 + rnd.Intn(5) {
		k, v := keys[rnd.Intn(3)], rnd.Intn(7)-1
		old, has := is[k]
		switch rnd.Intn(10) {
		case 0, 1:
			expect(or(fmt.Sprintf("map.put(%q, %d)", k, v)), old, has)
			is[k] = v
		case 2:
			expect(or(fmt.Sprintf("map.remove(%q)", k)), old, has)
			delete(is, k)
		case 3:
			is[k] = old + v
			expect(fmt.Sprintf("map.merge(%q, %d, Integer::sum)", k, v), old+v, true)
		case 4:
			expect(or(fmt.Sprintf("map.putIfAbsent(%q, %d)", k, v)), old, has)
			if !has {
				is[k] = v
			}
		case 5:
			expect(or(fmt.Sprintf("map.get(%q)", k)), old, has)
			expect(fmt.Sprintf("map.getOrDefault(%q, -99)", k), old, has)
		case 6:
			expect("map.size()", len(is), true)
		case 7:
			fmt.Fprintf(&b, "        for (Iterator<Integer> it = map.values().iterator(); it.hasNext();) if (it.next() > %d) it.remove();\n", v)
			for x, n := range is {
				if n > v {
					delete(is, x)
				}
			}
			expect("map.size()", len(is), true)
		case 8:
			fmt.Fprintf(&b, "        for (Map.Entry<String, Integer> e : map.entrySet()) e.setValue(e.getValue() + %d);\n", v)
			for x := range is {
				is[x] += v
			}
		default:
			sum()
		}
	}
	sum()
	return b.String()
}
