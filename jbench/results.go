package jbench

import (
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
)

// resultsVersion is the version of results.json. It grows when a field changes
// its meaning or goes away.
const resultsVersion = 1

// Results is what a run over a set has recorded, the content of results.json.
type Results struct {
	SchemaVersion int      `json:"schemaVersion"`
	Config        Config   `json:"config"`
	Machine       Machine  `json:"machine"`
	Jobs          int      `json:"jobs"`
	Published     []Column `json:"published,omitempty"` // from the set
	Rows          []Row    `json:"rows"`                // in the order of the set
}

// Config is what rows depend on: they are kept when it stays the same.
type Config struct {
	Set      string   `json:"set"`
	Tool     string   `json:"tool"`
	Identity string   `json:"identity"` // which build of the tool
	Command  []string `json:"command"`
	Safe     string   `json:"safe,omitempty"`
	Unsafe   string   `json:"unsafe,omitempty"`
	Unknown  string   `json:"unknown,omitempty"`
	Javac    []string `json:"javac,omitempty"`
	Seconds  float64  `json:"timeLimit"`     // for each program
	MemoryMB int      `json:"memoryLimitMB"` // for each program
}

// Machine is where the results were measured.
type Machine struct {
	OS    string `json:"os"`
	Arch  string `json:"arch"`
	CPU   string `json:"cpu,omitempty"`
	Cores int    `json:"cores"`
}

// Row is the result for one program.
type Row struct {
	Program string  `json:"program"`
	Group   string  `json:"group"`
	Label   Truth   `json:"label"`
	Truth   Truth   `json:"truth"`
	Why     string  `json:"why,omitempty"` // why the label was corrected
	Answer  Answer  `json:"answer"`
	Mark    Mark    `json:"mark"` // against the truth
	Reason  string  `json:"reason,omitempty"`
	Seconds float64 `json:"seconds"` // wall clock, whole process
	CPU     float64 `json:"cpuSeconds"`
	PeakMB  float64 `json:"peakMB"` // resident, with all descendants; 0 if unknown
	// Of jayverify: seconds in which proofs were looked for, in which those that
	// count were checked, and the clauses that the check discharged.
	Solving  float64 `json:"solvingSeconds,omitempty"`
	Checking float64 `json:"checkingSeconds,omitempty"`
	Clauses  int     `json:"clausesChecked,omitempty"`
	Proved   bool    `json:"proved,omitempty"` // SAFE by a proof that was checked
	Main     string  `json:"main,omitempty"`
	Hash     string  `json:"hash"` // of the program
}

// Mark says how an answer compares with what is known.
type Mark string

// The marks.
const (
	Right Mark = "right"
	Wrong Mark = "wrong"
	Open  Mark = "unknown" // neither
)

// marked compares an answer with a truth.
func marked(a Answer, t Truth) Mark {
	switch {
	case a != Safe && a != Unsafe:
		return Open
	case (a == Safe) == (t == TrulySafe):
		return Right
	}
	return Wrong
}

// The files of an output folder.
const (
	resultsFile = "results.json"
	csvFile     = "results.csv"
	logsFolder  = "logs"
)

// ReadResults reads results.json, or the one in a folder.
func ReadResults(path string) (*Results, error) {
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		path = filepath.Join(path, resultsFile)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	r := &Results{}
	if err := json.Unmarshal(data, r); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if r.SchemaVersion != resultsVersion {
		return nil, fmt.Errorf("%s: schema version %d, expected %d", path, r.SchemaVersion, resultsVersion)
	}
	return r, nil
}

// write writes results.json and results.csv into the folder, each at once.
func (r *Results) write(folder string) error {
	data, err := json.MarshalIndent(r, "", " ")
	if err != nil {
		panic("BUG: " + err.Error())
	}
	if err := replace(filepath.Join(folder, resultsFile), append(data, '\n')); err != nil {
		return err
	}
	var text strings.Builder
	w := csv.NewWriter(&text)
	_ = w.Write([]string{"program", "group", "label", "truth", "answer", "mark", "seconds", "cpu_seconds", "solving_seconds", "checking_seconds", "clauses_checked", "peak_mb", "main", "reason"})
	for _, row := range r.Rows {
		_ = w.Write([]string{row.Program, row.Group, string(row.Label), string(row.Truth), string(row.Answer), string(row.Mark),
			decimal(row.Seconds, 3), decimal(row.CPU, 3), decimal(row.Solving, 3), decimal(row.Checking, 3), strconv.Itoa(row.Clauses), decimal(row.PeakMB, 1), row.Main, row.Reason})
	}
	w.Flush()
	return replace(filepath.Join(folder, csvFile), []byte(text.String()))
}

func decimal(x float64, digits int) string { return strconv.FormatFloat(x, 'f', digits, 64) }

// replace writes a file so that a reader sees the old or the new content.
func replace(file string, data []byte) error {
	temp, err := os.CreateTemp(filepath.Dir(file), ".new-")
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	if _, err := temp.Write(data); err != nil {
		temp.Close()
		return err
	}
	if err := temp.Chmod(0o644); err != nil {
		temp.Close()
		return err
	}
	if err := temp.Close(); err != nil {
		return err
	}
	return os.Rename(temp.Name(), file)
}

// kept returns the rows of an earlier run into the folder that are still
// valid, by program. The configuration must be the same.
func kept(folder string, c Config, ps []*Program) (map[string]Row, error) {
	old, err := ReadResults(folder)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if diff := old.Config.differs(c); diff != "" {
		return nil, &ConfigError{folder, diff}
	}
	hashes := map[string]string{}
	for _, p := range ps {
		hashes[p.Name] = p.Hash
	}
	rows := map[string]Row{}
	for _, r := range old.Rows {
		if hashes[r.Program] == r.Hash {
			rows[r.Program] = r
		}
	}
	return rows, nil
}

// ConfigError says that a folder holds results of another configuration.
type ConfigError struct {
	Folder string
	What   string // the fields that differ
}

// Error says it and what to do.
func (e *ConfigError) Error() string {
	return fmt.Sprintf("%s holds results of another configuration (%s): use another folder, or --fresh to drop them", e.Folder, e.What)
}

// differs names the fields in which two configurations differ.
func (c Config) differs(d Config) string {
	a, b := c.fields(), d.fields()
	var names []string
	for k := range a {
		if a[k] != b[k] {
			names = append(names, k)
		}
	}
	sort.Strings(names)
	return strings.Join(names, ", ")
}

func (c Config) fields() map[string]string {
	return map[string]string{
		"set": c.Set, "tool": c.Tool, "identity": c.Identity, "command": fmt.Sprintf("%q", c.Command),
		"safe": c.Safe, "unsafe": c.Unsafe, "unknown": c.Unknown, "javac": fmt.Sprintf("%q", c.Javac),
		"time limit": fmt.Sprint(c.Seconds), "memory limit": fmt.Sprint(c.MemoryMB),
	}
}

// Summary is the one line that ends a run.
func (r *Results) Summary() string {
	byTruth, byLabel := map[Mark]int{}, map[Mark]int{}
	answers := map[Answer]int{}
	seconds := 0.0
	for _, row := range r.Rows {
		byTruth[row.Mark]++
		byLabel[marked(row.Answer, row.Label)]++
		answers[row.Answer]++
		seconds += row.Seconds
	}
	line := fmt.Sprintf("%d programs: %d right, %d wrong, %d unknown", len(r.Rows), byTruth[Right], byTruth[Wrong], byTruth[Open])
	var open []string
	for _, a := range []Answer{Timeout, Memory, Failed} {
		if answers[a] > 0 {
			open = append(open, fmt.Sprintf("%d %s", answers[a], strings.ToLower(string(a))))
		}
	}
	if len(open) > 0 {
		line += " (" + strings.Join(open, ", ") + ")"
	}
	if byLabel[Wrong] != byTruth[Wrong] || byLabel[Right] != byTruth[Right] {
		line += fmt.Sprintf("; by label %d right, %d wrong", byLabel[Right], byLabel[Wrong])
	}
	return line + fmt.Sprintf("; %.1f s, median %.2f s", seconds, median(r.Rows)) + r.proofs()
}

// proofs says how many verdicts SAFE rest on proofs that were checked, and what
// that took; "" for none.
func (r *Results) proofs() string {
	n, clauses, solving, checking := 0, 0, 0.0, 0.0
	for _, row := range r.Rows {
		solving += row.Solving
		checking += row.Checking
		if row.Proved {
			n++
			clauses += row.Clauses
		}
	}
	if n == 0 {
		return ""
	}
	return fmt.Sprintf("; %d proofs checked, %d clauses, in %.1f s, solving %.1f s", n, clauses, checking, solving)
}

// median of the times of the rows, in seconds.
func median(rows []Row) float64 {
	if len(rows) == 0 {
		return 0
	}
	times := make([]float64, len(rows))
	for i, r := range rows {
		times[i] = r.Seconds
	}
	sort.Float64s(times)
	n := len(times)
	return (times[(n-1)/2] + times[n/2]) / 2
}

// CountWrong is the number of answers that contradict the truth.
func (r *Results) CountWrong() int {
	n := 0
	for _, row := range r.Rows {
		if row.Mark == Wrong {
			n++
		}
	}
	return n
}
