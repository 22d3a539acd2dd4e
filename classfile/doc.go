// Package classfile reads Java class files (JVMS ch. 4, up to Java 25, class-file
// version 69), finds them on a class path and in a JDK, and answers questions
// about the hierarchy they form.
//
//	directory  jar  jmod  lib/modules  rt.jar
//	     └───────┴────┴───────┴──────────┘
//	            Path: name → bytes              path.go, archive.go, image.go, jdk.go
//	                    │
//	            Parse: bytes → *Class           parse*.go
//	                    │
//	 Class ─┬─ Pool: index → Const, MemberRef … pool.go
//	        ├─ Field
//	        ├─ Method ── Code ─┬─ Bytes → Instruction   instruction.go, opcode.go
//	        │                  ├─ Handler, Line, LocalVar
//	        │                  └─ Frame                 frame.go
//	        └─ InnerClass, BootstrapMethod, RecordComponent, Module, Annotation, Attribute
//	                    │
//	            Hierarchy: subtypes, resolution, selection   hierarchy.go, resolve.go, select.go
//
// # Names
//
// Classes are named in internal form, "java/lang/String"; arrays by their
// descriptor, "[I", "[Ljava/lang/String;". Text is UTF-8; a surrogate that
// modified UTF-8 leaves unpaired keeps its three bytes (WTF-8).
//
// # Errors
//
//	*FormatError    bytes violate their specification: file or class, offset, what was expected
//	*CodeError      code does not consist of instructions: pc, what was expected
//	*NotFoundError  a class is missing: its name, who needs it, where it was looked for
//	*CycleError     a class is its own superclass or superinterface
//	*LinkageError   a member cannot be resolved or selected: the Java error that a JVM would raise
//	*NoJDKError     there is no JDK
//
// # Example
//
// The class
//
//	class Sum {
//	    static int sum(int n) { int s = 0; while (n > 0) s += n--; return s; }
//	}
//
// has in its Code, with -g, the instructions, lines, variables and frames
//
//	 0: iconst_0            line 2
//	 1: istore_1
//	 2: iload_0             frame [int, int] []
//	 3: ifle 16
//	 6: iload_1
//	 7: iload_0
//	 8: iinc 0 -1
//	11: iadd
//	12: istore_1            variables n: 0..18 in slot 0, s: 2..18 in slot 1
//	13: goto 2
//	16: iload_1             frame [int, int] []
//	17: ireturn
//
// This prints them, without the last column:
//
//	path, err := classfile.OpenPath("classes", classfile.PathOptions{})
//	class, err := path.Class("Sum")
//	code := class.FindMethod("sum", "(I)I").Code
//	for in, err := range classfile.Instructions(code.Bytes) {
//		fmt.Printf("%2d: %s\n", in.PC, in.String())
//	}
//
// # What is not checked
//
// Parse checks the rules that concern one class file (JVMS §4.8), but not
// verification of code (§4.10): package ssa refuses code that does not verify.
// Access control and loading constraints (§5.3.4, §5.4.4) are not checked, as
// they decide only whether a program links. A class path is one namespace:
// there is no second class loader.
package classfile
