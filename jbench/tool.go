package jbench

import (
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/ui/report"
)

// Tool is a verifier: jayverify, whose JSON report is read, or any other by
// command template and regular expressions. Its JSON form stands in the
// package comment.
type Tool struct {
	Name    string   `json:"name"`
	Command []string `json:"command"`
	Version []string `json:"version,omitempty"`
	Javac   []string `json:"javac,omitempty"`
	Safe    string   `json:"safe,omitempty"`
	Unsafe  string   `json:"unsafe,omitempty"`
	Unknown string   `json:"unknown,omitempty"` // what it says when it does not know but exits with an error

	report                bool // the output is jayverify's JSON report
	safe, unsafe, unknown *regexp.Regexp
}

//go:embed tools/*.json
var builtinTools embed.FS

// BuiltinTools are the names of the tools other than jayverify that need no
// file.
func BuiltinTools() []string { return builtinNames(builtinTools, "tools") }

// Jayverify is the tool at that path, with further options.
func Jayverify(path string, options []string) *Tool {
	command := []string{path, "--json", "--timeout={timeout}s", "--memory={memory}", "-cp", "{cp}"}
	return &Tool{Name: "jayverify", Command: append(append(command, options...), "{main}"), report: true}
}

// LoadTool returns the built-in tool of that name, or reads a tool file.
func LoadTool(name string) (*Tool, error) {
	data, err := loadNamed(builtinTools, "tools", name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("no tool %s: neither jayverify, a file nor one of the built-in tools %s", name, strings.Join(BuiltinTools(), ", "))
	}
	if err != nil {
		return nil, err
	}
	t := &Tool{}
	if err := decodeStrictly(data, t); err != nil {
		return nil, fmt.Errorf("tool %s: %w", name, err)
	}
	if err := t.Check(); err != nil {
		return nil, fmt.Errorf("tool %s: %w", name, err)
	}
	return t, nil
}

var placeholder = regexp.MustCompile(`\{[a-z]+\}`)

// Check compiles the regular expressions and looks for what is missing.
func (t *Tool) Check() error {
	if t.Name == "" || len(t.Command) == 0 || t.Safe == "" && t.Unsafe == "" {
		return fmt.Errorf("a tool needs a name, a command, and what it says for safe or unsafe")
	}
	known := vars{}.values()
	for _, word := range t.Command {
		for _, p := range placeholder.FindAllString(word, -1) {
			if _, ok := known[p]; !ok {
				return fmt.Errorf("%s in the command, expected {cp}, {main}, {src}, {timeout} or {memory}", p)
			}
		}
	}
	var err error
	if t.safe, err = lineRegexp(t.Safe); err != nil {
		return fmt.Errorf("safe: %w", err)
	}
	if t.unsafe, err = lineRegexp(t.Unsafe); err != nil {
		return fmt.Errorf("unsafe: %w", err)
	}
	if t.unknown, err = lineRegexp(t.Unknown); err != nil {
		return fmt.Errorf("unknown: %w", err)
	}
	return nil
}

func lineRegexp(text string) (*regexp.Regexp, error) {
	if text == "" {
		return nil, nil
	}
	return regexp.Compile("(?m)" + text)
}

// vars are what the placeholders of a command stand for.
type vars struct {
	cp, main, src string
	timeout       time.Duration
	memoryMB      int
}

func (v vars) values() map[string]string {
	return map[string]string{
		"{cp}": v.cp, "{main}": v.main, "{src}": v.src,
		"{timeout}": strconv.Itoa(int(v.timeout.Seconds())), "{memory}": strconv.Itoa(v.memoryMB),
	}
}

func (t *Tool) args(v vars) []string {
	values := v.values()
	args := make([]string, len(t.Command))
	for i, word := range t.Command {
		args[i] = placeholder.ReplaceAllStringFunc(word, func(p string) string {
			if value, ok := values[p]; ok {
				return value
			}
			return p
		})
	}
	return args
}

// identity says which build of the tool this is: the first line it prints for
// its version, or the digest of its executable.
func (t *Tool) identity() (string, error) {
	if len(t.Version) > 0 {
		out, err := exec.Command(t.Version[0], t.Version[1:]...).Output()
		if err != nil {
			return "", fmt.Errorf("%s: %w", strings.Join(t.Version, " "), err)
		}
		line, _, _ := strings.Cut(string(out), "\n")
		return strings.TrimSpace(line), nil
	}
	path, err := exec.LookPath(t.Command[0])
	if err != nil {
		return "", err
	}
	f, err := os.Open(path)
	if err != nil {
		return "", err
	}
	defer f.Close()
	h := sha256.New()
	if _, err := io.Copy(h, f); err != nil {
		return "", err
	}
	return "sha256:" + hex.EncodeToString(h.Sum(nil)[:8]), nil
}

// Answer is what a tool said of a program.
type Answer string

// The answers.
const (
	Safe    Answer = "SAFE"
	Unsafe  Answer = "UNSAFE"
	Unknown Answer = "UNKNOWN"
	Timeout Answer = "TIMEOUT" // at the time limit without an answer
	Memory  Answer = "MEMORY"  // at the memory limit
	Failed  Answer = "ERROR"   // it could not be run, crashed, or refused the program
)

// answer reads the verdict out of what a run left, and the reason for it.
func (t *Tool) answer(e *ended) (Answer, string) {
	a, why := t.said(e)
	switch {
	case a == Safe || a == Unsafe:
		return a, why
	case e.Limit == "time":
		return Timeout, why
	case e.Limit == "memory":
		return Memory, why
	}
	return a, why
}

func (t *Tool) said(e *ended) (Answer, string) {
	if t.report {
		return reported(e)
	}
	safe := t.safe != nil && t.safe.MatchString(e.Output)
	unsafe := t.unsafe != nil && t.unsafe.MatchString(e.Output)
	switch {
	case safe && unsafe:
		return Failed, "its output matches both safe and unsafe"
	case safe:
		return Safe, ""
	case unsafe:
		return Unsafe, ""
	case t.unknown != nil && t.unknown.MatchString(e.Output):
		return Unknown, strings.TrimSpace(t.unknown.FindString(e.Output))
	case e.Exit == 0:
		return Unknown, lastLine(e.Output)
	}
	return Failed, fmt.Sprintf("exit %d: %s", e.Exit, lastLine(e.Errors+"\n"+e.Output))
}

// reported reads jayverify's JSON report. Its exit code must agree: 0, 1, 2.
func reported(e *ended) (Answer, string) {
	exits := map[int]Answer{0: Safe, 1: Unsafe, 2: Unknown}
	a, ok := exits[e.Exit]
	if !ok {
		return Failed, fmt.Sprintf("exit %d: %s", e.Exit, lastLine(e.Errors))
	}
	doc := &report.Document{}
	if err := json.Unmarshal([]byte(e.Output), doc); err != nil {
		return Failed, fmt.Sprintf("exit %d with a report that cannot be read: %v", e.Exit, err)
	}
	if doc.SchemaVersion != report.SchemaVersion || doc.Verdict != string(a) {
		return Failed, fmt.Sprintf("exit %d with verdict %s in a report of schema %d", e.Exit, doc.Verdict, doc.SchemaVersion)
	}
	return a, doc.Reason
}

// effort fills in what the report says of proofs.
func (r *Row) effort(e *ended) {
	doc := &report.Document{}
	if json.Unmarshal([]byte(e.Output), doc) != nil {
		return // the answer says so
	}
	for _, s := range doc.Steps {
		if result.Searches(s.Name) {
			r.Solving += s.Seconds
		}
	}
	if p := doc.Proof; p != nil {
		r.Checking, r.Clauses, r.Proved = p.Seconds, p.Clauses, p.Checked && doc.Verdict == string(Safe)
	}
}

func lastLine(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return strings.TrimSpace(lines[len(lines)-1])
}
