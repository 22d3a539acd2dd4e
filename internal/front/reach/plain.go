package reach

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// plain reports whether method m of the program does no more than join texts: it
// reads fields of its own object, calculates, and turns values into text. It
// does not throw, has no side effect, initialises no class, and calls only plain
// methods. Endless recursion is not excluded: methods that are being analysed count as plain.
func (prog *Program) plain(m *classfile.Method) bool { return prog.plainly().plain(m) }

// plainly answers plain for several methods, as long as nothing new is reached.
func (prog *Program) plainly() *plainMethods {
	return &plainMethods{prog: prog, done: map[*classfile.Method]bool{}}
}

// plainMethods has what is known of methods.
type plainMethods struct {
	prog *Program
	done map[*classfile.Method]bool // whether they are plain
	seen map[*classfile.Method]bool // those that are being analysed
}

// plain is Program.plain.
func (k *plainMethods) plain(m *classfile.Method) bool {
	k.seen = map[*classfile.Method]bool{}
	if !k.body(m) {
		return false
	}
	for m := range k.seen { // what all of them call is plain, too
		k.done[m] = true
	}
	return true
}

// body looks at a method and what it calls.
func (k *plainMethods) body(m *classfile.Method) bool {
	if plain, known := k.done[m]; known {
		return plain
	}
	if k.seen[m] {
		return true
	}
	k.seen[m] = true
	if k.look(m) {
		return true
	}
	k.done[m] = false
	return false
}

// look looks at the instructions of a method.
func (k *plainMethods) look(m *classfile.Method) bool {
	prog := k.prog
	if m.Code == nil {
		return false
	}
	f, err := prog.ssa.of(m)
	if err != nil {
		return false
	}
	p := &plainness{prog: prog, m: m, known: k}
	if !m.IsStatic() || ofRecord(m) {
		p.this = f.Params[0]
	}
	for _, b := range f.Blocks {
		for _, in := range b.Instrs {
			if n := prog.initialisedBy(in); n != "" && prog.initRuns(m.Class, n) || !p.instr(in) {
				return false
			}
		}
	}
	return true
}

// ofRecord reports whether m is what a method that javac writes for a record is linked to. That method passes its own object.
func ofRecord(m *classfile.Method) bool {
	record, _, generated := strings.Cut(m.Class.Name, recordMark)
	return generated && strings.HasPrefix(m.Desc, "("+classfile.DescriptorOf(record))
}

// plainness looks at one method.
type plainness struct {
	prog  *Program
	m     *classfile.Method
	this  ssa.Value // nil in static methods, but those of records
	known *plainMethods
}

func (p *plainness) instr(in ssa.Instr) bool {
	switch in := in.(type) {
	case *ssa.Phi, *ssa.Neg, *ssa.Convert, *ssa.New, *ssa.GetStatic, *ssa.InstanceOf, *ssa.If, *ssa.Switch, *ssa.Jump, *ssa.Return:
		return true
	case *ssa.BinOp:
		c, constant := in.Y.(*ssa.Const)
		floats := in.Type() == ssa.Float || in.Type() == ssa.Double
		return in.Op != ssa.Div && in.Op != ssa.Rem || floats || constant && c.Int != 0
	case *ssa.GetField:
		return p.own(in.Object) && p.prog.Field(in.Field) != nil
	case *ssa.PutField:
		return p.m.Name == "<init>" && p.own(in.Object)
	case *ssa.Monitor:
		return p.own(in.Object)
	case *ssa.Call:
		return p.call(in)
	case *ssa.CallDynamic:
		switch Bootstrap(p.m.Class, in.Site) {
		case jdk.ConcatWithRecipe, jdk.ConcatWithoutRecipe:
			return p.allText(in.Args)
		}
	}
	return false
}

// own reports whether v is the method's own object.
func (p *plainness) own(v ssa.Value) bool { return p.this != nil && v == p.this }

// there reports whether v is an object that is not null.
func (p *plainness) there(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.New:
		return true
	case *ssa.Call: // of a method that returns its receiver, or the class of one
		return builds(v.Method.Class) && v.Method.Name == "append" || v.Method.Name == "getClass" && v.Method.Desc == "()Ljava/lang/Class;"
	}
	return p.own(v)
}

// allText reports whether turning each of vs into text is plain.
func (p *plainness) allText(vs []ssa.Value) bool {
	for _, v := range vs {
		if !p.text(v) {
			return false
		}
	}
	return true
}

// text reports whether turning v into text is plain.
func (p *plainness) text(v ssa.Value) bool {
	n := classfile.ClassNameOf(string(v.Type()))
	if n == "" || v.Type() == ssa.Null {
		return true
	}
	for _, t := range p.prog.TypeOrder {
		if !p.prog.Subtype(t.Name, n) {
			continue
		}
		x := p.prog.TextOf(t)
		if x.Contents || x.Own != nil && !p.known.body(x.Own) {
			return false
		}
	}
	return true
}

func (p *plainness) call(in *ssa.Call) bool {
	if in.Kind != ssa.InvokeStatic && !p.there(in.Args[0]) {
		return false
	}
	r, err := p.prog.Hier.ResolveMethod(in.Method)
	if err != nil {
		return false
	}
	switch in.Kind {
	case ssa.InvokeSpecial:
		if r, err = p.prog.Hier.SelectSpecial(p.m.Class, in.Method, r); err != nil {
			return false
		}
	case ssa.InvokeVirtual, ssa.InvokeInterface:
		if !r.IsPrivate() && !r.Class.IsFinal() {
			return p.virtual(in, r)
		}
	}
	return p.target(in, r)
}

// virtual checks the possible targets of a call on the method's own object, or on a new one.
func (p *plainness) virtual(in *ssa.Call, r *classfile.Method) bool {
	for _, t := range p.prog.TypeOrder {
		if t.Name[0] == '[' || p.prog.NoInstances(t.Name) || !p.prog.Subtype(t.Name, in.Method.Class) {
			continue
		}
		m, err := p.prog.Hier.Select(t.Name, r)
		if err != nil || m == nil || !p.target(in, m) {
			return false
		}
	}
	return true
}

// target looks at a body that a call runs.
func (p *plainness) target(in *ssa.Call, m *classfile.Method) bool {
	if !m.Class.Origin.Platform {
		return p.known.body(m)
	}
	args := in.Args
	if in.Kind != ssa.InvokeStatic {
		args = args[1:]
	}
	return jdk.MethodIs(m, jdk.JoinsText) && !strings.HasPrefix(m.Desc, "([") && len(args) <= 1 && p.allText(args)
}
