package lower

import (
	"github.com/jayverify/jayverify/ivl"
)

// Note is an assumption that a SAFE rests on, with the places that need it.
type Note struct {
	Kind string // "unmodelled", "no-throw", "platform-state", "comparator", "linkage", "virtual-machine", "array-class", "argument-contents"
	Text string
	Pos  ivl.Pos // the first place
	N    int     // how many places
	// Places are all of them.
	Places []ivl.Pos
}

// notes gathers assumptions; those of equal kind and text are one.
type notes struct {
	made []assumed
	// places says where in the program the code at a position is needed.
	places func(ivl.Pos) []place
}

// assumed is one point of the lowered program that makes an assumption.
type assumed struct {
	kind, text string
	block      *ivl.Block // a run that needs the assumption enters this block
	places     []ivl.Pos  // of the program, in its order
}

// assuming notes an assumption of the code that is emitted now. Code that
// nothing gets to makes none.
func (e *emitter) assuming(kind, text string) {
	if e.dead() {
		return
	}
	n := &e.w.notes
	a := assumed{kind: kind, text: text, block: e.cur}
	for _, p := range n.places(e.at) {
		a.places = append(a.places, p.pos)
	}
	n.made = append(n.made, a)
}

// Assuming lists the assumptions of the program that matter when runs enter no
// other blocks than those that reached accepts; nil accepts all. A place counts
// when some block at its position is accepted.
func (r *Result) Assuming(reached func(*ivl.Block) bool) []*Note {
	at := r.blocksAt()
	var list []*Note
	index := map[[2]string]*Note{}
	seen := map[[2]string]map[ivl.Pos]bool{}
	for _, a := range r.assumed {
		if reached != nil && !reached(a.block) {
			continue
		}
		key := [2]string{a.kind, a.text}
		if seen[key] == nil {
			seen[key] = map[ivl.Pos]bool{}
		}
		for _, pos := range placesIn(a.places, at, reached) {
			if seen[key][pos] {
				continue
			}
			seen[key][pos] = true
			if index[key] == nil {
				index[key] = &Note{Kind: a.kind, Text: a.text, Pos: pos}
				list = append(list, index[key])
			}
			index[key].N++
			index[key].Places = append(index[key].Places, pos)
		}
	}
	return list
}

// placesIn returns the places that reached accepts. Where it accepts none, code
// that is not told apart by position needs the assumption, and all places count.
func placesIn(all []ivl.Pos, at map[ivl.Pos][]*ivl.Block, reached func(*ivl.Block) bool) []ivl.Pos {
	if reached == nil {
		return all
	}
	var some []ivl.Pos
	for _, p := range all {
		for _, b := range at[p] {
			if reached(b) {
				some = append(some, p)
				break
			}
		}
	}
	if len(some) == 0 {
		return all
	}
	return some
}

// AssumingBlocks returns the blocks that Assuming asks about, in the order of
// the program.
func (r *Result) AssumingBlocks() []*ivl.Block {
	at := r.blocksAt()
	wanted := map[*ivl.Block]bool{}
	for _, a := range r.assumed {
		wanted[a.block] = true
		for _, p := range a.places {
			for _, b := range at[p] {
				wanted[b] = true
			}
		}
	}
	var blocks []*ivl.Block
	for _, q := range r.Program.Procs {
		for _, b := range q.Blocks {
			if wanted[b] {
				blocks = append(blocks, b)
			}
		}
	}
	return blocks
}

// blocksAt finds the blocks that hold code of the places of assumptions.
func (r *Result) blocksAt() map[ivl.Pos][]*ivl.Block {
	at := map[ivl.Pos][]*ivl.Block{}
	for _, a := range r.assumed {
		for _, p := range a.places {
			at[p] = nil
		}
	}
	if len(at) == 0 {
		return at
	}
	for _, q := range r.Program.Procs {
		for _, b := range q.Blocks {
			add := func(p ivl.Pos) {
				bs, wanted := at[p]
				if wanted && (len(bs) == 0 || bs[len(bs)-1] != b) {
					at[p] = append(bs, b)
				}
			}
			for _, s := range b.Stmts {
				add(s.Position())
			}
			add(b.Term.Position())
		}
	}
	return at
}
