package ivl_test

import (
	"context"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/ivl"
)

const runHead = `
class O #1
class A #2 extends O external {
  m: i8
  immutable f: i32
  n: ref A
}
class B #3 extends A {
  k: z
  d: double
}
class ` + "`[I`" + ` #5 extends O of i32 external
class ` + "`[A`" + ` #6 extends O of ref A
class ` + "`[Z`" + ` #7 extends O of z
class S #8 extends O {
  immutable len: i32
  hash: i32
}
pred P(z)
input 0 environment "in"
input 1 unmodelled "call"
prop 0 assert "p"
prop 1 assert "q"
global g: i32 = 7
global gz: z = 0
global ga: ref A = null:A
entry main
proc fact(n: z) returns (z) {
  var r: z
L: goto {(<= n 0) -> Base, else -> Rec}
Base: return 1
Rec:
  r := call fact((- n 1))
  return (* n r)
}
proc down(n: i32) {
L: goto {(= n 0) -> E, else -> R}
R:
  call down((wrap.i32 (- n 1)))
  return
E: return
}
proc swap(a: i32, b: i32, p: ref A) returns (i32, i32, ref A) {
  var unset: i32
L: return b, (wrap.i32 (+ a unset)), p
}
proc main() {
  var x, y: i32
  var b: i8
  var z, w: z
  var c, e: bool
  var d: double
  var a, n: ref A
  var bb: ref B
  var o: ref O
  var r: ref ` + "`[I`" + `
  var ra: ref ` + "`[A`" + `
  var rz: ref ` + "`[Z`" + `
  var s: ref S
L:
`

// runBody runs the lines as the body of main's first block, followed by a return.
func runBody(t *testing.T, body string, opts ivl.Options) ivl.Outcome {
	t.Helper()
	return run(t, runHead+body+"\n  return\n}\n", opts)
}

func TestRunOutput(t *testing.T) {
	tests := []struct{ name, body, want string }{
		{"new objects", "a := new A @3\n output \"%i %i %i\", a.id, a.type, a.allocSite\n bb := new B @4\n output \" %i %i\", bb.id, bb.type", "1 2 3 2 3"},
		{"null", "output \"%i %i %i %i %i\", a.id, a.type, a.allocSite, r.length, a.f", "0 0 0 0 0"},
		{"fields start as zero", "a := new A @1\n b, n := pull A a\n output \"%i %b %s\", b, (= n null:A), a", "0 true A@1"},
		{"push and pull", "a := new A @1\n push A a, 5, a\n b, n := pull A a\n output \"%i %b\", b, (= a n)", "5 true"},
		{"fields of subclasses keep their values", "bb := new B @1\n push B bb, 1, null:A, 99999999999999999999z, 1.5d\n push A bb, 2, bb\n b, n, z, d := pull B bb\n output \"%i %i %f %b\", b, z, d, (= n bb)", "2 99999999999999999999 1.5 true"},
		{"immutable field", "a := new A @1\n init a.f := 42\n output \"%i\", a.f", "42"},
		{"some fields", "bb := new B @1\n push B bb, 1, null:A, 7z, 1.5d\n push A{n} bb, bb\n push B{d, m} bb, 2.5d, 3\n d, n := pull B{d, n} bb\n z, b := pull B{k, m} bb\n output \"%i %i %f %b\", b, z, d, (= n bb)", "3 7 2.5 true"},
		{"arrays", "r := new `[I`[3] @1\n push r[1], -7\n x := pull r[1]\n y := pull r[2]\n output \"%i %i %i\", x, y, r.length", "-7 0 3"},
		{"arrays of references", "ra := new `[A`[2] @1\n n := pull ra[0]\n a := new A @2\n push ra[1], a\n n := pull ra[1]\n output \"%b\", (= n a)", "true"},
		{"arrays of big numbers", "rz := new `[Z`[2] @1\n push rz[1], 99999999999999999999z\n z := pull rz[1]\n w := pull rz[0]\n output \"%i %i\", z, w", "99999999999999999999 0"},
		{"external array of references", "ra := new `[A`[2] @1 external\n a := pull ra[0]\n n := pull ra[1]\n output \"%b %b %b %i\", (= a n), (= a null:A), (< a.id 0), a.type\n n := pull ra[0]\n output \" %b\", (= a n)", "false false true 2 true"},
		{"cast", "bb := new B @1\n a := bb\n bb := (cast B a)\n output \"%b\", (= a bb)", "true"},
		{"object constants", "s := (obj S -1 \"text\" 4)\n output \"%s %i %b\", s, s.len, (= s (obj S -1 \"text\" 4))", "text 4 true"},
		{"results cross", "x := 1\n y := 2\n x, y, a := call swap(x, y, null:A)\n output \"%i %i\", x, y", "2 1"},
		{"results not needed", "x := 3\n _, x, _ := call swap(x, 9, null:A)\n output \"%i\", x", "3"},
		{"locals of a call start as zero", "x, y, a := call swap(1, 2, a)\n x, y, a := call swap(3, 4, a)\n output \"%i %i\", x, y", "4 3"},
		{"recursion and big numbers", "z := call fact(30z)\n output \"%i\", z", "265252859812191058636308480000000"},
		{"big numbers wrap", "z := call fact(30z)\n x := (wrap.i32 z)\n output \"%i %i\", x, (wrap.i8 (div z 1000000007z))", "1409286144 -119"},
		{"big globals", "gz := 170141183460469231731687303715884105728z\n gz := (neg gz)\n output \"%i %i %i\", gz, (shr gz 63), (rem gz 1000z)", "-170141183460469231731687303715884105728 -18446744073709551616 -728"},
		{"overflow of 64 bits and back", "z := 9223372036854775807L\n z := (+ z 1z)\n w := (- z 1z)\n output \"%i %i %b\", z, w, (= w 9223372036854775807L)", "9223372036854775808 9223372036854775807 true"},
		{"division", "output \"%i %i %i %i %i %i\", (div -7 2), (rem -7 2), (div 7 -2), (rem 7 -2), (div 7 0), (rem 7 0)", "-3 -1 -3 1 0 0"},
		{"division of the least number", "z := -9223372036854775808L\n output \"%i %i\", (div z -1z), (rem z -1z)", "9223372036854775808 0"},
		{"bits of negative numbers", "z := -36893488147419103233z\n output \"%i %i %i\", (bitand z 255z), (bitor z 1z), (bitxor z z)", "255 -36893488147419103233 0"},
		{"shifts", "output \"%i %i %i %i %i\", (shl 1 63), (shr -1L 63), (shr -5 1), (ushr32 -1 28), (ushr64 -1L 60)", "9223372036854775808 -1 -3 15 15"},
		{"connectives", "c := true\n output \"%b%b%b%b%b%b\", (and), (or), (and c e), (or e c), (=> e c), (not c)", "truefalsefalsetruetruefalse"},
		{"ite of each sort", "c := true\n output \"%i %b %f %i\", (ite c 1 2), (ite e c e), (ite c 1f 2f), (ite c a n).id", "1 false 1.0 0"},
		{"equal conditions", "output \"%b %b\", (= c e), (= c true)", "true false"},
		{"floats as Java prints them", "output \"%f %f %f %f %f %f %f\", 100d, 1e7d, 1.0e-3d, 9.999e-4d, (double nan), (float -inf), 0.1f", "100.0 1.0E7 0.001 9.999E-4 NaN -Infinity 0.1"},
		{"characters", "output \"%c%c\", 65, 8364", "A€"},
		{"globals", "g := (wrap.i32 (+ g g))\n ga := new A @1\n output \"%i %i\", g, ga.id", "14 1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := runBody(t, "output \"\"\n"+tt.body, ivl.Options{})
			if o.Result != ivl.Finished || o.Output != tt.want {
				t.Errorf("%s %s: printed %q, want %q", o.Result, o.Reason, o.Output, tt.want)
			}
		})
	}
}

func TestRunEnds(t *testing.T) {
	tests := []struct {
		name, body string
		opts       ivl.Options
		result     ivl.Result
		reason     string
	}{
		{"violated", "assert (= g 8) prop 1", ivl.Options{}, ivl.Violated, ""},
		{"blocked", "assume (= g 8)\n assert false prop 0", ivl.Options{}, ivl.Blocked, ""},
		{"stopped", "goto K\nK: stop\nM:", ivl.Options{}, ivl.Stopped, ""},
		{"step limit", "goto K\nK: goto K\nM:", ivl.Options{MaxSteps: 1000}, ivl.StepLimit, ""},
		{"depth limit", "call down(1000)", ivl.Options{MaxDepth: 500}, ivl.DepthLimit, ""},
		{"deep enough", "call down(90000)", ivl.Options{}, ivl.Finished, ""},
		{"memory limit", "r := new `[I`[2000000000] @1", ivl.Options{}, ivl.MemLimit, "no room for a [I of length 2000000000"},
		{"memory limit of objects", "goto K\nK:\n a := new A @1\n goto K\nM:", ivl.Options{MaxBytes: 1 << 20}, ivl.MemLimit, "no room for another A"},
		{"huge numbers", "z := 3\n goto K\nK:\n z := (* z z)\n goto K\nM:", ivl.Options{}, ivl.MemLimit, "an integer of more than 1048576 bits"},
		{"shifted numbers", "z := 3\n goto K\nK:\n z := (shl z 63)\n goto K\nM:", ivl.Options{}, ivl.MemLimit, "an integer of more than 1048576 bits"},
		{"untouched external array", "r := new `[I`[2000000000] @1 external", ivl.Options{}, ivl.Finished, ""},
		{"touched external array", "r := new `[I`[2000000000] @1 external\n x := pull r[0]", ivl.Options{}, ivl.MemLimit, "no room for 2000000000 elements of an array from outside"},
		{"no inputs", "havoc x input 0", ivl.Options{}, ivl.Inconclusive, "the run needs a value for input in, and there are no inputs"},
		{"predicate", "assume P(1)", ivl.Options{}, ivl.Inconclusive, "predicate P cannot be executed"},
		{"asserted predicate", "assert P(1)", ivl.Options{}, ivl.Inconclusive, "predicate P cannot be executed"},
		{"array", "z := (select (const.array z 3z) 1)", ivl.Options{}, ivl.Inconclusive, "arrays cannot be executed"},
		{"branch on an array", "goto {(select (const.array bool true) 1) -> K, else -> K}\nK:", ivl.Options{}, ivl.Inconclusive, "arrays cannot be executed"},
		{"contents of a constant", "s := (obj S -1 \"text\" 4)\n x := pull S s", ivl.Options{}, ivl.Inconclusive, "the run needs the contents of field hash of an object from outside, and there are no inputs"},
		{"pull of null", "pull O a", ivl.Options{}, ivl.Broken, "a is null"},
		{"pull of another class", "o := new O @1\n b, n := pull A o", ivl.Options{}, ivl.Broken, "o is a O, which is no A"},
		{"push of null", "push A a, 0, a", ivl.Options{}, ivl.Broken, "a is null"},
		{"bad cast", "o := new O @1\n a := (cast A o)", ivl.Options{}, ivl.Broken, "the object is a O, which is no A"},
		{"cast of null", "a := (cast A o)", ivl.Options{}, ivl.Finished, ""},
		{"index too large", "r := new `[I`[3] @1\n x := pull r[3]", ivl.Options{}, ivl.Broken, "index 3 of r with length 3"},
		{"negative index", "r := new `[I`[3] @1\n push r[-1], 0", ivl.Options{}, ivl.Broken, "index -1 of r with length 3"},
		{"element of null", "x := pull r[0]", ivl.Options{}, ivl.Broken, "r is null"},
		{"negative length", "r := new `[I`[-1] @1", ivl.Options{}, ivl.Broken, "an array of length -1"},
		{"a range that is not kept", "x := 2147483647\n x := (+.i32 x 1)", ivl.Options{}, ivl.Broken, "(+.i32 x 1) is 2147483648, not in the range of i32"},
		{"shift count", "z := (shl 1 (+ g 57))", ivl.Options{}, ivl.Broken, "shift count 64 of (shl 1 (+ g 57))"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := runBody(t, tt.body, tt.opts)
			if o.Result != tt.result || o.Reason != tt.reason {
				t.Errorf("got %s %q, want %s %q", o.Result, o.Reason, tt.result, tt.reason)
			}
			if (o.Prop != nil) != (tt.result == ivl.Violated) {
				t.Errorf("property %v", o.Prop)
			}
		})
	}
}

func TestRunTellsWhere(t *testing.T) {
	o := run(t, `
prop 0 assert "p"
prop 1 assert "q"
entry main
proc main() { // M.java:1 @0 in M.main()V
L:
  assert true prop 0
  call f(2) // M.java:2 @1
  return
}
proc f(n: i32) { // M.java:5 @0 in M.f(I)V
L: goto {(= n 0) -> Z, else -> R}
Z:
  assert true prop 1
  assert false prop 1 // M.java:6 @3
  return
R:
  call f((wrap.i32 (- n 1))) // M.java:7 @9
  return
}`, ivl.Options{})
	var stack []string
	for _, f := range o.Stack {
		stack = append(stack, f.Proc+" "+f.Pos.String())
	}
	want := "f M.java:6 @3 in M.f(I)V; f M.java:7 @9 in M.f(I)V; f M.java:7 @9 in M.f(I)V; main M.java:2 @1 in M.main()V"
	if got := strings.Join(stack, "; "); got != want {
		t.Errorf("stack\n got %s\nwant %s", got, want)
	}
	if o.Result != ivl.Violated || o.Prop.ID != 1 || o.Pos.Line != 6 || !o.Reached[0] || !o.Reached[1] {
		t.Errorf("outcome %+v", o)
	}
}

func TestStepsAreCounted(t *testing.T) {
	for _, limit := range []int64{0, 1, 2, 3, 4, 5, 1000, 1 << 19} {
		o := run(t, "entry m\nproc m() {\n  var x: i32\nL:\n  x := 1\n  goto L\n}\n", ivl.Options{MaxSteps: max(limit, 1)})
		if o.Result != ivl.StepLimit || o.Steps > max(limit, 1) || o.Steps < limit-1 {
			t.Errorf("limit %d: %s after %d", limit, o.Result, o.Steps)
		}
	}
}

// One machine serves runs at the same time.
func TestRunsAtTheSameTime(t *testing.T) {
	m, err := ivl.Compile(mustParse(t, loopText))
	if err != nil {
		t.Fatal(err)
	}
	outputs := make(chan string)
	for range 4 {
		go func() { outputs <- m.Run(context.Background(), ivl.Options{}).Output }()
	}
	for range 4 {
		if got := <-outputs; got != "1783293664\n" {
			t.Errorf("printed %q", got)
		}
	}
}

func TestRunCoverage(t *testing.T) {
	m, err := ivl.Compile(mustParse(t, "prop 0 assert \"p\"\nentry m\nproc m() {\n  var x: i32\nL: goto {(< x 1) -> A, else -> B}\nA: return\nB:\n  assert false prop 0\n  return\n}\n"))
	if err != nil {
		t.Fatal(err)
	}
	o := m.Run(context.Background(), ivl.Options{})
	var visited []string
	for i, b := range m.Blocks() {
		if o.Visited[i] {
			visited = append(visited, b.Label)
		}
	}
	if strings.Join(visited, " ") != "L A" || o.Reached[0] {
		t.Errorf("visited %v, reached %v", visited, o.Reached)
	}
}

func TestRunTrace(t *testing.T) {
	var trace []string
	run(t, "entry m\nproc m() {\n  var x: i32\nL:\n  x := 1\n  call f()\n  x := 2\n  return\n}\nproc f() {\nK: return\n}\n", ivl.Options{
		Trace: func(p *ivl.Proc, b *ivl.Block, i int) {
			text := b.Term.String()
			if i < len(b.Stmts) {
				text = b.Stmts[i].String()
			}
			trace = append(trace, p.Name+": "+text)
		},
	})
	want := "m: x := 1, m: call f(), f: return, m: x := 2, m: return"
	if got := strings.Join(trace, ", "); got != want {
		t.Errorf("got %s\nwant %s", got, want)
	}
}

func TestRunInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	m, err := ivl.Compile(mustParse(t, "input 0 environment \"in\"\nentry m\nproc m() {\n  var x: i32\nL:\n  havoc x input 0\n  goto L\n}\n"))
	if err != nil {
		t.Fatal(err)
	}
	if o := m.Run(ctx, ivl.Options{NoRecord: true, Inputs: cancelAfter{100, cancel, new(int)}}); o.Result != ivl.Interrupted {
		t.Errorf("got %s", o.Result)
	}
}

// cancelAfter supplies zeros and calls cancel at the n-th request.
type cancelAfter struct {
	n      int
	cancel func()
	seen   *int
}

func (c cancelAfter) Value(ivl.Request) (ivl.Value, bool) {
	if *c.seen++; *c.seen == c.n {
		c.cancel()
	}
	return ivl.Value{}, true
}

func TestRunOutputIsBounded(t *testing.T) {
	o := runBody(t, "goto K\nK:\n output \"0123456789\"\n goto K\nM:", ivl.Options{MaxSteps: 100, MaxOutput: 25})
	if o.Output != "0123456789012345678901234" || !o.Truncated {
		t.Errorf("output %q, truncated %v", o.Output, o.Truncated)
	}
	if o := runBody(t, "output \"x\"", ivl.Options{MaxOutput: -1}); o.Output != "" {
		t.Errorf("output %q", o.Output)
	}
}
