package jbench

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Report writes table.md, table.tex, cactus.png, cactus.svg and, for two
// results, scatter.png and scatter.svg into the folder, which is made when it
// is missing. It returns the paths of what it wrote.
func Report(results []Named, folder string) ([]string, error) {
	if len(results) == 0 {
		return nil, fmt.Errorf("no results to report")
	}
	if err := os.MkdirAll(folder, 0o777); err != nil {
		return nil, err
	}
	var md, tex bytes.Buffer
	for i, t := range NewTables(results) {
		if i > 0 {
			md.WriteByte('\n')
			tex.WriteByte('\n')
		}
		// Writing to a buffer cannot fail.
		_ = t.Markdown(&md)
		_ = t.LaTeX(&tex)
	}
	md.WriteString("\n" + conditions(results))
	files := []string{filepath.Join(folder, "table.md"), filepath.Join(folder, "table.tex")}
	for i, b := range []*bytes.Buffer{&md, &tex} {
		if err := replace(files[i], b.Bytes()); err != nil {
			return nil, err
		}
	}
	more, err := Cactus(results, folder)
	if err != nil {
		return nil, err
	}
	files = append(files, more...)
	if len(results) == 2 {
		more, err = Scatter(results[0], results[1], folder)
		files = append(files, more...)
	}
	return files, err
}

// conditions says how the results were obtained, and which labels were
// corrected.
func conditions(results []Named) string {
	var s strings.Builder
	corrected := map[string]bool{}
	for _, r := range results {
		m := r.Machine
		fmt.Fprintf(&s, "- %s: %s `%s` (%s), set %s, %g s and %d MB each, %d at a time on %d cores (%s/%s %s). %s\n", r.Name, r.Config.Tool,
			r.Config.commandLine(), r.Config.Identity, r.Config.Set, r.Config.Seconds, r.Config.MemoryMB, r.Jobs, m.Cores, m.OS, m.Arch, m.CPU, r.Summary())
	}
	for _, r := range results {
		for _, row := range r.Rows {
			if row.Label != row.Truth && !corrected[row.Program] {
				corrected[row.Program] = true
				fmt.Fprintf(&s, "- `%s` is labelled %s, but %s: %s.\n", row.Program, row.Label, row.Truth, row.Why)
			}
		}
	}
	return s.String()
}

// commandLine is the command without the folder of the tool, which tells
// nothing about the tool.
func (c Config) commandLine() string {
	words := append([]string(nil), c.Command...)
	if len(words) > 0 {
		words[0] = filepath.Base(words[0])
	}
	return strings.Join(words, " ")
}
