package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/ivl"
)

// Note is an assumption that a SAFE rests on, with the places that need it.
type Note struct {
	Kind string // "unmodelled", "no-throw", "platform-state", "comparator", "environment"
	Text string
	Pos  ivl.Pos // the first place
	N    int     // how many places
}

// notes gathers assumptions; equal kind and text are one.
type notes struct {
	list  []*Note
	index map[[2]string]*Note
	seen  map[string]bool // texts with places

	// places says where in the program the code at a position is needed.
	places func(ivl.Pos) []place
}

// add notes an assumption of the code at pos, for each place of the program that
// needs that.
func (n *notes) add(kind, text string, pos ivl.Pos) {
	for _, p := range n.places(pos) {
		n.addAt(kind, text, p.pos)
	}
}

func (n *notes) addAt(kind, text string, pos ivl.Pos) {
	if n.index == nil {
		n.index, n.seen = map[[2]string]*Note{}, map[string]bool{}
	}
	key := [2]string{kind, text}
	place := kind + text + pos.String() + fmt.Sprint(pos.PC)
	if n.seen[place] {
		return
	}
	n.seen[place] = true
	if x := n.index[key]; x != nil {
		x.N++
		return
	}
	x := &Note{Kind: kind, Text: text, Pos: pos, N: 1}
	n.index[key] = x
	n.list = append(n.list, x)
}
