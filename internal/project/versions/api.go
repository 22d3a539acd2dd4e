package versions

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/entries"
)

// Comparison is what the code alone says about two versions.
type Comparison struct {
	Old, New *Version
	// Pairs are the methods that both versions have, Removed and Added those that only one has; in the order of their names.
	Pairs          []*Pair
	Removed, Added []entries.Entry

	old, new *graph
	same     map[string]bool
}

// Pair is a method that both versions have.
type Pair struct {
	Old, New entries.Entry
	// SameCode says that its code and all that it can run are the same.
	SameCode bool
	// Given has the fields whose values SameCode takes to be equal, although code that differs writes them.
	Given []string
}

// Compare compares the code of two versions.
func Compare(old, new *Version) (*Comparison, error) {
	f, err := newFacts(old, new)
	if err != nil {
		return nil, err
	}
	c := &Comparison{Old: old, New: new, old: newGraph(old, f), new: newGraph(new, f)}
	c.same = sameNodes(c.old, c.new)
	for name, e := range old.Entries {
		if n, ok := new.Entries[name]; ok {
			p := &Pair{Old: e, New: n, SameCode: c.same[keyOf(e.Method)] && e.Method.Access == n.Method.Access}
			if p.SameCode {
				p.Given = c.given(keyOf(e.Method))
			}
			c.Pairs = append(c.Pairs, p)
		} else {
			c.Removed = append(c.Removed, e)
		}
	}
	for name, e := range new.Entries {
		if _, ok := old.Entries[name]; !ok {
			c.Added = append(c.Added, e)
		}
	}
	byName := func(a, b entries.Entry) int { return strings.Compare(a.String(), b.String()) }
	slices.SortFunc(c.Removed, byName)
	slices.SortFunc(c.Added, byName)
	slices.SortFunc(c.Pairs, func(a, b *Pair) int { return byName(a.Old, b.Old) })
	return c, nil
}

// given lists the fields that the code of a method reads, and that code which differs writes.
func (c *Comparison) given(key string) []string {
	read := map[string]bool{}
	for k := range c.old.reach(key) {
		for f := range c.old.nodes[k].reads {
			read[f] = true
		}
	}
	out := map[string]bool{}
	for _, g := range []*graph{c.old, c.new} {
		for k, n := range g.nodes {
			if c.same[k] {
				continue
			}
			for f := range n.writes {
				if read[f] {
					out[fieldName(f)] = true
				}
			}
		}
	}
	return sorted(out)
}

// fieldName is a field as Java names it.
func fieldName(key string) string {
	name, _, _ := strings.Cut(strings.TrimPrefix(key, fieldKey), ":")
	return classfile.Dotted(name)
}
