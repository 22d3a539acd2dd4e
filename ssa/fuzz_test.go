package ssa_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// liftAny lifts every method of c; a function that Lift returns passes Check,
// also after SimplifyMonitors.
func liftAny(t *testing.T, c *classfile.Class) {
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		f, err := ssa.Lift(m, nil)
		if err != nil {
			continue
		}
		if err := ssa.Check(f); err != nil {
			t.Fatalf("%v\n%s", err, f)
		}
		before := f.String()
		if ssa.SimplifyMonitors(f) > 0 {
			if err := ssa.Check(f); err != nil {
				t.Fatalf("after SimplifyMonitors: %v\n%s\nbefore:\n%s", err, f, before)
			}
		}
	}
}

// FuzzLift lifts the methods of arbitrary class files, and of sound ones whose
// code was changed: at is where, modulo the length of all code, and change what
// is written there.
func FuzzLift(f *testing.F) {
	for _, data := range corpus(f) {
		f.Add(data, uint16(0), []byte(nil))
		f.Add(data, uint16(17), []byte{0xa8, 0, 3})
	}
	f.Fuzz(func(t *testing.T, data []byte, at uint16, change []byte) {
		c, err := classfile.Parse("fuzz", data)
		if err != nil {
			return
		}
		mutate(c, int(at), change)
		liftAny(t, c)
	})
}

// TestMutations writes some byte values to every byte of code of the corpus.
func TestMutations(t *testing.T) {
	step := 25
	if testing.Short() {
		step = 100
	}
	for _, data := range corpus(t) {
		c, err := classfile.Parse("corpus", data)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range c.Methods {
			if m.Code == nil {
				continue
			}
			own := *c
			own.Methods = []*classfile.Method{m}
			for at := range m.Code.Read().Bytes {
				old := m.Code.Read().Bytes[at]
				for v := at % step; v < 256; v += step {
					m.Code.Read().Bytes[at] = byte(v)
					liftAny(t, &own)
				}
				m.Code.Read().Bytes[at] = old
			}
		}
	}
}

// corpus returns the assembled classes of the golden tests and some compiled ones.
func corpus(f testing.TB) [][]byte {
	var all [][]byte
	files, err := filepath.Glob("testdata/lift/*.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		ar, err := txtar.ParseFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, part := range ar.Files {
			if filepath.Ext(part.Name) == ".asm" {
				_, data := assembleBytes(f, string(part.Data))
				all = append(all, data)
			}
		}
	}
	classes, err := filepath.Glob("testdata/classes/*.class")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range classes {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		all = append(all, data)
	}
	return all
}

// mutate writes change into the code of c's methods, as if it were one array.
func mutate(c *classfile.Class, at int, change []byte) {
	total := 0
	for _, m := range c.Methods {
		if m.Code != nil {
			m.Code.Read().Bytes = append([]byte(nil), m.Code.Read().Bytes...)
			total += len(m.Code.Read().Bytes)
		}
	}
	if total == 0 {
		return
	}
	at %= total
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		for i := range m.Code.Read().Bytes {
			if at <= 0 && -at < len(change) {
				m.Code.Read().Bytes[i] = change[-at]
			}
			at--
		}
	}
}
