package board

import (
	"sync/atomic"
	"time"

	"github.com/jayverify/jayverify/internal/base/bug"
	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// EncodeStep is the step from IVL to what is translated into clauses. It is a part of
// the front end.
const EncodeStep = "encode"

// SaveTo makes the board save what is known before and after each step, for the case
// that one does not end. Nobody changes what is saved, but for the one who takes it in
// the end. cpu is the processor time when the verification began.
func (b *Board) SaveTo(saved *atomic.Pointer[result.Result], cpu time.Duration) {
	b.mu.Lock()
	b.progress.saved, b.progress.start = saved, cpu
	b.mu.Unlock()
	b.save()
}

// save saves the present results. Engines that still run do not change them.
func (b *Board) save() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.progress.saved == nil {
		return
	}
	r := b.known()
	r.Steps = r.Steps[:len(r.Steps):len(r.Steps)]
	for i := range r.Properties {
		if p := &r.Properties[i]; p.Run != nil {
			run := *p.Run // a run on the JVM is added to it
			p.Run = &run
		}
	}
	b.progress.saved.Store(r)
	b.progress.unsaved = false
}

// saveNews saves what is known if that is more than was saved.
func (b *Board) saveNews() {
	b.mu.Lock()
	news := b.progress.unsaved
	b.mu.Unlock()
	if news {
		b.save()
	}
}

// Step does one step of an engine and records it. f returns what came of it. A panic
// of f names the step.
func (b *Board) Step(name string, f func() string) {
	b.obs.Phase(name)
	b.saveNews()
	b.setEncoding(name, true)
	start, cpu := time.Now(), CPUTime()
	st := result.Step{Name: name, Outcome: inPass(name, f)}
	st.Elapsed = time.Since(start)
	b.setEncoding(name, false)
	b.mu.Lock()
	if name != EncodeStep {
		b.progress.other += CPUTime() - cpu
	}
	b.mu.Unlock()
	b.Tell(st)
	b.saveNews()
}

// setEncoding notes that the step from IVL to what is translated begins or ends.
func (b *Board) setEncoding(step string, begins bool) {
	if step == EncodeStep {
		b.mu.Lock()
		b.progress.encoding = begins
		if !begins {
			b.progress.encoded = time.Now()
		}
		b.mu.Unlock()
	}
}

// Tell records a step that ran beside others.
func (b *Board) Tell(st result.Step) {
	b.mu.Lock()
	b.progress.steps = append(b.progress.steps, st)
	b.mu.Unlock()
	b.obs.Step(st)
}

// Phase says what is being worked on, where that is no step.
func (b *Board) Phase(name string) { b.obs.Phase(name) }

// Dump hands over a representation.
func (b *Board) Dump(name, text string) { b.obs.Dump(name, text) }

// inPass calls f, which a panic names.
func inPass(name string, f func() string) string {
	defer bug.InPass(name)
	return f()
}

// EndFront notes the processor time of the front end, the first time.
func (b *Board) EndFront() {
	b.mu.Lock()
	defer b.mu.Unlock()
	if p := &b.progress; p.front == 0 {
		p.front = CPUTime() - p.start - p.other
		b.findings.Stats.FrontCPU = p.front.Seconds()
	}
}

// count tells an observer that wants to know how many checks are decided that the verdict of
// a property changes. It needs mu.
func (b *Board) count(p *ivl.Property, from, to result.Verdict) {
	if p.Kind == ivl.Unsupported || from == to {
		return
	}
	for v, n := range map[result.Verdict]*int{result.Safe: &b.counts.Proved, result.Unsafe: &b.counts.Violated} {
		if v == from {
			*n--
		}
		if v == to {
			*n++
		}
	}
	if c, ok := b.obs.(config.Counter); ok {
		c.Counted(b.counts)
	}
}

// tellViolation tells an observer that wants to know that a property is violated.
func (b *Board) tellViolation(p *ivl.Property, after time.Duration) {
	if w, ok := b.obs.(config.Watcher); ok && p.Kind != ivl.Unsupported {
		w.Violated(p, after)
	}
}

// Asker is the observer, if it can ask a person.
func (b *Board) Asker() (config.Asker, bool) {
	a, ok := b.obs.(config.Asker)
	return a, ok
}
