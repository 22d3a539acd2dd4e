package ivl

import "fmt"

// kindNames are the short names of the kinds, as they stand in property names,
// in --checks and in every report.
var kindNames = [...]string{
	AssertionError:    "assert",
	NullDereference:   "null-dereference",
	ArrayIndex:        "array-index",
	ClassCast:         "class-cast",
	DivisionByZero:    "division-by-zero",
	NegativeArraySize: "negative-array-size",
	ArrayStore:        "array-store",
	UncaughtException: "uncaught-exception",
	Unsupported:       "unsupported",
	Deadlock:          "deadlock",
	DataRace:          "data-race",
}

// String returns the kind's short name, e.g. "array-index".
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// ParseKind returns the kind with the given short name; ok is false when there
// is none.
func ParseKind(name string) (k Kind, ok bool) {
	for i, n := range kindNames {
		if n == name {
			return Kind(i), true
		}
	}
	return 0, false
}

// Kinds returns the kinds of properties that code can have, in the order of their declaration: without
// Unsupported, which is no property of a program, and without ThreadKinds.
func Kinds() []Kind {
	ks := make([]Kind, 0, Unsupported)
	for k := range Unsupported {
		ks = append(ks, k)
	}
	return ks
}

// ThreadKinds returns the kinds of properties of all threads of a program together. No statement asserts them.
func ThreadKinds() []Kind { return []Kind{Deadlock, DataRace} }
