package main

import (
	"fmt"
	"io"
	"os"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"github.com/jayverify/jayverify/jbench"
)

// watcher shows the progress of a run: a bar on stderr when that is a
// terminal, wrong verdicts on stdout at once.
type watcher struct {
	stdout, stderr io.Writer
	verbose, color bool
	bar            *progressbar.ProgressBar // nil without a terminal
	counts         map[jbench.Mark]int
}

func newWatcher(stdout, stderr io.Writer, verbose bool) *watcher {
	return &watcher{stdout: stdout, stderr: stderr, verbose: verbose, color: isTerminal(stdout) && os.Getenv("NO_COLOR") == "", counts: map[jbench.Mark]int{}}
}

func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// Start shows what is kept of an earlier run.
func (w *watcher) Start(total int, kept []jbench.Row) {
	if isTerminal(w.stderr) {
		w.bar = progressbar.NewOptions(total, progressbar.OptionSetWriter(w.stderr), progressbar.OptionShowCount(),
			progressbar.OptionSetPredictTime(true), progressbar.OptionClearOnFinish(), progressbar.OptionFullWidth())
	}
	for _, row := range kept {
		w.count(row)
		if row.Mark == jbench.Wrong {
			w.wrong(row, "")
		}
	}
	if len(kept) > 0 {
		w.line(w.stdout, "%d of %d results are kept", len(kept), total)
	}
}

// Row shows a new result.
func (w *watcher) Row(row jbench.Row, log string) {
	w.count(row)
	switch {
	case row.Mark == jbench.Wrong:
		w.wrong(row, log)
	case w.verbose:
		w.line(w.stdout, "%-7s %-7s %8.3f s  %s", row.Mark, row.Answer, row.Seconds, row.Program)
	}
}

func (w *watcher) count(row jbench.Row) {
	w.counts[row.Mark]++
	if w.bar != nil {
		w.bar.Describe(fmt.Sprintf("%d right, %d wrong, %d unknown", w.counts[jbench.Right], w.counts[jbench.Wrong], w.counts[jbench.Open]))
		_ = w.bar.Add(1)
	}
}

func (w *watcher) wrong(row jbench.Row, log string) {
	word := "WRONG"
	if w.color {
		word = "\x1b[1;31mWRONG\x1b[0m"
	}
	text := fmt.Sprintf("%s   %s: %s, but the program is %s", word, row.Program, row.Answer, row.Truth)
	if log != "" {
		text += " (" + log + ")"
	}
	w.line(w.stdout, "%s", text)
}

// line prints a line where the bar stands, which comes again below it.
func (w *watcher) line(out io.Writer, format string, args ...any) {
	if w.bar != nil {
		_ = w.bar.Clear()
	}
	fmt.Fprintf(out, format+"\n", args...)
}

func (w *watcher) close() {
	if w.bar != nil {
		_ = w.bar.Finish()
		_ = w.bar.Clear()
	}
}
