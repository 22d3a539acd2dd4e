package transforms

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/absint"
	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// helper is a program in which two callers of f, which calls a check, are called with and without an object. The entry is
// told about exceptions that leave.
const helper = `
class java/lang/Object #1
class java/lang/Throwable #2 extends java/lang/Object

prop 0 uncaught-exception "from the check"

entry main

proc main() {
  var o: ref java/lang/Object
  var e: ref java/lang/Throwable
L0:
  o := new java/lang/Object @1
  e := call FIRST(o)
  call leaves(e)
  e := call SECOND(null:java/lang/Object)
  call leaves(e)
  return
}

proc leaves(e: ref java/lang/Throwable) {
L0:
  goto {(= e null:java/lang/Throwable) -> L2, else -> L1}
L1:
  assert (not (= e.allocSite 5z)) prop 0
  return
L2:
  return
}

proc one(o: ref java/lang/Object) returns (ref java/lang/Throwable) {
  var e: ref java/lang/Throwable
L0:
  e := call f(o)
  return e
}

proc two(o: ref java/lang/Object) returns (ref java/lang/Throwable) {
  var e: ref java/lang/Throwable
L0:
  e := call f(o)
  return e
}

proc f(o: ref java/lang/Object) returns (ref java/lang/Throwable) {
  var e: ref java/lang/Throwable
L0:
  e := call check(o)
  return e
}

proc check(o: ref java/lang/Object) returns (ref java/lang/Throwable) {
  var e: ref java/lang/Throwable
L0:
  goto {(= o null:java/lang/Object) -> L1, else -> L2}
L1:
  e := new java/lang/Throwable @5
  return e
L2:
  return null:java/lang/Throwable
}
`

// TestCallersApart: the check is open for the caller that passes null, also where another procedure is in between, and holds for the
// other one. Where both pass null, both are open.
func TestCallersApart(t *testing.T) {
	for _, c := range []struct {
		first, second string
		all           int // checks
		open          []string
	}{
		{"one", "two", 2, []string{"for f$2"}},
		{"two", "one", 2, []string{"from the check"}},
		{"two", "two", 2, []string{"for f$2"}},
	} {
		p, err := ivl.Parse("helper.ivl", strings.NewReplacer("FIRST", c.first, "SECOND", c.second).Replace(helper))
		if err != nil {
			t.Fatal(err)
		}
		wanted := func(name string) bool { return name == "f" || name == "check" }
		apart := CallersApart(p, map[int]*ivl.Property{5: p.Props[0]}, wanted, func(name string) bool { return name == "main" })
		if apart == nil {
			t.Fatal("nothing is copied")
		}
		if err := ivl.Check(apart.Program); err != nil {
			t.Fatalf("%v\n%s", err, apart.Program)
		}
		a, err := absint.AnalyseWithout(t.Context(), apart.Program, nil)
		if err != nil {
			t.Fatal(err)
		}
		r, err := certificate.Check(t.Context(), a.Claims())
		if err != nil {
			t.Fatal(err)
		}
		var open []string
		for q := range r.Open {
			open = append(open, q.Name)
		}
		if len(apart.Program.Props) != c.all || len(open) != len(c.open) || !strings.HasSuffix(open[0], c.open[0]) {
			t.Errorf("%s, %s: open are %q of %d, want %q of %d\n%s", c.first, c.second, open, len(apart.Program.Props), c.open, c.all, apart.Program)
		}
		for q, old := range apart.Of {
			if old != p.Props[0] || q.Kind != old.Kind || q.Exception != old.Exception {
				t.Errorf("%v is a copy of %v", q, old)
			}
		}
	}
}

// TestCallersApartNot: what calls itself is not copied, nor anything where sites are compared with each other.
func TestCallersApartNot(t *testing.T) {
	all := func(string) bool { return true }
	none := func(name string) bool { return name == "main" }
	for _, edit := range [][2]string{{"e := call check(o)", "e := call f(o)"}, {"(= e.allocSite 5z)", "(= e.allocSite (+ e.allocSite 0z))"}} {
		p, err := ivl.Parse("helper.ivl", strings.NewReplacer("FIRST", "one", "SECOND", "two", edit[0], edit[1]).Replace(helper))
		if err != nil {
			t.Fatal(err)
		}
		apart := CallersApart(p, map[int]*ivl.Property{5: p.Props[0]}, func(name string) bool { return all(name) && name != "leaves" }, none)
		if apart != nil {
			t.Errorf("%s: copies %v", edit[1], apart.Procs)
		}
	}
}
