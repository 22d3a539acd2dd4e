package versions

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/engines/verify"
	"github.com/jayverify/jayverify/internal/evidence/result"
)

// Answer is what is known of a method of both versions.
type Answer int

// The answers.
const (
	Open     Answer = iota // nothing is proved, and no difference is known
	SameCode               // the code and all that it can run are the same
	Same                   // proved for all inputs
	Assuming               // proved for all inputs that keep to the assumptions of the row
	Differs                // for an input that was repeated on the JVM
)

// String is the answer in reports.
func (a Answer) String() string {
	return [...]string{"open", "same-code", "same", "same-assuming", "differs"}[a]
}

// Row is the answer for a method.
type Row struct {
	Name       string // p.C.m(int)
	Answer     Answer
	Reason     string      // of Open
	Assuming   []string    // of SameCode, Same and Assuming
	Difference *Difference // of Differs
	Elapsed    time.Duration
}

// Limits bounds the work of Decide.
type Limits struct {
	Method, Total time.Duration // Total is 0 for no limit
}

// grace is the time after Limits.Total for replays that have begun.
const grace = 5 * time.Second

// Decide answers for each pair. cfg has all but the program. tell is called for each row, in their order.
func (c *Comparison) Decide(ctx context.Context, cfg verify.Config, further string, limits Limits, tell func(Row)) error {
	start := time.Now()
	d := &decider{Comparison: c, cfg: cfg, further: further, limits: limits}
	var open []*task
	for _, p := range c.Pairs {
		t := &task{pair: p, row: Row{Name: nameOf(p.Old.Method)}}
		d.tasks = append(d.tasks, t)
		if p.SameCode {
			t.row.Answer, t.done = SameCode, true
			for _, f := range p.Given {
				t.row.Assuming = append(t.row.Assuming, "the values of "+f+" are equal, which code that differs writes")
			}
			continue
		}
		if t.plan, t.err = c.newPlan(p); t.err != nil {
			t.row.Reason, t.done = t.err.Error(), true
			continue
		}
		open = append(open, t)
	}
	whole := ctx
	if limits.Total > 0 {
		var over context.CancelFunc
		ctx, over = context.WithTimeout(ctx, limits.Total+grace)
		defer over()
	}
	if len(open) > 0 {
		err := d.prepare(ctx, open)
		defer d.close()
		if err != nil && ctx.Err() == nil {
			return err
		}
	}
	for i, t := range open {
		if t.done {
			continue
		}
		limit := limits.Method
		if limits.Total > 0 {
			left := limits.Total - time.Since(start)
			if left <= 0 || ctx.Err() != nil && whole.Err() == nil {
				t.row.Reason = "the time of --total-time is used up"
				continue
			}
			limit = min(limit, max(left/time.Duration(len(open)-i)*2, 2*time.Second), left)
		}
		if whole.Err() != nil {
			return failure.WithClass(failure.Interrupted, whole.Err())
		}
		began := time.Now()
		d.decide(ctx, t, limit)
		t.row.Elapsed = time.Since(began)
	}
	for _, t := range d.tasks {
		tell(t.row)
	}
	return nil
}

// nameOf is a method as people name it: p.C.m(int).
func nameOf(m *classfile.Method) string {
	params, _, _ := classfile.ParseMethodDescriptor(m.Desc) // it was checked
	for i, p := range params {
		params[i] = classfile.JavaName(p)
	}
	class := classfile.Dotted(m.Class.Name)
	name := class + "." + m.Name
	if m.IsInit() {
		name = "new " + class
	}
	return name + "(" + strings.Join(params, ", ") + ")"
}

// task is a pair on its way to a row.
type task struct {
	pair    *Pair
	plan    *plan
	err     error
	cmp     *comparer
	product string // the name of its class
	done    bool
	row     Row
}

// decider verifies the products of a comparison.
type decider struct {
	*Comparison
	cfg     verify.Config
	further string
	limits  Limits
	tasks   []*task
	dir     string
	path    *classfile.Path
	replays *replayer
}

func (d *decider) close() {
	if d.path != nil {
		_ = d.path.Close() // it was only read
	}
	_ = os.RemoveAll(d.dir) // only temporary files
}

// prepare writes the classes of both versions with other names, and the products.
func (d *decider) prepare(ctx context.Context, open []*task) (err error) {
	if d.dir, err = os.MkdirTemp("", "jayverify-diff-"); err != nil {
		return failure.WithClass(failure.IO, err)
	}
	var further []string
	for _, e := range filepath.SplitList(d.further) {
		abs, err := filepath.Abs(e)
		if err != nil {
			return failure.WithClass(failure.IO, err)
		}
		further = append(further, abs)
	}
	d.replays = &replayer{jdk: d.Old.Path.JDK(), further: strings.Join(further, string(os.PathListSeparator)), dir: d.dir}
	classes := filepath.Join(d.dir, "classes")
	for v, prefix := range map[*Version]string{d.Old: oldPrefix, d.New: newPrefix} {
		if err := v.writeRenamed(classes, prefix); err != nil {
			return err
		}
	}
	products := filepath.Join(d.dir, "products")
	if err := os.MkdirAll(products, 0o777); err != nil {
		return failure.WithClass(failure.IO, err)
	}
	if err := d.compileAll(ctx, open, products, d.replays.classPath(classes)); err != nil {
		return err
	}
	d.cfg.ClassPath = d.replays.classPath(products, classes)
	d.cfg.Opened = nil
	if d.path, err = d.cfg.OpenPath(true); err != nil {
		return failure.WithClass(failure.ClassOf(err), err)
	}
	d.cfg.Opened = d.path
	return nil
}

// compileAll compiles the products. Those that are no Java, as of classes that another compiler has made, are open.
func (d *decider) compileAll(ctx context.Context, open []*task, dir, classPath string) error {
	for {
		sources := map[string]string{}
		for i, t := range open {
			if !t.done {
				t.product = fmt.Sprintf("Product%d", i)
				sources[filepath.Join(productPackage, t.product)], t.cmp = t.plan.product(t.product, t.pair)
			}
		}
		if len(sources) == 0 {
			return nil
		}
		err := compile(ctx, d.replays.jdk, dir, classPath, sources)
		var said *compileError
		if !errors.As(err, &said) {
			return failure.WithClass(failure.NoSolver, err)
		}
		bad := 0
		for _, t := range open {
			if m := regexp.MustCompile(t.product + `\.java:\d+: error: (.*)`).FindStringSubmatch(said.text); !t.done && m != nil {
				bad++
				t.done, t.row.Reason = true, "its call cannot be written in Java: "+m[1]
			}
		}
		if bad == 0 {
			return failure.WithClass(failure.Internal, err)
		}
	}
}

// writeRenamed writes a version's classes below a package.
func (v *Version) writeRenamed(dir, prefix string) error {
	r := v.renaming(prefix)
	for _, n := range v.names {
		data, _, err := v.Path.Find(n)
		if err != nil {
			return err
		}
		out, err := Rename(data, r)
		if err != nil {
			return failure.WithClass(failure.Internal, fmt.Errorf("%s: %w", n, err))
		}
		file := filepath.Join(dir, filepath.FromSlash(r(n))+".class")
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return failure.WithClass(failure.IO, err)
		}
		if err := os.WriteFile(file, out, 0o666); err != nil {
			return failure.WithClass(failure.IO, err)
		}
	}
	return nil
}

// lowered is an observer that looks into the program that is verified.
type lowered struct{ seen, named bool }

// Phase implements verify.Observer.
func (*lowered) Phase(string) {}

// Step implements verify.Observer.
func (*lowered) Step(result.Step) {}

// Dump implements verify.Observer. A text of the program with the new name of a class was made from that name. The lines that declare
// properties, comments, and what is between backquotes have names of methods and fields.
func (l *lowered) Dump(_, text string) {
	l.seen = true
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, " // ")
		line = quoted.ReplaceAllString(line, "")
		if strings.HasPrefix(strings.TrimSpace(line), "prop ") {
			continue
		}
		for _, prefix := range []string{oldPrefix, newPrefix} {
			l.named = l.named || strings.Contains(line, strings.ReplaceAll(prefix, "/", "."))
		}
	}
}

var quoted = regexp.MustCompile("`[^`]*`")

// decide verifies the product of a task.
func (d *decider) decide(ctx context.Context, t *task, limit time.Duration) {
	cfg := d.cfg
	cfg.Main, cfg.Entry = "", productPackage+"."+t.product+".run"
	cfg.Checks, cfg.Timeout, cfg.Dump = []string{"assert"}, limit, []string{"ivl"}
	obs := &lowered{}
	r, err := verify.Run(ctx, cfg, obs)
	switch {
	case failure.ClassOf(err) == failure.NoSolver:
		t.row.Reason = noSolver // why is for all rows: Decide's caller says it once
		return
	case err != nil:
		t.row.Reason = firstLineOf(err.Error())
		return
	}
	for _, p := range r.Properties {
		if p.Verdict != result.Unsafe || p.Run == nil {
			continue
		}
		// The JVM refuses what may have effects outside, and so does the replay.
		if again := p.Run.JVM; again == nil || !again.Confirmed {
			t.row.Reason = "a run in which they differ is not repeated on the JVM"
			if again != nil && again.Reason != "" {
				why, _, _ := strings.Cut(again.Reason, "; --jvm=") // which diff does not have
				t.row.Reason += ": " + why
			}
			continue
		}
		diff, why := d.replays.replay(ctx, d.Comparison, t.plan, t.pair, t.product, p.Run.Source)
		if diff != nil {
			t.row.Answer, t.row.Difference, t.row.Reason = Differs, diff, ""
			return
		}
		t.row.Reason = why
	}
	if r.Verdict == result.Safe {
		d.proved(t, r, obs.named || !obs.seen)
	} else if t.row.Reason == "" {
		t.row.Reason = whyOpen(r)
	}
}

// noSolver is the reason of rows where no solver was found.
const noSolver = "no solver was found"

// whyOpen is the reason of a result that is not SAFE.
func whyOpen(r *result.Result) string {
	for _, u := range r.Unsupported {
		return "not supported: " + plainNames(firstLineOf(u.Text))
	}
	for _, p := range r.Properties {
		if p.Verdict == result.Unknown || p.Verdict == result.NotJudged {
			return plainNames(firstLineOf(p.Reason.String()))
		}
	}
	return plainNames(firstLineOf(r.Reason.String()))
}

// proved makes a row of a proof: what it is not about leaves the row open.
func (d *decider) proved(t *task, r *result.Result, named bool) {
	old := d.old.reach(append([]string{keyOf(t.pair.Old.Method)}, t.plan.runs...)...)
	new := d.new.reach(append([]string{keyOf(t.pair.New.Method)}, t.plan.runs...)...)
	left := slices.Concat(t.plan.left, t.cmp.left)
	switch {
	case named || d.Old.textsName(d.old, old) || d.New.textsName(d.new, new):
		t.row.Reason = "its code reads names of classes, which differ in the proof"
		return
	case !slices.ContainsFunc(r.Properties, func(p result.Property) bool { return p.Reach == result.Reached }):
		t.row.Reason = "no call was seen that returns"
		return
	case len(left) > 0:
		t.row.Reason = "the same where it was compared, but " + strings.Join(left, ", ")
		return
	}
	if len(t.plan.assumed) > 0 {
		t.row.Reason = "the same in a bounded world: " + strings.Join(t.plan.assumed, ", ")
		return
	}
	t.row.Answer = Same
	if fields := sorted(union(d.Old.statics(d.old, old), d.New.statics(d.new, new))); len(fields) > 0 {
		t.row.Assuming = append(t.row.Assuming, "static fields are as in a fresh JVM, and what becomes of them is not compared: "+strings.Join(fields, ", "))
	}
	if d.old.prints(old) || d.new.prints(new) {
		t.row.Assuming = append(t.row.Assuming, "what it prints or writes to files is not compared")
	}
	if d.old.callsForeign(old) || d.new.callsForeign(new) {
		t.row.Assuming = append(t.row.Assuming, "the code that both versions need keeps nothing from one call to the next")
	}
	for _, a := range r.Assumptions {
		if a.Kind != "stack" && a.Kind != "memory" {
			t.row.Assuming = append(t.row.Assuming, plainNames(a.Text))
		}
	}
	if len(t.row.Assuming) > 0 {
		t.row.Answer = Assuming
	}
}

// plainNames is a text without the packages that the versions are put below.
func plainNames(text string) string {
	return strings.NewReplacer(strings.ReplaceAll(oldPrefix, "/", "."), "", strings.ReplaceAll(newPrefix, "/", "."), "").Replace(text)
}

func union(a, b map[string]bool) map[string]bool {
	for k := range b {
		a[k] = true
	}
	return a
}
