package verify

import (
	"slices"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/result"
	"github.com/jayverify/jayverify/runs"
)

// note records which properties a run reached, and reports whether one of them
// was not known to be. inputs returns the run's inputs anew; nil when it has
// none. A run whose inputs cannot exist reaches nothing.
func (s *session) note(out ivl.Outcome, inputs func() ivl.Inputs) (news bool) {
	if out.Uncertain {
		return false
	}
	reached := s.newlyReached(out.Visited)
	if len(reached) == 0 {
		return false
	}
	run, err := s.Reaching(inputs, out.Steps+1000)
	if err != nil {
		return false
	}
	s.reach(reached, run)
	return true
}

// reachOnTheWay records which properties a violation gets to before. What is
// uncertain in it does not matter, or else it were none.
func (s *session) reachOnTheWay(r *result.Counterexample) {
	reached := s.newlyReached(s.Visited[r])
	if len(reached) == 0 {
		return
	}
	n := min(len(r.Inputs), runs.ReachingInputs)
	run := result.Reaching{Inputs: slices.Clone(r.Inputs[:n]), Left: len(r.Inputs) - n}
	for i := range run.Inputs {
		run.Inputs[i].Step = -1
	}
	s.reach(reached, run)
}

// newlyReached returns the properties checked in the blocks that were visited
// and not known to be reached.
func (s *session) newlyReached(visited []bool) (ids []int) {
	for i, seen := range visited {
		if !seen {
			continue
		}
		for _, id := range s.checkedIn[i] {
			if s.status[id].reach != result.Reached {
				ids = append(ids, id)
			}
		}
	}
	return ids
}

// reach notes by which run properties are reached.
func (s *session) reach(ids []int, run result.Reaching) {
	s.reachers = append(s.reachers, run)
	for _, id := range ids {
		s.status[id].reach, s.status[id].reachedBy = result.Reached, len(s.reachers)
	}
}

// tellReaching adds to a result the runs by which its checks are reached.
func (s *session) tellReaching(r *result.Result) {
	index := map[int]int{} // in s.reachers from 1, to that in r.Reaching from 1
	for i := range r.Properties {
		p := &r.Properties[i]
		n := s.status[p.ID].reachedBy
		if n == 0 || p.Run != nil {
			continue
		}
		if index[n] == 0 {
			r.Reaching = append(r.Reaching, s.reachers[n-1])
			index[n] = len(r.Reaching)
		}
		p.ReachedBy = index[n]
	}
}
