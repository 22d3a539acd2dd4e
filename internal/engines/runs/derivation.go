package runs

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/internal/evidence"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// Divergence is the first read at which a derivation leaves the run it is to
// stand for.
type Divergence struct {
	Class        *ivl.Class // of the object
	field        string     // "field next", "an element"
	name         string     // of the field; "" of an element
	ref          bool       // the field is a reference
	took, really *big.Int   // what the derivation read, and what the heap holds; nil for a reference that is not null
}

// String tells of the divergence.
func (d *Divergence) String() string {
	value := func(n *big.Int) string {
		if n == nil {
			return "an object"
		}
		return n.String()
	}
	return fmt.Sprintf("%s was read as %s and is %s", d.field, value(d.took), value(d.really))
}

// values returns the value that the derivation read, and what the heap holds, as
// Java writes them.
func (d *Divergence) values() (took, really string) {
	value := func(n *big.Int) string {
		switch {
		case n == nil:
			return "an object"
		case d.ref && n.Sign() == 0:
			return "null"
		}
		return n.String()
	}
	return value(d.took), value(d.really)
}

// divergenceSteps bounds the run that is compared with a derivation.
const divergenceSteps = 1_000_000

// Divergence compares what a derivation reads from the heap with what a run
// with the same inputs does, read by read for each class. The first result is nil
// if they agree or cannot be compared. The second tells of the run up to there, and
// is nil when there is none.
func (x *Runner) Divergence(ctx context.Context, before *ivl.Program, v *evidence.Violation) (*Divergence, *result.Spurious) {
	m, err := ivl.Compile(before)
	if err != nil {
		return nil, nil
	}
	w := &heapWatch{reads: map[string][]evidence.HeapRead{}}
	rec := &pathRecorder{hidden: x.hidden()}
	for _, x := range v.Reads {
		if c, ok := ReadClass(x.Pred); ok {
			w.reads[c] = append(w.reads[c], x)
		}
	}
	asked := &stamped{Inputs: &ivl.Replay{Queues: x.queues(v.Inputs), Fallback: ivl.Zeros{}}, rec: rec}
	common := 0 // how many values the run has taken when it leaves the derivation
	out := m.Run(ctx, ivl.Options{
		Inputs: asked, MaxSteps: divergenceSteps, MaxDepth: CallDepth, MaxOutput: -1,
		Watch: func(v *ivl.View, p *ivl.Proc, b *ivl.Block, i int) {
			if w.watch(v, p, b, i); w.found == nil {
				rec.watch(v, p, b, i)
				common = len(asked.at)
			}
		},
	})
	return w.found, x.tellSpurious(w.found, rec, out, out.Consumed[:min(common, len(out.Consumed))])
}

// tellSpurious tells of a derivation that is no run: of the run up to the read that
// differs, which is nil if there is none. taken are the values that it takes until then.
func (r *Runner) tellSpurious(d *Divergence, rec *pathRecorder, out ivl.Outcome, taken []ivl.Consumed) *result.Spurious {
	x := &result.Spurious{}
	x.Path, x.Cut = rec.path()
	if script, err := newScript(r.Lowered.Entry, taken); err == nil {
		for _, c := range taken {
			if c.Request.Input != nil && len(x.Inputs) < ReachingInputs {
				x.Inputs = append(x.Inputs, result.InputValue{Input: c.Request.Named(), Value: abridge(jvm.Format(script, c)), Step: -1})
			}
		}
	}
	if d == nil {
		x.Ends = OutcomeText(out)
		return x
	}
	x.Class, x.Field = strings.ReplaceAll(d.Class.Name, "/", "."), d.name
	x.Read, x.Held = d.values()
	return x
}

// heapWatch follows the reads of a run beside those of a derivation.
type heapWatch struct {
	reads map[string][]evidence.HeapRead // those to come, by class
	read  func(v *ivl.View)              // compares the read that was just made; nil without one
	found *Divergence
	lost  bool // a read could not be followed
}

func (w *heapWatch) watch(v *ivl.View, _ *ivl.Proc, b *ivl.Block, i int) {
	if w.read != nil {
		w.read(v)
		w.read = nil
	}
	if w.found != nil || w.lost || i == len(b.Stmts) {
		return
	}
	switch s := b.Stmts[i].(type) {
	case *ivl.Pull:
		w.pull(v, s.P, s.Fields(), s.Xs)
	case *ivl.PullElem:
		w.pull(v, s.A, []*ivl.Field{{Name: "[element]", Type: s.X.Typ}}, []*ivl.Var{s.X})
	}
}

// pull prepares to compare what the variables xs get from fields of the object
// that p refers to.
func (w *heapWatch) pull(v *ivl.View, p ivl.Term, fields []*ivl.Field, xs []*ivl.Var) {
	x, ok := p.(*ivl.Var)
	if !ok || v.Ref(x).IsNull() {
		w.lost = true
		return
	}
	c := v.Ref(x).Class()
	todo := w.reads[c.Name]
	if len(todo) == 0 {
		return
	}
	w.reads[c.Name] = todo[1:]
	w.read = func(v *ivl.View) {
		for i, f := range fields {
			if xs[i] != nil && w.found == nil && f.Name[0] != '$' { // made by a pass
				w.found = differs(v, c, f, xs[i], todo[0])
			}
		}
	}
}

// differs compares a variable that was read from a field of an object of class
// c with the field in the derivation: numbers, and whether references are null.
func differs(v *ivl.View, c *ivl.Class, f *ivl.Field, x *ivl.Var, read evidence.HeapRead) *Divergence {
	name := "$" + f.Name
	really := (*big.Int)(nil)
	switch x.Typ.Sort {
	case ivl.RefSort:
		name += "$id"
		if v.Ref(x).IsNull() {
			really = new(big.Int)
		}
	case ivl.IntSort, ivl.BoolSort:
		really = v.Int(x)
	default:
		return nil
	}
	i := slices.Index(read.Pred.Names, name)
	if i < 0 || i >= len(read.Args) {
		return nil
	}
	took := new(big.Int)
	switch a := read.Args[i].(type) {
	case *horn.IntConst:
		took = a.V
	case horn.BoolConst:
		if a {
			took = big.NewInt(1)
		}
	}
	if x.Typ.Sort == ivl.RefSort && took.Sign() != 0 {
		took = nil
	}
	if took == nil && really == nil || took != nil && really != nil && took.Cmp(really) == 0 {
		return nil
	}
	d := &Divergence{Class: c, field: "field " + f.Name, name: f.Name, ref: x.Typ.Sort == ivl.RefSort, took: took, really: really}
	if c.Elem != nil {
		d.field, d.name = "an element", ""
	}
	return d
}

// ReadClass is the class whose space invariant a predicate is.
func ReadClass(p *ivl.Pred) (string, bool) { return strings.CutPrefix(p.Name, "inv_") }
