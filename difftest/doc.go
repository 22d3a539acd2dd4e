// Package difftest compares what programs mean here with what they do on the
// JVM: it writes random Java programs that end, runs them on the JVM and in the
// interpreter of the IVL – as they are lowered, and after each pass – and
// compares what they print and the exception that leaves them.
//
//	seed ─→ Generate ─→ tree ─→ Java text ─→ javac ─→ class files
//	                      │                             │      │
//	                    Shrink                         JVM   lower ─→ pass ─→ pass ─→ …
//	                      ↑                             │      │       │       │
//	                      │                            Run   ivl.Run ivl.Run ivl.Run
//	                      │                             └──────┴── Check ──────┘
//	                      └──────────── disagreement ──────────────┘
//
// The first line of a disagreement says where the two part:
//
//	seed 358: lower: output line 1: JVM "5", IVL "1"
//
// # Programs
//
// A generated program is one file, compiled into a package of its own, many to
// a call of the compiler (JVM, runner/Runner.java). It is a tree of text,
// statements, lists of statements and expressions with their types (Node), so
// that Shrink can take statements out and put constants and subexpressions in
// the place of expressions.
//
// It ends because a method calls only methods of lower levels, whatever class
// they are found in, and because the counter of a loop is out of reach of its
// body. It prints numbers and booleans only, and says what objects and
// exceptions are by tests of their types. In most programs, operations that may
// throw are guarded in most places, or what main does is behind handlers, so
// that much of it runs.
//
// One in five uses a collection of the JDK (gen_collection.go), which runs the
// models of package models.
//
// # Exceptions
//
// An exception that leaves main on the JVM must be the violated property here: the
// same class, made on the same line of the same class.
//
// # Verdicts
//
// With Config.Inputs programs read from java.util.Random. TestVerdicts puts
// assertions in that held in the runs it has seen, verifies the programs, and
// looks for runs that contradict a verdict, in the interpreter and on the JVM.
package difftest
