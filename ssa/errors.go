package ssa

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
)

// Error says why a method cannot be lifted: its bytecode breaks a rule of
// JVMS §4.9, or a bound of this package.
type Error struct {
	Class, Method, Desc string
	PC                  int // bytecode offset, -1 when the whole method is meant
	Msg                 string
	Err                 error // the cause, from package classfile, or nil
}

// Error is one line: "C.m:()V: offset 12: operand stack underflow".
func (e *Error) Error() string {
	s := e.Class + "." + e.Method + ":" + e.Desc + ": "
	if e.PC >= 0 {
		s += fmt.Sprintf("offset %d: ", e.PC)
	}
	s += e.Msg
	if e.Err != nil {
		s += ": " + e.Err.Error()
	}
	return s
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Err }

func newError(m *classfile.Method, pc int, err error, format string, args ...any) *Error {
	e := &Error{Method: m.Name, Desc: m.Desc, PC: pc, Msg: fmt.Sprintf(format, args...), Err: err}
	if m.Class != nil {
		e.Class = m.Class.Name
	}
	return e
}
