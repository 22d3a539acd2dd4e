package reach

import (
	"errors"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Handed has what code without a body can do with the program: with the objects that it was given, and by the
// names of classes.
type Handed struct {
	// Members are what it can use: methods of the platform that the program overrides, and whatever the caller of
	// Lower adds.
	Members map[indy.Member]bool
	// Usage says what it can use accessible members of the program's classes for, see everything.go.
	Usage Usage
	// Escaping, if not nil, keeps the models of classes whose objects change. It has the places whose
	// objects such code may get: these are objects of the JDK from the beginning, see escape.go.
	Escaping map[Allocation]bool
	// Implement are interfaces and abstract classes of the program that code outside implements.
	Implement []string
	// Some says of methods of these, if it is not nil, whether no implementation outside returns null.
	Some func(*classfile.Method) bool
	// Client says that code outside is also a client of the program, which makes objects of classes of its own.
	Client bool
	// Interrupts says that some call may interrupt another thread, see calm.
	Interrupts bool
}

// NewHanded returns an empty Handed for a program without models of classes whose objects change.
func NewHanded() *Handed {
	return &Handed{Members: map[indy.Member]bool{}}
}

// Add adds what o has. It reports whether something was new.
func (h *Handed) Add(o *Handed) bool {
	n := len(h.Members)
	maps.Copy(h.Members, o.Members)
	more := o.Usage&^h.Usage != 0
	more = more || o.Interrupts && !h.Interrupts
	h.Usage |= o.Usage
	h.Interrupts = h.Interrupts || o.Interrupts
	return more || len(h.Members) > n
}

// AddType adds the methods that can be called on an object of exactly type t.
func (h *Handed) AddType(p *Program, t *Type) {
	if t.Name[0] == '[' || p.Platform(t.Name) {
		return
	}
	for _, o := range p.overridden(t.Name) {
		h.Members[indy.Member{MemberRef: o, Use: indy.Calls}] = true
	}
}

// AddEnums adds what can be done with the class objects of enums that the program names, and
// with the constants of these enums.
func (h *Handed) AddEnums(p *Program) {
	add := func(name string) {
		name = classfile.InnermostClass(name)
		if name == "" || p.Platform(name) {
			return
		}
		c, err := p.src.Class(name)
		if err != nil || c.Super != jdk.Enum {
			return
		}
		if v := indy.EnumValues(name); c.FindMethod(v.Name, v.Desc) != nil {
			h.Members[v] = true
		}
	}
	for _, t := range p.TypeOrder {
		add(t.Name)
		if t.Name[0] != '[' && p.Subtype(t.Name, jdk.Enum) {
			h.AddType(p, t)
		}
	}
	for _, x := range p.Methods {
		for _, b := range x.Func.Blocks {
			for _, in := range b.Instrs {
				for _, v := range in.Operands() {
					if k, ok := v.(*ssa.Const); ok {
						if c, ok := k.Pool.(classfile.ClassConst); ok {
							add(string(c))
						}
					}
				}
			}
		}
	}
}

// foreignSource is a source with the classes of indy.Foreign.
type foreignSource struct {
	Source
	classes map[string]*classfile.Class
}

// Class returns the class with that binary name, or an error of the source.
func (s *foreignSource) Class(name string) (*classfile.Class, error) {
	if c := s.classes[name]; c != nil {
		return c, nil
	}
	return s.Source.Class(name)
}

// makeForeign is src with the classes for what opts.Handed has. The base knows which classes the program has.
func makeForeign(src, base Source, opts *Options) (*foreignSource, error) {
	h := opts.Handed
	members := slices.SortedFunc(maps.Keys(h.Members), indy.CompareMembers)
	var all []indy.Member
	if h.Usage != 0 {
		var known bool
		var err error
		if all, known, err = accessible(base, h.Usage); err != nil {
			return nil, err
		} else if !known {
			return nil, errUnknownMembers
		}
		if opts.assumesOfClients() {
			all = unknownTo(h, all)
		}
	}
	impls, err := implementations(src, h.Implement, h.Some)
	if err != nil {
		return nil, err
	}
	for _, i := range impls {
		members = append(members, i.Making()...)
	}
	cs, err := indy.Foreign(members, all, impls)
	if err != nil {
		return nil, err
	}
	s := &foreignSource{src, map[string]*classfile.Class{}}
	for _, c := range cs {
		s.classes[c.Name] = c
	}
	return s, nil
}

// errUnknownMembers is the error where code without a body finds members by name among too many.
var errUnknownMembers = errors.New("code of the JDK finds classes of the program by name, and these are not known, or too many")

// Interrupts reports whether some call without a body may interrupt another thread.
func (p *Program) Interrupts() bool { return p.interrupts }

// Usage says what code without a body uses members of the program for that it finds by name.
func (p *Program) Usage() Usage { return p.usage }

// overridden lists, for each method of the program that code without a body can call on
// objects of class name, a method of the platform that it overrides.
func (p *Program) overridden(name string) []classfile.MemberRef {
	if os, known := p.overrides[name]; known {
		return os
	}
	ms, platform := p.callableFrom(name)
	var os []classfile.MemberRef
	for _, m := range ms {
		for _, c := range platform {
			if o := c.FindMethod(m.Name, m.Desc); o != nil && !o.IsPrivate() && !o.IsStatic() {
				if jdk.IsIntrinsic(o) { // its meaning is not a dispatch
					o = m
				}
				os = append(os, classfile.MemberRef{Class: o.Class.Name, Name: m.Name, Desc: m.Desc, Interface: o.Class.IsInterface()})
				break
			}
		}
	}
	p.overrides[name] = os
	return os
}

// ThrowsAnything reports whether m is a method of the class of indy.Foreign that may throw an exception of its own.
func ThrowsAnything(m *classfile.Method) bool { return isForeign(m) && m.Name != indy.ForeignPass.Name }

// isForeign reports whether m is a method of the class of indy.Foreign.
func isForeign(m *classfile.Method) bool { return m.Class.Name == indy.ForeignClass }

// visitForeignNative records the objects that a native method of the class of
// indy.Foreign returns: those from outside. Objects of the program's own classes are
// not made outside.
func (p *Program) visitForeignNative(m *classfile.Method) {
	n := classfile.ClassNameOf(ResultType(m))
	if n != "" && m.Name != indy.ForeignReceiver && p.Platform(n) {
		p.addExternal(n)
	}
}

// visitForeign lets calls without a body run anything that Options.Handed has. It
// reports whether some did not before.
func (p *Program) visitForeign() bool {
	if p.Opts.Handed == nil {
		return false
	}
	found := p.Opts.Interference && p.visitThreads()
	for _, x := range p.Methods {
		for _, s := range x.Calls[:len(x.Calls):len(x.Calls)] {
			in, ok := s.Instr.(*ssa.Call)
			if !ok || p.callsForeign[in] != nil || s.Resolved == nil || isForeign(s.Resolved) || !p.runsForeign(s) {
				continue
			}
			p.interrupts = p.interrupts || p.mayInterrupt(x, s)
			ref, runs := p.foreignOf(x, s)
			if !runs {
				continue
			}
			run, err := p.Hier.ResolveMethod(ref)
			if err != nil {
				p.fail(err)
				return false
			}
			p.callsForeign[in] = run
			x.Calls = append(x.Calls, p.directCall(x, in, run))
			found = true
		}
	}
	return found
}

// visitThreads reaches what other threads may run at any time. It reports whether that is new.
func (p *Program) visitThreads() bool {
	run, err := p.Hier.ResolveMethod(indy.ForeignPass)
	p.fail(err)
	if err != nil || p.methodOf[run] != nil {
		return false
	}
	p.reach(run)
	return true
}

// foreignOf returns the method that does what a call may run; runs is false if the call runs nothing and throws nothing but
// what package throwing says.
func (p *Program) foreignOf(x *Method, s *CallSite) (ref classfile.MemberRef, runs bool) {
	if p.FindsMembers(s.Resolved) {
		p.usage |= p.found(s.Resolved)
		return indy.ForeignAll, true
	}
	harmless := jdk.MethodIs(s.Resolved, jdk.Harmless) && !p.Opts.Threads // other threads may run meanwhile
	throws := p.ForeignThrows() || p.throwsAnything(s.Resolved)
	if in, ok := s.Instr.(*ssa.Call); ok && p.Opts.Interference { // what the call runs, visitThreads has, see calm.go
		harmless, throws = true, !p.calm(x, in, s.Resolved)
	}
	switch {
	case harmless && throws:
		return indy.ForeignFail, true
	case harmless:
		return classfile.MemberRef{}, false
	case throws:
		return indy.ForeignRun, true
	}
	return indy.ForeignPass, true
}

// throwsAnything reports whether nothing is known of what m throws when its body is not its meaning: it has none, or it is
// a model's, of an object that the JDK has made (MadeOutside).
func (p *Program) throwsAnything(m *classfile.Method) bool {
	return m.Access.Has(classfile.AccAbstract) && (p.steersForeign() || p.abstractRuns(m) == nil) || p.usesBody(m)
}

// steersForeign reports whether what methods of the program return may decide which exceptions code without a body throws: of a null, or of
// a size that does not fit, package throwing knows nothing. Whether objects are equal, and their hash codes, may be anything.
func (p *Program) steersForeign() bool {
	for m := range p.Opts.Handed.Members {
		if m.Use != indy.Calls || m.Name != "equals" && m.Name != "hashCode" || m.Class != jdk.Object {
			return true
		}
	}
	return p.Opts.Handed.Usage != 0
}

// runsForeign reports whether a call may run what Options.Handed has, or throw anything. Other threads may run
// while any method of the JDK does.
func (p *Program) runsForeign(s *CallSite) bool {
	if StatesAny(s.Resolved) {
		return false
	}
	if s.NoBody || len(s.Unmodelled) > 0 {
		return p.Opts.Threads || !p.Quiet(s.Resolved)
	}
	return p.ForeignThrows() && showsArguments(s.Resolved) && (p.Opts.Threads || !joinsOwn(s.Resolved))
}

// Quiet reports whether m, a method without a body here, runs no code of the program and throws nothing but what its guard and package
// throwing say. Besides those of the table (jdk.Quiet) these are constructors of the JDK without parameters of which the JDK's code shows it:
// there is no object and no number that decides whether they throw.
func (p *Program) Quiet(m *classfile.Method) bool {
	return jdk.MethodIs(m, jdk.Quiet) || p.Opts.Unobjected != nil && m.Class.Origin.Platform && len(m.Exceptions) == 0 && p.Opts.Unobjected(p.original(m))
}

// showsArguments reports whether m is an intrinsic that turns an object into text, which the program may define.
func showsArguments(m *classfile.Method) bool {
	return jdk.IsIntrinsic(m) && (turnsIntoText(m) || m.Class.Name == jdk.Throwable && m.Name == "printStackTrace")
}

// joinsOwn reports whether m is a method of a text builder that takes no objects but the JDK's own: it runs
// no code of the program.
func joinsOwn(m *classfile.Method) bool {
	params, _, err := classfile.ParseMethodDescriptor(m.Desc)
	return err == nil && jdk.ClassIs(m.Class.Name, jdk.Builder) && !slices.ContainsFunc(params, func(desc string) bool {
		n := classfile.ClassNameOf(desc)
		return n != "" && n != jdk.String
	})
}

// LaterRun returns the method that does what code without a body may do in threads that it has started: after the entry has
// returned or, with Interference, at any time; nil if there is nothing of that kind.
func (p *Program) LaterRun() *Method {
	if !p.Opts.Threads {
		return nil
	}
	name := indy.ForeignRun.Name
	if p.Opts.Interference { // an exception of the JDK's own ends no thread of the program
		name = indy.ForeignPass.Name
	}
	for _, m := range p.Methods {
		if isForeign(m.Def) && m.Def.Name == name {
			return m
		}
	}
	return nil
}

// ShowsInThreads reports whether a call is an intrinsic that turns objects into text, by methods that are run as those of other
// threads are (Options.Interference).
func (p *Program) ShowsInThreads(s *CallSite) bool {
	return p.Opts.Interference && showsArguments(s.Resolved)
}

// ForeignRun returns the method that does what code without a body may do, where a call may
// run it; nil elsewhere.
func (p *Program) ForeignRun(in *ssa.Call) *Method { return p.methodOf[p.callsForeign[in]] }
