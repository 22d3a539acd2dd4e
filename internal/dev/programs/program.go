package programs

import (
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// Program is one Java file and what is expected of it.
type Program struct {
	File    string   // path of the Java file
	Name    string   // the main class: the file's name without .java
	Safe    bool     // the expected verdict
	Open    bool     // it is UNKNOWN; only with an Entry
	Entry   string   // the method that is verified with objects that can be built; "" is main
	Calls   string   // of the run that violates a check: the calls in Java, with spaces between them
	About   []string // what it shows, a line each
	Twin    string   // name of the twin, "" when there is none
	Javac   []string // compiler options
	Runs    []Inputs // runs on the real JVM, see Inputs
	Expect  []Violation
	Sources []Source // where its nondeterminism comes from, in the order of the constants
	words   []string // in its text, for random runs: literals of strings and chars
}

// Inputs are the values of one run: the arguments of main, what
// java.util.Random and Verifier return, in the order in which they are asked,
// and the lines of the standard input.
type Inputs struct {
	Line   int // of the directive
	Args   []string
	Values []string
	Lines  []string
}

// Violation is a property that fails: a line of the program's file and a kind.
type Violation struct {
	Line int
	Kind ivl.Kind
}

// String returns "LINE:KIND".
func (v Violation) String() string { return fmt.Sprintf("%d:%s", v.Line, v.Kind) }

// Source is where a program gets values from that its text does not fix.
type Source string

// The sources of nondeterminism.
const (
	Random   Source = "java.util.Random"
	Args     Source = "args"
	Verifier Source = "Verifier"
	Stdin    Source = "System.in"
)

// Load reads all Java files of a folder, sorted by name. Its errors name the
// file and line.
func Load(dir string) ([]*Program, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.java"))
	if err != nil {
		return nil, err
	}
	sort.Strings(files)
	var ps []*Program
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		p, err := Parse(f, string(text))
		if err != nil {
			return nil, err
		}
		ps = append(ps, p)
	}
	return ps, nil
}

// Parse reads the directives and expectations of the text of one Java file.
// Its errors start with FILE:LINE or FILE.
func Parse(file, text string) (*Program, error) {
	p := &Program{File: file, Name: strings.TrimSuffix(filepath.Base(file), ".java")}
	verdict, header := false, true
	for i, line := range strings.Split(text, "\n") {
		word, rest, isDirective := directive(line)
		var err error
		switch {
		case header && isDirective && word == "verdict" && verdict:
			err = fmt.Errorf("a second verdict")
		case header && isDirective:
			verdict = verdict || word == "verdict"
			err = p.header(i+1, word, rest)
		default:
			header = header && (strings.TrimSpace(line) == "" || strings.HasPrefix(line, "//"))
			err = p.code(i+1, line)
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, i+1, err)
		}
	}
	p.Sources = sources(text)
	p.words = literals(text)
	switch {
	case !verdict:
		return nil, fmt.Errorf("%s: no `// verdict: SAFE` or `// verdict: UNSAFE` in its header", file)
	case p.Open && p.Entry == "":
		return nil, fmt.Errorf("%s: the verdict of a main is SAFE or UNSAFE", file)
	case (p.Safe || p.Open) && len(p.Expect) > 0:
		return nil, fmt.Errorf("%s:%d: a violation is expected of a program that is not UNSAFE", file, p.Expect[0].Line)
	case !p.Safe && !p.Open && len(p.Expect) == 0:
		return nil, fmt.Errorf("%s: an UNSAFE program without an expected violation", file)
	}
	return p, nil
}

// directive splits "// word: rest".
func directive(line string) (word, rest string, ok bool) {
	line, ok = strings.CutPrefix(line, "// ")
	if !ok {
		return "", "", false
	}
	word, rest, ok = strings.Cut(line, ":")
	return word, strings.TrimSpace(rest), ok
}

func (p *Program) header(n int, word, rest string) error {
	switch word {
	case "verdict":
		if rest != "SAFE" && rest != "UNSAFE" && rest != "UNKNOWN" {
			return fmt.Errorf("verdict %q, expected SAFE or UNSAFE, or UNKNOWN for an entry", rest)
		}
		p.Safe, p.Open = rest == "SAFE", rest == "UNKNOWN"
	case "entry":
		p.Entry = rest
	case "calls":
		p.Calls = rest
	case "about":
		p.About = append(p.About, rest)
	case "twin":
		p.Twin = rest
	case "javac":
		p.Javac = append(p.Javac, strings.Fields(rest)...)
	case "run":
		in, err := parseInputs(n, rest)
		if err != nil {
			return err
		}
		p.Runs = append(p.Runs, in)
	default:
		return fmt.Errorf("unknown directive %q, expected verdict, about, twin, entry, calls, javac or run", word)
	}
	return nil
}

func parseInputs(n int, text string) (Inputs, error) {
	in := Inputs{Line: n}
	if before, lines, ok := strings.Cut(text, "lines="); ok {
		text, in.Lines = before, strings.Split(lines, "|")
	}
	for _, f := range strings.Fields(text) {
		name, list, ok := strings.Cut(f, "=")
		var err error
		switch {
		case ok && name == "args" && in.Args == nil:
			in.Args, err = words(list)
		case ok && name == "values" && in.Values == nil:
			in.Values, err = words(list)
		default:
			err = fmt.Errorf("%q in a run, expected args=A,B,… or values=A,B,… once each, and then lines=A|B|…", f)
		}
		if err != nil {
			return in, err
		}
	}
	return in, nil
}

// words splits a list of words in which %XX stands for a byte of UTF-8.
func words(list string) ([]string, error) {
	ws := strings.Split(list, ",")
	for i, w := range ws {
		var err error
		if ws[i], err = url.PathUnescape(w); err != nil {
			return nil, fmt.Errorf("%q in a run: %w", w, err)
		}
	}
	return ws, nil
}

const expectMark = "// expect:"

func (p *Program) code(n int, line string) error {
	_, list, ok := strings.Cut(line, expectMark)
	if !ok {
		return nil
	}
	for _, e := range strings.Split(list, ",") {
		word, name, _ := strings.Cut(strings.TrimSpace(e), " ")
		kind, ok := ivl.ParseKind(name)
		if word != "violated" || !ok {
			return fmt.Errorf("expectation %q, expected `violated KIND`, KIND one of %v", strings.TrimSpace(e), ivl.Kinds())
		}
		p.Expect = append(p.Expect, Violation{n, kind})
	}
	return nil
}

var literal = regexp.MustCompile(`"([^"\\]+)"|'([^'\\])'`)

// literals finds strings and chars in a text that have no escapes.
func literals(text string) []string {
	var ws []string
	for _, m := range literal.FindAllStringSubmatch(text, -1) {
		if w := m[1] + m[2]; !slices.Contains(ws, w) {
			ws = append(ws, w)
		}
	}
	return ws
}

// sources finds where nondeterminism comes from by the names a program uses.
func sources(text string) []Source {
	var code strings.Builder
	for _, line := range strings.Split(text, "\n") {
		before, _, _ := strings.Cut(line, "//")
		code.WriteString(before + "\n")
	}
	text = code.String()
	var ss []Source
	if strings.Contains(text, "java.util.Random") {
		ss = append(ss, Random)
	}
	if strings.Contains(text, "args.length") || strings.Contains(text, "args[") {
		ss = append(ss, Args)
	}
	if strings.Contains(text, "sv_benchmarks.Verifier") {
		ss = append(ss, Verifier)
	}
	if strings.Contains(text, "System.in)") {
		ss = append(ss, Stdin)
	}
	return ss
}
