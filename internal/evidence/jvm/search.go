package jvm

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn/proc"
	"github.com/jayverify/jayverify/ivl"
)

// Hunt is a search for runs of a harness from which an exception leaves: see
// harness/jayverify/replay/Search.java.
type Hunt struct {
	Class, Method, Desc string   // of the harness's entry, as in class files; its parameters are arrays of primitive types
	Words               []string // texts of the program
	Numbers             []int64  // numbers of the program
	Time                time.Duration
}

// Candidate is a run that a search has found, and how it ended.
type Candidate struct {
	Script  *Script
	Outcome *Outcome // with one frame
}

// startOfJVM is how long a JVM may take in addition to the time of a search.
const startOfJVM = 5 * time.Second

// Search makes runs with any values in one JVM, and returns one for each place
// from which an exception left, and how many there were. What a run has left in
// static fields may have mattered to the next one: one counts only if Run repeats it.
func (m *Machine) Search(ctx context.Context, h *Hunt) (found []Candidate, runs int, err error) {
	if !Available() {
		return nil, 0, errors.New("this binary was built without the harness for the JVM; build it with make")
	}
	java, err := Java(m.JDK)
	if err != nil {
		return nil, 0, err
	}
	dir, err := os.MkdirTemp("", "jayverify-search-")
	if err != nil {
		return nil, 0, err
	}
	defer os.RemoveAll(dir)
	args, err := m.prepareSearch(dir, h)
	if err != nil {
		return nil, 0, err
	}
	if _, err = proc.Run(ctx, proc.Cmd{Path: java, Args: args, Dir: filepath.Join(dir, "work"), Time: h.Time + startOfJVM, MemoryMB: 2048}); err != nil {
		return nil, 0, err
	}
	text, err := os.ReadFile(filepath.Join(dir, "outcome"))
	if err != nil {
		return nil, 0, errors.New("the JVM was ended during the search")
	}
	return h.parse(string(text))
}

// prepareSearch fills a folder with what a search needs and returns java's arguments.
func (m *Machine) prepareSearch(dir string, h *Hunt) ([]string, error) {
	path := func(name string) string { return filepath.Join(dir, name) }
	if err := m.fill(dir, h.job()); err != nil {
		return nil, err
	}
	cp, err := absolute(m.ClassPath)
	if err != nil {
		return nil, err
	}
	cp = strings.Join([]string{path("harness"), path("front"), cp}, string(os.PathListSeparator))
	return []string{
		"-ea", "-Xmx768m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-XX:-OmitStackTraceInFastThrow", "-Xshare:auto",
		"-Djava.awt.headless=true", "-Dfile.encoding=UTF-8", "-Duser.language=en",
		"-cp", cp, "jayverify.replay.Search", path("job"), path("outcome"),
	}, nil
}

// job is the text that Search.java reads.
func (h *Hunt) job() string {
	var b strings.Builder
	fmt.Fprintf(&b, "method\t%s\t%s\t%s\n", dots(h.Class), h.Method, h.Desc)
	for _, w := range h.Words {
		b.WriteString("word")
		for _, c := range ivl.Chars(w) {
			fmt.Fprintf(&b, "\t%d", c)
		}
		b.WriteByte('\n')
	}
	for _, n := range h.Numbers {
		fmt.Fprintf(&b, "number\t%d\n", n)
	}
	fmt.Fprintf(&b, "time\t%d\n", h.Time.Milliseconds())
	return b.String()
}

// parse reads what Search.java wrote.
func (h *Hunt) parse(text string) (found []Candidate, runs int, err error) {
	params, _, err := classfile.ParseMethodDescriptor(h.Desc)
	if err != nil {
		return nil, 0, err
	}
	for line := range strings.Lines(text) {
		w := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		switch {
		case w[0] == "runs" && len(w) == 2:
			runs, err = strconv.Atoi(w[1])
			return found, runs, err
		case w[0] == "run" && len(w) == 5:
			found = append(found, h.candidate(w))
			continue
		case len(found) > 0 && found[len(found)-1].Script.add(params, w):
			continue
		}
		return nil, 0, fmt.Errorf("the JVM's line %q is not understood", line)
	}
	return nil, 0, errors.New("the JVM was ended while it told what it had found")
}

// candidate is the run that a line begins.
func (h *Hunt) candidate(w []string) Candidate {
	line, err := strconv.Atoi(w[4])
	if err != nil {
		line = -1
	}
	from := Frame{Class: w[2], Method: w[3], Line: line, Program: true}
	return Candidate{
		&Script{Class: h.Class, Method: h.Method, Desc: h.Desc},
		&Outcome{Ended: Threw, Chain: []Thrown{{Class: w[1], Frames: []Frame{from}}}},
	}
}

// add adds a line of a search to a script. It reports whether the line is understood.
func (s *Script) add(params, w []string) bool {
	switch {
	case w[0] == "argument" && len(s.Args) < len(params):
		v, rest, ok := arrayOf(params[len(s.Args)], w[1:])
		s.Args = append(s.Args, v)
		return ok && len(rest) == 0
	case w[0] == "fed" && len(w) >= 3:
		n, err := strconv.ParseInt(w[2], 10, 64)
		f := Fed{Call: w[1], Bits: n}
		for _, x := range w[3:] {
			u, bad := strconv.ParseUint(x, 10, 16)
			if bad != nil {
				return false
			}
			f.Text = append(f.Text, uint16(u))
		}
		s.Fed = append(s.Fed, f)
		return err == nil
	}
	return false
}

// arrayOf reads a value of an array type, or an element, and returns the words behind it.
func arrayOf(desc string, w []string) (v Value, rest []string, ok bool) {
	switch {
	case len(w) == 0:
		return Value{}, nil, false
	case desc[0] != '[':
		n, err := strconv.ParseInt(w[0], 10, 64)
		return Value{Desc: desc, Bits: n}, w[1:], err == nil
	case w[0] == "null":
		return Value{Desc: desc, ref: true}, w[1:], true
	case w[0] != "[" || len(w) < 2:
		return Value{}, nil, false
	}
	n, err := strconv.ParseInt(w[1], 10, 32)
	o := &object{class: desc, length: n, elems: map[int64]Value{}}
	rest = w[2:]
	for i := range n {
		e, behind, ok := arrayOf(desc[1:], rest)
		if !ok {
			return Value{}, nil, false
		}
		rest = behind
		if desc[1] == '[' || e.Bits != 0 {
			o.elems[i] = e
		}
	}
	return Value{Desc: desc, ref: true, object: o}, rest, err == nil
}
