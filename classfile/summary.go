package classfile

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash"
	"io"
)

// headerSum returns a hash of a class, without its origin and the bodies of its methods, but with
// the result of Caught for these bodies. Two classes with the same hash differ at most in the
// origin, the bodies, the order of their constant pools, and in BootstrapMethods, which only
// instructions use.
func headerSum(c *Class) string {
	w := newSummer(c)
	w.header()
	return w.sum()
}

// bodySum returns a short form of a Code attribute of the class c, in which every index of the
// constant pool is replaced by what it stands for, and lines count from the first one. If that
// cannot be done, because the code is ill-formed, it is the sum of the whole class file.
func bodySum(c *Class, code *Code) string {
	w := newSummer(c)
	w.body(code)
	if w.err != nil {
		return "whole " + sumOf(c.Pool.data)
	}
	return w.sum()
}

// firstLine is the line from which those of a body count; 0 without a table of lines.
func firstLine(code *Code) int {
	if len(code.Lines) == 0 {
		return 0
	}
	return code.Lines[0].Line
}

// summer writes what classes consist of into a hash. Each value is preceded by its length
// or its kind, so that two different structures are written differently.
type summer struct {
	c     *Class
	h     hash.Hash
	err   error
	depth int
}

func newSummer(c *Class) *summer { return &summer{c: c, h: sha256.New()} }

func (w *summer) sum() string { return hex.EncodeToString(w.h.Sum(nil)) }

// texts writes strings, numbers writes numbers, and each writes a list.
func (w *summer) texts(ss ...string) {
	w.numbers(len(ss))
	for _, s := range ss {
		w.numbers(len(s))
		_, _ = io.WriteString(w.h, s) // a hash takes everything
	}
}

func (w *summer) numbers(ns ...int) {
	for _, n := range ns {
		fmt.Fprintf(w.h, "%d ", n)
	}
}

func (w *summer) flags(fs ...bool) {
	for _, f := range fs {
		fmt.Fprintf(w.h, "%t ", f)
	}
}

func each[T any](w *summer, list []T, write func(T)) {
	w.numbers(len(list))
	for _, x := range list {
		write(x)
	}
}

func (w *summer) header() {
	c := w.c
	w.numbers(int(c.Minor), int(c.Major), int(c.Access))
	w.texts(c.Name, c.Super, c.SourceFile, c.Signature, c.NestHost, string(c.SourceDebugExtension))
	w.texts(c.Interfaces...)
	w.texts(c.NestMembers...)
	w.texts(c.PermittedSubclasses...)
	w.flags(c.IsRecord, c.Deprecated, c.Synthetic, c.EnclosingMethod != nil, c.Module != nil)
	if e := c.EnclosingMethod; e != nil {
		w.texts(e.Class, e.Name, e.Desc)
	}
	if c.Module != nil {
		w.module(c.Module)
	}
	each(w, c.InnerClasses, func(i InnerClass) {
		w.texts(i.Inner, i.Outer, i.Name)
		w.numbers(int(i.Access))
	})
	each(w, c.Record, func(r RecordComponent) {
		w.texts(r.Name, r.Desc, r.Signature)
		w.annotations(r.Annotations)
		w.typeAnnotations(r.TypeAnnotations)
		w.unknown(r.Unknown)
	})
	w.annotations(c.Annotations)
	w.typeAnnotations(c.TypeAnnotations)
	w.unknown(c.Unknown)
	each(w, c.Fields, w.field)
	each(w, c.Methods, w.method)
	w.texts(c.Caught()...)
}

func (w *summer) field(f *Field) {
	w.numbers(int(f.Access))
	w.texts(f.Name, f.Desc, f.Signature)
	w.flags(f.Deprecated, f.Synthetic, f.ConstantValue != nil)
	if f.ConstantValue != nil {
		w.constant(f.ConstantValue)
	}
	w.annotations(f.Annotations)
	w.typeAnnotations(f.TypeAnnotations)
	w.unknown(f.Unknown)
}

func (w *summer) method(m *Method) {
	w.numbers(int(m.Access))
	w.texts(m.Name, m.Desc, m.Signature)
	w.texts(m.Exceptions...)
	w.flags(m.Code != nil, m.Deprecated, m.Synthetic, m.AnnotationDefault != nil)
	each(w, m.Parameters, func(p MethodParameter) {
		w.texts(p.Name)
		w.numbers(int(p.Access))
	})
	w.annotations(m.Annotations)
	w.typeAnnotations(m.TypeAnnotations)
	each(w, m.ParameterAnnotations, w.annotations)
	if m.AnnotationDefault != nil {
		w.element(*m.AnnotationDefault)
	}
	w.unknown(m.Unknown)
}

func (w *summer) module(m *Module) {
	w.texts(m.Name, m.Version, m.MainClass)
	w.numbers(int(m.Access))
	w.texts(m.Uses...)
	w.texts(m.Packages...)
	each(w, m.Requires, func(r ModuleRequire) {
		w.texts(r.Module, r.Version)
		w.numbers(int(r.Access))
	})
	for _, list := range [][]ModuleExport{m.Exports, m.Opens} {
		each(w, list, func(e ModuleExport) {
			w.texts(e.Package)
			w.numbers(int(e.Access))
			w.texts(e.To...)
		})
	}
	each(w, m.Provides, func(p ModuleProvide) {
		w.texts(p.Service)
		w.texts(p.With...)
	})
}

func (w *summer) annotations(as []Annotation) { each(w, as, w.annotation) }

func (w *summer) annotation(a Annotation) {
	w.texts(a.Type)
	w.flags(a.Visible)
	each(w, a.Elements, func(e Element) {
		w.texts(e.Name)
		w.element(e.Value)
	})
}

func (w *summer) typeAnnotations(as []TypeAnnotation) {
	each(w, as, func(a TypeAnnotation) {
		w.annotation(a.Annotation)
		w.numbers(int(a.TargetType))
		w.texts(string(a.Target), string(a.Path))
	})
}

func (w *summer) element(v ElementValue) {
	w.numbers(int(v.Tag))
	w.texts(v.Type, v.Name)
	w.flags(v.Const != nil, v.Nested != nil)
	if v.Const != nil {
		w.constant(v.Const)
	}
	if v.Nested != nil {
		w.annotation(*v.Nested)
	}
	each(w, v.Array, w.element)
}

func (w *summer) unknown(as []Attribute) {
	each(w, as, func(a Attribute) { w.texts(a.Name, string(a.Data)) })
}

// maxNesting bounds constants within constants: a hostile class file may name itself.
const maxNesting = 20

// constant writes a constant with its kind.
func (w *summer) constant(c Const) {
	if w.depth++; w.depth > maxNesting {
		w.err = errors.New("constants are nested too deeply")
	}
	defer func() { w.depth-- }()
	if w.err != nil {
		return
	}
	fmt.Fprintf(w.h, "%T ", c)
	switch c := c.(type) {
	case IntegerConst:
		w.numbers(int(c))
	case LongConst:
		w.numbers(int(c))
	case FloatConst:
		w.numbers(int(c))
	case DoubleConst:
		fmt.Fprintf(w.h, "%d ", uint64(c))
	case StringConst:
		w.texts(string(c))
	case ClassConst:
		w.texts(string(c))
	case MethodTypeConst:
		w.texts(string(c))
	case ModuleConst:
		w.texts(string(c))
	case PackageConst:
		w.texts(string(c))
	case *MethodHandleConst:
		w.numbers(int(c.Kind))
		w.member(c.Ref)
	case *DynamicConst:
		w.flags(c.Invoke)
		w.texts(c.Name, c.Desc)
		w.bootstrap(c.Bootstrap)
	default:
		w.err = fmt.Errorf("an unknown constant %T", c)
	}
}

func (w *summer) member(ref MemberRef) {
	w.texts(ref.Class, ref.Name, ref.Desc)
	w.flags(ref.Interface)
}

func (w *summer) bootstrap(i int) {
	if i < 0 || i >= len(w.c.BootstrapMethods) {
		w.err = fmt.Errorf("no bootstrap method %d", i)
		return
	}
	b := w.c.BootstrapMethods[i]
	w.constant(b.Method)
	each(w, b.Args, w.constant)
}

func (w *summer) body(code *Code) {
	w.numbers(code.MaxStack, code.MaxLocals, len(code.Bytes))
	for in, err := range Instructions(code.Bytes) {
		if err != nil {
			w.err = err
			return
		}
		w.instruction(&in, code.Bytes)
	}
	each(w, code.Handlers, func(h Handler) {
		w.numbers(h.Start, h.End, h.Target)
		w.texts(h.CatchType)
	})
	first := firstLine(code)
	each(w, code.Lines, func(l Line) { w.numbers(l.PC, l.Line-first) })
	for _, vars := range [][]LocalVar{code.LocalVars, code.LocalVarTypes} {
		each(w, vars, func(v LocalVar) {
			w.numbers(v.Start, v.Length, v.Slot)
			w.texts(v.Name, v.Desc)
		})
	}
	each(w, code.Frames, func(f Frame) {
		w.numbers(f.PC)
		each(w, f.Locals, w.verifType)
		each(w, f.Stack, w.verifType)
	})
	w.typeAnnotations(code.TypeAnnotations)
	w.unknown(code.Unknown)
}

func (w *summer) verifType(t VerifType) {
	w.numbers(int(t.Kind), int(t.NewPC))
	w.texts(t.Class)
}

// instruction writes an instruction: its bytes, or, if these have an index of the constant
// pool, what that stands for.
func (w *summer) instruction(in *Instruction, code []byte) {
	form := opcodes[in.Op].form
	switch form {
	case formPool1, formPool2, formInterface, formDynamic, formMulti:
	default:
		w.texts(string(code[in.PC:in.Next()]))
		return
	}
	w.numbers(int(in.Op), in.PC, int(in.Value))
	w.entry(in.Index)
}

// entry writes what an index of the constant pool stands for.
func (w *summer) entry(index int) {
	if member, err := w.c.Pool.Member(index); err == nil {
		w.numbers(int(w.c.Pool.tag(index)))
		w.member(member)
		return
	}
	c, err := w.c.Pool.Const(index)
	if err != nil {
		w.err = err
		return
	}
	w.constant(c)
}
