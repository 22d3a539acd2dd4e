package reach

import (
	"fmt"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// run finds everything reachable from the queued methods.
func (p *Program) run() error {
	for p.GoesOn() {
		if len(p.queue) == 0 {
			// The callees of prints may have been reached before.
			if !p.visitPrinted() && !p.reachAsked() && !p.visitForeign() {
				break
			}
			continue
		}
		x := p.queue[0]
		p.queue = p.queue[1:]
		f, err := p.ssa.of(x.Def)
		if err != nil {
			return fmt.Errorf("%s: %w", x.Name, err)
		}
		x.Func = f
		for _, b := range f.Blocks {
			for _, in := range b.Instrs {
				p.visit(x, in)
			}
		}
	}
	return p.Err
}

// visit records the code and types that one instruction makes reachable.
func (p *Program) visit(x *Method, in ssa.Instr) {
	for _, v := range in.Operands() {
		if c, ok := v.(*ssa.Const); ok {
			p.visitConst(c)
		}
	}
	for _, e := range implicitExceptions(in) {
		if !x.Trusts(e) {
			p.addType(e)
		}
	}
	p.visitTarget(in)
	switch in := in.(type) {
	case *ssa.New:
		if p.Class(in.Class) != nil {
			p.addType(in.Class)
			if p.MadeOutside(x, in) {
				p.addExternal(in.Class)
			}
			p.trigger(x, in, in.Class)
		}
	case *ssa.NewArray:
		p.addType(string(in.Type()))
	case *ssa.MultiNewArray:
		for i, d := 0, string(in.Type()); i < len(in.Lens); i, d = i+1, d[1:] {
			p.addType(d)
		}
	case *ssa.GetField:
		switch f := p.Field(in.Field); {
		case f == nil:
		case p.OwnsFields(f.Class):
			p.Reads[f] = true
		default:
			if n := classfile.ClassNameOf(f.Desc); n != "" {
				p.addExternal(n)
			}
		}
	case *ssa.PutField:
		if f := p.Field(in.Field); p.Opts.Schedules && f != nil && p.OwnsFields(f.Class) { // writes that nobody reads may race
			p.Reads[f] = true
		}
	case *ssa.GetStatic:
		if f := p.Field(in.Field); f != nil {
			p.staticAccess(x, in, f)
		}
	case *ssa.PutStatic:
		if f := p.Field(in.Field); f != nil {
			p.staticAccess(x, in, f)
		}
	case *ssa.Call:
		p.visitCall(x, in)
	case *ssa.CallDynamic:
		p.visitDynamic(x, in)
	}
}

func (p *Program) visitConst(c *ssa.Const) {
	if p.Opts.Execute != nil {
		p.noteNamed(c)
	}
	if n := classfile.ClassNameOf(string(c.Typ)); n != "" {
		p.addType(n)
	}
	if k, ok := c.Pool.(classfile.ClassConst); ok {
		p.addForeignArray(string(k))
		p.asked.nameEnum(p, string(k))
	}
}

// addForeignArray records that the program names a type of arrays, of which code without a body
// may make some.
func (p *Program) addForeignArray(name string) {
	if name == "" || name[0] != '[' || p.outside.named[name] {
		return
	}
	p.outside.named[name] = true
	if p.outside.makesArrays {
		p.addGivenArray(name)
	}
}

// addGivenArray records that arrays of a type may come from outside.
func (p *Program) addGivenArray(name string) {
	if t := p.addType(name); !t.Given {
		t.Given = true
		p.extendAgain(t)
	}
}

// makesArrays records that code without a body makes arrays of a type that a class object says.
func (p *Program) makesArrays(m *classfile.Method) {
	if p.outside.makesArrays || !jdk.MakesArrays(m) {
		return
	}
	p.outside.makesArrays = true
	for _, name := range slices.Sorted(maps.Keys(p.outside.named)) {
		p.addGivenArray(name)
	}
}

// visitTarget records a class that a cast, an instanceof or a handler names:
// an argument of some other type can be of that class.
func (p *Program) visitTarget(in ssa.Instr) {
	name := ""
	switch in := in.(type) {
	case *ssa.CheckCast:
		name = classfile.ClassNameOf(string(in.Target))
	case *ssa.InstanceOf:
		name = classfile.ClassNameOf(string(in.Target))
	case *ssa.Catch:
		name = classfile.ClassNameOf(string(in.Type()))
	}
	p.addForeignArray(name)
	if name != "" && (!p.Platform(name) || name == jdk.String || name == jdk.Random || jdk.IsWrapper(name) || len(name) == 2) {
		p.distinguish(name) // the JDK's other classes stay a matter of chance, see unknownSubclass
	}
}

// distinguish records that the program can tell objects of a class from outside from others:
// it asks for the class, or compares references with objects of the class that it has itself.
func (p *Program) distinguish(name string) {
	if p.outside.targets[name] {
		return
	}
	p.outside.targets[name] = true
	if p.outside.open {
		p.nameable(name)
	}
}

func (p *Program) staticAccess(x *Method, in ssa.Instr, f *classfile.Field) {
	if !p.OwnsStatics(f.Class) {
		switch n := classfile.ClassNameOf(f.Desc); {
		case n == "":
		case isConsole(f):
			p.addType(n)
		default:
			p.addExternal(n)
		}
		return
	}
	p.trigger(x, in, f.Class.Name)
}

// visitCall resolves a call and finds its targets.
func (p *Program) visitCall(x *Method, in *ssa.Call) {
	s := &CallSite{Caller: x, Instr: in, Dispatch: &Dispatch{}}
	x.Calls = append(x.Calls, s)
	x.Sites[in] = s
	if ClonesArray(in) {
		return
	}
	m, err := p.Hier.ResolveMethod(in.Method)
	if err != nil {
		s.Reason = err.Error()
		return
	}
	m = p.constantExpression(in, p.knownProperty(in, plainSplit(in, p.suppresses(m))))
	s.Resolved = m
	p.wanted.messages = p.wanted.messages || asksException(x, in, m)
	p.wanted.seeds = p.wanted.seeds || p.seedsRandom(x, m)
	p.wanted.patterns = p.wanted.patterns || usesPatterns(in, m)
	p.wanted.unset = p.wanted.unset || jdk.MethodIs(m, jdk.TakesProperties)
	p.wanted.stopped = p.wanted.stopped || interruptsItself(x, in, m)
	p.SetsProperties = p.SetsProperties || jdk.MethodIs(m, jdk.SetsProperties)
	s.raises = append(p.formatRaises(x.Func, in, m), jdk.GuardOf(m).Throws...)
	for _, c := range s.raises {
		p.addType(c)
	}
	if MakesString(m) {
		p.visitNewString(s, m)
		return
	}
	if p.visitEnumValueOf(x, in, m) {
		return
	}
	p.visitFormat(x, in, m)
	p.noteOffset(in, m)
	p.noteAsked(m)
	p.asksForParts(m)
	p.visitOfEnum(x, in, m)
	if jdk.IsIntrinsic(m) {
		p.visitIntrinsic(s, m)
		return
	}
	if in.Kind == ssa.InvokeStatic && p.OwnsStatics(m.Class) {
		p.trigger(x, in, m.Class.Name)
	}
	virtual := in.Kind == ssa.InvokeVirtual || in.Kind == ssa.InvokeInterface
	if virtual && !m.IsPrivate() {
		s.Virtual = true
		s.Dispatch = p.dispatchOf(in.Method.Class, m)
		return
	}
	if in.Kind == ssa.InvokeSpecial { // JVMS §6.5 invokespecial
		sel, err := p.Hier.SelectSpecial(x.Def.Class, in.Method, m)
		if err != nil {
			if !doesNotLink(err) {
				p.fail(err)
			}
			s.Resolved, s.Reason = nil, err.Error()
			return
		}
		m, s.Resolved = sel, sel
	}
	p.visitOnlyTarget(s, in, m)
}

// visitIntrinsic records the types that an intrinsic makes, throws and returns.
func (p *Program) visitIntrinsic(s *CallSite, m *classfile.Method) {
	if printsObject(m) {
		p.printed = append(p.printed, s)
	}
	i, _ := jdk.IntrinsicOf(m)
	for _, t := range append(slices.Clone(i.Makes), i.Throws...) {
		if d := p.addType(t); i.Given && !d.Given {
			d.Given = true
			p.extendAgain(d)
		}
	}
	if n := classfile.ClassNameOf(ResultType(m)); n != "" && p.Types[n] == nil {
		p.addExternal(n)
	}
}

// visitOnlyTarget makes the only method that a call can run reachable.
func (p *Program) visitOnlyTarget(s *CallSite, in *ssa.Call, m *classfile.Method) {
	if p.showsArgument(m) {
		p.showing = append(p.showing, in)
	}
	if p.usesBody(m) && !p.builtOutside(s.Caller, in) {
		s.Targets = []Target{{Method: p.reach(m)}}
		return
	}
	s.NoBody = true
	if isForeign(m) {
		p.visitForeignNative(m)
		return
	}
	if name := p.MakesHolder(m); name != "" {
		p.addType(name)
	}
	if CompilesPattern(in, m) {
		p.addType(m.Class.Name)
		return
	}
	s.raises = append(s.raises, p.refusedBy(s.Caller, m)...)
	p.externalResult(m)
}

// visitDynamic records the code and types that an invokedynamic instruction makes reachable.
func (p *Program) visitDynamic(x *Method, in *ssa.CallDynamic) {
	switch Bootstrap(x.Def.Class, in.Site) {
	case jdk.ConcatWithRecipe, jdk.ConcatWithoutRecipe:
		p.visitConcat(x, in)
		if p.Opts.Execute != nil {
			p.noteRecipe(x, in)
		}
	}
}

// entryTypes records the objects that come in as arguments of the entry.
func (prog *Program) entryTypes(x *Method) {
	if IsMain(x.Def) {
		prog.addType("[Ljava/lang/String;")
		return
	}
	params, _, err := classfile.ParseMethodDescriptor(x.Def.Desc)
	prog.fail(err)
	if !x.Def.IsStatic() {
		params = append(params, classfile.DescriptorOf(x.Def.Class.Name))
	}
	for _, p := range params {
		switch n := classfile.ClassNameOf(p); {
		case n == "":
		case len(prog.Constants(n)) > 0:
			prog.NeedsInit(n)
		default:
			prog.addExternal(n)
		}
	}
}
