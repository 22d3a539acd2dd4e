package audit

import (
	"context"
	"slices"
)

// shrink makes the case of a finding smaller while it still disagrees in the same
// way.
func (p *Program) shrink(ctx context.Context, i *interpreter, dir string, f *Finding) error {
	best := f.judged
	for range 12 {
		cs := p.smaller(best.Case)
		if len(cs) == 0 {
			break
		}
		js, err := p.batch(ctx, i, dir, cs)
		if err != nil {
			return err
		}
		at := slices.IndexFunc(js, func(j *Judged) bool {
			if !j.Differ {
				return false
			}
			g := p.finding(j)
			return g.Method == f.Method && g.key() == f.key()
		})
		if at < 0 {
			break
		}
		best = js[at]
	}
	g := p.finding(best)
	f.Java, f.JVM, f.IVL, f.judged = g.Java, g.JVM, g.IVL, best
	return nil
}

// smaller lists cases with less in them, those with the least first.
func (p *Program) smaller(c *Case) []*Case {
	var out []*Case
	add := func(f func(d *Case)) {
		d := c.clone()
		f(d)
		out = append(out, d)
	}
	if len(c.calls) > 1 {
		add(func(d *Case) { d.calls = d.calls[len(d.calls)-1:] })
		for k := range c.calls {
			add(func(d *Case) { d.calls = slices.Delete(d.calls, k, k+1) })
		}
	}
	if c.lieAt != 0 {
		add(func(d *Case) { d.lieAt = 0 })
		if c.lieAfter != 0 {
			add(func(d *Case) { d.lieAfter = 0 })
		}
	}
	for k := range c.calls {
		if c.calls[k].chain != 0 {
			add(func(d *Case) { d.calls[k].chain = 0 })
		}
	}
	roots := func(d *Case) []**node {
		var rs []**node
		if d.recv != nil {
			rs = append(rs, &d.recv)
		}
		for k := range d.calls {
			for a := range d.calls[k].args {
				rs = append(rs, &d.calls[k].args[a])
			}
		}
		return rs
	}
	for r := range roots(c) {
		n := len(nodes(roots(c)[r]))
		for k := range n {
			for _, simpler := range p.simpler(*nodes(roots(c)[r])[k]) {
				add(func(d *Case) { *nodes(roots(d)[r])[k] = simpler })
			}
		}
	}
	return out
}

// nodes lists the places of all nodes of a derivation, outer ones first.
func nodes(root **node) []**node {
	out := []**node{root}
	for k := range (*root).kids {
		out = append(out, nodes(&(*root).kids[k])...)
	}
	return out
}

// simpler lists simpler derivations of the same symbol.
func (p *Program) simpler(n *node) []*node {
	if n.rule == nil {
		if n.alt == 0 {
			return nil
		}
		return []*node{{alt: 0}}
	}
	var out []*node
	for i, a := range n.rule.alts {
		if i < n.alt && len(a.holes) == 0 && i < 4 {
			out = append(out, &node{rule: n.rule, alt: i})
		}
	}
	for _, k := range nodes(&n)[1:] {
		if (*k).rule == n.rule {
			out = append(out, *k)
		}
	}
	return out
}

func (n *node) clone() *node {
	m := &node{rule: n.rule, alt: n.alt}
	for _, k := range n.kids {
		m.kids = append(m.kids, k.clone())
	}
	return m
}

func (c *Case) clone() *Case {
	d := *c
	if c.recv != nil {
		d.recv = c.recv.clone()
	}
	d.calls = nil
	for _, k := range c.calls {
		d.calls = append(d.calls, k.clone())
	}
	return &d
}

func (k call) clone() call {
	var args []*node
	for _, a := range k.args {
		args = append(args, a.clone())
	}
	return call{k.method, k.chain, args}
}
