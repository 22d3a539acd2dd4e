package ssa

import "github.com/jayverify/jayverify/classfile"

// node is a block in the making: a code in a subroutine context, or a landing pad.
type node struct {
	code    int32 // index in lifter.codes; of a landing pad: the code that its handlers jump to
	context int32
	pad     bool
	folded  bool   // a landing pad that contains the code it would jump to
	catch   string // of a landing pad

	reached bool
	queued  bool
	visited bool   // succs and handlers are known
	locals  []kind // at the start
	stack   []kind // at the start; of a landing pad: empty
	lowest  int    // stack entries below this one are untouched
	leaves  int    // stack depth at the end

	succs    []*node
	handlers []edge
	block    *Block
}

// edge is an exceptional edge.
type edge struct {
	catch string
	to    *node
}

// context is the chain of subroutine calls that code runs in. Context 0 is the
// method itself; the others are those of a jsr instruction. A return address is
// the context it leaves.
type context struct {
	site   int32 // the jsr instruction, index in lifter.insts
	parent int32 // the context of the jsr
}

// Bounds on the cost of duplicated subroutines and of hostile class files.
const (
	maxNodes    = 1 << 17
	maxContexts = 1 << 12
	maxKinds    = 1 << 26 // local variables and stack entries of all nodes together
	maxPhiArgs  = 1 << 24
	maxFrontier = 1 << 25 // entries of all dominance frontiers together
)

type nodeKey struct {
	code, context int32
	catch         string
	pad           bool
}

func (l *lifter) node(code, context int32) (*node, error) {
	if context == 0 {
		if l.rootNodes[code] == nil {
			n, err := l.newNode(nodeKey{code: code})
			l.rootNodes[code] = n
			return n, err
		}
		return l.rootNodes[code], nil
	}
	return l.keyedNode(nodeKey{code: code, context: context})
}

func (l *lifter) keyedNode(k nodeKey) (*node, error) {
	if n := l.otherNodes[k]; n != nil {
		return n, nil
	}
	n, err := l.newNode(k)
	if l.otherNodes == nil {
		l.otherNodes = map[nodeKey]*node{}
	}
	l.otherNodes[k] = n
	return n, err
}

func (l *lifter) newNode(k nodeKey) (*node, error) {
	if len(l.nodes) >= maxNodes {
		return nil, l.fail(-1, "more than %d blocks after duplicating subroutines", maxNodes)
	}
	n := &node{code: k.code, context: k.context, pad: k.pad, catch: k.catch}
	l.nodes = append(l.nodes, n)
	return n, nil
}

// enter returns the context of the subroutine that the jsr at site, in context
// from, calls. A site that is already on the chain was left without ret: its
// old context is entered again, so that loops around such a jsr end.
func (l *lifter) enter(site, from int32) (int32, error) {
	for c := from; c != 0; c = l.contexts[c].parent {
		if l.contexts[c].site == site {
			return c, nil
		}
	}
	key := context{site, from}
	if c, ok := l.contextOf[key]; ok {
		return c, nil
	}
	if len(l.contexts) >= maxContexts {
		return 0, l.fail(int(l.insts[site].pc), "more than %d subroutine calls after duplicating subroutines", maxContexts)
	}
	if l.contextOf == nil {
		l.contextOf = map[context]int32{}
	}
	c := int32(len(l.contexts))
	l.contextOf[key] = c
	l.contexts = append(l.contexts, key)
	return c, nil
}

// explore finds the nodes that are reachable from the entry, and the kinds of
// their local variables and stack entries: a data-flow analysis that also
// checks the code's use of them (JVMS §4.9.2, categories only).
func (l *lifter) explore() error {
	l.rootNodes = make([]*node, len(l.codes))
	l.contexts = []context{{site: -1}}
	entry, err := l.node(0, 0)
	if err != nil {
		return err
	}
	start := make([]kind, l.locals)
	for _, p := range l.params {
		l.setLocal(start, int(p.slot), kindOf(p.Typ))
	}
	if err := l.flowInto(entry, start, nil, 0); err != nil {
		return err
	}
	for len(l.work) > 0 {
		n := l.work[len(l.work)-1]
		l.work = l.work[:len(l.work)-1]
		n.queued = false
		if err := l.simulate(n); err != nil {
			return err
		}
	}
	return nil
}

// flowInto merges a state that arrives from the instruction at pc into n's.
func (l *lifter) flowInto(n *node, locals, stack []kind, pc int) error {
	changed := !n.reached
	if !n.reached {
		n.reached = true
		if l.kinds += len(locals) + len(stack); l.kinds > maxKinds {
			return l.fail(pc, "too many blocks with too many local variables")
		}
		n.locals = append([]kind(nil), locals...)
		n.stack = append([]kind(nil), stack...)
	} else {
		if len(stack) != len(n.stack) {
			return l.fail(pc, "operand stack of %d words where another way to offset %d has %d", len(stack), l.start(n), len(n.stack))
		}
		for i, k := range stack {
			if n.stack[i] != k {
				return l.fail(pc, "word %d of the operand stack is %s where another way to offset %d has %s", i, k, l.start(n), n.stack[i])
			}
		}
		for i, k := range locals {
			if n.locals[i] != k && n.locals[i] != kTop {
				// Half a long or double is not a value.
				l.setLocal(n.locals, i, kTop)
				changed = true
			}
		}
	}
	if changed && !n.queued {
		n.queued = true
		l.work = append(l.work, n)
	}
	return nil
}

// start is the bytecode offset at which n begins.
func (l *lifter) start(n *node) int { return int(l.insts[l.codes[n.code].first].pc) }

// simulate runs the code of n on kinds and sends its result to the successors.
func (l *lifter) simulate(n *node) error {
	s := &l.sim
	s.locals = append(s.locals[:0], n.locals...)
	s.stack = append(s.stack[:0], n.stack...)
	s.lowest = len(s.stack)
	if n.pad {
		s.lowest = 0
		s.stack = append(s.stack[:0], kRef)
		l.depth = max(l.depth, 1)
		if l.code.MaxStack < 1 {
			return l.fail(l.start(n), "an exception handler, but max_stack is 0")
		}
	} else if err := l.run(n, s); err != nil {
		return err
	}
	n.lowest, n.leaves = s.lowest, len(s.stack)
	if !n.visited {
		if err := l.findSuccs(n); err != nil {
			return err
		}
		n.visited = true
	}
	pc := l.start(n)
	if !n.pad {
		pc = int(l.insts[l.codes[n.code].end-1].pc)
	}
	for _, h := range n.handlers {
		if err := l.flowInto(h.to, s.locals, nil, pc); err != nil {
			return err
		}
	}
	for _, to := range n.succs {
		if err := l.flowInto(to, s.locals, s.stack, pc); err != nil {
			return err
		}
	}
	return nil
}

// run simulates the instructions of n.
func (l *lifter) run(n *node, s *kindState) error {
	c := l.codes[n.code]
	for i := c.first; i < c.end; i++ {
		in := &l.insts[i]
		var err error
		switch in.op {
		case classfile.OpJsr:
			var to int32
			if to, err = l.enter(i, n.context); err == nil {
				err = l.push(s, in, kAddress+kind(to))
			}
		case classfile.OpRet:
			err = l.checkRet(n, s, in)
		default:
			err = l.step(s, in)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// checkRet checks that ret has one return address only, and remembers it.
func (l *lifter) checkRet(n *node, s *kindState, in *inst) error {
	k := s.locals[in.index]
	if k < kAddress {
		return l.fail(int(in.pc), "ret of local variable %d, which holds %s, not one return address", in.index, k)
	}
	if l.retOf == nil {
		l.retOf = map[*node]int32{}
	}
	if old, ok := l.retOf[n]; ok && old != int32(k-kAddress) {
		return l.fail(int(in.pc), "ret with several return addresses")
	}
	l.retOf[n] = int32(k - kAddress)
	return nil
}

// findSuccs sets the successors and handlers of a node that was simulated for
// the first time.
func (l *lifter) findSuccs(n *node) error {
	if n.pad {
		to, err := l.node(n.code, n.context)
		n.succs = []*node{to}
		return err
	}
	c := l.codes[n.code]
	if c.region >= 0 {
		for _, h := range l.regions[c.region] {
			pad, err := l.keyedNode(nodeKey{l.codeAt[h.target], n.context, h.catch, true})
			if err != nil {
				return err
			}
			n.handlers = append(n.handlers, edge{h.catch, pad})
		}
		if l.edges += len(n.handlers); l.edges > maxExceptionalEdges {
			return l.fail(-1, "more than %d exceptional edges", maxExceptionalEdges)
		}
	}
	targets, context, err := l.targets(n, c.end-1)
	if err != nil {
		return err
	}
	for _, t := range targets {
		to, err := l.node(l.codeAt[t], context)
		if err != nil {
			return err
		}
		n.succs = append(n.succs, to)
	}
	return nil
}

// targets lists the instructions that may follow the last one of n, and their context.
func (l *lifter) targets(n *node, last int32) ([]int32, int32, error) {
	in := &l.insts[last]
	next := last + 1
	switch {
	case in.op == classfile.OpGoto:
		return []int32{in.target}, n.context, nil
	case in.op == classfile.OpJsr:
		c, err := l.enter(last, n.context)
		return []int32{in.target}, c, err
	case in.sw != nil:
		return append(append([]int32(nil), in.sw.targets...), in.target), n.context, nil
	case in.op == classfile.OpAthrow || classfile.OpIreturn <= in.op && in.op <= classfile.OpReturn:
		return nil, 0, nil
	case in.op == classfile.OpRet:
		c := l.contexts[l.retOf[n]]
		next = c.site + 1
		if int(next) < len(l.insts) {
			return []int32{next}, c.parent, nil
		}
	}
	if int(next) >= len(l.insts) {
		return nil, 0, l.fail(int(in.pc), "execution falls off the end of the code")
	}
	if isBranch(in.op) && in.target != next {
		return []int32{in.target, next}, n.context, nil
	}
	return []int32{next}, n.context, nil
}

// foldPads moves code into a landing pad if only this landing pad jumps to it.
func (l *lifter) foldPads() {
	preds := map[*node]int{}
	if l.otherNodes == nil {
		return // no exceptional edges, no subroutines
	}
	for _, n := range l.nodes {
		for _, s := range n.succs {
			preds[s]++
		}
	}
	for _, n := range l.nodes {
		if !n.pad || len(n.succs) == 0 {
			continue
		}
		body := n.succs[0]
		if preds[body] == 1 && body != l.nodes[0] {
			n.folded = true
			n.succs, n.handlers = body.succs, body.handlers
			n.leaves, n.lowest = body.leaves, 0
			body.reached = false
		}
	}
}
