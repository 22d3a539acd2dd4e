package jbench

import (
	"context"
	"fmt"
	"path/filepath"
	"runtime"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/ssa"
)

// Frontend takes all classes of jars, folders and JDKs through the front end:
//
//	class files ─parse─▶ classes ─lift─▶ SSA, checked ─lower─▶ IVL, checked
//
// The three are passes over all classes. Each starts from the files again and
// keeps nothing, so that the second one's time includes the first one's work,
// and the third one's that of both.
type Frontend struct {
	JDK   string // home of the JDK that jars are read with; "" looks for one
	Javap bool   // also time javap -c -p
	Batch int    // methods that are lowered into one program
	// Module is the only module of a JDK whose classes are lowered, if not "".
	Module string
	Jobs   int // classes or programs at a time; 0 is all processors

	// Progress is told how far a pass has come, from several goroutines; it may
	// be nil.
	Progress func(target, pass string, done, total int)
}

// FrontRow is what became of one jar, folder or JDK.
type FrontRow struct {
	Name         string      `json:"name"`         // of the file or folder; "JDK 17.0.1" for a JDK
	Classes      int         `json:"classes"`      // that parse, without module-info
	Methods      int         `json:"methods"`      // of them, with code
	Instructions int         `json:"instructions"` // of the bytecode
	Bytes        int64       `json:"bytes"`        // of the class files, inflated
	Parse        FrontPass   `json:"parse"`
	Lift         FrontPass   `json:"lift"`             // and parse
	Lower        FrontPass   `json:"lower"`            // and parse and lift
	Lowered      int         `json:"lowered"`          // methods
	Module       string      `json:"module,omitempty"` // of a JDK: the only one that was lowered
	Programs     int         `json:"programs"`         // IVL programs made
	Missing      int         `json:"missing"`          // classes that are named and not there
	PeakMB       float64     `json:"peakMB"`           // greatest resident memory; 0 where the system does not tell
	Javap        *FrontPass  `json:"javap,omitempty"`
	Failures     []FrontFail `json:"failures"`
}

// FrontPass is what a pass cost.
type FrontPass struct {
	Seconds    float64 `json:"seconds"`    // on the wall
	CPUSeconds float64 `json:"cpuSeconds"` // of all processors; 0 where the system does not tell
}

// FrontFail is a class or method that did not get through.
type FrontFail struct {
	Pass   string `json:"pass"` // parse, lift, lower, check or javap
	Name   string `json:"name"` // the class, or the method
	Reason string `json:"reason"`
}

// Do runs the passes over one target: a jar, a folder of classes, or the home of
// a JDK. The error is of a target that cannot be opened, or of ctx.
func (f *Frontend) Do(ctx context.Context, target string) (*FrontRow, error) {
	r := &frontRun{f: f, ctx: ctx, target: target}
	if err := r.open(); err != nil {
		return nil, err
	}
	defer r.close()
	resetPeak()
	var err error
	r.row.Parse = r.pass("parse", len(r.names), func(i int) { r.parse(r.names[i]) })
	r.row.Lift = r.pass("lift", len(r.names), func(i int) { r.lift(r.names[i]) })
	r.row.Lower, err = r.lower()
	r.row.PeakMB = peakMB()
	if err == nil && f.Javap {
		r.row.Javap, err = r.javap()
	}
	if err == nil {
		err = ctx.Err()
	}
	return &r.row, err
}

// frontRun is one Do.
type frontRun struct {
	f      *Frontend
	ctx    context.Context
	target string
	isJDK  bool
	own    *classfile.Path // the target's classes
	path   *classfile.Path // and all others that they use; the same for a JDK
	names  []string

	mu  sync.Mutex
	row FrontRow
}

func (r *frontRun) open() (err error) {
	r.row.Failures = []FrontFail{}
	if jdk, err := classfile.FindJDK(r.target); err == nil {
		r.isJDK = true
		r.row.Name = "JDK " + jdk.Version
		if r.path, err = classfile.OpenPath("", classfile.PathOptions{JDK: r.target}); err != nil {
			return err
		}
		r.own, r.row.Module = r.path, r.f.Module
		r.names, err = r.path.PlatformClasses()
		return err
	}
	r.row.Name = filepath.Base(r.target)
	if r.path, err = classfile.OpenPath(r.target, classfile.PathOptions{JDK: r.f.JDK}); err != nil {
		return err
	}
	release := r.path.JDK().Feature
	if r.own, err = classfile.OpenPath(r.target, classfile.PathOptions{NoPlatform: true, Release: release}); err == nil {
		r.names, err = r.own.ProgramClasses()
	}
	if err != nil {
		r.path.Close()
	}
	return err
}

func (r *frontRun) close() {
	r.path.Close()
	r.own.Close()
}

// jobs is how many goroutines a pass has.
func (r *frontRun) jobs() int {
	if r.f.Jobs > 0 {
		return r.f.Jobs
	}
	return runtime.GOMAXPROCS(0)
}

// pass calls do for 0 to n-1 and takes the time.
func (r *frontRun) pass(name string, n int, do func(int)) FrontPass {
	start, cpu := time.Now(), cpuSeconds()
	var next, done atomic.Int64
	var wait sync.WaitGroup
	for range r.jobs() {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < n && r.ctx.Err() == nil; i = int(next.Add(1)) - 1 {
				do(i)
				if d := done.Add(1); r.f.Progress != nil {
					r.f.Progress(r.row.Name, name, int(d), n)
				}
			}
		})
	}
	wait.Wait()
	return FrontPass{time.Since(start).Seconds(), cpuSeconds() - cpu}
}

func (r *frontRun) fail(pass, name string, reason any) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.row.Failures = append(r.row.Failures, FrontFail{pass, name, fmt.Sprint(reason)})
}

// parse parses a class and decodes the code of its methods.
func (r *frontRun) parse(name string) {
	data, _, err := r.own.Find(name)
	var c *classfile.Class
	if err == nil {
		c, err = classfile.Parse(name, data)
	}
	if err != nil {
		r.fail("parse", name, err)
		return
	}
	methods, instructions := 0, 0
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		methods++
		for _, err := range classfile.Instructions(m.Code.Read().Bytes) {
			if err != nil {
				r.fail("parse", methodOf(m), err)
				break
			}
			instructions++
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.row.Classes++
	r.row.Methods += methods
	r.row.Instructions += instructions
	r.row.Bytes += int64(len(data))
}

func methodOf(m *classfile.Method) string { return m.Class.Name + "." + m.Name + m.Desc }

// lift lifts the methods of a class.
func (r *frontRun) lift(name string) {
	c, err := r.own.ParseClass(name)
	if err != nil {
		return // parse has said so
	}
	for _, m := range c.Methods {
		if m.Code == nil {
			continue
		}
		f, err := ssa.Lift(m, nil)
		if err == nil {
			err = ssa.Check(f)
		}
		if err != nil {
			r.fail("lift", methodOf(m), err)
		}
	}
}
