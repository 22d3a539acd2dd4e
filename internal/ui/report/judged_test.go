package report

import (
	"bytes"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// notJudgedResult has checks in front of and behind a feature that is not
// supported.
func notJudgedResult() *result.Result {
	thread := "java.lang.Thread.start() may call p.Queue$1.run()"
	r := &result.Result{
		Entry:   "p/Queue.main([Ljava/lang/String;)V",
		Verdict: result.Unknown,
		Reason:  result.Reason{Kind: result.UnsupportedFeature, Text: "not supported: " + thread, More: 1},
		Properties: []result.Property{
			property(ivl.ArrayIndex, at(queueMain, 8), result.Safe, result.Reached),
			property(ivl.NullDereference, at(queueMain, 10), result.NotJudged, result.Reached),
			property(ivl.ArrayIndex, at(queueMain, 11), result.NotJudged, result.NotShown),
		},
		Unsupported: []result.Unsupported{
			{Text: thread, Pos: at(queueMain, 9), Checks: 2},
			{Text: "java.lang.reflect.Method.invoke() is reflection", Pos: at(queueDepth, 5), Checks: 1},
		},
	}
	for i, behind := range [][]int{nil, {0}, {0, 1}} {
		if behind != nil {
			p := &r.Properties[i]
			p.Behind, p.Reason = behind, result.Reason{Kind: result.UnsupportedFeature, Text: "a run may get here after an unsupported feature: " + thread}
		}
	}
	return r
}

// TestEveryFormatTellsNotJudged checks that what lies behind a feature that is not
// supported is called not judged, with the feature and how many checks lie behind
// it, and by no format held or unreachable.
func TestEveryFormatTellsNotJudged(t *testing.T) {
	for format, want := range map[string][]string{
		"text": {
			"3 checks: 1 hold, 2 not judged\n",
			"Queue.java:9: not supported: java.lang.Thread.start() may call p.Queue$1.run()\n          2 checks behind it, not judged\n",
			"Queue.java:5: not supported: java.lang.reflect.Method.invoke() is reflection\n          1 check behind it, not judged\n",
			"Queue.java:10: not judged: a run may get here after an unsupported feature (1 null dereference)\n",
			"Queue.java:11: not judged: a run may get here after an unsupported feature (1 array index)\n",
		},
		"json": {
			`"notJudged": 2,`, `"verdict": "NOT_JUDGED"`, `"text": "java.lang.Thread.start() may call p.Queue$1.run()",
      "notJudged": 2,`, `"behind": [
        0,
        1
      ]`,
		},
		"sarif": {
			`"text": "not judged: reference may be null (a run may get here after an unsupported feature: java.lang.Thread.start()`,
			`"kind": "open"`, `"verdict": "NOT_JUDGED"`, `not supported: java.lang.Thread.start() may call p.Queue$1.run(); 2 checks behind it, not judged`,
		},
		"junit": {
			`tests="5" failures="0" errors="0" skipped="4"`,
			`<skipped message="not judged: reference may be null (a run may get here after an unsupported feature: java.lang.Thread.start()`,
			`<skipped message="UNKNOWN: not supported: java.lang.Thread.start() may call p.Queue$1.run(); 2 checks behind it, not judged">`,
		},
		"html": {
			"3 checks: 1 hold, 2 not judged", `<span class="mark notjudged">∅</span> not judged: behind an unsupported feature (2)`,
			`title="not judged: behind an unsupported feature: reference may be null"`, "--notjudged:", "run() (2 checks behind it, not judged)",
		},
		"svcomp": {"unknown\n"},
	} {
		var out bytes.Buffer
		if err := Write(&out, format, notJudgedResult(), Options{Sources: NewSources([]string{"testdata/src"})}); err != nil {
			t.Fatal(err)
		}
		for _, w := range want {
			if !strings.Contains(out.String(), w) {
				t.Errorf("%s: does not say %q:\n%s", format, w, out.String())
			}
		}
		for _, wrong := range []string{"reference is never null", "proved that nothing", "2 hold", "all 3"} {
			if strings.Contains(out.String(), wrong) {
				t.Errorf("%s: says %q", format, wrong)
			}
		}
	}
}

// TestNotJudgedIsNotAccepted checks that a program with checks that are not judged
// is not taken for one whose violations are all accepted.
func TestNotJudgedIsNotAccepted(t *testing.T) {
	r := notJudgedResult()
	for i := range r.Properties {
		r.Properties[i].Accepted = &result.Acceptance{By: byBaseline}
	}
	if got := r.Remaining(); got != result.Unknown {
		t.Errorf("what remains is %v", got)
	}
}
