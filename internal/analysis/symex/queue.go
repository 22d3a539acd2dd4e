package symex

import "container/heap"

// rank says which state comes first: the least.
type rank struct {
	passed int // how often its next branch was taken
	edge   edge
	forks  int
	seq    int
}

// An order says which of two states comes first.
type order func(a, b *rank) bool

// rareFirst has states in front that go a way which was rarely gone.
func rareFirst(a, b *rank) bool {
	if a.passed != b.passed {
		return a.passed < b.passed
	}
	return shallowFirst(a, b)
}

// shallowFirst has states in front that have forked less.
func shallowFirst(a, b *rank) bool {
	if a.forks != b.forks {
		return a.forks < b.forks
	}
	return a.seq < b.seq
}

// newestFirst has the state in front that was put there last, among those that
// have not forked much more than others.
func newestFirst(a, b *rank) bool {
	if a.forks/shareForks != b.forks/shareForks {
		return a.forks < b.forks
	}
	return a.seq > b.seq
}

// line is the states that wait, in one order.
type line struct {
	first order
	list  []*state
}

// Len, Less, Swap, Push and Pop implement heap.Interface.
func (l *line) Len() int           { return len(l.list) }
func (l *line) Less(i, j int) bool { return l.first(&l.list[i].rank, &l.list[j].rank) }
func (l *line) Swap(i, j int)      { l.list[i], l.list[j] = l.list[j], l.list[i] }

// Push implements heap.Interface.
func (l *line) Push(x any) { l.list = append(l.list, x.(*state)) }

// Pop implements heap.Interface.
func (l *line) Pop() any {
	n := len(l.list) - 1
	st := l.list[n]
	l.list[n] = nil
	l.list = l.list[:n]
	return st
}

// queue holds the states that wait. They are taken in several orders by turns,
// so that a state that is late in one order is early in another.
type queue struct {
	lines  []*line
	turn   int
	seq    int
	n      int
	queued map[*state]bool
}

func newQueue() queue {
	return queue{lines: []*line{{first: rareFirst}, {first: shallowFirst}, {first: newestFirst}}, queued: map[*state]bool{}}
}

func (q *queue) len() int { return q.n }

func (q *queue) put(st *state) {
	q.seq++
	q.n++
	st.rank.seq = q.seq
	q.queued[st] = true
	for _, l := range q.lines {
		heap.Push(l, st)
	}
}

// shed drops half of the states, those that have forked most, and returns them.
func (q *queue) shed() (dropped []*state) {
	shallow := q.lines[1]
	keep := make([]*state, 0, q.n/2)
	for shallow.Len() > 0 && len(keep) < q.n/2 {
		if st := heap.Pop(shallow).(*state); q.queued[st] {
			delete(q.queued, st) // so that it is kept once
			keep = append(keep, st)
		}
	}
	for st := range q.queued {
		dropped = append(dropped, st)
	}
	*q = queue{lines: newQueue().lines, queued: map[*state]bool{}, seq: q.seq}
	for _, st := range keep {
		q.put(st)
	}
	return dropped
}

// take returns the next state. The other orders drop it when they get to it.
func (q *queue) take(e *Engine) *state {
	q.turn = (q.turn + 1) % len(q.lines)
	l := q.lines[q.turn]
	for {
		st := heap.Pop(l).(*state)
		if !q.queued[st] {
			continue
		}
		// Where its way has been gone since it was put there, another may be first.
		if n := e.passed[st.rank.edge]; q.turn == 0 && n > st.rank.passed {
			st.rank.passed = n
			if len(l.list) > 0 && l.list[0].rank.passed < n {
				heap.Push(l, st)
				continue
			}
		}
		delete(q.queued, st)
		q.n--
		return st
	}
}

// longPath is the penalty of a path that has had its share, as a number of times
// that a branch was taken.
const longPath = 10

// uncertainLater is the penalty of a path that depends on code without a model.
const uncertainLater = 20

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
	} else { // inside a statement: a place that forks often is passed often
		st.rank.edge = edge{f.block.index, -1 - f.at}
		e.passed[st.rank.edge]++
	}
	st.rank.passed += e.passed[st.rank.edge]
	if st.uncertain { // what it leads to may be only possible
		st.rank.passed += uncertainLater
		st.rank.forks += uncertainLater
	}
	return st
}
