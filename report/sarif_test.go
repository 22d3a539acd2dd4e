package report

import (
	"bytes"
	"testing"

	"github.com/owenrumney/go-sarif/v3/pkg/report/v210/sarif"

	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/verify"
)

// acceptedResult has a violation that is suppressed, one of the baseline, and
// an assumption that is refused.
func acceptedResult() *verify.Result {
	r := unsafeResult()
	r.Properties[1].Accepted = &verify.Acceptance{By: "suppression", Reason: "the hash is never that"}
	old := violated(ivl.NullDereference, "java/lang/NullPointerException", at(bucketsMain, 10), bucketsRun())
	old.Accepted = &verify.Acceptance{By: "baseline"}
	r.Properties[0] = old
	r.Assumptions = []verify.Assumption{{Kind: "no-throw", Text: "nothing is thrown", N: 2, Refused: true}}
	return r
}

func readSARIF(t *testing.T, r *verify.Result) *sarif.Report {
	t.Helper()
	var out bytes.Buffer
	if err := SARIF(&out, r, Options{Sources: NewSources([]string{"testdata/src"}), Version: "1.2.3"}); err != nil {
		t.Fatal(err)
	}
	doc, err := sarif.FromBytes(out.Bytes(), sarif.WithStrictValidation())
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// TestSARIFSchema validates reports with OASIS' schema of SARIF 2.1.0.
func TestSARIFSchema(t *testing.T) {
	for name, r := range results() {
		t.Run(name, func(t *testing.T) {
			if err := readSARIF(t, r).Validate(); err != nil {
				t.Error(err)
			}
		})
	}
	bad := readSARIF(t, safeResult())
	bad.Version = "2.1"
	if bad.Validate() == nil {
		t.Error("a report of another version is valid")
	}
}

func TestSARIF(t *testing.T) {
	run := readSARIF(t, unsafeResult()).Runs[0]
	if *run.Tool.Driver.Version != "1.2.3" {
		t.Errorf("version %s", *run.Tool.Driver.Version)
	}
	if len(run.Tool.Driver.Rules) != len(rules) {
		t.Errorf("%d rules", len(run.Tool.Driver.Rules))
	}
	for _, rule := range run.Tool.Driver.Rules {
		if len(*rule.Help.Text) < 20 || len(*rule.ShortDescription.Text) < 20 {
			t.Errorf("rule %s has no help", *rule.ID)
		}
	}
	if len(run.Results) != 2 {
		t.Fatalf("%d results, want the violation and the unknown one", len(run.Results))
	}
	bad, open := run.Results[0], run.Results[1]
	if bad.Kind != "fail" || bad.Level != "error" || *bad.RuleID != "array-index" || *run.Tool.Driver.Rules[bad.RuleIndex].ID != "array-index" {
		t.Errorf("the violation is %s, %s, %s", bad.Kind, bad.Level, *bad.RuleID)
	}
	if open.Kind != "open" || open.Level != "none" {
		t.Errorf("the unknown one is %s, %s", open.Kind, open.Level)
	}
	place := bad.Locations[0].PhysicalLocation
	if *place.ArtifactLocation.URI != "testdata/src/Buckets.java" || *place.ArtifactLocation.URIBaseID != sourceRoot || *place.Region.StartLine != 13 {
		t.Errorf("the violation is at %+v", place)
	}
	steps := bad.CodeFlows[0].ThreadFlows[0].Locations
	if len(steps) != 5 {
		t.Fatalf("%d steps", len(steps))
	}
	for i, want := range []string{"args = String[1]; count = int[10]@1", `args.length = 1; arg = "-2147483648"`,
		"Integer.parseInt(args[i]) = -2147483648; key = -2147483648", "bucket = -8", "array index out of bounds: index of count[bucket]"} {
		if got := *steps[i].Location.Message.Text; got != want {
			t.Errorf("step %d: %q, want %q", i, got, want)
		}
	}
	if state := steps[2].State["key"]; state.Text == nil || *state.Text != "-2147483648" {
		t.Errorf("the state of the third step is %v", steps[2].State)
	}
	if bad.PartialFingerprints["jayverifyProperty/v1"] != unsafeResult().Fingerprints()[1] {
		t.Errorf("fingerprints %v", bad.PartialFingerprints)
	}
}

// TestSARIFAccepted checks how suppressions and a baseline are told.
func TestSARIFAccepted(t *testing.T) {
	run := readSARIF(t, acceptedResult()).Runs[0]
	old, suppressed, open := run.Results[0], run.Results[1], run.Results[2]
	if *old.BaselineState != "unchanged" || len(old.Suppressions) != 0 {
		t.Errorf("the one of the baseline: %v, %v", *old.BaselineState, old.Suppressions)
	}
	if len(suppressed.Suppressions) != 1 || *suppressed.Suppressions[0].Justification != "the hash is never that" {
		t.Errorf("the suppressed one: %v", suppressed.Suppressions)
	}
	if *open.BaselineState != "new" {
		t.Errorf("the other: %v", *open.BaselineState)
	}
	notes := run.Invocations[0].ToolExecutionNotifications
	if len(notes) != 1 || notes[0].Level != "warning" || *notes[0].Message.Text != "not accepted: assuming that nothing is thrown (2 places)" {
		t.Errorf("notifications: %v", notes)
	}
}
