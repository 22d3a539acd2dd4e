package report

import (
	"fmt"
	"io"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// SVComp writes the verdict as one line in the words of SV-COMP's result tables:
// "true", "false(assert_java)" when an assertion fails, "false(runtime-exception)"
// when something else is violated, or "unknown". Assertions count first. Accepted
// violations count, too.
func SVComp(w io.Writer, r *result.Result, _ Options) error {
	_, err := fmt.Fprintln(w, svcomp(r))
	return err
}

func svcomp(r *result.Result) string {
	switch r.Verdict {
	case result.Safe:
		return "true"
	case result.Unknown:
		return "unknown"
	}
	for _, p := range r.Properties {
		if p.Verdict == result.Unsafe && p.Kind == ivl.AssertionError {
			return "false(assert_java)"
		}
	}
	return "false(runtime-exception)"
}
