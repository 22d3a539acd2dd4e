package contract

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/jayverify/jayverify/classfile"
)

// documentation is what the source says about a method that its class file does not.
type documentation struct {
	throws     []string // names after @throws and @exception, as written
	suppressed []string // texts of @SuppressWarnings, of the method
	imports    []string // of the file, with dots
}

// documentation reads the Javadoc comment in front of a method; nil where there is no
// source, or no comment is found.
func (r *Reader) documentation(m *classfile.Method) *documentation {
	if m.Code == nil || m.Class.SourceFile == "" {
		return nil
	}
	line := m.Code.Read().Line(0)
	for _, folder := range r.opts.Sources {
		name := filepath.Join(folder, filepath.FromSlash(classfile.Package(m.Class.Name)), filepath.Base(m.Class.SourceFile))
		text, err := os.ReadFile(name)
		if err == nil {
			return documentationAt(string(text), line)
		}
	}
	return nil
}

var (
	throwsTag   = regexp.MustCompile(`(?m)^[\s*/]*@(?:throws|exception)\s+([\w.]+)`)
	suppression = regexp.MustCompile(`@SuppressWarnings\s*\(\s*(?:value\s*=\s*)?\{?((?:\s*"[^"]*"\s*,?)+)\}?\s*\)`)
	quoted      = regexp.MustCompile(`"([^"]*)"`)
	importLine  = regexp.MustCompile(`(?m)^\s*import\s+([\w.]+(?:\.\*)?)\s*;`)
)

// documentationAt reads the documentation of the method whose code begins at a line.
func documentationAt(source string, line int) *documentation {
	start := 0
	for n := 1; n < line; n++ {
		i := strings.IndexByte(source[start:], '\n')
		if i < 0 {
			return nil
		}
		start += i + 1
	}
	if end := strings.IndexByte(source[start:], '{'); end >= 0 && !strings.Contains(source[start:start+end], "\n") {
		start += end // the line has the declaration, too
	}
	comment, between := lastComment(source[:start])
	if !declares(between) { // the comment is one of something else
		comment, between = "", between[strings.LastIndexAny(between, ";}")+1:]
	}
	if !declares(between) {
		return nil
	}
	doc := &documentation{}
	for _, m := range throwsTag.FindAllStringSubmatch(comment, -1) {
		doc.throws = append(doc.throws, m[1])
	}
	for _, m := range suppression.FindAllStringSubmatch(between, -1) {
		for _, q := range quoted.FindAllStringSubmatch(m[1], -1) {
			doc.suppressed = append(doc.suppressed, q[1])
		}
	}
	for _, m := range importLine.FindAllStringSubmatch(source, -1) {
		doc.imports = append(doc.imports, m[1])
	}
	return doc
}

// lastComment finds the last Javadoc comment in text, and what comes after it: all of
// the text where there is none.
func lastComment(text string) (comment, after string) {
	end := strings.LastIndex(text, "*/")
	if start := strings.LastIndex(text[:max(end, 0)], "/**"); start >= 0 {
		return text[start:end], text[end+2:]
	}
	return "", text
}

var (
	lineComment = regexp.MustCompile(`//[^\n]*`)
	literal     = regexp.MustCompile(`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'`)
	annotation  = regexp.MustCompile(`@[\w.]+(?:\s*\([^()]*\))?`)
)

// declares reports whether a text between a comment and a method's first statement is
// no more than the method's declaration.
func declares(text string) bool {
	text = annotation.ReplaceAllString(literal.ReplaceAllString(lineComment.ReplaceAllString(text, ""), `""`), "")
	return !strings.ContainsAny(text, ";}") && strings.Count(text, "{") <= 1
}

// named is the class that a name in the source of m stands for; "" where it is not
// found.
func (r *Reader) named(name string, m *classfile.Method, imports []string) string {
	first, rest, _ := strings.Cut(name, ".")
	candidates := []string{strings.ReplaceAll(name, ".", "/")}
	if rest == "" {
		candidates = nil
	}
	pkg := classfile.Package(m.Class.Name)
	for _, i := range imports {
		i = strings.ReplaceAll(i, ".", "/")
		if strings.HasSuffix(i, "/"+first) {
			candidates = append(candidates, i)
		} else if on, ok := strings.CutSuffix(i, "*"); ok {
			candidates = append(candidates, on+first)
		}
	}
	candidates = append(candidates, "java/lang/"+first, strings.TrimPrefix(pkg+"/"+first, "/"), m.Class.Name+"$"+first)
	i := slices.IndexFunc(candidates, func(c string) bool {
		_, err := r.path.Class(c)
		return err == nil
	})
	if i < 0 {
		return ""
	}
	return candidates[i]
}
