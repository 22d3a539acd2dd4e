package sums_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/analysis/sums"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// head declares classes and what the model is told.
const head = `class java/lang/Object #1
class E #2 extends java/lang/Object {
  immutable k: i32
  n: i32
  next: ref E
}
class Above #3 extends java/lang/Object {
  n: i32
}
class Below #4 extends Above
class Outside #5 extends java/lang/Object external {
  n: i32
}
class Long #6 extends java/lang/Object {
  n: i64
  on: u1
}
class java/util/ArrayList #7 extends java/lang/Object

entry main

proc ` + "`java.util.ListSum.added(Ljava/util/ArrayList;Ljava/lang/Object;)V`" + `(l: ref java/util/ArrayList, x: ref E) {
  var n, k: i32
L0:
  n, _ := pull E x
  k := x.k
  return
}
proc ` + "`java.util.ListSum.begun(Ljava/util/ArrayList;)V`" + `(l: ref java/util/ArrayList) {
L0:
  return
}
proc ` + "`java.util.ListSum.made(Ljava/lang/Object;)V`" + `(x: ref java/lang/Object) {
L0:
  return
}
proc ` + "`java.util.ListSum.read(Ljava/lang/Object;I)V`" + `(x: ref java/lang/Object, now: i32) {
L0:
  return
}
proc ` + "`java.util.ListSum.set(Ljava/lang/Object;)V`" + `(x: ref java/lang/Object) {
L0:
  return
}
proc ` + "`java.util.ListSum.written(Ljava/lang/Object;II)V`" + `(x: ref java/lang/Object, old: i32, now: i32) {
L0:
  return
}
`

// made begins a main that makes a list and an element.
const made = `proc main() {  // M.java:1 @0 in M.main([Ljava/lang/String;)V
  var l: ref java/util/ArrayList
  var x, y: ref E
  var n: i32
L0:
  l := new java/util/ArrayList @1  // M.java:1 @0 in M.main([Ljava/lang/String;)V
  x := new E @2
`

func TestFollow(t *testing.T) {
	for _, test := range []struct {
		name, field, body string
		want              []string // in this order; nil: the program is refused
	}{
		{"a write that names the field", "n", "  push E x, 0, null:E\n  push E{n} x, 5\n  return\n}\n",
			[]string{"push E x, 0, null:E", ":= pull E{n} x", "written(Ljava/lang/Object;II)V`(x, ", ", 5)", "push E{n} x, 5"}},
		{"a write and a read of another field", "n", "  push E x, 0, null:E\n  push E{next} x, x\n  y := pull E{next} x\n  return\n}\n",
			[]string{"push E x, 0, null:E", "\n  push E{next} x, x", "\n  y := pull E{next} x", "\n  return"}},
		{"a read that names the field", "n", "  push E x, 0, null:E\n  y, n := pull E{next, n} x\n  return\n}\n",
			[]string{"y, n := pull E{next, n} x", "read(Ljava/lang/Object;I)V`(x, n)"}},
		{"a first write of one field", "n", "  push E{n} x, 0\n  return\n}\n", nil},
		{"a write", "n", "  push E x, 0, null:E\n  push E x, 5, x\n  return\n}\n",
			[]string{"new java/util/ArrayList", "begun(Ljava/util/ArrayList;)V`(l)", "new E", "made(Ljava/lang/Object;)V`(x)", "push E x, 0, null:E", ", _ := pull E x", "written(Ljava/lang/Object;II)V`(x, ", ", 5)", "push E x, 5, x"}},
		{"a read", "n", "  push E x, 0, null:E\n  n, y := pull E x\n  return\n}\n", []string{"n, y := pull E x", "read(Ljava/lang/Object;I)V`(x, n)"}},
		{"a read of another field", "n", "  push E x, 0, null:E\n  _, y := pull E x\n  return\n}\n", []string{"_, y := pull E x", "return"}},
		{"a read that changes the reference", "n", "  push E x, 0, null:E\n  n, x := pull E x\n  return\n}\n", []string{"n, x := pull E x", "return"}},
		{"a field that never changes", "k", "  push E x, 0, null:E\n  init x.k := 4\n  push E x, 1, x\n  return\n}\n", []string{"push E x, 0, null:E", "set(Ljava/lang/Object;)V`(x)", "init x.k := 4", "push E x, 1, x"}},
		{"an object that nobody writes to at once", "n", "  goto L1\nL1:\n  push E x, 0, null:E\n  return\n}\n", nil},
		{"a call before the first write", "n", "  call f()\n  push E x, 0, null:E\n  return\n}\nproc f() {\nL0:\n  return\n}\n", nil},
		{"two objects before the first write", "n", "  y := new E @3\n  push E x, 0, null:E\n  push E y, 0, null:E\n  return\n}\n", nil},
		{"no such field", "next", "  push E x, 0, null:E\n  return\n}\n", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			p, err := ivl.Parse("test", head+made+test.body)
			if err != nil {
				t.Fatal(err)
			}
			before := p.String()
			q := sums.Follow(p, reach.Sum{Class: "E", Field: test.field}, 1)
			if p.String() != before {
				t.Error("the program is changed")
			}
			if q == nil || test.want == nil {
				if (q == nil) != (test.want == nil) {
					t.Fatalf("got %v", q)
				}
				return
			}
			if err := ivl.Check(q); err != nil {
				t.Fatal(err)
			}
			_, rest, _ := strings.Cut(q.String(), "proc main()")
			main := rest
			for _, w := range test.want {
				_, after, found := strings.Cut(rest, w)
				if !found {
					t.Fatalf("%q is not there, or not in its place:\n%s", w, main)
				}
				rest = after
			}
			if n := strings.Count(main, "ListSum"); n != strings.Count(strings.Join(test.want, "\n"), ";)V`")+strings.Count(strings.Join(test.want, "\n"), "I)V`")+missing(test.want) {
				t.Errorf("%d calls:\n%s", n, main)
			}
		})
	}
}

// missing is how many of the calls for a new list and a new object are not listed.
func missing(want []string) int {
	all := strings.Join(want, "\n")
	n := 0
	for _, call := range []string{"begun(", "made("} {
		if !strings.Contains(all, call) {
			n++
		}
	}
	return n
}

func TestFields(t *testing.T) {
	p, err := ivl.Parse("test", head+made+"  push E x, 0, null:E\n  return\n}\n")
	if err != nil {
		t.Fatal(err)
	}
	// Above has a class below it, objects of Outside come from outside, and a field of Below is one of Above.
	want := []reach.Sum{{Class: "E", Field: "k"}, {Class: "E", Field: "n"}, {Class: "Long", Field: "on"}}
	got := sums.Fields(p)
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	if got := sums.Lists(p); !slices.Equal(got, []int{1}) {
		t.Errorf("lists at %v", got)
	}
}
