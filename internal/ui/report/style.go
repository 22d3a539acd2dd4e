package report

import (
	"bytes"
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/jayverify/jayverify/internal/evidence/result"
)

// style is the parameter of an ANSI SGR sequence.
type style string

const (
	bold       style = "1"
	dim        style = "2"
	red        style = "31"
	green      style = "32"
	yellow     style = "33"
	boldRed    style = "1;31"
	boldGreen  style = "1;32"
	boldYellow style = "1;33"
)

var verdictStyle = [...]style{
	result.Unknown: boldYellow,
	result.Safe:    boldGreen,
	result.Unsafe:  boldRed,
}

// paint wraps s in the style when colours are on.
func (t *text) paint(s style, text string) string {
	if !t.Color {
		return text
	}
	return "\x1b[" + string(s) + "m" + text + "\x1b[0m"
}

// duration is short for people: "3 ms", "0.21 s", "75 s".
func duration(d time.Duration) string {
	switch {
	case d < 10*time.Millisecond:
		return fmt.Sprintf("%.1f ms", d.Seconds()*1000)
	case d < 100*time.Millisecond:
		return fmt.Sprintf("%.0f ms", d.Seconds()*1000)
	case d < 10*time.Second:
		return fmt.Sprintf("%.2f s", d.Seconds())
	case d < 100*time.Second:
		return fmt.Sprintf("%.1f s", d.Seconds())
	}
	return fmt.Sprintf("%.0f s", d.Seconds())
}

func width(s string) int { return utf8.RuneCountInString(s) }

func pad(s string, n int) string { return s + strings.Repeat(" ", max(0, n-width(s))) }

func padLeft(s string, n int) string { return strings.Repeat(" ", max(0, n-width(s))) + s }

// clip cuts a line that is too long for a screen.
func clip(s string) string {
	if width(s) <= maxWidth {
		return s
	}
	return string([]rune(s)[:maxWidth-1]) + "…"
}

// printable replaces control characters: the output of a program must not
// control the terminal on which the report is read.
func printable(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '\t' {
			return ' '
		}
		if unicode.IsControl(r) {
			return '�'
		}
		return r
	}, s)
}

// The number of items of a list that are shown without Options.Verbose.
const (
	maxRuns    = 3  // violated properties whose runs are shown
	maxLines   = 6  // lines of warnings of one sort
	headPath   = 6  // first lines of a run
	tailPath   = 12 // last lines of a run
	headInput  = 8  // first inputs of a run
	tailInput  = 4  // last inputs of a run
	headValues = 3  // first lines of the values of one input
	tailValues = 1  // last lines of them
	tailPrint  = 5  // last lines a run has printed
	headStack  = 8  // innermost calls
	tailStack  = 2  // outermost calls
	maxWidth   = 96 // characters of one source line
	maxComment = 44 // column after which comments stand where they can
	maxValues  = 4  // values that a line of a run has changed
)

// text renders one report.
type text struct {
	Options
	bytes.Buffer
	r *result.Result
}
