package verify

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/contract"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// headChecks are the explicit checks of a method's own arguments: places where it throws an exception if and only if a
// condition on the arguments holds. What it demands there are conditions on arguments like others.
type headChecks struct {
	method *classfile.Method
	fn     *ssa.Func
	by     map[*ssa.Block][]*contract.Check
}

// headChecksOf finds those of m, whose lifted code is fn.
func (d *demands) headChecksOf(m *classfile.Method, fn *ssa.Func) *headChecks {
	h := &headChecks{method: m, fn: fn, by: map[*ssa.Block][]*contract.Check{}}
	if fn == nil {
		return h
	}
	for _, t := range contract.Of(d.path, m, d.opts).Throws {
		if t.By != contract.HeadCheck || t.Check == nil || len(t.Check.When) == 0 {
			continue
		}
		if b, _ := h.at(t.Check.PC); b != nil {
			h.by[b] = append(h.by[b], t.Check)
		}
	}
	return h
}

// at finds the instruction at a bytecode offset that makes or throws an exception, or calls a method.
func (h *headChecks) at(pc int) (*ssa.Block, ssa.Instr) {
	for _, b := range h.fn.Blocks {
		for _, in := range b.Instrs {
			switch in.(type) {
			case *ssa.New, *ssa.Throw, *ssa.Call:
				if in.PC() == pc {
					return b, in
				}
			}
		}
	}
	return nil, nil
}

// demands returns the conditions that exclude an open check, where it is one of these explicit checks, and nothing but the
// arguments decides whether it throws.
func (h *headChecks) demands(p *ivl.Property) (conditions []condition, ok bool) {
	m := p.Pos.Method
	if h.fn == nil || m == nil || m.Class != h.method.Class.Name || m.Name != h.method.Name || m.Desc != h.method.Desc || p.Kind != ivl.UncaughtException {
		return nil, false
	}
	b, in := h.at(p.Pos.PC)
	if b == nil {
		return nil, false
	}
	for _, k := range h.by[b] {
		if k.Exception == p.Exception {
			conditions = append(conditions, condition{clause: k.Clause()})
		}
	}
	if call, guards := in.(*ssa.Call); guards {
		return conditions, len(conditions) > 0 && call.Kind == ssa.InvokeStatic && !slices.ContainsFunc(call.Args, func(v ssa.Value) bool { return !h.pure(v) })
	}
	// Each way is one of the conditions: there may be others, about what is not an argument, for some of the same branches.
	ways, pure := h.onlyByArguments(b, map[*ssa.Block]bool{})
	return conditions, pure && ways <= len(conditions)
}

// onlyByArguments reports whether each way into b is a branch on arguments alone, and counts the ways.
func (h *headChecks) onlyByArguments(b *ssa.Block, seen map[*ssa.Block]bool) (ways int, pure bool) {
	if seen[b] || len(b.Preds) == 0 {
		return 0, false
	}
	seen[b] = true
	for _, p := range b.Preds {
		switch in := p.Instrs[len(p.Instrs)-1].(type) {
		case *ssa.If:
			if slices.ContainsFunc(p.Handlers, func(x ssa.Handler) bool { return x.Target == b }) || !h.pure(in.X) || !h.pure(in.Y) {
				return 0, false
			}
			ways++
		case *ssa.Jump:
			n, pure := h.onlyByArguments(p, seen)
			if len(p.Instrs) > 1 || !pure {
				return 0, false
			}
			ways += n
		default:
			return 0, false
		}
	}
	return ways, true
}

// pure reports whether a value depends on nothing but the arguments, and on no object's fields.
func (h *headChecks) pure(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Param:
		return h.method.IsStatic() || v != h.fn.Params[0]
	case *ssa.Const:
		return true
	case *ssa.ArrayLength:
		return h.pure(v.Array)
	case *ssa.Call:
		return v.Method.Class == jdk.String && (v.Method.Name == "length" || v.Method.Name == "isEmpty") && h.pure(v.Args[0])
	}
	return false
}
