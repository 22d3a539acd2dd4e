package finding

import (
	"slices"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/ssa"
)

// frame is a call under way when a run fails: its code, and the instruction where it is.
type frame struct {
	fn *ssa.Func
	at ssa.Instr // that fails, or the call of the frame further in; nil where it is not known
}

// framesOf lists the calls under way in a run that violates a property, innermost first. The
// last one is the entry's; what called the entry, such as a generated class, is left out.
// It is nil where the code of one of them is not found.
func (c *Classifier) framesOf(entry *classfile.Method, p *result.Property) []frame {
	stack := p.Run.Stack
	k := slices.IndexFunc(stack, func(p ivl.Pos) bool { return isMethod(p, entry) })
	if k < 0 {
		return c.linked(stacksOf(p, entry))
	}
	// The entry may call itself: the outermost one counts.
	for i := k; i < len(stack); i++ {
		if isMethod(stack[i], entry) {
			k = i
		}
	}
	return c.onStack(stack[:k+1])
}

// linked are the frames of the last of several stacks in which each frame calls the next
// one; of the last one, where there is none.
func (c *Classifier) linked(stacks [][]ivl.Pos) []frame {
	var last []frame
	for _, s := range slices.Backward(stacks) {
		frames := c.onStack(s)
		if frames != nil && !slices.ContainsFunc(frames, func(f frame) bool { return f.at == nil }) {
			return frames
		}
		if last == nil {
			last = frames
		}
	}
	return last
}

// onStack are the frames at positions, innermost first; nil where the code of one of them
// is not found.
func (c *Classifier) onStack(stack []ivl.Pos) []frame {
	var all []frame
	for i, pos := range stack {
		fn := c.lift(pos.Method)
		if fn == nil {
			return nil
		}
		f := frame{fn: fn, at: at(fn, pos.PC)}
		if i > 0 {
			f.at = callOn(fn, pos, all[i-1].fn.Method)
		}
		all = append(all, f)
	}
	return all
}

func isMethod(p ivl.Pos, m *classfile.Method) bool {
	return p.Method != nil && p.Method.Class == m.Class.Name && p.Method.Name == m.Name && p.Method.Desc == m.Desc
}

// stacksOf makes the stacks with which a run's path gets to the place that fails, where
// an exception has left its calls before the run ended. Only the line of each call is
// known. What comes on the path after the failure may look like further calls.
func stacksOf(p *result.Property, entry *classfile.Method) [][]ivl.Pos {
	if p.Run.Cut > 0 {
		return nil
	}
	var all [][]ivl.Pos
	var stack []ivl.Pos // outermost first
	for _, pos := range p.Run.Path {
		i := slices.IndexFunc(stack, func(s ivl.Pos) bool { return *s.Method == *pos.Method })
		if i < 0 && len(stack) == 0 && !isMethod(pos, entry) {
			continue
		}
		if i >= 0 {
			stack = stack[:i]
		}
		there := *pos.Method == *p.Pos.Method && pos.Line == p.Pos.Line
		pos.PC = -1
		stack = append(stack, pos)
		if there {
			s := slices.Clone(stack)
			s[len(s)-1] = p.Pos
			slices.Reverse(s)
			all = append(all, s)
		}
	}
	return all
}

// at is the instruction at pc that can fail; where none can, the last one there.
func at(fn *ssa.Func, pc int) ssa.Instr {
	var found ssa.Instr
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			if in.PC() == pc && (found == nil || in.CanThrow() || !found.CanThrow()) {
				found = in
			}
		}
	}
	return found
}

// callOn is the instruction of fn that calls a method: the one at the position, or the
// only one on its line.
func callOn(fn *ssa.Func, pos ivl.Pos, callee *classfile.Method) ssa.Instr {
	var found ssa.Instr
	for _, b := range fn.Blocks {
		for _, in := range b.Instrs {
			call, ok := in.(*ssa.Call)
			if !ok || call.Method.Name != callee.Name || call.Method.Desc != callee.Desc {
				continue
			}
			if in.PC() == pos.PC {
				return in
			}
			if pos.PC < 0 && fn.Line(in.PC()) == pos.Line {
				if found != nil {
					return nil
				}
				found = in
			}
		}
	}
	return found
}

// lift makes the SSA form of a method; nil where there is none.
func (c *Classifier) lift(m *ivl.Method) *ssa.Func {
	if f, ok := c.funcs[*m]; ok {
		return f
	}
	c.funcs[*m] = nil
	class, err := c.path.Class(m.Class)
	if err != nil {
		return nil
	}
	method := class.FindMethod(m.Name, m.Desc)
	if method == nil || method.Code == nil {
		return nil
	}
	f, err := ssa.Lift(method, c.hier)
	if err != nil {
		return nil
	}
	c.funcs[*m] = f
	return f
}

// constructor is the code of a constructor of a class on the class path.
func (c *Classifier) constructor(m classfile.MemberRef) *ssa.Func {
	return c.lift(&ivl.Method{Class: m.Class, Name: m.Name, Desc: m.Desc})
}
