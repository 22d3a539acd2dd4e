package difftest

import "strings"

// Node is a piece of a Java program. Programs are trees so that they can be
// cut down and stay Java:
//
//	Text   a leaf: its Text stands in the program as it is
//	Stmt   its Kids one after the other; may be taken out of the List around it
//	List   its Kids one after the other, each a Stmt
//	Expr   its Kids one after the other, an expression of the Java type Type
//
// Trees are never changed; the functions that edit them copy.
type Node struct {
	Kind Kind
	Text string // of a Text
	Type string // of an Expr
	Role Role
	Kids []*Node
}

// Kind says what a Node is.
type Kind uint8

// The kinds.
const (
	Text Kind = iota
	Stmt
	List
	Expr
)

// Role marks a Node that planted bugs look for.
type Role uint8

// The roles.
const (
	Plain   Role = iota
	Finally      // List: the body of a finally block
	Probe        // Stmt: the place for an assertion; its one Kid is an expression
)

// text returns a Text.
func text(s string) *Node { return &Node{Text: s} }

// seq builds a Node of the given kind from strings and Nodes.
func seq(k Kind, parts []any) *Node {
	n := &Node{Kind: k}
	for _, p := range parts {
		switch p := p.(type) {
		case string:
			n.Kids = append(n.Kids, text(p))
		case *Node:
			n.Kids = append(n.Kids, p)
		default:
			panic("BUG: a part of a tree is neither text nor Node")
		}
	}
	return n
}

// stmt builds a Stmt.
func stmt(parts ...any) *Node { return seq(Stmt, parts) }

// list builds a List.
func list(stmts ...*Node) *Node { return &Node{Kind: List, Kids: stmts} }

// expr builds an Expr of the given type.
func expr(typ string, parts ...any) *Node {
	n := seq(Expr, parts)
	n.Type = typ
	return n
}

// String returns the Java text.
func (n *Node) String() string {
	var b strings.Builder
	n.write(&b)
	return b.String()
}

func (n *Node) write(b *strings.Builder) {
	b.WriteString(n.Text)
	for _, k := range n.Kids {
		k.write(b)
	}
}

// size counts the Stmts and Exprs of the tree.
func (n *Node) size() int {
	s := 0
	if n.Kind == Stmt || n.Kind == Expr {
		s = 1
	}
	for _, k := range n.Kids {
		s += k.size()
	}
	return s
}

// walk calls f for n and everything below it, parents first.
func (n *Node) walk(f func(*Node)) {
	f(n)
	for _, k := range n.Kids {
		k.walk(f)
	}
}

// replace returns the tree with f applied to every Node, parents first; where
// f returns another Node, that stands there unvisited.
func (n *Node) replace(f func(*Node) *Node) *Node {
	if m := f(n); m != n {
		return m
	}
	var kids []*Node
	for i, k := range n.Kids {
		m := k.replace(f)
		if m != k && kids == nil {
			kids = append([]*Node{}, n.Kids[:i]...)
		}
		if kids != nil {
			kids = append(kids, m)
		}
	}
	if kids == nil {
		return n
	}
	c := *n
	c.Kids = kids
	return &c
}
