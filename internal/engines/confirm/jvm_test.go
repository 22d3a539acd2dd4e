package confirm

import (
	"context"
	"errors"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/engines/config"
	"github.com/jayverify/jayverify/internal/evidence/jvm"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/ivl"
)

// What the JVM did decides about a violation: only what has nothing to do with
// the run's meaning leaves it as it is.
func TestJudge(t *testing.T) {
	pos := ivl.Pos{Method: &ivl.Method{Class: "p/Main", Name: "f"}, Line: 7}
	prop := &ivl.Property{Name: "p", Exception: "java/lang/ArithmeticException", Pos: pos}
	threw := func(class string, line int) *jvm.Outcome {
		return &jvm.Outcome{Ended: jvm.Threw, Chain: []jvm.Thrown{{Class: class, Frames: []jvm.Frame{{Class: "p.Main", Method: "f", Line: line, Program: true, Text: "p.Main.f(Main.java)"}}}}}
	}
	for _, c := range []struct {
		name         string
		out          *jvm.Outcome
		err          error
		ints         config.Ints
		unmodelled   string
		assumed      string
		confirmed    bool
		disagreement string // part of it; "" for none
		reason       string // part of it
		wrapper      string
	}{
		{name: "the same", out: threw("java.lang.ArithmeticException", 7), confirmed: true},
		{name: "the same, unmodelled", out: threw("java.lang.ArithmeticException", 7), unmodelled: "f()", confirmed: true},
		{name: "not wrapped", out: threw("java.lang.ArithmeticException", 7), wrapper: jvm.InitializerError, disagreement: "please report it"},
		{name: "another line", out: threw("java.lang.ArithmeticException", 8), disagreement: "please report it"},
		{name: "another exception", out: threw("java.lang.IllegalStateException", 7), disagreement: "throws java.lang.IllegalStateException"},
		{name: "no trace", out: &jvm.Outcome{Ended: jvm.Threw, Chain: []jvm.Thrown{{Class: "java.lang.ArithmeticException"}}}, reason: "does not say from where"},
		{name: "no trace of another", out: &jvm.Outcome{Ended: jvm.Threw, Chain: []jvm.Thrown{{Class: "java.lang.Error"}}}, disagreement: "throws java.lang.Error"},
		{name: "none", out: &jvm.Outcome{Ended: jvm.Returned}, disagreement: "on the JVM the program returns; this is a bug of jayverify"},
		{name: "none, assumed", out: &jvm.Outcome{Ended: jvm.Returned}, assumed: "keys keep their order", disagreement: "may not be so: keys keep their order; on the JVM the program returns"},
		{name: "the same, assumed", out: threw("java.lang.ArithmeticException", 7), assumed: "keys keep their order", confirmed: true},
		{name: "exit", out: &jvm.Outcome{Ended: jvm.Exited}, disagreement: "exits"},
		{name: "more inputs", out: &jvm.Outcome{Ended: jvm.Diverged, Why: "the program asks for more values of x"}, disagreement: "asks for more values of x"},
		{name: "none, unmodelled", out: &jvm.Outcome{Ended: jvm.Returned}, unmodelled: "f()", disagreement: "the run depends on f(), which is not modelled"},
		{name: "none, unbounded", out: &jvm.Outcome{Ended: jvm.Returned}, ints: config.Unbounded, reason: "integers wrap around"},
		{name: "memory", out: threw("java.lang.OutOfMemoryError", 7), reason: "too little memory"},
		{name: "linkage", out: threw("java.lang.NoSuchMethodError", 7), reason: "cannot link"},
		{name: "killed", out: &jvm.Outcome{Why: "the program still runs after 10s"}, reason: "still runs"},
		{name: "no entry", out: &jvm.Outcome{Ended: jvm.Failed, Why: "x"}, reason: "cannot be called"},
		{name: "no JVM", err: errors.New("no java"), reason: "no java"},
		{name: "no time", err: context.DeadlineExceeded, reason: "time limit"},
	} {
		r := &jvmRun{prop: prop, run: &result.Counterexample{Wrapper: c.wrapper}, script: &jvm.Script{Unmodelled: c.unmodelled}, out: c.out, err: c.err}
		got, disagreement := r.judge(c.ints, c.assumed)
		if got.Confirmed != c.confirmed || (disagreement != "") != (c.disagreement != "") || !strings.Contains(disagreement, c.disagreement) || !strings.Contains(got.Reason, c.reason) {
			t.Errorf("%s: %+v, disagreement %q", c.name, got, disagreement)
		}
		if !c.confirmed && got.Reason == "" {
			t.Errorf("%s: no reason", c.name)
		}
	}
}

// Programs that could touch anything outside are not run unasked.
func TestOutreach(t *testing.T) {
	for _, c := range []struct{ calls, want string }{
		{"java/lang/String.format java/util/Arrays.stream java/lang/Thread.sleep", ""},
		{"java/lang/String.format java/io/File.delete", "java/io/File.delete"},
		{"java/nio/file/Files.write", "java/nio/file/Files.write"},
		{"java/net/URL.openStream", "java/net/URL.openStream"},
		{"java/lang/ProcessBuilder.start", "java/lang/ProcessBuilder.start"},
		{"java/lang/Runtime.exec", "java/lang/Runtime.exec"},
		{"java/lang/Runtime.availableProcessors", ""},
		{"java/lang/System.setProperty", "java/lang/System.setProperty"},
		{"java/io/BufferedReader.readLine java/io/PrintStream.append", ""},
		{"java/io/PrintStream.<init>", "java/io/PrintStream.<init>"},
		{"java/io/OutputStream.write java/nio/ByteBuffer.put java/security/MessageDigest.digest java/util/concurrent/ConcurrentHashMap.put", ""},
		{"java/io/BufferedWriter.flush java/io/FileWriter.<init>", "java/io/FileWriter.<init>"},
		{"java/util/concurrent/Executors.newCachedThreadPool", "java/util/concurrent/Executors.newCachedThreadPool"},
		{"p/Native.work", "p/Native.work"},
		{"java/lang/reflect/Array.another java/sql/ResultSet.next java/sql/ResultSetMetaData.getColumnCount", ""},
		{"java/sql/ResultSet.next java/sql/DriverManager.getConnection", "java/sql/DriverManager.getConnection"},
		{"java/lang/reflect/Method.invoke", "java/lang/reflect/Method.invoke"},
		{"", ""},
	} {
		if got := outreach(strings.Fields(c.calls)); got != c.want {
			t.Errorf("%s: %q, want %q", c.calls, got, c.want)
		}
	}
}
