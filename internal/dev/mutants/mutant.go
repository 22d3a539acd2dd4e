package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
)

// A mutant is one change of a source file.
type mutant struct {
	file      string
	line, col int
	what      string
	n         int // index among the changes of the file
}

// String returns "FILE:LINE:COLUMN: WHAT", which names one mutant only.
func (m mutant) String() string { return fmt.Sprintf("%s:%d:%d: %s", m.file, m.line, m.col, m.what) }

// mutantsOf returns all mutants of the package in a folder.
func mutantsOf(dir string) ([]mutant, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		return nil, err
	}
	var all []mutant
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") {
			continue
		}
		s, err := parse(f)
		if err != nil {
			return nil, err
		}
		for i, c := range s.changes {
			at := s.set.Position(c.pos)
			all = append(all, mutant{file: f, line: at.Line, col: at.Column, what: c.what, n: i})
		}
	}
	return all, nil
}

// A source is a parsed file with all changes that can be made to it.
type source struct {
	set     *token.FileSet
	tree    *ast.File
	changes []change
}

// A change is made or not made when the program runs: guard puts the choice, which
// depends on a number, into the tree.
type change struct {
	pos   token.Pos
	what  string
	guard func(number int)
}

// flipped maps each operator to the one that takes its place.
var flipped = map[token.Token]token.Token{
	token.EQL: token.NEQ, token.NEQ: token.EQL,
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.LAND: token.LOR, token.LOR: token.LAND,
}

// parse reads a file and finds the changes.
func parse(file string) (*source, error) {
	s := &source{set: token.NewFileSet()}
	var err error
	if s.tree, err = parser.ParseFile(s.set, file, nil, parser.SkipObjectResolution); err != nil {
		return nil, err
	}
	ast.Inspect(s.tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GenDecl:
			return n.Tok != token.CONST
		case *ast.BinaryExpr:
			if op, ok := flipped[n.Op]; ok {
				s.add(n.OpPos, n.Op.String()+" becomes "+op.String(), func(k int) { guardOperator(n, op, k) })
			}
		case *ast.IfStmt:
			s.add(n.Pos(), "the condition is negated", func(k int) {
				n.Cond = &ast.BinaryExpr{X: call(k), Op: token.NEQ, Y: &ast.ParenExpr{X: n.Cond}}
			})
		case *ast.BlockStmt:
			s.drops(n.List)
		case *ast.CaseClause:
			s.drops(n.Body)
		}
		return true
	})
	return s, nil
}

func (s *source) add(pos token.Pos, what string, guard func(int)) {
	s.changes = append(s.changes, change{pos, what, guard})
}

// drops adds the changes that drop each statement of a list that can be dropped.
func (s *source) drops(list []ast.Stmt) {
	for i, stmt := range list {
		what := ""
		switch stmt := stmt.(type) {
		case *ast.ExprStmt:
			what = "a call is dropped"
		case *ast.IncDecStmt:
			what = "a step is dropped"
		case *ast.AssignStmt:
			if stmt.Tok != token.DEFINE {
				what = "an assignment is dropped"
			}
		case *ast.BranchStmt:
			if stmt.Tok == token.CONTINUE || stmt.Tok == token.BREAK {
				what = stmt.Tok.String() + " is dropped"
			}
		}
		if what != "" {
			s.add(stmt.Pos(), what, func(k int) {
				kept := &ast.UnaryExpr{Op: token.NOT, X: call(k)}
				list[i] = &ast.IfStmt{Cond: kept, Body: &ast.BlockStmt{List: []ast.Stmt{list[i]}}}
			})
		}
	}
}

// call is "isMutant_(k)", which the generated file of guardFile declares.
func call(k int) ast.Expr {
	return &ast.CallExpr{Fun: ast.NewIdent("isMutant_"), Args: []ast.Expr{&ast.BasicLit{Kind: token.INT, Value: strconv.Itoa(k)}}}
}

// guardOperator makes n "oneOf_(k, func() bool { return X op Y }, …) == true". The new
// expression binds as strongly as a comparison, so it needs no parentheses.
func guardOperator(n *ast.BinaryExpr, op token.Token, k int) {
	value := func(op token.Token) ast.Expr {
		of := &ast.BinaryExpr{X: n.X, Op: op, Y: n.Y}
		return &ast.FuncLit{
			Type: &ast.FuncType{Params: &ast.FieldList{}, Results: &ast.FieldList{List: []*ast.Field{{Type: ast.NewIdent("bool")}}}},
			Body: &ast.BlockStmt{List: []ast.Stmt{&ast.ReturnStmt{Results: []ast.Expr{of}}}},
		}
	}
	number := &ast.BasicLit{Kind: token.INT, Value: strconv.Itoa(k)}
	n.X = &ast.CallExpr{Fun: ast.NewIdent("oneOf_"), Args: []ast.Expr{number, value(n.Op), value(op)}}
	n.Op, n.Y = token.EQL, ast.NewIdent("true")
}

// guarded returns the text of a file in which some changes are made when their numbers
// are chosen: numbers maps the index of a change to its number.
func guarded(file string, numbers map[int]int) ([]byte, error) {
	s, err := parse(file)
	if err != nil {
		return nil, err
	}
	// A change further inside is guarded first, so that the copies of it are guarded, too.
	for i := len(s.changes) - 1; i >= 0; i-- {
		if k, ok := numbers[i]; ok {
			s.changes[i].guard(k)
		}
	}
	var b bytes.Buffer
	err = format.Node(&b, s.set, s.tree)
	return b.Bytes(), err
}

// guardFile is a file of the package called name with what guards need. The environment
// chooses the change.
func guardFile(name string) string {
	return `package ` + name + `

import (
	"os"
	"strconv"
)

var mutant_, _ = strconv.Atoi(os.Getenv("` + chosen + `"))

func isMutant_(k int) bool { return k == mutant_ }

func oneOf_(k int, original, changed func() bool) bool {
	if k == mutant_ {
		return changed()
	}
	return original()
}
`
}

// chosen is the environment variable with the number of the change; 0 is none.
const chosen = "JAYVERIFY_MUTANT"
