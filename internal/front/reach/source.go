package reach

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Source gives lowering its classes: a *classfile.Path.
type Source interface {
	// Class returns the class with that binary name, or a
	// *classfile.NotFoundError or *classfile.FormatError.
	Class(name string) (*classfile.Class, error)
}

// StandIns is a Source with classes of its own that replace platform classes that
// a program cannot name, such as java.util.ArrayList's iterators.
type StandIns interface {
	// StandsFor lists the binary names of the platform's classes that c
	// replaces, nil if there are none.
	StandsFor(c *classfile.Class) []string
	// Platform returns the platform's own class with that binary name, or an
	// error as Class does.
	Platform(name string) (*classfile.Class, error)
	// JDKs has the platform's own classes and nothing else; nil if they are not known apart.
	JDKs() *classfile.Platform
}

// Ints selects the meaning of Java's integer operators.
type Ints uint8

// The meanings.
const (
	JavaInts  Ints = iota // two's complement wrap-around at 32 and 64 bits
	Unbounded             // mathematical integers (LPAR'17 §3.1); narrowing casts still truncate
)

// Options says how to lower.
type Options struct {
	Ints     Ints
	Checks   Checks // which kinds of violation are properties
	Pedantic bool   // calls without body or model may throw what they declare (LPAR'17 §5)
	// Callbacks assumes that calls without body or model call no method of the
	// program. Otherwise one that may is not supported.
	Callbacks bool
	// Threads assumes that threads run the program's code one at a time, and that they
	// change only while a call without body or model has not returned, or after the entry has
	// returned. Otherwise a call that may start a thread is not supported. It is for Handed.
	Threads bool
	// Interference says that other threads may run between any two instructions, and that a read may see what any
	// thread ever writes there. It is for Handed, and with it Threads assumes nothing. See interference.go.
	Interference bool
	// Schedules makes a program whose threads are executed one step after the other, in all orders (ivl.Explore). It
	// is for models.Threads.
	Schedules bool
	// Reflection assumes that what code without a body finds by name does not belong to the
	// program: it runs only methods that override the platform's. It is for Handed.
	Reflection bool
	// Handed, if not nil, gives calls without body or model the meaning that they do
	// anything with the program's objects that it has. It is for abstract
	// interpretation: see foreign.go.
	Handed *Handed
	// Contract, if not nil, is what callers of the entry keep: it is assumed of the
	// entry's arguments.
	Contract *contract.Contract
	// Constant is what runs have shown of class initialisers; the zero value knows none.
	Constant InitialiserRuns
	// Begun are classes of objects among the arguments of the entry that are not null where its code begins. So their initialisation
	// has begun, with that of their superclasses (JLS §12.4.1), and their static fields have any values.
	Begun    []string
	NoTuples bool // keep fields out of reference tuples, to measure their effect
	// AssertTypes makes a check of each set of types that package typeflow has found,
	// so that tests can hold it against runs.
	AssertTypes bool
	// Execute, if not nil, makes a program for one run of main with these
	// arguments, see execute.go. It is not for proofs.
	Execute []string
	// Outside says of such a program that inputs give main's arguments and what is read, so
	// that it can be run often.
	Outside bool
	// Resources, when not nil, returns the files on the class path that such a run may
	// read, in the order of the class path.
	Resources func() []Resource
	// Target is the method that is called, if the entry is that of a harness.
	Target *classfile.Method
	// Made has, for the methods of that harness that return arbitrary objects, by their
	// names, the classes of which these are none.
	Made map[string][]string
	// Sum is the field that is summed over the elements of lists; nil for none. It is for proofs with
	// models.Sums.
	Sum *Sum
	// Below, if not nil, returns for the JDK's classes those of the JDK that name them as their superclass or as an interface. It is
	// for programs whose objects are made by them or by the JDK.
	Below func() (map[string][]string, error)
	// Unobjected, if not nil, reports whether a constructor of the JDK has no parameters and runs no code of the program
	// (jdkfacts.Unobjected).
	Unobjected func(m *classfile.Method) bool
	// Stop, if not nil, is called again and again during the work. Its error ends
	// the lowering, which returns it.
	Stop func() error
}

// Sum names a field of integers of a class without subclasses.
type Sum struct{ Class, Field string }

// Resource is a file on the class path that is no class.
type Resource struct {
	Name string // as a class loader finds it, with slashes
	URL  string // empty if it is not known
	Data []byte // nil if the file cannot be read in a run: it is too large, or a folder
}

// Shares reports whether other threads may change memory between two instructions.
func (o *Options) Shares() bool { return o.Interference || o.Schedules }

// bodies lifts and caches the SSA of methods whose bytecode is used.
type bodies struct {
	hier    *classfile.Hierarchy
	dynamic *indy.Overlay
	funcs   map[*classfile.Method]*ssa.Func
	locks   bool // monitors mean something
}

// of returns the SSA of m, which has code.
func (b *bodies) of(m *classfile.Method) (*ssa.Func, error) {
	if f, ok := b.funcs[m]; ok {
		return f, nil
	}
	defer bug.InProc(m.Class.Name + "." + m.Name + m.Desc)
	f, err := ssa.Lift(m, b.hier)
	if err != nil {
		return nil, err
	}
	if !b.locks {
		ssa.SimplifyMonitors(f) // monitors are no-ops: one thread never waits (docs/soundness.md)
	}
	ssa.ResolveDynamic(f, func(in *ssa.CallDynamic) (classfile.MemberRef, bool) {
		ref, err := b.dynamic.Resolve(m, in.PC(), in.Site)
		return ref, err == nil // else see callDynamic
	})
	ssa.DropFalse(f, isTracing)
	constantNumbers(f, b.hier)
	b.funcs[m] = f
	return f, nil
}

// isTracing reports whether f is the JDK's flag that says that JDK Flight Recorder
// records exceptions. In newer JDKs the constructors of Error and of Throwable read
// it. A recording has no effect that a program sees, so the flag counts as false.
func isTracing(f classfile.MemberRef) bool {
	return jdk.RefIs(classfile.MemberRef{Class: f.Class, Name: f.Name}, jdk.AlwaysFalse)
}

// MethodName renders a method as people write it: Main.f(I)I.
func MethodName(class, name, desc string) string {
	return fmt.Sprintf("%s.%s%s", classfile.Dotted(class), name, desc)
}

// ClassLister is a Source that knows which classes the program has. Lowering
// uses it to get the subclasses of types that come from outside.
type ClassLister interface {
	// Subclasses lists, sorted, the binary names of the program's classes that name a
	// class as their superclass or as one of their interfaces. For classfile.LambdasOf(name), it
	// lists the classes with lambdas of that interface.
	Subclasses(name string) ([]string, error)
}

// Checks says which kinds of violation are properties. A violation that is
// not checked still happens: its exception is thrown and can be caught; when
// it leaves the entry the run ends without a verdict.
type Checks struct {
	Kinds map[ivl.Kind]bool
	// CheckedOnly restricts UncaughtException to exceptions that are not
	// RuntimeExceptions (LPAR'17 §5 "any non-runtime exception").
	CheckedOnly bool
}

// Wants reports whether an exception of class exc that leaves the entry is to
// be reported as kind k.
func (c Checks) Wants(h *classfile.Hierarchy, k ivl.Kind, exc string) bool {
	if k == ivl.Unsupported {
		return true
	}
	if !c.Kinds[k] {
		return false
	}
	if k == ivl.UncaughtException && c.CheckedOnly {
		runtime, err := h.IsSubtype(exc, "java/lang/RuntimeException")
		return err != nil || !runtime
	}
	return true
}

// Failure is a method that LowerAll had to leave out.
type Failure struct {
	Method string // Main.f(I)I
	Err    error
}

// Error is one line, "METHOD: WHY".
func (f Failure) Error() string { return f.Method + ": " + f.Err.Error() }

// Unwrap returns Err.
func (f Failure) Unwrap() error { return f.Err }
