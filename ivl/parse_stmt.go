package ivl

// block reads a label, statements and a terminator.
func (p *parser) block() *Block {
	b := &Block{Label: p.name("a block")}
	p.expect(":")
	if k := p.peek().kind; k == tokNewline || k == tokComment {
		p.endLine(nil)
	}
	for b.Term == nil && !p.is("}") && !p.atLabel() {
		if term := p.terminator(); term != nil {
			b.Term = term
		} else {
			b.Stmts = append(b.Stmts, p.statement())
		}
	}
	return b
}

func (p *parser) atLabel() bool {
	colon := p.after(1)
	return colon.kind == tokPunct && colon.text == ":"
}

// terminator reads a terminator; nil when the line is none.
func (p *parser) terminator() Terminator {
	m := p.proc.Pos.Method
	switch {
	case p.acceptWord("goto"):
		g := &Goto{Targets: p.targets()}
		g.Pos = p.endLine(m)
		return g
	case p.acceptWord("return"):
		r := &Return{}
		if k := p.peek().kind; k != tokNewline && k != tokComment && !p.is("}") {
			r.Ts = append([]Term{p.term()}, p.moreTerms()...)
		}
		r.Pos = p.endLine(m)
		return r
	case p.acceptWord("stop"):
		return &Stop{Pos: p.endLine(m)}
	}
	return nil
}

func (p *parser) targets() []Target {
	if !p.accept("{") {
		return []Target{{Label: p.name("a block")}}
	}
	var ts []Target
	for p.emptyLines(); !p.accept("}"); p.emptyLines() {
		if len(ts) > 0 {
			p.expect(",")
			p.emptyLines()
		}
		var t Target
		if !p.acceptWord("else") {
			t.Cond = p.term()
		}
		p.expect("->")
		t.Label = p.name("a block")
		ts = append(ts, t)
	}
	return ts
}

// statement reads one statement with its position.
func (p *parser) statement() Stmt {
	m := p.proc.Pos.Method
	switch {
	case p.acceptWord("havoc"):
		s := &Havoc{X: p.localOrGlobal()}
		if p.acceptWord("input") {
			s.Input = p.inputRef()
		}
		if p.acceptWord("of") {
			s.Of = p.term()
		}
		s.Pos = p.endLine(m)
		return s
	case p.acceptWord("assume"):
		return p.assume(m)
	case p.acceptWord("assert"):
		return p.assert(m)
	case p.acceptWord("push"):
		return p.push(m)
	case p.acceptWord("init"):
		return p.init(m)
	case p.acceptWord("output"):
		s := &Output{Format: p.stringLit("the format"), Args: p.moreTerms()}
		s.Pos = p.endLine(m)
		return s
	case p.isWord("pull"):
		return p.pull(nil, m)
	case p.isWord("call"):
		return p.call(nil, m)
	}
	return p.assignment(m)
}

func (p *parser) inputRef() *Input {
	t := p.peek()
	id := p.int("the input's number")
	for _, in := range p.prog.Inputs {
		if in.ID == id {
			return in
		}
	}
	p.fail(t, "input %d is not declared", id)
	return nil
}

func (p *parser) propRef() *Property {
	t := p.peek()
	id := p.int("the property's number")
	for _, q := range p.prog.Props {
		if q.ID == id {
			return q
		}
	}
	p.fail(t, "prop %d is not declared", id)
	return nil
}

// isApplication reports whether a name with an argument list comes next.
func (p *parser) isApplication() bool {
	t, open := p.peek(), p.after(1)
	return (t.kind == tokName || t.kind == tokQuoted) && open.kind == tokPunct && open.text == "("
}

func (p *parser) predRef() *Pred {
	t := p.peek()
	q := p.preds[p.name("a predicate")]
	if q == nil {
		p.fail(t, "predicate %s is not declared", t)
	}
	return q
}

func (p *parser) args() []Term { return inParens(p, p.term) }

// inParens reads (x, x, …).
func inParens[T any](p *parser, read func() T) []T {
	var xs []T
	p.expect("(")
	for !p.accept(")") {
		if len(xs) > 0 {
			p.expect(",")
		}
		xs = append(xs, read())
	}
	return xs
}

// moreTerms reads `, t` as often as it comes.
func (p *parser) moreTerms() []Term {
	var ts []Term
	for p.accept(",") {
		ts = append(ts, p.term())
	}
	return ts
}

func (p *parser) assume(m *Method) Stmt {
	if p.isApplication() {
		s := &AssumePred{Pred: p.predRef(), Args: p.args()}
		s.Pos = p.endLine(m)
		return s
	}
	s := &Assume{T: p.term()}
	s.Pos = p.endLine(m)
	return s
}

func (p *parser) assert(m *Method) Stmt {
	if !p.isApplication() && !p.isWord("forall") && !p.isWord("where") {
		s := &Assert{T: p.term()}
		if p.acceptWord("prop") {
			s.Prop = p.propRef()
		}
		s.Pos = p.endLine(m)
		return s
	}
	s := &AssertPred{}
	plain := true
	if p.acceptWord("forall") {
		plain = false
		for len(s.Forall) == 0 || p.accept(",") {
			t := p.peek()
			v := p.variable(p.name("a bound variable"))
			if p.lookup(v.Name) != nil {
				p.fail(t, "variable %s is declared already", t)
			}
			s.Forall = append(s.Forall, v)
			p.bound = s.Forall
		}
	}
	if p.acceptWord("where") {
		plain = false
		s.Guard = p.term()
	}
	if !plain {
		p.expect("=>")
	}
	s.Pred = p.predRef()
	s.Args = p.args()
	p.bound = nil
	s.Pos = p.endLine(m)
	return s
}

func (p *parser) push(m *Method) Stmt {
	if p.classAhead() {
		s := &Push{Class: p.classRef("a class")}
		s.Only = p.only(s.Class)
		s.P = p.term()
		s.Ts = p.moreTerms()
		s.Pos = p.endLine(m)
		return s
	}
	s := &PushElem{}
	s.A, s.I = p.elem()
	p.expect(",")
	s.T = p.term()
	s.Pos = p.endLine(m)
	return s
}

// classAhead distinguishes `C p` and `C{f} p` from `a[i]`: the beginning of a term, or fields, follow
// a class name.
func (p *parser) classAhead() bool {
	if k := p.peek().kind; k != tokQuoted && (k != tokName || p.isWord("null")) {
		return false
	}
	t := p.after(1)
	return t.kind == tokName || t.kind == tokQuoted || t.kind == tokPunct && (t.text == "(" || t.text == "{")
}

// only reads the fields of a pull or push that does not move all of them.
func (p *parser) only(c *Class) []*Field {
	if !p.accept("{") {
		return nil
	}
	fields := []*Field{p.field(c)}
	for p.accept(",") {
		fields = append(fields, p.field(c))
	}
	p.expect("}")
	return fields
}

func (p *parser) elem() (a, i Term) {
	a = p.term()
	p.expect("[")
	i = p.term()
	p.expect("]")
	return a, i
}

func (p *parser) init(m *Method) Stmt {
	t := p.peek()
	proj, ok := p.term().(*Proj)
	if !ok || proj.Comp != CompField {
		p.fail(t, "expected p.f, an immutable field of a reference")
	}
	p.expect(":=")
	s := &Init{P: proj.Ref, Field: proj.Field, T: p.term()}
	s.Pos = p.endLine(m)
	return s
}

// pull reads what follows the assigned variables of a pull.
func (p *parser) pull(xs []*Var, m *Method) Stmt {
	p.next()
	if p.classAhead() {
		s := &Pull{Xs: xs, Class: p.classRef("a class")}
		s.Only = p.only(s.Class)
		s.P = p.term()
		s.Pos = p.endLine(m)
		return s
	}
	t := p.peek()
	s := &PullElem{}
	s.A, s.I = p.elem()
	if len(xs) != 1 || xs[0] == nil {
		p.fail(t, "a pull of an element has one variable")
	}
	s.X = xs[0]
	s.Pos = p.endLine(m)
	return s
}

func (p *parser) call(xs []*Var, m *Method) Stmt {
	p.next()
	s := &Call{Xs: xs, Proc: p.name("a procedure")}
	s.Args = p.args()
	s.Pos = p.endLine(m)
	return s
}

// assignment reads the statements that begin with variables.
func (p *parser) assignment(m *Method) Stmt {
	first := p.peek()
	xs := []*Var{p.assigned()}
	for p.accept(",") {
		xs = append(xs, p.assigned())
	}
	p.expect(":=")
	switch {
	case p.isWord("pull"):
		return p.pull(xs, m)
	case p.isWord("call"):
		return p.call(xs, m)
	}
	if len(xs) != 1 || xs[0] == nil {
		p.fail(first, "only pull and call assign several variables or none")
	}
	if p.acceptWord("new") {
		return p.allocation(xs[0], m)
	}
	s := &Assign{X: xs[0], T: p.term()}
	s.Pos = p.endLine(m)
	return s
}

func (p *parser) allocation(x *Var, m *Method) Stmt {
	c := p.classRef("a class")
	if !p.accept("[") {
		p.expect("@")
		s := &New{X: x, Class: c, Site: p.int("the allocation site")}
		s.Pos = p.endLine(m)
		return s
	}
	s := &NewArray{X: x, Class: c, Len: p.term()}
	p.expect("]")
	p.expect("@")
	s.Site = p.int("the allocation site")
	s.External = p.acceptWord("external")
	s.Filled = p.acceptWord("filled")
	s.Pos = p.endLine(m)
	return s
}

// assigned reads a variable, or _ for nil.
func (p *parser) assigned() *Var {
	if p.acceptWord("_") {
		return nil
	}
	return p.localOrGlobal()
}

func (p *parser) lookup(name string) *Var {
	for _, v := range p.bound {
		if v.Name == name {
			return v
		}
	}
	if v := p.locals[name]; v != nil {
		return v
	}
	return p.globals[name]
}
