package ssa

import (
	"strings"
	"testing"

	"github.com/jayverify/jayverify/classfile"
)

// tiny builds, by hand, the function
//
//	b0: catch {any: b2}
//	  v0 = idiv p0, p1
//	  jump b1
//	b1: <- b0 b3
//	  v1 = phi [b0: v0, b3: v3]
//	  if v1 < 10 goto b3 else b4
//	b2: <- b0
//	  v2 = catch any
//	  throw v2
//	b3: <- b1
//	  v3 = iadd v1, 1
//	  jump b1
//	b4: <- b1
//	  return v1
//
// and names its parts.
type tiny struct {
	f                  *Func
	b0, b1, b2, b3, b4 *Block
	div                *BinOp
	phi                *Phi
	catch              *Catch
	cond               *If
	add                *BinOp
	throw              *Throw
	ret                *Return
}

func newTiny() *tiny {
	x := &tiny{}
	p0, p1 := &Param{Index: 0, Typ: Int}, &Param{Index: 1, Typ: Int}
	x.b0, x.b1, x.b2, x.b3, x.b4 = &Block{Index: 0}, &Block{Index: 1}, &Block{Index: 2}, &Block{Index: 3}, &Block{Index: 4}
	class := &classfile.Class{Name: "C"}
	x.f = &Func{
		Method: &classfile.Method{Class: class, Name: "m", Desc: "(II)I", Access: 8},
		Params: []*Param{p0, p1},
		Blocks: []*Block{x.b0, x.b1, x.b2, x.b3, x.b4},
	}
	x.div = &BinOp{Op: Div, X: p0, Y: p1}
	x.div.typ = Int
	x.add = &BinOp{Op: Add, Y: IntConst(1)}
	x.add.typ = Int
	x.phi = &Phi{Args: []Value{x.div, x.add}}
	x.phi.typ = Int
	x.add.X = x.phi
	x.catch = &Catch{}
	x.catch.typ = ClassType(throwable)
	x.cond = &If{Op: LT, X: x.phi, Y: IntConst(10)}
	x.throw, x.ret = &Throw{X: x.catch}, &Return{Result: x.phi}
	fill := func(b *Block, instrs ...Instr) {
		b.Instrs = instrs
		for _, in := range instrs {
			in.(placed).place().block = b
		}
	}
	fill(x.b0, x.div, &Jump{})
	fill(x.b1, x.phi, x.cond)
	fill(x.b2, x.catch, x.throw)
	fill(x.b3, x.add, &Jump{})
	fill(x.b4, x.ret)
	x.b0.Succs, x.b0.Handlers = []*Block{x.b1}, []Handler{{"", x.b2}}
	x.b1.Succs = []*Block{x.b3, x.b4}
	x.b3.Succs = []*Block{x.b1}
	linkPreds(x.f.Blocks)
	number(x.f)
	return x
}

// TestCheckRejects breaks each promise in turn.
func TestCheckRejects(t *testing.T) {
	if err := Check(newTiny().f); err != nil {
		t.Fatalf("the sound function: %v", err)
	}
	cases := []struct {
		name  string
		spoil func(x *tiny)
		want  string
	}{
		{"no blocks", func(x *tiny) { x.f.Blocks = nil }, "no blocks"},
		{"index", func(x *tiny) { x.b3.Index = 4 }, "index 4 at position 3"},
		{"entry with predecessors", func(x *tiny) { x.b0.Preds = []*Block{x.b3} }, "the entry has predecessors"},
		{"missing predecessor", func(x *tiny) { x.b1.Preds = x.b1.Preds[:1] }, "another number of times"},
		{"extra predecessor", func(x *tiny) { x.b4.Preds = append(x.b4.Preds, x.b0) }, "another number of edges"},
		{"foreign predecessor", func(x *tiny) { x.b1.Preds[1] = &Block{Index: 3} }, "not in the function"},
		{"foreign successor", func(x *tiny) { x.b1.Succs[1] = &Block{Index: 4} }, "successor"},
		{"dead block", func(x *tiny) {
			x.b1.Succs[1] = x.b3
			x.b3.Preds = []*Block{x.b1, x.b1}
			x.b4.Preds = nil
		}, "no predecessor comes before it"},
		{"normal edge to a landing pad", func(x *tiny) {
			x.b1.Succs[1] = x.b2
			x.b2.Preds = append(x.b2.Preds, x.b1)
			x.f.Blocks = x.f.Blocks[:4]
		}, "normal edge to the landing pad"},
		{"handler order", func(x *tiny) {
			x.b0.Handlers = append(x.b0.Handlers, Handler{"C", x.b2})
			x.b2.Preds = append(x.b2.Preds, x.b0)
		}, "handler 1 is never reached"},
		{"catch of another type", func(x *tiny) { x.b0.Handlers[0].CatchType = "C" }, "does not begin with its catch"},
		{"no catch", func(x *tiny) { x.b2.Instrs = x.b2.Instrs[1:]; x.throw.X = nullConst }, "does not begin with its catch"},
		{"catch elsewhere", func(x *tiny) {
			c := &Catch{}
			c.typ, c.num, c.block = ClassType(throwable), 9, x.b4
			x.b4.Instrs = []Instr{c, x.ret}
		}, "does not begin a landing pad"},
		{"phi after others", func(x *tiny) {
			x.b3.Instrs = []Instr{x.add, x.phi, x.b3.Instrs[1]}
			x.phi.block = x.b3
			x.b1.Instrs = x.b1.Instrs[1:]
		}, "a phi after other instructions"},
		{"phi too short", func(x *tiny) { x.phi.Args = x.phi.Args[:1] }, "1 arguments for 2 predecessors"},
		{"no control", func(x *tiny) { x.b4.Instrs = nil }, "no control instruction"},
		{"control missing", func(x *tiny) { x.b3.Instrs = x.b3.Instrs[:1] }, "must be a control instruction"},
		{"control inside", func(x *tiny) { x.b3.Instrs = []Instr{x.b3.Instrs[1], x.b3.Instrs[1]} }, "must be the last one"},
		{"successors", func(x *tiny) {
			x.b1.Instrs = []Instr{x.phi, &Switch{X: x.phi, Keys: []int32{1, 2}}}
			x.b1.Instrs[1].(*Switch).block = x.b1
		}, "2 successors, want 3"},
		{"keys", func(x *tiny) {
			x.b1.Instrs = []Instr{x.phi, &Switch{X: x.phi, Keys: []int32{2, 1}}}
			x.b1.Instrs[1].(*Switch).block = x.b1
		}, "keys out of order"},
		{"wrong block", func(x *tiny) { x.add.block = x.b1 }, "says it is in b1"},
		{"after the throwing instruction", func(x *tiny) {
			n := &Neg{X: x.div}
			n.typ, n.num, n.block = Int, 9, x.b0
			x.b0.Instrs = []Instr{x.div, n, x.b0.Instrs[1]}
		}, "instructions after the throwing one"},
		{"nothing throws", func(x *tiny) { x.div.Op = Mul }, "0 throwing instructions"},
		{"two throw", func(x *tiny) {
			d := &BinOp{Op: Rem, X: IntConst(1), Y: IntConst(2)}
			d.typ, d.num, d.block = Int, 9, x.b0
			x.b0.Instrs = []Instr{d, x.div, x.b0.Instrs[1]}
		}, "instructions after the throwing one"},
		{"throwing result on the exceptional edge", func(x *tiny) {
			n := &Neg{X: x.div}
			n.typ, n.num, n.block = Int, 9, x.b2
			x.b2.Instrs = []Instr{x.catch, n, x.throw}
		}, "v0 does not dominate this use"},
		{"throwing result in the handler's phi", func(x *tiny) {
			p := &Phi{Args: []Value{x.div}}
			p.typ, p.num, p.block = Int, 9, x.b2
			x.b2.Instrs = []Instr{p, x.catch, x.throw}
		}, "v0 does not dominate this use"},
		{"use before definition", func(x *tiny) { x.cond.Y = x.add }, "v3 does not dominate this use"},
		{"phi of the wrong side", func(x *tiny) { x.phi.Args[0] = x.add }, "v3 does not dominate this use"},
		{"own operand", func(x *tiny) { x.add.X = x.add }, "v3 does not dominate this use"},
		{"missing operand", func(x *tiny) { x.add.Y = nil }, "an operand is missing"},
		{"foreign operand", func(x *tiny) { x.add.Y = newTiny().add }, "is not defined in the function"},
		{"foreign parameter", func(x *tiny) { x.add.Y = &Param{Index: 1, Typ: Int} }, "is not a parameter"},
		{"number", func(x *tiny) { x.add.num = x.phi.num }, "number used twice"},
		{"category", func(x *tiny) { x.add.Y = nullConst }, "want category I"},
		{"category of phi", func(x *tiny) { x.phi.Args[0] = &Const{Typ: Long} }, "want category I"},
		{"small phi", func(x *tiny) { x.phi.typ = "B" }, `result of the type "B"`},
		{"result type", func(x *tiny) { x.div.typ = Long }, `result of the type "J"`},
		{"comparison", func(x *tiny) { x.div.Op = CmpL }, "0 throwing"},
		{"return nothing", func(x *tiny) { x.ret.Result = nil }, "descriptor (II)I"},
		{"return a reference", func(x *tiny) { x.ret.Result = nullConst }, "descriptor (II)I"},
		{"throw a number", func(x *tiny) { x.throw.X = IntConst(1) }, "want category A"},
		{"order of references", func(x *tiny) { x.cond.X, x.cond.Y = nullConst, nullConst }, "references are only equal or not"},
		{"comparison of longs", func(x *tiny) { x.cond.X, x.cond.Y = &Const{Typ: Long}, &Const{Typ: Long} }, "compares values of the type"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			x := newTiny()
			c.spoil(x)
			err := Check(x.f)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("got %v, want …%s…", err, c.want)
			}
		})
	}
}
