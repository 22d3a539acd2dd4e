package jdkfacts_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
)

// library is a platform that has some more classes.
type library struct {
	*classfile.Path
	more []string
}

func (l library) PlatformClasses() ([]string, error) {
	names, err := l.Path.PlatformClasses()
	return append(names, l.more...), err
}

// rules are methods of a library, with the facts about each in a comment behind it.
const rules = `
package lib;
import java.util.*;
import java.util.function.*;

public class Rules {
	Object field;
	static Object common;
	static final Runnable own = () -> {};
	public interface Visitor { void visit(Object o); default void twice(Object o) { visit(o); visit(o); } }
	static class Started { static int n; static { Runtime.getRuntime().halt(1); } }
	public static final class Closed implements Visitor { public void visit(Object o) { o.hashCode(); } }
	static class Inner { void act(Object o) { } }
	static class InnerMore extends Inner { void act(Object o) { o.toString(); } }

	public void runs(Object o) { acts(o); } // Object.hashCode 1; Rules.acts 0; keeps 1
	public void acts(Object o) { o.hashCode(); } // Object.hashCode 1
	public static void initialises() { Started.n++; } // exits
	public static int nothing(int x, Object o) { return x + 1; } // harmless
	public static int hash(int x, Object o) { return o.hashCode(); } // Object.hashCode 1
	public static int hashOfText(String s) { return s.hashCode(); } // harmless
	public static void visits(Visitor v, Object o) { v.visit(o); } // Visitor.visit 0; keeps 1
	public static void visitsOwn(Object o) { Visitor v = new Closed(); v.visit(o); } // Object.hashCode 0
	public static void visitsClosed(Closed v, Object o) { v.visit(o); } // Object.hashCode 1
	public static void defaults(Visitor v, Object o) { v.twice(o); } // Visitor.twice 0; keeps 1
	static void inner(Inner i, Object o) { i.act(o); } // Object.toString 1
	public static void passes(Object o) { inner(new Inner(), o); } // harmless
	public static void passesMore(Object o) { inner(new InnerMore(), o); } // Object.toString 0
	public static void lambda(Object o) { run(() -> o.hashCode()); } // Object.hashCode 0
	public static void reference(Object o) { Supplier<String> s = o::toString; s.get(); } // Object.toString 0
	public static void lambdaThatIsNotRun(Object o) { Runnable r = () -> o.hashCode(); r.hashCode(); } // harmless
	static void run(Runnable r) { r.run(); } // Runnable.run 0
	public static void ownStatic() { own.run(); } // harmless
	public static void kept() { common.hashCode(); } // Object.hashCode kept
	public static String concat(Object o) { return "a" + o; } // Object.toString 0
	public static String concatOfTexts(String s, int i) { return s + i; } // harmless
	public void keep(Object o) { field = o; } // keeps 1
	public static void keepForAll(Object o) { common = o; } // keeps 0
	public static Object keepsNot(Object o) { Object[] a = {o}; return a[0]; } // harmless
	public int fromField() { return field.hashCode(); } // Object.hashCode 0
	public static void fill(Object[] to, Object o) { to[0] = o; } // keeps 1; writes 0
	public static int reads(int[] from) { return from[0]; } // harmless
	public static void inThread(Runnable r) { new Thread(r).start(); } // Runnable.run 0 elsewhere; Thread.getContextClassLoader kept; elsewhere; keeps 0; writes 0
	public static void madeThread(Runnable r) { new Thread(r); } // Thread.getContextClassLoader kept; keeps 0
	public static void ownThread() { new Thread(() -> {}).start(); } // Runnable.run kept elsewhere; Thread.getContextClassLoader kept; elsewhere
	public static Object byName(String s) throws Exception { return Class.forName(s); } // loads
	public static Object byOwnName() throws Exception { return Class.forName("lib.Rules"); } // harmless
	public static Object made(String s) throws Exception { return Class.forName(s).getConstructor().newInstance(); } // loads makes
	public static void services() { ServiceLoader.load(Visitor.class); } // services
	public static void ends() { System.exit(1); } // Runnable.run kept; exits
	static native void unknown(); // anything
	public static void callsUnknown() { unknown(); } // anything
	public static int list(Object o) { List<Object> l = new ArrayList<>(); l.add("a"); return l.indexOf(o); } // Object.equals 0
	public static int listOf(Object o) { List<Object> l = new ArrayList<>(); l.add(o); return l.get(0).hashCode(); } // Object.hashCode 0; writes 0
	public static void caught(Object o) { try { nothing(1 / 0, o); } catch (ArithmeticException e) { e.getMessage(); } } // harmless
	public static void compares(Object[] a) { Arrays.sort(a); } // Comparable.compareTo 0; writes 0
	public static void each(Collection<Object> c) { for (Object o : c) o.hashCode(); } // Collection.iterator 0; Iterator.hasNext 0; Iterator.next 0; Object.hashCode 0
}
`

// TestRules: each rule of the analysis, on both sides of the line.
func TestRules(t *testing.T) {
	a, path := analysis(t, rules)
	wrong, tested := compare(t, a, path)
	for _, w := range wrong {
		t.Error(w)
	}
	if tested < 39 {
		t.Errorf("only %d rules", tested)
	}
}

// TestMistakes: a mistake in the analysis breaks one of the rules.
func TestMistakes(t *testing.T) {
	_, path := analysis(t, rules)
	more, err := path.ProgramClasses()
	if err != nil {
		t.Fatal(err)
	}
	a, err := jdkfacts.New(library{path, more}, "")
	if err != nil {
		t.Fatal(err)
	}
	for m := range jdkfacts.Mistakes {
		if wrong, _ := compare(t, a.WithMistake(m), path); len(wrong) == 0 {
			t.Errorf("no rule finds the mistake %d", m)
		}
	}
}

// compare asks for the facts of all rules, and says which are not those in the comments.
func compare(t *testing.T, a *jdkfacts.Analysis, path *classfile.Path) (wrong []string, tested int) {
	t.Helper()
	c, err := path.Class("lib/Rules")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(rules) {
		code, want, ok := strings.Cut(line, " // ")
		if !ok {
			continue
		}
		name, _, _ := strings.Cut(code, "(")
		name = name[strings.LastIndex(name, " ")+1:]
		i := slices.IndexFunc(c.Methods, func(m *classfile.Method) bool { return m.Name == name })
		if i < 0 {
			t.Fatalf("no method %s", name)
		}
		tested++
		want = strings.TrimSpace(want)
		if got := describe(a.Of(c.Methods[i])); got != want {
			wrong = append(wrong, name+": "+got+", want "+want)
		}
	}
	return wrong, tested
}

func analysis(t *testing.T, source string) (*jdkfacts.Analysis, *classfile.Path) {
	t.Helper()
	dir := classtest.Javac(t, 17, map[string]string{"lib/Rules.java": source})
	path, err := classfile.OpenPath(dir, classfile.PathOptions{JDK: jdktest.Home(t, 17)})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := path.Close(); err != nil {
			t.Error(err)
		}
	})
	more, err := path.ProgramClasses()
	if err != nil {
		t.Fatal(err)
	}
	a, err := jdkfacts.New(library{path, more}, "")
	if err != nil {
		t.Fatal(err)
	}
	return a, path
}

// describe is a fact in the words of rules.
func describe(f jdkfacts.Fact) string {
	var parts []string
	for _, r := range f.Runs {
		class := r.Method.Class.Name[strings.LastIndexAny(r.Method.Class.Name, "/$")+1:]
		s := class + "." + r.Method.Name + " "
		if r.On == jdkfacts.Kept {
			s += "kept"
		} else {
			s += string(rune('0' + r.On))
		}
		if r.Elsewhere {
			s += " elsewhere"
		}
		parts = append(parts, s)
	}
	slices.Sort(parts)
	var does []string
	for _, d := range []struct {
		does jdkfacts.Does
		name string
	}{
		{jdkfacts.Anything, "anything"}, {jdkfacts.RunsElsewhere, "elsewhere"}, {jdkfacts.LoadsClasses, "loads"}, {jdkfacts.MakesObjects, "makes"},
		{jdkfacts.FindsServices, "services"}, {jdkfacts.Exits, "exits"},
	} {
		if f.Does&d.does != 0 {
			does = append(does, d.name)
		}
	}
	if len(does) > 0 {
		parts = append(parts, strings.Join(does, " "))
	}
	for i := range 3 {
		if f.Keeps.Has(i) {
			parts = append(parts, "keeps "+string(rune('0'+i)))
		}
	}
	for i := range 3 {
		if f.Writes.Has(i) {
			parts = append(parts, "writes "+string(rune('0'+i)))
		}
	}
	if len(parts) == 0 {
		return "harmless"
	}
	return strings.Join(parts, "; ")
}
