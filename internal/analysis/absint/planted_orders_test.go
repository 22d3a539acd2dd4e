package absint_test

// ofRanks are mistakes in the analysis of orders.
var ofRanks = []mistake{
	{"orders.go", "forget", "lo.by+hi.by", "lo.by+hi.by-1", "what goes through an integer that is forgotten is one less", ""},
	{"orders.go", "shift", "r.by+by", "r.by", "what was above an integer stays so when it grows", ""},
	{"orders.go", "shift", "r.by-by", "r.by", "what was below an integer stays so when it becomes less", ""},
	{"orders.go", "walk", "start + r.by", "start*0 + r.by", "two steps are as long as the last one", ""},
	{"orders.go", "put", "p.lose(i)", "_ = i", "an integer keeps its orders when it is assigned", ""},
	{"orders.go", "forget", "Atom{Var: x}]; ok {", "Atom{Var: x}]; ok && false {", "an integer keeps its orders when it has any value", ""},
	{"orders.go", "forget", "range p.parts[x] {", "range p.parts[x][:0] {", "a reference keeps the orders of the components of its old object", ""},
	{"orders.go", "assign", "p.lose(i)", "_ = i", "a reference that is assigned keeps the orders of its old object", ""},
	{"orders.go", "follow", "for i := range written.All() {", "for i := range written.All() {\n\t\t\tbreak", "a call keeps the orders of globals", ""},
	{"orders.go", "moved", "by - lit.V.Int64()", "by + lit.V.Int64()", "a difference is a sum in orders", ""},
	{"orders.go", "exact", "p.within(t.Args[0]).Within(TypeInterval(t.Typ))", "true", "a wrap changes nothing in orders", ""},
	{"orders.go", "ranked", "x, y, by = y, x, -by-1", "x, y, by = y, x, -by-2", "what is not less is greater", ""},
	{"orders.go", "ranked", "p.atMost(y, x, -by-1)", "p.atMost(y, x, -by)", "≤ is never taken for numbers that are at most the same", ""},
	{"orders.go", "equal", "!want && less && more", "!want && less", "what is at most the same never differs", ""},
	{"orders.go", "equal", "case want:", "case want || !less && !more:", "what differs is the same in orders", ""},
	{"orders.go", "oneOf", "if left != nil {", "if false {", "the last of several comparisons that may hold does", ""},
	{"orders.go", "bounded", "p.s.add(i, j, by)", "p.s.add(i, j, by-1)", "what an integer that is forgotten says of a length is one less", ""},
	{"orders.go", "join", "if ok && d <= o.by {", "if ok || d <= o.by {", "the orders of one way to a block are believed", ""},
	{"orders.go", "joined", "max(d, o.by)", "min(d, o.by)", "the stronger one of two orders is taken", ""},
}

// ofOrders are mistakes in the checker's rules for orders.
var ofOrders = []mistake{
	{"orders.go", "walk", "least[at] + s.by", "s.by", "two steps are as long as the last one", ""},
	{"orders.go", "moved", "new(big.Int).Sub(p.plus, k.V)", "new(big.Int).Add(p.plus, k.V)", "a difference is a sum in orders", ""},
	{"orders.go", "exact", "st.within(t.Args[0]).within(typeInts(t.Typ))", "true", "a wrap changes nothing in orders", ""},
	{"orders.go", "equals", "e.order(p.symbol, s, -by)", "e.order(p.symbol, s, -by-1)", "what is assigned is one more than it is", ""},
	{"orders.go", "orders", "d.Int64()+by", "by", "constants are left out of comparisons", ""},
	{"orders.go", "atMost", "most.Add(most, big.NewInt(d)).Cmp(big.NewInt(by)) <= 0", "most.Add(most, big.NewInt(d)).Cmp(big.NewInt(by)) <= 1 && d < 5", "an order is believed whatever its constant", ""},
	{"orders.go", "atMost", "new(big.Int).Sub(x.Hi, y.Lo)", "new(big.Int).Sub(x.Lo, y.Lo)", "the least values tell which number is less", ""},
	{"orders.go", "within", "big.NewInt(up)), p.plus", "big.NewInt(up-1)), p.plus", "a number is less than what is above it", ""},
	{"orders.go", "within", "big.NewInt(down)), p.plus", "big.NewInt(down-1)), p.plus", "a number is more than what is below it", ""},
	{"orders.go", "compared", "-by-1", "-by", "≤ is never taken for numbers that are at most the same", ""},
	{"orders.go", "equated", "!want && less && more", "!want && less", "what is at most the same never differs", ""},
	{"orders.go", "equated", "case want:", "case want || !less && !more:", "what differs is the same in orders", ""},
	{"orders.go", "keepsOrders", "if st.atMost(o.Less.term(), o.More.term(), o.By) {", "if true {", "orders are believed", ""},
	{"orders.go", "keepsOrders", "st.again(place{st.pc, block})", "", "a block is not checked again without an order", ""},
	{"eval.go", "project", "r.meet(intsBetween(0, ivl.MaxLength))", "r.meet(intsBetween(1, math.MaxInt32))", "no array is empty", ""},
	{"orders.go", "adoptOrders", "append([][]Order{nil}, claimed[1:]...)", "claimed", "what orders say where a procedure begins is believed", ""},
}
