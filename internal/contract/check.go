package contract

// Check is an explicit check of parameters: a throw of an unchecked exception, by the
// method or by a method that it calls for that, under a condition that depends on
// nothing but the parameters.
type Check struct {
	PC        int    // of the instruction in the method: the one that makes the exception, or the call
	Exception string // binary name
	// When is the condition under which it throws: a conjunction. nil where it is not
	// told exactly.
	When []Condition
}
