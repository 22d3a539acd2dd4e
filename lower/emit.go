package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/internal/bug"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// emitter turns the SSA of one method into an IVL procedure.
type emitter struct {
	*builder
	prog *reach.Program
	w    *world
	x    *reach.Method
	meth *ivl.Method
	vars map[ssa.Value]*ivl.Var
	// known holds what has been established on every path to the current
	// point: values found non-null, classes found initialised.
	known facts
	after map[*ssa.Block]blockFacts
	dom   *ssa.DomTree
	spans map[ssa.Value]span // see bound

	// in is the instruction that is emitted, nil before the first; passed says that
	// a call or a cut of it has been emitted.
	in     ssa.Instr
	passed bool

	newUses map[*ssa.New][]ssa.Instr // the instructions that use new objects; nil until asked for
}

// label names the IVL block where SSA block b starts.
func label(b *ssa.Block) string { return fmt.Sprintf("B%d", b.Index) }

// emit makes the procedure of x.
func (w *world) emit(x *reach.Method) (*ivl.Proc, error) {
	defer bug.InProc(x.Name)
	e := &emitter{
		prog: w.prog, w: w, x: x,
		meth:  w.methodOf(x),
		vars:  map[ssa.Value]*ivl.Var{},
		after: map[*ssa.Block]blockFacts{},
	}
	e.dom = ssa.Dominators(x.Func)
	e.builder = newBuilder(x.Name)
	e.proc.Pos = ivl.Pos{Method: e.meth, Line: x.Func.Line(0)}
	e.bound()
	e.declare()
	for _, b := range x.Func.Blocks {
		e.block(b)
	}
	if w.prog.Fatal != nil {
		return nil, w.prog.Fatal
	}
	return e.finish(), nil
}

// declare makes the variables of parameters and of all values.
func (e *emitter) declare() {
	for i, p := range e.x.Func.Params {
		name := p.Local
		if name == "" {
			name = fmt.Sprintf("p%d", i)
		}
		v := e.fresh(name, e.w.typeOfValue(p.Typ))
		v.Java = p.Local
		e.vars[p] = v
		e.param(v)
	}
	if r := reach.ResultType(e.x.Def); r != "V" {
		e.proc.Results = append(e.proc.Results, e.w.typeOf(r))
	}
	if e.x.MayThrow {
		e.proc.Results = append(e.proc.Results, e.throwableType())
	}
}

func (e *emitter) throwableType() ivl.Type { return ivl.RefTo(e.w.class(jdk.Throwable)) }

// variable returns the variable that holds an instruction's result.
func (e *emitter) variable(in ssa.Value) *ivl.Var {
	v := e.vars[in]
	if v == nil {
		name, java := in.Name(), ""
		if l, ok := in.(interface{ Local() string }); ok && l.Local() != "" {
			java = l.Local()
			name = java
		}
		v = e.local(name, e.typeOfResult(in))
		v.Java = java
		e.vars[in] = v
	}
	return v
}

// add appends a statement, see builder.add.
func (e *emitter) add(s ivl.Stmt) {
	if _, call := s.(*ivl.Call); call {
		e.passed = true
	}
	e.builder.add(s)
}

// property makes a property of the instruction that is emitted.
func (e *emitter) property(kind ivl.Kind, exc, detail string) *ivl.Property {
	p := e.w.property(e.at, kind, exc, detail)
	e.w.checkedAt[p] = reach.CheckPlace{X: e.x, In: e.in, After: e.passed}
	e.passed = e.passed || kind == ivl.Unsupported
	return p
}

// pos is the position of an instruction.
func (e *emitter) pos(in ssa.Instr) ivl.Pos {
	return ivl.Pos{Method: e.meth, PC: in.PC(), Line: e.x.Func.Line(in.PC())}
}

// block emits SSA block b.
func (e *emitter) block(b *ssa.Block) {
	e.open(label(b))
	e.holds = contents{}
	e.known = e.factsAt(b)
	before := e.known
	if b == e.x.Func.Blocks[0] {
		e.parameters()
	}
	e.assumeNoVMErrors(b)
	for i, in := range b.Instrs {
		if i == 0 && b == e.x.Func.Blocks[0] {
			e.in, e.builder.at = in, e.pos(in)
			for _, p := range e.x.Func.Params {
				e.assertTypes(p)
			}
		}
		e.stores(in)
		if in.CanThrow() {
			before = e.known.clone()
		}
		e.instr(in)
		if v, ok := in.(ssa.Value); ok {
			e.assertTypes(v)
		}
	}
	e.after[b] = blockFacts{normal: e.known, exceptional: before}
}

// instr emits one instruction.
func (e *emitter) instr(in ssa.Instr) {
	e.builder.at = e.pos(in)
	e.in, e.passed = in, false
	e.missing(in)
	if _, phi := in.(*ssa.Phi); !phi {
		e.dynamicConstants(in.Operands())
	}
	switch in := in.(type) {
	case *ssa.Phi, *ssa.Catch: // set on the edges that lead here
	case *ssa.BinOp:
		e.binOp(in)
	case *ssa.Neg:
		e.assign(e.variable(in), e.negate(in))
	case *ssa.Convert:
		e.assign(e.variable(in), e.convert(in))
	case *ssa.New:
		e.new(in)
	case *ssa.NewArray:
		e.newArray(in)
	case *ssa.MultiNewArray:
		e.multiNewArray(in)
	case *ssa.ArrayLength:
		a := e.notNull(in, in.Array, "the array")
		e.assign(e.variable(in), ivl.Length(a))
	case *ssa.ArrayLoad:
		e.arrayLoad(in)
	case *ssa.ArrayStore:
		e.arrayStore(in)
	case *ssa.GetField:
		e.getField(in)
	case *ssa.PutField:
		e.putField(in)
	case *ssa.GetStatic:
		e.getStatic(in)
	case *ssa.PutStatic:
		e.putStatic(in)
	case *ssa.Call:
		e.call(in)
	case *ssa.CallDynamic:
		e.callDynamic(in)
	case *ssa.CheckCast:
		e.checkCast(in)
	case *ssa.InstanceOf:
		e.instanceOf(in)
	case *ssa.Monitor:
		if in.Enter { // monitorexit of a value that was entered; single-threaded code never waits
			e.notNull(in, in.Object, "the monitor")
		}
	case *ssa.If:
		e.branch(e.comparison(in), e.edge(in, 0), e.edge(in, 1))
	case *ssa.Switch:
		e.switchOn(in)
	case *ssa.Jump:
		e.jump(e.edge(in, 0))
	case *ssa.Return:
		e.ret(in)
	case *ssa.Throw:
		e.throw(in)
	default:
		panic(fmt.Sprintf("BUG: instruction %T is not lowered", in))
	}
}

// ret emits a return: the value, and no exception.
func (e *emitter) ret(in *ssa.Return) {
	var ts []ivl.Term
	if in.Result != nil {
		ts = append(ts, e.as(in.Result, e.proc.Results[0]))
	}
	if e.x.MayThrow {
		ts = append(ts, ivl.Null(e.w.class(jdk.Throwable)))
	}
	e.end(&ivl.Return{Ts: ts, Pos: e.at})
}

// escape emits the return that hands exception exc to the caller.
func (e *emitter) escape(exc ivl.Term) {
	if !e.x.MayThrow {
		panic("BUG: an exception escapes " + e.x.Name + ", which was found not to throw")
	}
	var ts []ivl.Term
	for _, r := range e.proc.Results[:len(e.proc.Results)-1] {
		ts = append(ts, ivl.Zero(r))
	}
	exc = e.refAs(exc, e.w.class(jdk.Throwable)) // a class that is missing may not look like one
	e.end(&ivl.Return{Ts: append(ts, exc), Pos: e.at})
}

// switchOn emits a switch.
func (e *emitter) switchOn(in *ssa.Switch) {
	x := e.value(in.X)
	var ts []ivl.Target
	for i := range in.Block().Succs {
		l := e.edge(in, i)
		if i < len(in.Keys) {
			ts = append(ts, ivl.Target{Cond: ivl.Eq.Of(x, ivl.IntConst(int64(in.Keys[i]), ivl.IntZ)), Label: l})
		} else {
			ts = append(ts, ivl.Target{Label: l})
		}
	}
	e.end(&ivl.Goto{Targets: ts, Pos: e.at})
}

// edge returns the label of the i-th normal successor edge of in's block,
// seen from there: the block itself, or one made for the edge that sets the
// successor's phis.
func (e *emitter) edge(in ssa.Instr, i int) string {
	b := in.Block()
	s := b.Succs[i]
	k := predIndex(b, s, nthEdge(b, i))
	if len(phis(s)) == 0 {
		return label(s)
	}
	saved := e.suspend()
	l := e.newLabel(fmt.Sprintf("E%d_%d", b.Index, s.Index))
	e.open(l)
	e.setPhis(s, k)
	e.jump(label(s))
	e.resume(saved)
	return l
}

// nthEdge says how many edges from b to Succs[i] come before the i-th.
func nthEdge(b *ssa.Block, i int) int {
	n := 0
	for _, s := range b.Succs[:i] {
		if s == b.Succs[i] {
			n++
		}
	}
	return n
}

// predIndex returns the index of the n-th entry for b among s's predecessors.
func predIndex(b, s *ssa.Block, n int) int {
	for i, p := range s.Preds {
		if p == b {
			if n == 0 {
				return i
			}
			n--
		}
	}
	panic("BUG: SSA block is not among its successor's predecessors")
}

func phis(b *ssa.Block) []*ssa.Phi {
	var ps []*ssa.Phi
	for _, in := range b.Instrs {
		p, ok := in.(*ssa.Phi)
		if !ok {
			break
		}
		ps = append(ps, p)
	}
	return ps
}

// setPhis assigns the phis of s their arguments from predecessor k, all at
// once: where one phi's argument is another phi of s, through temporaries.
func (e *emitter) setPhis(s *ssa.Block, k int) {
	ps := phis(s)
	for _, p := range ps {
		e.dynamicConstants(p.Args[k : k+1])
	}
	assigned := map[ssa.Value]bool{}
	clash := false
	for _, p := range ps {
		clash = clash || assigned[p.Args[k]]
		assigned[p] = true
	}
	if !clash {
		for _, p := range ps {
			if p.Args[k] != ssa.Value(p) {
				e.set(e.variable(p), p.Args[k])
			}
		}
		return
	}
	tmp := make([]*ivl.Var, len(ps))
	for i, p := range ps {
		tmp[i] = e.local("t", e.variable(p).Typ)
		e.set(tmp[i], p.Args[k])
	}
	for i, p := range ps {
		e.assign(e.variable(p), tmp[i])
	}
}

// set assigns SSA value v to variable x.
func (e *emitter) set(x *ivl.Var, v ssa.Value) { e.assign(x, e.as(v, x.Typ)) }
