package ivl

// stmtInfo says what a statement has to do with other threads; nil if it is nothing.
type stmtInfo struct {
	access  *access
	call    *Call
	op      ThreadOp // of a primitive
	step    bool
	kind    StepKind
	init    bool
	statics bool // makes the object with the static fields known
	own     bool // the callee has code of the program
	choice  *choice
}

// access is an access to the fields of an object, or to an element of an array.
type access struct {
	object refCode
	index  intCode // nil for fields
	fields []*Field
	places []place
	writes bool
	init   bool // sets an immutable field
}

// compile finds out what each statement has to do with other threads. It gives up on a program that has globals of its own.
func (x *explorer) compile() bool {
	p := x.machine.prog
	if x.threads.Refused != "" {
		return x.giveUp("%s", x.threads.Refused)
	}
	for _, g := range p.Globals {
		if g != x.threads.Statics {
			return x.giveUp("the program has the global %s", g.Name)
		}
	}
	x.ended = &segment{index: -1}
	x.root = &callCode{to: x.ended}
	x.lives = newLives(p)
	x.infos = map[*Block][]*stmtInfo{}
	c := &compiler{Machine: x.machine, globalVars: map[*Var]place{}}
	for _, g := range x.machine.inits {
		c.globalVars[g.v] = g.at
	}
	for _, q := range p.Procs {
		c.vars, c.ivals = x.machine.procs[q.Name].vars, map[Term]ival{}
		for _, b := range q.Blocks {
			list := make([]*stmtInfo, len(b.Stmts))
			for i, s := range b.Stmts {
				for _, t := range Terms(s) {
					if usesID(t) {
						return x.giveUp("%s looks at the number of an object", q.Name)
					}
				}
				list[i] = x.info(c, s)
				if _, ok := s.(*Havoc); ok {
					if of := choiceOf(b, i); of != nil {
						list[i] = &stmtInfo{choice: of}
					}
				}
			}
			x.infos[b] = list
			for _, t := range TerminatorTerms(b.Term) {
				if usesID(t) {
					return x.giveUp("%s looks at the number of an object", q.Name)
				}
			}
		}
	}
	return true
}

// usesID reports whether a term has the number of an object, which depends on the order in which threads make objects. How it compares
// with a number that is not positive does not: constants have numbers of their own, and the others are positive.
func usesID(t Term) bool {
	found := false
	WalkTerm(t, func(t Term) bool {
		switch t := t.(type) {
		case *Proj:
			found = found || t.Comp == CompID
		case *App:
			if t.Op == Lt || t.Op == Le || t.Op == Eq {
				for i, a := range t.Args {
					p, isProj := a.(*Proj)
					k, isConst := const64(t.Args[1-i])
					if isProj && p.Comp == CompID && isConst && k <= 0 {
						found = found || usesID(p.Ref)
						return false
					}
				}
			}
		}
		return !found
	})
	return found
}

func (x *explorer) info(c *compiler, s Stmt) *stmtInfo {
	fields := func(fs []*Field) (places []place) {
		for _, f := range fs {
			places = append(places, x.machine.fields[f])
		}
		return places
	}
	switch s := s.(type) {
	case *Assign:
		if s.X == x.threads.Statics {
			return &stmtInfo{statics: true}
		}
	case *Pull:
		return &stmtInfo{access: &access{object: c.ref(s.P), fields: s.Fields(), places: fields(s.Fields())}}
	case *Push:
		return &stmtInfo{access: &access{object: c.ref(s.P), fields: s.Fields(), places: fields(s.Fields()), writes: true}}
	case *Init:
		return &stmtInfo{access: &access{object: c.ref(s.P), init: true, writes: true}}
	case *PullElem:
		return &stmtInfo{access: &access{object: c.ref(s.A), index: c.word(s.I, Long)}}
	case *PushElem:
		return &stmtInfo{access: &access{object: c.ref(s.A), index: c.word(s.I, Long), writes: true}}
	case *Call:
		kind, step := x.threads.Steps[s.Proc]
		x.tries = x.tries || x.threads.Does[s.Proc] == TryLock
		return &stmtInfo{call: s, op: x.threads.Does[s.Proc], step: step, kind: kind, init: x.threads.Inits[s.Proc], own: x.threads.Program[s.Proc]}
	}
	return nil
}

// cell keys: those of fields are their places, those of elements their indices; one key stands for all fields of a coarse class.
const coarseKey = -1

func (x *explorer) key(f *Field, p place) int {
	if x.threads.Coarse[f.Class] {
		return coarseKey
	}
	return p.at*2 + int(min(p.store, inRefs)&1)
}
