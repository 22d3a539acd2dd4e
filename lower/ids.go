package lower

import (
	"fmt"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/internal/front/laws"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
)

// site returns a new allocation site.
func (w *world) site() int { w.sites++; return w.sites }

// inputOf returns a new input whose values have the Java type desc.
func (w *world) inputOf(kind ivl.InputKind, name, desc string, pos ivl.Pos) *ivl.Input {
	in := w.input(kind, name, pos)
	if desc == "Z" || desc == "C" {
		in.Desc = desc
	}
	return in
}

// input returns a new input. The position of an input of the library is the
// first place where the program calls it.
func (w *world) input(kind ivl.InputKind, name string, pos ivl.Pos) *ivl.Input {
	in := &ivl.Input{ID: len(w.inputs), Kind: kind, Name: name, Pos: w.outside(pos)[0].pos}
	w.inputs = append(w.inputs, in)
	return in
}

// property makes the property of the given kind at pos. Names count the
// properties of one kind on one line (design §6). An unsupported feature in the
// library is reported where the program calls the library.
func (w *world) property(pos ivl.Pos, kind ivl.Kind, exc, detail string) *ivl.Property {
	if p := w.outside(pos)[0]; p.name != "" {
		pos, detail = p.pos, "in "+p.name+"(): "+detail
	}
	stem := fmt.Sprintf("%s@%d:%s", reach.MethodName(pos.Method.Class, pos.Method.Name, pos.Method.Desc), pos.Line, kind)
	w.propSeen[stem]++
	p := &ivl.Property{
		ID: len(w.props), Name: fmt.Sprintf("%s.%d", stem, w.propSeen[stem]),
		Kind: kind, Exception: exc, Pos: pos, Detail: detail,
	}
	w.props = append(w.props, p)
	return p
}

// lawOf is what a method states, if it is a law; else "".
func lawOf(m *classfile.Method) string { return laws.Text(m.Class.Name, m.Name) }

// kindOfNew is the kind of property an exception that the program allocates
// stands for.
func kindOfNew(class string) ivl.Kind {
	if class == jdk.AssertionError {
		return ivl.AssertionError
	}
	return ivl.UncaughtException
}

// modelSites is where the numbers of allocation sites of exceptions in models
// start.
const modelSites = 1 << 24

// boxSites is where the numbers of allocation sites of valueOf start.
const boxSites = 1 << 25
