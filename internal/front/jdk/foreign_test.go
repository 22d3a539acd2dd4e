package jdk

import (
	"testing"

	"github.com/jayverify/jayverify/classfile"
)

// TestRunsInPlace: calls that start threads, find classes that the program does not name, or decide
// whether the program ends, may do more than call back before they return.
func TestRunsInPlace(t *testing.T) {
	for _, c := range []struct {
		class, name, desc string
		want              bool
	}{
		{"java/util/Vector", "sort", "(Ljava/util/Comparator;)V", true},
		{"java/util/concurrent/ConcurrentHashMap", "forEach", "(Ljava/util/function/BiConsumer;)V", true},
		{"java/util/concurrent/ConcurrentHashMap", "forEach", "(JLjava/util/function/BiConsumer;)V", false},
		{"java/util/concurrent/ConcurrentHashMap", "reduce", "(JLjava/util/function/BiFunction;Ljava/util/function/BiFunction;)Ljava/lang/Object;", false},
		{"java/util/concurrent/ConcurrentHashMap", "search", "(JLjava/util/function/BiFunction;)Ljava/lang/Object;", false},
		{"java/util/Collection", "parallelStream", "()Ljava/util/stream/Stream;", false},
		{"java/lang/Thread", "start", "()V", false},
		{"java/lang/System", "setSecurityManager", "(Ljava/lang/SecurityManager;)V", false},
		{"java/lang/SecurityManager", "<init>", "()V", false},
		{"java/lang/Class", "getName", "()Ljava/lang/String;", true},
		{"java/lang/Class", "getEnclosingClass", "()Ljava/lang/Class;", false},
		{"java/lang/Class", "getDeclaringClass", "()Ljava/lang/Class;", false},
		{"java/lang/Class", "getDeclaredClasses", "()[Ljava/lang/Class;", false},
		{"java/lang/Class", "isAnnotationPresent", "(Ljava/lang/Class;)Z", false},
		{"java/lang/constant/DynamicConstantDesc", "resolveConstantDesc", "(Ljava/lang/invoke/MethodHandles$Lookup;)Ljava/lang/Object;", false},
		{"java/lang/System", "getLogger", "(Ljava/lang/String;)Ljava/lang/System$Logger;", false},
		{"java/nio/file/FileSystems", "getDefault", "()Ljava/nio/file/FileSystem;", true},
		{"java/nio/file/FileSystems", "newFileSystem", "(Ljava/nio/file/Path;)Ljava/nio/file/FileSystem;", false},
		{"java/nio/file/Path", "of", "(Ljava/net/URI;)Ljava/nio/file/Path;", false},
		{"java/nio/file/Path", "of", "(Ljava/lang/String;[Ljava/lang/String;)Ljava/nio/file/Path;", true},
		{"java/nio/file/Files", "probeContentType", "(Ljava/nio/file/Path;)Ljava/lang/String;", false},
		{"java/util/spi/ToolProvider", "findFirst", "(Ljava/lang/String;)Ljava/util/Optional;", false},
		{"java/io/ObjectInputStream", "readObject", "()Ljava/lang/Object;", false},
		{"javax/swing/Timer", "start", "()V", false},
	} {
		m := &classfile.Method{Class: &classfile.Class{Name: c.class}, Name: c.name, Desc: c.desc}
		if got := RunsInPlace(m); got != c.want {
			t.Errorf("RunsInPlace(%s.%s%s) = %v", c.class, c.name, c.desc, got)
		}
	}
}

// TestUnderAssumptions: which calls may run code in other threads, and which find code by name.
func TestUnderAssumptions(t *testing.T) {
	for _, c := range []struct {
		class, name   string
		later, byName bool
	}{
		{"java/util/Vector", "sort", true, false},
		{"java/util/Collection", "parallelStream", true, false},
		{"java/util/concurrent/Executors", "newFixedThreadPool", true, false},
		{"java/lang/Thread", "start", true, false},
		{"javax/swing/Timer", "start", true, false},
		{"javax/swing/JEditorPane", "setContentType", false, false}, // makes objects by name
		{"java/awt/datatransfer/Clipboard", "getData", false, false},
		{"java/lang/Runtime", "load", false, false},
		{"java/lang/Runtime", "halt", false, false},
		{"java/lang/Class", "forName", false, true},
		{"java/lang/Class", "newInstance", false, false},
		{"java/lang/reflect/Method", "invoke", false, true},
		{"java/lang/reflect/Constructor", "newInstance", false, false},
		{"java/lang/reflect/Proxy", "newProxyInstance", false, false},
		{"java/lang/reflect/Field", "set", false, false},
		{"java/util/concurrent/atomic/AtomicLongFieldUpdater", "set", false, false},
		{"java/lang/invoke/VarHandle", "set", false, false},
		{"java/lang/invoke/MethodHandle", "invoke", false, false},
		{"java/io/ObjectInputStream", "readObject", false, false},
		{"java/util/ServiceLoader", "load", false, false}, // it makes objects
		{"java/util/ResourceBundle", "getBundle", false, true},
		{"org/other/Library", "work", false, false},
	} {
		m := &classfile.Method{Class: &classfile.Class{Name: c.class}, Name: c.name, Desc: "()V"}
		if later, byName := RunsLater(m), FindsByName(m); later != c.later || byName != c.byName {
			t.Errorf("%s.%s: %v, %v", c.class, c.name, later, byName)
		}
	}
}
