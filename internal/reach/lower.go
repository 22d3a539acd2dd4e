package reach

import (
	"errors"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/indy"
	"github.com/jayverify/jayverify/internal/jdk"
)

// Find finds what entry can reach.
func Find(src Source, entry *classfile.Method, opts Options) (*Program, *Method, error) {
	var full wanted
	p, x, err := start(src, entry, opts, full)
	for err == nil && p.wanted != full {
		full = p.wanted
		p, x, err = start(src, entry, opts, full)
	}
	return p, x, err
}

// wanted says what a program asks for that costs the others too much to have it.
type wanted struct {
	messages bool // exceptions keep text and cause, see message.go
	seeds    bool // generators of random numbers keep their state, see random.go
}

// start finds what entry can reach where that is there which full says. What
// the program turns out to ask for beyond is added to the universe's wanted.
func start(src Source, entry *classfile.Method, opts Options, full wanted) (*Program, *Method, error) {
	classes := src
	if !full.seeds {
		classes = unseeded{src}
	}
	dynamic := indy.NewOverlay(classes)
	if err := linked(dynamic, entry.Class); err != nil {
		return nil, nil, err
	}
	ph := newPhantoms(dynamic, []*classfile.Class{entry.Class})
	p := newProgram(ph, classfile.NewHierarchy(ph), opts)
	p.Dynamic, p.ssa.dynamic, p.Phantoms = dynamic, dynamic, ph
	p.standIns = newStandIns(src)
	p.outside.lister, _ = src.(ClassLister)
	p.outside.open = !IsMain(entry)
	p.Messages, p.wanted = full.messages, full
	for _, t := range []string{jdk.Object, jdk.Throwable, jdk.String} {
		p.addType(t)
	}
	x := p.reach(entry)
	p.entryTypes(x)
	p.NeedsInit(entry.Class.Name)
	return p, x, p.explore()
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
func (p *Program) explore() error {
	if err := p.run(); err != nil {
		return err
	}
	given, fails := p.givenNulls(), p.runsInitialisers()
	if fails {
		p.addType(jdk.ExceptionInInitializerError)
		p.addType(jdk.NoClassDefFoundError)
	}
	if given || fails {
		if err := p.run(); err != nil { // what is called on exceptions is called on these
			return err
		}
	}
	p.readBoxes()
	p.catchContexts()
	p.throwers()
	p.findTuples()
	p.findHashes()
	return p.Fatal
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
