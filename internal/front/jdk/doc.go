// Package jdk is all that jayverify knows of the JDK by name: one table with one
// entry for a method, a field, a class or a group of classes.
//
//	javaLang, javaIO, javaWorld, javaUtil, nondet ─→ Table ─→ index ─→ Is(method, flag)
//	        []Entry                                                    IntrinsicOf(method), GuardOf(method)
//	                                                                   ClassIs(name, flag)
//
// An entry says
//
//   - what a call does, where package lower writes that down itself (Intrinsic),
//   - what a call checks first, where it is not followed any further (Guard),
//   - and flags, such as that a method never returns null (Flags).
//
// Facts that depend on the bytecode of a method, or on the program around a call,
// are not here: packages reach and lower compute them.
//
// # Names
//
// Names are those of class files, with slashes (JVMS §4.2):
//
//	entry name = class | method | field
//	class      = CLASS            the class itself; Lifted also holds for its nested classes
//	           | PACKAGE "/*"     all classes of the package
//	           | PACKAGE "/**"    all classes of the package and of its subpackages
//	method     = class "." NAME               all methods of that name
//	           | class "." NAME DESCRIPTOR    one of them: nothing else is known of it than this entry says
//	field      = class "." NAME               with the flag IsField
//
// A name with a $ in front is a method of a model that the JDK does not have: one
// of the primitives that models are written in.
//
// # To add an entry
//
// Put it beside the others of its class, in the file of its package. TestNames
// checks that the JDK 17, or the models, have what it names; TestMeanings of
// package lower that each Op has a meaning.
package jdk
