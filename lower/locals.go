package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/internal/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// parameters notes what the parameters of a method of the program are called.
func (e *emitter) parameters() {
	if e.x.Library() {
		return
	}
	for _, p := range e.x.Func.Params {
		if p.Local != "" {
			e.note(Local{Name: p.Local, Desc: string(p.Typ), Value: e.vars[p], Pos: e.proc.Pos})
		}
	}
}

// stores notes what has been assigned to variables of the source before an
// instruction.
func (e *emitter) stores(in ssa.Instr) {
	if e.x.Library() {
		return
	}
	for _, s := range e.x.Func.Stores[in] {
		l := Local{Name: s.Local, Desc: s.Desc, Pos: ivl.Pos{Method: e.meth, PC: s.PC, Line: e.x.Func.Line(s.PC)}}
		if c, ok := s.Value.(*ssa.Const); ok {
			l.Value = e.literal(c)
		} else if v := e.vars[s.Value]; v != nil { // else it is not computed, as nothing uses it
			l.Value = v
		}
		if l.Value != nil {
			e.note(l)
		}
	}
}

// literal is a constant without a trace in the program; nil when there is no
// literal for it.
func (e *emitter) literal(c *ssa.Const) ivl.Term {
	switch {
	case c.Typ == ssa.Float, c.Typ == ssa.Double, c.Typ == ssa.Null, reach.IsIntLike(c.Typ), c.Typ == ssa.Long:
		return e.value(c)
	case string(c.Typ) == classfile.DescriptorOf(jdk.String):
		return &ivl.ObjLit{Class: e.w.class(jdk.String), Text: c.String}
	}
	return nil
}

// note adds l to what is known before the statement that comes next.
func (e *emitter) note(l Local) {
	if e.dead() {
		return
	}
	l.At = len(e.cur.Stmts)
	e.w.locals[e.cur] = append(e.w.locals[e.cur], l)
}
