package reach

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/indy"
	"github.com/jayverify/jayverify/internal/jdk"
)

// Failure is a method that LowerAll had to leave out.
type Failure struct {
	Method string // Main.f(I)I
	Err    error
}

// Error is one line, "METHOD: WHY".
func (f Failure) Error() string { return f.Method + ": " + f.Err.Error() }

// Unwrap returns Err.
func (f Failure) Unwrap() error { return f.Err }

// FindAll finds what the methods with code of the given classes can reach, each
// with arguments from outside. The failures are those that could not be lifted.
func FindAll(src Source, classes []*classfile.Class, opts Options) (*Program, []*Method, []Failure, error) {
	dynamic := indy.NewOverlay(src)
	ph := newPhantoms(dynamic, classes)
	p := newProgram(ph, classfile.NewHierarchy(ph), opts)
	p.Dynamic, p.ssa.dynamic, p.Phantoms = dynamic, dynamic, ph
	p.standIns = newStandIns(src)
	p.outside.lister, _ = src.(ClassLister)
	p.outside.open = true
	for _, t := range []string{jdk.Object, jdk.Throwable, jdk.String} {
		p.addType(t)
	}
	failures := p.liftable(classes)
	var roots []*Method
	for _, c := range classes {
		for _, m := range c.Methods {
			if m.Code != nil && !p.bodiless[m] {
				x := p.reach(m)
				p.entryTypes(x)
				roots = append(roots, x)
			}
		}
		p.NeedsInit(c.Name)
	}
	return p, roots, failures, p.explore()
}

// MissingClasses lists the classes that were not found, sorted.
func (p *Program) MissingClasses() []string { return slices.Sorted(maps.Keys(p.Phantoms.made)) }

// liftable lifts the methods of the classes, and lists those for which that
// fails.
func (p *Program) liftable(classes []*classfile.Class) []Failure {
	var out []Failure
	for _, c := range classes {
		for _, m := range c.Methods {
			if m.Code == nil {
				continue
			}
			if _, err := p.ssa.of(m); err != nil {
				p.bodiless[m] = true
				out = append(out, Failure{MethodName(c.Name, m.Name, m.Desc), err})
			}
		}
	}
	return out
}
