package indy_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ssa"
)

// TestForeignUses spins a class with each use of a member, and looks for the instructions that make it.
func TestForeignUses(t *testing.T) {
	ref := func(name, desc string) classfile.MemberRef {
		return classfile.MemberRef{Class: "p/Box", Name: name, Desc: desc}
	}
	for _, c := range []struct {
		member indy.Member
		want   []string // in this order
	}{
		{indy.Member{MemberRef: ref("get", "(IJ)Ljava/lang/Object;"), Use: indy.Calls}, []string{"receiver:()Lp/Box;", "any:()I", "any:()J", "invokevirtual", "p/Box.get", "give:("}},
		{indy.Member{MemberRef: ref("size", "()I"), Use: indy.Calls}, []string{"receiver:()Lp/Box;", "invokevirtual", "p/Box.size", "return"}},
		{indy.Member{MemberRef: ref("of", "([I)Lp/Box;"), Use: indy.CallsStatic}, []string{"any:()[I", "invokestatic", "p/Box.of", "give:("}},
		{indy.Member{MemberRef: ref("<init>", "(Ljava/lang/String;)V"), Use: indy.Constructs}, []string{"new p/Box", "any:()Ljava/lang/String;", "invokespecial", "p/Box.<init>", "give:("}},
		{indy.Member{MemberRef: ref("next", "Lp/Box;"), Use: indy.Reads}, []string{"receiver:()Lp/Box;", "getfield", "p/Box.next", "give:("}},
		{indy.Member{MemberRef: ref("next", "Lp/Box;"), Use: indy.Writes}, []string{"receiver:()Lp/Box;", "any:()Lp/Box;", "putfield", "p/Box.next"}},
		{indy.Member{MemberRef: ref("count", "J"), Use: indy.ReadsStatic}, []string{"getstatic", "p/Box.count"}},
		{indy.Member{MemberRef: ref("count", "J"), Use: indy.WritesStatic}, []string{"any:()J", "putstatic", "p/Box.count"}},
		{indy.EnumValues("p/Colour"), []string{"invokestatic", "p/Colour.values", "return"}},
	} {
		spun, err := indy.Foreign([]indy.Member{c.member}, nil, nil)
		if err != nil {
			t.Fatal(err)
		}
		rest := lift(t, spun[0].FindMethod("use0", "()V"), nil).String()
		for _, want := range c.want {
			_, after, found := strings.Cut(rest, want)
			if !found {
				t.Errorf("%s: no %q in\n%s", c.member, want, rest)
				break
			}
			rest = after
		}
		if c.member.Use == indy.Initialises && strings.Contains(rest, "give") {
			t.Errorf("the constants are given away:\n%s", rest)
		}
	}
}

// TestForeignMany spins a class with more members than one method can choose from: the method run can come to each.
func TestForeignMany(t *testing.T) {
	const n = 3_000
	var members []indy.Member
	for i := range n {
		members = append(members, indy.Member{MemberRef: classfile.MemberRef{Class: "p/C", Name: fmt.Sprintf("m%04d", i), Desc: "()V"}, Use: indy.CallsStatic})
	}
	cs, err := indy.Foreign(members, nil, nil)
	if err != nil {
		t.Fatal(err)
	}
	c := cs[0]
	called := map[string]bool{}
	var visit func(name string)
	visit = func(name string) {
		m := c.FindMethod(name, "()V")
		if called[name] || m == nil || m.Code == nil {
			return
		}
		called[name] = true
		f := lift(t, m, nil)
		if err := ssa.Check(f); err != nil {
			t.Error(err)
		}
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				if call, ok := in.(*ssa.Call); ok {
					if call.Method.Class == indy.ForeignClass {
						visit(call.Method.Name)
					} else {
						called[call.Method.Class+"."+call.Method.Name] = true
					}
				}
			}
		}
	}
	visit(indy.ForeignRun.Name)
	for _, m := range members {
		if !called[m.Class+"."+m.Name] {
			t.Fatalf("%s is never called", m)
		}
	}
}
