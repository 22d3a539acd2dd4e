package harness

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/models"
)

// Options says how to make a harness.
type Options struct {
	// Depth is how deep the arguments of constructors and methods are made; 0 is
	// DefaultDepth.
	Depth int
	// Pre has the preconditions of methods; nil is none.
	Pre Preconditions
	// Lean leaves out ways that take much code, if there are others.
	Lean bool
	// Test makes the receiver as JUnit does for a test: by its constructor, and then by the
	// methods First alone, in their order.
	Test  bool
	First []*classfile.Method // they take nothing
	// Aborted are the exceptions by which a test says that an assumption does not hold. They end it, and do not fail it.
	Aborted []string
	// Arbitrary puts an arbitrary object in the place of all that is left out.
	Arbitrary bool
	// Given takes arbitrary objects alone; with Arbitrary.
	Given bool
}

// DefaultDepth is the depth if Options names none: the receiver, its parts, and theirs.
const DefaultDepth = 2

// Preconditions knows the contracts of methods. Parameters are counted from 0, without
// the receiver.
type Preconditions interface {
	// NonNull reports whether null is not wanted for a parameter.
	NonNull(m *classfile.Method, param int) bool
	// MayBeNull reports whether callers may pass null all the same: null is not wanted, but
	// it breaks no contract.
	MayBeNull(m *classfile.Method, param int) bool
	// Range returns the values that an integral parameter may have, if it is bounded.
	Range(m *classfile.Method, param int) (lo, hi int64, bounded bool)
}

// Harness is a class that calls one method. It is immutable.
type Harness struct {
	Target *classfile.Method // the method that is called
	Entry  *classfile.Method // the static method that builds the objects, and calls it
	Class  string            // binary name of the harness
	// Files are the class files of the harness by binary names, for a JVM.
	Files map[string][]byte
	// Cuts says, in words, what objects are left out: empty for an exact world.
	Cuts []string

	classes map[string]*classfile.Class
	plan    *plan
}

// NoObjectError says why a method cannot be called from outside.
type NoObjectError struct {
	Method string // Main.f(I)I
	Why    string
}

func (e *NoObjectError) Error() string { return e.Method + ": " + e.Why }

// Maker makes harnesses of methods of one class path, and keeps what it has found out about
// the classes. It is not for concurrent use.
type Maker struct {
	path     *classfile.Path
	hier     *classfile.Hierarchy
	exposure *exposure
	statics  staticUses
}

// NewMaker returns a Maker for a class path.
func NewMaker(path *classfile.Path) *Maker {
	hier := classfile.NewHierarchy(path)
	return &Maker{path: path, hier: hier, exposure: newExposure(newEffects(path, hier))}
}

// Make makes the harness of a method. The error is a *NoObjectError, one of the class path, or
// that of ctx: the work grows with the program, and ends when ctx does.
func (k *Maker) Make(ctx context.Context, m *classfile.Method, opts Options) (*Harness, error) {
	refuse := func(why string) (*Harness, error) {
		return nil, &NoObjectError{classfile.Dotted(m.Class.Name) + "." + m.Name + m.Desc, why}
	}
	switch {
	case m.IsPrivate():
		return refuse("no code outside of its class can call a private method")
	case m.IsClassInit():
		return refuse("no code calls a class initialiser")
	case m.IsInit() && m.Class.IsAbstract():
		return refuse("an abstract class has no objects of its own")
	case !nameable(k.path, m.Class):
		return refuse("no code outside can name its class, which is private, local or anonymous")
	}
	k.exposure.ctx = ctx
	p, err := k.plan(m, opts)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	if p.refused != "" {
		return refuse(p.refused)
	}
	h := &Harness{Target: m, Class: m.Class.Name + indy.HarnessSuffix, Cuts: p.cuts, plan: p}
	data, ok := p.assemble(h.Class, false)
	onJVM, fits := p.assemble(h.Class, true)
	if !ok || !fits {
		return refuse("the class that builds its objects would be too large")
	}
	h.Files = map[string][]byte{h.Class: onJVM}
	h.classes = map[string]*classfile.Class{indy.WorldClass: worldClass()}
	c, err := classfile.Parse(h.Class, data)
	if err != nil {
		return nil, fmt.Errorf("the class that builds objects: %w", err)
	}
	c.Origin.Path = m.Class.Origin.Path
	h.classes[h.Class] = c
	h.Entry = c.FindMethod(runName, p.desc())
	return h, nil
}

// TakesNoObjects reports whether a method has no receiver and no arguments but numbers,
// strings, and arrays of these: they are the same in every world.
func TakesNoObjects(m *classfile.Method) bool {
	if !m.IsStatic() {
		return false
	}
	params, _, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil {
		return false
	}
	for _, p := range params {
		for classfile.IsArray(p) {
			p = classfile.ComponentType(p)
		}
		if classfile.IsReference(p) && p != "Ljava/lang/String;" {
			return false
		}
	}
	return true
}

// Weight is the size of the program's code that the building of objects may run, in bytes
// of bytecode.
func (h *Harness) Weight() int { return h.plan.weight() }

// Arbitrary reports whether arbitrary objects stand for all that is left out.
func (h *Harness) Arbitrary() bool { return h.plan.opts.Arbitrary }

// Entangled reports whether objects may have parts in common: such objects are not made, with
// Options.Arbitrary neither.
func (h *Harness) Entangled() bool { return h.plan.entangled }

// Statics reports whether static fields that the entry or the building of its objects reads may
// have changed since their classes were initialised.
func (h *Harness) Statics() bool { return len(h.plan.changed) > 0 }

// Unchanged reports whether static fields have other values in the program than in the harness,
// although arbitrary objects stand for all that is left out.
func (h *Harness) Unchanged() bool { return h.plan.unchangeable }

// Open reports whether some objects of the harness are arbitrary.
func (h *Harness) Open() bool { return len(h.plan.arbitrary) > 0 }

// Made has, by the names of the methods that return arbitrary objects, the classes of which
// these are none: all objects of these classes that can be built are built.
func (h *Harness) Made() map[string][]string {
	made := map[string][]string{}
	for i, u := range h.plan.arbitrary {
		made[anyName(i)] = u.made
	}
	return made
}

// Source has the classes of a harness in addition to those of another source.
type Source struct {
	*models.Source
	h *Harness
}

// Over returns the classes of src with those of the harness.
func (h *Harness) Over(src *models.Source) *Source { return &Source{src, h} }

// Class returns the class with that binary name, or an error of the source.
func (s *Source) Class(name string) (*classfile.Class, error) {
	if c := s.h.classes[name]; c != nil {
		return c, nil
	}
	return s.Source.Class(name)
}

// runName is the method of a harness that is its entry.
const runName = "run"

// natives are the methods of indy.WorldClass.
var natives = map[string]string{
	"choose": "(I)I", "length": "()I",
	"anyBoolean": "()Z", "anyByte": "()B", "anyChar": "()C", "anyShort": "()S", "anyInt": "()I", "anyLong": "()J", "anyFloat": "()F", "anyDouble": "()D",
	"anyString": "()Ljava/lang/String;",
	caughtName:  "()Z",
}

// caughtName is called where a change of an object has thrown: a run tells by it that it did.
const caughtName = "caught"

// worldClass is indy.WorldClass as the verifier sees it: its methods have no bodies.
func worldClass() *classfile.Class {
	names := make([]string, 0, len(natives))
	for n := range natives {
		names = append(names, n)
	}
	slices.Sort(names)
	data, _ := indy.Assemble(indy.WorldClass, func(a *indy.Assembler) {
		for _, n := range names {
			a.Native(n, natives[n])
		}
	})
	c, err := classfile.Parse(indy.WorldClass, data)
	if err != nil {
		panic("BUG: the class of any values: " + err.Error())
	}
	return c
}

// anyOf is the native method that returns any value of a primitive type.
var anyOf = map[string]string{
	"Z": "anyBoolean", "B": "anyByte", "C": "anyChar", "S": "anyShort", "I": "anyInt", "J": "anyLong", "F": "anyFloat", "D": "anyDouble",
}

// typeText is a type as messages name it.
func typeText(desc string) string {
	return strings.ReplaceAll(classfile.JavaName(desc), "$", ".")
}
