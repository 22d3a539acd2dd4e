package reach

import (
	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// handing finds the program's code that code without a body may call behind a
// cut. Such code may call every method of the objects that it is given, as far
// as the types admit it, and of objects that these calls return.
type handing struct {
	prog    *Program
	cuts    map[ssa.Instr][]int
	emitted map[*Method]bool // their procedures have been made, so their cuts are known
	opened  map[string]*opens
	among   map[string][]*Type // possible dynamic types, by static class
}

// handover has the objects that an instruction passes to code without a body.
type handover struct {
	objects    []handedObject
	texts      []string // static classes of objects that are only turned into text
	classes    []string // that it initialises
	everything bool     // it may call any code, by reflection
}

// handedObject is an object of a class, or also of a subclass.
type handedObject struct {
	name  string
	exact bool
}

// opens has the methods that code without a body can call on an object, and the
// objects that it gets from them.
type opens struct {
	methods []*classfile.Method
	classes []string // static classes
}

func newHanding(p *Program, cuts map[ssa.Instr][]int, emitted int) *handing {
	h := &handing{prog: p, cuts: cuts, emitted: map[*Method]bool{}, opened: map[string]*opens{}, among: map[string][]*Type{}}
	for _, x := range p.Methods[:emitted] {
		h.emitted[x] = true
	}
	return h
}

// handsOver returns the objects that an instruction passes to code without a
// body; nil if there are none.
func (h *handing) handsOver(x *Method, in ssa.Instr) *handover {
	out := &handover{}
	cut := len(h.cuts[in]) > 0
	for _, v := range in.Operands() {
		if c, ok := v.(*ssa.Const); ok {
			if _, dynamic := c.Pool.(*classfile.DynamicConst); dynamic {
				out.everything = true
			}
		}
	}
	operands, texts := cut, false
	switch in := in.(type) {
	case *ssa.CallDynamic:
		switch Bootstrap(x.Def.Class, in.Site) {
		case jdk.ConcatWithRecipe, jdk.ConcatWithoutRecipe:
			texts = true
		default:
			out.everything = true
		}
	case *ssa.Call:
		s := x.Sites[in]
		if s == nil || s.Resolved == nil {
			break
		}
		m := s.Resolved
		foreign := (s.NoBody || len(s.Unmodelled) > 0) && !jdk.MethodIs(m, jdk.Harmless)
		if jdk.IsIntrinsic(m) {
			texts = turnsIntoText(m)
			// Overriding methods were looked for only where procedures were made.
			foreign = !h.emitted[x] && s.Instr.(*ssa.Call).Kind != ssa.InvokeStatic && !m.Access.Has(classfile.AccFinal) && !m.IsInit()
		}
		operands = operands || foreign
		if jdk.Reflective(m) {
			h.reflects(in, m, out)
		}
		if foreign && h.prog.FindsCode(x, in, m) != "" {
			out.everything = true
		}
	}
	if operands || texts {
		for _, v := range in.Operands() {
			h.operand(x, v, out, !operands)
		}
	}
	if cut && x.Library() { // the JDK's code may use all its arguments
		for _, p := range x.Func.Params {
			h.operand(x, p, out, false)
		}
	}
	if len(out.objects)+len(out.texts)+len(out.classes) == 0 && !out.everything {
		return nil
	}
	return out
}

// reflects adds the possible targets of a reflective call of m.
func (h *handing) reflects(in *ssa.Call, m *classfile.Method, out *handover) {
	name, known := forName(in, m)
	switch {
	case known:
		if c, err := h.prog.src.Class(name); err == nil && !c.Origin.Platform {
			out.classes = append(out.classes, name)
		}
	case jdk.Is(m, jdk.WritesFields): // they write, and call methods of their arguments
	default:
		out.everything = true
	}
}

// operand adds a value that is handed over.
func (h *handing) operand(x *Method, v ssa.Value, out *handover, text bool) {
	name := classfile.ClassNameOf(string(v.Type()))
	if name == "" || v.Type() == ssa.Null {
		return
	}
	if a, ok := v.(*ssa.NewArray); ok {
		if vs, ok := ElementsOf(x.Func, a); ok {
			for _, e := range vs {
				if e != ssa.Value(a) {
					h.operand(x, e, out, text)
				}
			}
			return
		}
	}
	n, isNew := v.(*ssa.New)
	switch {
	case text:
		out.texts = append(out.texts, name)
	case isNew:
		out.objects = append(out.objects, handedObject{n.Class, true})
	default:
		out.objects = append(out.objects, handedObject{name, false})
	}
}

// possible lists the dynamic types of objects of static class name.
func (h *handing) possible(name string) []*Type {
	ts, ok := h.among[name]
	if !ok {
		ts, _ = h.prog.Possible(name)
		h.among[name] = ts
	}
	return ts
}

// opens returns the possible calls on objects of exactly that class.
func (h *handing) opens(name string) *opens {
	o := h.opened[name]
	if o == nil {
		o = h.prog.opens(name)
		h.opened[name] = o
	}
	return o
}

func (p *Program) opens(name string) *opens {
	o := &opens{}
	if name[0] == '[' {
		if e := classfile.ElementClass(name); e != "" {
			o.classes = append(o.classes, e)
		}
		return o
	}
	if !p.Platform(name) {
		o.methods = p.callable(name)
		for _, m := range o.methods {
			if n := classfile.ClassNameOf(ResultType(m)); n != "" {
				o.classes = append(o.classes, n)
			}
		}
	}
	// The platform's part of the object holds its arguments.
	for c := p.Class(name); c != nil; c = p.Class(c.Super) {
		if c.Origin.Model {
			for _, f := range c.Fields {
				if n := classfile.ClassNameOf(f.Desc); n != "" && !f.IsStatic() {
					o.classes = append(o.classes, n)
				}
			}
		}
		if c.Super == "" {
			break
		}
	}
	return o
}

// callable lists the methods of the program that code without a body can call on
// objects of a class: those that override or implement the platform's.
func (prog *Program) callable(name string) []*classfile.Method {
	ms, _ := prog.callableFrom(name)
	return ms
}

// callableFrom is callable, and lists the platform's classes that the class inherits from.
func (prog *Program) callableFrom(name string) (ms []*classfile.Method, platform []*classfile.Class) {
	supers, err := prog.Hier.Superclasses(name)
	prog.fail(err)
	interfaces, err := prog.Hier.AllInterfaces(name)
	prog.fail(err)
	supers = append(supers[:len(supers):len(supers)], interfaces...)
	for _, s := range supers {
		if c := prog.Class(s); c != nil && c.Origin.Platform {
			platform = append(platform, c)
		}
	}
	overrides := func(m *classfile.Method) bool {
		for _, p := range platform {
			if o := p.FindMethod(m.Name, m.Desc); o != nil && !o.IsPrivate() && !o.IsStatic() {
				return true
			}
		}
		return false
	}
	for _, s := range append([]string{name}, supers...) {
		c := prog.Class(s)
		if c == nil || c.Origin.Platform {
			continue
		}
		for _, m := range c.Methods {
			if m.Code == nil || m.IsStatic() || m.IsInit() {
				continue
			}
			if jdk.Serializes(m.Name) || !m.IsPrivate() && overrides(m) {
				ms = append(ms, m)
			}
		}
	}
	return ms, platform
}

// shows lists the methods of the program that turn objects of a static class into
// text; contents says that these may turn other objects into text, too.
func (h *handing) shows(name string) (own []*classfile.Method, contents bool) {
	for _, t := range h.possible(name) {
		x := h.prog.TextOf(t)
		if x.Own != nil {
			own = append(own, x.Own)
		}
		contents = contents || x.Contents || t.Name[0] == '['
	}
	return own, contents
}

// explore makes code reachable that only runs behind cuts. It reports whether
// all of it is available.
func (h *handing) explore() bool {
	p := h.prog
	for done := 0; ; {
		h.among, h.opened = map[string][]*Type{}, map[string]*opens{}
		known := len(p.Methods) + len(p.TypeOrder)
		s := search{h: h, seen: map[handedObject]bool{}, shown: map[string]bool{}}
		for _, x := range p.Methods {
			for _, b := range x.Func.Blocks {
				for _, in := range b.Instrs {
					s.instr(x, in)
				}
			}
		}
		for _, m := range s.methods {
			if p.usesBody(m) {
				p.reach(m)
			}
		}
		if err := p.run(); err != nil || p.Err != nil {
			return false
		}
		if known == len(p.Methods)+len(p.TypeOrder) {
			return true
		}
		if done++; done > maxExplored {
			return false
		}
	}
}

// maxExplored is how often code behind cuts is looked at for more such code.
const maxExplored = 50

// search finds the objects that all instructions together pass to code without a body.
type search struct {
	h       *handing
	seen    map[handedObject]bool
	shown   map[string]bool
	methods []*classfile.Method
}

func (s *search) instr(x *Method, in ssa.Instr) {
	o := s.h.handsOver(x, in)
	if o == nil {
		return
	}
	for _, v := range o.objects {
		s.object(v)
	}
	for _, n := range o.texts {
		s.text(n)
	}
	for _, n := range o.classes {
		s.h.prog.NeedsInit(n)
	}
}

func (s *search) object(v handedObject) {
	if s.seen[v] {
		return
	}
	s.seen[v] = true
	if !v.exact {
		for _, t := range s.h.possible(v.name) {
			s.object(handedObject{t.Name, true})
		}
		return
	}
	o := s.h.opens(v.name)
	s.methods = append(s.methods, o.methods...)
	if len(o.methods) > 0 {
		s.text(jdk.Throwable)
	}
	for _, c := range o.classes {
		s.object(handedObject{c, false})
	}
}

func (s *search) text(name string) {
	if s.shown[name] {
		return
	}
	s.shown[name] = true
	own, contents := s.h.shows(name)
	s.methods = append(s.methods, own...)
	if contents {
		s.text(jdk.Object)
	}
}
