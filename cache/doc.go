// Package cache keeps results, so that a program that has not changed is
// answered at once.
//
//	Config ──KeyOf──→ Key ──Store.Get──→ *result.Result, or nil
//	                   └────Store.Put──→ DIR/ab/abcdef….json
//
// # Keys
//
// A Key is the text of everything a verdict depends on: the program itself by
// the SHA-256 of each class file and archive on the class path, in order; the
// JDK by its release file and the size and time of its image; jayverify by the
// SHA-256 of its executable, which has the models in it; the solvers by path,
// size and time; and the configuration. Where one of them cannot be told there
// is no key, and nothing is kept.
//
// # Entries
//
// An entry is a file named after the SHA-256 of its key. Its first line is the
// SHA-256 of the rest; the rest has the whole key and the result as JSON. An
// entry whose sum or key is another is damaged: it is passed over, and written
// anew. Files appear under their names as a whole, so that processes can share
// a folder.
//
// Only SAFE and UNSAFE are kept: another try may decide what is UNKNOWN.
package cache
