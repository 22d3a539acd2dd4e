// Package indy resolves invokedynamic call sites statically: for each it spins
// the class that the bootstrap method would make at run time, so that the
// instruction becomes the call of an ordinary static method.
//
//	Overlay      the classes of a loader, and the spun ones
//	  .Resolve   call site ─→ the static method that does what it does
//
// What is known (bootstrap methods of java.lang.invoke and java.lang.runtime):
//
//	LambdaMetafactory.metafactory      lambdas and method references
//	LambdaMetafactory.altMetafactory   the same with markers and bridges
//	ObjectMethods.bootstrap            equals, hashCode, toString of records
//	SwitchBootstraps.typeSwitch        switches over patterns
//	SwitchBootstraps.enumSwitch        the same over enums
//
// Everything else is an *UnsupportedError.
//
// # Example
//
// For the second lambda of
//
//	class Main {
//	    static IntSupplier f(int k) { return () -> k + 1; }
//	}
//
// javac writes a method lambda$f$1 with the body, and an invokedynamic
// instruction. Resolve spins
//
//	final class Main$$Lambda$2 implements IntSupplier {
//	    private final int arg$1;
//	    private Main$$Lambda$2(int k)            { this.arg$1 = k; }
//	    static IntSupplier get$Lambda(int k)     { return new Main$$Lambda$2(k); }
//	    public int getAsInt()                    { return Main.lambda$f$1(arg$1); }
//	}
//
// and answers Main$$Lambda$2.get$Lambda. A call site that captures nothing makes
// one object, at its first execution, as HotSpot's does (JLS §15.27.4 leaves
// that open).
//
// Spun classes are class files like others: they are written as bytes and
// parsed. All their code stands on the line of the call site. They call private
// methods of the class they are made for, as the JVM lets hidden classes that
// are its nest mates.
package indy
