package report

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"html"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/jayverify/jayverify/internal/dev/goldentest"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// results are the results that every format is tried on.
func results() map[string]*result.Result {
	cached := safeResult()
	cached.Cached = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	cached.Proof = &result.Proof{By: "spacer", Checker: "z3 clause by clause", Clauses: 3}
	cached.Invariants = []result.Invariant{
		{Kind: result.LoopInvariant, Pos: at(queueMain, 10), Subject: "loop in p.Queue.main", Facts: []string{"0 <= i", "i <= n"}},
		{Kind: result.MethodEnsures, Pos: at(queueDepth, 5), Subject: "p.Queue.depth(int)", Facts: []string{"result >= 0"}},
	}
	confirmed := unsafeResult()
	confirmed.Properties[1].Run.JVM = &result.JVMRun{Confirmed: true, Exception: "java.lang.ArrayIndexOutOfBoundsException", Trace: []string{"\tat Buckets.main(Buckets.java:13)"}, Replaced: []string{"System.in", "Random.nextInt()"}, Chosen: []string{"result of java.lang.Thread.getName()"}}
	return map[string]*result.Result{
		"safe": safeResult(), "cached": cached, "unsafe": unsafeResult(), "confirmed": confirmed, "deep": deepResult(),
		"unknown": unknownResult(), "accepted": acceptedResult(), "possible": possibleResult(), "not judged": notJudgedResult(),
		"assuming": assumingResult(), "project": projectResult(), "empty": {Entry: "Main.main([Ljava/lang/String;)V", Verdict: result.Safe},
	}
}

// projectResult is that of a project, with a violation of each sort.
func projectResult() *result.Result {
	r := unsafeResult()
	r.Entry = "build/libs/shop.jar"
	first := r.Properties[1]
	first.Entry, first.Finding = "p/Queue.depth(I)I", &result.Finding{Class: result.Manifest, Confidence: "high", Why: "every argument leads there"}
	latent := first
	latent.Finding = &result.Finding{Class: result.Latent, Confidence: "medium", Why: "the index is the argument", Requires: []string{"i >= 0"}}
	latent.Accepted = &result.Acceptance{By: result.Latent, Reason: latent.Finding.Why}
	old := first
	old.Accepted = &result.Acceptance{By: "since", Reason: "it is in the earlier report"}
	r.Properties = []result.Property{r.Properties[0], first, latent, old}
	r.Unsupported = nil
	r.Project = &result.Project{
		Entries: []result.EntryResult{
			{Entry: "p/Queue.depth(I)I", State: result.StateViolated, Elapsed: time.Second},
			{Entry: "p/Queue.push(I)V", State: result.StateProved, Cached: true, Elapsed: time.Millisecond},
			{Entry: "p/Queue.pop()I", State: result.StateOpen, Reason: "time limit reached", Elapsed: 10 * time.Second},
			{Entry: "q/Tool.<init>()V", State: result.StateNotJudged, Reason: "jayverify failed: BUG in pass slice: no", Bug: true},
		},
		Classes: []result.ClassRow{
			{Class: "p/Queue", Tally: result.Tally{Violated: 1, Proved: 1, Open: 1}}, {Class: "q/Tool", Tally: result.Tally{NotJudged: 1}},
		},
		Total:       result.Tally{Violated: 1, Proved: 1, Open: 1, NotJudged: 1},
		Interrupted: "interrupted",
	}
	return r
}

// possibleResult is UNKNOWN because of a run that depends on code without a model.
func possibleResult() *result.Result {
	r := unsafeResult()
	run := bucketsRun()
	run.Inputs[1].Input = &ivl.Input{ID: 7, Kind: ivl.Unmodelled, Name: "result of q.Source.next()"}
	r.Verdict, r.Reason = result.Unknown, result.Reason{Kind: result.UnmodelledCall, Text: "a run that violates it depends on a value for input result of q.Source.next()"}
	p := &r.Properties[1]
	p.Verdict, p.Reason, p.Run, p.Possible = result.Unknown, r.Reason, nil, run
	return r
}

// TestFormatGoldens compares each format of each result with testdata/formats. A
// format without golden files fails. Of a page its style and script are left out.
func TestFormatGoldens(t *testing.T) {
	constant := regexp.MustCompile(`(?s)<(style|script)>.*?</(style|script)>`)
	wanted := map[string]bool{}
	for _, f := range Formats() {
		for name, r := range results() {
			golden := filepath.Join("testdata", "formats", strings.ReplaceAll(name, " ", "-")+"."+f.Name)
			wanted[golden] = true
			written := func() string {
				var out bytes.Buffer
				if err := f.Write(&out, r, Options{Sources: NewSources([]string{"testdata/src"}), Version: "1.2.3"}); err != nil {
					t.Fatal(err)
				}
				return constant.ReplaceAllString(out.String(), "")
			}
			got := written()
			if got != written() {
				t.Errorf("%s: two reports of one result differ", golden)
			}
			goldentest.File(t, golden, got)
		}
	}
	files, err := filepath.Glob("testdata/formats/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if !wanted[file] {
			t.Errorf("%s belongs to no format and result", file)
		}
	}
}

// TestNoInternals checks that no format prints a value as Go's fmt does that of a
// pointer or a struct, or that of a wrong verb.
func TestNoInternals(t *testing.T) {
	bad := regexp.MustCompile(`&\{|%!|0xc0[0-9a-f]{6}|<nil>|map\[|\{\[|\(nil\)`)
	for _, f := range Formats() {
		for name, r := range results() {
			for _, opt := range []Options{{}, {Sources: NewSources([]string{"testdata/src"}), Verbose: true, Version: "1.2.3"}} {
				var out bytes.Buffer
				if err := f.Write(&out, r, opt); err != nil {
					t.Fatal(err)
				}
				if found := bad.FindString(html.UnescapeString(out.String())); found != "" {
					t.Errorf("the %s report of %s contains %q", f.Name, name, found)
				}
			}
		}
	}
}

// TestEveryFormatTellsPossible checks that a run that is only possible is shown as
// such, with the call that it depends on.
func TestEveryFormatTellsPossible(t *testing.T) {
	const condition = "only possible: a run violates it if the result of q.Source.next() is -2147483648"
	for format, want := range map[string][]string{
		"text":  {"UNKNOWN  Buckets.main", condition, "// bucket = -8", "(result of a call that is not modelled)"},
		"json":  {`"possibleRun": {`, `"kind": "unmodelled"`},
		"sarif": {`"kind": "open"`, condition, `"codeFlows"`},
		"junit": {`<skipped message="UNKNOWN: `, condition, "// bucket = -8"},
		"html":  {"Runs that may fail", condition, "bucket = -8", "step through the run"},
	} {
		var out bytes.Buffer
		if err := Write(&out, format, possibleResult(), Options{Sources: NewSources([]string{"testdata/src"})}); err != nil {
			t.Fatal(err)
		}
		for _, w := range want {
			if !strings.Contains(out.String(), w) {
				t.Errorf("%s: does not say %q", format, w)
			}
		}
		if strings.Contains(out.String(), "violated: ") {
			t.Errorf("%s: it is told as a violation", format)
		}
	}
}

// TestJSONSchema validates reports with the schema in docs, which knows no
// fields but those that are there.
func TestJSONSchema(t *testing.T) {
	schema, err := jsonschema.NewCompiler().Compile("../../../docs/report.schema.json")
	if err != nil {
		t.Fatal(err)
	}
	for name, r := range results() {
		var out bytes.Buffer
		if err := JSON(&out, r, Options{}); err != nil {
			t.Fatal(err)
		}
		doc, err := jsonschema.UnmarshalJSON(&out)
		if err != nil {
			t.Fatal(err)
		}
		if err := schema.Validate(doc); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		doc.(map[string]any)["verdict"] = "MAYBE"
		if schema.Validate(doc) == nil {
			t.Errorf("%s: any verdict is valid", name)
		}
	}
}

// TestSchemaVersion checks that the schema is that of this version.
func TestSchemaVersion(t *testing.T) {
	var schema struct {
		ID         string `json:"$id"`
		Properties map[string]struct{ Const int }
	}
	readJSON(t, "../../../docs/report.schema.json", &schema)
	if got := schema.Properties["schemaVersion"].Const; got != SchemaVersion {
		t.Errorf("the schema is for version %d", got)
	}
}

// TestEveryFormatTellsReach checks that no property is without its verdict and
// reachability in the formats that list properties.
func TestEveryFormatTellsReach(t *testing.T) {
	r := safeResult()
	r.Proof = &result.Proof{By: "spacer", Checker: "z3 clause by clause", Clauses: 3, Elapsed: 20 * time.Millisecond}
	r.Reaching = []result.Reaching{{}, {Inputs: []result.InputValue{environment("args.length", "1", -1), environment("parseInt", "7", -1)}, Left: 2}}
	reached := 0
	for i := range r.Properties {
		if p := &r.Properties[i]; p.Reach == result.Reached {
			p.ReachedBy = 1 + reached%2
			p.Reason = result.Because("space invariants found by spacer, checked by z3 clause by clause (3)")
			reached++
		}
	}
	if reached < 2 {
		t.Fatal("too few properties are reached")
	}
	for format, want := range map[string][]string{
		"text":  {"Queue.java:11: warning: no run was found that gets here (1 assertion, 1 array index)", "Queue.java:8: warning: proved that no run gets here (1 cast"},
		"json":  {`"reach": "not-shown"`, `"reach": "reached"`, `"reach": "unreachable"`, `"reachedBy": 1`, `"inputsCut": 2`, `"clauses": 3`, `checked by z3 clause by clause (3)"`},
		"sarif": {`"reach": "not-shown"`, `"reach": "reached"`, `"reach": "unreachable"`, `"reachedBy": "reached by a run with args.length = 1, parseInt = 7"`, `"reachedBy": "reached by every run"`, `"clauses": 3`, `checked by z3 clause by clause (3)"`},
		"junit": {"reach: not-shown, ", "reach: reached, reached by every run", "reach: reached, reached by a run with args.length = 1, parseInt = 7", "reach: unreachable, ", "holds: space invariants found by spacer, checked by z3 clause by clause (3)", `<property name="proof" value="the invariants of spacer were checked by z3 clause by clause (3) in 20 ms">`},
		"html":  {"no run was found that gets here", "reached by a run with args.length = 1, parseInt = 7", "reached by every run", "proved that no run gets here", "The invariants of spacer were checked by z3 clause by clause (3)", "found by spacer, checked by z3 clause by clause (3)"},
	} {
		var out bytes.Buffer
		if err := Write(&out, format, r, Options{}); err != nil {
			t.Fatal(err)
		}
		for _, w := range want {
			if !strings.Contains(out.String(), w) {
				t.Errorf("%s: does not say %q", format, w)
			}
		}
	}
	var out bytes.Buffer
	if err := Text(&out, r, Options{Verbose: true}); err != nil {
		t.Fatal(err)
	}
	if want := "reached by a run with args.length = 1, parseInt = 7; space invariants found by spacer, checked by z3 clause by clause (3)"; !strings.Contains(out.String(), want) {
		t.Errorf("the verbose text does not say %q:\n%s", want, out.String())
	}
}

// TestReachText checks how the run is told that reaches a check.
func TestReachText(t *testing.T) {
	var many []result.InputValue
	for range headInput + 1 {
		many = append(many, environment("in", "0", -1))
	}
	r := &result.Result{Reaching: []result.Reaching{{Inputs: many, Left: 4}}}
	want := "reached by a run with " + strings.Repeat("in = 0, ", headInput) + "and 5 more"
	if got := reachText(r, result.Property{Reach: result.Reached, ReachedBy: 1}); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	r.Reaching[0].Call = `Main.main(new String[]{"7"})`
	if got, want := reachText(r, result.Property{Reach: result.Reached, ReachedBy: 1}), `reached by Main.main(new String[]{"7"})`; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	r.Reaching[0].Stdin = []string{"a", "b"}
	if got, want := reachText(r, result.Property{Reach: result.Reached, ReachedBy: 1}), `reached by Main.main(new String[]{"7"}) with a⏎b on System.in`; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for p, want := range map[*result.Property]string{
		{Reach: result.Reached, ReachedBy: 2}:                  "reached by a run",
		{Reach: result.Reached, Run: &result.Counterexample{}}: "reached by the run that violates it",
		{Reach: result.NotShown}:                               "no run was found that gets here",
		{Reach: result.Unreachable}:                            "proved that no run gets here",
	} {
		if got := reachText(r, *p); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestJUnit(t *testing.T) {
	for _, c := range []struct {
		result                   string
		tests, failures, skipped int
	}{
		{"safe", 6, 0, 0}, {"unsafe", 3, 1, 1}, {"unknown", 10, 0, 10}, {"accepted", 3, 0, 3}, {"empty", 0, 0, 0},
	} {
		var out bytes.Buffer
		if err := JUnit(&out, results()[c.result], Options{}); err != nil {
			t.Fatal(err)
		}
		var back junitSuites
		if err := xml.Unmarshal(out.Bytes(), &back); err != nil {
			t.Fatal(err)
		}
		s := back.Suite
		if s.Tests != c.tests || s.Failures != c.failures || s.Skipped != c.skipped || len(s.Cases) != c.tests {
			t.Errorf("%s: %d tests, %d failures, %d skipped, %d cases", c.result, s.Tests, s.Failures, s.Skipped, len(s.Cases))
		}
		var names []string
		for _, k := range s.Cases {
			names = append(names, k.Class+" "+k.Name)
		}
		if slices.Sort(names); len(slices.Compact(names)) != len(s.Cases) {
			t.Errorf("%s: test cases share names: %q", c.result, names)
		}
	}
}

// TestJUnitNamesStay checks that test cases keep their names when an edit moves
// what they are about to other lines.
func TestJUnitNamesStay(t *testing.T) {
	names := func(r *result.Result) []string {
		var out bytes.Buffer
		if err := JUnit(&out, r, Options{}); err != nil {
			t.Fatal(err)
		}
		var back junitSuites
		if err := xml.Unmarshal(out.Bytes(), &back); err != nil {
			t.Fatal(err)
		}
		var names []string
		for _, c := range back.Suite.Cases {
			names = append(names, c.Class+" "+c.Name)
		}
		return names
	}
	for name, r := range results() {
		before := names(r)
		for i := range r.Properties {
			p := *r.Properties[i].Property
			p.Pos.Line, p.Pos.PC = p.Pos.Line+100, p.Pos.PC+1000
			r.Properties[i].Property = &p
		}
		for i := range r.Unsupported {
			r.Unsupported[i].Pos.Line += 100
		}
		if d := cmp.Diff(before, names(r)); d != "" {
			t.Errorf("%s: -before +after:\n%s", name, d)
		}
	}
}

// TestJUnitFailure checks what a reader is told of a violation.
func TestJUnitFailure(t *testing.T) {
	var out bytes.Buffer
	if err := JUnit(&out, unsafeResult(), Options{Sources: NewSources([]string{"testdata/src"})}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`<testcase classname="Buckets" name="main(String[]): array-index: index of count[bucket]" time="0.000">`,
		`<failure message="array index out of bounds: index of count[bucket]" type="java.lang.ArrayIndexOutOfBoundsException">`,
		"count[bucket]++;", "at Buckets.main(Buckets.java:13)", "-2147483648",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("does not contain %s:\n%s", want, out.String())
		}
	}
}

// TestJUnitNeverGreenWhenUnknown checks that an UNKNOWN without a property to
// blame is a skipped test case.
func TestJUnitNeverGreenWhenUnknown(t *testing.T) {
	r := safeResult()
	r.Verdict, r.Reason = result.Unknown, result.Reason{Kind: result.RefusedAssumption, Text: "it rests on what is not accepted"}
	var out bytes.Buffer
	if err := JUnit(&out, r, Options{}); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(out.String(), `<skipped message="UNKNOWN: it rests on what is not accepted">`) {
		t.Error(out.String())
	}
}

func TestSVComp(t *testing.T) {
	assertion := unsafeResult()
	assertion.Properties = append(assertion.Properties, violated(ivl.AssertionError, "java/lang/AssertionError", at(bucketsMain, 13), bucketsRun()))
	for _, c := range []struct {
		r    *result.Result
		want string
	}{
		{safeResult(), "true\n"}, {unknownResult(), "unknown\n"},
		{unsafeResult(), "false(runtime-exception)\n"}, {assertion, "false(assert_java)\n"}, {acceptedResult(), "false(runtime-exception)\n"},
	} {
		var out bytes.Buffer
		if err := Write(&out, "svcomp", c.r, Options{}); err != nil || out.String() != c.want {
			t.Errorf("%q, %v, want %q", out.String(), err, c.want)
		}
	}
}

// TestStory checks at which moments of a run its inputs are told.
func TestStory(t *testing.T) {
	library := &ivl.Method{Class: "java/util/Random", Name: "nextInt", Source: "Random.java"}
	run := &result.Counterexample{
		Path: []ivl.Pos{at(library, 7), at(bucketsMain, 9), at(library, 8), at(bucketsMain, 9), at(bucketsMain, 10)},
		Inputs: []result.InputValue{
			environment("early", "0", 0), environment("in the library", "1", 2), environment("again", "2", 3),
			environment("last", "3", 4), environment("left out", "4", -1),
		},
	}
	ms := story(run)
	var got []string
	for _, m := range ms {
		line := lineNumber(m.pos) + ":"
		for _, v := range m.inputs {
			line += " " + v.Input.Name
		}
		got = append(got, line)
	}
	if want := []string{"9: early in the library again", "10: last"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	deep := story(deepResult().Properties[0].Run)
	left := 0
	for _, m := range deep {
		left += m.left
	}
	if left != 1200 {
		t.Errorf("%d lines left out, want 1200", left)
	}
}

func TestTextAccepted(t *testing.T) {
	var out bytes.Buffer
	r := acceptedResult()
	r.Properties = r.Properties[:2]
	r.Assumptions = nil
	if err := Text(&out, r, Options{}); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		"UNSAFE  Buckets.main(String[])", "2 checks: 1 suppressed, 1 in the baseline", "all of it is accepted",
		"Buckets.java:13: suppressed: array index out of bounds", "the hash is never that", "Buckets.java:10: in the baseline: null is dereferenced",
	} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("does not say %q:\n%s", want, out.String())
		}
	}
	if strings.Contains(out.String(), "hold") {
		t.Errorf("what is accepted is told as if it held:\n%s", out.String())
	}
}

func readJSON(t *testing.T, file string, into any) {
	t.Helper()
	if err := json.Unmarshal(readFile(t, file), into); err != nil {
		t.Fatal(err)
	}
}
