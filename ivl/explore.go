package ivl

import (
	"context"
	"fmt"
)

// ThreadOp is what a call of a primitive does to the threads of a program.
type ThreadOp uint8

// The primitives. Each is a procedure whose first parameter is an object, but for Self, Current, Alone, Holding and Vague.
const (
	Spawn     ThreadOp = iota + 1 // a new thread executes the procedure
	Lock                          // takes the monitor of the object, waits until it is free
	Unlock                        // gives it back
	Wait                          // gives it back, waits in the queue of another object for a notification, and takes it again; may also go on without one
	WaitTimed                     // the same; the end of its time is no deadlock
	Notify                        // ends the wait of one thread
	NotifyAll                     // ends the waits of all threads
	Current                       // the result is the object that the thread was spawned with, null for the main thread
	TryLock                       // takes the monitor if it is free; the result says whether it has
	Alone                         // the result is whether all other threads have ended
	Holds                         // the result is how often the thread has the monitor
	Self                          // the result is the number of the thread
	Holding                       // the result is whether the thread has any monitor
	Vague                         // what waits here, or for a free thread, goes on at any time: nobody knows what waits for ever
)

// chooses is what comes next of a thread that is before an input with few values. Nothing of it depends on other threads.
const chooses ThreadOp = 255

// Threads says what the procedures and fields of a program mean to its threads.
type Threads struct {
	Does     map[string]ThreadOp // primitives, by procedure
	Steps    map[string]StepKind // procedures that are one step on their first parameter
	Inits    map[string]bool     // procedures that initialise a class
	Program  map[string]bool     // procedures with code of the program, not of the JDK
	Volatile map[*Field]bool     // fields whose accesses are synchronisation
	Final    map[*Field]bool     // fields of objects that only constructors set
	Status   map[*Field]bool     // fields with the states of classes
	Constant map[*Class]bool     // classes whose objects do not change after they were made
	Coarse   map[*Class]bool     // classes whose fields count as one
	Refused  string              // why the program cannot be explored; empty if it can
	Statics  *Var                // the global whose object has the static fields
}

// StepKind says how a procedure is one step.
type StepKind struct {
	Awaits bool // while its result would be false, the thread waits before the step
	Idle   bool // the program has no need that such a wait ends
	Stays  bool // it changes nothing, and once its result is true, it stays so
}

// Bounds bound an exploration.
type Bounds struct {
	States int // different states
	Depth  int // switches in a row
	Steps  int // statements between two switches
}

// Explored is what came of an exploration.
type Explored struct {
	Complete bool   // all schedules were explored, and none fails, races, or leaves threads waiting
	States   int    // different states in which threads may switch
	Visited  []bool // as Outcome.Visited, by any schedule
	Reason   string // if it is not complete: one sentence
	Vague    bool   // some thread has waited in a way that has no model: nobody knows what waits for ever
}

// Explore executes all schedules of the threads of a program, with all values of its inputs, if each has few.
//
// A state has the position of each thread, just before an operation that may depend on other threads: it takes a monitor,
// waits or notifies, begins a step, accesses a volatile field, or initialises a class. From each state, each thread that can
// go on does so until its next such operation. What lies between are accesses to plain memory, and releases of monitors.
// These are left movers if the program has no data race, so no other places of switches lead to other outcomes. A race is
// found by vector clocks: an execution with the first race has a schedule with these places and the same order of
// synchronisation (package engine has the argument, with the papers). States are compared by what is reachable, by
// the monitors, and by which threads know of which accesses.
//
// It gives up on everything else: other inputs, objects from outside, a failed assertion, an exception that ends a thread.
func Explore(ctx context.Context, p *Program, t *Threads, b Bounds) (Explored, error) {
	m, err := Compile(p)
	if err != nil {
		return Explored{}, err
	}
	x := &explorer{ctx: ctx, threads: t, bounds: b, machine: m, seen: map[digest]bool{}, sites: map[*callCode]int{}}
	if !x.compile() {
		return x.result(), nil
	}
	x.search()
	return x.result(), nil
}

// explorer is one exploration.
type explorer struct {
	ctx     context.Context
	threads *Threads
	bounds  Bounds
	machine *Machine
	m       *execution // executes whichever thread goes on
	w       *state     // the state that it works on
	infos   map[*Block][]*stmtInfo
	seen    map[digest]bool
	lives   *lives
	tries   bool              // some thread may ask whether a monitor is free
	sites   map[*callCode]int // numbers of call sites
	ended   *segment          // where a thread that was spawned comes back to
	root    *callCode         // its caller
	results int               // how many results its procedure has
	vague   bool              // some thread has waited in a way that has no model
	reason  string
}

func (x *explorer) result() Explored {
	r := Explored{Complete: x.reason == "", States: len(x.seen), Reason: x.reason, Vague: x.vague}
	if x.m != nil {
		r.Visited = x.m.visited
	}
	return r
}

// giveUp notes why not all schedules can be explored. It returns false.
func (x *explorer) giveUp(format string, args ...any) bool {
	if x.reason == "" {
		x.reason = fmt.Sprintf(format, args...)
	}
	return false
}

// move lets one thread go on.
type move struct {
	thread   int
	choice   int  // which of several waiting threads is notified
	spurious bool // the thread is not notified, and goes on
}

// visit is a state whose moves are tried.
type visit struct {
	state    *state // its last move changes it
	waits    bool   // some thread waits that should not for ever
	moves    []move
	next     int
	progress bool // a move that is not spurious leads on
}

// search tries all moves of all states, depth first.
func (x *explorer) search() {
	x.m = newState(x.ctx, x.machine, Options{MaxOutput: -1, NoRecord: true})
	x.begin()
	switch x.advance(move{}) { // the main thread goes on until it may depend on others, or ends
	case arrived:
	case disabled:
		x.giveUp("the main thread waits for ever")
		return
	default:
		return
	}
	stack := []*visit{{state: x.w, moves: x.w.moves(), waits: x.w.waits()}}
	x.seen[x.digest()] = true
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		if v.next == len(v.moves) {
			if !v.progress && v.waits {
				x.giveUp("in some schedule all threads wait for each other for ever")
				return
			}
			stack = stack[:len(stack)-1]
			continue
		}
		if x.ctx.Err() != nil {
			x.giveUp("there was no time for all schedules (%d states so far)", len(x.seen))
			return
		}
		mv := v.moves[v.next]
		v.next++
		if x.w = v.state; v.next < len(v.moves) {
			x.w = v.state.copy()
		}
		switch x.advance(mv) {
		case failed:
			return
		case disabled:
			continue
		case exited:
			v.progress = true
			continue
		}
		v.progress = v.progress || !mv.spurious
		d := x.digest()
		if x.seen[d] {
			continue
		}
		x.seen[d] = true
		if len(x.seen) > x.bounds.States {
			x.giveUp("there are more than %d states", x.bounds.States)
			return
		}
		if len(stack) > x.bounds.Depth {
			x.giveUp("there are more than %d switches", x.bounds.Depth)
			return
		}
		stack = append(stack, &visit{state: x.w, moves: x.w.moves(), waits: x.w.waits()})
	}
}

// begin makes the first state: the main thread is at the start of the program.
func (x *explorer) begin() {
	m := x.m
	m.setGlobals(m.machine.inits)
	p := m.machine.procs[m.machine.prog.Entry]
	x.w = &state{shared: map[*object]*sharing{}}
	x.w.threads = []*thread{{clock: clock{1}, doing: fresh}}
	x.load(x.w.threads[0])
	m.reserve(p.size)
	m.window(p.size)
	m.seg = p.entry
	x.save(x.w.threads[0])
}
