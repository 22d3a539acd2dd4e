package report

import (
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// assumptionGroup is assumptions of one kind that say the same of several methods.
type assumptionGroup struct {
	text  string // "each of these is not modelled", or the whole text if there is only one
	notes string // in brackets behind it: "3 methods, 7 places"; "" when there is one
	of    []assumed
}

// assumed is what an assumption is about, with where it is needed.
type assumed struct {
	name string // "java.lang.Thread.getName()", or the whole text
	a    result.Assumption
}

// maxPlaces bounds the places of one assumption in a text; JSON has all.
const maxPlaces = 8

// groupAssumptions puts together what is assumed alike of several methods: those
// whose texts begin with a name that ends in "()". Groups stand where the first of
// them stood.
func groupAssumptions(as []result.Assumption) []assumptionGroup {
	type key struct {
		kind, said string
		refused    bool
	}
	var groups []assumptionGroup
	index := map[key]int{}
	for _, a := range as {
		name, said, ok := strings.Cut(a.Text, "() ")
		if !ok || strings.Contains(name, " ") {
			groups = append(groups, assumptionGroup{text: a.Text, of: []assumed{{a.Text, a}}})
			continue
		}
		k := key{a.Kind, said, a.Refused}
		i, known := index[k]
		if !known {
			i = len(groups)
			index[k] = i
			groups = append(groups, assumptionGroup{text: a.Text})
		}
		g := &groups[i]
		g.of = append(g.of, assumed{name + "()", a})
		if len(g.of) > 1 {
			g.text = "each of these " + said
		}
	}
	for i := range groups {
		groups[i].count()
	}
	return groups
}

// count says how many methods and places a group has.
func (g *assumptionGroup) count() {
	if len(g.of) < 2 {
		return
	}
	places := 0
	for _, m := range g.of {
		places += max(1, m.a.N)
	}
	g.notes = fmt.Sprintf("%s, %s", plural(len(g.of), "method", "methods"), plural(places, "place", "places"))
}

// assumptionNotes is what stands in brackets behind an assumption: whether it is
// refused, its first place, and how many there are.
func (t *text) assumptionNotes(a result.Assumption) string {
	var notes []string
	if a.Refused {
		notes = append(notes, "not accepted: "+a.Kind)
	}
	if a.Pos.Method != nil {
		notes = append(notes, t.where(a.Pos))
	}
	if all := a.AllPlaces(); len(all) > 1 && len(all) <= maxPlaces {
		for _, p := range all[1:] {
			notes = append(notes, t.where(p))
		}
	} else if a.N > 1 {
		notes = append(notes, plural(a.N, "place", "places"))
	}
	return strings.Join(notes, ", ")
}
