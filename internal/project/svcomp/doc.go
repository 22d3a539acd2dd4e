// Package svcomp is what the competition on software verification (SV-COMP) asks of a
// verifier of Java, apart from the verification: property files, tasks that are folders
// with sources, and the words for verdicts.
//
//	ReadProperties(valid-assert.prp) ──→ Property: which checks, and which violations count
//	Compile(folders)                 ──→ a folder with classes, and the class with main
//	Judge(result, Property)          ──→ TRUE, FALSE, UNKNOWN(reason)
package svcomp
