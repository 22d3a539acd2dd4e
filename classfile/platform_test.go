package classfile

import (
	"errors"
	"testing"
)

// TestPlatformShared: the paths of a process have the same classes of a JDK, and each its own of the program, which the
// JDK's do not see.
func TestPlatformShared(t *testing.T) {
	jdk := openJDK(t).JDK()
	if jdk.image == "" {
		t.Skip("this test needs a JDK with lib/modules")
	}
	open := func(field string) *Path {
		dir := t.TempDir()
		write(t, dir, "mine/Mine.class", aClass("mine/Mine", field))
		p, err := OpenPath(dir, PathOptions{JDK: jdk.Home, Record: true})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { p.Close() })
		return p
	}
	p, q := open("one"), open("other")
	a, err := p.Class("java/util/ArrayList")
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Close(); err != nil {
		t.Error(err)
	}
	for _, from := range []Loader{q, q.View(false), q.Platform()} {
		if b, err := from.Class("java/util/ArrayList"); b != a || err != nil {
			t.Errorf("%T has another ArrayList: %v", from, err)
		}
	}
	if c, err := q.Platform().Class("java/util/LinkedList"); err != nil || !c.Origin.Platform {
		t.Errorf("LinkedList of %v: %v", c, err)
	}
	fieldOf(t, q, "mine/Mine")
	for _, name := range []string{"mine/Mine", "java/util/Mine", "[I", ""} {
		var none *NotFoundError
		if _, err := q.Platform().Class(name); !errors.As(err, &none) {
			t.Errorf("%q of the JDK: %v", name, err)
		}
	}
	if trail, err := q.Trail(); err != nil || len(trail) != 1 {
		t.Errorf("questions %v, %v", trail.Questions(), err)
	}
}
