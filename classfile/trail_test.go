package classfile

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// record opens a class path without a JDK that records.
func record(t *testing.T, entries ...string) *Path {
	t.Helper()
	p, err := OpenPath(strings.Join(entries, string(filepath.ListSeparator)), PathOptions{NoPlatform: true, Release: 17, Record: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.Close() })
	return p
}

func trailOf(t *testing.T, p *Path) Trail {
	t.Helper()
	trail, err := p.Trail()
	if err != nil {
		t.Fatal(err)
	}
	return trail
}

// TestTrail checks for each kind of question which edits of a class path change its
// answer.
func TestTrail(t *testing.T) {
	below := func(name, super, field string, interfaces ...string) string {
		b := classtest.NewBuilder(52, 0x21, name, super, interfaces...)
		b.Field(0, field, "I")
		return string(b.Bytes())
	}
	dir := t.TempDir()
	write(t, dir, "out/p/A.class", aClass("p/A", "x"))
	write(t, dir, "out/p/B.class", below("p/B", "p/A", "x"))
	write(t, dir, "out/META-INF/services/java.x", "p.B")
	write(t, dir, "lib.jar", zipped(t, "META-INF/MANIFEST.MF", "Main-Class: p.A\n", "q/C.class", aClass("q/C", "x")))
	out, lib := filepath.Join(dir, "out"), filepath.Join(dir, "lib.jar")
	open := func() *Path { return record(t, out, lib) }

	all := []Question{AskHeader + "p/A", AskClass + "p/A", AskClass + "p/New", AskClass + "q/C", AskSubclasses + "p/A", AskSubclasses + "q/I", AskNames, AskMain, AskMetadata, AskContent}
	answers := func() Trail {
		t.Helper()
		p := open()
		for _, q := range all {
			if _, err := p.Answer(q); err != nil {
				t.Fatal(q, err)
			}
		}
		return trailOf(t, p)
	}
	last := answers()
	if got := last.Questions(); len(got) != len(all) {
		t.Fatalf("%d of %d questions: %v", len(got), len(all), got)
	}
	edit := func(what string, do func(), changed ...Question) {
		t.Helper()
		do()
		now := answers()
		var differ []Question
		for _, q := range now.Questions() {
			if now[q] != last[q] {
				differ = append(differ, q)
			}
		}
		slices.Sort(changed)
		if !slices.Equal(differ, changed) {
			t.Errorf("%s changes %q, want %q", what, differ, changed)
		}
		last = now
	}
	edit("nothing", func() {})
	edit("an unreached class", func() { write(t, dir, "out/p/B.class", below("p/B", "p/A", "y")) }, AskContent)
	edit("a class", func() { write(t, dir, "out/p/A.class", aClass("p/A", "y")) }, AskContent, AskClass+"p/A", AskHeader+"p/A")
	edit("a class that was missing", func() { write(t, dir, "out/p/New.class", aClass("p/New", "y")) }, AskContent, AskNames, AskClass+"p/New")
	edit("a class in front of another", func() { write(t, dir, "out/q/C.class", aClass("q/C", "y")) }, AskContent, AskClass+"q/C")
	edit("the class behind", func() {
		write(t, dir, "lib.jar", zipped(t, "META-INF/MANIFEST.MF", "Main-Class: p.A\n", "q/C.class", aClass("q/C", "z")))
	}, AskContent)
	edit("a subclass", func() { write(t, dir, "out/p/D.class", below("p/D", "p/A", "y")) }, AskContent, AskNames, AskSubclasses+"p/A")
	edit("an implementation", func() { write(t, dir, "out/p/D.class", below("p/D", "p/A", "y", "q/I")) }, AskContent, AskSubclasses+"q/I")
	edit("what is no class", func() { write(t, dir, "out/p/E.class", "no class") }, AskContent, AskNames)
	edit("a file", func() { write(t, dir, "out/notes.txt", "x") }, AskContent)
	edit("a provider", func() { write(t, dir, "out/META-INF/services/java.x", "p.D") }, AskContent, AskMetadata)
	edit("a manifest", func() {
		write(t, dir, "lib.jar", zipped(t, "META-INF/MANIFEST.MF", "Main-Class: p.B\n", "q/C.class", aClass("q/C", "z")))
	}, AskContent, AskMetadata, AskMain)

	if _, err := open().Answer("what else?"); err == nil {
		t.Error("what nobody can answer has an answer")
	}
	if err := os.Symlink(dir, filepath.Join(out, "round")); err != nil {
		t.Fatal(err)
	}
	p := open()
	if p.Content() == nil {
		t.Error("a folder without end has a content")
	}
	if _, err := p.Trail(); err == nil {
		t.Error("a trail without an answer")
	}
}

// TestTrailOfUse checks that ordinary use of a path leaves its questions.
func TestTrailOfUse(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "p/A.class", aClass("p/A", "x"))
	p := record(t, dir)
	if _, err := p.Class("p/A"); err != nil {
		t.Fatal(err)
	}
	if _, err := p.Class("p/A"); err != nil {
		t.Fatal(err)
	}
	if _, err := p.ParseClass("p/None"); !errors.As(err, new(*NotFoundError)) {
		t.Fatal(err)
	}
	if _, err := p.Class("../x"); !errors.As(err, new(*NotFoundError)) {
		t.Fatal(err)
	}
	if _, err := p.Subclasses("p/A"); err != nil {
		t.Fatal(err)
	}
	p.MainClass()
	trail := trailOf(t, p)
	want := []Question{"class p/None", "header p/A", "main", "subclasses p/A"}
	if got := trail.Questions(); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if trail["class p/None"] != notThere || trail["header p/A"] == notThere {
		t.Error(trail)
	}
	again := record(t, dir)
	for q, want := range trail {
		if got, err := again.Answer(q); got != want || err != nil {
			t.Errorf("%s: %q, %v, want %q", q, got, err, want)
		}
	}
	if !maps.Equal(trailOf(t, again), trail) {
		t.Error("answering leaves another trail")
	}
}

// TestTrailOfPlatform checks that platform classes leave no trail, not even in the
// program's name.
func TestTrailOfPlatform(t *testing.T) {
	openJDK(t)
	dir := t.TempDir()
	write(t, dir, "java/lang/Object.class", aClass("java/lang/Object", "x"))
	write(t, dir, "java/lang/Mine.class", aClass("java/lang/Mine", "x"))
	p, err := OpenPath(dir, PathOptions{Record: true})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if c, err := p.Class("java/lang/Object"); err != nil || !c.Origin.Platform {
		t.Fatal(c, err)
	}
	_, _ = p.Class("java/lang/Mine") // whether it can be had is the platform's say
	if below, err := p.Subclasses("java/lang/Object"); err != nil || slices.Contains(below, "java/lang/Object") {
		t.Fatal(below, err)
	}
	if got := trailOf(t, p).Questions(); slices.ContainsFunc(got, func(q Question) bool {
		return strings.HasSuffix(string(q), " java/lang/Object") && q != AskSubclasses+"java/lang/Object"
	}) {
		t.Errorf("%q", got)
	}
}

// TestFollow checks that all that a class names in any way is asked for.
func TestFollow(t *testing.T) {
	dir := t.TempDir()
	b := classtest.NewBuilder(52, 0x21, "A", objectClass)
	b.Field(0, "f", "[[LOfField;")
	b.Class("[LOfArray;")
	b.Class("Named")
	b.Utf8("(ILParam;[LParams;)LReturned;")
	b.Utf8("no name;")
	write(t, dir, "A.class", string(b.Bytes()))
	n := classtest.NewBuilder(52, 0x21, "Named", "Super")
	write(t, dir, "Named.class", string(n.Bytes()))
	write(t, dir, "Other.class", aClass("Other", "x"))
	p := record(t, dir)
	if _, err := p.Class("A"); err != nil {
		t.Fatal(err)
	}
	if err := p.Follow(true); err != nil {
		t.Fatal(err)
	}
	want := []Question{"class A", "class Named", "class OfArray", "class OfField", "class Param", "class Params", "class Returned", "class Super", "class java/lang/Object", "header A"}
	if got := trailOf(t, p).Questions(); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestView: views share classes that are parsed once, each has a record of its own, and
// that is the one of a path that nobody shares.
func TestView(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, "A.class", aClass("A", "a"))
	write(t, dir, "B.class", aClass("B", "b"))
	p, err := OpenPath(dir, PathOptions{NoPlatform: true})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	ask := func(p *Path, names ...string) Trail {
		for _, n := range names {
			if _, err := p.Class(n); err != nil && !errors.As(err, new(*NotFoundError)) {
				t.Fatal(err)
			}
		}
		if _, err := p.Subclasses("A"); err != nil {
			t.Fatal(err)
		}
		asked, err := p.Trail()
		if err != nil {
			t.Fatal(err)
		}
		return asked
	}
	first, second := p.View(true), p.View(true)
	ask(first, "A", "B", "None")
	got := ask(second, "A", "None")
	alone, err := OpenPath(dir, PathOptions{NoPlatform: true, Record: true})
	if err != nil {
		t.Fatal(err)
	}
	defer alone.Close()
	if want := ask(alone, "A", "None"); !maps.Equal(got, want) || len(got) != 3 {
		t.Errorf("a view notes %v, want %v", got, want)
	}
	one, _ := first.Class("A")
	if other, _ := second.Class("A"); &one.Pool.data[0] != &other.Pool.data[0] {
		t.Error("a class is parsed twice")
	}
	if first.Close() != nil || second.Close() != nil {
		t.Error("a view cannot be closed")
	}
	if _, err := p.View(false).Trail(); err == nil {
		t.Error("a view without a record has a trail")
	}
	fieldOf(t, p, "B")
}

// TestClassesIn: the classes of an entry are those of its own files.
func TestClassesIn(t *testing.T) {
	dir := t.TempDir()
	app := write(t, dir, "app.jar", zipped(t, "META-INF/MANIFEST.MF", "Class-Path: lib.jar\n", "A.class", aClass("A", "a")))
	write(t, dir, "lib.jar", zipped(t, "L.class", aClass("L", "l")))
	boot := write(t, dir, "boot.jar", zipped(t, "META-INF/MANIFEST.MF", "Start-Class: M\n", "org/Launcher.class", aClass("org/Launcher", "x"),
		"BOOT-INF/classes/M.class", aClass("M", "m"), "BOOT-INF/lib/n.jar", zipped(t, "N.class", aClass("N", "n"))))
	p := open(t, 17, app, boot)
	for entry, want := range map[string]string{app: "[A]", boot: "[M]", "other": "[]"} {
		if got, err := p.ClassesIn(entry); fmt.Sprint(got) != want || err != nil {
			t.Errorf("%s: %v, %v, want %s", entry, got, err, want)
		}
	}
}
