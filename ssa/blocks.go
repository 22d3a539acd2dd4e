package ssa

import (
	"slices"
	"sort"

	"github.com/jayverify/jayverify/classfile"
)

// code is a run of instructions that becomes the content of a block, or of several blocks if it
// belongs to a subroutine that is called from several places.
type code struct {
	first, end int32 // insts[first:end]
	region     int32 // index in lifter.regions of the handlers of its throwing instruction, -1 without
}

// region is the list of handlers of a stretch of code, in the order of the
// exception table, without those that can never be reached.
type region []regionHandler

type regionHandler struct {
	catch  string
	target int32 // index in lifter.insts
}

// throwable catches everything, as "" does.
const throwable = "java/lang/Throwable"

// maxExceptionalEdges bounds the exceptional edges of a method. The largest of
// the JDK's methods has a few thousand.
const maxExceptionalEdges = 1 << 21

// maxHandlerWork bounds the number of pairs of handlers and range borders.
const maxHandlerWork = 1 << 27

// regionsOf fills l.regions and returns, for each instruction, the index of its
// region, -1 outside of all.
func (l *lifter) regionsOf() ([]int32, error) {
	if len(l.code.Handlers) == 0 {
		return nil, nil
	}
	cuts := []int{0}
	for i, h := range l.code.Handlers {
		if err := l.checkHandler(i, h); err != nil {
			return nil, err
		}
		cuts = append(cuts, h.Start, h.End)
	}
	sort.Ints(cuts)
	cuts = slices.Compact(cuts)
	if len(cuts)*len(l.code.Handlers) > maxHandlerWork {
		return nil, l.fail(-1, "the exception table is too large: %d entries", len(l.code.Handlers))
	}
	of := make([]int32, len(l.insts))
	cut, current, total := 0, int32(-1), 0
	for i := range l.insts {
		pc := int(l.insts[i].pc)
		moved := false
		for cut < len(cuts) && cuts[cut] <= pc {
			cut++
			moved = true
		}
		if moved {
			r := l.regionAt(pc)
			current = -1
			if len(r) > 0 {
				current = int32(len(l.regions))
				l.regions = append(l.regions, r)
			}
			if total += len(r); total > maxExceptionalEdges {
				return nil, l.fail(pc, "the exception table makes more than %d edges", maxExceptionalEdges)
			}
		}
		of[i] = current
	}
	return of, nil
}

// checkHandler checks an entry of the exception table (JVMS §4.7.3).
func (l *lifter) checkHandler(i int, h classfile.Handler) error {
	starts := func(pc int) bool { return pc >= 0 && pc < len(l.instAt) && l.instAt[pc] >= 0 }
	switch {
	case !starts(h.Start) || h.End != len(l.instAt) && !starts(h.End) || h.Start >= h.End:
		return l.fail(-1, "entry %d of the exception table covers [%d, %d), which is not a range of instructions", i, h.Start, h.End)
	case !starts(h.Target):
		return l.fail(-1, "entry %d of the exception table jumps to %d, which is not the start of an instruction", i, h.Target)
	}
	return nil
}

// regionAt lists the handlers that cover pc, up to the first that catches all.
func (l *lifter) regionAt(pc int) region {
	var r region
	seen := map[string]bool{}
	for _, h := range l.code.Handlers {
		// A class that an earlier entry catches never reaches a later one.
		if pc < h.Start || pc >= h.End || seen[h.CatchType] {
			continue
		}
		seen[h.CatchType] = true
		r = append(r, regionHandler{h.CatchType, l.instAt[h.Target]})
		if h.CatchType == "" || h.CatchType == throwable {
			break
		}
	}
	return r
}

// splitBlocks cuts the instructions into l.codes. A run ends at a control
// instruction, before a jump target, and in try regions so that at most one
// instruction throws into handlers, with only silent and control instructions
// after it: then the local variables at the end of the block are those that
// its handlers see.
func (l *lifter) splitBlocks() error {
	regions, err := l.regionsOf()
	if err != nil {
		return err
	}
	leader := l.leaders()
	l.codeAt = make([]int32, len(l.insts))
	var handled, unhandled bool // what the current block has so far
	for i := range l.insts {
		t := opTraits[l.insts[i].op]
		r := int32(-1)
		if regions != nil && t&canThrow != 0 {
			r = regions[i]
		}
		clash := handled && t&(silent|control) == 0 || handled && t&canThrow != 0 || unhandled && r >= 0
		if leader[i] || clash {
			if len(l.codes) > 0 {
				l.codes[len(l.codes)-1].end = int32(i)
			}
			l.codes = append(l.codes, code{first: int32(i), end: int32(len(l.insts)), region: -1})
			handled, unhandled = false, false
		}
		at := len(l.codes) - 1
		if t&canThrow != 0 {
			handled, unhandled = handled || r >= 0, unhandled || r < 0
			if r >= 0 {
				l.codes[at].region = r
			}
		}
		l.codeAt[i] = int32(at)
	}
	return nil
}

// leaders marks the instructions that start a block because of control flow.
func (l *lifter) leaders() []bool {
	leader := make([]bool, len(l.insts))
	leader[0] = true
	for i := range l.insts {
		in := &l.insts[i]
		if opTraits[in.op]&control != 0 && i+1 < len(l.insts) {
			leader[i+1] = true
		}
		if isBranch(in.op) {
			leader[in.target] = true
		}
		if in.sw != nil {
			for _, t := range in.sw.targets {
				leader[t] = true
			}
		}
	}
	for _, h := range l.code.Handlers {
		leader[l.instAt[h.Target]] = true
	}
	return leader
}
