package reach

import (
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/jdkfacts"
	"github.com/jayverify/jayverify/ssa"
)

// TestGivesObject: calls in methods called object… never return null, whatever code they run; the others may, or the code does not show.
func TestGivesObject(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{"Main.java": `
import java.nio.file.*;
import java.time.*;
import java.util.*;
import java.util.function.Supplier;
import java.util.regex.Pattern;

public class Main {
	static class Nothing extends AbstractList<String> {
		public String get(int i) { return ""; }
		public int size() { return 1; }
		public List<String> subList(int i, int j) { return null; }
	}
	// The program makes no object of it, but the JDK could, as of a service.
	static class Unused extends TimeZone {
		public int getOffset(int era, int year, int month, int day, int dayOfWeek, int ms) { return 0; }
		public int getRawOffset() { return 0; }
		public void setRawOffset(int ms) { }
		public boolean inDaylightTime(Date d) { return false; }
		public boolean useDaylightTime() { return false; }
		public Object clone() { return null; }
	}

	static Object objectPath() { return Paths.get("x"); }
	static Object objectDay(LocalDate d) { return d.getDayOfWeek(); }
	static Object objectFile(Path p) { return p.toFile(); }
	static Object parent(Path p) { return p.getParent(); }
	static Object places(List<String> l) { return l.subList(0, 1); }
	static Object group() { return Pattern.compile("a(b)?").matcher("a").group(1); }
	static Object value(Map<String, String> m) { return m.get("x"); }
	static Object supplied(Supplier<Object> s) { return s.get(); }
	static Object copy(TimeZone z) { return z.clone(); }
	static Object property() { return System.getProperty("x"); }

	public static void main(String[] args) {
		objectPath(); objectDay(LocalDate.now()); objectFile(Paths.get("x"));
		parent(Paths.get("x")); places(new Nothing()); group(); value(System.getenv()); supplied(() -> null); copy(TimeZone.getDefault()); property();
	}
}
`})
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	main, err := path.Class("Main")
	if err != nil {
		t.Fatal(err)
	}
	below := func() (map[string][]string, error) { return jdkfacts.Below(path.View(false), jdkfacts.Folder()) }
	p, _, err := Find(path, main.FindMethod("main", "([Ljava/lang/String;)V"), Options{Below: below})
	if err != nil {
		t.Fatal(err)
	}
	p.standIns.own = p.Hier // the source has no models
	asked := 0
	for _, x := range p.Methods {
		for _, b := range x.Func.Blocks {
			r, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Return)
			if !ok || x.Def.Class != main || r.Result == nil {
				continue
			}
			call, ok := r.Result.(*ssa.Call)
			if !ok {
				continue // the lambda
			}
			asked++
			got := p.GivesObject(x.Sites[call].Resolved, call.Kind != ssa.InvokeStatic)
			if want := len(x.Def.Name) > 6 && x.Def.Name[:6] == "object"; got != want {
				t.Errorf("%s: %v, want %v", x.Def.Name, got, want)
			}
		}
	}
	if asked != 10 {
		t.Errorf("%d methods were asked about", asked)
	}
}
