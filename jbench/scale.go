package jbench

import (
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/jayverify/jayverify/internal/ui/report"
)

// Scale measures how the cost of jayverify grows with the size of a program,
// in one dimension at a time.
type Scale struct {
	Out        string // folder for programs, scale.csv and plots; made when it is missing
	Tool       *Tool  // jayverify
	Dimensions []Dimension
	Max        int           // sizes are 1, 2, 4, … up to this
	Repeat     int           // the fastest of so many runs counts
	Time       time.Duration // for each run
	MemoryMB   int           // for each run, with all its processes; 0: no limit
	Javac      string        // the compiler's path; "" is javac on the PATH
}

// Point is what a program of a size did cost.
type Point struct {
	Dimension Dimension
	N         int
	Answer    Answer
	Seconds   float64 // all
	Front     float64 // processor time from class files to clauses: reading, lowering, passes, heap encoding, translation
	Search    float64 // interpretation and random search
	Solving   float64 // solvers, replays and checks of what they found
	PeakMB    float64 // of the whole process family
	Stats     report.Stats
}

// Do generates, compiles and verifies the programs, smallest first, and writes
// scale.csv after each. done is told each point. A program that is not safe is
// an error: all are.
func (s Scale) Do(ctx context.Context, done func(Point)) ([]Point, error) {
	classes := filepath.Join(s.Out, "classes")
	if err := s.compile(ctx, classes); err != nil {
		return nil, err
	}
	var points []Point
	for _, d := range s.Dimensions {
		for n := 1; n <= s.Max; n *= 2 {
			p, err := s.measure(ctx, d, n, classes)
			if err != nil {
				return points, err
			}
			points = append(points, p)
			if err := replace(filepath.Join(s.Out, "scale.csv"), []byte(pointsCSV(points))); err != nil {
				return points, err
			}
			done(p)
			if p.Answer == Timeout || p.Answer == Memory {
				break // it did not even end by itself; larger ones will not either
			}
		}
	}
	return points, nil
}

// compile writes all programs and compiles them with one javac.
func (s Scale) compile(ctx context.Context, classes string) error {
	source := filepath.Join(s.Out, "source")
	for _, folder := range []string{source, classes} {
		if err := os.MkdirAll(folder, 0o777); err != nil {
			return err
		}
	}
	javac := s.Javac
	if javac == "" {
		javac = "javac"
	}
	args := []string{"-g", "-nowarn", "-encoding", "UTF-8", "-cp", classes, "-d", classes}
	for _, d := range s.Dimensions {
		for n := 1; n <= s.Max; n *= 2 {
			file := filepath.Join(source, d.class(n)+".java")
			if err := os.WriteFile(file, []byte(d.java(n)), 0o666); err != nil {
				return err
			}
			args = append(args, file)
		}
	}
	if out, err := exec.CommandContext(ctx, javac, args...).CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w: %s", javac, err, strings.TrimSpace(string(out)))
	}
	return nil
}

// overtime is how often the time limit may pass before a run is ended from
// outside: one that is late to see its own limit still says what it measured.
const overtime = 3

// slow is the share of the time limit from which a program is solved only once.
const slow = 0.1

// measure runs the program of a size as often as s says. The fastest run
// counts. Where solving takes long, further runs only measure the front end:
// they end soon after it.
func (s Scale) measure(ctx context.Context, d Dimension, n int, classes string) (Point, error) {
	best, err := s.runOnce(ctx, d, n, classes, s.Time)
	for i := 1; i < s.Repeat && err == nil && best.Answer != Timeout && best.Answer != Memory; i++ {
		limit, front := s.Time, best.Front
		if best.Seconds > slow*s.Time.Seconds() {
			limit = min(limit, time.Duration(math.Ceil(1+2*front))*time.Second)
		}
		var p Point
		if p, err = s.runOnce(ctx, d, n, classes, limit); err != nil {
			break
		}
		if p.Stats == best.Stats {
			front = min(front, p.Front)
			if limit == s.Time && p.Seconds < best.Seconds {
				best = p
			}
		}
		best.Front = front
	}
	return best, err
}

// runOnce runs the program of a size.
func (s Scale) runOnce(ctx context.Context, d Dimension, n int, classes string, limit time.Duration) (Point, error) {
	e, err := process{
		Args:     s.Tool.args(vars{cp: classes, main: d.class(n), timeout: limit, memoryMB: s.MemoryMB}),
		Time:     s.Time*overtime + graceTime,
		MemoryMB: s.MemoryMB,
	}.run(ctx)
	if err != nil {
		return Point{}, err
	}
	p := Point{Dimension: d, N: n, Seconds: e.Seconds, PeakMB: e.PeakMB}
	var why string
	switch p.Answer, why = s.Tool.answer(e); p.Answer {
	case Failed, Unsafe:
		return p, fmt.Errorf("%s: %s, expected SAFE: %s", d.class(n), p.Answer, why)
	case Timeout, Memory:
		return p, nil
	}
	if err := p.read(e.Output); err != nil {
		return p, fmt.Errorf("%s: %w", d.class(n), err)
	}
	return p, nil
}

// read takes times and sizes from jayverify's report. Time outside of the listed
// steps counts as front end.
func (p *Point) read(output string) error {
	doc := &report.Document{}
	if err := json.Unmarshal([]byte(output), doc); err != nil {
		return err
	}
	p.Stats = doc.Stats
	p.Front = doc.Seconds
	for _, step := range doc.Steps {
		switch step.Name {
		case "encode":
			continue
		case "interpret", "random search":
			p.Search += step.Seconds
		default:
			p.Solving += step.Seconds
		}
		p.Front -= step.Seconds
	}
	p.Front = max(p.Front, 0)
	if p.Stats.FrontCPU > 0 { // does not depend on what else the machine does
		p.Front = p.Stats.FrontCPU
	}
	p.Stats.FrontCPU = 0
	if p.Answer != Safe && p.Stats.Clauses == 0 {
		p.Front = 0 // it did not get as far as clauses
	}
	return nil
}

var pointColumns = []string{
	"dimension", "n", "answer", "seconds", "frontend_seconds", "search_seconds", "solving_seconds", "peak_mb",
	"classes", "methods", "instructions", "procs", "statements", "clauses", "predicates", "arguments",
}

// pointsCSV writes points as CSV with a header.
func pointsCSV(points []Point) string {
	var text strings.Builder
	w := csv.NewWriter(&text)
	_ = w.Write(pointColumns)
	for _, p := range points {
		row := []string{string(p.Dimension), strconv.Itoa(p.N), string(p.Answer)}
		for _, x := range []float64{p.Seconds, p.Front, p.Search, p.Solving} {
			row = append(row, decimal(x, 4))
		}
		row = append(row, decimal(p.PeakMB, 0))
		s := p.Stats
		for _, k := range []int{s.Classes, s.Methods, s.Instructions, s.Procs, s.Statements, s.Clauses, s.Predicates, s.Arguments} {
			row = append(row, strconv.Itoa(k))
		}
		_ = w.Write(row)
	}
	w.Flush()
	return text.String()
}

// Quantity is something that is measured of each program.
type Quantity struct {
	Name string // of its plot's files
	Axis string // what its plot says at the axis
	Of   func(Point) float64
}

// Quantities lists what is plotted.
func Quantities() []Quantity {
	return []Quantity{
		{"clauses", "clauses", func(p Point) float64 { return float64(p.Stats.Clauses) }},
		{"arguments", "arguments of all predicates", func(p Point) float64 { return float64(p.Stats.Arguments) }},
		{"frontend", "front end (CPU seconds)", func(p Point) float64 { return p.Front }},
		{"solving", "solving (seconds)", func(p Point) float64 { return p.Solving }},
	}
}

// growthPoints is how many of the largest sizes the growth is taken from:
// below them constant costs hide it.
const growthPoints = 4

// Growth is the exponent e for which the quantity grows like n^e, fitted to
// the largest sizes of the dimension. NaN says that there are too few points.
func Growth(points []Point, d Dimension, q Quantity) float64 {
	var xs, ys []float64
	for _, p := range slices.Backward(points) {
		if y := q.Of(p); p.Dimension == d && y > 0 && len(xs) < growthPoints {
			xs, ys = append(xs, math.Log(float64(p.N))), append(ys, math.Log(y))
		}
	}
	if len(xs) < 2 {
		return math.NaN()
	}
	n := float64(len(xs))
	var sx, sy, sxx, sxy float64
	for i := range xs {
		sx, sy, sxx, sxy = sx+xs[i], sy+ys[i], sxx+xs[i]*xs[i], sxy+xs[i]*ys[i]
	}
	return (n*sxy - sx*sy) / (n*sxx - sx*sx)
}

// growthTable is Markdown: for each dimension the largest program for which
// there were clauses, its answer and what it cost, and in brackets how that
// grows.
func growthTable(points []Point) string {
	text, rule := "| n | answer | instructions |", "|---|---|--:|"
	for _, q := range Quantities() {
		text, rule = text+" "+q.Axis+" |", rule+"--:|"
	}
	text += "\n" + rule + "\n"
	largest := map[Dimension]Point{}
	for _, p := range points {
		if p.Front > 0 {
			largest[p.Dimension] = p
		}
	}
	for _, d := range Dimensions() {
		p, ok := largest[d]
		if !ok {
			continue
		}
		text += fmt.Sprintf("| %d %s | %s | %d |", p.N, p.Dimension, p.Answer, p.Stats.Instructions)
		for _, q := range Quantities() {
			text += fmt.Sprintf(" %.3g%s |", q.Of(p), bracketed(Growth(points, p.Dimension, q)))
		}
		text += "\n"
	}
	return text
}

// bracketed writes " (n^1.0)", nothing for an unknown growth.
func bracketed(growth float64) string {
	if math.IsNaN(growth) {
		return ""
	}
	return fmt.Sprintf(" (n^%.1f)", growth)
}

// ReportPoints writes scale.md, a table of how the quantities grow, and draws
// the plots into the folder. It returns the paths.
func ReportPoints(points []Point, folder string) ([]string, error) {
	file := filepath.Join(folder, "scale.md")
	if err := replace(file, []byte(growthTable(points))); err != nil {
		return nil, err
	}
	plots, err := PlotPoints(points, folder)
	return append([]string{file}, plots...), err
}
