package spaceinv

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/ivl"
)

// read is a program whose objects of class B come from one site, those of C from two,
// and those of X also from outside.
const read = `
class java/lang/Object #1
class A #2 extends java/lang/Object {
  immutable k: i32
  next: ref A
  n: i32
}
class B #3 extends A {
  more: ref X
}
class C #4 extends java/lang/Object {
  c: i32
}
class X #5 extends java/lang/Object external {
  immutable name: ref C
  v: i32
}
class Y #6 extends java/lang/Object {
  y: i32
}
class ` + "`[LB;`" + ` #7 extends java/lang/Object of ref B
input 0 unmodelled "x"
prop 0 assert "p"
entry main
proc main() {
  var o: ref java/lang/Object
  var a: ref A
  var b: ref B
  var c, d: ref C
  var x: ref X
  var y: ref Y
  var bs: ref ` + "`[LB;`" + `
L0:
  b := new B @11
  c := new C @12
  d := new C @13
  x := new X @14
  bs := new ` + "`[LB;`" + `[3] @15
  push bs[0], b
  b := pull bs[0]
  push B b, null:A, 3, null:X
  push C c, 3
  push X x, 4
  havoc x input 0
  o := x
  x := (cast X o)
  a := b
  _, _ := pull A a
  _, _, _ := pull B b
  _ := pull C d
  _ := pull X x
  y := null:Y
  return
}
`

// TestReads asks an encoded program what encodings that go further ask.
func TestReads(t *testing.T) {
	p, err := ivl.Parse("read.ivl", read)
	if err != nil {
		t.Fatal(err)
	}
	if err := ivl.Check(p); err != nil {
		t.Fatal(err)
	}
	h, err := EncodeHeap(p, Options{})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range p.Classes {
		line := c.Name + ":"
		if d := h.TypeOf(c); d != nil {
			line += " type " + d.Name
		}
		if site, ok := h.SiteOf(c); ok {
			line += fmt.Sprint(" site ", site)
		}
		got = append(got, line)
	}
	if d := cmp.Diff([]string{"java/lang/Object:", "A: type B site 11", "B: type B site 11", "C: type C", "X: type X", "Y:", "[LB;: type [LB; site 15"}, got); d != "" {
		t.Errorf("types and sites: -want +got:\n%s", d)
	}
	got = nil
	for _, q := range h.Program.Preds {
		if h.Tuples[q] != nil {
			got = append(got, q.Name+" "+strings.Join(h.TupleNames(q), " "))
			continue
		}
		line := fmt.Sprintf("%s %s, %d of the object:", q.Name, strings.Join(q.Names, " "), h.Object(q))
		for _, v := range h.Values(q) {
			field, ref := "element", ""
			if v.Field != nil {
				field = v.Field.Name
			}
			if v.Ref != nil {
				ref = " of " + v.Ref.Name
			}
			line += fmt.Sprintf(" %s(%s%s %v %d)", v.Name, field, ref, v.Comp, v.ID)
		}
		got = append(got, line)
	}
	slices.Sort(got)
	want := []string{
		"inv_B $id $site $k $next$id $next$type $next$site $next$k $n $more$id $more$type $more$site $more$name$id $more$name$type $more$name$site, 3 of the object:" +
			" $next$id(next of A id 0) $next$type(next of A type 0) $next$site(next of A allocSite 0) $next$k(next field -1) $n(n field -1)" +
			" $more$id(more of X id 5) $more$type(more of X type 5) $more$site(more of X allocSite 5) $more$name$id(more of C id 8) $more$name$type(more of C type 8) $more$name$site(more of C allocSite 8)",
		"inv_C $id $site $c, 2 of the object: $c(c field -1)",
		"inv_X $id $site $name$id $name$type $name$site $v, 5 of the object: $v(v field -1)",
		"inv_[LB; $id $site $len $[index] $[element]$id $[element]$type $[element]$site $[element]$k, 3 of the object:" +
			" $[element]$id(element of B id 0) $[element]$type(element of B type 0) $[element]$site(element of B allocSite 0) $[element]$k(element field -1)",
		"tuple_X $id $site $name$id $name$type $name$site",
	}
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("predicates: -want +got:\n%s", d)
	}
}

// TestSameStatement: a statement that stands at two places is a bug of the pass before.
func TestSameStatement(t *testing.T) {
	p, err := ivl.Parse("read.ivl", read)
	if err != nil {
		t.Fatal(err)
	}
	b := p.Procs[0].Blocks[0]
	b.Stmts = append(b.Stmts, b.Stmts[0])
	defer func() {
		if r := recover(); !strings.Contains(fmt.Sprint(r), "the same statement stands at another place") {
			t.Errorf("recovered %v", r)
		}
	}()
	_, _ = EncodeHeap(p, Options{})
}

// TestRecursiveTuple: a class whose immutable fields refer to the class has no tuple.
func TestRecursiveTuple(t *testing.T) {
	const text = "class java/lang/Object #1\nclass A #2 extends java/lang/Object {\n  immutable next: ref A\n}\nentry main\nproc main() {\nL0:\n  return\n}\n"
	p, err := ivl.Parse("a.ivl", text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := EncodeHeap(p, Options{}); err == nil || !strings.Contains(err.Error(), "no finite tuple") {
		t.Errorf("error %v", err)
	}
}
