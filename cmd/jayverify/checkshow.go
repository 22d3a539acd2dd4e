package main

import (
	"fmt"
	"os"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/entries"
	"github.com/jayverify/jayverify/internal/project"
	"github.com/jayverify/jayverify/internal/ui/report"
)

// progress tells, while a project is verified, how far that is, on a terminal, and each
// violation as soon as it is known.
type progress struct {
	cmd     *command
	quiet   bool
	verbose bool
	start   time.Time

	mu       sync.Mutex
	bar      *progressbar.ProgressBar // nil without a terminal
	findings int
}

func newProgress(c *command, o *options, n int) *progress {
	p := &progress{cmd: c, quiet: o.quiet, verbose: o.verbose, start: time.Now()}
	if !isTerminal(c.stderr) || o.quiet || o.verbose || os.Getenv("TERM") == "dumb" {
		return p
	}
	p.bar = progressbar.NewOptions(n,
		progressbar.OptionSetWriter(c.stderr),
		progressbar.OptionSetElapsedTime(true),
		progressbar.OptionSetPredictTime(true),
		progressbar.OptionShowCount(),
		progressbar.OptionClearOnFinish(),
	)
	return p
}

// begin says which entry is being verified.
func (p *progress) begin(e entries.Entry) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bar != nil {
		p.bar.Describe(fmt.Sprintf("%d findings, %s.%s", p.findings, dots(e.Class()), e.Method.Name))
	}
}

// step says that n entries have been verified, the last one with the outcome o, which has
// shown violations that were not known before.
func (p *progress) step(n int, o *project.Outcome, fresh []result.Property) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.findings += len(fresh)
	if p.verbose {
		p.cmd.log.Debugf("%6.2f s  %s: %s in %s", time.Since(p.start).Seconds(), o.Entry, outcomeWord(o), o.Elapsed.Round(time.Millisecond))
	}
	if len(fresh) > 0 && !p.quiet {
		p.clearLocked()
		for _, f := range fresh {
			p.cmd.log.Info(report.Found(f.Property, time.Since(p.start)))
		}
	}
	if p.bar != nil {
		_ = p.bar.Set(n) // a terminal that does not show it is no reason to fail
	}
}

// outcomeWord is the verdict, or what there is in its place.
func outcomeWord(o *project.Outcome) string {
	switch {
	case o.Bug != nil:
		return "BUG"
	case o.Result == nil:
		return "not verified"
	case !o.Result.Cached.IsZero():
		return o.Result.Verdict.String() + " from the cache"
	}
	return o.Result.Verdict.String()
}

// clear removes the bar before something else is written.
func (p *progress) clear() {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.clearLocked()
}

func (p *progress) clearLocked() {
	if p.bar != nil {
		_ = p.bar.Clear()
	}
}

// close removes the bar for good.
func (p *progress) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.bar != nil {
		// Failing to tidy up a terminal is no reason to fail.
		_ = p.bar.Finish()
		_ = p.bar.Clear()
		p.bar = nil
	}
}
