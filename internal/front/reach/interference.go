package reach

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ssa"
)

// Where other threads may run at any time (Options.Interference), a read may see what any thread ever writes to that
// field of that object, in any order, and the default value (JLS §17.4.5, lower/doc.go). Three things are stable
// in spite of that: the length of an array, final fields whose object is not passed on by its constructor (JLS §17.5),
// and that a static field has been set which the initialiser of its class sets (JLS §12.4.2).

// publishes reports whether no thread sees the default value of field f of an object after the object's constructor
// has set it. Without other threads this is so for each field.
func (p *Program) publishes(f *classfile.Field, constructors []*Method) bool {
	if !p.Opts.Interference {
		return true
	}
	return f.IsFinal() && !slices.ContainsFunc(constructors, func(x *Method) bool {
		l := newLeaks(p, nil)
		for _, b := range x.Func.Blocks {
			if slices.ContainsFunc(b.Instrs, func(in ssa.Instr) bool { return l.here(x, in) }) {
				return true
			}
		}
		return false
	})
}

// findEstablishedStatics finds the static fields of references that the initialiser of their class sets before it
// returns and before any code runs that reads them, whatever else sets them. A thread other than the one that initialises
// the class waits for the end of the initialiser (JLS §12.4.2 step 2). What that has set happens before the thread's
// reads, and after the default value was there, so no read sees that (JLS §17.4.5).
func (p *Program) findEstablishedStatics() {
	for _, x := range p.Methods {
		if x.Def.Name != "<clinit>" || p.Inits[x.Def.Class.Name] != x {
			continue
		}
		puts := map[*classfile.Field]map[ssa.Instr]bool{}
		for _, b := range x.Func.Blocks {
			for _, in := range b.Instrs {
				if put, ok := in.(*ssa.PutStatic); ok {
					if f := p.Field(put.Field); f != nil && f.Class == x.Def.Class && classfile.ClassNameOf(f.Desc) != "" {
						if puts[f] == nil {
							puts[f] = map[ssa.Instr]bool{}
						}
						puts[f][put] = true
					}
				}
			}
		}
		for f, at := range puts {
			if p.establishedStatic(f, at) {
				p.EstablishedStatics[f] = true
			}
		}
	}
}

// establishedStatic reports whether puts set f in time, see findEstablishedStatics.
func (p *Program) establishedStatic(f *classfile.Field, puts map[ssa.Instr]bool) bool {
	own := p.Inits[f.Class.Name]
	early := &staticReaders{prog: p, field: f, seen: map[*Method]bool{own: true}}
	for _, x := range p.initialisers(f.Class.Name) { // those of supertypes run before
		if x != own && early.method(x) {
			return false
		}
	}
	set := setAtStart(own.Func, puts)
	for _, b := range own.Func.Blocks {
		known := set[b]
		for _, in := range b.Instrs {
			if _, ends := in.(*ssa.Return); !known && (ends || early.instr(own, in)) {
				return false
			}
			known = known || puts[in]
		}
	}
	return true
}

// staticReaders finds out whether code reads a static field, with all code that it may run.
type staticReaders struct {
	prog  *Program
	field *classfile.Field
	seen  map[*Method]bool
}

func (r *staticReaders) method(x *Method) bool {
	if r.seen[x] {
		return false // the read is found where it is looked at first
	}
	r.seen[x] = true
	for _, b := range x.Func.Blocks {
		if slices.ContainsFunc(b.Instrs, func(in ssa.Instr) bool { return r.instr(x, in) }) {
			return true
		}
	}
	return false
}

// instr reports whether an instruction of x reads the field, or runs code that may.
func (r *staticReaders) instr(x *Method, in ssa.Instr) bool {
	for _, v := range in.Operands() {
		if c, ok := v.(*ssa.Const); ok {
			if _, runs := c.Pool.(*classfile.DynamicConst); runs {
				return true
			}
		}
	}
	switch in := in.(type) {
	case *ssa.GetStatic:
		return r.prog.Field(in.Field) == r.field || r.initialises(in.Field.Class)
	case *ssa.PutStatic:
		return r.initialises(in.Field.Class)
	case *ssa.New:
		return r.initialises(in.Class)
	case *ssa.CallDynamic:
		return true
	case *ssa.Call:
		return r.call(x, in)
	}
	return false
}

// call reports whether code that a call may run reads the field. What is not known may.
func (r *staticReaders) call(x *Method, in *ssa.Call) bool {
	s := x.Sites[in]
	if s == nil || s.Resolved == nil || s.Reason != "" {
		return true
	}
	if in.Kind == ssa.InvokeStatic && r.initialises(in.Method.Class) {
		return true
	}
	if makesAlone(in, s.Resolved) {
		return false
	}
	if r.prog.runsForeign(s) { // it may run what was handed over in place
		if m := r.prog.LaterRun(); m == nil || r.method(m) {
			return true
		}
	} else if (s.NoBody || len(s.Unmodelled) > 0) && !jdk.IsIntrinsic(s.Resolved) {
		return true
	}
	return slices.ContainsFunc(s.Targets, func(t Target) bool { return r.method(t.Method) })
}

// makesAlone reports whether a call makes an object of a class of the JDK from numbers and texts. It runs nothing of the program, but
// for constructors of what makes threads: these ask the thread that calls them.
func makesAlone(in *ssa.Call, m *classfile.Method) bool {
	if !m.IsInit() {
		return false
	}
	if made, ok := in.Args[0].(*ssa.New); !m.Class.Origin.Platform || !ok || made.Class != m.Class.Name {
		return false
	}
	if !jdk.RunsInPlace(m) && !strings.HasPrefix(m.Class.Name, "java/util/concurrent/") {
		return false
	}
	return !slices.ContainsFunc(in.Args[1:], func(a ssa.Value) bool {
		name := classfile.ClassNameOf(string(a.Type()))
		return a.Type() != ssa.Null && name != "" && !constantModels[name]
	})
}

// initialises reports whether an initialiser that a use of a class may run reads the field.
func (r *staticReaders) initialises(name string) bool {
	if name == r.field.Class.Name {
		return false // it is being initialised
	}
	return slices.ContainsFunc(r.prog.initialisers(name), r.method)
}
