package lower

import (
	"fmt"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/internal/front/typeflow"
	"github.com/jayverify/jayverify/ivl"
)

// Lower turns everything that entry can reach into one IVL program. Errors are
// those of malformed classes, of missing classes that entry's own class needs
// to be linked, and of Options.Stop. Code that needs other missing classes is
// not supported at its place.
func Lower(src reach.Source, entry *classfile.Method, opts reach.Options) (*Result, error) {
	if entry != nil && entry.Code == nil {
		return nil, fmt.Errorf("%s has no code", reach.MethodName(entry.Class.Name, entry.Name, entry.Desc))
	}
	p, x, err := reach.Find(src, entry, opts)
	if err != nil {
		return nil, err
	}
	var made *world
	var flow *typeflow.Flow
	if opts.Execute == nil { // it does not see writes through offsets
		flow = typeflow.Find(p, x)
	}
	r, err := emitAll(p, flow, func(w *world) *ivl.Proc {
		made = w
		return w.emitEntry(x)
	})
	if err != nil {
		return nil, err
	}
	r.Entry = x.Name
	if opts.Execute == nil {
		r.Cuts = p.Continuations(x, made.checkedAt, made.thrown, len(made.props))
		r.hides = p.HidesObjects(x.Def)
		r.SelfContained = p.SelfContained(x.Def)
	}
	return r, nil
}

// emitAll makes the program: all procedures, the one of emitEntry last, since it
// tests for the exceptions that the others allocate. Methods that never run according
// to flow have no procedure; flow may be nil.
func emitAll(prog *reach.Program, flow *typeflow.Flow, emitEntry func(*world) *ivl.Proc) (*Result, error) {
	w := newWorld(prog)
	w.flow = flow
	w.notes.places = w.outside
	r := &Result{Program: &ivl.Program{Entry: entryName}, Apart: map[string]bool{}}
	apart := toldApart(prog)
	seen := map[string]bool{}
	var procs []*ivl.Proc
	for _, m := range prog.Methods {
		if !prog.GoesOn() {
			return nil, prog.Err
		}
		if flow != nil && !flow.Runs(m) {
			continue
		}
		p, err := w.emit(m)
		if err != nil {
			return nil, err
		}
		procs = append(procs, p)
		if prog.Opts.Schedules && m.Def.Access.Has(classfile.AccSynchronized) {
			procs = append(procs, w.locked(m, p))
		}
		if apart(m.Def) {
			r.Apart[p.Name] = true
		}
		r.Funcs = append(r.Funcs, m.Func)
		r.Stats.Methods++
		for _, b := range m.Func.Blocks {
			r.Stats.Instructions += len(b.Instrs)
		}
		if !seen[m.Def.Class.Name] {
			seen[m.Def.Class.Name] = true
			r.Stats.Classes++
		}
	}
	entry := emitEntry(w)
	if prog.Err != nil {
		return nil, prog.Err
	}
	if w.wraps {
		w.helperOrder = append(w.helperOrder, w.wrappedProc())
	}
	if w.escapes {
		w.helperOrder = append(w.helperOrder, w.escapesProc(r))
	}
	p := r.Program
	p.Procs = append(append([]*ivl.Proc{entry}, procs...), w.helperOrder...)
	if prog.Opts.Schedules {
		r.Threads = w.threads(p)
	}
	if r.interfered = prog.Opts.Interference; r.interfered {
		w.interfere(p)
	}
	p.Classes, p.Globals, p.Props, p.Inputs = w.order, w.globals, w.props, w.inputs
	runs := prog.Opts.Constant
	r.Constant, r.Alike, r.Path = initNames(runs.Always), initNames(runs.Alike), runs.Path
	if prog.Opts.Execute != nil {
		r.Statics, r.Fields = map[*ivl.Var]*classfile.Field{}, map[*ivl.Field]*classfile.Field{}
		for f, v := range w.statics {
			r.Statics[v] = f
		}
		for f, g := range w.fields {
			r.Fields[g] = f
		}
	}
	r.assumed, r.Hints, r.Foreign, r.Locals = w.notes.made, w.hints, slices.Sorted(maps.Keys(w.foreign)), w.locals
	r.Raised, r.Closed = map[int]*ivl.Property{}, w.readsOnlyConstants()
	for _, t := range w.thrown {
		if t.Prop != nil {
			r.Raised[t.Site] = t.Prop
		}
	}
	w.handed.AddEnums(prog)
	w.handed.Usage, w.handed.Interrupts = prog.Usage(), prog.Interrupts()
	r.handed, r.Caught, r.Throws, r.Acceptable, r.GivesUp, r.Tells = w.handed, w.caught, w.throws, w.acceptable, w.givesUp, w.tells
	return r, nil
}

// toldApart says which methods go into Result.Apart.
func toldApart(prog *reach.Program) func(*classfile.Method) bool {
	if !prog.Opaque() {
		return func(*classfile.Method) bool { return false }
	}
	hooked := prog.HooksInits()
	return func(m *classfile.Method) bool {
		return jdk.HolderOf(m.Class.Name) != nil || m.Class.Name == jdk.Enum && m.Name == "ordinal" || hooked && prog.IsThrowableInit(m)
	}
}

// LowerOpen is Lower where calls of methods without body or model may run methods of the program
// (foreign.go). It starts with what is handed over by the
// lowered program r without it, and goes on until the lowered program hands over nothing else.
// The error is also that the program has a class that the JDK may load by itself (jdk.Services), or
// that the JDK has objects of the program that it was not given (reach.HidesObjects).
func LowerOpen(src reach.Source, entry *classfile.Method, opts reach.Options, r *Result) (*Result, error) {
	if err := noServices(src); err != nil {
		return nil, err
	}
	if r.hides != "" {
		return nil, fmt.Errorf("an argument of class %s may hold any object of the program", classfile.Dotted(r.hides))
	}
	handed := reach.NewHanded()
	handed.Add(r.handed)
	return lowerWith(src, entry, handed, opts)
}

// lowerWith is Lower where code outside has what is in handed, and what the lowered program hands over.
func lowerWith(src reach.Source, entry *classfile.Method, handed *reach.Handed, opts reach.Options) (*Result, error) {
	for {
		opts.Handed = handed
		r, err := Lower(src, entry, opts)
		if err != nil {
			return nil, err
		}
		if !handed.Add(r.handed) {
			return r, nil
		}
	}
}

// Prove returns the checks of a program that are not proved.
type Prove func(p *ivl.Program) (open map[*ivl.Property]bool, err error)

// LowerThreads is LowerOpen where the program's threads may run at any time, and a read may see what any thread ever
// writes there (interfere.go). Invariants that certificate.Check accepts hold of all schedules of the program. No
// other engine may prove or run what it gives.
func LowerThreads(src reach.Source, entry *classfile.Method, opts reach.Options, r *Result) (*Result, error) {
	opts.Threads, opts.Interference = true, true
	return LowerOpen(src, entry, opts, r)
}

// LowerSchedules makes a program whose threads ivl.Explore executes in all orders; src has models.Threads. No engine for
// one thread may prove or run what it gives.
func LowerSchedules(src reach.Source, entry *classfile.Method, opts reach.Options) (*Result, error) {
	if err := noServices(src); err != nil {
		return nil, err
	}
	opts.Schedules, opts.NoTuples = true, true
	return Lower(src, entry, opts)
}

// LowerExact is LowerOpen for a program whose models stay. It is repeated until no object that must stay gets to
// code without a body, which prove shows. The result is nil if that cannot be shown. Open are the checks of the result that
// prove has left open.
func LowerExact(src reach.Source, entry *classfile.Method, opts reach.Options, r *Result, prove Prove) (exact *Result, open map[*ivl.Property]bool, err error) {
	if err := noServices(src); err != nil || r.hides != "" {
		return nil, nil, err
	}
	handed := &reach.Handed{Members: map[indy.Member]bool{}, Escaping: map[reach.Allocation]bool{}}
	handed.Add(r.handed)
	for range maxExact {
		opts.Handed = handed
		r, err := Lower(src, entry, opts)
		if err != nil {
			return nil, nil, err
		}
		if handed.Add(r.handed) {
			continue
		}
		open, err := prove(r.Program)
		if err != nil {
			return nil, nil, err
		}
		escaping, own := r.escaping(open)
		switch {
		case len(escaping) > 0:
			maps.Copy(handed.Escaping, escaping)
		case own:
			return nil, nil, nil
		default:
			r.exact = true
			return r, open, nil
		}
	}
	return nil, nil, nil
}

// maxExact is how often LowerExact lowers a program.
const maxExact = 40

// escaping are the allocations whose objects may get to code without a body, where some checks are open; own says that some
// object which can only be the program's may, too.
func (r *Result) escaping(open map[*ivl.Property]bool) (escaping map[reach.Allocation]bool, own bool) {
	escaping = map[reach.Allocation]bool{}
	for p, a := range r.Escapes {
		if open[p] {
			escaping[a] = true
		}
	}
	for _, p := range r.escapesOwn {
		own = own || open[p]
	}
	return escaping, own
}

// LowerClient makes a program of a library: code outside that uses the given members any number of times, on any objects
// that it has or can make, with any arguments. It also has classes of its own for the types in implement, which are
// interfaces and abstract classes. Each exception that leaves a member counts, and the code outside goes on after it.
// The error is as for LowerOpen, but that the JDK makes no objects of a class by itself, while the library runs, is assumed:
// the code outside has what is public of the class. Options.Pedantic lifts that.
func LowerClient(src reach.Source, members []indy.Member, own Implementing, opts reach.Options) (*Result, error) {
	handed := reach.NewHanded()
	for _, m := range members {
		handed.Members[m] = true
	}
	return lowerClient(src, handed, own, opts)
}

// Implementing says what a client's own classes are.
type Implementing struct {
	Types []string                     // interfaces and abstract classes of the program that these implement
	Some  func(*classfile.Method) bool // of methods of these: whether the client's return no null; may be nil
}

func lowerClient(src reach.Source, handed *reach.Handed, own Implementing, opts reach.Options) (*Result, error) {
	provider, err := providerIn(src)
	if err != nil {
		return nil, err
	}
	if provider != "" && opts.Pedantic {
		return nil, errLoads(provider)
	}
	handed.Implement, handed.Some, handed.Client = own.Types, own.Some, true
	r, err := lowerWith(src, nil, handed, opts)
	if err != nil {
		return nil, err
	}
	r.Provider = provider
	return r, nil
}

// noServices returns an error if the program has a class that the JDK may load by itself.
func noServices(src reach.Source) error {
	provider, err := providerIn(src)
	if err == nil && provider != "" {
		err = errLoads(provider)
	}
	return err
}

func errLoads(provider string) error {
	return fmt.Errorf("the JDK may load %s by itself", classfile.Dotted(provider))
}

// providerIn returns a class of the program that the JDK may load by itself; "" if there is none.
func providerIn(src reach.Source) (string, error) {
	l, ok := src.(reach.ClassLister)
	if !ok {
		return "", nil
	}
	for _, service := range jdk.Services {
		subs, err := l.Subclasses(service)
		if err != nil {
			return "", err
		}
		if len(subs) > 0 {
			return subs[0], nil
		}
	}
	return "", nil
}
