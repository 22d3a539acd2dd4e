package reach

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Nullness finds out which methods of the platform never return null, and which
// of its static fields never hold null, from the JDK's bytecode. A call of a
// method without a body may return any value of its type. That Pattern.compile()
// returns an object is not an assumption: its only return instruction shows it.
type Nullness struct {
	hier     *classfile.Hierarchy
	methods  map[*classfile.Method]bool // false during the analysis: recursion proves nothing
	fields   map[*classfile.Field]bool
	throwers map[*classfile.Method]bool // see neverReturns
	objects  map[argument]bool          // see trueForObjects
	// constants has the fields with arrays of all constants of an enum.
	constants map[*classfile.Field]bool
	// early analyses code that class initialisers run: static fields may not
	// have their values yet. early.early is nil.
	early *Nullness
	// called says that the platform's code may run methods of the program.
	called bool
}

// newNullness returns a Nullness. called says that the platform's code may run methods of the program.
func newNullness(hier *classfile.Hierarchy, called bool) *Nullness {
	n := &Nullness{hier: hier, methods: map[*classfile.Method]bool{}, fields: map[*classfile.Field]bool{}, constants: map[*classfile.Field]bool{}, called: called}
	n.early = &Nullness{hier: hier, methods: map[*classfile.Method]bool{}, called: called}
	return n
}

// NeverNull reports whether a call of m, of the platform, never returns null:
// by its documentation, or because its bytecode shows it and nothing overrides
// it.
func (n *Nullness) NeverNull(m *classfile.Method) bool {
	return n.documented(m) || n.bound(m) && n.returnsNonNull(m, 0)
}

// bound reports whether a call that resolves to m runs m's own code.
func (n *Nullness) bound(m *classfile.Method) bool {
	return m.Class.Origin.Platform &&
		(m.IsStatic() || m.IsPrivate() || m.Access.Has(classfile.AccFinal) || m.Class.Access.Has(classfile.AccFinal))
}

// documented reports whether a method, by its documentation, never returns null. A method of the
// program that the platform's code runs may break the contract of toString().
func (n *Nullness) documented(m *classfile.Method) bool {
	return jdk.Is(m, jdk.NeverNull) && !(n.called && (jdk.GivesResult(m) || m.Name == "toString" && !n.bound(m)))
}

// maxCalls bounds the calls followed into the platform.
const maxCalls = 8

// returnsNonNull reports whether all return instructions of m return objects.
func (n *Nullness) returnsNonNull(m *classfile.Method, calls int) bool {
	known, ok := n.methods[m]
	if ok || calls > maxCalls || m.Code == nil {
		return known
	}
	n.methods[m] = false
	fn, err := ssa.Lift(m, n.hier)
	if err != nil {
		return false
	}
	b := &body{n: n, fn: fn, dom: ssa.Dominators(fn), calls: calls}
	for _, blk := range fn.Blocks {
		if !b.returns(blk) {
			continue
		}
		if r := blk.Instrs[len(blk.Instrs)-1].(*ssa.Return); r.Result == nil || !b.nonNull(r.Result, blk, map[*ssa.Phi]bool{}) {
			return false
		}
	}
	n.methods[m] = true
	return true
}

// HoldsNonNull reports whether static field f of the platform is never null
// after the initialisation of its class: it is final, and the class initialiser
// stores objects in it.
func (n *Nullness) HoldsNonNull(f *classfile.Field) bool {
	if ownConstant(f) || jdk.FieldIs(f, jdk.NeverNull) {
		return true
	}
	if n.early == nil {
		return false
	}
	if known, ok := n.fields[f]; ok {
		return known
	}
	n.fields[f] = false
	clinit := f.Class.FindMethod("<clinit>", "()V")
	if !f.IsFinal() || !f.Class.Origin.Platform || f.Class.Name == "java/lang/System" || clinit == nil || clinit.Code == nil {
		return false // System.in and its like are set behind Java's back
	}
	fn, err := ssa.Lift(clinit, n.hier)
	if err != nil {
		return false
	}
	b := &body{n: n.early, fn: fn, dom: ssa.Dominators(fn)}
	puts := staticPuts(fn, f.Name)
	for _, put := range puts {
		if !b.nonNull(put.Stored, put.Block(), map[*ssa.Phi]bool{}) {
			return false
		}
	}
	n.fields[f] = len(puts) > 0
	return n.fields[f]
}

// body is a method looked at.
type body struct {
	n       *Nullness
	fn      *ssa.Func
	dom     *ssa.DomTree
	calls   int      // followed to get here
	steps   int      // values looked at
	control *control // nil before somebody asks, see controlOf
	// also, if not nil, reports of a value of which nothing else is known whether it is not null, or notes what decides about that.
	also func(v ssa.Value) bool
}

// maxSteps bounds the values looked at in a body: phis may be nested.
const maxSteps = 1000

// nonNull reports whether v is not null at the end of blk. Phis that are being analysed count as
// non-null: a value that only comes from itself and from objects is not null.
func (b *body) nonNull(v ssa.Value, blk *ssa.Block, seen map[*ssa.Phi]bool) bool {
	if b.steps++; b.steps > maxSteps {
		return false
	}
	switch v := v.(type) {
	case *ssa.New, *ssa.NewArray, *ssa.MultiNewArray, *ssa.Catch:
		return true
	case *ssa.CallDynamic:
		switch Bootstrap(b.fn.Method.Class, v.Site) {
		case jdk.ConcatWithRecipe, jdk.ConcatWithoutRecipe, jdk.LambdaMetafactory:
			return true
		}
	case *ssa.Const:
		return v.Typ != ssa.Null
	case *ssa.Param:
		if v.Index == 0 && !b.fn.Method.IsStatic() {
			return true
		}
	case *ssa.CheckCast:
		if b.nonNull(v.X, blk, seen) {
			return true
		}
	case *ssa.Phi:
		if seen[v] || b.allNonNull(v, seen) {
			return true
		}
	case *ssa.ArrayLoad:
		if get, ok := v.Array.(*ssa.GetStatic); ok {
			if f, err := b.n.hier.ResolveField(get.Field); err == nil && b.n.holdsConstants(f) {
				return true
			}
		}
	case *ssa.Call:
		if ClonesArray(v) {
			return true
		}
		if m, err := b.n.hier.ResolveMethod(v.Method); err == nil && (b.n.documented(m) || b.n.bound(m) && b.n.returnsNonNull(m, b.calls+1)) {
			return true
		}
	case *ssa.GetStatic:
		if f, err := b.n.hier.ResolveField(v.Field); err == nil && b.n.HoldsNonNull(f) {
			return true
		}
	}
	return b.tested(v, blk) || b.also != nil && b.also(v)
}

// allNonNull reports whether all arguments of a phi are not null.
func (b *body) allNonNull(v *ssa.Phi, seen map[*ssa.Phi]bool) bool {
	seen[v] = true
	defer delete(seen, v)
	for i, a := range v.Args {
		pred := v.Block().Preds[i]
		if b.isTaken(pred, v.Block()) && !b.excludesNull(pred, v.Block(), a) && !b.nonNull(a, pred, seen) {
			return false
		}
	}
	return true
}

// tested reports whether a test that v is not null, or an access to v that
// did not throw, dominates the end of blk.
func (b *body) tested(v ssa.Value, blk *ssa.Block) bool {
	for x := blk; x != nil; x = b.dom.Idom(x) {
		if from := b.onlyFrom(x); from != nil && b.excludesNull(from, x, v) || dereferenced(x, v) {
			return true
		}
	}
	return false
}

// dereferenced reports whether no way leads out of blk where v is null, since
// an instruction of blk would have thrown.
func dereferenced(blk *ssa.Block, v ssa.Value) bool {
	if len(blk.Handlers) > 0 {
		return false
	}
	for _, in := range blk.Instrs {
		switch in := in.(type) {
		case *ssa.Call:
			if in.Kind != ssa.InvokeStatic && in.Args[0] == v {
				return true
			}
		case *ssa.GetField:
			if in.Object == v {
				return true
			}
		}
	}
	return false
}

// ownConstant reports whether f is a public constant of the platform with an
// object of its own class, such as BigInteger.ONE or a constant of an enum. None
// of them is null (TestOwnConstants asks the JDK).
func ownConstant(f *classfile.Field) bool {
	return f.Class.Origin.Platform && f.IsStatic() && f.IsFinal() && f.Access.Has(classfile.AccPublic) &&
		strings.HasPrefix(f.Class.Name, "java/") && classfile.ClassNameOf(f.Desc) == f.Class.Name
}
