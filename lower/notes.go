package lower

import "github.com/jayverify/jayverify/ivl"

// Note is an assumption that a SAFE rests on, with the places that need it.
type Note struct {
	Kind string // "unmodelled", "no-throw", "platform-state"
	Text string
	Pos  ivl.Pos // the first place
	N    int     // how many places
}

// notes gathers assumptions; equal kind and text are one.
type notes struct {
	list  []*Note
	index map[[2]string]*Note
}

func (n *notes) add(kind, text string, pos ivl.Pos) {
	if n.index == nil {
		n.index = map[[2]string]*Note{}
	}
	key := [2]string{kind, text}
	if x := n.index[key]; x != nil {
		x.N++
		return
	}
	x := &Note{Kind: kind, Text: text, Pos: pos, N: 1}
	n.index[key] = x
	n.list = append(n.list, x)
}
