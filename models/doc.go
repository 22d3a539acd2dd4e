// Package models holds classes of the Java platform written anew: simple Java
// under src, compiled into the binary, that takes the place of the JDK's own
// code wherever a program calls it.
//
//	program ─→ java/lang/String.indexOf ─→ Overlay ─→ the model's method
//	           java/lang/String.format  ─→ Overlay ─→ the JDK's, without a body
//
// `make models` compiles src/java/lang/String.java to
// classes/java/lang/String.class and so on, and `go build` embeds what it finds
// there. A binary built without it has no models, see Available; the methods
// concerned are then unmodelled, and the command refuses to verify. Models with the
// same text for several types come from models/templates, see internal/dev/modelgen.
// Models under bags take the place of those under src in proofs only, see Bags: they have all runs of these, and more.
// Models under sums do the same for lists that know the sum of a field of their elements, see Sums: what they tell the prover of it holds of every run.
// Models under behind are for programs in which code of the JDK may do anything with the objects that it has, see Behind. What
// their objects hold is only behind methods without a body, which package jdk lists as those of holders.
// Models under summaries are for proofs, see Summaries: their results are all that there may be, and more.
// Models under threads are for programs whose threads are executed in all orders, see Threads. A constant $STEPS of a model names its methods that are one step.
// Such a method whose name begins with $await waits as long as its result would be false. Classes with steps under src are the same for one thread.
// Classes under assertions stand in front of assertion libraries on the class path of tests, see Assertions.
//
// # What a model is
//
// A class of the JDK as Overlay gives it out has the JDK's superclass,
// interfaces and access flags; the model's fields and methods; and the methods
// and static fields of the JDK's class that the model neither has nor inherits
// from another model. Those are as unmodelled as ever. So is what a model declares native, except for the
// primitives that package lower knows, whose names begin with a dollar sign.
// A model with a constant $PROOFS is for proofs and for runs that the JVM repeats: it has results that are all that there may be.
// A class that is not public, or that the JDK does not have, is the model's
// alone. A model with a constant $PART is the other way round: the JDK's class, with
// the model's methods in place of its own; package lower runs its bytecode.
//
// # What a model may do
//
// It must behave like the documented class in all that a program can see,
// apart from the texts of exceptions. Three rules make that useful to a
// verifier:
//
//   - A model tests for each possible failure and throws with `throw new`. The
//     JVM's own checks in model code (null, bounds, casts, sizes, divisors) are
//     assumed to hold. So a solver need not prove anything about the inside of a
//     model.
//   - A model does not rely on identity that the documentation does not promise.
//   - Arrays for elements that are added later are made by Arrays.$room, or $words. Models do not
//     read such an element before they have written it. With an ordinary array, null
//     would be one of the possible values of an element, and proofs would fail.
//
// For example, the model of String.charAt:
//
//	public char charAt(int index) {
//	    if (index < 0 || index >= length()) {
//	        throw new StringIndexOutOfBoundsException($message());
//	    }
//	    return $get(this, index);
//	}
//
// The exception is a property of the line of the program that made the call.
//
// # Models for proofs: maps as bags
//
// Where a program has a HashMap, they are also tried in a program with another model of it (models/bags),
// which is only for proofs: a bag of nodes without hashes and order. A look-up gives any node of the bag or
// none, an iterator gives any nodes, so this program has every run of the other one, and more. It keeps the
// sum of the values that are Integers, and assumes what then holds of each run: what an iterator has given
// and what is left make up the sum, unless a value was changed meanwhile; no value of a map without
// negative ones is greater than the sum; two look-ups of the same key without a change between agree, and the key
// of a node that was added or shown by an iterator has that node. Only keys that never change count: texts, boxes of
// integers and characters, constants of enums. A TreeMap there is the usual one, which remembers its last node
// in the same way. Keys whose comparisons the program sees are refused. What is trusted is this argument and
// that a check is found again in the other program by its instruction, kind and exception. Tests show that
// nothing that a run violates is proved there (internal/dev/programs/bags_test.go).
package models
