package ssa

import (
	"io"
	"strconv"
	"strings"
)

// binaryNames are the opcodes of BinaryOp without their width letter.
var binaryNames = [...]string{
	Add: "add", Sub: "sub", Mul: "mul", Div: "div", Rem: "rem", And: "and", Or: "or", Xor: "xor",
	Shl: "shl", Shr: "shr", Ushr: "ushr", Cmp: "cmp", CmpL: "cmpl", CmpG: "cmpg",
}

// String returns the opcode without its width letter, such as "add".
func (op BinaryOp) String() string { return binaryNames[op] }

var comparisonNames = [...]string{EQ: "==", NE: "!=", LT: "<", GE: ">=", GT: ">", LE: "<="}

// String returns the comparison as Java writes it, such as "<=".
func (c Comparison) String() string { return comparisonNames[c] }

var invokeNames = [...]string{
	InvokeVirtual: "invokevirtual", InvokeSpecial: "invokespecial",
	InvokeStatic: "invokestatic", InvokeInterface: "invokeinterface",
}

// String returns the opcode, such as "invokevirtual".
func (k InvokeKind) String() string { return invokeNames[k] }

// letter is the width letter that opcodes working on t begin with.
func letter(t Type) string {
	switch {
	case t.IsInt():
		return "i"
	case t == Long:
		return "l"
	case t == Float:
		return "f"
	case t == Double:
		return "d"
	}
	return "a"
}

// Name returns the printed form of a use of the value, such as "v12".
func (r *register) Name() string { return "v" + strconv.Itoa(r.num) }

// def returns "v3 = ", or "" for a void call.
func (r *register) def() string {
	if r.typ == Void {
		return ""
	}
	return r.Name() + " = "
}

// name tolerates the nil operands of ill-formed functions, so that Check's messages can print them.
func name(v Value) string {
	if v == nil {
		return "<nil>"
	}
	return v.Name()
}

func typeOf(v Value) Type {
	if v == nil {
		return Void
	}
	return v.Type()
}

func names(vs []Value, lead string) string {
	var b strings.Builder
	for i, v := range vs {
		if i == 0 {
			b.WriteString(lead)
		} else {
			b.WriteString(", ")
		}
		b.WriteString(name(v))
	}
	return b.String()
}

// Name returns "b0" for the entry block.
func (b *Block) Name() string {
	if b == nil {
		return "<nil>"
	}
	return "b" + strconv.Itoa(b.Index)
}

func (a *anInstr) succ(i int) string {
	if a.block == nil || i >= len(a.block.Succs) {
		return "<none>"
	}
	return a.block.Succs[i].Name()
}

func (i *Phi) String() string {
	var b strings.Builder
	b.WriteString(i.def() + "phi [")
	for k, v := range i.Args {
		if k > 0 {
			b.WriteString(", ")
		}
		pred := "<none>"
		if i.block != nil && k < len(i.block.Preds) {
			pred = i.block.Preds[k].Name()
		}
		b.WriteString(pred + ": " + name(v))
	}
	b.WriteByte(']')
	return b.String()
}

func (i *BinOp) String() string {
	return i.def() + letter(typeOf(i.X)) + i.Op.String() + " " + name(i.X) + ", " + name(i.Y)
}

func (i *Neg) String() string { return i.def() + letter(typeOf(i.X)) + "neg " + name(i.X) }

func (i *Convert) String() string {
	to := strings.ToLower(string(i.To))
	if i.To == Long {
		to = "l"
	}
	return i.def() + letter(typeOf(i.X)) + "2" + to + " " + name(i.X)
}

func (i *New) String() string      { return i.def() + "new " + i.Class }
func (i *NewArray) String() string { return i.def() + "newarray " + string(i.typ) + ", " + name(i.Len) }

func (i *MultiNewArray) String() string {
	return i.def() + "multianewarray " + string(i.typ) + names(i.Lens, ", ")
}

func (i *ArrayLength) String() string { return i.def() + "arraylength " + name(i.Array) }

func kindLetter(kind string) string {
	if kind == "L" {
		return "a"
	}
	return letterOfKind[kind]
}

var letterOfKind = map[string]string{"I": "i", "J": "l", "F": "f", "D": "d", "B": "b", "C": "c", "S": "s"}

func (i *ArrayLoad) String() string {
	return i.def() + kindLetter(i.Kind) + "aload " + name(i.Array) + "[" + name(i.Index) + "]"
}

func (i *ArrayStore) String() string {
	return kindLetter(i.Kind) + "astore " + name(i.Array) + "[" + name(i.Index) + "], " + name(i.Stored)
}

func (i *GetField) String() string {
	return i.def() + "getfield " + name(i.Object) + "." + memberName(i.Field)
}

func (i *PutField) String() string {
	return "putfield " + name(i.Object) + "." + memberName(i.Field) + ", " + name(i.Stored)
}

func (i *GetStatic) String() string { return i.def() + "getstatic " + memberName(i.Field) }

func (i *PutStatic) String() string {
	return "putstatic " + memberName(i.Field) + ", " + name(i.Stored)
}

func (i *Call) String() string {
	return i.def() + i.Kind.String() + " " + memberName(i.Method) + names(i.Args, " ")
}

func (i *CallDynamic) String() string {
	return i.def() + "invokedynamic " + i.Site.Name + ":" + i.Site.Desc +
		" bootstrap#" + strconv.Itoa(i.Site.Bootstrap) + names(i.Args, " ")
}

func (i *CheckCast) String() string {
	return i.def() + "checkcast " + i.Target.ClassName() + " " + name(i.X)
}

func (i *InstanceOf) String() string {
	return i.def() + "instanceof " + i.Target.ClassName() + " " + name(i.X)
}

func (i *Monitor) String() string {
	if i.Enter {
		return "monitorenter " + name(i.Object)
	}
	return "monitorexit " + name(i.Object)
}

func (i *Catch) String() string { return i.def() + "catch " + catchName(i.CatchType) }

func catchName(class string) string {
	if class == "" {
		return "any"
	}
	return class
}

func (i *If) String() string {
	return "if " + name(i.X) + " " + i.Op.String() + " " + name(i.Y) + " goto " + i.succ(0) + " else " + i.succ(1)
}

func (i *Switch) String() string {
	var b strings.Builder
	b.WriteString("switch " + name(i.X) + " {")
	for k, key := range i.Keys {
		b.WriteString(strconv.Itoa(int(key)) + ": " + i.succ(k) + ", ")
	}
	b.WriteString("default: " + i.succ(len(i.Keys)) + "}")
	return b.String()
}

func (i *Jump) String() string { return "jump " + i.succ(0) }

func (i *Return) String() string {
	if i.Result == nil {
		return "return"
	}
	return "return " + name(i.Result)
}

func (i *Throw) String() string { return "throw " + name(i.X) }

// String returns the function as WriteTo prints it.
func (f *Func) String() string {
	var b strings.Builder
	f.WriteTo(&b) // a strings.Builder does not fail
	return b.String()
}

// WriteTo prints the function: a head line with the parameters, then each block
// with its predecessors and handlers, then one line for each instruction. A
// comment after an instruction gives its source line if that changes, the type
// of its result if the instruction does not imply it, and the source variable
// that the result is stored to. The output depends only on the function.
func (f *Func) WriteTo(w io.Writer) (int64, error) {
	p := printer{f: f}
	p.head()
	for i, b := range f.Blocks {
		if i > 0 {
			p.buf.WriteByte('\n')
		}
		p.block(b)
	}
	n, err := io.WriteString(w, p.buf.String())
	return int64(n), err
}

type printer struct {
	f    *Func
	buf  strings.Builder
	line int
}

func (p *printer) head() {
	m := p.f.Method
	p.buf.WriteString("func ")
	if m.Class != nil {
		p.buf.WriteString(m.Class.Name + ".")
	}
	p.buf.WriteString(m.Name + ":" + m.Desc + "\n")
	for _, q := range p.f.Params {
		p.commented("  "+q.Name()+" "+string(q.Typ), q.Local)
	}
}

func (p *printer) block(b *Block) {
	p.buf.WriteString(b.Name() + ":")
	for i, q := range b.Preds {
		if i == 0 {
			p.buf.WriteString(" <-")
		}
		p.buf.WriteString(" " + q.Name())
	}
	for i, h := range b.Handlers {
		if i == 0 {
			p.buf.WriteString(" catch {")
		} else {
			p.buf.WriteString(", ")
		}
		p.buf.WriteString(catchName(h.CatchType) + ": " + h.Target.Name())
		if i == len(b.Handlers)-1 {
			p.buf.WriteByte('}')
		}
	}
	p.buf.WriteByte('\n')
	for _, in := range b.Instrs {
		p.instr(in)
	}
}

func (p *printer) instr(in Instr) {
	var notes []string
	_, isPhi := in.(*Phi)
	if line := p.f.Line(in.PC()); line != 0 && line != p.line && !isPhi {
		p.line = line
		notes = append(notes, "line "+strconv.Itoa(line))
	}
	if r, ok := in.(result); ok {
		if note := strings.TrimSpace(hiddenType(in) + " " + r.reg().local); note != "" {
			notes = append(notes, note)
		}
	}
	p.commented("  "+in.String(), strings.Join(notes, ", "))
}

// hiddenType returns the type of the result when the printed instruction does not tell it.
func hiddenType(in Instr) string {
	switch in := in.(type) {
	case *Phi:
		return string(in.typ)
	case *ArrayLoad:
		if in.Kind == "L" || in.Kind == "B" {
			return string(in.typ)
		}
	}
	return ""
}

// noteColumn is where comments start when the code before them is shorter.
const noteColumn = 48

func (p *printer) commented(code, note string) {
	p.buf.WriteString(code)
	if note != "" {
		for n := len(code); n < noteColumn; n++ {
			p.buf.WriteByte(' ')
		}
		p.buf.WriteString(" ; " + note)
	}
	p.buf.WriteByte('\n')
}

// Line returns the source line of the bytecode offset pc, or 0 when the class
// file does not tell.
func (f *Func) Line(pc int) int {
	if f.Method == nil || f.Method.Code == nil {
		return 0
	}
	return f.Method.Code.Read().Line(pc)
}
