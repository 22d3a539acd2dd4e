package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// maxTuple bounds how many plain variables one reference field may add to a
// reference tuple: each is an argument of every predicate that carries such a
// reference.
const maxTuple = 8

// findTuples decides which fields are components of reference tuples (LPAR'17
// §2 "Encoding of References as Tuples"). The paper takes the final fields
// whose type is not recursive. Here fields qualify that behave like final ones:
// every constructor sets the field exactly once on the way to each of its
// returns, before other code can see the object, and other code does not set
// it. Then every read gets the only value of the field, so a reference may
// carry it from its allocation on.
func (p *Program) findTuples() {
	if p.Opts.NoTuples || p.Opts.Execute != nil {
		return
	}
	writes := p.fieldWrites()
	constructors := map[*classfile.Class][]*Method{}
	for _, x := range p.Methods {
		if x.Def.Name == "<init>" {
			constructors[x.Def.Class] = append(constructors[x.Def.Class], x)
		}
	}
	for _, x := range p.Methods {
		if x.Def.Name != "<init>" {
			continue
		}
		if !p.GoesOn() {
			return
		}
		for _, f := range x.Def.Class.Fields {
			if p.Reads[f] && !f.IsStatic() && !p.InTuple[f] && f.Class.Name != jdk.Throwable && p.publishes(f, constructors[f.Class]) && p.setOnce(f, writes[f], constructors[f.Class]) {
				p.InTuple[f] = true
			}
		}
	}
	for _, b := range jdk.Wrappers() {
		if f := p.BoxValue(b.Class); f != nil && p.Reads[f] && len(writes[f]) == 0 {
			p.InTuple[f] = true // set by valueOf alone, see boxing
		}
	}
	p.dropRecursive()
	if p.ForeignThrows() {
		p.findEstablished(writes, constructors)
	}
	if p.Opts.Interference {
		p.findEstablishedStatics()
	}
}

// findEstablished finds the fields of objects, other than those of tuples, that every constructor
// sets before other code can see the object. The program never reads the default value of such a
// field, whatever else sets it.
func (p *Program) findEstablished(writes map[*classfile.Field][]write, constructors map[*classfile.Class][]*Method) {
	for c, xs := range constructors {
		if c.Name == jdk.Throwable || c.Name == jdk.Object {
			continue
		}
		for _, f := range c.Fields {
			if !p.Reads[f] || f.IsStatic() || p.InTuple[f] {
				continue
			}
			n, number := someNumber(f, writes[f])
			if (classfile.ClassNameOf(f.Desc) != "" || number) && p.publishes(f, xs) && p.established(f, writes[f], xs) {
				p.Established[f] = true
				if number {
					p.EstablishedAs[f] = n
				}
			}
		}
	}
}

// someNumber returns a constant that some constructor writes to f, a field of integers.
func someNumber(f *classfile.Field, ws []write) (n int64, ok bool) {
	if !strings.Contains("ZBCSIJ", f.Desc) {
		return 0, false
	}
	for _, w := range ws {
		if w.in.Def.Name != "<init>" || w.in.Def.Class != f.Class {
			continue
		}
		vs := []ssa.Value{w.at.Stored}
		if phi, ok := w.at.Stored.(*ssa.Phi); ok {
			vs = phi.Args
		}
		for _, v := range vs {
			if c, ok := v.(*ssa.Const); ok && (c.Typ == ssa.Int || c.Typ == ssa.Long) {
				return c.Int, true
			}
		}
	}
	return 0, false
}

// established reports whether each of the constructors sets f as findEstablished wants it.
func (p *Program) established(f *classfile.Field, ws []write, constructors []*Method) bool {
	for _, x := range constructors {
		if delegates(x) {
			continue
		}
		puts := map[ssa.Instr]bool{}
		for _, w := range ws {
			if w.in == x && w.at.Object == ssa.Value(x.Func.Params[0]) {
				puts[w.at] = true
			}
		}
		if len(puts) == 0 || !p.setsInTime(x, puts, f) {
			return false
		}
	}
	return true
}

// setsInTime reports whether on each path through constructor x some of puts, which set f of the new object, runs before the
// constructor returns, the object is passed on, or f is read.
func (p *Program) setsInTime(x *Method, puts map[ssa.Instr]bool, f *classfile.Field) bool {
	set := setAtStart(x.Func, puts)
	leaks := newLeaks(p, f)
	for _, b := range x.Func.Blocks {
		known := set[b]
		for _, in := range b.Instrs {
			if _, ok := in.(*ssa.Return); !known && (ok || leaks.here(x, in)) {
				return false
			}
			known = known || puts[in]
		}
	}
	return true
}

// setAtStart finds the blocks before which some of puts has run, whatever path leads there: the greatest
// fixpoint of the meet over all edges. A block with a handler may end before any of its instructions has run.
func setAtStart(f *ssa.Func, puts map[ssa.Instr]bool) map[*ssa.Block]bool {
	set := map[*ssa.Block]bool{}
	for _, b := range f.Blocks {
		set[b] = b != f.Blocks[0]
	}
	for changed := true; changed; {
		changed = false
		meet := func(to *ssa.Block, known bool) {
			if set[to] && !known {
				set[to], changed = false, true
			}
		}
		for _, b := range f.Blocks {
			after := set[b] || slices.ContainsFunc(b.Instrs, func(in ssa.Instr) bool { return puts[in] })
			for _, s := range b.Succs {
				meet(s, after)
			}
			for _, h := range b.Handlers {
				meet(h.Target, set[b])
			}
		}
	}
	return set
}

// write is a putfield of some method.
type write struct {
	in *Method
	at *ssa.PutField
}

func (prog *Program) fieldWrites() map[*classfile.Field][]write {
	ws := map[*classfile.Field][]write{}
	for _, x := range prog.Methods {
		for _, b := range x.Func.Blocks {
			for _, in := range b.Instrs {
				if p, ok := in.(*ssa.PutField); ok {
					if f := prog.Field(p.Field); f != nil {
						ws[f] = append(ws[f], write{x, p})
					}
				}
			}
		}
	}
	return ws
}

// setOnce reports whether f is set as findTuples wants it, by ws alone, where its class has these
// constructors.
func (p *Program) setOnce(f *classfile.Field, ws []write, constructors []*Method) bool {
	byConstructor := map[*Method]*ssa.PutField{}
	for _, w := range ws {
		if w.in.Def.Name != "<init>" || w.in.Def.Class != f.Class || w.at.Object != ssa.Value(w.in.Func.Params[0]) || byConstructor[w.in] != nil {
			return false
		}
		byConstructor[w.in] = w.at
	}
	for _, x := range constructors {
		put := byConstructor[x]
		if delegates(x) {
			if put != nil {
				return false
			}
			continue
		}
		if put == nil || !p.setsFirst(x, put, f) {
			return false
		}
	}
	return len(ws) > 0
}

// delegates reports whether a constructor begins with this(…).
func delegates(x *Method) bool {
	for _, c := range superCalls(x) {
		if c.Method.Class == x.Def.Class.Name {
			return true
		}
	}
	return false
}

// superCalls lists the constructor calls that a constructor makes on its own
// object.
func superCalls(x *Method) []*ssa.Call {
	var cs []*ssa.Call
	for _, b := range x.Func.Blocks {
		for _, in := range b.Instrs {
			if c, ok := in.(*ssa.Call); ok && c.Kind == ssa.InvokeSpecial && c.Method.Name == "<init>" && c.Args[0] == ssa.Value(x.Func.Params[0]) {
				cs = append(cs, c)
			}
		}
	}
	return cs
}

// setsFirst reports whether put runs exactly once before each return of constructor x, and before
// that the object is not passed on, and f is not read.
func (p *Program) setsFirst(x *Method, put *ssa.PutField, f *classfile.Field) bool {
	if inCycle(put.Block()) {
		return false
	}
	dom := ssa.Dominators(x.Func)
	home := put.Block()
	before := func(b *ssa.Block, i int) bool { // whether put has not surely run at instruction i of b
		if b == home {
			return i < indexIn(home, put)
		}
		if !dom.Dominates(home, b) {
			return true
		}
		// On an exceptional edge out of home, put, which throws last if at all,
		// has not run.
		return Exceptional(home, b) || reachedExceptionally(dom, home, b)
	}
	leaks := newLeaks(p, f)
	for _, b := range x.Func.Blocks {
		for i, in := range b.Instrs {
			if _, ok := in.(*ssa.Return); ok && before(b, i) {
				return false
			}
			if before(b, i) && leaks.here(x, in) {
				return false
			}
		}
	}
	return true
}

// reachedExceptionally reports whether b may be reached through a handler of
// home.
func reachedExceptionally(dom *ssa.DomTree, home, b *ssa.Block) bool {
	return len(home.Handlers) > 0 && b != home && !(len(home.Succs) == 1 && dom.Dominates(home.Succs[0], b))
}

func indexIn(b *ssa.Block, in ssa.Instr) int {
	for i, x := range b.Instrs {
		if x == in {
			return i
		}
	}
	panic("BUG: instruction is not in its block")
}

// inCycle reports whether control can come back to b.
func inCycle(b *ssa.Block) bool {
	seen := map[*ssa.Block]bool{}
	var visit func(c *ssa.Block) bool
	visit = func(c *ssa.Block) bool {
		next := c.Succs
		for _, h := range c.Handlers {
			next = append(next[:len(next):len(next)], h.Target)
		}
		for _, s := range next {
			if s == b {
				return true
			}
			if !seen[s] {
				seen[s] = true
				if visit(s) {
					return true
				}
			}
		}
		return false
	}
	return visit(b)
}

// dropRecursive removes from the tuples the reference fields whose class has,
// directly or through the tuples of its fields, a reference to itself, and
// those that would make tuples too large.
func (p *Program) dropRecursive() {
	for _, x := range p.Methods {
		if !p.GoesOn() {
			return
		}
		for _, f := range x.Def.Class.Fields {
			if p.InTuple[f] && classfile.ClassNameOf(f.Desc) != "" && p.tupleSize(classfile.ClassNameOf(f.Desc), map[string]bool{f.Class.Name: true}) > maxTuple {
				delete(p.InTuple, f)
			}
		}
	}
}

// tupleSize counts the plain variables of a reference of static type name, or
// more than maxTuple if one of the classes in path occurs again.
func (p *Program) tupleSize(name string, path map[string]bool) int {
	const id, typ, site = 1, 1, 1
	n := id + typ + site
	if name[0] == '[' {
		return n + 1
	}
	for c := p.Class(name); c != nil && !c.IsInterface(); c = p.Class(c.Super) {
		if path[c.Name] {
			return maxTuple + 1
		}
		path[c.Name] = true
		defer delete(path, c.Name)
		for _, f := range c.Fields {
			switch {
			case !p.InTuple[f]:
			case classfile.ClassNameOf(f.Desc) == "":
				n++
			default:
				n += p.tupleSize(classfile.ClassNameOf(f.Desc), path)
			}
			if n > maxTuple {
				return n
			}
		}
		if c.Super == "" {
			break
		}
	}
	return n
}

// readBoxes makes the values of boxes fields that are read, since comparing
// two references may.
func (p *Program) readBoxes() {
	for _, b := range jdk.Wrappers() {
		if f := p.BoxValue(b.Class); f != nil && b.Lo <= b.Hi {
			p.Reads[f] = true
		}
	}
}
