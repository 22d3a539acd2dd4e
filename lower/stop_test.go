package lower

import (
	"errors"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// TestStop ends the lowering of a program at each moment at which it asks whether
// to go on. Nothing is asked after that, so that nothing takes long.
func TestStop(t *testing.T) {
	dir := classtest.Javac(t, 8, map[string]string{"Main.java": `
		interface Shape { int area(); }
		class Square implements Shape { final int a; Square(int a) { this.a = a; } public int area() { return a * a; } }
		class Main {
			static int count = Integer.parseInt("1");
			static int sum(Shape... shapes) { int n = 0; for (Shape s : shapes) { try { n += s.area(); } catch (RuntimeException e) { count++; } } return n; }
			public static void main(String[] args) { System.out.println((Object) (sum(new Square(args.length)) + "")); }
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
	main := c.FindMethod("main", "([Ljava/lang/String;)V")
	enough := errors.New("enough")
	lowered := func(last int) (asked int, err error) {
		_, err = Lower(p, main, reach.Options{Stop: func() error {
			if asked++; asked == last {
				return enough
			}
			return nil
		}})
		return asked, err
	}
	all, err := lowered(-1)
	if err != nil || all < 20 {
		t.Fatalf("asked %d times whether to go on, error %v", all, err)
	}
	for n := 1; n <= all; n++ {
		if asked, err := lowered(n); asked != n || !errors.Is(err, enough) {
			t.Fatalf("stopped when asked for the %dth time: asked %d times, error %v", n, asked, err)
		}
	}
}
