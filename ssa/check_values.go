package ssa

// pair are the nodes of a block in the graph on which dominance is checked: a
// block with handlers is split after its throwing instruction, so that its
// result does not dominate the targets of exceptional edges. In other blocks
// both are the same.
type pair struct{ start, end int32 }

// place is where a value is defined: a node of that graph and a position in it.
type place struct {
	node int32
	at   int
}

// values checks definitions, uses and types.
func (c *checker) values() {
	c.buildNodes()
	c.places = map[*register]place{}
	for _, b := range c.f.Blocks {
		for k, in := range b.Instrs {
			if r, ok := in.(result); ok && r.Type() != Void && !c.define(b, k, r) {
				return
			}
		}
	}
	for _, b := range c.f.Blocks {
		for k, in := range b.Instrs {
			if !c.uses(b, k, in) || !c.types(b, in) {
				return
			}
		}
	}
}

// buildNodes splits the blocks with handlers and computes dominators.
func (c *checker) buildNodes() {
	c.nodes = make([]pair, len(c.f.Blocks))
	n := int32(0)
	for i, b := range c.f.Blocks {
		c.nodes[i] = pair{n, n}
		if len(b.Handlers) > 0 {
			n++
			c.nodes[i].end = n
		}
		n++
	}
	preds := make([][]int32, n)
	edge := func(from, to int32) { preds[to] = append(preds[to], from) }
	for i, b := range c.f.Blocks {
		if len(b.Handlers) > 0 {
			edge(c.nodes[i].start, c.nodes[i].end)
		}
		for _, s := range b.Succs {
			edge(c.nodes[i].end, c.nodes[s.Index].start)
		}
		for _, h := range b.Handlers {
			edge(c.nodes[i].start, c.nodes[h.Target.Index].start)
		}
	}
	c.dom = domOf(preds)
}

// define notes where r is defined.
func (c *checker) define(b *Block, k int, r result) bool {
	if r.reg().num < 0 || r.reg().num >= 1<<24 {
		return c.fail(b, r, "number out of range")
	}
	for len(c.seen) <= r.reg().num {
		c.seen = append(c.seen, false)
	}
	if c.seen[r.reg().num] {
		return c.fail(b, r, "number used twice")
	}
	c.seen[r.reg().num] = true
	p := place{c.nodes[b.Index].start, k}
	if len(b.Handlers) > 0 && r.CanThrow() {
		p.node = c.nodes[b.Index].end
	}
	c.places[r.reg()] = p
	return true
}

// uses checks that the operands of the k-th instruction of b are there.
func (c *checker) uses(b *Block, k int, in Instr) bool {
	for i, x := range in.Operands() {
		at := place{c.nodes[b.Index].start, k}
		if isControl(in) {
			at.node = c.nodes[b.Index].end
		}
		if _, ok := in.(*Phi); ok {
			p := b.Preds[i]
			at = place{c.nodes[p.Index].end, len(p.Instrs)}
			if len(p.Handlers) > 0 && !normalSucc(p, b) {
				at.node = c.nodes[p.Index].start
			}
		}
		if !c.available(b, in, x, at) {
			return false
		}
	}
	return true
}

func normalSucc(b, to *Block) bool {
	for _, s := range b.Succs {
		if s == to {
			return true
		}
	}
	return false
}

func (c *checker) available(b *Block, in Instr, x Value, at place) bool {
	switch x := x.(type) {
	case nil:
		return c.fail(b, in, "an operand is missing")
	case *Const:
		return true
	case *Param:
		if x.Index < 0 || x.Index >= len(c.f.Params) || c.f.Params[x.Index] != x {
			return c.fail(b, in, "%s is not a parameter of the function", x.Name())
		}
		return true
	case result:
		def, ok := c.places[x.reg()]
		if !ok {
			return c.fail(b, in, "%s is not defined in the function", x.Name())
		}
		if def.node == at.node && def.at >= at.at || !c.dom.dominates(def.node, at.node) {
			return c.fail(b, in, "the definition of %s does not dominate this use", x.Name())
		}
		return true
	}
	return c.fail(b, in, "operand of the unknown type %T", x)
}

// types checks the categories of operands and result.
func (c *checker) types(b *Block, in Instr) bool {
	want := c.wanted(in)
	ops := in.Operands()
	if len(want) != len(ops) {
		return c.fail(b, in, "%d operands, want %d", len(ops), len(want))
	}
	for i, x := range ops {
		if kindOf(x.Type()) != kindOfLetter(want[i]) || x.Type() == Void {
			return c.fail(b, in, "%s has the type %q, want category %c", x.Name(), x.Type(), want[i])
		}
	}
	switch in := in.(type) {
	case result:
		return c.resultType(b, in)
	case *Return:
		return c.returned(b, in)
	case *If:
		return c.comparable(b, in)
	}
	return true
}

// category returns the letter of t's category: I, J, F, D or A.
func category(t Type) byte {
	switch {
	case t.IsInt():
		return 'I'
	case t == Long || t == Float || t == Double:
		return t[0]
	}
	return 'A'
}

func categories(ts []Type, lead string) string {
	buf := []byte(lead)
	for _, t := range ts {
		buf = append(buf, category(t))
	}
	return string(buf)
}

func repeated(letter byte, n int) string {
	buf := make([]byte, n)
	for i := range buf {
		buf[i] = letter
	}
	return string(buf)
}
