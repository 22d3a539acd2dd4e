package contract

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// jetBrains reads @Contract("null, _ -> fail; …") of JetBrains: a clause that fails
// says which arguments break the contract. Clauses with other effects are about the
// result.
func (c *Contract) jetBrains(m *classfile.Method) {
	for _, a := range m.Annotations {
		if simpleName(a) != "Contract" {
			continue
		}
		for _, value := range texts(a, "value") {
			for _, clause := range strings.Split(value, ";") {
				args, effect, _ := strings.Cut(clause, "->")
				if strings.TrimSpace(effect) == "fail" {
					c.failing(strings.Split(args, ","))
				}
			}
		}
	}
}

// failing takes the arguments for which the method fails: null, !null, true, false or
// _ for each parameter.
func (c *Contract) failing(args []string) {
	if len(args) != len(c.Params) {
		return
	}
	var clause Clause
	for i, arg := range args {
		x := Arg(i, c.Params[i].Desc)
		null := &Expr{Op: Null, Desc: x.Desc}
		switch strings.TrimSpace(arg) {
		case "null":
			clause = append(clause, Condition{x, Ne, null})
		case "!null":
			clause = append(clause, Condition{x, Eq, null})
		case "true":
			clause = append(clause, Condition{x, Eq, Int(0, "I")})
		case "false":
			clause = append(clause, Condition{x, Ne, Int(0, "I")})
		case "_":
		default:
			return // a word of a later version
		}
	}
	c.require(clause, "@Contract")
}
