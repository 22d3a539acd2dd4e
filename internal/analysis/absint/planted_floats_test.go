package absint_test

// ofFloats are mistakes in the analysis of floats and doubles.
var ofFloats = []mistake{
	{"floats.go", "keyOf", "b ^= math.MaxInt64", "b = b", "the order of negative numbers: turned round", ""},
	{"floats.go", "with", "a.Nan = true", "a.Nan = false", "NaN is no element", ""},
	{"floats.go", "join", "a.Nan || b.Nan", "a.Nan", "union: NaN of the second is lost", ""},
	{"floats.go", "singles", "lo = next32(lo, 1)", "lo = next32(lo, 2)", "the floats of a set: without the least", "the end of a set is only between floats after a comparison; then the float after the next one is left out, which needs that very float"},
	{"floats.go", "points", "for _, b := range bends {", "for _, b := range bends[:0] {", "operations: only the ends", ""},
	{"floats.go", "combine", "r.Nan = a.Nan || b.Nan", "r.Nan = a.Nan", "operations: NaN of the second operand is lost", ""},
	{"floats.go", "frem", "|| hasZero", "", "remainder: a number for divisor 0", ""},
	{"floats.go", "frem", "at(keyOf(most) - 1)", "at(keyOf(most)/2)", "remainder: too small", ""},
	{"floats.go", "fneg", "Floats{^a.Hi, ^a.Lo, a.Nan}", "Floats{-a.Hi, -a.Lo, a.Nan}", "negation: the zeros change places", ""},
	{"floats.go", "integers", "if a.Nan {", "if false {", "NaN as an integer: not 0", ""},
	{"floats.go", "saturated", "case x >= float64(hi):", "case x > float64(hi) && lo == 0:", "too large for an integer: any number", ""},
	{"floats.go", "compare", "can(unordered)", "can(0)", "comparison with NaN: equal", ""},
	{"floats.go", "compare", "al <= bh && bl <= ah", "al < bh && bl < ah", "comparison: never equal at the ends", ""},
	{"floats.go", "below", "p = 0 // +0", "p = -1", "at most -0: without +0", ""},
	{"floats.go", "compared", "x = a\n", "x = x\n", "a comparison with NaN tells about the other side", ""},
	{"floats.go", "less", "a.Nan || a.Lo == lowest || a.Hi == highest", "a.Nan", "x - x: 0 for infinite x, too", ""},
	{"floats.go", "wider", "r := a.join(b)", "r := a", "widening: nothing new", ""},
}

// ofNumbers are mistakes in the checker's rules for floats and doubles.
var ofNumbers = []mistake{
	{"numbers.go", "precedes", "math.Signbit(x) && !math.Signbit(y)", "false", "the zeros are one number", ""},
	{"numbers.go", "and", "n.NaN = true", "n.NaN = false", "NaN is no element", ""},
	{"numbers.go", "within", "(m.NaN || !n.NaN) &&", "", "inclusion: whatever NaN", ""},
	{"numbers.go", "union", "n.NaN || m.NaN", "n.NaN", "union: NaN of the second is lost", ""},
	{"numbers.go", "single", "hi = math.Nextafter32(hi, float32(math.Inf(-1)))", "hi = math.Nextafter32(math.Nextafter32(hi, float32(math.Inf(-1))), float32(math.Inf(-1)))", "the floats of a set: without the greatest", "the end of a set is only between floats after a comparison; then the float before the next one is left out, which needs that very float"},
	{"numbers.go", "calculate", "NaN: a.NaN || b.NaN", "NaN: a.NaN", "operations: NaN of the second operand is lost", ""},
	{"numbers.go", "calculate", "for _, v := range []float64{y.Lo, y.Hi} {", "for _, v := range []float64{y.Lo} {", "operations: one end of the second operand", ""},
	{"numbers.go", "rest", "|| y.Lo == 0", "", "remainder: 0 for divisor 0", ""},
	{"numbers.go", "rest", "math.Copysign(most, x.Lo)", "math.Copysign(most/2, x.Lo)", "remainder: too small", ""},
	{"numbers.go", "negative", "Numbers{-n.Hi, -n.Lo, n.Some, n.NaN}", "Numbers{-n.Hi, -n.Lo, n.Some, false}", "negation: NaN is lost", ""},
	{"numbers.go", "minusItself", "n.NaN || infinite", "n.NaN", "x - x: 0 for infinite x, too", ""},
	{"numbers.go", "converted", "return float64(x)", "return float64(x) + 1", "an integer as a float: one more", ""},
	{"numbers.go", "truncated", "if n.NaN {", "if false {", "NaN as an integer: not 0", ""},
	{"numbers.go", "comparison", "a.Lo <= b.Hi && b.Lo <= a.Hi", "a.Lo < b.Hi && b.Lo < a.Hi", "comparison: never equal at the ends", ""},
	{"numbers.go", "outcome", "x = a\n", "x = x\n", "a comparison with NaN tells about the other side", ""},
	{"numbers.go", "upTo", "x = 0 // +0, which is equal to -0", "x = math.Copysign(0, -1)", "at most -0: without +0", ""},
	{"numbers.go", "weaker", "u := n.union(m)", "u := n", "a weaker claim: the same", ""},
}
