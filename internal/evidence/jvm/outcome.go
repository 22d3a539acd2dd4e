package jvm

import (
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Outcome is how the run on the JVM ended.
type Outcome struct {
	// Ended says how, as far as the launcher has seen it.
	Ended End
	Why   string   // of Diverged, Failed and NoAnswer: one line
	Chain []Thrown // of Threw: what left the entry, then what it was caused by
	Left  string   // a call of which the program did not ask for all values; "" for none
	Trace []string // of Threw: the stack trace as java prints it, without its first line
}

// End says how a run on the JVM ended.
type End uint8

// The ends.
const (
	NoAnswer End = iota // the JVM did not start, was killed, or the program ended it
	Failed              // the entry could not be called
	Diverged            // the program asked for more values than the run takes
	Exited              // System.exit or the like ended the JVM
	Returned            // the entry returned
	Threw               // an exception left the entry
)

// Thrown is one exception of a chain of causes.
type Thrown struct {
	Class  string // with dots
	Frames []Frame
}

// Frame is an element of a stack trace.
type Frame struct {
	Class, Method string // the class with dots
	Line          int    // -1 or less when the JVM does not know it
	Program       bool   // the class is none of the platform's
	Text          string // as java prints it: Main.main(Main.java:3)
}

// parseOutcome reads what the launcher wrote; see Launcher.java.
func parseOutcome(text string) *Outcome {
	o := &Outcome{}
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if lines[len(lines)-1] != "end" {
		return &Outcome{Why: "the JVM was ended while it told how the program had ended"}
	}
	for _, line := range lines {
		w := strings.Split(line, "\t")
		switch {
		case w[0] == "returned":
			o.Ended = Returned
		case w[0] == "exited":
			o.Ended = Exited
		case w[0] == "failed" && len(w) == 2:
			o.Ended, o.Why = Failed, w[1]
		case w[0] == "diverged" && len(w) == 2:
			o.Ended, o.Why = Diverged, w[1]
		case w[0] == "left" && len(w) == 2:
			o.Left = w[1]
		case (w[0] == "threw" || w[0] == "cause") && len(w) == 2:
			o.Ended = Threw
			if w[0] == "cause" {
				o.Trace = append(o.Trace, "Caused by: "+w[1])
			}
			o.Chain = append(o.Chain, Thrown{Class: w[1]})
		case w[0] == "frame" && len(w) == 6 && len(o.Chain) > 0:
			n, err := strconv.Atoi(w[3])
			if err != nil {
				n = -1
			}
			last := &o.Chain[len(o.Chain)-1]
			last.Frames = append(last.Frames, Frame{Class: w[1], Method: w[2], Line: n, Program: w[4] == "program", Text: w[5]})
			o.Trace = append(o.Trace, "at "+w[5])
		}
	}
	return o
}

// InitializerError is what leaves a class initialiser in place of an exception
// that is no Error; that is its cause (JLS §12.4.2 step 10).
const InitializerError = "java.lang.ExceptionInInitializerError"

// Is reports whether the run ended as the property says: its exception left the
// entry, and comes from its place. If it is raised while a class is initialised,
// which wrapped says, it leaves as the cause of an InitializerError.
func (o *Outcome) Is(p *ivl.Property, wrapped bool) bool {
	if o.Ended != Threw || o.Left != "" {
		return false
	}
	chain := o.Chain
	if wrapped {
		if len(chain) < 2 || chain[0].Class != InitializerError {
			return false
		}
		chain = chain[1:]
	}
	if p.Exception != "" && chain[0].Class != dots(p.Exception) {
		return false
	}
	if chain[0].at(p.Pos) {
		return true
	}
	// The JVM's own InitializerError is said to be raised by the initialiser, which
	// its cause has left.
	return chain[0].Class == InitializerError && len(chain) > 1 && chain[1].initialises(p.Pos)
}

// initialises reports whether the innermost class initialiser that t was raised in
// is the method of pos.
func (t Thrown) initialises(pos ivl.Pos) bool {
	for _, f := range t.Frames {
		if f.Program && f.Method == "<clinit>" {
			return pos.Method != nil && pos.Method.Name == f.Method && f.Class == dots(pos.Method.Class)
		}
	}
	return false
}

// Traceless reports whether the property's exception left the entry, with a
// stack trace that names no place of the program: some exceptions do without.
func (o *Outcome) Traceless(p *ivl.Property) bool {
	if o.Ended != Threw || o.Left != "" || o.Chain[0].Class != dots(p.Exception) {
		return false
	}
	for _, f := range o.Chain[0].Frames {
		if f.Program {
			return false
		}
	}
	return true
}

// Resources reports whether the run ended because the JVM ran out of memory or
// stack.
func (o *Outcome) Resources() bool {
	return len(o.Chain) > 0 && (o.Chain[0].Class == "java.lang.OutOfMemoryError" || o.Chain[0].Class == "java.lang.StackOverflowError")
}

// Linkage reports whether the run ended because the JVM could not load or link
// a class.
func (o *Outcome) Linkage() bool { return len(o.Chain) > 0 && linkage[o.Chain[0].Class] }

var linkage = map[string]bool{
	"java.lang.NoClassDefFoundError": true, "java.lang.ClassNotFoundException": true, "java.lang.UnsupportedClassVersionError": true,
	"java.lang.VerifyError": true, "java.lang.ClassFormatError": true, "java.lang.IncompatibleClassChangeError": true,
	"java.lang.NoSuchMethodError": true, "java.lang.NoSuchFieldError": true, "java.lang.AbstractMethodError": true, "java.lang.IllegalAccessError": true,
	"java.lang.InstantiationError": true, "java.lang.UnsatisfiedLinkError": true, "java.lang.BootstrapMethodError": true,
	"java.lang.SecurityException": true, "java.lang.NoSuchMethodException": true,
}

// at reports whether the innermost of the program's frames is at pos.
func (t Thrown) at(pos ivl.Pos) bool {
	for _, f := range t.Frames {
		if f.Program {
			return pos.Method != nil && f.Class == dots(pos.Method.Class) && f.Method == pos.Method.Name && (f.Line == pos.Line || f.Line <= 0)
		}
	}
	return false
}

// ByProgram reports whether code of the program has raised t, and not code of the platform
// that it called.
func (t Thrown) ByProgram() bool { return len(t.Frames) > 0 && t.Frames[0].Program }

// String tells how the run ended in a few words: "java.lang.ArithmeticException at Main.java:3".
func (o *Outcome) String() string {
	switch o.Ended {
	case Exited:
		return "exits"
	case Returned:
		if o.Left != "" {
			return "returns without asking for all values of " + o.Left
		}
		return "returns"
	case Threw:
		text := "throws " + o.Chain[0].Class
		if o.Left != "" {
			text = "does not ask for all values of " + o.Left + " and " + text
		}
		for _, f := range o.Chain[0].Frames {
			if f.Program {
				return text + " at " + f.Text
			}
		}
		return text
	}
	return o.Why
}
