package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// Orders lists the methods of the program that some order may depend on: those
// that compare, and those that comparators of the library call.
func (p *Program) Orders() []*classfile.Method {
	wanted := jdk.Comparing()
	made := map[string]bool{}
	for _, t := range p.TypeOrder {
		host := p.Dynamic.Host(t.Name)
		if host != t.Name && !made[host] && p.Subtype(t.Name, jdk.Comparator) {
			made[host] = true
			wanted = append(wanted[:len(wanted):len(wanted)], jdk.KeysOf(host)...)
		}
	}
	var all []*classfile.Method
	seen := map[*classfile.Method]bool{}
	for _, t := range p.TypeOrder {
		if t.Name[0] == '[' || p.Platform(p.Dynamic.Host(t.Name)) || p.NoInstances(t.Name) {
			continue
		}
		for _, w := range wanted {
			if !p.Subtype(t.Name, w.Class) {
				continue
			}
			m, err := p.Hier.Select(t.Name, p.Class(w.Class).FindMethod(w.Name, w.Desc))
			if err == nil && m != nil && !m.Class.Origin.Platform && !seen[m] {
				seen[m] = true
				all = append(all, m)
			}
		}
	}
	return all
}

// OrdersChanging reports whether the program may compare objects of a class of the JDK
// that change, such as text builders, by their natural order. runs says which of the methods that
// are reached may run; nil is all.
func (p *Program) OrdersChanging(runs func(*Method) bool) bool {
	for _, w := range jdk.Comparing() {
		if w.Class == jdk.Comparator {
			continue
		}
		for _, t := range p.TypeOrder {
			if t.Name[0] == '[' || !p.Platform(t.Name) || !p.Subtype(t.Name, w.Class) || !p.MutableModel(t.Name) {
				continue
			}
			if m, err := p.Hier.Select(t.Name, p.Class(w.Class).FindMethod(w.Name, w.Desc)); err == nil && m != nil && p.MethodOf(m) != nil && (runs == nil || runs(p.MethodOf(m))) {
				return true
			}
		}
	}
	return false
}
