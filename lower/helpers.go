package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// helper registers a generated procedure under its name.
func (w *world) helper(p *ivl.Proc) {
	w.helpers[p.Name] = p
	w.helperOrder = append(w.helperOrder, p)
}

// shared returns the name of the procedure of a kind that has a case for each of the types. All
// places with the same types share it; body makes it for the first of them.
func (w *world) shared(kind string, types []*reach.Type, body func(*builder), at ivl.Pos) string {
	key := kind
	for _, t := range types {
		key += " " + t.Name
	}
	if name, ok := w.sharedNames[key]; ok {
		return name
	}
	name := fmt.Sprintf("%s %d", kind, len(w.sharedNames)+1)
	w.sharedNames[key] = name
	b := newBuilder(name)
	b.at = at
	body(b)
	w.helper(b.finish())
	return name
}

// multiProc returns the procedure that allocates an array of type desc with
// dims of its dimensions filled with arrays (JVMS §6.5 multianewarray). Each
// instruction has its own, so that its arrays have allocation sites of their
// own.
func (w *world) multiProc(desc string, dims int, at ivl.Pos) string {
	b := newBuilder(fmt.Sprintf("$multianewarray%d %s", w.site(), desc))
	b.at = at
	c := w.class(desc)
	lens := make([]*ivl.Var, dims)
	args := make([]ivl.Term, dims)
	for i := range lens {
		lens[i] = b.fresh(fmt.Sprintf("n%d", i), ivl.Int)
		b.param(lens[i])
		args[i] = lens[i]
	}
	b.proc.Results = []ivl.Type{ivl.RefTo(c)}
	a := b.local("a", ivl.RefTo(c))
	b.open("entry")
	b.add(&ivl.NewArray{X: a, Class: c, Len: lens[0], Site: w.site(), Filled: dims > 1, Pos: at})
	if dims > 1 {
		inner := w.multiProc(desc[1:], dims-1, at)
		b.counted(lens[0], func(i *ivl.Var) {
			x := b.local("x", *c.Elem)
			b.add(&ivl.Call{Xs: []*ivl.Var{x}, Proc: inner, Args: args[1:], Pos: at})
			b.add(&ivl.PushElem{A: a, I: i, T: x, Pos: at})
		})
	}
	b.end(&ivl.Return{Ts: []ivl.Term{a}, Pos: at})
	w.helper(b.finish())
	return b.proc.Name
}

// cloneProc returns the procedure that copies an array of type desc (JLS
// §10.7). The array's dynamic type must be desc.
func (w *world) cloneProc(desc string, at ivl.Pos) string {
	name := fmt.Sprintf("$clone%d %s", w.site(), desc)
	b := newBuilder(name)
	b.at = at
	c := w.class(desc)
	src := b.fresh("a", ivl.RefTo(c))
	b.param(src)
	b.proc.Results = []ivl.Type{ivl.RefTo(c)}
	dst := b.local("copy", ivl.RefTo(c))
	outside := w.prog.Opts.Handed != nil && c.External && classfile.ElementClass(desc) != ""
	b.open("entry")
	b.add(&ivl.NewArray{X: dst, Class: c, Len: ivl.Length(src), Site: w.site(), Filled: true, Pos: at})
	b.counted(ivl.Length(src), func(i *ivl.Var) {
		x := b.local("x", *c.Elem)
		done := func() {}
		if outside {
			done = w.elementOutside(b, src, x, classfile.ElementClass(desc))
		}
		b.add(&ivl.PullElem{X: x, A: src, I: i, Pos: at})
		done()
		b.add(&ivl.PushElem{A: dst, I: i, T: x, Pos: at})
	})
	b.end(&ivl.Return{Ts: []ivl.Term{dst}, Pos: at})
	w.helper(b.finish())
	return name
}
