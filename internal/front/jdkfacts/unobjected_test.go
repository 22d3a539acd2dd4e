package jdkfacts

import (
	"testing"

	"github.com/jayverify/jayverify/classfile"
)

// TestUnobjected: constructors without parameters run nothing, unless they start a thread, call what a subclass may override, or get code
// of the program by a name.
func TestUnobjected(t *testing.T) {
	path, err := classfile.OpenPath("", classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	is := Unobjected(path, "")
	for _, c := range []struct {
		class, name, desc string
		want              bool
	}{
		{"java/util/concurrent/ConcurrentHashMap", "<init>", "()V", true},
		{"java/util/concurrent/ConcurrentHashMap", "<init>", "(IF)V", false},
		{"java/util/concurrent/ConcurrentSkipListMap", "<init>", "()V", true},
		{"java/util/BitSet", "<init>", "()V", true},
		{"java/util/BitSet", "<init>", "(I)V", false},
		{"java/util/Timer", "<init>", "()V", false},
		{"java/lang/Thread", "<init>", "()V", false},
		{"java/util/ArrayList", "<init>", "(Ljava/util/Collection;)V", false},
		{"java/util/Random", "<init>", "()V", false},
		{"java/security/SecureRandom", "<init>", "()V", false},
		{"java/util/Collections", "emptyList", "()Ljava/util/List;", false},
	} {
		k, err := path.Class(c.class)
		if err != nil {
			t.Fatal(err)
		}
		if got := is(k.FindMethod(c.name, c.desc)); got != c.want {
			t.Errorf("%s.%s%s: %v", c.class, c.name, c.desc, got)
		}
	}
}
