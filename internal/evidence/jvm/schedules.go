package jvm

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf16"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/horn/proc"
)

// Scheduler runs a program whose threads switch only at gates, on the JVM; see
// harness/jayverify/replay/Gate.java.
type Scheduler struct {
	Sites  Sites
	Called []string // methods of the platform that the program's code calls, as CLASS.NAME

	machine *Machine
	main    string
	races   bool // data races are looked for
	dir     string
	entries []string
	names   map[string]bool // the program's classes with gates
}

// Schedule is a run with its switches between threads, and how it ended.
type Schedule struct {
	Outcome  *Outcome
	By       int // the thread that the exception has ended; 0 is the main thread
	Switches [][2]int
	Choices  []Choice
	Args     []string
	Threads  []string  // their names
	Events   [][2]int  // of a repetition: threads and the numbers of the sites that they passed
	Meets    []Meeting // of a deadlock, or a data race
}

// Meeting is a thread that waits for ever, or that is before an access to memory to which another one has access, too.
type Meeting struct {
	Thread int
	Frame  Frame
	Site   int // of the access; -1 if it waits
}

// Deadlock reports whether the run ended because no thread can go on.
func (x *Schedule) Deadlock() bool { return len(x.Meets) > 0 && x.Meets[0].Site < 0 }

// Race reports whether the run ended before two accesses that nothing orders.
func (x *Schedule) Race() bool { return len(x.Meets) > 0 && x.Meets[0].Site >= 0 }

// Choice is a value from outside, or which of several waiting threads is notified.
type Choice struct {
	Value int64
	What  string
}

// Scheduled is what came of a search.
type Scheduled struct {
	Found []*Schedule
	Hot   []int // groups of sites at which several threads meet
	Runs  int
	Alone bool // a run left threads behind: the next ones need another JVM
}

// ScheduleSearch bounds a search.
type ScheduleSearch struct {
	First   int // the number of its first run
	Runs    int // at most; 0 for no bound
	Enough  int // failures at different places
	Time    time.Duration
	Hot     []int
	Numbers []int64
	Words   []string
	// Deadlocks says that runs after which no thread can go on are failures, too.
	Deadlocks bool
	Races     bool // and so are data races
}

// NewScheduler puts gates into the program's classes, which are those that are named from its main
// class on, and into the platform's collections and locks; races says that data races are looked for, too. Close removes the copies.
func (m *Machine) NewScheduler(path *classfile.Path, main string, races bool) (s *Scheduler, err error) {
	if !Available() {
		return nil, errors.New("this binary was built without the harness for the JVM; build it with make")
	}
	dir, err := os.MkdirTemp("", "jayverify-threads-")
	if err != nil {
		return nil, err
	}
	s = &Scheduler{machine: m, main: main, races: races, dir: dir, names: map[string]bool{}}
	defer func() {
		if err != nil {
			s.Close()
		}
	}()
	if s.entries, err = entriesOf(m.ClassPath); err != nil {
		return nil, err
	}
	for _, step := range []func(*classfile.Path) error{s.writeOwn, s.writeProgram, s.writePlatform} {
		if err := step(path); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// Has reports whether a class is the program's, and has gates.
func (s *Scheduler) Has(class string) bool { return s.names[class] }

// Close removes what New has written.
func (s *Scheduler) Close() { os.RemoveAll(s.dir) }

func (s *Scheduler) path(name string) string { return filepath.Join(s.dir, name) }

// entriesOf are the entries of a class path, absolute, without stars.
func entriesOf(cp string) ([]string, error) {
	abs, err := absolute(cp)
	if err != nil {
		return nil, err
	}
	var all []string
	for _, e := range filepath.SplitList(abs) {
		if dir, ok := strings.CutSuffix(e, "*"); ok {
			jars, _ := filepath.Glob(filepath.Join(dir, "*.[jJ][aA][rR]"))
			all = append(all, jars...)
			continue
		}
		all = append(all, e)
	}
	return all, nil
}

// writeOwn writes the harness, with the scheduler among the platform's classes.
func (s *Scheduler) writeOwn(*classfile.Path) error {
	if err := os.Mkdir(s.path("work"), 0o777); err != nil {
		return err
	}
	if err := writeHarness(s.path("harness")); err != nil {
		return err
	}
	return fs.WalkDir(compiled, "classes/jayverify/replay", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".class") {
			return err
		}
		base := strings.TrimSuffix(filepath.Base(name), ".class")
		feed := base == "GatedFeed"
		scheduler := !feed && (base == "Gate" || strings.HasPrefix(base, "Gate$"))
		if !feed && !scheduler && base != "Schedules" && !strings.HasPrefix(base, "Schedules$") {
			return nil
		}
		data, err := fs.ReadFile(compiled, name)
		if err != nil {
			return err
		}
		if feed {
			if data, err = replaceTexts(data, schedulerFeed, feedClass); err != nil {
				return err
			}
		}
		if data, err = replaceTexts(data, schedulerSource, schedulerClass); err != nil {
			return err
		}
		to := s.path(filepath.Join("harness", "jayverify", "replay", base+".class"))
		switch {
		case feed:
			to = s.path(filepath.Join("program", filepath.FromSlash(feedClass)+".class"))
		case scheduler:
			to = s.path(filepath.Join("patch", filepath.FromSlash(strings.Replace("jayverify/replay/"+base, schedulerSource, schedulerClass, 1))+".class"))
		}
		return writeFile(to, data)
	})
}

const schedulerFeed = "jayverify/replay/GatedFeed"

// mostClasses bounds the classes of a program that get gates.
const mostClasses = 3000

// writeProgram writes the program's classes with gates.
func (s *Scheduler) writeProgram(path *classfile.Path) error {
	todo := []string{s.main}
	s.names[s.main] = true
	called := map[string]bool{}
	for len(todo) > 0 {
		name := todo[0]
		todo = todo[1:]
		data, origin, err := path.Find(name)
		if err != nil || origin.Platform {
			delete(s.names, name)
			continue
		}
		if len(s.names) > mostClasses {
			return fmt.Errorf("the program has more than %d classes", mostClasses)
		}
		c, err := classfile.Parse(name, data)
		if err != nil {
			return err
		}
		for i := 1; i < c.Pool.Len(); i++ {
			if ref, err := c.Pool.MethodRef(i); err == nil && platformName(ref.Class) {
				called[ref.Class+"."+ref.Name] = true
			}
			n, err := c.Pool.ClassName(i)
			n = classfile.InnermostClass(n)
			if err == nil && n != "" && !platformName(n) && !s.names[n] {
				s.names[n] = true
				todo = append(todo, n)
			}
		}
		if standsIn(name) {
			continue
		}
		if data, err = gateClass(name, data, &s.Sites, ofProgram, s.about(path)); err != nil {
			return err
		}
		if err := writeFile(s.path(filepath.Join("program", filepath.FromSlash(name)+".class")), data); err != nil {
			return err
		}
	}
	for n := range called {
		s.Called = append(s.Called, n)
	}
	slices.Sort(s.Called)
	return nil
}

// standsIn reports whether the harness has a class of this name, which gives the inputs.
func standsIn(name string) bool {
	_, err := fs.Stat(compiled, "classes/"+name+".class")
	return err == nil
}

func platformName(class string) bool {
	for _, p := range []string{"java/", "javax/", "jdk/", "sun/"} {
		if strings.HasPrefix(class, p) {
			return true
		}
	}
	return false
}

// about is what gates ask about classes.
func (s *Scheduler) about(path *classfile.Path) classes {
	return classes{isThread: isThread(path), races: s.races, field: func(ref classfile.MemberRef) *classfile.Field {
		for name := ref.Class; name != ""; {
			c, err := path.Class(name)
			if err != nil {
				return nil
			}
			if f := c.FindField(ref.Name, ref.Desc); f != nil {
				return f
			}
			name = c.Super
		}
		return nil
	}}
}

// isThread tells of classes whether they extend Thread.
func isThread(path *classfile.Path) func(string) bool {
	return func(name string) bool { return reaches(path, name, "java/lang/Thread") }
}

// reaches reports whether a class is, extends or implements one of others.
func reaches(path *classfile.Path, name string, others ...string) bool {
	for range 100 { // the depth of a hierarchy
		if slices.Contains(others, name) {
			return true
		}
		c, err := path.Class(name)
		if err != nil {
			return false
		}
		for _, i := range c.Interfaces {
			if reaches(path, i, others...) {
				return true
			}
		}
		if name = c.Super; name == "" {
			return false
		}
	}
	return false
}

// writePlatform writes the platform's classes with gates.
func (s *Scheduler) writePlatform(path *classfile.Path) error {
	all, err := path.PlatformClasses()
	if err != nil {
		return err
	}
	slices.Sort(all)
	collections := map[string]bool{}
	for _, name := range slices.Compact(all) {
		l, ok := levelOf(path, name, collections)
		if !ok {
			continue
		}
		data, _, err := path.Find(name)
		if err != nil {
			return err
		}
		gated, err := gateClass(name, data, &s.Sites, l, s.about(path))
		if err != nil {
			return err
		}
		if len(gated) == len(data) {
			continue
		}
		if err := writeFile(s.path(filepath.Join("patch", filepath.FromSlash(name)+".class")), gated); err != nil {
			return err
		}
	}
	return nil
}

// levelOf says which gates a class of the platform gets; ok is false for none.
func levelOf(path *classfile.Path, name string, collections map[string]bool) (l level, ok bool) {
	rest, util := strings.CutPrefix(name, "java/util/")
	switch {
	case name == "java/lang/Thread":
		return threads, true
	case !util, strings.HasSuffix(name, "-info"):
		return 0, false
	case strings.HasPrefix(rest, "concurrent/"):
		return blocking, true
	case strings.Contains(rest, "/"):
		return 0, false
	}
	outer, _, _ := strings.Cut(name, "$")
	is, known := collections[outer]
	if !known {
		is = reaches(path, outer, "java/util/Collection", "java/util/Map")
		collections[outer] = is
	}
	if is {
		return collection, true
	}
	return blocking, true
}

// Search makes runs until enough failures are found, or the time is over.
func (s *Scheduler) Search(ctx context.Context, how ScheduleSearch) (*Scheduled, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "first\t%d\ntime\t%d\nenough\t%d\n", how.First, how.Time.Milliseconds(), max(how.Enough, 1))
	if how.Runs > 0 {
		fmt.Fprintf(&b, "runs\t%d\n", how.Runs)
	}
	if how.Deadlocks {
		b.WriteString("deadlocks\n")
	}
	if how.Races {
		b.WriteString("races\n")
	}
	for _, g := range how.Hot {
		fmt.Fprintf(&b, "hot\t%d\n", g)
	}
	for _, n := range how.Numbers {
		fmt.Fprintf(&b, "number\t%d\n", n)
	}
	for _, w := range how.Words {
		writeText(&b, "word", w)
	}
	return s.run(ctx, b.String(), how.Time+startOfJVM)
}

// repetitionTime is how long a repetition of a run may take.
const repetitionTime = 20 * time.Second

// Repeat makes a run again, in a JVM of its own. It returns nil if the run does not end in a failure.
func (s *Scheduler) Repeat(ctx context.Context, x *Schedule) (*Schedule, error) {
	var b strings.Builder
	b.WriteString("repeat\n")
	if x.Deadlock() {
		b.WriteString("deadlocks\n")
	}
	if x.Race() {
		b.WriteString("races\n")
	}
	for _, w := range x.Switches {
		fmt.Fprintf(&b, "switch\t%d\t%d\n", w[0], w[1])
	}
	for _, c := range x.Choices {
		fmt.Fprintf(&b, "choice\t%d\n", c.Value)
	}
	for _, a := range x.Args {
		writeText(&b, "arg", a)
	}
	r, err := s.run(ctx, b.String(), repetitionTime)
	if err != nil || len(r.Found) == 0 {
		return nil, err
	}
	return r.Found[0], nil
}

func writeText(b *strings.Builder, word, text string) {
	b.WriteString(word)
	for _, u := range utf16.Encode([]rune(text)) {
		fmt.Fprintf(b, "\t%d", u)
	}
	b.WriteByte('\n')
}

// run gives a job to a JVM.
func (s *Scheduler) run(ctx context.Context, job string, limit time.Duration) (*Scheduled, error) {
	java, err := Java(s.machine.JDK)
	if err != nil {
		return nil, err
	}
	var b strings.Builder
	fmt.Fprintf(&b, "class\t%s\n", dots(s.main))
	for _, e := range append([]string{s.path("program"), s.path("harness")}, s.entries...) {
		fmt.Fprintf(&b, "path\t%s\n", e)
	}
	for _, x := range s.Sites.All {
		fmt.Fprintf(&b, "site\t%d\t%d\t%d\n", x.Group, bit(x.Writes), bit(x.Races))
	}
	b.WriteString(job)
	if err := os.WriteFile(s.path("job"), []byte(b.String()), 0o666); err != nil {
		return nil, err
	}
	os.Remove(s.path("outcome"))
	args := []string{
		"-ea", "-Xmx768m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-UsePerfData", "-XX:-OmitStackTraceInFastThrow", "-Xlog:disable",
		"-Djava.awt.headless=true", "-Dfile.encoding=UTF-8", "-Duser.language=en",
		"--patch-module", "java.base=" + s.path("patch"), "-cp", s.path("harness"), "jayverify.replay.Schedules", s.path("job"), s.path("outcome"),
	}
	out, err := proc.Run(ctx, proc.Cmd{Path: java, Args: args, Dir: s.path("work"), Time: limit, MemoryMB: cmp.Or(s.machine.MemoryMB, 2048)})
	if err != nil {
		return nil, err
	}
	text, err := os.ReadFile(s.path("outcome"))
	if err != nil {
		line, _, _ := strings.Cut(strings.TrimSpace(out.Stderr), "\n")
		return nil, fmt.Errorf("the JVM was ended before it told anything: %s", cmp.Or(line, "no message"))
	}
	return parseScheduled(string(text))
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// parseScheduled reads what Schedules.java wrote. What was found before the JVM was ended counts.
func parseScheduled(text string) (*Scheduled, error) {
	r := &Scheduled{}
	x, outcome := &Schedule{}, ""
	for line := range strings.Lines(text) {
		w := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		var n []int
		for _, f := range w[1:] {
			i, _ := strconv.Atoi(f)
			n = append(n, i)
		}
		switch {
		case w[0] == "threw", w[0] == "cause", w[0] == "frame":
			outcome += line
		case w[0] == "by" && len(n) == 1:
			x.By = n[0]
		case w[0] == "switch" && len(n) == 2:
			x.Switches = append(x.Switches, [2]int{n[0], n[1]})
		case w[0] == "choice" && len(w) == 3:
			v, err := strconv.ParseInt(w[1], 10, 64)
			if err != nil {
				return nil, err
			}
			x.Choices = append(x.Choices, Choice{v, w[2]})
		case w[0] == "arg":
			units := make([]uint16, len(n))
			for i, u := range n {
				units[i] = uint16(u)
			}
			x.Args = append(x.Args, string(utf16.Decode(units)))
		case w[0] == "thread" && len(w) == 3:
			x.Threads = append(x.Threads, w[2])
		case w[0] == "event" && len(n) == 2:
			x.Events = append(x.Events, [2]int{n[0], n[1]})
		case w[0] == "meets" && len(w) == 6:
			x.Meets = append(x.Meets, Meeting{Thread: n[0], Frame: Frame{Class: w[2], Method: w[3], Line: n[3], Program: true}, Site: n[4]})
		case w[0] == "found":
			x.Outcome = parseOutcome(outcome + "end\n")
			r.Found = append(r.Found, x)
			x, outcome = &Schedule{}, ""
		case w[0] == "hot" && len(n) == 1:
			r.Hot = append(r.Hot, n[0])
		case w[0] == "runs" && len(n) == 1:
			r.Runs = n[0]
		case w[0] == "alone":
			r.Alone = true
		case w[0] == "end":
		default:
			return nil, fmt.Errorf("the JVM's line %q is not understood", strings.TrimSpace(line))
		}
	}
	return r, nil
}

// replaceTexts replaces a part of all texts of a class file.
func replaceTexts(data []byte, old, text string) ([]byte, error) {
	e, err := newEdit(data)
	if err != nil {
		return nil, err
	}
	var pool []byte
	for n := 1; n < len(e.offsets); n++ {
		start, end := e.offsets[n], len(e.pool)
		if n > 1 && start == 0 {
			continue // the second half of a long or double
		}
		for k := n + 1; k < len(e.offsets); k++ {
			if e.offsets[k] != 0 {
				end = e.offsets[k]
				break
			}
		}
		entry := e.pool[start:end]
		if e.tag(n) == tagUtf8 {
			t := strings.ReplaceAll(e.text(n), old, text)
			entry = append([]byte{tagUtf8, byte(len(t) >> 8), byte(len(t))}, t...)
		}
		pool = append(pool, entry...)
	}
	e.pool = pool
	return e.bytes()
}
