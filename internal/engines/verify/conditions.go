package verify

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/reach"
)

// condition is one that a result rests on: a clause about the arguments, or else a sentence.
type condition struct {
	clause contract.Clause
	text   string
}

// java writes conditions on a call of m as Java does, the shortest first, without what others say already.
func (d *demands) java(m *classfile.Method, conditions []condition) []string {
	var clauses []contract.Clause
	var texts []string
	for _, c := range conditions {
		if c.clause != nil {
			clauses = append(clauses, c.clause)
		} else if !slices.Contains(texts, c.text) {
			texts = append(texts, c.text)
		}
	}
	slices.SortStableFunc(clauses, func(a, b contract.Clause) int { return len(a) - len(b) })
	names := contract.Of(d.path, m, d.opts)
	java := []string{}
	for _, c := range contract.Resolve(clauses) {
		text := c.Java(names.ParamName)
		if len(c) > 1 {
			text = "(" + text + ")"
		}
		if !slices.Contains(java, text) {
			java = append(java, text)
		}
	}
	return append(java, texts...)
}

// believed are the conditions of m's contract, as Java: what is proved of m alone rests on them.
func (d *demands) believed(m *classfile.Method) []string {
	k := contractOf(d.reader, m, false)
	all := k.Preconditions()
	for i, c := range all {
		if strings.Contains(c, "||") {
			all[i] = "(" + c + ")"
		}
	}
	return all
}

// conditions are those that clients keep to where they call m, of those of all members.
func (d *demands) conditions(m *classfile.Method, of map[string]indy.Atoms) []condition {
	atoms := of[reach.MethodName(m.Class.Name, m.Name, m.Desc)].List()
	if len(atoms) == 0 {
		return nil
	}
	params := contract.Of(d.path, m, d.opts).Params
	arg := func(k int) *contract.Expr { return contract.Arg(k, params[k].Desc) }
	side := func(s indy.Side) *contract.Expr {
		switch s.Kind {
		case indy.SideParam:
			return arg(int(s.N))
		case indy.SideLength:
			return contract.LengthOf(arg(int(s.N)))
		}
		return contract.Int(int64(s.N), "I")
	}
	var list []condition
	for _, a := range atoms {
		c := contract.Condition{X: arg(a.A), Op: contract.Ne, Y: &contract.Expr{Op: contract.Null}}
		if a.Kind == indy.Compare {
			c = contract.Condition{X: side(a.X), Op: contract.Comparison(a.Op), Y: side(a.Y)}
		}
		list = append(list, condition{clause: contract.Clause{c}})
	}
	return list
}
