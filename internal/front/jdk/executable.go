package jdk

import (
	"slices"
	"strings"
)

// Unsafe is the class through which the JDK looks at fields by their offsets.
const Unsafe = "jdk/internal/misc/Unsafe"

// executable lists what of the JDK is executed, besides the models: packages
// ("/*"), packages with all below them ("/**"), and classes. None of it has an
// effect outside of the program: that takes native methods, and a native method
// is executed only where an intrinsic says what it does.
var executable = []string{
	"java/lang/*", "java/util/**", "java/math/*", "java/text/**", "java/time/**", "java/io/*", "java/nio/*", "java/nio/charset/**",
	"java/security/MessageDigest", "java/security/MessageDigestSpi", "java/security/DigestException", "java/security/NoSuchAlgorithmException", "java/security/GeneralSecurityException",
	"java/net/URI", "java/net/URL", "java/net/URLStreamHandler", "java/net/URLConnection", "java/net/ClassPathFiles", "java/net/ClassPathFile", "java/net/PackedClassPathFile", "sun/net/www/protocol/file/Handler", "sun/net/www/protocol/jar/Handler", "java/net/URLStreamHandlerFactory", "java/net/URLEncoder", "java/net/URLDecoder", "java/net/Parts", "java/net/MalformedURLException", "java/net/URISyntaxException", "java/lang/ref/*",
	// Of reflection, types that a program may implement itself, and exceptions.
	"java/lang/reflect/Type", "java/lang/reflect/ParameterizedType", "java/lang/reflect/WildcardType", "java/lang/reflect/GenericArrayType", "java/lang/reflect/TypeVariable",
	"java/lang/reflect/GenericDeclaration", "java/lang/reflect/Modifier", "java/lang/reflect/Member", "java/lang/reflect/InvocationTargetException", "java/lang/reflect/UndeclaredThrowableException",
	"java/lang/Runtime$Version", "java/lang/Runtime$VersionPattern",
	"java/lang/annotation/Annotation", "javax/script/*",
	"jdk/internal/math/*", "jdk/internal/util/**", "jdk/internal/icu/**",
	"com/sun/tools/javac/**", "com/sun/source/**", "com/sun/tools/doclint/**", "javax/lang/model/**", "javax/tools/*", "javax/annotation/processing/*", "java/nio/file/**", "sun/nio/fs/*",
	"sun/util/**", "sun/text/**", "sun/nio/cs/**", "sun/security/provider/*", "sun/net/util/*", "sun/net/www/ParseUtil", "sun/security/action/*",
}

// notExecuted lists what of these is not executed: what reaches for files,
// processes, sockets, other threads, code by its name, or the inside of the JVM.
var notExecuted = []string{
	"java/lang/Process", "java/lang/ProcessBuilder", "java/lang/ProcessImpl", "java/lang/ProcessEnvironment", "java/lang/ProcessHandle", "java/lang/ProcessHandleImpl", "java/lang/Runtime",
	"java/lang/Shutdown", "java/lang/ApplicationShutdownHooks", "java/lang/ClassLoader", "java/lang/NamedPackage", "java/lang/Package",
	"java/lang/Module", "java/lang/ModuleLayer", "java/lang/StackWalker", "java/lang/StackStreamFactory", "java/lang/Thread",
	"java/lang/ThreadGroup", "java/lang/SecurityManager", "java/lang/Class", "java/lang/Object", "java/lang/System", "java/lang/PublicMethods",
	"java/lang/Terminator",
	"java/io/FileInputStream", "java/io/FileOutputStream", "java/io/FileReader", "java/io/FileWriter", "java/io/RandomAccessFile",
	"java/io/FileDescriptor", "java/io/FileCleanable", "java/io/Console",
	"java/io/ObjectInputStream", "java/io/ObjectOutputStream", "java/io/ObjectStreamClass", "java/io/DeleteOnExitHook", "java/io/TempFileHelper",
	"java/util/ServiceLoader", "sun/util/locale/provider/*", "sun/util/resources/*", "sun/util/cldr/*", "java/util/PropertyResourceBundle", "java/util/jar/*", "java/util/prefs/*", "java/util/logging/*", "java/util/zip/*", "java/text/Collator", "java/text/RuleBasedCollator", "java/text/DateFormat", "java/text/SimpleDateFormat", "java/text/DateFormatSymbols", "java/util/Currency",
	"java/util/concurrent/ForkJoinPool", "java/util/concurrent/FutureTask", "java/util/concurrent/ThreadPoolExecutor", "java/util/concurrent/ForkJoinWorkerThread",
}

// ExecutablePackages lists the packages whose bytecode is executed but for single classes: "java/math/*", or
// "java/time/**" with all packages below.
func ExecutablePackages() []string {
	var list []string
	for _, name := range executable {
		if strings.HasSuffix(name, "*") {
			list = append(list, name)
		}
	}
	return list
}

// IsExecutable reports whether the bytecode of the JDK's class called name is
// executed.
func IsExecutable(name string) bool {
	if slices.Contains(executable, name) {
		return true // also a class inside one of the others
	}
	if among(notExecuted, name) {
		return false
	}
	if among(executable, name) {
		return true
	}
	for _, e := range executable {
		if below, ok := strings.CutSuffix(e, "**"); ok && strings.HasPrefix(name, below) {
			return true
		}
	}
	return false
}

// among reports whether names has the class, its outermost class or its package.
func among(names []string, class string) bool {
	top, _, _ := strings.Cut(class, "$")
	pkg := top[:strings.LastIndexByte(top, '/')+1]
	for _, name := range names {
		if name == top || name == pkg+"*" {
			return true
		}
	}
	return false
}

// inExecution lists the methods whose intrinsics come before the bytecode of the JDK
// in a program that is made to be executed; with a descriptor, one of several methods.
var inExecution = map[string]bool{
	"java/lang/Integer.valueOf": true, "java/lang/Long.valueOf": true, "java/lang/Short.valueOf": true, "java/lang/Byte.valueOf": true,
	"java/lang/Character.valueOf": true, "java/lang/Boolean.valueOf": true, "java/lang/Float.valueOf(F)Ljava/lang/Float;": true, "java/lang/Double.valueOf(D)Ljava/lang/Double;": true,
	"java/lang/System.exit": true, "java/lang/Math.sqrt": true, "java/lang/StrictMath.sqrt": true, "java/lang/Enum.getDeclaringClass": true,
	"java/lang/Float.floatToIntBits": true, "java/lang/Double.doubleToLongBits": true,
}

// execution has the primitives of the models that are for executions only, and those of
// Class, which proofs use, too.
var execution = []Entry{
	{Name: "java/lang/Class.$name", Intrinsic: Intrinsic{Op: ClassName, Makes: []string{String}, Given: true}},
	{Name: "java/lang/Class.$simpleName", Intrinsic: Intrinsic{Op: ClassSimpleName, Makes: []string{String}, Given: true}},
	{Name: "java/lang/Class.$super", Intrinsic: Intrinsic{Op: ClassSuper, Makes: []string{ClassClass}, Given: true}},
	{Name: "java/lang/Class.$component", Intrinsic: Intrinsic{Op: ClassComponent, Makes: []string{ClassClass}, Given: true}},
	{Name: "java/lang/Class.$interfaces", Intrinsic: Intrinsic{Op: ClassInterfaces, Makes: []string{String}}},
	{Name: "java/lang/Class.$modifiers", Intrinsic: Intrinsic{Op: ClassModifiers}},
	{Name: "java/lang/Class.$kind", Intrinsic: Intrinsic{Op: ClassKind}},
	{Name: "java/lang/Class.$assignable", Intrinsic: Intrinsic{Op: ClassAssignable}},
	{Name: "java/lang/Class.$forName", Intrinsic: Intrinsic{Op: ClassForName}},
	{Name: "java/lang/Class.$hashes", Intrinsic: Intrinsic{Op: ClassHashes, Makes: []string{String}}},
	{Name: "java/lang/Class.$constants", Intrinsic: Intrinsic{Op: EnumConstants, Throws: []string{Throwable}}},
	{Name: "java/lang/Class.$initialise", Intrinsic: Intrinsic{Op: InitialisesClass, Throws: []string{Throwable}}},
	{Name: "java/lang/Class.$constructors", Intrinsic: Intrinsic{Op: ClassConstructors, Makes: []string{String}}},
	{Name: "java/lang/ExecuteString.$literal", Intrinsic: Intrinsic{Op: LiteralByHash}},
	{Name: "java/lang/ExecuteSystem.$setIn", Intrinsic: Intrinsic{Op: SetsStream, Text: "in"}},
	{Name: "java/lang/ExecuteSystem.$setOut", Intrinsic: Intrinsic{Op: SetsStream, Text: "out"}},
	{Name: "java/lang/ExecuteSystem.$setErr", Intrinsic: Intrinsic{Op: SetsStream, Text: "err"}},
	{Name: "java/lang/ExecuteThrowable.$note", Intrinsic: Intrinsic{Op: NotesTrace}},
	{Name: "java/lang/ExecuteThrowable.$trace", Intrinsic: Intrinsic{Op: NextOfTrace}},
	{Name: "java/lang/ClassLoader.$resource", Intrinsic: Intrinsic{Op: ResourceName}},
	{Name: "java/lang/ClassLoader.$place", Intrinsic: Intrinsic{Op: ResourceURL, Makes: []string{String}}},
	{Name: "java/lang/ClassLoader.$contents", Intrinsic: Intrinsic{Op: ResourceText, Makes: []string{String}}},
	{Name: "java/lang/Class.$fields", Intrinsic: Intrinsic{Op: ClassFields, Makes: []string{String}}},
	{Name: "java/lang/Class.$methods", Intrinsic: Intrinsic{Op: ClassMethods, Makes: []string{String}}},
	{Name: "java/lang/Class.$construct", Intrinsic: Intrinsic{Op: Constructs, Throws: []string{Throwable}}},
	{Name: "java/lang/Class.$invoke", Intrinsic: Intrinsic{Op: InvokesMethod, Throws: []string{Throwable}}},
	{Name: "java/lang/Class.$read", Intrinsic: Intrinsic{Op: ReadsField, Throws: []string{Throwable}}},
	{Name: "java/io/PrintStream.$console", Intrinsic: Intrinsic{Op: WhichConsole}},
	{Name: "java/io/PrintStream.$out", Intrinsic: Intrinsic{Op: PrintsText}},
	{Name: Unsafe + ".objectFieldOffset", Intrinsic: Intrinsic{Op: FieldOffset}},
	{Name: Unsafe + ".$getInt", Intrinsic: Intrinsic{Op: UnsafeGet}},
	{Name: Unsafe + ".$getLong", Intrinsic: Intrinsic{Op: UnsafeGet}},
	{Name: Unsafe + ".$getReference", Intrinsic: Intrinsic{Op: UnsafeGet}},
	{Name: Unsafe + ".$putInt", Intrinsic: Intrinsic{Op: UnsafePut}},
	{Name: Unsafe + ".$putLong", Intrinsic: Intrinsic{Op: UnsafePut}},
	{Name: Unsafe + ".$putReference", Intrinsic: Intrinsic{Op: UnsafePut}},
}
