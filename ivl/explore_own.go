package ivl

// own reports whether only the thread that is executed can reach an object. What it does with that is nobody else's business.
func (w *walk) own(o *object) bool {
	if o == nil || w.isConstant(o) {
		return false
	}
	r := &reached{from: map[*object]bool{}}
	r.add(w.m.gr)
	for i, t := range w.w.threads {
		if i != w.i && t.doing != done {
			r.add(t.refs)
			r.add([]*object{t.on, t.queue, t.self})
		}
	}
	for _, c := range w.m.lits {
		r.add([]*object{c})
	}
	for len(r.todo) > 0 && !r.from[o] {
		next := r.todo[len(r.todo)-1]
		r.todo = r.todo[:len(r.todo)-1]
		r.add(next.refs)
	}
	return !r.from[o]
}

// reached are objects that are reachable.
type reached struct {
	from map[*object]bool
	todo []*object // whose fields have not been looked at
}

func (r *reached) add(os []*object) {
	for _, o := range os {
		if o != nil && !r.from[o] {
			r.from[o] = true
			r.todo = append(r.todo, o)
		}
	}
}
