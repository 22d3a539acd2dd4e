// Package javac compiles Java for tests. A start of the program javac takes about half a
// second of processor time for the smallest class, and the tests compile several hundred
// times. So package javac asks one JVM for each test process, and it keeps the classes in
// the user's cache folder, by the hash of everything that the compiler reads.
//
//	err := javac.Compile("javac", "-g", "-d", dir, "Main.java")
package javac
