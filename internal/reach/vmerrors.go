package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
)

// Finalizer returns the method of the program that the JVM calls for an object of
// class name that nothing refers to, nil when there is none.
func (p *Program) Finalizer(name string) *classfile.Method {
	if p.Platform(name) {
		return nil
	}
	o := p.Class(jdk.Object).FindMethod("finalize", "()V")
	if o == nil {
		return nil
	}
	m, err := p.Hier.Select(name, o)
	if err != nil || m == nil || m.Class.Origin.Platform || m.Code == nil {
		return nil
	}
	return m
}
