package report

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// acceptedResult has a violation that is suppressed, one of the baseline, and
// an assumption that is refused.
func acceptedResult() *result.Result {
	r := unsafeResult()
	r.Properties[1].Accepted = &result.Acceptance{By: "suppression", Reason: "the hash is never that"}
	old := violated(ivl.NullDereference, "java/lang/NullPointerException", at(bucketsMain, 10), bucketsRun())
	old.Accepted = &result.Acceptance{By: "baseline"}
	r.Properties[0] = old
	r.Assumptions = []result.Assumption{{Kind: "no-throw", Text: "nothing is thrown", N: 2, Refused: true}}
	return r
}

// sarifOf writes r and reads it back.
func sarifOf(t *testing.T, r *result.Result, limits sarifLimits) (text []byte, run sarifRun) {
	t.Helper()
	var out bytes.Buffer
	if err := writeSARIF(&out, r, Options{Sources: NewSources([]string{"testdata/src"}), Version: "1.2.3"}, limits); err != nil {
		t.Fatal(err)
	}
	var log sarifLog
	dec := json.NewDecoder(bytes.NewReader(out.Bytes()))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&log); err != nil {
		t.Fatal(err)
	}
	if len(log.Runs) != 1 {
		t.Fatalf("%d runs", len(log.Runs))
	}
	return out.Bytes(), log.Runs[0]
}

func readSARIF(t *testing.T, r *result.Result) sarifRun {
	t.Helper()
	_, run := sarifOf(t, r, usualLimits)
	return run
}

// checkSARIF validates a report with OASIS' schema of SARIF 2.1.0.
func checkSARIF(t *testing.T, text []byte) error {
	t.Helper()
	schema, err := jsonschema.NewCompiler().Compile("testdata/sarif-schema-2.1.0.json")
	if err != nil {
		t.Fatal(err)
	}
	doc, err := jsonschema.UnmarshalJSON(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	return schema.Validate(doc)
}

// TestSARIFSchema validates reports, and checks that no default is written that
// stands for no value.
func TestSARIFSchema(t *testing.T) {
	for name, r := range results() {
		t.Run(name, func(t *testing.T) {
			text, _ := sarifOf(t, r, usualLimits)
			if err := checkSARIF(t, text); err != nil {
				t.Error(err)
			}
			if bytes.Contains(text, []byte(": -1,")) || bytes.Contains(text, []byte(": -1\n")) || bytes.Contains(text, []byte(": null")) {
				t.Errorf("a property has the value -1 or null:\n%s", text)
			}
		})
	}
	text, _ := sarifOf(t, safeResult(), usualLimits)
	if checkSARIF(t, bytes.Replace(text, []byte(`"version": "2.1.0"`), []byte(`"version": "2.1"`), 1)) == nil {
		t.Error("a report of another version is valid")
	}
}

// manyResult has n copies of each property, some with long runs.
func manyResult(n, path int) *result.Result {
	r := unsafeResult()
	var all []result.Property
	for range n {
		for _, p := range r.Properties {
			if p.Run != nil {
				run := *p.Run
				for i := range path {
					run.Path = append(run.Path, at(bucketsMain, 9+i%5))
				}
				p.Run = &run
			}
			all = append(all, p)
		}
	}
	r.Properties = all
	return r
}

// TestSARIFLimits checks that a report keeps within its limits, that it says what
// it leaves out, and that violations come before everything else.
func TestSARIFLimits(t *testing.T) {
	for _, c := range []struct {
		name     string
		copies   int
		path     int
		limits   sarifLimits
		violated int // results
		flows    bool
	}{
		{"steps", 1, 500, sarifLimits{results: 10, steps: 20, bytes: 1 << 20}, 1, true},
		{"results", 30, 5, sarifLimits{results: 40, steps: 20, bytes: 1 << 20}, 30, true},
		{"fewer results than violations", 30, 5, sarifLimits{results: 20, steps: 20, bytes: 1 << 20}, 20, true},
		{"bytes", 30, 15, sarifLimits{results: 100, steps: 1000, bytes: 100_000}, 30, false},
		{"as usual", 1500, 100, usualLimits, 1500, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			if testing.Short() && c.copies > 1000 {
				t.Skip("writes much; the other cases have smaller limits")
			}
			text, run := sarifOf(t, manyResult(c.copies, c.path), c.limits)
			if len(text) < 1<<20 { // the validator takes long for large ones
				if err := checkSARIF(t, text); err != nil {
					t.Error(err)
				}
			}
			if len(text) > c.limits.bytes || len(run.Results) > c.limits.results {
				t.Errorf("%d bytes, %d results", len(text), len(run.Results))
			}
			violated, flows := 0, 0
			for _, r := range run.Results {
				if r.Kind != sarifFail {
					continue
				}
				violated++
				for _, f := range r.CodeFlows {
					flows++
					steps := f.ThreadFlows[0].Locations
					if len(steps) > c.limits.steps || steps[len(steps)-1].Importance != "essential" {
						t.Errorf("a flow of %d steps, the last is %s", len(steps), steps[len(steps)-1].Importance)
					}
				}
			}
			if violated != c.violated || (flows == violated) != c.flows || flows == 0 {
				t.Errorf("%d violated, %d flows", violated, flows)
			}
			told := len(run.Invocations[0].Notifications) > 0
			if left := !c.flows || len(run.Results) < 2*c.copies; told != left {
				t.Errorf("notifications: %v", run.Invocations[0].Notifications)
			}
		})
	}
}

// TestShorten checks that moments left out are counted.
func TestShorten(t *testing.T) {
	var ms []moment
	for i := range 10 {
		ms = append(ms, moment{pos: at(bucketsMain, i)})
	}
	ms[5].left = 100
	var got []string
	for _, m := range shorten(ms, 5) {
		got = append(got, fmt.Sprintf("%d+%d", m.pos.Line, m.left))
	}
	if want := "0+0 1+0 7+105 8+0 9+0"; strings.Join(got, " ") != want {
		t.Errorf("%v, want %s", got, want)
	}
}

func TestSARIF(t *testing.T) {
	run := readSARIF(t, unsafeResult())
	if run.Tool.Driver.Version != "1.2.3" {
		t.Errorf("version %s", run.Tool.Driver.Version)
	}
	if len(run.Tool.Driver.Rules) != len(rules) {
		t.Errorf("%d rules", len(run.Tool.Driver.Rules))
	}
	for _, rule := range run.Tool.Driver.Rules {
		if len(rule.Help.Text) < 20 || len(rule.ShortDescription.Text) < 20 {
			t.Errorf("rule %s has no help", rule.ID)
		}
	}
	if len(run.Results) != 2 {
		t.Fatalf("%d results, want the violation and the unknown one", len(run.Results))
	}
	bad, open := run.Results[0], run.Results[1]
	if bad.Kind != "fail" || bad.Level != "error" || bad.RuleID != "array-index" || run.Tool.Driver.Rules[bad.RuleIndex].ID != "array-index" {
		t.Errorf("the violation is %s, %s, %s", bad.Kind, bad.Level, bad.RuleID)
	}
	if open.Kind != "open" || open.Level != "none" {
		t.Errorf("the unknown one is %s, %s", open.Kind, open.Level)
	}
	place := bad.Locations[0].PhysicalLocation
	if place.ArtifactLocation.URI != "testdata/src/Buckets.java" || place.ArtifactLocation.URIBaseID != sourceRoot || place.Region.StartLine != 13 {
		t.Errorf("the violation is at %+v", place)
	}
	steps := bad.CodeFlows[0].ThreadFlows[0].Locations
	if len(steps) != 5 {
		t.Fatalf("%d steps", len(steps))
	}
	for i, want := range []string{"args = String[1]; count = int[10]@1", `args.length = 1; arg = "-2147483648"`,
		"Integer.parseInt(args[i]) = -2147483648; key = -2147483648", "bucket = -8", "array index out of bounds: index of count[bucket]"} {
		if got := steps[i].Location.Message.Text; got != want {
			t.Errorf("step %d: %q, want %q", i, got, want)
		}
	}
	if state := steps[2].State["key"]; state.Text != "-2147483648" {
		t.Errorf("the state of the third step is %v", steps[2].State)
	}
	if bad.PartialFingerprints["jayverifyProperty/v1"] != unsafeResult().Fingerprints()[1] {
		t.Errorf("fingerprints %v", bad.PartialFingerprints)
	}
}

// TestSARIFAccepted checks how suppressions and a baseline are told.
func TestSARIFAccepted(t *testing.T) {
	run := readSARIF(t, acceptedResult())
	old, suppressed, open := run.Results[0], run.Results[1], run.Results[2]
	if old.BaselineState != "unchanged" || len(old.Suppressions) != 0 {
		t.Errorf("the one of the baseline: %v, %v", old.BaselineState, old.Suppressions)
	}
	if len(suppressed.Suppressions) != 1 || suppressed.Suppressions[0].Justification != "the hash is never that" {
		t.Errorf("the suppressed one: %v", suppressed.Suppressions)
	}
	if open.BaselineState != "new" {
		t.Errorf("the other: %v", open.BaselineState)
	}
	notes := run.Invocations[0].Notifications
	if len(notes) != 1 || notes[0].Level != "warning" || notes[0].Message.Text != "not accepted: assuming that nothing is thrown (2 places)" {
		t.Errorf("notifications: %v", notes)
	}
}
