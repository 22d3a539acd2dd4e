package jbench

import (
	"context"
	_ "embed"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/ui/report"
)

// Methods verifies methods of any jar, each alone and with arbitrary arguments, and
// compares the verdicts with the real JVM: it calls the safe ones with random
// arguments.
type Methods struct {
	Jar   string // a jar, or a folder of classes
	Tool  *Tool  // jayverify
	Out   string // folder for methods.csv; made when it is missing
	Max   int    // so many methods, chosen at random
	Seed  uint64 // of the choice
	Time  time.Duration
	Calls time.Duration // of random calls for each method called safe
	Java  string        // "" is java on the PATH
}

// MethodRow is what came out for one method.
type MethodRow struct {
	Method      string // p.C.f(I)V
	Answer      Answer
	Seconds     float64
	Assumptions int    // that the verdict rests on
	JVM         bool   // UNSAFE: all runs that were shown did the same on the real JVM
	Reason      string // of UNKNOWN
	Calls       int    // SAFE: random calls that did not throw
	// Throws is, for SAFE, what a random call threw: in code of the jar the
	// verdict is wrong; in the JDK it rests on the assumption that calls there do
	// not throw.
	Throws, Thrower, Call string
}

// Wrong reports whether a random call refutes the verdict, and no assumption
// that it names.
func (r MethodRow) Wrong(own func(class string) bool) bool {
	return r.Answer == Safe && r.Throws != "" && own(r.Thrower)
}

// MethodSummary counts.
type MethodSummary struct {
	Methods, Safe, Unsafe, Confirmed, Unknown, Failed int
	Called, ThrownInJDK                               int // of the safe ones
	Wrong                                             []MethodRow
}

// String is the summary in one line.
func (s MethodSummary) String() string {
	return fmt.Sprintf("%d methods: %d safe (%d called at random, %d of them thrown at from inside the JDK), %d unsafe (%d confirmed by the JVM), %d unknown, %d failed; %d wrong",
		s.Methods, s.Safe, s.Called, s.ThrownInJDK, s.Unsafe, s.Confirmed, s.Unknown, s.Failed, len(s.Wrong))
}

// Do chooses the methods, verifies them, calls those that are safe, and writes
// methods.csv. done is told each verdict.
func (m Methods) Do(ctx context.Context, done func(MethodRow)) (*MethodSummary, error) {
	if err := os.MkdirAll(m.Out, 0o777); err != nil {
		return nil, err
	}
	names, own, err := m.choose()
	if err != nil {
		return nil, err
	}
	var rows []MethodRow
	for _, n := range names {
		row, err := m.verify(ctx, n)
		if err != nil {
			return nil, err
		}
		rows = append(rows, row)
		done(row)
	}
	if err := m.call(ctx, rows); err != nil {
		return nil, err
	}
	s := &MethodSummary{Methods: len(rows)}
	for _, r := range rows {
		switch r.Answer {
		case Safe:
			s.Safe++
		case Unsafe:
			s.Unsafe++
			if r.JVM {
				s.Confirmed++
			}
		case Failed:
			s.Failed++
		default:
			s.Unknown++
		}
		switch {
		case r.Wrong(own):
			s.Wrong = append(s.Wrong, r)
			s.Called++
		case r.Throws != "":
			s.ThrownInJDK++
			s.Called++
		case r.Calls > 0:
			s.Called++
		}
	}
	return s, os.WriteFile(filepath.Join(m.Out, "methods.csv"), []byte(methodsCSV(rows)), 0o666)
}

// choose picks the methods: public, static, in public classes, with arguments
// that random calls can make. own tells the classes of the jar.
func (m Methods) choose() (names []string, own func(string) bool, err error) {
	path, err := classfile.OpenPath(m.Jar, classfile.PathOptions{NoPlatform: true})
	if err != nil {
		return nil, nil, err
	}
	defer path.Close()
	classes := map[string]bool{}
	all, err := path.ProgramClasses()
	if err != nil {
		return nil, nil, err
	}
	for _, n := range all {
		c, err := path.Class(n)
		if err != nil {
			return nil, nil, err
		}
		classes[strings.ReplaceAll(n, "/", ".")] = true
		if !c.Access.Has(classfile.AccPublic) || strings.HasSuffix(n, "module-info") {
			continue
		}
		for _, f := range c.Methods {
			if f.IsStatic() && f.Access.Has(classfile.AccPublic) && !f.Access.Has(classfile.AccSynthetic) && callable(f.Desc) {
				names = append(names, strings.ReplaceAll(n, "/", ".")+"."+f.Name+f.Desc)
			}
		}
	}
	slices.Sort(names)
	rand.New(rand.NewPCG(m.Seed, 0)).Shuffle(len(names), func(i, j int) { names[i], names[j] = names[j], names[i] })
	return names[:min(m.Max, len(names))], func(c string) bool { return classes[c] }, nil
}

// callable reports whether random calls can make the arguments of a descriptor.
func callable(desc string) bool {
	params, _, err := classfile.ParseMethodDescriptor(desc)
	if err != nil {
		return false
	}
	for _, p := range params {
		switch t := strings.TrimPrefix(p, "["); t {
		case "Z", "B", "C", "S", "I", "J", "F", "D", "Ljava/lang/String;", "Ljava/lang/CharSequence;":
		default:
			return false
		}
	}
	return true
}

func (m Methods) verify(ctx context.Context, name string) (MethodRow, error) {
	e, err := process{
		Args: m.Tool.args(vars{cp: m.Jar, main: "--entry=" + name, timeout: m.Time, memoryMB: 4096}),
		Time: m.Time*overtime + graceTime,
	}.run(ctx)
	if err != nil {
		return MethodRow{}, err
	}
	row := MethodRow{Method: name, Seconds: e.Seconds}
	row.Answer, row.Reason = m.Tool.answer(e)
	doc := &report.Document{}
	if err := json.Unmarshal([]byte(e.Output), doc); err == nil {
		row.Assumptions, row.Reason = len(doc.Assumptions), doc.Reason
		row.JVM = row.Answer == Unsafe
		for _, p := range doc.Properties {
			if p.Run != nil {
				row.JVM = row.JVM && p.Run.JVM != nil && p.Run.JVM.Confirmed
			}
		}
	}
	return row, nil
}

//go:embed methods/Calls.java
var callsSource []byte

// call calls the methods of the rows that are safe with random arguments, and
// fills in what came of it.
func (m Methods) call(ctx context.Context, rows []MethodRow) error {
	folder, err := os.MkdirTemp("", "jbench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	source, list := filepath.Join(folder, "Calls.java"), filepath.Join(folder, "methods")
	byName := map[string]*MethodRow{}
	var names strings.Builder
	for i := range rows {
		if rows[i].Answer == Safe {
			byName[rows[i].Method] = &rows[i]
			names.WriteString(rows[i].Method + "\n")
		}
	}
	if len(byName) == 0 {
		return nil
	}
	if err := os.WriteFile(source, callsSource, 0o666); err != nil {
		return err
	}
	if err := os.WriteFile(list, []byte(names.String()), 0o666); err != nil {
		return err
	}
	java := m.Java
	if java == "" {
		java = "java"
	}
	e, err := process{
		Args: []string{java, "-Xmx1g", "-ea", "-cp", m.Jar, source, list, strconv.FormatInt(m.Calls.Milliseconds(), 10)},
		Time: time.Minute + time.Duration(len(byName))*(m.Calls*4+time.Second),
	}.run(ctx)
	if err != nil {
		return err
	}
	for line := range strings.Lines(e.Output) {
		fs := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		row := byName[fs[0]]
		switch {
		case row == nil || len(fs) < 3: // what the methods print themselves
		case fs[1] == "calls":
			row.Calls, _ = strconv.Atoi(fs[2])
		case fs[1] == "throws" && len(fs) == 5:
			row.Throws, row.Thrower, row.Call = fs[2], fs[3], fs[4]
		}
	}
	if e.Exit != 0 {
		return fmt.Errorf("random calls of the methods ended early: %s", firstLine(e.Errors))
	}
	return nil
}

func methodsCSV(rows []MethodRow) string {
	var b strings.Builder
	w := csv.NewWriter(&b)
	_ = w.Write([]string{"method", "answer", "seconds", "assumptions", "jvm", "calls", "throws", "thrower", "call", "reason"})
	for _, r := range rows {
		_ = w.Write([]string{
			r.Method, string(r.Answer), strconv.FormatFloat(r.Seconds, 'f', 3, 64), strconv.Itoa(r.Assumptions), strconv.FormatBool(r.JVM),
			strconv.Itoa(r.Calls), r.Throws, r.Thrower, r.Call, r.Reason,
		})
	}
	w.Flush()
	return b.String()
}
