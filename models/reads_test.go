package models_test

import (
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/ivl"
)

// TestScanner runs a program that reads a text on the JVM, and in the
// interpreter with the model of Scanner, whose choices follow the text.
func TestScanner(t *testing.T) {
	needModels(t)
	source, err := os.ReadFile("testdata/input/Reads.java")
	if err != nil {
		t.Fatal(err)
	}
	dir := classtest.Javac(t, 17, map[string]string{"Reads.java": string(source)})
	m, class := compiled(t, dir, "Reads")
	for name, text := range map[string]string{
		"empty":    "",
		"blank":    "  \n\n ",
		"ints":     "1 -2 3\n4\n5 6 7\n",
		"words":    "one 2\nthree\n\n4 five six",
		"extremes": "2147483647 -2147483648 2147483648\n9223372036854775807 9223372036854775808 70000 -32768 128\n",
		"mixed":    "true 7 x\n-1 false\n  12  \n1.5 0 1\nend",
	} {
		t.Run(name, func(t *testing.T) {
			if testing.Short() && name != "extremes" && name != "mixed" {
				t.Skip("each text starts a JVM")
			}
			cmd := exec.Command("java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", fullMessages, "-cp", dir, "Reads")
			cmd.Stdin = strings.NewReader(text)
			want, err := cmd.CombinedOutput()
			if err != nil {
				t.Fatalf("java: %v\n%s", err, want)
			}
			out := m.Run(t.Context(), ivl.Options{MaxSteps: 1 << 30, MaxOutput: 1 << 20, Inputs: &typed{texts: texts{class: class}, rest: text}})
			if out.Result != ivl.Finished {
				t.Errorf("the run ended as %s: %s", out.Result, out.Reason)
			}
			if d := cmp.Diff(string(want), out.Output); d != "" {
				t.Errorf("-JDK +models:\n%s", d)
			}
		})
	}
}

// typed makes the choices that a text stands for. Scanner asks whether there is
// something, and what it is when it takes it; of an int that it has found it
// asks at once.
type typed struct {
	texts
	rest string
}

func (s *typed) token() string {
	f := strings.Fields(s.rest)
	if len(f) == 0 {
		return ""
	}
	return f[0]
}

func (s *typed) take() string {
	t := s.token()
	s.rest = strings.TrimLeft(s.rest, " \n")[len(t):]
	return t
}

func (s *typed) Value(r ivl.Request) (ivl.Value, bool) {
	yes := func(b bool) (ivl.Value, bool) {
		if b {
			return ivl.Value{N: 1}, true
		}
		return ivl.Value{}, true
	}
	if r.Contents {
		return ivl.Value{}, false
	}
	switch r.Input.Name {
	case "Scanner.hasNext()":
		return yes(s.token() != "")
	case "Scanner.hasNextLine()":
		return yes(s.rest != "")
	case "Scanner.hasNextInt()":
		_, err := strconv.ParseInt(s.token(), 10, 32)
		return yes(err == nil)
	case "whether Scanner finds a long":
		_, err := strconv.ParseInt(s.token(), 10, 64)
		return yes(err == nil)
	case "whether Scanner finds a double":
		_, err := strconv.ParseFloat(s.token(), 64)
		return yes(err == nil)
	case "whether Scanner finds a boolean":
		return yes(s.token() == "true" || s.token() == "false")
	case "Scanner.nextBoolean()":
		return yes(s.take() == "true")
	case "Scanner.nextInt()", "Scanner.nextLong()", "Scanner.nextShort()", "Scanner.nextByte()":
		n, err := strconv.ParseInt(s.take(), 10, 64)
		return ivl.Value{N: n}, err == nil
	case "Scanner.nextDouble()":
		_, err := strconv.ParseFloat(s.take(), 64)
		return ivl.Value{}, err == nil
	case "Scanner.next()":
		s.take()
	case "Scanner.nextLine()":
		_, s.rest, _ = strings.Cut(s.rest, "\n")
	}
	return s.texts.Value(r)
}
