package result

import (
	"testing"
	"time"
)

func TestReasonString(t *testing.T) {
	for _, c := range []struct {
		r    Reason
		want string
	}{
		{Reason{}, ""},
		{Because("a run violates it"), "a run violates it"},
		{Reason{Kind: NotTried}, "not tried"},
		{Reason{Kind: TimeLimit}, "time limit reached"},
		{Reason{Kind: TimeLimit, Text: "while the program was read"}, "time limit reached while the program was read"},
		{Reason{Kind: MemoryLimit, Others: "spacer: gave up", More: 2}, "memory limit reached; spacer: gave up (and 2 more)"},
		{Reason{Kind: TimeLimit, Budget: 5 * time.Second}, "budget used up, 5s for each check: time limit reached"},
		{Reason{Kind: Stopped}, "interrupted"},
		{Reason{Kind: UnsupportedFeature, Text: "not supported: threads", More: 1}, "not supported: threads (and 1 more)"},
	} {
		if got := c.r.String(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	if !(Reason{Kind: TimeLimit}).OnlyTime() || (Reason{Kind: TimeLimit, Others: "x"}).OnlyTime() || (Reason{}).OnlyTime() {
		t.Error("OnlyTime")
	}
	seen := map[string]bool{}
	for _, k := range ReasonKinds() {
		if k.String() == "" || seen[k.String()] {
			t.Errorf("kind %d is called %q", k, k)
		}
		seen[k.String()] = true
	}
}
