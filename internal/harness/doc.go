// Package harness makes a class that calls a method of a program with objects that can
// exist: objects that the program's own constructors, factories and public methods make.
//
//	method ─Make→ plan ─→ class file: run() builds the receiver and the arguments, and calls the method
//	                 └──→ Chain: a run's values → the same calls as Java source
//
// # The class
//
// For the method each of record Order(String id, int qty), the class has
//
//	static void run() {
//	    Order receiver; int total;
//	    try {
//	        receiver = make1();
//	        total = World.anyInt();
//	    } catch (Throwable t) {
//	        return;                       // this object does not exist
//	    }
//	    receiver.each(total);             // outside of any handler
//	}
//	static Order make1() { return new Order(make2(World.choose(2)), World.anyInt()); }
//	static String make2(int way) { return way == 0 ? World.anyString() : null; }
//
// The class jayverify.World gives any values. For a proof its methods are arbitrary; when a
// run is repeated on a JVM they give the values of the run. If public methods may change
// an object, its method makeN calls a loop that calls any of them, any number of times.
//
// # Which objects
//
// A type is made in several ways. Each way is a call with arguments, which are made in
// the same manner, but less deep:
//
//	the program's class     public constructors; static factories and constants of the class; builders that are
//	                        nested in it; if there are none of these, factories in its package, then
//	                        constructors that are not public
//	enum                    its constants
//	interface, abstract     the program's classes below it
//	List, Set, Map, …       ArrayList, HashSet, HashMap, … with any elements
//	array                   any length, with any elements
//	Integer, …              any value
//	String, CharSequence    any string
//	Object                  a string, an Integer, a new Object, an object of the receiver's class or of one that the code asks for
//	other classes           an arbitrary object
//
// Each reference may also be null, unless the preconditions forbid it.
//
// Where the plan leaves ways out, for example because of the depth, Harness.Cuts says so: a
// proof is then one of a bounded world. With Options.Arbitrary, an arbitrary object stands
// there for all that is left out, so a proof covers the world, but a run with such an
// object is only possible.
package harness
