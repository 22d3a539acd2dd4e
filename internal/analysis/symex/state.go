package symex

import (
	"maps"
	"slices"

	"github.com/jayverify/jayverify/internal/analysis/symex/term"
	"github.com/jayverify/jayverify/ivl"
)

// ref is a reference: the place of an object in state.heap, or one of these.
type ref int32

const (
	unset ref = 0 // nothing has been decided
	null  ref = 1
	first ref = 2 // the first object
)

// value is the value of a variable, field or element: a term, or a reference.
type value struct {
	t *term.Term
	r ref
}

// known reports whether the value has been decided.
func (v value) known() bool { return v.t != nil || v.r != unset }

// object is an object of a path. Other states may share its contents: only the
// state that owns it changes it.
type object struct {
	owner   *token
	class   *ivl.Class
	id      int64 // as the interpreter counts
	site    int
	fields  []value    // by layout.index
	elems   []value    // arrays: as far as looked at or written
	late    []late     // writes to elements after these, the newest last; see late.go
	length  *term.Term // arrays; nil until decided
	outer   *outer     // nil for objects that the program has allocated, and for string constants
	text    bool       // a string constant
	literal bool       // another object constant
	from    *derived   // a string that is made of others; else nil
	hash    *term.Term // of a string whose hash code is a variable; otherwise nil
}

// outer describes objects whose contents come from outside. It is immutable.
type outer struct {
	site     int  // of a NewArray with External
	certain  bool // see ivl.Request.Certain
	number   int  // External.Number + 1 of an object that a havoc has given; else 0
	before   int  // how many objects there were when it, or what refers to it, came from outside
	leaked   bool // code without a model gave it: it may be any object
	distinct bool // it is not the same object as any other
	text     Text
}

// frame is a call under way.
type frame struct {
	owner *token
	proc  *procedure
	vars  []value // by slot
	block *block
	at    int // the next statement; len(stmts) is the terminator
	call  *ivl.Call
}

// path is a list of conditions, the newest first.
type path struct {
	cond *term.Term
	up   *path
	n    int
}

// conditions returns the conditions of p, the oldest first.
func (p *path) conditions() []*term.Term {
	if p == nil {
		return nil
	}
	ts := make([]*term.Term, p.n)
	for ; p != nil; p = p.up {
		ts[p.n-1] = p.cond
	}
	return ts
}

// state is a path through the program up to some place. States are executed in
// place, and copied where a path forks.
type state struct {
	own     *token
	frames  []*frame
	heap    []*object // from first
	globals []value
	lits    map[int]ref // of object constants, by their ID
	path    *path
	facts   map[*term.Term]bool // conditions that hold or do not hold on the path
	model   term.Model          // of path, unless unchecked
	// unchecked means that it is not known whether the newest condition is
	// possible.
	unchecked bool
	forced    int // 1 + what the next choice is; 0: open
	counts    []int32
	pairs     []pair // strings from outside that were compared
	nextID    int64
	nextElem  int64 // ids of the elements of arrays with External, going down
	externals int   // numbers given out
	before    int   // how many objects there were when the last reference came from outside
	inputs    *input
	printed   *printed
	uncertain bool // some value came from code that is not modelled

	steps   int64
	forks   int
	rank    rank
	reached []int // properties whose check was executed since the path was reported
	fresh   bool  // it has entered a block that no path had entered before
}

// printed is the output of an Output; the newest first.
type printed struct {
	format string
	args   []value
	up     *printed
}

// input is a value that a path has taken from outside; the newest first.
type input struct {
	from    *ivl.Input   // of a havoc
	n       int          // how many of that came before
	content *ivl.Content // of contents
	typ     ivl.Type
	v       *term.Term // scalars
	ext     *ivl.External
	length  *term.Term // of an array that is ext
	up      *input
}

// token is the owner of a frame or an object: the state with the same token may change it.
type token struct{ _ byte }

// fork returns a copy of s. Neither state owns the shared frames and objects.
func (s *state) fork() *state {
	c := *s
	c.frames = slices.Clone(s.frames)
	c.heap = slices.Clone(s.heap)
	c.globals = slices.Clone(s.globals)
	c.counts = slices.Clone(s.counts)
	c.facts = maps.Clone(s.facts)
	c.lits = maps.Clone(s.lits)
	c.pairs = slices.Clip(s.pairs)
	s.pairs = c.pairs
	c.reached = nil
	s.own, c.own = new(token), new(token)
	return &c
}

// top returns the innermost frame, for changing it.
func (s *state) top() *frame {
	i := len(s.frames) - 1
	f := s.frames[i]
	if f.owner != s.own {
		g := *f
		g.owner = s.own
		g.vars = slices.Clone(f.vars)
		f = &g
		s.frames[i] = f
	}
	return f
}

// object returns the object at r, for reading.
func (s *state) object(r ref) *object { return s.heap[r-first] }

// change returns the object at r, for changing it.
func (s *state) change(r ref) *object {
	o := s.heap[r-first]
	if o.owner != s.own {
		c := *o
		c.owner = s.own
		c.fields = slices.Clone(o.fields)
		c.elems = slices.Clone(o.elems)
		c.late = slices.Clone(o.late)
		o = &c
		s.heap[r-first] = o
	}
	return o
}

// add puts an object on the heap.
func (s *state) add(o *object) ref {
	o.owner = s.own
	s.heap = append(s.heap, o)
	return first + ref(len(s.heap)-1)
}

// learn adds a condition to the path.
func (s *state) learn(c *term.Term) {
	n := 1
	if s.path != nil {
		n += s.path.n
	}
	s.path = &path{c, s.path, n}
	s.note(c, true)
}

// note remembers that c holds or does not hold.
func (s *state) note(c *term.Term, holds bool) {
	switch {
	case c.Op() == term.Not:
		s.note(c.Args()[0], !holds)
		return
	case c.Op() == term.And && holds:
		for _, a := range c.Args() {
			s.note(a, true)
		}
	}
	if s.facts == nil {
		s.facts = map[*term.Term]bool{}
	}
	s.facts[c] = holds
}
