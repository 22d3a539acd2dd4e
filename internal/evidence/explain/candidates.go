package explain

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/horn/sexpr"
)

// candidate is a fact that may follow from a formula.
type candidate struct {
	smt   string
	guard string // references that are null, or else java holds; "" when it always does
	java  string
}

// String is the fact in Java.
func (f candidate) String() string {
	if f.guard == "" {
		return f.java
	}
	return f.guard + " || " + f.java
}

// Bounds on what is asked about one predicate.
const (
	maxBounds  = 14 // integers that a variable is compared with
	maxNumbers = 12 // variables that are compared with each other
	maxAtoms   = 60
	maxText    = 140 // characters of a fact
)

// asker asks about one predicate. The formula is pushed while candidates are
// tried.
type asker struct {
	t     *teller
	vars  []variable
	java  map[string]string // expressions of numbers
	body  *sexpr.Expr       // without lets
	facts []candidate
}

// tell asks what follows from a body, and where assume holds, and adds the
// invariant if there is something to say.
func (t *teller) tell(inv Invariant, vars []variable, body *sexpr.Expr, assume string) {
	if t.err != nil || size(body) > maxFormula {
		return
	}
	a := &asker{t: t, vars: vars, java: map[string]string{}, body: scope{}.resolve(body, 0)}
	if size(a.body) > maxFormula {
		return
	}
	var decls strings.Builder
	for _, v := range vars {
		fmt.Fprintf(&decls, "(declare-const %s %s)\n", v.smt, v.typ)
		if lo, hi, ok := v.rng.Bounds(); ok && v.typ == horn.Int {
			fmt.Fprintf(&decls, "(assert (<= %s %s %s))\n", number10(big.NewInt(lo)), v.smt, number10(big.NewInt(hi)))
		}
		if v.role == number {
			a.java[v.smt] = v.java
		}
		if v.role == id && v.java == "this" {
			fmt.Fprintf(&decls, "(assert (not (= %s 0)))\n", v.smt)
		}
	}
	for _, v := range vars { // the components of null are zero
		switch {
		case v.base != "" && v.typ == horn.Int:
			fmt.Fprintf(&decls, "(assert (=> (= %s 0) (= %s 0)))\n", v.base, v.smt)
		case v.base != "":
			fmt.Fprintf(&decls, "(assert (=> (= %s 0) (not %s)))\n", v.base, v.smt)
		}
	}
	if assume != "" {
		fmt.Fprintf(&decls, "(assert %s)\n", assume)
	}
	t.push(decls.String())
	t.push("(assert " + body.String() + ")")
	nothing := !a.possible("true")
	if !nothing {
		a.references()
		a.numbers()
		a.relations()
	}
	t.pop()
	if nothing { // nothing ever gets here, or no such object is ever looked at
		t.pop()
		return
	}
	a.minimise()
	left := a.rest()
	t.pop()
	for i, f := range a.facts {
		if last := len(inv.Facts) - 1; i > 0 && f.guard != "" && f.guard == a.facts[i-1].guard && !strings.Contains(f.java, "||") {
			inv.Facts[last] += " && " + f.java
			continue
		}
		inv.Facts = append(inv.Facts, f.String())
	}
	if left > 0 {
		inv.Facts = append(inv.Facts, fmt.Sprintf("… %s that cannot be told in Java", count(left, "more fact", "more facts")))
	}
	if len(a.facts) > 0 {
		t.out = append(t.out, inv)
	}
}

func count(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprintf("%d %s", n, many)
}

func (t *teller) push(text string) {
	if t.err == nil {
		t.err = t.s.Push(text)
	}
}

func (t *teller) pop() {
	if t.err == nil {
		t.err = t.s.Pop()
	}
}

// possible reports whether a formula may be true beside what is pushed.
func (a *asker) possible(smt string) bool {
	if a.t.err != nil {
		return true
	}
	sat, err := a.t.s.Satisfiable(smt)
	return err != nil || sat
}

// holds reports whether a formula is sure to follow from what is pushed.
func (a *asker) holds(smt string) bool { return !a.possible("(not " + smt + ")") }

// add adds a fact if it follows.
func (a *asker) add(f candidate) bool {
	if !a.holds(f.smt) {
		return false
	}
	a.facts = append(a.facts, f)
	return true
}

// references says which references are null or not, the same, and where what
// they refer to was allocated.
func (a *asker) references() {
	for i, v := range a.vars {
		switch v.role {
		case id:
			if !a.add(candidate{smt: "(= " + v.smt + " 0)", java: v.java + " == null"}) {
				a.add(candidate{smt: "(not (= " + v.smt + " 0))", java: v.java + " != null"})
			}
			for _, w := range a.vars[:i] {
				if w.role == id && !a.holds("(= "+v.smt+" 0)") {
					a.add(candidate{smt: "(= " + v.smt + " " + w.smt + ")", java: w.java + " == " + v.java})
				}
			}
		case siteNo:
			a.allocated(v)
		case truth:
			yes := v.smt
			if v.typ == horn.Int {
				yes = "(= " + v.smt + " 1)"
			}
			if !a.add(candidate{smt: yes, java: v.java}) {
				a.add(candidate{smt: "(not " + yes + ")", java: "!" + v.java})
			}
		}
	}
}

// allocated says where a reference's object comes from, unless it can come from
// everywhere.
func (a *asker) allocated(v variable) {
	var possible []string
	in := []string{"(= " + v.smt + " 0)"}
	all := 0
	var numbers []int
	for n, s := range a.t.sites {
		if v.class == nil || s.class.SubclassOf(v.class) {
			numbers = append(numbers, n)
		}
	}
	slices.Sort(numbers)
	for _, n := range numbers {
		all++
		at := fmt.Sprintf("(= %s %d)", v.smt, n)
		if a.possible(at) {
			in = append(in, at)
			p := "allocated at " + place(a.t.sites[n].pos)
			if !slices.Contains(possible, p) {
				possible = append(possible, p)
			}
		}
	}
	if v.class == nil || len(possible) == 0 || len(in)-1 == all || len(possible) > 4 {
		return
	}
	f := candidate{smt: "(or " + strings.Join(in, " ") + ")", java: v.java + " " + strings.Join(possible, " or ")}
	if a.possible("(= " + v.smt + " 0)") {
		f.guard = v.java + " == null"
	}
	a.add(f)
}

// numbers finds bounds of each number, under the condition that it exists, and
// compares numbers.
func (a *asker) numbers() {
	set := map[string]*big.Int{}
	literals(a.body, set)
	for n := int64(-1); n <= 1; n++ {
		for _, x := range []*big.Int{big.NewInt(0)} {
			y := new(big.Int).Add(x, big.NewInt(n))
			set[y.String()] = y
		}
	}
	bounds := make([]*big.Int, 0, 3*len(set))
	for _, n := range set {
		bounds = append(bounds, n, new(big.Int).Neg(n), new(big.Int).Sub(n, big.NewInt(1)), new(big.Int).Add(n, big.NewInt(1)))
	}
	slices.SortFunc(bounds, (*big.Int).Cmp)
	bounds = slices.CompactFunc(bounds, func(x, y *big.Int) bool { return x.Cmp(y) == 0 })
	bounds = slices.DeleteFunc(bounds, func(n *big.Int) bool { return n.BitLen() > 30 }) // those of a type say nothing
	if len(bounds) > 4*maxBounds {                                                       // the smallest are those that people wrote
		slices.SortFunc(bounds, (*big.Int).CmpAbs)
		bounds = bounds[:4*maxBounds]
		slices.SortFunc(bounds, (*big.Int).Cmp)
	}
	var plain []variable
	for _, v := range a.vars {
		if v.role != number || v.typ != horn.Int {
			continue
		}
		a.bounds(v, bounds)
		if len(plain) < maxNumbers {
			plain = append(plain, v)
		}
	}
	for i, v := range plain {
		for _, w := range plain[:i] {
			a.order(w, v)
		}
	}
}

// guard makes a fact one that holds only where references are not null.
func (a *asker) guard(smt, java string, vs ...variable) candidate {
	var ids, texts []string
	for _, v := range vs {
		if v.base != "" && !slices.Contains(ids, "(= "+v.base+" 0)") && !a.holds("(not (= "+v.base+" 0))") {
			ids = append(ids, "(= "+v.base+" 0)")
			for _, w := range a.vars {
				if w.smt == v.base {
					texts = append(texts, w.java+" == null")
				}
			}
		}
	}
	if len(ids) == 0 {
		return candidate{smt: smt, java: java}
	}
	return candidate{"(or " + strings.Join(ids, " ") + " " + smt + ")", strings.Join(texts, " || "), java}
}

// bounds finds the best bounds of a number among the integers, in ascending
// order.
func (a *asker) bounds(v variable, ns []*big.Int) {
	if g := a.guard("false", "", v); g.smt != "false" && a.holds(g.smt) {
		return // the reference is always null
	}
	at := func(op string, n *big.Int) candidate {
		if op == "<=" { // n <= v
			return a.guard("(<= "+number10(n)+" "+v.smt+")", n.String()+" <= "+v.java, v)
		}
		return a.guard("(<= "+v.smt+" "+number10(n)+")", v.java+" <= "+n.String(), v)
	}
	var low, high *big.Int
	i := search(len(ns), func(i int) bool { return a.holds(at("<=", ns[len(ns)-1-i]).smt) })
	if i < len(ns) {
		low = ns[len(ns)-1-i]
	}
	i = search(len(ns), func(i int) bool { return a.holds(at(">=", ns[i]).smt) })
	if i < len(ns) {
		high = ns[i]
	}
	if low != nil && high != nil && low.Cmp(high) == 0 {
		a.facts = append(a.facts, a.guard("(= "+v.smt+" "+number10(low)+")", v.java+" == "+low.String(), v))
		return
	}
	if low != nil {
		a.facts = append(a.facts, at("<=", low))
	}
	if high != nil {
		a.facts = append(a.facts, at(">=", high))
	}
}

// search returns the first i for which ok holds, which from there on always
// does, or n.
func search(n int, ok func(i int) bool) int {
	low, high := 0, n
	for low < high {
		mid := (low + high) / 2
		if ok(mid) {
			high = mid
		} else {
			low = mid + 1
		}
	}
	return low
}

// order compares two numbers.
func (a *asker) order(v, w variable) {
	try := func(op, smt string, x, y variable) bool {
		return a.add(a.guard("("+smt+" "+x.smt+" "+y.smt+")", x.java+" "+op+" "+y.java, x, y))
	}
	_ = try("==", "=", v, w) || try("<", "<", v, w) || try("<", "<", w, v) || try("<=", "<=", v, w) || try("<=", "<=", w, v)
}

// relations asks for the sums that the formula itself compares.
func (a *asker) relations() {
	wanted := map[string]bool{}
	for x := range a.java {
		wanted[x] = true
	}
	var asked int
	for _, l := range atoms(a.body, wanted) {
		if len(l.coef) < 2 || l.add.CmpAbs(vast) > 0 {
			continue
		}
		if asked++; asked > maxAtoms {
			return
		}
		var vs []variable
		for _, v := range a.vars {
			if l.coef[v.smt] != nil {
				vs = append(vs, v)
			}
		}
		for d := int64(-1); d <= 1; d++ {
			m := linear{l.coef, new(big.Int).Add(l.add, big.NewInt(d))}
			for _, op := range []struct{ smt, java string }{{"=", "=="}, {"<=", "<="}, {">=", ">="}} {
				a.add(a.guard("("+op.smt+" "+m.smt()+" 0)", m.compare(op.java, a.java), vs...))
			}
		}
	}
}

// minimise drops facts that follow from the others, or from nothing. Those
// that are longer go first.
func (a *asker) minimise() {
	facts := slices.Clone(a.facts)
	slices.SortStableFunc(facts, func(f, g candidate) int { return rank(f) - rank(g) })
	facts = slices.Compact(facts)
	for i := len(facts) - 1; i >= 0; i-- {
		var others strings.Builder
		for j, g := range facts {
			if j != i {
				fmt.Fprintf(&others, "(assert %s)", g.smt)
			}
		}
		a.t.push(others.String())
		implied := a.holds(facts[i].smt)
		a.t.pop()
		if implied {
			facts = slices.Delete(facts, i, i+1)
		}
	}
	// As they were found: variable by variable.
	a.facts = slices.DeleteFunc(a.facts, func(f candidate) bool {
		i := slices.Index(facts, f)
		if i >= 0 {
			facts = slices.Delete(facts, i, i+1)
		}
		return i < 0
	})
}

// rank is lower for facts that are better to read.
func rank(f candidate) int {
	r := len(f.java)
	if strings.Contains(f.java, "==") {
		r -= 60
	}
	if f.guard != "" {
		r += 60
	}
	return r
}

// rest tells, as they are, those conjuncts of the formula that do not follow
// from the facts and can be written in Java, and counts the others.
func (a *asker) rest() int {
	left := 0
	for _, c := range conjuncts(a.body) {
		var known strings.Builder
		for _, f := range a.facts {
			fmt.Fprintf(&known, "(assert %s)", f.smt)
		}
		a.t.push(known.String())
		implied := a.holds(c.String())
		a.t.pop()
		if implied || a.onlyRanges(c) {
			continue
		}
		if text, ok := a.formula(c, false); ok && len(text) <= maxText {
			a.facts = append(a.facts, a.guard(c.String(), text, a.mentioned(c)...))
			continue
		}
		if a.tellable(c) {
			left++
		}
	}
	return left
}

// vast is larger than constants in comparisons of programs: a difference of two
// variables with such a constant comes from the ranges of their types.
var vast = big.NewInt(1 << 30)

// onlyRanges reports whether a formula relates variables only by very large
// constants. Such a formula is not useful to a reader.
func (a *asker) onlyRanges(e *sexpr.Expr) bool {
	numbers := map[string]*big.Int{}
	literals(e, numbers)
	for _, n := range numbers {
		if n.CmpAbs(vast) > 0 {
			return len(a.mentioned(e)) > 1
		}
	}
	return false
}

// mentioned lists the variables in a formula.
func (a *asker) mentioned(e *sexpr.Expr) []variable {
	names := map[string]bool{}
	var walk func(e *sexpr.Expr)
	walk = func(e *sexpr.Expr) {
		if e.Kind != sexpr.List {
			names[symbol(e)] = true
		}
		for _, x := range e.List {
			walk(x)
		}
	}
	walk(e)
	var vs []variable
	for _, v := range a.vars {
		if names[v.smt] {
			vs = append(vs, v)
		}
	}
	return vs
}

// tellable reports whether a formula says something about values of the program,
// and not only about the numbers that stand for objects and types.
func (a *asker) tellable(e *sexpr.Expr) bool {
	return slices.ContainsFunc(a.mentioned(e), func(v variable) bool { return v.role == number || v.role == truth })
}
