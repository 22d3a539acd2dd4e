package absint_test

// ofProducts are mistakes where the analysis finds values, equations and orders together.
var ofProducts = []mistake{
	{"product.go", "combined", "in.Within(TypeInterval(a.Typ))", "true", "a wrap changes nothing where bounds are found together", ""},
	{"product.go", "combined", "p.within(a.Args[0]).add(p.within(a.Args[1]))", "p.within(a.Args[0])", "a sum is its first term", ""},
	{"product.go", "apart", "atMost(d + a - b)", "atMost(d + a - b - 1)", "a difference is less than the order says", ""},
	{"product.go", "apart", "atLeast(a - b - d)", "atLeast(a - b - d + 1)", "a difference is more than the order says", ""},
	{"product.go", "twin", "s.point[i] - s.point[j]", "s.point[j] - s.point[i]", "a known difference is its negative", ""},
	{"product.go", "twin", "func(g []uint64) bool { return g[i] != g[j] }", "func(g []uint64) bool { return false }", "numbers that differ by one generator have a known difference", ""},
	{"product.go", "assign", "t.eqs.assign(s)", "_ = s", "an assignment keeps the old value in equations", ""},
	{"product.go", "assign", "t.orders.put(i, j, by, ok)", "t.orders.put(i, i, by, ok || j > 0)", "an assignment moves the old value in orders", ""},
	{"product.go", "arrives", "equations || orders || values", "values && (equations || orders || true)", "a block is not looked at again when only equations are lost", ""},
	{"equations.go", "assign", "p.set(i, s.T)\n\t}\n\tfor", "_ = i\n\t}\n\tfor", "a reference that is assigned keeps its old object", ""},
	{"equations.go", "constant", "v.Null && v.Objects.IsEmpty()", "v.Null", "what may be null is null", ""},
	{"equations.go", "difference", "p.space.point)+v[len(v)-1] == 0 &&", "p.space.point)+v[len(v)-1] == 0 ||", "references are the same if they can be", ""},
}

// ofClose are mistakes where the checker combines sets, equations and orders.
var ofClose = []mistake{
	{"close.go", "combined", "r.within(typeInts(a.Typ))", "r != nil", "a wrap changes nothing where claims are close", ""},
	{"close.go", "combined", "add(st.within(a.Args[0]), st.within(a.Args[1]))", "st.within(a.Args[0])", "a sum is its first term", ""},
	{"close.go", "combined", "negate(st.within(a.Args[1]))", "st.within(a.Args[1])", "a difference is a sum where claims are close", ""},
	{"close.go", "apart", "new(big.Int).Add(constant, big.NewInt(d))", "new(big.Int).Add(constant, big.NewInt(d-1))", "a difference is less than the order says", ""},
	{"close.go", "apart", "new(big.Int).Sub(constant, big.NewInt(d))", "new(big.Int).Sub(constant, big.NewInt(d-1))", "a difference is more than the order says", ""},
	{"close.go", "twins", "big.NewInt(up)), p.plus", "big.NewInt(up-1)), p.plus", "a number is less than the twin of what is above it", ""},
	{"close.go", "twins", "big.NewInt(down)), p.plus", "big.NewInt(down-1)), p.plus", "a number is more than the twin of what is below it", ""},
	{"close.go", "twin", "if !t.within(words) {", "if false {", "a difference modulo 2^64 is one of numbers", ""},
	{"close.go", "twin", "intsBetween(int64(other.by), int64(other.by))", "intsBetween(0, 0)", "twins are the same", ""},
	{"close.go", "like", "len(f.by) == 1 && f.by[0].by == 1", "len(f.by) == 1", "a multiple of a number is the number", ""},
	{"close.go", "like", "factor{z.pivot, sum.plus}", "factor{z.pivot, -sum.plus}", "a known difference is its negative", ""},
	{"equations.go", "difference", "len(rest.by) == 0 && rest.plus == 0", "rest.plus == 0", "references that differ by a symbol are the same", ""},
	{"equations.go", "constants", "s.Null && s.Objects.IsEmpty()", "s.Null", "what may be null is null", ""},
	{"equations.go", "forget", "if a.Var == x {", "if a.Var == x && !a.reference() {", "a reference that is assigned keeps its old object", ""},
}
