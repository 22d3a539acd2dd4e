package lower

import (
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/indy"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// Result is a lowered program with what the lowering found out on the way.
type Result struct {
	Program *ivl.Program
	Entry   string              // CLASS.METHOD+DESCRIPTOR of the entry method
	assumed []assumed           // see Assuming
	Hints   map[*ivl.Input]Hint // for searching runs; inputs without a hint have none
	Stats   Stats
	Funcs   []*ssa.Func // the methods lifted, in the order found; for --dump=ssa
	Foreign []string    // methods without body or model that some method calls, CLASS.METHOD with slashes, sorted
	Missing []string    // of LowerAll: classes that were not found, sorted
	// Locals tells of variables of the program's source, by the block in which
	// they get a value, in the order of execution.
	Locals map[*ivl.Block][]Local
	Cuts   *Cuts // nil when nothing is there that is not supported, and of LowerAll
}

// Stats counts what was lowered.
type Stats struct{ Classes, Methods, Instructions int }

// Lower turns everything that entry can reach into one IVL program. Errors
// are those of classes that are malformed, of those that are missing and that
// entry's own class cannot be linked without, and of Options.Stop. What needs
// other missing classes is not supported where it is, see phantom.go.
func Lower(src Source, entry *classfile.Method, opts Options) (*Result, error) {
	if entry.Code == nil {
		return nil, fmt.Errorf("%s has no code", methodName(entry.Class.Name, entry.Name, entry.Desc))
	}
	u, x, err := find(src, entry, opts)
	if err != nil {
		return nil, err
	}
	var made *world
	r, err := emitAll(u, func(w *world) *ivl.Proc {
		made = w
		return w.emitEntry(x)
	})
	if err != nil {
		return nil, err
	}
	r.Entry, r.Cuts = x.name, u.continuations(x, made.checkedAt, made.thrown, len(made.props))
	return r, nil
}

// find finds what entry can reach.
func find(src Source, entry *classfile.Method, opts Options) (*universe, *method, error) {
	var full wanted
	u, x, err := start(src, entry, opts, full)
	for err == nil && u.wanted != full {
		full = u.wanted
		u, x, err = start(src, entry, opts, full)
	}
	return u, x, err
}

// wanted says what a program asks for that costs the others too much to have it.
type wanted struct {
	messages bool // exceptions keep text and cause, see message.go
	seeds    bool // generators of random numbers keep their state, see random.go
}

// start finds what entry can reach where that is there which full says. What
// the program turns out to ask for beyond is added to the universe's wanted.
func start(src Source, entry *classfile.Method, opts Options, full wanted) (*universe, *method, error) {
	classes := src
	if !full.seeds {
		classes = unseeded{src}
	}
	dynamic := indy.NewOverlay(classes)
	if err := linked(dynamic, entry.Class); err != nil {
		return nil, nil, err
	}
	ph := newPhantoms(dynamic, []*classfile.Class{entry.Class})
	u := newUniverse(ph, classfile.NewHierarchy(ph), opts)
	u.dynamic, u.ssa.dynamic, u.phantoms = dynamic, dynamic, ph
	u.standIns = newStandIns(src)
	u.outside.lister, _ = src.(ClassLister)
	u.outside.open = !isMain(entry)
	u.messages, u.wanted = full.messages, full
	for _, t := range []string{object, throwable, stringClassName} {
		u.addType(t)
	}
	x := u.reach(entry)
	u.entryTypes(x)
	u.needsInit(entry.Class.Name)
	return u, x, u.explore()
}

// linked finds classes that are missing and that class c cannot be linked
// without: those that it inherits from, and those that its handlers name.
func linked(src Source, c *classfile.Class) error {
	if _, err := classfile.NewHierarchy(src).Superclasses(c.Name); err != nil {
		return err
	}
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		for _, h := range m.Code.Handlers {
			if h.CatchType == "" {
				continue
			}
			var missing *classfile.NotFoundError
			if _, err := src.Class(h.CatchType); errors.As(err, &missing) {
				return &classfile.NotFoundError{Class: h.CatchType, NeededBy: c.Name, Searched: missing.Searched}
			}
		}
	}
	return nil
}

// explore finds everything that the methods queued can reach, and what has to
// be known of all of it before the first procedure is made.
func (u *universe) explore() error {
	if err := u.run(); err != nil {
		return err
	}
	given, fails := u.givenNulls(), u.runsInitialisers()
	if fails {
		u.addType(eiie)
		u.addType(ncdfe)
	}
	if given || fails {
		if err := u.run(); err != nil { // what is called on exceptions is called on these
			return err
		}
	}
	u.readBoxes()
	u.catchContexts()
	u.throwers()
	u.findTuples()
	u.findHashes()
	return u.fatal
}

// entryTypes records the objects that come in as arguments of the entry.
func (u *universe) entryTypes(x *method) {
	if isMain(x.m) {
		u.addType("[Ljava/lang/String;")
		return
	}
	params, _, err := classfile.ParseMethodDescriptor(x.m.Desc)
	u.fail(err)
	if !x.m.IsStatic() {
		params = append(params, descOf(x.m.Class.Name))
	}
	for _, p := range params {
		switch n := className(p); {
		case n == "":
		case len(u.constants(n)) > 0:
			u.needsInit(n)
		default:
			u.addExternal(n)
		}
	}
}

// emitAll makes the program: all procedures, the one of emitEntry last, since it
// tests for the exceptions that the others allocate.
func emitAll(u *universe, emitEntry func(*world) *ivl.Proc) (*Result, error) {
	w := newWorld(u)
	r := &Result{Program: &ivl.Program{Entry: entryName}}
	seen := map[string]bool{}
	var procs []*ivl.Proc
	for _, m := range u.order {
		if !u.goesOn() {
			return nil, u.fatal
		}
		p, err := w.emit(m)
		if err != nil {
			return nil, err
		}
		procs = append(procs, p)
		r.Funcs = append(r.Funcs, m.fn)
		r.Stats.Methods++
		for _, b := range m.fn.Blocks {
			r.Stats.Instructions += len(b.Instrs)
		}
		if !seen[m.m.Class.Name] {
			seen[m.m.Class.Name] = true
			r.Stats.Classes++
		}
	}
	entry := emitEntry(w)
	if u.fatal != nil {
		return nil, u.fatal
	}
	p := r.Program
	p.Procs = append(append([]*ivl.Proc{entry}, procs...), w.helperOrder...)
	p.Classes, p.Globals, p.Props, p.Inputs = w.order, w.globals, w.props, w.inputs
	r.assumed, r.Hints, r.Foreign, r.Locals = w.notes.made, w.hints, slices.Sorted(maps.Keys(w.foreign)), w.locals
	return r, nil
}
