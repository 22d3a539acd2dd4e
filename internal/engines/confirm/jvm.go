// Package confirm repeats violations on the real JVM, and writes programs that repeat
// them.
package confirm

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/board"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/engines/portfolio"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/front/indy"
	"github.com/jayverify/jayverify/ivl"
	"github.com/jayverify/jayverify/lower"
)

// Runs repeats violations on the real JVM while engines go on.
type Runs struct {
	machine *jvm.Machine
	never   bool       // the configuration wants no runs
	why     string     // why there are no runs; "" when there are, or nobody wants any
	mu      sync.Mutex // for cases
	cases   []violation
	cfg     *config.Config
	before  func() // called before each run; see New
	assumed string // what the program rests on and a run may break; "" for nothing

	ctx    context.Context
	cancel context.CancelFunc
	slots  chan struct{}
	done   sync.WaitGroup
	bugs   bug.First
	runs   []*jvmRun
}

// violation is a run of the interpreter that a JVM can be given.
type violation struct {
	prop   *ivl.Property
	script *jvm.Script
}

// jvmRun is one of them.
type jvmRun struct {
	prop   *ivl.Property
	run    *result.Counterexample
	script *jvm.Script
	out    *jvm.Outcome
	err    error
}

// New returns what repeats violations until ctx ends, or Close. before is called before
// each run on the JVM.
func New(ctx context.Context, cfg *config.Config, low *lower.Result, before func()) *Runs {
	j := &Runs{cfg: cfg, before: before, never: cfg.JVM == config.JVMNever, slots: make(chan struct{}, 2)}
	j.ctx, j.cancel = context.WithCancel(ctx)
	jdk, err := classfile.FindJDK(cfg.JDK)
	if err != nil {
		j.why = err.Error()
		return j
	}
	j.machine = &jvm.Machine{JDK: jdk, ClassPath: cfg.ClassPath, Classes: classFinder{cfg}}
	for _, n := range low.Assuming(nil) {
		if n.Kind == lower.AssumesOrder {
			j.assumed = n.Text
		}
	}
	seen := map[string]bool{}
	for _, f := range low.Funcs {
		if c := f.Method.Class; !c.Origin.Platform && !indy.IsHarness(c.Name) && !seen[c.Name] {
			seen[c.Name] = true
			j.machine.Program = append(j.machine.Program, c.Name)
		}
	}
	if call := outreach(low.Foreign); call != "" && cfg.JVM != config.JVMAlways {
		j.why = fmt.Sprintf("the program calls %s(), which may have effects outside of it; --jvm=always runs it in spite of this", strings.ReplaceAll(call, "/", "."))
	}
	return j
}

// PutInFront adds class files, by binary names, that the program's class path does not
// have: those of a harness.
func (j *Runs) PutInFront(files map[string][]byte) {
	if j.machine != nil {
		j.machine.Front = files
	}
}

// allowed reports whether the program may be run.
func (j *Runs) allowed() bool { return j.machine != nil && !j.never && j.why == "" }

// classFinder opens the class path anew each time: hardly any run needs it.
type classFinder struct{ cfg *config.Config }

func (f classFinder) Find(name string) ([]byte, classfile.Origin, error) {
	path, err := f.cfg.OpenPath(false)
	if err != nil {
		return nil, classfile.Origin{}, err
	}
	defer path.Close()
	return path.Find(name)
}

// harmless are packages and classes of the platform whose methods without a
// model have no effects outside the program, apart from those in harmful.
var (
	harmless = []string{
		"java/lang/", "java/util/", "java/math/", "java/text/", "java/time/", "jdk/internal/",
		"java/nio/charset/", "sun/nio/cs/", "sun/text/", "sun/util/calendar/", "sun/util/locale/",
		"java/io/InputStream.", "java/io/Reader.", "java/io/BufferedReader.", "java/io/InputStreamReader.", "java/io/PrintStream.",
		"java/io/StringReader.", "java/io/StringWriter.", "java/io/PrintWriter.", "java/io/ByteArray", "java/io/IOException.", "java/io/Serializable.",
		// A wrapper of a stream has the effects of that stream. Code that makes a stream of a file or a socket calls its constructor.
		"java/io/OutputStream.", "java/io/Writer.", "java/io/OutputStreamWriter.", "java/io/Buffered", "java/io/Filter", "java/io/Data", "java/io/Pushback", "java/io/CharArray",
		"java/io/EOFException.", "java/io/UncheckedIOException.", "java/io/Closeable.", "java/io/Flushable.", "java/security/MessageDigest.", "java/security/NoSuchAlgorithmException.",
		"java/nio/Buffer.", "java/nio/ByteBuffer.", "java/nio/CharBuffer.", "java/nio/ByteOrder.",
		// Objects of these interfaces come from a connection, and code that makes one calls more than this.
		"java/sql/ResultSet.", "java/sql/ResultSetMetaData.", "java/sql/Clob.", "java/sql/SQLException.",
	}
	// pure are those within harmful packages that are harmless, too.
	pure    = []string{"java/util/concurrent/ConcurrentHashMap.", "java/util/concurrent/ConcurrentMap.", "java/util/concurrent/CopyOnWrite", "java/util/concurrent/atomic/", "java/util/concurrent/TimeUnit.", "java/lang/reflect/Array."}
	harmful = []string{
		"java/lang/Process", "java/lang/Runtime.", "java/lang/System.", "java/lang/Thread.", "java/lang/reflect/", "java/lang/invoke/", "java/lang/foreign/",
		"java/lang/ClassLoader.", "java/lang/Module",
		"jdk/internal/misc/", "java/util/prefs/", "java/util/logging/", "java/util/zip/", "java/util/jar/", "java/util/concurrent/", "java/util/Timer", "java/util/Formatter.<init>",
		"java/io/PrintStream.<init>", "java/io/PrintWriter.<init>",
	}
	harmlessAll = map[string]bool{
		"java/lang/Thread.getThreadGroup": true, "java/util/concurrent/ThreadLocalRandom.current": true,
		"java/io/File.<init>": true, "java/io/File.getName": true, "java/io/File.getPath": true, "java/lang/System.identityHashCode": true, "java/lang/System.lineSeparator": true, "java/lang/System.getProperty": true, "java/lang/System.getenv": true,
		"java/lang/Thread.sleep": true, "java/lang/Thread.currentThread": true, "java/lang/Thread.getName": true, "java/lang/Thread.yield": true,
		"java/lang/Thread.interrupted": true, "java/lang/Thread.interrupt": true, "java/lang/Runtime.getRuntime": true, "java/lang/Runtime.totalMemory": true, "java/lang/Runtime.freeMemory": true,
		"java/lang/Runtime.maxMemory": true, "java/lang/Runtime.availableProcessors": true,
	}
)

// outreach returns the first of the methods that could use files, the network or
// other processes, or "" if there is none. jayverify does not repeat a run that
// calls such a method, because a verifier must not have these effects.
func outreach(methods []string) string {
	for _, m := range methods {
		if harmlessAll[m] {
			continue
		}
		if !hasPrefix(m, harmless) || hasPrefix(m, harmful) && !hasPrefix(m, pure) {
			return m
		}
	}
	return ""
}

func hasPrefix(s string, prefixes []string) bool {
	for _, p := range prefixes {
		if strings.HasPrefix(s, p) {
			return true
		}
	}
	return false
}

// Start repeats a violation on the JVM, in the background. err says why there is no
// script that does so. It is called for one violation at a time.
func (j *Runs) Start(p *ivl.Property, run *result.Counterexample, script *jvm.Script, err error) {
	if err == nil {
		j.addCase(p, script)
	}
	if j.never {
		return
	}
	if j.why != "" || err != nil {
		why := j.why
		if why == "" {
			why = err.Error()
		}
		run.JVM = &result.JVMRun{Reason: why}
		return
	}
	r := &jvmRun{prop: p, run: run, script: script}
	j.runs = append(j.runs, r)
	j.done.Go(func() {
		select {
		case j.slots <- struct{}{}:
			defer func() { <-j.slots }()
			j.bugs.Do(func() { r.out, r.err = j.try(j.ctx, script) })
		case <-j.ctx.Done():
			r.err = j.ctx.Err()
		}
	})
}

// addCase notes a violation for the reproducer.
func (j *Runs) addCase(p *ivl.Property, script *jvm.Script) {
	if len(script.Settings) > 0 {
		return // a test cannot set variables of its own process
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	j.cases = append(j.cases, violation{p, script})
}

// try runs a script on the JVM, whatever is allowed.
func (j *Runs) try(ctx context.Context, script *jvm.Script) (*jvm.Outcome, error) {
	j.before()
	return j.machine.Run(ctx, script)
}

// wait waits for the runs, for the time there is and a little more.
func (j *Runs) wait(deadline time.Time) {
	t := time.AfterFunc(time.Until(deadline)+portfolio.LastEvidence.Span, j.cancel)
	j.done.Wait()
	t.Stop()
	j.bugs.Panic()
}

// Close ends all runs.
func (j *Runs) Close() { j.cancel() }

// Confirm waits for the runs on the JVM. If the JVM does not confirm a violation,
// it is withdrawn: the interpreter and the JVM disagree about Java, and the JVM is
// right.
func (j *Runs) Confirm(ctx context.Context, b *board.Board) {
	if len(j.runs) == 0 {
		return
	}
	b.Step("run on the JVM", func() string {
		deadline, ok := ctx.Deadline()
		if !ok {
			deadline = time.Now().Add(time.Hour)
		}
		j.wait(deadline)
		confirmed := 0
		for _, r := range j.runs {
			jr, disagreement := r.judge(j.cfg.Ints, j.assumed)
			r.run.JVM = jr
			if jr.Confirmed {
				confirmed++
			}
			if disagreement != "" {
				b.Retract(r.prop, result.Reason{Kind: result.JVMDisagrees, Text: disagreement})
			}
		}
		return fmt.Sprintf("%d of %s confirmed", confirmed, result.Count(len(j.runs), "violation", "violations"))
	})
}

// judge compares the run on the JVM with the interpreter's. A disagreement is a
// reason not to believe the latter.
// It is no bug of jayverify if the run may break an assumption, which is "" if there is none.
func (r *jvmRun) judge(ints config.Ints, assumed string) (_ *result.JVMRun, disagreement string) {
	switch {
	case errors.Is(r.err, context.Canceled), errors.Is(r.err, context.DeadlineExceeded):
		return &result.JVMRun{Reason: "time limit"}, ""
	case r.err != nil:
		return &result.JVMRun{Reason: r.err.Error()}, ""
	}
	out := &result.JVMRun{Trace: r.out.Trace, Replaced: r.script.Replaced(), Chosen: r.script.Others}
	if len(r.out.Chain) > 0 {
		out.Exception = r.out.Chain[0].Class
	}
	switch {
	case r.out.Is(r.prop, r.run.Wrapper != ""):
		out.Confirmed = true
	case r.out.Ended == jvm.NoAnswer:
		out.Reason = r.out.Why
	case r.out.Ended == jvm.Failed:
		out.Reason = "the entry cannot be called: " + r.out.Why
	case r.out.Traceless(r.prop):
		out.Reason = "the exception leaves, but its stack trace does not say from where"
	case r.out.Resources():
		out.Reason = "the JVM has too little memory for the run: " + r.out.String()
	case r.out.Linkage():
		out.Reason = "the JVM cannot link the program: " + r.out.String()
	case ints == config.Unbounded:
		out.Reason = "the JVM's integers wrap around; there the program " + r.out.String()
	case r.script.Unmodelled != "":
		out.Reason = fmt.Sprintf("on the JVM the program %s; the run depends on %s, which is not modelled", r.out, r.script.Unmodelled)
		return out, "a run that violates it ends otherwise on the JVM: " + out.Reason
	case assumed != "":
		out.Reason = "on the JVM the program " + r.out.String()
		return out, "a run violates it where this is assumed and may not be so: " + assumed + "; " + out.Reason
	default:
		out.Reason = "on the JVM the program " + r.out.String()
		return out, "the interpreter finds a run that violates it, but " + out.Reason + "; this is a bug of jayverify, please report it"
	}
	return out, ""
}

// Reproduce writes the reproducer that the configuration asks for: of the
// violations that the JVM has not refuted.
func (j *Runs) Reproduce(b *board.Board) (err error) {
	dir := j.cfg.Reproducer
	if dir == "" || j.machine == nil {
		return nil
	}
	var cases []jvm.Case
	for _, v := range j.cases {
		if b.Verdict(v.prop) == result.Unsafe {
			claim := v.prop.Name
			if v.prop.Exception != "" {
				claim = strings.ReplaceAll(v.prop.Exception, "/", ".") + ", " + claim
			}
			cases = append(cases, jvm.Case{Claim: claim, Script: v.script})
		}
	}
	if len(cases) == 0 {
		return nil
	}
	b.Step("reproducer", func() string {
		if err = j.machine.WriteReproducer(dir, cases); err != nil {
			err = failure.WithClass(failure.IO, fmt.Errorf("--reproducer: %w", err))
			return err.Error()
		}
		return result.Count(len(cases), "run", "runs") + " in " + dir
	})
	return err
}
