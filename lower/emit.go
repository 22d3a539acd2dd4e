package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// emit makes the procedure of x.
func (w *world) emit(x *reach.Method) (*ivl.Proc, error) {
	defer bug.InProc(x.Name)
	e := &emitter{
		prog: w.prog, w: w, x: x,
		meth: w.methodOf(x),
		vars: map[ssa.Value]*ivl.Var{}, answers: map[*ssa.InstanceOf]ivl.Term{},
		after: map[*ssa.Block]blockEnd{},
		met:   map[metField]*ivl.Var{},
	}
	e.dom = ssa.Dominators(x.Func)
	e.builder = newBuilder(x.Name)
	e.proc.Pos = ivl.Pos{Method: e.meth, Line: x.Func.Line(0)}
	e.bound()
	e.declare()
	for _, b := range x.Func.Blocks {
		e.block(b)
	}
	if w.prog.Err != nil {
		return nil, w.prog.Err
	}
	return e.finish(), nil
}

// block emits SSA block b.
func (e *emitter) block(b *ssa.Block) {
	e.open(label(b))
	e.holds = e.heldBefore(b)
	e.known = e.establishedAt(b)
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
		if in == b.Instrs[len(b.Instrs)-1] {
			e.holdsAtEnd = e.holds.clone()
		}
		if in.CanThrow() {
			before = e.known.clone()
		}
		e.instr(in)
		if v, ok := in.(ssa.Value); ok {
			e.assertTypes(v)
		}
	}
	e.after[b] = blockEnd{normal: e.known, exceptional: before, holds: e.holdsAtEnd}
}

// instr emits one instruction.
func (e *emitter) instr(in ssa.Instr) {
	e.builder.at = e.pos(in)
	e.in, e.passed, e.untold = in, false, false
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
		if a, ok := e.array(in, in.Array); ok {
			e.assign(e.variable(in), ivl.Length(a))
		}
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
		e.noteTold()
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
		e.monitor(in)
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
