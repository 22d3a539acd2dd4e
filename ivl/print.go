package ivl

import (
	"io"
	"strconv"
)

// String returns the whole program in the grammar of doc.go.
func (p *Program) String() string { return string(appendProgram(nil, p)) }

// WriteTo writes the whole program in the grammar of doc.go; Parse reads it back.
func (p *Program) WriteTo(w io.Writer) (int64, error) {
	n, err := w.Write(appendProgram(nil, p))
	return int64(n), err
}

// String returns the class as it is declared.
func (c *Class) String() string { return string(appendClassDecl(nil, c)) }

// String returns the procedure as it is declared.
func (p *Proc) String() string { return string(appendProc(nil, p)) }

// String returns the block with its label and terminator, without positions.
func (b *Block) String() string {
	out := append(appendName(nil, b.Label), ":\n"...)
	for _, s := range b.Stmts {
		out = append(appendStmt(append(out, "  "...), s), '\n')
	}
	if b.Term != nil {
		out = append(appendTerminator(append(out, "  "...), b.Term), '\n')
	}
	return string(out)
}

func appendProgram(b []byte, p *Program) []byte {
	for _, c := range p.Classes {
		b = appendClassDecl(b, c)
	}
	b = section(b)
	for _, q := range p.Preds {
		b = appendPredDecl(b, q)
	}
	b = section(b)
	for _, in := range p.Inputs {
		b = appendInputDecl(b, in)
	}
	b = section(b)
	for _, pr := range p.Props {
		b = appendPropDecl(b, pr)
	}
	b = section(b)
	for _, g := range p.Globals {
		b = appendParams(append(b, "global "...), []*Var{g})
		if g.Init != nil {
			b = appendTerm(append(b, " = "...), g.Init)
		}
		b = append(b, '\n')
	}
	b = section(b)
	b = append(appendName(append(b, "entry "...), p.Entry), '\n')
	for _, q := range p.Procs {
		b = appendProc(append(b, '\n'), q)
	}
	return b
}

// section ends a group of declarations with an empty line, unless it is empty.
func section(b []byte) []byte {
	if n := len(b); n > 1 && b[n-1] == '\n' && b[n-2] != '\n' {
		b = append(b, '\n')
	}
	return b
}

func appendClassDecl(b []byte, c *Class) []byte {
	b = appendName(append(b, "class "...), c.Name)
	b = strconv.AppendInt(append(b, " #"...), int64(c.ID), 10)
	if c.Super != nil {
		b = appendClass(append(b, " extends "...), c.Super)
	}
	if c.Elem != nil {
		b = appendType(append(b, " of "...), *c.Elem)
	}
	if c.External {
		b = append(b, " external"...)
	}
	if c.Closed {
		b = append(b, " closed"...)
	}
	if len(c.Fields) == 0 {
		return append(b, '\n')
	}
	b = append(b, " {\n"...)
	for _, f := range c.Fields {
		b = append(b, "  "...)
		if f.Immutable {
			b = append(b, "immutable "...)
		}
		b = appendType(append(appendName(b, f.Name), ": "...), f.Type)
		b = append(b, '\n')
	}
	return append(b, "}\n"...)
}

func appendPredDecl(b []byte, p *Pred) []byte {
	b = append(appendName(append(b, "pred "...), p.Name), '(')
	for i, t := range p.Params {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = appendType(b, t)
	}
	b = append(b, ')')
	if p.Doc != "" {
		b = strconv.AppendQuote(append(b, ' '), p.Doc)
	}
	return append(b, '\n')
}

var inputKindNames = [...]string{Environment: "environment", Unmodelled: "unmodelled", Internal: "internal", CallStack: "calls", Setting: "setting"}

// String returns the kind's name: environment, unmodelled, internal, calls or setting.
func (k InputKind) String() string {
	if int(k) < len(inputKindNames) {
		return inputKindNames[k]
	}
	return "inputkind" + strconv.Itoa(int(k))
}

func appendInputDecl(b []byte, in *Input) []byte {
	start := len(b)
	b = strconv.AppendInt(append(b, "input "...), int64(in.ID), 10)
	b = append(append(b, ' '), in.Kind.String()...)
	b = strconv.AppendQuote(append(b, ' '), in.Name)
	if in.Desc != "" {
		b = append(append(b, " java "...), in.Desc...)
	}
	return append(appendPos(b, start, in.Pos, nil), '\n')
}

func appendPropDecl(b []byte, p *Property) []byte {
	start := len(b)
	b = strconv.AppendInt(append(b, "prop "...), int64(p.ID), 10)
	b = append(append(b, ' '), p.Kind.String()...)
	b = strconv.AppendQuote(append(b, ' '), p.Name)
	if p.Exception != "" {
		b = appendName(append(b, " raises "...), p.Exception)
	}
	if p.Detail != "" {
		b = strconv.AppendQuote(append(b, ' '), p.Detail)
	}
	return append(appendPos(b, start, p.Pos, nil), '\n')
}

func appendProc(b []byte, p *Proc) []byte {
	start := len(b)
	b = append(appendName(append(b, "proc "...), p.Name), '(')
	b = append(appendParams(b, p.Params), ')')
	if len(p.Results) > 0 {
		b = append(b, " returns ("...)
		for i, t := range p.Results {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = appendType(b, t)
		}
		b = append(b, ')')
	}
	b = append(appendPos(append(b, " {"...), start, p.Pos, nil), '\n')
	b = appendLocals(b, p.Locals)
	for _, blk := range p.Blocks {
		b = append(appendName(b, blk.Label), ":\n"...)
		for _, s := range blk.Stmts {
			start = len(b)
			b = appendStmt(append(b, "  "...), s)
			b = append(appendPos(b, start, s.Position(), p.Pos.Method), '\n')
		}
		if blk.Term != nil {
			start = len(b)
			b = appendTerminator(append(b, "  "...), blk.Term)
			b = append(appendPos(b, start, blk.Term.Position(), p.Pos.Method), '\n')
		}
	}
	return append(b, "}\n"...)
}

// appendLocals prints `var x, y java i: i32` lines: neighbours of one type
// together, at most eight on a line.
func appendLocals(b []byte, vs []*Var) []byte {
	for len(vs) > 0 {
		n := 1
		for n < len(vs) && n < 8 && vs[n].Typ == vs[0].Typ {
			n++
		}
		b = append(b, "  var "...)
		for i, v := range vs[:n] {
			if i > 0 {
				b = append(b, ", "...)
			}
			b = appendJava(appendName(b, v.Name), v)
		}
		b = append(appendType(append(b, ": "...), vs[0].Typ), '\n')
		vs = vs[n:]
	}
	return b
}
