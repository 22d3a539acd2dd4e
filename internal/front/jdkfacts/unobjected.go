package jdkfacts

import (
	"sync"

	"github.com/jayverify/jayverify/classfile"
)

// Unobjected returns a function that reports whether a constructor of the JDK has no parameters, and runs no code
// of a program: not in place, later, in another thread or by name. Such a constructor does not end the process, and keeps no object.
// The first call makes the analysis. The function is safe for concurrent use, and false where the JDK cannot be read.
func Unobjected(p Platform, folder string) func(m *classfile.Method) bool {
	var mu sync.Mutex
	analysis := sync.OnceValue(func() *Analysis {
		a, err := New(p, folder)
		if err != nil {
			return nil
		}
		return a
	})
	known := map[*classfile.Method]bool{}
	return func(m *classfile.Method) bool {
		if !m.IsInit() || m.Desc != "()V" {
			return false
		}
		mu.Lock()
		defer mu.Unlock()
		is, ok := known[m]
		if a := analysis(); !ok && a != nil {
			f := a.Of(m)
			is = f.Harmless() && f.Does&Exits == 0 && f.Keeps == 0
			known[m] = is
		}
		return is
	}
}
