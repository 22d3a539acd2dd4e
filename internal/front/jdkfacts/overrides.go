package jdkfacts

import (
	"github.com/jayverify/jayverify/ssa"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// override is what is known of methods of the JDK by hand, in place of what their code does.
type override struct {
	name   string // a package with its last slash, a class with a dot behind it, a method or the beginning of its name
	does   Does
	moves  bool
	serves string // the service of which they make providers, "" for any
	result string // the class of what it returns, exactly, "" for an unknown object
	reason string
}

// overrides has the overrides; the first one whose name a method's begins with counts. An entry without effects is there to leave
// something out of one behind it, if it has no reason.
var overrides = []override{
	// What has run before the program starts.
	{name: "java/lang/ref/Reference.<clinit>", reason: "runs before the program starts; its thread runs cleaners of the JDK"},
	{name: "java/lang/ref/Finalizer.<clinit>", reason: "runs before the program starts; that finalizers run is not in these facts"},
	{name: "java/lang/System.<clinit>", reason: "runs before the program starts"},
	{name: "java/lang/Thread.<clinit>", reason: "runs before the program starts"},
	{name: "java/lang/ClassLoader.<clinit>", reason: "runs before the program starts"},
	{name: "jdk/internal/misc/Unsafe.<clinit>", reason: "runs before the program starts"},
	{name: "jdk/internal/misc/VM.", does: Reads, reason: "the state of the JVM"},
	{name: "jdk/internal/access/SharedSecrets.", reason: "hands out objects of the JDK, whose classes it may initialise"},
	{name: "java/lang/System.getProperty", does: Reads, reason: "reads a property; that a program sets properties of a class of its own is for who looks at System.setProperties"},
	{name: "java/util/concurrent/ThreadLocalRandom.<clinit>", does: Reads, reason: "makes a seed from the clock, unless a property says otherwise"},
	{name: "jdk/internal/misc/TerminatingThreadLocal.", reason: "a list of the JDK's own variables"},
	{name: "java/lang/Thread.isCCLOverridden", reason: "asks a class for a method"},
	{name: "java/util/concurrent/CopyOnWriteArrayList.resetLock", reason: "sets a field of the JDK by reflection"},
	{name: "java/util/concurrent/ConcurrentSkipListSet.setMap", reason: "sets a field of the JDK by reflection"},
	{name: "java/util/zip/ZipUtils.", reason: "loads a library of the JDK"},
	{name: "jdk/internal/loader/BootLoader.loadLibrary", reason: "loads a library of the JDK"},
	{name: "jdk/internal/loader/BootLoader.<clinit>", reason: "runs before the program starts"},
	{name: "java/lang/ClassLoader.checkClassLoaderPermission", reason: "does nothing without a security manager"},
	{name: "java/lang/invoke/MethodHandles$Lookup.ensureInitialized", reason: "initialises a class; see entries"},
	{name: "java/lang/invoke/MethodHandles.<clinit>", reason: "runs before the program starts"},
	{name: "java/util/DualPivotQuicksort.", moves: true, reason: "sorts numbers, also in several threads; none of them sees objects of the program"},
	{name: "java/util/stream/AbstractPipeline.parallel()", moves: true, does: RunsElsewhere, reason: "makes a stream parallel"},
	{name: "java/util/Tripwire.", reason: "logs nothing unless a property of the JDK's developers is set"},
	{name: "java/util/stream/Tripwire.", reason: "logs nothing unless a property of the JDK's developers is set"},
	{name: "java/util/EnumSet.getUniverse", result: "[Ljava/lang/Enum;", reason: "the constants of an enum, which is initialised if there is one of them; see entries"},
	{name: "java/util/EnumMap.getKeyUniverse", result: "[Ljava/lang/Enum;", reason: "the constants of an enum, which is initialised if there is one of them; see entries"},
	{name: "jdk/internal/ref/CleanerFactory.<clinit>", reason: "its thread runs only cleaners that the JDK makes for its own resources"},

	{name: "java/lang/Integer$IntegerCache.<clinit>", reason: "runs before the program starts"},
	{name: "java/lang/Byte.valueOf(B)", result: "java/lang/Byte", reason: "returns an object of the class, from a table of the JDK or a new one"},
	{name: "java/lang/Short.valueOf(S)", result: "java/lang/Short", reason: "the same"},
	{name: "java/lang/Character.valueOf(C)", result: "java/lang/Character", reason: "the same"},
	{name: "java/lang/Integer.valueOf(I)", result: "java/lang/Integer", reason: "the same"},
	{name: "java/lang/Long.valueOf(J)", result: "java/lang/Long", reason: "the same"},
	{name: "java/util/Locale.<clinit>", reason: "runs before the program starts"},
	{name: "java/util/Locale.getDefault", does: Reads, reason: "the defaults are found before the program starts, and are objects of a final class"},
	{name: "java/util/Locale.initDefault", does: Reads, reason: "the defaults are found before the program starts, and are objects of a final class"},
	{name: "java/util/concurrent/ForkJoinPool.<clinit>", does: Reads, reason: "makes the common pool; who gives it something to do starts threads, not this"},
	{name: "jdk/internal/icu/text/"}, // takes iterators and texts of the program
	{name: "jdk/internal/icu/impl/Norm"},
	{name: "jdk/internal/icu/", does: Reads, reason: "tables of Unicode, from files of the JDK"},
	{name: "java/nio/charset/Charset.defaultCharset", does: Reads, result: "sun/nio/cs/UTF_8", reason: "the default is found before the program starts, among the JDK's own"},
	{name: "java/nio/charset/Charset.<clinit>", reason: "runs before the program starts"},
	{name: "java/security/AccessControlContext.", reason: "without a security manager, no permission is asked for"},
	{name: "java/lang/SecurityManager.", does: Anything, reason: "a program that installs a security manager is not supported"},

	{name: "jdk/internal/util/Preconditions.outOfBoundsMessage", reason: "makes a text of numbers and constants"},

	// Reflection on what the JDK's code itself is. A class of the program is only one that the program has passed.
	{name: "java/lang/Class.getGeneric", result: "sun/reflect/generics/reflectiveObjects/ParameterizedTypeImpl", reason: "reads signatures; the classes in them are loaded when they are asked for, and not initialised"},
	{name: "java/lang/Class.forName0"},
	{name: "java/lang/Class.forName(Ljava/lang/Module;", does: LoadsClasses, reason: "finds a class by its name"},
	{name: "java/lang/Class.forName(", does: LoadsClasses, reason: "finds a class by its name"},
	{name: "java/lang/Class.newInstance", does: MakesObjects | Invokes, reason: "runs a constructor"},
	{name: "java/lang/Class.getEnumConstantsShared", does: LoadsClasses, reason: "initialises the enum"},
	{name: "java/lang/Class.getEnumConstants"},
	{name: "java/lang/Class.getClassLoader"},
	{name: "java/lang/Class.getMethod", result: "java/lang/reflect/Method", reason: "reads what the JVM knows of a class"},
	{name: "java/lang/Class.getDeclaredMethod", result: "java/lang/reflect/Method", reason: "reads what the JVM knows of a class"},
	{name: "java/lang/Class.getConstructor", result: "java/lang/reflect/Constructor", reason: "reads what the JVM knows of a class"},
	{name: "java/lang/Class.getDeclaredConstructor", result: "java/lang/reflect/Constructor", reason: "reads what the JVM knows of a class"},
	{name: "java/lang/Class.getField", result: "java/lang/reflect/Field", reason: "reads what the JVM knows of a class"},
	{name: "java/lang/Class.getDeclaredField", result: "java/lang/reflect/Field", reason: "reads what the JVM knows of a class"},
	{name: "java/lang/Class.getAnnotation", does: LoadsClasses | Invokes, reason: "initialises enums and classes that annotations name"},
	{name: "java/lang/Class.getDeclaredAnnotation", does: LoadsClasses | Invokes, reason: "initialises enums and classes that annotations name"},
	{name: "java/lang/Class.getAnnotated", does: LoadsClasses | Invokes, reason: "initialises enums and classes that annotations name"},
	{name: "java/lang/Class.getResource", does: Reads | LoadsClasses, reason: "asks the loader"},
	{name: "java/lang/Class.isAnnotationPresent", does: LoadsClasses | Invokes, reason: "initialises enums and classes that annotations name"},
	{name: "java/lang/reflect/Constructor.newInstance", does: MakesObjects | Invokes, reason: "runs a constructor"},
	{name: "java/lang/reflect/Method.invoke", does: Invokes, reason: "runs a method"},
	{name: "java/lang/reflect/Field.set", moves: true, does: WritesFields | LoadsClasses, reason: "writes to a field, whose class is initialised"},
	{name: "java/lang/reflect/Field.get", moves: true, does: LoadsClasses, reason: "initialises the class of a static field"},
	{name: "java/lang/reflect/Proxy.", moves: true, does: LoadsClasses | Invokes, reason: "makes classes that call methods of handlers"},
	{name: "jdk/internal/reflect/Reflection.", reason: "finds the caller and compares classes"},
	{name: "jdk/internal/reflect/", does: Invokes | MakesObjects | LoadsClasses | WritesFields, reason: "the machinery of reflection"},
	{name: "sun/reflect/annotation/", does: LoadsClasses | Invokes, reason: "makes annotations, which initialises the enums and classes in them"},
	{name: "sun/reflect/generics/", does: LoadsClasses, reason: "finds the classes of signatures"},
	{name: "java/io/ObjectInputStream.", moves: true, does: Deserialises | Invokes | MakesObjects | LoadsClasses, reason: "makes objects of bytes"},
	{name: "java/io/ObjectOutputStream.", moves: true, does: Invokes | LoadsClasses, reason: "asks classes for methods by name and runs them"},
	{name: "java/io/ObjectStreamClass.", moves: true, does: Invokes | LoadsClasses | Deserialises, reason: "asks classes for methods by name and runs them"},

	// Handles.
	{name: "java/lang/invoke/MethodHandles.lookup", reason: "makes an object that says who asks"},
	{name: "java/lang/invoke/MethodHandles.privateLookupIn", reason: "makes an object that says who asks"},
	{name: "java/lang/invoke/MethodHandles$Lookup.findVarHandle", reason: "makes a handle for a field, without initialising its class"},
	{name: "java/lang/invoke/MethodHandles$Lookup.findStaticVarHandle", does: LoadsClasses, reason: "initialises the class of the field"},
	{name: "java/lang/invoke/MethodHandles.arrayElementVarHandle", reason: "makes a handle for elements"},
	{name: "java/lang/invoke/MethodHandles.byteArrayViewVarHandle", reason: "makes a handle for elements"},
	{name: "java/lang/invoke/MethodHandles.byteBufferViewVarHandle", reason: "makes a handle for elements"},
	{name: "java/lang/invoke/VarHandle.", moves: true, reason: "reads and writes a variable, whose objects are arguments, or static"},
	{name: "java/lang/invoke/MethodType.", reason: "a list of classes"},
	{name: "java/lang/invoke/", moves: true, does: Invokes | LoadsClasses, reason: "the machinery of handles"},

	// Names in tables of the JDK.
	{name: "sun/util/calendar/CalendarSystem.forName", does: Reads, reason: "finds one of the JDK's own calendars"},

	// Locales.
	{name: "sun/util/locale/provider/LocaleProviderAdapter.", does: Reads, reason: "data of locales: unless java.locale.providers says otherwise, which is a property that finds code, they are the JDK's"},
	{name: "sun/util/locale/provider/LocaleServiceProviderPool.", does: Reads, reason: "the same"},
	{name: "sun/util/locale/provider/", does: Reads, reason: "the same"},
	{name: "sun/util/resources/", does: Reads, reason: "the same"},
	{name: "sun/util/cldr/", does: Reads, reason: "the same"},
	{name: "sun/text/resources/", does: Reads, reason: "the same"},
	{name: "java/util/ResourceBundle.getBundle(", does: LoadsClasses | MakesObjects | FindsServices, reason: "finds a class by its name and makes an object of it"},
	{name: "java/util/ResourceBundle", does: LoadsClasses | MakesObjects | FindsServices | RunsKept, reason: "finds classes by their names and makes objects of them"},

	// Services.
	{name: "java/util/ServiceLoader.load(", does: FindsServices, reason: "makes objects of classes that files name; where the service is a constant, it is known"},
	{name: "java/util/ServiceLoader", does: Reads, reason: "the providers of the JDK itself, or of a loader for which load counts; see entries"},
	{name: "java/time/zone/ZoneRulesProvider.<clinit>", does: FindsServices | Reads, serves: "java/time/zone/ZoneRulesProvider", reason: "makes providers, and one that a property names, which is a property that finds code"},
	{name: "java/lang/System.getLogger", does: FindsServices, reason: "asks for a System.LoggerFinder"},
	{name: "jdk/internal/logger/", does: FindsServices, reason: "asks for a System.LoggerFinder"},
	{name: "sun/util/logging/", does: FindsServices, reason: "asks for a System.LoggerFinder"},
	{name: "java/util/logging/", does: FindsServices | LoadsClasses | MakesObjects | RunsKept | RunsElsewhere, moves: true, reason: "handlers, formatters and filters are found by name and kept"},
	{name: "java/security/Security.", does: FindsServices | LoadsClasses | MakesObjects | RunsKept, reason: "asks for providers of security"},
	{name: "java/security/Provider", does: FindsServices | LoadsClasses | MakesObjects | RunsKept, moves: true, reason: "makes objects of classes that it knows by name"},
	{name: "sun/security/action/"},
	{name: "sun/security/util/SecurityConstants", reason: "constants"},
	{name: "sun/security/jca/", does: FindsServices | LoadsClasses | MakesObjects | RunsKept, moves: true, reason: "asks for providers of security"},
	{name: "sun/security/provider/", does: FindsServices | LoadsClasses | MakesObjects | RunsKept, moves: true, reason: "asks for providers of security"},
	{name: "sun/security/", does: FindsServices | LoadsClasses | MakesObjects | RunsKept, moves: true, reason: "asks for providers of security"},
	{name: "javax/crypto/", does: FindsServices | LoadsClasses | MakesObjects | RunsKept, moves: true, reason: "asks for providers of security"},
	{name: "javax/net/", does: FindsServices | LoadsClasses | MakesObjects | RunsKept, moves: true, reason: "asks for providers of security"},

	// Loaders of classes and modules.
	{name: "java/lang/ClassLoader.getSystemClassLoader", reason: "the loader is made before the program starts"},
	{name: "java/lang/ClassLoader.getPlatformClassLoader", reason: "the loader is made before the program starts"},
	{name: "java/lang/ClassLoader.getClassLoader", reason: "asks a class for its loader"},
	{name: "java/lang/ClassLoader.", moves: true, does: LoadsClasses | RunsKept, reason: "finds classes by their names, and makes them of bytes"},
	{name: "jdk/internal/loader/NativeLibraries", does: Anything, reason: "loads code of the system"},
	{name: "jdk/internal/loader/", moves: true, does: LoadsClasses, reason: "finds classes by their names"},
	{name: "jdk/internal/module/", moves: true, does: LoadsClasses, reason: "about modules, whose classes are found by their names"},
	{name: "java/lang/module/", moves: true, does: LoadsClasses, reason: "about modules, whose classes are found by their names"},
	{name: "java/lang/Module.getResource", does: Reads | LoadsClasses, reason: "asks the loader"},
	{name: "java/lang/Module", moves: true, reason: "what modules read and export, which runs no code of the program"},
	{name: "jdk/internal/jimage/", does: Reads, reason: "reads the file of the JDK's classes"},
	{name: "jdk/internal/jrtfs/", does: Reads, reason: "reads the file of the JDK's classes"},
	{name: "jdk/internal/event/", does: Reads, reason: "records events of the JVM"},
	{name: "jdk/jfr/", does: Anything, reason: "records events of the JVM"},
}

// blame is a method that runs code elsewhere if its last argument is not a constant zero: what is made by it does, and is called sequential
// otherwise, by constants.
type blame struct {
	method string // the beginning of its name
	last   bool   // only if the last argument is not zero
	reason string
}

var blames = []blame{
	{"java/util/stream/BaseStream.parallel()", false, "its stream is parallel"},
	{"java/util/stream/StreamSupport.", true, "its stream may be parallel"},
}

// noObject are methods that return null.
var noObject = map[string]string{
	"java/lang/System.getSecurityManager":   "a program that installs a security manager is not supported (System.setSecurityManager)",
	"java/lang/System.allowSecurityManager": "the same",
}

// setByJVM are final static fields that the JVM sets again.
var setByJVM = map[string]bool{"java/lang/System.in": true, "java/lang/System.out": true, "java/lang/System.err": true}

// override fills the node of a method that an override is about.
func (a *Analysis) override(n *node) bool {
	name := n.method.Class.Name + "." + n.method.Name + n.method.Desc
	for _, o := range overrides {
		if !strings.HasPrefix(name, o.name) {
			continue
		}
		if o.reason == "" {
			return false
		}
		n.does, n.why, n.serves = o.does, o.reason, o.serves
		if o.result != "" {
			n.result = set{a.exactly(o.result, global)}
			if holdsNothing(o.result) {
				n.result = set{a.exactly(o.result, nowhere)}
			}
		} else if o.moves {
			n.moves(a)
		} else {
			n.result = a.anyOf(n.method.Method)
		}
		return true
	}
	return false
}

// constantOf is the number that a field or a method has by hand.
func (a *Analysis) constantOf(ref classfile.MemberRef) (int64, bool) {
	if ref.Name == "$assertionsDisabled" {
		return 1, true // assertions of the JDK's classes are off, unless the JVM is told otherwise
	}
	if ref.Name == "isParallel" && strings.HasPrefix(ref.Class, "java/util/stream/") {
		return 0, true // only makers of parallel streams make them parallel, see blames
	}
	return 0, false
}

// resultOf is what a method returns by hand, without being run.
func (a *Analysis) resultOf(m *classfile.Method) (set, bool) {
	_, known := noObject[m.Class.Name+"."+m.Name]
	return nil, known
}

// entries have effects that only calls by a program have, since the JDK passes what it knows.
var entries = []override{
	{name: "java/util/EnumSet.noneOf", does: LoadsClasses, reason: "initialises the enum"},
	{name: "java/lang/invoke/MethodHandles$Lookup.ensureInitialized", does: LoadsClasses, reason: "initialises a class"},
	{name: "java/util/stream/StreamSupport.", does: RunsElsewhere, reason: "its stream may be parallel"},
	{name: "java/util/ServiceLoader.", does: FindsServices, reason: "makes objects of classes that files name"},
	{name: "java/util/EnumSet.allOf", does: LoadsClasses, reason: "initialises the enum"},
	{name: "java/util/EnumMap.<init>(Ljava/lang/Class;", does: LoadsClasses, reason: "initialises the enum"},
}

// entered adds the effects of entries.
func (n *node) entered() {
	name := n.method.Class.Name + "." + n.method.Name + n.method.Desc
	for _, o := range entries {
		if strings.HasPrefix(name, o.name) {
			n.does, n.why = o.does, o.reason
		}
	}
}

// isNaming reports whether the first argument of m is the name of a class that it finds.
func (a *Analysis) isNaming(m *classfile.Method) bool {
	if m.Class.Name != "java/lang/Class" {
		return false
	}
	switch m.Name {
	case "forName0", "newInstance", "getEnumConstantsShared":
		return true
	case "forName":
		return strings.HasPrefix(m.Desc, "(Ljava/lang/String;")
	}
	return false
}

// blamed notes that a call makes something run code elsewhere.
func (s site) blamed(f *flow, m *classfile.Method, in *ssa.Call) {
	name := m.Class.Name + "." + m.Name + m.Desc
	for _, b := range blames {
		if !strings.HasPrefix(name, b.method) {
			continue
		}
		if b.last && len(in.Args) > 0 {
			if f.zero(in.Args[len(in.Args)-1]) {
				continue
			}
		}
		s.n.edge(s.a.blaming(b.reason), s.elsewhere)
	}
}
