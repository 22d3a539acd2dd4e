package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/project/policy"
	"github.com/jayverify/jayverify/ivl"
)

// bySince says of a violation that it is as old as what --since names.
const bySince = "since"

// since tells violations that are new from older ones. A nil one takes all for new.
type since struct {
	known   *policy.Baseline // of an earlier report
	rev     string           // a revision of git
	changed []string         // the files that have changed since then, with slashes
}

// newSince understands --since: a report of an earlier run as JSON, or a baseline, or a
// revision of git.
func newSince(o *options) (*since, error) {
	text := o.check.since
	if text == "" {
		return nil, nil
	}
	if _, err := os.Stat(text); err == nil {
		known, err := policy.ReadReport(text)
		if err != nil {
			return nil, err
		}
		return &since{known: known}, nil
	}
	changed, err := gitChanges(text)
	if err != nil {
		return nil, err
	}
	return &since{rev: text, changed: changed}, nil
}

// gitChanges lists the files that differ from a revision, and those that git does not
// know yet.
func gitChanges(rev string) ([]string, error) {
	if strings.HasPrefix(rev, "-") {
		return nil, failure.Errorf(failure.Usage, "--since=%s: expected a report as JSON, or a revision of git", rev)
	}
	git := func(args ...string) ([]string, error) {
		out, err := exec.Command("git", args...).Output()
		if err != nil {
			why := err.Error()
			if e := (*exec.ExitError)(nil); errors.As(err, &e) && len(e.Stderr) > 0 {
				why, _, _ = strings.Cut(string(e.Stderr), "\n")
			}
			return nil, failure.Errorf(failure.NoInput, "--since=%s is not a file, and git says: %s", rev, strings.TrimSpace(why))
		}
		return strings.FieldsFunc(string(out), func(r rune) bool { return r == 0 }), nil
	}
	if _, err := git("rev-parse", "--verify", "--quiet", rev+"^{commit}"); err != nil {
		return nil, failure.Errorf(failure.NoInput, "--since=%s: there is no such file, and no such revision of git", rev)
	}
	changed, err := git("diff", "--name-only", "-z", rev, "--")
	if err != nil {
		return nil, err
	}
	added, err := git("ls-files", "--others", "--exclude-standard", "--full-name", "-z")
	return append(changed, added...), err
}

// apply marks the violations in r that are not new.
func (s *since) apply(r *result.Result) {
	if s == nil {
		return
	}
	prints := r.Fingerprints()
	for i := range r.Properties {
		p := &r.Properties[i]
		if p.Verdict != result.Unsafe || p.Accepted.ByUser() {
			continue
		}
		switch {
		case s.known != nil:
			if s.known.Has(prints[i], p.Verdict) {
				p.Accepted = &result.Acceptance{By: bySince, Reason: "it is in the earlier report"}
			}
		case !s.touches(p):
			p.Accepted = &result.Acceptance{By: bySince, Reason: fmt.Sprintf("its run takes no line of a file that has changed since %s", s.rev)}
		}
	}
}

// touches reports whether the run of a violation executes code of a file that has changed.
// A run that does not was a run of the earlier revision, too. If part of the run is not
// known, it counts as new.
func (s *since) touches(p *result.Property) bool {
	if p.Run == nil || p.Run.Cut > 0 || s.changes(p.Pos) {
		return true
	}
	return slices.ContainsFunc(p.Run.Path, s.changes) || slices.ContainsFunc(p.Run.Stack, s.changes)
}

// changes reports whether the source file of a place has changed. One without a name may
// have.
func (s *since) changes(p ivl.Pos) bool {
	if p.Method == nil || p.Method.Source == "" {
		return true
	}
	file := filepath.ToSlash(filepath.Join(filepath.Dir(p.Method.Class), p.Method.Source))
	return slices.ContainsFunc(s.changed, func(c string) bool { return c == file || strings.HasSuffix(c, "/"+file) })
}
