package reach

import (
	"errors"
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/internal/front/jdk"
)

// Find finds the code that entry can reach. If that is nil, the entry is what code without a body does with
// opts.Handed.
func Find(src Source, entry *classfile.Method, opts Options) (*Program, *Method, error) {
	full := wanted{messages: opts.Execute != nil, seeds: opts.Execute != nil && !opts.Outside, patterns: opts.Execute != nil || opts.Handed != nil}
	p, x, err := start(src, entry, opts, full)
	for err == nil && p.wanted != full && (opts.Execute == nil || opts.Outside) {
		full = p.wanted
		p, x, err = start(src, entry, opts, full)
	}
	if err == nil && opts.Execute != nil && p.noticesOrder() {
		full.trees = true
		p, x, err = start(src, entry, opts, full)
	}
	return p, x, err
}

// start finds the code that entry can reach with the optional parts in full. The field wanted of
// the result has the parts that the program needs in addition.
func start(src Source, entry *classfile.Method, opts Options, full wanted) (*Program, *Method, error) {
	classes := src
	if opts.Execute != nil {
		classes = executed{src, map[string]*classfile.Class{}, full.trees, opts.Outside}
	}
	if !full.seeds {
		classes = unseeded{classes}
	}
	if !full.patterns {
		classes = &unmatched{classes, map[string]*classfile.Class{}}
	}
	if opts.Handed != nil {
		if opts.Handed.Escaping == nil {
			classes = newOpaqueSource(src)
		}
		s, err := makeForeign(classes, src, &opts)
		if err != nil {
			return nil, nil, err
		}
		classes = s
		if entry == nil {
			entry = s.classes[indy.ForeignClass].FindMethod(indy.ForeignRun.Name, indy.ForeignRun.Desc)
		}
	}
	dynamic := indy.NewOverlay(classes)
	if err := linked(dynamic, entry.Class); err != nil {
		return nil, nil, err
	}
	ph := newPhantoms(dynamic, []*classfile.Class{entry.Class})
	p := newProgram(ph, classfile.NewHierarchy(ph), opts)
	p.Dynamic, p.ssa.dynamic, p.phantoms = dynamic, dynamic, ph
	p.standIns = newStandIns(src)
	p.outside.lister, _ = src.(ClassLister)
	p.outside.open = !IsMain(entry) && !closedHarness(entry.Class) && !takesOnlyValues(entry)
	p.outside.initial = entry.Class.Name
	p.Messages, p.unset, p.interruptible, p.wanted = full.messages, full.unset, full.stopped, full
	for _, t := range []string{jdk.Object, jdk.Throwable, jdk.String} {
		p.addType(t)
	}
	if opts.Handed != nil {
		p.addType("[L" + jdk.Object + ";") // see lower/foreign.go
	}
	x := p.reach(entry)
	p.Entry = x
	p.entryTypes(x)
	p.NeedsInit(entry.Class.Name)
	return p, x, p.explore()
}

// closedHarness reports whether c is a harness without arbitrary objects, so that
// all objects are those that the program makes.
func closedHarness(c *classfile.Class) bool {
	return indy.IsHarness(c.Name) && !slices.ContainsFunc(c.Methods, indy.IsArbitrary)
}

// takesOnlyValues reports whether all arguments of m are numbers, texts, boxes, or arrays of
// these. Objects of the program's classes do not come with them.
func takesOnlyValues(m *classfile.Method) bool {
	if !m.IsStatic() {
		return false
	}
	params, _, err := classfile.ParseMethodDescriptor(m.Desc)
	return err == nil && !slices.ContainsFunc(params, func(desc string) bool {
		n := classfile.InnermostClass(classfile.ClassNameOf(desc))
		return n != "" && n != jdk.String && !jdk.IsWrapper(n)
	})
}

// linked finds missing classes without which class c cannot be linked: its
// supertypes, and the classes that its handlers name.
func linked(src Source, c *classfile.Class) error {
	if _, err := classfile.NewHierarchy(src).Superclasses(c.Name); err != nil {
		return err
	}
	for _, caught := range c.Caught() {
		var missing *classfile.NotFoundError
		if _, err := src.Class(caught); errors.As(err, &missing) {
			return &classfile.NotFoundError{Class: caught, NeededBy: c.Name, Searched: missing.Searched}
		}
	}
	return nil
}

// explore finds everything that the queued methods can reach, and computes the
// whole-program facts that are needed before the first procedure is made.
func (p *Program) explore() error {
	if err := p.run(); err != nil {
		return err
	}
	given, fails := p.givenNulls(), p.runsInitialisers()
	if fails {
		p.addType(jdk.ExceptionInInitializerError)
		p.addType(jdk.NoClassDefFoundError)
	}
	for given || fails {
		if err := p.run(); err != nil { // calls on exceptions are calls on these, too
			return err
		}
		given, fails = p.givenNulls(), false
	}
	p.readBoxes()
	p.catchContexts()
	p.throwers()
	p.findTuples()
	p.findHashes()
	return p.Err
}

// FindAll finds the code that the methods with code of the given classes can reach, each with
// arguments from outside. The failures are methods that could not be lifted.
func FindAll(src Source, classes []*classfile.Class, opts Options) (*Program, []*Method, []Failure, error) {
	dynamic := indy.NewOverlay(src)
	ph := newPhantoms(dynamic, classes)
	p := newProgram(ph, classfile.NewHierarchy(ph), opts)
	p.Dynamic, p.ssa.dynamic, p.phantoms = dynamic, dynamic, ph
	p.standIns = newStandIns(src)
	p.outside.lister, _ = src.(ClassLister)
	p.outside.open = true
	for _, t := range []string{jdk.Object, jdk.Throwable, jdk.String} {
		p.addType(t)
	}
	failures := p.liftable(classes)
	var roots []*Method
	for _, c := range classes {
		for _, m := range c.Methods {
			if m.Code != nil && !p.bodiless[m] {
				x := p.reach(m)
				p.entryTypes(x)
				roots = append(roots, x)
			}
		}
		p.NeedsInit(c.Name)
	}
	return p, roots, failures, p.explore()
}

// liftable lifts the methods of the classes, and lists those for which that
// fails.
func (p *Program) liftable(classes []*classfile.Class) []Failure {
	var out []Failure
	for _, c := range classes {
		for _, m := range c.Methods {
			if m.Code == nil {
				continue
			}
			if _, err := p.ssa.of(m); err != nil {
				p.bodiless[m] = true
				out = append(out, Failure{MethodName(c.Name, m.Name, m.Desc), err})
			}
		}
	}
	return out
}
