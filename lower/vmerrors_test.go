package lower

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// TestVMErrorsAreListed looks at programs that see whether the JVM runs out of
// something or calls a finalizer, and at their twins that do not.
func TestVMErrorsAreListed(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{"Main.java": `
class Main {
	static class Kept { protected void finalize() { } }
	static class Plain { protected void done() { } }
	static void work() { }
	static void stack() { try { work(); } catch (StackOverflowError e) { } }
	static void memory() { try { work(); } catch (RuntimeException | OutOfMemoryError e) { } }
	static void error() { try { work(); } catch (Error e) { } }
	static void other() { try { work(); } catch (RuntimeException e) { } }
	static void finalizer() { new Kept(); }
	static void none() { new Plain(); }
}`})
	p, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	c, err := p.Class("Main")
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{
		"stack": "StackOverflowError", "memory": "OutOfMemoryError", "error": "java.lang.Error", "other": "",
		"finalizer": "no run calls Main$Kept.finalize()", "none": "",
	} {
		r, err := Lower(p, c.FindMethod(name, "()V"), reach.Options{})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, n := range r.Assuming(nil) {
			if n.Kind == "virtual-machine" {
				got = append(got, n.Text)
			}
		}
		switch {
		case want == "" && len(got) > 0:
			t.Errorf("%s assumes %q", name, got)
		case want != "" && (len(got) != 1 || !strings.Contains(got[0], want)):
			t.Errorf("%s assumes %q, want one with %q", name, got, want)
		}
	}
}
