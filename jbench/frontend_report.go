package jbench

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Summary is one line.
func (r *FrontRow) Summary() string {
	s := fmt.Sprintf("%s: %d classes, %d methods, %d instructions; parse %.2f s (%.0f MB/s), with lift %.2f s, with lower %.1f s; peak %.0f MB; %d failures",
		r.Name, r.Classes, r.Methods, r.Instructions, r.Parse.Seconds, r.rate(), r.Lift.Seconds, r.Lower.Seconds, r.PeakMB, len(r.Failures))
	if r.Module != "" {
		s += "; lowered " + r.Module + " only"
	}
	if r.Missing > 0 {
		s += fmt.Sprintf("; %d classes are named and not there", r.Missing)
	}
	if r.Javap != nil {
		s += fmt.Sprintf("; javap %.1f s", r.Javap.Seconds)
	}
	return s
}

// rate is how many MB of class files are parsed in a second of one processor,
// or on the wall where only that is known.
func (r *FrontRow) rate() float64 {
	seconds := r.Parse.CPUSeconds
	if seconds == 0 {
		seconds = r.Parse.Seconds
	}
	if seconds == 0 {
		return 0
	}
	return float64(r.Bytes) / 1e6 / seconds
}

// ReportFrontend writes frontend.json and frontend.md into the folder out, and
// returns their names.
func ReportFrontend(rows []*FrontRow, out string) ([]string, error) {
	if err := os.MkdirAll(out, 0o777); err != nil {
		return nil, err
	}
	text, err := json.MarshalIndent(rows, "", "  ")
	if err != nil {
		return nil, err
	}
	var files []string
	for _, f := range []struct {
		name string
		text []byte
	}{{"frontend.json", append(text, '\n')}, {"frontend.md", []byte(frontTable(rows))}} {
		file := filepath.Join(out, f.name)
		if err := os.WriteFile(file, f.text, 0o666); err != nil {
			return files, err
		}
		files = append(files, file)
	}
	return files, nil
}

// frontTable is a Markdown table with a line for each target, and then the
// failures.
func frontTable(rows []*FrontRow) string {
	var b strings.Builder
	b.WriteString("| | classes | methods | instructions | MB | parse s | MB/s | + lift s | + lower s | lowered | peak MB | missing | failures | javap s |\n")
	b.WriteString("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n")
	for _, r := range rows {
		javap := ""
		if r.Javap != nil {
			javap = passCell(*r.Javap)
		}
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %.1f | %s | %.0f | %s | %s | %s | %.0f | %d | %d | %s |\n", r.Name, r.Classes, r.Methods, r.Instructions,
			float64(r.Bytes)/1e6, passCell(r.Parse), r.rate(), passCell(r.Lift), passCell(r.Lower), strings.TrimSpace(fmt.Sprint(r.Lowered, " ", r.Module)), r.PeakMB, r.Missing, len(r.Failures), javap)
	}
	b.WriteString("\nTimes are on the wall, in brackets those of all processors together. MB are of the class files, MB/s are parsed in a second of one processor. *+ lift* includes parsing, *+ lower* both.\n")
	for _, r := range rows {
		for _, f := range r.Failures {
			fmt.Fprintf(&b, "\n- %s: %s %s: %s", r.Name, f.Pass, f.Name, f.Reason)
		}
	}
	return strings.TrimRight(b.String(), "\n") + "\n"
}

func passCell(p FrontPass) string { return fmt.Sprintf("%.2f (%.2f)", p.Seconds, p.CPUSeconds) }
