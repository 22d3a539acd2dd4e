package board

import (
	"slices"

	"github.com/jayverify/jayverify/internal/engines/runs"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// Note records which properties a run reached, and reports whether one of them
// was not known to be. inputs returns the run's inputs anew; nil when it has
// none. A run whose inputs cannot exist reaches nothing.
func (b *Board) Note(out ivl.Outcome, inputs func() ivl.Inputs) (news bool) {
	if out.Uncertain || b.proofsOnly {
		return false
	}
	b.looking.Lock()
	defer b.looking.Unlock()
	reached := b.newlyReached(out.Visited)
	if len(reached) == 0 {
		return false
	}
	run, err := b.runner.Reaching(inputs, out.Steps+1000)
	if err != nil {
		return false
	}
	b.reach(reached, run)
	return true
}

// reachOnTheWay records which properties a violation gets to before. Uncertain
// values in it do not matter, because it is a violation.
func (b *Board) reachOnTheWay(r *result.Counterexample) {
	reached := b.newlyReached(b.runner.Visited[r])
	if len(reached) == 0 {
		return
	}
	n := min(len(r.Inputs), runs.ReachingInputs)
	run := result.Reaching{Inputs: slices.Clone(r.Inputs[:n]), Left: len(r.Inputs) - n}
	for i := range run.Inputs {
		run.Inputs[i].Step = -1
	}
	b.reach(reached, run)
}

// newlyReached notes the blocks that were visited, and returns the properties checked in
// them that were not known to be reached. It needs looking.
func (b *Board) newlyReached(visited []bool) (ids []int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for i, seen := range visited {
		if !seen {
			continue
		}
		b.entered[i] = true
		for _, id := range b.checkedIn[i] {
			if b.status[id].reach != result.Reached {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// Entered returns the blocks that runs have entered, as far as they were noted.
func (b *Board) Entered() map[*ivl.Block]bool {
	b.looking.Lock()
	defer b.looking.Unlock()
	blocks := map[*ivl.Block]bool{}
	if b.runner.Machine == nil {
		return blocks
	}
	for i, block := range b.runner.Machine.Blocks() {
		blocks[block] = b.entered[i]
	}
	return blocks
}

// ReachedOnce notes that the only run of the program reaches properties, which are given by their IDs.
func (b *Board) ReachedOnce(ids []int) { b.reach(ids, result.Reaching{}) }

// Visited notes which properties schedules of a program without inputs reach, by the blocks that they enter.
func (b *Board) Visited(blocks []bool) {
	b.looking.Lock()
	defer b.looking.Unlock()
	b.reach(b.newlyReached(blocks), result.Reaching{})
}

// reach notes by which run properties are reached.
func (b *Board) reach(ids []int, run result.Reaching) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.reachers = append(b.reachers, run)
	for _, id := range ids {
		b.status[id].reach, b.status[id].reachedBy = result.Reached, len(b.reachers)
	}
}

// tellReaching adds to a result the runs by which its checks are reached. It needs mu.
func (b *Board) tellReaching(r *result.Result) {
	index := map[int]int{} // in b.reachers from 1, to that in r.Reaching from 1
	for i := range r.Properties {
		p := &r.Properties[i]
		n := b.status[p.ID].reachedBy
		if n == 0 || p.Run != nil {
			continue
		}
		if index[n] == 0 {
			r.Reaching = append(r.Reaching, b.reachers[n-1])
			index[n] = len(r.Reaching)
		}
		p.ReachedBy = index[n]
	}
}
