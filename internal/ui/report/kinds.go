package report

import "github.com/jayverify/jayverify/ivl"

// kindText is how a kind of property is told.
type kindText struct {
	one, many string // what is checked, counted: "1 array index", "4 array indices"
	success   string // what a proof has shown
	failure   string // what a run does that violates it
	open      string // what is not known
}

// kindTexts has one entry for every ivl.Kind.
var kindTexts = [...]kindText{
	ivl.AssertionError: {"assertion", "assertions",
		"assertion holds on every run",
		"assertion fails",
		"assertion may fail"},
	ivl.NullDereference: {"null dereference", "null dereferences",
		"reference is never null here",
		"null is dereferenced",
		"reference may be null"},
	ivl.ArrayIndex: {"array index", "array indices",
		"index is always within bounds",
		"array index out of bounds",
		"array index may be out of bounds"},
	ivl.ClassCast: {"cast", "casts",
		"cast always succeeds",
		"cast fails",
		"cast may fail"},
	ivl.DivisionByZero: {"division", "divisions",
		"divisor is never zero",
		"division by zero",
		"divisor may be zero"},
	ivl.NegativeArraySize: {"array size", "array sizes",
		"array size is never negative",
		"array size is negative",
		"array size may be negative"},
	ivl.ArrayStore: {"array store", "array stores",
		"stored object always fits the array",
		"stored object does not fit the array",
		"stored object may not fit the array"},
	ivl.UncaughtException: {"thrown exception", "thrown exceptions",
		"exception never leaves the entry",
		"exception leaves the entry",
		"exception may leave the entry"},
	ivl.Unsupported: {"unsupported feature", "unsupported features",
		"unsupported feature is never reached",
		"unsupported feature is reached",
		"unsupported feature may be reached"},
	ivl.Deadlock: {"deadlock", "deadlocks",
		"threads never wait for each other for ever",
		"threads wait for each other for ever",
		"threads may wait for each other for ever"},
	ivl.DataRace: {"data race", "data races",
		"no two threads access the same memory in no order",
		"two threads access the same memory in no order",
		"two threads may access the same memory in no order"},
}

// Success says what is known when a property of kind k is SAFE.
func Success(k ivl.Kind) string { return kindTexts[k].success }

// Failure says what a run does that violates a property of kind k.
func Failure(k ivl.Kind) string { return kindTexts[k].failure }

// Open says what remains possible when a property of kind k is UNKNOWN.
func Open(k ivl.Kind) string { return kindTexts[k].open }

// Count returns n properties of kind k in words: "1 cast", "3 array indices".
func Count(n int, k ivl.Kind) string {
	return plural(n, kindTexts[k].one, kindTexts[k].many)
}
