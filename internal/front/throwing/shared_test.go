package throwing

import (
	"reflect"
	"sync"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/dev/jdktest"
)

// TestShared: the analyzer that all programs share answers many at once, each as one of its own does that is asked nothing else.
func TestShared(t *testing.T) {
	path, err := classfile.OpenPath("", classfile.PathOptions{JDK: jdktest.Home(t, 17)})
	if err != nil {
		t.Fatal(err)
	}
	defer path.Close()
	if a := Shared(path.Platform()); a != Shared(path.View(false).Platform()) {
		t.Fatal("two analyzers of one JDK")
	}
	var asked sync.WaitGroup
	for _, name := range []string{"java/util/ArrayList", "java/lang/Integer", "java/util/ArrayDeque", "java/util/Objects"} {
		asked.Go(func() {
			c, err := path.Class(name)
			if err != nil {
				t.Error(err)
				return
			}
			for _, m := range c.Methods {
				if !m.IsPrivate() && m.Code != nil {
					got, want := Shared(path.Platform()).Of(m, ""), New(classfile.NewHierarchy(path)).Of(m, "")
					if !reflect.DeepEqual(got, want) {
						t.Errorf("%s.%s%s: %v, but alone %v", name, m.Name, m.Desc, got, want)
					}
				}
			}
		})
	}
	asked.Wait()
}
