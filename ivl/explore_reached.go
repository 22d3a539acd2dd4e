package ivl

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
