package audit

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/front/reach"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/models"
)

// Whole calls the methods of a class whose receiver and arguments have small types
// with all their values: booleans, bytes, shorts, chars, constants of enums,
// boxes of these, and ints that stand for a radix or a code point.
type Whole struct {
	*Program
	sweeps []sweep
}

// sweep is all calls of one method that are tried in one loop.
type sweep struct {
	method  int
	domains []domain // of the receiver, if there is one, and of the arguments
}

// size counts the calls of a sweep.
func (s sweep) size() int {
	n := 1
	for _, d := range s.domains {
		n *= d.size
	}
	return n
}

// domain is values of a type, which are numbered from 0 on.
type domain struct {
	size int
	java string // an expression with %s for the number
}

// corners are ints at which Java's methods treat numbers or code points in another way.
const corners = "{ 0, 1, 2, 10, 16, 35, 36, 37, 47, 48, 57, 65, 90, 97, 122, 127, 128, 255, 256, 0x660, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xff21, 0xffff, " +
	"0x10000, 0x10ffff, 0x110000, -1, -128, -129, 0x7fffffff, 0x80000000 }"

// cornerCount is how many corners there are.
var cornerCount = strings.Count(corners, ",") + 1

// domain gives the values of a type that are tried, false if the type is not
// small. With few, it gives a choice of the values of a large domain. An int that is
// the only argument is a code point, others are a radix. points bounds code points.
func (w *Whole) domain(desc string, few, only bool, points int) (domain, bool) {
	chosen := func(typ string) domain { return domain{cornerCount, "(" + typ + ") CORNERS[%s]"} }
	switch desc {
	case "Z":
		return domain{2, "(%s != 0)"}, true
	case "B":
		return domain{1 << 8, "(byte) (%s)"}, true
	case "S", "C":
		typ := javaType(desc)
		if few {
			return chosen(typ), true
		}
		return domain{1 << 16, "(" + typ + ") (%s)"}, true
	case "I":
		switch {
		case few:
			return chosen("int"), true
		case only:
			return domain{points + 300, "(%s - 200)"}, true
		}
		return domain{42, "(%s - 3)"}, true
	}
	if desc[0] != 'L' {
		return domain{}, false
	}
	class := desc[1 : len(desc)-1]
	if box := map[string]string{"java/lang/Boolean": "Z", "java/lang/Byte": "B", "java/lang/Short": "S", "java/lang/Character": "C"}[class]; box != "" {
		d, _ := w.domain(box, few, false, points)
		return domain{d.size, javaName(class) + ".valueOf(" + d.java + ")"}, true
	}
	if c := w.grammar.jdk.class(class); c != nil && c.Super == "java/lang/Enum" {
		n := 0
		for _, f := range c.Fields {
			if f.Desc == desc && f.Access.Has(classfile.AccEnum) {
				n++
			}
		}
		return domain{n, javaName(class) + ".values()[%s]"}, n > 0
	}
	return domain{}, false
}

// NewWhole makes the program for a class, with a limit for the calls of a
// sweep, and code points below points.
func NewWhole(l *Library, class string, limit, points int) *Whole {
	j := jdk{l}
	p := &Program{Class: class, of: class, classes: &classes{jdk: j, number: firstNumber, seen: map[string]bool{}}}
	p.grammar = &grammar{jdk: j, rules: map[string]*rule{}}
	w := &Whole{Program: p}
	platform := reach.NewPlatform(models.Overlay(l.Path))
	for _, m := range j.callable(class) {
		types := m.params
		if !m.IsStatic() && !m.IsInit() {
			types = append([]string{"L" + class + ";"}, types...)
		}
		if len(types) == 0 || !platform.Modelled(class, m.Method) {
			continue
		}
		if sweeps := w.sweepsOf(types, limit, points); len(sweeps) > 0 {
			for _, s := range sweeps {
				w.sweeps = append(w.sweeps, sweep{len(p.methods), s})
			}
			p.methods = append(p.methods, m)
		}
	}
	w.write()
	return w
}

// sweepsOf lists the domains of calls with parameters of those types: all
// values of all of them, or, where these are too many, all values of each in turn
// with a choice of the others.
func (w *Whole) sweepsOf(types []string, limit, points int) [][]domain {
	with := func(whole func(k int) bool) ([]domain, bool) {
		n := 1
		var ds []domain
		for k, t := range types {
			d, ok := w.domain(t, !whole(k), len(types) == 1, points)
			if !ok {
				return nil, false
			}
			ds, n = append(ds, d), n*d.size
			if n > limit {
				return ds, false
			}
		}
		return ds, true
	}
	if ds, ok := with(func(int) bool { return true }); ok {
		return [][]domain{ds}
	}
	var out [][]domain
	for k := range types {
		if ds, ok := with(func(i int) bool { return i == k }); ok {
			out = append(out, ds)
		}
	}
	return out
}

// write writes Main.java.
func (w *Whole) write() {
	o := &writer{line: 1}
	o.printf("@SuppressWarnings({\"unchecked\", \"rawtypes\", \"deprecation\", \"removal\", \"cast\"})\npublic final class Main {\n")
	o.printf("    static final int[] CORNERS = %s;\n", corners)
	o.printf("    public static void main(String[] args) {\n        H.start();\n        int sweep = H.n();\n        int i = H.n();\n        int to = H.n();\n")
	o.printf("        for (; i < to; i++) {\n            H.n();\n            H.p(i);\n            switch (sweep) {\n")
	for k := range w.sweeps {
		o.printf("            case %d:\n                s%d(i);\n                break;\n", k, k)
	}
	o.printf("            default:\n            }\n            H.p(\"\\n\");\n        }\n    }\n")
	for k, s := range w.sweeps {
		m := w.methods[s.method]
		o.printf("    static void s%d(int i) {\n        try {\n            H.p(\" = \");\n", k)
		var args []string
		for _, d := range s.domains {
			args = append(args, fmt.Sprintf(d.java, fmt.Sprintf("i %% %d", d.size)))
			o.printf("            %s a%d = %s;\n            i /= %d;\n", w.typeOf(s, len(args)-1), len(args)-1, args[len(args)-1], d.size)
			args[len(args)-1] = fmt.Sprintf("a%d", len(args)-1)
		}
		on := ""
		if !m.IsStatic() && !m.IsInit() {
			on, args = args[0], args[1:]
		}
		call := w.invocation(m, strings.Join(args, ", "))
		if on != "" {
			call = on + strings.TrimPrefix(call, "r")
		}
		w.lines = append(w.lines, o.line)
		switch m.result {
		case "B", "S":
			o.printf("            H.show((int) %s);\n", call)
		case "V":
			if !m.IsInit() {
				o.printf("            %s;\n", call)
				break
			}
			fallthrough
		default:
			o.printf("            H.show(%s);\n", call)
		}
		o.printf("        } catch (Throwable t) {\n            H.failed(t);\n        }\n    }\n")
	}
	o.printf("}\n")
	w.writeNames(o)
	w.source = o.b.String()
}

// typeOf is the Java type of a value of a sweep.
func (w *Whole) typeOf(s sweep, k int) string {
	m := w.methods[s.method]
	if !m.IsStatic() && !m.IsInit() {
		if k == 0 {
			return javaName(w.Class)
		}
		k--
	}
	return javaType(m.params[k])
}

// wholeTally counts what came of the calls of one method.
type wholeTally struct {
	Name                 string
	Agree, Refused, Open int
	Why                  string // the last call that is open is so
	Found                []string
}

// inRun bounds the calls of one run, onJVMs those of one run on the JVM, and
// giveUp the calls of a sweep that the interpreter does not decide.
const (
	inRun  = 1 << 11
	onJVMs = 1 << 16
	giveUp = 200
)

// Audit compares all calls.
func (w *Whole) Audit(ctx context.Context, dir string) ([]*wholeTally, error) {
	if len(w.sweeps) == 0 {
		return nil, nil
	}
	if err := w.compile(ctx, dir); err != nil {
		return nil, err
	}
	in, err := w.interpreter(dir)
	if err != nil {
		return nil, err
	}
	var all []*wholeTally
	for k, s := range w.sweeps {
		t := &wholeTally{Name: w.name(s.method)}
		all = append(all, t)
		for from := 0; from < s.size() && t.Refused+t.Open < giveUp && len(t.Found) < 5; from += onJVMs {
			if err := w.part(ctx, in, dir, k, from, min(from+onJVMs, s.size()), t); err != nil {
				return nil, err
			}
		}
	}
	return all, nil
}

// part compares the calls of a sweep from a number to another.
func (w *Whole) part(ctx context.Context, in *interpreter, dir string, sweep, from, to int, t *wholeTally) error {
	as, _, err := someOnJVM(ctx, dir, []*Case{{plain: []int{0, 0, 0, sweep, from, to}}})
	if err != nil {
		return err
	}
	if len(as) == 0 || as[0].large {
		t.Open, t.Why = giveUp, "the JVM lacks memory or time"
		return nil
	}
	want := strings.Split(as[0].text, "\n")
	for i := from; i < to && t.Refused+t.Open < giveUp && len(t.Found) < 5; {
		end := min(i+inRun, to)
		r := w.run(ctx, in, []int{0, 0, 0, sweep, i, end}, want[i-from:], nil)
		got := strings.Split(r.Output, "\n")
		n := 0
		for n < end-i && n < len(got)-1 && sameLine(want[i-from+n], got[n]) {
			n++
		}
		t.Agree, i = t.Agree+n, i+n
		if i < end {
			w.one(ctx, in, sweep, i, want[i-from], t)
			i++
		}
	}
	return nil
}

// one compares one call alone. What may be so or so must be so that the call
// gives what it gives on the JVM.
func (w *Whole) one(ctx context.Context, in *interpreter, sweep, at int, want string, t *wholeTally) {
	var coins []int64
	last := ""
	for range maxTosses {
		r := w.run(ctx, in, []int{0, 0, 0, sweep, at, at + 1}, []string{want}, coins)
		last = strings.TrimSuffix(r.Output, "\n")
		if r.Result == ivl.Finished && sameLine(want, last) {
			t.Agree++
			return
		}
		if r.Result != ivl.Finished {
			status, why := ending(r)
			last += " <" + why + ">"
			if status == Refused {
				t.Refused++
				return
			}
			if status != Disagrees {
				t.Open++
				return
			}
		}
		if why := in.assumed(r); why != "" {
			t.Open++
			t.Why = why
			return
		}
		if coins = flipped(r.coins); coins == nil {
			break
		}
	}
	t.Found = append(t.Found, fmt.Sprintf("%s.%s, call %s: the JVM says%s, the model%s", javaName(w.Class), t.Name, w.call(sweep, at),
		strings.TrimLeft(want, "0123456789"), strings.TrimLeft(last, "0123456789")))
}

// call is a call of a sweep as its values in Java.
func (w *Whole) call(sweep, at int) string {
	var vs []string
	for _, d := range w.sweeps[sweep].domains {
		vs = append(vs, fmt.Sprintf(d.java, strconv.Itoa(at%d.size)))
		at /= d.size
	}
	return strings.Join(vs, ", ")
}

// run runs calls in the interpreter. The values that may be anything are those
// of the JVM's lines.
func (w *Whole) run(ctx context.Context, in *interpreter, decisions []int, want []string, coins []int64) *ran {
	r := &ran{}
	values := &swept{inputs: inputs{decisions: decisions, text: in.text, coins: coins, ran: r}, want: want, at: -1}
	r.Outcome = in.machine.Run(ctx, ivl.Options{Inputs: values, MaxSteps: 1000 * maxSteps, MaxDepth: 3000, MaxBytes: 64 * maxBytes, MaxOutput: 64 << 20, NoRecord: true})
	return r
}

// swept are the values of a run of many calls.
type swept struct {
	inputs
	want []string
	at   int // the call that runs
}

// Value answers a request.
func (s *swept) Value(r ivl.Request) (ivl.Value, bool) {
	if !r.Contents && r.Input.Name == "CProver.nondetInt()" && r.N >= len(s.decisions) {
		s.at++
	}
	single := len(s.want) == 1
	switch {
	case r.Contents || s.at < 0 || s.at >= len(s.want):
	case r.Type.Sort == ivl.BoolSort, r.Type.Sort == ivl.IntSort && r.Type.Range == ivl.U1:
		if !single {
			_, text, _ := strings.Cut(s.want[s.at], " = ")
			return ivl.Value{N: int64(max(0, slices.Index([]string{"false", "true"}, text)))}, true
		}
	case r.Type.Sort != ivl.RefSort:
		if v, ok := told(s.want[s.at], "", r.Type); ok {
			s.inputs.given, s.inputs.used = []ivl.Value{v}, 0
		}
	}
	return s.inputs.Value(r)
}
