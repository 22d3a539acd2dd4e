package verify

import (
	"context"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/evidence"
	"github.com/jayverify/jayverify/evidence/jvm"
	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
)

// needs is what spurious derivations have said so far: of which classes the
// heap invariants are too weak.
type needs struct {
	classes []string // sorted
	fresh   bool     // the last derivation has added to them
}

// study takes from a spurious derivation which class needs more precision:
// that of the first object in which the derivation reads what the real heap
// does not hold; all classes that it reads when that cannot be told. It returns
// a text for the table of steps.
func (s *session) study(ctx context.Context, r raced, v *evidence.Violation) string {
	var classes []string
	why := ""
	d, told := s.divergence(ctx, r.sys.Program, v)
	if told != nil && v.Prop.ID < len(s.status) {
		s.status[v.Prop.ID].reason.Spurious = told
	}
	if d != nil {
		classes = []string{d.class.Name}
		why = ": " + d.String()
	} else {
		for _, x := range v.Reads {
			if c, ok := readClass(x.Pred); ok {
				classes = append(classes, c)
			}
		}
	}
	slices.Sort(classes)
	var news []string
	for _, c := range slices.Compact(classes) {
		if !slices.Contains(s.needs.classes, c) {
			news = append(news, c)
		}
	}
	if len(news) == 0 {
		return ""
	}
	s.needs.classes = append(s.needs.classes, news...)
	slices.Sort(s.needs.classes)
	s.needs.fresh = true
	return "; next: " + strings.Join(news, ", ") + " more precise" + why
}

// next puts the encoding that is more precise for the classes that the last
// derivation asks for before those that are still to try, of which the first
// is es[i]. With all classes that is one of them already.
func (s *session) next(ctx context.Context, es []encoding, i int) []encoding {
	if !s.needs.fresh {
		return es
	}
	s.needs.fresh = false
	all := i + slices.IndexFunc(es[i:], func(e encoding) bool { return e.name == result.TimeIndexed })
	if all < i {
		return es
	}
	e, rest := s.timedGroup(ctx, s.needs.classes), slices.Clone(es[i:])
	if e.repeats(es[all : all+1]) {
		e = es[all]
		rest = slices.Delete(rest, all-i, all-i+1)
	}
	return slices.Concat(es[:i], []encoding{e}, rest)
}

// divergence is the first read at which a derivation leaves the run it is to
// stand for.
type divergence struct {
	class        *ivl.Class // of the object
	field        string     // "field next", "an element"
	name         string     // of the field; "" of an element
	ref          bool       // the field is a reference
	took, really *big.Int   // what the derivation read, and what the heap holds; nil for a reference that is not null
}

// String tells of the divergence.
func (d *divergence) String() string {
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
func (d *divergence) values() (took, really string) {
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

// divergence compares what a derivation reads from the heap with what a run
// with the same inputs does, read by read for each class. The first result is nil
// if they agree or cannot be compared. The second tells of the run up to there, and
// is nil when there is none.
func (s *session) divergence(ctx context.Context, encoded *ivl.Program, v *evidence.Violation) (*divergence, *result.Spurious) {
	before, ok := s.before.Load(encoded)
	if !ok {
		return nil, nil
	}
	m, err := ivl.Compile(before.(*ivl.Program))
	if err != nil {
		return nil, nil
	}
	w := &heapWatch{reads: map[string][]evidence.HeapRead{}}
	rec := &pathRecorder{hidden: s.hidden()}
	for _, x := range v.Reads {
		if c, ok := readClass(x.Pred); ok {
			w.reads[c] = append(w.reads[c], x)
		}
	}
	asked := &stamped{Inputs: &ivl.Replay{Queues: s.queues(v.Inputs), Fallback: ivl.Zeros{}}, rec: rec}
	common := 0 // how many values the run has taken when it leaves the derivation
	out := m.Run(ctx, ivl.Options{
		Inputs: asked, MaxSteps: divergenceSteps, MaxDepth: callDepth, MaxOutput: -1,
		Watch: func(v *ivl.View, p *ivl.Proc, b *ivl.Block, i int) {
			if w.watch(v, p, b, i); w.found == nil {
				rec.watch(v, p, b, i)
				common = len(asked.at)
			}
		},
	})
	return w.found, s.tellSpurious(w.found, rec, out, out.Consumed[:min(common, len(out.Consumed))])
}

// tellSpurious tells of a derivation that is no run: of the run up to the read that
// differs, which is nil if there is none. taken are the values that it takes until then.
func (s *session) tellSpurious(d *divergence, rec *pathRecorder, out ivl.Outcome, taken []ivl.Consumed) *result.Spurious {
	x := &result.Spurious{}
	x.Path, x.Cut = rec.path()
	if script, err := jvm.NewScript(s.low.Entry, taken); err == nil {
		for _, c := range taken {
			if c.Request.Input != nil && len(x.Inputs) < reachingInputs {
				x.Inputs = append(x.Inputs, result.InputValue{Input: c.Request.Input, Value: abridge(jvm.Format(script, c)), Step: -1})
			}
		}
	}
	if d == nil {
		x.Ends = outcomeText(out)
		return x
	}
	x.Class, x.Field = strings.ReplaceAll(d.class.Name, "/", "."), d.name
	x.Read, x.Held = d.values()
	return x
}

// heapWatch follows the reads of a run beside those of a derivation.
type heapWatch struct {
	reads map[string][]evidence.HeapRead // those to come, by class
	read  func(v *ivl.View)              // compares the read that was just made; nil without one
	found *divergence
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
		w.pull(v, s.P, s.Class.Mutable(), s.Xs)
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
func differs(v *ivl.View, c *ivl.Class, f *ivl.Field, x *ivl.Var, read evidence.HeapRead) *divergence {
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
	d := &divergence{class: c, field: "field " + f.Name, name: f.Name, ref: x.Typ.Sort == ivl.RefSort, took: took, really: really}
	if c.Elem != nil {
		d.field, d.name = "an element", ""
	}
	return d
}

// readClass is the class whose space invariant a predicate is.
func readClass(p *ivl.Pred) (string, bool) { return strings.CutPrefix(p.Name, "inv_") }
