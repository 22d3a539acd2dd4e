package report

import "github.com/jayverify/jayverify/ivl"

// rule is how other tools are told what a kind of property is about.
type rule struct {
	name  string // in Pascal case, as SARIF has it
	short string // one sentence
	help  string // what to do about it; Markdown
}

// rules has one entry for every ivl.Kind.
var rules = [...]rule{
	ivl.AssertionError: {"AssertionError",
		"An `assert` statement must hold on every run.",
		"The condition of an `assert` can be false. Step through the run: its inputs are given in the order in which the program asks for them. " +
			"Either the program does not establish the condition, or the condition says more than it should."},
	ivl.NullDereference: {"NullDereference",
		"No instruction may dereference `null`.",
		"A field, method, array or lock is used through a reference that can be `null`. Check for `null` where the reference comes from, " +
			"or make sure that it is assigned on every way to this line."},
	ivl.ArrayIndex: {"ArrayIndexOutOfBounds",
		"Every array index must be at least 0 and less than the length of the array.",
		"Look at the value of the index in the run. `Math.abs(Integer.MIN_VALUE)` is negative, `%` takes the sign of its left side, " +
			"`int` arithmetic wraps around, and `<=` where `<` is meant goes one too far."},
	ivl.ClassCast: {"ClassCast",
		"Every cast must succeed.",
		"An object of another class can get here. Test with `instanceof` first, or follow the run to where the object was made."},
	ivl.DivisionByZero: {"DivisionByZero",
		"The divisor of an integer `/` or `%` must not be 0.",
		"The divisor can be 0. Handle that case before dividing."},
	ivl.NegativeArraySize: {"NegativeArraySize",
		"The size of a new array must not be negative.",
		"The size can be negative, often because a difference or a product wrapped around. Check it before the array is made."},
	ivl.ArrayStore: {"ArrayStore",
		"An object that is stored into an array must fit the array's class.",
		"The array was made for a subclass of what its variable says, and what is stored is not of that subclass."},
	ivl.UncaughtException: {"UncaughtException",
		"No exception may leave the entry.",
		"A `throw` statement, or a library method, throws an exception that nothing catches on the way out of the entry. Catch it, " +
			"or avoid what causes it; the stack trace of the run says where it comes from."},
	ivl.Unsupported: {"Unsupported",
		"The program uses a feature that is not modelled.",
		"Runs that reach this feature are not judged, so the program cannot be SAFE. Verify a smaller part of the program with `--entry=CLASS.METHOD`, " +
			"or accept that the verdict is UNKNOWN."},
	ivl.Deadlock: {"Deadlock",
		"Threads must not wait for each other for ever.",
		"The schedule tells for what each thread waits. Take locks in the same order everywhere, or make sure that somebody notifies."},
	ivl.DataRace: {"DataRace",
		"Two threads must not access the same memory in no order if one of them writes.",
		"Nothing orders the two accesses of the schedule (JLS §17.4.5). Guard both by one lock, or make the field `volatile`."},
}
