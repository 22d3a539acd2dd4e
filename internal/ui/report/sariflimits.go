package report

import (
	"encoding/json"
	"fmt"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// Limits of a SARIF report. Code hosts refuse a run of more than 25,000
// results, a flow of more than 10,000 locations, and a file of more than 10 MB;
// of a flow GitHub shows 1,000 locations.
type sarifLimits struct {
	results int // results
	steps   int // locations of a code flow, and frames of a stack
	bytes   int // of the whole report
}

var usualLimits = sarifLimits{results: 25_000, steps: 1_000, bytes: 10_000_000}

// The shares of the size of a report, in percent. The rest is for rules and
// invariants.
const (
	resultShare  = 45 // results without their runs
	flowShare    = 30 // runs: code flows and stacks
	noteShare    = 10 // notifications: what is not supported, and assumptions
	summaryShare = 10 // the list of all checks
)

// sarifBudget gives room to the parts of a report, and counts what had none.
type sarifBudget struct {
	limits                                       sarifLimits
	results, flows, told, summary                int // bytes used
	leftResults, leftFlows, leftNotes, leftCheck int
}

// size is how many bytes v takes in a report, as far inside other objects as
// prefix is wide.
func size(v any, prefix string) int {
	text, err := json.MarshalIndent(v, prefix, " ")
	if err != nil {
		panic("BUG: an object of SARIF is no JSON: " + err.Error())
	}
	return len(text) + len(prefix) + len(",\n")
}

// room reports whether n more bytes fit into a share, given in percent, of
// which used are taken; they are taken then.
func (b *sarifBudget) room(used *int, n, share int) bool {
	if *used+n > b.limits.bytes/100*share {
		return false
	}
	*used += n
	return true
}

// choose returns the results that fit: what is violated before what is open, and
// all without their runs before any run. They stay in their order.
func (b *sarifBudget) choose(all []*sarifResult) []*sarifResult {
	kept := make([]bool, len(all))
	n := 0
	for _, kind := range []string{sarifFail, sarifOpen} {
		for i, r := range all {
			if r.Kind != kind {
				continue
			}
			bare := *r
			bare.CodeFlows, bare.Stacks = nil, nil
			if n < b.limits.results && b.room(&b.results, size(bare, "    "), resultShare) {
				kept[i] = true
				n++
			} else {
				b.leftResults++
			}
		}
	}
	var chosen []*sarifResult
	for i, r := range all {
		if kept[i] {
			chosen = append(chosen, r)
		}
	}
	for _, kind := range []string{sarifFail, sarifOpen} {
		for _, r := range chosen {
			if r.Kind != kind || r.CodeFlows == nil {
				continue
			}
			if !b.room(&b.flows, size(r.CodeFlows, "     ")+size(r.Stacks, "     "), flowShare) {
				r.CodeFlows, r.Stacks = nil, nil
				b.leftFlows++
			}
		}
	}
	return chosen
}

// summarise returns the part of the list of all checks that fits.
func (b *sarifBudget) summarise(all []map[string]any) []map[string]any {
	for i, one := range all {
		if !b.room(&b.summary, size(one, "     "), summaryShare) {
			b.leftCheck = len(all) - i
			return all[:i]
		}
	}
	return all
}

// notes says what was left out.
func (b *sarifBudget) notes() []string {
	var notes []string
	for _, c := range []struct {
		n         int
		one, many string
	}{
		{b.leftResults, "result is", "results are"},
		{b.leftFlows, "run is", "runs are"},
		{b.leftNotes, "notification is", "notifications are"},
		{b.leftCheck, "entry of the list of all checks is", "entries of the list of all checks are"},
	} {
		if c.n > 0 {
			notes = append(notes, fmt.Sprintf("%s left out, since the report would be too large for the tools that read it; the JSON report has all", plural(c.n, c.one, c.many)))
		}
	}
	return notes
}

// shorten returns the first and the last moments of a long run.
func shorten(ms []moment, most int) []moment {
	if len(ms) <= most {
		return ms
	}
	head, tail := ms[:most/2], ms[len(ms)-(most-most/2):]
	left := len(ms) - most
	for _, m := range ms[len(head) : len(ms)-len(tail)+1] {
		left += m.left
	}
	out := append([]moment(nil), head...)
	out = append(out, tail...)
	out[len(head)].left = left
	return out
}

// hasBaseline reports whether something was recognised from a baseline.
func hasBaseline(r *result.Result) bool {
	for _, p := range r.Properties {
		if known(p) {
			return true
		}
	}
	return false
}
