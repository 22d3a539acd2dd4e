package lower

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// comparing are the methods that decide an order, by the interface whose they are.
var comparing = [][3]string{
	{"java/util/Comparator", "compare", "(Ljava/lang/Object;Ljava/lang/Object;)I"},
	{"java/lang/Comparable", "compareTo", "(Ljava/lang/Object;)I"},
}

// keys are the methods that comparators made by other classes than the program's
// call, by the class that makes them.
var keys = map[string][][3]string{
	"java/util/Comparator": {
		{"java/util/function/Function", "apply", "(Ljava/lang/Object;)Ljava/lang/Object;"},
		{"java/util/function/ToIntFunction", "applyAsInt", "(Ljava/lang/Object;)I"},
		{"java/util/function/ToLongFunction", "applyAsLong", "(Ljava/lang/Object;)J"},
		{"java/util/function/ToDoubleFunction", "applyAsDouble", "(Ljava/lang/Object;)D"},
	},
	"java/util/Map$Entry": {
		{"java/util/Map$Entry", "getKey", "()Ljava/lang/Object;"},
		{"java/util/Map$Entry", "getValue", "()Ljava/lang/Object;"},
	},
}

// orders lists the methods of the program that some order may depend on: those
// that compare, and those that comparators of the library's making call.
func (u *universe) orders() []*classfile.Method {
	wanted := comparing
	made := map[string]bool{}
	for _, t := range u.typeOrder {
		host := u.dynamic.Host(t.name)
		if host != t.name && !made[host] && u.subtype(t.name, "java/util/Comparator") {
			made[host] = true
			wanted = append(wanted[:len(wanted):len(wanted)], keys[host]...)
		}
	}
	var all []*classfile.Method
	seen := map[*classfile.Method]bool{}
	for _, t := range u.typeOrder {
		if t.name[0] == '[' || u.platform(u.dynamic.Host(t.name)) || u.noInstances(t.name) {
			continue
		}
		for _, w := range wanted {
			if !u.subtype(t.name, w[0]) {
				continue
			}
			m, err := u.hier.Select(t.name, u.class(w[0]).FindMethod(w[1], w[2]))
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
