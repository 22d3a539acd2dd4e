package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// orders lists the methods of the program that some order may depend on: those
// that compare, and those that comparators of the library's making call.
func (u *universe) orders() []*classfile.Method {
	wanted := jdk.Comparing()
	made := map[string]bool{}
	for _, t := range u.typeOrder {
		host := u.dynamic.Host(t.name)
		if host != t.name && !made[host] && u.subtype(t.name, jdk.Comparator) {
			made[host] = true
			wanted = append(wanted[:len(wanted):len(wanted)], jdk.KeysOf(host)...)
		}
	}
	var all []*classfile.Method
	seen := map[*classfile.Method]bool{}
	for _, t := range u.typeOrder {
		if t.name[0] == '[' || u.platform(u.dynamic.Host(t.name)) || u.noInstances(t.name) {
			continue
		}
		for _, w := range wanted {
			if !u.subtype(t.name, w.Class) {
				continue
			}
			m, err := u.hier.Select(t.name, u.class(w.Class).FindMethod(w.Name, w.Desc))
			if err == nil && m != nil && !m.Class.Origin.Platform && !seen[m] {
				seen[m] = true
				all = append(all, m)
			}
		}
	}
	return all
}

// reorders is where a model begins to compare other pairs, or more of them, than
// the JDK. What the program compares by must not tell: where it changes something,
// the rest is not supported; that it has no other way to tell is an assumption.
func reorders(e *emitter, _ *ssa.Call, _ *classfile.Method) {
	all := e.u.orders()
	for _, m := range all {
		if e.u.changes(m, map[*classfile.Method]bool{}) {
			e.unsupported(dots(m.Class.Name) + "." + m.Name + "(), which may change something while it compares, where elements are compared in another order than the JDK's")
			return
		}
	}
	if len(all) > 0 {
		e.assuming("comparator", "what orders elements keeps its contract, and throws for no pair alone")
	}
}
