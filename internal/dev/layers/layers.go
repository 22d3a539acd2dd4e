package layers

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Arrow says that a file of a package uses what another one defines.
type Arrow struct {
	From, To string   // file names
	Uses     []string // what From uses of To, sorted
}

// String is one line: FROM uses TO: names.
func (a Arrow) String() string {
	return fmt.Sprintf("%s uses %s: %s", a.From, a.To, strings.Join(a.Uses, ", "))
}

// Arrows lists the arrows between the files of each of some packages, without its tests,
// sorted. The packages are paths below the folder dir, such as ./lower.
func Arrows(dir string, pkgs ...string) ([][]Arrow, error) {
	sources, exports, err := list(dir, pkgs)
	if err != nil {
		return nil, err
	}
	fset := token.NewFileSet()
	conf := types.Config{Importer: importer.ForCompiler(fset, "gc", func(path string) (io.ReadCloser, error) {
		return os.Open(exports[path])
	})}
	var all [][]Arrow
	for _, pkg := range pkgs {
		var files []*ast.File
		for _, name := range sources[filepath.Join(dir, pkg)] {
			f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
			if err != nil {
				return nil, err
			}
			files = append(files, f)
		}
		info := &types.Info{Uses: map[*ast.Ident]types.Object{}}
		p, err := conf.Check(pkg, fset, files, info)
		if err != nil {
			return nil, err
		}
		all = append(all, arrows(fset, p, info))
	}
	return all, nil
}

// list asks the go command for the source files of packages, by their folders seen from the
// working folder, and for the files with the types of what they import.
func list(dir string, pkgs []string) (sources map[string][]string, exports map[string]string, err error) {
	cmd := exec.Command("go", append([]string{"list", "-export", "-deps", "-f", "{{.ImportPath}}\t{{.Export}}\t{{.Dir}}\t{{join .GoFiles \",\"}}"}, pkgs...)...)
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, nil, fmt.Errorf("go list: %w: %s", err, &stderr)
	}
	root, err := filepath.Abs(dir)
	if err != nil {
		return nil, nil, err
	}
	sources, exports = map[string][]string{}, map[string]string{}
	for line := range strings.Lines(string(out)) {
		f := strings.Split(strings.TrimSpace(line), "\t")
		if len(f) != 4 {
			continue
		}
		exports[f[0]] = f[1]
		rel, err := filepath.Rel(root, f[2])
		if err != nil {
			return nil, nil, err
		}
		at := filepath.Join(dir, rel)
		for _, name := range strings.Split(f[3], ",") {
			sources[at] = append(sources[at], filepath.Join(f[2], name))
		}
	}
	return sources, exports, nil
}

// arrows finds what files use of other files: package-level names, and methods and
// fields, which belong to the file that declares them.
func arrows(fset *token.FileSet, p *types.Package, info *types.Info) []Arrow {
	type pair struct{ from, to string }
	uses := map[pair]map[string]bool{}
	for id, o := range info.Uses {
		_, method := o.(*types.Func)
		if o.Pkg() != p || o.Parent() != p.Scope() && !method {
			continue
		}
		k := pair{file(fset, id.Pos()), file(fset, o.Pos())}
		if k.from == k.to {
			continue
		}
		if uses[k] == nil {
			uses[k] = map[string]bool{}
		}
		uses[k][o.Name()] = true
	}
	var all []Arrow
	for k, names := range uses {
		a := Arrow{From: k.from, To: k.to}
		for n := range names {
			a.Uses = append(a.Uses, n)
		}
		slices.Sort(a.Uses)
		all = append(all, a)
	}
	slices.SortFunc(all, func(a, b Arrow) int {
		return strings.Compare(a.From+"\x00"+a.To, b.From+"\x00"+b.To)
	})
	return all
}

func file(fset *token.FileSet, pos token.Pos) string {
	return filepath.Base(fset.Position(pos).Filename)
}

// BackUp lists the arrows that run back up: those between files that use each
// other in a circle, against the order that leaves few of them. It is empty when
// every file uses only files below it.
func BackUp(all []Arrow) []Arrow {
	order := map[string]int{}
	for i, f := range layered(all) {
		order[f] = i
	}
	var up []Arrow
	for _, a := range all {
		if order[a.To] > order[a.From] {
			up = append(up, a)
		}
	}
	return up
}

// layered orders files from the bottom up: next comes a file that uses no other
// one that is left, or else the one that is used most for what it uses itself
// (Eades, Lin and Smyth, IPL 1993).
func layered(all []Arrow) []string {
	down, up := map[string]int{}, map[string]int{}
	for _, a := range all {
		down[a.From]++
		up[a.To]++
		down[a.To] += 0
	}
	var order []string
	for len(down) > 0 {
		best := ""
		for f := range down {
			if best == "" || better(f, best, down, up) {
				best = f
			}
		}
		order = append(order, best)
		delete(down, best)
		for _, a := range all {
			if _, left := down[a.From]; left && a.To == best {
				down[a.From]--
			}
			if a.From == best {
				up[a.To]--
			}
		}
	}
	return order
}

// better reports whether file f should come before g.
func better(f, g string, down, up map[string]int) bool {
	switch {
	case (down[f] == 0) != (down[g] == 0):
		return down[f] == 0
	case up[f]-down[f] != up[g]-down[g]:
		return up[f]-down[f] > up[g]-down[g]
	}
	return f < g
}
