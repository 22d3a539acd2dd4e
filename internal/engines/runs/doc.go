// Package runs has everything that executes a lowered program in the interpreter.
//
//	Search          runs with random inputs, for violations and for what is reached
//	Evolve          runs with words and numbers of the program as typed texts; those that
//	                show something new are changed a little
//	Replay          runs with the inputs of a solver's derivation, and near them; there
//	                is no other replay
//	Counterexample  a run that violates a property, made short (shrink.go) and told
//	                as the report shows it: inputs, path, values
//	Divergence      where a derivation leaves the run that it is to stand for
//	Reaching        what a run takes that gets to checks
//	Initialisers    class initialisers that always do the same, which one run shows
//
// Search and Replay tell a Board of each run. The board knows which properties are
// open, and closes them. Package evidence/jvm makes the same runs on the real JVM.
//
// # What runs execute of the JDK
//
// jayverify run executes more of the JDK than proofs use: packages and classes that
// internal/front/jdk/executable.go lists. It proves nothing, and SAFE does not depend on it, but for class initialisers
// (initwatch.go) and in one case, which the report lists as the assumption platform-state ("the JDK's code does the same on other machines
// as on this one, where it was run"): the program takes nothing from outside, its only run depends on
// methods of the JDK without a model, the interpreter makes this run with the JDK's own bytecode to its
// end, and the JVM makes it to the end, too (internal/engines/engine/executed.go, testdata/executed). A violation
// that such a run finds counts only if the JVM repeats it. A native method is executed only if an intrinsic
// defines its effect, and intrinsics have no effect outside of the interpreter. So code that uses files,
// processes, sockets, threads or reflection ends the run (internal/engines/runs, TestExecuteHasNoEffects). Two
// parts of these have no effect outside, and are executed: a run calls constructors and methods of the
// program's own classes by class objects, reads their fields, and reads files on the class path. An effect
// outside of the program ends the run, as everywhere. The rules of java.text.BreakIterator are files of the
// JDK; programs cannot read them by themselves. Class objects list the fields of classes of the program;
// these can be read and not written. A stack trace has the calls of the interpreter. Each is compared with
// the bytecode of its caller (internal/engines/runs/trace.go), and a trace is only given out if all of its calls
// are in code that the JVM executes, too: in no model. PrintWriter, AbstractList, EnumSet and EnumMap are
// the JDK's own classes there. javac (com.sun.tools.javac) and java.nio.file are executed; what asks the
// operating system about a file ends the run. Bundles of resources are classes; one in a file ends the run.
// System.out holds bytes back as in JDK 17 (128 of them), and the run ends where flushed bytes are not
// whole characters. Known limits: the spliterator of a stream says nothing of its size and order. The raw
// bits of a NaN (floatToRawIntBits, ByteBuffer.putFloat) are always those of the canonical NaN. A JVM can
// keep others.
package runs
