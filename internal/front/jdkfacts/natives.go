package jdkfacts

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// row is what native methods do. A native method without a row may do everything.
type row struct {
	class   string
	methods string // their names, with spaces between them, "" for all of the class; ! before a name leaves it out
	does    Does
	moves   bool // it may copy references from each of its arguments, and what can be reached from it, to each other one and to its result
	writes  bool // it may write to arrays that it is passed
	// runs is a method of its first argument that it runs, "" for none.
	runs      string
	result    string // the class of a new object that it returns, "" for any object
	elsewhere bool   // in another thread
	reason    string
}

var rows = []row{
	{class: "java/lang/Thread", methods: "start0", runs: "run", elsewhere: true, reason: "the new thread runs Thread.run (JVM_StartThread)"},
	{class: "java/lang/Thread", reason: "reads and changes the state of threads, which are the JDK's own objects; a thread that is interrupted or stopped runs no code of its own for that"},
	{class: "java/lang/VirtualThread", reason: "tells debuggers and the scheduler of the JVM about a thread"},
	{class: "jdk/internal/vm/Continuation", methods: "enterSpecial", runs: "enter1", reason: "runs Continuation.enter, which runs the target"},
	{class: "jdk/internal/vm/Continuation", reason: "yields to the code that has entered the continuation, or asks for its state"},
	{class: "jdk/internal/vm/ContinuationSupport", reason: "asks for an ability of the JVM"},
	{class: "java/lang/Class", methods: "forName0", does: LoadsClasses, reason: "finds a class by its name and may initialise it"},
	{class: "java/lang/Class", reason: "reads what the JVM knows of a class; it initialises none"},
	{class: "java/lang/ClassLoader", methods: "defineClass0 defineClass1 defineClass2", does: LoadsClasses, reason: "makes a class of bytes"},
	{class: "java/lang/ClassLoader", reason: "finds classes of the JDK and classes that are loaded; it initialises none"},
	{class: "java/lang/Module", reason: "changes what modules read and export"},
	{class: "java/lang/Object", methods: "clone", moves: true, reason: "copies references"},
	{class: "java/lang/Object", reason: "about monitors, the class and the number of an object"},
	{class: "java/lang/ProcessHandleImpl", does: Reads, reason: "asks the system about processes"},
	{class: "java/lang/ProcessHandleImpl$Info", does: Reads, reason: "asks the system about processes"},
	{class: "java/lang/ProcessImpl", does: Reads, reason: "starts a process of the system, which is no code of the program"},
	{class: "java/lang/ProcessEnvironment", does: Reads, reason: "reads the environment"},
	{class: "java/lang/Runtime", does: Reads, reason: "about memory and processors; a finalizer or a cleaner that a collection makes run could have run anyway"},
	{class: "java/lang/Shutdown", methods: "halt0", does: Exits, reason: "ends the process"},
	{class: "java/lang/Shutdown", reason: "a notice for the JVM"},
	{class: "java/lang/StackStreamFactory$AbstractStackWalker", methods: "callStackWalk", moves: true, runs: "doStackWalk", reason: "runs doStackWalk (JVM_CallStackWalk)"},
	{class: "java/lang/StackStreamFactory$AbstractStackWalker", reason: "fetches frames"},
	{class: "java/lang/StackStreamFactory", reason: "checks the mode of a stack walk"},
	{class: "java/lang/StackTraceElement", reason: "fills in frames"},
	{class: "java/lang/String", reason: "finds the one text that is equal"},
	{class: "java/lang/StringUTF16", reason: "asks for the order of bytes"},
	{class: "java/lang/NullPointerException", reason: "makes a message from bytecode"},
	{class: "java/lang/SecurityManager", reason: "lists classes of the stack"},
	{class: "java/lang/System", methods: "arraycopy", moves: true, writes: true, reason: "copies references between arrays"},
	{class: "java/lang/System", does: Reads, reason: "clocks, numbers of objects, names of libraries; sets the standard streams, which count as unknown"},
	{class: "java/lang/Throwable", reason: "fills in the stack trace, from frames"},
	{class: "java/lang/Float", reason: "converts a number"},
	{class: "java/lang/Double", reason: "converts a number"},
	{class: "java/lang/StrictMath", reason: "computes"},
	{class: "java/lang/invoke/VarHandle", moves: true, reason: "reads and writes a variable, whose objects are arguments, or static"},
	{class: "java/lang/invoke/MethodHandle", does: Invokes, reason: "runs what the handle stands for"},
	{class: "java/lang/invoke/MethodHandleNatives", reason: "resolves members and links call sites; it runs no code of them"},
	{class: "java/lang/invoke/LambdaProxyClassArchive", reason: "finds classes in the JDK's archive"},
	{class: "java/lang/ref/Reference", moves: true, reason: "about the object that it refers to"},
	{class: "java/lang/ref/PhantomReference", reason: "about the object that it refers to"},
	{class: "java/lang/ref/Finalizer", reason: "asks for an option of the JVM"},
	{class: "java/lang/reflect/Array", methods: "newArray multiNewArray", result: "[Ljava/lang/Object;", reason: "makes an array"},
	{class: "java/lang/reflect/Array", moves: true, writes: true, reason: "reads and writes elements"},
	{class: "java/lang/reflect/Executable", reason: "reads what the JVM knows of a method"},
	{class: "java/lang/reflect/Field", reason: "reads what the JVM knows of a field"},
	{class: "jdk/internal/reflect/ConstantPool", reason: "reads what the JVM knows of a class"},
	{class: "jdk/internal/reflect/Reflection", reason: "finds the caller's class and compares classes"},
	{class: "jdk/internal/reflect/NativeMethodAccessorImpl", does: Invokes, reason: "runs a method"},
	{class: "jdk/internal/reflect/DirectMethodHandleAccessor$NativeAccessor", does: Invokes, reason: "runs a method"},
	{class: "jdk/internal/reflect/NativeConstructorAccessorImpl", does: MakesObjects | Invokes, reason: "runs a constructor"},
	{class: "jdk/internal/reflect/DirectConstructorHandleAccessor$NativeAccessor", does: MakesObjects | Invokes, reason: "runs a constructor"},
	{class: "java/security/AccessController", reason: "finds out what callers may do"},
	{class: "jdk/internal/misc/Unsafe", methods: "defineClass0 defineAnonymousClass0", does: LoadsClasses, reason: "makes a class of bytes"},
	{class: "jdk/internal/misc/Unsafe", methods: "ensureClassInitialized0", does: LoadsClasses, reason: "initialises a class that it is passed"},
	{class: "jdk/internal/misc/Unsafe", methods: "allocateInstance", does: MakesObjects, reason: "makes an object of a class that it is passed"},
	{class: "jdk/internal/misc/Unsafe", moves: true, writes: true, reason: "reads and writes fields and elements of objects that are arguments, waits and wakes threads"},
	{class: "jdk/internal/misc/Signal", methods: "handle0 findSignal0 raise0", reason: "about signals of the system; Signal.dispatch runs the handlers in a thread that it starts itself"},
	{class: "jdk/internal/misc/VM", does: Reads, reason: "asks for the state of the JVM"},
	{class: "jdk/internal/misc/CDS", reason: "reads the JDK's archive of classes, which has none of the program's objects"},
	{class: "jdk/internal/misc/ScopedMemoryAccess", reason: "about threads that use memory"},
	{class: "jdk/internal/perf/Perf", reason: "counters of the JVM"},
	{class: "jdk/internal/loader/BootLoader", reason: "lists packages of the JDK"},
	{class: "jdk/internal/loader/NativeLibraries", does: Anything, reason: "loads code of the system, which may do everything"},
	{class: "jdk/internal/loader/RawNativeLibraries", does: Anything, reason: "loads code of the system, which may do everything"},
	{class: "jdk/internal/loader/NativeLibrary", reason: "finds a name in a library"},
	{class: "jdk/internal/util/SystemProps$Raw", does: Reads, reason: "reads the environment"},
	{class: "jdk/internal/vm/VMSupport", does: Reads, reason: "reads properties of the JVM"},
	{class: "jdk/internal/vm/vector/VectorSupport", reason: "asks for abilities of the processor"},
	{class: "jdk/internal/platform/", does: Reads, reason: "asks the system about limits"},
	{class: "jdk/internal/jimage/", does: Reads, reason: "maps the file of the JDK's classes"},
	{class: "jdk/internal/io/", does: Reads, reason: "asks for the console"},
	{class: "java/io/", does: Reads, writes: true, reason: "reads and writes files; makes no objects but the JDK's exceptions"},
	{class: "java/net/", does: Reads, writes: true, reason: "reads and writes sockets, asks for names and addresses; makes no objects but addresses and the JDK's exceptions"},
	{class: "java/nio/", does: Reads, writes: true, reason: "reads and writes mapped memory"},
	{class: "java/util/TimeZone", does: Reads, reason: "asks the system for its time zone"},
	{class: "java/util/concurrent/atomic/AtomicLong", reason: "asks for abilities of the processor"},
	{class: "java/util/zip/", writes: true, reason: "computes with bytes of arguments"},
	{class: "sun/nio/", does: Reads, writes: true, reason: "calls the system for files and sockets; makes no objects but the JDK's exceptions"},
	{class: "sun/net/", does: Reads, reason: "asks for options of the network"},
}

// row finds the first row of a native method.
func rowOf(m *classfile.Method) *row {
	for i, r := range rows {
		if r.class != m.Class.Name && !(strings.HasSuffix(r.class, "/") && strings.HasPrefix(m.Class.Name, r.class)) {
			continue
		}
		if r.methods == "" || slices.Contains(strings.Fields(r.methods), m.Name) {
			return &rows[i]
		}
	}
	return nil
}

// native fills the node of a native method.
func (a *Analysis) native(n *node) {
	r := rowOf(n.method.Method)
	if r == nil && a.planted == trustsNatives {
		return
	}
	if r == nil {
		n.does, n.why = Anything, "a native method of which nothing is known"
		n.moves(a)
		return
	}
	n.does, n.why = r.does, r.reason
	size := len(n.result)
	defer func() { n.changed = n.changed || len(n.result) > size }()
	if r.writes {
		for i := range n.params {
			n.writes |= arg(i)
		}
	}
	switch {
	case r.moves:
		n.moves(a)
	case r.result != "":
		n.result = n.result.with(a.exactly(r.result, local))
	default:
		n.result = n.result.with(a.anyOf(n.method.Method)...)
	}
	if r.runs == "" {
		return
	}
	s := site{a: a, n: n, elsewhere: r.elsewhere}
	for _, m := range n.method.Class.Methods {
		if m.Name != r.runs {
			continue
		}
		passes := n.arguments()
		for len(passes) <= 6 {
			passes = append(passes, n.arguments()...)
		}
		n.returns(s.dispatch(passes[0][0], member(m), passes, nil))
	}
}

// moves fills in that references may be copied between all that is passed and returned.
func (n *node) moves(a *Analysis) {
	var all set
	for i := range n.params {
		all = all.with(makeAtom(passed, i, place(i)), unknown(place(i)))
	}
	n.result = n.result.with(all...)
	if n.params == 0 {
		n.result = set{unknown(global)}
	}
	for i := range n.params {
		n.add(place(i), all)
	}
}

// anyOf is any object that a method of the JVM may return, of which nothing is known but its type.
func (a *Analysis) anyOf(m *classfile.Method) set {
	_, result, err := classfile.ParseMethodDescriptor(m.Desc)
	if err != nil || !classfile.IsReference(result) {
		return nil
	}
	if name := classfile.ClassNameOf(result); holdsNothing(name) {
		return set{a.exactly(name, nowhere)}
	}
	return set{unknown(global)}
}
