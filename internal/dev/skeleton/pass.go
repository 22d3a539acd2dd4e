package main

import (
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
)

// passesFile is where passes are declared.
const passesFile = "transforms/passes.go"

var passName = regexp.MustCompile(`^[a-z]+(-[a-z]+)*$`)

// pass returns the skeleton of a pass that changes nothing, its row in the table of
// passes, and its golden file. The checkout is in dir.
func pass(dir, name string) (map[string]string, string, error) {
	if !passName.MatchString(name) {
		return nil, "", fmt.Errorf("%q: the name of a pass has lower-case words with - between them", name)
	}
	fn := function(name)
	table, err := os.ReadFile(filepath.Join(dir, passesFile))
	if err != nil {
		return nil, "", err
	}
	row := fmt.Sprintf("\t\t{Name: %q, Run: %s,\n\t\t\tWhy: \"TODO: what it makes possible or cheaper, and why it comes where it does.\"},\n", name, fn)
	with, err := insertRow(table, row)
	if err != nil {
		return nil, "", err
	}
	source := "transforms/" + strings.ReplaceAll(name, "-", "") + ".go"
	golden := "transforms/testdata/" + name + ".txtar"
	next := fmt.Sprintf(`next:
  1. write %s in %s, with the argument why it is sound
  2. show what it changes in %s: write in.ivl, then
     go test ./transforms -run TestGolden/%s -update
  3. in %s: After, if it must follow other passes; Technique, if --without can leave it out
  4. add its name to a list in transforms/schedule.go
  5. go test ./transforms, and make difftest N=200 (runs stay the same after each pass)
`, fn, source, golden, name, passesFile)
	fill := strings.NewReplacer("NAME", name, "FUNC", fn, "PROGRAM", goldenProgram)
	return map[string]string{passesFile: with, source: fill.Replace(passText), golden: fill.Replace(goldenText)}, next, nil
}

// function returns the name of the function of a pass: DropCopies for drop-copies.
func function(name string) string {
	words := strings.Split(name, "-")
	for i, w := range words {
		words[i] = strings.ToUpper(w[:1]) + w[1:]
	}
	return strings.Join(words, "")
}

// insertRow puts a row at the end of the table that function Passes returns.
func insertRow(source []byte, row string) (string, error) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, passesFile, source, 0)
	if err != nil {
		return "", err
	}
	end := token.NoPos
	for _, d := range f.Decls {
		if fd, ok := d.(*ast.FuncDecl); ok && fd.Name.Name == "Passes" {
			ast.Inspect(fd, func(n ast.Node) bool {
				if r, ok := n.(*ast.ReturnStmt); ok && len(r.Results) == 1 {
					if lit, ok := r.Results[0].(*ast.CompositeLit); ok {
						end = lit.Rbrace
					}
				}
				return true
			})
		}
	}
	if end == token.NoPos {
		return "", fmt.Errorf("%s: no function Passes that returns a table", passesFile)
	}
	at := strings.LastIndex(string(source[:fset.Position(end).Offset]), "\n") + 1
	text, err := format.Source([]byte(string(source[:at]) + row + string(source[at:])))
	return string(text), err
}

const passText = `package transforms

import "github.com/jayverify/jayverify/ivl"

// FUNC TODO: what it changes, with a small example:
//
//	x := 1
//	x := 2      ───→      x := 2
//
// Soundness: TODO: why each run still violates the same properties, and why no new
// run does.
func FUNC(p *ivl.Program) (*ivl.Program, error) {
	return ivl.MapProcs(p, func(q *ivl.Proc) *ivl.Proc {
		return q // TODO: a new procedure; what p has must not change
	}), nil
}
`

const goldenText = `passes: NAME

TODO: what this shows.
-- in.ivl --
PROGRAM-- out.ivl --
PROGRAM`

// goldenProgram is the program before and after the pass, which changes nothing yet.
const goldenProgram = `class java/lang/Object #1

input 0 environment "n"

prop 0 assert "p"

entry main

proc main() {
  var x: i32
L0:
  havoc x input 0
  assert (= x 0) prop 0
  return
}
`
