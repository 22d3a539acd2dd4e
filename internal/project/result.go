package project

import (
	"cmp"
	"maps"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/ivl"
)

// Count is how many entries were added.
func (m *Merger) Count() int { return len(m.order) }

// Has reports whether an entry was added, by its name.
func (m *Merger) Has(name string) bool {
	_, ok := m.entries[name]
	return ok
}

// Result returns the project's result. name is what reports call the project; all are the
// names of its entries, in order: those that were not added are not judged. stopped says why
// that is so; "" where there are none. The caller may change the result.
func (m *Merger) Result(name string, all []string, stopped string, elapsed time.Duration) *result.Result {
	r := &result.Result{Entry: name, Elapsed: elapsed, Project: &result.Project{Interrupted: stopped}}
	m.fillEntries(r.Project, all, stopped)
	properties := slices.Collect(maps.Values(m.places))
	slices.SortFunc(properties, func(a, b *property) int { return comparePlaces(a.Property.Property, b.Property.Property) })
	for _, p := range properties {
		p.Accepted = acceptance(p.Finding)
		r.Properties = append(r.Properties, p.Property)
	}
	rename(r.Properties)
	m.fillUnsupported(r)
	for _, a := range m.assumptions {
		a := *a
		a.Places = slices.Clone(a.Places)
		slices.SortFunc(a.Places, comparePos)
		r.Assumptions = append(r.Assumptions, a)
	}
	slices.SortFunc(r.Assumptions, func(a, b result.Assumption) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), comparePos(a.Pos, b.Pos), cmp.Compare(a.Text, b.Text))
	})
	r.Verdict, r.Reason = verdict(r)
	return r
}

// fillUnsupported numbers the features by their places: entries end in any order.
func (m *Merger) fillUnsupported(r *result.Result) {
	order := make([]int, len(m.features))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(a, b int) int {
		x, y := &m.features[a], &m.features[b]
		return cmp.Or(comparePos(x.Pos, y.Pos), cmp.Compare(x.Text, y.Text))
	})
	number := make([]int, len(order))
	for n, i := range order {
		number[i] = n
		f := m.features[i]
		f.Checks = 0
		r.Unsupported = append(r.Unsupported, f)
	}
	for i := range r.Properties {
		p := &r.Properties[i]
		p.Behind = slices.Clone(p.Behind)
		for k, b := range p.Behind {
			p.Behind[k] = number[b]
			r.Unsupported[number[b]].Checks++
		}
		slices.Sort(p.Behind)
	}
}

// acceptance says that a violation fails no build because of what it is worth.
func acceptance(f *result.Finding) *result.Acceptance {
	if f == nil || f.Class == result.Manifest {
		return nil
	}
	return &result.Acceptance{By: f.Class, Reason: f.Why}
}

// verdict is that of all entries together.
func verdict(r *result.Result) (result.Verdict, result.Reason) {
	open := 0
	for _, p := range r.Properties {
		if p.Verdict == result.Unsafe && p.Accepted == nil {
			return result.Unsafe, result.Because("violations were found")
		}
	}
	if t, l := r.Project.Total, r.Project.Laws; t.Open+t.NotJudged+l.Open+l.NotJudged > 0 {
		open = t.Open + t.NotJudged + l.Open + l.NotJudged
		return result.Unknown, result.Reason{Kind: result.NotTried, Text: result.Count(open, "entry is", "entries are") + " open or not judged"}
	}
	return result.Safe, result.Reason{}
}

// fillEntries counts the entries by classes.
func (m *Merger) fillEntries(p *result.Project, all []string, stopped string) {
	rows := map[string]*result.ClassRow{}
	for _, name := range all {
		e, ok := m.entries[name]
		if !ok {
			e = result.EntryResult{Entry: name, State: result.StateNotJudged, Reason: "not verified: " + cmp.Or(stopped, "not tried")}
		}
		if e.About, e.Law = laws.TextOf(name); e.Law != "" {
			p.Entries = append(p.Entries, e)
			p.Laws.Add(e.State)
			continue
		}
		p.Entries = append(p.Entries, e)
		class, _, _ := strings.Cut(name, "(")
		class = class[:max(0, strings.LastIndexByte(class, '.'))]
		if rows[class] == nil {
			rows[class] = &result.ClassRow{Class: class}
		}
		rows[class].Add(e.State)
		p.Total.Add(e.State)
	}
	for _, class := range slices.Sorted(maps.Keys(rows)) {
		p.Classes = append(p.Classes, *rows[class])
	}
}

// rename numbers the properties of one line and kind again: each verification has its own
// numbers.
func rename(ps []result.Property) {
	seen := map[string]int{}
	for i := range ps {
		q := *ps[i].Property
		base := q.Name
		if dot := strings.LastIndexByte(base, '.'); dot >= 0 && strings.Contains(base, ":") {
			if _, err := strconv.Atoi(base[dot+1:]); err == nil {
				base = base[:dot]
			}
		}
		seen[base]++
		q.ID, q.Name = i, base+"."+strconv.Itoa(seen[base])
		ps[i].Property = &q
	}
}

func comparePlaces(a, b *ivl.Property) int {
	return cmp.Or(comparePos(a.Pos, b.Pos), cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Exception, b.Exception), cmp.Compare(a.Detail, b.Detail), cmp.Compare(a.Name, b.Name))
}

// comparePos orders places by class, line, method and offset.
func comparePos(a, b ivl.Pos) int {
	if a.Method == nil || b.Method == nil {
		return cmp.Compare(known(a), known(b))
	}
	return cmp.Or(
		cmp.Compare(outermost(a.Method.Class), outermost(b.Method.Class)), cmp.Compare(a.Line, b.Line),
		cmp.Compare(a.Method.Class, b.Method.Class), cmp.Compare(a.Method.Name, b.Method.Name), cmp.Compare(a.Method.Desc, b.Method.Desc), cmp.Compare(a.PC, b.PC),
	)
}

func known(p ivl.Pos) int {
	if p.Method == nil {
		return 0
	}
	return 1
}

func outermost(class string) string {
	out, _, _ := strings.Cut(class, "$")
	return out
}

func before(a, b ivl.Pos) bool { return comparePos(a, b) < 0 }
