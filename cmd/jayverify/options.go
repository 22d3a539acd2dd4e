package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/project/settings"
	"github.com/jayverify/jayverify/internal/ui/report"
	"github.com/jayverify/jayverify/ivl"
)

// options is the command line, understood.
type options struct {
	config verify.Config

	doctor               bool
	explained            string        // a method of the JDK, of which doctor prints what a call may do
	coverage             []string      // the jars and folders to count calls in; nil for another command
	check                *checkOptions // never nil after define
	serve                string        // the server that is the command; "" for another one
	execute              []string      // the class whose main is to be run, and its arguments; nil for another command
	fleet                fleetOptions
	version, help        bool
	verbose, quiet, json bool
	ints                 string // java, unbounded
	color                string // auto, always, never
	dumpDir              string
	sourcePath           string

	reports []string // as given
	targets []target // the same, understood

	cacheDir string
	noCache  bool

	settingsFile  string // jayverify.toml, if one is read
	noSettings    bool
	baseline      string
	writeBaseline bool
	accept        []string
	acceptGiven   bool // an empty list accepts nothing
	suppress      []settings.Suppression
	entries       []settings.Entry  // what to verify, if neither Config.Main nor Config.Entry is set
	from          map[string]string // the place in a file that set a flag, by its name
}

// checkOptions are those of "jayverify check".
type checkOptions struct {
	wanted     bool     // it is the command
	paths      []string // folders and jars; none is the current folder
	packages   []string // patterns
	tests      bool
	laws       string        // lawsToo, lawsOnly or ""
	jobs       int           // 0 is the number of processors
	totalTime  time.Duration // 0 is the default, or no limit if endless
	endless    bool
	failOn     []string
	latent     bool
	since      string
	badge      string
	trend      string
	reproducer string // the folder for tests of findings; "" for none
}

// The values of checkOptions.laws and of --laws.
const (
	lawsToo  = "too"  // beside methods
	lawsOnly = "only" // and nothing else
)

// checkFlags are the flags that only "jayverify check" has.
var checkFlags = []string{"package", "tests", "laws", "jobs", "total-time", "fail-on", "latent", "since", "badge", "trend"}

// each returns the options for each entry.
func (o *options) each() []*options {
	if len(o.entries) == 0 {
		return []*options{o}
	}
	var all []*options
	for _, e := range o.entries {
		one := *o
		one.config.Main, one.config.Entry = e.Class, e.Method
		all = append(all, &one)
	}
	return all
}

// parseArgs understands the command line without the command's name. The
// error is pflag.ErrHelp for --help, else it says what makes no sense. The
// options are never nil.
func parseArgs(args []string) (*options, error) {
	o := &options{}
	fs := o.define()
	if err := fs.Parse(javaStyle(args)); err != nil {
		return o, err
	}
	if o.help {
		return o, pflag.ErrHelp
	}
	if o.version {
		return o, nil
	}
	if err := o.positional(fs.Args()); err != nil {
		return o, err
	}
	if err := o.project(fs); err != nil {
		return o, err
	}
	o.acceptGiven = fs.Changed("accept")
	if err := o.fleet.validate(fs.Changed, isShared(o.cacheDir)); err != nil {
		return o, err
	}
	if !o.check.wanted {
		for _, name := range checkFlags {
			if fs.Changed(name) {
				return o, fmt.Errorf("--%s is for jayverify check", name)
			}
		}
	} else if !fs.Changed("timeout") {
		o.config.Timeout = checkTimeout
	}
	return o, o.explain(o.validate())
}

// define makes the flag set. help.txt describes the flags.
func (o *options) define() *pflag.FlagSet {
	fs := pflag.NewFlagSet("jayverify", pflag.ContinueOnError)
	fs.Usage = func() {} // main prints what there is to print
	c := &o.config

	fs.StringVar(&c.ClassPath, "classpath", "", "")
	fs.StringVar(&c.Entry, "entry", "", "")
	fs.StringVar(&c.Contracts, "contracts", "", "")
	fs.Lookup("contracts").NoOptDefVal = verify.ContractsBelieved
	fs.StringSliceVar(&c.NonNull, "nonnull", nil, "")
	fs.StringVar(&c.World, "world", "", "")
	fs.StringVar(&o.sourcePath, "source-path", "", "")
	fs.StringVar(&c.JDK, "jdk", "", "")

	fs.StringVar(&o.ints, "ints", "java", "")
	fs.StringSliceVar(&c.Checks, "checks", []string{"default"}, "")
	fs.BoolVar(&c.Pedantic, "pedantic", false, "")

	fs.Var((*seconds)(&c.Timeout), "timeout", "")
	fs.Var((*seconds)(&c.PropertyTimeout), "property-timeout", "")
	fs.Var((*megabytes)(&c.MemoryMB), "memory", "")
	fs.StringVar(&c.Solver, "solver", "auto", "")
	fs.StringVar(&c.Checker, "checker", "auto", "")
	for _, p := range portfolio.Solvers() {
		fs.Var(&path{&c.Paths, p.Name}, p.Name, "")
	}

	fs.StringVar(&c.Encoding, "encoding", "", "")
	fs.StringVar(&c.Engine, "engine", "auto", "")
	fs.StringVar(&c.Oracle, "oracle", "", "")
	fs.StringSliceVar(&c.Without, "without", nil, "")
	_ = fs.MarkHidden("without") // the flag has just been defined

	fs.StringVar(&o.settingsFile, "config", "", "")
	fs.BoolVar(&o.noSettings, "no-config", false, "")
	fs.StringVar(&o.baseline, "baseline", "", "")
	fs.BoolVar(&o.writeBaseline, "write-baseline", false, "")
	fs.StringSliceVar(&o.accept, "accept", nil, "")
	fs.StringVar(&o.cacheDir, "cache", "", "")
	fs.BoolVar(&o.noCache, "no-cache", false, "")

	if o.check == nil {
		o.check = &checkOptions{}
	}
	k := o.check
	fs.StringSliceVar(&k.packages, "package", nil, "")
	fs.BoolVar(&k.tests, "tests", false, "")
	fs.StringVar(&k.laws, "laws", "", "")
	fs.Lookup("laws").NoOptDefVal = lawsToo
	fs.IntVar(&k.jobs, "jobs", 0, "")
	fs.Var((*totalTime)(k), "total-time", "")
	fs.StringSliceVar(&k.failOn, "fail-on", []string{failManifest}, "")
	fs.BoolVar(&k.latent, "latent", false, "")
	fs.StringVar(&k.since, "since", "", "")
	fs.StringVar(&k.badge, "badge", "", "")
	fs.StringVar(&k.trend, "trend", "", "")

	o.fleet.define(fs)
	fs.Var((*seconds)(&o.fleet.idle), "idle", "")

	fs.StringSliceVar(&o.reports, "report", nil, "")
	fs.BoolVar(&o.json, "json", false, "")
	fs.BoolVarP(&o.verbose, "verbose", "v", false, "")
	fs.BoolVarP(&o.quiet, "quiet", "q", false, "")
	fs.StringVar(&o.color, "color", "auto", "")
	fs.StringArrayVar(&c.Dump, "dump", nil, "")
	fs.StringVar(&o.dumpDir, "dump-dir", "", "")
	fs.StringVar(&c.Proof, "proof", "", "")
	fs.StringVar(&c.Reproducer, "reproducer", "", "")
	fs.BoolVar(&c.Explain, "explain", false, "")
	fs.StringVar(&c.JVM, "jvm", verify.JVMAuto, "")
	fs.BoolVar(&c.CheckPasses, "check-passes", false, "")
	fs.BoolVar(&o.version, "version", false, "")
	fs.BoolVarP(&o.help, "help", "h", false, "")
	return fs
}

// javaSpelling says how flags that people type with one dash, because java
// does, are spelled here.
var javaSpelling = map[string]string{
	"-cp":        "--classpath",
	"--cp":       "--classpath",
	"-classpath": "--classpath",
	"-jar":       "--classpath",
	"-version":   "--version",
	"-help":      "--help",
	"-?":         "--help",
	// java's own long form
	"--class-path": "--classpath",
}

// javaStyle rewrites java's spellings of flags up to "--".
func javaStyle(args []string) []string {
	out := slices.Clone(args)
	for i, a := range out {
		if a == "--" {
			break
		}
		name, value, has := strings.Cut(a, "=")
		if long, ok := javaSpelling[name]; ok {
			out[i] = long
			if has {
				out[i] += "=" + value
			}
		}
	}
	return out
}

// positional takes what is not a flag: [JAR|FOLDER] [CLASS], doctor, or
// coverage JAR|FOLDER….
func (o *options) positional(args []string) error {
	if len(args) > 0 && args[0] == "doctor" {
		o.doctor = true
		if len(args) == 2 && strings.Contains(args[1], ".") {
			o.explained = args[1]
			return nil
		}
		if len(args) > 1 {
			return fmt.Errorf("doctor takes no argument %q", args[1])
		}
		return nil
	}
	if len(args) > 0 && args[0] == "coverage" {
		o.coverage = args[1:]
		if o.config.ClassPath != "" {
			o.coverage = append(o.coverage, o.config.ClassPath)
		}
		if len(o.coverage) == 0 {
			return errors.New("coverage needs jars or folders: jayverify coverage app.jar")
		}
		return nil
	}
	if len(args) > 0 && args[0] == "check" {
		o.check.wanted, o.check.paths = true, args[1:]
		return nil
	}
	if len(args) > 0 && isServer(args[0]) {
		o.serve, o.check.wanted, o.check.paths = args[0], true, args[1:]
		return nil
	}
	if len(args) > 0 && args[0] == "fleet" {
		rest, err := o.fleet.take(args[1:])
		o.check.wanted, o.check.paths = o.fleet.command == fleetRun, rest
		return err
	}
	if len(args) > 1 && args[0] == "run" {
		o.execute = args[1:]
		return nil
	}
	if len(args) > 0 && o.config.ClassPath == "" && isClassPath(args[0]) {
		o.config.ClassPath = args[0]
		args = args[1:]
	}
	if len(args) == 0 {
		return nil
	}
	if len(args) > 1 {
		return fmt.Errorf("too many arguments: %q after class %q (jayverify verifies main for all arguments, so do not give any)", args[1], args[0])
	}
	name := args[0]
	switch filepath.Ext(name) {
	case ".class":
		return fmt.Errorf("%s: name the class, not the file: jayverify -cp FOLDER CLASS", name)
	case ".java":
		return fmt.Errorf("%s: compile it first: javac -g -d build %s && jayverify -cp build CLASS", name, name)
	}
	if name == "" {
		return errors.New("the name of the class is empty")
	}
	o.config.Main = name
	return nil
}

// isClassPath reports whether an argument names a jar or a folder rather than
// a class.
func isClassPath(arg string) bool {
	switch strings.ToLower(filepath.Ext(arg)) {
	case ".jar", ".jmod", ".zip":
		return true
	}
	info, err := os.Stat(arg)
	return err == nil && info.IsDir()
}

// validate finds what makes no sense together, or alone.
func (o *options) validate() error {
	c := &o.config
	c.Callbacks = slices.Contains(o.accept, result.Callback)
	c.Reflection = slices.Contains(o.accept, result.Reflection)
	c.Threads = slices.Contains(o.accept, result.Threads)
	if err := oneOf("solver", c.Solver, portfolio.SolverNames()...); err != nil {
		return err
	}
	if err := oneOf("checker", c.Checker, portfolio.CheckerNames()...); err != nil {
		return err
	}
	if c.Checker == "auto" {
		c.Checker = ""
	}
	if err := oneOf("engine", c.Engine, verify.Engines()...); err != nil {
		return err
	}
	if err := oneOf("color", o.color, "auto", "always", "never"); err != nil {
		return err
	}
	if err := oneOf("jvm", c.JVM, verify.JVMAuto, verify.JVMAlways, verify.JVMNever); err != nil {
		return err
	}
	if err := oneOf("ints", o.ints, "java", "unbounded"); err != nil {
		return err
	}
	if o.ints == "unbounded" {
		c.Ints = verify.Unbounded
	}
	for i, name := range c.Checks {
		c.Checks[i] = strings.TrimSpace(name)
		if err := oneOf("checks", c.Checks[i], checkNames()...); err != nil {
			return err
		}
	}
	for _, name := range c.Without {
		if err := oneOf("without", name, verify.Techniques()...); err != nil {
			return err
		}
	}
	for _, d := range c.Dump {
		if pass, ok := strings.CutPrefix(d, "ivl:"); ok && pass != "" {
			continue
		}
		if err := oneOf("dump", d, "ssa", "ivl", "ivl:PASS", "passes", "horn", "patterns", "schedule"); err != nil {
			return err
		}
	}
	targets, err := parseReports(o.reports, o.json)
	if err != nil {
		return err
	}
	o.targets = targets
	onStdout := targets[slices.IndexFunc(targets, func(t target) bool { return t.file == "" })].format
	switch {
	case c.Main != "" && c.Entry != "":
		return fmt.Errorf("give a main class (%s) or --entry=%s, not both", c.Main, c.Entry)
	case c.Entry != "" && !o.check.wanted && !strings.ContainsAny(strings.Trim(c.Entry, "."), ".("):
		return badValue("entry", c.Entry, "expected CLASS.METHOD")
	case o.verbose && o.quiet:
		return errors.New("give --verbose or --quiet, not both")
	case onStdout != "text" && len(c.Dump) > 0 && o.dumpDir == "":
		return fmt.Errorf("the %s report and --dump would mix on the standard output; give --dump-dir=DIR, too", onStdout)
	case o.writeBaseline && o.baseline == "":
		return errors.New("--write-baseline needs a file: --baseline=FILE")
	}
	if o.check.wanted {
		return o.validateCheck()
	}
	return o.checkEntries()
}

// validateCheck finds what makes no sense for "jayverify check".
func (o *options) validateCheck() error {
	for _, f := range o.check.failOn {
		if err := oneOf("fail-on", f, failManifest, failLatent, failOpen, failNever); err != nil {
			return err
		}
	}
	if o.check.laws != "" {
		if err := oneOf("laws", o.check.laws, lawsToo, lawsOnly); err != nil {
			return err
		}
	}
	c := &o.config
	switch {
	case o.check.jobs < 0:
		return badValue("jobs", strconv.Itoa(o.check.jobs), "expected a number of verifications at a time")
	case slices.Contains(o.check.failOn, failNever) && len(o.check.failOn) > 1:
		return errors.New("--fail-on: give never alone")
	case len(c.Dump) > 0:
		return errors.New("--dump is for one entry: jayverify --entry=CLASS.METHOD --dump=…")
	case c.Oracle != "":
		return errors.New("--oracle is for one entry")
	}
	for _, t := range o.targets {
		if strings.Contains(t.file, entryMark) {
			return badValue("report", t.format+":"+t.file, "there is one report for all entries")
		}
	}
	// The tests are made of the report. A verification that writes a reproducer is not cached.
	o.check.reproducer, c.Reproducer = c.Reproducer, ""
	return nil
}

// checkEntries finds reports in which one entry would replace another.
func (o *options) checkEntries() error {
	if len(o.entries) < 2 {
		return nil
	}
	for _, t := range o.targets {
		if t.file != "" && !strings.Contains(t.file, entryMark) {
			return badValue("report", t.format+":"+t.file, "there are %d entries; the name of the file needs %s", len(o.entries), entryMark)
		}
		if f, _ := report.FormatOf(t.format); t.file == "" && !f.Stream {
			return badValue("report", t.format, "there are %d entries; give a file with %s in its name", len(o.entries), entryMark)
		}
	}
	return nil
}

// checkNames are the values of --checks.
func checkNames() []string {
	names := []string{"default", "lpar17"}
	for _, k := range slices.Concat(ivl.Kinds(), ivl.ThreadKinds()) {
		names = append(names, k.String())
	}
	return names
}

func oneOf(flag, value string, choices ...string) error {
	if slices.Contains(choices, value) {
		return nil
	}
	return badValue(flag, value, "expected %s", orList(choices))
}

// orList joins "a", "b" and "c" to "a, b or c".
func orList(ss []string) string {
	if len(ss) == 1 {
		return ss[0]
	}
	return strings.Join(ss[:len(ss)-1], ", ") + " or " + ss[len(ss)-1]
}

// path is the path of a program, by its name.
type path struct {
	of   *map[string]string
	name string
}

func (p *path) Type() string   { return "string" }
func (p *path) String() string { return (*p.of)[p.name] }
func (p *path) Set(s string) error {
	if *p.of == nil {
		*p.of = map[string]string{}
	}
	(*p.of)[p.name] = s
	return nil
}

// seconds is a duration > 0; a plain number means seconds.
type seconds time.Duration

func (d *seconds) Type() string { return "duration" }
func (d *seconds) String() string {
	if *d == 0 {
		return ""
	}
	return time.Duration(*d).String()
}
func (d *seconds) Set(s string) error {
	if _, err := strconv.ParseFloat(s, 64); err == nil {
		s += "s"
	}
	v, err := time.ParseDuration(s)
	if err != nil || v <= 0 {
		return errors.New("expected a time like 90s, 5m or 1h")
	}
	*d = seconds(v)
	return nil
}

// totalTime is the flag --total-time: a time, or "none".
type totalTime checkOptions

func (t *totalTime) Type() string { return "duration" }
func (t *totalTime) String() string {
	if t.endless {
		return "none"
	}
	return (*seconds)(&t.totalTime).String()
}
func (t *totalTime) Set(s string) error {
	if t.endless = s == "none"; t.endless {
		t.totalTime = 0
		return nil
	}
	if (*seconds)(&t.totalTime).Set(s) != nil {
		return errors.New("expected a time like 90s, 5m or 1h, or none")
	}
	return nil
}

// megabytes is a size > 0 in MB; K, M and G may follow.
type megabytes int

func (m *megabytes) Type() string { return "size" }
func (m *megabytes) String() string {
	if *m == 0 {
		return ""
	}
	return strconv.Itoa(int(*m))
}
func (m *megabytes) Set(s string) error {
	number := strings.TrimSuffix(strings.ToUpper(s), "B")
	unit := 1
	if n, ok := strings.CutSuffix(number, "G"); ok {
		number, unit = n, 1024
	} else {
		number = strings.TrimSuffix(number, "M")
	}
	v, err := strconv.Atoi(number)
	if err != nil || v <= 0 || v > 1<<24/unit {
		return errors.New("expected a size like 4096 (MB) or 8G")
	}
	*m = megabytes(v * unit)
	return nil
}
