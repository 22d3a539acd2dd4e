package typeflow

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/flow"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ssa"
)

// Flow is what the analysis has found. It is not changed afterwards.
type Flow struct {
	prog   *reach.Program
	number map[*reach.Type]int
	within map[string]flow.Set // the types of objects of a static type
	under  *below
	runs   map[*reach.Method]bool

	nodes   []*node
	values  map[ssa.Value]*node
	results map[*reach.Method]*node
	fields  map[*classfile.Field]*node
	elems   map[string]*node // of arrays, by their type
	queue   []*node
}

// node is a place that holds references.
type node struct {
	only   flow.Set // what its static type admits
	types  flow.Set
	news   flow.Set // new types, which dependent nodes have not seen yet
	queued bool
	to     []*node
	seeing []func(t *reach.Type) // called once for each type
}

// Find analyses what can run from entry on, whose arguments the environment
// chooses.
func Find(p *reach.Program, entry *reach.Method) *Flow {
	f := &Flow{
		prog: p, number: map[*reach.Type]int{}, within: map[string]flow.Set{}, runs: map[*reach.Method]bool{},
		values: map[ssa.Value]*node{}, results: map[*reach.Method]*node{}, fields: map[*classfile.Field]*node{}, elems: map[string]*node{},
	}
	for i, t := range p.TypeOrder {
		f.number[t] = i
	}
	f.under = newBelow(p)
	f.runOpen(entry)
	for _, p := range entry.Func.Params {
		f.chosen(string(p.Typ))
	}
	f.initialise(entry.Def.Class.Name)
	if later := p.LaterRun(); later != nil {
		f.run(later)
	}
	for _, t := range p.TypeOrder {
		if t.Name[0] != '[' && (t.External || t.Given) {
			f.initialise(t.Name)
		}
	}
	if !reach.IsMain(entry.Def) {
		for _, m := range p.Inits { // of classes whose constants come in
			f.run(m)
		}
	}
	f.solve()
	return f
}

// chosen lets the environment choose an argument of type desc: arrays in it have
// any elements.
func (f *Flow) chosen(desc string) {
	elem := classfile.ElementClass(desc)
	if elem == "" {
		return
	}
	for i := range f.admitted(desc).All() {
		f.open(f.elements(f.prog.TypeOrder[i]))
	}
	f.chosen(classfile.DescriptorOf(elem))
}

// Types lists the types of the objects that a value can refer to, in the order of
// reach.Program.TypeOrder. known is false for a value that was not analysed: it can
// have any type that its static type admits.
func (f *Flow) Types(v ssa.Value) (types []*reach.Type, known bool) {
	n := f.values[v]
	if n == nil {
		return nil, false
	}
	for i := range n.types.All() {
		types = append(types, f.prog.TypeOrder[i])
	}
	return types, true
}

// Runs reports whether a method can run.
func (f *Flow) Runs(m *reach.Method) bool { return f.runs[m] }

// newNode makes a node for references of the static type called name.
func (f *Flow) newNode(name string) *node {
	n := &node{only: f.admitted(name)}
	f.nodes = append(f.nodes, n)
	return n
}

// open gives n all types that its static type admits.
func (f *Flow) open(n *node) {
	if n != nil {
		f.add(n, n.only)
	}
}

// add adds those of types to n that its static type admits.
func (f *Flow) add(n *node, types flow.Set) {
	if types.Within(n.types) {
		return
	}
	more := types.And(n.only).Minus(n.types)
	if more.IsEmpty() {
		return
	}
	n.types, n.news = n.types.Or(more), n.news.Or(more)
	if !n.queued {
		n.queued = true
		f.queue = append(f.queue, n)
	}
}

func (f *Flow) addType(n *node, t *reach.Type) { f.add(n, flow.SetOf(f.number[t])) }

// edge lets all that is in from go to to.
func (f *Flow) edge(from, to *node) {
	if from == nil || to == nil || from == to {
		return
	}
	from.to = append(from.to, to)
	f.add(to, from.types)
}

// see calls do once for each type that n has or will have.
func (f *Flow) see(n *node, do func(t *reach.Type)) {
	if n == nil {
		return
	}
	n.seeing = append(n.seeing, do)
	for i := range n.types.Minus(n.news).All() { // the others will be seen
		do(f.prog.TypeOrder[i])
	}
}

func (f *Flow) solve() {
	for len(f.queue) > 0 {
		n := f.queue[len(f.queue)-1]
		f.queue = f.queue[:len(f.queue)-1]
		news := n.news
		n.news, n.queued = flow.Set{}, false
		for _, to := range n.to {
			f.add(to, news)
		}
		for i := 0; i < len(n.seeing); i++ {
			for j := range news.All() {
				n.seeing[i](f.prog.TypeOrder[j])
			}
		}
	}
}

// field returns the node of a field.
func (f *Flow) field(x *classfile.Field) *node {
	n := f.fields[x]
	if n == nil {
		n = f.newNode(classfile.ClassNameOf(x.Desc))
		f.fields[x] = n
		if f.fromOutside(x) {
			f.open(n)
		}
	}
	return n
}

// fromOutside reports whether something else than an instruction may write to a
// field that the program owns: objects come in with their fields, a static field
// has a constant, and exceptions are made with a text.
func (f *Flow) fromOutside(x *classfile.Field) bool {
	if x.ConstantValue != nil || f.prog.Subtype(x.Class.Name, jdk.Throwable) {
		return true
	}
	if x.IsStatic() {
		return false
	}
	for _, t := range f.prog.TypeOrder {
		if t.Name[0] != '[' && (t.External || t.Given) && f.prog.Subtype(t.Name, x.Class.Name) {
			return true
		}
	}
	return false
}

// elements returns the node of the elements of arrays of exactly type t.
func (f *Flow) elements(t *reach.Type) *node {
	n, known := f.elems[t.Name]
	if known {
		return n
	}
	if elem := classfile.ElementClass(t.Name); elem != "" {
		n = f.newNode(elem)
	}
	f.elems[t.Name] = n
	if t.External || t.Given {
		f.open(n)
	}
	return n
}

// value returns the node of an SSA value, nil for one that is no reference.
func (f *Flow) value(v ssa.Value) *node {
	name := classfile.ClassNameOf(string(v.Type()))
	if v.Type() == ssa.Null || name == "" {
		return nil
	}
	n := f.values[v]
	if n == nil {
		n = f.newNode(name)
		f.values[v] = n
		if c, ok := v.(*ssa.Const); ok {
			f.exactly(n, classfile.ClassNameOf(string(c.Typ)))
		}
	}
	return n
}

// exactly gives n the type called name; all where no object is known to have it.
func (f *Flow) exactly(n *node, name string) {
	if t := f.prog.Types[name]; t != nil {
		f.addType(n, t)
	} else {
		f.open(n)
	}
}

func (f *Flow) result(m *reach.Method) *node {
	n, known := f.results[m]
	if !known {
		if name := classfile.ClassNameOf(reach.ResultType(m.Def)); name != "" {
			n = f.newNode(name)
		}
		f.results[m] = n
	}
	return n
}
