package main

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/jayverify/jayverify/internal/base/failure"
	"github.com/jayverify/jayverify/internal/evidence/result"
	"github.com/jayverify/jayverify/internal/ui/report"
)

// writeTests writes a JUnit test for each finding into the folder of --reproducer. A test has
// the same name each time, so it can be kept: it succeeds when the program is right.
func (k *checking) writeTests(r *result.Result) error {
	dir := k.opt.check.reproducer
	if dir == "" {
		return nil
	}
	written, without := 0, 0
	prints := r.Fingerprints()
	for i, p := range r.Properties {
		if p.Verdict != result.Unsafe || p.Accepted != nil {
			continue
		}
		if p.Run == nil || len(p.Run.Source) == 0 {
			without++
			continue
		}
		name := testName(p, prints[i])
		file := filepath.Join(dir, filepath.FromSlash(strings.ReplaceAll(p.Run.Package, ".", "/")), name+".java")
		err := os.MkdirAll(filepath.Dir(file), 0o777)
		if err == nil {
			err = os.WriteFile(file, []byte(testSource(name, p, prints[i])), 0o666)
		}
		if err != nil {
			return failure.WithClass(failure.IO, fmt.Errorf("--reproducer: %w", err))
		}
		written++
	}
	if !k.opt.quiet {
		k.cmd.log.Infof("%s in %s", result.Count(written, "test", "tests"), dir)
	}
	if without > 0 {
		k.cmd.log.Warnf("%s no test: the run takes more than arguments from outside", result.Count(without, "finding has", "findings have"))
	}
	return nil
}

// testName is the name of the class of a test: "Order_base_4f1c2a".
func testName(p result.Property, fingerprint string) string {
	class, method := "Entry", ""
	if m := p.Pos.Method; m != nil {
		class, method = m.Class[strings.LastIndexByte(m.Class, '/')+1:], m.Name
	}
	clean := func(s string) string {
		return strings.Map(func(r rune) rune {
			switch {
			case r == '<' || r == '>':
				return -1
			case r == '$' || r == '-':
				return '_'
			}
			return r
		}, s)
	}
	sum := sha256.Sum256([]byte(fingerprint))
	return fmt.Sprintf("%s_%s_%sTest", clean(class), clean(method), hex.EncodeToString(sum[:3]))
}

// testSource is the text of a test.
func testSource(name string, p result.Property, fingerprint string) string {
	var b strings.Builder
	if p.Run.Package != "" {
		fmt.Fprintf(&b, "package %s;\n\n", p.Run.Package)
	}
	fmt.Fprintf(&b, "import org.junit.jupiter.api.Test;\n\n/** Found by jayverify: %s, %s. The test fails until that is repaired. */\n", report.Failure(p.Kind), comment(fingerprint))
	fmt.Fprintf(&b, "@SuppressWarnings({\"rawtypes\", \"unchecked\"})\nclass %s {\n    @Test\n    void run() throws Throwable {\n", name)
	for _, s := range p.Run.Source {
		fmt.Fprintf(&b, "        %s\n", s)
	}
	b.WriteString("    }\n}\n")
	return b.String()
}

// comment makes a text fit for a comment of Java.
func comment(s string) string {
	return strings.NewReplacer("\n", " ", "\r", " ", "*/", "* /", `\u`, `\ u`).Replace(s)
}
