package main

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
)

// A mutant is a source file with one change.
type mutant struct {
	file      string
	line, col int
	what      string
	text      []byte // of the whole file
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
		ms, err := mutantsIn(f)
		if err != nil {
			return nil, err
		}
		all = append(all, ms...)
	}
	return all, nil
}

// flipped maps each operator to the one that takes its place.
var flipped = map[token.Token]token.Token{
	token.EQL: token.NEQ, token.NEQ: token.EQL,
	token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ, token.GEQ: token.GTR,
	token.LAND: token.LOR, token.LOR: token.LAND,
}

// mutantsIn returns all mutants of a file.
func mutantsIn(file string) ([]mutant, error) {
	set := token.NewFileSet()
	tree, err := parser.ParseFile(set, file, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	var all []mutant
	var failed error
	// note records the file as it is now.
	note := func(pos token.Pos, what string) {
		var b bytes.Buffer
		if err := format.Node(&b, set, tree); err != nil && failed == nil {
			failed = err
		}
		at := set.Position(pos)
		all = append(all, mutant{file, at.Line, at.Column, what, b.Bytes()})
	}
	ast.Inspect(tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if op, ok := flipped[n.Op]; ok {
				old := n.Op
				n.Op = op
				note(n.OpPos, old.String()+" becomes "+op.String())
				n.Op = old
			}
		case *ast.IfStmt:
			old := n.Cond
			n.Cond = &ast.UnaryExpr{Op: token.NOT, X: &ast.ParenExpr{X: old}}
			note(n.Pos(), "the condition is negated")
			n.Cond = old
		case *ast.BlockStmt:
			dropEach(n.List, note)
		case *ast.CaseClause:
			dropEach(n.Body, note)
		}
		return true
	})
	return all, failed
}

// dropEach drops each statement of a list in turn that can be dropped.
func dropEach(list []ast.Stmt, note func(token.Pos, string)) {
	for i, s := range list {
		what := ""
		switch s := s.(type) {
		case *ast.ExprStmt:
			what = "a call is dropped"
		case *ast.IncDecStmt:
			what = "a step is dropped"
		case *ast.AssignStmt:
			if s.Tok != token.DEFINE {
				what = "an assignment is dropped"
			}
		case *ast.BranchStmt:
			if s.Tok == token.CONTINUE || s.Tok == token.BREAK {
				what = s.Tok.String() + " is dropped"
			}
		}
		if what != "" {
			list[i] = &ast.EmptyStmt{Semicolon: s.Pos(), Implicit: true}
			note(s.Pos(), what)
			list[i] = s
		}
	}
}
