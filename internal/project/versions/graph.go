package versions

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// graph has a node for each method, class and field of a version, and for what its code uses of other code. Its edges lead to all that a
// node's meaning depends on.
type graph struct {
	v       *Version
	facts   *facts
	nodes   map[string]*node
	written map[string]bool // fields that code outside of class initialisers assigns; nil before it is asked for
}

// node is a part of a version.
type node struct {
	text    string          // all of it that is no edge
	to      map[string]bool // keys of other nodes
	reads   map[string]bool // keys of fields
	writes  map[string]bool // keys of fields, outside of class initialisers
	texts   []string        // its string constants
	static  bool            // a field that is static
	desc    string          // of a field
	prints  bool            // code that may have effects outside of the program
	foreign bool            // code that calls classes which both versions need
}

// The keys of nodes. belowKey says that the class is below another one, selectKey which method runs on objects of the class.
const (
	methodKey = "method:"
	classKey  = "class:"
	fieldKey  = "field:"
	belowKey  = "below:"
	selectKey = "select:"
	wholeKey  = "whole:"
	backKey   = "back:" // what code outside may call
)

func keyOf(m *classfile.Method) string { return methodKey + m.Class.Name + "." + m.Name + m.Desc }
func keyOfField(f *classfile.Field) string {
	return fieldKey + f.Class.Name + "." + f.Name + ":" + f.Desc
}

// newGraph makes the graph of a version.
func newGraph(v *Version, f *facts) *graph {
	g := &graph{v: v, facts: f, nodes: map[string]*node{}}
	for _, n := range v.names {
		c := v.classes[n]
		for _, m := range c.Methods {
			g.nodes[keyOf(m)] = g.method(m)
		}
		for _, f := range c.Fields {
			g.field(f)
		}
		g.class(n)
	}
	g.back()
	return g
}

func newNode() *node {
	return &node{to: map[string]bool{}, reads: map[string]bool{}, writes: map[string]bool{}}
}

// class adds the node of a class: what its header says, which of the version's classes are below it, and its initialiser.
func (g *graph) class(name string) {
	if name = classfile.InnermostClass(name); name == "" || g.nodes[classKey+name] != nil {
		return
	}
	n := newNode()
	g.nodes[classKey+name] = n
	for _, b := range g.v.below[name] {
		n.to[belowKey+b] = true
	}
	c := g.v.classes[name]
	if c == nil {
		return
	}
	const flags = classfile.AccPublic | classfile.AccFinal | classfile.AccInterface | classfile.AccAbstract | classfile.AccEnum
	n.text = fmt.Sprintln(c.Access&flags, c.Super, c.Interfaces, c.PermittedSubclasses, c.IsRecord)
	for _, m := range c.Methods {
		if m.IsClassInit() {
			n.to[keyOf(m)] = true
		}
	}
	for _, super := range append([]string{c.Super}, c.Interfaces...) {
		if g.v.isOwn(super) {
			n.to[classKey+super] = true
		}
	}
	g.nodes[belowKey+name] = newNode()
}

// visible are the flags that say which code may use a member.
const visible = classfile.AccPublic | classfile.AccProtected | classfile.AccPrivate

// field adds the node of a field.
func (g *graph) field(f *classfile.Field) {
	n := newNode()
	n.static, n.desc = f.IsStatic() && !f.Access.Has(classfile.AccSynthetic), f.Desc
	n.text = fmt.Sprintf("%d %T %v", f.Access&(visible|classfile.AccStatic), f.ConstantValue, f.ConstantValue)
	if f.IsStatic() {
		n.to[classKey+f.Class.Name] = true
	}
	g.nodes[keyOfField(f)] = n
}

// method makes the node of a method.
func (g *graph) method(m *classfile.Method) *node {
	const flags = visible | classfile.AccStatic | classfile.AccSynchronized | classfile.AccNative | classfile.AccAbstract
	w := &writer{graph: g, m: m, node: newNode()}
	fmt.Fprintln(&w.text, m.Access&flags)
	if m.Code != nil {
		w.code(m.Code.Read())
	}
	if m.IsNative() {
		w.node.to[wholeKey] = true
	}
	if m.IsStatic() || m.IsInit() {
		w.use(m.Class.Name)
	}
	w.node.text = w.text.String()
	return w.node
}

// reach lists the keys of all that a node depends on, itself included.
func (g *graph) reach(from ...string) map[string]bool {
	seen := map[string]bool{}
	for len(from) > 0 {
		k := from[len(from)-1]
		from = from[:len(from)-1]
		if n := g.nodes[k]; n != nil && !seen[k] {
			seen[k] = true
			for to := range n.to {
				from = append(from, to)
			}
		}
	}
	return seen
}

// writer makes the node of a method from its code.
type writer struct {
	*graph
	m    *classfile.Method
	node *node
	text strings.Builder
	at   map[int]int // the number of the instruction at an offset
}

// code writes instructions without what only the constant pool, or the lengths of instructions, decide.
func (w *writer) code(code *classfile.Code) {
	var ins []classfile.Instruction
	w.at = map[int]int{len(code.Bytes): -1}
	for in, err := range classfile.Instructions(code.Bytes) {
		if err != nil {
			w.whole()
			return
		}
		w.at[in.PC] = len(ins)
		ins = append(ins, in)
	}
	for i := range ins {
		w.instruction(&ins[i])
	}
	for _, h := range code.Handlers {
		fmt.Fprintln(&w.text, "handler", w.at[h.Start], w.at[h.End], w.at[h.Target], h.CatchType)
		if h.CatchType != "" {
			w.use(h.CatchType)
		}
	}
}

// whole says that the method's meaning may depend on anything in the version.
func (w *writer) whole() { w.node.to[wholeKey] = true }

func (w *writer) instruction(in *classfile.Instruction) {
	op := in.Op
	switch op { // the same with another length
	case classfile.OpLdcW:
		op = classfile.OpLdc
	case classfile.OpGotoW:
		op = classfile.OpGoto
	}
	switch pool := &w.m.Class.Pool; op {
	case classfile.OpLdc, classfile.OpLdc2W:
		c, err := pool.Loadable(in.Index)
		if err != nil {
			w.whole()
			return
		}
		fmt.Fprintln(&w.text, op, w.constant(c, 0))
	case classfile.OpGetstatic, classfile.OpPutstatic, classfile.OpGetfield, classfile.OpPutfield:
		ref, _ := pool.FieldRef(in.Index) // Parse has checked it
		w.access(op, ref)
	case classfile.OpInvokevirtual, classfile.OpInvokespecial, classfile.OpInvokestatic, classfile.OpInvokeinterface:
		ref, _ := pool.MethodRef(in.Index)
		fmt.Fprintln(&w.text, op, ref)
		w.node.prints = w.node.prints || outward(ref)
		w.call(op, ref)
	case classfile.OpInvokedynamic:
		d, err := pool.Dynamic(in.Index)
		if err != nil {
			w.whole()
			return
		}
		fmt.Fprintln(&w.text, op, w.constant(d, 0))
		w.site(d)
	case classfile.OpNew, classfile.OpAnewarray, classfile.OpCheckcast, classfile.OpInstanceof, classfile.OpMultianewarray:
		name, _ := pool.ClassName(in.Index)
		fmt.Fprintln(&w.text, op, name, in.Value)
		w.use(name)
	default:
		var targets []int
		for _, t := range in.Targets {
			targets = append(targets, w.at[t])
		}
		target := 0
		if in.Target != 0 {
			target = w.at[in.Target]
		}
		fmt.Fprintln(&w.text, op, in.Index, in.Value, target, in.Keys, targets)
	}
}

// use notes that the code names a class.
func (w *writer) use(name string) {
	if name = classfile.InnermostClass(name); name == "" {
		return
	}
	w.class(name)
	w.node.to[classKey+name] = true
}

// constant writes a constant with all that it refers to.
func (w *writer) constant(c classfile.Const, depth int) string {
	const enough = 16
	if depth > enough {
		w.whole()
		return ""
	}
	switch c := c.(type) {
	case classfile.StringConst:
		w.node.texts = append(w.node.texts, string(c))
		return fmt.Sprintf("%q", string(c))
	case classfile.ClassConst:
		w.use(string(c))
	case *classfile.MethodHandleConst:
		return fmt.Sprint("handle ", c.Kind, " ", c.Ref)
	case *classfile.DynamicConst:
		if c.Bootstrap >= len(w.m.Class.BootstrapMethods) {
			w.whole()
			return ""
		}
		if !c.Invoke {
			w.whole() // code that is found by name makes it
		}
		b := w.m.Class.BootstrapMethods[c.Bootstrap]
		text := fmt.Sprint(c.Name, c.Desc, " ", w.constant(b.Method, depth+1))
		for _, a := range b.Args {
			text += ", " + w.constant(a, depth+1)
		}
		return text
	}
	return fmt.Sprintf("%T %v", c, c)
}

// access notes an access of a field.
func (w *writer) access(op classfile.Opcode, ref classfile.MemberRef) {
	fmt.Fprintln(&w.text, op, ref)
	f, err := w.v.hier.ResolveField(ref)
	if err != nil {
		w.whole()
		return
	}
	if !w.v.isOwn(f.Class.Name) {
		w.node.prints = w.node.prints || outward(ref)
		return
	}
	k := keyOfField(f)
	w.node.to[k] = true
	switch op {
	case classfile.OpGetfield, classfile.OpGetstatic:
		w.node.reads[k] = true
	default:
		if !w.m.IsClassInit() || f.Class != w.m.Class {
			w.node.writes[k] = true
		}
	}
}

// site notes what a call site of invokedynamic depends on.
func (w *writer) site(d *classfile.DynamicConst) {
	if d.Bootstrap >= len(w.m.Class.BootstrapMethods) {
		w.whole()
		return
	}
	b := w.m.Class.BootstrapMethods[d.Bootstrap]
	params, _, _ := classfile.ParseMethodDescriptor(d.Desc)
	for _, a := range b.Args {
		if h, ok := a.(*classfile.MethodHandleConst); ok {
			w.handle(h)
		}
	}
	switch b.Method.Ref.Class {
	case "java/lang/invoke/LambdaMetafactory", "java/lang/runtime/SwitchBootstraps":
	case "java/lang/invoke/StringConcatFactory":
		for _, p := range params {
			if !w.v.closed(p) {
				w.dispatch("java/lang/Object", "toString", "()Ljava/lang/String;")
			}
		}
	case "java/lang/runtime/ObjectMethods":
		w.dispatch("java/lang/Object", "toString", "()Ljava/lang/String;")
		w.dispatch("java/lang/Object", "equals", "(Ljava/lang/Object;)Z")
		w.dispatch("java/lang/Object", "hashCode", "()I")
	default:
		w.whole()
	}
}

// handle notes what a method handle refers to.
func (w *writer) handle(h *classfile.MethodHandleConst) {
	switch h.Kind {
	case classfile.RefGetField:
		w.access(classfile.OpGetfield, h.Ref)
	case classfile.RefGetStatic:
		w.access(classfile.OpGetstatic, h.Ref)
	case classfile.RefPutField:
		w.access(classfile.OpPutfield, h.Ref)
	case classfile.RefPutStatic:
		w.access(classfile.OpPutstatic, h.Ref)
	case classfile.RefInvokeStatic:
		w.call(classfile.OpInvokestatic, h.Ref)
	case classfile.RefInvokeSpecial:
		w.call(classfile.OpInvokespecial, h.Ref)
	case classfile.RefNewInvokeSpecial:
		w.use(h.Ref.Class)
		w.call(classfile.OpInvokespecial, h.Ref)
	default:
		w.call(classfile.OpInvokevirtual, h.Ref)
	}
}

// sorted lists the keys of a set in their order.
func sorted(set map[string]bool) []string {
	list := make([]string, 0, len(set))
	for k := range set {
		list = append(list, k)
	}
	slices.Sort(list)
	return list
}
