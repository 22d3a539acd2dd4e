package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/ivl"
)

// builder makes a procedure, block by block. Blocks appear in the order in
// which they are opened; statements are added to the open one.
type builder struct {
	proc  *ivl.Proc
	at    ivl.Pos // position of the statements added
	cur   *ivl.Block
	names map[string]int
	holds contents // of the object accessed last
}

func newBuilder(name string) *builder {
	return &builder{proc: &ivl.Proc{Name: name}, names: map[string]int{}}
}

// fresh makes a variable whose name is unique in the procedure.
func (b *builder) fresh(name string, t ivl.Type) *ivl.Var {
	n := b.names[name]
	b.names[name] = n + 1
	if n > 0 {
		return b.fresh(fmt.Sprintf("%s_%d", name, n), t)
	}
	return &ivl.Var{Name: name, Typ: t}
}

// param adds v to the parameters.
func (b *builder) param(v *ivl.Var) { b.proc.Params = append(b.proc.Params, v) }

// local makes a local variable.
func (b *builder) local(name string, t ivl.Type) *ivl.Var {
	v := b.fresh(name, t)
	b.proc.Locals = append(b.proc.Locals, v)
	return v
}

// newLabel returns a label that no block has yet.
func (b *builder) newLabel(hint string) string {
	key := "label " + hint
	n := b.names[key]
	b.names[key] = n + 1
	if n == 0 {
		return hint
	}
	return fmt.Sprintf("%s.%d", hint, n)
}

// open starts the block with the label. The previous one must have ended.
func (b *builder) open(label string) {
	if b.cur != nil {
		panic("BUG: block " + b.cur.Label + " of " + b.proc.Name + " has no end")
	}
	b.cur = &ivl.Block{Label: label}
	b.proc.Blocks = append(b.proc.Blocks, b.cur)
}

// suspend interrupts the open block, so that others can be made; resume opens
// it again.
func (b *builder) suspend() *ivl.Block {
	c := b.cur
	b.cur = nil
	return c
}

func (b *builder) resume(c *ivl.Block) {
	if b.cur != nil {
		panic("BUG: block " + b.cur.Label + " of " + b.proc.Name + " has no end")
	}
	b.cur = c
}

// add appends a statement. After the end of a block it is dropped, because it
// is unreachable.
func (b *builder) add(s ivl.Stmt) {
	if b.cur != nil {
		b.cur.Stmts = append(b.cur.Stmts, s)
		b.holds.after(s)
	}
}

// end ends the open block.
func (b *builder) end(t ivl.Terminator) {
	if b.cur != nil {
		b.cur.Term = t
		b.cur = nil
	}
}

// dead reports whether the current point is after the end of a block.
func (b *builder) dead() bool { return b.cur == nil }

func (b *builder) jump(label string) {
	b.end(&ivl.Goto{Targets: []ivl.Target{{Label: label}}, Pos: b.at})
}

// branch ends the block: to yes where cond holds, to no elsewhere.
func (b *builder) branch(cond ivl.Term, yes, no string) {
	b.end(&ivl.Goto{Targets: []ivl.Target{{Cond: cond, Label: yes}, {Label: no}}, Pos: b.at})
}

// assign emits x := t, through a Cast where t's static class is not a subclass
// of x's. If neither is a subclass of the other, only null has both classes.
func (b *builder) assign(x *ivl.Var, t ivl.Term) {
	if x.Typ.Sort == ivl.RefSort && !t.Type().Class.SubclassOf(x.Typ.Class) {
		if _, ok := t.(*ivl.NullLit); ok || !x.Typ.Class.SubclassOf(t.Type().Class) {
			t = ivl.Null(x.Typ.Class)
		} else {
			t = ivl.CastTo(x.Typ.Class, t)
		}
	}
	b.add(&ivl.Assign{X: x, T: t, Pos: b.at})
}

func (b *builder) assume(t ivl.Term) {
	if t != ivl.Term(ivl.True) {
		b.add(&ivl.Assume{T: t, Pos: b.at})
	}
}

func (b *builder) havoc(x *ivl.Var, in *ivl.Input) { b.add(&ivl.Havoc{X: x, Input: in, Pos: b.at}) }

// havocOf is havoc with a value that is read from of.
func (b *builder) havocOf(x *ivl.Var, in *ivl.Input, of ivl.Term) {
	b.add(&ivl.Havoc{X: x, Input: in, Of: of, Pos: b.at})
}

// stop ends the run here.
func (b *builder) stop() { b.end(&ivl.Stop{Pos: b.at}) }

// finish returns the procedure with all blocks. Edge blocks were opened while
// others were suspended.
func (b *builder) finish() *ivl.Proc {
	if b.cur != nil {
		panic("BUG: block " + b.cur.Label + " of " + b.proc.Name + " has no end")
	}
	return b.proc
}

// allocate emits x := new C with all mutable fields at what unset gives: their defaults
// (JLS §4.12.5), or values that no read sees.
func (b *builder) allocate(x *ivl.Var, c *ivl.Class, site int, unset func(*ivl.Field) ivl.Term) {
	b.add(&ivl.New{X: x, Class: c, Site: site, Pos: b.at})
	fs := c.Mutable()
	if len(fs) == 0 {
		return
	}
	ts := make([]ivl.Term, len(fs))
	for i, f := range fs {
		ts[i] = unset(f)
	}
	b.add(&ivl.Push{P: x, Class: c, Ts: ts, Pos: b.at})
}

// zero is the default value of a field.
func zero(f *ivl.Field) ivl.Term { return ivl.Zero(f.Type) }

// counted emits `for i = 0; i < n; i++ { body(i) }` and leaves the block after
// the loop open.
func (b *builder) counted(n ivl.Term, body func(i *ivl.Var)) {
	i := b.local("i", ivl.Int)
	head, in, out := b.newLabel("head"), b.newLabel("body"), b.newLabel("done")
	b.assign(i, ivl.IntConst(0, ivl.Int))
	b.jump(head)
	b.open(head)
	b.branch(ivl.Lt.Of(i, n), in, out)
	b.open(in)
	body(i)
	b.assign(i, ivl.Add.As(ivl.Int, i, ivl.IntConst(1, ivl.Int))) // i < n ≤ 2^31-1
	b.jump(head)
	b.open(out)
}

// search emits a search for the number t among keys, which are ascending. found emits the case of a
// hit, other the case that t is not a key; both end their blocks.
func (b *builder) search(t ivl.Term, keys []int64, found func(i int), other func()) {
	none := b.newLabel("none")
	var half func(lo, hi int)
	half = func(lo, hi int) {
		if hi-lo == 1 {
			hit := b.newLabel("hit")
			b.branch(ivl.Eq.Of(t, ivl.IntConst(keys[lo], ivl.IntZ)), hit, none)
			b.open(hit)
			found(lo)
			return
		}
		mid := (lo + hi) / 2
		low, high := b.newLabel("low"), b.newLabel("high")
		b.branch(ivl.Lt.Of(t, ivl.IntConst(keys[mid], ivl.IntZ)), low, high)
		b.open(low)
		half(lo, mid)
		b.open(high)
		half(mid, hi)
	}
	half(0, len(keys))
	b.open(none)
	other()
}
