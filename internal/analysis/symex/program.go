package symex

import (
	"github.com/jayverify/jayverify/ivl"
)

// program is an IVL program with tables for the execution.
type program struct {
	ivl     *ivl.Program
	procs   map[string]*procedure
	slots   map[*ivl.Var]int // of locals in their frame, of globals in state.globals
	fields  map[*ivl.Field]int
	layouts map[*ivl.Class]*layout
	lowest  int64 // ids of objects from outside start below
	// constants has the classes of which the program has object constants.
	constants map[*ivl.Class]bool
	blocks    int
}

type procedure struct {
	ivl    *ivl.Proc
	vars   []*ivl.Var // by slot, parameters first
	blocks map[string]*block
	entry  *block
	flow   *flow // nil until it is needed
}

type block struct {
	ivl   *ivl.Block
	proc  *procedure
	index int // in the program
}

// layout says where fields stand in objects of a class.
type layout struct {
	fields []*ivl.Field
}

func prepare(p *ivl.Program) *program {
	r := &program{ivl: p, procs: map[string]*procedure{}, slots: map[*ivl.Var]int{}, fields: map[*ivl.Field]int{}, layouts: map[*ivl.Class]*layout{}, constants: map[*ivl.Class]bool{}}
	for i, g := range p.Globals {
		r.slots[g] = i
		r.noteConstants(g.Init)
	}
	for _, q := range p.Procs {
		r.procs[q.Name] = r.procedure(q)
	}
	for _, c := range p.Classes {
		r.layout(c)
	}
	return r
}

func (p *program) procedure(q *ivl.Proc) *procedure {
	r := &procedure{ivl: q, blocks: map[string]*block{}}
	r.vars = append(append(r.vars, q.Params...), q.Locals...)
	for i, v := range r.vars {
		p.slots[v] = i
	}
	for _, b := range q.Blocks {
		r.blocks[b.Label] = &block{ivl: b, proc: r, index: p.blocks}
		p.blocks++
		for _, s := range b.Stmts {
			for _, t := range ivl.Terms(s) {
				p.noteConstants(t)
			}
		}
		for _, t := range ivl.TerminatorTerms(b.Term) {
			p.noteConstants(t)
		}
	}
	r.entry = r.blocks[q.Blocks[0].Label]
	return r
}

// noteConstants keeps ids of objects from outside clear of those of constants,
// as the interpreter does.
func (p *program) noteConstants(t ivl.Term) {
	ivl.WalkTerm(t, func(t ivl.Term) bool {
		if o, ok := t.(*ivl.ObjLit); ok {
			p.lowest = min(p.lowest, int64(o.ID))
			p.constants[o.Class] = true
		}
		return true
	})
}

// layout gives the fields of a class their places; a field has the same place in
// all subclasses.
func (p *program) layout(c *ivl.Class) *layout {
	if l := p.layouts[c]; l != nil {
		return l
	}
	l := &layout{}
	if c.Super != nil {
		l.fields = append(l.fields, p.layout(c.Super).fields...)
	}
	for _, f := range c.Fields {
		p.fields[f] = len(l.fields)
		l.fields = append(l.fields, f)
	}
	p.layouts[c] = l
	return l
}
