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
