package runs

import (
	"slices"
	"strings"

	"github.com/jayverify/jayverify/ivl"
)

// DependsOnMachine names something that a run has executed and that is different on another
// machine, or in another run on the same one; "" if there is nothing. What such code returns
// in an execution is one of many answers (see models/execute).
func (x *Executed) DependsOnMachine(out ivl.Outcome) string {
	visited := x.visited(out)
	if notes := x.Lowered.Assuming(func(b *ivl.Block) bool { return visited[b] }); len(notes) > 0 {
		return notes[0].Text
	}
	return x.asked(visited, nil)
}

// visited are the blocks that a run has entered.
func (x *Executed) visited(out ivl.Outcome) map[*ivl.Block]bool {
	visited := map[*ivl.Block]bool{}
	for i, b := range x.Machine.Blocks() {
		visited[b] = out.Visited[i]
	}
	return visited
}

// asked returns a method that depends on the machine and that a run has called, other than from
// code for which all answers are equal. It passes over calls that are excepted; nil excepts none.
func (x *Executed) asked(visited map[*ivl.Block]bool, excepted func(caller, callee string) bool) string {
	from := map[string][]string{} // the callers of such methods
	keeps := false
	for _, q := range x.Lowered.Program.Procs {
		for _, b := range q.Blocks {
			if !visited[b] {
				continue
			}
			keeps = keeps || strings.HasPrefix(q.Name, "java.io.ByteArray")
			for _, s := range b.Stmts {
				if c, ok := s.(*ivl.Call); ok && machines(c.Proc) {
					from[c.Proc] = append(from[c.Proc], q.Name)
				}
			}
		}
	}
	for callee, callers := range from {
		for _, caller := range callers {
			if !indifferent(caller, callee, keeps) && (excepted == nil || !excepted(caller, callee)) {
				return callee
			}
		}
	}
	return ""
}

// indifferent reports whether what the callee answers makes no difference to the caller: concurrent
// maps are as large as there are processors, streams end their lines as the machine does, which
// nobody sees unless the program keeps what it prints.
func indifferent(caller, callee string, keeps bool) bool {
	switch {
	case strings.HasPrefix(caller, "java.util.concurrent.ConcurrentHashMap."), strings.HasPrefix(caller, "java.lang.Runtime.") && strings.HasPrefix(callee, "java.lang.Runtime."):
		return true
	}
	return !keeps && strings.HasPrefix(caller, "java.io.PrintStream.") && strings.HasPrefix(callee, "java.lang.System.lineSeparator")
}

// ofMachine are prefixes of methods whose answers depend on the machine, on how the JVM was
// started, or on time; notOfMachine are those of them that do not.
var (
	ofMachine = []string{
		"java.lang.System.", "java.lang.Runtime", "java.lang.Thread.", "java.lang.ThreadGroup.", "java.lang.Process", "java.lang.ClassLoader.", "java.lang.ref.", "java.lang.reflect.", "java.lang.StackTraceElement.",
		"java.lang.StackWalker", "java.lang.Class.getResource", "java.lang.Class.getDeclared", "java.lang.Class.getMethod", "java.lang.Class.getField", "java.lang.Class.getConstructor",
		"java.lang.Boolean.getBoolean", "java.lang.Integer.getInteger", "java.lang.Long.getLong",
		"java.util.Locale.getDefault", "java.util.Locale.initDefault", "java.util.Locale.setDefault", "java.util.TimeZone.", "java.util.SimpleTimeZone.", "java.util.Calendar.", "java.util.GregorianCalendar.",
		"java.util.Date.", "java.util.UUID.random", "java.util.ResourceBundle", "java.util.ServiceLoader", "java.util.Currency", "java.util.concurrent.ThreadLocalRandom", "java.util.concurrent.ForkJoin", "java.util.concurrent.Executor", "java.util.concurrent.ThreadPool", "java.util.concurrent.locks.LockSupport",
		"java.time.Clock", "java.time.ZoneId.systemDefault", "java.time.LocalDate.now", "java.time.LocalTime.now", "java.time.LocalDateTime.now", "java.time.Instant.now",
		"java.nio.charset.Charset.defaultCharset", "java.nio.file.", "java.io.File", "java.io.UnixFileSystem", "java.io.Console", "java.net.", "java.text.",
		"java.security.SecureRandom", "sun.", "jdk.internal.misc.VM.", "jdk.internal.misc.Unsafe.isBigEndian", "jdk.internal.misc.Unsafe.pageSize", "jdk.internal.misc.Unsafe.addressSize", "jdk.internal.loader.", "jdk.internal.reflect.",
	}
	notOfMachine = []string{"java.lang.Thread.currentThread", "java.lang.System.arraycopy", "java.lang.System.$check"}
)

// machines reports whether a procedure is one of a method that depends on the machine.
func machines(proc string) bool {
	begins := func(prefix string) bool { return strings.HasPrefix(proc, prefix) }
	return slices.ContainsFunc(ofMachine, begins) && !slices.ContainsFunc(notOfMachine, begins)
}
