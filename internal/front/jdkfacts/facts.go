package jdkfacts

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Facts answers what a call of a method of the JDK may do.
type Facts interface {
	// Of returns what a call that runs the body of m may do. m is a method of the JDK itself, not of a model of it. Of an abstract
	// method nothing is known.
	Of(m *classfile.Method) Fact
}

// Fact is what a call of one method of the JDK may do. What is not in it, the call does not do, as far as objects of the JDK that it is
// passed do what their own methods' facts say: a call of hashCode on an argument is in Runs, and what the hashCode of one of the JDK's
// classes does is a fact about that method.
type Fact struct {
	Does Does
	// Runs are the overridable methods that it may run on objects which come from outside, the same call in a few of its forms.
	Runs []Run
	// Keeps are the arguments that can be reached after the call from what is not in Result: from another argument, from a static
	// field, from another thread. Bit 0 is the first argument, the receiver where there is one; the last bit is for all others.
	Keeps Args
	// Makes are the classes of objects of the JDK that the program may have after the call and had not before, but for those that come
	// from static fields.
	Makes []string
	// Leaves are the classes of the objects that the call may leave in static fields of the JDK, and of exceptions.
	Leaves []string
	// Services are the services of which it makes providers, if Does has FindsServices; "" stands for any.
	Services []string
	// Writes are the arguments whose arrays it may write to, as bits like those of Keeps.
	Writes Args
}

// Run is an overridable method that a call may run on an object that comes from outside.
type Run struct {
	Method *classfile.Method // where it is declared
	// On is the number of the argument: the object is the argument, or can be reached from it. It is Kept for an object that was
	// kept by an earlier call, that the JDK has found in another way, or that gets there through a method of one of the JDK's objects.
	On int
	// Elsewhere says that it may run in another thread, also after the call has returned.
	Elsewhere bool
}

// Kept is the argument number of objects that are no arguments.
const Kept = -1

// Args is a set of arguments.
type Args uint64

// Has reports whether argument i is in the set.
func (a Args) Has(i int) bool { return a&arg(i) != 0 }

// arg is the set of argument i alone. Arguments from the 63rd on are one.
func arg(i int) Args { return 1 << min(i, 63) }

// Does is a set of effects.
type Does uint32

// The effects.
const (
	// Anything says that nothing is known of some code that runs.
	Anything Does = 1 << iota
	// RunsElsewhere: runs methods of the program in another thread, perhaps later. All of Runs may be such.
	RunsElsewhere
	// RunsKept: runs methods, in the same thread, of objects that are no arguments.
	RunsKept
	// LoadsClasses: finds classes by names that the JDK's code does not fix. They may be initialised.
	LoadsClasses
	// MakesObjects: makes objects of such classes, by a constructor without arguments.
	MakesObjects
	// Invokes: runs methods that it knows by name or as a handle.
	Invokes
	// WritesFields: writes to fields that it knows by name.
	WritesFields
	// Deserialises: makes objects from bytes.
	Deserialises
	// FindsServices: makes objects of classes that files on the class path name (java.util.ServiceLoader).
	FindsServices
	// Reads: depends on files, properties, the network, the clock.
	Reads
	// Exits: may end the process.
	Exits
)

var doesNames = [...]string{
	"anything", "runs elsewhere", "runs kept", "loads classes", "makes objects", "invokes", "writes fields", "deserialises", "finds services", "reads", "exits",
}

// ByName has the effects by which code runs that is no method of an object which the JDK was given.
const ByName = Anything | LoadsClasses | MakesObjects | Invokes | WritesFields | Deserialises | FindsServices

// String lists the effects.
func (d Does) String() string {
	var names []string
	for i, n := range doesNames {
		if d&(1<<i) != 0 {
			names = append(names, n)
		}
	}
	return strings.Join(names, ", ")
}

// InPlace reports whether the call runs methods of the program only before it ends, in the same thread, and only of objects that the
// JDK was given.
func (f Fact) InPlace() bool { return f.Does&(ByName|RunsElsewhere) == 0 }

// Harmless reports whether the call runs no code of the program at all.
func (f Fact) Harmless() bool { return f.InPlace() && len(f.Runs) == 0 && f.Does&RunsKept == 0 }
