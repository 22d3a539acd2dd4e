package jdk

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// RunsInPlace reports whether a call of a method without body or model calls methods of the
// program only before it returns or throws, in the same thread, and makes no objects of the
// program's classes. This is known of packages of the JDK, except for what is about threads,
// class loading, reflection and serialization.
func RunsInPlace(m *classfile.Method) bool {
	return !Reflective(m) && !startsThreads(m) && known(m, inPlace)
}

// RunsLater reports whether a call of a method without body or model does what RunsInPlace says,
// but may also run methods of the program later, or in another thread. It does not end a thread in the middle of its code.
func RunsLater(m *classfile.Method) bool {
	return !Reflective(m) && !begins(m, stopsThreads) && (known(m, inPlace) || known(m, withThreads))
}

// FindsByName reports whether a call of a method without body or model does what RunsInPlace
// says, as long as the classes, methods and services that it finds by their names are not the
// program's. It makes no objects of classes that it finds: those that get a type of the program
// would contradict that.
func FindsByName(m *classfile.Method) bool {
	return begins(m, findsByName) && !Is(m, WritesFields) && m.Name != "newInstance" && m.Name != "newProxyInstance"
}

// FindsInPlace reports whether a call of a method without body or model runs, before it returns or throws and in the same
// thread, any accessible method or constructor of the program, which it finds by name: by reflection, or as a service.
// It makes no objects in another way, as deserialization does and as annotations are made, and makes no member accessible that is not.
func FindsInPlace(m *classfile.Method) bool {
	return !RunsInPlace(m) && !startsThreads(m) && (begins(m, inPlace) || begins(m, findsByName)) && !begins(m, beyondMembers) &&
		m.Name != "setAccessible" && m.Name != "trySetAccessible" && !ReadsAnnotations(m)
}

// known reports whether m is among the methods with some beginnings, and not among those that
// run code by name.
func known(m *classfile.Method, list []string) bool {
	if strings.HasPrefix(m.Class.Name, "java/nio/file/") && strings.Contains(m.Desc, "Ljava/net/URI;") {
		return false // asks all providers of file systems
	}
	return begins(m, list) && !beginsWith(m, takesNames) && (!begins(m, byName) || begins(m, inPlaceAfterAll))
}

// startsThreads reports whether m may start threads, or run code in them, as far as known says.
func startsThreads(m *classfile.Method) bool {
	if strings.Contains(m.Name, "arallel") || m.Class.Name == "java/util/concurrent/ConcurrentHashMap" && strings.HasPrefix(m.Desc, "(J") {
		return true // with a threshold, from which on several threads work
	}
	return begins(m, withThreads) && !begins(m, inPlaceAfterAll)
}

// begins reports whether the name of m, with its class, has one of the given beginnings.
func begins(m *classfile.Method, list []string) bool {
	name := m.Class.Name + "." + m.Name
	return slices.ContainsFunc(list, func(p string) bool { return strings.HasPrefix(name, p) })
}

// Services lists classes and interfaces whose implementations the JDK loads and makes by
// itself (java.util.ServiceLoader), in more of its methods than can be named in elsewhere.
var Services = []string{
	"java/net/ContentHandlerFactory", "java/net/spi/InetAddressResolverProvider", "java/net/spi/URLStreamHandlerProvider",
	"java/nio/charset/spi/CharsetProvider", "java/time/chrono/AbstractChronology", "java/time/chrono/Chronology", "java/time/zone/ZoneRulesProvider",
}

// GivesResult reports whether a method of String returns what a method of its argument returns.
func GivesResult(m *classfile.Method) bool {
	return m.Class.Name == String && (m.Name == "transform" || m.Name == "valueOf" && m.Desc == "(Ljava/lang/Object;)Ljava/lang/String;")
}

// MakesArrays reports whether m, a method without a body, makes arrays of a type that a class
// object says (Array.newInstance, Arrays.copyOf).
func MakesArrays(m *classfile.Method) bool {
	switch m.Class.Name {
	case "java/lang/reflect/Array":
		return m.Name == "another" || m.Name == "newInstance"
	case "java/util/Arrays":
		return strings.HasPrefix(m.Name, "copyOf") && strings.Contains(m.Desc, "Ljava/lang/Class;")
	}
	return false
}

// Beginnings of names of classes, with slashes, or of methods.
var (
	inPlace = []string{
		"java/lang/", "java/io/", "java/util/", "java/text/", "java/math/", "java/net/", "java/nio/", "java/time/", "java/security/",
	}
	// What starts threads, or is called in them. Not all of it is in inPlace.
	withThreads = []string{
		"com/sun/source/", "com/sun/tools/javac/", "java/awt/", "java/lang/Process", "java/lang/Thread",
		"java/net/http/", "java/util/SubmissionPublisher", "java/util/Timer", "java/util/concurrent/", "java/util/stream/StreamSupport", "javax/lang/model/", "javax/swing/", "javax/tools/",
	}
	stopsThreads = []string{"java/lang/Thread.stop", "java/lang/ThreadGroup.stop"}
	// Of these: what makes objects by the names of their classes, finds classes that the program
	// does not name, or decides whether System.exit() exits.
	byName = []string{
		"java/awt/datatransfer/", "java/awt/dnd/", "java/io/Object", "java/io/Serial",
		"java/lang/Class.getAnnot", "java/lang/Class.getClasses", "java/lang/Class.getDecl", "java/lang/Class.getEncl", "java/lang/Class.getNest",
		"java/lang/Class.getPermitted", "java/lang/Class.getRecord", "java/lang/Class.isAnnotationPresent",
		"java/lang/ClassLoader.", "java/lang/Package.", "java/lang/ModuleLayer", "java/lang/Runtime.", "java/lang/Thread.getContextClassLoader",
		"java/lang/Thread.setContextClassLoader", "java/lang/SecurityManager", "java/lang/System.getLogger", "java/lang/System$Logger", "java/lang/System.setSecurityManager", "java/lang/constant/", "java/lang/foreign/", "java/lang/instrument/", "java/lang/invoke/", "java/lang/ref/", "java/lang/reflect/",
		"java/nio/channels/", "java/nio/file/FileSystems.", "java/nio/file/Files.probe", "java/nio/file/spi/FileSystemProvider.installed", "java/security/Provider", "java/security/Security.", "java/security/SignedObject",
		"java/util/ResourceBundle", "java/util/ServiceLoader", "java/util/logging/",
		"java/util/prefs/", "java/util/spi/", "javax/swing/JEditorPane", "javax/swing/UI",
	}
	// What makes objects without a constructor or of classes that no file has, uses private members, ends
	// the virtual machine, or runs code in other threads.
	beyondMembers = []string{
		"java/io/Object", "java/io/Serial", "java/lang/ClassLoader.define", "java/lang/Runtime.", "java/lang/SecurityManager",
		"java/lang/System.setSecurityManager", "java/lang/foreign/", "java/lang/instrument/", "java/lang/invoke/", "java/lang/ref/Cleaner",
		"java/lang/reflect/Proxy", "java/nio/channels/Asynchronous", "java/security/SignedObject", "java/util/prefs/",
	}
	findsByName = []string{
		"java/lang/Class.", "java/lang/ClassLoader.", "java/lang/ModuleLayer", "java/lang/Package.", "java/lang/System.getLogger", "java/lang/System$Logger", "java/lang/Thread.setContextClassLoader",
		"java/lang/reflect/", "java/nio/channels/", "java/nio/file/", "java/security/", "java/util/ResourceBundle", "java/util/logging/", "java/util/prefs/", "java/util/spi/",
	}
	inPlaceAfterAll = []string{
		"java/lang/ClassLoader.getResource", "java/lang/ClassLoader.getSystemResource",
		"java/lang/Runtime.availableProcessors", "java/lang/Runtime.freeMemory", "java/lang/Runtime.gc", "java/lang/Runtime.getRuntime",
		"java/lang/Runtime.maxMemory", "java/lang/Runtime.totalMemory", "java/lang/Runtime.version", "java/lang/Thread.currentThread", "java/lang/Thread.get",
		"java/lang/Thread.interrupt", "java/lang/Thread.is", "java/lang/Thread.setName", "java/lang/Thread.sleep", "java/lang/ThreadLocal",
		"java/lang/ref/Reference.", "java/lang/ref/ReferenceQueue.", "java/lang/ref/SoftReference.", "java/lang/ref/WeakReference.",
		"java/lang/reflect/Array.get", "java/lang/reflect/Array.newInstance", "java/lang/reflect/Field.getModifiers",
		"java/lang/reflect/Field.getName", "java/lang/reflect/Method.getName", "java/lang/reflect/Modifier.", "java/nio/file/FileSystems.getDefault",
		"java/util/concurrent/ConcurrentHashMap.", "java/util/concurrent/ConcurrentLinked", "java/util/concurrent/ConcurrentMap.",
		"java/util/concurrent/CopyOnWrite", "java/util/concurrent/TimeUnit.", "java/util/concurrent/atomic/", "java/util/concurrent/locks/",
	}
)
