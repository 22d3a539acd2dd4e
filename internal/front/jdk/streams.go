package jdk

import (
	"slices"
	"strings"
)

// streamInterfaces are the interfaces of the packages java.* and javax.* that classes of the JDK
// implement which extend a class of java.io. TestStreamInterfaces compares it with a JDK.
var streamInterfaces = map[string][]string{
	"java/io/InputStream": {
		"java/io/Closeable", "java/io/DataInput", "java/io/ObjectInput", "java/io/ObjectStreamConstants", "java/lang/AutoCloseable",
		"java/net/http/HttpResponse$BodySubscriber", "java/util/concurrent/Flow$Subscriber", "java/util/zip/ZipConstants",
	},
	"java/io/OutputStream": {
		"java/io/Closeable", "java/io/DataOutput", "java/io/Flushable", "java/io/ObjectOutput", "java/io/ObjectStreamConstants",
		"java/lang/Appendable", "java/lang/AutoCloseable", "java/util/zip/ZipConstants",
	},
	"java/io/Reader": {"java/io/Closeable", "java/lang/AutoCloseable", "java/lang/Readable"},
	"java/io/Writer": {"java/io/Closeable", "java/io/Flushable", "java/lang/Appendable", "java/lang/AutoCloseable"},
}

// StreamImplements reports whether a class of the JDK may extend the class called super and implement
// the interface called name. known is false if this table has nothing about super.
func StreamImplements(super, name string) (may, known bool) {
	interfaces, known := streamInterfaces[super]
	if !known {
		return true, false
	}
	public := strings.HasPrefix(name, "java/") || strings.HasPrefix(name, "javax/")
	return !public || slices.Contains(interfaces, name), true
}
