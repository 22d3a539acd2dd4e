package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// parameters records the names of the parameters of a method of the program.
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

// stores records assignments to variables of the source before an instruction.
func (e *emitter) stores(in ssa.Instr) {
	if e.x.Library() {
		return
	}
	for _, s := range e.x.Func.Stores[in] {
		l := Local{Name: s.Local, Desc: s.Desc, Pos: ivl.Pos{Method: e.meth, PC: s.PC, Line: e.x.Func.Line(s.PC)}}
		if c, ok := s.Value.(*ssa.Const); ok {
			l.Value = e.literal(c)
		} else if v := e.vars[s.Value]; v != nil { // otherwise the value is unused and not computed
			l.Value = v
		}
		if l.Value != nil {
			e.note(l)
		}
	}
}

// literal is a constant that leaves no trace in the program; nil if there is no
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

// note adds l to the facts before the next statement.
func (e *emitter) note(l Local) {
	if e.dead() {
		return
	}
	l.At = len(e.cur.Stmts)
	e.w.locals[e.cur] = append(e.w.locals[e.cur], l)
}
