package reach

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// trigger records that in may initialise class name (JLS §12.4.1), and makes
// the initialisers that would run reachable.
func (p *Program) trigger(x *Method, in ssa.Instr, name string) {
	if !p.NeedsInit(name) {
		return
	}
	x.InitCalls = append(x.InitCalls, InitCall{in, name})
}

// NeedsInit reports whether initialising class name runs any code, and makes
// that code reachable.
func (p *Program) NeedsInit(name string) bool {
	need := false
	for name != "" {
		c := p.Class(name)
		if c == nil || !p.OwnsStatics(c) {
			break
		}
		m, seen := p.Inits[name]
		if !seen {
			if m0 := c.FindMethod("<clinit>", "()V"); m0 != nil && !trivialInit(m0) && !p.HasBegun(name) {
				m = p.reach(m0)
			}
			p.Inits[name] = m
			p.ownConstants(c, m)
			for _, i := range p.DefaultInterfaces(c) {
				p.NeedsInit(i)
			}
		}
		need = need || m != nil
		for _, i := range p.DefaultInterfaces(c) {
			need = need || p.Inits[i] != nil
		}
		name = c.Super
	}
	return need
}

// HasBegun reports whether the initialisation of a class has begun before the entry, see Options.
func (p *Program) HasBegun(class string) bool {
	if len(p.Opts.Begun) == 0 {
		return false
	}
	c := p.Class(class)
	return c != nil && !c.IsInterface() && slices.ContainsFunc(p.Opts.Begun, func(below string) bool { return p.Subtype(below, class) })
}

// ownConstants records that class c, whose initialiser is m, may have constants of its own type.
// An object from outside may be one of them, and then c is initialised before the run begins.
func (p *Program) ownConstants(c *classfile.Class, m *Method) {
	if m == nil || c.Origin.Platform || c.Name == p.outside.initial || c.IsInterface() {
		return
	}
	for _, f := range c.Fields {
		n := classfile.ClassNameOf(f.Desc)
		if f.IsStatic() && n != "" && n[0] != '[' && p.loads(n) && (p.Subtype(n, c.Name) || p.Subtype(c.Name, n)) {
			p.distinguish(c.Name)
			return
		}
	}
}

// InitThrows reports whether initialising class name can throw.
func (p *Program) InitThrows(name string) bool {
	for _, m := range p.initialisers(name) {
		if m.MayThrow && !p.Opts.Constant.Always[m.Def.Class.Name] {
			return true
		}
	}
	return false
}

// initialisedBy names the class whose initialisation in triggers (JLS §12.4.1),
// "" if there is none.
func (p *Program) initialisedBy(in ssa.Instr) string {
	switch in := in.(type) {
	case *ssa.New:
		return in.Class
	case *ssa.GetStatic:
		if f, err := p.Hier.ResolveField(in.Field); err == nil {
			return f.Class.Name
		}
	case *ssa.Call:
		if m, err := p.Hier.ResolveMethod(in.Method); err == nil && in.Kind == ssa.InvokeStatic {
			return m.Class.Name
		}
	}
	return ""
}

// initRuns reports whether code of the program runs when class name is
// initialised from a method of class from, whose own initialisation has begun.
func (p *Program) initRuns(from *classfile.Class, name string) bool {
	host := p.Dynamic.Host(from.Name)
	runs := func(c *classfile.Class) bool {
		m := c.FindMethod("<clinit>", "()V")
		return m != nil && !trivialInit(m) && (c.IsInterface() || !p.Subtype(host, c.Name))
	}
	for name != "" {
		c := p.Class(name)
		if c == nil || !p.OwnsStatics(c) {
			return false
		}
		if runs(c) {
			return true
		}
		for _, i := range p.DefaultInterfaces(c) {
			if runs(p.Class(i)) {
				return true
			}
		}
		name = c.Super
	}
	return false
}
