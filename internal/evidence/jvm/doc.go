// Package jvm repeats a run of the interpreter on the real Java virtual
// machine, with the program's own class files.
//
//	ivl.Consumed ─NewScript→ Script ─Run→ a process java ─→ Outcome
//	 what a run takes         the same       │                how it ended
//	 from outside             in Java        └ -cp HARNESS:THE PROGRAM'S CLASS PATH
//
// # How inputs get into the program
//
//	arguments             the launcher calls the entry method with them; a String that the program
//	                      parses is the text of the number
//	Scanner               System.in gives the values as text, line by line
//	Random, Math.random   the JDK's own java.util.Random, with the bodies of the methods that are asked
//	                      replaced, stands in front of java.base (--patch-module); it gives the values to
//	                      calls of the program and goes its own ways for the platform's
//	                      (a program that also has generators with a seed cannot be given the values)
//	clocks                copies of the classes that read a clock, with the name of the method replaced in their
//	                      constant pool, stand in front of the class path
//	Verifier, CProver     classes of ours with these names stand in front of the class path
//
// The user's files are not touched, and lines stay what they are.
//
// Machine.Search makes many runs of a generated harness in one JVM, with values that it
// chooses itself, and returns scripts of those from which an exception leaves.
//
// # Threads
//
// A Scheduler runs copies of the program's classes, and of the platform's collections and locks, with gates before
// accesses to shared memory, at locks and where threads wait. One thread runs at a time, and at a gate another one
// may go on: at random, by priorities that change (Burckhardt et al., ASPLOS 2010), and only where several threads
// touch the same fields. A run is known by its switches, with which it is repeated in another JVM.
//
//	gates.go      which instructions get gates       relocate.go   code between instructions
//	Gate.java     whose turn it is                   Schedules.java  run after run, with classes anew
//
// # What can come of it
//
// A run is confirmed when the property's exception leaves the entry and its
// stack trace has the property's line on top, as far as the program's own methods
// go. Some inputs cannot be told to a JVM, which NewScript says; some cannot
// exist, for example a text that is the number 1 when it is parsed first and 2
// when it is parsed again: *ImpossibleError.
//
// For example, the run of Main.main with args.length = 1 and
// Integer.parseInt() = 5, then Random.nextBoolean() = true, is a call of
// main(new String[] {"5"}), with a Random whose first nextBoolean() is true.
package jvm
