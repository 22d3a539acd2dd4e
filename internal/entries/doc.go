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
package entries
