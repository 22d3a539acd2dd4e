// Package audit compares every public method and constructor of the modelled
// classes, and of those that package lower treats specially, between the JVM
// and the interpreter of the IVL.
//
//	class files ─→ Enumerate ─→ Program ─→ Java text ─→ javac ─→ class files
//	                               │                               │      │
//	                             Case ── decisions ──────────────→ JVM   lower, once
//	                               ↑                               │      │
//	                             Shrink ←──── disagreement ←── compare ←─ interpreter
//
// # Programs and cases
//
// There is one program for each class audited. It has one Java method for each
// method audited, and one for each type of argument, which makes a value of that
// type. A list of integers, the case, determines a run of the program: the
// receiver, the methods that are called, the arguments. So a program is compiled
// and lowered only once for all cases. On the JVM the integers come from a file, in
// the interpreter they are answers to CProver.nondetInt().
//
// A case makes a receiver, calls some methods on it one after the other, and
// prints after each what came of it: the result in depth, which known object it
// is, which known objects have its class, the exception with text and causes,
// and the state of receiver and arguments. Subclasses of the audited classes and
// implementations of interfaces are generated too. Each of their methods prints
// that it was called, with its arguments; one of them, which the case names,
// throws, lies, or changes the receiver, from some call on.
//
// # What is called
//
// Public methods and constructors are called if package lower gives them a meaning
// (reach.Platform). Of the others it is asked whether lowering notes an assumption
// at the call, or refuses it. Receivers come from constructors, from static methods,
// from what modelled methods of other classes return, from generated subclasses,
// and from expressions that are written down for interfaces. Constructors of all
// exceptions of java.base are called in one program, and in another that asks
// exceptions for nothing but their class.
//
// Methods whose receiver and arguments have small types are called with all values of these by a
// program of their own (Whole): all booleans, bytes, shorts, chars, radices, code points and constants
// of enums. There, a value that may be anything in a model is what the JVM says, and the
// call must give what it gives on the JVM. A call of random arguments cannot ask that, because the value may
// be a part of the result only.
//
// A few methods are not called (avoided in classes.go): they end the run, wait, use
// other threads, or change what all cases share. Neither are methods whose
// parameters have types that a program cannot name, nor classes of which no object
// can be had.
//
// # What is compared
//
// The outputs are compared call by call. A call is
//
//   - compared, and agrees or disagrees;
//   - refused, when the interpreter reaches a feature that is not supported;
//   - assumed, when the outputs differ and the call, or one before it in the
//     case, is at a place for which lowering notes an assumption, for example
//     that a method is not modelled: a verdict lists these;
//   - open, when the interpreter asks for a value that may be anything and that
//     the JVM's output does not tell. Where it tells the value, the interpreter
//     is given it, so that the call is compared after all. If something may be so or
//     not, both are tried, and one must agree. Texts that may be anything match any
//     text;
//   - too large, when either side lacks memory, stack, or steps.
package audit
