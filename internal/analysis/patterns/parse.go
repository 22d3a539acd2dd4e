package patterns

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// ParsePattern reads what Pattern.String writes, as a pattern of the states at
// the start of a block. Variables that are dead there may not occur. The error
// names the line.
func (r *Program) ParsePattern(block int, text string) (*Pattern, error) {
	v := r.Vocab
	p := &Pattern{vocab: v, dead: make([]bool, len(v.Refs)), links: v.noLinks()}
	for x := range v.Refs {
		p.dead[x] = !r.live[block][x]
	}
	for _, x := range v.Nums {
		p.nums = append(p.nums, v.Regions.ofType(x.Typ))
	}
	var edges [][]string
	for i, line := range strings.Split(text, "\n") {
		words := strings.Fields(line)
		var err error
		switch {
		case len(words) == 0 || strings.HasPrefix(words[0], "#"):
		case words[0] == "num" && len(words) == 4:
			err = p.parseNum(words[1], words[3])
		case words[0] == "link" && len(words) == 2:
			err = p.parseLink(words[1])
		case words[0] == "node" && len(words) > 2:
			err = r.parseNode(p, words[1:])
		case words[0] == "edge" && len(words) == 4:
			edges = append(edges, append(words[1:], strconv.Itoa(i+1)))
		default:
			err = fmt.Errorf("%q, expected num, node or edge", line)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if len(p.nodes) == 0 {
		return nil, fmt.Errorf("no node 0, which is null")
	}
	for range v.Edges {
		p.edges = append(p.edges, make([]B3, len(p.nodes)*len(p.nodes)))
	}
	for _, e := range edges {
		if err := p.parseEdge(e); err != nil {
			return nil, fmt.Errorf("line %s: %w", e[3], err)
		}
	}
	for i := range v.Nums {
		if !r.live[block][len(v.Refs)+i] {
			p.setNum(v.Nums[i], v.Regions.ofType(v.Nums[i].Typ))
		}
	}
	return p, nil
}

func (p *Pattern) parseNum(name, values string) error {
	for i, x := range p.vocab.Nums {
		if x.Name == name {
			v, err := p.vocab.Regions.parse(values)
			p.nums[i] &= v
			return err
		}
	}
	return fmt.Errorf("no number %s", name)
}

// parseNode reads a node: words is its number, then its class and site.
func (r *Program) parseNode(p *Pattern, words []string) error {
	v := r.Vocab
	if strings.TrimSuffix(words[0], "*") != strconv.Itoa(len(p.nodes)) {
		return fmt.Errorf("node %s, expected %d", words[0], len(p.nodes))
	}
	n := v.newNode(nil, 0)
	if name, site, ok := strings.Cut(words[1], "@"); ok {
		for _, c := range r.IVL.Classes {
			if c.Name == name {
				n = v.newNode(c, 0)
			}
		}
		s, err := strconv.Atoi(site)
		if n.class == nil || err != nil {
			return fmt.Errorf("no class %s with an allocation site", words[1])
		}
		n.site = s
	}
	if (n.class == nil) != (len(p.nodes) == 0) || n.class == nil && words[1] != "null" {
		return fmt.Errorf("node 0 is null, and the other nodes are not")
	}
	n.summary = strings.HasSuffix(words[0], "*")
	if n.class != nil {
		for i := range n.shared {
			n.shared[i] = Maybe
		}
		for k, b := range v.Backs {
			if v.hasEdge(n.class, b.F) {
				n.backs[k] = Maybe
			}
		}
		for k, s := range v.Steps {
			if v.hasEdge(n.class, s.F) {
				n.steps[k] = Maybe
			}
		}
		for f, field := range v.Data {
			if v.hasData(n.class, f) {
				n.data[f] = v.Regions.ofType(field.Type)
			}
		}
	}
	mode := ""
	for _, w := range words[2:] {
		if w == "is" || w == "where" || w == "with" {
			mode = w
			continue
		}
		if !p.parseLabel(&n, mode, w) {
			return fmt.Errorf("%q after %q", w, mode)
		}
	}
	// Whether a field can refer to the node at all is not written.
	for f := range v.Edges {
		if !v.canHold(f, &n) {
			n.shared[f] = False
		}
	}
	p.nodes = append(p.nodes, n)
	return nil
}

func (p *Pattern) parseLabel(n *node, mode, w string) bool {
	v := p.vocab
	switch mode {
	case "is":
		name, maybe := strings.CutSuffix(w, "?")
		for x := range v.Refs {
			if v.Refs[x].Name == name && !p.dead[x] {
				n.vars[x] = True
				if maybe {
					n.vars[x] = Maybe
				}
				return true
			}
		}
	case "with":
		if name, ok := strings.CutPrefix(w, "unshared:"); ok {
			return p.eachField(v.Edges, name, func(f int) bool { return v.canHold(f, n) }, func(f int) { n.shared[f] = False })
		}
		if name, ok := strings.CutPrefix(w, "back:"); ok {
			for k, b := range v.Backs {
				if v.hasEdge(n.class, b.F) && name == v.Edges[b.F].Name+"."+v.Edges[b.G].Name {
					n.backs[k] = True
					return true
				}
			}
		}
		for k, s := range v.Steps {
			if v.hasEdge(n.class, s.F) && w == v.stepText(s) {
				n.steps[k] = True
				return true
			}
		}
	case "where":
		return p.parseEquality(n, w)
	}
	return false
}

func (p *Pattern) parseEquality(n *node, w string) bool {
	v := p.vocab
	for i, e := range v.Equals {
		if !v.hasData(n.class, e.Field) {
			continue
		}
		switch w {
		case v.sumText(e.Field, e.Add) + "==" + v.Nums[e.Num].Name:
			n.equals[i] = True
			return true
		case v.sumText(e.Field, e.Add) + "!=" + v.Nums[e.Num].Name:
			n.equals[i] = False
			return true
		}
	}
	name, values, ok := strings.Cut(w, "=")
	set, err := v.Regions.parse(values)
	return ok && err == nil && p.eachField(v.Data, name, func(f int) bool { return v.hasData(n.class, f) }, func(f int) { n.data[f] &= set })
}

// eachField calls f for the fields with that name that fit; false when there
// is none.
func (p *Pattern) eachField(fields []*ivl.Field, name string, fits func(int) bool, f func(int)) bool {
	found := false
	for i := range fields {
		if fields[i].Name == name && fits(i) {
			found = true
			f(i)
		}
	}
	return found
}

// parseEdge reads an edge: from, field, to.
func (p *Pattern) parseEdge(words []string) error {
	name, maybe := strings.CutSuffix(words[1], "?")
	from, err1 := strconv.Atoi(words[0])
	to, err2 := strconv.Atoi(words[2])
	if err1 != nil || err2 != nil || from < 1 || to < 0 || from >= len(p.nodes) || to >= len(p.nodes) {
		return fmt.Errorf("no edge between nodes %s and %s", words[0], words[2])
	}
	b := True
	if maybe {
		b = Maybe
	}
	if !p.eachField(p.vocab.Edges, name, func(f int) bool { return p.vocab.hasEdge(p.nodes[from].class, f) }, func(f int) { p.setEdge(f, from, to, b) }) {
		return fmt.Errorf("node %d has no field %s", from, name)
	}
	return nil
}
