// Package cache keeps results, so that a program that has not changed is
// answered at once.
//
//	Config ──KeyOf──→ Key ──Store.Get──→ *result.Result, or nil
//	                   └────Store.Put──→ two entries
//
// # Keys
//
// A Key is the text of what a verdict depends on apart from the program: the JDK
// by its release file and the size and time of its image; jayverify by the
// SHA-256 of its executable, which has the models in it; the solvers by path,
// size and time; and the configuration, with the name of the entry. Where one of
// them cannot be told there is no key, and nothing is kept.
//
// # Questions
//
// Of the class path a verdict depends on what was asked of it: what the header of a class
// is, or that there is none of a name; what the body of a method is; which classes are below
// another one (classfile.Question). A body counts only if it was read. So an edit of one
// body leaves the verdicts of methods that do not get to it.
//
// The lines of a body are told by its first line and by the differences to that. Where only
// first lines are others today, the verdict is the same, and the result is moved to the lines
// of today; if it tells lines in texts of its own, it is not used. So the first entry, found by the key, lists the questions that
// earlier verifications have asked. They are asked again, and the second entry, which is
// the result, is found by the key, the questions and today's answers:
//
//	Key ──→ [questions…]
//	Key, questions, answers ──→ result as JSON
//
// Where all answers are the same, the earlier verification could have been one of today's
// class path: it would have seen no difference. The rest of the class path may be another.
//
// # Storage
//
// Bytes are kept by github.com/rogpeppe/go-internal/cache, the cache of the go
// command: files named after the SHA-256 of their contents. The hash is checked on
// each use, so processes can share a folder. Files that were not used for five days
// are deleted.
//
// Only SAFE and UNSAFE are kept: another try may decide what is UNKNOWN. For a whole
// project UNKNOWN is kept, too (Store.Unknowns): most of its entries do not change
// between two runs, and to try all open ones again would take longer than the rest.
package cache
