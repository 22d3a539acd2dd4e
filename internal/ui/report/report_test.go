package report

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

var (
	bucketsMain = &ivl.Method{Class: "Buckets", Name: "main", Desc: "([Ljava/lang/String;)V", Source: "Buckets.java"}
	queueMain   = &ivl.Method{Class: "p/Queue", Name: "main", Desc: "([Ljava/lang/String;)V", Source: "Queue.java"}
	queueDepth  = &ivl.Method{Class: "p/Queue", Name: "depth", Desc: "(I)I", Source: "Queue.java"}
	bare        = &ivl.Method{Class: "p/Bare", Name: "run", Desc: "()V"}
)

func at(m *ivl.Method, line int) ivl.Pos { return ivl.Pos{Method: m, PC: 2 * line, Line: line} }

func lines(m *ivl.Method, ls ...int) []ivl.Pos {
	var ps []ivl.Pos
	for _, l := range ls {
		ps = append(ps, at(m, l))
	}
	return ps
}

func property(kind ivl.Kind, pos ivl.Pos, v result.Verdict, r result.Reach) result.Property {
	name := "unknown"
	if pos.Method != nil {
		name = pos.Method.Class + "." + pos.Method.Name + pos.Method.Desc + ":" + kind.String()
	}
	return result.Property{
		Property: &ivl.Property{Name: name, Kind: kind, Pos: pos},
		Verdict:  v, Reach: r,
	}
}

// violated is a property that a run violates.
func violated(kind ivl.Kind, exception string, pos ivl.Pos, run *result.Counterexample) result.Property {
	p := property(kind, pos, result.Unsafe, result.Reached)
	p.Exception = exception
	p.Run = run
	return p
}

func environment(name, value string, step int) result.InputValue {
	return result.InputValue{Input: &ivl.Input{Name: name}, Value: value, Step: step}
}

func safeResult() *result.Result {
	return &result.Result{
		Entry:   "p/Queue.main([Ljava/lang/String;)V",
		Verdict: result.Safe,
		Reason:  result.Because("proved by Spacer with space invariants"),
		Properties: []result.Property{
			property(ivl.ArrayIndex, at(queueMain, 10), result.Safe, result.Reached),
			property(ivl.ArrayIndex, at(queueMain, 11), result.Safe, result.NotShown),
			property(ivl.NegativeArraySize, at(queueMain, 9), result.Safe, result.Reached),
			property(ivl.AssertionError, at(queueMain, 11), result.Safe, result.NotShown),
			property(ivl.ClassCast, at(queueMain, 8), result.Safe, result.Unreachable),
			property(ivl.Unsupported, at(queueMain, 8), result.Safe, result.Unreachable),
		},
		Assumptions: []result.Assumption{
			{Kind: "no-throw", Text: "Integer.parseInt(String) throws nothing", Pos: at(queueMain, 10), N: 1},
			{Kind: "stack", Text: "the stack is deep enough", N: 3, Pos: at(queueDepth, 5)},
			{Kind: "memory", Text: "there is memory for every object"},
		},
		Steps: []result.Step{
			{Name: "interpret", Outcome: "needs inputs", Elapsed: 312 * time.Microsecond},
			{Name: "space/spacer", Outcome: "safe", Elapsed: 41 * time.Millisecond},
		},
		Elapsed: 87 * time.Millisecond,
		Stats: result.Stats{Classes: 1, Methods: 2, Instructions: 40, Procs: 2, Statements: 61, Clauses: 14,
			Predicates: 6},
	}
}

func bucketsRun() *result.Counterexample {
	return &result.Counterexample{
		Inputs: []result.InputValue{
			environment("args.length", "1", 1),
			environment("Integer.parseInt(args[i])", "-2147483648", 2),
		},
		Stack: lines(bucketsMain, 13),
		Path:  lines(bucketsMain, 9, 10, 11, 12, 13),
		Changes: []result.Change{
			{Step: 0, Name: "args", Value: "String[1]"}, {Step: 0, Name: "count", Value: "int[10]@1"}, {Step: 1, Name: "arg", Value: `"-2147483648"`},
			{Step: 2, Name: "key", Value: "-2147483648"}, {Step: 3, Name: "bucket", Value: "-8"},
		},
	}
}

func unsafeResult() *result.Result {
	p := violated(ivl.ArrayIndex, "java/lang/ArrayIndexOutOfBoundsException", at(bucketsMain, 13), bucketsRun())
	p.Detail = "index of count[bucket]"
	return &result.Result{
		Entry:   "Buckets.main([Ljava/lang/String;)V",
		Verdict: result.Unsafe,
		Reason:  result.Because("random search found a violation"),
		Properties: []result.Property{
			property(ivl.NullDereference, at(bucketsMain, 10), result.Safe, result.Reached),
			p,
			property(ivl.DivisionByZero, at(bucketsMain, 12), result.Unknown, result.Reached),
		},
		Elapsed: 36 * time.Millisecond,
	}
}

// deepResult has a long run through two methods, cut, with a deep stack, many
// inputs and hostile output.
func deepResult() *result.Result {
	run := &result.Counterexample{
		Stack:  append(lines(queueDepth, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5), at(queueMain, 9)),
		Path:   lines(queueMain, 9),
		Cut:    1200,
		Output: "one\ntwo\nthree\nfour\nfive\nsix\n\x1b[31mseven\n",
	}
	args := &ivl.Input{Name: "args.length"}
	legacy := &ivl.Input{Name: "Legacy.get()", Kind: ivl.Unmodelled}
	for i := range 15 {
		run.Path = append(run.Path, at(queueDepth, 5), at(queueDepth, 5), at(queueMain, 9))
		run.Inputs = append(run.Inputs, result.InputValue{Input: args, Value: strconv.Itoa(7000 * i)})
		if i == 0 || i == 7 {
			run.Inputs = append(run.Inputs, result.InputValue{Input: legacy, Value: "null"})
		}
	}
	for i := range 80 {
		run.Inputs = append(run.Inputs, result.InputValue{Input: args, Value: strconv.Itoa(7000 * i)})
	}
	return &result.Result{
		Entry:      "p/Queue.main([Ljava/lang/String;)V",
		Verdict:    result.Unsafe,
		Properties: []result.Property{violated(ivl.UncaughtException, "java/lang/StackOverflowError", at(queueDepth, 5), run)},
		Elapsed:    12340 * time.Millisecond,
	}
}

// unknownResult has more of everything than fits a screen, no sources and no
// line numbers.
func unknownResult() *result.Result {
	r := &result.Result{
		Entry:       "p/Bare.run()V",
		Verdict:     result.Unknown,
		Reason:      result.Reason{Kind: result.TimeLimit},
		Elapsed:     60 * time.Second,
		Unsupported: []result.Unsupported{{Text: "native method java.lang.Thread.start0()", Pos: ivl.Pos{Method: bare, PC: 7}}},
	}
	for pc := range 9 {
		p := property(ivl.NullDereference, ivl.Pos{Method: bare, PC: pc}, result.Unknown, result.NotShown)
		p.Reason = []result.Reason{{}, r.Reason, {Kind: result.SpuriousDerivation, Text: "Spacer's derivation did not replay"}}[pc%3]
		r.Properties = append(r.Properties, p)
	}
	return r
}

func TestText(t *testing.T) {
	src := NewSources([]string{"testdata/nowhere", "testdata/src"})
	empty := &result.Result{Entry: "Main.main([Ljava/lang/String;)V", Verdict: result.Safe}
	for _, c := range []struct {
		name   string
		result *result.Result
		opt    Options
	}{
		{"safe", safeResult(), Options{Sources: src}},
		{"safe-verbose", safeResult(), Options{Sources: src, Verbose: true}},
		{"safe-quiet", safeResult(), Options{Quiet: true}},
		{"unsafe", unsafeResult(), Options{Sources: src}},
		{"unsafe-color", unsafeResult(), Options{Sources: src, Color: true}},
		{"unsafe-no-sources", unsafeResult(), Options{}},
		{"unsafe-quiet", unsafeResult(), Options{Quiet: true, Sources: src}},
		{"deep", deepResult(), Options{Sources: src}},
		{"unknown", unknownResult(), Options{}},
		{"empty", empty, Options{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var out bytes.Buffer
			if err := Text(&out, c.result, c.opt); err != nil {
				t.Fatal(err)
			}
			golden(t, c.name+".txt", strings.ReplaceAll(out.String(), "\x1b", "␛"))
		})
	}
}

// TestVerboseCutsNothing checks that -v shows every entry of a long run.
func TestVerboseCutsNothing(t *testing.T) {
	r := deepResult()
	var out bytes.Buffer
	if err := Text(&out, r, Options{Verbose: true, Sources: NewSources([]string{"testdata/src"})}); err != nil {
		t.Fatal(err)
	}
	run := r.Properties[0].Run
	text := out.String()
	for i, v := range run.Inputs {
		at := strings.Index(text, v.Value)
		if at < 0 {
			t.Fatalf("input %d, %s, is not shown, or not in its place", i, v.Value)
		}
		text = text[at+len(v.Value):]
	}
	if got, want := strings.Count(out.String(), "at p.Queue."), len(run.Stack); got != want {
		t.Errorf("%d calls shown, want %d", got, want)
	}
	if !strings.Contains(out.String(), "… 1200 lines …") {
		t.Error("what the Result itself has left out is not mentioned")
	}
}

// TestManyViolations checks that every violated property has its line, but
// only the first few their runs.
func TestManyViolations(t *testing.T) {
	r := &result.Result{Entry: "Buckets.main([Ljava/lang/String;)V", Verdict: result.Unsafe}
	for range 5 {
		r.Properties = append(r.Properties, violated(ivl.ArrayIndex, "java/lang/ArrayIndexOutOfBoundsException",
			at(bucketsMain, 13), bucketsRun()))
	}
	for _, c := range []struct {
		verbose bool
		runs    int
	}{{false, maxRuns}, {true, 5}} {
		var out bytes.Buffer
		if err := Text(&out, r, Options{Verbose: c.verbose}); err != nil {
			t.Fatal(err)
		}
		if got := strings.Count(out.String(), ": violated: "); got != 5 {
			t.Errorf("verbose %v: %d violated properties listed, want 5", c.verbose, got)
		}
		if got := strings.Count(out.String(), "at Buckets.main(Buckets.java:13)"); got != c.runs {
			t.Errorf("verbose %v: %d runs, want %d", c.verbose, got, c.runs)
		}
	}
}

func TestJSON(t *testing.T) {
	for name, r := range map[string]*result.Result{"safe.json": safeResult(), "unsafe.json": unsafeResult()} {
		t.Run(name, func(t *testing.T) {
			var out bytes.Buffer
			if err := JSON(&out, r, Options{}); err != nil {
				t.Fatal(err)
			}
			golden(t, name, out.String())
			var back Document
			dec := json.NewDecoder(&out)
			dec.DisallowUnknownFields()
			if err := dec.Decode(&back); err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(NewDocument(r), &back); diff != "" {
				t.Errorf("read back (-written +read):\n%s", diff)
			}
		})
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	goldentest.File(t, filepath.Join("testdata", name), got)
}

func TestMethodName(t *testing.T) {
	for _, c := range []struct{ entry, want string }{
		{"Main.main([Ljava/lang/String;)V", "Main.main(String[])"},
		{"a/b/C.f(IJ[[DLa/b/C$D;Z)I", "a.b.C.f(int, long, double[][], C$D, boolean)"},
		{"C.f()V", "C.f()"},
		{"C.f", "C.f"},
		{"C.f(", "C.f("},
		{"C.f(Lx", "C.f(Lx"},
		{"C.f(Q)V", "C.f(Q)V"},
		{"C.f([)V", "C.f([)V"},
	} {
		if got := methodName(c.entry); got != c.want {
			t.Errorf("methodName(%q) = %q, want %q", c.entry, got, c.want)
		}
	}
}

func TestSteps(t *testing.T) {
	object := &ivl.Method{Class: "java/lang/Object", Name: "<init>", Desc: "()V", Source: "Object.java"}
	sameAsMain := *queueMain
	for _, c := range []struct {
		name       string
		path, want []ivl.Pos
	}{
		{"repetitions", append(lines(queueMain, 8, 8, 9), at(&sameAsMain, 9), at(queueMain, 8)), lines(queueMain, 8, 9, 8)},
		{"the platform's lines", []ivl.Pos{at(queueMain, 8), at(object, 44), at(queueMain, 8), at(queueMain, 9)}, lines(queueMain, 8, 9)},
		{"nothing but the platform's", lines(object, 44, 45), lines(object, 44, 45)},
		{"no position", []ivl.Pos{{}, at(queueMain, 8), {}}, lines(queueMain, 8)},
	} {
		if diff := cmp.Diff(c.want, steps(c.path)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, diff)
		}
	}
}

// steps returns the positions of the moments of a path.
func steps(path []ivl.Pos) []ivl.Pos {
	var ps []ivl.Pos
	for _, m := range story(&result.Counterexample{Path: path}) {
		ps = append(ps, m.pos)
	}
	return ps
}

func TestFrame(t *testing.T) {
	for _, c := range []struct {
		pos  ivl.Pos
		want string
	}{
		{at(queueMain, 9), "at p.Queue.main(Queue.java:9)"},
		{ivl.Pos{Method: queueMain}, "at p.Queue.main(Queue.java)"},
		{ivl.Pos{Method: bare, Line: 3}, "at p.Bare.run(Unknown Source)"},
		{ivl.Pos{}, "at (unknown position)"},
	} {
		if got := frame(c.pos); got != c.want {
			t.Errorf("frame = %q, want %q", got, c.want)
		}
	}
}

// TestSourcesStayInTheirFolder checks that a SourceFile attribute cannot name a
// file outside the source folders.
func TestSourcesStayInTheirFolder(t *testing.T) {
	src := NewSources([]string{"testdata/src/p"})
	for _, source := range []string{"../Buckets.java", "/etc/hosts", ".."} {
		m := &ivl.Method{Class: "Buckets", Name: "main", Source: source}
		if text, ok := src.line(at(m, 1)); ok {
			t.Errorf("SourceFile %q: read %q", source, text)
		}
	}
	if _, ok := NewSources([]string{"testdata/src"}).line(at(bucketsMain, 99)); ok {
		t.Error("a line after the end of the file was found")
	}
}

// TestKindTexts checks that no kind lacks a text.
func TestKindTexts(t *testing.T) {
	for _, k := range append(append(ivl.Kinds(), ivl.ThreadKinds()...), ivl.Unsupported) {
		for _, s := range []string{Success(k), Failure(k), Open(k), Count(1, k), Count(2, k)} {
			if s == "" {
				t.Errorf("%v: a text is missing", k)
			}
		}
		if back, ok := ivl.ParseKind(k.String()); !ok || back != k {
			t.Errorf("ParseKind(%q) = %v, %v", k.String(), back, ok)
		}
	}
}

func readFile(t *testing.T, file string) []byte {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}
