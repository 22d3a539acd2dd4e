package ssa

import "github.com/jayverify/jayverify/classfile"

func (l *lifter) set(v int, x Value) {
	if l.pending > 0 { // otherwise there are no nodes left that need it
		l.undo = append(l.undo, undo{int32(v), l.cur[v]})
	}
	l.cur[v] = x
}

// push1 pushes one word.
func (l *lifter) push1(x Value) {
	l.set(l.locals+l.sp, x)
	l.sp++
}

// pushValue pushes a value of one or two words; the second is nil.
func (l *lifter) pushValue(x Value) {
	l.push1(x)
	if x != nil && x.Type().Wide() {
		l.push1(nil)
	}
}

func (l *lifter) pop1() Value {
	l.sp--
	return l.cur[l.locals+l.sp]
}

func (l *lifter) pop2() Value {
	l.sp -= 2
	return l.cur[l.locals+l.sp]
}

// popOf pops a value of type t.
func (l *lifter) popOf(t Type) Value {
	if t.Wide() {
		return l.pop2()
	}
	return l.pop1()
}

// rename walks the dominator tree, translates the instructions of each block
// with the values that its variables have there, and fills in the arguments of
// the phis of its successors.
func (l *lifter) rename() {
	l.cur = make([]Value, l.locals+l.depth)
	for _, p := range l.params {
		l.cur[p.slot] = p.Param
	}
	type frame struct {
		block, child, undo int
	}
	nextPred := make([]int, len(l.blocks))
	slots := l.predSlots(nextPred)
	walk := []frame{{}}
	l.renameBlock(0, slots[0])
	l.pending = len(l.dom.children[0])
	for len(walk) > 0 {
		top := &walk[len(walk)-1]
		children := l.dom.children[top.block]
		if top.child == len(children) {
			walk = walk[:len(walk)-1]
			if len(walk) > 0 {
				l.rollBack(walk[len(walk)-1].undo)
			}
			continue
		}
		c := int(children[top.child])
		top.child++
		top.undo = len(l.undo)
		walk = append(walk, frame{block: c})
		l.pending--
		l.renameBlock(c, slots[c])
		l.pending += len(l.dom.children[c])
	}
}

// predSlots has, for each block, its index among the predecessors of each of
// its successors, then of each of its handlers.
func (l *lifter) predSlots(next []int) [][]int {
	slots := make([][]int, len(l.blocks))
	for i, b := range l.blocks {
		slots[i] = make([]int, 0, len(b.Succs)+len(b.Handlers))
		take := func(to *Block) {
			slots[i] = append(slots[i], next[to.Index])
			next[to.Index]++
		}
		for _, s := range b.Succs {
			take(s)
		}
		for _, h := range b.Handlers {
			take(h.Target)
		}
	}
	return slots
}

func (l *lifter) rollBack(to int) {
	for i := len(l.undo) - 1; i >= to; i-- {
		u := l.undo[i]
		l.cur[u.variable] = u.old
	}
	l.undo = l.undo[:to]
}

func (l *lifter) renameBlock(i int, slots []int) {
	b, n := l.blocks[i], l.order[i]
	for _, p := range l.phis[i] {
		b.Instrs = append(b.Instrs, p.phi)
		l.set(int(p.variable), p.phi)
	}
	if n == nil {
		l.emit(&Jump{}, b, 0)
	} else {
		l.sp = len(n.stack)
		l.translate(n, b)
	}
	for k, s := range b.Succs {
		l.fillPhis(s, slots[k])
	}
	for k, h := range b.Handlers {
		// After the throwing instruction there are no stores to local
		// variables, so the values at the end of the block are those before it.
		l.fillPhis(h.Target, slots[len(b.Succs)+k])
	}
}

func (l *lifter) fillPhis(to *Block, slot int) {
	for _, p := range l.phis[to.Index] {
		x := l.cur[p.variable]
		if x == nil {
			panic("BUG: phi of a variable without a value in " + l.method.Name + l.method.Desc)
		}
		p.phi.Args[slot] = x
	}
}

// translate appends the instructions of n to b.
func (l *lifter) translate(n *node, b *Block) {
	if n.pad {
		c := &Catch{CatchType: n.catch}
		c.typ = ClassType(throwable)
		if n.catch != "" {
			c.typ = ClassType(n.catch)
		}
		l.pushValue(l.emitValue(c, b, l.start(n)))
	}
	last := l.start(n)
	if n.hasCode() {
		c := l.codes[n.code]
		for i := c.first; i < c.end; i++ {
			l.translateInst(&l.insts[i], b)
		}
		last = int(l.insts[c.end-1].pc)
	}
	if len(b.Instrs) == 0 || !isControl(b.Instrs[len(b.Instrs)-1]) {
		l.emit(&Jump{}, b, last)
	}
}

// emit appends an instruction without a result.
func (l *lifter) emit(in Instr, b *Block, pc int) {
	a := in.(placed).place()
	a.pc, a.block = pc, b
	b.Instrs = append(b.Instrs, in)
	if len(l.stored) > 0 {
		if l.stores == nil {
			l.stores = map[Instr][]Store{}
		}
		l.stores[in], l.stored = l.stored, nil
	}
}

// emitValue appends an instruction with a result, whose type is set.
func (l *lifter) emitValue(in result, b *Block, pc int) Value {
	l.emit(in, b, pc)
	return in
}

// translateInst translates one instruction.
func (l *lifter) translateInst(in *inst, b *Block) {
	if k, ok := loadKind(in.op); ok {
		l.push1(l.cur[in.index])
		if words(k) == 2 {
			l.push1(nil)
		}
		return
	}
	if k, ok := storeKind(in.op); ok {
		l.storeLocal(in, k)
		return
	}
	if sh := shuffleOf(in.op); sh != nil {
		l.shuffleValues(sh)
		return
	}
	if opTraits[in.op]&control != 0 {
		l.translateControl(in, b)
		return
	}
	if opTraits[in.op]&silent != 0 {
		if in.op != classfile.OpNop {
			l.pushValue(constOf(in))
		}
		return
	}
	l.translateOp(in, b)
}

func (l *lifter) storeLocal(in *inst, kind byte) {
	var x Value
	if words(kind) == 2 {
		x = l.pop2()
	} else {
		x = l.pop1()
	}
	l.setVariable(in, x)
}

// setVariable stores x to the local variable of in and names x after the
// source variable that is there from now on.
func (l *lifter) setVariable(in *inst, x Value) {
	l.set(int(in.index), x)
	v := l.localVar(int(in.index), int(in.next))
	if v.Name == "" {
		return
	}
	l.stored = append(l.stored, Store{v.Name, v.Desc, x, int(in.pc)})
	if r, ok := x.(result); ok && r.reg().local == "" {
		r.reg().local = v.Name
	}
}

func (l *lifter) shuffleValues(sh *shuffle) {
	var taken [5]Value
	for w := 1; w <= sh.takes; w++ {
		taken[w] = l.pop1()
	}
	for _, w := range sh.puts {
		l.push1(taken[w])
	}
}

// constOf returns the constant that in pushes.
func constOf(in *inst) *Const {
	switch op := in.op; {
	case in.ref != nil:
		return in.ref.konst
	case op == classfile.OpAconstNull:
		return nullConst
	case op == classfile.OpLconst0 || op == classfile.OpLconst1:
		return &Const{Typ: Long, Int: int64(in.value)}
	case classfile.OpFconst0 <= op && op <= classfile.OpFconst2:
		return &Const{Typ: Float, Bits: float32Bits(in.value)}
	case op == classfile.OpDconst0 || op == classfile.OpDconst1:
		return &Const{Typ: Double, Bits: float64Bits(in.value)}
	}
	return IntConst(in.value)
}
