package jdk

import (
	"fmt"
	"strings"
)

// Entry is what is known of a method, of a field, or of classes.
type Entry struct {
	Name      string // see the package's documentation
	Is        Flags
	Intrinsic Intrinsic
	Guard     Guard
	Search    EnumSearch
	// KeyOf is the class whose comparators call the method on what they compare.
	KeyOf string
	// Of classes.
	Box      Box
	Converts string // the conversions of java.util.Formatter that take objects of the class: d, f, a, c, t
}

// Flags is a set of flags of a method, class or field.
type Flags uint64

// The flags. Those of methods also hold of all methods of a class whose entry has
// them.
const (
	// The JDK's bytecode of the method is its meaning: it is short and needs no others.
	Bytecode Flags = 1 << iota
	// The JDK's bytecode of all methods of the class is their meaning. It is lifted when
	// it is first needed; its static fields are globals, and its initialiser runs when
	// Java runs it. A class is lifted when its code needs nothing of the JVM that
	// bytecode cannot say, or only what intrinsics say. A call of a class that is
	// neither lifted nor modelled is unmodelled there as it would be in the program.
	Lifted
	// The method never returns null, by its documentation.
	NeverNull
	// Without a body, the method calls no method of what it is given.
	Harmless
	// Without a body, the method calls no method of the program, and throws nothing but what its guard
	// and package throwing say. It is static, a constructor, or in a final class.
	Quiet
	// A call can run any method of the program.
	RunsAnything
	// A call can write to any field of the program.
	WritesFields
	// A call initialises the class that it is given the name of.
	LoadsClass
	// The method gives an object's text. Only who prints the object asks for it.
	ShowsObject
	// The method only joins texts, if its arguments have texts that only join texts.
	JoinsText
	// The class joins texts: it is a buffer of chars.
	Builder
	// Intrinsics of the class turn their arguments into text.
	ShowsArguments
	// The text of the class's objects is made without asking other objects for theirs.
	ShowsNoOther
	// The method is there to throw when an argument is wrong.
	ChecksArgument
	// Constructors of exceptions that call the method can be run.
	RunsInInit
	// The method formats its last argument, an array, by the one before.
	Formats
	// The method decides an order.
	Compares
	// The method reads a number from a text.
	ParsesText
	// The method looks at the chars or the length of a text.
	LooksAtText
	// The method gives out an object's own number.
	IdentityHash
	// The method gives a generator of random numbers a seed.
	SeedsRandom
	// TakesProperties: code of the program can remove system properties by it
	TakesProperties
	// SetsProperties: code of the program can change system properties by it
	SetsProperties
	// The method of Throwable tells nothing of what an exception carries.
	TellsNothing
	// The name is a field's.
	IsField
	// The field holds System.out or System.err.
	Console
	// The field holds System.in, System.out or System.err.
	StandardStream
	// The field counts as false.
	AlwaysFalse
	// The JDK 17 does not have it, a newer one does.
	Newer
	// The method gives constants of an enum whose class object is its first argument, and initialises it.
	GivesConstants
	// The class is made for objects that many threads use at once: its methods that are not abstract throw only what package throwing
	// and checked exceptions say, whatever other threads do. None of them interrupts another thread, but one of that name.
	Shared
	// Without a body, the method throws nothing but the checked exceptions that it declares and
	// what its guard says, by its documentation.
	AsDeclared
	// Without a body, the world outside decides whether a call fails, and which object it gives. It may always
	// succeed, unless something was closed before.
	Outside
	// Where the model of the class makes an object, the JDK may give one that it has made before and that has the same fields.
	ValueBased
)

// flagNames has the name of each flag, in the order of their bits.
var flagNames = [...]string{
	"bytecode", "lifted", "never null", "harmless", "quiet", "runs anything", "writes fields", "loads class", "shows object",
	"joins text", "builder", "shows arguments", "shows no other", "checks argument", "runs in init", "formats", "compares",
	"parses text", "looks at text", "identity hash", "seeds random", "takes properties", "sets properties", "tells nothing", "field", "console", "standard stream", "always false", "newer",
	"gives constants", "shared", "as declared", "outside", "value-based",
}

// String lists the flags, with commas between them.
func (f Flags) String() string {
	var names []string
	for i, n := range flagNames {
		if f&(1<<i) != 0 {
			names = append(names, n)
		}
	}
	return strings.Join(names, ", ")
}

// Intrinsic is the meaning of a method, where package lower writes it down itself
// in place of a body.
type Intrinsic struct {
	Op     Op
	Text   string // what the result is called as an input, or what is assumed
	Lo, Hi int64  // bounds of the result, of Chosen
	Unless string // an exception: nothing is assumed where it may be caught, of Granted

	Makes  []string // classes of objects that it makes
	Given  bool     // these objects come from outside
	Throws []string // exceptions that it raises
}

// Guard is what a method without a body checks before it does anything else.
type Guard struct {
	Throws []string // exceptions that it raises
	Checks []Check  // in this order
}

// Check is one check of an argument.
type Check struct {
	Op     CheckOp
	Arg    int // from 0, the receiver's included
	Lo, Hi int64
}

// CheckOp says what is checked.
type CheckOp string

// The checks.
const (
	NotNull         CheckOp = "not null"            // NullPointerException
	NotNegative     CheckOp = "not negative"        // IllegalArgumentException
	IsSize          CheckOp = "is a size"           // not negative, NegativeArraySizeException
	MillisAndNanos  CheckOp = "millis and nanos"    // the same, and the next argument is below a million
	InRange         CheckOp = "in range"            // from Lo to Hi, IllegalArgumentException
	LockHeld        CheckOp = "lock held"           // of the receiver, IllegalMonitorStateException (JVMS §2.11.10)
	NullUnsupported CheckOp = "null is unsupported" // null for a stream of System
	PartUnsupported CheckOp = "part is unsupported" // a part of a text, whose bounds are not followed
	IsEnum          CheckOp = "is an enum"          // of a model: the argument is the class of an enum, else the call is not supported
)

// EnumSearch is the method of the same class that is called in place of one that
// gets the class of an enum: with the enum's constants, and an argument of the call.
type EnumSearch struct {
	Name, Desc string
	Arg        int
}

// Box is the primitive type that a wrapper class stands for, and the values whose
// objects valueOf shares (JLS §5.1.7): Lo > Hi for none.
type Box struct {
	Primitive string
	Lo, Hi    int64
}

// String is one line for people to read.
func (e Entry) String() string {
	parts := []string{e.Name + ":"}
	add := func(format string, args ...any) { parts = append(parts, fmt.Sprintf(format, args...)) }
	if e.Is != 0 {
		add("%v;", e.Is)
	}
	if e.Intrinsic.Op != "" {
		add("intrinsic %v;", e.Intrinsic)
	}
	if len(e.Guard.Throws)+len(e.Guard.Checks) > 0 {
		add("%v;", e.Guard)
	}
	if e.Search.Name != "" {
		add("calls %s with the constants of the enum;", e.Search.Name)
	}
	if e.KeyOf != "" {
		add("key of %s;", e.KeyOf)
	}
	if e.Box.Primitive != "" {
		add("box of %s;", e.Box.Primitive)
	}
	if e.Converts != "" {
		add("for conversions %s;", e.Converts)
	}
	return strings.TrimSuffix(strings.Join(parts, " "), ";")
}

// String says what the intrinsic does, makes and throws.
func (i Intrinsic) String() string {
	s := string(i.Op)
	if i.Text != "" {
		s += fmt.Sprintf(" %q", i.Text)
	}
	if i.Op == Chosen {
		s += fmt.Sprintf(" from %d to %d", i.Lo, i.Hi)
	}
	if i.Unless != "" {
		s += " unless " + i.Unless + " is caught"
	}
	if len(i.Makes) > 0 {
		s += " makes " + strings.Join(i.Makes, ", ")
	}
	return s + throws(i.Throws)
}

// String says what the guard checks and throws.
func (g Guard) String() string {
	var checks []string
	for _, c := range g.Checks {
		checks = append(checks, fmt.Sprintf("%s (argument %d)", c.Op, c.Arg))
	}
	s := "checks " + strings.Join(checks, ", ")
	if len(checks) == 0 {
		s = "guard"
	}
	return s + throws(g.Throws)
}

func throws(classes []string) string {
	if len(classes) == 0 {
		return ""
	}
	return " throws " + strings.Join(classes, ", ")
}
