package models_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
	"github.com/jayverify/jayverify/models"
)

// TestPlaces shows that what a model assumes, asks for and does not support is
// reported on the lines of the program that call it.
func TestPlaces(t *testing.T) {
	needModels(t)
	dir := classtest.Javac(t, 17, map[string]string{"Places.java": `import java.util.*;

public class Places {
    static int twice(String s) {
        return 2 * Integer.parseInt(s);
    }

    public static void main(String[] args) {
        int n = twice(args[0]) + Integer.parseInt(args[1]);
        Scanner in = new Scanner(System.in);
        n += in.nextInt();
        ArrayDeque<Integer> d = new ArrayDeque<>();
        d.forEach(x -> d.add(x));
    }
}
`})
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	c, err := p.Class("Places")
	if err != nil {
		t.Fatal(err)
	}
	checks, err := lower.ParseChecks(nil)
	if err != nil {
		t.Fatal(err)
	}
	r, err := lower.Lower(models.Overlay(p), c.FindMethod("main", "([Ljava/lang/String;)V"), lower.Options{Checks: checks})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, n := range r.Assuming(nil) {
		if n.Kind == "no-throw" {
			got = append(got, fmt.Sprintf("%s:%d %d: %s", n.Pos.Method.Source, n.Pos.Line, n.N, n.Text))
		}
	}
	for _, in := range r.Program.Inputs {
		if in.Name == "Scanner.nextInt()" {
			got = append(got, fmt.Sprintf("%s:%d %s", in.Pos.Method.Source, in.Pos.Line, in.Name))
		}
	}
	for _, q := range r.Program.Props {
		if !strings.HasPrefix(q.Pos.Method.Class, "Places") {
			t.Errorf("%s is not in the program", q.Name)
		}
		if q.Kind == ivl.Unsupported && strings.Contains(q.Detail, "changing") {
			got = append(got, fmt.Sprintf("%s:%d: %s", q.Pos.Method.Source, q.Pos.Line, q.Detail))
		}
	}
	slices.Sort(got)
	want := []string{
		"Places.java:11 1: a Scanner finds input of the form that the program asks for",
		"Places.java:11 Scanner.nextInt()",
		"Places.java:13: in java.util.ArrayDeque.forEach(): java.util.ArrayDeque.changing() is not modelled and may change a java.util.ArrayDeque",
		"Places.java:9 2: Integer.parseInt() is given a number of its type",
	}
	if d := cmp.Diff(want, slices.Compact(got)); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}
