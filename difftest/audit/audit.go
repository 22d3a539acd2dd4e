package audit

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
	jdktable "github.com/jayverify/jayverify/internal/front/jdk"
	"github.com/jayverify/jayverify/models"
)

// batchSize is how many cases one JVM runs.
const batchSize = 5000

// interfaces are audited on the objects that models give out for them.
var interfaces = []string{
	"java/lang/CharSequence", "java/lang/Comparable", "java/lang/Number", "java/lang/Object", "java/lang/Throwable",
	"java/util/Collection", "java/util/Comparator", "java/util/Enumeration", "java/util/Iterator", "java/util/ListIterator", "java/util/Map$Entry",
}

// Exceptions stands for all exceptions of the module java.base among the classes
// to audit: one program calls their constructors.
const Exceptions = "exceptions"

// Unasked stands for the same constructors in a program that asks no exception for its
// text or cause. Lowering then leaves these out, but not what constructors throw.
const Unasked = "exceptions that are asked nothing"

// packages are those whose public classes all have a meaning, see package lower.
var packages = []string{"java/math", "java/util/function", "java/util/regex"}

// Library is the JDK whose classes are audited.
type Library struct {
	*classfile.Path
	// Classes are those to audit: the ones with a model, those that lowering treats
	// specially, the classes nested in them, the interfaces of what models give out, and
	// Exceptions and Unasked. No class but a record extends Record.
	Classes    []string
	exceptions []string
}

// Open opens the JDK that is found first.
func Open() (*Library, error) {
	src, err := classfile.OpenPath("", classfile.PathOptions{})
	if err != nil {
		return nil, err
	}
	l := &Library{Path: src}
	if l.Classes, err = classesOf(src); err != nil {
		return nil, err
	}
	l.exceptions, err = exceptionsOf(src)
	return l, err
}

func classesOf(src *classfile.Path) ([]string, error) {
	j := jdk{src}
	seen := map[string]bool{"java/lang/Record": true}
	names := []string{Exceptions, Unasked}
	add := func(n string) {
		if !seen[n] && j.isPublic("L"+n+";") && !j.subtype(n, "java/lang/Exception") && !j.subtype(n, "java/lang/Error") && j.class(n).Super != "java/lang/Enum" {
			seen[n] = true
			names = append(names, n)
		}
	}
	for _, n := range slices.Concat(models.Names(), jdktable.Treated(), interfaces) {
		add(n)
	}
	all, err := src.PlatformClasses()
	if err != nil {
		return nil, err
	}
	for _, n := range all {
		top, _, nested := strings.Cut(n, "$")
		if nested && seen[top] && top != "java/lang/Object" || slices.Contains(packages, classfile.Package(n)) {
			add(n)
		}
	}
	slices.Sort(names)
	return names, nil
}

// exceptionsOf lists the exceptions of java.base whose constructors a program can
// call.
func exceptionsOf(src *classfile.Path) ([]string, error) {
	j := jdk{src}
	all, err := src.PlatformClasses()
	if err != nil {
		return nil, err
	}
	var names []string
	for _, n := range all {
		if strings.HasPrefix(n, "java/") && src.Module(n) == "java.base" && j.isPublic("L"+n+";") && !j.class(n).IsAbstract() && j.subtype(n, "java/lang/Throwable") {
			names = append(names, n)
		}
	}
	slices.Sort(names)
	return names, nil
}

// MethodTally counts the calls of one method, by status.
type MethodTally struct {
	Name  string
	Calls [Disagrees + 1]int
	Why   map[string]int // of calls that were not compared
}

// ClassTally is what came of auditing a class.
type ClassTally struct {
	Class string
	Cases int
	// Receivers counts the cases by what came of making the receiver.
	Receivers [Disagrees + 1]int
	Why       map[string]int // of receivers that were not made, or not compared
	Methods   []*MethodTally
	Found     []*Finding
}

// Finding is a disagreement.
type Finding struct {
	Class, Method string
	Java          string
	JVM, IVL      string
	Seen          int // how many cases show the same
	judged        *Judged
}

// Audit compares n cases of one class.
func (l *Library) Audit(ctx context.Context, class, dir string, n int, seed uint64, shrink bool) (*ClassTally, error) {
	p := NewProgram(l, class, true)
	t := &ClassTally{Class: class, Why: map[string]int{}}
	for i := range p.methods {
		t.Methods = append(t.Methods, &MethodTally{Name: p.name(i), Why: map[string]int{}})
	}
	if len(p.methods) == 0 {
		return t, nil
	}
	if err := p.compile(ctx, dir); err != nil {
		return nil, err
	}
	i, err := p.interpreter(dir)
	if err != nil {
		return nil, err
	}
	rnd := rand.New(rand.NewPCG(seed, hash(class)))
	found := map[string]*Finding{}
	for t.Cases < n {
		var cases []*Case
		for range min(batchSize, n-t.Cases) {
			cases = append(cases, p.Case(rnd))
		}
		js, err := p.batch(ctx, i, dir, cases)
		if err != nil {
			return nil, err
		}
		t.Cases += len(js)
		for _, j := range js {
			t.count(j)
			if j.Differ {
				f := p.finding(j)
				if old := found[f.key()]; old != nil {
					old.Seen++
					continue
				}
				found[f.key()] = f
				t.Found = append(t.Found, f)
			}
		}
	}
	for k, f := range t.Found {
		if shrink && k < 40 {
			if err := p.shrink(ctx, i, dir, f); err != nil {
				return nil, err
			}
		}
	}
	return t, nil
}

// Unmodelled lists the methods and constructors of a class that have no model,
// and those of them whose calls lowering neither notes as an assumption nor
// refuses, which is a mistake.
func (l *Library) Unmodelled(ctx context.Context, class, dir string) (all, unsaid []string, err error) {
	p := NewProgram(l, class, false)
	for k := range p.methods {
		all = append(all, p.name(k))
	}
	if len(all) == 0 {
		return nil, nil, nil
	}
	if err = p.compile(ctx, dir); err != nil {
		return nil, nil, err
	}
	unsaid, err = p.unsaid(dir)
	return all, unsaid, err
}

// batch runs cases on both sides.
func (p *Program) batch(ctx context.Context, i *interpreter, dir string, cases []*Case) ([]*Judged, error) {
	answers, salts, err := onJVM(ctx, dir, cases)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", p.Class, err)
	}
	js := make([]*Judged, len(cases))
	for k, c := range cases {
		js[k] = p.compare(ctx, i, c, salts[k], answers[k])
	}
	return js, nil
}

// maxTosses bounds the runs of one case.
const maxTosses = 16

// compare runs a case in the interpreter. Where something may be so or so there, it
// looks for answers with which the outputs are the same.
func (p *Program) compare(ctx context.Context, i *interpreter, c *Case, salt int64, want answer) *Judged {
	if want.large {
		return p.judge(i, c, want, nil)
	}
	var best *Judged
	var coins []int64
	for range maxTosses {
		r := i.run(ctx, c, salt, want, coins)
		j := p.judge(i, c, want, r)
		if best == nil || j.agreed() > best.agreed() || best.Differ && !j.Differ && j.agreed() == best.agreed() {
			best = j
		}
		coins = flipped(r.coins)
		if !j.Differ && !j.undecided() || coins == nil {
			return best
		}
	}
	if best.Differ {
		best.leave("too many answers that may be so or so")
	}
	return best
}

// flipped is what to try after those answers, nil when all were tried.
func flipped(coins []int64) []int64 {
	for n := len(coins) - 1; n >= 0; n-- {
		if coins[n] == 0 {
			next := slices.Clone(coins[:n+1])
			next[n] = 1
			return next
		}
	}
	return nil
}

func (t *ClassTally) count(j *Judged) {
	t.Receivers[j.Receiver]++
	if j.Receiver != Agrees {
		t.Why[j.Receiver.String()+": "+j.Why]++
	}
	for k, s := range j.Calls {
		m := t.Methods[j.Case.calls[k].method]
		m.Calls[s]++
		if s != Agrees && s != Unreached {
			m.Why[s.String()+": "+j.Why]++
		}
	}
}

func (p *Program) finding(j *Judged) *Finding {
	f := &Finding{Class: p.Class, JVM: j.JVM, IVL: j.IVL, Java: p.Java(j.Case), Seen: 1, judged: j, Method: "making the receiver"}
	if j.At >= 0 && j.At < len(j.Case.calls) {
		f.Method = p.name(j.Case.calls[j.At].method)
	}
	return f
}

// key is what findings of one cause mostly share.
func (f *Finding) key() string {
	return f.Method + "|" + shape(f.JVM, f.IVL)
}

// shape says how two lines differ.
func shape(want, got string) string {
	k := 0
	for k < len(want) && k < len(got) && want[k] == got[k] {
		k++
	}
	start := strings.LastIndexAny(want[:k], " ~;=!") + 1
	word := func(s string) string {
		s = s[min(start, len(s)):]
		if i := strings.IndexAny(s, " ;,\"("); i >= 0 {
			s = s[:i]
		}
		return strings.Map(func(r rune) rune {
			if r >= '0' && r <= '9' {
				return '0'
			}
			return r
		}, s)
	}
	return word(want) + "|" + word(got)
}

func hash(s string) uint64 {
	h := uint64(14695981039346656037)
	for _, b := range []byte(s) {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}

// workdir makes the folder for a class.
func workdir(root, class string) (string, error) {
	dir := filepath.Join(root, mangle(class))
	return dir, os.MkdirAll(dir, 0o777)
}
