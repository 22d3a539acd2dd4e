package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ivl"
)

// fieldWidth is the width of the labels in front of the parts of a run.
const fieldWidth = 8

// valuesWidth is the width of lines that hold several values or places.
const valuesWidth = 64

// field writes the first line of a part of a run: label and text.
func (t *text) field(label, s string) {
	t.printf("    %s  %s\n", t.paint(dim, pad(label, fieldWidth)), s)
}

// more writes a further line of the part.
func (t *text) more(s string) { t.printf("    %s  %s\n", strings.Repeat(" ", fieldWidth), s) }

// labelled writes lines under one label.
func (t *text) labelled(label string, lines []string) {
	for i, l := range lines {
		if i == 0 {
			t.field(label, l)
		} else {
			t.more(l)
		}
	}
}

// run writes a run that violates p.
func (t *text) run(p result.Property, run *result.Counterexample) {
	t.labelled("inputs", t.inputs(shownInputs(run)))
	t.labelled("call", call(run))
	if run.Schedule == nil {
		t.labelled("run", t.path(run))
	}
	t.labelled("threads", t.schedule(run.Schedule))
	t.labelled("prints", t.output(run.Output))
	t.labelled("thrown", t.stack(p, run))
	if j := run.JVM; j != nil && j.Confirmed {
		t.field("real JVM", "does the same")
		t.jvmInputs(j)
	} else if j != nil {
		t.field("real JVM", t.paint(yellow, "not confirmed: ")+printable(j.Reason))
		t.jvmInputs(j)
	}
}

// shownInputs are the inputs of a run, without those that its calls tell.
func shownInputs(run *result.Counterexample) []result.InputValue {
	if len(run.Calls) == 0 {
		return run.Inputs
	}
	return slices.DeleteFunc(slices.Clone(run.Inputs), func(v result.InputValue) bool {
		return v.Input.Kind == ivl.Environment && (v.Input.Pos.Method == nil || indy.IsHarness(v.Input.Pos.Method.Class))
	})
}

// spurious writes a derivation that is no run: the run as far as it is one, then
// what the derivation reads, and what the heap holds there.
func (t *text) spurious(s *result.Spurious) {
	t.labelled("inputs", t.inputs(s.Inputs))
	t.labelled("run", t.path(&result.Counterexample{Path: s.Path, Cut: s.Cut}))
	t.field("then", printable(s.String()))
}

// jvmInputs tells which values the real JVM was given in place of its own, and
// which it chose itself.
func (t *text) jvmInputs(j *result.JVMRun) {
	for _, l := range jvmInputs(j) {
		for _, part := range joined(strings.Split(printable(l), ", "), valuesWidth) {
			t.more(part)
		}
	}
}

// refuted is what reports say of a run that contradicts a proof.
const refuted = "a proof had found that this check holds: that is a bug of jayverify, please report it"

func jvmInputs(j *result.JVMRun) []string {
	var lines []string
	if j.Refutes {
		lines = append(lines, refuted)
	}
	if len(j.Replaced) > 0 {
		lines = append(lines, "replaced by the run's values: "+strings.Join(j.Replaced, ", "))
	}
	if len(j.Chosen) > 0 {
		lines = append(lines, "chosen by the JVM itself: "+strings.Join(j.Chosen, ", "))
	}
	return lines
}

// call returns the call that starts the run and what is typed, where either
// says more than the inputs.
func call(run *result.Counterexample) []string {
	var lines []string
	for _, c := range run.Calls {
		lines = append(lines, clip(printable(c)))
	}
	if len(run.Calls) == 0 && strings.Contains(run.Call, "{") {
		lines = append(lines, clip(printable(run.Call)))
	}
	if len(run.Stdin) > 0 {
		lines = append(lines, "System.in: "+clip(printable(strings.Join(run.Stdin, "⏎"))))
	}
	return lines
}

// inputs returns the lines of the values that came from outside. Values that
// one place gives in a row share their line.
func (t *text) inputs(vs []result.InputValue) []string {
	names := 0
	for _, v := range vs {
		names = max(names, width(inputName(v)))
	}
	var lines []string
	for len(vs) > 0 {
		n := 1
		for n < len(vs) && vs[n].Input == vs[0].Input {
			n++
		}
		values := make([]string, n)
		for i, v := range vs[:n] {
			values[i] = clip(printable(v.Value))
		}
		name := inputName(vs[0])
		for _, l := range t.cut(joined(values, valuesWidth), headValues, tailValues, "lines of values") {
			lines = append(lines, pad(name, names)+"  "+l)
			name = ""
		}
		if vs[0].Input.Kind == ivl.Unmodelled {
			lines[len(lines)-1] += "  " + t.paint(dim, "(result of a call that is not modelled)")
		}
		vs = vs[n:]
	}
	return t.cut(lines, headInput, tailInput, "values")
}

func inputName(v result.InputValue) string { return printable(v.Input.Name) }

// joined puts words on lines, with commas between them.
func joined(words []string, columns int) []string {
	var lines []string
	line := ""
	for _, w := range words {
		switch {
		case line == "":
			line = w
		case width(line)+width(w)+2 <= columns:
			line += ", " + w
		default:
			lines = append(lines, line+",")
			line = w
		}
	}
	if line != "" {
		lines = append(lines, line)
	}
	return lines
}

// path returns the lines of the run's path: source lines where there are any,
// with what they change as a comment; otherwise where it goes, in as few lines
// as it takes. Methods are named unless there is only one.
func (t *text) path(run *result.Counterexample) []string {
	path := story(run)
	methods := map[ivl.Method]bool{}
	for _, m := range path {
		methods[*m.pos.Method] = true
	}
	labels := make([]string, len(path))
	sources := make([]string, len(path))
	labelWidth, sourceWidth, found := 0, 0, false
	for i, m := range path {
		labels[i] = lineNumber(m.pos)
		if len(methods) > 1 {
			labels[i] = printable(simpleName(m.pos.Method.Class) + "." + m.pos.Method.Name + ":" + labels[i])
		}
		labelWidth = max(labelWidth, width(labels[i]))
		if line, ok := t.Sources.line(m.pos); ok {
			sources[i], found = clip(printable(line)), true
			if len(m.values) > 0 {
				sourceWidth = max(sourceWidth, min(width(sources[i]), maxComment))
			}
		}
	}
	if !found {
		for i, m := range path {
			if values := t.values(m); values != "" {
				labels[i] += " (" + values + ")"
			}
		}
		return t.places(labels, run.Cut)
	}
	align := pad
	if len(methods) == 1 {
		align = padLeft
	}
	lines := make([]string, len(path))
	for i, l := range labels {
		line := t.paint(dim, align(l, labelWidth)) + "  " + sources[i]
		if values := t.values(path[i]); values != "" {
			line = t.paint(dim, align(l, labelWidth)) + "  " + pad(sources[i], sourceWidth) + "  " + t.paint(dim, "// "+values)
		}
		lines[i] = strings.TrimRight(line, " ")
	}
	return t.cutPath(lines, run.Cut)
}

// values tells what a moment changes: the first few, unless all is wanted.
func (t *text) values(m moment) string {
	if t.Verbose {
		return printable(strings.Join(m.told(len(m.values)), ", "))
	}
	return clip(printable(strings.Join(m.told(maxValues), ", ")))
}

// cutPath leaves out the middle of a path that is too long for a screen; left
// entries of its middle are missing already.
func (t *text) cutPath(lines []string, left int) []string {
	head, tail := headPath, tailPath
	if t.Verbose || len(lines) <= headPath+tailPath+1 {
		if left == 0 {
			return lines
		}
		head = len(lines) / 2
		tail = len(lines) - head
	}
	out := append([]string{}, lines[:head]...)
	out = append(out, t.paint(dim, fmt.Sprintf("… %s …", plural(len(lines)-head-tail+left, "line", "lines"))))
	return append(out, lines[len(lines)-tail:]...)
}

// places returns a path without source lines, several labels to a line.
func (t *text) places(labels []string, left int) []string {
	if left > 0 {
		half := len(labels) / 2
		labels = append(append(append([]string{}, labels[:half]...), fmt.Sprintf("… %d more …", left)), labels[half:]...)
	}
	return t.cut(joined(labels, valuesWidth), headPath, tailPath, "lines like these")
}

// output returns the last lines a run has printed.
func (t *text) output(s string) []string {
	s = strings.TrimRight(s, "\r\n")
	if s == "" {
		return nil
	}
	lines := strings.Split(s, "\n")
	for i, l := range lines {
		lines[i] = clip(printable(l))
	}
	return t.cut(lines, 0, tailPrint, "lines")
}

// cut leaves out the middle of a list that is too long, and says how much that
// is.
func (t *text) cut(lines []string, head, tail int, what string) []string {
	if t.Verbose || len(lines) <= head+tail+1 {
		return lines
	}
	out := append([]string{}, lines[:head]...)
	out = append(out, t.paint(dim, fmt.Sprintf("… %d %s …", len(lines)-head-tail, what)))
	return append(out, lines[len(lines)-tail:]...)
}

// stack returns the exception and the stack trace in Java's format.
func (t *text) stack(p result.Property, run *result.Counterexample) []string {
	if len(run.Stack) == 0 && p.Exception == "" {
		return nil
	}
	exception := "an exception"
	if p.Exception != "" {
		exception = printable(binaryName(p.Exception))
	}
	frames := make([]string, len(run.Stack))
	for i, f := range run.Stack {
		frames[i] = "    " + printable(frame(f))
	}
	head := []string{exception}
	if run.Wrapper != "" {
		head = []string{run.Wrapper, "Caused by: " + exception}
	}
	return append(head, t.cut(frames, headStack, tailStack, "calls")...)
}
