package ivl

// Stmt is a statement. Statements carry the position they come from.
type Stmt interface {
	Position() Pos
	String() string
	isStmt()
}

// Assign is `x := t`. T has X's sort; a reference may go to a superclass
// (components are dropped) or, through Cast, to a subclass.
type Assign struct {
	X   *Var
	T   Term
	Pos Pos
}

// Havoc is `havoc x`: X gets any value of its type. For a Ref: null or any
// object of any dynamic type. Known facts are assumed afterwards.
//
// Of is a reference that the value is read from, such as the string that a number
// is parsed from; nil when there is none. It does not change the effect of the
// statement; reports show it with the value that a run takes.
type Havoc struct {
	X     *Var
	Input *Input
	Of    Term
	Pos   Pos
}

// Assume is `assume t`: runs where t is false end here without a verdict.
type Assume struct {
	T   Term
	Pos Pos
}

// Assert is `assert t`: a run where t is false violates Prop and ends.
type Assert struct {
	T    Term
	Prop *Property
	Pos  Pos
}

// Pull is `x1, …, xn := pull C p`: reads all mutable fields C.Mutable() of
// the object p, not null, whose dynamic type is Class or a subclass
// (LPAR'17 §3.1). An entry of Xs may be nil: that field is not needed.
//
// With Only it is `x1, …, xn := pull C{f1, …, fn} p`: it reads these fields, and no others. Lowering
// makes such pulls for classes with very many fields, and transforms.Widen removes them.
type Pull struct {
	Xs    []*Var
	P     Term
	Class *Class
	Only  []*Field // of Class.Mutable(), in any order, each once; nil: all of these
	Pos   Pos
}

// Fields returns the fields that the entries of Xs are for.
func (s *Pull) Fields() []*Field { return moved(s.Class, s.Only) }

// Push is `push C p, t1, …, tn`: writes all mutable fields of p that Class
// knows. Fields of subclasses keep their values.
//
// With Only it is `push C{f1, …, fn} p, t1, …, tn`: it writes these fields, and all others keep their values.
type Push struct {
	P     Term
	Class *Class
	Only  []*Field // as in Pull
	Ts    []Term
	Pos   Pos
}

// Fields returns the fields that the entries of Ts are for.
func (s *Push) Fields() []*Field { return moved(s.Class, s.Only) }

func moved(c *Class, only []*Field) []*Field {
	if only != nil {
		return only
	}
	return c.Mutable()
}

// PullElem is `x := pull a[i]`; A is not null and I in range.
type PullElem struct {
	X   *Var
	A   Term // static class is an array class
	I   Term
	Pos Pos
}

// PushElem is `push a[i], t`; A is not null and I in range. A reference to an object is one that the
// class of an array of the program can hold (JVMS §6.5.aastore): the code that makes such a
// statement must have tested it.
type PushElem struct {
	A   Term
	I   Term
	T   Term
	Pos Pos
}

// New is `p := new C @site`: allocates an object of exactly class Class, with
// a fresh id, allocSite Site and all fields zero. Lowering follows it with a
// Push of the default values, so that no pull reads what was never pushed
// (LPAR'17 Definition 1); immutable fields are arbitrary until Init.
type New struct {
	X     *Var
	Class *Class
	Site  int // > 0, unique per `new` in the Java program
	Pos   Pos
}

// NewArray is `a := new C[len] @site`: allocates an array of class Class with
// Len elements (Len ≥ 0), all zero or, when External, arbitrary: integers of
// the element's range, references to distinct external non-null objects of
// exactly the element class; these choices are the environment's. Filled says
// that each element is pushed before it is pulled. Then no pull reads the first
// value of an element, and a heap encoding need not state it. The code that
// makes such a statement must guarantee this.
type NewArray struct {
	X        *Var
	Class    *Class
	Len      Term
	Site     int
	External bool
	Filled   bool
	Pos      Pos
}

// Init is `init p.f := t`: gives the immutable field of a new object its value.
// It runs once for an object and before the first Proj of that field. A heap
// encoding turns it into `assume p↓f = t`: New chose a value, and only the runs
// with the value t continue.
type Init struct {
	P     Term
	Field *Field
	T     Term
	Pos   Pos
}

// Call is `x1, …, xm := call f(t1, …, tn)`. An entry of Xs may be nil.
type Call struct {
	Xs   []*Var
	Proc string
	Args []Term
	Pos  Pos
}

// Output is `output t…`: what the program prints. It has no effect on
// verification; the interpreter records it.
type Output struct {
	Format string // text with one verb for each of Args: %i integer, %b boolean (an Int or a Bool), %c char, %f float or double, %s string object; %% is a percent sign
	Args   []Term
	Pos    Pos
}

// AssumePred is `assume P(ts)` (LPAR'17 rule (2)).
type AssumePred struct {
	Pred *Pred
	Args []Term
	Pos  Pos
}

// AssertPred is `assert P(ts)` (LPAR'17 rule (1)): for all values of Forall
// that satisfy Guard, P holds. It never ends a run. Without Forall and with
// Guard nil it is the paper's rule.
type AssertPred struct {
	Pred   *Pred
	Args   []Term
	Forall []*Var // bound here, not among the procedure's locals
	Guard  Term   // nil is true
	Pos    Pos
}

// Terminator ends a block.
type Terminator interface {
	Position() Pos
	String() string
	isTerminator()
}

// Goto is `goto {c1 → l1, …, cn → ln}`: the first target whose condition holds
// is taken. The last condition is nil: always. So `goto l` has one target.
type Goto struct {
	Targets []Target
	Pos     Pos
}

// Target is one arm of a Goto.
type Target struct {
	Cond  Term // nil only for the last
	Label string
}

// Return is `return t1, …, tm`.
type Return struct {
	Ts  []Term
	Pos Pos
}

// Stop is `stop`: the run ends here, without a violation (System.exit).
type Stop struct{ Pos Pos }
