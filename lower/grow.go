package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// Growing is a program that is made to be executed (reach.Options.Execute) and whose procedures
// are made when a run needs them. A run of a small program of Java calls a few hundred of the
// thousands of methods that it may call.
type Growing struct {
	Program *ivl.Program // its entry, and what More has added
	Stats   Stats        // of the code that the entry can reach
	Made    int          // methods that have a procedure

	world   *world
	methods map[string]*reach.Method // by the names of their procedures
	main    *reach.Method
}

// LowerGrowing finds everything that entry can reach, and makes the entry procedure. Errors
// are those of Lower.
func LowerGrowing(src reach.Source, entry *classfile.Method, opts reach.Options) (*Growing, error) {
	if entry.Code == nil {
		return nil, fmt.Errorf("%s has no code", reach.MethodName(entry.Class.Name, entry.Name, entry.Desc))
	}
	p, x, err := reach.Find(src, entry, opts)
	if err != nil {
		return nil, err
	}
	w := newWorld(p)
	w.notes.places, w.grows = w.outside, true
	g := &Growing{Program: &ivl.Program{Entry: entryName}, world: w, methods: make(map[string]*reach.Method, len(p.Methods)), main: x}
	seen := map[string]bool{}
	for _, m := range p.Methods {
		g.methods[m.Name] = m
		for _, b := range m.Func.Blocks {
			g.Stats.Instructions += len(b.Instrs)
		}
		seen[m.Def.Class.Name] = true
	}
	g.Stats.Methods, g.Stats.Classes = len(p.Methods), len(seen)
	g.add(w.emitEntry(x))
	return g, p.Err
}

// More makes the procedure called name. It is for ivl.CompileGrowing.
func (g *Growing) More(name string) error {
	if !g.world.prog.GoesOn() {
		return g.world.prog.Err
	}
	p := g.world.helpers[name]
	switch m := g.methods[name]; {
	case p != nil:
	case name == UncaughtName:
		p = g.world.uncaughtProc(g.main)
	case m != nil:
		var err error
		if p, err = g.world.emit(m); err != nil {
			return err
		}
		g.Made++
	default:
		return fmt.Errorf("there is no procedure %s", name)
	}
	g.add(p)
	return g.world.prog.Err
}

// add takes over a procedure, and everything that was made for it.
func (g *Growing) add(proc *ivl.Proc) {
	p, w := g.Program, g.world
	p.Procs = append(p.Procs, proc)
	p.Classes, p.Globals, p.Props, p.Inputs = w.order, w.globals, w.props, w.inputs
}

// uncaughtProc makes the procedure UncaughtName.
func (w *world) uncaughtProc(main *reach.Method) *ivl.Proc {
	b := newBuilder(UncaughtName)
	b.at = entryPos(main)
	exc := b.fresh("exc", ivl.RefTo(w.class(jdk.Throwable)))
	b.param(exc)
	b.open("entry")
	w.uncaught(b, exc)
	return b.finish()
}
