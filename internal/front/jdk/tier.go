package jdk

// Tier says where the meaning of a method of the platform comes from (design §11).
type Tier uint8

// The tiers.
const (
	Unmodelled Tier = iota // a call returns any value of its type, or is not supported
	FromModel              // a model in Java, or an intrinsic
	FromJDK                // the JDK's own bytecode
	Executed               // one of these, when a program is executed only
)

// String returns unmodelled, model, bytecode or executed.
func (t Tier) String() string { return [...]string{"unmodelled", "model", "bytecode", "executed"}[t] }
