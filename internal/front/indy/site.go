package indy

import (
	"fmt"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// site is a call site with what its bootstrap method is given.
type site struct {
	loader  classfile.Loader
	host    *classfile.Class
	dynamic *classfile.DynamicConst // name and descriptor
	handle  *classfile.MethodHandleConst
	args    []classfile.Const
	line    int    // 0 when unknown
	class   string // to be spun
	maker   maker
}

// maker says how the call sites of a bootstrap method are resolved: make writes
// the class into w and yields the static method to call.
type maker struct {
	suffix string // between the name of the class with the call site and a number
	make   func(s *site, w *writer) (classfile.MemberRef, error)
}

// makers by bootstrap method, CLASS.METHOD.
var makers = map[string]maker{
	"java/lang/invoke/LambdaMetafactory.metafactory":    {"$$Lambda$", (*site).lambda},
	"java/lang/invoke/LambdaMetafactory.altMetafactory": {"$$Lambda$", (*site).lambda},
	"java/lang/runtime/ObjectMethods.bootstrap":         {"$$Record$", (*site).record},
	"java/lang/runtime/SwitchBootstraps.typeSwitch":     {"$$Switch$", (*site).typeSwitch},
	"java/lang/runtime/SwitchBootstraps.enumSwitch":     {"$$Switch$", (*site).enumSwitch},
}

func (s *site) unsupported(format string, args ...any) error {
	name := s.handle.Ref.Class + "." + s.handle.Ref.Name
	return &UnsupportedError{Bootstrap: strings.ReplaceAll(name, "/", "."), Reason: fmt.Sprintf(format, args...)}
}

// spin writes the class and reads it back.
func (s *site) spin() (c spun, ref classfile.MemberRef, err error) {
	w, ref, err := s.write()
	if err != nil {
		return spun{}, ref, err
	}
	parsed, err := classfile.Parse(s.class, w.bytes())
	if err != nil { // names in the class file with the call site may do that
		return spun{}, ref, s.unsupported("the class for it is malformed: %v", err)
	}
	parsed.Origin = classfile.Origin{Path: s.host.Origin.Path}
	return spun{class: parsed, host: s.host.Name, fails: w.fails}, ref, nil
}

// write writes the class.
func (s *site) write() (w *writer, ref classfile.MemberRef, err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case tooLarge:
			err = s.unsupported("the class for it would be too large")
		default:
			panic(r)
		}
	}()
	w = newWriter(s.class)
	w.sourceFile, w.line = s.host.SourceFile, s.line
	ref, err = s.maker.make(s, w)
	if err == nil {
		w.bytes() // which may find that it is too large
	}
	return w, ref, err
}

// static is a reference to the static method of the spun class that does what
// the call site does.
func (s *site) static(name string) classfile.MemberRef {
	return classfile.MemberRef{Class: s.class, Name: name, Desc: s.dynamic.Desc}
}

// arg yields the i-th static argument of the bootstrap method.
func arg[C classfile.Const](s *site, i int, what string) (C, error) {
	var none C
	if i >= len(s.args) {
		return none, s.unsupported("argument %d, %s, is missing", i+1, what)
	}
	c, ok := s.args[i].(C)
	if !ok {
		return none, s.unsupported("argument %d is not %s", i+1, what)
	}
	return c, nil
}
