package harness

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/javac"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
)

// effectsSource has methods that change their object, whose names begin with "set", and
// methods that do not, whose names begin with "get".
const effectsSource = `
import java.util.*;

public class Main {
    private int n;
    private final int fixed = 1;
    private final int[] cells = new int[3];
    private final int[][] rows = new int[2][2];
    private final List<String> names = new ArrayList<>();
    private final Part part = new Part();
    private static int calls;

    public int getField() { return n + fixed; }
    public void setField(int v) { n = v; }
    public void setByHelper(int v) { helper(v); }
    private void helper(int v) { n = v; }
    public void setCell(int v) { cells[0] = v; }
    public void setCellOfParameter(int v) { store(cells, v); }
    private static void store(int[] to, int v) { to[0] = v; }
    public void setRow(int v) { rows[1][0] = v; }
    public void setByLibrary() { Arrays.fill(cells, 7); }
    public void setByCopy(int[] from) { System.arraycopy(from, 0, cells, 0, 1); }
    public void setList(String s) { names.add(s); }
    public void setByIterator() { Iterator<String> i = names.iterator(); i.next(); i.remove(); }
    public void setByLambda(List<String> more) { more.forEach(s -> n++); }
    public void setByReference(List<Integer> more) { more.forEach(this::helper); }
    public void setPart() { part.grow(); }
    public void setByInterface(Grows g) { g.grow(); }
    public void setInInitialiserOfOther() { new Other(this); }
    public String getName(int i) { return names.get(i); }
    public int getSize() { return names.size() + cells.length; }
    public int getCell() { return cells[0]; }
    public int getStatic() { return ++calls; }
    public boolean getContains(String s) { return names.contains(s); }
    public String getText() { return "n is " + n; }

    interface Grows { void grow(); }
    static class Part implements Grows {
        int size;
        public void grow() { size++; }
    }
    static class Other {
        Other(Main m) { m.n = 5; }
    }
}`

// compiled opens the classes of a source file.
func compiled(t *testing.T, source string) *classfile.Path {
	t.Helper()
	home, dir := jdktest.Home(t, 17), t.TempDir()
	file := filepath.Join(t.TempDir(), "Main.java")
	if err := os.WriteFile(file, []byte(source), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := javac.Compile(filepath.Join(home, "bin", "javac"), "-g", "-d", dir, file); err != nil {
		t.Fatal(err)
	}
	path, err := classfile.OpenPath(dir, classfile.PathOptions{JDK: home})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = path.Close() }) // it was only read
	return path
}

// TestEffects: what may change an object is found, through calls, arrays, collections and
// lambdas.
func TestEffects(t *testing.T) {
	path := compiled(t, effectsSource)
	c, err := path.Class("Main")
	if err != nil {
		t.Fatal(err)
	}
	e := newEffects(path, classfile.NewHierarchy(path))
	n := 0
	for _, m := range c.Methods {
		kind := m.Name[:3]
		if !slices.Contains([]string{"get", "set"}, kind) || !m.Access.Has(classfile.AccPublic) {
			continue
		}
		n++
		if got := e.mayChange(m, e.partsOf("Main")); got != (kind == "set") {
			t.Errorf("%s: may change the object: %t", m.Name, got)
		}
	}
	if want := strings.Count(effectsSource, "public ") - 2; n != want {
		t.Errorf("%d methods, expected %d", n, want)
	}
}
