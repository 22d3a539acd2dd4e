// Package ivl is the intermediate verification language: Java programs with
// everything implicit made explicit (LPAR'17 §3.1). Heap encodings and all
// other passes are rewrites from IVL to IVL.
//
// # The types
//
//	Program ─┬─ Classes   Class ── Fields (mutable: pulled and pushed; immutable: in the reference tuple)
//	         ├─ Globals   Var
//	         ├─ Preds     Pred (only after a heap encoding)
//	         ├─ Inputs    Input (where values come from outside)
//	         ├─ Props     Property (what is to be verified)
//	         └─ Procs     Proc ─┬─ Params, Locals  Var
//	                            └─ Blocks  Block ── Stmts  Stmt … Term  Terminator
//
//	Term        *Var  *IntLit  BoolLit  *FloatLit  *NullLit  *ObjLit  *Proj  *App
//	Stmt        Assign  Havoc  Assume  Assert  Call  Output
//	            New  NewArray  Init  Pull  Push  PullElem  PushElem   (gone after a heap encoding)
//	            AssumePred  AssertPred                                (only after a heap encoding)
//	Terminator  Goto  Return  Stop
//
// Build terms with Op.Of and the functions beside it, look at them with
// WalkTerm, MapTerm, Uses, Defs and their like, copy procedures with Rewrite.
// Check finds ill-formed programs. Compile and Machine.Run execute them; this
// defines their meaning.
//
// # Example
//
// The Java method
//
//	static int f(int x, Node p) { return p.data + x; }
//
// becomes (without the exception results that lowering adds)
//
//	class java/lang/Object #1
//	class Node #2 extends java/lang/Object {
//	  data: i32
//	  next: ref Node
//	}
//
//	prop 0 null-dereference "Main.f(ILNode;)I@3:null-dereference.1" raises java/lang/NullPointerException
//
//	entry main
//
//	proc `Main.f(ILNode;)I`(x: i32 java, p: ref Node java) returns (i32) {  // Main.java:3 @0 in Main.f(ILNode;)I
//	  var d, y: i32
//	L0:
//	  assert (not (= p null:Node)) prop 0  // Main.java:3 @1
//	  d, _ := pull Node p                  // Main.java:3 @1
//	  y := (wrap.i32 (+ d x))              // Main.java:3 @5
//	  return y                             // Main.java:3 @6
//	}
//
// # Grammar
//
// The text is read line by line: a declaration, a label, a statement and a
// terminator each end with their line; inside round and square brackets and
// after the commas of a goto, lines may be broken. {x} is x any number of
// times, [x] is x or nothing.
//
//	program   = { class | pred | input | prop | global | entry | proc }       in any order
//	class     = "class" NAME "#" INT ["extends" NAME] ["of" type] ["external"] ["closed"]
//	            [ "{" { ["immutable"] NAME ":" type } "}" ]                   one field on a line
//	pred      = "pred" NAME "(" types ")" [STRING]
//	input     = "input" INT ("environment" | "unmodelled" | "internal" | "setting") STRING
//	            ["java" ("Z" | "C")]
//	prop      = "prop" INT kind STRING ["raises" NAME] [STRING]               kind: see Kind.String
//	global    = "global" var ["=" term]
//	entry     = "entry" NAME
//	proc      = "proc" NAME "(" [var {"," var}] ")" ["returns" "(" types ")"] "{"
//	            { "var" NAME [java] {"," NAME [java]} ":" type } { block } "}"
//	var       = NAME ":" type [java]
//	java      = "java" [NAME]                                                 the name in the Java source, if not the same
//	type      = "bool" | "z" | "u1" | "i8" | "i16" | "u16" | "i32" | "i64" | "float" | "double" | "ref" NAME
//	            also "int" for i32, "long" for i64; "array" type: a map from all integers, only after a heap encoding
//	block     = NAME ":" { stmt } terminator
//
//	stmt      = NAME ":=" term
//	          | "havoc" NAME ["input" INT] ["of" term]
//	          | "assume" term
//	          | "assert" term ["prop" INT]
//	          | [xs ":="] "pull" NAME [only] term                             NAME is the class
//	          | "push" NAME [only] term {"," term}
//	          | NAME ":=" "pull" term "[" term "]"
//	          | "push" term "[" term "]" "," term
//	          | NAME ":=" "new" NAME "@" INT
//	          | NAME ":=" "new" NAME "[" term "]" "@" INT ["external"]
//	          | "init" term "." field ":=" term
//	          | [xs ":="] "call" NAME "(" terms ")"
//	          | "output" STRING {"," term}
//	          | "assume" NAME "(" terms ")"                                   NAME is the predicate
//	          | "assert" [["forall" var {"," var}] ["where" term] "=>"] NAME "(" terms ")"
//	only      = "{" field {"," field} "}"                                     these fields alone
//	xs        = (NAME | "_") {"," (NAME | "_")}
//	terminator= "goto" NAME
//	          | "goto" "{" { (term | "else") "->" NAME "," } "}"
//	          | "return" [terms]
//	          | "stop"
//
//	term      = NAME | literal | term "." component | "(" op {term} ")"
//	op        = one of those listed at Op ["." type]; "cast" NAME
//	            the type stands where it is not what Op.Result says, so always with wrap, ftoi and const
//	component = "id" | "type" | "allocSite" | "length" | field
//	field     = [NAME ":"] NAME                                               qualified by its class when another hides it
//	literal   = "true" | "false" | "null" ":" NAME
//	          | 7 (i32) | 7L (i64) | 7z (z) | 7u16 … (that range) | 1.5f | 1.5d
//	          | "(" ("float" | "double") ("nan" | "inf" | "-inf" | 0xBITS) ")"
//	          | "(" "obj" NAME INT STRING {literal} ")"                       class, id, text, tuple
//
// NAME is a word of letters, digits and _ $ / # ' ! ~ that begins with a
// letter, _ or $ and is no keyword, or anything in back-quotes with Go's
// escapes: `Main.<init>()V`, `[I`.
//
// A comment goes from // to the end of the line. At the end of a line it may
// be a position: `// SOURCE[:LINE] @PC [in CLASS.METHOD+DESCRIPTOR]`. Without
// `in`, the method is the one of the procedure's own position, and `in ?` says
// that it is unknown. All other comments mean nothing.
//
// # All schedules
//
// Explore executes a program whose inputs have few values in all orders of the steps of its threads. That it is complete says that no
// execution fails that the JLS allows. The argument has four parts.
//
// Order of steps. A program is correctly synchronized if no sequentially consistent execution has a data race: two
// accesses to one variable, one of them a write, that happens-before does not order (JLS §17.4.5). Then each of its
// executions is sequentially consistent. So it is enough to look at orders of steps, and to find a race if one of them has any.
//
// Places of switches. An operation synchronises if it takes a monitor, waits or notifies, begins a step of a model, accesses a volatile
// field, or finds a class not initialised. A thread is let go on from before one such operation to before its next one. What it does
// after the first are accesses to plain memory, which are ordered with all conflicting ones if there is no race, and
// releases of monitors. All of these are left movers (Lipton, CACM'75): each may come directly after what its thread
// did before. So each execution without a race is equivalent to one with these places of switches: all threads see the same values, fail at the
// same places, and wait in the same states. This is also so of an execution up to its first race (Musuvathi, Qadeer: CHESS, PLDI'07), and its
// two accesses are unordered in both. A monitor that is given back is no left mover where a thread may ask whether a monitor is
// free. Then threads switch there, too. An object that only one thread can reach is nobody else's business, also if others could
// reach it before: operations on it are no places of switches. It is shared from when it is
// written into a shared one, or begins as a thread. A thread that has an object without synchronisation has read it in a race.
// A step that changes nothing, and whose result is true and stays so, is a right mover: it may come directly before what its thread does
// next. So the thread is let go on to its next operation but one, unless it gives something back before. A thread that has started another
// one is not let go on past an operation.
//
// Races. A vector clock for each thread, monitor, volatile variable and object with steps tells what happens before
// (FastTrack, Flanagan and Freund, PLDI'09). Steps on one object are all ordered, which is more than the JDK promises: two reads of
// an atomic variable order nothing. No race is missed for that. If happens-before does not order two accesses, some order of the
// steps has one directly after the other, since what depends on the first, and is left out, happens after it. No operation
// orders them there. Memory of a model that its steps touch is not looked at: the steps order it. A final field has no write after
// its object is shared, or the exploration is given up; so reads of it are not looked at either. All orders of operations on one object are explored, so that one is, up to the order of what is independent.
// Locks of the JDK that tell whether they are held are volatile variables inside, so this counts for them, too. Code of the program that runs
// within a step, as the function of ConcurrentHashMap.merge does, must not look at anything that threads share: the JDK orders such calls only
// if they are about one key.
//
// States. Two states are the same if the threads are at the same places, with the same values in the variables that they still read, what they reach is the same up to
// the numbers of objects, and the same monitors are held. No program that looks at these numbers is explored. Clocks count for what they decide: which
// threads know of which accesses. Times of a thread only grow when others learn of what it did. So no clock of another thread has the time of an access to
// come, and it is enough to compare how many of the noted accesses each clock has.
//
// Inputs. A thread stops before an input that has few values, and goes on with each of them. It makes no difference when others go on
// meanwhile, so nobody does. Other inputs are given up.
//
// What an initialiser of a class does is one step with its beginning: other threads wait for its end (JLS §12.4.2). If it synchronises
// on what others may have, the exploration is given up. A wait may end without a notification at any time (JLS §17.2.1), and so
// may a wait with a time. That a state has no move but such ends, and a thread that has not ended, is told: all threads wait for ever.
package ivl
