package ivl_test

import (
	"context"
	"math/big"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/ivl"
)

func TestReplay(t *testing.T) {
	p := mustParse(t, runHead+`
  havoc x input 0
  havoc b input 1
  havoc y input 0
  havoc z input 0
  output "%i %i %i %i", x, b, y, z
  return
}
`)
	big70 := new(big.Int).Lsh(big.NewInt(1), 70)
	replay := &ivl.Replay{Queues: map[*ivl.Input][]ivl.Value{
		p.Inputs[0]: {{N: 3}, {N: -4}, ivl.IntValue(big70)},
		p.Inputs[1]: {{N: 5}},
	}}
	o, err := ivl.Run(context.Background(), p, ivl.Options{Inputs: replay})
	if err != nil {
		t.Fatal(err)
	}
	if o.Output != "3 5 -4 1180591620717411303424" || !o.Uncertain || replay.FellBack != 0 {
		t.Errorf("output %q, uncertain %v, fell back %d times", o.Output, o.Uncertain, replay.FellBack)
	}
	var names []string
	for _, c := range o.Consumed {
		names = append(names, c.Request.Input.Name+"="+c.Value.Format(c.Request.Type))
	}
	if diff := cmp.Diff([]string{"in=3", "call=5", "in=-4", "in=1180591620717411303424"}, names); diff != "" {
		t.Error(diff)
	}

	short := &ivl.Replay{Queues: map[*ivl.Input][]ivl.Value{p.Inputs[0]: {{N: 3}}}}
	if o, _ := ivl.Run(context.Background(), p, ivl.Options{Inputs: short}); o.Result != ivl.Inconclusive || short.FellBack != 1 || short.Missing.Input != p.Inputs[1] {
		t.Errorf("without fallback: %s, %d, %v", o.Result, short.FellBack, short.Missing)
	}
	short.Fallback, short.FellBack = ivl.Zeros{}, 0
	if o, _ := ivl.Run(context.Background(), p, ivl.Options{Inputs: short}); o.Output != "3 0 0 0" || short.FellBack != 3 {
		t.Errorf("with fallback: %q, %d", o.Output, short.FellBack)
	}
	wrong := &ivl.Replay{Queues: map[*ivl.Input][]ivl.Value{p.Inputs[0]: {{N: 1 << 40}}}}
	if o, _ := ivl.Run(context.Background(), p, ivl.Options{Inputs: wrong}); o.Result != ivl.Inconclusive {
		t.Errorf("a value outside its type: %s", o.Result)
	}
}

func TestExternalObjects(t *testing.T) {
	p := mustParse(t, runHead+`
  havoc a input 0
  havoc n input 0
  output "%b %b %i %i", (= a n), (= a null:A), a.f, a.f
  push A a, 3, a
  b, n := pull A n
  output " %i %b", b, (= n a)
  return
}
`)
	classA := p.Classes[1]
	same := ivl.Value{Ref: &ivl.External{Number: 4, Class: classA}}
	replay := &ivl.Replay{
		Queues:   map[*ivl.Input][]ivl.Value{p.Inputs[0]: {same, same}},
		Fallback: ivl.Zeros{},
	}
	o, err := ivl.Run(context.Background(), p, ivl.Options{Inputs: replay})
	if err != nil {
		t.Fatal(err)
	}
	// The field f is asked for once; m and n are written before they are read.
	if o.Output != "true false 0 0 3 true" || len(o.Consumed) != 3 || !o.Uncertain {
		t.Errorf("%s %s: output %q, consumed %d, uncertain %v", o.Result, o.Reason, o.Output, len(o.Consumed), o.Uncertain)
	}
	if f := o.Consumed[2].Request; !f.Contents || f.Field.Name != "f" || f.Object >= 0 {
		t.Errorf("asked for %+v", f)
	}
	replay.Contents = map[ivl.Content]ivl.Value{o.Consumed[2].Request.Content(): {N: 7}}
	if o, err = ivl.Run(context.Background(), p, ivl.Options{Inputs: replay}); err != nil || o.Output != "true false 7 7 3 true" {
		t.Errorf("%v: with contents given: output %q", err, o.Output)
	}
}

func TestExternalArray(t *testing.T) {
	p := mustParse(t, runHead+`
  havoc r input 0
  r := new `+"`[I`"+`[2] @9 external
  x := pull r[0]
  y := pull r[0]
  push r[1], 8
  g := pull r[1]
  output "%b %i", (= x y), g
  return
}
`)
	o, err := ivl.Run(context.Background(), p, ivl.Options{Inputs: ivl.NewRandom(p, 1)})
	if err != nil {
		t.Fatal(err)
	}
	if o.Output != "true 8" || len(o.Consumed) != 2 || o.Consumed[1].Request.Site != 9 {
		t.Errorf("%s %s: output %q, consumed %+v", o.Result, o.Reason, o.Output, o.Consumed)
	}
}

func TestRandomIsDeterministicAndInRange(t *testing.T) {
	p := mustParse(t, runHead+`
  goto K
K:
  assume (< x 12345)
  havoc x input 0
  havoc b input 0
  havoc z input 0
  havoc c input 0
  havoc d input 0
  havoc a input 0
  havoc r input 0
  goto K
}
`)
	m, err := ivl.Compile(p)
	if err != nil {
		t.Fatal(err)
	}
	hit := map[int64]bool{}
	for seed := range uint64(200) {
		opts := ivl.Options{MaxSteps: 300}
		opts.Inputs = ivl.NewRandom(p, seed)
		first := m.Run(context.Background(), opts)
		if first.Result != ivl.StepLimit && first.Result != ivl.Blocked {
			t.Fatalf("seed %d: %s %s", seed, first.Result, first.Reason)
		}
		for _, c := range first.Consumed {
			if c.Request.Type == ivl.Int {
				hit[c.Value.N] = true
			}
		}
		opts.Inputs = ivl.NewRandom(p, seed)
		if again := m.Run(context.Background(), opts); !reflect.DeepEqual(first, again) {
			t.Fatalf("seed %d: two runs differ", seed)
		}
	}
	for _, n := range []int64{0, 1, -1, 12344, 12345, 12346, -1 << 31, 1<<31 - 1} {
		if !hit[n] {
			t.Errorf("%d was never tried", n)
		}
	}
}

func TestConstants(t *testing.T) {
	p := mustParse(t, "entry m\nproc m() {\n  var x: i32\nL:\n  x := 5\n  x := (ite (< x 9) 5 -3)\n  goto {(= x 7) -> L, else -> L}\n}\n")
	var got []int64
	for _, n := range ivl.Constants(p).Ints {
		got = append(got, n.Int64())
	}
	if diff := cmp.Diff([]int64{-3, 5, 7, 9}, got); diff != "" {
		t.Error(diff)
	}
}

// What a value is read from is told with it, and has no other effect.
func TestHavocOf(t *testing.T) {
	p := mustParse(t, `
class java/lang/Object #1
class java/lang/String #2 extends java/lang/Object of u16
class `+"`[Ljava/lang/String;`"+` #3 extends java/lang/Object of ref java/lang/String
input 0 environment "args.length"
input 1 environment "Integer.parseInt()"
input 2 environment "Random.nextBoolean()" java Z
prop 0 assert "p"
entry main
proc main() {
  var args: ref `+"`[Ljava/lang/String;`"+`
  var s: ref java/lang/String
  var n: i32
L0:
  args := new `+"`[Ljava/lang/String;`"+`[3] @7 external
  s := pull args[2]
  havoc n input 1 of s
  assert (= n 0) prop 0
  return
}
`)
	if again := mustParse(t, p.String()); again.String() != p.String() {
		t.Errorf("printed again:\n%s", again)
	}
	if p.Inputs[2].Desc != "Z" {
		t.Errorf("input 2 has descriptor %q", p.Inputs[2].Desc)
	}
	out, err := ivl.Run(t.Context(), p, ivl.Options{Inputs: &ivl.Replay{Queues: map[*ivl.Input][]ivl.Value{p.Inputs[1]: {{N: 5}}}}})
	if err != nil || out.Result != ivl.Violated || len(out.Consumed) != 1 || out.Consumed[0].Request.Of != "args[2]" {
		t.Errorf("the run: %+v, %v", out, err)
	}
}

// Two values of a setting are sure if their names differ, or if both are null.
func TestSetting(t *testing.T) {
	for _, test := range []struct {
		second string // the name that is asked for after "A"
		values []ivl.Value
		unsure bool
	}{
		{"B", []ivl.Value{{Ref: &ivl.External{Number: 0}}, {}}, false},
		{"A", []ivl.Value{{}, {}}, false},
		{"A", []ivl.Value{{Ref: &ivl.External{Number: 0}}, {Ref: &ivl.External{Number: 0}}}, false},
		{"A", []ivl.Value{{Ref: &ivl.External{Number: 0}}, {Ref: &ivl.External{Number: 1}}}, true},
		{"A", []ivl.Value{{Ref: &ivl.External{Number: 0}}, {}}, true},
		{"A", []ivl.Value{{}, {Ref: &ivl.External{Number: 0}}}, true},
	} {
		p := mustParse(t, `
class java/lang/Object #1
class java/lang/String #2 extends java/lang/Object of u16
input 0 setting "System.getenv()"
prop 0 assert "p"
entry main
proc main() {
  var x: ref java/lang/String
  var y: ref java/lang/String
L0:
  havoc x input 0 of (obj java/lang/String -1 "A")
  havoc y input 0 of (obj java/lang/String -2 "`+test.second+`")
  assert false prop 0
  return
}
`)
		for i := range test.values {
			if r := test.values[i].Ref; r != nil {
				r.Class, r.Length = p.Classes[1], 1
			}
		}
		out, err := ivl.Run(t.Context(), p, ivl.Options{Inputs: &ivl.Replay{Queues: map[*ivl.Input][]ivl.Value{p.Inputs[0]: test.values}}})
		if err != nil || out.Result != ivl.Violated || out.Uncertain != test.unsure {
			t.Errorf("%s, %v: %+v, %v", test.second, test.values, out, err)
			continue
		}
		if got, want := out.Consumed[1].Request.String(), `a value for input System.getenv("`+test.second+`")`; got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

// The elements of an array that is an input are the environment's choice; the
// fields of an object are not.
func TestArgumentContents(t *testing.T) {
	for _, test := range []struct{ pull, want string }{
		{"x := pull a[1]", "argument a[1]"},
		{"x := pull Box b", ""},
	} {
		p := mustParse(t, `
class java/lang/Object #1
class Box #2 extends java/lang/Object external {
  n: i32
}
class `+"`[I`"+` #3 extends java/lang/Object of i32 external
input 0 environment "argument a"
input 1 environment "argument b"
prop 0 assert "p"
entry main
proc main() {
  var a: ref `+"`[I`"+`
  var b: ref Box
  var x: i32
L0:
  havoc a input 0
  havoc b input 1
  `+test.pull+`
  assert (= x 1) prop 0
  return
}
`)
		array, box := &ivl.External{Class: p.Classes[2], Length: 2}, &ivl.External{Number: 1, Class: p.Classes[1]}
		in := &ivl.Replay{Queues: map[*ivl.Input][]ivl.Value{p.Inputs[0]: {{Ref: array}}, p.Inputs[1]: {{Ref: box}}}, Fallback: ivl.Zeros{}}
		out, err := ivl.Run(t.Context(), p, ivl.Options{Inputs: in})
		if err != nil || out.Result != ivl.Violated || out.Uncertain != (test.want == "") || len(out.Consumed) != 3 || out.Consumed[2].Request.Name != test.want {
			t.Errorf("%s: %+v, %v", test.pull, out, err)
		}
	}
}

// sameObject gives one object for all references, and 0 for numbers.
type sameObject struct{ class *ivl.Class }

// Value implements ivl.Inputs.
func (s sameObject) Value(r ivl.Request) (ivl.Value, bool) {
	if r.Type.Sort != ivl.RefSort {
		return ivl.Value{}, true
	}
	return ivl.Value{Ref: &ivl.External{Class: s.class, Length: 2}}, true
}

// TestHeldObjects: what an object from outside holds is of the class of the field or the element,
// also if it is an object that was mentioned before. An array of objects may hold itself.
func TestHeldObjects(t *testing.T) {
	for _, c := range []struct {
		class, read string
		want        ivl.Result
	}{
		{"Box", "box := pull Box x", ivl.Violated},
		{"[LBox;", "box := pull x[0]", ivl.Inconclusive},
		{"[[LBox;", "boxes := pull x[0]", ivl.Inconclusive},
		{"[Ljava/lang/Object;", "object := pull x[0]", ivl.Violated},
		{"[[Ljava/lang/Object;", "objects := pull x[0]", ivl.Violated},
	} {
		p := mustParse(t, strings.ReplaceAll(`
class java/lang/Object #1
class Box #2 extends java/lang/Object external {
  other: ref Box
}
class ~[LBox;~ #3 extends java/lang/Object of ref Box external
class ~[[LBox;~ #4 extends java/lang/Object of ref ~[LBox;~ external
class ~[Ljava/lang/Object;~ #5 extends java/lang/Object of ref java/lang/Object external
class ~[[Ljava/lang/Object;~ #6 extends java/lang/Object of ref ~[Ljava/lang/Object;~ external
input 0 environment "argument x"
prop 0 assert "p"
entry main
proc main() {
  var x: ref ~`+c.class+`~
  var box: ref Box
  var boxes: ref ~[LBox;~
  var object: ref java/lang/Object
  var objects: ref ~[Ljava/lang/Object;~
L0:
  havoc x input 0
  `+c.read+`
  assert false prop 0
  return
}
`, "~", "`"))
		i := slices.IndexFunc(p.Classes, func(k *ivl.Class) bool { return k.Name == c.class })
		out, err := ivl.Run(t.Context(), p, ivl.Options{Inputs: sameObject{p.Classes[i]}})
		if err != nil || out.Result != c.want {
			t.Errorf("%s: %s %s, %v; want %s", c.read, out.Result, out.Reason, err, c.want)
		}
	}
}
