package jbench

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"
)

// Run says what to run over which programs.
type Run struct {
	Set      *Set
	Dir      string // where the programs are
	Tool     *Tool
	Out      string        // folder for results.json, results.csv and logs/
	Cache    string        // folder for compiled classes
	Javac    string        // the compiler; "" is javac on the PATH
	Time     time.Duration // for each program; > 0
	MemoryMB int           // for each program; 0: no limit
	Jobs     int           // programs at a time; < 1 is 1
	Fresh    bool          // drop what the folder holds of an earlier run
	Only     string        // a pattern for the names of the programs (* and **); "" for all
	Fleet    *Fleet        // verifies the programs instead of this machine; nil for none
	Warm     string        // where a solver is that can stay, see portfolio.Solver.Serve: it is kept for jayverify's runs; "" for none
}

// Watcher is told about progress. Its methods are called one at a time.
type Watcher interface {
	// Start tells how many programs there are and which rows are kept.
	Start(total int, kept []Row)
	// Row tells a new row; log is the file with the tool's output.
	Row(row Row, log string)
}

// graceTime is what a tool may take over its time limit to tell its answer.
const graceTime = 2 * time.Second

// Do runs the tool over the chosen programs for which the output folder has no
// valid row yet; the rows of the others stay. After each program results.json and results.csv are written, so a
// run that was interrupted goes on where it stopped. When ctx is cancelled the
// results so far are returned with ctx's error.
func (r Run) Do(ctx context.Context, w Watcher) (*Results, error) {
	all, err := r.Set.Find(r.Dir)
	if err != nil {
		return nil, err
	}
	chosen, err := r.chosen(all)
	if err != nil {
		return nil, err
	}
	config, err := r.config()
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Join(r.Out, logsFolder), 0o777); err != nil {
		return nil, err
	}
	var old map[string]Row
	if !r.Fresh {
		if old, err = kept(r.Out, config, all); err != nil {
			return nil, err
		}
	}
	s := &session{Run: r, programs: all, watcher: w, rows: map[string]Row{}, compiler: NewCompiler(r.Cache, r.Javac, r.Tool.Javac)}
	s.results = Results{SchemaVersion: resultsVersion, Config: config, Machine: thisMachine(), Jobs: max(1, r.Jobs), Published: r.Set.Published}
	var todo []*Program
	var keptRows []Row
	for _, p := range all {
		if row, ok := old[p.Name]; ok {
			// Labels may have been corrected since.
			row.Group, row.Label, row.Truth, row.Why, row.Mark = p.Group, p.Label, p.Truth, p.Why, marked(row.Answer, p.Truth)
			s.rows[p.Name] = row
		}
	}
	for _, p := range chosen {
		if row, ok := s.rows[p.Name]; ok {
			keptRows = append(keptRows, row)
		} else {
			todo = append(todo, p)
		}
	}
	w.Start(len(chosen), keptRows)
	if err := s.save(); err != nil {
		return nil, err
	}
	if r.Warm != "" && len(todo) > 0 {
		s.warm = newWarm(r.Warm, r.MemoryMB)
		defer s.warm.close()
		if _, err := s.warm.env(ctx); err != nil {
			return nil, err
		}
	}
	if r.Fleet != nil {
		err = s.inFleet(ctx, todo)
	} else {
		err = s.all(ctx, todo)
	}
	return &s.results, err
}

// chosen are the programs that Only names.
func (r Run) chosen(all []*Program) ([]*Program, error) {
	if r.Only == "" {
		return all, nil
	}
	pattern, err := globPattern(r.Only)
	if err != nil {
		return nil, err
	}
	var some []*Program
	for _, p := range all {
		if pattern.MatchString(p.Name) {
			some = append(some, p)
		}
	}
	if len(some) == 0 {
		return nil, fmt.Errorf("none of the %d programs matches %s", len(all), r.Only)
	}
	return some, nil
}

func (r Run) config() (Config, error) {
	identity, err := r.Tool.identity()
	return Config{
		Set: r.Set.Name, Tool: r.Tool.Name, Identity: identity, Command: r.Tool.Command, Safe: r.Tool.Safe, Unsafe: r.Tool.Unsafe, Unknown: r.Tool.Unknown,
		Javac: r.Tool.Javac, Seconds: r.Time.Seconds(), MemoryMB: r.MemoryMB,
	}, err
}

// session is the state of one Do.
type session struct {
	Run
	programs []*Program
	compiler *Compiler
	watcher  Watcher
	warm     *warm

	mu      sync.Mutex
	rows    map[string]Row
	results Results
	err     error
}

func (s *session) all(ctx context.Context, todo []*Program) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	next := make(chan *Program)
	var workers sync.WaitGroup
	for range s.results.Jobs {
		workers.Go(func() {
			for p := range next {
				s.one(ctx, p, stop)
			}
		})
	}
	for _, p := range todo {
		if ctx.Err() != nil {
			break
		}
		next <- p
	}
	close(next)
	workers.Wait()
	if s.err != nil {
		return s.err
	}
	return ctx.Err()
}

// one runs the tool on one program and records the row. An error of ours,
// such as a full disk, ends the whole run.
func (s *session) one(ctx context.Context, p *Program, stop func()) {
	row, output, err := s.verify(ctx, p)
	if ctx.Err() == nil {
		s.record(p, row, output, err, stop)
	}
}

// record takes the row of a program.
func (s *session) record(p *Program, row Row, output string, err error, stop func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	log := filepath.Join(s.Out, logsFolder, strings.ReplaceAll(p.Name, "/", "__")+".txt")
	if err == nil {
		err = os.WriteFile(log, []byte(output), 0o666)
	}
	if err == nil {
		s.rows[p.Name] = row
		err = s.save()
	}
	if err != nil {
		s.err = err
		stop()
		return
	}
	s.watcher.Row(row, log)
}

func (s *session) verify(ctx context.Context, p *Program) (row Row, output string, err error) {
	row = rowOf(p)
	compiled, err := s.compiler.Compile(ctx, p)
	if err != nil {
		row.Reason = firstLine(err.Error())
		return row, err.Error() + "\n", nil
	}
	row.Main = compiled.Main
	args := s.Tool.args(vars{cp: compiled.ClassPath, main: compiled.Main, src: sourceFolder(p), timeout: s.Time, memoryMB: s.MemoryMB})
	env, err := s.warm.env(ctx)
	if err != nil {
		return row, "", err
	}
	env = append([]string{"JAYVERIFY_CACHE=off"}, env...) // what is measured is verified
	e, err := process{Args: args, Env: env, Time: s.Time + graceTime, MemoryMB: s.MemoryMB}.run(ctx)
	if err != nil {
		return row, "", err
	}
	output = s.finish(&row, p, args, e)
	return row, output, nil
}

// rowOf is the row of a program that has not been verified.
func rowOf(p *Program) Row {
	return Row{Program: p.Name, Group: p.Group, Label: p.Label, Truth: p.Truth, Why: p.Why, Hash: p.Hash, Answer: Failed, Mark: Open}
}

// finish fills in what a run of the tool has come to, and returns the text of the log.
func (s *session) finish(row *Row, p *Program, args []string, e *ended) string {
	row.Seconds, row.CPU, row.PeakMB = e.Seconds, e.CPU, e.PeakMB
	row.Answer, row.Reason = s.Tool.answer(e)
	if s.Tool.report {
		row.effort(e)
	}
	if row.Answer == Unknown && e.Seconds >= s.Time.Seconds() {
		row.Answer = Timeout
	}
	row.Mark = marked(row.Answer, p.Truth)
	return fmt.Sprintf("%q\nexit %d, %.3f s, %s\n---- stdout\n%s\n---- stderr\n%s", args, e.Exit, e.Seconds, row.Answer, e.Output, e.Errors)
}

// sourceFolder is the folder all files of a program are below.
func sourceFolder(p *Program) string {
	folder := filepath.Dir(p.Files[0])
	for _, f := range p.Files {
		for !strings.HasPrefix(f, folder+string(filepath.Separator)) && folder != filepath.Dir(folder) {
			folder = filepath.Dir(folder)
		}
	}
	return folder
}

func firstLine(text string) string {
	line, _, _ := strings.Cut(text, "\n")
	return line
}

// save writes the rows there are, in the order of the programs.
func (s *session) save() error {
	s.results.Rows = []Row{}
	for _, p := range s.programs {
		if row, ok := s.rows[p.Name]; ok {
			s.results.Rows = append(s.results.Rows, row)
		}
	}
	return s.results.write(s.Out)
}

func thisMachine() Machine {
	m := Machine{OS: runtime.GOOS, Arch: runtime.GOARCH, Cores: runtime.NumCPU()}
	if info, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		for _, line := range strings.Split(string(info), "\n") {
			if name, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == "model name" {
				m.CPU = strings.TrimSpace(value)
				break
			}
		}
	}
	return m
}
