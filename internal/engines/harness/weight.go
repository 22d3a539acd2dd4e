package harness

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// Bounds of a lean plan, see Options.Lean.
const (
	leanWays    = 2    // constructors or factories of a class, and classes below a type
	leanChanges = 4    // methods that change an object
	leanCode    = 2000 // bytes of code that one of them may run
	maxWeight   = 20_000
)

// cheap returns the first n methods that run little code, in their order. If all run much,
// it returns the one that runs least. A plan that is not lean has all of them.
func (p *plan) cheap(v *value, ms []*classfile.Method, n int) []*classfile.Method {
	if !p.opts.Lean || len(ms) == 0 {
		return ms
	}
	var some []*classfile.Method
	least, weight := ms[0], maxWeight+1
	for _, m := range ms {
		w := p.effects.weight([]*classfile.Method{m})
		if w < leanCode && len(some) < n {
			some = append(some, m)
		}
		if w < weight {
			least, weight = m, w
		}
	}
	if len(some) == 0 {
		some = []*classfile.Method{least}
	}
	if len(some) < len(ms) {
		p.cut(v, "of the ways to make and change %s only the simplest ones are taken", typeText(v.desc))
	}
	return some
}

// weight is the size of the code that building may run.
func (p *plan) weight() int {
	var ms []*classfile.Method
	for _, v := range p.values {
		for _, w := range slices.Concat(v.ways, v.changes) {
			if w.m != nil {
				ms = append(ms, w.m)
			}
		}
	}
	for _, in := range p.inputs {
		if in.value != nil && in.value.id == 0 && in.value.ways[0].m != nil {
			ms = append(ms, in.value.ways[0].m)
		}
	}
	return p.effects.weight(ms)
}

// outside are prefixes of methods of the JDK that use what is outside of the program, or
// make a proof impossible in other ways.
var outside = []string{"java/nio/file/", "java/io/File", "java/net/", "java/lang/reflect/", "java/lang/Thread", "java/lang/ClassLoader", "java/util/concurrent/", "java/lang/Process"}

// weight is the size of the code of the program that calls of ms may run, at most
// maxWeight.
func (e *effects) weight(ms []*classfile.Method) int {
	seen := map[*classfile.Method]bool{}
	total := 0
	for queue := slices.Clone(ms); len(queue) > 0 && total < maxWeight; {
		m := queue[len(queue)-1]
		queue = queue[:len(queue)-1]
		if seen[m] {
			continue
		}
		seen[m] = true
		f := e.factsOf(m)
		total += f.size
		for _, l := range f.library {
			total += 20
			if slices.ContainsFunc(outside, func(p string) bool { return strings.HasPrefix(l.Class.Name, p) }) {
				total += leanCode
			}
		}
		for _, c := range f.calls {
			queue = append(queue, c.method)
		}
	}
	return min(total, maxWeight)
}
