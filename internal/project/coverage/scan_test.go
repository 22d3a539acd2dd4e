package coverage

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/jayverify/jayverify/classfile"
	"github.com/jayverify/jayverify/classfile/classtest"
	"github.com/jayverify/jayverify/models"
)

const program = `
import java.util.*;

public class Main {
    static class Tagged extends ArrayList<String> {
        int twice() { return size() + size(); }           // inherited from a model: 2
    }

    static long start() {
        return ProcessHandle.current().pid();             // unmodelled: 2, behind start and main
    }

    public static void main(String[] args) {
        BitSet bits = new BitSet();                       // bytecode: 1
        bits.set(args.length);                            // bytecode: 1
        Iterator<String> it = List.of(args).iterator();   // model: 2
        if (it.hasNext() && start() > 0) {                // model: 1
            new Tagged().twice();                         // the program's own
        }
    }
}
`

func scan(t *testing.T) *Table {
	t.Helper()
	if !models.Available() {
		t.Skip("the models are not built: run make models")
	}
	dir := classtest.Javac(t, 17, map[string]string{"Main.java": program})
	path, err := classfile.OpenPath(dir, classfile.PathOptions{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { path.Close() })
	table, err := Scan(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// TestScan counts the calls of a program by hand. The constructors of Main and
// Tagged call those of Object and ArrayList, which are one of the bytecode and
// one of a model.
func TestScan(t *testing.T) {
	table := scan(t)
	want := Table{
		Classes: 2, Methods: 5,
		Count: Count{Model: 6, Bytecode: 3, Unmodelled: 2},
		Packages: []Package{
			{"java.lang", Count{Bytecode: 1, Unmodelled: 2}},
			{"java.util", Count{Model: 6, Bytecode: 2}},
		},
		Gaps: []Gap{{"java.lang.ProcessHandle.current", 1, 2, false}, {"java.lang.ProcessHandle.pid", 1, 2, false}},
	}
	if d := cmp.Diff(want, *table); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}

func TestReports(t *testing.T) {
	table := scan(t)
	var text, data strings.Builder
	if err := table.Text(&text); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"2 classes with 5 methods make 11 calls of the JDK", "81.8 % of the calls have a meaning", "java.lang.ProcessHandle.pid"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("the text lacks %q:\n%s", want, text.String())
		}
	}
	if err := table.JSON(&data); err != nil {
		t.Fatal(err)
	}
	var back struct {
		Calls, Unmodelled int
		Gaps              []struct {
			Method        string
			MethodsBehind int
		}
	}
	if err := json.Unmarshal([]byte(data.String()), &back); err != nil {
		t.Fatal(err)
	}
	if back.Calls != 11 || back.Unmodelled != 2 || len(back.Gaps) != 2 || back.Gaps[0].MethodsBehind != 2 {
		t.Errorf("the JSON says otherwise: %s", data.String())
	}
}
