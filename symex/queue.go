package symex

import "container/heap"

// rank says which state comes first: the least.
type rank struct {
	passed int // how often the way that it goes was gone
	edge   edge
	forks  int
	seq    int
}

func (r rank) before(o rank) bool {
	switch {
	case r.passed != o.passed:
		return r.passed < o.passed
	case r.forks != o.forks:
		return r.forks < o.forks
	}
	return r.seq < o.seq
}

// queue holds the states that wait.
type queue struct {
	list []*state
	seq  int
}

// Len, Less, Swap, Push and Pop implement heap.Interface.
func (q *queue) Len() int           { return len(q.list) }
func (q *queue) Less(i, j int) bool { return q.list[i].rank.before(q.list[j].rank) }
func (q *queue) Swap(i, j int)      { q.list[i], q.list[j] = q.list[j], q.list[i] }

// Push implements heap.Interface.
func (q *queue) Push(x any) { q.list = append(q.list, x.(*state)) }

// Pop implements heap.Interface.
func (q *queue) Pop() any {
	n := len(q.list) - 1
	st := q.list[n]
	q.list[n] = nil
	q.list = q.list[:n]
	return st
}

func (q *queue) len() int { return len(q.list) }

func (q *queue) put(st *state) {
	q.seq++
	st.rank.seq = q.seq
	heap.Push(q, st)
}

// longPath is what a path that has had its share comes later for, in times that a
// way was gone.
const longPath = 10

// take returns the first state. Where its way has been gone since it was put
// there, another may be first.
func (q *queue) take(e *Engine) *state {
	for {
		st := heap.Pop(q).(*state)
		if n := e.passed[st.rank.edge]; n > st.rank.passed && len(q.list) > 0 && q.list[0].rank.passed < n {
			st.rank.passed = n
			heap.Push(q, st)
			continue
		}
		return st
	}
}

// ranked gives a state its rank: at a Goto, holds says whether it goes to the
// target that is being tried.
func (e *Engine) ranked(st *state, holds bool) *state {
	f := st.frames[len(st.frames)-1]
	st.rank.forks = st.forks
	st.rank.passed, st.rank.edge = int(st.steps/share)*longPath, edge{-1, 0}
	if f.at == len(f.block.ivl.Stmts) {
		to := e.target
		if !holds {
			to++
		}
		st.rank.edge = edge{f.block.index, to}
		st.rank.passed += e.passed[st.rank.edge]
	}
	return st
}
