package evidence

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"

	"github.com/jayverify/jayverify/horn"
	"github.com/jayverify/jayverify/ivl"
)

// InputValue is a value that a run takes from outside.
type InputValue struct {
	Input *ivl.Input // nil when the havoc belongs to none
	Typ   ivl.Type   // of the havocked variable
	Value ivl.Term   // *ivl.IntLit, ivl.BoolLit or *ivl.FloatLit of type Typ
}

// Violation is what a derivation claims.
type Violation struct {
	Prop   *ivl.Property
	Inputs []InputValue // in the order in which the run takes them
	// Elsewhere are values of the rest of the derivation: inputs of the runs
	// that wrote the facts of heap predicates, in no particular order.
	Elsewhere []InputValue
	// Reads are the facts of heap predicates that the run goes by, in order.
	Reads []HeapRead
}

// HeapRead is a fact of a heap predicate: what the derivation takes an object
// to hold.
type HeapRead struct {
	Pred *ivl.Pred
	Args []horn.Term // *horn.IntConst or horn.BoolConst, one for each of Pred.Params
}

// Inputs turns a derivation into the run it stands for. A value that the run
// does not depend on is 0 or false.
func Inputs(ctx context.Context, sys *horn.System, d *horn.Derivation, z3 string) (*Violation, error) {
	root, err := Resolve(ctx, sys, d, z3)
	if err != nil {
		return nil, err
	}
	w := walker{}
	if err := w.run(root, false); err != nil {
		return nil, err
	}
	return &Violation{Prop: root.Clause.Prop, Inputs: w.inputs, Elsewhere: elsewhere(root), Reads: w.reads}, nil
}

// maxElsewhere bounds the values taken from the rest of a derivation.
const maxElsewhere = 10_000

// elsewhere returns the values in the derivations of the facts of heap
// predicates that root rests on.
func elsewhere(root *Step) []InputValue {
	var out []InputValue
	type visit struct {
		s      *Step
		inHeap bool
	}
	seen := map[visit]bool{}
	todo := []visit{{root, false}}
	for len(todo) > 0 && len(out) < maxElsewhere {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		if v.inHeap {
			for _, e := range v.s.Clause.Full.Trace {
				if e.Kind == horn.HavocEvent {
					out = append(out, InputValue{e.Havoc.Input, e.Havoc.X.Typ, valueOf(v.s, e)})
				}
			}
		}
		for _, p := range v.s.Premises {
			todo = append(todo, visit{p, v.inHeap || p.Fact.Pred.Kind == horn.Heap})
		}
	}
	return out
}

// maxInputs bounds the length of a run: one fact can stand for many calls.
const maxInputs = 1 << 20

var errTooLong = errors.New("evidence: the run takes more than a million inputs")

type walker struct {
	inputs []InputValue
	reads  []HeapRead
}

// run adds the inputs of the execution that derives s: from the start of the
// program or, within a call, from the start of the procedure.
func (w *walker) run(s *Step, withinCall bool) error {
	var steps []*Step
	for s != nil {
		steps = append(steps, s)
		s = control(s)
		if withinCall && s != nil && s.Fact.Pred.Kind == horn.Pre {
			break
		}
	}
	for _, s := range slices.Backward(steps) {
		if err := w.play(s); err != nil {
			return err
		}
	}
	return nil
}

// control returns the premise that says where control came from, nil at the
// program's start.
func control(s *Step) *Step {
	if len(s.Premises) == 0 {
		return nil
	}
	if k := s.Premises[0].Fact.Pred.Kind; k != horn.Point && k != horn.Pre {
		return nil
	}
	return s.Premises[0]
}

func (w *walker) play(s *Step) error {
	read := 0 // premises before it are those of reads that have been made
	reads := func(until int) {
		for ; read < until; read++ {
			if q := s.Premises[read]; q.Fact.Pred.Kind == horn.Heap {
				w.reads = append(w.reads, HeapRead{q.Fact.Pred.IVL, q.Args})
			}
		}
	}
	for _, e := range s.Clause.Full.Trace {
		switch e.Kind {
		case horn.HavocEvent:
			if len(w.inputs) == maxInputs {
				return errTooLong
			}
			w.inputs = append(w.inputs, InputValue{e.Havoc.Input, e.Havoc.X.Typ, valueOf(s, e)})
		case horn.CallEvent:
			reads(e.Atom)
			if err := w.run(s.Premises[e.Atom], true); err != nil {
				return err
			}
		}
	}
	reads(len(s.Premises))
	return nil
}

func valueOf(s *Step, e horn.Event) ivl.Term {
	typ := e.Havoc.X.Typ
	if e.Value == nil {
		return ivl.Zero(typ)
	}
	v, ok := e.Value.(*horn.Var)
	if !ok {
		panic("BUG: the value of a havoc is not a variable")
	}
	switch value := s.Values[v].(type) {
	case horn.BoolConst:
		return ivl.BoolLit(value)
	case *horn.IntConst:
		return literal(value.V, typ)
	}
	panic(fmt.Sprintf("BUG: no value for %s", v))
}

// literal is a solver's integer as a value of the type: floats are their bits.
func literal(v *big.Int, typ ivl.Type) ivl.Term {
	switch typ.Sort {
	case ivl.FloatSort, ivl.DoubleSort:
		width := uint(64)
		if typ.Sort == ivl.FloatSort {
			width = 32
		}
		turn := new(big.Int).Lsh(big.NewInt(1), width)
		return &ivl.FloatLit{Bits: new(big.Int).Mod(v, turn).Uint64(), Typ: typ}
	}
	return ivl.BigConst(v, typ)
}

// runValue is the value as the interpreter takes it.
func (x InputValue) runValue() ivl.Value {
	switch t := x.Value.(type) {
	case ivl.BoolLit:
		if t {
			return ivl.Value{N: 1}
		}
		return ivl.Value{}
	case *ivl.IntLit:
		return ivl.IntValue(t.V)
	case *ivl.FloatLit:
		return ivl.Value{N: int64(t.Bits)}
	}
	panic(fmt.Sprintf("BUG: input value %s", x.Value))
}

// String is the value as a reader writes it.
func (x InputValue) String() string { return x.runValue().Format(x.Typ) }
