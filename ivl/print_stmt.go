package ivl

import "strconv"

// String returns the statement as one line without its position.
func (s *Assign) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *Havoc) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *Assume) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *Assert) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *Pull) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *Push) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *PullElem) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *PushElem) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *New) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *NewArray) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *Init) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *Call) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *Output) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *AssumePred) String() string { return string(appendStmt(nil, s)) }

// String returns the statement as one line without its position.
func (s *AssertPred) String() string { return string(appendStmt(nil, s)) }

// String returns the terminator as one line without its position.
func (t *Goto) String() string { return string(appendTerminator(nil, t)) }

// String returns the terminator as one line without its position.
func (t *Return) String() string { return string(appendTerminator(nil, t)) }

// String returns the terminator as one line without its position.
func (t *Stop) String() string { return string(appendTerminator(nil, t)) }

func appendStmt(b []byte, s Stmt) []byte {
	switch s := s.(type) {
	case *Assign:
		b = append(appendVar(b, s.X), " := "...)
		return appendTerm(b, s.T)
	case *Havoc:
		b = appendVar(append(b, "havoc "...), s.X)
		b = appendInput(b, s.Input)
		if s.Of != nil {
			b = appendTerm(append(b, " of "...), s.Of)
		}
		return b
	case *Assume:
		return appendTerm(append(b, "assume "...), s.T)
	case *Assert:
		b = appendTerm(append(b, "assert "...), s.T)
		if s.Prop != nil {
			b = strconv.AppendInt(append(b, " prop "...), int64(s.Prop.ID), 10)
		}
		return b
	case *Pull:
		b = append(appendResults(b, s.Xs), "pull "...)
		b = appendOnly(appendClass(b, s.Class), s.Class, s.Only)
		return appendTerm(append(b, ' '), s.P)
	case *Push:
		b = appendOnly(appendClass(append(b, "push "...), s.Class), s.Class, s.Only)
		b = appendTerm(append(b, ' '), s.P)
		for _, t := range s.Ts {
			b = appendTerm(append(b, ", "...), t)
		}
		return b
	case *PullElem:
		b = append(appendVar(b, s.X), " := pull "...)
		return appendElem(b, s.A, s.I)
	case *PushElem:
		b = appendElem(append(b, "push "...), s.A, s.I)
		return appendTerm(append(b, ", "...), s.T)
	case *New:
		b = append(appendVar(b, s.X), " := new "...)
		return appendSite(appendClass(b, s.Class), s.Site)
	case *NewArray:
		b = append(appendVar(b, s.X), " := new "...)
		b = append(appendClass(b, s.Class), '[')
		b = appendSite(append(appendTerm(b, s.Len), ']'), s.Site)
		if s.External {
			b = append(b, " external"...)
		}
		if s.Filled {
			b = append(b, " filled"...)
		}
		return b
	}
	return appendRare(b, s)
}

func appendRare(b []byte, s Stmt) []byte {
	switch s := s.(type) {
	case *Init:
		b = append(appendTerm(append(b, "init "...), s.P), '.')
		if s.Field == nil {
			b = append(b, '?')
		} else {
			b = appendField(b, s.P, s.Field)
		}
		return appendTerm(append(b, " := "...), s.T)
	case *Call:
		b = append(appendResults(b, s.Xs), "call "...)
		return appendArgs(appendName(b, s.Proc), s.Args)
	case *Output:
		b = strconv.AppendQuote(append(b, "output "...), s.Format)
		for _, t := range s.Args {
			b = appendTerm(append(b, ", "...), t)
		}
		return b
	case *AssumePred:
		return appendArgs(appendPred(append(b, "assume "...), s.Pred), s.Args)
	case *AssertPred:
		b = append(b, "assert "...)
		if len(s.Forall) > 0 {
			b = appendParams(append(b, "forall "...), s.Forall)
			b = append(b, ' ')
		}
		if s.Guard != nil {
			b = append(appendTerm(append(b, "where "...), s.Guard), ' ')
		}
		if len(s.Forall) > 0 || s.Guard != nil {
			b = append(b, "=> "...)
		}
		return appendArgs(appendPred(b, s.Pred), s.Args)
	}
	panic("BUG: unknown statement")
}

func appendTerminator(b []byte, t Terminator) []byte {
	switch t := t.(type) {
	case *Goto:
		if len(t.Targets) == 1 && t.Targets[0].Cond == nil {
			return appendName(append(b, "goto "...), t.Targets[0].Label)
		}
		b = append(b, "goto {"...)
		for i, g := range t.Targets {
			if i > 0 {
				b = append(b, ", "...)
			}
			if g.Cond == nil {
				b = append(b, "else"...)
			} else {
				b = appendTerm(b, g.Cond)
			}
			b = appendName(append(b, " -> "...), g.Label)
		}
		return append(b, '}')
	case *Return:
		b = append(b, "return"...)
		for i, x := range t.Ts {
			if i > 0 {
				b = append(b, ',')
			}
			b = appendTerm(append(b, ' '), x)
		}
		return b
	case *Stop:
		return append(b, "stop"...)
	}
	panic("BUG: unknown terminator")
}

// appendVar prints an assigned variable; _ when the value is not needed.
func appendVar(b []byte, v *Var) []byte {
	if v == nil {
		return append(b, '_')
	}
	return appendName(b, v.Name)
}

// appendResults prints `x, _, y := `, nothing without variables.
func appendResults(b []byte, xs []*Var) []byte {
	for i, x := range xs {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = appendVar(b, x)
	}
	if len(xs) > 0 {
		b = append(b, " := "...)
	}
	return b
}

// appendOnly prints `{f, g}`, nothing for all fields.
func appendOnly(b []byte, c *Class, fields []*Field) []byte {
	if fields == nil {
		return b
	}
	b = append(b, '{')
	for i, f := range fields {
		if i > 0 {
			b = append(b, ", "...)
		}
		if f == nil {
			b = append(b, '?')
		} else {
			b = appendField(b, Null(c), f)
		}
	}
	return append(b, '}')
}

func appendArgs(b []byte, ts []Term) []byte {
	b = append(b, '(')
	for i, t := range ts {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = appendTerm(b, t)
	}
	return append(b, ')')
}

func appendElem(b []byte, a, i Term) []byte {
	b = append(appendTerm(b, a), '[')
	return append(appendTerm(b, i), ']')
}

func appendSite(b []byte, site int) []byte {
	return strconv.AppendInt(append(b, " @"...), int64(site), 10)
}

func appendInput(b []byte, in *Input) []byte {
	if in == nil {
		return b
	}
	return strconv.AppendInt(append(b, " input "...), int64(in.ID), 10)
}

func appendPred(b []byte, p *Pred) []byte {
	if p == nil {
		return append(b, '?')
	}
	return appendName(b, p.Name)
}

// appendParams prints `x: i32, p: ref Node`, each with its Java name if known.
func appendParams(b []byte, vs []*Var) []byte {
	for i, v := range vs {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = appendName(b, v.Name)
		b = appendType(append(b, ": "...), v.Typ)
		b = appendJava(b, v)
	}
	return b
}

// appendJava prints the variable's name in the Java source: ` java x`, only
// ` java` when it is the variable's own, nothing when there is none.
func appendJava(b []byte, v *Var) []byte {
	switch v.Java {
	case "":
		return b
	case v.Name:
		return append(b, " java"...)
	}
	return appendName(append(b, " java "...), v.Java)
}
