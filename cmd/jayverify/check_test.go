package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/harness"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/ivl"
)

// someEntry is the method p.A.NAME().
func someEntry(name string) entries.Entry {
	return entries.Entry{Method: &classfile.Method{Class: &classfile.Class{Name: "p/A"}, Name: name, Desc: "()V"}}
}

// TestOneBug: a bug in the verification of one entry does not end the others, and the exit
// code tells it.
func TestOneBug(t *testing.T) {
	var stderr bytes.Buffer
	c := &command{stderr: &stderr, log: newLog(&stderr)}
	o := &options{check: &checkOptions{failOn: []string{failManifest}}}
	k := &checking{cmd: c, opt: o, show: newProgress(c, o, 2), cancel: func() { t.Error("the others are ended") }}
	broken, sound := &project.Outcome{Entry: someEntry("broken")}, &project.Outcome{Entry: someEntry("sound")}
	k.guarded(broken, func() { panic("BUG: no such thing") })
	k.guarded(sound, func() { sound.Result = &result.Result{Verdict: result.Safe} })
	k.take(broken)
	k.take(sound)
	r := k.merger.Result("p", []string{broken.Entry.String(), sound.Entry.String()}, "", 0)
	if r.Project.Total != (result.Tally{Proved: 1, NotJudged: 1}) || !r.Project.Entries[0].Bug {
		t.Errorf("%+v", r.Project)
	}
	if code := k.exitCode(r); code != int(failure.Internal) {
		t.Errorf("exit code %d", code)
	}
	for _, want := range []string{"no such thing", "p/A.broken()V", "goroutine"} {
		if !strings.Contains(stderr.String(), want) {
			t.Errorf("stderr lacks %q:\n%s", want, stderr.String())
		}
	}
}

// TestHopeless: what is wrong for all entries ends the queue, what is wrong for one does not.
func TestHopeless(t *testing.T) {
	for _, c := range []struct {
		err  error
		want bool
	}{
		{failure.Errorf(failure.NoSolver, "no z3"), true},
		{failure.Errorf(failure.Usage, "--encoding=x"), true},
		{failure.Errorf(failure.Data, "no superclass"), false},
		{&noObject{}, false},
		{errors.New("x"), false},
	} {
		if got := (&checking{opt: &options{}}).hopeless(c.err); got != c.want {
			t.Errorf("%T: %v", c.err, got)
		}
	}
}

// TestSinceRevision: a run that takes no line of a changed file is as old as the revision.
func TestSinceRevision(t *testing.T) {
	at := func(class, source string) ivl.Pos {
		return ivl.Pos{Method: &ivl.Method{Class: class, Source: source}, Line: 1}
	}
	s := &since{rev: "main", changed: []string{"core/src/main/java/p/New.java", "README.md"}}
	for _, c := range []struct {
		name string
		run  *result.Counterexample
		pos  ivl.Pos
		old  bool
	}{
		{"the place", &result.Counterexample{}, at("p/New", "New.java"), false},
		{"on the way", &result.Counterexample{Path: []ivl.Pos{at("p/New$In", "New.java")}}, at("p/Old", "Old.java"), false},
		{"a caller", &result.Counterexample{Stack: []ivl.Pos{at("p/New", "New.java")}}, at("p/Old", "Old.java"), false},
		{"nowhere", &result.Counterexample{Path: []ivl.Pos{at("p/Old", "Old.java")}}, at("p/Old", "Old.java"), true},
		{"of that name elsewhere", &result.Counterexample{}, at("q/New", "New.java"), true},
		{"not all is known", &result.Counterexample{Cut: 3}, at("p/Old", "Old.java"), false},
		{"no names", &result.Counterexample{}, at("p/Old", ""), false},
		{"no run", nil, at("p/Old", "Old.java"), false},
	} {
		r := &result.Result{Properties: []result.Property{{Property: &ivl.Property{Pos: c.pos}, Verdict: result.Unsafe, Run: c.run}}}
		s.apply(r)
		if a := r.Properties[0].Accepted; (a != nil) != c.old || a != nil && a.By != bySince {
			t.Errorf("%s: %+v", c.name, a)
		}
	}
}

// TestBadge: what a badge says, and how a line of a README writes it.
func TestBadge(t *testing.T) {
	r := &result.Result{Project: &result.Project{Total: result.Tally{Proved: 3, Open: 1}}}
	for _, c := range []struct {
		found, open  int
		text, colour string
	}{
		{0, 0, "3 of 3 methods proved", "brightgreen"},
		{0, 1, "3 of 4 methods proved", "yellow"},
		{2, 1, "2 findings, 3 of 4 methods proved", "red"},
	} {
		r.Properties = nil
		for i := range c.found {
			r.Properties = append(r.Properties, result.Property{Property: &ivl.Property{Name: fmt.Sprint(i)}, Verdict: result.Unsafe})
		}
		r.Project.Total.Open = c.open
		if b := badgeOf(r); b.Message != c.text || b.Color != c.colour {
			t.Errorf("%+v", b)
		}
	}
	var line bytes.Buffer
	if err := writeBadge(&line, "x.MD", r); err != nil || !strings.Contains(line.String(), "(https://img.shields.io/badge/jayverify-2%20findings%2C%203%20of%204%20methods%20proved-red)") {
		t.Errorf("%s, %v", line.String(), err)
	}
}

// TestTakesNoObjects: methods whose arguments are the same in every world.
func TestTakesNoObjects(t *testing.T) {
	for desc, want := range map[string]bool{"(I[[JLjava/lang/String;)V": true, "()Lp/A;": true, "(Lp/A;)V": false, "([Ljava/lang/Object;)V": false} {
		m := &classfile.Method{Desc: desc, Access: classfile.AccStatic}
		if got := harness.TakesNoObjects(m); got != want {
			t.Errorf("%s: %v", desc, got)
		}
		m.Access = 0
		if harness.TakesNoObjects(m) {
			t.Errorf("%s: a receiver is no object", desc)
		}
	}
}

// TestJudgesReadSources: below --source-path, @throws and @SuppressWarnings are read.
func TestJudgesReadSources(t *testing.T) {
	const source = "package p;\n\npublic class S {\n    /** @throws IllegalStateException sometimes */\n    @SuppressWarnings(\"jayverify:array-index\")\n" +
		"    public static int f(int[] a) {\n        return a[0];\n    }\n}\n"
	folder := t.TempDir()
	if err := os.MkdirAll(filepath.Join(folder, "p"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "p", "S.java"), []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	path, err := classfile.OpenPath(classtest.Javac(t, 17, map[string]string{"p/S.java": source}), classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	class, err := path.Class("p/S")
	if err != nil {
		t.Fatal(err)
	}
	for sources, want := range map[string]bool{folder: true, t.TempDir(): false} {
		c := newJudges(path, verify.Config{}, []string{sources}).contracts.Of(class.FindMethod("f", "([I)I"))
		if got := c.Documented("java/lang/IllegalStateException", nil) != nil; got != want || c.Suppresses("array-index") != want {
			t.Errorf("documented %v, suppressed %v; want %v", got, c.Suppressed, want)
		}
	}
}
