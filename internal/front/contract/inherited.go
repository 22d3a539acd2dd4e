package contract

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// overridden is a method of a JDK's interface or class that programs implement, and the
// unchecked exceptions that its documentation allows an implementation to throw.
type overridden struct {
	class, name string
	params      int // how many; generic ones have other types in the implementation
	throws      []string
}

const (
	outOfBounds   = "java/lang/IndexOutOfBoundsException"
	noSuchElement = "java/util/NoSuchElementException"
	illegalState  = "java/lang/IllegalStateException"
	illegalArg    = "java/lang/IllegalArgumentException"
	arrayStore    = "java/lang/ArrayStoreException"
)

// inherited are the "Throws" of the API documentation of Java 17, for the methods that
// programs implement most. UnsupportedOperationException is missing: it is documented
// wherever it comes from. NullPointerException is missing, too: a null argument is latent
// anyway, and null in a field is no matter of this documentation.
var inherited = []overridden{
	{"java/lang/Comparable", "compareTo", 1, []string{jdk.ClassCastException}},
	{"java/util/Comparator", "compare", 2, []string{jdk.ClassCastException}},
	{"java/lang/CharSequence", "charAt", 1, []string{outOfBounds}},
	{"java/lang/CharSequence", "subSequence", 2, []string{outOfBounds}},
	{"java/util/Iterator", "next", 0, []string{noSuchElement}},
	{"java/util/Iterator", "remove", 0, []string{illegalState}},
	{"java/util/ListIterator", "previous", 0, []string{noSuchElement}},
	{"java/util/ListIterator", "set", 1, []string{jdk.ClassCastException, illegalArg, illegalState}},
	{"java/util/ListIterator", "add", 1, []string{jdk.ClassCastException, illegalArg}},
	{"java/util/Enumeration", "nextElement", 0, []string{noSuchElement}},
	{"java/util/Collection", "contains", 1, []string{jdk.ClassCastException}},
	{"java/util/Collection", "remove", 1, []string{jdk.ClassCastException}},
	{"java/util/Collection", "toArray", 1, []string{arrayStore}},
	{"java/util/Collection", "add", 1, []string{jdk.ClassCastException, illegalArg, illegalState}},
	{"java/util/Collection", "addAll", 1, []string{jdk.ClassCastException, illegalArg, illegalState}},
	{"java/util/Collection", "containsAll", 1, []string{jdk.ClassCastException}},
	{"java/util/Collection", "removeAll", 1, []string{jdk.ClassCastException}},
	{"java/util/Collection", "retainAll", 1, []string{jdk.ClassCastException}},
	{"java/util/List", "get", 1, []string{outOfBounds}},
	{"java/util/List", "set", 2, []string{outOfBounds, jdk.ClassCastException, illegalArg}},
	{"java/util/List", "add", 2, []string{outOfBounds, jdk.ClassCastException, illegalArg}},
	{"java/util/List", "subList", 2, []string{outOfBounds}},
	{"java/util/List", "listIterator", 1, []string{outOfBounds}},
	{"java/util/Queue", "remove", 0, []string{noSuchElement}},
	{"java/util/Queue", "element", 0, []string{noSuchElement}},
	{"java/util/Map", "get", 1, []string{jdk.ClassCastException}},
	{"java/util/Map", "containsKey", 1, []string{jdk.ClassCastException}},
	{"java/util/Map", "containsValue", 1, []string{jdk.ClassCastException}},
	{"java/util/Map", "remove", 1, []string{jdk.ClassCastException}},
	{"java/util/Map", "put", 2, []string{jdk.ClassCastException, illegalArg}},
	{"java/util/Map", "putAll", 1, []string{jdk.ClassCastException, illegalArg}},
	{"java/util/SortedMap", "firstKey", 0, []string{noSuchElement}},
	{"java/util/SortedMap", "lastKey", 0, []string{noSuchElement}},
	{"java/util/SortedSet", "first", 0, []string{noSuchElement}},
	{"java/util/SortedSet", "last", 0, []string{noSuchElement}},
	{"java/io/InputStream", "read", 3, []string{outOfBounds}},
	{"java/io/OutputStream", "write", 3, []string{outOfBounds}},
	{"java/io/Reader", "read", 3, []string{outOfBounds}},
	{"java/io/Writer", "write", 3, []string{outOfBounds}},
	{"java/lang/Appendable", "append", 3, []string{outOfBounds}},
}

// overrides reports whether m, with a number of parameters, implements o.
func (r *Reader) overrides(m *classfile.Method, params int, o overridden) bool {
	if m.Name != o.name || params != o.params || m.IsStatic() || m.Access.Has(classfile.AccPrivate) {
		return false
	}
	is, err := r.hier.IsSubtype(m.Class.Name, o.class)
	return is && err == nil
}

// fromJDK adds the exceptions that the JDK documents for the method that m implements.
func (r *Reader) fromJDK(c *Contract, m *classfile.Method) {
	for _, o := range inherited {
		if !r.overrides(m, len(c.Params), o) {
			continue
		}
		for _, class := range o.throws {
			if c.Documented(class, nil) == nil {
				c.Throws = append(c.Throws, Throw{Class: class, By: Inherited})
			}
		}
	}
}
