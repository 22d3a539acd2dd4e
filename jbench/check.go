package jbench

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// Checker runs `jayverify check`.
type Checker struct {
	Jayverify string        // path of the binary
	Options   []string      // for it
	Time      time.Duration // its --timeout, for each method
}

// Finding is a violation of a report of `jayverify check`, with its run.
type Finding struct {
	Kind      string // of the check
	Exception string // binary name with dots of what the JVM threw; what the report names where no JVM was asked
	Stack     []string
	Line      int    // in the method in which it fails
	Call      string // the run as Java code, or its inputs
	Confirmed bool   // the JVM did the same
	Accepted  string // why it fails no build: "latent", "documented", …; "" for what is reported
}

// In reports whether the finding's run is in a method: CLASS.NAME, with dots.
func (f *Finding) In(method string) bool {
	for _, m := range f.Stack {
		if m == method {
			return true
		}
	}
	return false
}

// Is reports whether a method fails with an exception in the finding's run.
func (f *Finding) Is(method, exception string) bool {
	return f.In(method) && (f.Exception == "" || f.Exception == exception)
}

// String is one line.
func (f *Finding) String() string {
	s := f.Kind
	if f.Exception != "" {
		s = f.Exception
	}
	if len(f.Stack) > 0 {
		s += " in " + f.Stack[0] + ":" + strconv.Itoa(f.Line)
	}
	if f.Call != "" {
		s += " after " + f.Call
	}
	return s
}

// Checked is a report of `jayverify check`.
type Checked struct {
	Findings []Finding         // all violations, with those that are accepted
	States   map[string]string // of entries, by CLASS.NAME; the worst of those that share the name
	Proofs   []string          // entries that are proved: p/C.m(I)V
	Methods  int
	Proved   int
	Seconds  float64
}

// Reported are the findings that fail a build.
func (c *Checked) Reported() []Finding {
	var r []Finding
	for _, f := range c.Findings {
		if f.Accepted == "" {
			r = append(r, f)
		}
	}
	return r
}

// checkReport is what is read of a report.
type checkReport struct {
	Seconds    float64 `json:"seconds"`
	Properties []struct {
		Kind      string `json:"kind"`
		Exception string `json:"exception"`
		Verdict   string `json:"verdict"`
		Accepted  *struct {
			By string `json:"by"`
		} `json:"accepted"`
		Run *struct {
			Stack []struct {
				Class  string `json:"class"`
				Method string `json:"method"`
				Line   int    `json:"line"`
			} `json:"stack"`
			Call   string   `json:"call"`
			Calls  []string `json:"calls"`
			Inputs []struct {
				Name  string `json:"name"`
				Value string `json:"value"`
			} `json:"inputs"`
			JVM *struct {
				Confirmed bool   `json:"confirmed"`
				Exception string `json:"exception"`
			} `json:"jvm"`
		} `json:"run"`
	} `json:"properties"`
	Project struct {
		Entries []struct {
			Entry string `json:"entry"`
			State string `json:"state"`
		} `json:"entries"`
		Total struct {
			Proved int `json:"proved"`
		} `json:"total"`
	} `json:"project"`
}

// Check runs `jayverify check` on paths. The error says that there is no report, or is ctx's.
func (c *Checker) Check(ctx context.Context, paths []string, options ...string) (*Checked, error) {
	dir, err := os.MkdirTemp("", "jbench-check-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	report := filepath.Join(dir, "report.json")
	args := []string{c.Jayverify, "check", "--no-config", "--no-cache", "--jobs=1", "--timeout=" + c.Time.String(), "--report=json:" + report}
	args = append(append(append(args, c.Options...), options...), paths...)
	e, err := process{Args: args}.run(ctx)
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(report)
	if errors.Is(err, os.ErrNotExist) {
		last := strings.TrimSpace(e.Errors)
		return nil, fmt.Errorf("jayverify check wrote no report, exit code %d: %s", e.Exit, last[strings.LastIndexByte(last, '\n')+1:])
	} else if err != nil {
		return nil, err
	}
	return parseChecked(data)
}

// parseChecked reads a report in JSON.
func parseChecked(data []byte) (*Checked, error) {
	var r checkReport
	if err := json.Unmarshal(data, &r); err != nil {
		return nil, fmt.Errorf("the report of jayverify check: %w", err)
	}
	c := &Checked{States: map[string]string{}, Methods: len(r.Project.Entries), Proved: r.Project.Total.Proved, Seconds: r.Seconds}
	for _, e := range r.Project.Entries {
		if e.State == "proved" {
			c.Proofs = append(c.Proofs, e.Entry)
		}
		name, _, _ := strings.Cut(e.Entry, "(")
		c.States[strings.ReplaceAll(name, "/", ".")] = worse(c.States[strings.ReplaceAll(name, "/", ".")], e.State)
	}
	for _, p := range r.Properties {
		if p.Verdict != "UNSAFE" || p.Run == nil {
			continue
		}
		f := Finding{Kind: p.Kind, Exception: p.Exception, Call: strings.Join(p.Run.Calls, " ")}
		if f.Call == "" {
			f.Call = p.Run.Call
		}
		if f.Call == "" {
			var inputs []string
			for _, in := range p.Run.Inputs {
				inputs = append(inputs, in.Name+" = "+in.Value)
			}
			f.Call = strings.Join(inputs, ", ")
		}
		if p.Accepted != nil {
			f.Accepted = p.Accepted.By
		}
		if p.Run.JVM != nil {
			f.Confirmed = p.Run.JVM.Confirmed
			if p.Run.JVM.Exception != "" {
				f.Exception = p.Run.JVM.Exception
			}
		}
		for i, s := range p.Run.Stack {
			if i == 0 {
				f.Line = s.Line
			}
			f.Stack = append(f.Stack, s.Class+"."+s.Method)
		}
		c.Findings = append(c.Findings, f)
	}
	return c, nil
}

// worse returns the worse of two states of entries.
func worse(a, b string) string {
	order := "proved, latent, not judged, open, violated"
	if strings.Index(order, a) > strings.Index(order, b) {
		return a
	}
	return b
}
