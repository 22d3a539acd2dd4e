package jbench

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile/classtest"
)

// TestObjects: calls on objects that chains of calls make find what a single call does not.
func TestObjects(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	classes := classtest.Javac(t, 17, map[string]string{"p/Kept.java": `package p;
public class Kept {
	private final int[] a;
	private static int scale = 1;
	private int half = 1, other = 1;
	public Kept(int[] a) { if (a.length == 0 || a[0] <= 0) throw new IllegalArgumentException(); this.a = a; }
	public static void scale(int n) { scale = n; }
	public void set(int n) { half = n; if (n > 5) throw new IllegalStateException(); other = n; }
	public int first() { return 1 / a[0]; }
	public int scaled() { return 1 / scale; }
	public int halved() { return 1 / (half == other ? 1 : 0); }
	public int length() { return 1 / a.length; }
	public void written() { throw new IllegalStateException(); }
	public int parsed() { return Integer.parseInt("x"); }
	public void none(Thread t) { }
}`})
	o := Objects{Path: classes, Calls: 2000, Seed: 1}
	for _, m := range []string{"first()I", "scaled()I", "halved()I", "length()I", "written()V", "parsed()I", "none(Ljava/lang/Thread;)V"} {
		o.Only = append(o.Only, "p/Kept."+m)
	}
	s, err := o.Do(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	var wrong []string
	for _, r := range s.Wrong {
		wrong = append(wrong, strings.TrimPrefix(r.Method, "p/Kept."))
	}
	if got := strings.Join(wrong, " "); got != "first()I halved()I scaled()I" || s.Written != 1 || s.InJDK != 1 || s.NoObject != 1 || s.Called != 6 {
		t.Errorf("%s\n%s\n%+v", got, s, s.Rows)
	}
	for _, r := range s.Rows {
		if r.Method == "p/Kept.length()I" && r.Calls != 2000 {
			t.Errorf("%+v", r)
		}
	}
}
