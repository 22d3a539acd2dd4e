package patterns

import (
	"fmt"
	"slices"
)

// Link is the predicate `X + Add = Y` of two variables of one type, with a sum that wraps around
// as that type does; indices in Nums, X below Y. Comparisons with a field say the same where a
// cell exists that has the number; links say it where none does.
type Link struct {
	X, Y int
	Add  int64
}

// maxLinks bounds the links of a vocabulary.
const maxLinks = 240

// addLinks adds the links of variables that belong to a field that is counted.
func (v *Vocab) addLinks(adds [][]int64, belongs func(d, x int) bool) {
	for y, b := range v.Nums {
		for x, a := range v.Nums[:y] {
			if a.Typ != b.Typ {
				continue
			}
			for d := range v.Data {
				if len(adds[d]) == 0 || !belongs(d, x) || !belongs(d, y) {
					continue
				}
				for _, k := range append([]int64{0}, adds[d]...) {
					l := Link{x, y, k}
					if len(v.Links) < maxLinks && !slices.Contains(v.Links, l) {
						v.Links = append(v.Links, l)
					}
				}
			}
		}
	}
}

// linked reports whether x plus add is known to be y by the links alone.
func (p *Pattern) linked(x, y int, add int64) bool {
	if x == y {
		return add == 0
	}
	k, ok := p.vocab.link(x, y, add)
	return ok && p.links[k] == True
}

// link finds a link, in the direction in which there is one.
func (v *Vocab) link(x, y int, add int64) (k int, ok bool) {
	if x > y {
		x, y, add = y, x, -add
	}
	k, ok = v.links[Link{x, y, add}]
	return k, ok
}

// unlink forgets the links of variable x of a pattern that is still being made.
func (p *Pattern) unlink(x int) { p.relink(x, func(int, int64) bool { return false }) }

// relink says which links variable x has from now on: is reports whether x plus add is y, and
// may look at the links as they were before.
func (p *Pattern) relink(x int, is func(y int, add int64) bool) {
	var links []B3
	for k, l := range p.vocab.Links {
		var holds bool
		switch x {
		case l.X:
			holds = is(l.Y, l.Add)
		case l.Y:
			holds = is(l.X, -l.Add)
		default:
			continue
		}
		if links == nil {
			links = slices.Clone(p.links)
		}
		links[k] = backNow(holds)
	}
	if links != nil {
		p.links = links
	}
}

// linkEqual notes that x plus add is y.
func (p *Pattern) linkEqual(x, y int, add int64) {
	if k, ok := p.vocab.link(x, y, add); ok && p.links[k] != True {
		p.links = set(p.links, k, True)
	}
}

// linkText writes a link as i+1==j.
func (v *Vocab) linkText(l Link) string {
	if l.Add == 0 {
		return v.Nums[l.X].Name + "==" + v.Nums[l.Y].Name
	}
	return fmt.Sprintf("%s%+d==%s", v.Nums[l.X].Name, l.Add, v.Nums[l.Y].Name)
}

// concreteLinks says which links hold in a state.
func (v *Vocab) concreteLinks(s ConcreteState) []B3 {
	links := make([]B3, len(v.Links))
	for k, l := range v.Links {
		links[k] = backNow(wrapped(v.Nums[l.X].Typ, s.Int(v.Nums[l.X]), l.Add).Cmp(s.Int(v.Nums[l.Y])) == 0)
	}
	return links
}

// parseLink reads what linkText writes.
func (p *Pattern) parseLink(text string) error {
	for k, l := range p.vocab.Links {
		if p.vocab.linkText(l) == text {
			p.links[k] = True
			return nil
		}
	}
	return fmt.Errorf("no two variables are compared as %s", text)
}

// noLinks is what is known where nothing is.
func (v *Vocab) noLinks() []B3 {
	links := make([]B3, len(v.Links))
	for k := range links {
		links[k] = Maybe
	}
	return links
}
