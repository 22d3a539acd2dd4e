package jbench

import (
	"context"
	"encoding/csv"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
)

// Mains verifies every class of jars that has a main(String[]), to see that each
// run ends: with a documented exit code, and in time. The verdicts do not matter
// here.
type Mains struct {
	Jayverify string        // path of the binary
	Options   []string      // for it
	Time      time.Duration // its --timeout
	MemoryMB  int           // its --memory
	Out       string        // folder for mains.csv; "" is none
}

// slack is how much later than its time limit a run may end.
const slack = 2 * time.Second

// MainRow is what became of one class.
type MainRow struct {
	Jar, Class string
	Exit       int     // exit code, -1 when it had to be killed
	Seconds    float64 // on the wall
	CPU        float64 // processor seconds
	PeakMB     float64 // of the process and all that it started; 0 where the system does not tell
	Late       bool    // it ended later than allowed
	Message    string  // where there is no verdict: the last line that it wrote
}

// Outcome names the exit code.
func (r MainRow) Outcome() string {
	switch {
	case r.Exit == -1:
		return "killed"
	case r.Exit <= 2:
		return []string{"SAFE", "UNSAFE", "UNKNOWN"}[r.Exit]
	}
	return failure.Class(r.Exit).String()
}

// Bad reports whether the run did not end as it must: it crashed, or was late.
func (r MainRow) Bad() bool { return r.Late || r.Exit == -1 || r.Exit == int(failure.Internal) }

// String is one line.
func (r MainRow) String() string {
	s := fmt.Sprintf("%-12s %6.1f s %6.0f MB  %s %s", r.Outcome(), r.Seconds, r.PeakMB, filepath.Base(r.Jar), r.Class)
	if r.Late {
		s += "  LATE"
	}
	if r.Message != "" {
		s += "  " + r.Message
	}
	return s
}

// Do verifies the mains of some jars, and tells each as it ends. The error is of a
// jar that cannot be read, or of ctx.
func (m *Mains) Do(ctx context.Context, jars []string, done func(MainRow)) ([]MainRow, error) {
	var rows []MainRow
	for _, jar := range jars {
		names, err := mainClasses(jar)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			r, err := m.one(ctx, jar, name)
			if err != nil {
				return nil, err
			}
			rows = append(rows, r)
			done(r)
		}
	}
	if m.Out == "" {
		return rows, nil
	}
	return rows, m.write(rows)
}

// mainClasses lists the classes of a jar with a public static void main(String[]).
func mainClasses(jar string) ([]string, error) {
	path, err := classfile.OpenPath(jar, classfile.PathOptions{NoPlatform: true})
	if err != nil {
		return nil, err
	}
	defer path.Close()
	found, err := path.EntryPoints()
	if err != nil {
		return nil, err
	}
	var names []string
	for _, e := range found.Main {
		if e.Method.Code != nil {
			names = append(names, classfile.JavaName(classfile.DescriptorOf(e.Class)))
		}
	}
	return names, nil
}

func (m *Mains) one(ctx context.Context, jar, class string) (MainRow, error) {
	args := []string{m.Jayverify, "--no-cache", "--json", "-cp", jar, "--timeout=" + m.Time.String(), "--memory=" + strconv.Itoa(m.MemoryMB)}
	p := process{Args: append(append(args, m.Options...), class), Time: m.Time + 10*slack}
	e, err := p.run(ctx)
	if err != nil {
		return MainRow{}, err
	}
	r := MainRow{Jar: jar, Class: class, Exit: e.Exit, Seconds: e.Seconds, CPU: e.CPU, PeakMB: e.PeakMB}
	r.Late = e.Limit != "" || e.Seconds > (m.Time+slack).Seconds()
	if e.Exit < 0 || e.Exit > 2 {
		first, _, _ := strings.Cut(strings.TrimSpace(e.Errors), "\n")
		r.Message = first
	}
	return r, nil
}

// write writes mains.csv.
func (m *Mains) write(rows []MainRow) error {
	if err := os.MkdirAll(m.Out, 0o777); err != nil {
		return err
	}
	f, err := os.Create(filepath.Join(m.Out, "mains.csv"))
	if err != nil {
		return err
	}
	defer f.Close()
	if err := writeMains(f, rows); err != nil {
		return err
	}
	return f.Close()
}

func writeMains(out io.Writer, rows []MainRow) error {
	w := csv.NewWriter(out)
	lines := [][]string{{"jar", "class", "outcome", "exit", "seconds", "cpu", "peakMB", "late", "message"}}
	for _, r := range rows {
		lines = append(lines, []string{
			filepath.Base(r.Jar), r.Class, r.Outcome(), strconv.Itoa(r.Exit), strconv.FormatFloat(r.Seconds, 'f', 2, 64),
			strconv.FormatFloat(r.CPU, 'f', 2, 64), strconv.FormatFloat(r.PeakMB, 'f', 0, 64), strconv.FormatBool(r.Late), r.Message,
		})
	}
	return w.WriteAll(lines)
}

// MainsSummary counts the outcomes of each jar, in a table, and lists what is
// bad.
func MainsSummary(rows []MainRow) string {
	type count struct {
		n, verdicts, refused, bad int
		slowest, peak             float64
	}
	var jars []string
	counts := map[string]*count{}
	var bad []string
	for _, r := range rows {
		c := counts[r.Jar]
		if c == nil {
			c = &count{}
			counts[r.Jar] = c
			jars = append(jars, r.Jar)
		}
		c.n++
		switch {
		case r.Bad():
			c.bad++
			bad = append(bad, r.String())
		case r.Exit <= 2:
			c.verdicts++
		default:
			c.refused++
		}
		c.slowest, c.peak = max(c.slowest, r.Seconds), max(c.peak, r.PeakMB)
	}
	var b strings.Builder
	b.WriteString("| jar | mains | verdicts | refused | crashed or late | slowest s | peak MB |\n|---|--:|--:|--:|--:|--:|--:|\n")
	for _, jar := range jars {
		c := counts[jar]
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %d | %.1f | %.0f |\n", strings.TrimSuffix(filepath.Base(jar), ".jar"), c.n, c.verdicts, c.refused, c.bad, c.slowest, c.peak)
	}
	for _, line := range bad {
		b.WriteString(line + "\n")
	}
	return b.String()
}
