package absint_test

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/jayverify/jayverify/internal/dev/sample"
)

// mistake is one wrong place in a function of the analysis or of the checker. It makes the
// function unsound: with it, a set lacks a value that a run has.
type mistake struct {
	file, function string
	right, wrong   string // the text that is there, once in the function, and what is planted in its place
	what           string
	survives       string // why no test can find it; "" if one has to
}

// packages are the folders whose functions get mistakes, and the tests that have to find them.
var packages = []struct {
	dir      string
	mistakes []mistake
	tests    []string // folders of the tests, in the order in which they run
}{
	{".", slices.Concat(ofStatements, ofTerms, ofConditions, ofIntervals, ofFlow, ofFloats, ofRelations, ofRanks, ofProducts), []string{"."}},
	{"../certificate", slices.Concat(ofChecks, ofNumbers, ofCheckedTerms, ofCheckedConditions, ofSets, ofEquations, ofOrders, ofClose), []string{"../certificate", "."}},
}

// share is which part of the mistakes is planted if JAYVERIFY_PLANTED does not say which: one of so many, each time other ones. Building takes
// most of the time, so one commit in some does that.
const share, turn = 150, 4

// TestPlanted plants mistakes, one at a time, in the functions of the analysis and of the checker.
// The other tests have to fail: the claims are held against runs of the interpreter, and the checker
// has to refuse what a wrong analysis claims. The real source is changed: each function that gets
// a mistake has a copy with it, and calls the copy if the environment says so. So one build is enough.
//
//	JAYVERIFY_PLANTED=all go test ./internal/analysis/absint -run TestPlanted -v -timeout 60m
//
// writes the table of docs/measurements. JAYVERIFY_PLANTED can also list numbers of mistakes.
func TestPlanted(t *testing.T) {
	if testing.Short() {
		t.Skip("it builds the tests anew")
	}
	all := os.Getenv("JAYVERIFY_PLANTED")
	if all == "" {
		sample.Turn(t, turn)
	}
	wanted := func(number int) bool {
		return all == "all" || all == "" && (number+int(sample.Number())/turn)%share == 0 || slices.Contains(strings.Split(all, ","), strconv.Itoa(number))
	}
	overlay := map[string]string{}
	dir, number := t.TempDir(), 0
	for _, p := range packages {
		plantAll(t, p.dir, p.mistakes, number, wanted, dir, overlay)
		number += len(p.mistakes)
	}
	binaries := build(t, dir, overlay)
	for _, p := range packages {
		if all == "" {
			break // the tests run by themselves, too
		}
		if found := fails(t, binaries[p.dir], p.dir, 0); found != "" {
			t.Fatalf("%s fails without a mistake", found)
		}
	}
	number = 0
	for _, p := range packages {
		for _, m := range p.mistakes {
			number++
			if !wanted(number) {
				continue
			}
			found := ""
			for _, tests := range p.tests {
				if found == "" {
					found = fails(t, binaries[tests], tests, number)
				}
			}
			switch {
			case m.survives != "" && found != "":
				t.Errorf("%d: %s, %s: %s: found by %s", number, m.file, m.function, m.what, found)
			case m.survives != "":
				found = "survives: " + m.survives
			case found == "":
				t.Errorf("%d: %s, %s: %s: not found", number, m.file, m.function, m.what)
				continue
			}
			t.Logf("| %s `%s` | %s | %s |", m.file, m.function, m.what, found)
		}
	}
}

// TestMistakesFit: each mistake is about a function that is there, and about its text.
func TestMistakesFit(t *testing.T) {
	number := 0
	for _, p := range packages {
		for i, m := range p.mistakes {
			t.Run(fmt.Sprint(number+i+1), func(t *testing.T) {
				plantAll(t, p.dir, []mistake{m}, 0, func(int) bool { return true }, t.TempDir(), map[string]string{})
			})
		}
		number += len(p.mistakes)
	}
}

var failed = regexp.MustCompile(`(?m)^ *--- FAIL: (\S+)`)

// fails runs tests with a mistake. It returns the name of a test that fails, "" if there is none.
func fails(t *testing.T, binary, dir string, number int) string {
	t.Helper()
	cmd := exec.Command(binary, "-test.short", "-test.failfast", "-test.skip=^TestPlanted$", "-test.timeout=4m")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), fmt.Sprint("JAYVERIFY_PLANTED_NOW=", number), "JAYVERIFY_RANDOM=100", "JAYVERIFY_SEED=0")
	out, err := cmd.CombinedOutput()
	if err == nil {
		return ""
	}
	if strings.Contains(string(out), "panic: test timed out") {
		t.Errorf("mistake %d: the analysis does not end with it; plant another", number)
		return "no end"
	}
	names := failed.FindAllStringSubmatch(string(out), -1)
	if len(names) == 0 {
		t.Fatalf("mistake %d: %v\n%s", number, err, out)
	}
	return "`" + names[len(names)-1][1] + "`"
}

// build builds the tests over the changed files.
func build(t *testing.T, dir string, overlay map[string]string) map[string]string {
	t.Helper()
	text, err := json.Marshal(map[string]map[string]string{"Replace": overlay})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(file, text, 0o666); err != nil {
		t.Fatal(err)
	}
	binaries := map[string]string{}
	for _, p := range packages {
		binaries[p.dir] = filepath.Join(dir, filepath.Base(p.dir)+"test.exe")
		cmd := exec.Command("go", "test", "-c", "-overlay", file, "-o", binaries[p.dir], "./"+p.dir)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", cmd.Args, err, out)
		}
	}
	return binaries
}

// plantAll writes the changed files of a package, with the wanted mistakes. They have numbers after first.
func plantAll(t *testing.T, pkg string, mistakes []mistake, first int, wanted func(int) bool, dir string, overlay map[string]string) {
	t.Helper()
	pkg, err := filepath.Abs(pkg)
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, text string) {
		to := filepath.Join(dir, filepath.Base(pkg)+"-"+name)
		if err := os.WriteFile(to, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		overlay[filepath.Join(pkg, name)] = to
	}
	byFile := map[string]map[int]mistake{}
	for i, m := range mistakes {
		if !wanted(first + i + 1) {
			continue
		}
		if byFile[m.file] == nil {
			byFile[m.file] = map[int]mistake{}
		}
		byFile[m.file][first+i+1] = m
	}
	for name, ms := range byFile {
		text, err := os.ReadFile(filepath.Join(pkg, name))
		if err != nil {
			t.Fatal(err)
		}
		changed, err := plant(string(text), ms)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		write(name, changed)
	}
	write("planted_now.go", "package "+filepath.Base(pkg)+`

import (
	"os"
	"strconv"
)

var plantedNow, _ = strconv.Atoi(os.Getenv("JAYVERIFY_PLANTED_NOW"))
`)
}

// plant gives the functions of a file copies with mistakes.
func plant(text string, mistakes map[int]mistake) (string, error) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, "", text, parser.SkipObjectResolution)
	if err != nil {
		return "", err
	}
	at := func(p token.Pos) int { return fset.Position(p).Offset }
	copies := ""
	planted := map[int]bool{}
	for _, d := range slices.Backward(f.Decls) {
		fn, ok := d.(*ast.FuncDecl)
		if !ok {
			continue
		}
		body := text[at(fn.Pos()):at(fn.End())]
		calls := ""
		for n, m := range mistakes {
			if m.function != fn.Name.Name || strings.Count(body, m.right) != 1 {
				continue
			}
			planted[n] = true
			name := fmt.Sprintf("%s%d", fn.Name.Name, n)
			from := at(fn.Name.Pos()) - at(fn.Pos())
			copies += "\n" + body[:from] + name + strings.Replace(body[from+len(fn.Name.Name):], m.right, m.wrong, 1) + "\n"
			calls += fmt.Sprintf("\n\tif plantedNow == %d {\n\t\t%s\n\t}", n, call(fn, name))
		}
		open := at(fn.Body.Lbrace) + 1
		text = text[:open] + calls + text[open:]
	}
	for n, m := range mistakes {
		if !planted[n] {
			return "", fmt.Errorf("%s does not have this text once, so the table of planted mistakes is to be changed: %s", m.function, m.right)
		}
	}
	return text + copies, nil
}

// call calls a copy of a function with its own arguments.
func call(fn *ast.FuncDecl, name string) string {
	var args []string
	for _, p := range fn.Type.Params.List {
		for _, n := range p.Names {
			args = append(args, n.Name)
			if _, dots := p.Type.(*ast.Ellipsis); dots {
				args[len(args)-1] += "..."
			}
		}
	}
	c := name + "(" + strings.Join(args, ", ") + ")"
	if fn.Recv != nil {
		c = fn.Recv.List[0].Names[0].Name + "." + c
	}
	if fn.Type.Results == nil {
		return c + "\n\t\treturn"
	}
	return "return " + c
}
