package patterns

import (
	"fmt"
	"html"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Draw returns the pattern as a few lines for a terminal: a line for each node,
// with what refers to it on the left and where its fields lead on the right.
//
//	l ──▶ [1 Cell data==d]   next ──▶ 2
//	      [2* Cell data!=d]  next ··▶ 1, next ··▶ null
func (p *Pattern) Draw() string {
	var b strings.Builder
	for i, x := range p.vocab.Nums {
		if p.nums[i] != p.vocab.Regions.ofType(x.Typ) {
			fmt.Fprintf(&b, "%s = %s\n", javaName(x), p.vocab.Regions.text(p.nums[i]))
		}
	}
	names, boxes := make([]string, len(p.nodes)), make([]string, len(p.nodes))
	left, middle := 0, 0
	for i := range p.nodes {
		if h := p.javaNames(i); len(h) > 0 {
			names[i] = strings.Join(h, ", ") + " ──▶ "
		}
		boxes[i] = "[" + p.caption(i) + "]"
		left, middle = max(left, len([]rune(names[i]))), max(middle, len([]rune(boxes[i])))
	}
	for i := range p.nodes {
		if i == 0 && names[0] == "" {
			continue
		}
		line := fmt.Sprintf("%s%s%s%s  %s", strings.Repeat(" ", left-len([]rune(names[i]))), names[i], boxes[i],
			strings.Repeat(" ", middle-len([]rune(boxes[i]))), strings.Join(p.arrows(i), ", "))
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	return b.String()
}

// javaName is what a reader of the Java program calls a variable, if they have
// a name for it.
func javaName(x *ivl.Var) string {
	if x.Java != "" {
		return x.Java
	}
	return x.Name
}

// javaNames are the variables that refer to a node.
func (p *Pattern) javaNames(i int) []string {
	var words []string
	for x, b := range p.nodes[i].vars {
		switch b {
		case True:
			words = append(words, javaName(p.vocab.Refs[x]))
		case Maybe:
			words = append(words, javaName(p.vocab.Refs[x])+"?")
		}
	}
	return words
}

// caption is what stands in the box of a node.
func (p *Pattern) caption(i int) string {
	if i == 0 {
		return "null"
	}
	n := &p.nodes[i]
	star := ""
	if n.summary {
		star = "*"
	}
	name := n.class.Name[strings.LastIndexAny(n.class.Name, "/$")+1:]
	return strings.Join(append([]string{fmt.Sprintf("%d%s %s", i, star, name)}, p.equalities(i)...), " ")
}

func (p *Pattern) arrows(i int) []string {
	var words []string
	for f, field := range p.vocab.Edges {
		for j := range p.nodes {
			to := fmt.Sprint(j)
			if j == 0 {
				to = "null"
			}
			switch p.edge(f, i, j) {
			case True:
				words = append(words, field.Name+" ──▶ "+to)
			case Maybe:
				words = append(words, field.Name+" ··▶ "+to)
			}
		}
	}
	return words
}

// DOT returns the pattern as a graph with that name for Graphviz: summary nodes
// and what may be there or not are dashed.
func (p *Pattern) DOT(name string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "digraph %q {\n  rankdir=LR; node [shape=box]; label=%q\n", name, name)
	style := func(dashed bool) string {
		if dashed {
			return ", style=dashed"
		}
		return ""
	}
	for i := range p.nodes {
		if i == 0 && !p.mentioned(0) {
			continue
		}
		fmt.Fprintf(&b, "  n%d [label=%q%s]\n", i, p.caption(i), style(p.nodes[i].summary))
		for x, v := range p.nodes[i].vars {
			if v != False {
				fmt.Fprintf(&b, "  v%d_%d [label=%q, shape=plaintext]\n  v%d_%d -> n%d [%s]\n", x, i, p.vocab.Refs[x].Name, x, i, i, strings.TrimPrefix(style(v == Maybe), ", "))
			}
		}
	}
	for f, field := range p.vocab.Edges {
		for i := range p.nodes {
			for j := range p.nodes {
				if e := p.edge(f, i, j); e != False {
					fmt.Fprintf(&b, "  n%d -> n%d [label=%q%s]\n", i, j, field.Name, style(e == Maybe))
				}
			}
		}
	}
	b.WriteString("}\n")
	return b.String()
}

// mentioned reports whether a variable or field may refer to node i.
func (p *Pattern) mentioned(i int) bool {
	for x := range p.vocab.Refs {
		if p.nodes[i].vars[x] != False {
			return true
		}
	}
	for f := range p.edges {
		for j := range p.nodes {
			if p.edge(f, j, i) != False {
				return true
			}
		}
	}
	return false
}

// DOT returns the patterns of a tree, each as a graph of its own.
func (t *Tree) DOT() string {
	var b strings.Builder
	for _, n := range t.Nodes {
		b.WriteString(n.Pattern.DOT(fmt.Sprintf("%d at %s", n.ID, t.Program.label(n.Block))))
	}
	return b.String()
}

// The measures of a picture, in pixels.
const (
	boxHeight = 30
	rowHeight = 66
	glyph     = 7.5
)

// SVG returns the pattern as a picture: a node below the other, edges as arcs
// on the right. Summary nodes, and what may be there or not, are dashed.
func (p *Pattern) SVG() string {
	var b strings.Builder
	left, wide := 0.0, 0.0
	for i := range p.nodes {
		left = max(left, glyph*float64(len(strings.Join(p.javaNames(i), ", ")))+50)
		wide = max(wide, glyph*float64(len(p.caption(i)))+20)
	}
	right := left + wide
	y := func(i int) float64 { return 20 + float64(i*rowHeight) }
	text := func(x, y float64, anchor, s string) {
		fmt.Fprintf(&b, "<text x=\"%.0f\" y=\"%.0f\" text-anchor=\"%s\" fill=\"currentColor\" stroke=\"none\">%s</text>\n", x, y, anchor, html.EscapeString(s))
	}
	dash := func(dashed bool) string {
		if dashed {
			return ` stroke-dasharray="5 4"`
		}
		return ""
	}
	for i := range p.nodes {
		fmt.Fprintf(&b, "<rect x=\"%.0f\" y=\"%.0f\" width=\"%.0f\" height=\"%d\" rx=\"5\"%s/>\n", left, y(i), wide, boxHeight, dash(p.nodes[i].summary))
		text(left+wide/2, y(i)+20, "middle", p.caption(i))
		if h := p.javaNames(i); len(h) > 0 {
			text(left-44, y(i)+20, "end", strings.Join(h, ", "))
			fmt.Fprintf(&b, "<path d=\"M%.0f %.0f L%.0f %.0f\" marker-end=\"url(#tip)\"/>\n", left-40, y(i)+15, left-3, y(i)+15)
		}
	}
	n, most := 0, 0.0
	for f, field := range p.vocab.Edges {
		for i := range p.nodes {
			for j := range p.nodes {
				e := p.edge(f, i, j)
				if e == False {
					continue
				}
				bend := right + 50 + 22*float64(n%6)
				n++
				from, to := y(i)+20, y(j)+10
				if i == j {
					from, to = y(i)+24, y(i)+6
				}
				fmt.Fprintf(&b, "<path d=\"M%.0f %.0f C%.0f %.0f %.0f %.0f %.0f %.0f\" %s marker-end=\"url(#tip)\"/>\n", right, from, bend, from, bend, to, right+3, to, dash(e == Maybe))
				text(bend-8, (from+to)/2, "start", field.Name)
				most = max(most, bend+glyph*float64(len(field.Name)))
			}
		}
	}
	head := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%.0f" height="%.0f" font-family="sans-serif" font-size="13" fill="none" stroke="currentColor">
<defs><marker id="tip" markerWidth="8" markerHeight="8" refX="6" refY="3" orient="auto"><path d="M0 0 L7 3 L0 6 z" fill="currentColor" stroke="none"/></marker></defs>
`, max(most, right)+20, y(len(p.nodes)))
	return head + b.String() + "</svg>\n"
}
