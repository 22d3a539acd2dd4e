package throwing

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// walker follows the paths through one method and its callees.
type walker struct {
	a      *Analyzer
	blocks int  // gone through
	most   int  // that they may be here
	spent  bool // there were more
	// all says that calls are followed, too, whose arguments do not depend on the
	// method's, as boolean constants chosen by branches do not, and static methods of the
	// program that return texts.
	all bool
}

// frame is a call that is followed.
type frame struct {
	fn    *function
	up    *frame
	this  string // class of the receiver
	exact bool   // it is exactly that
	depth int
	known map[string]outcome // of blocks, by the state there
	at    *ssa.Block         // the block of up that has the call
	asks  map[ssa.Value]bool // values that depend on the arguments of the analysed call
}

// frame returns nil for a method that is not followed.
func (w *walker) frame(m *classfile.Method, up *frame) *frame {
	f := &frame{up: up, known: map[string]outcome{}, asks: map[ssa.Value]bool{}}
	if up != nil {
		f.depth = up.depth + 1
	}
	for u := up; u != nil; u = u.up {
		if u.fn.Method == m {
			return nil
		}
	}
	if f.depth > maxDepth {
		return nil
	}
	f.fn = w.a.of(m)
	if f.fn == nil {
		return nil
	}
	return f
}

// pathFacts has what is known on a path.
type pathFacts struct {
	env     map[ssa.Value]Expr
	when    []Cond          // conditions on the arguments of the analysed call
	given   []Cond          // others that hold, because the call has not thrown
	nonNull map[string]bool // expressions that are not null
	looked  map[string]bool // expressions that a branch or a call has looked at
	loops   map[*ssa.Block]bool
	from    *ssa.Block // the block before
}

func newPathFacts() *pathFacts {
	return &pathFacts{env: map[ssa.Value]Expr{}, nonNull: map[string]bool{}, looked: map[string]bool{}, loops: map[*ssa.Block]bool{}}
}

func (s *pathFacts) copy() *pathFacts {
	return &pathFacts{maps.Clone(s.env), slices.Clip(s.when), slices.Clip(s.given), maps.Clone(s.nonNull), maps.Clone(s.looked), maps.Clone(s.loops), s.from}
}

// with returns the state in which conds hold, too.
func (s *pathFacts) with(conds ...Cond) *pathFacts {
	s = s.copy()
	for _, c := range conds {
		if holds, known := c.decide(); !(holds && known) && !slices.Contains(s.when, c) {
			s.when = append(s.when, c)
		}
		if _, null := c.Y.(Null); null && c.Op == ssa.NE {
			s.nonNull[c.X.String()] = true
		}
	}
	return s
}

// holds decides a condition in the state, if that is possible.
func (s *pathFacts) holds(c Cond) (holds, known bool) {
	if holds, known = c.decide(); known {
		return holds, true
	}
	if _, null := c.Y.(Null); null && s.nonNull[c.X.String()] {
		return c.Op == ssa.NE, true
	}
	all := slices.Concat(s.when, s.given)
	if slices.Contains(all, c) {
		return true, true
	}
	if slices.Contains(all, c.Not()) {
		return false, true
	}
	return c.follows(all)
}

// raised is an exception that leaves a method.
type raised struct {
	class  string
	when   []Cond
	known  bool
	asked  bool // the condition that was not understood is about arguments, or about the receiver
	by     *classfile.Method
	depth  int
	beyond bool // it is thrown by code that is not followed
	site   ssa.Instr
	top    ssa.Instr // in the method that is analysed: site, or the call that leads to it
}

func (r raised) same(o raised) bool {
	return r.class == o.class && r.site == o.site && slices.Equal(r.when, o.when)
}

// outcome is the result of all paths from a place.
type outcome struct {
	raised  []raised
	results []Expr // of the returns; nil for one that is not known
	loops   bool   // all ways lead back to a loop, or end with an exception, and some leads back
	cut     bool   // there are ways that were not followed
}

// ends reports whether no way returns.
func (o outcome) ends() bool { return len(o.results) == 0 && !o.loops && !o.cut }

// either is the outcome where one of two ways is gone, and the conditions of both are known.
func either(a, b outcome) outcome {
	return outcome{
		raised:  slices.Concat(a.raised, b.raised),
		results: slices.Concat(a.results, b.results),
		loops:   a.loops && b.loops || a.loops && len(b.results) == 0 || b.loops && len(a.results) == 0,
		cut:     a.cut || b.cut,
	}.short()
}

// maxRaised bounds the exceptions raised after one place.
const maxRaised = 100

// short returns the outcome without duplicates, and bounded.
func (o outcome) short() outcome {
	var all []raised
	for _, r := range o.raised {
		i := slices.IndexFunc(all, r.same)
		switch {
		case i >= 0:
			all[i].known = all[i].known && r.known
		case len(all) < maxRaised:
			all = append(all, r)
		default:
			o.cut = true
		}
	}
	o.raised = all
	var results []Expr
	for _, x := range o.results {
		if !slices.Contains(results, x) {
			results = append(results, x)
		}
	}
	o.results = results
	return o
}

// guess is the outcome if it is not known which of two paths is taken. An exception on
// both paths is sure; so is one after a loop.
func guess(a, b outcome) outcome {
	o := either(a, b)
	switch {
	case a.loops && b.loops:
		o.raised = slices.Concat(unsure(a.raised), unsure(b.raised))
	case a.loops:
		o.raised = slices.Concat(unsure(a.raised), b.raised)
	case b.loops:
		o.raised = slices.Concat(a.raised, unsure(b.raised))
	default:
		o.raised = common(a.raised, b.raised)
	}
	return o
}

func unsure(all []raised) []raised {
	all = slices.Clone(all)
	for i := range all {
		all[i].known = false
	}
	return all
}

func common(a, b []raised) []raised {
	var all []raised
	for _, r := range a {
		i := slices.IndexFunc(b, r.same)
		r.known = r.known && i >= 0 && b[i].known
		all = append(all, r)
	}
	for _, r := range b {
		if !slices.ContainsFunc(a, r.same) {
			r.known = false
			all = append(all, r)
		}
	}
	return all
}

// block follows the ways from the start of b, which is entered from another block.
func (w *walker) block(f *frame, b, from *ssa.Block, s *pathFacts) outcome {
	if w.blocks++; w.blocks > w.most {
		w.spent = true
		return outcome{cut: true}
	}
	if f.fn.heads[b] && s.loops[b] {
		return outcome{loops: true}
	}
	s = w.enter(f, b, from, s)
	key := s.key(b)
	if o, ok := f.known[key]; ok {
		return o
	}
	o := w.instrs(f, b, s).short()
	f.known[key] = o
	return o
}

// enter gives phis their values and drops values that are not needed any more.
func (w *walker) enter(f *frame, b, from *ssa.Block, s *pathFacts) *pathFacts {
	was := s
	s = s.copy()
	s.from = from
	for v := range s.env {
		if in, ok := v.(ssa.Instr); ok && !f.fn.dom.Dominates(in.Block(), b) {
			delete(s.env, v)
		}
	}
	for _, in := range b.Instrs {
		phi, ok := in.(*ssa.Phi)
		if !ok {
			break
		}
		delete(s.env, phi)
		if x := was.incoming(phi, from); x != nil && !f.fn.heads[b] {
			s.env[phi] = x
		}
	}
	if f.fn.heads[b] {
		s.loops[b] = true
	}
	return s
}

// incoming is the value of a phi for a given predecessor, nil if it is not known.
func (s *pathFacts) incoming(phi *ssa.Phi, from *ssa.Block) Expr {
	var all Expr
	for i, p := range phi.Block().Preds {
		if p != from {
			continue
		}
		x := s.value(phi.Args[i])
		if x == nil || all != nil && all != x {
			return nil
		}
		all = x
	}
	return all
}

// key is the same for blocks and states from which there are the same outcomes.
func (s *pathFacts) key(b *ssa.Block) string {
	var parts []string
	for v, x := range s.env {
		parts = append(parts, v.Name()+"="+x.String())
	}
	for x := range s.nonNull {
		parts = append(parts, "!"+x)
	}
	for x := range s.looked {
		parts = append(parts, "?"+x)
	}
	for l := range s.loops {
		parts = append(parts, fmt.Sprint("@", l.Index))
	}
	if _, throws := b.Instrs[len(b.Instrs)-1].(*ssa.Throw); throws && s.from != nil {
		parts = append(parts, fmt.Sprint("<", s.from.Index)) // see asked
	}
	slices.Sort(parts)
	return fmt.Sprint(b.Index, " ", strings.Join(parts, ","), " ", join(s.when, ","), " ", join(s.given, ","))
}

// value is the known value of v, nil if it is unknown.
func (s *pathFacts) value(v ssa.Value) Expr {
	if c, ok := v.(*ssa.Const); ok {
		switch {
		case c.Typ == ssa.Null:
			return Null{}
		case c.Typ == ssa.Int || c.Typ == ssa.Long:
			return Number(c.Int)
		case c.Typ.IsRef():
			return Object{c.Typ.ClassName()}
		}
		return nil
	}
	return s.env[v]
}

// instrs follows the ways through the instructions of b. It changes s.
func (w *walker) instrs(f *frame, b *ssa.Block, s *pathFacts) outcome {
	var before outcome
	add := func(o outcome) {
		before.raised = append(before.raised, o.raised...)
		before.results = append(before.results, o.results...)
		before.cut = before.cut || o.cut
	}
	raise := func(in ssa.Instr, class string, conds ...Cond) {
		r := f.raised(in, class, s.with(conds...))
		r.known = true
		add(w.raise(f, b, s, r))
	}
	for _, in := range b.Instrs {
		w.implicit(s, in, raise)
		if i, n := w.unseen(s, in); i != nil && n < 0 {
			r := f.raised(in, jdk.ArrayIndexOutOfBoundsException, s)
			r.asked, r.beyond = true, true
			add(w.raise(f, b, s, r))
			s.lookAtAll(i)
		} else if i != nil {
			raise(in, jdk.ArrayIndexOutOfBoundsException, Cond{ssa.LT, i, Number(0)})
			raise(in, jdk.ArrayIndexOutOfBoundsException, Cond{ssa.GE, i, Number(0)}, Cond{ssa.GE, i, Number(n)})
			s.lookAtAll(i)
		}
		if v, ok := in.(ssa.Value); ok {
			if x := s.result(in); x != nil {
				s.env[v] = x
			}
		}
		switch in := in.(type) {
		case *ssa.Call:
			o, goesOn := w.call(f, b, s, in)
			add(o)
			if !goesOn {
				return before
			}
		case *ssa.Throw:
			if class, known := w.thrown(s, in); known {
				raise(in, class)
			} else if class != "" {
				add(w.raise(f, b, s, f.raised(in, class, s)))
			}
			return before
		case *ssa.Return:
			var x Expr
			if in.Result != nil {
				x = s.value(in.Result)
			}
			before.results = append(before.results, x)
			return before
		case *ssa.Jump:
			return then(before, w.block(f, b.Succs[0], b, s))
		case *ssa.If:
			return then(before, w.branch(f, b, s, in))
		case *ssa.Switch:
			o := w.block(f, b.Succs[0], b, s)
			for _, t := range b.Succs[1:] {
				o = guess(o, w.block(f, t, b, s))
			}
			return then(before, o)
		}
	}
	return before
}

func (f *frame) raised(in ssa.Instr, class string, s *pathFacts) raised {
	return raised{class: class, when: s.when, asked: f.asked(in.Block(), s.from), by: f.fn.Method, depth: f.depth, site: in, top: in}
}

// then joins two outcomes, in the order of execution.
func then(first, next outcome) outcome {
	return outcome{slices.Concat(first.raised, next.raised), slices.Concat(first.results, next.results), next.loops && len(first.results) == 0, first.cut || next.cut}
}

// result is the result of an instruction other than a call, nil if it is not known.
func (s *pathFacts) result(in ssa.Instr) Expr {
	switch in := in.(type) {
	case *ssa.New:
		return Object{in.Class}
	case *ssa.NewArray, *ssa.MultiNewArray, *ssa.CallDynamic:
		return Object{}
	case *ssa.CheckCast:
		return s.value(in.X)
	case *ssa.Call:
		if in.Method.Class == "java/lang/String" && len(in.Args) == 1 {
			return textLength(s.value(in.Args[0]), in.Method.Name)
		}
	case *ssa.ArrayLength:
		if a, ok := s.value(in.Array).(Arg); ok && a.Type.IsArray() {
			return Length{a}
		}
	case *ssa.Convert:
		if in.To == ssa.Long && in.X.Type().IsInt() {
			return s.value(in.X)
		}
	case *ssa.GetStatic:
		if in.Field.Name == "$assertionsDisabled" {
			return Number(1)
		}
	case *ssa.BinOp:
		x, y := s.value(in.X), s.value(in.Y)
		floats := in.X.Type() == ssa.Float || in.X.Type() == ssa.Double
		if n, ok := folded(in, x, y); ok && !floats {
			return n
		}
		if x != nil && y != nil && !floats && (in.Op == ssa.Add || in.Op == ssa.Sub || in.Op == ssa.Or || in.Op == ssa.Cmp) {
			if sum, ok := x.(Binary); ok && in.Op == ssa.Sub && sum.Op == ssa.Add && sum.Type == in.X.Type() && sum.X == y {
				return sum.Y // from + n - from
			}
			return Binary{in.Op, in.X.Type(), x, y}
		}
	}
	return nil
}

// implicit calls raise for exceptions that an instruction throws by itself because of an argument.
func (w *walker) implicit(s *pathFacts, in ssa.Instr, raise func(ssa.Instr, string, ...Cond)) {
	zero := Number(0)
	index := func(array, index ssa.Value) {
		a, ok := s.value(array).(Arg)
		if i := s.value(index); ok && a.Type.IsArray() && i != nil {
			negative := Cond{ssa.LT, i, zero}
			if holds, known := s.holds(negative); holds || !known {
				raise(in, jdk.ArrayIndexOutOfBoundsException, negative)
			}
			raise(in, jdk.ArrayIndexOutOfBoundsException, negative.Not(), Cond{ssa.GE, i, Length{a}})
		}
	}
	if object := ssa.Dereferenced(in); object != nil {
		if x := s.value(object); x != nil {
			if isNull := (Cond{ssa.EQ, x, Null{}}); x == Expr(Null{}) {
				raise(in, jdk.NullPointerException)
			} else if _, known := s.holds(isNull); !known {
				raise(in, jdk.NullPointerException, isNull)
				s.nonNull[x.String()] = true
			}
		}
	}
	switch in := in.(type) {
	case *ssa.NewArray:
		if n := s.value(in.Len); n != nil {
			if negative, known := s.holds(Cond{ssa.LT, n, zero}); negative || !known {
				raise(in, jdk.NegativeArraySizeException, Cond{ssa.LT, n, zero})
			}
		}
	case *ssa.ArrayLoad:
		index(in.Array, in.Index)
	case *ssa.ArrayStore:
		index(in.Array, in.Index)
	case *ssa.BinOp:
		if y := s.value(in.Y); y != nil && (in.Op == ssa.Div || in.Op == ssa.Rem) && in.Type() != ssa.Float && in.Type() != ssa.Double {
			if isZero, known := s.holds(Cond{ssa.EQ, y, zero}); isZero || !known {
				raise(in, jdk.ArithmeticException, Cond{ssa.EQ, y, zero})
			}
		}
	}
}

// folded is the sum or difference of two constants.
func folded(in *ssa.BinOp, x, y Expr) (n Number, ok bool) {
	a, okA := x.(Number)
	b, okB := y.(Number)
	switch in.Op {
	case ssa.Add:
		n = a + b
	case ssa.Sub:
		n = a - b
	default:
		return 0, false
	}
	if in.X.Type() != ssa.Long {
		n = Number(int32(n))
	}
	return n, okA && okB
}

// textLength expresses a method of a String argument by the string's length, nil for
// other methods.
func textLength(x Expr, method string) Expr {
	a, ok := x.(Arg)
	switch {
	case ok && method == "length":
		return Length{a}
	case ok && method == "isEmpty":
		return Empty{a}
	}
	return nil
}

// branch follows both successors of an If, or only the one that it takes, if that is known.
func (w *walker) branch(f *frame, b *ssa.Block, s *pathFacts, in *ssa.If) outcome {
	x, y := s.value(in.X), s.value(in.Y)
	s.lookAt(in.X, in.Y)
	if x == nil || y == nil {
		return guess(w.block(f, b.Succs[0], b, s), w.block(f, b.Succs[1], b, s))
	}
	_, null := y.(Null)
	if _, first := x.(Null); in.X.Type().IsRef() && !null && !first {
		return guess(w.block(f, b.Succs[0], b, s), w.block(f, b.Succs[1], b, s)) // whether two objects are the same
	}
	c := Cond{in.Op, x, y}
	if compared, ok := x.(Binary); ok && compared.Op == ssa.Cmp && y == Expr(Number(0)) {
		c.X, c.Y = compared.X, compared.Y
	}
	if _, null := c.X.(Null); null {
		c.X, c.Y = c.Y, c.X
	}
	if holds, known := s.holds(c); known {
		if holds {
			return w.block(f, b.Succs[0], b, s)
		}
		return w.block(f, b.Succs[1], b, s)
	}
	if parts := disjuncts(c.X); len(parts) > 1 && c.Y == Expr(Number(0)) && (c.Op == ssa.LT || c.Op == ssa.GE) {
		return w.signs(f, b, s, c.Op, parts)
	}
	if hasOr(c.X) || hasOr(c.Y) {
		return guess(w.block(f, b.Succs[0], b, s), w.block(f, b.Succs[1], b, s))
	}
	if throws(b.Succs[1]) { // the shorter way first, before there are too many blocks
		second := w.block(f, b.Succs[1], b, s.with(c.Not()))
		return either(w.block(f, b.Succs[0], b, s.with(c)), second)
	}
	return either(w.block(f, b.Succs[0], b, s.with(c)), w.block(f, b.Succs[1], b, s.with(c.Not())))
}

// throws reports whether a block ends with a throw.
func throws(b *ssa.Block) bool {
	_, ok := b.Instrs[len(b.Instrs)-1].(*ssa.Throw)
	return ok
}

// signs follows the ways of (x | y | …) < 0, which holds if one of them is negative, or of
// its opposite.
func (w *walker) signs(f *frame, b *ssa.Block, s *pathFacts, op ssa.Comparison, parts []Expr) outcome {
	negative, positive := b.Succs[0], b.Succs[1]
	if op == ssa.GE {
		negative, positive = positive, negative
	}
	var o outcome
	for i, p := range parts {
		c := Cond{ssa.LT, p, Number(0)}
		if holds, known := s.holds(c); !known || holds {
			next := w.block(f, negative, b, s.with(c))
			if i == 0 {
				o = next
			} else {
				o = either(o, next)
			}
		}
		s = s.with(c.Not())
	}
	return either(o, w.block(f, positive, b, s))
}

// disjuncts are the operands of x, if it is an Or.
func disjuncts(x Expr) []Expr {
	if b, ok := x.(Binary); ok && b.Op == ssa.Or {
		return append(disjuncts(b.X), disjuncts(b.Y)...)
	}
	return []Expr{x}
}

func hasOr(x Expr) bool {
	b, ok := x.(Binary)
	return ok && (b.Op == ssa.Or || b.Op == ssa.Cmp || hasOr(b.X) || hasOr(b.Y))
}

// thrown is the class of the thrown exception, and whether it is exact; "" if an
// unknown exception is thrown again.
func (w *walker) thrown(s *pathFacts, in *ssa.Throw) (class string, known bool) {
	switch x := s.value(in.X).(type) {
	case Object:
		if x.Class != "" {
			return x.Class, true
		}
	case Null:
		return jdk.NullPointerException, true
	}
	if _, again := in.X.(*ssa.Catch); again {
		return "", false
	}
	return in.X.Type().ClassName(), false
}

// raise follows an exception raised in b to a handler, or out of the method.
func (w *walker) raise(f *frame, b *ssa.Block, s *pathFacts, r raised) outcome {
	for _, h := range b.Handlers {
		if h.CatchType != "" && !w.a.subtype(r.class, h.CatchType) {
			continue
		}
		s = s.copy()
		s.when = r.when
		for _, in := range h.Target.Instrs {
			if c, ok := in.(*ssa.Catch); ok {
				s.env[c] = Object{r.class}
			}
		}
		o := w.landing(f, h.Target, b, s)
		if !r.known {
			o.raised = unsure(o.raised)
		}
		return o
	}
	return outcome{raised: []raised{r}}
}

// landing is like block, for a landing pad whose Catch has a value already.
func (w *walker) landing(f *frame, pad, from *ssa.Block, s *pathFacts) outcome {
	if w.blocks++; w.blocks > w.most {
		w.spent = true
		return outcome{cut: true}
	}
	if f.fn.heads[pad] && s.loops[pad] {
		return outcome{loops: true}
	}
	caught := map[ssa.Value]Expr{}
	for _, in := range pad.Instrs {
		if c, ok := in.(*ssa.Catch); ok {
			caught[c] = s.env[c]
		}
	}
	s = w.enter(f, pad, from, s)
	maps.Copy(s.env, caught)
	return w.instrs(f, pad, s)
}

// call follows a call. goesOn is false if it does not return.
func (w *walker) call(f *frame, b *ssa.Block, s *pathFacts, in *ssa.Call) (o outcome, goesOn bool) {
	var receiver Expr
	if in.Kind != ssa.InvokeStatic {
		receiver = s.value(in.Args[0])
	}
	asks := slices.ContainsFunc(in.Args, func(v ssa.Value) bool { return f.asks[v] })
	if !asks && !w.all && !w.a.isThrowable(in.Type()) {
		return outcome{}, true
	}
	c := w.a.runs(f, in, receiver)
	m := c.method
	if m != nil && m.IsInit() && w.a.subtype(m.Class.Name, jdk.Throwable) {
		return outcome{}, true // a method that makes an exception need not throw it
	}
	var g *frame
	followed := m != nil && !message(b, m) && (w.a.followed(f.fn.Method, m) || w.all && m.IsStatic() && !m.Class.Origin.Platform)
	if followed || m != nil && c.sure && !w.all && !ofInterface(m) && f.handsOn(b, s, in) {
		g = w.frame(m, f)
	}
	if g == nil {
		s.lookAt(in.Args...)
		o := w.declared(f, b, s, in)
		if followed && c.sure && asks && !f.calls(m) {
			o = then(o, w.unfollowed(f, b, s, in, m))
		}
		return o, true
	}
	g.this, g.exact, g.at = c.this, c.exact, b
	inner := newPathFacts()
	inner.when, inner.given, inner.nonNull, inner.looked = slices.Clip(s.when), slices.Clip(s.given), maps.Clone(s.nonNull), maps.Clone(s.looked)
	for i, p := range g.fn.Params {
		if x := s.value(in.Args[i]); x != nil {
			inner.env[p] = x
		}
		g.asks[p] = f.asks[in.Args[i]]
	}
	g.spread()
	var came outcome
	if followed {
		most := w.most
		w.most = w.blocks + (most-w.blocks)/2 // what comes afterwards has its share
		came = w.block(g, g.fn.Blocks[0], nil, inner)
		w.most = most
	} else {
		came = w.certain(g, inner)
	}
	if !c.sure {
		came.raised, came.cut = unsure(came.raised), true
	}
	for _, r := range came.raised {
		r.top = in
		handled := w.raise(f, b, s, r)
		o.raised = append(o.raised, handled.raised...)
		o.results = append(o.results, handled.results...)
		o.cut = o.cut || handled.cut
		s.learn(r)
	}
	if came.cut {
		o = then(o, w.declared(f, b, s, in))
	}
	s.lookAt(in.Args...)
	if x := w.returned(came, in.Type()); x != nil {
		s.env[in] = x
	}
	return o, !came.ends()
}

// certainBlocks bounds the blocks that certain goes through.
const certainBlocks = 60

// certain is what surely comes of a call of a method that is not followed: the first lines show which arguments it refuses.
func (w *walker) certain(g *frame, s *pathFacts) outcome {
	own := &walker{a: w.a, most: certainBlocks}
	o := own.block(g, g.fn.Blocks[0], nil, s)
	o.raised = slices.DeleteFunc(o.raised, func(r raised) bool { return !r.known })
	o.cut = true
	return o
}

// handsOn reports whether a call is given an argument of the analysed call, and is not there to make an exception.
func (f *frame) handsOn(b *ssa.Block, s *pathFacts, in *ssa.Call) bool {
	_, throws := b.Instrs[len(b.Instrs)-1].(*ssa.Throw)
	return !throws && slices.ContainsFunc(in.Args, func(v ssa.Value) bool { return f.asks[v] && s.value(v) != nil })
}

// message reports whether a call in b makes a text for the exception that is thrown there.
func message(b *ssa.Block, m *classfile.Method) bool {
	_, throws := b.Instrs[len(b.Instrs)-1].(*ssa.Throw)
	return throws && strings.HasSuffix(m.Desc, ")Ljava/lang/String;")
}

// calls reports whether f is, or is called by, a call of m.
func (f *frame) calls(m *classfile.Method) bool {
	for ; f != nil; f = f.up {
		if f.fn.Method == m {
			return true
		}
	}
	return false
}

// unfollowed is the outcome of a call of m that is not followed because it is too deep or too long: it
// may throw what the code that it reaches can throw.
func (w *walker) unfollowed(f *frame, b *ssa.Block, s *pathFacts, in *ssa.Call, m *classfile.Method) (o outcome) {
	for _, class := range w.a.reaches(m) {
		r := f.raised(in, class, s)
		r.beyond = true
		o = then(o, w.raise(f, b, s, r))
	}
	return o
}

// declared is the outcome of the checked exceptions that a call declares, if its code is
// not followed to the end: a handler may throw others instead.
func (w *walker) declared(f *frame, b *ssa.Block, s *pathFacts, in *ssa.Call) (o outcome) {
	m, err := w.a.hier.ResolveMethod(in.Method)
	if err != nil {
		return o
	}
	for _, class := range m.Exceptions {
		if w.a.subtype(class, "java/lang/Exception") && !w.a.subtype(class, "java/lang/RuntimeException") {
			o = then(o, w.raise(f, b, s, f.raised(in, class, s)))
		}
	}
	return o
}

// learn adds the conditions that hold after a call that may raise r and has not raised it.
func (s *pathFacts) learn(r raised) {
	if !r.known {
		return
	}
	var rest []Cond // what does not hold anyway
	for _, c := range r.when {
		if !slices.Contains(s.when, c) && !slices.Contains(s.given, c) {
			rest = append(rest, c)
		}
	}
	if len(rest) != 1 {
		return
	}
	if _, null := rest[0].Y.(Null); null && rest[0].Op == ssa.EQ {
		s.nonNull[rest[0].X.String()] = true
	} else {
		s.given = append(slices.Clip(s.given), rest[0].Not())
	}
}

// returned is the value that a call returns, nil if it is not known. For methods that
// make exceptions it is the first exception that they may make.
func (w *walker) returned(o outcome, t ssa.Type) Expr {
	if w.a.isThrowable(t) {
		for _, x := range o.results {
			if made, ok := x.(Object); ok && made.Class != "" {
				return made
			}
		}
	}
	if o.cut || len(o.results) == 0 || o.results[0] == nil {
		return nil
	}
	for _, x := range o.results[1:] {
		if x != o.results[0] {
			return nil
		}
	}
	return o.results[0]
}
