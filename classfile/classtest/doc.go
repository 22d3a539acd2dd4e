// Package classtest makes class files for tests: with javac from Java source,
// or byte by byte for what javac does not emit.
//
//	dir := classtest.Javac(t, 17, map[string]string{"Main.java": "class Main {}"})
//
//	b := classtest.NewBuilder(50, 0x21, "Loop", "java/lang/Object")
//	b.Method(0x9, "f", "()V", b.Code(0, 0, []byte{0xa7, 0, 0})) // goto 0
//	data := b.Bytes()
package classtest
