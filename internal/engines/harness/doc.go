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
//
// # What a proof about built objects covers
//
// Code outside may also have a part of an object: an array, a collection or another object that it has
// handed over, or that a method has returned. It changes the part without a call of the object. The
// bytecode shows whether that can be (internal/engines/harness/exposure.go): which arguments a method keeps, and
// which parts it returns, also through iterators, views, copies of lists, lambdas and calls. Then a proof
// takes the part with any contents, if it is an array or a collection of what cannot be changed itself. Of
// other parts, and if objects share parts that only the program's code can change, the world is bounded:
// what holds in it is UNKNOWN. An argument may be the same object as another one. Where arguments may have
// parts in common, or elements of a collection may be the same object, only a proof for arbitrary objects
// counts.
//
// Static fields are older than the call of the entry. Bytecode shows which of those that the entry or the
// building of its objects reads may have changed since their class was initialised: fields that some method
// assigns, and fields whose arrays, collections or objects some method changes or hands out
// (internal/engines/harness/statics.go). If public static methods alone assign them, these are called any number of
// times. Otherwise proofs take any value there, or any elements; where that is not possible, what holds is
// UNKNOWN. This is so for methods without objects, too. It is not so with --world=arbitrary.
//
// An object's own methods may return another object of its class, such as withName and clone do. Any number
// of such calls are made, too, if the result is more than what a public constructor makes. If other code
// makes objects by constructors that are not public, or assigns fields of objects that it is given, the
// world is bounded (internal/engines/harness/makers.go).
//
// Not covered are: objects of classes that users write; reflection, deserialisation. For these, use
// --world=arbitrary. If methods of an inner class that code outside can make may change the object around
// it, the world is bounded.
//
// Some of this may be left out: because types are recursive, a class has more than 12 factories, 16
// changing methods or 8 classes below it, a class of the JDK with a state is extended, the type is Object,
// or the code that builds objects is large, so that only its simplest ways are taken. Then what is built
// proves nothing by itself. There are up to three passes. The first one takes arbitrary objects, as without
// --world=built: what holds for them holds for those that are built. The second one builds objects, and its
// violations count. The third one builds objects, too, with an arbitrary object as one more way wherever
// something is left out. A check is SAFE only if the first or the third pass proves it. The others are
// UNKNOWN (bounded-world).
//
// The generated class catches all exceptions of the code that builds objects. Such an exception could leave
// the entry only if some code had kept it in a field, an array or a variable of a general type. If the
// reachable code does not do this (internal/front/reach/building.go), the checks of methods that only build
// objects are not made. Otherwise they are made and reported like all others.
//
// A run that violates a check counts only if it takes no arbitrary object. It is repeated on the JVM with
// the same generated class. testdata/world has the programs: OrderSafe/OrderOfNone,
// PlatesSafe/PlatesBroken, GrowSafe/GrowUnchecked (a builder), HalfSafe/HalfSet (a change that throws),
// CoinsSafe/CoinsKept/CoinsLeaked, CoinsIndexed, QueueSafe/QueueEmptied (parts that others have),
// StackSafe/StackShared (a part of two objects), TwinSafe/TwinSame, PoolSafe/PoolSame (the same object
// twice), ScaleSafe/ScaleSet, MonthsSafe/MonthsChanged, NumberedSafe/NumberedThird (static fields),
// AmountSafe/AmountSmaller, PayerSafe/PayerSpent (objects that methods make or change),
// ShapesSafe/ShapesFlat (an interface), LevelSafe/LevelOfNone (an enum), GearsSafe/GearsNone (an enum with
// a state), KnobSafe/KnobTurned (an inner class), NamesSafe/NamesNone (a list), TableSafe/TableShort (an
// array), RoomsSafe/RoomsEmpty (an inner class), WrapSafe/WrapZero (equals), ChainSafe/ChainNull,
// ChainBounded (links).
//
// jayverify check tries a method that is not proved for all clients with arbitrary objects
// (--world=arbitrary) and with built objects. What either proves is open if it is not proved for all
// clients. A violation counts only if its run is one with built objects. Both attempts believe contracts
// (--contracts=believed): a method that is proved may fail if a caller breaks its contract. In the table of
// check a method also counts as proved if it has only violations that it documents.
package harness
