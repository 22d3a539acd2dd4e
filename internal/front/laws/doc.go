// Package laws writes the laws of methods that each class overrides as methods, which are verified like the program's own.
//
//	entries of a project ──Of──→ []Class ──Jar──→ class files, one for each class that has laws
//
// A law is a static method of a class in the package of the class that it is about. Its arguments are any objects. It
// throws an AssertionError where the law does not hold:
//
//	public static void equalsIsSymmetric(Point a, Point b) {
//	    if (a == null || b == null) return;
//	    if (a.equals(b) != b.equals(a)) throw new AssertionError();
//	}
//
// So a law is proved, or violated, or open, as a method is. An exception that leaves the law violates it, too: equals
// of two objects of a class throws none. All code of a law stands on the first line of the method that it is about.
//
// # Which laws
//
//	equals(Object)      reflexive, symmetric, transitive (JDK, Object.equals); false for null and for texts, boxes and plain objects
//	equals or hashCode  equal objects have equal hash codes; hashCode has one value
//	compareTo, compare  antisymmetric, transitive (JDK, Comparable and Comparator); compareTo is consistent with equals, if there is one
//	clone()             another object of the same class, if the class is Cloneable (JDK, Object.clone)
//	iterator()          hasNext has no effect, next throws NoSuchElementException at the end (JDK, Iterator); also of classes that
//	                    are iterators
//	close()             a second call throws nothing, if the first one has thrown nothing (JDK, Closeable and AutoCloseable)
//	toString()          returns a text
//
// A record's methods that the compiler writes have no laws: they do what those of the components do (JLS §8.10.3). Nor has a
// Comparator of Object, which may refuse most objects.
package laws
