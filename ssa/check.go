package ssa

import (
	"fmt"
)

// Check returns the first violation that it finds of these rules of Func, Block
// and the instructions:
//
//   - edges: Preds, Succs and Handlers agree; the entry has no predecessors;
//     every other block has one before it in Blocks (so all are reachable);
//   - shape: phis first, then Catch in landing pads and only there; one control
//     instruction, at the end, that fits the number of successors; in a block
//     with handlers exactly one instruction that can throw, the last one before
//     the control instruction or that itself;
//   - phis: one argument for each predecessor;
//   - values: definitions dominate uses, also along exceptional edges, where the
//     result of the throwing instruction is not defined; numbers are unique;
//   - types: operands and results have the categories that their instruction requires.
//
// It does not check subtyping between references. The error is an *Error.
func Check(f *Func) error {
	c := &checker{f: f}
	if c.edges() && c.shapes() {
		c.values()
	}
	if c.err != nil {
		return c.err
	}
	return nil
}

type checker struct {
	f      *Func
	err    *Error
	nodes  []pair // by block
	dom    graphDom
	places map[*register]place
	seen   []bool // by number of the value
}

func (c *checker) fail(b *Block, in Instr, format string, args ...any) bool {
	pc, where := -1, ""
	if b != nil {
		where = b.Name() + ": "
	}
	if in != nil {
		pc = in.PC()
		where += in.String() + ": "
	}
	if c.err == nil {
		c.err = newError(c.f.Method, pc, nil, "%s%s", where, fmt.Sprintf(format, args...))
	}
	return false
}

// edges checks blocks and edges.
func (c *checker) edges() bool {
	if len(c.f.Blocks) == 0 {
		return c.fail(nil, nil, "no blocks")
	}
	for i, b := range c.f.Blocks {
		if b.Index != i {
			return c.fail(b, nil, "index %d at position %d", b.Index, i)
		}
	}
	if len(c.f.Blocks[0].Preds) > 0 {
		return c.fail(c.f.Blocks[0], nil, "the entry has predecessors")
	}
	count := map[[2]*Block]int{}
	for _, b := range c.f.Blocks {
		before := b.Index == 0
		for _, p := range b.Preds {
			if !c.known(p) {
				return c.fail(b, nil, "predecessor %s is not in the function", p.Name())
			}
			before = before || p.Index < b.Index
			count[[2]*Block{p, b}]++
		}
		if !before {
			return c.fail(b, nil, "no predecessor comes before it")
		}
	}
	for _, b := range c.f.Blocks {
		for _, s := range b.Succs {
			count[[2]*Block{b, s}]--
		}
		for _, h := range b.Handlers {
			count[[2]*Block{b, h.Target}]--
		}
	}
	for _, b := range c.f.Blocks {
		for _, s := range b.Succs {
			if count[[2]*Block{b, s}] != 0 {
				return c.fail(b, nil, "successor %s lists it as predecessor another number of times", s.Name())
			}
		}
		for _, h := range b.Handlers {
			if count[[2]*Block{b, h.Target}] != 0 {
				return c.fail(b, nil, "handler %s lists it as predecessor another number of times", h.Target.Name())
			}
		}
		for _, p := range b.Preds {
			if count[[2]*Block{p, b}] != 0 {
				return c.fail(b, nil, "predecessor %s has another number of edges to it", p.Name())
			}
		}
	}
	return true
}

func (c *checker) known(b *Block) bool {
	return b != nil && b.Index >= 0 && b.Index < len(c.f.Blocks) && c.f.Blocks[b.Index] == b
}

// shapes checks the places of instructions in each block.
func (c *checker) shapes() bool {
	pads := make([]bool, len(c.f.Blocks))
	for _, b := range c.f.Blocks {
		for i, h := range b.Handlers {
			if !c.known(h.Target) {
				return c.fail(b, nil, "handler %d is not in the function", i)
			}
			pads[h.Target.Index] = true
		}
	}
	for _, b := range c.f.Blocks {
		for _, s := range b.Succs {
			if !c.known(s) {
				return c.fail(b, nil, "a successor is not in the function")
			}
			if pads[s.Index] {
				return c.fail(b, nil, "normal edge to the landing pad %s", s.Name())
			}
		}
		if !c.handlers(b) || !c.order(b, pads[b.Index]) || !c.throws(b) {
			return false
		}
	}
	return true
}

func (c *checker) handlers(b *Block) bool {
	for i, h := range b.Handlers {
		for _, earlier := range b.Handlers[:i] {
			if earlier.CatchType == h.CatchType || earlier.CatchType == "" {
				return c.fail(b, nil, "handler %d is never reached", i)
			}
		}
		k := firstAfterPhis(h.Target)
		if k >= len(h.Target.Instrs) {
			return c.fail(h.Target, nil, "a landing pad without a catch")
		}
		if in, ok := h.Target.Instrs[k].(*Catch); !ok || in.CatchType != h.CatchType {
			return c.fail(h.Target, h.Target.Instrs[k], "the landing pad of a handler of %s does not begin with its catch", catchName(h.CatchType))
		}
	}
	return true
}

func firstAfterPhis(b *Block) int {
	k := 0
	for k < len(b.Instrs) {
		if _, ok := b.Instrs[k].(*Phi); !ok {
			break
		}
		k++
	}
	return k
}

// order checks phis, catch and control instruction of b.
func (c *checker) order(b *Block, pad bool) bool {
	first := firstAfterPhis(b)
	for k, in := range b.Instrs {
		if in.Block() != b {
			return c.fail(b, in, "says it is in %s", in.Block().Name())
		}
		switch in := in.(type) {
		case *Phi:
			if k > first {
				return c.fail(b, in, "a phi after other instructions")
			}
			if len(in.Args) != len(b.Preds) {
				return c.fail(b, in, "%d arguments for %d predecessors", len(in.Args), len(b.Preds))
			}
		case *Catch:
			if !pad || k != first {
				return c.fail(b, in, "a catch that does not begin a landing pad")
			}
		}
		if isControl(in) != (k == len(b.Instrs)-1) {
			return c.fail(b, in, "a control instruction must be the last one, and the last one must be a control instruction")
		}
	}
	if len(b.Instrs) == 0 {
		return c.fail(b, nil, "no control instruction")
	}
	want := 0
	switch last := b.Instrs[len(b.Instrs)-1].(type) {
	case *If:
		want = 2
	case *Jump:
		want = 1
	case *Switch:
		want = len(last.Keys) + 1
		for k := range last.Keys[1:] {
			if last.Keys[k] >= last.Keys[k+1] {
				return c.fail(b, last, "keys out of order")
			}
		}
	}
	if len(b.Succs) != want {
		return c.fail(b, b.Instrs[len(b.Instrs)-1], "%d successors, want %d", len(b.Succs), want)
	}
	return true
}

// throws checks that a block with handlers has one throwing instruction.
func (c *checker) throws(b *Block) bool {
	if len(b.Handlers) == 0 {
		return true
	}
	throwing := 0
	for k, in := range b.Instrs {
		if !in.CanThrow() {
			continue
		}
		throwing++
		if k < len(b.Instrs)-2 {
			return c.fail(b, in, "instructions after the throwing one of a block with handlers")
		}
	}
	if throwing != 1 {
		return c.fail(b, nil, "%d throwing instructions in a block with handlers", throwing)
	}
	return true
}
