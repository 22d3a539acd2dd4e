package patterns

import (
	"fmt"
	"strings"
)

// String returns the pattern in the form that ParsePattern reads, a line for
// each number that is not just any, each node and each edge:
//
//	num d = 1
//	node 0 null
//	node 1 Cell@3 is l where data=1 data==d unshared next
//	node 2* Cell@3 where data=0 data!=d
//	edge 1 next? 0
//	edge 1 next? 2
//
// A star marks a summary node, a question mark what may hold or not. Labels
// that are left out say: no variable refers to it, fields are any values. An
// edge that is left out is not there.
func (p *Pattern) String() string {
	var b strings.Builder
	v := p.vocab
	for i, x := range v.Nums {
		if p.nums[i] != v.Regions.ofType(x.Typ) {
			fmt.Fprintf(&b, "num %s = %s\n", x.Name, v.Regions.text(p.nums[i]))
		}
	}
	for k, l := range v.Links {
		if p.links[k] == True {
			fmt.Fprintf(&b, "link %s\n", v.linkText(l))
		}
	}
	for i := range p.nodes {
		b.WriteString(p.nodeText(i))
		b.WriteByte('\n')
	}
	for i := range p.nodes {
		for f, field := range v.Edges {
			for j := range p.nodes {
				switch p.edge(f, i, j) {
				case True:
					fmt.Fprintf(&b, "edge %d %s %d\n", i, field.Name, j)
				case Maybe:
					fmt.Fprintf(&b, "edge %d %s? %d\n", i, field.Name, j)
				}
			}
		}
	}
	return b.String()
}

func (p *Pattern) nodeText(i int) string {
	n := &p.nodes[i]
	star := ""
	if n.summary {
		star = "*"
	}
	name := "null"
	if n.class != nil {
		name = fmt.Sprintf("%s@%d", n.class.Name, n.site)
	}
	text := fmt.Sprintf("node %d%s %s", i, star, name)
	if words := p.holders(i); len(words) > 0 {
		text += " is " + strings.Join(words, " ")
	}
	if i == 0 {
		return text
	}
	if words := p.equalities(i); len(words) > 0 {
		text += " where " + strings.Join(words, " ")
	}
	words := p.structure(i)
	if len(words) > 0 {
		text += " with " + strings.Join(words, " ")
	}
	return text
}

// holders are the variables that refer to a node.
func (p *Pattern) holders(i int) []string {
	var words []string
	for x, b := range p.nodes[i].vars {
		switch b {
		case True:
			words = append(words, p.vocab.Refs[x].Name)
		case Maybe:
			words = append(words, p.vocab.Refs[x].Name+"?")
		}
	}
	return words
}

// equalities are the known values of a node's numbers.
func (p *Pattern) equalities(i int) []string {
	var words []string
	v, n := p.vocab, &p.nodes[i]
	for f, field := range v.Data {
		if v.hasData(n.class, f) && n.data[f] != v.Regions.ofType(field.Type) {
			words = append(words, field.Name+"="+v.Regions.text(n.data[f]))
		}
	}
	for e, eq := range v.Equals {
		switch n.equals[e] {
		case True:
			words = append(words, v.sumText(eq.Field, eq.Add)+"=="+v.Nums[eq.Num].Name)
		case False:
			words = append(words, v.sumText(eq.Field, eq.Add)+"!="+v.Nums[eq.Num].Name)
		}
	}
	return words
}

// structure is what is known of who refers to a node.
func (p *Pattern) structure(i int) []string {
	var words []string
	v, n := p.vocab, &p.nodes[i]
	for f, field := range v.Edges {
		if n.shared[f] == False && v.canHold(f, n) {
			words = append(words, "unshared:"+field.Name)
		}
	}
	for k, b := range v.Backs {
		if n.backs[k] == True && v.hasEdge(n.class, b.F) {
			words = append(words, "back:"+v.Edges[b.F].Name+"."+v.Edges[b.G].Name)
		}
	}
	for k, s := range v.Steps {
		if n.steps[k] == True && v.hasEdge(n.class, s.F) {
			words = append(words, v.stepText(s))
		}
	}
	return words
}

// sumText writes a field plus a number.
func (v *Vocab) sumText(field int, add int64) string {
	if add == 0 {
		return v.Data[field].Name
	}
	return fmt.Sprintf("%s%+d", v.Data[field].Name, add)
}

// stepText writes a step as next.data=data+1.
func (v *Vocab) stepText(s Step) string {
	return fmt.Sprintf("step:%s.%s=%s", v.Edges[s.F].Name, v.Data[s.D].Name, v.sumText(s.D, s.Add))
}

// canHold reports whether field f can refer to cells of the node's class.
func (v *Vocab) canHold(f int, n *node) bool {
	return n.class != nil && n.class.SubclassOf(v.Edges[f].Type.Class)
}
