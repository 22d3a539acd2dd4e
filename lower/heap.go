package lower

import (
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// new emits a `new` instruction.
func (e *emitter) new(in *ssa.New) {
	e.initialise(in, in.Class)
	if in.Class == jdk.String {
		return // newString makes it where its constructor is called
	}
	if e.x.Model() && e.prog.Subtype(in.Class, jdk.Throwable) {
		e.allocate(e.variable(in), e.w.class(in.Class), e.exceptionSite(), zero)
		return
	}
	e.assumeNotFinalized(in.Class)
	if e.prog.MadeOutside(e.x, in) {
		e.madeOutside(in)
		return
	}
	site := e.w.site()
	e.noteAllocation(in, site)
	if e.prog.Subtype(in.Class, jdk.Throwable) && !e.thrownAtOnce(in) {
		kind := kindOfNew(in.Class)
		t := reach.Thrown{Site: site}
		if e.prog.Opts.Checks.Wants(e.prog.Hier, kind, in.Class) {
			t.Prop = e.property(kind, in.Class, lawOf(e.x.Def))
			if throw := e.throwOf(in); throw != nil {
				e.w.throws[t.Prop] = throw.PC()
			}
		}
		e.w.thrown = append(e.w.thrown, t)
	}
	e.allocate(e.variable(in), e.w.class(in.Class), site, e.w.holding(e.builder, e.prog.Types[in.Class], heldBy{}, e.unsetBy(in)))
}

// unsetBy returns what gives the fields of a new object their first values: unset if code of the
// constructor that is called sets them.
func (e *emitter) unsetBy(in *ssa.New) func(*ivl.Field) ivl.Term {
	if e.newUses == nil {
		e.findNewUses()
	}
	for _, use := range e.newUses[in] {
		c, ok := use.(*ssa.Call)
		if !ok || c.Method.Name != "<init>" || c.Args[0] != ssa.Value(in) {
			continue
		}
		if s := e.x.Sites[c]; s == nil || s.Resolved == nil || jdk.IsIntrinsic(s.Resolved) || len(s.Targets) == 0 {
			return zero
		}
	}
	return e.w.unset
}

// thrownAtOnce reports whether the exception allocated at in is only ever
// thrown in this method, where nothing can catch it: then the throw is the
// property.
func (e *emitter) thrownAtOnce(in *ssa.New) bool {
	if e.newUses == nil {
		e.findNewUses()
	}
	thrown := false
	for _, use := range e.newUses[in] {
		switch use := use.(type) {
		case *ssa.Throw:
			if e.fateOf(use, in.Class, true) != reach.Violates {
				return false
			}
			thrown = true
		case *ssa.Call:
			if use.Method.Name != "<init>" {
				return false
			}
		default:
			return false
		}
	}
	return thrown
}

// throwOf returns the instruction that throws the exception allocated at in, nil if there is not exactly one
// in this method.
func (e *emitter) throwOf(in *ssa.New) (throw *ssa.Throw) {
	for _, use := range e.newUses[in] {
		if t, ok := use.(*ssa.Throw); ok {
			if throw != nil {
				return nil
			}
			throw = t
		}
	}
	return throw
}

// findNewUses finds the instructions that use each new object.
func (e *emitter) findNewUses() {
	e.newUses = map[*ssa.New][]ssa.Instr{}
	for _, b := range e.x.Func.Blocks {
		for _, use := range b.Instrs {
			for _, v := range use.Operands() {
				if in, ok := v.(*ssa.New); ok {
					e.newUses[in] = append(e.newUses[in], use)
				}
			}
		}
	}
}

// member returns the IVL field of f and the object seen with a static class
// that has it.
func (e *emitter) member(f *classfile.Field, obj ivl.Term) (*ivl.Field, ivl.Term) {
	decl := e.w.class(f.Class.Name)
	return e.w.fields[f], e.refAs(obj, decl)
}

// getField emits a read: of the reference tuple for immutable fields, else a
// pull (LPAR'17 §2).
func (e *emitter) getField(in *ssa.GetField) {
	f := e.prog.Field(in.Field)
	if f == nil {
		e.noField(in.Field)
		return
	}
	if !e.prog.OwnsFields(f.Class) {
		e.notNull(in, in.Object, "the object")
		e.platformValue(e.variable(in), f, "field ")
		return
	}
	g, obj := e.member(f, e.notNull(in, in.Object, "the object"))
	e.assumeOwn(f, in.Object, obj)
	x := e.variable(in)
	if g.Immutable {
		e.readOutside(in, f, obj, x, ivl.FieldOf(obj, g))
		return
	}
	c := obj.Type().Class
	if e.changesOutside(f) && e.mayBeOutside(in.Object) {
		e.getOwn(in, f, obj, g, x)
		return
	}
	holds := e.holdsOf(in.Object, c)
	if t := holds.ts[g]; t != nil { // a write has pulled it, perhaps
		e.assign(x, t)
		e.assumeSet(f, g, x)
		if e.prog.Opts.Handed != nil {
			holds.set(g, x) // a branch on it tells the next read more
			e.remember(holds)
		}
		return
	}
	e.pull(obj, c, g, x)
	e.assumeSet(f, g, x)
	holds.set(g, x)
	e.remember(holds)
	e.readOutside(in, f, obj, x, x)
}

// pull emits that x is what field g of obj, seen with class c, holds.
func (e *emitter) pull(obj ivl.Term, c *ivl.Class, g *ivl.Field, x *ivl.Var) {
	pull := &ivl.Pull{Xs: []*ivl.Var{x}, P: obj, Class: c, Only: []*ivl.Field{g}, Pos: e.at}
	if !e.alone(c) {
		pull.Xs, pull.Only = make([]*ivl.Var, len(c.Mutable())), nil
		pull.Xs[indexOf(c, g)] = x
	}
	e.add(pull)
}

// assumeOwn emits that the program has made the object obj, of a model, where no object of its possible classes comes from outside.
func (e *emitter) assumeOwn(f *classfile.Field, of ssa.Value, obj ivl.Term) {
	if _, new := of.(*ssa.New); !new && e.changesOutside(f) && !e.mayBeOutside(of) && !e.dead() {
		e.assume(inProgram(obj))
	}
}

// getOwn emits that x is what a field of an object of a model holds, if the program has made the object, and else what code without a
// body chooses.
func (e *emitter) getOwn(in *ssa.GetField, f *classfile.Field, obj ivl.Term, g *ivl.Field, x *ivl.Var) {
	own, outside, join := e.newLabel("own"), e.newLabel("outside"), e.newLabel("join")
	e.branch(inProgram(obj), own, outside)
	e.open(own)
	e.pull(obj, obj.Type().Class, g, x)
	e.assumeSet(f, g, x)
	e.jump(join)
	e.open(outside)
	e.havocValue(x, f.Desc, ivl.Unmodelled, "a field of an object of the JDK")
	e.jump(join)
	e.open(join)
}

// assumeSet emits that x, which was read from a field, is not its default, if no read sees that.
func (e *emitter) assumeSet(f *classfile.Field, g *ivl.Field, x *ivl.Var) {
	if e.prog.Established[f] && x.Typ.Sort == ivl.RefSort {
		e.assume(ivl.Not.Of(ivl.Eq.Of(x, e.w.unset(g))))
	}
}

// unsetText is the text of such an object. It is none of the program's, as unknownText is none.
const unsetText = "\x00\xffunset"

// unset is the value of a mutable field of an object that its constructor has not set yet. Where no
// read sees it (reach.Program.Established) it is an object of its own, so that analyses know that
// reads do not see null, either; and it is a number that the field has later, so that they do not see 0.
func (w *world) unset(f *ivl.Field) ivl.Term {
	if !w.established[f] {
		return ivl.Zero(f.Type)
	}
	if f.Type.Sort != ivl.RefSort {
		return ivl.IntConst(w.first[f], f.Type)
	}
	return w.unsetObject(f.Type.Class)
}

// unsetObject is such an object of class c.
func (w *world) unsetObject(c *ivl.Class) ivl.Term {
	if c.Elem != nil && c.Name != jdk.String {
		return w.object(c.Name, "") // an empty array
	}
	return w.object(c.Name, unsetText)
}

// readOutside emits that x, field f of an object, is v, and something that code without a body has if such code has made the
// object. Fields of the program's own classes can have objects from before the run.
func (e *emitter) readOutside(in *ssa.GetField, f *classfile.Field, obj ivl.Term, x *ivl.Var, v ivl.Term) {
	name := classfile.ClassNameOf(f.Desc)
	changes := e.changesOutside(f)
	read := func() {
		if v != ivl.Term(x) {
			e.assign(x, v)
		}
	}
	if e.prog.Opts.Handed == nil || name == "" && !changes || !f.Class.Origin.Platform || e.dead() || !e.mayBeOutside(in.Object) {
		read()
		return
	}
	hit, own, join := e.newLabel("outside"), e.newLabel("own"), e.newLabel("join")
	e.branch(ivl.Eq.Of(ivl.Site(obj), ivl.IntConst(0, ivl.IntZ)), hit, own)
	e.open(hit)
	switch {
	case changes:
		e.havocValue(x, f.Desc, ivl.Unmodelled, "a field of an object of the JDK")
	case v != ivl.Term(x): // a copy would be forwarded, and what is known of x with it
		e.havoc(x, e.w.inputOf(ivl.Unmodelled, "a field of an object of the JDK", f.Desc, e.at))
		e.assume(ivl.Eq.Of(x, v))
		fallthrough
	default:
		e.w.assumeType(e.builder, x, name)
		e.w.fromForeign(e.builder, x, name)
	}
	e.jump(join)
	e.open(own)
	read()
	e.jump(join)
	e.open(join)
}

// noField emits an access to a field that does not link.
func (e *emitter) noField(ref classfile.MemberRef) {
	if _, err := e.prog.Hier.ResolveField(ref); err != nil {
		e.unsupported("access to " + classfile.Dotted(ref.Class) + "." + ref.Name + ": " + err.Error())
	}
}

func indexOf(c *ivl.Class, f *ivl.Field) int {
	for i, g := range c.Mutable() {
		if g == f {
			return i
		}
	}
	panic("BUG: class " + c.Name + " has no mutable field " + f.Name)
}

// largeClass is the number of mutable fields from which on accesses name the field that they are about.
const largeClass = 32

// isLarge reports whether c has so many.
func (w *world) isLarge(c *ivl.Class) bool {
	is, known := w.large[c]
	if !known {
		is = len(c.Mutable()) >= largeClass
		w.large[c] = is
	}
	return is
}

// alone reports whether an access to a field of class c moves that field alone: other threads may write to the others
// meanwhile, or there are very many.
func (e *emitter) alone(c *ivl.Class) bool { return e.prog.Opts.Shares() || e.w.isLarge(c) }

// putField emits a write: pull the fields that are not known, push all with the
// one changed. For an access that moves the field alone, push the one.
func (e *emitter) putField(in *ssa.PutField) {
	f := e.prog.Field(in.Field)
	if f == nil {
		e.noField(in.Field)
		return
	}
	obj := e.notNull(in, in.Object, "the object")
	if f.Class.Origin.Platform {
		e.givesField(in, f, obj)
	}
	if !e.prog.Reads[f] {
		return
	}
	g, obj := e.member(f, obj)
	e.assumeOwn(f, in.Object, obj)
	t := e.as(in.Stored, g.Type)
	if g.Immutable {
		e.add(&ivl.Init{P: obj, Field: g, T: t, Pos: e.at})
		return
	}
	c := obj.Type().Class
	if e.changesOutside(f) && e.mayBeOutside(in.Object) {
		e.putOwn(in, obj, c, g, t)
		return
	}
	holds := e.holdsOf(in.Object, c)
	if e.alone(c) {
		e.add(&ivl.Push{P: obj, Class: c, Only: []*ivl.Field{g}, Ts: []ivl.Term{t}, Pos: e.at})
	} else {
		e.pushWith(obj, c, g, t, &holds)
	}
	holds.set(g, t)
	e.remember(holds)
}

// putOwn emits a write to a field of an object of a model, if the program has made the object. What others hold is what code without
// a body chooses at each read; with it, a push of all fields would mix what the program's own objects hold.
func (e *emitter) putOwn(in *ssa.PutField, obj ivl.Term, c *ivl.Class, g *ivl.Field, t ivl.Term) {
	own, join := e.newLabel("own"), e.newLabel("join")
	e.branch(inProgram(obj), own, join)
	e.open(own)
	holds := (&contents{}).of(in.Object, c)
	e.pushWith(obj, c, g, t, &holds)
	e.jump(join)
	e.open(join)
	e.remember(contents{})
}

// holdsOf is what is known of the fields of obj, seen with class c. Where other threads may write to them
// meanwhile, it is nothing.
func (e *emitter) holdsOf(obj ssa.Value, c *ivl.Class) contents {
	if e.prog.Opts.Shares() {
		return (&contents{}).of(obj, c)
	}
	return e.holds.of(obj, c)
}

// remember notes what is known of an object from now on, if it stays true.
func (e *emitter) remember(holds contents) {
	if !e.prog.Opts.Shares() {
		e.holds = holds
	}
}

// pushWith emits the push of all fields of obj as one of class c, t for g. It adds what it pulls to what obj holds.
func (e *emitter) pushWith(obj ivl.Term, c *ivl.Class, g *ivl.Field, t ivl.Term, holds *contents) {
	fs := c.Mutable()
	xs, ts := make([]*ivl.Var, len(fs)), make([]ivl.Term, len(fs))
	pull := false
	for i, h := range fs {
		switch ts[i] = holds.ts[h]; {
		case h == g:
			ts[i] = t
		case ts[i] == nil:
			xs[i] = e.local(h.Name, h.Type)
			ts[i], pull = xs[i], true
			holds.set(h, xs[i])
		}
	}
	if pull {
		e.add(&ivl.Pull{Xs: xs, P: obj, Class: c, Pos: e.at})
	}
	e.add(&ivl.Push{P: obj, Class: c, Ts: ts, Pos: e.at})
}

// getStatic emits a read of a static field.
func (e *emitter) getStatic(in *ssa.GetStatic) {
	f := e.prog.Field(in.Field)
	if f == nil {
		e.noField(in.Field)
		return
	}
	x := e.variable(in)
	switch {
	case f.Name == reach.AssertionsDisabled && f.Synthetic || f.Name == reach.AssertionsDisabled && f.Access.Has(classfile.AccSynthetic):
		e.initialise(in, f.Class.Name) // an interface has it in a class of its own, which may do more
		off := int64(0)                // assertions are enabled, and false is the field's default before that
		if f.Class.Origin.Platform {
			off = 1 // java -ea enables no assertions of the JDK
		}
		e.assign(x, ivl.IntConst(off, x.Typ))
	case f.ConstantValue != nil && f.IsFinal():
		e.assign(x, e.w.constant(f.ConstantValue, x.Typ)) // a constant variable; reading it initialises nothing (JLS §12.4.1)
	case e.prog.OwnsStatics(f.Class):
		e.initialise(in, f.Class.Name)
		e.assign(x, e.w.global(f))
	default:
		e.platformStatic(x, f)
	}
}

// platformStatic emits a read of a static field of an unmodelled class.
func (e *emitter) platformStatic(x *ivl.Var, f *classfile.Field) {
	if jdk.FieldIs(f, jdk.StandardStream) {
		if e.prog.Redirects {
			e.assign(x, e.w.stream(f))
			return
		}
		e.assign(x, e.w.object(classfile.ClassNameOf(f.Desc), "System."+f.Name))
		return
	}
	if name := jdk.Primitive(f.Class.Name); name != "" && f.Name == "TYPE" {
		e.assign(x, e.w.object("java/lang/Class", name))
		return
	}
	e.platformValue(x, f, "static field ")
	if x.Typ.Sort == ivl.RefSort && e.prog.Nulls.HoldsNonNull(f) {
		e.assume(ivl.Not.Of(ivl.IsNull(x)))
	}
}

// stream returns the variable with System.in, System.out or System.err, in an execution of a program
// that changes one of them.
func (w *world) stream(f *classfile.Field) *ivl.Var {
	v := w.global(f)
	v.Init = w.object(classfile.ClassNameOf(f.Desc), "System."+f.Name)
	return v
}

// setsStream is System.setOut(s) and its like.
func setsStream(name string) meaning {
	return func(e *emitter, in *ssa.Call, m *classfile.Method) {
		desc := m.Desc[1:strings.IndexByte(m.Desc, ')')]
		v := e.w.stream(e.prog.Class("java/lang/System").FindField(name, desc))
		e.assign(v, e.as(in.Args[0], v.Typ))
	}
}

// platformValue emits a read of a field that code without a body writes to.
func (e *emitter) platformValue(x *ivl.Var, f *classfile.Field, kind string) {
	name := classfile.Dotted(f.Class.Name) + "." + f.Name
	if e.prog.Opts.Execute != nil {
		e.unsupported(kind + name)
		e.assign(x, ivl.Zero(x.Typ))
		return
	}
	e.assuming("platform-state", kind+name+" has any value of its type")
	e.havocValue(x, f.Desc, ivl.Unmodelled, name)
}

// putStatic emits a write of a static field.
func (e *emitter) putStatic(in *ssa.PutStatic) {
	f := e.prog.Field(in.Field)
	if f == nil {
		e.noField(in.Field)
		return
	}
	if !e.prog.OwnsStatics(f.Class) {
		e.unsupported("write to the platform's static field " + classfile.Dotted(f.Class.Name) + "." + f.Name)
		return
	}
	if f.Name == reach.AssertionsDisabled && f.Access.Has(classfile.AccSynthetic) {
		return
	}
	e.initialise(in, f.Class.Name)
	g := e.w.global(f)
	e.assign(g, e.as(in.Stored, g.Typ))
}
