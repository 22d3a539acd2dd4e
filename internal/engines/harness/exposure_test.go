package harness

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
)

// exposureSource has classes whose objects keep their parts for themselves: their names begin
// with "Own". Those of "Parts" share parts; those of "Whole" may be changed as a whole, too.
const exposureSource = `
import java.util.*;
import java.util.function.*;

class OwnCopy { private final int[] a; OwnCopy(int[] a) { this.a = a.clone(); } int[] a() { return a.clone(); } void set(int i) { a[0] = i; } }
class OwnList {
    private final List<String> a;
    OwnList(List<String> a) { this.a = new ArrayList<>(a); }
    List<String> a() { return Collections.unmodifiableList(a); }
    List<String> copy() { return new ArrayList<>(a); }
    void addAll(List<String> more) { a.addAll(more); }
    void add(String s) { a.add(s); }
    String get(int i) { return a.get(i); }
    int size() { return a.size(); }
    String text() { return String.join(",", a); }
    boolean same(OwnList o) { return a.equals(o.a); }
}
class OwnGrowing {
    private int[] a = new int[2]; private int n;
    void add(int i) { if (n == a.length) { a = Arrays.copyOf(a, 2 * n); } a[n++] = i; }
    private int[] larger() { int[] b = new int[2 * n]; System.arraycopy(a, 0, b, 0, n); return b; }
    void grow() { a = larger(); }
}
class OwnLinks {
    private static class Node { final String s; Node next; Node before; Node(String s, Node next) { this.s = s; this.next = next; } }
    private Node head;
    void add(String s) { head = new Node(s, head); if (head.next != null) { head.next.before = head; } }
    private void unlink(Node n) { n.before.next = n.next; n.next.before = n.before; }
    void remove(String s) { for (Node n = head; n != null; n = n.next) { if (n.s.equals(s)) { unlink(n); } } }
    String first() { return head.s; }
}
class OwnBox { private final Box b = new Box(); void set(int i) { b.n = i; } int get() { return b.n; } }
class OwnFactory { private final int[] a; private OwnFactory(int[] a) { this.a = a; } static OwnFactory of(int[] a) { return new OwnFactory(a.clone()); } void set() { a[0]++; } }
class OwnChain { private int n; OwnChain add(int i) { n += i; return this; } }
class Box { int n; public void set(int i) { n = i; } }

class PartsKept { private final int[] a; PartsKept(int[] a) { this.a = a; } }
class PartsKeptLater { private int[] a; void set(int[] b) { store(b); } private void store(int[] b) { a = b; } }
class PartsKeptByFactory { private final int[] a; private PartsKeptByFactory(int[] a) { this.a = a; } static PartsKeptByFactory of(int[] a) { return new PartsKeptByFactory(a); } }
class PartsKeptInList { private final List<int[]> a = new ArrayList<>(); void add(int[] b) { a.add(b); } }
class PartsKeptElements { private final List<Box> a; PartsKeptElements(List<Box> a) { this.a = new ArrayList<>(a); } }
class PartsKeptView { private final List<String> a; PartsKeptView(String[] a) { this.a = Arrays.asList(a); } }
class PartsKeptThroughCast { private final List<String> a; @SuppressWarnings("unchecked") PartsKeptThroughCast(Collection<String> a) { this.a = (List<String>) a; } }
class PartsLeaked { private final int[] a = {1}; int[] a() { return a; } }
class PartsLeakedByPhi { private final int[] a = {1}; int[] a(boolean b) { int[] x = new int[1]; if (b) { x = a; } return x; } }
class PartsLeakedAsObject { private final int[] a = {1}; Object a() { return a; } }
class PartsLeakedElement { private final Box[] a = {new Box()}; Box a() { return a[0]; } }
class PartsLeakedByHelper { private final int[] a = {1}; int[] a() { return helper(); } private int[] helper() { return a; } }
class PartsIterated { private final List<String> a = new ArrayList<>(); Iterator<String> a() { return a.iterator(); } }
class PartsSorted { private final Map<String, String> a = new HashMap<>(); Collection<String> a() { return a.values(); } }
class PartsCopied { private final int[] a; PartsCopied(PartsCopied o) { a = o.a; } PartsCopied() { a = new int[1]; } void set() { a[0]++; } }

class WholeCopied {
    private static class Node { int n; }
    private final Node a;
    WholeCopied(WholeCopied o) { a = o.a; }
    WholeCopied() { a = new Node(); }
    void set() { a.n++; }
}
class WholeCopy {
    private static class Node { int n; }
    private final Node a;
    private WholeCopy(Node a) { this.a = a; }
    WholeCopy() { this(new Node()); }
    WholeCopy copy() { return new WholeCopy(a); }
    void set() { a.n++; }
}
class WholeView {
    private int n;
    private class View { void set() { n++; } }
    Object view() { return new View(); }
}
class WholeLambda { private int n; Runnable set() { return () -> n++; } }
class WholeRegistered { private int n; WholeRegistered(List<Object> all) { all.add(this); } public void set() { n++; } }
`

// TestExposure: parts that others may have are found, and others are not.
func TestExposure(t *testing.T) {
	path := compiled(t, exposureSource)
	names, err := path.ProgramClasses()
	if err != nil || len(names) == 0 {
		t.Fatal(err)
	}
	for _, n := range names {
		if strings.Contains(n, "$") || n == "Box" {
			continue
		}
		x := newExposure(newEffects(path, classfile.NewHierarchy(path))).ofClass(n)
		if own, whole := strings.HasPrefix(n, "Own"), strings.HasPrefix(n, "Whole"); (x.why == "") != own || x.whole != whole {
			t.Errorf("%s: %q, whole: %v", n, x.why, x.whole)
		}
	}
}
