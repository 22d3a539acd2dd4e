package lower

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// refusesHook is a method of a model that newer JDKs write with the methods in names,
// which the model does not have. A class of the program that declares one of them would
// be called: its objects are not supported as receivers.
func refusesHook(names string) meaning {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		all := e.possibleOf(in.Args[0]).all
		refused, what := map[*reach.Type]bool{}, ""
		for _, t := range all {
			if hook := e.declaresOne(t.Name, strings.Fields(names)); hook != nil {
				refused[t], what = true, "newer JDKs call "+classfile.Dotted(hook.Class.Name)+"."+hook.Name+"() in "+classfile.Dotted(m.Class.Name)
			}
		}
		if len(refused) > 0 {
			e.violation(ivl.Not.Of(e.w.typeIn(e.value(in.Args[0]), all, refused, true)), ivl.Unsupported, "", what)
		}
	}
}

// declaresOne returns the first method without parameters that class name, or a
// superclass of the program's, declares with one of the names; nil if there is none.
func (e *emitter) declaresOne(name string, names []string) *classfile.Method {
	for name != "" && name[0] != '[' && !e.prog.Platform(name) {
		c := e.prog.Class(name)
		if c == nil {
			return nil
		}
		for _, m := range c.Methods {
			if slices.Contains(names, m.Name) && strings.HasPrefix(m.Desc, "()") && !m.IsStatic() {
				return m
			}
		}
		name = c.Super
	}
	return nil
}
