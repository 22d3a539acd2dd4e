package difftest

import "context"

// Shrink cuts a program down as long as fails holds for it. fails is given
// many programs at once and says which of them still fail; programs that do
// not compile do not. tries bounds how many programs it is given.
func Shrink(ctx context.Context, tree *Node, tries int, fails func(ctx context.Context, trees []*Node) ([]bool, error)) (*Node, error) {
	const batch = 24
	for changed := true; changed && tries > 0; {
		changed = false
		edits := edits(tree)
		for len(edits) > 0 && tries > 0 && ctx.Err() == nil {
			n := min(batch, len(edits))
			var trees []*Node
			for _, e := range edits[:n] {
				trees = append(trees, tree.replace(e))
			}
			tries -= n
			bad, err := fails(ctx, trees)
			if err != nil {
				return tree, err
			}
			best := -1
			for i, b := range bad {
				if b && (best < 0 || trees[i].size() < trees[best].size()) {
					best = i
				}
			}
			if best < 0 {
				edits = edits[n:]
				continue
			}
			// The nodes outside of the edit are the same, so the edits left are
			// still good; those inside change nothing any more.
			tree, changed = trees[best], true
			edits = append(edits[:best:best], edits[best+1:]...)
			edits = live(tree, edits)
		}
	}
	return tree, nil
}

// edit is a replacement of one node.
type edit func(*Node) *Node

// live leaves out the edits that change nothing.
func live(tree *Node, es []edit) []edit {
	var out []edit
	for _, e := range es {
		if tree.replace(e) != tree {
			out = append(out, e)
		}
	}
	return out
}

// edits lists the ways to make a tree smaller, those that take much away
// first.
func edits(tree *Node) []edit {
	var out []edit
	for part := 1; part <= 8; part *= 2 {
		tree.walk(func(n *Node) {
			if n.Kind == List && (len(n.Kids) >= part || part == 1) && len(n.Kids) > 0 {
				out = append(out, cuts(n, part)...)
			}
		})
	}
	tree.walk(func(n *Node) {
		if n.Kind == List && len(n.Kids) > 8 {
			out = append(out, cuts(n, len(n.Kids))...)
		}
	})
	tree.walk(func(n *Node) {
		switch n.Kind {
		case Stmt:
			out = append(out, unwraps(n)...)
		case Expr:
			out = append(out, simpler(n)...)
		}
	})
	return out
}

// cuts take one of some parts out of a list.
func cuts(n *Node, parts int) []edit {
	var out []edit
	size := (len(n.Kids) + parts - 1) / parts
	for from := 0; from < len(n.Kids); from += size {
		to := min(from+size, len(n.Kids))
		m := *n
		m.Kids = append(append([]*Node{}, n.Kids[:from]...), n.Kids[to:]...)
		out = append(out, becomes(n, &m))
	}
	return out
}

func becomes(n, m *Node) edit {
	return func(x *Node) *Node {
		if x == n {
			return m
		}
		return x
	}
}

// unwraps put one of the lists in a statement in its place.
func unwraps(n *Node) []edit {
	var out []edit
	for _, k := range n.Kids {
		if k.Kind == List {
			out = append(out, becomes(n, &Node{Kind: Stmt, Kids: []*Node{text("{\n"), k, text("}\n")}}))
		}
	}
	return out
}

// simpler put a constant, or an expression in it of the same type, in the
// place of an expression.
func simpler(n *Node) []edit {
	if n.Type == "" || n.Type == "void" || len(n.Kids) == 1 && len(n.String()) < 4 {
		return nil
	}
	var out []edit
	if z := zero(n.Type); z != n.String() {
		out = append(out, becomes(n, expr(n.Type, z)))
	}
	seen := 0
	for _, k := range n.Kids {
		k.walk(func(x *Node) {
			if x.Kind == Expr && x.Type == n.Type && seen < 4 {
				seen++
				out = append(out, becomes(n, x))
			}
		})
	}
	return out
}
