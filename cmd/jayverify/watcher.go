package main

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/schollz/progressbar/v3"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/ui/report"
	"github.com/jayverify/jayverify/ivl"
)

// spinnerDelay is how long a verification may take before there is a sign of
// life; most are over by then.
const spinnerDelay = 300 * time.Millisecond

// watcher is the verify.Observer of the command: it shows progress on a
// terminal, logs phases and steps with --verbose, and puts dumps where they
// were asked for.
type watcher struct {
	cmd   *command
	opt   *options
	start time.Time
	err   error // first failure to write a dump

	in *bufio.Reader // what is typed; nil until somebody is asked

	mu      sync.Mutex
	spin    bool // a spinner is wanted
	closed  bool
	phase   string
	counts  verify.Counts
	told    time.Time // when the spinner was changed last
	timer   *time.Timer
	spinner *progressbar.ProgressBar // nil until spinnerDelay has passed
}

func newWatcher(c *command, o *options) *watcher {
	w := &watcher{cmd: c, opt: o, start: time.Now()}
	if isTerminal(c.stderr) && !o.quiet && !o.verbose && os.Getenv("TERM") != "dumb" {
		w.spin = true
		w.timer = time.AfterFunc(spinnerDelay, w.appear)
	}
	return w
}

// appear starts the spinner.
func (w *watcher) appear() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		return
	}
	w.spinner = progressbar.NewOptions(-1,
		progressbar.OptionSetWriter(w.cmd.stderr),
		progressbar.OptionSetDescription(w.describe()),
		progressbar.OptionSpinnerType(14),
		progressbar.OptionSetElapsedTime(true),
		progressbar.OptionClearOnFinish(),
		progressbar.OptionSetRenderBlankState(true),
	)
}

// close removes the spinner. Nothing is shown afterwards.
func (w *watcher) close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.closed = true
	if w.timer != nil {
		w.timer.Stop()
	}
	if w.spinner != nil {
		// Failing to tidy up a terminal is no reason to fail.
		_ = w.spinner.Finish()
		_ = w.spinner.Clear()
	}
}

// Phase implements verify.Observer.
func (w *watcher) Phase(name string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.phase = name
	if w.spinner != nil {
		w.spinner.Describe(w.describe())
	}
	w.cmd.log.Debugf("%6.2f s  %s", time.Since(w.start).Seconds(), name)
}

// tellEvery is how often the numbers beside the spinner change at most.
const tellEvery = 100 * time.Millisecond

// Counted implements verify.Counter.
func (w *watcher) Counted(c verify.Counts) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.counts = c
	if now := time.Now(); w.spinner != nil && !w.closed && now.Sub(w.told) >= tellEvery {
		w.told = now
		w.spinner.Describe(w.describe())
	}
}

// describe is what stands beside the spinner:
// "12,408 checks: 9,950 proved, 3 violated, 2,455 open; solving with Spacer".
func (w *watcher) describe() string {
	text := w.phase
	if c := w.counts; c.Checks > 0 {
		word := " checks: "
		if c.Checks == 1 {
			word = " check: "
		}
		text = grouped(c.Checks) + word + grouped(c.Proved) + " proved, " + grouped(c.Violated) + " violated, " + grouped(c.Open()) + " open"
		if w.phase != "" {
			text += "; " + w.phase
		}
	}
	return shortened(text, terminalWidth(w.cmd.stderr)-besideText)
}

// besideText is the room for the spinner and the time beside the text of progress.
const besideText = 12

// shortened is a text in one line of a terminal.
func shortened(text string, width int) string {
	if rs := []rune(text); width > 1 && len(rs) > width {
		return string(rs[:width-1]) + "…"
	}
	return text
}

// grouped is a number with commas between groups of three digits.
func grouped(n int) string {
	text := strconv.Itoa(n)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}

// Step implements verify.Observer.
func (w *watcher) Step(s result.Step) {
	w.cmd.log.Debugf("%6.2f s  %s: %s", time.Since(w.start).Seconds(), s.Name, s.Outcome)
}

// tellDelay is how long a violation is held back: mostly the whole report follows,
// and says more.
const tellDelay = 500 * time.Millisecond

// Violated implements verify.Watcher: on a terminal, and with --verbose, it prints a line
// for each violation that was found long before the end. A log of a build holds the
// report, which has all of them.
func (w *watcher) Violated(p *ivl.Property, after time.Duration) {
	if !w.spin && !w.opt.verbose {
		return
	}
	text := report.Found(p, after)
	tell := func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		if w.closed {
			return
		}
		if w.spinner != nil {
			_ = w.spinner.Clear()
		}
		w.cmd.log.Info(text)
	}
	if w.opt.verbose {
		tell()
		return
	}
	time.AfterFunc(tellDelay, tell)
}

// Dump implements verify.Observer.
func (w *watcher) Dump(name, text string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if err := w.dump(name, text); err != nil && w.err == nil {
		w.err = failure.WithClass(failure.IO, err)
	}
}

func (w *watcher) dump(name, text string) error {
	if !strings.HasSuffix(text, "\n") {
		text += "\n"
	}
	if w.opt.dumpDir == "" {
		_, err := fmt.Fprintf(w.cmd.stdout, "==> %s <==\n%s\n", name, text)
		return err
	}
	if err := os.MkdirAll(w.opt.dumpDir, 0o777); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(w.opt.dumpDir, dumpFile(name)), []byte(text), 0o666)
}

// dumpFile is the file name for a dump: what is not fit for one becomes "-".
func dumpFile(name string) string {
	suffix := ".txt"
	switch {
	case name == "horn" || strings.HasPrefix(name, "horn:"):
		suffix = ".smt2"
	case name == "ivl" || strings.HasPrefix(name, "ivl:"):
		suffix = ".ivl"
	case name == "ssa" || strings.HasPrefix(name, "ssa:"):
		suffix = ".ssa"
	case name == "passes":
		suffix = ".html"
	}
	return dumpName(name) + suffix
}

// dumpName replaces what is not fit for a file name.
func dumpName(name string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:<>"|?* `, r) || r < ' ' {
			return '-'
		}
		return r
	}, name)
}
