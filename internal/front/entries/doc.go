// Package entries finds the methods of a project that are verified, each for itself.
//
//	folders, jars ──Find──→ []Entry, in the order of classes and of their methods
//
// # What is an entry
//
// An entry is a method or constructor with code that somebody outside of the project can
// call: it is public, or protected in a class that can have subclasses, and so are its
// class and all classes around that. A method of a class that is not public counts where
// a public class of the project inherits it. A main(String[]) is an entry as a program is
// verified: its arguments are never null. With Selection.Tests, methods of JUnit 4 and 5
// are entries, too, whatever their access is.
//
// What the compiler makes is no entry: synthetic methods, bridges, the bodies of lambda
// expressions, and values and valueOf of an enum (JLS §8.9.3). The methods that it makes for
// a record are entries, because a class file does not tell them from written ones.
//
// Names in a Selection are patterns. "*" stands for any characters but a dot, "**" for
// any characters:
//
//	org.example.*    the package org.example alone
//	org.example.**   the package with all packages below it
//	a.b.C.*          all methods of a class but private ones
//	a.b.C.get*       some of them
//	a.b.C.check      the methods of that name, even private ones
//
// # All clients of a library
//
// What jayverify check proves of a method holds for every client of the project. All of it is one program
// (lower.LowerClient), with a client that is foreign code like the JDK's where calls may call back (see
// "Not judged"), and does more. Any number of times, in any order, it
//
//   - calls each public and protected method and constructor that code outside can call, on any objects
//     that it has, with any arguments: numbers, texts, boxes, arrays, objects of the JDK, and what it was
//     given: results, what is passed to its own methods, what it reads from fields, exceptions, and what is
//     in arrays and collections that it has (internal/front/entries/surface.go);
//
//   - reads and assigns public and protected fields;
//
//   - makes objects of classes of its own: one for each interface and each abstract class that it can
//     implement, and one for all interfaces together. Their methods are given their arguments, may do all
//     this again before they return, and return any value or throw any exception. A default method does
//     what it does, or this. equals, hashCode and toString do this, too;
//
//   - goes on after an exception: what an object looks like then is part of the proof.
//
// In this program no class of the JDK whose objects change has a model, as code outside may have any of them. More is proved in a second one
// (lower.LowerClientExact), if abstract interpretation shows that no code outside gets such an object of the library's: there the models
// stay. A check that is proved in one of the two programs holds.
//
// Classes are initialised when they are first used, and static fields have what earlier calls have left
// there. An exception that leaves a member counts, also when the call was made by a callback. A method is
// proved if all checks of the code that a call of it may run, and of the initialiser of its class, are
// proved. Abstract interpretation finds the invariants, and its certificate checks them.
// internal/engines/verify/library.go has the details.
//
// Methods with other open checks are tried alone, as the next section says. That finds violations. It
// proves something only of a static method that takes no objects and reads no static fields but constants,
// in code that is supported as a whole: nothing that has run before matters to it. What is proved otherwise
// with built or arbitrary objects is *open* (bounded-world) if the client does not prove it.
//
// Conditions. If a method has open checks, the analysis is repeated with a client that keeps to conditions
// on arguments: references are not null, unless an annotation says that they may be, or they are the
// argument of equals. Those that no proof seems to need are left out, in two more analyses. A method that
// is proved in the last of them is *proved if*. Its own conditions are printed. It may also rest on those
// of other methods: an object whose constructor was given null may fail later. Calls inside the project do
// not keep to conditions. An explicit check of a method's own arguments is a condition, too, if all ways to
// its throw statement are branches on arguments alone (internal/engines/verify/headchecks.go).
//
// Assumptions of the kind client are listed: a client's classes override no method that has a body, and no
// object is made without a constructor (deserialisation, Unsafe); and for each feature that is not
// supported and that a client can get to, that clients do not go on after it. Where there is such a
// feature, all methods that are proved are *proved if*. A call on an object of the JDK's types that the
// client gave, such as list.add(x), throws nothing but what is known of it (unmodelled).
//
// testdata/clients has libraries that some ordinary use makes fail: a driver shows it on the JVM. No method
// that fails is proved; one is proved with the assumption that List.add of a list from outside throws
// nothing. Each has a twin that does not fail.
package entries
