// Package bug has the one policy for bugs of our own: code that finds one
// panics. A bug is never a verdict, UNKNOWN included.
//
//	where the panic starts     deferred InPass and InProc add where it happened
//	a goroutine                Catch or Go hands the bug to the goroutine that waits
//	                           for it, where the panic goes on
//	the command                prints "BUG in pass P, procedure Q: …", then the stack,
//	                           and ends with exit code 70
//
// An uncaught panic in a goroutine would end the process with exit code 2, which
// stands for UNKNOWN. So each goroutine that runs more than a system call is
// started with Go, or calls Catch.
package bug

import (
	"fmt"
	"runtime/debug"
	"strings"
	"sync"
)

// Bug is a panic, with the place where it happened as far as that is known.
type Bug struct {
	Pass  string // of transforms.Apply, or a step of the schedule, or an attempt of a solver; "" where that is not known
	Proc  string // the procedure or method that was worked on; "" where that is not known
	Value any    // of the panic
	Stack []byte // of the goroutine that panicked
}

// Error names the place and what the panic said, in one line.
func (b *Bug) Error() string {
	where := ""
	if b.Pass != "" {
		where = " in pass " + b.Pass
	}
	switch {
	case b.Proc != "" && where != "":
		where += ", procedure " + b.Proc
	case b.Proc != "":
		where = " in procedure " + b.Proc
	}
	return "BUG" + where + ": " + strings.TrimPrefix(fmt.Sprint(b.Value), "BUG: ")
}

// Unwrap returns the value of the panic, where that is an error.
func (b *Bug) Unwrap() error {
	err, _ := b.Value.(error)
	return err
}

// of makes a Bug of a panic's value, if it is none yet. It is called while the
// stack is that of the panic.
func of(value any) *Bug {
	if b, ok := value.(*Bug); ok {
		return b
	}
	return &Bug{Value: value, Stack: debug.Stack()}
}

// New returns a bug of a pass that is found without a panic.
func New(pass, format string, args ...any) *Bug {
	return &Bug{Pass: pass, Value: fmt.Errorf(format, args...), Stack: debug.Stack()}
}

// InPass is to be deferred where a pass begins: a panic goes on, and names it. Of
// several the innermost is named.
func InPass(name string) {
	value := recover()
	if value == nil {
		return
	}
	b := of(value)
	if b.Pass == "" {
		b.Pass = name
	}
	panic(b)
}

// InProc is to be deferred where the work on a procedure or a method begins: a
// panic goes on, and names it. Of several the innermost is named.
func InProc(name string) {
	value := recover()
	if value == nil {
		return
	}
	b := of(value)
	if b.Proc == "" {
		b.Proc = name
	}
	panic(b)
}

// Catch calls f, and returns the panic that ended it; nil if it returned.
func Catch(f func()) (b *Bug) {
	defer func() {
		if value := recover(); value != nil {
			b = of(value)
		}
	}()
	f()
	return nil
}

// Go calls f in a goroutine of its own. The function that it returns waits for f's
// end. Where f panicked, so does that function, with a *Bug.
func Go(f func()) (wait func()) {
	var b *Bug
	done := make(chan struct{})
	go func() {
		defer close(done)
		b = Catch(f)
	}()
	return func() {
		<-done
		if b != nil {
			panic(b)
		}
	}
}

// First keeps the first bug of several goroutines. Its zero value has none.
type First struct {
	mu  sync.Mutex
	bug *Bug
}

// Do calls f, and keeps the panic that ended it, if it is the first.
func (x *First) Do(f func()) {
	b := Catch(f)
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.bug == nil {
		x.bug = b
	}
}

// Panic panics with the bug that was kept, if there is one.
func (x *First) Panic() {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.bug != nil {
		panic(x.bug)
	}
}
