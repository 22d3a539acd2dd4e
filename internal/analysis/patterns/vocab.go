package patterns

import (
	"fmt"

	"github.com/jayverify/jayverify/ivl"
)

// Vocab is what the patterns of a program speak of: heap variables, fields,
// and predicates of cells and numbers (the "relevant predicates" that OGHI
// §3.2 assumes to be given). It is not changed once made.
type Vocab struct {
	Refs    []*ivl.Var   // heap variables
	Nums    []*ivl.Var   // variables that are Booleans or integers
	Edges   []*ivl.Field // fields that refer to cells
	Data    []*ivl.Field // fields that are integers
	Backs   []Back       // pairs of fields of which one may lead back
	Equals  []Equal      // comparisons of fields with variables
	Steps   []Step       // how much numbers differ from cell to cell; none without steps
	Links   []Link       // comparisons of variables; none without steps
	Regions *Regions     // comparisons with constants

	refs   map[*ivl.Var]int
	nums   map[*ivl.Var]int
	edges  map[*ivl.Field]int
	data   map[*ivl.Field]int
	equals map[Equal]int
	links  map[Link]int
	eqOf   [][]int // by number variable: the Equals with it
	// scratch is the first of the heap variables that are no variables of the
	// program: they hold on to cells while a statement is executed.
	scratch int
}

// Back is the cell predicate `c.F is null, or c.F.G is c`; indices in Edges.
type Back struct{ F, G int }

// Equal is the cell predicate `c.Field + Add = Num`; indices in Data and Nums. The sum wraps
// around as the type does that both have where Add is not 0; see modular.
type Equal struct {
	Field, Num int
	Add        int64
}

// newVocab finds what is worth saying about the states of p, whose only
// procedure is q: all variables and fields, the constants of the program, the
// comparisons of a field with the variables that get their values from it or
// give it theirs, directly or through others, and the pairs of fields of which
// each can hold the class that has the other; with steps also how cells that are numbered compare.
func newVocab(p *ivl.Program, q *ivl.Proc, steps bool) *Vocab {
	v := &Vocab{Regions: newRegions(ivl.Constants(p).Ints)}
	for _, vars := range [][]*ivl.Var{p.Globals, q.Params, q.Locals} {
		for _, x := range vars {
			switch x.Typ.Sort {
			case ivl.RefSort:
				v.Refs = append(v.Refs, x)
			case ivl.BoolSort, ivl.IntSort:
				v.Nums = append(v.Nums, x)
			}
		}
	}
	for _, c := range p.Classes {
		for _, f := range c.Fields {
			switch f.Type.Sort {
			case ivl.RefSort:
				v.Edges = append(v.Edges, f)
			case ivl.BoolSort, ivl.IntSort:
				v.Data = append(v.Data, f)
			}
		}
	}
	v.addScratch(p)
	for i, f := range v.Edges {
		for j, g := range v.Edges {
			if i != j && f.Class == g.Class && f.Type.Class == f.Class && g.Type.Class == g.Class {
				v.Backs = append(v.Backs, Back{i, j})
			}
		}
	}
	v.index()
	v.relate(q)
	if steps {
		v.addSteps(q)
	}
	return v
}

// addScratch adds heap variables for the object of a pull or push, and for each
// reference that moves.
func (v *Vocab) addScratch(p *ivl.Program) {
	v.scratch = len(v.Refs)
	object, most := p.Classes[0], 0
	for _, c := range p.Classes {
		most = max(most, len(c.Mutable()))
	}
	for i := range most + 1 {
		v.Refs = append(v.Refs, &ivl.Var{Name: fmt.Sprintf("$%d", i), Typ: ivl.RefTo(object)})
	}
}

func numbers[K comparable](ks []K) map[K]int {
	m := make(map[K]int, len(ks))
	for i, k := range ks {
		m[k] = i
	}
	return m
}

func (v *Vocab) index() {
	v.refs, v.nums = numbers(v.Refs), numbers(v.Nums)
	v.edges, v.data = numbers(v.Edges), numbers(v.Data)
	v.equals, v.links = numbers(v.Equals), numbers(v.Links)
	v.eqOf = make([][]int, len(v.Nums))
	for i, e := range v.Equals {
		v.eqOf[e.Num] = append(v.eqOf[e.Num], i)
	}
}

// hasEdge reports whether cells of class c, nil for null, have the field.
func (v *Vocab) hasEdge(c *ivl.Class, f int) bool {
	return c != nil && c.SubclassOf(v.Edges[f].Class)
}

func (v *Vocab) hasData(c *ivl.Class, f int) bool {
	return c != nil && c.SubclassOf(v.Data[f].Class)
}

// maxEquals bounds the comparisons of fields with variables, so that patterns
// stay small; without them, less can be proved.
const maxEquals = 64

// relate finds the comparisons of fields and variables.
func (v *Vocab) relate(q *ivl.Proc) {
	u := newUnion()
	v.unite(q, u, false)
	for f, field := range v.Data {
		for x, num := range v.Nums {
			if len(v.Equals) < maxEquals && u.same(field, num) {
				v.Equals = append(v.Equals, Equal{f, x, 0})
			}
		}
	}
	v.index()
}

// unite finds which variables and fields belong together: those whose values are moved from one
// to the other, or compared with each other; with sums also if a number is added before.
func (v *Vocab) unite(q *ivl.Proc, u *union, sums bool) {
	same := func(a, b any) {
		if a != nil && b != nil {
			u.join(a, b)
		}
	}
	node := func(t ivl.Term) any {
		if x, add, ok := shift(t); ok && (sums || add == 0) {
			if _, ok := v.nums[x]; ok {
				return x
			}
		}
		return nil
	}
	compared := func(t ivl.Term) {
		ivl.WalkTerm(t, func(t ivl.Term) bool {
			if a, ok := t.(*ivl.App); ok && a.Op == ivl.Eq {
				same(node(a.Args[0]), node(a.Args[1]))
			}
			return true
		})
	}
	for _, b := range q.Blocks {
		for _, s := range b.Stmts {
			for _, t := range ivl.Terms(s) {
				compared(t)
			}
			v.moved(s, node, same)
		}
		for _, t := range ivl.TerminatorTerms(b.Term) {
			compared(t)
		}
	}
}

// moved tells same about each value that s moves from one place to another.
func (v *Vocab) moved(s ivl.Stmt, node func(ivl.Term) any, same func(a, b any)) {
	switch s := s.(type) {
	case *ivl.Assign:
		same(node(s.X), node(s.T))
		if p, ok := s.T.(*ivl.Proj); ok && p.Comp == ivl.CompField {
			if _, ok := v.data[p.Field]; ok {
				same(node(s.X), p.Field)
			}
		}
	case *ivl.Pull:
		for i, f := range s.Fields() {
			if _, ok := v.data[f]; ok && s.Xs[i] != nil {
				same(node(s.Xs[i]), f)
			}
		}
	case *ivl.Push:
		for i, f := range s.Fields() {
			if _, ok := v.data[f]; ok {
				same(node(s.Ts[i]), f)
			}
		}
	case *ivl.Init:
		if _, ok := v.data[s.Field]; ok {
			same(node(s.T), s.Field)
		}
	}
}

// union is a union-find over comparable keys.
type union struct{ up map[any]any }

func newUnion() *union { return &union{map[any]any{}} }

func (u *union) find(a any) any {
	for u.up[a] != nil && u.up[a] != a {
		a = u.up[a]
	}
	return a
}

func (u *union) join(a, b any) { u.up[u.find(a)] = u.find(b) }

func (u *union) same(a, b any) bool { return u.find(a) == u.find(b) }
