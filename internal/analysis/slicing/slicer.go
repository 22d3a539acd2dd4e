package slicing

import (
	"cmp"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/certificate"
	"github.com/jayverify/jayverify/ivl"
)

// Slicer makes slices of one program.
type Slicer struct {
	limits  Limits
	claims  *certificate.Result
	program *ivl.Program
	procs   map[string]*ivl.Proc
	size    map[string]int // statements
	pushes  map[*ivl.Class][]*ivl.Proc
	makes   map[*ivl.Class][]*ivl.Proc
	callers map[string][]*ivl.Proc
	callees map[string][]string
	classes []*ivl.Class        // of which the program allocates objects
	at      map[int][]*ivl.Proc // which procedures allocate at a site
}

// New returns a slicer of the program that checked claims are about.
func New(claims *certificate.Result, limits Limits) *Slicer {
	s := &Slicer{limits: limits, claims: claims, program: claims.Program(), procs: map[string]*ivl.Proc{}, size: map[string]int{},
		pushes: map[*ivl.Class][]*ivl.Proc{}, makes: map[*ivl.Class][]*ivl.Proc{}, callers: map[string][]*ivl.Proc{}, callees: map[string][]string{}, at: map[int][]*ivl.Proc{}}
	for _, q := range s.program.Procs {
		s.procs[q.Name] = q
		if claims.Reaches(q.Name, 0) {
			s.index(q)
		}
	}
	for _, c := range s.program.Classes {
		if len(s.makes[c]) > 0 {
			s.classes = append(s.classes, c)
		}
	}
	return s
}

// index notes what a procedure calls, allocates and writes.
func (s *Slicer) index(q *ivl.Proc) {
	note := func(m map[*ivl.Class][]*ivl.Proc, c *ivl.Class) {
		if l := m[c]; len(l) == 0 || l[len(l)-1] != q {
			m[c] = append(l, q)
		}
	}
	for i, b := range q.Blocks {
		if !s.claims.Reaches(q.Name, i) {
			continue
		}
		s.size[q.Name] += len(b.Stmts) + 1
		for _, t := range b.Stmts {
			switch t := t.(type) {
			case *ivl.Push:
				note(s.pushes, t.Class)
			case *ivl.New:
				note(s.makes, t.Class)
				if l := s.at[t.Site]; len(l) == 0 || l[len(l)-1] != q {
					s.at[t.Site] = append(l, q)
				}
			case *ivl.Call:
				if !slices.Contains(s.callees[q.Name], t.Proc) {
					s.callees[q.Name] = append(s.callees[q.Name], t.Proc)
					s.callers[t.Proc] = append(s.callers[t.Proc], q)
				}
			}
		}
	}
}

// writers returns the procedures that allocate objects of class d, or may write to them.
func (s *Slicer) writers(d *ivl.Class) []*ivl.Proc {
	out := slices.Clone(s.makes[d])
	for c, qs := range s.pushes {
		if d.SubclassOf(c) || c.SubclassOf(d) {
			out = append(out, qs...)
		}
	}
	slices.SortFunc(out, func(a, b *ivl.Proc) int { return cmp.Compare(a.Name, b.Name) })
	return slices.Compact(out)
}

// Slice is a part of a program, and the checks that it is made for.
type Slice struct {
	Props      []*ivl.Property
	Statements int // of the program, that it has
	Follows    []*ivl.Class

	slicer  *Slicer
	entries []*ivl.Proc             // where it begins, each with any state
	within  map[string]*ivl.Proc    // the procedures that it has
	raised  map[int][]*ivl.Property // checks that hold if nothing is allocated at a site
	fields  map[*ivl.Field]bool     // on which the checks depend
}

// Keeps reports whether an invariant of the slice is to be about a field: the checks depend on it.
func (t *Slice) Keeps(f *ivl.Field) bool { return t.fields[f] }

// Limits bound a slice.
type Limits struct {
	Callee  int // statements of a procedure that belongs to a slice because another one calls it
	Depth   int // how many calls below one that the slice was made for
	Size    int // statements of all
	Entries int // procedures at which it begins
}

// Usual are the limits for programs of any size.
func Usual() Limits { return Limits{Callee: 80, Depth: 3, Size: 4000, Entries: 100} }

// Slices returns slices for some checks, those of the same procedures together, each list in the order in which they are
// to be tried: with what changes the objects that are read, and from where it is called. Checks for which there is no
// slice are left out.
func (s *Slicer) Slices(open []*ivl.Property) [][]*Slice {
	var out [][]*Slice
	for _, g := range s.groups(open) {
		if list := s.growing(g); len(list) > 0 {
			out = append(out, list)
		}
	}
	slices.SortStableFunc(out, func(a, b []*Slice) int { return cmp.Compare(a[0].Statements, b[0].Statements) })
	return out
}

// growing returns the slices for the checks of a group, each with more than the one before.
func (s *Slicer) growing(g *group) []*Slice {
	alone := s.slice(g, g.procs, nil)
	if alone == nil {
		return nil
	}
	out := []*Slice{alone}
	if follows := s.readIn(alone); len(follows) > 0 {
		if t := s.slice(g, g.procs, follows); t != nil && len(t.Follows) > 0 {
			out[0] = t
		}
	}
	var callers []*ivl.Proc
	for _, q := range g.procs {
		for _, c := range s.callers[q.Name] {
			if slices.Contains(g.procs, c) {
				return out
			}
			if !slices.Contains(callers, c) {
				callers = append(callers, c)
			}
		}
	}
	if len(callers) == 0 || slices.ContainsFunc(g.procs, func(q *ivl.Proc) bool { return len(s.callers[q.Name]) == 0 }) {
		return out
	}
	if above := s.slice(g, callers, nil, g.procs...); above != nil {
		if t := s.slice(g, callers, s.readIn(above), g.procs...); t != nil {
			above = t
		}
		out = append(out, above)
	}
	return out
}

// slice returns the slice that begins at some procedures, and has others that these call, and follows the classes that it
// can follow; nil if it would be too large.
func (s *Slicer) slice(g *group, entries []*ivl.Proc, follows []*ivl.Class, called ...*ivl.Proc) *Slice {
	t := &Slice{Props: g.props, raised: g.raised, slicer: s, within: map[string]*ivl.Proc{}, entries: slices.Clone(entries), fields: s.relevant(g, follows)}
	for _, d := range follows {
		if !slices.ContainsFunc(d.Mutable(), t.Keeps) {
			continue
		}
		before := len(t.entries)
		for _, w := range s.writers(d) {
			if !slices.Contains(t.entries, w) && !slices.Contains(called, w) && !s.copiesBack(w, d, t.fields) { // all calls of those that are called are in the slice
				t.entries = append(t.entries, w)
			}
		}
		n := 0
		for _, q := range t.entries {
			n += s.size[q.Name]
		}
		if n > s.limits.Size || len(t.entries) > s.limits.Entries {
			t.entries = t.entries[:before]
			continue
		}
		t.Follows = append(t.Follows, d)
	}
	for _, q := range t.entries {
		t.within[q.Name] = q
	}
	for _, q := range called {
		t.within[q.Name] = q
	}
	t.count()
	if t.Statements > s.limits.Size || len(t.entries) > s.limits.Entries {
		return nil
	}
	for _, q := range slices.Concat(t.entries, called) {
		t.below(q, s.limits.Depth)
	}
	t.count()
	return t
}

// copiesBack reports whether a procedure writes to some fields of objects of class d only what it has read from them, all of
// it at once. Then an invariant of these fields holds of what it writes.
func (s *Slicer) copiesBack(q *ivl.Proc, d *ivl.Class, fields map[*ivl.Field]bool) bool {
	if slices.Contains(s.makes[d], q) {
		return false
	}
	assigned := map[*ivl.Var]int{}
	var pulls []*ivl.Pull
	var pushes []*ivl.Push
	for _, b := range q.Blocks {
		for _, t := range b.Stmts {
			for _, x := range ivl.Defs(t) {
				assigned[x]++
			}
			switch t := t.(type) {
			case *ivl.Pull:
				pulls = append(pulls, t)
			case *ivl.Push:
				if d.SubclassOf(t.Class) || t.Class.SubclassOf(d) {
					pushes = append(pushes, t)
				}
			}
		}
	}
	return !slices.ContainsFunc(pushes, func(p *ivl.Push) bool {
		if !slices.ContainsFunc(p.Fields(), func(f *ivl.Field) bool { return fields[f] }) {
			return false
		}
		this, ok := p.P.(*ivl.Var)
		if !ok || assigned[this] > 0 || !slices.Contains(q.Params, this) {
			return true
		}
		return !slices.ContainsFunc(pulls, func(r *ivl.Pull) bool {
			return r.P == p.P && r.Class == p.Class && givesBack(r, p, d, fields, assigned)
		})
	})
}

// givesBack reports whether a push writes to some fields of class d what a pull from the same object has read.
func givesBack(r *ivl.Pull, p *ivl.Push, d *ivl.Class, fields map[*ivl.Field]bool, assigned map[*ivl.Var]int) bool {
	of := d.Mutable()
	written, read := p.Fields(), r.Fields()
	for _, f := range of {
		if !fields[f] {
			continue
		}
		i, j := slices.Index(written, f), slices.Index(read, f)
		if i < 0 || j < 0 || r.Xs[j] == nil || ivl.Term(r.Xs[j]) != p.Ts[i] || assigned[r.Xs[j]] != 1 {
			return false
		}
	}
	return true
}

// below adds the small procedures that q calls.
func (t *Slice) below(q *ivl.Proc, depth int) {
	if depth == 0 {
		return
	}
	limits := t.slicer.limits
	for _, name := range t.slicer.callees[q.Name] {
		c := t.slicer.procs[name]
		if n := t.slicer.size[name]; t.within[name] != nil || n == 0 || n > limits.Callee || t.Statements+n > limits.Size {
			continue
		}
		t.within[name] = c
		t.Statements += t.slicer.size[name]
		t.below(c, depth-1)
	}
}

func (t *Slice) count() {
	t.Statements = 0
	for name := range t.within {
		t.Statements += t.slicer.size[name]
	}
}

// readIn returns the classes from whose objects a slice reads fields, those first that it reads first.
func (s *Slicer) readIn(t *Slice) []*ivl.Class {
	var out []*ivl.Class
	for _, q := range s.program.Procs {
		if t.within[q.Name] == nil {
			continue
		}
		for i, b := range q.Blocks {
			if !s.claims.Reaches(q.Name, i) {
				continue
			}
			for _, stmt := range b.Stmts {
				p, ok := stmt.(*ivl.Pull)
				if !ok || !slices.ContainsFunc(p.Xs, func(x *ivl.Var) bool { return x != nil }) {
					continue
				}
				for _, d := range s.classes {
					if d.SubclassOf(p.Class) && !slices.Contains(out, d) {
						out = append(out, d)
					}
				}
			}
		}
	}
	slices.SortStableFunc(out, func(a, b *ivl.Class) int { return cmp.Compare(len(s.writers(a)), len(s.writers(b))) })
	return out
}
