package indy_test

import (
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ssa"
)

const hostileSeed = `
import java.util.function.*;

class Main {
    record R(int i, String s, double d) { }

    interface Sub extends Base<Integer> { }

    interface Base<T> { void accept(T t); }

    static Object f(int k, Main m) {
        IntSupplier a = () -> k;
        Function<Main, Integer> b = Main::hashCode;
        Supplier<Object> c = Main::new;
        return (Sub & java.io.Serializable) x -> { };
    }
}`

// TestHostile resolves the call sites of class files with wrong bytes: none
// makes it panic, and what is spun is a class whose methods lift or are refused.
func TestHostile(t *testing.T) {
	dir := classtest.Javac(t, 17, map[string]string{"Main.java": hostileSeed})
	r := rand.New(rand.NewPCG(1, 2))
	parsed, resolved, changed := 0, 0, 5_000
	if testing.Short() {
		changed = 1_000
	}
	for _, name := range []string{"Main", "Main$R"} {
		good, err := os.ReadFile(filepath.Join(dir, name+".class"))
		if err != nil {
			t.Fatal(err)
		}
		for range changed {
			data := slices.Clone(good)
			for range 1 + r.IntN(3) {
				data[10+r.IntN(len(data)-10)] = byte(r.IntN(256) >> r.IntN(8))
			}
			if c, err := classfile.Parse(name, data); err == nil {
				parsed++
				resolved += resolveHostile(t, c)
			}
		}
	}
	t.Logf("%d classes parse, %d call sites resolve", parsed, resolved)
	if resolved == 0 {
		t.Error("nothing resolves")
	}
}

// resolveHostile resolves the call sites of a class and counts those that can
// be.
func resolveHostile(t *testing.T, c *classfile.Class) (resolved int) {
	o := indy.NewOverlay(alone{c})
	for _, m := range c.Methods {
		f, err := ssa.Lift(m, nil)
		if err != nil {
			continue
		}
		ssa.ResolveDynamic(f, func(in *ssa.CallDynamic) (classfile.MemberRef, bool) {
			ref, err := o.Resolve(m, in.PC(), in.Site)
			if err != nil {
				var refused *indy.UnsupportedError
				if !errors.As(err, &refused) {
					t.Error(err)
				}
				return ref, false
			}
			resolved++
			spun, err := o.Class(ref.Class)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range spun.Methods {
				var ill *ssa.Error
				if _, err := ssa.Lift(m, nil); err != nil && !errors.As(err, &ill) {
					t.Error(err)
				}
			}
			return ref, true
		})
	}
	return resolved
}

// alone is a loader of one class.
type alone struct{ c *classfile.Class }

func (a alone) Class(name string) (*classfile.Class, error) {
	if name == a.c.Name {
		return a.c, nil
	}
	return nil, &classfile.NotFoundError{Class: name}
}
