package parts_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/horntest"
	"github.com/jayverify/jayverify/horn/parts"
	"github.com/jayverify/jayverify/horn/spacer"
	"github.com/jayverify/jayverify/horn/zones"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/ivl"
)

// strides is loops one after the other, in each of which x grows by two; those
// in wrong assert too much.
func strides(t *testing.T, loops int, wrong ...int) *horn.System {
	t.Helper()
	var b strings.Builder
	for k := range loops {
		fmt.Fprintf(&b, "prop %d assert \"P%d\"\n", k, k)
	}
	b.WriteString("entry main\nproc main() {\n  var n, i, x: i32\nL0:\n  havoc n\n  assume (and (<= 0 n) (< n 100))\n  goto A0\n")
	for k := range loops {
		more := 0
		for _, w := range wrong {
			if w == k {
				more = 1
			}
		}
		fmt.Fprintf(&b, `A%[1]d:
  i := 0
  x := 0
  goto B%[1]d
B%[1]d:
  goto { (< i n) -> C%[1]d, else -> D%[1]d }
C%[1]d:
  x := (wrap.i32 (+ x 2))
  i := (wrap.i32 (+ i 1))
  goto B%[1]d
D%[1]d:
  assert (= (wrap.i32 (+ (wrap.i32 (+ n n)) %[3]d)) x) prop %[1]d
  goto A%[2]d
`, k, k+1, more)
	}
	fmt.Fprintf(&b, "A%d:\n  return\n}\n", loops)
	p, err := ivl.Parse("test.ivl", b.String())
	if err != nil {
		t.Fatal(err)
	}
	return horntest.Translate(t, p, horn.Options{})
}

// nothing is the facts that say nothing.
type nothing struct{}

func (nothing) Of(*horn.Pred, []horn.Term) []horn.Term { return nil }

func TestSplit(t *testing.T) {
	sys := strides(t, 5)
	ps := parts.Split(sys)
	if len(ps) != 5 {
		t.Fatalf("%d parts, expected 5", len(ps))
	}
	for i, p := range ps {
		if len(p.Queries) != 1 || p.Queries[0].Prop.ID != i {
			t.Errorf("part %d has %d queries, the first about %s", i, len(p.Queries), p.Queries[0].Prop.Name)
		}
	}
}

// What is solved is what holds, whatever else does not, and the models of parts
// together are one of all clauses.
func TestSolve(t *testing.T) {
	z3 := horntest.Z3(t)
	sys := strides(t, 8, 2, 5)
	facts, err := zones.Find(context.Background(), sys)
	if err != nil {
		t.Fatal(err)
	}
	s := &spacer.Solver{Path: z3, Variant: spacer.Plain}
	lim := parts.Limits{Each: time.Minute, Jobs: 2}
	model, proved := parts.Solve(context.Background(), sys, facts, parts.Split(sys), s, lim)
	var ids []int
	for _, p := range proved {
		ids = append(ids, p.ID)
	}
	if fmt.Sprint(ids) != "[0 1 3 4 6 7]" {
		t.Errorf("proved are %v", ids)
	}
	if _, err := evidence.Check(context.Background(), sys.Only(proved), model, z3); err != nil {
		t.Error(err)
	}
	if _, err := evidence.Check(context.Background(), sys, model, z3); err == nil {
		t.Error("the model is taken for a proof of what is wrong")
	}
}

// A solver that knows nothing proves nothing.
func TestNobody(t *testing.T) {
	sys := strides(t, 12)
	n := &nobody{}
	if _, proved := parts.Solve(context.Background(), sys, nothing{}, parts.Split(sys), n, parts.Limits{Each: time.Minute, Jobs: 1}); len(proved) != 0 {
		t.Errorf("%d are proved", len(proved))
	}
	if n.asked > 6 {
		t.Errorf("it was asked %d times", n.asked)
	}
}

type nobody struct{ asked int }

func (*nobody) Name() string                            { return "nobody" }
func (*nobody) Version(context.Context) (string, error) { return "0", nil }
func (n *nobody) Solve(context.Context, *horn.System, horn.Limits) (*horn.Answer, error) {
	n.asked++
	return &horn.Answer{Reason: "nobody knows"}, nil
}
